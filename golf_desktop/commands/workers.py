"""A survey's work, shared among processes: one for each core, so that all of them solve."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from golf_desktop.engine.rules import GAMES
from golf_desktop.solver.survey import Row, survey

MOST_WORKERS = 61 if sys.platform == "win32" else 1024
"""As many processes as Windows waits for at once; elsewhere more than any machine has cores."""

_AHEAD = 4
"""How many chunks are given out for each worker, so that none waits while rows are written."""

_WAIT = 0.1
"""Seconds after which is looked again whether to stop."""


class WorkerError(Exception):
    """A worker could not be started or is gone; the message says which."""


def usable_cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def survey_in_processes(
    chunks: Iterable[range], rules: str, workers: int, is_stopped: Callable[[], bool]
) -> Generator[list[Row]]:
    """Survey chunks of deals in worker processes; give the rows of each, in the chunks' order.

    However many chunks there are, only a few are given out at a time. Once it is stopped, or
    closed, or a worker is gone, the workers are ended at once, whatever they are at.

    Args:
        chunks: the deals of each chunk.
        rules: the rules' name.
        workers: how many processes, from 1 to `MOST_WORKERS`.
        is_stopped: tells whether to stop; asked about ten times a second.

    Raises:
        WorkerError: a worker could not be started, or ended, as when it is killed.
    """
    others = set(active_children())
    # Started anew and not forked, so that it is alike on all systems and in a packed program.
    try:
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _prepare_worker)
    except OSError as error:
        raise WorkerError(f"no worker can be started: {error.strerror}") from error
    try:
        yield from _in_order(pool, iter(chunks), rules, _AHEAD * workers, is_stopped)
    except BrokenProcessPool as error:
        # A signal to the whole group of processes ends the workers too.
        if not is_stopped():
            raise WorkerError("a worker process ended unexpectedly") from error
    finally:
        for process in set(active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor,
    chunks: Iterator[range],
    rules: str,
    most: int,
    is_stopped: Callable[[], bool],
) -> Iterator[list[Row]]:
    """Keep as many chunks as allowed given out, and give the rows of the oldest."""
    given: deque[Future[list[Row]]] = deque()
    while not is_stopped():
        while len(given) < most and (chunk := next(chunks, None)) is not None:
            given.append(_give_out(pool, chunk, rules))
        if not given:
            return
        try:
            rows = given[0].result(_WAIT)
        except TimeoutError:
            continue
        given.popleft()
        yield rows


def _give_out(pool: ProcessPoolExecutor, chunk: range, rules: str) -> Future[list[Row]]:
    try:
        with _without_interrupts():
            return pool.submit(_work, chunk, rules)
    except OSError as error:
        raise WorkerError(f"a worker could not be started: {error.strerror}") from error


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Hold Ctrl+C back; a process that is started within never hears of it.

    The terminal sends it to the workers too, where it would print a traceback for each.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare_worker() -> None:
    """Set up a worker process."""
    # For Windows, where it cannot be held back from the start.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End a worker whose parent was killed and so cannot end it; it would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(chunk: range, rules: str) -> list[Row]:
    # The rules go to a worker by their name: what is sent has to stay far smaller than a pipe
    # holds, or a worker that is killed could leave the sender waiting.
    return survey(chunk, GAMES[rules])
