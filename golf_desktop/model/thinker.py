"""The thinker: answers questions about positions in a thread of its own.

A question is a generator. Each of its steps takes some tens of milliseconds at most and gives None
or an answer, each better than the one before; so the most urgent question always has the next
step, and one that is no longer wanted ends after the step it is at.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from golf_desktop.solver.effort import Stop, StoppedError

T = TypeVar("T")


_END = object()
"""Comes after the last step of a question."""


class Topic(IntEnum):
    """What a question is about, the most urgent first. There is one question of each at a time."""

    DEAL = 1
    """Which deal to play next; the player waits for it."""
    DAY = 2
    """Which deal a day has; the player waits for it."""
    SOLUTION = 3
    """How to go on; the player waits for it."""
    INDICATOR = 4
    """What can still be reached. It takes less time than the eye needs to find it."""
    HINT = 5
    """What to do next; the player waits for it."""
    REVIEW = 6
    """What could have been reached; the player waits for it."""
    SHARE = 7
    """What a deal that is shared could have come to; the player waits for it."""
    ROUND = 8
    """What the holes of a round could have come to; the player waits for it."""
    FINISHED_ROUND = 9
    """The same of a round that was finished some time ago."""
    DAY_AHEAD = 10
    """Which deal a day has, before the player asks."""
    AHEAD = 11
    """What to do next, before the player asks."""
    NEXT_DEAL = 12
    """Which deal to play after this one."""
    PLOTS = 13
    """What the deals of the statistics could have come to; there are many, and no hurry."""


class _Question:
    """A question, and who takes its answers."""

    def __init__(
        self, topic: Topic, work: Callable[[Stop], Iterator[Any]], then: Callable[[Any], None]
    ) -> None:
        self.topic = topic
        self.stop = Stop()
        self.steps = work(self.stop)
        self.then = then


@dataclass(frozen=True, slots=True)
class _Mistake:
    """Stands for an answer that a mistake of ours has prevented."""

    error: Exception


class Thinker(QObject):
    """Thinks about the newest question on each topic; answers come in the thread of this object.

    The thread begins with the first question and ends when there is none left, so that at rest
    there is none.

    Args:
        parent: the owning object.
    """

    _answered = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._questions: dict[Topic, _Question] = {}
        """Those that are being thought about."""
        self._newest: dict[Topic, _Question] = {}
        """Those whose answers are wanted."""
        self._thread: threading.Thread | None = None
        self._is_working = False
        """Whether the thread takes questions; it may still be about to end when it does not."""
        self._is_closed = False
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being thought about. Answers may still be on their way."""
        with self._lock:
            return not self._questions

    def ask(
        self,
        topic: Topic,
        work: Callable[[Stop], Iterator[T | None]],
        then: Callable[[T], None],
    ) -> None:
        """Ask something, instead of what was asked on the topic before.

        Args:
            topic: what it is about.
            work: makes the generator of answers. It runs in the thinker's thread, must not touch
                what the window's thread may change, and may end early by `StoppedError`. It
                imports the solver itself: so numpy, which takes its time, is loaded there.
            then: takes each answer but those that come after a newer question or `drop`.
        """
        question = _Question(topic, work, then)
        with self._lock:
            self._stop(topic)
            if self._is_closed:
                return
            self._questions[topic] = self._newest[topic] = question
            if not self._is_working:
                self._is_working = True
                self._thread = threading.Thread(target=self._run, name="thinker")
                self._thread.start()

    def drop(self, *topics: Topic) -> None:
        """Want no more answers on some topics."""
        with self._lock:
            for topic in topics:
                self._stop(topic)

    def close(self) -> None:
        """Drop everything, take no more questions, and wait until the thread has ended."""
        self.drop(*Topic)
        with self._lock:
            self._is_closed = True
            thread = self._thread
        if thread is not None:
            thread.join()

    def _stop(self, topic: Topic) -> None:
        """Want no more answers to the newest question on a topic, those on their way included."""
        self._questions.pop(topic, None)
        newest = self._newest.pop(topic, None)
        if newest is not None:
            newest.stop.set()

    def _run(self) -> None:
        """Think. Runs in the thinker's thread; signals from there are queued."""
        while (question := self._most_urgent()) is not None:
            try:
                answer = next(question.steps, _END)
            except StoppedError:
                answer = _END
            except Exception as mistake:  # it is raised again in the thread that asked
                self._answered.emit(question, _Mistake(mistake))
                answer = _END
            if answer is _END:
                with self._lock:
                    if self._questions.get(question.topic) is question:
                        del self._questions[question.topic]
            elif answer is not None and not question.stop.is_set:
                self._answered.emit(question, answer)

    def _most_urgent(self) -> _Question | None:
        """The question whose step is next; without one the thread ends."""
        with self._lock:
            if not self._questions:
                self._is_working = False
                return None
            return self._questions[min(self._questions)]

    def _take(self, question: _Question, answer: object) -> None:
        if question.stop.is_set:
            return
        if isinstance(answer, _Mistake):
            raise answer.error
        question.then(answer)
