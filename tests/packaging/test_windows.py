"""The installer for Windows: its script, and that NSIS takes it without a warning."""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

import pytest
from build_steps import nsis, project, signing, templates
from build_steps.icon_files import Picture
from build_steps.project import StepError
from build_steps.sidebar import HEIGHT, WIDTH, sidebar
from PySide6.QtGui import QColor, QImage

from golf_desktop.storage.link import SCHEME
from golf_desktop.storage.save_file import SUFFIX
from golf_desktop.ui.design import GREEN_CLOTH

needs_nsis = pytest.mark.skipif(nsis.makensis() is None, reason="NSIS is not installed")


@pytest.fixture
def payload(tmp_path: Path) -> Path:
    """A program to pack."""
    names = ("golf-desktop.exe", "golf-desktop-cli.exe", "_internal/Qt/deep/a.dll")
    for name in (*names, "_internal/base library.zip"):
        path = tmp_path / "program" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 700)
    return tmp_path / "program"


@pytest.fixture
def pictures(tmp_path: Path) -> nsis.Pictures:
    """The smallest icon there can be, and the side with it."""
    picture = struct.pack("<IiiHHIIiiII", 40, 16, 32, 1, 32, 0, 0, 0, 0, 0, 0) + bytes(16 * 68)
    head = struct.pack("<3H4B2H2I", 0, 1, 1, 16, 16, 0, 0, 1, 32, len(picture), 22)
    icon = tmp_path / "icon.ico"
    icon.write_bytes(head + picture)
    side = tmp_path / "side.bmp"
    side.write_bytes(sidebar(Picture(1, bytes(4), b"")))
    return nsis.Pictures(icon, icon, side)


def test_all_that_is_put_in_place_is_removed_again(payload: Path) -> None:
    script = nsis.files_script(payload)
    placed, removed = script.split("!macro remove_files")
    inside = re.findall(r'File "(.+)"', placed)
    assert {Path(name) for name in inside} == {
        path.resolve() for path in payload.rglob("*") if path.is_file()
    }
    assert re.findall(r'Delete "(.+)"', removed) == [
        r"$INSTDIR\_internal\Qt\deep\a.dll",
        r"$INSTDIR\_internal\base library.zip",
        r"$INSTDIR\golf-desktop-cli.exe",
        r"$INSTDIR\golf-desktop.exe",
    ]
    assert re.findall(r'RMDir "(.+)"', removed) == [
        r"$INSTDIR\_internal\Qt\deep",
        r"$INSTDIR\_internal\Qt",
        r"$INSTDIR\_internal",
    ]
    assert "!define SIZE_KB 3\n" in script


def test_the_side_shows_the_icon_on_the_cloth() -> None:
    data = sidebar(Picture(2, bytes([1, 2, 3, 255, 9, 9, 9, 0] * 2), b""))
    image = QImage.fromData(data)
    assert (image.width(), image.height()) == (WIDTH, HEIGHT)
    assert image.pixelColor(0, 0) == QColor(GREEN_CLOTH.light)
    assert image.pixelColor(81, 40).getRgb() == (3, 2, 1, 255)
    cloth = image.pixelColor(0, 40)
    assert image.pixelColor(82, 40) == image.pixelColor(WIDTH - 1, 40) == cloth
    assert image.pixelColor(0, HEIGHT - 1).lightness() < cloth.lightness()


@pytest.mark.parametrize("name", ["golf-desktop", "golf-desktop-cli"])
def test_a_folder_without_one_of_the_programs_is_refused(name: str, payload: Path) -> None:
    (payload / f"{name}.exe").unlink()
    with pytest.raises(StepError, match=rf"no {name}\.exe"):
        nsis.files_script(payload)


@pytest.mark.skipif(sys.platform == "win32", reason="no file can have such a name there")
def test_a_name_that_the_script_would_read_otherwise_is_refused(payload: Path) -> None:
    (payload / "$INSTDIR.dll").touch()
    with pytest.raises(StepError, match="cannot name"):
        nsis.files_script(payload)


def test_the_installers_know_the_program_by_the_names_it_has() -> None:
    assert (project.SCHEME, project.SUFFIX) == (SCHEME, SUFFIX)


def test_the_script_has_every_text_in_three_languages() -> None:
    text = nsis.TEMPLATE.read_text("utf-8")
    assert not re.findall("@[a-z_]+@", templates.fill(text))
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"$", text, re.MULTILINE)
    used = set(re.findall(r"\$\((TEXT_\w+)\)", text))
    languages = ("ENGLISH", "FINNISH", "DUTCH")
    assert {(name, language) for name, language, _ in said} == {
        (name, language) for name in used for language in languages
    }


def test_a_file_that_cannot_be_written_stops_the_installation() -> None:
    # NSIS goes on without it otherwise when it is silent, and ends with 0.
    text = templates.fill(nsis.TEMPLATE.read_text("utf-8"))
    head = re.split("^(?:Section|Function) ", text, maxsplit=1, flags=re.MULTILINE)[0]
    assert re.findall(r"^\s*AllowSkipFiles (\w+)$", text, re.MULTILINE) == ["off"]
    assert "\nAllowSkipFiles off\n" in head


@needs_nsis
@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for signtool is a shell script")
def test_nsis_takes_the_script_without_a_warning_and_has_all_signed(
    payload: Path, pictures: nsis.Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    signtool = tools / "signtool"
    signtool.write_text(f'#!/bin/sh\necho "$@" >> "{tmp_path}/signed"\n')
    signtool.chmod(0o755)
    compiler = nsis.makensis()
    assert compiler is not None
    monkeypatch.setenv("PATH", f"{tools}:{compiler.parent}:/usr/bin:/bin")
    monkeypatch.setenv("WINDOWS_SIGN_THUMBPRINT", "AB12")
    monkeypatch.setenv("WINDOWS_TIMESTAMP_URL", "clock")
    installer = tmp_path / "installer.exe"
    nsis.write_installer(payload, installer, pictures, tmp_path / "work")
    data = installer.read_bytes()
    assert data[:2] == b"MZ"
    assert project.version().encode("utf-16-le") in data
    # Only what is for all users takes an administrator's rights, which are asked for then.
    assert re.findall(rb'<requestedExecutionLevel level="(\w+)"', data) == [b"asInvoker"]
    assert signing.sign_for_windows(installer)
    lines = (tmp_path / "signed").read_text().splitlines()
    assert len(lines) == 2
    for line in lines:
        assert line.startswith("sign /sha1 AB12 /fd sha256 /tr clock /td sha256 ")
    assert lines[1].endswith(str(installer))


def test_without_a_certificate_it_is_said_that_nothing_is_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("WINDOWS_SIGN_THUMBPRINT", "MACOS_SIGN_IDENTITY", "MACOS_NOTARY_PROFILE"):
        monkeypatch.setenv(name, "")  # what a workflow makes of a secret that is not there
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert not signing.sign_for_windows(tmp_path / "golf.exe")
    assert not signing.sign_disk_image(tmp_path / "golf.dmg")
    assert not signing.notarise(tmp_path / "golf.dmg")
    assert capsys.readouterr().out.splitlines() == [
        "::notice::golf.exe is not signed: no certificate is configured.",
        "::notice::golf.dmg is not signed: no certificate is configured.",
        "::notice::golf.dmg is not notarised: no account is configured.",
    ]
