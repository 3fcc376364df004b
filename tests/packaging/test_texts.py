"""The installers' texts: where the version comes from, and how the templates are filled."""

import argparse
import re
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest
from build_steps import changelog, linux_texts, project, templates
from build_steps.changelog import Release, Topic
from build_steps.frozen_files import LANGUAGES
from build_steps.project import StepError

import golf_desktop
from golf_desktop import cli

METAINFO = project.PACKAGING / "linux/golf-desktop.metainfo.xml.in"
EXTRA = dict.fromkeys(
    ("architecture", "maintainer", "installed_kib", "depends", "releases", "screenshots"), "x"
)
TEXT = """# Changelog

## 0.2.0 – 2026-12-24

- One thing,
  told at <length>.

## 0.1.0 – unreleased

Something `new`.

- First.
- Second.

Something else.

- Third.
"""


def test_the_version_is_the_programs() -> None:
    assert project.version() == golf_desktop.__version__


def test_a_source_without_a_version_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text("version = 1\n")
    with pytest.raises(StepError, match="version"):
        project.version(tmp_path / "x.py")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("2", (2, 0, 0, 0)),
        ("1.2.3.4", (1, 2, 3, 4)),
        ("1.2rc1", (1, 2, 0, 0)),
    ],
)
def test_windows_gets_four_numbers(text: str, numbers: tuple[int, ...]) -> None:
    assert project.version_numbers(text) == numbers


@pytest.mark.parametrize("text", ["", "x1", "1.2.3.4.5"])
def test_what_is_no_version_is_refused(text: str) -> None:
    with pytest.raises(StepError):
        project.version_numbers(text)


def test_a_template_is_filled_with_the_words_between_two_signs() -> None:
    filled = templates.fill("@name@ @version@ a@b.c @2x @more@", {"more": "!"})
    assert filled == f"{project.NAME} {golf_desktop.__version__} a@b.c @2x !"


def test_a_template_that_asks_for_an_unknown_word_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.in").write_text("@nobody_knows@")
    with pytest.raises(StepError, match=r"x\.in: .*@nobody_knows@"):
        templates.write_filled(tmp_path / "x.in", tmp_path / "x")


def test_the_build_day_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert templates.build_day() == date(1970, 1, 2)


def test_the_desktop_file_is_found_by_the_window() -> None:
    text = templates.fill((project.PACKAGING / "linux/golf-desktop.desktop.in").read_text("utf-8"))
    lines = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    # Qt's desktopFileName, which app.py sets, and the class of the window are both this.
    assert lines["StartupWMClass"] == lines["Icon"] == "golf-desktop"
    assert lines["Exec"].split() == ["golf-desktop", "%u"]
    assert lines["MimeType"] == f"{project.MIME_TYPE};x-scheme-handler/{project.SCHEME};"


def test_the_menu_and_software_centres_speak_every_language() -> None:
    linux = project.PACKAGING / "linux"
    desktop = (linux / "golf-desktop.desktop.in").read_text("utf-8")
    metainfo = ET.fromstring(templates.fill(METAINFO.read_text("utf-8"), EXTRA))
    mime = ET.fromstring(templates.fill((linux / "mime.xml.in").read_text("utf-8")))
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for each in set(LANGUAGES) - {"en"}:
        for key in ("GenericName", "Comment", "Keywords"):
            assert re.search(rf"^{key}\[{each}\]=\S", desktop, re.MULTILINE)
        told = [node.tag for node in metainfo.iter() if node.get(language) == each]
        assert told == ["summary", "p", "p", "keyword", "keyword"]
        assert len([node for node in mime.iter() if node.get(language) == each]) == 1
        assert all(each in captions for _, captions in linux_texts.SCREENSHOTS)
    assert [node.text for node in metainfo.iter("lang")] == list(LANGUAGES)


def test_every_licence_that_debian_is_told_of_has_its_text_once() -> None:
    text = (project.PACKAGING / "linux/copyright.in").read_text("utf-8")
    head, *paragraphs = re.split(r"\n\n+", text.strip())
    assert head.startswith("Format: ")
    files, named, told = [], set(), []
    for paragraph in paragraphs:
        (licence,) = re.findall(r"^License: (\S+)(\n .)?", paragraph, re.MULTILINE)
        if paragraph.startswith("Files: "):
            files.append(paragraph.partition("\nCopyright: ")[0])
            named.add(licence[0])
        if licence[1]:
            told.append(licence[0])
    assert sorted(told) == sorted(named)
    assert len(set(files)) == len(files) > 10


