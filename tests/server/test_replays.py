"""A finished game as a whole: what the replay is drawn from."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import SeatView
from saloon.bots.chances import beside, champion, played_out
from saloon.bots.roster import searcher
from saloon.cli import main
from saloon.games import GAMES
from saloon.kernel import Rng, to_json
from saloon.plugins import STANDING, part
from saloon.records import Record, loads, replay
from saloon.records.play import decided
from saloon.records.replay import Walk
from saloon.server.replay.review import decisions, review
from saloon.server.replay.turning import turning
from saloon.server.wire.values import said
from tests.server.served import Served, finish

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Aunt Bo"}


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos", "gadshill"])
def test_story_and_frames_are_the_steps_of_the_game(served: Served, game: str) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE, {"kind": "beside", "name": "Cy"}, game=game)
    finish(ann, table, (0, 1, 2))
    for seat in (None, 0, 1):
        asked: dict[str, Any] = {} if seat is None else {"seat": seat}
        story = ann.get(f"/tables/{table}/story", **asked)
        assert (story["seat"], story["shown"]) == (seat, True)
        last = len(story["entries"])
        shown: list[dict[str, Any]] = []
        while len(shown) <= last:
            part = ann.get(f"/tables/{table}/frames", first=len(shown), most=40, **asked)
            assert (part["first"], part["last"]) == (len(shown), last)
            shown += part["frames"]
        assert len(shown) == last + 1
        record = loads(ann.client.get(f"/api/tables/{table}/record").content)
        for step in (0, 1, last // 2, last):
            shown[step]["view"].pop("advice")
            assert shown[step]["view"] == to_json(replay(GAMES[game], record, step).observe(seat))
        for entry, told in zip(record.entries, story["entries"], strict=True):
            assert told["say"] == [event.view(seat).data() for event in entry.events]
        assert shown[last]["waiting"] == []
        decisions = [each for each in story["entries"] if each["asked"]]
        assert decisions
        assert all(each["by"] != "chance" for each in decisions)


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos"])
def test_a_game_turned_where_a_chance_changed_most(served: Served, game: str) -> None:
    """Between two of one's own decisions, by what one knew; for spectators it is the winner."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE, {"kind": "beside", "name": "Cy"}, game=game)
    assert ann.refused("GET", f"/tables/{table}/turning").code == "not-over"
    finish(ann, table, (0, 1, 2))
    record = loads(ann.client.get(f"/api/tables/{table}/record").content)
    judge = champion(game)
    assert judge is not None
    for asked in ({"seat": 0}, {}):
        turned = ann.get(f"/tables/{table}/turning", **asked)
        seat = turned["seat"]
        won = record.result.ranks[seat] == 1
        assert won or seat == 0
        walk, decisions, chances = Walk(GAMES[game], record), list[int](), list[int]()
        for number, entry in enumerate(record.entries):
            if entry.seat == seat and decided(walk.state, seat):
                decisions.append(number)
                chances.append(round(100 * judge.chance(SeatView(walk.state, seat))))
            walk.step()
        place = decisions.index(turned["step"] - 1)
        after = turned["after"]
        assert turned["before"] == chances[place]
        assert after == (chances[place + 1] if place + 1 < len(chances) else 100 * won)
        gain = after - turned["before"] if won else turned["before"] - after
        changes = [later - sooner for sooner, later in pairwise(chances)]
        assert gain >= max(changes if won else [-each for each in changes])
        assert turned["stands"] == turned["step"]
        curve = [tuple(each) for each in turned["curves"][seat]]
        assert curve[: len(decisions)] == [
            (number + 1, chance) for number, chance in zip(decisions, chances, strict=True)
        ]
        steps = [each["step"] for each in turned["swings"]]
        assert turned["step"] in steps
        assert steps == sorted(steps)
        if (chances[-1] < 50) == won:
            changes.append(100 * won - chances[-1])
        sizes = [abs(change) for each, change in enumerate(changes) if each != place]
        sizes = sorted((size for size in sizes if size >= 5), reverse=True)[:2]
        told = [abs(each["after"] - each["before"]) for each in turned["swings"]]
        assert sorted(told) == sorted([gain, *sizes])
        assert turned["scale"] == "chance"
        assert all(turned["curves"])
        first = record.entries[turned["step"] - 1].events
        assert turned["say"][: len(first)] == [
            event.view(asked.get("seat")).data() for event in first
        ]


