"""A process that is killed at any moment of a round loses nothing of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from golf_desktop.engine.round import NineHoles
from golf_desktop.storage.places import Places
from tests.ui.playing import CTRL, press, signs
from tests.ui.round.conftest import Start, finished

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]

PROGRAM = """
import os, signal, sys
from pathlib import Path
from golf_desktop import app
from golf_desktop.engine.position import Play
from golf_desktop.engine.round import NineHoles
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish

application = app.make_application()
window = app.build(Wish(2), Places.under(Path(sys.argv[1])))
window.scene.animator.factor = 0.0
table, rounds = window.table, window.rounds
rounds.begin(NineHoles(7), allows_undo=False)
for sign in sys.argv[2]:
    if sign == "m":
        move = table.position.legal_moves()[0]
        table.play(move.slot) if isinstance(move, Play) else table.turn()
    elif sign == "h":
        while table.position.legal_moves():
            move = table.position.legal_moves()[0]
            table.play(move.slot) if isinstance(move, Play) else table.turn()
    elif sign == "g":
        rounds.go_on()
    elif sign == "n":
        table.new_deal(12)
print(rounds.hole, len(table.game.moves), *rounds.card.strokes, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def crash(places: Places, doings: str) -> list[int]:
    """Play a round in a process of its own that is killed right after the last doing.

    Returns:
        The hole that was on its board, the moves made there, and the strokes of the card.
    """
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(places.data), doings],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    return list(map(int, done.stdout.split()))


@pytest.mark.parametrize("doings", ["", "m", "mmm", "h", "hg", "hgm", "hghghghgmmmm"])
def test_the_round_is_on_the_board_as_it_was(start: Start, places: Places, doings: str) -> None:
    hole, moves, *strokes = crash(places, doings)
    window = start()
    assert window.rounds.is_on_board
    assert (window.rounds.hole, len(signs(window))) == (hole, moves)
    assert list(window.rounds.card.strokes) == strokes
    assert window.status.currentMessage() == ""


@pytest.mark.parametrize("doings", ["mmn", "mmnmm", "hgmmn"])
def test_a_round_that_was_left_is_gone_on_with(start: Start, places: Places, doings: str) -> None:
    crash(places, doings)
    window = start()
    assert window.table.game.deal.number == 12
    press(window, Qt.Key.Key_G, CTRL)
    assert window.rounds.is_in_play
    hole = window.rounds.hole
    assert window.table.game.deal == NineHoles(7).deal(hole - 1)
    assert (hole, len(signs(window))) == (doings.count("h") + 1, 2)


def test_a_finished_round_counts(start: Start, places: Places) -> None:
    hole, _, *strokes = crash(places, "g".join("h" * 9))
    window = start()
    assert hole == window.rounds.hole == 9
    assert window.rounds.is_over
    window.close()
    (result,) = finished(places)
    assert list(result.card.strokes) == strokes
