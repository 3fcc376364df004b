"""The command that surveys deals: its table, its summary, and how it is stopped and goes on."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from golf_desktop.cli import main
from golf_desktop.commands import survey as command
from golf_desktop.commands.workers import survey_in_processes, usable_cores
from golf_desktop.solver.survey import Row
from golf_desktop.storage.survey_file import HEADER

Capture = pytest.CaptureFixture[str]
GOLDEN = Path(__file__).parent / "data" / "golf-deals-1-300.csv"
KNOWN = 300
"""The last deal in it."""

LONGEST = 60.0
"""Seconds that anything may take on a machine that has much else to do."""

posix = pytest.mark.skipif(os.name != "posix", reason="signals differ there")


def lines(last: int) -> list[str]:
    """The table of the deals from 1 on, by the standard rules."""
    with GOLDEN.open(encoding="utf-8", newline="") as file:
        known = list(csv.DictReader(file))[:last]
    return [
        f"{HEADER}\n",
        *(f"{e['deal']},standard,{e['strict_winnable']},{e['strict_best']}\n" for e in known),
    ]


def table(last: int) -> str:
    return "".join(lines(last))


def survey(deals: str, path: Path, *options: str) -> int:
    return main(["survey", deals, "--out", str(path), *options])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "survey.csv"


@pytest.fixture
def no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is solved fails the test."""
    monkeypatch.setattr(command, "survey_in_processes", None)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_however_many_workers_the_table_is_the_known_one(
    path: Path, capsys: Capture, workers: str
) -> None:
    assert survey("1-70", path, "--workers", workers) == 0
    assert path.read_text(encoding="utf-8") == table(70)
    out, err = capsys.readouterr()
    assert err == ""
    shown = out.splitlines()
    assert shown[0] == "deals 1-70, standard"
    assert shown[1] == "21 of 70 deals can be cleared: 30.0% (95% interval 20.5 to 41.5%)"
    assert shown[2] == "mean of the best scores: 2.36"
    assert sum(int(line.split()[1]) for line in shown[5:]) == 70


def test_only_what_is_missing_is_solved_and_the_summary_is_of_the_range(
    path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[range] = []

    def noted(
        chunks: Iterable[range], rules: str, workers: int, is_stopped: Callable[[], bool]
    ) -> Generator[list[Row]]:
        asked.extend(chunks)
        return survey_in_processes(asked, rules, workers, is_stopped)

    there = [*lines(3), *lines(6)[5:]]
    path.write_text("".join(there), encoding="utf-8")
    monkeypatch.setattr(command, "survey_in_processes", noted)
    assert survey("2-8", path, "--workers", "1", "--json") == 0
    assert asked == [range(4, 5), range(7, 9)]
    assert path.read_text(encoding="utf-8") == "".join([*there, *(lines(8)[n] for n in (4, 7, 8))])
    summary = json.loads(capsys.readouterr().out)
    assert (summary["first"], summary["last"], summary["rules"]) == (2, 8, "standard")
    assert summary["deals"] == 7
    assert sum(summary["best_scores"].values()) == 7


@pytest.mark.usefixtures("no_workers")
def test_a_layout_whose_deals_are_not_all_solved_is_refused(path: Path, capsys: Capture) -> None:
    assert survey("1-3", path, "--rules", "double-golf") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-desktop: double-golf is too large to solve each deal to the end")
    assert err.count("\n") == 1
    assert not path.exists()


@pytest.mark.usefixtures("no_workers")
def test_a_complete_survey_is_summed_up_at_once(path: Path, capsys: Capture) -> None:
    path.write_text(table(300), encoding="utf-8")
    assert survey("1-300", path) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("71 of 300 deals can be cleared")
    assert survey("2", path, "--json") == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["deals"], summary["winnable"], summary["best_scores"]) == (1, 1, {"0": 1})
    assert path.read_text(encoding="utf-8") == table(300)


