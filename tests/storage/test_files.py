"""Files that are the old one or the new one, whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from golf_desktop.storage.files import set_aside, write_atomic


def test_a_file_is_written_with_its_folder_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "file.json"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "file.json"
    write_atomic(path, b"old")
    if step == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomic(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_set_aside_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    names = set()
    for content in (b"one", b"two"):
        path.write_bytes(content)
        aside = set_aside(path)
        assert aside.read_bytes() == content
        assert aside.name.startswith("file.json.damaged-")
        assert not path.exists()
        names.add(aside.name)
    assert len(names) == 2
