#!/usr/bin/env python3
"""The languages of the program: collect its texts, add a language, build what it reads.

    python3 packaging/bootstrap.py translations update    the texts of the code -> each .ts file
    python3 packaging/bootstrap.py translations add sv    a new language, to be filled in
    python3 packaging/bootstrap.py translations build     each .ts file -> the .qm file beside it

A `.ts` file is edited with Qt Linguist. Texts are marked in the code so:

- `self.tr("…")`: the context is the class;
- `_tr("…")`, `_tr_on("…")` and `_counted("one", "%n of them", n)`: the context is that of their
  definition, in the same module, by `QCoreApplication.translate` and `counted`;
- `said("…", name=…)`: what layers without Qt have to say; the context is `told`;
- `Meta(title="…", description="…")` in a form whose values are choices of the player's.

Linguist's own collector knows only the first, so they are read here, from the syntax trees, and
handed to it in the form it wants.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "golf_desktop"
FOLDER = ROOT / "resources" / "translations"
HELP = ROOT / "resources" / "help"

TOLD = "told"
"""The context of what layers without Qt have to say."""
_WRAPPERS = ("_tr", "_tr_on", "_counted")
_DEFINERS = ("translate", "counted")
_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


class TranslationError(Exception):
    """What is wrong with a text, a language or a tool, in one line."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of the program that is marked for translation.

    Attributes:
        context: what tells it from the same words elsewhere: a class or a subject.
        source: the English words.
        is_counted: whether it holds a number, `%n`, and so has a form for one and for several.
    """

    context: str
    source: str
    is_counted: bool = False


def texts(folder: Path = PACKAGE) -> list[Text]:
    """The marked texts of all modules in a folder, each once, in order.

    Raises:
        TranslationError: a text is marked in a way that cannot be collected.
    """
    found = {
        text
        for path in sorted(folder.rglob("*.py"))
        for text in texts_of(path.read_text(encoding="utf-8"), path.relative_to(folder.parent))
    }
    return sorted(found)


def texts_of(code: str, name: Path | str = "text") -> Iterator[Text]:
    """The marked texts of one module's code, in no particular order.

    Raises:
        TranslationError: one is marked in a way that cannot be collected.
    """
    tree = ast.parse(code)
    yield from _declared(tree)
    contexts = dict(_definitions(tree))
    for node, class_name in _calls(tree, ""):
        try:
            text = _text(node, class_name, contexts)
        except TranslationError as error:
            raise TranslationError(f"{name}:{node.lineno}: {error}") from None
        if text is not None:
            yield text


def _text(call: ast.Call, class_name: str, contexts: dict[str, str]) -> Text | None:
    """The text that a call marks, if it marks any."""
    match call.func:
        case ast.Name(id="said"):
            return Text(TOLD, _written(call, 0))
        case ast.Name(id="_tr" | "_tr_on" | "_counted" as wrapper):
            if wrapper not in contexts:
                raise TranslationError(f"{wrapper} is not defined in this module")
            is_counted = wrapper == "_counted"
            return Text(contexts[wrapper], _written(call, 1 if is_counted else 0), is_counted)
        case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
            return Text(class_name, _written(call, 0))
        case ast.Attribute(attr="tr"):
            raise TranslationError("only self.tr tells which class a text belongs to")
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
            if isinstance(call.args[0], ast.Constant):
                return Text(_written(call, 0), _written(call, 1))
    return None


def _calls(tree: ast.AST, class_name: str) -> Iterator[tuple[ast.Call, str]]:
    """All calls below a node but those in a wrapper's definition, each with its class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name in _WRAPPERS:
            continue
        if isinstance(node, ast.Call):
            yield node, class_name
        inside = node.name if isinstance(node, ast.ClassDef) else class_name
        yield from _calls(node, inside)