@pytest.mark.usefixtures("no_workers")
@pytest.mark.parametrize(
    ("rules", "text", "problem"),
    [
        ("wrap", table(3), "line 2: its rules are standard, not wrap"),
        ("standard", "my notes\n", "is no survey"),
        ("standard", table(3) + lines(3)[1], "line 5: deal 1 stands twice"),
    ],
)
def test_an_unfit_file_costs_one_line_and_stays_as_it_is(
    path: Path, capsys: Capture, rules: str, text: str, problem: str
) -> None:
    path.write_text(text, encoding="utf-8")
    assert survey("1-10", path, "--rules", rules) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"golf-desktop: {str(path)!r}")
    assert problem in err
    assert err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "arguments",
    [
        *(["1-2"], ["--out", "x"], ["2-1", "--out", "x"], ["0-2", "--out", "x"]),
        *(["1-2", "--out", "x", "--workers", number] for number in ("0", "-1", "x", "9" * 99)),
        *(["1-2", "--out", "x" * 5000], ["1-2", "--out", "x", "--rules", "poker"]),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_bad_arguments_cost_one_line_and_exit_code_2(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["survey", *arguments])
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-desktop survey: ")
    assert err.count("\n") == 1


def test_there_is_a_core_to_use() -> None:
    assert usable_cores() >= 1


@contextmanager
def running(path: Path, deals: str) -> Iterator[subprocess.Popen[str]]:
    """A survey by two workers as a process in a group of its own; killed if it is still there."""
    process = subprocess.Popen(
        [sys.executable, "-m", "golf_desktop", "survey", deals, "--workers", "2", "--out", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        with process:
            yield process
    finally:
        process.kill()


def wait_until(process: subprocess.Popen[str], holds: Callable[[], bool]) -> None:
    """Wait until something holds while the process runs."""
    deadline = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < deadline
        try:
            process.wait(0.02)
        except subprocess.TimeoutExpired:
            continue
        raise AssertionError(f"it ended: {process.communicate()}")


def has_rows(path: Path) -> Callable[[], bool]:
    """Whether the file has more rows than now."""
    size = path.stat().st_size if path.exists() else len(HEADER) + 1
    return lambda: path.exists() and path.stat().st_size > size


def check_rows(path: Path) -> int:
    """Check that the table is of the deals from 1 on and right where that is known; give the last.

    A fast machine may get further than what is known before it is stopped.
    """
    text = path.read_text(encoding="utf-8")
    rows = text.splitlines()[1:]
    assert [int(row.partition(",")[0]) for row in rows] == list(range(1, len(rows) + 1))
    known = table(min(len(rows), KNOWN))
    assert text.startswith(known)
    assert len(rows) > KNOWN or text == known
    return len(rows)


def check_kept(path: Path, told: str) -> int:
    """Check the rows and that as many are told of; give how many."""
    kept = check_rows(path)
    assert told.endswith(
        f"; {kept} of 1000000000000 deals are in {str(path)!r}, "
        "and the same command goes on from there\n"
    )
    assert told.count("\n") == 1
    return kept


@posix
@pytest.mark.parametrize(
    ("sent", "whole_group"),
    [(signal.SIGINT, False), (signal.SIGINT, True), (signal.SIGTERM, True)],
)
def test_a_signal_stops_all_processes_and_the_same_command_goes_on(
    path: Path, sent: signal.Signals, whole_group: bool
) -> None:
    with running(path, "1-1000000000000") as process:
        wait_until(process, has_rows(path))
        (os.killpg if whole_group else os.kill)(process.pid, sent)
        # Each process that it started has these pipes too: they end when the last has ended.
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 128 + sent
    assert out == ""
    assert err.startswith("golf-desktop: stopped; ")
    kept = check_kept(path, err)
    if sent == signal.SIGINT and not whole_group:
        assert survey(f"1-{kept + 3}", path, "--workers", "1") == 0
        assert check_rows(path) == kept + 3


@pytest.mark.skipif(sys.platform != "linux", reason="where processes are listed differs")
def test_a_worker_that_is_killed_costs_one_line(path: Path) -> None:
    with running(path, "1-1000000000000") as process:
        wait_until(process, has_rows(path))
        os.kill(workers_of(process.pid)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 2
    assert out == ""
    assert err.startswith("golf-desktop: a worker process ended unexpectedly; ")
    check_kept(path, err)


@posix
def test_workers_end_when_the_program_is_killed(path: Path) -> None:
    with running(path, "1-1000000000000") as process:
        wait_until(process, has_rows(path))
        process.kill()
        process.communicate(timeout=LONGEST)  # until the last process that has the pipes has ended
    assert check_rows(path) >= 1


def workers_of(pid: int) -> list[int]:
    """The processes that a process started and that survey."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == pid and b"spawn_main" in words:
            found.append(int(folder.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such terminals")
def test_a_terminal_shows_how_far_it_is(path: Path) -> None:
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    done = subprocess.run(
        [sys.executable, "-m", "golf_desktop", "survey", "1-40", "--out", path, "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        timeout=LONGEST,
        check=True,
    )
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert done.stdout.startswith(b"deals 1-40, standard")
    assert "0/40 [" in shown
    assert "deals/s" in shown
