"""The program, which also answers on its standard input what is on its board.

Each line that comes in is answered by one line of JSON. Everything else is as a player has it:
the events come from the X server alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSocketNotifier

from golf_desktop import app
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import assert_board_shows_game, assert_cards_in_view, signs


def _centre(window: MainWindow, target: Target) -> list[int]:
    board = window.board
    place = board.mapFromScene(window.scene.target_rect(target).center())
    on_screen = board.viewport().mapToGlobal(place)
    return [on_screen.x(), on_screen.y()]


def _problem(window: MainWindow) -> str:
    """What is wrong with the board, or nothing."""
    try:
        assert_board_shows_game(window)
        assert_cards_in_view(window)
    except AssertionError as error:
        return repr(error) or "wrong"
    return ""


def state(window: MainWindow) -> dict[str, object]:
    """What is on the board and where on the screen it is."""
    table, scene = window.table, window.scene
    cloth = window.board.viewport().mapToGlobal(QPoint(window.board.width() // 2, 2))
    moving = scene.animator.is_running
    return {
        "id": int(window.winId()),
        "active": window.isActiveWindow(),
        "full_screen": window.isFullScreen(),
        "deal": table.game.deal.number,
        "moves": signs(window),
        "dragged": scene.hand.dragged,
        "moving": moving,
        "clock": table._clock.is_running,
        "message": window.status.currentMessage(),
        "slots": {slot: _centre(window, slot) for slot in table.position.free_slots},
        "stock": _centre(window, Spot.STOCK),
        "waste": _centre(window, Spot.WASTE),
        "cloth": [cloth.x(), cloth.y()],
        "problem": "" if moving else _problem(window),
    }


def main() -> int:
    """Run the program with the files in one folder, on one deal."""
    build = app.build
    notifiers: list[QSocketNotifier] = []
    deals: list[int | None] = []

    def build_and_answer(*given: Any, **named: Any) -> MainWindow:
        window = build(*given, **named)
        window.table.dealt.connect(lambda: deals.append(window.table.game.deal.number))
        notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        notifiers.append(notifier)

        def answer() -> None:
            if sys.stdin.readline():
                sys.stdout.write(json.dumps({**state(window), "deals": len(deals)}) + "\n")
                sys.stdout.flush()
            else:
                notifier.setEnabled(False)

        notifier.activated.connect(answer)
        return window

    app.build = build_and_answer
    folder, number = sys.argv[1:]
    return app.run(Wish(int(number)), Places.under(Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
