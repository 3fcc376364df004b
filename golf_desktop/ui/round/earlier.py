"""What is said of rounds that were finished or wait, in the windows of the round."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.round import HOLES
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.ui.language import counted
from golf_desktop.ui.round.texts import over_par_text, total_text
from golf_desktop.ui.round.view import Heading
from golf_desktop.ui.rule_texts import rules_text
from golf_desktop.ui.statistics.texts import rule_set_text, when_text
from golf_desktop.ui.texts import number_text, time_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("round", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("round", one, several, number)


def played_text(result: RoundResult) -> str:
    """A round that was finished, in a line: when, and what it came to."""
    return _tr("{when}: {total}, {par}").format(
        when=when_text(result.begun),
        total=number_text(result.card.total),
        par=over_par_text(result.card.over_par),
    )


def earlier_text(played: tuple[RoundResult, ...]) -> str:
    """What became of a round when it was played before, the best coming first."""
    if not played:
        return _tr("You have not played this round by these rules yet.")
    best = number_text(played[0].card.total)
    form = _counted(
        "You have played this round once by these rules: {best}.",
        "You have played this round %n times by these rules, at best {best}.",
        len(played),
    )
    return form.format(best=best)


def waiting_text(saved: SavedRound) -> str:
    """An unfinished round, in a line."""
    return _tr("Round {number}: hole {hole} of {holes}, {par} · {rules} · {when}").format(
        number=saved.nine.number,
        hole=saved.hole + 1,
        holes=HOLES,
        par=over_par_text(saved.card.over_par),
        rules=rules_text(saved.nine.rules),
        when=when_text(saved.begun),
    )


def heading_of(saved: SavedRound, result: str) -> Heading:
    """What stands above the card of a round.

    Args:
        saved: the round.
        result: what it has come to.
    """
    undo = _tr("with undo") if saved.allows_undo else _tr("without undo")
    moment = when_text(saved.ended or saved.begun)
    return Heading(
        title=_tr("Round {number}").format(number=saved.nine.number),
        rules=f"{rules_text(saved.nine.rules)} · {undo}",
        result=result,
        detail=f"{moment} · {time_text(saved.seconds)}",
    )


def heading_of_result(result: RoundResult) -> Heading:
    """What stands above the card of a round that the statistics have."""
    rules = result.rules.known
    name = rule_set_text(result.rules) if rules is None else rules_text(rules)
    undo = _tr("with undo") if result.allows_undo else _tr("without undo")
    detail = [when_text(result.ended), time_text(result.seconds)]
    if result.undos:
        detail.append(_tr("undos: {count}").format(count=result.undos))
    if result.hints:
        detail.append(_tr("hints: {count}").format(count=result.hints))
    return Heading(
        title=_tr("Round {number}").format(number=result.number),
        rules=f"{name} · {undo}",
        result=total_text(result.card),
        detail=" · ".join(detail),
    )
