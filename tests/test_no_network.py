"""That nothing in the program can reach another computer.

The program may import what is listed here and nothing else, and of some of it only what is named:
what nobody has looked at is refused, whatever it is called.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "golf_desktop"

WHOLE = {
    *("__future__", "abc", "argparse", "bisect", "builtins", "collections", "collections.abc"),
    *("concurrent.futures", "concurrent.futures.process", "contextlib", "csv", "dataclasses"),
    *("datetime", "enum", "errno", "fcntl", "functools", "gc", "io", "itertools", "json"),
    *("logging", "math", "msvcrt", "operator", "os", "os.path", "pathlib", "pkgutil", "platform"),
    *("random", "re", "shutil", "signal", "sqlite3", "stat", "struct", "sys", "tempfile"),
    *("textwrap", "threading", "time", "traceback", "types", "typing", "urllib.parse", "uuid"),
    *("zipfile", "msgspec", "msgspec.json", "msgspec.structs", "numpy", "numpy.typing"),
    *("platformdirs", "pysol_cards.cards", "pysol_cards.random", "pysol_cards.random_base"),
    *("tqdm", "PySide6.QtCore", "PySide6.QtDBus", "PySide6.QtGui", "PySide6.QtSvg"),
    "PySide6.QtWidgets",
}
"""Modules that may be imported. Those of Qt only name by name, with `from`."""
NAMES = {
    "importlib": {"import_module"},
    "importlib.util": {"find_spec"},
    "logging.handlers": {"RotatingFileHandler"},
    "multiprocessing": {"active_children", "freeze_support", "get_context", "parent_process"},
}
"""Modules of which only these names may be imported."""
REFUSED = re.compile(
    r"os\.(system|popen|startfile|fork|exec|spawn|posix_spawn).*"
    r"|PySide6\.QtCore\.(QProcess|QPluginLoader|QLibrary)|PySide6\.QtGui\.QDesktopServices"
    r"|numpy\.DataSource|sys\.modules|.*\.setOpenExternalLinks"
)
"""What a listed module has that begins another program, or reaches further by itself."""
HERE_ONLY = {
    "display.py": {"socket", "ctypes", "importlib.util", "PySide6"},
    "foreground.py": {"ctypes"},
    "instance.py": {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"},
    "system_libs.py": {"ctypes"},
    "ui/reduced_motion.py": {"ctypes", "PySide6.QtCore.QProcess"},
    "ui/late_library.py": {"ctypes", "a name that is worked out"},
    "ui/sound.py": {"PySide6.QtMultimedia"},
    "qt_core.py": {"__import__"},
    "self_test.py": {"golf_desktop", "a name that is worked out"},
}
"""What one module may in addition.

The sockets are files on this computer: a second start speaks by one to the first, and by one the
display is asked whether it is there. `ctypes` asks whether a library is there or has it loaded, and
Windows for its settings and foreground; `QProcess` asks a Mac for its settings. The self-test of
an installed program imports every module of ours, and what these import late.
"""
_BY_NAME = ("import_module", "find_spec", "__import__")
"""Functions that are given a module by its name."""
_WORKED_OUT = "a name that is worked out"

Nodes = tuple[ast.AST, ...]
"""All that a module is made of."""


@cache
def is_module(name: str) -> bool:
    """Whether there is such a module, here or in some version of Python."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def may_be_imported(name: str) -> bool:
    """Whether a module, or a name with its module, is listed."""
    if REFUSED.fullmatch(name):
        return False
    module, _, part = name.rpartition(".")
    is_ours = name.startswith("golf_desktop.")
    return is_ours or name in WHOLE or part in NAMES.get(module, ())


def ways_out(text: str, place: str = "") -> set[str]:
    """What a module of the program does that might reach another computer.

    Args:
        text: the module's source.
        place: where it is in the package.
    """
    nodes = tuple(ast.walk(ast.parse(text)))
    found = {*_imports(nodes), *_uses(nodes), *_by_name(nodes)}
    return found - HERE_ONLY.get(place, set())


def _imports(nodes: Nodes) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            for each in node.names:
                if each.name.startswith("PySide6") or not may_be_imported(each.name):
                    yield each.name
        elif isinstance(node, ast.ImportFrom):
            yield from _names_taken(node)


def _names_taken(node: ast.ImportFrom) -> Iterator[str]:
    """The names of one ``from … import`` that are not to be had."""
    for each in node.names:
        whole = f"{node.module}.{each.name}"
        is_renamed = each.name in _BY_NAME and each.asname is not None
        is_part = node.module in WHOLE and not is_module(whole) and not REFUSED.fullmatch(whole)
        if node.level or each.name == "*" or is_renamed or not (may_be_imported(whole) or is_part):
            yield whole