def simulated(folder: Path, game: str, players: int, bot: str) -> Record:
    """A game of bots."""
    wish = ["--players", str(players), "--games", "1", "--seed", "3", "--bots", bot]
    with suppress(SystemExit):
        main(["simulate", game, *wish, "--out", str(folder / "games")])
    (file,) = (folder / "games").iterdir()
    return loads(file.read_bytes())


def test_without_a_champion_a_game_turned_where_its_winner_went_ahead(tmp_path: Path) -> None:
    record = simulated(tmp_path, "gadshill", 2, "sensible")
    turned = turning(record, 0)
    assert turned.seat is not None
    assert turned.step is not None
    assert record.result.ranks[turned.seat] == 1
    standing: Any = part("gadshill", STANDING)
    walk, ahead = Walk(GAMES["gadshill"], record), list[bool]()
    for _ in record.entries:
        walk.step()
        has = standing(walk.state.observe(None))
        ahead.append(has[turned.seat] > has[1 - turned.seat])
    assert all(ahead[turned.step - 1 :])
    assert not ahead[turned.step - 2]
    first = record.entries[turned.step - 1].events
    assert (turned.stands, len(turned.say)) == (turned.step, len(first))
    assert turned.scale == "points"
    walk = Walk(GAMES["gadshill"], record)
    for _ in record.entries:
        walk.step()
    assert tuple(each[-1][1] for each in turned.curves) == standing(walk.state.observe(None))
    before, after = (
        played_out("gadshill", replay(GAMES["gadshill"], record, step), turned.seat, "another")
        for step in (turned.step - 1, turned.step)
    )
    if turned.before is None or turned.after is None:
        assert before >= after - 15
    else:
        assert turned.before < turned.after
        assert turned.before == pytest.approx(before, abs=15)
        assert turned.after == pytest.approx(after, abs=15)


