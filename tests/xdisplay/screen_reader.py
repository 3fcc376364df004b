"""A little screen reader: reads the program's tree over AT-SPI and presses two things in it.

Runs in the system's own Python, which has pyatspi. Its arguments are what it presses, and a part of
what it then hears, twice. The first it presses again until it hears that: the program may learn
late that somebody listens. Writes one line of JSON: what it found by name, role and actions, and
what it heard.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from typing import Any

# By name: neither says of what types it is.
pyatspi: Any = importlib.import_module("pyatspi")
GLib: Any = importlib.import_module("gi.repository.GLib")
_SECONDS = 20.0


def below(here: Any) -> list[Any]:
    """Something and all that is below it and seen."""
    found = [here]
    for child in here:
        if child is not None and child.getState().contains(pyatspi.STATE_VISIBLE):
            found += below(child)
    return found


def actions(of: Any) -> list[str]:
    """What can be done with something."""
    try:
        action = of.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(index) for index in range(action.nActions)]


def find(wanted: str) -> tuple[list[Any], Any]:
    """Wait for the program and for what is called so; give all, and that."""
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        for program in pyatspi.Registry.getDesktop(0):
            if program is None:
                continue
            everything = below(program)
            for each in everything:
                if each.name.startswith(wanted):
                    return everything, each
        GLib.MainContext.default().iteration(False)
        time.sleep(0.1)
    sys.exit(f"nothing is called {wanted}")


def press(part: Any) -> None:
    """Do what a click does."""
    action = part.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    action.doAction(names.index("Press"))


def hears(heard: list[str], awaited: str, seconds: float) -> bool:
    """Listen for so long; say whether it was heard."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not any(awaited in text for text in heard):
        GLib.MainContext.default().iteration(False)
        time.sleep(0.02)
    return any(awaited in text for text in heard)


def main() -> None:
    """Read, press and listen."""
    refused, refusal, wanted, awaited = sys.argv[1:]
    heard: list[str] = []
    pyatspi.Registry.registerEventListener(
        lambda event: heard.append(str(event.any_data)), "object:announcement"
    )
    everything, part = find(wanted)
    tree = [[each.name, each.getRoleName(), actions(each)] for each in everything]
    again = next(each for each in everything if refused in each.name)
    for _ in range(5):
        press(again)
        if hears(heard, refusal, 1.0):
            press(part)
            hears(heard, awaited, _SECONDS)
            break
    sys.stdout.write(json.dumps({"tree": tree, "heard": heard}))


main()
