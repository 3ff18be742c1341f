"""A finished game as a whole: what the replay is drawn from."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import SeatView
from saloon.bots.chances import champion, played_out
from saloon.cli import main
from saloon.games import GAMES
from saloon.kernel import to_json
from saloon.plugins import STANDING, part
from saloon.records import loads, replay
from saloon.records.play import decided
from saloon.records.replay import Walk
from saloon.server.replay.turning import turning
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


def test_without_a_champion_a_game_turned_where_its_winner_went_ahead(tmp_path: Path) -> None:
    game = ["--players", "2", "--games", "1", "--seed", "3", "--bots", "sensible"]
    with suppress(SystemExit):
        main(["simulate", "gadshill", *game, "--out", str(tmp_path / "games")])
    (file,) = (tmp_path / "games").iterdir()
    record = loads(file.read_bytes())
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
