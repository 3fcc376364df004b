"""Numbers that players type and tell each other, of deals and of rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

_SHOWN = 24
"""So many characters of what was typed are repeated in a message."""


@dataclass(frozen=True, slots=True)
class Numbering:
    """Whole numbers from 1 up to the last there is.

    Attributes:
        last: the last number.
        error: what is raised for a number that does not exist.
        refusal: gives its message for what was typed.
    """

    last: int
    error: type[ValueError]
    refusal: Callable[[str], str]

    def parse(self, text: str) -> int:
        """Read a number as a player may write it: digits, perhaps after a number sign.

        Raises:
            ValueError: the text is no number there is; of the kind `error`.
        """
        entered = text.strip().removeprefix("#")
        digits = entered.lstrip("0") or "0"
        if entered.isascii() and entered.isdigit() and len(digits) <= len(str(self.last)):
            return self.check(int(digits))
        raise self._refused(entered)

    def check(self, number: int) -> int:
        """Give the number back if there is such a one.

        Raises:
            ValueError: there is none; of the kind `error`.
        """
        if not 1 <= number <= self.last:
            # Python refuses to write out numbers of thousands of digits, but not in base 16.
            raise self._refused(str(number) if number.bit_length() < 128 else hex(number))
        return number

    def _refused(self, text: str) -> ValueError:
        typed = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
        return self.error(self.refusal(typed))
