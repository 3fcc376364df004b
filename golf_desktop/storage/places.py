"""Where the player's files are kept."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from golf_desktop.storage.files import clear_leftovers

_APP = "golf-desktop"

NOWHERE = Path(os.devnull) / _APP
"""A folder that cannot be: whatever is read from it is missing, whatever is written fails."""


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of the player's files. They need not exist yet.

    Attributes:
        config: for settings.
        data: for what was played.
        log: for the log.
    """

    config: Path
    data: Path
    log: Path

    @classmethod
    def of_platform(cls) -> Places:
        """The folders that the platform keeps for such files; `NOWHERE` if it does not say."""
        from platformdirs import PlatformDirs

        dirs = PlatformDirs(_APP, appauthor=False, roaming=False)
        try:
            folders = dirs.user_config_path, dirs.user_data_path, dirs.user_log_path
        except RuntimeError:
            # An account without a home folder.
            return cls.under(NOWHERE)
        # A relative one would be another in each folder that the program is started from.
        return cls(*(folder if folder.is_absolute() else NOWHERE for folder in folders))

    @classmethod
    def under(cls, folder: Path) -> Places:
        """All of them under one folder, for tests or for a memory stick."""
        return cls(folder, folder, folder / "log")

    def clear_leftovers(self) -> None:
        """Remove what a killed process left behind in the middle of writing, if it is old."""
        for folder in {self.config, self.data}:
            clear_leftovers(folder)
