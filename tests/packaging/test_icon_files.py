"""The containers that Windows and macOS take icons from."""

import struct
from pathlib import Path

import pytest
from build_steps.icon_files import ICNS_TYPES, ICO_SIZES, Picture, icns, ico
from build_steps.icons import SOURCES, draw
from build_steps.project import StepError
from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QColor, QImage, QImageReader

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def pictures() -> dict[int, Picture]:
    return draw(SOURCES["golf-desktop"], {*ICO_SIZES, *ICNS_TYPES.values()})


def images(data: bytes, kind: bytes) -> dict[int, QImage]:
    """The images that Qt finds in a container, by their width."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    reader = QImageReader(buffer, QByteArray(kind))
    found = {}
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        found[image.width()] = image
    return found


def same(one: QImage, other: QImage) -> bool:
    form = QImage.Format.Format_ARGB32_Premultiplied
    return one.convertToFormat(form) == other.convertToFormat(form)


def drawn(picture: Picture) -> QImage:
    return QImage.fromData(QByteArray(picture.png))


def test_windows_reads_every_size(pictures: dict[int, Picture]) -> None:
    read = images(ico(pictures), b"ico")
    assert sorted(read) == sorted(ICO_SIZES)
    assert all(same(image, drawn(pictures[side])) for side, image in read.items())


def test_the_mask_covers_what_is_seen_through(pictures: dict[int, Picture]) -> None:
    data = ico({side: pictures[side] for side in ICO_SIZES})
    size, at = struct.unpack_from("<8xII", data, 6)
    mask = data[at + 40 + 16 * 16 * 4 : at + size]
    # Rows go from the bottom up, and each is filled up to four bytes.
    assert len(mask) == 16 * 4
    clear = [not alpha for alpha in pictures[16].bgra[3::4]]
    rows = [clear[at : at + 16] for at in range(0, 256, 16)]
    bits = ["".join("01"[pixel] for pixel in row) for row in reversed(rows)]
    assert mask == b"".join(int(row.ljust(32, "0"), 2).to_bytes(4, "big") for row in bits)


def test_macos_gets_every_size(pictures: dict[int, Picture]) -> None:
    data = icns(pictures)
    assert (data[:4], struct.unpack_from(">I", data, 4)[0]) == (b"icns", len(data))
    at, parts = 8, {}
    while at < len(data):
        name, size = data[at : at + 4].decode(), struct.unpack_from(">I", data, at + 4)[0]
        parts[name] = data[at + 8 : at + size]
        at += size
    assert list(parts) == list(ICNS_TYPES)
    for name, side in ICNS_TYPES.items():
        if name in ("ic04", "ic05"):
            assert unpacked(parts[name]) == pictures[side].bgra
        else:
            assert QImage.fromData(QByteArray(parts[name])).width() == side


def unpacked(data: bytes) -> bytes:
    """The pixels of a picture in packed channels, blue first."""
    assert data[:4] == b"ARGB"
    channels, at = b"", 4
    while at < len(data):
        length = data[at] + 1
        assert length <= 128
        channels += data[at + 1 : at + 1 + length]
        at += 1 + length
    count = len(channels) // 4
    alpha, red, green, blue = (channels[at : at + count] for at in range(0, len(channels), count))
    return bytes(value for pixel in zip(blue, green, red, alpha, strict=True) for value in pixel)


def test_the_smallest_icon_still_shows_a_red_flag_and_a_green(pictures: dict[int, Picture]) -> None:
    image = drawn(pictures[16])
    colours = [QColor(image.pixel(x, y)) for x in range(16) for y in range(16)]
    assert sum(each.red() > 180 and each.green() < 100 for each in colours) >= 8
    assert sum(each.green() > each.red() + 50 for each in colours) >= 8
    assert image.pixelColor(0, 15).alpha() < 255 or image.pixelColor(0, 0) != Qt.GlobalColor.black


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_what_is_no_picture_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_text("no picture")
    with pytest.raises(StepError, match=r"x\.svg"):
        draw(tmp_path / "x.svg", {16})
