"""A restart at any moment: tables, bots and secret choices go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.bots import RandomBot
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from tests.kernel.toy import ODDS
from tests.records.test_interjections import Path as Walk
from tests.server.served import Guest, Served, finish, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Two toy games in the house: secret choices at once, and words out of turn."""
    with pytest.MonkeyPatch.context() as patch:
        for game in (ODDS, Walk()):
            patch.setitem(GAMES, game.name, game)
            patch.setitem(BOTS, game.name, {"random": RandomBot()})
        yield


def pair(served: Served, game: str) -> tuple[Guest, Guest, str]:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, OPEN, game=game, manners={"public": True})
    ben.put(f"/tables/{table}/seats/1", ME)
    return ann, ben, table


def test_secret_choices_do_not_reject_each_other_and_stay_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, ben, table = pair(served, "odds")
        position = ann.now(table)["position"]
        with ben.stream(table) as stream:
            stream.next()
            ann.move(table, "turn", position=position)
            told = stream.next()
        assert (told["kind"], told["seat"], told["now"]["waiting"]) == ("chose", 0, [1])
        assert "turn" not in str({**told, "now": {**told["now"], "moves": []}})
        assert ann.now(table)["moves"] == []
        assert ann.now(table)["undo"] is True
        assert ann.refused(
            "POST", f"/tables/{table}/moves", {"id": "2", "position": position, "move": "keep"}
        ).code == ("not-your-turn")
        ann.post(f"/tables/{table}/undo")
        assert [each["move"] for each in ann.now(table)["moves"]] == ["keep", "turn"]
        ann.move(table, "keep", position=position, id="other")
        ben.move(table, "keep", position=position)
        assert ben.now(table)["position"] > position


def test_a_pending_secret_choice_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, ben, table = pair(served, "odds")
        before = ben.now(table)
        ann.move(table, "turn", position=before["position"])
        people = ann.person, ben.person
    with serving(tmp_path) as served:
        ann, ben = (Guest(served, person) for person in people)
        after = ben.now(table)
        assert after["position"] == before["position"]
        assert (after["waiting"], ann.now(table)["moves"]) == ([1], [])
        ben.move(table, "keep", position=before["position"])
        log = served.house.tables[table].play
        assert log is not None
        assert [entry.move for entry in log.log[2:4]] == ["turn", "keep"]


def test_an_interjection_makes_moves_under_way_stale(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, ben, table = pair(served, "path")
        now = ann.now(table)
        ann.move(table, "step", position=now["position"])
        now = ben.now(table)
        assert [each["move"] for each in now["moves"]] == ["step"]
        assert [each["move"] for each in ann.now(table)["interjections"]] == ["whistle"]
        ann.move(table, "whistle", position=now["position"])
        late = {"id": "late", "position": now["position"], "move": "step"}
        assert ben.refused("POST", f"/tables/{table}/moves", late).code == "stale"
        assert ann.now(table)["undo"] is True
        people = ann.person, ben.person
    with serving(tmp_path) as served:
        ann, ben = (Guest(served, person) for person in people)
        assert ben.now(table)["view"]["whistled"] == [0]
        ann.post(f"/tables/{table}/undo")
        assert ben.now(table)["view"]["whistled"] == []


def test_a_bot_that_no_process_knows_makes_the_default_move(tmp_path: Path) -> None:
    """The thinking processes have never heard of the toy, so each question fails there twice."""
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, {"kind": "bot", "bot": "random"}, game="odds")
        with ann.stream(table) as stream:
            told = stream.next()
            while not told.get("now") or told["now"]["waiting"] != [0]:
                told = stream.next()
        ann.move(table, "keep")
        assert served.house.metrics.defaults >= 1
        assert served.house.thinkers.replaced >= 2


def test_a_game_goes_on_after_each_of_many_restarts(tmp_path: Path) -> None:
    person = None
    table = ""
    for turn in range(4):
        with serving(tmp_path) as served:
            ann = served.guest("Ann") if person is None else Guest(served, person)
            if person is None:
                person = ann.person
                table = ann.table(
                    ME, {"kind": "bot", "bot": "random"}, OPEN, options={"rounds": "3"}
                )
                ann.put(f"/tables/{table}/seats/2", {"kind": "bot", "bot": "sensible"})
            with ann.stream(table) as stream:
                told = stream.next()
                for _ in range(3 + turn):
                    while not (told.get("now") and told["now"]["moves"]):
                        told = stream.next()
                    move = told["now"]["moves"][0]["move"]
                    ann.move(table, move, position=told["now"]["position"])
                    told = stream.until("play")
    with serving(tmp_path) as served:
        assert person is not None
        ann = Guest(served, person)
        assert finish(ann, table)["result"]
        assert ann.post("/records", ann.get(f"/tables/{table}/record"))
