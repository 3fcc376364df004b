"""Closing the window in the middle of things, in a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from golf_desktop import app
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish

build = app.build

def build_and_close(wish, places, **options):
    window = build(wish, places, **options)

    def begin():
        QTest.keyClick(window, Qt.Key.Key_Space)
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert window.scene.animator.is_running
        QTimer.singleShot(int(sys.argv[2]), end)

    def end():
        assert window.scene.animator.is_running
        if sys.argv[3] == "key":
            QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        else:
            window.close()

    QTimer.singleShot(100, begin)
    return window

app.build = build_and_close
sys.exit(app.run(Wish(), Places.under(Path(sys.argv[1]))))
"""


@pytest.mark.parametrize("ms", [0, 20, 200])
@pytest.mark.parametrize("by", ["window", "key"])
def test_close_after_new_ends_with_exit_code_0_and_not_a_word(
    tmp_path: Path, ms: int, by: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", SCRIPT, str(tmp_path), str(ms), by],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert said == []
    # Qt's own messages and mistakes of ours go into the log.
    logged = [line for file in tmp_path.glob("log/*") for line in file.read_text().splitlines()]
    assert [line for line in logged if "propagateSizeHints" not in line] == []
    assert done.returncode == 0
    assert (tmp_path / "window.json").is_file()
