"""What the icons of the program must hold.

Every icon is well-formed SVG of our plain subset (shapes and linear gradients; no text, styles,
filters, masks or clips, nothing from outside the file), and Qt draws it without a warning to an
image that is not empty. The icons of the tool bar and the menus share one grid and one stroke
and use only the colour ``#000000``, which the program replaces with the text colour of the
palette. Undo and redo are mirror images.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QByteArray,
    QMessageLogContext,
    QRectF,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"
SVG = "{http://www.w3.org/2000/svg}"
APPLICATION = "golf-desktop"
TOOLS = (
    "about",
    "copy",
    "day",
    "deal-number",
    "first-steps",
    "fullscreen",
    "help",
    "hint",
    "how-to-play",
    "indicator",
    "keyboard",
    "interrupted",
    "new-deal",
    "next-hole",
    "open",
    "paste",
    "privacy",
    "quit",
    "redo",
    "replay-back",
    "replay-first",
    "replay-pause",
    "replay-play",
    "replay-step",
    "restart",
    "review",
    "round",
    "save",
    "score-card",
    "settings",
    "share",
    "setup",
    "solution",
    "statistics",
    "turn-stock",
    "undo",
)
ALL = (APPLICATION, *TOOLS)
ELEMENTS = {
    "circle",
    "defs",
    "ellipse",
    "g",
    "line",
    "linearGradient",
    "path",
    "polygon",
    "polyline",
    "rect",
    "stop",
    "svg",
    "title",
}
SIZES = (16, 22, 24, 32, 48)


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """Gather what Qt has to say while a test runs."""
    heard: list[str] = []

    def hear(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


def text_of(name: str) -> str:
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8")


def root_of(name: str) -> ET.Element:
    return ET.fromstring(text_of(name))


def draw(svg: str, size: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode("utf-8")))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def pixels(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width())]


def covered(image: QImage) -> float:
    """The part of the image that is painted, 0 to 1."""
    found = pixels(image)
    return sum(colour.alphaF() for colour in found) / len(found)


def test_the_folder_holds_exactly_these_icons() -> None:
    assert sorted(path.name for path in ICONS.iterdir()) == sorted(f"{name}.svg" for name in ALL)


@pytest.mark.parametrize("name", ALL)
def test_only_plain_elements(name: str) -> None:
    root = root_of(name)
    assert root.tag == f"{SVG}svg"
    for element in root.iter():
        assert element.tag.startswith(SVG)
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert not {"style", "class", "filter", "mask", "clip-path"} & element.attrib.keys()
        assert not any(key.endswith("href") for key in element.attrib)


@pytest.mark.parametrize("name", ALL)
def test_title_says_what_it_is(name: str) -> None:
    assert (root_of(name).findtext(f"{SVG}title") or "").strip()


@pytest.mark.parametrize("name", ALL)
def test_every_gradient_used_is_defined(name: str) -> None:
    root = root_of(name)
    defined = {gradient.get("id") for gradient in root.iter(f"{SVG}linearGradient")}
    values = [value for element in root.iter() for value in element.attrib.values()]
    used = {value[5:-1] for value in values if value.startswith("url(#")}
    assert used == defined


def test_application_icon_is_square() -> None:
    assert root_of(APPLICATION).get("viewBox") == "0 0 512 512"


@pytest.mark.parametrize("name", TOOLS)
def test_tool_icons_share_grid_and_stroke(name: str) -> None:
    root = root_of(name)
    assert root.get("viewBox") == "0 0 24 24"
    group = root.find(f"{SVG}g")
    assert group is not None
    assert group.attrib == {
        "fill": "none",
        "stroke": "#000000",
        "stroke-width": "2",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    }
    for element in group:
        assert "stroke-width" not in element.attrib


@pytest.mark.parametrize("name", TOOLS)
def test_tool_icons_have_one_colour(name: str) -> None:
    for element in root_of(name).iter():
        for key in ("fill", "stroke", "color", "stop-color"):
            assert element.get(key, "none") in {"none", "#000000"}


@pytest.mark.parametrize("name", TOOLS)
def test_tool_icons_take_the_colour_of_the_text(name: str) -> None:
    image = draw(text_of(name).replace("#000000", "#ffffff"), 48)
    painted = [colour for colour in pixels(image) if colour.alpha() == 255]
    assert painted
    assert {colour.name() for colour in painted} == {"#ffffff"}


@pytest.mark.parametrize("name", TOOLS)
def test_tool_icons_stay_inside_their_grid(name: str) -> None:
    wide = text_of(name).replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
    image = draw(wide, 64)
    for x in range(64):
        for y in range(64):
            if not (8 <= x < 56 and 8 <= y < 56):
                assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ALL)
def test_qt_draws_it_without_a_warning(name: str, size: int, messages: list[str]) -> None:
    image = draw(text_of(name), size)
    assert messages == []
    assert covered(image) > 0.1


@pytest.mark.parametrize("size", [64, 128, 256, 512])
def test_application_icon_at_large_sizes(size: int, messages: list[str]) -> None:
    image = draw(text_of(APPLICATION), size)
    assert messages == []
    assert 0.4 < covered(image.scaled(64, 64)) < 0.9
    for x, y in ((0, 0), (size - 1, 0), (0, size - 1), (size - 1, size - 1)):
        assert image.pixelColor(x, y).alpha() == 0


def test_undo_and_redo_are_mirror_images() -> None:
    undo = pixels(draw(text_of("undo"), 96))
    redo = draw(text_of("redo"), 96)
    mirrored = [redo.pixelColor(95 - x, y) for y in range(96) for x in range(96)]
    differences = [
        abs(one.alpha() - other.alpha()) for one, other in zip(undo, mirrored, strict=True)
    ]
    assert sum(differences) / len(differences) < 1
