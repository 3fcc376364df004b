"""The picture at the side of the installer's last page: the icon on the table's cloth.

Source of the format: Microsoft's "Bitmap Storage" (BITMAPFILEHEADER, BITMAPINFOHEADER; rows from
the bottom, each filled up to whole words of 32 bits).
"""

from __future__ import annotations

import struct

from build_steps.icon_files import Picture

WIDTH, HEIGHT = 164, 314
"""What NSIS has room for, in pixels at 100 % scale."""
TOP, BOTTOM = (0x49, 0x70, 0x21), (0x2E, 0x48, 0x14)
"""The cloth's colours above and below: blue, green, red."""
_ICON_TOP = 40


def sidebar(icon: Picture) -> bytes:
    """The picture as a BMP file.

    Args:
        icon: the program's icon, no wider than the picture.
    """
    rows = [_row(y, icon) for y in reversed(range(HEIGHT))]
    pixels = b"".join(row + bytes(-len(row) % 4) for row in rows)
    size = 54 + len(pixels)
    head = struct.pack("<2sIHHI", b"BM", size, 0, 0, 54)
    info = struct.pack("<IiiHHIIiiII", 40, WIDTH, HEIGHT, 1, 24, 0, len(pixels), 0, 0, 0, 0)
    return head + info + pixels


def _row(y: int, icon: Picture) -> bytes:
    """The pixels of a row, from the left."""
    part = y / (HEIGHT - 1)
    cloth = [round(top + (bottom - top) * part) for top, bottom in zip(TOP, BOTTOM, strict=True)]
    row = bytearray(bytes(cloth) * WIDTH)
    if not 0 <= y - _ICON_TOP < icon.side:
        return bytes(row)
    left = (WIDTH - icon.side) // 2
    start = (y - _ICON_TOP) * icon.side * 4
    for x in range(icon.side):
        *colour, alpha = icon.bgra[start + 4 * x : start + 4 * x + 4]
        at = 3 * (left + x)
        for channel in range(3):
            below = cloth[channel]
            row[at + channel] = below + (colour[channel] - below) * alpha // 255
    return bytes(row)
