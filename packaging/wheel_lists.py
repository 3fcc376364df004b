#!/usr/bin/env python3
"""List the libraries in wheels for another system, for the tests of what the frozen program holds.

    pip download --no-deps --only-binary=:all: --platform win_amd64 --python-version 3.13 \
        --dest wheels PySide6-Essentials shiboken6 numpy msgspec
    python3 packaging/wheel_lists.py wheels > tests/packaging/data/win_amd64.txt

The same for a Mac with the platform macosx_14_0_arm64 and with the versions that
packaging/requirements/freeze.txt names for one. A line names a library and, after a colon, those of
the wheels' other libraries that it needs. What nothing of ours could ever load (QML, programs) is
left out.

Sources of the layouts read here: Microsoft's "PE Format" (import tables) and Apple's headers
mach-o/loader.h and mach-o/fat.h (load commands).
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

_LIBRARY = re.compile(
    r"\.(dll|pyd|so|dylib)$|\.framework/Versions/\w/[^/.]+$|/translations/qtbase_"
)
_UNWANTED = re.compile(
    r"/qml/|/Qt/libexec/|plugins/(designer|qmllint|qmltooling)/|(Quick|Labs|Lottie|Qml|Designer)\w+"
    r"|translations/qtbase_(?!en|fi|nl|de)"
)
_MACH_64 = 0xFEEDFACF
_FAT = 0xCAFEBABE
_LOAD_DYLIB = (0xC, 0x80000018, 0x8000001F)
"""LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_REEXPORT_DYLIB."""


def main(argv: list[str]) -> int:
    """Print the list for the wheels in the folder that the only argument names."""
    needs: dict[str, list[str]] = {}
    for wheel in sorted(Path(argv[0]).glob("*.whl")):
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if _LIBRARY.search(name) and not _UNWANTED.search(name):
                    needs[name] = needed(archive.read(name))
    there = {name.rpartition("/")[2] for name in needs}
    for name, others in sorted(needs.items()):
        known = " ".join(sorted(there.intersection(others)))
        print(f"{name}: {known}" if known else name)
    return 0


def needed(data: bytes) -> list[str]:
    """The names, without folders, of the libraries that a library for Windows or macOS needs."""
    if data[:2] == b"MZ":
        return list(_imports(data))
    if struct.unpack_from(">I", data)[0] == _FAT:
        # Of the machines it is for, the first stands for all.
        data = data[struct.unpack_from(">I", data, 16)[0] :]
    if struct.unpack_from("<I", data)[0] == _MACH_64:
        return list(_loads(data))
    return []


def _imports(data: bytes) -> Iterator[str]:
    """What the import table of a PE file with 64 bits names."""
    header = struct.unpack_from("<I", data, 0x3C)[0]
    sections, size = struct.unpack_from("<H12xH", data, header + 6)
    table = struct.unpack_from("<I", data, header + 24 + 120)[0]
    first = header + 24 + size

    def place(address: int) -> int:
        """Where in the file stands what is loaded at an address."""
        for at in range(first, first + 40 * sections, 40):
            length, start, raw_size, raw = struct.unpack_from("<4I", data, at + 8)
            if start <= address < start + max(length, raw_size):
                return int(address - start + raw)
        raise ValueError(f"nothing is loaded at {address:#x}")

    at = place(table) if table else 0
    while at and (name := struct.unpack_from("<I", data, at + 12)[0]):
        begin = place(name)
        yield data[begin : data.index(b"\0", begin)].decode("ascii")
        at += 20


def _loads(data: bytes) -> Iterator[str]:
    """What the load commands of a Mach-O file with 64 bits name."""
    at = 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<2I", data, at)
        if command in _LOAD_DYLIB:
            begin = at + struct.unpack_from("<I", data, at + 8)[0]
            path = data[begin : data.index(b"\0", begin)].decode("utf-8")
            yield path.rpartition("/")[2]
        at += size


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