def test_a_record_is_retold_like_the_table_it_comes_from(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    kept = ann.post("/records", ann.get(f"/tables/{table}/record"))
    eve = served.stranger()
    story, again = ann.get(f"/tables/{table}/story"), eve.get(f"/records/{kept['id']}/story")
    assert again["entries"] == story["entries"]
    assert again["result"] == story["result"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ann", "Aunt Bo"]
    assert again["table"]["status"] == "finished"
    frames = eve.get(f"/records/{kept['id']}/frames", first=3, most=2, seat=1)
    assert frames["frames"] == ann.get(f"/tables/{table}/frames", first=3, most=2, seat=1)["frames"]


def test_a_replay_comes_after_the_end_and_for_those_who_are_let_in(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.table(ME, BESIDE)
    assert ann.refused("GET", f"/tables/{table}/story").code == "not-over"
    assert ann.refused("GET", f"/tables/{table}/frames").code == "not-over"
    finish(ann, table, (0, 1))
    assert eve.refused("GET", f"/tables/{table}/story").code == "not-invited"
    invite = ann.get(f"/tables/{table}/story")["invite"]
    assert eve.get(f"/tables/{table}/story", invite=invite)["entries"]
    assert eve.refused("GET", "/records/none/story").code == "no-such-record"
    beyond = eve.refused("GET", f"/tables/{table}/frames", invite=invite, first=99999)
    assert (beyond.status, beyond.code) == (404, "no-such-step")
    nobody = eve.refused("GET", f"/tables/{table}/story", invite=invite, seat=5)
    assert nobody.code == "no-such-seat"


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos"])
def test_a_review_sets_each_choice_beside_what_the_champion_would_do(
    tmp_path: Path, game: str
) -> None:
    """By what the seat knew then; luck is what is left of the result when skill is taken off."""
    record = simulated(tmp_path, game, 3, "greenhorn")
    seat = record.result.ranks.index(max(record.result.ranks))
    looked = review(record, seat, lambda: 0.0)
    judge = champion(game)
    assert judge is not None
    assert (looked.seat, looked.champion) == (seat, True)
    told = {each.step: each for each in looked.moves}
    walk = Walk(GAMES[game], record)
    gains: dict[str, int] = {}
    for number, entry in enumerate(record.entries, 1):
        mine = entry.seat == seat and len(walk.state.legal(seat)) > 1
        assert mine == (number in told)
        if mine:
            each, view = told[number], SeatView(walk.state, seat)
            assert each.chance == round(100 * judge.chance(view))
            moves, shares = judge.shares(view, view.recall())
            likeliest = moves[shares.index(max(shares))]
            made = next(move for move in view.legal() if move.text == entry.move)
            assert each.move == said(made.label())
            assert each.same == (likeliest.text == entry.move)
            assert each.same == (each.rival is None)
            if each.rival is not None:
                assert each.rival.move == said(likeliest.label())
                by = each.rival.made - each.rival.share
                gains[each.kind[0]] = gains.get(each.kind[0], 0) + by * each.rival.clear
        walk.step()
    assert looked.sum is not None
    skill = {kind[0]: by for kind, by in looked.sum.skill if by}
    assert skill == {kind: by for kind, by in gains.items() if by}
    assert looked.sum.start == looked.turning.curves[seat][0][1]
    assert looked.sum.end == 0
    assert looked.sum.start + looked.sum.luck + sum(skill.values()) == 0
    assert review(record, seat, lambda: 0.0) == looked


def test_a_review_compares_the_least_liked_moves_first_and_stops_in_time(tmp_path: Path) -> None:
    record = simulated(tmp_path, "katzenjammer", 3, "greenhorn")
    clock = iter([0.0, *[0.1] * 2, *[99.0] * 100])
    looked = review(record, 0, lambda: next(clock))
    found = decisions(record, 0)
    others = sorted((each for each in found if not each.same), key=lambda each: -each.liked.gap)
    compared = [each.step for each in looked.moves if each.rival is not None]
    assert compared == sorted(each.index + 1 for each in others[:2])
    assert [each.step for each in looked.moves] == [each.index + 1 for each in found]


def test_a_review_without_a_champion_plays_moves_out_and_adds_nothing_up(
    tmp_path: Path,
) -> None:
    record = simulated(tmp_path, "gadshill", 2, "greenhorn")
    clock = iter([0.0, 0.1, *[99.0] * 100])
    looked = review(record, 0, lambda: next(clock))
    assert (looked.champion, looked.sum) == (False, None)
    assert all(each.chance is None for each in looked.moves)
    (rival,) = (each.rival for each in looked.moves if each.rival is not None)
    assert 0 <= rival.share <= 100
    for each in decisions(record, 0):
        view = SeatView(each.position, 0)
        rates = searcher("gadshill").heuristics.rate(view.imagine(Rng(0)), 0, view.legal())
        place = [move.text for move in view.legal()].index(each.made.text)
        assert each.same == (rates[place] == max(rates))


def test_two_moves_are_made_in_the_same_deals_with_the_same_luck(tmp_path: Path) -> None:
    """So a move is no better than itself."""
    record = simulated(tmp_path, "katzenjammer", 3, "greenhorn")
    each = next(each for each in decisions(record, 0) if not each.same)
    view = SeatView(each.position, 0)
    twice = beside("katzenjammer", view, each.made, each.made, "a seed")
    assert (twice.made == twice.other, twice.clear) == (True, False)


def test_a_review_is_for_those_who_may_see_the_game(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.table(ME, BESIDE)
    assert ann.refused("GET", f"/tables/{table}/review").code == "not-over"
    finish(ann, table, (0, 1))
    assert eve.refused("GET", f"/tables/{table}/review").code == "not-invited"
    looked = ann.get(f"/tables/{table}/review", seat=0)
    assert looked["seat"] == 0
    assert looked["moves"]
    assert looked["turning"] == ann.get(f"/tables/{table}/turning", seat=0)
    assert ann.refused("GET", f"/tables/{table}/review", seat=5).code == "no-such-seat"
    kept = ann.post("/records", ann.get(f"/tables/{table}/record"))
    brought = eve.get(f"/records/{kept['id']}/review", seat=0)
    assert [each["step"] for each in brought["moves"]] == [each["step"] for each in looked["moves"]]
