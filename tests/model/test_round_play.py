"""The round in play: what comes next, what is allowed, and that nothing of it is lost."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import format_moves
from golf_desktop.engine.position import Play
from golf_desktop.engine.round import HOLES, NineHoles
from golf_desktop.engine.rules import STANDARD, WRAP
from golf_desktop.model.notices import Notices
from golf_desktop.model.recorder import Recorder
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Ban, Table
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.round_store import RoundStore
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.unrecorded import Unrecorded

pytestmark = pytest.mark.usefixtures("qapp")

NINE = NineHoles(7)


class Desk:
    """A table in a folder of files with its round and its recorder, as the program builds them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.autosave = Autosave(folder)
        before = self.autosave.load()
        self.table = Table(STANDARD, 2, draw_number=lambda: 77)
        self.rounds = RoundPlay(self.table, RoundStore(folder))
        self.bans: list[Ban] = []
        self.over: list[int] = []
        self.table.banned.connect(self.bans.append)
        self.rounds.hole_over.connect(self.over.append)
        self.resumed = self.rounds.resume(before)
        if not self.resumed and before is not None and not before.game.position.is_cleared:
            self.table.resume(before)
        self.recorder = Recorder(
            self.table,
            self.autosave,
            Notices(),
            Unrecorded(folder),
            lambda: Statistics(folder / "statistics.sqlite3"),
        )
        self.rounds.round_over.connect(self.recorder.record_round)
        self.recorder.record_what_waited()
        self._is_open = True

    @property
    def round(self) -> SavedRound:
        found = self.rounds.round
        assert found is not None
        return found

    @property
    def signs(self) -> str:
        game = self.table.game
        return format_moves(game.moves[: game.cursor], game.deal.rules.layout)

    def move(self) -> None:
        """Make the first move there is, if there is one."""
        for move in self.table.position.legal_moves()[:1]:
            assert self.table.play(move.slot) if isinstance(move, Play) else self.table.turn()

    def play_hole(self) -> None:
        while self.table.position.legal_moves():
            self.move()

    def play_holes(self, count: int) -> None:
        """Begin the round and play so many holes to their ends."""
        self.rounds.begin(NINE, allows_undo=False)
        for hole in range(count):
            if hole:
                self.rounds.go_on()
            self.play_hole()

    def close(self) -> None:
        """End the program, as the window does."""
        if self._is_open:
            self._is_open = False
            self.rounds.close()
            self.recorder.close()

    def again(self, *, killed: bool = False) -> Desk:
        """Start the program again, after it was quit or killed."""
        if not killed:
            self.close()
        return Desk(self.folder)

    def results(self) -> tuple[RoundResult, ...]:
        """The finished rounds in the statistics after the end."""
        self.close()
        with Statistics(self.folder / "statistics.sqlite3") as store:
            return store.round_summary().last


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[[], Desk]]:
    made: list[Desk] = []

    def make_() -> Desk:
        made.append(Desk(tmp_path))
        return made[-1]

    yield make_
    for desk in made:
        desk.close()


@pytest.fixture
def desk(make: Callable[[], Desk]) -> Desk:
    return make()


def test_there_is_no_round_at_first(desk: Desk) -> None:
    rounds = desk.rounds
    assert rounds.round is None
    assert (rounds.hole, rounds.is_on_board, rounds.can_go_on, rounds.is_over) == (
        0,
        False,
        False,
        False,
    )
    rounds.go_on()
    assert desk.table.game.deal.number == 2


def test_holes_follow_each_other_to_the_end(desk: Desk) -> None:
    desk.play_holes(HOLES)
    assert desk.over == list(range(1, HOLES + 1))
    assert desk.rounds.is_over
    assert not desk.rounds.can_go_on
    assert [hole.game.deal.number for hole in desk.round.holes] == list(NINE.deals)
    (result,) = desk.results()
    assert result.card == desk.round.card
    assert not list(desk.folder.glob("unrecorded/*"))


