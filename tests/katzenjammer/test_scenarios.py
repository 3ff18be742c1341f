"""Every worked scenario of the ledger (section 5), each a file in `scenarios`.

Things done are moves by seat (`1: bid 2x4`), single draws (`chance: turn 3`), or `reveal`, which
draws from the pile until a seat is to move. A payment or a laying without a choice is carried out
by the runner unless the scenario spells it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import CHANCE, Result
from tests.scenario import Case, Value, cases_in, expect_among, run_auto_steps

from .plain import key, read_bid
from .table import Scene, sorted_cards, table

SCENARIOS = Path(__file__).with_name("scenarios")
ACTORS: dict[int | None, int | str | None] = {CHANCE: "chance", None: "nobody"}


def least_bid(at: Scene) -> str:
    return min(at.bids(), key=lambda bid: key(*read_bid(bid)))


def result(at: Scene) -> Result:
    result = at.state.result()
    assert result is not None
    return result


SEEN: dict[str, Callable[[Scene], object]] = {
    "phase": lambda at: at.phase,
    "actor": lambda at: ACTORS.get(at.actor, at.actor),
    "leader": lambda at: at.view.leader,
    "lot": lambda at: at.lot,
    "pile": lambda at: at.view.pile,
    "pool": lambda at: at.view.pool,
    "hands": lambda at: at.hands,
    "rows": lambda at: list(at.view.rows),
    "mice": lambda at: list(at.view.mice),
    "discarded": lambda at: at.discarded,
    "legal": lambda at: at.offers(),
    "least_bid": least_bid,
    "reason": lambda at: at.view.played[-1].reason,
    "jokers": lambda at: list(at.view.played[-1].jokers),
    "scores": lambda at: list(at.view.played[-1].scores),
    "ranks": lambda at: list(result(at).ranks),
    "winners": lambda at: list(result(at).winners),
}
"""What an expectation of that name must equal."""


def as_seen(name: str, value: Value) -> Value:
    """Bring an expectation into the order in which it is seen."""
    if name == "legal":
        assert isinstance(value, list)
        return sorted(value, key=str)
    if name == "hands":
        assert isinstance(value, list)
        return [sorted_cards(str(hand)) for hand in value]
    return value


def expect(at: Scene, name: str, value: Value, heard: list[str]) -> None:
    """Compare one expectation with the table."""
    if name in ("offers", "offers_not"):
        expect_among(at.offers(), name, value)
    elif name == "refuses":
        assert isinstance(value, dict)
        assert {text: at.refusal(text).clause for text in value} == value
    elif name == "events":
        assert heard == value
    else:
        assert SEEN[name](at) == as_seen(name, value), name


def carry_out(at: Scene, done: str) -> None:
    if done == "reveal":
        at.reveal()
    else:
        who, _, move = done.partition(": ")
        at.do(CHANCE if who == "chance" else int(who), move)


@pytest.mark.parametrize("case", cases_in(SCENARIOS))
def test_scenario(case: Case) -> None:
    at = table(**case.given)  # type: ignore[arg-type]  # a file names the builder's own arguments
    ahead = [done for step in case.steps for done in step.do]
    for step in case.steps:
        heard = len(at.events)
        for done in step.do:
            carry_out(at, done)
            ahead.pop(0)
            run_auto_steps(at, ahead[0] if ahead else "")
        for name, value in step.expected.items():
            expect(at, name, value, at.heard()[heard:])


def test_every_scenario_of_the_ledger_is_there() -> None:
    named = [f"E{n:02}" for n in range(1, 12)] + ["B01", "B02"] + [f"S{n:02}" for n in range(1, 23)]
    assert sorted(path.stem for path in SCENARIOS.glob("*.toml")) == sorted(named)
