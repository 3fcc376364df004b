"""Where the tests run: their files in memory, and bytecode that is kept from run to run."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

MEMORY = Path("/dev/shm")
"""Where Linux has files that are in memory only."""

# The program makes sure of each write, for which a disk takes longer than many a test.
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 1 << 30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Where no bytecode may lie beside the sources it has a folder of its own: to compile the tests in
# each worker, and the program each time that a test starts it, takes longer than many a test.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parent / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
