"""The stop watch."""

from __future__ import annotations

from golf_desktop.model.clock import PlayClock


class Now:
    """A time source that is set by hand."""

    seconds = 50.0

    def __call__(self) -> float:
        return self.seconds


def test_it_counts_while_it_runs_and_only_then() -> None:
    now = Now()
    clock = PlayClock(now)
    assert (clock.seconds, clock.is_running) == (0, False)
    now.seconds = 60
    clock.run(True)
    assert (clock.seconds, clock.is_running) == (0, True)
    now.seconds = 65
    clock.run(True)
    assert clock.seconds == 5
    clock.run(False)
    now.seconds = 99
    assert (clock.seconds, clock.is_running) == (5, False)
    clock.run(True)
    now.seconds = 101
    assert clock.seconds == 7


def test_it_can_be_set_and_never_runs_backwards() -> None:
    now = Now()
    clock = PlayClock(now)
    clock.set(30)
    assert (clock.seconds, clock.is_running) == (30, False)
    clock.run(True)
    now.seconds -= 10
    assert clock.seconds == 30
