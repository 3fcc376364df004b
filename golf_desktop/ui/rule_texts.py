"""What the program calls the games of the family and says of their rules, in the player's words."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.layout import (
    ALL_IN_A_ROW,
    BLACK_HOLE,
    DOUBLE_GOLF,
    ESCALATOR,
    GOLF,
    PYRAMID_GOLF,
    TRI_PEAKS,
    Layout,
)
from golf_desktop.engine.rules import KingRule, Rules, Scoring, game_name
from golf_desktop.ui.language import counted


def _tr(text: str) -> str:
    return QCoreApplication.translate("rules", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("rules", one, several, number)


def layout_title(layout: Layout) -> str:
    """What a layout is called."""
    titles = {
        GOLF.name: _tr("Golf"),
        DOUBLE_GOLF.name: _tr("Double Golf"),
        TRI_PEAKS.name: _tr("Tri Peaks"),
        PYRAMID_GOLF.name: _tr("Pyramid Golf"),
        ESCALATOR.name: _tr("Escalator"),
        BLACK_HOLE.name: _tr("Black Hole"),
        ALL_IN_A_ROW.name: _tr("All in a Row"),
    }
    return titles.get(layout.name, layout.name)


def preset_title(name: str) -> str:
    """What a rule set of `GAMES` is called, by its name there."""
    return {
        "standard": _tr("Dead King Golf"),
        "queen-on-king": _tr("Golf as in PySolFC and KPatience"),
        "wrap": _tr("Putt Putt"),
        "thieves": _tr("Thieves"),
        "double-golf": _tr("Double Golf"),
        "double-putt": _tr("Double Putt"),
        "tri-peaks": _tr("Tri Peaks"),
        "pyramid-golf": _tr("Pyramid Golf"),
        "escalator": _tr("Escalator"),
        "black-hole": _tr("Black Hole"),
        "all-in-a-row": _tr("All in a Row"),
    }[name]


def preset_remark(name: str) -> str:
    """What else there is to say of that name, in a few words; empty where there is nothing."""
    return {
        "standard": _tr("the standard game"),
        "queen-on-king": _tr("a queen goes on a king"),
        "wrap": _tr("also Relaxed Golf"),
        "tri-peaks": _tr("also Three Peaks"),
        "pyramid-golf": _tr("also Elevator, Egyptian Solitaire"),
    }.get(name, "")


def game_title(rules: Rules) -> str:
    """The name of the game that the rules make; where it has none, what it is played with."""
    name = game_name(rules)
    return (
        rules_text(replace(rules, scoring=Scoring.BELOW_ZERO))
        if name is None
        else (preset_title(name))
    )


def short_title(rules: Rules) -> str:
    """What the game is called, jokers and scoring aside, where there is little room."""
    name = game_name(rules) or game_name(replace(rules, jokers=0))
    if name is None or name == "queen-on-king":
        return layout_title(rules.layout)
    return preset_title(name)


def short_rules_text(rules: Rules) -> str:
    """The rules as short as can be: the game's name, and in a word or two what is not usual."""
    is_plain = rules.layout == GOLF and rules.king_rule is KingRule.QUEEN
    named = game_name(rules) is not None and rules.jokers
    parts = [_tr("Golf, Q on K") if is_plain and not named else short_title(rules)]
    if rules.jokers and not named:
        parts.append(jokers_text(rules.jokers))
    if rules.scoring is Scoring.CARDS_LEFT:
        parts.append(_tr("zero best"))
    return ", ".join(parts)


def rules_text(rules: Rules) -> str:
    """The rules in a few words, for the status line: the game, and what is not usual in it."""
    parts = [_base_text(rules)]
    if rules.jokers and game_name(rules) is None:
        parts.append(jokers_text(rules.jokers))
    if rules.scoring is Scoring.CARDS_LEFT:
        parts.append(_tr("cards left count"))
    return ", ".join(parts)


def _base_text(rules: Rules) -> str:
    """The game, jokers and scoring aside. Of plain Golf there is no one way, so its kings too."""
    if game_name(rules) is None:
        rules = replace(rules, jokers=0)
    if rules.layout != GOLF or rules.jokers:
        return preset_title(name) if (name := game_name(rules)) else layout_title(rules.layout)
    return {
        KingRule.NOTHING: _tr("Golf, nothing on a king"),
        KingRule.QUEEN: _tr("Golf, queen on a king"),
        KingRule.WRAP: _tr("Golf, turning the corner"),
    }[rules.king_rule]


def jokers_text(number: int) -> str:
    """How many jokers."""
    return _counted("1 joker", "%n jokers", number)


def rules_sentence(rules: Rules) -> str:
    """What the rules mean, in one sentence."""
    parts = [_aim_text(rules.layout), _king_text(rules.king_rule)]
    if rules.jokers:
        parts.append(
            _tr("the joker goes on any card and takes any")
            if rules.jokers == 1
            else _tr("the jokers go on any card and take any")
        )
    parts.append(_scoring_text(rules))
    return "; ".join(parts) + "."


def _aim_text(layout: Layout) -> str:
    texts = {
        GOLF.name: _tr("Play seven columns of five onto the waste, one rank up or down at a time"),
        DOUBLE_GOLF.name: _tr(
            "Play nine columns of seven, dealt from two packs, onto the waste, "
            "one rank up or down at a time"
        ),
        TRI_PEAKS.name: _tr(
            "Play three peaks of cards, face down until uncovered, onto the waste, "
            "one rank up or down at a time"
        ),
        PYRAMID_GOLF.name: _tr(
            "Play a pyramid of cards, face down until uncovered, onto the waste, "
            "one rank up or down at a time"
        ),
        ESCALATOR.name: _tr(
            "Play a pyramid of cards, all face up, onto the waste, one rank up or down at a time"
        ),
        BLACK_HOLE.name: _tr(
            "Play seventeen stacks of three onto the ace of spades, one rank up or down at a "
            "time, without a stock"
        ),
        ALL_IN_A_ROW.name: _tr(
            "Play thirteen stacks of four, beginning with any free card, one rank up or down at a "
            "time, without a stock"
        ),
    }
    return texts.get(
        layout.name, _tr("Play all cards onto the waste, one rank up or down at a time")
    )


def _king_text(king_rule: KingRule) -> str:
    return {
        KingRule.NOTHING: _tr("nothing goes on a king, and only a 2 on an ace"),
        KingRule.QUEEN: _tr("a queen goes on a king, but only a 2 on an ace"),
        KingRule.WRAP: _tr("king and ace are neighbours"),
    }[king_rule]


def _scoring_text(rules: Rules) -> str:
    if not rules.layout.has_stock:
        return _tr("each card left costs a stroke")
    return {
        Scoring.BELOW_ZERO: _tr(
            "each card left costs a stroke, and after a clear each card left in the stock takes "
            "one off"
        ),
        Scoring.CARDS_LEFT: _tr("each card left costs a stroke, and zero is the best"),
    }[rules.scoring]
