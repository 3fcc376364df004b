#!/usr/bin/env python3
"""Sign one file for Windows: NSIS calls this for the uninstaller that it puts into the installer.

python3 packaging/sign_for_windows.py FILE
"""

import sys
from pathlib import Path

from build_steps.project import StepError
from build_steps.signing import sign_for_windows

if __name__ == "__main__":
    try:
        sign_for_windows(Path(sys.argv[1]))
    except StepError as error:
        sys.exit(str(error))