def _definitions(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The wrappers that a module defines, each with its context."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in _WRAPPERS:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and _name(call.func) in _DEFINERS:
                    yield node.name, _written(call, 0)


def _declared(tree: ast.Module) -> Iterator[Text]:
    """What the forms of a module say of the player's choices."""
    for form in tree.body:
        if isinstance(form, ast.ClassDef) and _is_chosen(form):
            for call in ast.walk(form):
                if isinstance(call, ast.Call) and _name(call.func) == "Meta":
                    for argument in call.keywords:
                        match argument.value:
                            case ast.Constant(value=str() as text):
                                if argument.arg in ("title", "description"):
                                    yield Text(TOLD, text)


def _is_chosen(form: ast.ClassDef) -> bool:
    """Whether a form declares that its values are choices of the player's."""
    for node in form.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="IS_CHOSEN"), value=ast.Constant(value=True)):
                return True
    return False


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _written(call: ast.Call, place: int) -> str:
    """The text written out at a place among a call's arguments."""
    if place < len(call.args):
        match call.args[place]:
            case ast.Constant(value=str() as text):
                return text
    raise TranslationError("a text that is marked has to be written out there")


def update(names: Iterable[str]) -> None:
    """Bring the `.ts` files of some languages up to date with the code; make those missing.

    Raises:
        TranslationError: a text cannot be collected, or a tool fails.
    """
    lines = ["#include <QCoreApplication>", "void texts(int n) {"]
    for text in texts():
        count = ", nullptr, n" if text.is_counted else ""
        words = json.dumps(text.source, ensure_ascii=False)
        lines.append(f'QCoreApplication::translate("{text.context}", {words}{count});')
    lines.append("}")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "texts.cpp"
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        for name in names:
            _run(
                "lupdate",
                *("-silent", "-no-obsolete", "-locations", "none"),
                *("-source-language", "en", "-target-language", name),
                *(str(source), "-ts", str(ts_file(name))),
            )


def add(name: str) -> None:
    """Begin a new language: its texts, none translated yet, and the pages of help in English.

    Raises:
        TranslationError: the name is none, or the language is there.
    """
    if not _LANGUAGE.fullmatch(name):
        raise TranslationError(f"{name!r} names no language: write it as in sv or pt_BR.")
    if ts_file(name).exists():
        raise TranslationError(f"{ts_file(name).relative_to(ROOT)} is there already.")
    update([name])
    pages = HELP / name
    if not pages.exists():
        shutil.copytree(HELP / "en", pages)
    print(f"Translate {ts_file(name).relative_to(ROOT)} with Qt Linguist,")
    print(f"and the pages of help in {pages.relative_to(ROOT)}, which are English still.")


def build(folder: Path = FOLDER) -> list[Path]:
    """Make the `.qm` files that the program reads, where they are missing or older; name them.

    Raises:
        TranslationError: a tool fails.
    """
    for source in stale(folder):
        _run("lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))
    return [source.with_suffix(".qm") for source in sorted(folder.glob("golf_*.ts"))]


def stale(folder: Path = FOLDER) -> list[Path]:
    """The `.ts` files whose `.qm` file is missing or older."""
    return [path for path in sorted(folder.glob("golf_*.ts")) if not _is_built(path)]


def _is_built(source: Path) -> bool:
    target = source.with_suffix(".qm")
    return target.exists() and target.stat().st_mtime >= source.stat().st_mtime


def languages() -> list[str]:
    """The languages there are a `.ts` file for."""
    return [path.stem.removeprefix("golf_") for path in sorted(FOLDER.glob("golf_*.ts"))]


def ts_file(name: str) -> Path:
    """The file with the texts of a language."""
    return FOLDER / f"golf_{name}.ts"


def _run(tool: str, *arguments: str) -> None:
    # Only here: whoever asks what is stale need not have it.
    import PySide6

    program = next(Path(PySide6.__file__).parent.glob(f"{tool}*"), None)
    if program is None:
        raise TranslationError(f"PySide6 has no {tool} here.")
    result = subprocess.run(
        [str(program), *arguments], capture_output=True, text=True, errors="replace", check=False
    )
    if result.returncode:
        raise TranslationError(f"{tool} failed: {(result.stderr or result.stdout).strip()}")


def main(argv: list[str]) -> int:
    """Do what is asked; give the exit code."""
    try:
        match argv:
            case ["update"]:
                update(languages())
            case ["add", name]:
                add(name)
            case ["build"]:
                build()
            case _:
                raise TranslationError("Usage: translations update | add LANGUAGE | build")
    except TranslationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
