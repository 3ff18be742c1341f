"""What time tells: steps of which only their seat knows whether it had a choice."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saloon.records import forced
from saloon.server.table import moves
from saloon.server.table.table import Table
from saloon.server.table.tempo import DISTRACTED, KEPT, LONGEST, MOST_KNOWN, Tempo, Tempos
from tests.server.served import Guest, HandClock, Json, Served, serving

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
LIVE = {"kind": "live", "bank": 60, "increment": 5}
DEALS = 30


@contextmanager
def paced(folder: Path, **settings: Any) -> Iterator[Served]:
    """A server that holds steps, on a clock that is turned by hand."""
    with serving(folder, HandClock(), pause=1.0, **settings) as served:
        yield served


def to_payment(ann: Guest, choice: bool, **wish: Any) -> tuple[str, int]:
    """Deal until somebody pays who has a choice, or has none; give the table and the seat."""
    for _ in range(DEALS):
        name = ann.table(ME, BESIDE, **wish)
        play = ann.served.house.tables[name].playing()
        for _ in range(40):
            if play.state.choice_hidden():
                break
            (seat,) = play.asked()
            bids = [move.text for move in play.state.legal(seat) if move.text != "pass"]
            high = ann.now(name, seat=seat)["view"]["high"]
            ann.move(name, bids[0 if choice else -1] if bids and not high else "pass", seat=seat)
        (payer,) = play.state.actors()
        if play.state.choice_hidden() and (forced(play.state, payer) is None) == choice:
            return name, payer
    raise AssertionError("no such payment in many deals")


def held_at(served: Served, name: str) -> Table:
    return served.house.tables[name]


def now_is(served: Served) -> float:
    return served.clock.steady()


# What is drawn


def area(choice: list[float], none: list[float]) -> float:
    """The chance that a step with a choice takes longer than one without."""
    ordered = sorted(none)
    below = [bisect_left(ordered, each) + bisect_right(ordered, each) for each in choice]
    return sum(below) / (2 * len(choice) * len(none))


def seen_from_outside(shortest: float, longest: float, steps: int) -> tuple[list[float], ...]:
    """Let many people play one after the other, each for so many steps; half of them choices."""
    chance, choice, none = Random("outside"), list[float](), list[float]()
    for _ in range(3000 // steps):
        tempo = Tempo(bot=False)
        for _ in range(steps):
            held, due = tempo.draw(chance)
            if chance.random() < 0.5:
                thought = chance.uniform(shortest, longest)
                tempo.learn(thought)
                choice.append(max(thought, held))
            else:
                none.append(due)
    return choice, none


def test_the_moment_hardly_tells_whether_somebody_had_a_choice() -> None:
    choice, none = seen_from_outside(1.2, 4.0, steps=9)
    assert 0.35 <= area(choice, none) <= 0.65
    assert sum(none) / len(none) < 3.0


def test_those_who_are_quicker_than_others_are_known_after_a_while() -> None:
    choice, none = seen_from_outside(0.5, 1.5, steps=60)
    assert 0.35 <= area(choice, none) <= 0.65


def test_no_step_without_a_choice_takes_long_however_slow_its_player_is() -> None:
    tempo, chance = Tempo(bot=False), Random("slow")
    for _ in range(KEPT):
        tempo.learn(20.0)
    for _ in range(500):
        held, due = tempo.draw(chance)
        assert 0 < held <= due <= LONGEST


def test_nothing_is_learned_from_whoever_did_something_else_meanwhile() -> None:
    tempo = Tempo(bot=False)
    tempo.learn(DISTRACTED)
    assert not tempo.times


def test_a_bot_that_thinks_long_seems_to_think_where_it_need_not() -> None:
    tempo, chance = Tempo(bot=True), Random("bot")
    assert max(tempo.draw(chance)[1] for _ in range(200)) < 2.0
    for _ in range(KEPT):
        tempo.learn(3.0)
    slow = [tempo.draw(chance)[1] > 2.0 for _ in range(200)]
    assert slow.count(True) > 150


def test_so_many_are_known_and_no_more() -> None:
    tempos = Tempos()
    first = tempos.of("first", bot=False)
    for number in range(MOST_KNOWN):
        tempos.of(str(number), bot=False)
    assert len(tempos.known) == MOST_KNOWN
    assert tempos.of("first", bot=False) is not first


# What is done with it


def test_a_step_without_a_choice_comes_at_its_moment_and_not_before(tmp_path: Path) -> None:
    with paced(tmp_path) as served:
        ann, eve = served.guest("Ann"), served.guest("Eve")
        name, _ = to_payment(ann, choice=False, manners={"public": True})
        table = held_at(served, name)
        seen, wait = eve.now(name), table.due - now_is(served)
        assert wait > 0
        served.pass_time(wait - 0.01)
        assert eve.now(name) == seen
        served.pass_time(0.02)
        assert eve.now(name)["position"] > seen["position"]


def test_a_choice_made_at_once_is_held_and_how_long_it_took_is_learned(tmp_path: Path) -> None:
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        name, seat = to_payment(ann, choice=True)
        table = held_at(served, name)
        play, position, held = table.play, table.position, table.held
        assert play is not None
        served.pass_time(0.25)
        text = play.state.legal(seat)[0].text

        async def enter() -> asyncio.Task[Any]:
            work = asyncio.create_task(moves.move(table, seat, "quick", position, text))
            while not work.done() and not waits_until(served, held):
                await asyncio.sleep(0)
            return work

        work = served.run(enter())
        assert not work.done()
        assert table.position == position
        served.pass_time(held - now_is(served))

        async def done() -> None:
            await work

        served.run(done())
        assert table.position > position
        assert list(served.house.tempos.of(ann.id, bot=False).times) == [0.25]


def waits_until(served: Served, moment: float) -> bool:
    clock = served.clock
    assert isinstance(clock, HandClock)
    return any(due == moment and timer.then for due, _, timer in clock.timers)


@pytest.mark.parametrize("choice", [True, False])
def test_the_clock_stands_still_as_long_as_a_step_may_be_held(tmp_path: Path, choice: bool) -> None:
    """Neither what is left to a seat nor running out of time tells whether it has a choice."""
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        name, seat = to_payment(ann, choice, pace=LIVE)
        now = ann.now(name, seat=1 - seat)
        assert now["still"] == LONGEST * 1000
        table = held_at(served, name)
        before = table.held - now_is(served) - 0.1
        served.pass_time(before)
        later = ann.now(name, seat=1 - seat)
        assert later["clocks"] == now["clocks"]
        assert later["still"] == pytest.approx((LONGEST - before) * 1000, abs=2)
        served.pass_time(LONGEST - before)
        after = ann.now(name, seat=seat)
        assert after["clocks"][seat] == now["clocks"][seat]
        assert (after["position"] == now["position"]) == choice
        served.pass_time(2.0)
        if choice:
            assert ann.now(name, seat=seat)["clocks"][seat] == now["clocks"][seat] - 2000


def test_whoever_takes_a_step_over_takes_time_of_their_own(tmp_path: Path) -> None:
    """Another seat's coming and going changes nothing: nobody can let a step wait for ever."""
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        name, seat = to_payment(ann, choice=False)
        table = held_at(served, name)
        due = table.due
        served.pass_time(0.5)
        ann.post(f"/tables/{name}/leave", {"seat": 1 - seat})
        assert table.due == due
        ann.post(f"/tables/{name}/leave", {"seat": seat})
        assert table.due != due
        assert table.due > now_is(served)


