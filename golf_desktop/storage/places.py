"""Where the player's files are kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_APP = "golf-desktop"


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
        """The folders that the platform keeps for such files."""
        from platformdirs import PlatformDirs

        dirs = PlatformDirs(_APP, appauthor=False, roaming=False)
        return cls(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)

    @classmethod
    def under(cls, folder: Path) -> Places:
        """All of them under one folder, for tests or for a memory stick."""
        return cls(folder, folder, folder / "log")
