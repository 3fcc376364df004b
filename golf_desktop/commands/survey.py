"""``golf-desktop survey``: solve many deals into a table, and sum them up."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from types import FrameType, TracebackType
from typing import Self

from golf_desktop.commands.arguments import (
    EXIT_SIGNAL,
    add_rules,
    deal_range,
    fail,
    file,
    say,
)
from golf_desktop.commands.workers import (
    MOST_WORKERS,
    WorkerError,
    survey_in_processes,
    usable_cores,
)
from golf_desktop.engine.rules import GAMES
from golf_desktop.solver.survey import NoSurveyError, Summary, check_surveyable
from golf_desktop.storage.survey_file import SurveyFile, SurveyFileError

CHUNK = 32
"""How many deals a worker solves at a time."""

_BAR = 50
"""How many characters the longest bar of the distribution has."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "deals", type=deal_range, metavar="N-M", help="the first and the last deal, or one"
    )
    add_rules(parser)
    parser.add_argument(
        "--workers",
        type=_workers,
        metavar="N",
        default=min(usable_cores(), MOST_WORKERS),
        help="how many processes solve (one for each core)",
    )
    parser.add_argument(
        "--out",
        type=file,
        metavar="FILE",
        required=True,
        help="the table (CSV), a line for each deal; what is in it already is not solved again",
    )
    parser.add_argument("--json", action="store_true", help="print the summary as a JSON object")


def run(options: argparse.Namespace) -> int:
    """Survey what is not in the file yet and print the summary; give the exit code."""
    rules = options.rules or "standard"
    try:
        check_surveyable(GAMES[rules])
    except NoSurveyError as error:
        return fail(f"{error}; solve --seconds goes as far as it can")
    table = SurveyFile(options.out, rules)
    scores: Counter[int] = Counter()
    with _Signals() as signals:
        try:
            is_read = _count(table, options.deals, scores, signals.has_come)
        except SurveyFileError as error:
            return fail(str(error))
        try:
            _solve_missing(table, options, scores, signals.has_come)
        except (SurveyFileError, WorkerError) as error:
            return fail(f"{error}; {_so_far(options.deals, scores, table)}")
    if signals.came is not None and scores.total() < _length(options.deals):
        # What was not read to its end cannot be told.
        say(f"stopped; {_so_far(options.deals, scores, table)}" if is_read else "stopped")
        return EXIT_SIGNAL + signals.came
    report = _as_json if options.json else _as_text
    print(report(options.deals, rules, Summary(scores)))
    return 0


class _Signals:
    """While it is entered, takes note of the signals that ask the program to end.

    So nothing is torn in the middle. They are heard even where the shell that started the program
    in the background said to ignore them.
    """

    def __init__(self) -> None:
        self.came: int | None = None
        """The last that came."""

    def has_come(self) -> bool:
        """Whether one came."""
        return self.came is not None

    def __enter__(self) -> Self:
        kinds = (signal.SIGINT, signal.SIGTERM)
        self._before = [(kind, signal.signal(kind, self._note)) for kind in kinds]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        del frame
        self.came = number


def _count(
    table: SurveyFile, deals: range, scores: Counter[int], is_stopped: Callable[[], bool]
) -> bool:
    """Count the scores of the deals that are asked for; tell whether the whole file was read."""
    for row in table.read():
        if row.deal in deals:
            scores[row.best_score] += 1
        if is_stopped():
            return False
    return True


def _solve_missing(
    table: SurveyFile,
    options: argparse.Namespace,
    scores: Counter[int],
    is_stopped: Callable[[], bool],
) -> None:
    """Survey the deals that are not in the file yet, add them to it and count their scores."""
    done = scores.total()
    whole = _length(options.deals)
    if done == whole or is_stopped():
        return
    missing = _chunks(table.deals.missing(options.deals))
    surveyed = survey_in_processes(missing, table.rules, options.workers, is_stopped)
    with table.adding() as writer, _progress(done, whole) as advance, closing(surveyed):
        for rows in surveyed:
            writer.add(rows)
            scores.update(row.best_score for row in rows)
            advance(len(rows))


def _chunks(runs: Iterable[range]) -> Iterator[range]:
    """Cut the runs of deals into what a worker solves at a time."""
    for run_ in runs:
        for start in range(run_.start, run_.stop, CHUNK):
            yield range(start, min(start + CHUNK, run_.stop))


@contextmanager
def _progress(done: int, whole: int) -> Iterator[Callable[[int], object]]:
    """Show a bar with the time left while it is entered, on a terminal only."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from tqdm import tqdm

    with tqdm(
        total=whole, initial=done, unit=" deals", leave=False, dynamic_ncols=True, file=sys.stderr
    ) as bar:
        yield bar.update


def _workers(text: str) -> int:
    """Read how many workers there are to be."""
    if text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= MOST_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"the number of workers is one from 1 to {MOST_WORKERS}")


def _length(deals: range) -> int:
    """How many deals: there are more deal numbers than `len` counts."""
    return deals.stop - deals.start


def _so_far(deals: range, scores: Counter[int], table: SurveyFile) -> str:
    return (
        f"{scores.total()} of {_length(deals)} deals are in {table}, "
        "and the same command goes on from there"
    )


def _as_json(deals: range, rules: str, summary: Summary) -> str:
    low, high = summary.interval
    answer = {
        "first": deals.start,
        "last": deals.stop - 1,
        "rules": rules,
        "deals": summary.count,
        "winnable": summary.winnable,
        "share": summary.share,
        "interval_95": [low, high],
        "mean_best_score": summary.mean,
        "best_scores": dict(summary.distribution()),
    }
    return json.dumps(answer)


def _as_text(deals: range, rules: str, summary: Summary) -> str:
    """The summary as lines to read, with a bar for each score."""
    low, high = summary.interval
    interval = f"(95% interval {100 * low:.1f} to {100 * high:.1f}%)"
    cleared = f"{summary.winnable} of {summary.count} deals can be cleared"
    names = f"deals {deals.start}-{deals.stop - 1}" if summary.count > 1 else f"deal {deals.start}"
    lines = [
        f"{names}, {rules}",
        f"{cleared}: {100 * summary.share:.1f}% {interval}",
        f"mean of the best scores: {summary.mean:.2f}",
        "",
        "best score      deals   share",
    ]
    distribution = summary.distribution()
    most = max(count for _, count in distribution)
    for score, count in distribution:
        bar = "#" * -(-count * _BAR // most)  # rounded up, so that even one deal shows
        line = f"{score:10} {count:10} {100 * count / summary.count:5.1f}%  {bar}"
        lines.append(line.rstrip())
    return "\n".join(lines)
