#!/usr/bin/env python3
"""What the release workflow asks of the project.

python3 packaging/release.py check TAG       whether the tag may be released
python3 packaging/release.py notes           what is new, for the release's page
python3 packaging/release.py sums FOLDER     write FOLDER/SHA256SUMS
python3 packaging/release.py fetch URL SHA256 FILE
                                             download a file and make sure that it is the one
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from urllib.request import urlopen

from build_steps import changelog, project
from build_steps.project import ROOT, StepError

_TIMEOUT_SECONDS = 60


def main(argv: list[str]) -> int:
    """Do what the arguments ask for; give the exit code."""
    try:
        match argv:
            case ["check", tag]:
                check(tag)
            case ["notes"]:
                print(notes())
            case ["sums", folder]:
                print(write_sums(Path(folder)).read_text("utf-8"), end="")
            case ["fetch", url, sha256, file]:
                fetch(url, sha256, Path(file))
            case _:
                raise StepError((__doc__ or "").strip())
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def check(tag: str, source: Path = ROOT / "CHANGELOG.md") -> None:
    """Make sure that a tag names the version there is, and that the changelog dates it.

    Raises:
        StepError: it may not be released.
    """
    version = project.version()
    if tag != f"v{version}":
        raise StepError(f"The tag is {tag}, but the version is {version}: it would be v{version}.")
    days = {release.version: release.day for release in changelog.releases(source)}
    if days.get(version) is None:
        raise StepError(f"CHANGELOG.md does not say when {version} was released.")


def notes(source: Path = ROOT / "CHANGELOG.md") -> str:
    """What the changelog says of the version, without its heading.

    Raises:
        StepError: it says nothing.
    """
    version = re.escape(project.version())
    # A version such as 0.1.0-beta or 0.1.0.1 is another one.
    pattern = rf"^## {version}(?: [^\n]*)?\n(.*?)(?=^## |\Z)"
    match = re.search(pattern, source.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    text = match[1].strip() if match is not None else ""
    if not text:
        raise StepError(f"CHANGELOG.md says nothing of {project.version()}.")
    return text


def write_sums(folder: Path) -> Path:
    """Write the SHA-256 of each file in a folder as `sha256sum --check` reads it; give the file.

    Raises:
        StepError: there is none.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file())
    target = folder / "SHA256SUMS"
    lines = [f"{sha256(path.read_bytes())}  {path.name}\n" for path in files if path != target]
    if not lines:
        raise StepError(f"There is nothing in {folder}.")
    target.write_text("".join(lines), "utf-8", newline="\n")
    return target


def fetch(url: str, wanted: str, file: Path) -> None:
    """Download a file that is known by its SHA-256; what is another is not kept.

    Raises:
        StepError: it is another, or cannot be had.
    """
    if not url.startswith(("https://", "file://")):
        raise StepError(f"{url} is not to be trusted on the way.")
    try:
        with urlopen(url, timeout=_TIMEOUT_SECONDS) as answer:
            data: bytes = answer.read()
    except OSError as error:
        raise StepError(f"{url} cannot be had: {error}") from error
    if sha256(data) != wanted.lower():
        raise StepError(f"{url} has the SHA-256 {sha256(data)}, not {wanted}.")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def sha256(data: bytes) -> str:
    """The SHA-256 of bytes, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
