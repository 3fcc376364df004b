"""Start-up and memory: from the start of the process to cards on the screen, seen from outside."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from programs import bare_command, data_folder, game_command, running
from report import Figure, at_most, compared
from xvfb import Display

FIRST_CARDS_SECONDS = 0.35
MEMORY_MIB = 90


@dataclass(frozen=True, slots=True)
class Start:
    """What one start took.

    Attributes:
        first: seconds until the first part of a card was on the screen.
        busy: of these, seconds in which a processor worked for the program.
        still: seconds until the last pixel changed.
        rss: memory at rest in MiB, as `ps` shows it.
        pss: the same with each shared page divided among the processes that share it.
        own: what of it no file holds and nobody shares. How much of the libraries counts in the
            other two depends on what the system happens to have in its cache; this does not.
    """

    first: float
    busy: float
    still: float
    rss: float
    pss: float
    own: float


def measure(display: Display, runs: int, frozen: Path | None = None) -> list[Figure]:
    """Start the game and the bare window in turn, after one start of each that does not count.

    Args:
        display: where the windows open.
        runs: how many starts of each count.
        frozen: a frozen program to be started in turn with both and compared with the game.
    """
    with ExitStack() as kept:
        commands = {"game": game_command(kept.enter_context(data_folder())), "bare": bare_command()}
        if frozen is not None:
            commands["frozen"] = game_command(kept.enter_context(data_folder()), frozen)
        starts: dict[str, list[Start]] = {name: [] for name in commands}
        for _ in range(runs + 1):
            for name, command in commands.items():
                starts[name].append(_start(command, display))
    counting = {name: each[1:] for name, each in starts.items()}
    figures = _figures(counting["game"], counting["bare"])
    if frozen is not None:
        figures += _frozen_figures(counting["frozen"], counting["game"])
    return figures


def _frozen_figures(frozen: list[Start], game: list[Start]) -> list[Figure]:
    """The frozen program's start beside that of the same game from its modules."""
    limit = round(median(each.first for each in game), 3)
    return [
        at_most("first cards, frozen", [each.first for each in frozen], limit, "s", 3),
        compared("  processor time until then", [each.busy for each in frozen], "s", 3),
        compared("  whole deal lies still", [each.still for each in frozen], "s", 3),
        compared("memory after the deal, frozen, RSS", [each.rss for each in frozen], "MiB", 1),
        compared("memory after the deal, frozen, own", [each.own for each in frozen], "MiB", 1),
    ]


def _figures(game: list[Start], bare: list[Start]) -> list[Figure]:
    """The game's starts beside those of the bare window."""
    rss = [each.rss for each in game]
    return [
        at_most("first cards", [each.first for each in game], FIRST_CARDS_SECONDS, "s", 3),
        compared("  a bare window", [each.first for each in bare], "s", 3),
        compared("  processor time until then", [each.busy for each in game], "s", 3),
        compared("  of a bare window", [each.busy for each in bare], "s", 3),
        compared("  whole deal lies still", [each.still for each in game], "s", 3),
        at_most("memory after the deal, RSS", rss, MEMORY_MIB, "MiB", 1),
        compared("  a bare window", [each.rss for each in bare], "MiB", 1),
        compared("memory after the deal, PSS", [each.pss for each in game], "MiB", 1),
        compared("  a bare window", [each.pss for each in bare], "MiB", 1),
        compared("memory after the deal, its own", [each.own for each in game], "MiB", 1),
        compared("  a bare window", [each.own for each in bare], "MiB", 1),
    ]


def _start(command: list[str], display: Display) -> Start:
    with running(command, display) as run:
        first, busy = run.seconds_to_first_card(), _busy_seconds(run.pid)
        still = run.seconds_to_stillness()
        memory = _memory(run.pid)
    return Start(
        first, busy, still, rss=memory["Rss"], pss=memory["Pss"], own=memory["Private_Dirty"]
    )


def _busy_seconds(pid: int) -> float:
    """The processor time of all threads of a process so far."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e9


def _memory(pid: int) -> dict[str, float]:
    """Linux's sums over all mappings of a process, in MiB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()[1:]
    fields = (line.split() for line in lines)
    return {name.rstrip(":"): int(size) / 1024 for name, size, *_ in fields}
