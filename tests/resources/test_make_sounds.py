"""The sounds: what their script makes, to the byte, and fit to be heard often."""

from __future__ import annotations

import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "resources" / "sounds"
NAMES = ("play", "turn", "win")
MOST_BYTES = 40_000


def test_making_them_again_changes_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-B", str(SOUNDS / "make_sounds.py"), str(tmp_path)]
    subprocess.run(command, check=True, timeout=60)
    again = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert again == {path.name: path.read_bytes() for path in SOUNDS.glob("*.wav")}
    assert set(again) == {f"{name}.wav" for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_is_small_and_short_and_begins_and_ends_without_a_click(name: str) -> None:
    path = SOUNDS / f"{name}.wav"
    assert path.stat().st_size < MOST_BYTES
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        assert file.getnframes() <= file.getframerate()
    if sys.byteorder == "big":
        samples.byteswap()
    loudest = max(map(abs, samples))
    assert 16_000 < loudest < 32_767
    assert abs(samples[-1]) < loudest / 50
    assert abs(samples[0]) < loudest / 2
