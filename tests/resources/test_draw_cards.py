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
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CARDS = Path(__file__).resolve().parents[2] / "resources" / "cards"
RANKS = "A23456789TJQK"
SUITS = "CDHS"
FACES = [rank + suit for suit in SUITS for rank in RANKS]
JOKERS = ["JK-red", "JK-black"]
BACKS = ["back-blue", "back-red"]
PLACES = ["empty", "spent"]
ALL = FACES + JOKERS + BACKS + PLACES

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = {"svg", "g", "use", "path", "rect", "circle"}
WIDTH, HEIGHT = 100, 140
# The tableau shows the top quarter of a covered card, the waste the left 28 %.
STRIP = QRectF(0, 0, 0.28 * WIDTH, 0.25 * HEIGHT).toRect()


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


def drawn(name: str) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(QByteArray(text_of(name).encode()))
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
    assert {path.stem for path in CARDS.glob("*.svg")} == set(ALL)


def test_drawing_again_changes_nothing(redrawn: Path) -> None:
    again = {path.name: path.read_bytes() for path in redrawn.iterdir()}
    assert again == {path.name: path.read_bytes() for path in CARDS.glob("*.svg")}


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
        image = drawn(name)
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


def test_no_two_faces_look_alike_in_the_visible_corner() -> None:
    corners = {bytes(drawn(name).copy(STRIP).constBits()) for name in FACES + JOKERS}
    assert len(corners) == len(FACES + JOKERS)


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
    else:
        assert size < (14_000 if name[0] in "JQK" else 3_000)
