"""Writing a file so that it is always either the old one or the new one, whole."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Write the file in one step, making its folder if needed.

    A temporary file in the same folder is written and flushed to the disk, then takes the name.

    Raises:
        OSError: it could not be written; the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that nothing overwrites it, and give its new name.

    Raises:
        OSError: it could not be renamed.
    """
    stamp = f"{datetime.now():%Y%m%d-%H%M%S-%f}"
    return path.rename(path.with_name(f"{path.name}.damaged-{stamp}"))
