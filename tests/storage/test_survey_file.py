"""The file of a survey: what is read from it, how it is added to, what is refused."""

from __future__ import annotations

import errno
import os
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_desktop.solver.survey import Row
from golf_desktop.storage.deal_runs import DealRuns
from golf_desktop.storage.survey_file import HEADER, SurveyFile, SurveyFileError
from tests.storage.mounts import lockable, small_disk

ROWS = [Row(1, 6), Row(2, 0), Row(3, 1), Row(7, -16), Row(10**20, 35)]
TEXT = f"""\
{HEADER}
1,standard,0,6
2,standard,1,0
3,standard,0,1
7,standard,1,-16
100000000000000000000,standard,0,35
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "survey.csv"


def add(path: Path, rows: list[Row], rules: str = "standard") -> list[Row]:
    """Read a file and add rows; give those that were in it."""
    table = SurveyFile(path, rules)
    found = list(table.read())
    with table.adding() as writer:
        writer.add(rows)
    return found


def test_rows_are_added_and_read_again(path: Path) -> None:
    assert add(path, ROWS[:2]) == []
    assert add(path, ROWS[2:]) == ROWS[:2]
    assert path.read_bytes() == TEXT.encode()
    table = SurveyFile(path, "standard")
    assert list(table.read()) == ROWS
    assert list(table.deals.missing(range(1, 10))) == [range(4, 7), range(8, 10)]


def test_to_read_writes_nothing(path: Path) -> None:
    assert list(SurveyFile(path, "wrap").read()) == []
    assert not path.exists()
    path.write_bytes(TEXT.encode()[:-3])
    assert list(SurveyFile(path, "standard").read()) == ROWS[:-1]
    assert path.read_bytes() == TEXT.encode()[:-3]


@pytest.mark.parametrize("kept", range(len(TEXT) + 1))
def test_wherever_a_write_was_torn_the_file_becomes_whole_again(path: Path, kept: int) -> None:
    path.write_bytes(TEXT.encode()[:kept])
    table = SurveyFile(path, "standard")
    there = list(table.read())
    assert there == ROWS[: len(there)]
    assert len(there) == max(0, TEXT[:kept].count("\n") - 1)
    with table.adding() as writer:
        writer.add(ROWS[len(there) :])
    assert path.read_bytes() == TEXT.encode()


def test_line_ends_of_other_systems_are_read(path: Path) -> None:
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert list(SurveyFile(path, "standard").read()) == ROWS


@pytest.mark.parametrize(
    "data",
    [b"deal,winnable\n1,0\n", b"\0" * 1000, b"x", b"x" * 1000, HEADER.encode() + b"x\n", b"\n"],
)
def test_what_is_no_survey_is_refused_and_left_as_it_is(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(SurveyFileError, match=r"survey\.csv' is no survey: its first line is not"):
        add(path, ROWS)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("2,wrap,1,0", "its rules are wrap, not standard"),
        ("2,standard,1,0,0", "it is no row of a survey"),
        ("x,standard,1,0", "it is no row of a survey"),
        ("", "it is no row of a survey"),
        ("2" * 200, "it is too long"),
        ("\0\0\0", "it is no row of a survey"),
        ("0,standard,1,0", "it is no row of a survey"),
        ("100000000000000000001,standard,1,0", "There is no deal '100000000000000000001'"),
        ("2,standard,0,36", "no deal has the best score 36"),
        ("2,standard,1,-17", "no deal has the best score -17"),
        ("2,standard,0,0", "winnable and best score contradict each other"),
        ("1,standard,0,6", "deal 1 stands twice"),
    ],
)
def test_a_bad_row_is_named_and_the_file_left_as_it_is(path: Path, line: str, problem: str) -> None:
    data = f"{HEADER}\n1,standard,0,6\n{line}\n3,standard,0,1\n".encode()
    path.write_bytes(data)
    with pytest.raises(SurveyFileError) as told:
        add(path, ROWS[2:])
    assert str(told.value).startswith(f"{str(path)!r}, line 3: {problem}")
    assert path.read_bytes() == data


def test_what_is_no_file_is_refused_without_waiting(tmp_path: Path) -> None:
    with pytest.raises(SurveyFileError, match="is no survey: it is a folder"):
        add(tmp_path, ROWS)
    with pytest.raises(SurveyFileError, match="is no name of a file"):
        add(tmp_path / "\0", ROWS)
    if os.name == "posix":
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(SurveyFileError, match="is no survey: it is no regular file"):
            add(tmp_path / "pipe", ROWS)


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(SurveyFileError, match="could not be written: "):
        add(tmp_path / "none" / "survey.csv", ROWS)


def test_two_surveys_that_write_one_file_do_not_mix(path: Path) -> None:
    table = SurveyFile(path, "standard")
    assert list(table.read()) == []
    with table.adding() as writer:
        writer.add(ROWS[:1])
        assert add(path, ROWS[1:2]) == ROWS[:1]
        with pytest.raises(SurveyFileError, match="was changed by another program"):
            writer.add(ROWS[1:2])
    assert list(SurveyFile(path, "standard").read()) == ROWS[:2]


def test_a_file_that_changed_since_it_was_read_is_not_cut(path: Path) -> None:
    path.write_bytes(TEXT.encode()[:-3])
    table = SurveyFile(path, "standard")
    list(table.read())
    path.write_bytes(TEXT.encode())
    with pytest.raises(SurveyFileError, match="was changed by another program"), table.adding():
        pass
    assert path.read_bytes() == TEXT.encode()


@pytest.mark.skipif(os.name != "posix", reason="open files cannot be removed there")
def test_a_file_that_is_gone_is_told(path: Path) -> None:
    table = SurveyFile(path, "standard")
    list(table.read())
    with table.adding() as writer:
        path.unlink()
        with pytest.raises(SurveyFileError, match="could not be written: "):
            writer.add(ROWS)


def test_a_full_disk_costs_no_row_that_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with small_disk(folder) as disk:
        path = folder / "survey.csv"
        add(path, ROWS[:2])
        many = [Row(number, 1) for number in range(10, 5000)]
        disk.fill()
        with pytest.raises(SurveyFileError, match=os.strerror(errno.ENOSPC)):
            add(path, many)
        disk.free()
        assert add(path, ROWS[2:]) == ROWS[:2]
        assert path.read_bytes() == TEXT.encode()


def test_a_read_only_file_is_read_but_not_added_to(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with lockable(folder) as lock:
        path = folder / "survey.csv"
        path.write_text(TEXT, encoding="utf-8")
        lock.close()
        table = SurveyFile(path, "standard")
        assert list(table.read()) == ROWS
        with (
            pytest.raises(SurveyFileError, match=os.strerror(errno.EROFS)),
            table.adding(),
        ):
            pass


@given(st.lists(st.integers(1, 40)), st.integers(1, 40), st.integers(0, 40))
def test_runs_are_a_set_of_numbers(numbers: list[int], start: int, length: int) -> None:
    runs = DealRuns()
    known: set[int] = set()
    for number in numbers:
        assert runs.add(number) == (number not in known)
        known.add(number)
    deals = range(start, start + length)
    missing = list(runs.missing(deals))
    assert [number for run in missing for number in run] == [n for n in deals if n not in known]
    assert all(one.stop < other.start for one, other in pairwise(missing))