def _uses(nodes: Nodes) -> Iterator[str]:
    """What is reached by dots: a part of an imported module, or a refused function."""
    bound = {
        each.asname or each.name.partition(".")[0]: each.name if each.asname else ""
        for node in nodes
        if isinstance(node, ast.Import)
        for each in node.names
    }
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in ("eval", "exec"):
            yield node.id
        elif isinstance(node, ast.Attribute):
            root, _, rest = dotted(node).partition(".")
            name = f"{bound.get(root) or root}.{rest}"
            if _is_refused(name) or (root in bound and _is_unlisted_part(name)):
                yield name


def dotted(node: ast.expr) -> str:
    """What stands before a dot and after it, as far back as these are mere names."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    parts.append(node.id if isinstance(node, ast.Name) else "")
    return ".".join(reversed(parts))


def _is_unlisted_part(name: str) -> bool:
    """Whether a part of an imported module is a module, or of one, that may not be imported so."""
    module, _, part = name.rpartition(".")
    if module in NAMES:
        return part not in NAMES[module]
    return name not in NAMES and is_module(name) and not may_be_imported(name)


def _is_refused(name: str) -> bool:
    return REFUSED.fullmatch(name) is not None


def _by_name(nodes: Nodes) -> Iterator[str]:
    """The modules that are imported by their names, which must stand in the module."""
    constants = {
        node.targets[0].id: node.value
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    for node in nodes:
        if _last_name(node) in _BY_NAME and node not in called:
            yield str(_last_name(node))  # under another name it could not be followed
        if isinstance(node, ast.Call) and _last_name(node.func) in _BY_NAME:
            name = _told(node, constants)
            if not may_be_imported(name):
                yield name


def _told(call: ast.Call, constants: dict[str, ast.expr]) -> str:
    """The name that a call is given, as a text or as a constant of the module; nothing else."""
    told = call.args[0] if len(call.args) == 1 and not call.keywords else None
    if isinstance(told, ast.Name):
        told = constants.get(told.id)
    if isinstance(told, ast.Constant) and isinstance(told.value, str):
        return told.value
    return _WORKED_OUT


def _last_name(node: ast.AST) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def test_nothing_in_the_program_can_reach_the_network() -> None:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        names = ways_out(path.read_text(encoding="utf-8"), place)
        if names:
            found[place] = names
    assert found == {}


def test_what_one_module_may_is_still_needed_there() -> None:
    for place, allowed in HERE_ONLY.items():
        text = (PACKAGE / place).read_text(encoding="utf-8")
        assert allowed <= ways_out(text), place


def attributes_of(place: str, name: str) -> set[str]:
    """What a module takes of something, by dots."""
    return {
        node.attr
        for node in ast.walk(ast.parse((PACKAGE / place).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == name
    }


def test_the_display_is_asked_by_a_socket_that_cannot_leave_the_computer() -> None:
    assert attributes_of("display.py", "socket") == {"socket", "AF_UNIX", "SOCK_STREAM"}


def test_of_qts_sounds_only_what_plays_files_is_taken() -> None:
    assert attributes_of("ui/sound.py", "import_module(MODULE)") == {"QSoundEffect"}
    assert attributes_of("ui/sound.py", "QUrl") == {"fromLocalFile"}


@pytest.mark.parametrize(
    "text",
    [
        "import socket",
        "import _socket",
        "import httplib2",
        "import multiprocessing.connection",
        "import subprocess",
        "import ctypes",
        "def late():\n    from urllib.request import urlopen",
        "from urllib import request",
        "from urllib import *",
        "from os import *",
        "from os import system",
        "import os\nos.popen('curl')",
        "from multiprocessing import connection",
        "from multiprocessing.connection import Client",
        "from multiprocessing import Manager",
        "from logging.handlers import HTTPHandler",
        "from logging import handlers",
        "import logging\nlogging.handlers.HTTPHandler('host', '/')",
        "import logging as log\nlog.handlers.SocketHandler('host', 1)",
        "import PySide6.QtNetwork as net",
        "import PySide6.QtGui",
        "from PySide6 import *",
        "from PySide6 import QtWebEngineCore",
        "from PySide6.QtCore import *",
        "from PySide6.QtCore import QProcess",
        "from PySide6.QtGui import QDesktopServices",
        "from PySide6.QtMultimedia import QMediaPlayer",
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6.QtQml import QQmlEngine",
        "browser.setOpenExternalLinks(True)",
        "from importlib import import_module\nimport_module('http.client')",
        "from importlib import import_module\nimport_module(name='socket')",
        "from importlib import import_module\nimport_module('.request', 'urllib')",
        "from importlib import import_module\nimport_module('sock' + 'et')",
        "from importlib import import_module\ndef load(name):\n    import_module(name)",
        "from importlib import import_module as load\nload('socket')",
        "from importlib import import_module\nload = import_module\nload('socket')",
        "import importlib\nimportlib.import_module('socket')",
        "import sys\nsys.modules['socket']",
        "__import__('ssl')",
        "exec('import ssl')",
    ],
)
def test_each_way_to_the_network_would_be_seen(text: str) -> None:
    assert ways_out(text)
