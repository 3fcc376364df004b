"""Reads from programs and libraries for macOS which version of it they ask for.

Source: `mach-o/loader.h` and `mach-o/fat.h` of Apple's system headers. Here and not by `otool`, so
that it can be tested on any system.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from build_steps.project import StepError

Version = tuple[int, int]
"""A version of macOS: 14.0 is (14, 0)."""

_THIN = 0xFEEDFACF
"""MH_MAGIC_64, in the order of bytes that Intel's and Apple's processors have."""
_FAT = 0xCAFEBABE
"""FAT_MAGIC, of a file with several programs in it; its numbers are big-endian."""
_MOST_IN_ONE = 16
"""Java's classes begin with the same four bytes; the number after them is larger."""
_HEAD = struct.Struct("<8I")
_FAT_HEAD = struct.Struct(">2I")
_FAT_ENTRY = struct.Struct(">5I")
_COMMAND = struct.Struct("<2I")
_VERSION_AT = {0x24: 8, 0x32: 12}
"""Where the version stands in LC_VERSION_MIN_MACOSX and in LC_BUILD_VERSION, in bytes."""


def check_system(bundle: Path, newest: Version) -> None:
    """Make sure that nothing in a bundle asks for a newer macOS than the bundle says it needs.

    Raises:
        StepError: something does, or the bundle holds no program at all.
    """
    asked: dict[Path, Version] = {}
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink():
            wanted = wanted_systems(path.read_bytes())
            if wanted:
                asked[path.relative_to(bundle)] = max(wanted)
    if not asked:
        raise StepError(f"There is nothing in {bundle} that macOS could run.")
    bad = {path: version for path, version in asked.items() if version > newest}
    if bad:
        path, (major, minor) = next(iter(bad.items()))
        more = f", and {len(bad) - 1} more" if len(bad) > 1 else ""
        raise StepError(
            f"{path} wants macOS {major}.{minor}{more}; the program is for {newest[0]}.{newest[1]}."
        )


def wanted_systems(data: bytes) -> list[Version]:
    """The oldest macOS that each program in a file runs on; nothing for any other file."""
    return [version for start in _starts(data) for version in _versions(memoryview(data)[start:])]


def _starts(data: bytes) -> list[int]:
    """Where the programs in a file begin, in bytes."""
    if len(data) < _HEAD.size:
        return []
    magic, count = _FAT_HEAD.unpack_from(data)
    if magic != _FAT or count > _MOST_IN_ONE:
        return [0]
    places = (_FAT_HEAD.size + index * _FAT_ENTRY.size for index in range(count))
    return [_FAT_ENTRY.unpack_from(data, place)[2] for place in places]


def _versions(program: memoryview) -> Iterator[Version]:
    if len(program) < _HEAD.size:
        return
    magic, _, _, _, count, *_ = _HEAD.unpack_from(program)
    place = _HEAD.size
    for _ in range(count if magic == _THIN else 0):
        kind, size = _COMMAND.unpack_from(program, place)
        if kind in _VERSION_AT:
            (packed,) = struct.unpack_from("<I", program, place + _VERSION_AT[kind])
            yield packed >> 16, packed >> 8 & 0xFF
        place += size
