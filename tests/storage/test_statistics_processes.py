from __future__ import annotations

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import attempt, raw

ROOT = Path(__file__).parents[2]

_WRITE = """
import sys
from pathlib import Path
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import attempt
name = sys.argv[2]
with Statistics(Path(sys.argv[1]), patience=30) as store:
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(60):
        store.record(attempt(f"{name}-{number}"))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="forks and kills")
def test_200_kills_at_random_moments_lose_nothing_that_was_recorded(tmp_path: Path) -> None:
    seed = random.randrange(1 << 32)
    command = [sys.executable, "-m", "tests.storage.statistics_writers", str(tmp_path)]
    done = subprocess.run(
        [*command, "200", str(seed)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), f"seed {seed}: {done.stderr}"
    assert int(done.stdout) > 300


def test_processes_that_begin_a_new_file_at_once_all_have_their_results(tmp_path: Path) -> None:
    path = tmp_path / "data" / "statistics.sqlite3"
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITE, str(path), name],
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for name in ("a", "b", "c")
    ]
    for each in writers:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    # Together, so that the file is made by all at once.
    for each in writers:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    assert [(each.communicate()[1], each.returncode) for each in writers] == [("", 0)] * 3
    with Statistics(path) as store:
        entries = store.page(limit=1000).entries
        assert {each.attempt.id for each in entries} == {
            f"{name}-{number}" for name in "abc" for number in range(60)
        }
        assert sorted(each.number for each in entries) == list(range(1, 181))
        assert store.take_notice() is None
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_threads_share_one_store(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite3"
    with Statistics(path) as store:

        def write(name: str) -> None:
            for number in range(30):
                store.record(attempt(f"{name}-{number}"))
                store.summaries()

        threads = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert raw(path, "SELECT count(*), max(number) FROM attempts") == [(120, 120)]
