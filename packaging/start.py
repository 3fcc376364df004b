"""Where the frozen program begins."""

import os
import sys

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


if __name__ == "__main__":
    leave_libraries_to_others()
    sys.exit(main())
