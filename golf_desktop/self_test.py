"""The program tests itself, where it is installed: whether it has all that it will ever load.

For whoever packs it. What a start does not load, an installation may lack without anybody seeing
it, until a player asks for the statistics. The result goes to a file, since a program without a
console cannot print it.
"""

from __future__ import annotations

import json
import logging
import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from PySide6.QtCore import QLibraryInfo, QSize, Qt, QTranslator, qVersion
from PySide6.QtGui import QColor, QPixmap

import golf_desktop
from golf_desktop.app import Application, build, make_application
from golf_desktop.display import find_problem
from golf_desktop.engine.cards import JOKER, PACK
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS
from golf_desktop.resources import resource
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import CardBack, Deck
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.board.faces import CardFaces, face_names
from golf_desktop.ui.icons import command_icon
from golf_desktop.ui.language import SOURCE
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.replay_bar import ICONS as REPLAY_ICONS

LATE = (
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "logging.handlers",
    "multiprocessing.spawn",
    "numpy",
    "platformdirs",
    "sqlite3",
    "tqdm",
    *(("PySide6.QtDBus",) if sys.platform == "linux" else ()),
)
"""What the program's modules load only when they need it."""
LANGUAGES = ("en", "fi", "nl")
"""What the texts and the help come in."""
BEST_OF_DEAL_1 = 6
"""The best score of the first deal by the standard rules, which two other solvers found as well."""

_CARD_WIDTH = 120
_ICON_SIZE = QSize(32, 32)
_PATIENCE_SECONDS = 20.0
_POLL_SECONDS = 0.01


class SelfTestError(Exception):
    """What is wrong with the program."""


@dataclass(frozen=True, slots=True)
class Step:
    """One part of the test.

    Attributes:
        name: what was tried.
        problem: why it failed; None if it did not.
        seconds: how long it took.
    """

    name: str
    problem: str | None
    seconds: float


@dataclass(frozen=True, slots=True)
class Report:
    """The whole test.

    Attributes:
        version: the program's version.
        frozen: whether it is the packed program.
        python: the version of Python.
        qt: the version of Qt.
        qt_platform: the window system that Qt drew on.
        steps: its parts.
        warnings: what the log would have been told. None of them makes the test fail.
    """

    version: str
    frozen: bool
    python: str
    qt: str
    qt_platform: str
    steps: list[Step]
    warnings: list[str] = field(default_factory=list)

    @property
    def is_passed(self) -> bool:
        """Whether nothing failed."""
        return all(step.problem is None for step in self.steps)

    def encode(self) -> str:
        """Write it as JSON."""
        return json.dumps({"passed": self.is_passed, **asdict(self)}, indent=1) + "\n"


class _Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def run() -> Report:
    """Test the program; where there is no display, off-screen."""
    problem = find_problem()
    if problem is not None and problem.kind == "display":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif problem is not None:
        # Qt would end the process, and with it the report.
        return _reported([Step("open a window", problem.text, 0.0)])
    listener = _Listener()
    logging.getLogger().addHandler(listener)
    application = make_application()
    try:
        steps = [
            _tried("import every module", import_all),
            _tried("draw every card", draw_all),
            _tried("read every text", read_all),
            _tried("solve deal 1", solve_deal_1),
            _tried("open and close the window", lambda: open_and_close(application)),
        ]
    finally:
        logging.getLogger().removeHandler(listener)
    return _reported(steps, application.platformName(), listener.said)


def _reported(steps: list[Step], platform_name: str = "", warnings: Sequence[str] = ()) -> Report:
    """The report of some steps; without the name of a window system where none was opened."""
    return Report(
        version=golf_desktop.__version__,
        frozen=bool(getattr(sys, "frozen", False)),
        python=platform.python_version(),
        qt=qVersion(),
        qt_platform=platform_name,
        steps=steps,
        warnings=list(warnings),
    )


def _tried(name: str, action: Callable[[], None]) -> Step:
    started = time.monotonic()
    problem = None
    try:
        action()
    except Exception as error:
        # A mistake of any kind is a result here.
        if isinstance(error, SelfTestError):
            problem = str(error)
        else:
            problem = "".join(traceback.format_exception(error))
    return Step(name, problem, round(time.monotonic() - started, 3))


def import_all() -> None:
    """Import each module of the program, and all that any of them loads late."""
    ours = [
        module.name
        for module in walk_packages(golf_desktop.__path__, "golf_desktop.")
        if not module.name.endswith("__main__")
    ]
    if "golf_desktop.ui.statistics.window" not in ours:
        raise SelfTestError("The program does not find its own modules.")
    for name in (*LATE, *ours):
        import_module(name)


