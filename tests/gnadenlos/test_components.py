"""The box: its contents as the ledger has them, and files that are refused (GN-03 to GN-11)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from saloon.games.gnadenlos import Gnadenlos
from saloon.games.gnadenlos.components import GOLD, HIGH_NOON, POKER, STANDARD_FILE
from saloon.kernel import STANDARD, Refused

from .table import BOX, GAME


@pytest.mark.clause("GN-04")
def test_gn04_29_adventurers_with_three_numbers() -> None:
    assert len(BOX.names) == len(set(BOX.ids)) == 29
    assert [sum(stat) for stat in BOX.stats] == [101, 101, 101]
    jones = BOX.ids.index("nugget-jones")
    assert [stat[jones] for stat in BOX.stats] == [5, 3, 2]


@pytest.mark.clause("GN-05", "GN-14")
def test_gn05_13_debts_a_colour() -> None:
    assert sum(BOX.copies) == 13
    assert len(BOX.copies) == 5


@pytest.mark.clause("GN-06")
def test_gn06_seven_events_of_three_kinds() -> None:
    cards = [(card.kind, card.first, card.second, card.copies) for card in BOX.events]
    assert cards == [
        (GOLD, 3, 1, 1),
        (GOLD, 5, 3, 1),
        (GOLD, 7, 4, 1),
        (HIGH_NOON, 0, 0, 2),
        (POKER, 0, 0, 2),
    ]


@pytest.mark.clause("GN-03", "GN-11")
def test_gn11_four_zones_and_a_finish_without_numbers() -> None:
    assert (BOX.spaces, BOX.start, BOX.finish, BOX.steps) == (35, 6, 31, 7)
    numbers = list(zip(BOX.wins, BOX.loses, strict=True))
    assert numbers[1:13] == [(4, 1)] * 12
    assert numbers[13:19] == [(3, 2)] * 6
    assert numbers[19:25] == [(2, 3)] * 6
    assert numbers[25:31] == [(1, 4)] * 6
    assert numbers[31:] == [(0, 0)] * 5


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Copy the standard file with one change."""
    text = STANDARD_FILE.read_text("utf-8")
    assert text.count(old) >= 1
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_a_host_can_play_with_a_file_of_his_own(tmp_path: Path) -> None:
    path = changed(tmp_path, '"Nugget Jones", gold = 5', '"Nugget Jones", gold = 6')
    mine = Gnadenlos(path)
    assert mine.box.stats[GOLD][BOX.ids.index("nugget-jones")] == 6
    assert len(mine.components) == 16
    assert mine.components != STANDARD == GAME.components
    same = tmp_path / "same.toml"
    shutil.copy(path, same)
    same.write_text("# only a remark\n" + same.read_text("utf-8"), "utf-8")
    assert Gnadenlos(same).components == mine.components


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "line"),
    [
        ("gold = 7, gun = 2", 'gold = "x", gun = 2', "number", "cards.adventurers[0].gold", 49),
        ("copies = [2, 3", "copies = [3, 3", "count", "debts.copies", 11),
        ("copies = [2, 3", "copies = [9, 3", "number", "debts.copies[0]", 11),
        ("start = 6", "start = 40", "number", "track.start", 21),
        ("last = 30", "last = 29", "number", "track.zones[3].last", 31),
        ('kind = "poker"', 'kind = "duel"', "kind", "cards.events[5].kind", 43),
        ('{ name = "Ida Crowe"', '{ nom = "Ida Crowe"', "name", "cards.adventurers[27].name", 76),
        ("steps = 7", "", "number", "undertaker.steps", 0),
    ],
)
def test_a_wrong_value_is_named_by_its_field_and_line(
    tmp_path: Path, old: str, new: str, key: str, field: str, line: int
) -> None:
    with pytest.raises(Refused) as refused:
        Gnadenlos(changed(tmp_path, old, new))
    message = refused.value.message
    assert message.key == "gn-components-" + key
    assert message.params["file"] == "mine.toml"
    assert (message.params["field"], message.params["line"]) == (field, line)


def test_names_must_be_told_apart(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Gnadenlos(changed(tmp_path, "Ida Crowe", "Silver, Pike"))
    assert refused.value.message.key == "gn-components-twice"


def test_a_file_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Gnadenlos(changed(tmp_path, "steps = 7", "steps = = 7"))
    assert refused.value.message.key == "gn-components-toml"
    assert "line 15" in str(refused.value.message.params["problem"])
    with pytest.raises(Refused) as refused:
        Gnadenlos(tmp_path / "nowhere.toml")
    assert refused.value.message.key == "gn-components-unread"


def test_without_high_noon_no_game_would_end(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD_FILE.read_text("utf-8").replace('"high-noon"', '"poker"'), "utf-8")
    with pytest.raises(Refused) as refused:
        Gnadenlos(path)
    assert refused.value.message.key == "gn-components-no-high-noon"
