"""The score card as plain text."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.round import HOLES, PAR, ROUND_PAR
from golf_desktop.ui.round.sheet import Facts
from golf_desktop.ui.round.texts import hole_name_text, over_par_text, signed_text
from golf_desktop.ui.texts import number_text

_GAP = "  "


def _tr(text: str) -> str:
    return QCoreApplication.translate("round", text)


def plain_card(heading: Iterable[str], facts: Facts) -> str:
    """Write a card as a table of text, a hole on each line, for letters of one width.

    Args:
        heading: the lines above the table; empty ones are left out.
        facts: what is known of the round.
    """
    columns = _columns(facts)
    widths = [max(map(len, column)) for column in columns]
    lines = []
    for cells in zip(*columns, strict=True):
        # Names stand to the left, numbers to the right.
        texts = [
            cell.ljust(width) if place == _NAMES else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        lines.append(_GAP.join(texts).rstrip())
    head, *holes, total = lines
    rule = "-" * sum(widths, len(_GAP) * (len(widths) - 1))
    above = [line for line in heading if line]
    return "\n".join([*above, "", head, rule, *holes, rule, total, ""])


_NAMES = 3
"""Which of the columns holds names."""


def _columns(facts: Facts) -> list[list[str]]:
    """The columns, each with its title, a cell for each hole, and a total."""
    card = facts.card
    total = number_text(card.total) if card.played else ""
    over_par = over_par_text(card.over_par) if card.played else ""
    columns = [
        [_tr("Hole"), *(str(hole + 1) for hole in range(HOLES)), _tr("Total")],
        [_tr("Par"), *(str(PAR) for _ in range(HOLES)), str(ROUND_PAR)],
        _column(_tr("Strokes"), map(number_text, card.strokes), total),
        _column("", map(hole_name_text, card.strokes), ""),
        _column(_tr("Total"), map(number_text, card.totals), ""),
        _column(_tr("To par"), map(over_par_text, card.running), over_par),
    ]
    for title, counts in ((_tr("Hints"), facts.hints), (_tr("Undos"), facts.undos)):
        if any(counts):
            columns.append(_column(title, map(str, counts), str(sum(counts))))
    if facts.best is not None:
        known = [score for score in facts.best if score is not None]
        best = ("?" if score is None else number_text(score) for score in facts.best)
        columns.append(
            _column(_tr("Best"), best, number_text(sum(known)) if len(known) == HOLES else "?")
        )
    if facts.rival is not None:
        behind = card.against(facts.rival)
        columns += [
            _column(
                _tr("Earlier"),
                map(number_text, facts.rival.strokes),
                number_text(facts.rival.total),
            ),
            _column(
                _tr("Difference"),
                map(signed_text, behind),
                signed_text(sum(behind)) if behind else "",
            ),
        ]
    return columns


def _column(title: str, cells: Iterable[str], total: str) -> list[str]:
    found = list(cells)
    return [title, *found, *("" for _ in range(HOLES - len(found))), total]
