"""STOP in the open way: people call it while a bot waits, bots call it, the last window closes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import SeatView
from saloon.bots.roster import BOTS
from saloon.games.gadshill.moves import CLAIM, GadsHillMove
from saloon.kernel import Rng, State
from saloon.records import FairChance, Play
from saloon.server.house.house import House
from saloon.server.table import moments, moves, recording
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from tests.gadshill.table import start
from tests.gadshill.test_stop import TWO, end_turn, window
from tests.server.served import Guest, HandClock, Served, serving
from tests.waiting import until

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
PLAYER = "drifter"
BOT = {"kind": "bot", "bot": "sensible"}
OPEN = {"stop_order": "open", "stop_seconds": "15"}


def open_table(served: Served, guest: Guest, *seats: Any, **options: str) -> Table:
    return usual_table(served, guest, *seats, **OPEN | options)


def usual_table(served: Served, guest: Guest, *seats: Any, **options: str) -> Table:
    name = guest.table(*seats, game="gadshill", options=options)
    return served.house.tables[name]


def lay_out(served: Served, table: Table, position: State) -> None:
    """Let a window begin now over another position."""

    async def change() -> None:
        async with table.lock:
            assert table.play is not None
            table.play.state = position
            table.thinking.clear()  # a bot may have been first in the game that was dealt
            await recording.record(table, table.next("undo", to=0))

    thoughts = served.house.thinkers.thoughts
    served.run(change())
    until(lambda: served.house.thinkers.thoughts > thoughts, "a bot has thought")


def after_claim(claimable: bool = True) -> State:
    """A window after the turn of seat 0, which has changed the board; seat 1 is next.

    Seats see the same kinds of moves whether something is left to claim or not.
    """
    position = start(3, {"stop_order": "open"}).lay_out(TWO)
    position.do(0, "claim saloon C3")
    if not claimable:
        position.do(0, "claim hotel D1")
    return end_turn(position).state


def status(table: Table) -> str:
    return table.plan.status


def state(table: Table) -> State:
    assert table.play is not None
    return table.play.state


def play_on(served: Served, table: Table, seed: str) -> bool:
    """Make a move for a person who overlooks a claim or two; True once the last window is open."""
    play = table.play
    assert isinstance(play, Play)
    if play.state.expires():
        return True
    asked = [seat for seat in play.asked() if table.places[seat].bot is None]
    if not asked:
        served.pass_time(1)
        return False
    choice = BOTS["gadshill"][PLAYER].choose(SeatView(play.state, asked[0]), Rng(seed))
    position = table.position
    try:
        served.run(moves.move(table, asked[0], f"move {position}", position, choice.text))
    except ApiError as problem:
        if problem.code != "stale":  # a bot may be quicker
            raise
    served.wait_idle()
    return False


def last_window(served: Served, guest: Guest) -> Table:
    """Play a game that ends with markers on the board, so that there is something to claim."""
    table = open_table(served, guest, ME, BESIDE)
    for _ in range(400):
        assert table.play is not None
        if play_on(served, table, str(len(table.play.log))):
            assert table.play.asked()
            return table
    raise AssertionError("the game did not end")


def scripted(house: House) -> None:
    """Let every game have the same draws."""
    setattr(house, "chance", lambda _secret, _nonces: FairChance(b"stop 21", []))  # noqa: B010 - a script


@pytest.fixture
def fixed(tmp_path: Path) -> Iterator[Served]:
    """A server whose clock is turned by hand and whose draws are known."""
    with serving(tmp_path, HandClock(), scripted) as running:
        yield running


def test_the_last_window_closes_when_its_time_is_over(fixed: Served) -> None:
    ann = fixed.guest("Ann")
    table = last_window(fixed, ann)
    fixed.pass_time(14.9)
    assert status(table) == "running"
    fixed.pass_time(0.2)
    assert status(table) == "finished"
    record = ann.get(f"/tables/{table.plan.id}/record")
    assert [entry["move"] for entry in record["entries"]][-1] == "quiet"


def test_the_last_window_closes_at_once_when_all_have_declined(fixed: Served) -> None:
    ann = fixed.guest("Ann")
    table = last_window(fixed, ann)
    (seat,) = state(table).actors()
    ann.move(table.plan.id, "quiet", seat=seat)
    assert status(table) == "finished"


@pytest.mark.parametrize("down", [0, 3600])
def test_the_last_window_survives_a_restart(tmp_path: Path, down: int) -> None:
    """Its clock stands still while the house is closed."""
    clock = HandClock()
    with serving(tmp_path, clock, scripted) as served:
        ann = served.guest("Ann")
        table = last_window(served, ann)
        served.pass_time(6)
        name, person = table.plan.id, ann.person
    later = HandClock()
    later.day = clock.day + down * 1000
    with serving(tmp_path, later, scripted) as served:
        assert Guest(served, person).see(name)["table"]["status"] == "running"
        served.pass_time(8.9)
        assert status(served.house.tables[name]) == "running"
        served.pass_time(0.2)
        assert status(served.house.tables[name]) == "finished"


def test_a_bot_lets_people_call_stop_before_it_moves(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = open_table(stopped, ann, ME, BOT, BESIDE)
    lay_out(stopped, table, after_claim())
    assert ann.now(table.plan.id)["closes"] == 15_000
    length = len(playing(table).log)
    stopped.pass_time(14)
    assert ann.now(table.plan.id)["closes"] == 1000
    assert len(playing(table).log) == length
    stopped.pass_time(1.5)
    until(lambda: len(playing(table).log) > length, "the bot moves")


def test_nobody_waits_where_the_board_is_as_it_was(stopped: Served) -> None:
    """That is open to all; so it may be told by the clock."""
    ann = stopped.guest("Ann")
    table = open_table(stopped, ann, ME, BOT, BESIDE)
    length = len(playing(table).log)
    lay_out(stopped, table, window(3, {"stop_order": "open"}).state)
    until(lambda: len(playing(table).log) > length, "the bot moves at once")


@pytest.mark.parametrize(
    ("seats", "order", "seconds"),
    [
        ((ME, BOT, BOT), "open", 4.0),
        ((ME, BOT, BESIDE), "open", 15.0),
        ((BOT, BOT, BOT), "ordered", 15.0),
    ],
)
def test_the_usual_time_is_short_for_one_person_among_bots(
    stopped: Served, seats: tuple[Any, ...], order: str, seconds: float
) -> None:
    table = usual_table(stopped, stopped.guest("Ann"), *seats)
    assert table.plan.options["stop_order"] == order
    assert moments.stop_seconds(table) == seconds


def test_the_usual_time_is_none_once_only_bots_are_left(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = usual_table(stopped, ann, ME, BOT, BOT)
    ann.post(f"/tables/{table.plan.id}/resign", {})
    assert moments.stop_seconds(table) == 0.0


@pytest.mark.parametrize(("seconds", "fits"), [("0", 1), ("60", 1), ("-1", 0), ("61", 0), ("x", 0)])
def test_the_time_for_stop_is_checked_at_its_bounds(
    stopped: Served, seconds: str, fits: bool
) -> None:
    ann = stopped.guest("Ann")
    wish = {"game": "gadshill", "seats": [ME, BOT], "options": {"stop_seconds": seconds}}
    answer = ann.client.post("/api/tables", json=wish)
    assert (answer.status_code < 400) is bool(fits)
    if not fits:
        assert "stop_seconds" in answer.json()["message"]


def test_the_clock_of_stop_tells_nothing_of_what_can_be_claimed(tmp_path: Path) -> None:
    """All that an onlooker hears of a window is the same, whether something is excluded or not."""
    heard: list[list[Any]] = []
    for claimable in (True, False):
        folder = tmp_path / str(claimable)
        folder.mkdir()
        with serving(folder, HandClock(), scripted) as served:
            ann = served.guest("Ann")
            table = usual_table(served, ann, ME, BESIDE, BOT)
            lay_out(served, table, after_claim(claimable))
            turned = usual_table(served, ann, BOT, {"kind": "bot", "bot": "random"}, ME)
            lay_out(served, turned, after_claim(claimable))
            heard.append([])
            for _ in range(3):
                for each in (table, turned):
                    now = ann.now(each.plan.id)
                    heard[-1].append((now["closes"], now["waiting"], now["view"]["window"]))
                served.pass_time(0.9)
    assert heard[0] == heard[1]
    assert [closes for closes, _, _ in heard[0]] == [None, 4000, None, 3100, None, 2200]


def test_a_person_who_calls_gets_the_whole_time_again(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = usual_table(stopped, ann, BOT, {"kind": "bot", "bot": "random"}, ME)
    lay_out(stopped, table, after_claim())
    stopped.pass_time(1.5)
    assert ann.now(table.plan.id)["closes"] == 2500
    ann.move(table.plan.id, "claim hotel D1")
    assert ann.now(table.plan.id)["closes"] == 4000


def test_whoever_calls_has_time_to_show_what_they_mean(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = usual_table(stopped, ann, BOT, {"kind": "bot", "bot": "random"}, ME)
    lay_out(stopped, table, after_claim(claimable=False))
    length = len(playing(table).log)
    stopped.pass_time(3)
    hold = f"/tables/{table.plan.id}/hold"
    ann.post(hold, {"on": True})
    assert ann.now(table.plan.id)["closes"] == 20_000
    assert ann.refused("POST", hold, {"on": True}).code == "not-held", "once in a window"
    stopped.pass_time(15)
    assert len(playing(table).log) == length
    ann.post(hold, {"on": False})
    stopped.pass_time(1)
    until(lambda: len(playing(table).log) > length, "the bot goes on")
    assert ann.refused("POST", hold, {"on": True}).code == "not-held"


def test_a_bot_calls_stop_where_it_can_prove_it(stopped: Served) -> None:
    """A marker can be claimed after a turn: the bot does so when half of the time is over."""
    ann = stopped.guest("Ann")
    table = open_table(stopped, ann, ME, BESIDE, BOT)
    lay_out(stopped, table, after_claim())
    stopped.pass_time(7)
    assert not claimed(table, 2)
    stopped.pass_time(1)

    until(lambda: claimed(table, 2), "the bot calls STOP")


def playing(table: Table) -> Play:
    assert table.play is not None
    return table.play


def claimed(table: Table, seat: int) -> bool:
    play = table.play
    assert play is not None
    return any(
        entry.seat == seat
        and entry.asked
        and any(event.public.key == "gh-claimed" for event in entry.events)
        for entry in play.log
    )


def test_a_chair_offers_interjections() -> None:
    table = window(4, {"stop_order": "open"})
    speaker = next(seat for seat in range(4) if table.state.interjections(seat))
    offered = SeatView(table.state, speaker).interjections()
    assert offered
    assert all(isinstance(move, GadsHillMove) and move.act == CLAIM for move in offered)