def test_the_changelog_is_read() -> None:
    assert changelog.parse(TEXT) == (
        Release("0.2.0", date(2026, 12, 24), (Topic("", ("One thing, told at <length>.",)),)),
        Release(
            "0.1.0",
            None,
            (
                Topic("Something `new`", ("First.", "Second.")),
                Topic("Something else", ("Third.",)),
            ),
        ),
    )


def test_the_newest_release_of_the_changelog_is_the_version() -> None:
    newest = changelog.releases()[0]
    assert newest.version == golf_desktop.__version__
    assert all(topic.items for topic in newest.topics if topic != newest.topics[0])


def test_software_centres_get_the_releases_and_the_pictures() -> None:
    text = templates.fill(
        METAINFO.read_text("utf-8"),
        {
            "releases": linux_texts.metainfo_releases(changelog.parse(TEXT)),
            "screenshots": linux_texts.metainfo_screenshots("https://example.org/pictures/"),
        },
    )
    root = ET.fromstring(text)
    assert root.findtext("launchable") == "golf-desktop.desktop"
    assert root.findtext("provides/mediatype") == project.MIME_TYPE
    image = root.findtext("screenshots/screenshot/image")
    assert image == "https://example.org/pictures/screenshot.png"
    assert root.findtext("screenshots/screenshot/caption")
    new, old = root.findall("releases/release")
    assert (new.get("version"), new.get("date"), new.get("type")) == (
        *("0.2.0", "2026-12-24", "stable"),
    )
    assert old.get("type") == "development"
    assert new.findtext("description/ul/li") == "One thing, told at <length>."
    assert old.findtext("description/p") == "Something new"


def test_every_picture_for_software_centres_is_there() -> None:
    for file, _ in linux_texts.SCREENSHOTS:
        assert (project.ROOT / "resources" / file).is_file()


def test_debian_gets_its_own_changelog() -> None:
    lines = linux_texts.debian_changelog(changelog.parse(TEXT)).splitlines()
    assert lines[0] == "golf-desktop (0.2.0) unstable; urgency=medium"
    assert "  * One thing, told at <length>." in lines
    assert f" -- {linux_texts.MAINTAINER}  Thu, 24 Dec 2026 12:00:00 +0000" in lines


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a deck, *large index*: see", "a deck, large index: see"),
        ("(*Change the keys…*), **for good**.", "(Change the keys…), for good."),
        ("files (`*.golf`) or `*.txt`", "files (*.golf) or *.txt"),
        ("*.golf and 3 * 4 * 5", "*.golf and 3 * 4 * 5"),
        ("*all of `*.golf`*", "all of *.golf"),
        ("no `mark", "no `mark"),
    ],
)
def test_software_centres_show_no_marks_of_markdown(text: str, plain: str) -> None:
    assert linux_texts.plain(text) == plain


def manual() -> dict[str, str]:
    """What the manual tells after each of its headings, without the marks for printing."""
    text = templates.fill((project.PACKAGING / "linux/golf-desktop.6.in").read_text("utf-8"))
    _, *parts = re.split(r"^\.SH (.+)\n", text.replace("\\-", "-"), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def options(parser: argparse.ArgumentParser) -> set[str]:
    """The long options of a command line."""
    return set(re.findall(r"(?<=[ \[])--[a-z-]+", parser.format_help().partition("games, for")[0]))


def test_the_manual_tells_of_every_option_of_every_command() -> None:
    told = manual()
    for option in options(cli._make_parser()):
        assert option in told["OPTIONS"], option
    _, *parts = re.split(r"^\.BI? (show|solve|survey|demo)\b", told["COMMANDS"], flags=re.MULTILINE)
    commands = dict(zip(parts[::2], parts[1::2], strict=True))
    assert commands.keys() == cli._COMMANDS.keys()
    for name, text in commands.items():
        wanted = options(cli._make_command_parser(name)) - {"--help", "--rules"}
        assert set(re.findall(r"^\.BI? (--[a-z-]+)", text, re.MULTILINE)) == wanted, name
