"""What the drawn cards must hold.

The committed files are what ``draw_cards.py`` draws, to the byte.  Each is well-formed SVG of the
plain subset that Qt draws alike everywhere: no text, fonts, pictures, styles or scripts, nothing
from outside the file.  Qt draws every one without a warning to an image that is not empty, in the
format of a card, and the files stay small enough to be loaded in no time.
"""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QByteArray,
    QMessageLogContext,
    QRect,
    QRectF,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from golf_desktop.engine.cards import Suit
from golf_desktop.ui.card_colours import OWN_INKS, SUIT_INKS

CARDS = Path(__file__).resolve().parents[2] / "resources" / "cards"
RANKS = "A23456789TJQK"
SUITS = "CDHS"
FACES = [rank + suit for suit in SUITS for rank in RANKS]
JOKERS = ["JK-red", "JK-black"]
BACKS = ["back-blue", "back-red", "back-green"]
PLACES = ["empty", "spent"]
STANDARD = FACES + JOKERS + BACKS + PLACES
LARGE = [f"large/{name}" for name in FACES + JOKERS]
ALL = STANDARD + LARGE

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = {"svg", "g", "use", "path", "rect", "circle"}
WIDTH, HEIGHT = 100, 140
# The tableau shows the top quarter of a covered card, the waste the left 28 %.
TOP_STRIP = QRect(0, 0, WIDTH, HEIGHT // 4)
LEFT_STRIP = QRect(0, 0, round(0.28 * WIDTH), HEIGHT)
STRIP = TOP_STRIP & LEFT_STRIP


def text_of(name: str) -> str:
    return (CARDS / f"{name}.svg").read_text(encoding="ascii")


@contextmanager
def qt_messages() -> Iterator[list[str]]:
    """Collect what Qt has to say meanwhile."""
    heard: list[str] = []

    def note(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    before = qInstallMessageHandler(note)
    try:
        yield heard
    finally:
        qInstallMessageHandler(before)


def committed() -> set[str]:
    return {path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg")}


@cache
def drawn(name: str) -> QImage:
    return image_of(text_of(name))


def image_of(text: str) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, 250, 350)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    return image


@pytest.fixture(scope="module")
def redrawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("cards")
    command = [sys.executable, "-B", str(CARDS / "draw_cards.py"), "--out", str(out)]
    subprocess.run(command, check=True, timeout=60)
    return out


def test_every_card_is_there() -> None:
    assert {path.removesuffix(".svg") for path in committed()} == set(ALL)


def test_drawing_again_changes_nothing(redrawn: Path) -> None:
    again = {path.relative_to(redrawn).as_posix(): path for path in redrawn.rglob("*.svg")}
    assert set(again) == committed()
    for name, path in again.items():
        assert path.read_bytes() == (CARDS / name).read_bytes(), name


@pytest.mark.parametrize("name", ALL)
def test_holds_plain_shapes_only(name: str) -> None:
    root = ET.fromstring(text_of(name))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 250 350"
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert not (element.text or "").strip()
        for key, value in element.attrib.items():
            assert "font" not in key
            assert key not in {"class", "filter", "mask", "clip-path", "style"}
            assert not key.startswith("on")
            assert "url(" not in value
            assert "href" not in key or (key == HREF and value.removeprefix("#") in ids)


@pytest.mark.parametrize("name", ALL)
def test_holds_no_word_of_the_outside(name: str) -> None:
    text = text_of(name)
    plain = text.replace("http://www.w3.org/", "")
    for word in ("<text", "<image", "<script", "font", "http", "data:", "<!", "<?"):
        assert word not in plain


@pytest.mark.parametrize("name", ALL)
def test_qt_draws_it_without_a_warning(name: str) -> None:
    with qt_messages() as heard:
        image = image_of(text_of(name))
    assert heard == []
    colours = {image.pixel(x, y) for x in range(WIDTH) for y in range(HEIGHT)}
    assert len(colours) > 2


@pytest.mark.parametrize("name", FACES + JOKERS + BACKS)
def test_shows_the_same_corner_turned_by_half_a_turn(name: str) -> None:
    # Only the corner: the middle signs of most cards stand upright.
    image = drawn(name)
    for x in range(0, STRIP.width(), 3):
        for y in range(0, STRIP.height(), 3):
            one = image.pixelColor(x, y)
            other = image.pixelColor(WIDTH - 1 - x, HEIGHT - 1 - y)
            assert abs(one.red() - other.red()) <= 24, (x, y)
            assert abs(one.blue() - other.blue()) <= 24, (x, y)


def alike(names: list[str], part: QRect) -> int:
    """How many faces cannot be told from another by this part of them."""
    return len(names) - len({bytes(drawn(name).copy(part).constBits()) for name in names})


def test_no_two_faces_look_alike_in_what_is_seen_of_a_covered_card() -> None:
    assert alike(FACES + JOKERS, STRIP) == 0
    for part in (TOP_STRIP, LEFT_STRIP):
        assert alike(LARGE, part) == 0


def inked_box(name: str, part: QRect) -> QRect:
    """The bounds of what is clearly darker than the paper, in a part of a card off its rim."""
    image, box = drawn(name), QRect()
    paper = image.pixelColor(WIDTH // 2, 5).lightness()
    inner = part & QRect(3, 3, WIDTH - 6, HEIGHT - 6)
    for x in range(inner.left(), inner.right() + 1):
        for y in range(inner.top(), inner.bottom() + 1):
            if paper - image.pixelColor(x, y).lightness() > 90:
                box |= QRect(x, y, 1, 1)
    return box


@pytest.mark.parametrize("suit", SUITS)
def test_a_large_index_is_as_large_as_its_strip(suit: str) -> None:
    """Rank and pip each take most of the height of what a column shows, and are shown whole."""
    for rank in RANKS:
        name = f"large/{rank}{suit}"
        figure = inked_box(name, STRIP)
        pip = inked_box(name, TOP_STRIP & QRect(WIDTH // 2, 0, WIDTH, HEIGHT))
        for sign in (figure, pip):
            assert sign.height() >= 0.7 * TOP_STRIP.height(), rank
            assert sign.bottom() < TOP_STRIP.bottom(), rank
        assert figure.right() < LEFT_STRIP.right(), rank


def test_the_inks_of_clubs_and_diamonds_are_on_their_own_cards_and_nowhere_else() -> None:
    """The program changes them; what else is black or red on a card must have another ink."""
    for suit, like in ((Suit.CLUBS, Suit.SPADES), (Suit.DIAMONDS, Suit.HEARTS)):
        ink = SUIT_INKS[suit]
        assert ink != SUIT_INKS[like]
        for name in ALL:
            assert (ink in text_of(name)) == (name[-1] == suit), name
            assert name[-1] != like or SUIT_INKS[like] in text_of(name), name


def test_four_colours_leave_the_robes_of_the_court_as_they_are() -> None:
    """Between the corners, clasp and pendant at most change."""
    for name, suit in (("QD", Suit.DIAMONDS), ("KD", Suit.DIAMONDS), ("JC", Suit.CLUBS)):
        usual = drawn(name)
        own = image_of(text_of(name).replace(SUIT_INKS[suit], OWN_INKS[suit]))
        robes = [(x, y) for x in range(24, 77, 2) for y in range(56, 84, 2)]
        changed = [place for place in robes if usual.pixel(*place) != own.pixel(*place)]
        assert len(changed) <= 0.05 * len(robes), name
        assert usual.copy(STRIP) != own.copy(STRIP)


def test_a_card_has_an_edge_that_parts_it_from_the_next() -> None:
    image = drawn("2H")
    edge, face = image.pixelColor(WIDTH // 2, 0), image.pixelColor(WIDTH // 2, 5)
    assert edge.alpha() == face.alpha() == 255
    assert face.lightness() - edge.lightness() > 60


@pytest.mark.parametrize("name", ALL)
def test_stays_small(name: str) -> None:
    size = len(text_of(name))
    if name in BACKS:
        assert size < 20_000
    elif name in LARGE:
        assert size < 4_500
    else:
        assert size < (14_000 if name[0] in "JQK" else 3_000)
