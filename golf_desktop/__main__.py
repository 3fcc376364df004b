"""Lets ``python -m golf_desktop`` start the program."""

import sys

from golf_desktop.cli import main

if __name__ == "__main__":  # and not again in each worker process of a survey
    sys.exit(main())
