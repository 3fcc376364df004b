"""Who may import whom, and what a start of the program may load."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "golf_desktop"
LAYERS = ["engine", "solver", "storage", "model", "ui", "app", "demo", "commands", "cli"]


def imports(path: Path, *, at_start: bool = False) -> Iterator[str]:
    """The full names that a module imports; `at_start` only those that its import imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes: Iterator[ast.AST] = iter(tree.body) if at_start else ast.walk(tree)
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole package"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(layer: str) -> list[Path]:
    folder = PACKAGE / layer
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{layer}.py"]


def tops(layer: str) -> set[str]:
    """The packages that a layer imports from outside."""
    names = {name.partition(".")[0] for path in modules(layer) for name in imports(path)}
    return names - set(sys.stdlib_module_names) - {"golf_desktop"}


def test_the_engine_stands_on_the_standard_library_and_pysol_cards() -> None:
    assert tops("engine") <= {"pysol_cards"}


@pytest.mark.parametrize(
    "layer", ["engine", "solver", "storage", "commands", "cli", "display", "resources"]
)
def test_a_layer_without_windows_knows_no_qt(layer: str) -> None:
    assert not tops(layer) & {"PySide6", "shiboken6"}


def test_the_model_knows_of_qt_only_its_core() -> None:
    names = {name for path in modules("model") for name in imports(path)}
    of_qt = {name for name in names if name.startswith("PySide6")}
    assert of_qt
    assert all(name.startswith("PySide6.QtCore.") for name in of_qt), of_qt


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_those_below_it(layer: str) -> None:
    above = LAYERS[LAYERS.index(layer) + 1 :]
    for path in modules(layer):
        for name in imports(path):
            if name.startswith("golf_desktop."):
                assert name.split(".")[1] not in above, f"{path.name} imports {name}"


def test_the_view_asks_the_model_and_never_changes_a_game() -> None:
    for path in modules("ui"):
        names = set(imports(path))
        assert "golf_desktop.engine.game.Game" not in names, path.name


def loaded_by(module: str) -> set[str]:
    """Every module that is loaded after the import of one in a fresh process."""
    code = f"import sys, {module}; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    return set(done.stdout.split())


LATE = [
    "numpy",
    "tqdm",
    "multiprocessing",
    "platformdirs",
    "sqlite3",
    "pyqtgraph",
    "asyncio",
    "unittest",
    "pysol_cards.deal_game",
    "pysol_cards.solutions",
    "golf_desktop.demo",
    "golf_desktop.storage.statistics",
    "golf_desktop.ui.board.first_steps",
    "golf_desktop.ui.help",
    "golf_desktop.ui.statistics",
    "PySide6.QtNetwork",
    "golf_desktop.ui.dialogs.about",
    "golf_desktop.ui.dialogs.deal_number",
    "golf_desktop.ui.dialogs.help",
    "golf_desktop.ui.dialogs.settings",
    "golf_desktop.ui.dialogs.setup",
    "golf_desktop.storage.belongings",
    "golf_desktop.storage.rounds",
    "golf_desktop.ui.dialogs.privacy",
    "golf_desktop.ui.plots",
    "golf_desktop.ui.round.setup",
    "golf_desktop.ui.round.strip",
    "golf_desktop.ui.round.window",
    "golf_desktop.ui.setup",
]


def test_the_window_is_there_before_what_is_wanted_later_is_loaded() -> None:
    loaded = loaded_by("golf_desktop.app")
    assert "golf_desktop.ui.main_window" in loaded
    assert loaded & set(LATE) == set()


def test_the_command_line_answers_without_qt() -> None:
    loaded = loaded_by("golf_desktop.cli")
    of_commands = {name for name in loaded if name.startswith("golf_desktop.commands.")}
    assert of_commands == {"golf_desktop.commands.arguments"}
    heavy = {"PySide6", "shiboken6", "numpy", "msgspec", "platformdirs", "golf_desktop.app"}
    assert loaded & heavy == set()
    at_start = {name.partition(".")[0] for name in imports(PACKAGE / "cli.py", at_start=True)}
    assert "PySide6" not in at_start


NETWORK = {
    *("socket", "socketserver", "ssl", "select", "selectors", "asyncio", "wsgiref", "xmlrpc"),
    *("http", "urllib.request", "urllib.error", "ftplib", "smtplib", "poplib", "imaplib"),
    *("telnetlib", "nntplib", "webbrowser", "requests", "httpx", "aiohttp", "urllib3", "pycurl"),
    *("websocket", "websockets", "paramiko", "grpc", "zmq", "tornado", "twisted"),
    *("PySide6.QtNetwork", "PySide6.QtNetworkAuth", "PySide6.QtWebSockets", "PySide6.QtWebView"),
    *("PySide6.QtWebEngineCore", "PySide6.QtWebEngineWidgets", "PySide6.QtWebEngineQuick"),
    *("PySide6.QtWebChannel", "PySide6.QtHttpServer", "PySide6.QtRemoteObjects"),
    *("PySide6.QtBluetooth", "PySide6.QtNfc", "PySide6.QtPositioning"),
}
"""What can reach another computer, as far as the program could come by it."""
LOCAL = {
    "instance.py": {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"},
    "display.py": {"socket"},
    "self_test.py": {"PySide6.QtNetwork"},
}
"""Sockets that are files on this computer: a second start speaks by one to the first, and by one
the display is asked whether it is there. The self-test of an installed program loads what those
need, and uses none of it."""


def names_told(tree: ast.AST) -> Iterator[str]:
    """The modules that calls may be given by name, as `import_module` is: texts in the module.

    Where it is given something else, any text of the module may be the name.
    """
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            if name in ("import_module", "__import__", "find_spec", "run_module"):
                told = [each.value for each in node.args if isinstance(each, ast.Constant)]
                yield from map(str, told) if len(told) == len(node.args) else texts


def reaches_the_network(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}.") for each in NETWORK)


def network_names(path: Path) -> set[str]:
    """What a module imports, in whatever way, that reaches the network."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {name for name in (*imports(path), *names_told(tree)) if reaches_the_network(name)}


def test_nothing_in_the_program_can_reach_the_network() -> None:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        names = network_names(path) - LOCAL.get(place, set())
        if names:
            found[place] = names
    assert found == {}


def test_the_display_is_asked_by_a_socket_that_cannot_leave_the_computer() -> None:
    tree = ast.parse((PACKAGE / "display.py").read_text(encoding="utf-8"))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "socket"
    }
    assert used == {"socket", "AF_UNIX", "SOCK_STREAM"}


@pytest.mark.parametrize(
    "text",
    [
        "import socket",
        "def late():\n    from urllib.request import urlopen",
        "from urllib import request",
        "import PySide6.QtNetwork as net",
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6 import QtWebEngineCore",
        "import importlib\nimportlib.import_module('http.client')",
        "__import__('ssl')",
    ],
)
def test_each_way_to_the_network_would_be_seen(text: str, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(text)
    assert network_names(path)
