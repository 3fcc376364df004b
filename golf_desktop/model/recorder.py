"""Keeps what the player does: the game in progress after each move, and every attempt."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.position import Outcome
from golf_desktop.model.notices import Notices
from golf_desktop.model.table import Table
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.unrecorded import Unrecorded

if TYPE_CHECKING:  # the database is loaded late, by the first attempt that ends
    from golf_desktop.storage.statistics import Statistics


def _now() -> datetime:
    return datetime.now(UTC)


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
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._autosave = autosave
        self._notices = notices
        self._unrecorded = unrecorded
        self._open_statistics = open_statistics
        self._statistics: Statistics | None = None
        self._writer: ThreadPoolExecutor | None = ThreadPoolExecutor(1, "recorder")
        for signal in (table.dealt, table.moved, table.undone, table.hinted, table.rules_chosen):
            signal.connect(self._keep)
        table.ended.connect(self._record_end)
        table.put_away.connect(self.record)

    def record_what_waited(self) -> None:
        """Record what the program had not come to record when it ended."""
        for saved in self._unrecorded.load():
            self.record(saved)

    def close(self) -> None:
        """Write what there is to write, and wait for it."""
        self._keep()
        self._autosave.flush()
        if self._writer is not None:
            self._writer.submit(self._close_statistics)
            self._writer.shutdown()
            self._writer = None

    def _keep(self) -> None:
        """Write the game in progress. A replay is none: what was in progress before it stays."""
        if not self._table.is_replay:
            self._autosave.note(self._table.snapshot())

    def _record_end(self, outcome: Outcome) -> None:
        del outcome  # the snapshot tells it
        if not self._table.is_replay:
            self.record(self._table.snapshot())

    def record(self, saved: SavedGame) -> None:
        """Record the attempt that a game is, as far as it has come."""
        if saved.attempt is None:
            return
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
        if self._writer is None:
            self._write(attempt)
        else:
            self._writer.submit(self._write, attempt)

    def _write(self, attempt: Attempt) -> None:
        """Record an attempt. Runs in the recording thread; signals from there are queued."""
        from golf_desktop.storage.problems import StorageError

        if self._statistics is None:
            self._statistics = self._open_statistics()
        try:
            self._statistics.record(attempt)
        except StorageError as problem:
            self._notices.tell_failure(str(problem))
            return
        except ValueError as error:
            # A file that was changed by hand can hold another attempt's name.
            log.warning("an attempt that cannot be recorded: %s", error)
        self._unrecorded.remove(attempt.id)
        notice = self._statistics.take_notice()
        if notice is not None:
            self._notices.tell(notice)
        self.recorded.emit()

    def _close_statistics(self) -> None:
        if self._statistics is not None:
            self._statistics.close()
