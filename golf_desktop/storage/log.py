"""The program's log: warnings and worse, in a file that cannot grow without end."""

from __future__ import annotations

import logging
from pathlib import Path

_SIZE = 200_000
_KEPT = 2


class LateLogFile(logging.Handler):
    """Opens the log file only when there is something to write, so that a start costs nothing.

    A log that cannot be written is given up; the game goes on.

    Args:
        folder: where the log is kept.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.WARNING)
        self._folder = folder
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        try:
            if self._file is None:
                self._file = self._open()
            self._file.emit(record)
        except (OSError, ValueError):
            logging.getLogger().removeHandler(self)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
        super().close()

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        class Log(RotatingFileHandler):
            def handleError(self, record: logging.LogRecord) -> None:
                """Leave it to whom the log is for, where logging would print a traceback."""
                raise

        self._folder.mkdir(parents=True, exist_ok=True)
        file = Log(
            self._folder / "golf-desktop.log", maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8"
        )
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return file
