"""STOP in the open way: people call it while a bot waits, bots call it, the last window closes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import Chair
from saloon.bots.roster import BOTS
from saloon.games.gadshill.moves import CLAIM, Step
from saloon.kernel import Rng, State
from saloon.records import FairChance, Play
from saloon.server.house.house import House
from saloon.server.table import moves, timers
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from tests.gadshill.test_stop import window
from tests.server.served import Guest, HandClock, Served, serving
from tests.waiting import until

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
PLAYER = "drifter"
BOT = {"kind": "bot", "bot": "sensible"}
OPEN = {"stop_order": "open", "stop_seconds": "15"}


def open_table(served: Served, guest: Guest, *seats: Any, **options: str) -> Table:
    name = guest.table(*seats, game="gadshill", options=OPEN | options)
    return served.house.tables[name]


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
    choice = BOTS["gadshill"][PLAYER].choose(Chair(play.state, asked[0]), Rng(seed))
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
    for number in range(400):
        play = table.play
        assert play is not None
        if play.asked() == (1,) and play.state.interjections(2):
            break
        play_on(stopped, table, str(number))
    assert play is not None
    assert play.asked() == (1,)
    length = len(play.log)
    stopped.pass_time(14)
    assert len(play.log) == length
    stopped.pass_time(1.5)
    assert len(play.log) > length


def test_a_bot_calls_stop_where_it_can_prove_it(stopped: Served) -> None:
    """Two markers can be claimed after a turn: the bot does so when half of the time is over."""
    ann = stopped.guest("Ann")
    table = open_table(stopped, ann, ME, BESIDE, BOT)
    laid_out = window(3, {"stop_order": "open"}).state

    async def lay_out() -> None:
        async with table.lock:
            assert table.play is not None
            table.play.state = laid_out
            table.step_began = stopped.clock.steady()
            table.thinking.clear()  # the bot may have been first in the game that was dealt
            timers.arm(table)

    thoughts = stopped.house.thinkers.thoughts

    stopped.run(lay_out())
    until(lambda: stopped.house.thinkers.thoughts > thoughts, "the bot has thought")
    stopped.pass_time(7)
    assert not claimed(table, 2)
    stopped.pass_time(1)

    until(lambda: claimed(table, 2), "the bot calls STOP")


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
    offered = Chair(table.state, speaker).interjections()
    assert offered
    assert all(isinstance(move, Step) and move.act == CLAIM for move in offered)
