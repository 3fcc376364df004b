"""What the release workflow asks of the project, and that the workflows are pinned."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
import release
from build_steps import project
from build_steps.linux_texts import SCREENSHOTS
from build_steps.project import StepError

WORKFLOWS = sorted((project.ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A changelog in which the version is released."""
    path = tmp_path / "CHANGELOG.md"
    path.write_text(
        f"# Changelog\n\n## {project.version()} – 2026-12-01\n\nNew.\n\n- This.\n\n"
        "## 0.0.1 – 2025-01-01\n\n- Old.\n",
        "utf-8",
    )
    return path


def test_a_tag_that_is_the_version_may_be_released(log: Path) -> None:
    release.check(f"v{project.version()}", log)
    for tag in (project.version(), f"v{project.version()}.1", "v0.0.1", ""):
        with pytest.raises(StepError, match="it would be v"):
            release.check(tag, log)


def test_a_version_without_a_day_in_the_changelog_may_not(log: Path) -> None:
    log.write_text(log.read_text("utf-8").replace("2026-12-01", "unreleased"), "utf-8")
    with pytest.raises(StepError, match="when"):
        release.check(f"v{project.version()}", log)


def test_the_release_tells_what_is_new_in_it_alone(log: Path) -> None:
    assert release.notes(log) == "New.\n\n- This."
    assert "\nThe whole family.\n" in release.notes()


@pytest.mark.parametrize("more", ["-beta", ".1", "rc1"])
def test_a_version_that_only_begins_like_it_is_another(log: Path, more: str) -> None:
    version, text = project.version(), log.read_text("utf-8")
    other = f"## {version}{more} – 2026-11-01\n\n- Before.\n\n## {version} –"
    log.write_text(text.replace(f"## {version} –", other), "utf-8")
    assert release.notes(log) == "New.\n\n- This."
    log.write_text(text.replace(f"## {version} ", f"## {version}{more} "), "utf-8")
    with pytest.raises(StepError, match="says nothing"):
        release.notes(log)


def test_the_sums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"two")
    (tmp_path / "a.exe").write_bytes(b"one")
    for _ in range(2):  # the sums themselves are not summed
        text = release.write_sums(tmp_path).read_text("utf-8")
        assert text == "".join(
            f"{hashlib.sha256(data).hexdigest()}  {name}\n"
            for name, data in (("a.exe", b"one"), ("b.deb", b"two"))
        )


def test_a_download_with_another_checksum_is_not_kept(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.write_bytes(b"runtime")
    target = tmp_path / "new" / "runtime"
    with pytest.raises(StepError, match="has the SHA-256"):
        release.fetch(source.as_uri(), "0" * 64, target)
    assert not target.exists()
    release.fetch(source.as_uri(), hashlib.sha256(b"runtime").hexdigest().upper(), target)
    assert target.read_bytes() == b"runtime"
    with pytest.raises(StepError, match="not to be trusted"):
        release.fetch("http://somewhere/runtime", "0" * 64, target)


def test_a_mistake_costs_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, project.PACKAGING / "release.py", "sums", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"There is nothing in {tmp_path}.\n"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_a_commit(path: Path) -> None:
    uses = re.findall(r"uses: (.+)", path.read_text("utf-8"))
    assert uses
    for use in uses:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use)


def test_an_action_is_the_same_everywhere_and_only_the_draft_may_write() -> None:
    texts = [path.read_text("utf-8") for path in WORKFLOWS]
    uses = {use for text in texts for use in re.findall(r"uses: (.+)", text)}
    assert len(uses) == len({use.partition("@")[0] for use in uses}) == 4
    for text in texts:
        assert "\npermissions:\n  contents: read\n" in text
    assert sum(text.count("contents: write") for text in texts) == 1
    # A title or a branch is anybody's text: none may become part of a script.
    scripts = re.findall(r"run: \|\n((?: {10}.*\n|\n)+)", "".join(texts))
    assert scripts
    assert not any("${{" in script for script in scripts)


def test_software_centres_get_the_pictures_of_the_release() -> None:
    (release,) = (path for path in WORKFLOWS if path.name == "release.yml")
    address = re.search(r'--pictures "([^"]+)"', release.read_text("utf-8"))
    assert address is not None
    assert address[1] == "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/raw/$GITHUB_REF_NAME/resources"
    folder = project.ROOT / address[1].rpartition("/")[2]
    assert all((folder / file).exists() for file, _ in SCREENSHOTS)
