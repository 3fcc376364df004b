"""What macOS is told of the program, and the disk image it comes in."""

from __future__ import annotations

import os
import plistlib
import struct
import sys
from pathlib import Path

import pytest
from build_steps import dmg, frozen_files, mach_o, project, signing
from build_steps.project import StepError

posix = pytest.mark.skipif(os.name != "posix", reason="links and shell scripts")


def test_the_program_tells_of_its_files_and_links() -> None:
    told = frozen_files.info_plist()
    assert told["CFBundleShortVersionString"] == project.version()
    assert told["LSMinimumSystemVersion"] == "14.0"
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleDevelopmentRegion"] == "en"
    assert tuple(told["CFBundleLocalizations"]) == frozen_files.LANGUAGES
    assert told["NSRequiresAquaSystemAppearance"] is False
    (document,) = told["CFBundleDocumentTypes"]
    (exported,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeConformsTo"] == ["public.json"]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["golf"]
    assert tags["public.mime-type"] == [project.MIME_TYPE]
    (link,) = told["CFBundleURLTypes"]
    assert link["CFBundleURLSchemes"] == [project.SCHEME]


def test_the_program_asks_macos_for_no_more_than_python_and_foreign_libraries_need() -> None:
    asked = plistlib.loads(signing.ENTITLEMENTS.read_bytes())
    names = ("allow-unsigned-executable-memory", "disable-library-validation")
    assert asked == {f"com.apple.security.cs.{name}": True for name in names}


@posix
def test_the_image_shows_the_program_and_where_to_drag_it(tmp_path: Path) -> None:
    contents = tmp_path / "built.app" / "Contents"
    contents.mkdir(parents=True)
    (contents / "Info.plist").touch()
    (contents / "link").symlink_to("Info.plist")
    (tmp_path / "shown").mkdir()
    (tmp_path / "shown" / "stale").touch()
    shown = dmg.lay_out(tmp_path / "built.app", tmp_path / "shown")
    assert sorted(path.name for path in shown.iterdir()) == ["Applications", "Golf Desktop.app"]
    assert (shown / "Applications").readlink() == Path("/Applications")
    assert (shown / "Golf Desktop.app" / "Contents" / "link").is_symlink()
    with pytest.raises(StepError, match="no program"):
        dmg.lay_out(tmp_path / "missing.app", tmp_path / "shown")


def made_for(*version: int, kind: int = 0x32) -> bytes:
    """A program for Apple's processors with two load commands, the second telling the version."""
    major, minor = version
    packed = major << 16 | minor << 8
    first = struct.pack("<2I", 0x1B, 24) + bytes(16)  # LC_UUID
    numbers = (1, packed, packed, 0) if kind == 0x32 else (packed, packed)
    second = struct.pack(f"<{2 + len(numbers)}I", kind, 8 + 4 * len(numbers), *numbers)
    size = len(first) + len(second)
    return struct.pack("<8I", 0xFEEDFACF, 0x0100000C, 0, 2, 2, size, 0, 0) + first + second


def both(one: bytes, other: bytes) -> bytes:
    """A file with two programs in it."""
    entries = struct.pack(">5I", 7, 3, 64, len(one), 0)
    entries += struct.pack(">5I", 12, 0, 64 + len(one), len(other), 0)
    return (struct.pack(">2I", 0xCAFEBABE, 2) + entries).ljust(64, b"\0") + one + other


def test_the_system_that_a_program_was_made_for_is_read_from_it() -> None:
    assert mach_o.wanted_systems(made_for(14, 0)) == [(14, 0)]
    old = made_for(10, 13, kind=0x24)
    assert mach_o.wanted_systems(both(old, made_for(15, 4))) == [(10, 13), (15, 4)]
    for other in (b"", b"text" * 20, b"\xca\xfe\xba\xbe\0\0\0\x41" + bytes(40)):
        assert mach_o.wanted_systems(other) == []


def test_a_library_for_a_newer_system_than_the_program_is_refused(tmp_path: Path) -> None:
    contents = tmp_path / "Contents"
    contents.mkdir()
    (contents / "Info.plist").write_bytes(plistlib.dumps({"LSMinimumSystemVersion": "14.0"}))
    oldest = dmg.oldest_system(tmp_path)
    assert oldest == (14, 0)
    with pytest.raises(StepError, match="nothing"):
        mach_o.check_system(tmp_path, oldest)
    (contents / "good.dylib").write_bytes(made_for(14, 0))
    mach_o.check_system(tmp_path, oldest)
    (contents / "bad.dylib").write_bytes(both(made_for(15, 0), made_for(11, 0)))
    with pytest.raises(StepError, match=r"bad\.dylib wants macOS 15\.0; the program is for 14\.0"):
        mach_o.check_system(tmp_path, oldest)


@posix
@pytest.mark.parametrize(("failures", "is_made"), [(0, True), (2, True), (9, False)])
def test_a_busy_volume_is_waited_for(
    failures: int,
    is_made: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tool = tmp_path / "hdiutil"
    # Each call makes the file of its number; the last argument is the image.
    tool.write_text(
        f"#!/bin/sh\nn=$(ls {tmp_path}/call* 2>/dev/null | wc -l)\ntouch {tmp_path}/call$n\n"
        f'[ $n -ge {failures} ] || exit 1\nfor image; do :; done\necho "$@" > "$image"\n'
    )
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    image = tmp_path / "out" / "golf.dmg"
    if not is_made:
        with pytest.raises(StepError):
            dmg.write_image(tmp_path, image, pause=0)
        return
    assert dmg.write_image(tmp_path, image, pause=0) == image
    assert f"-srcfolder {tmp_path} -fs HFS+ -format UDZO -ov" in image.read_text()


@pytest.mark.skipif(sys.platform == "darwin", reason="here it can be made")
def test_elsewhere_it_is_said_why_no_image_is_made() -> None:
    assert dmg.problem() == "it packs a program that was frozen on macOS"
