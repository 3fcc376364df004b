"""Lets ``python -m golf_desktop`` start the program."""

import sys

from golf_desktop.cli import main

sys.exit(main())
