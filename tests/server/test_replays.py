"""A finished game as a whole: what the replay is drawn from."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games import GAMES
from saloon.kernel import to_json
from saloon.plugins import STANDING, part
from saloon.records import loads, replay
from saloon.records.replay import Walk
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
            assert told["say"] == [event.face(seat).data() for event in entry.events]
        assert shown[last]["waiting"] == []
        decisions = [each for each in story["entries"] if each["asked"]]
        assert decisions
        assert all(each["by"] != "chance" for each in decisions)


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos", "gadshill"])
def test_a_game_turned_where_its_winner_went_ahead_for_good(served: Served, game: str) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE, {"kind": "beside", "name": "Cy"}, game=game)
    assert ann.refused("GET", f"/tables/{table}/turning").code == "not-over"
    finish(ann, table, (0, 1, 2))
    turned = ann.get(f"/tables/{table}/turning", seat=0)
    record = loads(ann.client.get(f"/api/tables/{table}/record").content)
    standing: Any = part(game, STANDING)
    walk, has = Walk(GAMES[game], record), list[tuple[int, ...]]()
    for _ in record.entries:
        walk.step()
        has.append(standing(walk.state.observe(None)))
    if turned["seat"] is None:
        last = sorted(has[-1])
        assert list(record.result.ranks).count(1) > 1 or last[-1] == last[-2]
        return
    winner, step = turned["seat"], turned["step"]
    assert record.result.ranks[winner] == 1
    first = [
        each.index(max(each)) == winner and sorted(each)[-1] > sorted(each)[-2] for each in has
    ]
    assert all(first[step - 1 :])
    assert not first[step - 2]
    assert turned["stands"] == step
    assert turned["say"] == [event.face(0).data() for event in record.entries[step - 1].events]


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
