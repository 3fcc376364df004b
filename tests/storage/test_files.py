from __future__ import annotations

import errno
import os
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest
from platformdirs import PlatformDirs

from golf_desktop.storage import files
from golf_desktop.storage.files import (
    BLOCK,
    OwnFile,
    UnfitFileError,
    clear_leftovers,
    keep_copy,
    read_file,
    set_aside,
    upgraded,
    write_at_once,
    write_atomic,
)
from golf_desktop.storage.places import NOWHERE, Places
from tests.storage.mounts import lockable, small_disk

posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have this")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# -- Writing ---------------------------------------------------------------------------------


def test_a_file_is_written_and_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "ünïcode ♠" / "f.json"
    for data in (b"", b"one", b"two" * 100_000):
        write_atomic(path, data)
        assert path.read_bytes() == data
    assert names(path.parent) == ["f.json"]


@pytest.mark.parametrize("broken", ["fsync", "replace", "write"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "f.json"
    write_atomic(path, b"old")

    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "it broke")

    if broken == "write":
        monkeypatch.setattr(files, "_fill", fail)
    else:
        monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="it broke"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["f.json"]


@posix
def test_a_durable_write_flushes_the_file_before_its_name_and_then_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def log_fsync(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    def log_replace(source: Path, target: Path) -> None:
        done.append("name")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", log_fsync)
    monkeypatch.setattr(os, "replace", log_replace)
    write_atomic(tmp_path / "f", b"data")
    assert done == ["file", "name", "folder"]
    done.clear()
    write_atomic(tmp_path / "f", b"data", durable=False)
    assert done == ["name"]


@pytest.mark.parametrize(("code", "is_told"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_folder_that_cannot_be_flushed_is_no_fault_but_a_broken_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, is_told: bool
) -> None:
    fsync = os.fsync

    def flush(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(code, "no")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", flush)
    if is_told:
        with pytest.raises(OSError, match="no"):
            write_atomic(tmp_path / "f", b"data")
    else:
        write_atomic(tmp_path / "f", b"data")
    assert (tmp_path / "f").read_bytes() == b"data"


@posix
def test_a_link_stays_a_link_and_the_file_keeps_its_permissions(tmp_path: Path) -> None:
    kept = tmp_path / "kept elsewhere" / "f.json"
    kept.parent.mkdir()
    kept.write_bytes(b"old")
    kept.chmod(0o640)
    link = tmp_path / "f.json"
    link.symlink_to(kept)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert kept.read_bytes() == b"new"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o640


@posix
def test_a_new_file_can_be_read_as_the_system_wants_new_files_to_be(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        write_atomic(tmp_path / "f", b"")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "f").stat().st_mode) == 0o640


@posix
def test_no_write_takes_the_place_of_a_pipe_or_a_folder(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for write in (write_atomic, write_at_once):
        for name in ("pipe", "folder"):
            with pytest.raises(OSError, match="no file"):
                write(tmp_path / name, b"data")
    assert names(tmp_path) == ["folder", "pipe"]


def test_writing_at_once_pads_to_a_page_and_writes_in_place(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "f"
    write_at_once(path, b"one")
    before = path.stat().st_ino
    write_at_once(path, b"second")
    assert path.stat().st_ino == before
    assert path.stat().st_size == BLOCK
    assert path.read_bytes().strip() == b"second"
    write_at_once(path, b"3")
    assert path.read_bytes().strip() == b"3"


@pytest.mark.parametrize("there", [b"", b"x" * 100, b"x" * (BLOCK + 1)])
def test_writing_at_once_replaces_a_file_of_another_size(tmp_path: Path, there: bytes) -> None:
    path = tmp_path / "f"
    path.write_bytes(there)
    write_at_once(path, b"new")
    assert path.read_bytes().strip() == b"new"
    assert path.stat().st_size == BLOCK


def test_writing_at_once_replaces_when_the_data_has_more_than_a_page(tmp_path: Path) -> None:
    path = tmp_path / "f"
    write_at_once(path, b"small")
    write_at_once(path, b"x" * BLOCK)
    assert path.read_bytes() == b"x" * BLOCK + b"\n"
    write_at_once(path, b"small")
    assert path.read_bytes().strip() == b"small"
    assert names(tmp_path) == ["f"]


def test_a_full_disk_costs_a_write_but_not_the_old_file(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        path = tmp_path / "disk" / "f"
        at_once = tmp_path / "disk" / "at once"
        write_atomic(path, b"old")
        write_at_once(at_once, b"old")
        disk.fill()
        with pytest.raises(OSError, match="No space"):
            write_atomic(path, b"new" * 5000)
        assert path.read_bytes() == b"old"
        # What is written in place needs no more room than it has.
        write_at_once(at_once, b"new")
        assert at_once.read_bytes().strip() == b"new"
        disk.free()
        write_atomic(path, b"new")
        assert names(path.parent) == ["at once", "f"]


# -- Reading ---------------------------------------------------------------------------------


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(b"x" * 1024)
    assert read_file(path, 1024) == b"x" * 1024
    with pytest.raises(UnfitFileError, match="larger than 0 KiB"):
        read_file(path, 1023)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none")
    with pytest.raises(FileNotFoundError):
        read_file(path / "below a file")


@posix
def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/zero")
    for name in ("pipe", "device"):
        with pytest.raises(UnfitFileError, match="no regular file"):
            read_file(tmp_path / name)
    with pytest.raises(UnfitFileError, match="a folder"):
        read_file(tmp_path)


# -- Setting aside, copies and leftovers -----------------------------------------------------


class StandingClock(datetime):
    @classmethod
    def now(cls, tz: object = None) -> StandingClock:  # noqa: ARG003
        return cls(2026, 1, 2, 3, 4, 5, 6)


def test_setting_aside_twice_in_a_microsecond_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "datetime", StandingClock)
    path = tmp_path / "f"
    for content in (b"1", b"2"):
        path.write_bytes(content)
        assert set_aside(path).read_bytes() == content
    path.mkdir()
    (path / "inside").write_bytes(b"3")
    set_aside(path)
    path.mkdir()
    set_aside(path)
    stamp = "f.damaged-20260102-030405-000006"
    assert names(tmp_path) == [stamp, f"{stamp}-2", f"{stamp}-3", f"{stamp}-4"]
    assert (tmp_path / f"{stamp}-3" / "inside").read_bytes() == b"3"
    assert (tmp_path / stamp).read_bytes() == b"1"


def rename_to_the_first_free(path: Path) -> None:
    for number in count():
        with suppress(FileExistsError):
            files._rename(path, path.with_name(f"aside-{number}"), is_folder=False)
            return


def test_of_many_renames_at_once_none_overwrites_another(tmp_path: Path) -> None:
    wanted = {str(index) for index in range(120)}
    for name in wanted:
        (tmp_path / name).write_text(name)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(rename_to_the_first_free, [tmp_path / name for name in wanted]))
    assert {path.read_text() for path in tmp_path.iterdir()} == wanted
    assert all(path.name.startswith("aside-") for path in tmp_path.iterdir())


@posix
def test_of_a_link_the_link_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "f").symlink_to(tmp_path / "folder")
    aside = set_aside(tmp_path / "f")
    assert aside.is_symlink()
    assert names(tmp_path) == sorted(["folder", aside.name])


def test_nothing_is_left_of_setting_aside_what_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "f").write_bytes(b"1")

    def fail(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "rename", fail)
    with pytest.raises(PermissionError):
        set_aside(tmp_path / "f")
    assert names(tmp_path) == ["f"]


def test_a_copy_is_kept_once_for_each_content(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    first = keep_copy(path, b"one", "v3-backup")
    assert keep_copy(path, b"one", "v3-backup") == first
    second = keep_copy(path, b"two", "v3-backup")
    assert (first.name, second.name) == ("f.json.v3-backup", "f.json.v3-backup-2")
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")
    (tmp_path / "g.v3-backup").mkdir()
    assert keep_copy(tmp_path / "g", b"one", "v3-backup").name == "g.v3-backup-2"


@posix
def test_only_old_temporary_files_of_ours_are_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise KeyboardInterrupt

    # As a process leaves it that is killed before the name is taken, and cannot clear up.
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", die)
        patch.setattr(Path, "unlink", lambda *_, **__: None)
        with pytest.raises(KeyboardInterrupt):
            write_atomic(tmp_path / "f", b"1")
    (left,) = tmp_path.iterdir()
    kept = [".golf-desktop-0123456789abcdef.tmp~", "x.tmp", ".golf-desktop-0123.tmp", "f"]
    for name in kept:
        (tmp_path / name).write_bytes(b"")
    old_folder = tmp_path / ".golf-desktop-0123456789abcdee.tmp"
    old_folder.mkdir()
    link = tmp_path / ".golf-desktop-0123456789abcded.tmp"
    link.symlink_to("f")
    long_ago = time.time() - 7200
    clear_leftovers(tmp_path)
    assert left.exists(), "another process may just be writing it"
    for path in tmp_path.iterdir():
        os.utime(path, (long_ago, long_ago), follow_symlinks=False)
    Places(tmp_path, tmp_path / "none", tmp_path).clear_leftovers()
    assert names(tmp_path) == sorted([*kept, old_folder.name, link.name])


def test_upgrades_go_step_by_step_from_the_version_and_leave_the_original() -> None:
    steps = {n: (lambda raw, n=n: {**raw, "steps": [*raw.get("steps", []), n]}) for n in (1, 2, 3)}
    raw = {"key": 1}
    assert upgraded(raw, 2, steps, 4) == {"key": 1, "steps": [2, 3]}
    assert upgraded(raw, 4, steps, 4) == {"key": 1}
    assert raw == {"key": 1}


# -- Files of ours ---------------------------------------------------------------------------


def test_a_file_that_could_not_be_read_is_set_aside_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "f"
    path.write_bytes(b"cannot be read just now")
    file = OwnFile(path)

    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "it broke")

    with monkeypatch.context() as patch:
        patch.setattr(os, "read", fail)
        with pytest.raises(OSError, match="it broke"):
            file.read()
    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", fail)
        with pytest.raises(OSError, match="it broke"):
            file.write(b"new")
    assert path.read_bytes() == b"cannot be read just now"
    file.write(b"new")
    file.write(b"newer")
    assert path.read_bytes() == b"newer"
    (aside,) = set(tmp_path.iterdir()) - {path}
    assert aside.read_bytes() == b"cannot be read just now"


def test_a_file_that_is_left_alone_is_not_written(tmp_path: Path) -> None:
    file = OwnFile(tmp_path / "f")
    file.write(b"1")
    file.leave_alone()
    file.write(b"2")
    assert file.read() == b"1"


def test_a_locked_folder_costs_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    with lockable(folder) as lock:
        file = OwnFile(folder / "f")
        file.write(b"old")
        lock.close()
        with pytest.raises(OSError, match="Read-only"):
            file.write(b"new")
        assert file.read() == b"old"
        assert file.set_aside() is None
        lock.open()
        file.write(b"new")
        assert len(names(folder)) == 2, "the old one was set aside"


# -- Places ----------------------------------------------------------------------------------


@posix
def test_without_a_home_there_are_no_places_and_nothing_crashes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import pwd

    def nobody(_: int) -> None:
        raise KeyError

    for name in [name for name in os.environ if name.startswith("XDG_")] + ["HOME"]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    found = Places.of_platform()
    assert found == Places.under(NOWHERE)
    found.clear_leftovers()
    with pytest.raises(OSError, match="Not a directory"):
        write_atomic(found.config / "f", b"")
    with pytest.raises(FileNotFoundError):
        read_file(found.config / "f")


@posix
def test_a_place_does_not_depend_on_the_folder_of_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "ä ö"))
    # Some versions of platformdirs take over what the environment says, some do not.
    monkeypatch.setattr(PlatformDirs, "user_data_path", Path("relative"))
    found = Places.of_platform()
    assert found.config == tmp_path / "ä ö" / "golf-desktop"
    assert found.data == NOWHERE
    assert found.log.is_absolute()
