"""File systems that are full or cannot be written, for the tests that run as root."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


def _run(*command: str) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"cannot {' '.join(command[:3])} here: {error}")


@contextmanager
def _mounted(folder: Path, *arguments: str) -> Iterator[None]:
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount, and only Linux mounts like this")
    folder.mkdir(parents=True, exist_ok=True)
    _run("mount", *arguments, str(folder))
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class SmallDisk:
    """A disk that can be filled to the last byte.

    Args:
        folder: where it is mounted.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filling = folder / "filling"

    def fill(self) -> None:
        with suppress(OSError), self._filling.open("ab", buffering=0) as file:
            while file.write(b"x" * 512):
                continue

    def free(self) -> None:
        self._filling.unlink()


@contextmanager
def small_disk(folder: Path, size: str = "128k") -> Iterator[SmallDisk]:
    """Mount a disk of so many bytes on a folder."""
    with _mounted(folder, "-t", "tmpfs", "-o", f"size={size}", "tmpfs"):
        yield SmallDisk(folder)


class Lock:
    """A folder that is made one that nobody can write to, not even root, and back.

    Args:
        folder: the folder, which is mounted on itself.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def close(self) -> None:
        _run("mount", "-o", "remount,bind,ro", str(self._folder))

    def open(self) -> None:
        _run("mount", "-o", "remount,bind,rw", str(self._folder))


@contextmanager
def lockable(folder: Path) -> Iterator[Lock]:
    """Mount a folder on itself, open at first."""
    with _mounted(folder, "--bind", str(folder)):
        yield Lock(folder)
