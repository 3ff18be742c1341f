"""Every worked scenario of the ledger (section 5), each a file in `scenarios`.

Things done are moves by seat (`1: bid R3 R4`) and by chance (`chance: roll 3`). What leaves no
choice is carried out by the runner unless the scenario spells it. `turns: …` plays a turn for each
event named (two for a seventh card and the next), in which every seat does as little as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import CHANCE, Refused, Result
from tests.scenario import Case, Value, cases_in, expect_among, run_auto_steps

from .table import GAME, Scene, in_hand, start, table

SCENARIOS = Path(__file__).with_name("scenarios")
ACTORS: dict[int, int | str] = {CHANCE: "chance"}


def result(at: Scene) -> Result:
    result = at.state.result()
    assert result is not None
    return result


def sorted_words(written: str) -> str:
    return " ".join(sorted(written.split()))


SEEN: dict[str, Callable[[Scene], object]] = {
    "phase": lambda at: at.phase,
    "actors": lambda at: [ACTORS.get(actor, actor) for actor in at.actors],
    "active": lambda at: at.view.active,
    "turn": lambda at: at.view.turn,
    "ending": lambda at: at.view.ending,
    "event": lambda at: at.view.event.id if at.view.event else "",
    "event_deck": lambda at: at.view.event_deck,
    "event_discard": lambda at: len(at.view.event_discard),
    "undertaker": lambda at: at.view.undertaker,
    "nuggets": lambda at: list(at.view.nuggets),
    "bank": lambda at: at.view.bank,
    "positions": lambda at: list(at.view.positions),
    "vultures": lambda at: list(at.view.vultures),
    "deck": lambda at: at.view.deck,
    "discard": lambda at: sorted_words(at.discard),
    "offer": lambda at: at.offer,
    "adventurers": lambda at: [sorted_words(each) for each in at.all_adventurers],
    "adventurer_counts": lambda at: list(at.view.adventurer_counts),
    "debt_counts": lambda at: list(at.view.debt_counts),
    "market": lambda at: at.market,
    "cards": lambda at: len(at.slots),
    "slots": lambda at: at.slots,
    "face_up": lambda at: {slot.slot: slot.debt for slot in at.view.market if slot.debt},
    "unable": lambda at: list(at.view.unable),
    "legal": lambda at: at.offers(),
    "arrangements": lambda at: len(at.arrangements()),
    "reason": lambda at: result(at).reason,
    "scores": lambda at: list(result(at).scores),
    "ranks": lambda at: list(result(at).ranks),
    "winners": lambda at: list(result(at).winners),
}
"""What an expectation of that name must equal."""


def table_of(value: Value) -> dict[str, Value]:
    assert isinstance(value, dict)
    return value


def moved(before: list[str], after: list[str], seat: str) -> tuple[str, str]:
    """Which debts a hand gained and lost."""
    old, new = Counter(before[int(seat)].split()), Counter(after[int(seat)].split())
    return in_hand(" ".join((new - old).elements())), in_hand(" ".join((old - new).elements()))


def expect(at: Scene, name: str, value: Value, heard: list[str], before: list[str]) -> None:
    """Compare one expectation with the table."""
    if name in ("gained", "lost"):
        found = {seat: moved(before, at.hands, seat)[name == "lost"] for seat in table_of(value)}
        assert found == {seat: in_hand(str(each)) for seat, each in table_of(value).items()}, name
    elif name == "hand":
        assert {seat: at.hand(int(seat)) for seat in table_of(value)} == value
    elif name.startswith(("offers", "hears")) and name != "offers_nothing_to":
        expect_among(at.offers() if name.startswith("offers") else heard, name, value)
    elif name == "refuses":
        assert {text: refused_for(at, text) for text in table_of(value)} == value
    elif name == "offers_nothing_to":
        assert isinstance(value, list)
        assert all(at.offers(int(str(seat))) == [] for seat in value)
    elif name == "known":
        assert {seat: at.known(int(seat)) for seat in table_of(value)} == value
    elif name == "spectator_knows":
        assert at.known(None) == value
    elif name == "market_multiset":
        assert in_hand(" ".join(at.market)) == in_hand(str(value))
    elif name in ("discard", "adventurers"):
        words = [
            sorted_words(str(each)) for each in (value if isinstance(value, list) else [value])
        ]
        assert SEEN[name](at) == (words if isinstance(value, list) else words[0]), name
    else:
        assert SEEN[name](at) == value, name


def refused_for(at: Scene, text: str) -> str:
    """The clause for which the seat to move is refused a text."""
    try:
        GAME.parse(text)
    except Refused as refused:
        return refused.message.clause
    return at.refusal(text).clause


def play_turns(at: Scene, events: list[str]) -> None:
    """Play turns with these events; every die shows 1 and nobody does more than he must."""
    while at.actors and not (at.phase == "event" and not events) and not at.view.ending:
        if at.phase == "event":
            at.chance(f"event {events.pop(0)}")
        elif CHANCE in at.actors:
            at.chance(at.offers()[0])
        else:
            at.do(at.actors[0], at.state.default(at.actors[0]).text)
    assert not events


def carry_out(at: Scene, done: str) -> None:
    who, _, what = done.partition(": ")
    if who == "turns":
        play_turns(at, what.split())
    elif who == "deal":
        while at.phase == what:
            at.chance(at.offers()[0])
    else:
        at.do(CHANCE if who == "chance" else int(who), what)


def laid_out(case: Case) -> Scene:
    if "new" in case.given:
        new = dict(table_of(case.given["new"]))
        return start(int(str(new.pop("players"))), {key: str(new[key]) for key in new})
    return table(**case.given)  # type: ignore[arg-type]  # a file names the builder's own arguments


@pytest.mark.parametrize("case", cases_in(SCENARIOS))
def test_scenario(case: Case) -> None:
    at = laid_out(case)
    ahead = [done for step in case.steps for done in step.do]
    heard = 0
    for step in case.steps:
        before = at.hands
        for done in step.do:
            run_auto_steps(at, done)
            carry_out(at, done)
            ahead.pop(0)
            run_auto_steps(at, ahead[0] if ahead else "")
        for name, value in step.expected.items():
            expect(at, name, value, at.heard()[heard:], before)
        heard = len(at.events)


def test_every_scenario_of_the_ledger_is_there() -> None:
    named = [f"T-{n:02}" for n in range(1, 43)]
    assert sorted(path.stem for path in SCENARIOS.glob("*.toml")) == named
