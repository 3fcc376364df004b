"""The licences that come with the frozen program."""

from __future__ import annotations

import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from build_steps import licences
from build_steps.project import StepError


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """A folder with texts that begin as the licences do."""
    folder = tmp_path / "given"
    folder.mkdir()
    for text in licences.TEXTS:
        (folder / text.name).write_text("\n".join(text.begins), "utf-8")
    return folder


@pytest.fixture
def gathered(given: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all licences."""
    # What freezes is not among what the tests need.
    monkeypatch.setattr(licences, "_STARTER", "pytest")
    target = tmp_path / "licences"
    (target / "stale").mkdir(parents=True)
    licences.gather(given, target)
    return target


def test_all_that_is_held_comes_with_its_licence(gathered: Path, given: Path) -> None:
    parts = {path.name for path in gathered.iterdir()}
    assert parts >= {*licences.DISTRIBUTIONS, "golf-desktop", "python", "qt", "pytest"}
    assert ("libffi" in parts) == (sys.platform == "linux")
    assert "stale" not in parts
    assert all(any(folder.rglob("*")) for folder in gathered.iterdir() if folder.is_dir())
    assert (gathered / "qt/LGPL-3.txt").read_bytes() == (given / "LGPL-3").read_bytes()
    held = {
        Path(folder, Path(file).name).as_posix() for file, folder in licences.gathered(gathered)
    }
    assert held >= {"licences/README.txt", "licences/qt/GPL-3.txt", "licences/numpy/LICENSE.txt"}


def test_it_is_told_which_part_has_which_licence_and_where_its_text_is(gathered: Path) -> None:
    told = (gathered / "README.txt").read_text("utf-8")
    assert f"Qt {distribution('PySide6-Essentials').version} and PySide6" in told
    for name in licences.DISTRIBUTIONS:
        assert name in told
    for text in licences.TEXTS:
        assert text.target.rpartition("/")[0] in told
    assert max(map(len, told.splitlines())) <= 100


def test_no_package_that_the_program_needs_is_without_a_licence() -> None:
    needed = {
        line.partition(">")[0].partition("!")[0].partition(";")[0].strip().lower()
        for line in distribution("golf-desktop").requires or ()
        if "extra ==" not in line
    }
    assert needed == {*licences.DISTRIBUTIONS, "pyside6-essentials"}


def test_a_licence_is_taken_from_the_system_where_no_other_is_given(given: Path) -> None:
    lgpl = licences.TEXTS[0]
    system = given.parent / "common"
    given.rename(system)
    assert licences.find(lgpl, None, system) == system / "LGPL-3"
    given.mkdir()
    assert licences.find(lgpl, given, system) == system / "LGPL-3"


def test_without_a_licence_nothing_is_frozen_and_it_is_said_how_to_give_it(tmp_path: Path) -> None:
    with pytest.raises(StepError, match=r"LGPL-3 must come .* --licence-texts"):
        licences.find(licences.TEXTS[0], None, tmp_path)
    with pytest.raises(StepError, match="shiboken6 brings no licence"):
        licences.of_package("shiboken6")  # or it no longer has to be given


def test_another_text_is_not_taken_for_a_licence(given: Path, tmp_path: Path) -> None:
    (given / "LGPL-3").write_bytes((given / "GPL-3").read_bytes())
    with pytest.raises(StepError, match="is not the licence LGPL-3"):
        licences.find(licences.TEXTS[0], given, tmp_path)
