"""Components: GH-01 to GH-13."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.gadshill import GadsHill
from saloon.games.gadshill.components import NO_BUILDING, load
from saloon.kernel import STANDARD, Refused

from .model import BUILDINGS, FILE, LOTS, TOWN
from .play import plies
from .table import GAME, start


@pytest.mark.clause("GH-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_gh01_two_to_four_players(players: int) -> None:
    assert GAME.players == (2, 3, 4)
    with pytest.raises(Refused) as refused:
        GAME.new(players)
    assert refused.value.message.clause == "GH-01"


@pytest.mark.clause("GH-02", "GH-04")
def test_gh02_22_lots_for_22_buildings_and_three_outlying_lots() -> None:
    town = GAME.town
    assert (len(town.lots), len(town.buildings)) == (22, 22)
    assert (len(town.special_lots), len(town.tiles)) == (3, 3)
    assert len({*town.lots, *town.special_lots}) == 25
    assert len({*town.buildings, *town.tiles}) == 25


@pytest.mark.clause("GH-03")
def test_gh03_every_lot_has_an_entrance_on_a_street_it_borders() -> None:
    streets = {street["id"]: street["name"] for street in TOWN["street"]}
    assert len(set(streets.values())) == 5
    for lot in TOWN["lot"]:
        assert lot["entrance"] in lot["borders"]
        assert set(lot["borders"]) <= set(streets)
        assert lot["facing"] in "NESW"


@pytest.mark.clause("GH-05", "GH-06")
def test_gh05_110_markers_are_five_for_each_building_and_none_for_the_special_tiles() -> None:
    seen = set()
    for ply in plies():
        view = ply.after.observe(None)
        stock = sum(5 for each in view.buildings if each.state == "unmarked")
        on_board = sum(len(each.lots) for each in view.buildings if each.state == "marked")
        collected = sum(seat.points for seat in view.seats)
        spent = sum(2 * seat.bought + seat.lost for seat in view.seats)
        assert stock + on_board + collected + spent == 110
        assert max(len(each.lots) for each in view.buildings) <= 5
        seen.add(collected)
    assert max(seen) > 80


@pytest.mark.clause("GH-07", "GH-09", "GH-10", "GH-11")
def test_gh07_60_cards_of_three_kinds() -> None:
    town = GAME.town
    for card in range(1, 61):
        named, lots = town.named[card], town.card_lots[card]
        if card <= 22:
            assert named != NO_BUILDING
            assert lots.bit_count() == 4
        elif card <= 38:
            assert named == NO_BUILDING
            assert lots.bit_count() == 8
        else:
            assert named != NO_BUILDING
            assert any(town.partners[card])
    assert len(town.named) == 61


@pytest.mark.clause("GH-08")
def test_gh08_a_card_is_its_plan_whatever_its_text_says(tmp_path: Path) -> None:
    other = FILE.read_text(encoding="utf-8").replace(
        TOWN["building_card"][2]["text"], "The CASINO was everywhere."
    )
    path = tmp_path / "town.toml"
    path.write_text(other, encoding="utf-8")
    assert load(path).card_lots == GAME.town.card_lots


@pytest.mark.clause("GH-12", "GH-17", "GH-31")
def test_gh12_the_one_locomotive_counts_tiles_and_placed_buildings() -> None:
    assert start(2).state.observe(None).locomotive == 3
    for ply in plies():
        view = ply.after.observe(None)
        assert view.locomotive == 3 + sum(each.state == "placed" for each in view.buildings)
        assert view.locomotive >= ply.before.observe(None).locomotive


@pytest.mark.clause("GH-13")
def test_gh13_no_lot_ever_holds_two_buildings_or_a_building_and_a_marker() -> None:
    for ply in plies():
        held: dict[str, str] = {}
        for each in ply.after.observe(None).buildings:
            for lot in each.lots:
                assert "placed" not in (held.get(lot), each.state if lot in held else "")
                held[lot] = each.state


# A host's own town


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "town.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_house_town_is_standard_and_another_has_a_fingerprint(tmp_path: Path) -> None:
    assert GAME.components == STANDARD
    other = GadsHill(changed(tmp_path, "Nobody ever missed", "Everybody found"))
    assert len(other.components) == 16
    assert int(other.components, 16) >= 0
    assert GadsHill(changed(tmp_path, "# Gads", "# A remark. Gads")).components != other.components


def test_the_fingerprint_is_of_the_content_not_of_the_file(tmp_path: Path) -> None:
    remark = GadsHill(changed(tmp_path, "# Gads", "# A remark. Gads")).components
    blank = GadsHill(changed(tmp_path, "[meta]", "\n\n[meta]")).components
    assert remark == blank == GAME.town.fingerprint()


def test_a_host_town_is_played_by_its_own_names(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8").replace('"casino"', '"parlour"')
    path = tmp_path / "town.toml"
    path.write_text(text, encoding="utf-8")
    game = GadsHill(path)
    assert game.parse("draft parlour").text == "draft parlour"
    with pytest.raises(Refused):
        game.parse("draft casino")


FOUR = 'lots = ["B5", "C5", "D5", "E5"]'
NEXT_TO = '["A3", "A4"], ["B1", "C1"]'
OPPOSITE = 'relation = "opposite"\nlots'


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("markers_per_building = 5", "markers_per_building = 6", "meta.markers_per_building", ""),
        ("[hand]", "[hands]", "hands", "unknown"),
        ('id = "A2"\nrow', 'id = "A 2"\nrow', "lot[0].id", "word"),
        ('id = "A3"\nrow', 'id = "A2"\nrow', "lot", "twice"),
        ('facing = "S"', 'facing = "up"', "lot[0].facing", "reference"),
        ('entrance = "iron"', 'entrance = "oak"', "lot[0].entrance", "reference"),
        ("rect = [150, 0, 100, 80]", "rect = [150, 0, 100]", "lot[0].rect", "count"),
        (NEXT_TO, NEXT_TO.replace("A4", "A3"), "relation[0].pairs[0]", "pair"),
        ("symmetric = true", "symmetric = 1", "relation[0].symmetric", "type"),
        ("number = 2\n", "number = 3\n", "building_card[1].number", "fixed"),
        (FOUR, 'lots = ["B5", "C5"]', "building_card[0].lots", "count"),
        (FOUR, FOUR.replace("E5", "Z9"), "building_card[0].lots", "reference"),
        (OPPOSITE, 'relation = "near"\nlots', "condition_card[0].relation", "reference"),
        ('building = "bank"\nrelation', "relation", "condition_card[0].building", "missing"),
    ],
)
def test_a_town_that_does_not_fit_is_refused_by_its_field(
    tmp_path: Path, old: str, new: str, field: str, problem: str
) -> None:
    with pytest.raises(Refused) as refused:
        GadsHill(changed(tmp_path, old, new))
    message = refused.value.message
    assert (message.key, message.params["field"], message.params["problem"]) == (
        "gh-town-field",
        field,
        problem or "fixed",
    )


def test_a_town_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        GadsHill(tmp_path / "nowhere.toml")
    assert refused.value.message.key == "gh-town-unreadable"
    with pytest.raises(Refused) as refused:
        GadsHill(changed(tmp_path, "[meta]", "[meta"))
    assert "line" in str(refused.value.message.params["problem"])
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused) as refused:
        GadsHill(tmp_path / "bytes.toml")
    assert refused.value.message.key == "gh-town-syntax"


def test_a_relation_that_no_pair_of_the_card_satisfies_is_refused(tmp_path: Path) -> None:
    old = 'relation = "opposite"\nlots = ["B4", "B5", "C4", "C5", "D4", "D5", "E4", "E5"]'
    path = changed(tmp_path, old, 'relation = "opposite"\nlots = ["A2", "E5"]')
    with pytest.raises(Refused) as refused:
        GadsHill(path)
    assert refused.value.message.params["problem"] == "empty"


def test_names_of_the_model_and_the_engine_are_the_same() -> None:
    assert GAME.town.lots == LOTS
    assert GAME.town.buildings == BUILDINGS
    assert start().lay_out({"bank": "C5 D5"}).markers() == {"bank": "C5 D5"}
