"""Every text that the player can see is marked for translation, or it is none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "golf_desktop"

MARKS = {"tr", "_tr", "_tr_on", "_counted", "counted", "translate", "said", "marked", "tip_of"}
"""What marks the texts in it, or has marked ones handed on."""
SHOWN = re.compile(
    r"set(Text|WindowTitle|Title|ToolTip|StatusTip|WhatsThis|IconText|PlaceholderText|ItemText"
    r"|Accessible(Name|Description)|HeaderLabels|HorizontalHeaderLabels|SpecialValueText"
    r"|Prefix|Suffix|InformativeText)"
    r"|add(Tab|Row|Action|Item|Items|Menu|Button)|add_button|insertItem|insertTab"
    r"|Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action|Menu|ToolBar|FileDialog"
    r"|TreeWidgetItem|ListWidgetItem|TableWidgetItem|ProgressDialog|MessageBox)"
    r"|getOpenFileName|getSaveFileName|about|information|question|warning|critical"
    r"|tell|warn|_tell|tell_failure|show_text|showText|showMessage|_label|_button|Command|_add"
)
"""The calls whose texts the player sees."""
OTHER = {
    "Command": {"icon", "keys"},
    "_add": {"icon", "key"},
}
"""The arguments of such calls that are no texts."""
NO_TEXTS = re.compile(
    r"((Ctrl|Alt|Shift)\+)*([A-Z0-9,=]|Home|Left|Right|Space|F\d+)"  # keys
    r"|[a-z]+(-[a-z]+)+|[a-z]+\.svg"  # icons and the like
    r"|undo|again|redo|play|keys"  # names of actions and of pages
)
WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}|[A-Z][a-z]+ [A-Z]?[a-z]+")
"""What reads like a sentence, wherever it stands."""


def unmarked(code: str) -> list[tuple[int, str]]:
    """The texts in a module of the windows that are shown and not marked, with their lines."""
    tree = ast.parse(code)
    return sorted({*_shown(tree), *_sentences(tree)})


def untold(code: str) -> list[tuple[int, str]]:
    """The texts in a module without windows that are told and not said, with their lines."""
    return sorted(_shown(ast.parse(code)))


def _shown(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts among the arguments of a call that shows them."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and SHOWN.fullmatch(name := _name(call.func)):
            arguments = [each for each in call.args if not _is_log(call)]
            arguments += [
                each.value for each in call.keywords if each.arg not in OTHER.get(name, ())
            ]
            for argument in arguments:
                for line, text in _texts(argument):
                    if re.search(r"[A-Za-z]{2}", text) and not NO_TEXTS.fullmatch(text):
                        yield line, text


def _sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts that read like sentences, if they are no docstrings and not for the log."""
    for line, text in _texts(tree):
        is_form = re.fullmatch(r"[dMyhms :.-]+", text)  # of a date
        if WORDS.search(text) and not is_form and "px" not in text and "rgb" not in text:
            yield line, text


def _texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts in a node that nothing marks."""
    match node:
        case ast.Call() if _name(node.func) in MARKS or _is_log(node):
            return
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()) | ast.Subscript():
            return  # a mistake of ours, a docstring, a key
        case ast.Constant(value=str() as text):
            yield node.lineno, text
    for child in ast.iter_child_nodes(node):
        yield from _texts(child)


def _is_log(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and _name(call.func.value) in ("log", "logging")


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_every_text_that_is_shown_is_marked() -> None:
    found = []
    for layer, texts_of in (("ui", unmarked), ("model", untold), ("storage", untold)):
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            name = path.relative_to(PACKAGE)
            texts = texts_of(path.read_text(encoding="utf-8"))
            found += [f"{name}:{line}: {text!r}" for line, text in texts]
    assert not found


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("self.label.setText('Undo')", ["Undo"]),
        ("QLabel(f'{count} moves')", [" moves"]),
        ("add('x', text='No moves left')", ["No moves left"]),
        ("status.warn(a if b else 'Full')", ["Full"]),
        ("Command('&Undo', act, ['Ctrl+Z'], icon='undo')", ["&Undo"]),
        ("self.label.setText(self.tr('Undo'))", []),
        ("_tr('No moves left').format(a='x')", []),
        ("log.info('%s could not be read', path)", []),
        ("def f():\n    '''No moves left.'''", []),
        ("tools.setObjectName('tools')", []),
    ],
)
def test_what_is_not_marked_is_found(code: str, texts: list[str]) -> None:
    assert [text for _, text in unmarked(code)] == texts
