"""Where the frozen program begins."""

import sys

from golf_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
