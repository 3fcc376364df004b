from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.notation import (
    NotationError,
    board_text,
    format_moves,
    parse_board,
    parse_moves,
)
from golf_desktop.engine.position import TURN, Play, Refusal
from golf_desktop.engine.rules import GAMES, STANDARD, WRAP, Rules
from tests.engine.boards import BOARDS, COLUMN_BY_COLUMN, RULES, clearable_board, games

BOARD = """\
Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
Foundations: TH
JD 5H KH AS 4H
2D KD 3H AH AC
9H KC 2S 3C 4D
JC 9S KS 4C 7S
5D 5S 9D 5C 3S
7H AD QD TS TD
7C QC JS QH 4S
"""
"""Deal 1."""


def edited(*edits: tuple[str, str]) -> str:
    """Deal 1's board with texts replaced, each of which stands in it once."""
    text = BOARD
    for old, new in edits:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


@given(text=BOARDS, rules=RULES)
@settings(deadline=None)
def test_a_board_round_trips(text: str, rules: Rules) -> None:
    dealt = parse_board(text, rules)
    assert board_text(dealt) == text
    assert parse_board(board_text(dealt), rules) == dealt
    assert (dealt.number, dealt.rules) == (None, rules)


def test_a_board_gives_the_cards_of_the_deal_it_was_written_from() -> None:
    assert board_text(deal(1)) == BOARD
    assert parse_board(BOARD).cards == deal(1).cards
    assert parse_board(BOARD).rules == STANDARD


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(BOARD.lower().replace("talon", "Talon").replace("found", "Found"), id="small"),
        pytest.param(BOARD.replace("T", "10").replace("10alon", "Talon"), id="tens in digits"),
        pytest.param(BOARD.replace("\n", "\r\n"), id="line ends"),
        pytest.param(BOARD.replace("\n", "\n\n \n"), id="empty lines"),
        pytest.param(BOARD.replace(" ", "\t ").removesuffix("\n"), id="blanks"),
        pytest.param(
            "\n".join([*BOARD.splitlines()[2:], *BOARD.splitlines()[1::-1]]), id="heads last"
        ),
        pytest.param(
            "\n".join([BOARD.splitlines()[1], *BOARD.splitlines()[2:], BOARD.splitlines()[0]]),
            id="stock last",
        ),
    ],
)
def test_a_board_may_be_written_in_other_ways(text: str) -> None:
    assert text != BOARD
    assert parse_board(text).cards == deal(1).cards