def draw_all() -> None:
    """Draw both sides of every card, of each deck.

    Raises:
        SelfTestError: a picture is missing, damaged or empty.
    """
    cards = face_names([*PACK, JOKER, JOKER])
    for deck in Deck:
        # A deck that lacks a card borrows it from the standard one, which is not to be seen here.
        absent = [name for name in cards if not _has_face(deck, name)]
        if absent:
            raise SelfTestError(f"The {deck} deck has no {', '.join(absent)}.")
        _draw_deck(deck, [*cards, *(f"back-{back}" for back in CardBack), "empty", "spent"])


def _has_face(deck: Deck, name: str) -> bool:
    folder = "cards" if deck is Deck.STANDARD else f"cards/{deck}"
    return resource(f"{folder}/{name}.svg").is_file()


def _draw_deck(deck: Deck, names: Iterable[str]) -> None:
    faces = CardFaces()
    faces.set_deck(deck, four_colours=False)
    problems: list[str] = []
    faces.damaged.connect(problems.append)
    pictures = {name: faces.picture(name, _CARD_WIDTH) for name in names}
    if problems:
        raise SelfTestError(" ".join(problems))
    blank = [name for name, picture in pictures.items() if _is_blank(picture)]
    if blank:
        raise SelfTestError(f"Nothing is drawn on {', '.join(blank)}.")


def read_all() -> None:
    """Read each page of the help in each language, and load the translations.

    Raises:
        SelfTestError: one is missing, empty or damaged.
    """
    from golf_desktop.ui.help.pages import PAGES

    problems = [
        f"help/{language}/{page}.md"
        for language in LANGUAGES
        for page in PAGES
        if not _has_text(resource(f"help/{language}/{page}.md"))
    ]
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for language in LANGUAGES:
        if language != SOURCE:
            files = (resource(f"translations/golf_{language}.qm"), of_qt / f"qtbase_{language}.qm")
            problems += [file.name for file in files if not QTranslator().load(str(file))]
    if problems:
        raise SelfTestError(f"These are missing, empty or damaged: {', '.join(problems)}.")


def _has_text(path: Path) -> bool:
    return path.is_file() and bool(path.read_text("utf-8").strip())


def solve_deal_1() -> None:
    """Find the best score of the first deal, and play the moves to it.

    Raises:
        SelfTestError: the answer is wrong.
    """
    from golf_desktop.solver.exact import solve

    position = Position.from_deal(deal(1, PRESETS["standard"]))
    solution = solve(position)
    for move in solution.moves:
        position = position.play(move)
    if not solution.best_score == position.score == BEST_OF_DEAL_1:
        raise SelfTestError(
            f"Deal 1 gives {solution.best_score} and by its moves {position.score}, "
            f"not {BEST_OF_DEAL_1}."
        )


def open_and_close(application: Application) -> None:
    """Open the window on a deal, look at it, and close it.

    Raises:
        SelfTestError: it does not open, shows nothing, or does not close.
    """
    with tempfile.TemporaryDirectory(prefix="golf-desktop-") as folder:
        window = build(Wish(1, "standard"), Places.under(Path(folder)))
        try:
            window.show()
            _wait(application, window.windowHandle().isExposed, "The window does not open.")
            _wait(application, lambda: not _is_blank(window.grab()), "The window shows nothing.")
            _look_at_icons(window)
        finally:
            is_closed = window.close()
            application.processEvents()
        if not is_closed:
            raise SelfTestError("The window does not close.")


def _look_at_icons(window: MainWindow) -> None:
    """Draw the icon of the window, and of each command in its menus and bars.

    Raises:
        SelfTestError: one is missing, or there is nothing on it.
    """
    names = {command.icon for command in window.menus.commands.values() if command.icon}
    ink = QColor("red")
    icons = {name: command_icon(name, (ink, ink), 1.0) for name in names.union(REPLAY_ICONS)}
    icons["golf-desktop"] = window.windowIcon()
    blank = [name for name, icon in icons.items() if _is_blank(icon.pixmap(_ICON_SIZE))]
    if blank:
        raise SelfTestError(f"There is no icon {', '.join(sorted(blank))}.")


def _wait(application: Application, condition: Callable[[], bool], complaint: str) -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > deadline:
            raise SelfTestError(complaint)
        application.processEvents()
        time.sleep(_POLL_SECONDS)


def _is_blank(picture: QPixmap) -> bool:
    """Whether all of a picture has the same colour, or none."""
    image = picture.toImage()
    plain = image.copy()
    plain.fill(image.pixelColor(0, 0) if not image.isNull() else Qt.GlobalColor.transparent)
    return image == plain
