"""Components: GN-01 to GN-11."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.gnadenlos import Gnadenlos, rules
from saloon.games.gnadenlos.components import STANDARD_FILE
from saloon.kernel import Refused

from .play import games, plies
from .table import BOX, GAME, start, table

RULEBOOKS = Path(rules.__file__).with_name("rulebook")
LANGUAGES = ("de", "en", "fr", "it", "nl")


def clause(language: str, name: str) -> str:
    book = tomllib.loads((RULEBOOKS / f"{language}.toml").read_text(encoding="utf-8"))
    (text,) = [part["clauses"][name] for part in book["section"] if name in part["clauses"]]
    assert isinstance(text, str)
    return text


@pytest.mark.clause("GN-01")
def test_gn01_three_or_four_play_and_nobody_else() -> None:
    assert GAME.players == (3, 4)
    for players in (3, 4):
        assert start(players).view.players == players
    for players in (-1, 0, 1, 2, 5, 6):
        with pytest.raises(Refused) as refused:
            GAME.new(players)
        assert refused.value.message.clause == "GN-01"


@pytest.mark.clause("GN-02")
@pytest.mark.parametrize(
    ("language", "ten"),
    [("de", "zehn"), ("en", "ten"), ("fr", "dix"), ("it", "dieci"), ("nl", "tien")],
)
def test_gn02_the_rulebook_recommends_ten_and_up(language: str, ten: str) -> None:
    """Information only: it is told, and no rule asks for an age."""
    assert re.search(rf"\b({ten}|10)\b", clause(language, "GN-02"))
    assert not [option.name for option in GAME.options if "age" in option.name.split("_")]


@pytest.mark.clause("GN-03")
def test_gn03_the_board_has_two_tracks_two_event_spaces_and_six_columns() -> None:
    view = start(4).view

    assert (view.track.spaces, view.track.start, view.track.finish) == (35, 6, 31)
    assert view.track.undertaker == 7
    assert (view.event_deck, view.event_discard) == (7, ())
    columns = {each.slot.split(".")[1] for each in table(cards=30, at="bidding").view.market}
    assert columns == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.clause("GN-04")
def test_gn04_there_are_29_adventurers_with_gold_gun_and_cards() -> None:
    """The stats are spread alike over the three numbers (ledger, 6.6)."""
    assert len(BOX.names) == len(set(BOX.ids)) == 29
    spread = {7: 2, 6: 3, 5: 3, 4: 5, 3: 7, 2: 4, 1: 5}
    assert [Counter(numbers) for numbers in BOX.stats] == [Counter(spread)] * 3


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize(
    ("who", "numbers"),
    [
        ("nugget-jones", (5, 3, 2)),
        ("jacky-belle", (2, 3, 6)),
        ("janice-boone", (2, 5, 3)),
        ("jasmin-dooley", (1, 5, 4)),
        ("old-bram-tucker", (7, 2, 1)),
        ("deacon-slade", (1, 7, 2)),
        ("fingers-malloy", (2, 1, 7)),
        ("ida-crowe", (4, 4, 4)),
        ("greenhorn-gus", (3, 3, 3)),
    ],
)
def test_gn04_an_adventurer_shows_gold_then_gun_then_cards(
    who: str, numbers: tuple[int, int, int]
) -> None:
    (card,) = table(adventurers=[who, "", "", ""]).state.observe(0).adventurers

    assert (card.gold, card.gun, card.cards) == numbers


@pytest.mark.clause("GN-05")
def test_gn05_there_are_13_debts_a_colour_from_0_to_4() -> None:
    at = start(4)
    for seat, colour in enumerate("BRYG"):
        values = [int(debt[1]) for debt in at.state.observe(seat).debts]
        assert all(debt[0] == colour for debt in at.state.observe(seat).debts)
        assert values == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4]
    assert sum(at.view.debt_counts) == 52


@pytest.mark.clause("GN-06")
def test_gn06_seven_event_cards_of_three_kinds_with_three_gold_rushes() -> None:
    at = table(adventurers=["ida-crowe", "nugget-jones", "", ""])
    drawn = {move.text: weight for move, weight in at.state.outcomes()}

    assert drawn == {
        "event gold-3-1": 1,
        "event gold-5-3": 1,
        "event gold-7-4": 1,
        "event high-noon": 2,
        "event poker": 2,
    }


@pytest.mark.clause("GN-07")
def test_gn07_nine_vultures_are_enough_for_every_game() -> None:
    assert max(sum(game[-1].after.vultures) for game in games()) <= 9
    most = table("payday", cards=24, nuggets=[0, 0, 0, 0], vultures=[2, 2, 2, 2])
    while most.phase == "payday":
        most.roll(6)
    assert sum(most.view.vultures) == 9
    assert most.phase == "over"


@pytest.mark.clause("GN-08")
def test_gn08_there_are_85_nuggets_and_the_bank_is_what_players_do_not_have() -> None:
    for ply in plies():
        view = ply.before.observe(None)
        assert view.bank == max(0, 85 - sum(view.nuggets))


@pytest.mark.clause("GN-08")
def test_gn08_am23_an_empty_bank_still_pays() -> None:
    at = table(adventurers=["nugget-jones", "jacky-belle", "", ""], nuggets=[40, 40, 2, 2]).chance(
        "event gold-7-4"
    )
    at.choose("nugget-jones", "jacky-belle")

    assert at.view.nuggets == (47, 44, 2, 2)
    assert at.view.bank == 0


@pytest.mark.clause("GN-09")
def test_gn09_four_colours_a_revolver_an_undertaker_and_a_die_of_six() -> None:
    at = start(4)

    assert sorted(at.view.colours) == ["blue", "green", "red", "yellow"]
    assert len(at.view.positions) == 4
    assert at.view.undertaker == 0
    rolling = table("payday", cards=24)
    assert rolling.offers() == [f"roll {face}" for face in range(1, 7)]
    assert {weight for _, weight in rolling.state.outcomes()} == {1}
    assert rolling.view.active == 0


OVERVIEW = {
    "en": ("four overview cards", "one for each player", "Rules tab"),
    "de": ("vier Übersichtskarten", "eine für jeden Spieler", "„Regeln“"),
    "fr": ("quatre cartes récapitulatives", "une par joueur", "aide"),
    "it": ("quattro carte riassuntive", "una per giocatore", "aiuto"),
    "nl": ("vier overzichtskaarten", "één voor elke speler", "‘Regels’"),
}


@pytest.mark.clause("GN-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_gn10_d02_the_rulebook_tells_of_the_overview_cards(language: str) -> None:
    """In a digital game the Rules tab takes their place (D-02)."""
    text = clause(language, "GN-10")
    assert [word for word in OVERVIEW[language] if word not in text] == []


@pytest.mark.clause("GN-11")
def test_gn11_four_zones_with_a_gain_and_a_loss_and_none_in_the_green() -> None:
    zones = start(4).view.track.zones

    assert [(zone.name, zone.last, zone.win, zone.lose) for zone in zones] == [
        ("grey", 12, 4, 1),
        ("beige", 18, 3, 2),
        ("copper", 24, 2, 3),
        ("plum", 30, 1, 4),
    ]


# A host's own box

STANDARD = STANDARD_FILE.read_text(encoding="utf-8")


def own_box(tmp_path: Path, old: str, new: str) -> Gnadenlos:
    assert STANDARD.count(old) >= 1, old
    path = tmp_path / "own.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return Gnadenlos(path)


def line_of(text: str) -> int:
    return next(n for n, line in enumerate(STANDARD.splitlines(), 1) if text in line)


@pytest.mark.clause("GN-04")
def test_gn04_a_host_can_put_in_what_his_cards_say(tmp_path: Path) -> None:
    game = own_box(tmp_path, '"Ida Crowe", gold = 4', '"Ida Crowe", gold = 6')

    assert game.box.stats[0][game.box.ids.index("ida-crowe")] == 6
    assert game.components != GAME.components == "standard"


def test_the_same_content_has_the_same_fingerprint(tmp_path: Path) -> None:
    one = own_box(tmp_path, "spaces = 35", "spaces = 34").components
    other = own_box(tmp_path, "spaces = 35", "# shorter\nspaces = 34").components
    third = own_box(tmp_path, "spaces = 35", "spaces = 33").components

    assert one == other != third


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("copies = [2, 3, 4, 2, 2]", "copies = [2, 3, 4, 2, 3]", "copies ="),
        ("copies = [2, 3, 4, 2, 2]", "copies = [2, 3, 4, 4]", "copies ="),
        ("copies = [2, 3, 4, 2, 2]", "copies = [5, 0, 4, 2, 2]", "copies ="),
        ("copies = [2, 3, 4, 2, 2]", "copies = [0, 8, 2, 2, 1]", "copies ="),
        ("spaces = 35", "spaces = '35'", "spaces ="),
        ("start = 6", "start = 40", "start = 6"),
        ("finish = 31", "finish = 6", "finish = 31"),
        ("steps = 7", "steps = 0", "steps = 7"),
        ("steps = 7", "steps = true", "steps = 7"),
        ('name = "beige", last = 18', 'name = "beige", last = 12', '"beige"'),
        ('name = "plum", last = 30', 'name = "plum", last = 29', '"plum"'),
        ('name = "copper"', "name = 3", '"copper"'),
        ('kind = "poker"', 'kind = "pocker"', 'kind = "poker"'),
        ("first = 5, second = 3", "first = 5", "first = 5, second = 3"),
        ('"Greenhorn Gus", gold = 3', '"Greenhorn Gus", gold = -1', '"Greenhorn Gus"'),
        ('"Greenhorn Gus"', '"Ida  Crowe!"', '"Greenhorn Gus"'),
        ('"Greenhorn Gus"', '"..."', '"Greenhorn Gus"'),
    ],
)
def test_what_is_wrong_with_a_box_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, line: str
) -> None:
    with pytest.raises(Refused) as refused:
        own_box(tmp_path, old, new)
    assert refused.value.message.key.startswith("gn-components-")
    assert refused.value.message.params["line"] == line_of(line)
    assert refused.value.message.params["file"] == "own.toml"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            '    { kind = "high-noon" },\n    { kind = "high-noon" },\n',
            '    { kind = "poker" },\n' * 2,
        ),
        ("[debts]", "[debts"),
        ("[debts]", "[others]"),
        ("[track]", "[track]\nfinish = 31"),
        ('    { name = "Greenhorn Gus", gold = 3, gun = 3, cards = 3 },\n', ""),
        ('    { kind = "poker" },\n', ""),
        ('    { kind = "poker" },\n', "    7,\n"),
    ],
)
def test_a_box_that_is_no_box_is_refused(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(Refused) as refused:
        own_box(tmp_path, old, new)
    assert refused.value.message.key.startswith("gn-components-")


def test_a_box_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("missing.toml", "binary.toml"):
        with pytest.raises(Refused) as refused:
            Gnadenlos(tmp_path / name)
        assert refused.value.message.key == "gn-components-unread"


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 5000, "steps = " + "9" * 5000, "steps = 0x" + "f" * 5000, "\x00"]
)
def test_a_file_of_junk_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "junk.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        Gnadenlos(file)
    assert refused.value.message.key.startswith("gn-components-")
