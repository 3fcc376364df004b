"""Where the frozen program begins."""

import os
import sys
from importlib import import_module

from golf_desktop.cli import main


def leave_libraries_to_others() -> None:
    """Give the programs that this one starts, such as the browser, their own libraries again.

    PyInstaller's starter put our folder before the system's; for this process that is done.
    """
    if sys.platform == "linux":
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before:
            os.environ["LD_LIBRARY_PATH"] = before


def prepare(arguments: list[str]) -> None:
    """Do what PyInstaller would do at every start, where this one needs it.

    Args:
        arguments: the command line without the program's name.
    """
    if any(word.partition("=")[0] == "--self-test" for word in arguments):
        # Modules are looked for in the packed archive too.
        import_module("pyi_rth_pkgutil")
    # A survey starts the program again for each worker, and for Python's keeper of semaphores.
    if arguments[:1] == ["survey"] or "--multiprocessing-fork" in arguments or "-c" in arguments:
        import_module("pyi_rth_multiprocessing")


if __name__ == "__main__":
    prepare(sys.argv[1:])
    leave_libraries_to_others()
    sys.exit(main())
