"""The language of the texts and the form of numbers: the system's, or the one chosen."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from golf_desktop.model.preferences import Preferences
from golf_desktop.resources import resource
from golf_desktop.said import Said

SOURCE = "en"
"""The language that the texts are written in; it needs no file."""
_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"
_TOLD = "told"
_FOLDER = "translations"
_PREFIX = "golf_"


def languages() -> list[str]:
    """The languages there are, as in ``pt_BR``: English, and each that there is a file for."""
    files = resource(_FOLDER).glob(f"{_PREFIX}*.qm")
    return sorted({SOURCE, *(path.stem.removeprefix(_PREFIX) for path in files)})


def language_name(name: str) -> str:
    """What a language is called by those who speak it."""
    if name == SOURCE:
        return "English"  # to Qt it is "American English"
    native = QLocale(name).nativeLanguageName()
    return native[:1].upper() + native[1:]


def system_language() -> str:
    """The first of the languages the player's system asks for that there is, else English."""
    known = {each.lower(): each for each in languages()}
    for asked in QLocale.system().uiLanguages():
        parts = asked.replace("-", "_").lower().split("_")
        for candidate in ("_".join(parts), f"{parts[0]}_{parts[-1]}", parts[0]):
            if candidate in known:
                return known[candidate]
    return SOURCE


def spoken_language(chosen: str) -> str:
    """The language that is spoken when one is chosen in the settings, or none."""
    return chosen if chosen in languages() else system_language()


def _system_forms() -> QLocale:
    """The forms of numbers and dates that the system asks for.

    One that was told no country writes them for machines; then they are British.
    """
    system = QLocale.system()
    if system.language() is QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return system


def _samples(forms: QLocale) -> tuple[str, ...]:
    """How numbers and dates come out: the system's forms may change behind the same name."""
    day, kinds = QDate(2026, 11, 30), QLocale.FormatType
    dates = (forms.toString(day, kind) for kind in (kinds.LongFormat, kinds.ShortFormat))
    week = (forms.standaloneDayName(1, kinds.ShortFormat), str(forms.firstDayOfWeek()))
    return (forms.toString(-1234567.5, "f", 1), *dates, *week)


class Language(QObject):
    """Speaks the language of the settings, and changes it as soon as they do.

    Every window is told of a change by `QEvent.LanguageChange`, also where only numbers and dates
    are written in another form. A language that is not there is taken for the system's.

    Args:
        preferences: where the language is chosen.
        parent: the owning object.
    """

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._translators: list[QTranslator] = []
        self._before = QLocale()
        self.name = SOURCE
        """The language in use."""
        self._samples = _samples(self._before)
        self.follow()
        preferences.changed.connect(self.follow)

    def close(self) -> None:
        """Leave the application as it was found."""
        self._preferences.changed.disconnect(self.follow)
        self._speak(SOURCE)
        QLocale.setDefault(self._before)

    def follow(self) -> None:
        """Speak as the settings, or the system, ask for now."""
        chosen = self._preferences.value.language
        name = spoken_language(chosen)
        # Numbers and dates go with the words; by default they are the system's own.
        forms = QLocale(name) if chosen else _system_forms()
        samples = _samples(forms)
        has_other_forms, self._samples = samples != self._samples, samples
        QLocale.setDefault(forms)
        application = QCoreApplication.instance()
        if name != self.name:
            self._speak(name)
        elif has_other_forms and application is not None:
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _speak(self, name: str) -> None:
        self.name = name
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        if name != SOURCE:
            of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._load(f"qtbase_{name}", of_qt)
            self._load(f"{_PREFIX}{name}", str(resource(_FOLDER)))
        direction = QLocale(name).textDirection()
        QApplication.setLayoutDirection(direction)

    def _load(self, file: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(file, folder) and QCoreApplication.installTranslator(translator):
            self._translators.append(translator)


def counted(context: str, one: str, several: str, number: int) -> str:
    """A text with a number in it, in the form that the language has for the number.

    The number itself has the digits and the marks between them that `QLocale` gives other numbers.

    Args:
        context: the context of the translation.
        one: the English text for one.
        several: the English text for any other number, with ``%n`` for it; what is translated.
        number: how many.
    """
    text = QCoreApplication.translate(context, several, None, number)
    if number == 1 and text == several.replace("%n", "1"):
        return one
    return text.replace(str(number), QLocale().toString(number))  # Qt's own has no marks


def in_order(text: str) -> str:
    """A card, or a number with its sign, whose order a language from right to left leaves alone."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return text
    return f"{_LEFT_TO_RIGHT}{text}{_LEFT_TO_RIGHT}"


def told(text: str) -> str:
    """What a layer without Qt said, in the player's language."""
    if not isinstance(text, Said):
        return text
    values = {
        name: told(value) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    return text.fitted(QCoreApplication.translate(_TOLD, text.form).format(**values))
