"""The program's test of itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from golf_desktop import cli, self_test
from golf_desktop.resources import resource
from golf_desktop.self_test import Report, SelfTestError, Step

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
    assert [step["problem"] for step in report["steps"]] == [None] * 4
    if sys.platform == "linux":
        assert report["qt_platform"] == "offscreen"


@pytest.mark.usefixtures("qapp")
def test_a_missing_picture_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def without_one(name: str) -> Path:
        return tmp_path / name if "7H" in name else resource(name)

    monkeypatch.setattr("golf_desktop.ui.board.faces.resource", without_one)
    with pytest.raises(SelfTestError, match=r"7H\.svg is missing"):
        self_test.draw_all()


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
