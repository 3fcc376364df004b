"""Makes the sounds of the program: ``python resources/sounds/make_sounds.py [FOLDER]``.

Each is worked out from sines and noise, the same to the byte each time; nothing is recorded. The
files are mono, 16 bits a sample.
"""

from __future__ import annotations

import struct
import sys
import wave
from collections.abc import Callable, Iterator
from io import BytesIO
from math import exp, pi, sin
from pathlib import Path

RATE = 22_050
"""Samples a second."""
_PEAK = 0.7
"""How loud the loudest sample is, of what a file can hold."""

_Sound = list[float]


def turn() -> _Sound:
    """A card slides off the stock: a breath of noise that swells and goes."""
    length = 0.13
    noise = _softened(_noise(11, length), 0.35)
    return [
        value * sin(pi * min(1.0, at / length)) ** 2
        for value, at in zip(noise, _moments(length), strict=True)
    ]


def play() -> _Sound:
    """A card is laid on another: a short tap with a little wood in it."""
    length = 0.12
    tap = _softened(_noise(5, length), 0.5)
    return [
        0.8 * value * exp(-at / 0.008) + 0.5 * sin(2 * pi * 310 * at) * exp(-at / 0.022)
        for value, at in zip(tap, _moments(length), strict=True)
    ]


def win() -> _Sound:
    """A ball drops into the hole: two knocks on the rim, and a chord that rises."""
    length = 0.85
    knocks = ((0.0, 420.0), (0.09, 350.0))
    chord = ((0.18, 523.25), (0.28, 659.26), (0.38, 783.99))
    return [
        sum(_struck(at - begin, pitch, 0.02) for begin, pitch in knocks)
        + sum(0.6 * _struck(at - begin, pitch, 0.14) for begin, pitch in chord)
        for at in _moments(length)
    ]


SOUNDS: dict[str, Callable[[], _Sound]] = {"turn": turn, "play": play, "win": win}


def wav(samples: _Sound) -> bytes:
    """The bytes of a sound's file."""
    loudest = max(abs(sample) for sample in samples)
    levels = [round(sample / loudest * _PEAK * 32_767) for sample in samples]
    held = BytesIO()
    with wave.open(held, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(levels)}h", *levels))
    return held.getvalue()


def _moments(length: float) -> Iterator[float]:
    """The moments of the samples of a sound of so many seconds."""
    return (number / RATE for number in range(round(length * RATE)))


def _struck(at: float, pitch: float, fade: float) -> float:
    """A tone, struck at zero, with one overtone; it fades to a third in `fade` seconds."""
    if at < 0:
        return 0.0
    swell = min(1.0, at / 0.003)
    tone = sin(2 * pi * pitch * at) + 0.25 * sin(4 * pi * pitch * at)
    return swell * tone * exp(-at / fade)


def _noise(seed: int, length: float) -> Iterator[float]:
    """Samples from -1 to 1 by a linear congruential generator, so that they are the same anywhere.

    Its numbers are those of Numerical Recipes, chapter 7.
    """
    state = seed
    for _ in _moments(length):
        state = (1_664_525 * state + 1_013_904_223) % (1 << 32)
        yield state / (1 << 31) - 1


def _softened(samples: Iterator[float], share: float) -> Iterator[float]:
    """Samples without the highest tones: each goes only this share of the way to the next."""
    level = 0.0
    for sample in samples:
        level += share * (sample - level)
        yield level


def main(folder: Path) -> None:
    """Write all sounds into a folder."""
    for name, make in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(wav(make()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
