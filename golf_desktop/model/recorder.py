"""Keeps what the player does: the game in progress after each move, and every attempt."""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.deal import Deal
from golf_desktop.model.notices import Notices
from golf_desktop.model.table import Table
from golf_desktop.said import said_by
from golf_desktop.storage.attempt import Attempt, Result
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.save_file import SavedGame, tellable
from golf_desktop.storage.unrecorded import Unrecorded

if TYPE_CHECKING:  # the database is loaded late, by the first attempt that ends
    from golf_desktop.storage.statistics import Statistics


def _now() -> datetime:
    return tellable(datetime.now(UTC))


log = logging.getLogger(__name__)


class Recorder(QObject):
    """Follows a table and writes what happens on it.

    The game in progress is written after every change, by `Autosave`. An attempt is recorded when
    its deal is over and when its game is put away; recorded again it is still one attempt. That
    is done by one thread of its own, in order, so that the table never waits for a database.

    Args:
        table: the table to follow.
        autosave: where the game in progress is kept.
        notices: who tells the player what could not be written.
        unrecorded: where attempts wait until the statistics have them.
        open_statistics: gives the statistics; called in the recording thread when first needed.
        parent: the owning object.
        day_of: tells the date that a deal is the deal of, or None.
        leaves: whether the game counts as left when the window closes, since another window's
            game is the one that comes back at the next start.
    """

    recorded = Signal()
    """The statistics have changed."""

    def __init__(
        self,
        table: Table,
        autosave: Autosave,
        notices: Notices,
        unrecorded: Unrecorded,
        open_statistics: Callable[[], Statistics],
        parent: QObject | None = None,
        *,
        day_of: Callable[[Deal], date | None] = lambda _: None,
        leaves: bool = False,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._day_of = day_of
        self._leaves = leaves
        self._autosave = autosave
        self._notices = notices
        self._unrecorded = unrecorded
        self._open_statistics = open_statistics
        self._statistics: Statistics | None = None
        self._lock = Lock()
        self._waiting: Counter[str] = Counter()
        self._writer: ThreadPoolExecutor | None = ThreadPoolExecutor(1, "recorder")
        # What a full disk, say, has kept from being recorded; of the recording thread alone.
        self._left_over: deque[_Work] = deque()
        for signal in (
            table.dealt,
            table.moved,
            table.undone,
            table.helped,
            table.rules_chosen,
        ):
            signal.connect(self._keep)
        table.moved.connect(self.record_end)
        table.put_away.connect(self._record_left)

    def record_what_waited(self) -> None:
        """Record what the program had not come to record when it ended."""
        for saved in self._unrecorded.load():
            self.record(saved)
        for finished in self._unrecorded.load_rounds():
            self.record_round(finished)

    def load_ahead(self) -> None:
        """Load the database before the first attempt ends, in the recording thread."""
        if self._writer is not None:
            self._writer.submit(_load_database)

    def close(self) -> None:
        """Write what there is to write, and wait for it."""
        self._keep()
        if self._leaves and self._table.is_touched and not self._table.is_replay:
            self._record_left(self._table.snapshot())
        self._autosave.flush()
        if self._writer is not None:
            self._writer.submit(self._close_statistics)
            self._writer.shutdown()
            self._writer = None

    def _keep(self) -> None:
        """Write the game in progress. A replay is none: what was in progress before it stays."""
        if not self._table.is_replay:
            self._autosave.note(self._table.snapshot())

    def record_end(self) -> None:
        """Record the attempt on the board when its deal is over."""
        if self._table.game.outcome() is not None and not self._table.is_replay:
            self.record(self._table.snapshot())

    def _record_left(self, saved: SavedGame) -> None:
        """Record an attempt that was left. One that is over was recorded when it came to be."""
        if saved.game.outcome() is None:
            self.record(saved)

    def record(self, saved: SavedGame) -> None:
        """Record the attempt that a game is, as far as it has come."""
        if saved.attempt is None or not saved.game.is_begun:
            return
        with self._lock:
            self._waiting[saved.attempt] += 1
            self._unrecorded.add(saved)
        ended = _now()
        attempt = Attempt.of_game(
            saved.game,
            attempt_id=saved.attempt,
            begun=saved.begun or ended - timedelta(seconds=saved.seconds),
            ended=ended,
            undos=saved.undos,
            hints=saved.hints,
            seconds=saved.seconds,
        )
        day = self._day_of(saved.game.deal)
        self._submit(
            attempt.id,
            lambda statistics: _record_attempt(statistics, attempt, day),
            self._unrecorded.remove,
        )

    def record_round(self, saved: SavedRound) -> None:
        """Record a round that is over."""
        with self._lock:
            self._waiting[saved.id] += 1
            self._unrecorded.add_round(saved)
        self._submit(
            saved.id,
            lambda statistics: _record_round(statistics, saved),
            self._unrecorded.remove_round,
        )

    def _submit(
        self, name: str, do: Callable[[Statistics], object], forget: Callable[[str], None]
    ) -> None:
        """Let something be recorded in the recording thread.

        Args:
            name: the name under which it waits.
            do: records it.
            forget: lets what waits under a name go.
        """
        work = _Work(name, do, forget)
        if self._writer is None:
            self._write(work)
        else:
            self._writer.submit(self._write, work).add_done_callback(_log_mistake)

    def _write(self, work: _Work) -> None:
        """Record something after what could not be recorded before it, so that the order stays.

        Runs in the recording thread; signals from there are queued.
        """
        self._left_over.append(work)
        self._write_left_over()

    def _write_left_over(self) -> None:
        from golf_desktop.storage.problems import StorageError

        if self._statistics is None:
            self._statistics = self._open_statistics()
        while self._left_over:
            work = self._left_over.popleft()
            try:
                work.do(self._statistics)
            except StorageError as problem:
                self._left_over.appendleft(work)
                self._notices.tell_failure(said_by(problem))
                return
            except ValueError as error:
                # A file that was changed by hand can hold another attempt's name.
                log.warning("an attempt that cannot be recorded: %s", error)
            else:
                self._notices.note_success()
            self._forget(work)
            notice = self._statistics.take_notice()
            if notice is not None:
                self._notices.tell(notice)
            self.recorded.emit()

    def _forget(self, work: _Work) -> None:
        with self._lock:
            self._waiting[work.name] -= 1
            if not self._waiting[work.name]:  # what has become of it since may wait as well
                work.forget(work.name)

    def _close_statistics(self) -> None:
        if self._left_over:
            self._write_left_over()
        if self._statistics is not None:
            self._statistics.close()


@dataclass(frozen=True, slots=True)
class _Work:
    """Something to be recorded: the name under which it waits, what does it, what lets it go."""

    name: str
    do: Callable[[Statistics], object]
    forget: Callable[[str], None]


def _record_attempt(statistics: Statistics, attempt: Attempt, day: date | None) -> None:
    """Record an attempt; one at the deal of a day also under the day, when it came to an end."""
    from golf_desktop.storage.days import DayResult

    is_over = attempt.result is not Result.LEFT
    # It was begun where the player was then, wherever that is now.
    filed = DayResult.of(attempt, day, attempt.begun.date()) if day and is_over else None
    statistics.record(attempt, filed)


def _record_round(statistics: Statistics, saved: SavedRound) -> None:
    # Here, in the recording thread, since the database comes with it.
    from golf_desktop.storage.rounds import RoundResult

    statistics.record_round(RoundResult.of(saved))


def _load_database() -> type[Statistics]:
    """Load what the first attempt that ends would wait for, and give it."""
    from golf_desktop.storage.statistics import Statistics

    return Statistics


def _log_mistake(done: Future[None]) -> None:
    """A mistake of ours in the recording thread is found in the log."""
    mistake = done.exception()
    if mistake is not None:
        log.error("an attempt was not recorded", exc_info=mistake)
