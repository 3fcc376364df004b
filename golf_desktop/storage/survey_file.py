"""The file of a survey: a line for each deal, added to while the survey runs.

It is a table that other programs read (CSV by RFC 4180, but with the line ends of text files): a
line of names, then the deal's number, the name of its rules, 1 if it can be cleared or else 0, and
its best score. A process that is killed leaves whole lines and at most one that is torn.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from golf_desktop.engine.deal import DealNumberError, check_deal_number
from golf_desktop.engine.rules import GAMES
from golf_desktop.solver.survey import Row, possible_scores
from golf_desktop.storage.deal_runs import DealRuns
from golf_desktop.storage.files import UnfitFileError, check_regular, reason

HEADER = "deal,rules,winnable,best_score"
"""The first line."""

_LINE = re.compile(rb"([1-9][0-9]*),([a-z-]+),([01]),(0|-?[1-9][0-9]?)\r?\n")
_LONGEST = 128
"""More bytes than a line of a survey has."""

_SYNC_EVERY = 10.0
"""Seconds between two waits for the disk: as much work a power cut may cost."""

_BINARY: int = getattr(os, "O_BINARY", 0)


class SurveyFileError(Exception):
    """The file cannot be read or written, or is no survey by the rules; the message says which."""


class SurveyFile:
    """The rows of a survey that are in its file.

    Args:
        path: the file; it need not be there.
        rules: the name of the survey's rules.
    """

    def __init__(self, path: Path, rules: str) -> None:
        self.path = path
        self.rules = rules
        self.deals = DealRuns()
        """The deals that are in the file."""
        self._scores = possible_scores(GAMES[rules])
        self._whole = 0  # the bytes of the file's whole lines
        self._read = 0  # the bytes that were read

    def __str__(self) -> str:
        return repr(str(self.path))

    def read(self) -> Iterator[Row]:
        """Read the rows in the file's order and leave out a torn last line; to be done once.

        There are none where there is no file, or an empty one. Nothing is written.

        Raises:
            SurveyFileError: the file cannot be read, or something else is in it.
        """
        try:
            if self._is_there():
                with self.path.open("rb") as file:
                    yield from self._rows(file)
        except OSError as error:
            raise SurveyFileError(f"{self} could not be read: {reason(error)}") from error

    def adding(self) -> SurveyWriter:
        """Open the file to add rows, once it was read whole; cut off a torn last line.

        Raises:
            SurveyFileError: that cannot be done, or the file is no longer what was read.
        """
        return SurveyWriter(self, self._read, self._whole)

    def _is_there(self) -> bool:
        """Whether there is a file; to open something else could wait for ever.

        Raises:
            OSError: that cannot be told.
            SurveyFileError: there is something else.
        """
        try:
            check_regular(self.path.stat())
        except FileNotFoundError:
            return False
        except UnfitFileError as error:
            raise SurveyFileError(f"{self} is no survey: {error}") from error
        except ValueError as error:
            raise SurveyFileError(f"{self} is no name of a file") from error
        return True

    def _rows(self, file: BinaryIO) -> Iterator[Row]:
        """The rows of an open file."""
        lines = iter(partial(file.readline, _LONGEST), b"")
        for number, line in enumerate(lines, start=1):
            self._read += len(line)
            is_whole = line.endswith(b"\n")
            if number == 1:
                self._check_header(line)
            elif is_whole:
                yield self._row(number, line)
            elif len(line) == _LONGEST:
                raise self._bad(number, "it is too long")
            # A line without an end is torn, and the last.
            self._whole += len(line) if is_whole else 0

    def _check_header(self, line: bytes) -> None:
        """Refuse a file that does not begin as a survey, or as one that was torn at once."""
        header = HEADER.encode()
        if line.removesuffix(b"\n").removesuffix(b"\r") == header or header.startswith(line):
            return
        raise SurveyFileError(
            f"{self} is no survey: its first line is not {HEADER}. It was left as it is"
        )

    def _row(self, number: int, line: bytes) -> Row:
        """Read and check the line of that number."""
        match = _LINE.fullmatch(line)
        if match is None:
            raise self._bad(number, "it is no row of a survey")
        rules = match[2].decode()
        if rules != self.rules:
            raise self._bad(number, f"its rules are {rules}, not {self.rules}")
        row = Row(int(match[1]), int(match[4]))
        try:
            check_deal_number(row.deal)
        except DealNumberError as error:
            raise self._bad(number, str(error).rstrip(".")) from error
        if row.best_score not in self._scores:
            raise self._bad(number, f"no deal has the best score {row.best_score}")
        if row.winnable != (match[3] == b"1"):
            raise self._bad(number, "winnable and best score contradict each other")
        if not self.deals.add(row.deal):
            raise self._bad(number, f"deal {row.deal} stands twice")
        return row

    def _bad(self, number: int, problem: str) -> SurveyFileError:
        return SurveyFileError(f"{self}, line {number}: {problem}. The file was left as it is")


class SurveyWriter:
    """Adds rows to a survey's file; to be used as a context, which closes it.

    Args:
        file: the survey's file, which is made if it is not there.
        size: how many bytes it should have.
        whole: how many of them are whole lines.

    Raises:
        SurveyFileError: it cannot be opened or cut, or is not as it should be.
    """

    def __init__(self, file: SurveyFile, size: int, whole: int) -> None:
        self._file = file
        self._size = size
        self._synced = time.monotonic()
        try:
            self._handle = os.open(file.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, 0o666)
        except OSError as error:
            raise self._failed(error) from error
        try:
            self._begin(whole)
        except OSError as error:
            os.close(self._handle)
            raise self._failed(error) from error
        except SurveyFileError:
            os.close(self._handle)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            os.fsync(self._handle)
        except OSError as trouble:
            if error is None:  # The first error is the one to tell.
                raise self._failed(trouble) from trouble
        finally:
            os.close(self._handle)

    def add(self, rows: Iterable[Row]) -> None:
        """Write rows to the file's end; all of them, or none.

        Raises:
            SurveyFileError: they could not be written, or another program changed the file.
        """
        rules = self._file.rules
        lines = (f"{row.deal},{rules},{row.winnable:d},{row.best_score}\n" for row in rows)
        data = "".join(lines).encode()
        try:
            self._check_unchanged()
            self._write(data)
            if time.monotonic() - self._synced > _SYNC_EVERY:
                os.fsync(self._handle)
                self._synced = time.monotonic()
        except OSError as error:
            raise self._failed(error) from error

    def _begin(self, whole: int) -> None:
        """Cut off what is torn; begin a new file."""
        self._check_unchanged()
        if whole < self._size:
            os.ftruncate(self._handle, whole)
            self._size = whole
        if not whole:
            self._write(f"{HEADER}\n".encode())

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[os.write(self._handle, rest) :]
        except OSError:
            with suppress(OSError):  # What stays is a torn line, which the next run cuts off.
                os.ftruncate(self._handle, self._size)
            raise
        self._size += len(data)

    def _check_unchanged(self) -> None:
        """Two surveys that write one file would put deals in it twice.

        Raises:
            OSError: the file is no longer there.
            SurveyFileError: it is not as it was left.
        """
        status = os.fstat(self._handle)
        same = os.path.samestat(status, self._file.path.stat())
        if not same or status.st_size != self._size:
            raise SurveyFileError(f"{self._file} was changed by another program")

    def _failed(self, error: OSError) -> SurveyFileError:
        return SurveyFileError(f"{self._file} could not be written: {reason(error)}")