def test_where_all_can_tell_nobody_is_held(tmp_path: Path) -> None:
    """In Gnadenlos! everybody sees who has a choice: a choice is entered at once."""
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        name = ann.table(ME, BESIDE, {"kind": "beside", "name": "Cy"}, game="gnadenlos")
        table = held_at(served, name)
        for _ in range(60):
            play = table.play
            assert play is not None
            asked = play.asked()
            if asked:
                assert table.held <= now_is(served)
                ann.move(name, play.state.legal(asked[0])[0].text, seat=asked[0])
            else:
                position = table.position
                assert table.due <= now_is(served) + 1.0
                served.pass_time(1.0)
                assert table.position > position


# Always ask me


def wish(guest: Guest, always_ask: bool) -> Json:
    told: Json = guest.ask("PATCH", "/me", {"always_ask": always_ask})
    return told


def test_whoever_wishes_so_is_asked_even_without_a_choice(tmp_path: Path) -> None:
    with paced(tmp_path) as served:
        ann, eve = served.guest("Ann"), served.guest("Eve")
        assert wish(ann, True)["always_ask"]
        name, seat = to_payment(ann, choice=False, manners={"public": True, "hints": True})
        seen, now = eve.now(name), ann.now(name, seat=seat)
        (only,) = now["moves"]
        assert seat in ann.get("/me/tables")[0]["asked"]
        served.pass_time(3600)
        assert eve.now(name) == {**seen, "clocks": None}
        ann.move(name, only["move"], seat=seat)
        assert eve.now(name)["position"] > seen["position"]


