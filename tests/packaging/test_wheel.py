"""What is checked of the wheel before it is given to players."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from build_steps import project, wheel

REQUIREMENTS = sorted((project.PACKAGING / "requirements").glob("*.txt"))


def write(path: Path, content: Mapping[str, str]) -> Path:
    with ZipFile(path, "w") as archive:
        for name, text in content.items():
            archive.writestr(name, text)
    return path


def test_two_wheels_are_compared_by_what_they_hold(tmp_path: Path) -> None:
    one = write(tmp_path / "one.whl", {"a": "1", "b": "2", "c": "3"})
    other = write(tmp_path / "other.whl", {"d": "4", "b": "two", "a": "1"})
    assert wheel.differences(one, one) == []
    assert wheel.differences(one, other) == [
        "only one of two builds has c",
        "only one of two builds has d",
        "two builds differ in b",
    ]


def test_a_wheel_without_a_card_a_sound_or_a_module_is_not_whole(tmp_path: Path) -> None:
    modules = ("golf_desktop/cli.py", "golf_desktop/ui/board.py")
    for name in (
        *modules,
        "resources/cards/TH.svg",
        "resources/sounds/win.wav",
        "resources/translations/golf_fi.ts",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    resources = ("cards/TH.svg", "sounds/win.wav", "translations/golf_fi.qm")
    names = [*modules, *(f"golf_desktop/resources/{name}" for name in resources)]
    whole = write(tmp_path / "whole.whl", dict.fromkeys(names, ""))
    assert wheel.missing(whole, tmp_path) == []
    part = write(tmp_path / "part.whl", {names[0]: ""})
    assert wheel.missing(part, tmp_path) == [f"lacks {name}" for name in sorted(names[1:])]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_package_that_is_built_from_has_a_version_and_hashes(path: Path) -> None:
    packages = re.split(r"\n(?=\w)", path.read_text("ascii").strip())
    assert len(packages) > 10
    for package in packages:
        assert re.match(r"[\w.-]+==\S+( ; [^\\\n]+)? \\\n", package), package
        assert "--hash=sha256:" in package


def test_all_that_the_program_needs_is_among_what_is_frozen() -> None:
    text = (project.PACKAGING / "requirements" / "freeze.txt").read_text("ascii")
    pinned = {name.lower() for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}
    with (project.ROOT / "pyproject.toml").open("rb") as file:
        tables = tomllib.load(file)
    wanted = tables["project"]["dependencies"] + tables["build-system"]["requires"]
    wanted += tables["project"]["optional-dependencies"]["packaging"]
    assert {re.split(r"[^\w.-]", each)[0].lower() for each in wanted} <= pinned
    assert "pyside6-essentials==6.12.0 " not in text
