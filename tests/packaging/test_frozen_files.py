"""Which files the frozen program holds, on each system."""

import subprocess
import sys
from pathlib import Path

import pytest
from build_steps import frozen_files, project
from build_steps.frozen_files import keeps

LINUX = [
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt/lib/libQt6XcbQpa.so.6",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/QtNetwork.abi3.so",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
    "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    "PySide6/Qt/translations/qtbase_fi.qm",
    "libpython3.11.so.1.0",
    "libsqlite3.so.0",
    "libffi.so.8",
    "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
    "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    "golf_desktop/resources/cards/TH.svg",
    "base_library.zip",
]
LINUX_NOT = [
    "libstdc++.so.6",
    "libX11.so.6",
    "libxcb-cursor.so.0",
    "libfontconfig.so.1",
    "libgtk-3.so.0",
    "libexpat.so.1",
    "libssl.so.3",
    "PySide6/Qt/lib/libQt6EglFSDeviceIntegration.so.6",
    "PySide6/Qt/lib/libQt6OpenGL.so.6",
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "PySide6/Qt/plugins/generic/libqtuiotouchplugin.so",
    "PySide6/Qt/plugins/imageformats/libqjpeg.so",
    "PySide6/Qt/plugins/platforms/libqvnc.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/qt_help_en.qm",
    "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
    "numpy-2.4.6.dist-info/METADATA",
]
WINDOWS = [
    r"PySide6\Qt6Core.dll",
    r"PySide6\QtWidgets.pyd",
    r"PySide6\plugins\platforms\qwindows.dll",
    r"PySide6\plugins\styles\qmodernwindowsstyle.dll",
    r"PySide6\translations\qtbase_nl.qm",
    r"numpy.libs\libscipy_openblas64_-0123.dll",
    "python311.dll",
    "vcruntime140.dll",
    "sqlite3.dll",
]
WINDOWS_NOT = [
    r"PySide6\opengl32sw.dll",
    r"PySide6\Qt6Quick.dll",
    r"PySide6\plugins\platforms\qdirect2d.dll",
    r"PySide6\plugins\tls\qschannelbackend.dll",
    "libcrypto-3.dll",
    "_ssl.pyd",
]
MAC = [
    "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
    "PySide6/QtGui.abi3.so",
    "Python.framework/Versions/3.13/Python",
    "libsqlite3.0.dylib",
]
MAC_NOT = [
    "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
    "PySide6/Qt/lib/QtOpenGL.framework/Versions/A/Resources/Info.plist",
    "PySide6/Qt/plugins/platforms/libqminimal.dylib",
    "libssl.3.dylib",
]


@pytest.mark.parametrize(
    ("platform", "held", "left_out"),
    [
        ("linux", LINUX, LINUX_NOT),
        ("win32", WINDOWS, WINDOWS_NOT),
        ("darwin", MAC, MAC_NOT),
    ],
)
def test_what_is_held_and_what_is_left_out(
    platform: str, held: list[str], left_out: list[str]
) -> None:
    assert [name for name in held if not keeps(name, platform)] == []
    assert [name for name in left_out if keeps(name, platform)] == []


def test_a_link_is_held_with_what_it_leads_to() -> None:
    entries = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libgfortran.so.5", "numpy.libs/libgfortran.so.5", "SYMLINK"),
        ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"),
        ("libX11.so.6", "/usr/lib/libX11.so.6", "BINARY"),
    ]
    assert frozen_files.kept(entries, "linux") == entries[:2]


def test_every_picture_comes_along_where_the_program_looks_for_it() -> None:
    held = {Path(folder, Path(file).name).as_posix() for file, folder in frozen_files.resources()}
    for name in ("cards/TH.svg", "cards/JK-red.svg", "icons/golf-desktop.svg", "help/en/play.md"):
        assert f"golf_desktop/resources/{name}" in held
    assert not any(name.endswith((".py", ".png", ".wav", "/README.md")) for name in held)


WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Refuser(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in sys.argv[1:]:
            raise ModuleNotFoundError(f"{name} is left out", name=name)

for name in sys.argv[1:]:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Refuser())
from golf_desktop import self_test
self_test.import_all()
self_test.solve_deal_1()
import concurrent.futures.process, uuid
"""
"""Does what loads most, without the modules that the arguments name."""


def test_nothing_that_is_held_needs_a_module_that_is_not() -> None:
    names = frozen_files.excluded_modules(sys.platform)
    subprocess.run([sys.executable, "-c", WITHOUT, *names], check=True, cwd=project.ROOT)