def test_an_answer_without_a_choice_is_held_like_a_step_that_nobody_is_asked_for(
    tmp_path: Path,
) -> None:
    """A quick tap on the only move must not tell that it was the only one."""
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        wish(ann, True)
        name, seat = to_payment(ann, choice=False)
        table = held_at(served, name)
        play, position, due = table.play, table.position, table.due
        assert play is not None
        text = play.state.legal(seat)[0].text

        async def enter() -> bool:
            work = served.house.spawn(quietly(moves.move(table, seat, "tap", position, text)))
            while not work.done() and not waits_until(served, due):
                await asyncio.sleep(0)
            return work.done()

        assert not served.run(enter())
        served.pass_time(due - now_is(served) + 0.001)
        assert table.position > position
        assert not served.house.tempos.of(ann.id, bot=False).times


async def quietly(work: Any) -> None:
    await work


def test_the_wish_counts_at_once_and_is_shown_to_nobody_else(tmp_path: Path) -> None:
    with paced(tmp_path) as served:
        ann, eve = served.guest("Ann"), served.guest("Eve")
        name, seat = to_payment(ann, choice=False, manners={"public": True})
        with ann.stream(name, seat=seat) as own, eve.stream(name) as other:
            assert own.next()["now"]["moves"] == []
            seen = other.next()["now"]
            wish(ann, True)
            told = own.next()
            assert (told["kind"], len(told["now"]["moves"])) == ("snapshot", 1)
            served.pass_time(60)
            wish(ann, False)
            assert own.next()["now"]["moves"] == []
            served.pass_time(0.01)
            assert own.next()["kind"] == "play"
            told = other.next()
            assert (told["kind"], told["number"]) == ("play", seen["position"] + 1)


def test_the_wish_outlives_a_restart_and_is_kept_with_all_else(tmp_path: Path) -> None:
    clock = HandClock()
    with serving(tmp_path, clock, pause=1.0) as first:
        ann = first.guest("Ann")
        wish(ann, True)
        name, seat = to_payment(ann, choice=False)
        person = ann.person
    clock.timers.clear()
    with serving(tmp_path, clock, pause=1.0) as second:
        ann = Guest(second, person)
        second.pass_time(60)
        assert len(ann.now(name, seat=seat)["moves"]) == 1
        assert ann.get("/me")["always_ask"]
        assert ann.get("/me/data")["person"]["always_ask"]
        account = {"name": "Ann of the wish", "password": "long enough", "token": True}
        assert Guest(second, ann.post("/accounts", account)).get("/me")["always_ask"]


def test_a_bot_in_somebodys_stead_is_not_asked_without_need(tmp_path: Path) -> None:
    with paced(tmp_path) as served:
        ann = served.guest("Ann")
        wish(ann, True)
        name, seat = to_payment(ann, choice=False)
        table = held_at(served, name)
        position = table.position
        ann.post(f"/tables/{name}/leave", {"seat": seat})
        served.pass_time(LONGEST)
        assert table.position > position
