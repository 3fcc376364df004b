"""What the program says about rounds, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.round import HOLES, PAR, HoleName, ScoreCard, hole_name
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Ban
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.language import counted, in_order
from golf_desktop.ui.texts import number_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("round", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("round", one, several, number)


def signed_text(number: int) -> str:
    """A difference with its sign: ``+2``, ``−3``, ``0``."""
    return in_order(f"+{number}") if number > 0 else number_text(number)


def over_par_text(number: int) -> str:
    """How far over par something is, as golfers write it; at par it is level."""
    return signed_text(number) if number else _tr("level")


def over_par_words(number: int) -> str:
    """How far over par something is, in words."""
    if not number:
        return _tr("level par")
    form = _tr("{number} over par") if number > 0 else _tr("{number} below par")
    return form.format(number=abs(number))


def hole_name_text(strokes: int) -> str:
    """What a hole played with so many strokes is called."""
    name = hole_name(strokes)
    texts = {
        HoleName.PERFECT: _tr("perfect"),
        HoleName.HOLE_IN_ONE: _tr("hole in one"),
        HoleName.ALBATROSS: _tr("albatross"),
        HoleName.EAGLE: _tr("eagle"),
        HoleName.BIRDIE: _tr("birdie"),
        HoleName.PAR: _tr("par"),
        HoleName.BOGEY: _tr("bogey"),
        HoleName.DOUBLE_BOGEY: _tr("double bogey"),
        HoleName.TRIPLE_BOGEY: _tr("triple bogey"),
    }
    return texts[name] if name in texts else signed_text(strokes - PAR)


def hole_title(hole: int, card: ScoreCard) -> str:
    """What a hole came to: ``Hole 3: bogey``.

    Args:
        hole: its number, from 1; the card has it.
        card: the score card.
    """
    strokes = card.strokes[hole - 1]
    if hole_name(strokes) is HoleName.OVER:
        name = over_par_words(strokes - PAR)
    else:
        name = hole_name_text(strokes)
    return _tr("Hole {number}: {name}").format(number=hole, name=name)


def status_text(hole: int, card: ScoreCard) -> str:
    """Where a round stands, for the status line."""
    if card.is_complete:
        return _tr("Round over · total {total}, {par}").format(
            total=number_text(card.total), par=over_par_text(card.over_par)
        )
    text = _tr("Hole {number} of {holes}").format(number=hole, holes=HOLES)
    if not card.played:
        return text
    return _tr("{hole} · total {par}").format(hole=text, par=over_par_text(card.over_par))


def title_text(rounds: RoundPlay) -> str:
    """What the hole on the board is called, for the window's title; nothing without one."""
    if not rounds.hole or rounds.round is None:
        return ""
    return _tr("Round {round}, hole {hole}").format(
        round=rounds.round.nine.number, hole=rounds.hole
    )


def waits_text(saved: SavedRound, keys: KeyNames, *, goes_on_next: bool) -> str:
    """That a round waits, and by which key one goes on with it, if there is one.

    Args:
        saved: the round.
        keys: what the keys are called.
        goes_on_next: whether it is the one that the command goes on with at once.
    """
    key = keys.of("go-on" if goes_on_next else "round")
    if not key:
        form = _tr("Round {round} waits at hole {hole}.")
    elif goes_on_next:
        form = _tr("Round {round} waits at hole {hole}: {key} goes on with it.")
    else:
        form = _tr("Round {round} waits at hole {hole}: {key} lists it.")
    return form.format(round=saved.nine.number, hole=saved.hole + 1, key=key)


def total_text(card: ScoreCard) -> str:
    """What a round has come to, in a few words."""
    if not card.played:
        return _tr("No hole has been played yet")
    if card.is_perfect:
        form = _counted(
            "{total} stroke – a perfect round", "{total} strokes – a perfect round", abs(card.total)
        )
        return form.format(total=number_text(card.total))
    form = _counted("{total} stroke, {par}", "{total} strokes, {par}", abs(card.total))
    text = form.format(total=number_text(card.total), par=over_par_words(card.over_par))
    if card.is_complete:
        return text
    holes = _counted("after 1 hole", "after %n holes", card.played)
    return f"{text}, {holes}"


def no_card_text() -> str:
    """Why no score card can be shown."""
    return _tr("There is no score card yet: begin a round first.")


def ban_text(ban: Ban) -> str:
    """Why something cannot be done with a hole of a round."""
    return {
        Ban.PLAYED_ONCE: _tr("In a round each hole is played once; it cannot be begun again."),
        Ban.NO_UNDO: _tr("This round is played without undo."),
        Ban.SCORE_STANDS: _tr("This hole is over and its score stands."),
        Ban.UNFINISHED: _tr("Nothing is told of a hole of your round before it is over."),
    }[ban]
