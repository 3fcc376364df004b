"""The player's choices as a Qt object that says when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from golf_desktop.storage.settings import AnimationSpeed, Settings
from golf_desktop.storage.struct_file import StructFile


class Preferences(QObject):
    """Keeps the settings and writes each change to their file.

    Args:
        file: where they are kept.
        parent: the owning object.
    """

    changed = Signal()
    """Some setting has another value."""
    failed = Signal(object)
    """The settings could not be saved: why, for the player. They hold until the program ends."""

    def __init__(self, file: StructFile[Settings], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._value = file.load()
        self._is_still = False

    @property
    def value(self) -> Settings:
        """The settings. Change them only through `change`."""
        return self._value

    @property
    def speed(self) -> AnimationSpeed:
        """How fast cards move: as it was chosen, or as the system asks where that was chosen."""
        if self._value.animation is not AnimationSpeed.SYSTEM:
            return self._value.animation
        return AnimationSpeed.OFF if self._is_still else AnimationSpeed.NORMAL

    def follow_system(self, *, is_still: bool) -> None:
        """Learn whether the system asks for less motion."""
        if is_still != self._is_still:
            self._is_still = is_still
            self.changed.emit()

    @property
    def problem(self) -> str | None:
        """What was wrong with the settings' file, for the player, or None."""
        return self._file.problem

    def change(self, settings: Settings) -> None:
        """Take other settings and save them."""
        if settings == self._value:
            return
        self._value = settings
        self.changed.emit()
        self._file.problem = None
        self._file.save(settings)
        if self._file.problem is not None:
            self.failed.emit(self._file.problem)
