"""Playing on a real X display, with a mouse and a keyboard that the X server has."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Play, Position
from tests.xdisplay.conftest import Display, Player

pytestmark = pytest.mark.xdisplay

Start = Callable[..., Player]
ACE_OF_CLUBS = "30"
"""The slot of a card of deal 2 that fits, at the end of the third column."""
NINE_OF_SPADES = "33"


def test_a_click_plays_and_one_that_may_not_is_explained(display: Display, start: Start) -> None:
    player = start()
    display.click(player.state()["slots"][NINE_OF_SPADES])
    player.wait(message="A 9 goes only on an 8 or a 10.")
    player.rest("")
    display.click(player.state()["slots"][ACE_OF_CLUBS])
    player.rest("3")


def two_in_a_column() -> tuple[int, int]:
    """A deal and a slot: its card fits, and the one behind it would fit on it."""
    for number in count(1):
        position = Position.from_deal(deal(number))
        for play in position.legal_plays():
            behind = Play(play.slot - 7)
            if behind in position.play(play).legal_plays():
                return number, play.slot
    raise AssertionError


def test_a_double_click_plays_one_card(display: Display, start: Start) -> None:
    number, slot = two_in_a_column()
    player = start(number)
    display.click(player.state()["slots"][str(slot)], times=2, ms=60)
    player.rest(str(slot % 7 + 1))


def test_five_quick_clicks_on_the_stock_turn_five_and_one_undo_takes_one_back(
    display: Display, start: Start
) -> None:
    player = start()
    display.click(player.state()["stock"], times=5, ms=20)
    player.wait(moves=".....")
    display.do("key", "ctrl+z")
    player.rest("....")


def test_a_drag_plays(display: Display, start: Start) -> None:
    player = start()
    state = player.state()
    display.do("mousemove", *state["slots"][ACE_OF_CLUBS], "mousedown", 1)
    display.do("mousemove", *state["cloth"])
    player.wait(dragged=int(ACE_OF_CLUBS), moves="")
    display.do("mousemove", *state["waste"], "mouseup", 1)
    player.rest("3")


def test_a_drag_that_ends_elsewhere_plays_nothing(display: Display, start: Start) -> None:
    player = start()
    state = player.state()
    display.do("mousemove", *state["slots"][ACE_OF_CLUBS], "mousedown", 1)
    display.do("mousemove", *state["cloth"])
    player.wait(dragged=int(ACE_OF_CLUBS))
    display.do("mouseup", 1)
    player.wait(dragged=None)
    player.rest("")


def test_keys_play(display: Display, start: Start) -> None:
    player = start()
    display.do("key", "3", "space", "space", "ctrl+z", "5")
    player.rest("3.")
    display.do("key", "ctrl+shift+z")
    player.rest("3..")
    display.do("key", "ctrl+r")
    player.rest("")


def test_focus_lost_in_mid_drag_brings_the_card_home(display: Display, start: Start) -> None:
    other, player = start(), start()
    state = player.state()
    display.do("mousemove", *state["slots"][ACE_OF_CLUBS], "mousedown", 1)
    display.do("mousemove", *state["waste"])
    player.wait(dragged=int(ACE_OF_CLUBS))
    display.do("windowactivate", other.state()["id"])
    player.wait(active=False, dragged=None)
    display.do("mouseup", 1)
    player.rest("")
    display.do("windowactivate", state["id"])
    player.wait(active=True)
    player.rest("")


def test_the_clock_stands_still_while_minimised(display: Display, start: Start) -> None:
    player = start()
    display.do("key", "space")
    state = player.wait(clock=True)
    display.do("windowminimize", state["id"])
    player.wait(clock=False)
    display.do("windowactivate", state["id"])
    player.wait(clock=True)


def test_full_screen_in_the_middle_of_a_deal(display: Display, start: Start) -> None:
    player = start(speed="slow")
    display.do("key", "ctrl+n", "F11")
    state = player.wait(full_screen=True)
    assert state["moving"]
    player.rest("")
    display.do("key", "F11")
    player.wait(full_screen=False)
    player.rest("")


def test_the_key_that_closes_a_dialog_never_reaches_the_board(
    display: Display, start: Start
) -> None:
    player = start()
    display.do("key", "ctrl+d")
    player.wait(active=False)
    display.do("type", "77")
    display.do("key", "Return")
    player.wait(deal=77, active=True)
    player.rest("")


def test_a_held_key_turns_one_card_and_deals_once(display: Display, start: Start) -> None:
    player = start()
    display.do("keydown", "space", "sleep", "1.2", "keyup", "space")
    player.rest(".")
    display.do("keydown", "ctrl", "keydown", "n", "sleep", "1.2", "keyup", "n", "keyup", "ctrl")
    player.wait(moves="")
    display.do("key", "space")
    player.rest(".")
    assert player.state()["deals"] == 1
