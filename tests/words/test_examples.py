"""Worked examples and figures: each move is legal, each drawing shows what lies there."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from saloon.games import GAMES
from saloon.games.gadshill.components import load as town
from saloon.games.gadshill.view import GadsHillView
from saloon.games.gnadenlos.components import STANDARD_FILE
from saloon.games.gnadenlos.view import GnadenlosView
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel import Rng
from saloon.lessons.guide import follow, without_choice
from saloon.lessons.script import entries
from saloon.plugins import folder, plugins
from saloon.records import Play, open_to
from saloon.words import rulebook

ANN, BO = 0, 1
BETWEEN = {">", "|", "+"}


def script(game: str) -> dict[str, Any]:
    return tomllib.loads((folder(game) / "rulebook" / "example.toml").read_text("utf-8"))


def played(game: str) -> Iterator[tuple[dict[str, Any], Play]]:
    """Play the example of a game; a move that is not legal ends it with an error."""
    data = script(game)
    play = Play(plugins()[game].game, data["players"], data.get("options", {}), Rng("an example"))
    for step in data["step"]:
        for line in step["moves"]:
            for seat, text in entries(line):
                follow(play, seat, text)
        without_choice(play)
        yield step, play


def pieces(step: dict[str, Any]) -> list[tuple[str, list[str]]]:
    return [(each.split()[0], each.split()[1:]) for each in step["figure"] if each not in BETWEEN]


@pytest.mark.parametrize("game", GAMES)
def test_a_worked_example_is_played_by_the_rules(game: str) -> None:
    names = [step["name"] for step, _ in played(game)]
    assert names == [step.name for step in rulebook(game, "en").example]


@pytest.mark.parametrize("game", GAMES)
def test_an_example_has_no_field_that_nobody_reads(game: str) -> None:
    data = script(game)
    assert set(data) <= {"players", "options", "step"}
    known = {"name", "moves", "clauses", "figure"}
    assert all(set(step) == known and step["figure"] for step in data["step"])


def test_an_example_that_breaks_a_rule_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    data = script("katzenjammer")
    data["step"][3]["moves"][0] = "0 bid 2 mixed"
    monkeypatch.setattr(f"{__name__}.script", lambda _: data)
    with pytest.raises(Exception, match="refuse"):
        list(played("katzenjammer"))


def kinds(cards: list[str]) -> list[int]:
    return [0 if card == "J" else int(card) for card in cards]


def bid(words: list[str]) -> tuple[int, int]:
    number, _, value = words[0].partition("x")
    return int(number), int(value or 0)


def test_the_figures_of_katzenjammer_show_the_table() -> None:
    before: KatzenjammerView | None = None
    for step, play in played("katzenjammer"):
        now = play.state.observe(ANN)
        assert isinstance(now, KatzenjammerView)
        moves = " / ".join(step["moves"])
        for piece, words in pieces(step):
            if piece == "hand":
                assert Counter(kinds(words)) == Counter(now.hand)
            elif piece == "lot":
                assert kinds(words) == [*now.lot]
            elif piece in ("bid", "high"):
                told = [(each.number, each.value) for each in now.bids]
                told += [(each.number, each.value) for each in (before.bids if before else ())]
                assert bid(words) in told
                high = now.high
                assert high is not None
                assert (bid(words) == (high.number, high.value)) == (piece == "high")
            elif piece in ("paid", "laid"):
                assert before is not None
                assert " ".join(words) in moves
                assert Counter(kinds(words)) <= Counter(before.hand)
            elif piece == "mice":
                assert int(words[0]) == now.mice[ANN]
            else:
                assert (piece, int(words[0])) == ("backs", now.players)
        before = now


def test_the_figures_of_gnadenlos_show_the_table() -> None:
    box = {
        each["name"]: [str(each[stat]) for stat in ("gold", "gun", "cards")]
        for each in tomllib.loads(STANDARD_FILE.read_text("utf-8"))["cards"]["adventurers"]
    }
    brief = [{"figure": part.figure} for part in rulebook("gnadenlos", "en").brief]
    for piece, words in [each for part in brief for each in pieces(part)]:
        if piece == "adventurer":
            assert_adventurer(words, box)
    before: GnadenlosView | None = None
    made: list[str] = []
    for step, play in played("gnadenlos"):
        now = play.state.observe(ANN)
        assert isinstance(now, GnadenlosView)
        made += step["moves"]
        for piece, words in pieces(step):
            if piece == "adventurer":
                assert_adventurer(words, box)
                assert words[0] in " ".join(made)
            elif piece == "event":
                assert now.event is not None
                assert words == [now.event.kind, str(now.event.first), str(now.event.second)]
            elif piece == "nuggets":
                assert before is not None
                assert int(words[0]) == before.nuggets[ANN] - now.nuggets[ANN]
            elif piece == "track":
                hats = dict(zip(now.colours, now.positions, strict=True))
                assert {colour: int(at) for colour, at in (w.split("=") for w in words[2:])} == hats
                assert all(int(words[0]) <= at <= int(words[1]) for at in hats.values())
            elif piece == "ious":
                assert tuple(words) in [each.debts for each in now.bids]
            else:
                assert [piece, *map(int, words)] == ["market", len(now.market), 6 * now.players]
        before = now


def assert_adventurer(words: list[str], box: dict[str, list[str]]) -> None:
    """`sifter-sal 6 1 4 gold Sifter Sal`: as it is in the box."""
    name = " ".join(words[5:])
    assert words[1:4] == box[name]
    assert words[0] == name.lower().replace(" ", "-")
    assert words[4] in ("gold", "gun", "cards", "-")


def test_the_figures_of_gads_hill_show_the_table() -> None:
    brief = [{"figure": part.figure} for part in rulebook("gadshill", "en").brief]
    plans = [the.lot_ids(the.plan(card)) for the in [town()] for card in range(60)]
    lots = {lot for plan in plans for lot in plan}
    for piece, words in [each for part in brief for each in pieces(part)]:
        if piece == "town":
            assert {lot for _, _, at in map(drawn, words) for lot in at} <= lots
        elif piece == "card":
            assert plans[int(words[0]) - 1]
    before: GadsHillView | None = None
    for step, play in played("gadshill"):
        now = play.state.observe(ANN)
        assert isinstance(now, GadsHillView)
        for piece, words in pieces(step):
            if piece == "town":
                for building, sign, at in map(drawn, words):
                    assert_drawn(building, sign, at, now, before)
            elif piece == "clue":
                assert any(f" {words[0]}" in move for move in step["moves"])
            elif piece == "points":
                assert int(words[0]) == now.seats[ANN].points
            else:
                assert (piece, int(words[0])) == ("loco", now.locomotive)
        before = now


def drawn(word: str) -> tuple[str, str, set[str]]:
    """`bank=B5,C5` may stand there, `bank@B5` stands there, `bank!C5` is a marker that went."""
    sign = next(each for each in "=@!" if each in word)
    building, _, at = word.partition(sign)
    return building, sign, {*at.split(",")}


def assert_drawn(
    building: str, sign: str, at: set[str], now: GadsHillView, before: GadsHillView | None
) -> None:
    (lies,) = [each for each in now.buildings if each.id == building]
    if sign == "!":
        assert before is not None
        (lay,) = [each for each in before.buildings if each.id == building]
        assert at == {*lay.lots} - {*lies.lots}
    else:
        assert at == {*lies.lots}
        assert sign == "=" or lies.state == "placed"


def test_nothing_was_overlooked_where_the_example_says_so() -> None:
    *_, (_, play) = played("gadshill")
    claims = [move.text for move in open_to(play.state, BO) if move.text.startswith("claim")]
    assert len(claims) == 8
    for text in claims:
        *_, (_, again) = played("gadshill")
        again.move(BO, text)
        view = again.state.observe(BO)
        assert isinstance(view, GadsHillView)
        assert view.seats[BO].points == 2
