"""The page of the settings for how cards move, and what is told in which language."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from golf_desktop.storage.settings import AnimationSpeed, HintKind, Settings
from golf_desktop.ui.language import language_name, languages, system_language
from golf_desktop.ui.settings.page import Page, make_form


class PlayPage(Page):
    """Animations, hints, what is shown of a deal, and the language.

    Args:
        settings: what it shows at first.
    """

    help_page = "options#while-playing"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.title = self.tr("&Play")
        self.speed = self.make_box(
            "animation",
            [
                (self.tr("As the system"), AnimationSpeed.SYSTEM),
                (self.tr("Off"), AnimationSpeed.OFF),
                (self.tr("Fast"), AnimationSpeed.FAST),
                (self.tr("Normal"), AnimationSpeed.NORMAL),
                (self.tr("Slow"), AnimationSpeed.SLOW),
            ],
        )
        self.hints = self.make_box(
            "hints",
            [
                (self.tr("Fair: what you can see and count"), HintKind.FAIR),
                (self.tr("Seeing: they look into the stock"), HintKind.SEEING),
            ],
        )
        as_system = self.tr("As the system ({language})")
        self.language = self.make_box(
            "language",
            [
                (as_system.format(language=language_name(system_language())), ""),
                *((language_name(name), name) for name in languages()),
            ],
        )
        self.checks = {
            "show_clock": self.make_check("show_clock", self.tr("Show the &time")),
            "show_counters": self.make_check(
                "show_counters", self.tr("Show &moves, score and cards in the stock")
            ),
            "show_playable": self.make_check(
                "show_playable", self.tr("Mark the &cards that can be played")
            ),
            "show_indicator": self.make_check(
                "show_indicator", self.tr("Show what is still p&ossible")
            ),
        }
        form = make_form()
        form.addRow(self.tr("&Animations:"), self.speed)
        form.addRow(self.tr("&Hints:"), self.hints)
        shown = QVBoxLayout()
        for check in self.checks.values():
            shown.addWidget(check)
        form.addRow(self.tr("While playing:"), shown)
        form.addRow(self.tr("Lan&guage:"), self.language)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addStretch(1)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these."""
        self.speed.setCurrentIndex(self.speed.findData(settings.animation))
        self.language.setCurrentIndex(self.language.findData(settings.language))
        self.hints.setCurrentIndex(self.hints.findData(settings.hints))
        for key, check in self.checks.items():
            check.setChecked(getattr(settings, key))
