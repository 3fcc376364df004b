"""What macOS is told of the program, and the disk image it comes in."""

from __future__ import annotations

import os
import plistlib
import sys
from pathlib import Path

import pytest
from build_steps import dmg, frozen_files, project, signing
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
