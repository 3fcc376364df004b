"""Signs what is given to players, where a certificate is at hand; else says that it is not.

What is at hand is told by the environment:

- ``WINDOWS_SIGN_THUMBPRINT``: the certificate to take from the user's store;
- ``WINDOWS_TIMESTAMP_URL``: who confirms the time of a signature, without which it ends with the
  certificate;
- ``MACOS_SIGN_IDENTITY``: the identity in the keychain, which PyInstaller signs the program with;
- ``MACOS_NOTARY_PROFILE``: the notary's account, as `xcrun notarytool store-credentials` named it.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from build_steps.project import PACKAGING, StepError
from build_steps.running import run

ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"


def windows_thumbprint() -> str | None:
    """The certificate to sign with on Windows, if there is one."""
    return os.environ.get("WINDOWS_SIGN_THUMBPRINT") or None


def mac_identity() -> str | None:
    """The identity to sign with on a Mac, if there is one."""
    return os.environ.get("MACOS_SIGN_IDENTITY") or None


def sign_for_windows(file: Path) -> bool:
    """Sign a program; say whether it is signed.

    Raises:
        StepError: there is a certificate, but it could not be signed.
    """
    thumbprint = windows_thumbprint()
    if thumbprint is None:
        tell(f"{file.name} is not signed: no certificate is configured.")
        return False
    words: list[str | Path] = [_signtool(), "sign", "/sha1", thumbprint, "/fd", "sha256"]
    clock = os.environ.get("WINDOWS_TIMESTAMP_URL")
    if clock:
        words += ["/tr", clock, "/td", "sha256"]
    else:
        tell(
            f"The signature of {file.name} ends with the certificate: no time stamp is configured."
        )
    run([*words, file])
    return True


def sign_disk_image(image: Path) -> bool:
    """Sign a disk image for macOS; say whether it is signed.

    Raises:
        StepError: there is an identity, but it could not be signed.
    """
    identity = mac_identity()
    if identity is None:
        tell(f"{image.name} is not signed: no certificate is configured.")
        return False
    run(["codesign", "--sign", identity, "--timestamp", image])
    run(["codesign", "--verify", "--strict", image])
    return True


def notarise(image: Path) -> bool:
    """Have a signed disk image confirmed by Apple; say whether it is.

    Raises:
        StepError: there is an account, but it was refused.
    """
    profile = os.environ.get("MACOS_NOTARY_PROFILE")
    if not profile or mac_identity() is None:
        tell(f"{image.name} is not notarised: no account is configured.")
        return False
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
    return True


def tell(text: str) -> None:
    """Say what was left out, in a workflow where it is seen."""
    print(f"::notice::{text}" if os.environ.get("GITHUB_ACTIONS") else text, flush=True)


def _signtool() -> str | Path:
    """Microsoft's program for it, which is not on the path but in a folder named by its version."""
    found = shutil.which("signtool")
    if found is not None:
        return found
    kits = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Windows Kits" / "10" / "bin"
    versions = sorted(kits.glob("10.*/x64/signtool.exe"))
    if not versions:
        raise StepError("There is a certificate, but no signtool.")
    return versions[-1]
