"""The language: which one is spoken, and how counts and told texts come out in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import translations
from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime
from PySide6.QtWidgets import QApplication

from golf_desktop.model.preferences import Preferences
from golf_desktop.said import said, said_by
from golf_desktop.storage.settings import Settings, StructFile
from golf_desktop.ui import language
from golf_desktop.ui.language import Language, counted, told

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{name}" sourcelanguage="en">
<context><name>told</name>
<message><source>Hole {{number}}: {{why}}</source>
<translation>Väylä {{number}}: {{why}}</translation></message>
<message><source>It stands twice.</source><translation>Se on kahdesti.</translation></message>
</context>
<context><name>moves</name>
<message numerus="yes"><source>%n moves</source><translation>
<numerusform>%n siirto</numerusform><numerusform>%n siirtoa</numerusform></translation></message>
</context>
</TS>
"""


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Preferences:
    folder = tmp_path / "resources"
    folder.mkdir()
    for name in ("fi", "he"):
        (folder / f"golf_{name}.ts").write_text(TS.format(name=name), encoding="utf-8")
    translations.build(folder)
    monkeypatch.setattr(language, "resource", lambda _name: folder)
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    return Preferences(StructFile(tmp_path / "settings.json", Settings))


@pytest.fixture
def spoken(preferences: Preferences) -> Iterator[Language]:
    language = Language(preferences)
    yield language
    language.close()


def choose(preferences: Preferences, name: str) -> None:
    preferences.change(msgspec.structs.replace(preferences.value, language=name))


def test_a_chosen_language_holds_at_once_for_counts_and_what_lower_layers_said(
    spoken: Language, preferences: Preferences
) -> None:
    text = said("Hole {number}: {why}", number=3, why=said("It stands twice."))
    assert told(text) == text == "Hole 3: It stands twice."
    assert counted("moves", "1 move", "%n moves", 1) == "1 move"
    assert counted("moves", "1 move", "%n moves", 2) == "2 moves"
    QLocale.setDefault(QLocale("en_GB"))
    assert counted("moves", "1 move", "%n moves", 12345) == "12,345 moves"
    choose(preferences, "fi")
    assert spoken.name == "fi"
    assert told(text) == "Väylä 3: Se on kahdesti."
    assert told("unknown") == "unknown"
    assert counted("moves", "1 move", "%n moves", 1) == "1 siirto"
    assert counted("moves", "1 move", "%n moves", 0) == "0 siirtoa"
    assert counted("moves", "1 move", "%n moves", 12345) == "12\N{NO-BREAK SPACE}345 siirtoa"
    assert QLocale().decimalPoint() == ","
    choose(preferences, "en")
    assert told(text) == text
    assert QLocale().decimalPoint() == "."


def test_a_language_written_from_the_right_mirrors_the_windows(
    spoken: Language, preferences: Preferences, qapp: QApplication
) -> None:
    choose(preferences, "he")
    assert spoken.name == "he"
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    choose(preferences, "fi")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_system_without_a_country_has_dates_for_people(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", QLocale.c)
    made = Language(preferences)
    day = QDateTime(QDate(2026, 11, 30), QTime(7, 10))
    assert QLocale().toString(day, QLocale.FormatType.ShortFormat) == "30/11/2026 07:10"
    made.close()


def test_a_language_that_is_not_there_is_taken_for_the_systems(
    spoken: Language, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(preferences, "fi")
    asked = ["pt-BR", "fi-FI", "en-GB"]
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: asked)
    assert language.system_language() == "fi"
    asked[:] = ["he"]
    choose(preferences, "sv")
    assert spoken.name == "he"
    asked[:] = ["pt-BR"]
    assert language.system_language() == "en"


def test_the_text_of_an_error_is_whole_in_the_log_and_keeps_its_parts_for_the_player() -> None:
    error = ValueError(said("Hole {number}: {why}", number=3, why="no"))
    assert str(error) == "Hole 3: no"
    assert told(said_by(error)) == "Hole 3: no"
    assert said_by(OSError(2, "No such file")) == "[Errno 2] No such file"
