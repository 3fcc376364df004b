"""The program's test of itself."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from build_steps import frozen_files

from golf_desktop import cli, self_test
from golf_desktop.resources import resource
from golf_desktop.self_test import Report, SelfTestError, Step
from golf_desktop.ui.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]


def test_the_whole_program_passes_without_a_display(tmp_path: Path) -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in unset}
    result = tmp_path / "result.json"
    done = subprocess.run(
        # Nothing in it may rest on `assert`, which -O takes away.
        [sys.executable, "-O", "-m", "golf_desktop", "--self-test", str(result)],
        cwd=tmp_path,
        env={**env, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    report = json.loads(result.read_text("utf-8"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert report["passed"] is True
    assert [step["problem"] for step in report["steps"]] == [None] * 5
    if sys.platform == "linux":
        assert report["qt_platform"] == "offscreen"


@pytest.mark.parametrize(
    ("lost", "step", "problem"),
    [
        ("cards/7H.svg", self_test.draw_all, r"has no 7H"),
        ("cards/large/JK-red.svg", self_test.draw_all, r"large deck has no JK-red"),
        ("cards/back-green.svg", self_test.draw_all, r"back-green\.svg is missing"),
        ("help/nl/scoring.md", self_test.read_all, r"help/nl/scoring\.md"),
        ("translations/golf_fi.qm", self_test.read_all, r"golf_fi\.qm"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_file_that_is_missing_is_found(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lost: str,
    step: Callable[[], None],
    problem: str,
) -> None:
    def without_one(name: str) -> Path:
        return tmp_path / name if name == lost else resource(name)

    for module in ("golf_desktop.self_test", "golf_desktop.ui.board.faces"):
        monkeypatch.setattr(f"{module}.resource", without_one)
    with pytest.raises(SelfTestError, match=problem):
        step()


def test_an_icon_that_is_missing_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: MainWindow
) -> None:
    self_test._look_at_icons(window)
    lost = ("icons/statistics.svg", "icons/replay-pause.svg")
    monkeypatch.setattr(
        "golf_desktop.ui.icons.resource",
        lambda name: tmp_path / name if name in lost else resource(name),
    )
    with pytest.raises(SelfTestError, match=r"no icon replay-pause, statistics\."):
        self_test._look_at_icons(window)


@pytest.mark.skipif(sys.platform != "linux", reason="only there can it be foreseen")
def test_where_no_window_can_be_opened_the_report_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    result = tmp_path / "result.json"
    assert cli.main(["--self-test", str(result)]) == 1
    report = json.loads(result.read_text("utf-8"))
    assert report["passed"] is False
    [step] = report["steps"]
    assert step["name"] == "open a window"
    assert "no platform named nonsense" in step["problem"]


def test_what_is_packed_is_looked_at_in_all_its_languages() -> None:
    assert self_test.LANGUAGES == frozen_files.LANGUAGES


def test_a_module_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "LATE", ("golf_desktop.not_packed",))
    step = self_test._tried("import every module", self_test.import_all)
    assert step.problem is not None
    assert "golf_desktop.not_packed" in step.problem


def test_a_wrong_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "BEST_OF_DEAL_1", 5)
    with pytest.raises(SelfTestError, match="gives 6"):
        self_test.solve_deal_1()


@pytest.mark.parametrize(("problem", "code"), [(None, 0), ("lost", 1)])
def test_the_exit_code_tells_whether_it_passed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, problem: str | None, code: int
) -> None:
    report = Report("1", False, "3", "6", "offscreen", [Step("try", problem, 0.0)])
    monkeypatch.setattr(self_test, "run", lambda: report)
    result = tmp_path / "result.json"
    assert cli.main(["--self-test", str(result)]) == code
    assert json.loads(result.read_text("utf-8"))["passed"] is (problem is None)


def test_a_result_that_cannot_be_written_is_told_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = Report("1", False, "3", "6", "offscreen", [])
    monkeypatch.setattr(self_test, "run", lambda: report)
    assert cli.main(["--self-test", str(tmp_path / "no" / "result.json")]) == 2
    assert "could not be written" in capsys.readouterr().err
