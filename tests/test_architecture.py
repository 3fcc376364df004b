"""Who may import whom, and what a start of the program may load."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
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
    "golf_desktop.ui.dialogs.setup",
    "golf_desktop.storage.belongings",
    "golf_desktop.storage.days",
    "golf_desktop.storage.rounds",
    "golf_desktop.ui.daily.window",
    "golf_desktop.ui.dialogs.privacy",
    "golf_desktop.ui.plots",
    "golf_desktop.ui.round.setup",
    "golf_desktop.ui.round.strip",
    "golf_desktop.ui.round.window",
    "golf_desktop.ui.settings",
    "golf_desktop.ui.setup",
    "golf_desktop.ui.share.dialog",
    "golf_desktop.ui.share.subject",
]


def test_the_window_is_there_before_what_is_wanted_later_is_loaded() -> None:
    loaded = loaded_by("golf_desktop.app")
    assert "golf_desktop.ui.main_window" in loaded
    assert loaded & set(LATE) == set()


def test_what_is_wanted_later_is_there() -> None:
    ours = [name for name in LATE if name.startswith("golf_desktop.")]
    assert [name for name in ours if find_spec(name) is None] == []


def test_the_command_line_answers_without_qt() -> None:
    loaded = loaded_by("golf_desktop.cli")
    of_commands = {name for name in loaded if name.startswith("golf_desktop.commands.")}
    assert of_commands == {"golf_desktop.commands.arguments"}
    heavy = {"PySide6", "shiboken6", "numpy", "msgspec", "platformdirs", "golf_desktop.app"}
    assert loaded & heavy == set()
    at_start = {name.partition(".")[0] for name in imports(PACKAGE / "cli.py", at_start=True)}
    assert "PySide6" not in at_start
