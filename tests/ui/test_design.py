"""The colours: each text stands out from its ground, in every scheme and on every cloth."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

import golf_desktop.ui
from golf_desktop.engine.cards import Suit
from golf_desktop.resources import resource
from golf_desktop.ui import card_colours, design
from golf_desktop.ui.card_colours import PAPER, suit_ink
from golf_desktop.ui.contrast import clearest
from golf_desktop.ui.design import (
    BADGE,
    BADGE_TEXT,
    BLACK_CLOTH,
    BLUE_CLOTH,
    CONTRAST,
    DARK,
    GREEN_CLOTH,
    LIGHT,
    RED_CLOTH,
    Cloth,
    Scheme,
    blend,
    frame,
    good_and_bad,
    palette,
    small_print,
)
from tests.ui.written import ENOUGH, ENOUGH_FOR_MARKS, contrast

SCHEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
CLOTHS = {"green": GREEN_CLOTH, "blue": BLUE_CLOTH, "red": RED_CLOTH, "black": BLACK_CLOTH}

role = QPalette.ColorRole


def test_the_measure_itself() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_every_text_of_a_window_stands_out_from_its_ground(scheme: Scheme) -> None:
    made = palette(scheme)
    pairs = [
        (made.color(ink), made.color(paper))
        for ink, paper in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.Text, role.AlternateBase),
            (role.Link, role.Base),
            (role.Link, role.Window),
            (role.ButtonText, role.Button),
            (role.ButtonText, role.Window),
            (role.PlaceholderText, role.Base),
            (role.ToolTipText, role.ToolTipBase),
            (role.HighlightedText, role.Highlight),
        )
    ]
    inks = {each.name() for each in good_and_bad(made)}
    assert inks == {scheme.good, scheme.bad}
    assert small_print(made).color(role.WindowText) == QColor(scheme.faint)
    pairs.append((small_print(made).color(role.WindowText), made.color(role.Window)))
    for ink in good_and_bad(made):
        pairs += [(ink, made.color(paper)) for paper in (role.Window, role.Base)]
    for ink, paper in pairs:
        assert contrast(ink, paper) >= ENOUGH, (ink.name(), paper.name())
    marks = contrast(made.color(role.Highlight), made.color(role.Window))
    assert marks >= ENOUGH_FOR_MARKS


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_the_parts_of_plots_stand_out_from_their_ground(scheme: Scheme) -> None:
    made = palette(scheme)
    paper, ink = made.color(role.Base), made.color(role.Text)
    for part in (frame(made), *good_and_bad(made)):
        assert contrast(part, paper) >= ENOUGH_FOR_MARKS
    for strong in good_and_bad(made):  # a sign on a day, whatever the day came to
        for share in (0.35, 0.5, 0.65, 0.8):
            day = blend(paper, strong, share)
            assert contrast(clearest(day, ink, paper), day) >= ENOUGH_FOR_MARKS


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=list(CLOTHS))
def test_what_is_written_on_the_table_stands_out_from_it(cloth: Cloth) -> None:
    for ground in (cloth.light, cloth.shade, cloth.panel):
        assert contrast("#ffffff", ground) >= ENOUGH
    assert contrast("#dbe6df", cloth.panel) >= ENOUGH
    assert contrast(BADGE_TEXT, BADGE) >= ENOUGH


def test_high_contrast_is_higher_still() -> None:
    assert contrast(CONTRAST.text, CONTRAST.window) == pytest.approx(21)
    assert contrast(CONTRAST.accent, CONTRAST.window) >= 7


@pytest.mark.parametrize("four_colours", [False, True])
def test_suits_stand_out_from_the_paper_of_their_cards(four_colours: bool) -> None:
    """Also from the tinted ground behind the letters of the court."""
    king = resource("cards/large/KS.svg").read_text(encoding="ascii")
    papers = (PAPER, "#fcf3de")
    for paper in papers:
        assert paper in king
    for suit in Suit:
        ink = suit_ink(suit, four_colours=four_colours)
        for paper in papers:
            assert contrast(ink, paper) >= ENOUGH, (ink, paper)


# -- One design language --------------------------------------------------------------------

UI = Path(golf_desktop.ui.__file__).parent
DESIGN = {"design.py", "card_colours.py"}
MEASURED = {
    "addSpacing",
    "setContentsMargins",
    "setHorizontalSpacing",
    "setSpacing",
    "setVerticalSpacing",
}
COLOURS = {"QColor", "fromRgb", "setNamedColor"}


TYPE_SIZES = {"scale_font", "setPointSize", "setPointSizeF"}


def _numbers(node: ast.AST, own: Collection[str]) -> bool:
    """Whether numbers but 0 stand in a piece of code, written out or as constants of its module."""
    return any(
        (isinstance(part, ast.Constant) and type(part.value) in (int, float) and part.value)
        or (isinstance(part, ast.Name) and part.id in own)
        for part in ast.walk(node)
    )


def _constants(tree: ast.Module) -> set[str]:
    """The names of a module's own constants that are or hold numbers."""
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant | ast.Tuple)
        for target in node.targets
        if isinstance(target, ast.Name) and _numbers(node.value, ())
    }


def _own_measures(tree: ast.Module) -> Iterator[str]:
    """The calls that give a measure, a size of type or a colour that the design does not know."""
    own = _constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rsplit(".", 1)[-1]
            given = [part for arg in node.args for part in ast.walk(arg)]
            values = [part.value for part in given if isinstance(part, ast.Constant)]
            numbers = any(_numbers(arg, own) for arg in node.args)
            written = any(isinstance(value, str) and value.startswith("#") for value in values)
            if (name in MEASURED | TYPE_SIZES and numbers) or (
                name in COLOURS and (numbers or written)
            ):
                yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and "border-radius" in str(node.value):
            yield str(node.value)


def test_measures_and_colours_stand_in_the_design_alone() -> None:
    files = [path for path in UI.rglob("*.py") if path.name not in DESIGN]
    assert len(files) > 50
    found = {
        str(path.relative_to(UI)): list(_own_measures(ast.parse(path.read_text("utf-8"))))
        for path in files
    }
    assert {name: own for name, own in found.items() if own} == {}
    for wrong in (
        "row.setSpacing(a if b else 7)",
        "QColor('#123456')",
        "_PAD = 7\nrow.setContentsMargins(0, _PAD, 0, 0)",
        "_LARGE = 1.15\nscale_font(label, _LARGE)",
        "font.setPointSizeF(font.pointSizeF() * 1.15)",
    ):
        assert len(list(_own_measures(ast.parse(wrong)))) == 1, wrong


def test_everything_in_the_design_is_used() -> None:
    trees = [ast.parse(path.read_text("utf-8")) for path in UI.rglob("*.py")]
    names = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)]
    used = {name.id for name in names if isinstance(name.ctx, ast.Load)}
    given = {name for each in (design, card_colours) for name in vars(each) if name.isupper()}
    assert len(given) > 50
    assert given - used == set()