def test_the_order_of_the_columns_matters() -> None:
    first, second, *others = BOARD.splitlines()[2:]
    swapped = "\n".join([*BOARD.splitlines()[:2], second, first, *others])
    assert parse_board(swapped).cards[:2] == (deal(1).cards[1], deal(1).cards[0])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", ["Talon:", "missing"], id="empty"),
        pytest.param(" \n\n", ["Talon:", "missing"], id="blank"),
        pytest.param(BOARD[BOARD.index("F") :], ["Talon:", "missing"], id="no stock"),
        pytest.param(edited(("Foundations: TH\n", "")), ["Foundations:", "missing"], id="no waste"),
        pytest.param(
            edited(("AS 4H", "AS JC")), ["Line 6", "JC", "twice", "line 3"], id="twice in columns"
        ),
        pytest.param(
            edited(("AS 4H", "AS JD")), ["Line 3", "JD", "twice", "line 3"], id="twice in a line"
        ),
        pytest.param(
            edited(("JC 9S", "2H 9S")), ["Line 6", "2H", "twice", "line 1"], id="twice, in stock"
        ),
        pytest.param(
            edited(("Foundations: TH", "Foundations: 6H")),
            ["Line 2", "6H", "twice", "line 1"],
            id="twice, on the waste",
        ),
        pytest.param(edited(("KC 2S", "KC 1S")), ["Line 5", "'1S'"], id="no card in a column"),
        pytest.param(edited(("8H 2C", "8H 2X")), ["Line 1", "'2X'"], id="no card in the stock"),
        pytest.param(edited(("s: TH", "s: -")), ["Foundations: 0"], id="no card on the waste"),
        pytest.param(edited(("KC 2S", "KC2S")), ["Line 5", "'KC2S'"], id="no blank"),
        pytest.param(edited(("Talon: 8H", "Talon:8H")), ["Line 1", "'Talon:8H'"], id="head stuck"),
        pytest.param(edited(("Talon:", "Stock:")), ["Line 1", "'Stock:'"], id="other head"),
        pytest.param(edited((" 4D\n", "\n")), ["line 5: 4", "5"], id="short column"),
        pytest.param(
            edited((" 6H\n", "\n"), (" 4D\n", " 4D 6H\n")),
            ["line 5: 6", "5"],
            id="long column",
        ),
        pytest.param(
            edited((" 6D 8S 8D QS 6C", ""), ("QH 4S\n", "QH 4S\n6D 8S 8D QS 6C\n")),
            ["Columns: 8", "7"],
            id="eight columns",
        ),
        pytest.param(
            edited(("7C QC JS QH 4S\n", ""), (" 6H\n", " 6H 7C QC JS QH 4S\n")),
            ["Columns: 6", "7"],
            id="six columns",
        ),
        pytest.param(edited((" 6H\n", "\n")), ["missing", "6H"], id="a card missing"),
        pytest.param(
            edited((" 6H\n", "\n"), ("s: TH", "s: TH 6H")),
            ["Foundations: 2"],
            id="two on the waste",
        ),
        pytest.param(
            edited((" 6H\n", " 6H TH\n"), ("s: TH", "s:")),
            ["Foundations: 0"],
            id="none on the waste",
        ),
        pytest.param(BOARD + "Talon:\n", ["Line 10", "Talon:", "twice"], id="two stocks"),
        pytest.param(
            BOARD + "Foundations:\n", ["Line 10", "Foundations:", "twice"], id="two heads"
        ),
        pytest.param(edited((" 6H\n", " 6H JK\n")), ["joker"], id="a joker too many"),
        pytest.param(edited((" 6H\n", " JK\n")), ["Line 1", "joker"], id="a joker for a card"),
        pytest.param(edited((" 6H\n", " 6H JK JK\n")), ["Line 1", "joker"], id="two jokers"),
        pytest.param(
            "\n\n" + edited(("KC 2S", "KC 1S")), ["Line 7", "'1S'"], id="empty lines count"
        ),
        pytest.param("Talon:\nFoundations:\n" + "\n" * 7, [": 0"], id="heads alone"),
    ],
)
def test_what_is_no_board_is_refused_with_its_place(text: str, said: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_board(text)
    assert [word for word in said if word not in str(caught.value)] == []


def test_the_missing_cards_are_named_but_not_by_the_dozen() -> None:
    with pytest.raises(NotationError, match="missing") as caught:
        parse_board(edited(("8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H", "")))
    assert len(str(caught.value)) < 70


@settings(deadline=None)
@given(start=st.integers(0, len(BOARD)), length=st.integers(0, 8), text=st.text(max_size=8))
def test_a_spoilt_board_is_a_board_or_a_notation_error(start: int, length: int, text: str) -> None:
    with suppress(NotationError):
        dealt = parse_board(BOARD[:start] + text + BOARD[start + length :])
        assert parse_board(board_text(dealt)) == dealt


@settings(deadline=None)
@given(text=st.text())
def test_any_other_text_is_no_board(text: str) -> None:
    with pytest.raises(NotationError):
        parse_board(text)


@settings(deadline=None)
@given(game=games())
def test_moves_round_trip(game: Game) -> None:
    text = format_moves(game.moves, GOLF)
    assert len(text) == len(game.moves)
    assert parse_moves(text, game.deal) == game.moves


def test_a_move_is_written_as_its_column_or_a_dot() -> None:
    assert format_moves([TURN, Play(31), Play(0), Play(6)], GOLF) == ".417"
    assert format_moves([], GOLF) == ""


def test_moves_are_read_as_the_free_cards_of_their_columns() -> None:
    moves = parse_moves(COLUMN_BY_COLUMN, parse_board(clearable_board(0)))
    assert moves == tuple(
        Play(row * 7 + column) for column in range(7) for row in reversed(range(5))
    )


def test_blanks_between_moves_mean_nothing() -> None:
    assert (
        parse_moves(" .\t4 \n . ", deal(1)) == parse_moves(".4.", deal(1)) == (TURN, Play(31), TURN)
    )
    assert parse_moves(" \n", deal(1)) == ()


@pytest.mark.parametrize("sign", ["8", "0", "a", "-", "T", "１", "é"])
@pytest.mark.parametrize("before", ["", ".4", " . . "])
def test_a_sign_that_is_no_move_is_named_with_its_number(before: str, sign: str) -> None:
    number = len("".join(before.split())) + 1
    with pytest.raises(NotationError, match=f"Move {number}, '{sign}'.* no such move"):
        parse_moves(before + sign + "??", deal(1))


@pytest.mark.parametrize(
    ("text", "number", "sign", "reason"),
    [
        ("1", 1, "1", Refusal.NO_FIT),
        (".44", 3, "4", Refusal.NO_FIT),
        (". . 1 .", 3, "1", Refusal.NO_FIT),
        ("." * 17, 17, ".", Refusal.NO_STOCK),
    ],
)
def test_an_illegal_move_is_named_with_number_and_reason(
    text: str, number: int, sign: str, reason: Refusal
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_moves(text, deal(1))
    assert str(caught.value) == f"Move {number}, {sign!r}: {reason.value}"


@pytest.mark.parametrize(
    ("text", "number", "reason"),
    [
        ("111111", 6, Refusal.EMPTY),
        (COLUMN_BY_COLUMN + ".", 36, Refusal.OVER),
        (COLUMN_BY_COLUMN + "1", 36, Refusal.EMPTY),
    ],
)
def test_a_move_in_an_empty_column_or_after_the_end_is_refused(
    text: str, number: int, reason: Refusal
) -> None:
    with pytest.raises(NotationError, match=f"^Move {number}, '.': {reason.value}$"):
        parse_moves(text, parse_board(clearable_board(0)))


def test_moves_are_checked_by_the_rules_of_their_deal() -> None:
    """The last stock card is a king, and the second column's free ace goes on it by wrap alone."""
    board = parse_board(clearable_board(0), WRAP)
    king = "." * 16
    assert len(parse_moves(king + "2", board)) == 17
    with pytest.raises(NotationError, match=f"^Move 17, '2': {Refusal.NO_FIT.value}$"):
        parse_moves(king + "2", board.with_rules(STANDARD))


@settings(deadline=None)
@given(text=st.text(alphabet="1234567.") | st.text())
def test_any_text_is_a_list_of_moves_or_a_notation_error(text: str) -> None:
    with suppress(NotationError):
        assert format_moves(parse_moves(text, deal(2)), GOLF) == "".join(text.split())


# -- The rest of the family ------------------------------------------------------------------

REFUSED: dict[str, tuple[str, dict[str, str], str]] = {
    "a card three times in two packs": (
        "double-golf",
        {"3D JD QC AD 6H TH QH": "3D JD QC AD 6H TH TH"},
        "Line 4: TH stands three times, first in line 3",
    ),
    "a card missing of two packs": (
        "double-golf",
        {"Talon: 9C 9D": "Talon: 9C"},
        "Of the 2 packs these are missing: 9D",
    ),
    "a joker in two packs without any": (
        "double-golf",
        {"Talon: 9C": "Talon: JK"},
        "Line 1: a joker too many: these rules have none",
    ),
    "a joker too many": (
        "thieves",
        {"6D AS QC 6C 9S": "6D AS QC 6C JK"},
        "Line 8: a joker too many: these rules have 2",
    ),
    "a joker missing": (
        "thieves",
        {"7D JK 3S": "7D 3S"},
        "These rules have jokers, 2 of them, and one is missing",
    ),
    "a row too short": (
        "tri-peaks",
        {"JC 5D 7H 7C 5H KD": "JC"},
        "Cards in line 4: 1; in this row: 6",
    ),
    "a row too many": (
        "escalator",
        {"JC 5D 7H": "JC 5D\n7H"},
        "Cards in line 5: 2; in this row: 3",
    ),
    "a row too few": (
        "pyramid-golf",
        {"\nAS AH 3C 4C 5C TS QH": ""},
        "Rows: 6; in pyramid-golf: 7",
    ),
    "a stock where there is none": (
        "black-hole",
        {"Foundations: AS": "Talon:\nFoundations: AS"},
        "Line 1: Talon: is not for a layout without a stock",
    ),
    "another ace in the hole": (
        "black-hole",
        {"Foundations: AS": "Foundations: AH", "5D AH 7D": "5D AS 7D"},
        "The line Foundations: has AH, and AS starts the waste",
    ),
    "a waste that has begun": (
        "all-in-a-row",
        {"Foundations: -": "Foundations: AS", "7D AS": "7D"},
        "Cards in line 14: 3; in this column: 4",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_boards_of_the_family_are_refused_with_their_place(name: str) -> None:
    game, edits, said = REFUSED[name]
    text = board_text(deal(1, GAMES[game]))
    for old, new in edits.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    with pytest.raises(NotationError) as caught:
        parse_board(text, GAMES[game])
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("name", GAMES)
def test_no_game_reads_the_board_of_another_layout(name: str) -> None:
    text = board_text(deal(1, GAMES[name]))
    for rules in GAMES.values():
        if (rules.layout.lines, rules.jokers) != (GAMES[name].layout.lines, GAMES[name].jokers):
            with pytest.raises(NotationError):
                parse_board(text, rules)
