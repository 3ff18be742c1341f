"""Standing orders: carried out by the house while somebody is away, and nobody else can tell."""

from __future__ import annotations

from pathlib import Path

from tests.server.served import Guest, HandClock, Json, Served, serving
from tests.waiting import until_so

GAME = "katzenjammer"
ME = {"kind": "me"}
DAYS = {"kind": "days", "days": 3}
BOTH = {"orders": ["pay", "lay"]}


def sit_down(served: Served) -> tuple[Guest, Guest, str]:
    ann, bo = served.guest("Ann"), served.guest("Bo")
    name = ann.table(ME, {"kind": "open"}, game=GAME, pace=DAYS, manners={"public": True})
    bo.put(f"/tables/{name}/seats/1", ME)
    return ann, bo, name


def bid_on(served: Served, people: tuple[Guest, Guest], table: str) -> list[list[str]]:
    """Let whoever is asked play until the game is over, or for long; give what was asked."""
    asked: list[list[str]] = []
    for _ in range(400):
        served.pass_time(1)
        if served.house.tables[table].plan.status == "finished":
            return asked
        for each in people:
            offered = [move["move"] for move in each.now(table)["moves"]]
            if offered:
                asked.append(offered)
                each.move(table, liked(offered))
                break
    return asked


def liked(offered: list[str]) -> str:
    """Bid two different cards or nothing: there are many ways to pay those."""
    return next((move for move in ("bid 2 mixed", "pass") if move in offered), offered[-1])


def payments(served: Served, table: str) -> int:
    """Count the payments that were a choice."""
    play = served.house.tables[table].play
    assert play is not None
    return sum(entry.asked and entry.move.startswith("pay") for entry in play.log)


def test_orders_are_carried_out_while_somebody_is_away(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as served:
        ann, bo, table = sit_down(served)
        ann.post(f"/tables/{table}/orders", BOTH)
        bo.post(f"/tables/{table}/orders", BOTH)
        asked = bid_on(served, (ann, bo), table)
        assert not [each for each in asked if each[0].startswith("pay")]
        assert payments(served, table)


def test_without_orders_people_are_asked(tmp_path: Path) -> None:
    """The other half of the test above: the same deals leave choices."""
    with serving(tmp_path, HandClock()) as served:
        ann, bo, table = sit_down(served)
        asked = bid_on(served, (ann, bo), table)
        assert [each for each in asked if each[0].startswith("pay")]


def until_paying(served: Served, people: tuple[Guest, Guest], table: str) -> tuple[Guest, Json]:
    """Play until somebody is asked how to pay."""
    for _ in range(400):
        served.pass_time(1)
        for each in people:
            now = each.now(table)
            offered = [move["move"] for move in now["moves"]]
            if offered and offered[0].startswith("pay"):
                return each, now
            if offered:
                each.move(table, liked(offered))
                break
    raise AssertionError("nobody had a choice")


def test_an_order_is_heard_of_by_nobody_else_and_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as served:
        ann, bo, table = sit_down(served)
        with bo.stream(table) as stream:
            stream.next()
            number = ann.post(f"/tables/{table}/orders", BOTH)["number"]
            stream.say(do="ping")
            assert stream.next()["kind"] == "pong"
        assert ann.see(table)["orders"] == ["pay", "lay"]
        assert bo.see(table)["orders"] == []
        assert bo.see(table)["number"] == number
        assert served.stranger().see(table)["orders"] == []
    with serving(tmp_path, HandClock()) as again:
        place = again.house.tables[table].places[0]
        assert place.orders == ("pay", "lay")


def test_an_ordered_step_comes_when_one_without_a_choice_would(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as served:
        ann, bo, table = sit_down(served)
        payer, now = until_paying(served, (ann, bo), table)
        held = served.house.tables[table]
        held.due = served.clock.steady() + 2.0  # as it is drawn when the step begins
        payer.post(f"/tables/{table}/orders", {"orders": ["pay"]})
        assert payer.now(table)["moves"] == []
        assert held.asked() == ()
        served.pass_time(1.9)
        assert held.position == now["position"]
        served.pass_time(0.1)
        served.run(until_so(lambda: held.position > now["position"], "the payment is made"))
        assert held.play is not None
        assert held.play.log[-1].move.startswith("pay") or held.play.log[-2].move.startswith("pay")


def test_whoever_takes_a_move_back_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as served:
        ann, bo, table = sit_down(served)
        payer, _ = until_paying(served, (ann, bo), table)
        payer.post(f"/tables/{table}/orders", {"orders": ["pay"]})
        served.pass_time(1)
        payer.post(f"/tables/{table}/takeback", {})
        other = bo if payer is ann else ann
        request = other.now(table)["takeback"]["id"]
        other.post(f"/tables/{table}/takeback/answer", {"agree": True, "request": request})
        assert payer.see(table)["orders"] == []


def test_an_order_that_the_game_does_not_know_is_refused(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, {"kind": "beside", "name": "Bo"}, game=GAME)
    wish = {"orders": ["dance"], "seat": 0}
    assert ann.refused("POST", f"/tables/{table}/orders", wish).code == "no-such-order"
    stranger = served.guest("Eve")
    wish = {"orders": ["pay"], "seat": 0}
    refused = stranger.refused("POST", f"/tables/{table}/orders", wish)
    assert refused.code in ("not-your-seat", "not-invited")
