"""The thinker: what is answered, what is not, and that no thread is left."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop, StoppedError

WAIT_SECONDS = 10


def thinking_threads() -> list[str]:
    """The names of the thinker's threads that live."""
    return [each.name for each in threading.enumerate() if each.name == "thinker"]


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:  # noqa: ARG001 - signals need an application
    made = Thinker()
    yield made
    made.close()
    assert thinking_threads() == []


def fail(answer: object) -> None:
    """Take an answer that should not come."""
    pytest.fail(f"{answer!r} was given")


def work(*answers: object) -> Callable[[Stop], Iterator[object]]:
    """A question with these answers."""
    return lambda _stop: iter(answers)


def test_answers_come_in_order_and_none_is_no_answer(thinker: Thinker, qtbot: QtBot) -> None:
    heard: list[object] = []
    thinker.ask(Topic.HINT, work(None, 1, None, 2, None), heard.append)
    qtbot.waitUntil(lambda: heard == [1, 2])


def test_answers_come_in_the_thread_that_asked(thinker: Thinker, qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []

    def answer(_stop: Stop) -> Iterator[threading.Thread]:
        yield threading.current_thread()

    def take(worker: threading.Thread) -> None:
        threads.extend([worker, threading.current_thread()])

    thinker.ask(Topic.HINT, answer, take)
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0].name == "thinker"
    assert threads[1] is threading.main_thread()


def test_a_newer_question_takes_the_place_of_the_older(thinker: Thinker, qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    heard: list[object] = []

    def slow(stop: Stop) -> Iterator[str]:
        begun.set()
        assert go_on.wait(WAIT_SECONDS)
        yield "late"
        stop.check()
        yield "later"

    thinker.ask(Topic.HINT, slow, heard.append)
    assert begun.wait(WAIT_SECONDS)
    thinker.ask(Topic.HINT, work("new"), heard.append)
    go_on.set()
    qtbot.waitUntil(lambda: bool(heard))
    qtbot.waitUntil(lambda: thinking_threads() == [])
    assert heard == ["new"]


def test_an_answer_on_its_way_is_not_given_once_it_is_dropped(
    thinker: Thinker, qtbot: QtBot
) -> None:
    heard: list[object] = []
    thinker.ask(Topic.HINT, work(1), heard.append)
    for thread in threading.enumerate():  # until the answer waits for this thread
        if thread.name == "thinker":
            thread.join(WAIT_SECONDS)
    thinker.drop(Topic.HINT)
    thinker.ask(Topic.REVIEW, work(2), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [2]


def test_the_most_urgent_question_has_the_next_step(thinker: Thinker, qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    heard: list[object] = []

    def steps(_stop: Stop) -> Iterator[str]:
        begun.set()
        assert go_on.wait(WAIT_SECONDS)
        yield "review 1"
        yield "review 2"

    thinker.ask(Topic.REVIEW, steps, heard.append)
    assert begun.wait(WAIT_SECONDS)
    thinker.ask(Topic.INDICATOR, work("indicator"), heard.append)
    thinker.ask(Topic.HINT, work("hint"), heard.append)
    go_on.set()
    qtbot.waitUntil(lambda: len(heard) == 4)
    assert heard == ["review 1", "indicator", "hint", "review 2"]


def test_at_rest_there_is_no_thread(thinker: Thinker, qtbot: QtBot) -> None:
    assert thinking_threads() == []
    heard: list[object] = []
    for _ in range(3):
        thinker.ask(Topic.HINT, work(1), heard.append)
        qtbot.waitUntil(lambda: thinker.is_idle)
        qtbot.waitUntil(lambda: thinking_threads() == [])


def test_a_mistake_comes_up_where_it_was_asked_and_the_next_question_is_answered(
    thinker: Thinker, qtbot: QtBot
) -> None:
    def mistaken(_stop: Stop) -> Iterator[object]:
        yield None
        raise KeyError("mistake")

    heard: list[object] = []
    with capture_exceptions() as caught:
        thinker.ask(Topic.HINT, mistaken, heard.append)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is KeyError
    thinker.ask(Topic.HINT, work(1), heard.append)
    qtbot.waitUntil(lambda: heard == [1])


def test_what_is_called_off_ends_without_a_word(thinker: Thinker, qtbot: QtBot) -> None:
    def called_off(_stop: Stop) -> Iterator[object]:
        yield None
        raise StoppedError

    thinker.ask(Topic.HINT, called_off, fail)
    qtbot.waitUntil(lambda: thinker.is_idle)


def test_closing_calls_off_and_waits(thinker: Thinker) -> None:
    begun = threading.Event()

    def endless(stop: Stop) -> Iterator[None]:
        while True:
            begun.set()
            stop.check()
            yield None

    thinker.ask(Topic.REVIEW, endless, fail)
    assert begun.wait(WAIT_SECONDS)
    thinker.close()
    assert thinking_threads() == []
    thinker.ask(Topic.HINT, work(1), fail)
    assert thinking_threads() == []
    thinker.close()  # twice does no harm
    assert thinker.is_idle