def test_a_hole_that_is_not_over_is_not_passed_over(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    desk.rounds.go_on()
    assert desk.rounds.hole == 1
    assert desk.signs


def test_a_strict_card_has_no_undo(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    signs = desk.signs
    assert not desk.table.undo()
    assert (desk.bans, desk.signs) == ([Ban.NO_UNDO], signs)


def test_undo_is_allowed_until_the_hole_is_over(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=True)
    desk.move()
    assert desk.table.undo()
    assert desk.table.redo()
    desk.play_hole()
    score = desk.table.position.score
    assert not desk.table.undo()
    assert desk.bans == [Ban.SCORE_STANDS]
    assert desk.round.card.strokes == (score,)
    assert desk.round.undos == 1


@pytest.mark.parametrize("over", [False, True])
def test_a_hole_is_played_once(desk: Desk, over: bool) -> None:
    desk.rounds.begin(NINE, allows_undo=True)
    desk.play_hole() if over else desk.move()
    signs = desk.signs
    desk.table.restart()
    assert (desk.bans, desk.signs) == ([Ban.PLAYED_ONCE], signs)


def test_other_rules_wait_for_the_next_deal(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.table.choose_rules(WRAP)
    assert desk.table.game.deal.rules == STANDARD
    desk.play_hole()
    desk.rounds.go_on()
    assert desk.table.game.deal.rules == STANDARD
    desk.table.new_deal()
    assert desk.table.game.deal.rules == WRAP


def test_answers_are_for_holes_that_are_over(desk: Desk) -> None:
    limits = desk.table.limits
    assert limits.answers is None
    desk.rounds.begin(NINE, allows_undo=False)
    assert desk.table.limits.answers is Ban.UNFINISHED
    desk.table.new_deal(NINE.deals[0])  # the same cards beside the round
    assert desk.table.limits.answers is Ban.UNFINISHED
    assert desk.rounds.hides(desk.table.game.deal)
    desk.table.new_deal()
    assert desk.table.limits == limits
    desk.rounds.go_on()
    desk.play_hole()
    assert desk.table.limits.answers is None
    assert not desk.rounds.hides(desk.table.game.deal)


def test_hints_are_counted_also_before_the_first_move(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.table.ask_hint()
    desk.table.new_deal()
    desk.rounds.go_on()
    desk.play_hole()
    assert desk.round.holes[0].hints == 1


def other_game() -> Game:
    game = Game(NINE.deal(5))
    game.apply(game.position.legal_moves()[0])
    return game


LEAVING: dict[str, Callable[[Desk], object]] = {
    "a new deal": lambda desk: desk.table.new_deal(),
    "a file": lambda desk: desk.table.open(SavedGame(other_game())),
    "an interrupted game": lambda desk: desk.table.resume(SavedGame(other_game())),
    "a replay": lambda desk: desk.table.replay(other_game()),
}
leaving = pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING.keys())


@leaving
@pytest.mark.parametrize("moves", [0, 4])
def test_leaving_a_round_loses_nothing(
    desk: Desk, leave: Callable[[Desk], object], moves: int
) -> None:
    desk.play_holes(2)
    desk.rounds.go_on()
    for _ in range(moves):
        desk.move()
    before = desk.table.snapshot()
    leave(desk)
    assert not desk.rounds.is_on_board
    assert desk.rounds.can_go_on
    desk.move()
    desk.rounds.go_on()
    after = desk.table.snapshot()
    assert desk.rounds.is_in_play
    assert (after.game.deal, after.game.moves) == (before.game.deal, before.game.moves)
    assert after.attempt == before.attempt
    assert desk.rounds.hole == 3


@leaving
def test_a_round_that_was_left_between_two_holes_goes_on_with_the_next(
    desk: Desk, leave: Callable[[Desk], object]
) -> None:
    desk.play_holes(3)
    leave(desk)
    desk.rounds.go_on()
    assert desk.table.game.deal == NINE.deal(3)
    assert desk.round.card.played == 3


def test_a_hole_can_be_brought_back_as_any_deal(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    signs = desk.signs
    desk.table.new_deal()
    assert desk.table.bring_back()
    assert desk.rounds.is_in_play
    assert (desk.signs, desk.table.limits.undo) == (signs, Ban.NO_UNDO)


def test_what_could_be_brought_back_is_no_way_to_take_moves_back(desk: Desk) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    desk.table.new_deal()
    desk.rounds.go_on()
    desk.move()
    assert not desk.table.bring_back()


def test_a_hole_that_is_over_is_not_offered_back(desk: Desk) -> None:
    desk.play_holes(1)
    desk.rounds.go_on()
    assert desk.table.left_game is None


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("moves", [0, 1, 7])
def test_a_hole_in_play_is_there_again(desk: Desk, killed: bool, moves: int) -> None:
    desk.play_holes(4)
    desk.rounds.go_on()
    for _ in range(moves):
        desk.move()
    signs, card = desk.signs, desk.round.card
    later = desk.again(killed=killed)
    assert later.resumed
    assert later.rounds.is_in_play
    assert (later.signs, later.rounds.hole, later.round.card) == (signs, 5, card)
    assert later.table.limits.undo is Ban.NO_UNDO
    later.close()


@pytest.mark.parametrize("killed", [False, True])
def test_a_hole_that_was_over_is_there_again_with_its_score(desk: Desk, killed: bool) -> None:
    desk.play_holes(2)
    later = desk.again(killed=killed)
    assert later.rounds.is_on_board
    assert (later.rounds.hole, later.round.card) == (2, desk.round.card)
    assert not later.table.undo()
    later.rounds.go_on()
    assert later.rounds.hole == 3
    later.close()


@pytest.mark.parametrize("killed", [False, True])
def test_a_round_that_was_left_is_there_again(desk: Desk, killed: bool) -> None:
    desk.rounds.begin(NINE, allows_undo=False)
    for _ in range(3):
        desk.move()
    signs = desk.signs
    desk.table.new_deal()
    desk.move()
    later = desk.again(killed=killed)
    assert not later.resumed
    assert later.table.game.deal.number == 77
    later.rounds.go_on()
    assert later.signs == signs
    later.close()


def test_killed_before_the_end_of_a_hole_was_kept_with_the_game(desk: Desk) -> None:
    """The round is written first: the game in progress is still before its last move."""
    desk.rounds.begin(NINE, allows_undo=False)
    before = None
    while desk.table.position.legal_moves():
        before = Autosave(desk.folder).load()
        desk.move()
    desk.close()
    assert before is not None
    assert before.game.outcome() is None
    Autosave(desk.folder).note(before)
    later = Desk(desk.folder)
    assert later.rounds.is_on_board
    assert later.round.card == desk.round.card
    assert later.table.game.outcome() is not None
    later.close()


def test_the_end_of_a_round_is_found_in_the_game_that_was_kept(make: Callable[[], Desk]) -> None:
    """Where the round could not be written the game in progress may have come further."""
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    at_the_start = (desk.folder / "current.round").read_bytes()
    desk.play_hole()
    card = desk.round.card
    desk.close()
    (desk.folder / "current.round").write_bytes(at_the_start)
    later = make()
    assert later.over == [1]
    assert later.round.card == card


def test_a_new_round_lets_an_unfinished_one_wait(desk: Desk) -> None:
    desk.play_holes(2)
    desk.rounds.go_on()
    desk.move()
    signs, card = desk.signs, desk.round.card
    desk.rounds.begin(NineHoles(8), allows_undo=True)
    assert desk.table.game.deal == NineHoles(8).deal(0)
    (waiting,) = desk.again().rounds.waiting()
    later = Desk(desk.folder)
    later.rounds.go_on_with(waiting)
    assert (later.signs, later.round.card) == (signs, card)
    assert [each.nine.number for each in later.rounds.waiting()] == [8]
    later.close()


def test_a_finished_round_waits_for_nothing(desk: Desk) -> None:
    desk.play_holes(HOLES)
    desk.rounds.begin(NineHoles(8), allows_undo=False)
    assert desk.rounds.waiting() == []


def test_a_full_disk_costs_the_round_nothing_while_the_program_runs(
    tmp_path: Path, make: Callable[[], Desk]
) -> None:
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    signs = desk.signs
    store = RoundStore(tmp_path / "current.round" / "no folder")
    desk.rounds._store = store
    desk.rounds.begin(NineHoles(8), allows_undo=False)
    (waiting,) = desk.rounds.waiting()
    desk.rounds.go_on_with(waiting)
    assert desk.signs == signs


def test_a_round_gone_on_with_waits_on_where_its_file_cannot_have_it(
    tmp_path: Path, make: Callable[[], Desk]
) -> None:
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    desk.rounds.begin(NineHoles(8), allows_undo=False)
    (waiting,) = desk.rounds.waiting()
    (tmp_path / "current.round").unlink()
    (tmp_path / "current.round").mkdir()  # nothing can be written there
    desk.rounds.go_on_with(waiting)
    desk.move()
    desk.rounds.close()
    kept = {each.nine.number: each for each in RoundStore(tmp_path).waiting()}
    assert set(kept) == {7, 8}
    assert kept[7].current is not None
    assert len(kept[7].current.game.moves) == 2


def test_nothing_is_told_of_the_hole_of_a_round_that_waits(make: Callable[[], Desk]) -> None:
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    hole = desk.table.game.deal
    desk.rounds.begin(NineHoles(8), allows_undo=False)
    desk.table.enter(hole)
    assert desk.rounds.hides(hole)
    assert desk.table.limits.answers is Ban.UNFINISHED


ACTIONS: dict[str, Callable[[Desk], object]] = {
    "move": Desk.move,
    "hole": Desk.play_hole,
    "undo": lambda desk: desk.table.undo(),
    "redo": lambda desk: desk.table.redo(),
    "hint": lambda desk: desk.table.ask_hint(),
    "restart": lambda desk: desk.table.restart(),
    "new deal": lambda desk: desk.table.new_deal(),
    "bring back": lambda desk: desk.table.bring_back(),
    "replay": lambda desk: desk.table.replay(desk.table.game),
    "go on": lambda desk: desk.rounds.go_on(),
    "quit": Desk.again,
    "kill": lambda desk: desk.again(killed=True),
}


@settings(max_examples=60)
@given(
    actions=st.lists(st.sampled_from(sorted(ACTIONS)), max_size=25),
    allows_undo=st.booleans(),
)
def test_whatever_is_done_the_card_only_grows_and_the_hole_goes_on(
    actions: list[str], allows_undo: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        opened = [desk]
        desk.rounds.begin(NINE, allows_undo=allows_undo)
        strokes: tuple[int, ...] = ()
        made = 0
        for action in actions:
            done = ACTIONS[action](desk)
            if isinstance(done, Desk):
                desk = done
                opened.append(desk)
            card = desk.round.card
            assert card.strokes[: len(strokes)] == strokes
            kept = desk.round.current
            moves = len(kept.game.moves) if kept is not None else 0
            if card.strokes == strokes and not allows_undo:
                assert moves >= made
            strokes, made = card.strokes, moves
            assert RoundStore(desk.folder).load() is not None
        desk.rounds.go_on()
        assert desk.rounds.is_in_play or desk.rounds.is_over
        for each in opened:
            each.close()


def test_a_hole_brought_back_after_another_round_began_is_its_rounds_hole(
    make: Callable[[], Desk],
) -> None:
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    attempt, made = desk.table.snapshot().attempt, desk.signs
    desk.rounds.begin(NineHoles(8), allows_undo=True)
    desk.move()
    assert desk.table.bring_back()
    assert (desk.round.nine.number, desk.rounds.hole, desk.signs) == (7, 1, made)
    assert desk.rounds.is_in_play
    assert desk.table.limits.undo is Ban.NO_UNDO
    assert desk.table.snapshot().attempt == attempt
    (waiting,) = desk.rounds.waiting()
    assert waiting.nine.number == 8
    assert waiting.current is not None
    assert len(waiting.current.game.moves) == 1
    again = desk.again()
    assert again.resumed
    assert again.round.nine.number == 7
    assert [each.nine.number for each in again.rounds.waiting()] == [8]


def test_killed_while_another_round_begins_the_hole_in_progress_is_its_rounds_hole(
    make: Callable[[], Desk],
) -> None:
    desk = make()
    desk.rounds.begin(NINE, allows_undo=False)
    desk.move()
    made, before = desk.signs, desk.table.snapshot()
    desk.rounds.begin(NineHoles(8), allows_undo=False)
    desk.close()
    autosave = Autosave(desk.folder)  # as if the new hole had not been written yet
    autosave.load()
    autosave.note(before)
    autosave.flush()
    again = make()
    assert (again.round.nine.number, again.signs) == (7, made)
    assert again.rounds.is_in_play
    assert [each.nine.number for each in again.rounds.waiting()] == [8]
