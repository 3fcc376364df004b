"""Asks the statistics in a thread of its own, so that no window waits for a disk."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from golf_desktop.said import said_by
from golf_desktop.storage.problems import StorageError
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.language import told

T = TypeVar("T")

_END = object()
"""The topic of the last question."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What is asked, and who is told: the answer, or that there is none."""

    work: Callable[[Statistics], Any]
    then: Callable[[Any], None]
    otherwise: Callable[[], None] | None
    writes: bool


@dataclass(frozen=True, slots=True)
class _Answer:
    question: _Question
    value: Any = None
    error: Exception | None = None
    notice: str | None = None


class Reader(QObject):
    """Asks one question after the other; answers come in the thread that asked.

    A question that still waits gives way to a newer one on the same topic.

    Args:
        statistics: who is asked.
        parent: the owning object: not the window that asks, which the reader outlives by as long
            as the question takes that is being answered.
    """

    failed = Signal(str)
    """A question could not be answered: why, for the player."""
    noticed = Signal(str)
    """Something about the file that the player should know."""
    _answered = Signal(object)

    def __init__(self, statistics: Statistics, parent: QObject | None) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="statistics")
        self._waiting: dict[Hashable, _Question] = {}
        self._is_asking = False
        self._is_closed = False
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_idle(self) -> bool:
        """Whether every question has its answer."""
        return not (self._is_asking or self._waiting)

    def ask(
        self,
        topic: Hashable,
        work: Callable[[Statistics], T],
        then: Callable[[T], None],
        *,
        otherwise: Callable[[], None] | None = None,
        writes: bool = False,
    ) -> None:
        """Ask something.

        Args:
            topic: what it is about.
            work: gives the answer; runs in the reader's thread.
            then: takes the answer.
            otherwise: called instead when `failed` tells of a failure.
            writes: whether it changes something and is done even if the reader is closed first.
        """
        if not self._is_closed:
            self._waiting[topic] = _Question(work, then, otherwise, writes)
            self._ask_next()

    def close(self) -> None:
        """Ask no more, let go of the file, and go away as soon as that is possible."""
        if self._is_closed:
            return
        self._is_closed = True
        writes = {topic: each for topic, each in self._waiting.items() if each.writes}
        end = _Question(Statistics.close, lambda _: None, None, writes=False)
        self._waiting = {**writes, _END: end}
        self._ask_next()

    def _ask_next(self) -> None:
        if self._is_asking:
            return
        if self._waiting:
            self._is_asking = True
            question = self._waiting.pop(next(iter(self._waiting)))
            # At the end of the whole program no thread begins any more.
            with suppress(RuntimeError):
                self._thread.submit(self._run, question)
        elif self._is_closed:
            self._thread.shutdown(wait=False)
            self.deleteLater()

    def _run(self, question: _Question) -> None:
        """Answer a question. Runs in the reader's thread; signals from there are queued."""
        value, error = None, None
        try:
            value = question.work(self._statistics)
        except Exception as caught:  # it is raised again where the question came from
            error = caught
        notice = self._statistics.take_notice()
        self._answered.emit(_Answer(question, value, error, notice))

    def _take(self, answer: _Answer) -> None:
        self._is_asking = False
        self._ask_next()
        if self._is_closed:
            return
        if answer.notice is not None:
            self.noticed.emit(told(answer.notice))
        if answer.error is None:
            answer.question.then(answer.value)
            return
        if not isinstance(answer.error, StorageError):
            raise answer.error
        self.failed.emit(told(said_by(answer.error)))
        if answer.question.otherwise is not None:
            answer.question.otherwise()
