from __future__ import annotations

import ast
import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec import Meta

import golf_desktop
from golf_desktop.engine.rules import GAMES, THIEVES, KingRule, Scoring
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.settings import AnimationSpeed, CardBack, Settings, WindowState
from golf_desktop.storage.struct_file import Form, StructFile, declarations
from tests.storage.mounts import lockable, small_disk

PACKAGE = Path(golf_desktop.__file__).parent
DATA = Path(__file__).parents[1] / "data" / "settings"

CHOSEN = Settings(
    king_rule=KingRule.QUEEN,
    scoring=Scoring.CARDS_LEFT,
    animation=AnimationSpeed.FAST,
    back=CardBack.RED,
    show_clock=False,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def file(path: Path) -> StructFile[Settings]:
    return StructFile(path, Settings)


def written(path: Path, **values: Any) -> Path:
    path.write_text(json.dumps({"version": 1, **values}))
    return path


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a warning, which after that does not fail the test."""
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    caplog.clear()
    return told


# -- The declarations ------------------------------------------------------------------------


@pytest.mark.parametrize("form", [Settings, WindowState, NextDeal])
def test_each_key_is_declared_with_type_default_title_and_help(form: type[Form]) -> None:
    for key, declared in declarations(form).items():
        assert declared.key == key
        assert declared.title
        assert declared.help.endswith(".")
        assert msgspec.convert(msgspec.to_builtins(declared.default), declared.type) == (
            declared.default
        ), "the default is not allowed itself"


def test_the_declarations_say_what_the_form_has() -> None:
    declared = declarations(Settings)
    assert list(declared) == list(Settings.__struct_fields__)
    assert declared["back"].default is CardBack.BLUE
    assert declared["back"].title == "Card back"
    assert all(value == getattr(Settings(), key) for key, value in defaults(Settings))


def defaults(form: type[Form]) -> Iterator[tuple[str, Any]]:
    return ((key, declared.default) for key, declared in declarations(form).items())


def _trees() -> Iterator[ast.Module]:
    return (ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py"))


def _are_settings(node: ast.expr) -> bool:
    """Whether an expression is the settings, by the names that they go by in the package."""
    text = ast.unparse(node)
    return text == "settings" or text.endswith("preferences.value")


def _used() -> set[str]:
    """The attributes that are read in the package, of whatever."""
    return {
        node.attr
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


def _asked_of_settings() -> set[str]:
    """The names that the package asks the settings for, or sets in a copy of them."""
    asked = set()
    for node in (node for tree in _trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Attribute) and _are_settings(node.value):
            asked.add(node.attr)
        elif isinstance(node, ast.Call):
            is_copy = ast.unparse(node.func).endswith("structs.replace") and _are_settings(
                node.args[0]
            )
            if is_copy or ast.unparse(node.func) == "self._change":
                asked |= {keyword.arg for keyword in node.keywords if keyword.arg is not None}
    return asked


def test_each_declared_key_is_used() -> None:
    assert set(declarations(Settings)) | set(declarations(WindowState)) <= _used()


def test_each_used_key_is_declared() -> None:
    asked = _asked_of_settings()
    assert {"animation", "show_clock"} <= asked, "the search finds nothing any more"
    assert asked <= set(dir(Settings))


# -- Reading and writing ---------------------------------------------------------------------


def test_without_a_file_there_are_the_defaults_and_no_problem(file: StructFile[Settings]) -> None:
    assert file.load() == Settings()
    assert file.problem is None
    assert not file.path.exists()


def test_what_is_saved_is_loaded(file: StructFile[Settings]) -> None:
    file.save(CHOSEN)
    assert StructFile(file.path, Settings).load() == CHOSEN
    assert json.loads(file.path.read_text())["version"] == 1


def test_unknown_keys_are_kept(path: Path) -> None:
    written(path, ambience={"name": "night", "sizes": [1, 2.5, None]}, back="red", ünï="♠")
    file = StructFile(path, Settings)
    assert file.load() == Settings(back=CardBack.RED)
    file.save(Settings(show_clock=False))
    saved = json.loads(path.read_text())
    assert saved["ambience"] == {"name": "night", "sizes": [1, 2.5, None]}
    assert saved["ünï"] == "♠"
    assert (saved["back"], saved["show_clock"]) == ("blue", False)


@pytest.mark.parametrize(
    "value", [10**30, -(2**63), 1e308, "\x00♠😀", list(range(9_000)), [[[{"a": [None]}]]]]
)
def test_whatever_an_unknown_key_holds_is_kept_again_and_again(path: Path, value: Any) -> None:
    written(path, other=value)
    for _ in range(3):
        file = StructFile(path, Settings)
        file.save(file.load())
        assert file.problem is None
        assert json.loads(path.read_text("utf-8"))["other"] == value


def test_unknown_keys_are_kept_even_if_the_file_was_not_loaded(path: Path) -> None:
    written(path, ambience="night")
    StructFile(path, Settings).save(CHOSEN)
    assert json.loads(path.read_text())["ambience"] == "night"


@pytest.mark.parametrize("wrong", ["violet", 3, None, True, [], {}, "", "RED", 1e300])
def test_a_value_that_is_not_allowed_falls_back_alone(
    path: Path, caplog: pytest.LogCaptureFixture, wrong: Any
) -> None:
    written(path, back=wrong, show_clock=False)
    before = path.read_bytes()
    file = StructFile(path, Settings)
    assert file.load() == Settings(show_clock=False)
    (told,) = warnings(caplog)
    assert "back" in told
    assert file.problem is not None
    assert file.problem.startswith("settings.json: Card back ")
    assert path.with_name("settings.json.refused").read_bytes() == before
    again = StructFile(path, Settings)
    assert again.load() == Settings(show_clock=False)
    assert again.problem is None, "it is told once"


@pytest.mark.parametrize("wrong", ["giza", "Golf", "", "golf\n", "../golf", 1, None, ["golf"]])
def test_an_unknown_layout_falls_back_and_is_told_by_its_name(
    path: Path, caplog: pytest.LogCaptureFixture, wrong: Any
) -> None:
    written(path, layout=wrong, king_rule="queen", jokers=2, back="red")
    settings = StructFile(path, Settings).load()
    assert settings == Settings(king_rule=KingRule.QUEEN, jokers=2, back=CardBack.RED)
    assert settings.rules == THIEVES
    (told,) = warnings(caplog)
    assert "layout" in told
    assert repr(wrong) in told


@pytest.mark.parametrize("wrong", [3, -1, "2", 1.5, True, None])
def test_an_impossible_number_of_jokers_falls_back_and_is_told(
    path: Path, caplog: pytest.LogCaptureFixture, wrong: Any
) -> None:
    written(path, jokers=wrong, layout="tri-peaks", king_rule="wrap")
    assert StructFile(path, Settings).load().rules == GAMES["tri-peaks"]
    (told,) = warnings(caplog)
    assert f"jokers {wrong!r}" in told


@pytest.mark.parametrize("wrong", [3, 0, "2", True, None, 2])
def test_an_impossible_number_of_packs_is_refused_by_its_name(
    path: Path, caplog: pytest.LogCaptureFixture, wrong: Any
) -> None:
    written(path, packs=wrong, layout="tri-peaks", king_rule="wrap", ambience="night")
    file = StructFile(path, Settings)
    assert file.load().rules == GAMES["tri-peaks"]
    (told,) = warnings(caplog)
    assert f"packs {wrong!r}" in told
    assert file.problem == (
        f"settings.json: Packs {json.dumps(wrong)} is not possible, 1 is used. "
        "The file as it was is kept as settings.json.refused."
    )
    assert json.loads(path.read_text())["ambience"] == "night"


def test_a_possible_number_of_packs_is_let_stand(path: Path) -> None:
    written(path, packs=2, layout="double-golf", king_rule="wrap")
    file = StructFile(path, Settings)
    assert file.load().rules == GAMES["double-putt"]
    assert file.problem is None
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_each_file_with_refused_values_is_kept_under_a_name_of_its_own(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept = []
    for layout in ("giza", "karnak"):
        kept.append(written(path, layout=layout, jokers=7, other=[1]).read_bytes())
        file = StructFile(path, Settings)
        assert file.load() == Settings()
        assert file.problem is not None
        assert f'Layout "{layout}" is not possible, "golf" is used. Jokers 7' in file.problem
        file.save(CHOSEN)
        assert json.loads(path.read_text())["other"] == [1]
    copies = (path.with_name(f"settings.json.refused{end}") for end in ("", "-2"))
    assert [copy.read_bytes() for copy in copies] == kept
    assert len(warnings(caplog)) == 4


def test_what_is_refused_is_not_written_over_as_long_as_it_cannot_be_kept(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = written(path, layout="giza").read_bytes()

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        patch.setattr(os, "replace", fail)
        file = StructFile(path, Settings)
        file.load()
        assert file.problem is not None
        assert file.problem.endswith("The file stays as it is; it could not be saved: full.")
        file.save(CHOSEN)
        assert path.read_bytes() == before
    file.save(CHOSEN)
    assert StructFile(path, Settings).load() == CHOSEN
    assert path.with_name("settings.json.refused").read_bytes() == before
    warnings(caplog)


@pytest.mark.parametrize(
    ("options", "rules", "said"),
    [
        ({"layout": "tri-peaks", "king_rule": "queen"}, "tri-peaks", ["king_rule 'queen'"]),
        ({"layout": "double-golf", "king_rule": "nothing"}, "double-golf", ["king_rule 'nothing'"]),
        ({"layout": "black-hole", "king_rule": "wrap", "jokers": 2}, "black-hole", ["jokers 2"]),
        (
            {"layout": "all-in-a-row", "king_rule": "nothing", "jokers": 1},
            "all-in-a-row",
            ["king_rule 'nothing'", "jokers 1"],
        ),
        ({"layout": "escalator"}, "escalator", []),
    ],
)
def test_options_that_do_not_go_with_the_layout_fall_back_alone_and_are_told(
    path: Path,
    caplog: pytest.LogCaptureFixture,
    options: dict[str, Any],
    rules: str,
    said: list[str],
) -> None:
    written(path, back="red", **options)
    settings = StructFile(path, Settings).load()
    assert settings.rules == GAMES[rules]
    assert settings.back is CardBack.RED
    assert not settings.misfits()
    told = warnings(caplog)
    assert len(told) == len(said)
    assert all(any(words in line for line in told) for words in said)


@pytest.mark.parametrize("name", GAMES)
def test_each_game_can_be_kept_in_the_settings(path: Path, name: str) -> None:
    StructFile(path, Settings).save(Settings().with_rules(GAMES[name]))
    assert StructFile(path, Settings).load().rules == GAMES[name]


def test_how_deals_are_scored_outlives_a_layout_without_a_stock() -> None:
    by_cards = Settings(scoring=Scoring.CARDS_LEFT)
    assert by_cards.with_rules(GAMES["black-hole"]).rules == GAMES["black-hole"]
    again = by_cards.with_rules(GAMES["black-hole"]).with_rules(by_cards.rules)
    assert again == by_cards


def test_a_number_is_no_truth(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    written(path, show_clock=0, animation="slow")
    assert StructFile(path, Settings).load() == Settings(animation=AnimationSpeed.SLOW)
    assert len(warnings(caplog)) == 1


@pytest.mark.parametrize("geometry", ["x" * 5000, "no base 64!", 5])
def test_a_window_state_out_of_range_is_none(
    path: Path, caplog: pytest.LogCaptureFixture, geometry: Any
) -> None:
    written(path, geometry=geometry)
    assert StructFile(path, WindowState).load() == WindowState()
    assert len(warnings(caplog)) == 1


@pytest.mark.parametrize("version", [0, -1, True, "1", None, 1.0])
def test_a_version_that_is_none_is_taken_for_ours(
    path: Path, caplog: pytest.LogCaptureFixture, version: Any
) -> None:
    written(path, version=version, back="red")
    assert StructFile(path, Settings).load().back is CardBack.RED
    assert len(warnings(caplog)) == 1


def test_a_mark_of_an_editor_before_the_text_is_no_damage(path: Path) -> None:
    path.write_text(json.dumps({"version": 1, "back": "red"}), "utf-8-sig")
    assert StructFile(path, Settings).load().back is CardBack.RED


# -- Versions --------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [2, 10**30])
def test_a_newer_file_is_told_once_and_never_touched(path: Path, version: int) -> None:
    written(path, version=version, back=["anything"])
    before = path.read_bytes()
    file = StructFile(path, Settings)
    assert file.load() == Settings()
    assert file.problem is not None
    assert "newer version" in file.problem
    file.problem = None
    file.save(CHOSEN)
    file.save(Settings())
    assert file.problem is None
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


def test_a_newer_file_is_not_touched_even_if_it_was_not_loaded(path: Path) -> None:
    before = written(path, version=2).read_bytes()
    StructFile(path, Settings).save(CHOSEN)
    assert path.read_bytes() == before


class Third(Form, kw_only=True):
    """A form whose version 1 had two keys where there is one now, and 2 another name for it."""

    VERSION: ClassVar[int] = 3
    UPGRADES = {  # noqa: RUF012
        1: lambda raw: {"size": raw.pop("width", 0), **raw},
        2: lambda raw: {("length" if key == "size" else key): raw[key] for key in raw},
    }

    length: Annotated[int, Meta(title="Length", description="How long.", ge=0, le=99)] = 1


@pytest.mark.parametrize(
    ("old", "length"),
    [
        ({"version": 1, "width": 5, "other": 7}, 5),
        ({"version": 2, "size": 5, "other": 7}, 5),
        ({"version": 3, "length": 5, "other": 7}, 5),
    ],
)
def test_an_older_file_is_brought_up_and_its_original_kept(
    path: Path, old: dict[str, Any], length: int
) -> None:
    before = written(path, **old).read_bytes()
    file = StructFile(path, Third)
    value = file.load()
    assert value.length == length
    assert path.read_bytes() == before, "nothing is written before something changes"
    file.save(value)
    file.save(Third(length=9))
    assert json.loads(path.read_text()) == {"version": 3, "length": 9, "other": 7}
    copies = [copy for copy in path.parent.iterdir() if copy != path]
    if old["version"] == 3:
        assert not copies
    else:
        (copy,) = copies
        assert copy.name == f"settings.json.v{old['version']}-backup"
        assert copy.read_bytes() == before


def test_an_older_file_stays_when_its_original_cannot_be_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = written(path, version=1, width=5).read_bytes()
    file = StructFile(path, Third)
    file.load()
    replace = os.replace

    def fail(source: Path, target: Path) -> None:
        if "backup" in str(target):
            raise OSError(errno.ENOSPC, "full")
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        file.save(Third(length=9))
    assert file.problem == "settings.json could not be saved: full."
    assert path.read_bytes() == before
    file.save(Third(length=9))
    assert json.loads(path.read_text())["length"] == 9
    assert path.with_name("settings.json.v1-backup").read_bytes() == before


def test_a_value_out_of_range_falls_back_after_an_upgrade_too(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    written(path, version=1, width=100)
    assert StructFile(path, Third).load() == Third()
    assert len(warnings(caplog)) == 1


def test_files_of_each_release_are_read() -> None:
    released = {
        "0.1.0-settings.json": CHOSEN,
        "0.1.0-window.json": WindowState(
            geometry="AdnQywADAAAAAAAAAAAAAAAAA/8AAALPAAAAAAAAAAAAAAP/AAACzwAAAAAAAAAABAAAAAAAAAAA"
            "AAAAA/8AAALP"
        ),
    }
    assert {fixture.name for fixture in DATA.iterdir()} == set(released)
    for name, expected in released.items():
        file = StructFile(DATA / name, type(expected))
        assert file.load() == expected
        assert file.problem is None


@pytest.mark.parametrize("form", [Settings, WindowState])
def test_each_earlier_version_has_its_upgrade_and_its_fixture(form: type[Form]) -> None:
    name = "settings" if form is Settings else "window"
    versions = {json.loads(path.read_text())["version"] for path in DATA.glob(f"*-{name}.json")}
    assert versions == set(range(1, form.VERSION + 1))
    assert set(form.UPGRADES) == set(range(1, form.VERSION))


# -- Damage ----------------------------------------------------------------------------------

WHOLE = (DATA / "0.1.0-settings.json").read_bytes()
DAMAGED = {
    **{f"cut at {end}": WHOLE[:end] for end in range(0, len(WHOLE), 16)},
    "NULs": bytes(len(WHOLE)),
    "not UTF-8": WHOLE.replace(b"queen", b"qu\xff\xfen"),
    "not UTF-8 in an unknown key": WHOLE.replace(b"king_rule", b"k\xe9ng"),
    "nested": b"[" * 60_000,
    "nested in a key": b'{"version": 1, "a": ' + b"[" * 60_000,
    "nested so that only the way back is too deep": b'{"a": ' + b"[" * 800 + b"]" * 800 + b"}",
    "nested 10^5 deep": b"[" * 10**5 + b"]" * 10**5,
    "objects 10^5 deep": b'{"a":' * 10**5,
    "a list": b"[]",
    "a number": b"5",
    "digits": b'{"version": ' + b"9" * 50_000 + b"}",
    "infinite": b'{"version": 1, "a": 1e999}',
    "not a number": b'{"version": 1, "a": NaN}',
    "half a pair": b'{"version": 1, "a": "\\ud800"}',
    "large": b" " * 100_000 + WHOLE,
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_set_aside_whole_and_told_in_one_line(path: Path, name: str) -> None:
    path.write_bytes(DAMAGED[name])
    file = StructFile(path, Settings)
    assert file.load() == Settings()
    (aside,) = path.parent.iterdir()
    assert aside.name.startswith("settings.json.damaged-2")
    assert aside.read_bytes() == DAMAGED[name]
    assert file.problem is not None
    assert aside.name in file.problem
    assert "\n" not in file.problem
    file.problem = None
    file.save(CHOSEN)
    assert file.problem is None
    assert StructFile(path, Settings).load() == CHOSEN
    assert aside.read_bytes() == DAMAGED[name]


def test_a_folder_in_the_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")
    file = StructFile(path, Settings)
    assert file.load() == Settings()
    (aside,) = path.parent.iterdir()
    assert (aside / "inside").read_text() == "kept"
    file.save(CHOSEN)
    assert file.load() == CHOSEN


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have pipes among files")
def test_a_pipe_in_the_place_of_the_file_does_not_hold_the_start(path: Path) -> None:
    os.mkfifo(path)
    file = StructFile(path, Settings)
    assert file.load() == Settings()
    assert file.problem is not None
    file.save(CHOSEN)
    assert file.load() == CHOSEN


def test_a_file_in_the_place_of_the_folder_costs_one_notice(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("no folder")
    file = StructFile(tmp_path / "folder" / "settings.json", Settings)
    assert file.load() == Settings()
    assert file.problem is None
    notices: list[str | None] = []
    for _ in range(3):
        file.problem = None
        file.save(CHOSEN)
        notices.append(file.problem)
    assert [bool(notice) for notice in notices] == [True, False, False]


@hypothesis_settings(
    deadline=None, max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.binary(max_size=200) | st.tuples(st.integers(0, 160), st.binary(max_size=4)))
def test_whatever_a_file_holds_the_program_starts_and_saves(
    path: Path, caplog: pytest.LogCaptureFixture, data: bytes | tuple[int, bytes]
) -> None:
    if isinstance(data, tuple):
        at, piece = data
        data = WHOLE[:at] + piece + WHOLE[at + len(piece) :]
    path.write_bytes(data)
    file = StructFile(path, Settings)
    value = file.load()
    file.save(value)
    again = StructFile(path, Settings)
    assert again.load() == value
    warnings(caplog)


# -- Disks -----------------------------------------------------------------------------------


def test_a_locked_folder_costs_one_notice_for_as_long_as_it_is_locked(tmp_path: Path) -> None:
    folder = tmp_path / "home of Zoë ♠"
    with lockable(folder) as lock:
        file = StructFile(folder / "settings.json", Settings)
        file.save(CHOSEN)
        lock.close()
        assert StructFile(folder / "settings.json", Settings).load() == CHOSEN
        file.save(Settings())
        assert file.problem == "settings.json could not be saved: Read-only file system."
        file.problem = None
        file.save(CHOSEN)
        assert file.problem is None
        lock.open()
        file.save(Settings())
        assert StructFile(folder / "settings.json", Settings).load() == Settings()
        lock.close()
        file.save(CHOSEN)
        assert file.problem is not None, "another time is another notice"


def test_a_damaged_file_in_a_locked_folder_is_never_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    path = folder / "settings.json"
    path.write_bytes(b"damaged")
    with lockable(folder) as lock:
        lock.close()
        file = StructFile(path, Settings)
        assert file.load() == Settings()
        assert file.problem is not None
        file.save(CHOSEN)
        assert path.read_bytes() == b"damaged"
        lock.open()
        file.save(CHOSEN)
        assert StructFile(path, Settings).load() == CHOSEN
        assert sorted(p.read_bytes() for p in folder.glob("*damaged*")) == [b"damaged"]


def test_a_full_disk_keeps_the_old_file(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        file = StructFile(tmp_path / "disk" / "settings.json", Settings)
        file.save(CHOSEN)
        disk.fill()
        file.save(Settings())
        assert file.problem == "settings.json could not be saved: No space left on device."
        assert StructFile(file.path, Settings).load() == CHOSEN
        disk.free()
        file.save(Settings())
        assert StructFile(file.path, Settings).load() == Settings()
