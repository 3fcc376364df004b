"""Writes pictures into the containers that Windows and macOS take icons from.

Sources of the formats: Microsoft's "Icons" (ICONDIR, ICONDIRENTRY, and a device-independent bitmap
whose height counts its mask too) and, for ICNS, Apple's Icon Services header IconStorage.h and the
form in which `iconutil` writes.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""The sides in pixels that Windows asks for, from 100 to 250 % scale."""

ICNS_TYPES: Mapping[str, int] = {
    "ic04": 16,
    "ic11": 32,
    "ic05": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""The sides in pixels by the type's name; for doubled pixels that is twice the nominal size."""

_LARGEST_BITMAP = 64
"""Icons up to this size are bitmaps, which every reader of ICO knows; larger ones are PNG."""
_NOT_PACKED = 128
"""Bytes in the longest run of a packed channel."""
_CHANNELS = 4


@dataclass(frozen=True, slots=True)
class Picture:
    """A square picture.

    Attributes:
        side: its side in pixels.
        bgra: its pixels from the top left by rows: blue, green, red, alpha, a byte each, the
            colours not multiplied by alpha.
        png: the same picture as a PNG file.
    """

    side: int
    bgra: bytes
    png: bytes


def ico(pictures: Mapping[int, Picture]) -> bytes:
    """An icon for Windows, from pictures by their side."""
    images = [
        (side, _bitmap(pictures[side]) if side <= _LARGEST_BITMAP else pictures[side].png)
        for side in ICO_SIZES
    ]
    head = struct.pack("<HHH", 0, 1, len(images))
    at = len(head) + 16 * len(images)
    entries = b""
    for side, data in images:
        # A side of 256 is written as 0.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + entries + b"".join(data for _, data in images)


def _bitmap(picture: Picture) -> bytes:
    side, stride = picture.side, picture.side * _CHANNELS
    rows = [picture.bgra[at : at + stride] for at in range(0, len(picture.bgra), stride)]
    # The mask says which pixels are seen through, for readers that know no alpha; rows of it are
    # filled up to four bytes.
    mask = b"".join(_mask_row(row) for row in reversed(rows))
    pixels = b"".join(reversed(rows))
    head = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return head + pixels + mask


def _mask_row(row: bytes) -> bytes:
    bits = "".join("1" if alpha == 0 else "0" for alpha in row[3::_CHANNELS])
    width = -len(bits) % 32 + len(bits)
    return int(bits.ljust(width, "0"), 2).to_bytes(width // 8, "big")


def icns(pictures: Mapping[int, Picture]) -> bytes:
    """An icon for macOS, from pictures by their side."""
    parts = []
    for name, side in ICNS_TYPES.items():
        picture = pictures[side]
        # The two smallest are not read as PNG by every version of macOS.
        data = _argb(picture) if name in ("ic04", "ic05") else picture.png
        parts.append(name.encode("ascii") + struct.pack(">I", len(data) + 8) + data)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _argb(picture: Picture) -> bytes:
    """The four channels one after another, each in runs that are not packed."""
    channels = (picture.bgra[at::_CHANNELS] for at in (3, 2, 1, 0))
    return b"ARGB" + b"".join(map(_runs, channels))


def _runs(channel: bytes) -> bytes:
    """A byte with the length less one, and so many bytes as they are."""
    starts = range(0, len(channel), _NOT_PACKED)
    runs = (channel[at : at + _NOT_PACKED] for at in starts)
    return b"".join(bytes([len(run) - 1]) + run for run in runs)
