"""Setting up (GN-12 to GN-31, GN-108), T-01 to T-03."""

from __future__ import annotations

import pytest

from saloon.games.gnadenlos.debts import size
from saloon.kernel import CHANCE, Refused, Rng

from .table import BLUE, BOX, Sitting, start


def settle(at: Sitting, seed: int = 1) -> Sitting:
    """Let chance set up the table."""
    rng = Rng(seed)
    while at.state.actors() == (CHANCE,) and at.view().phase in (
        *("dealing", "stocking", "pairing", "rolling"),
    ):
        at.state.apply(CHANCE, at.state.sample(rng), at.events)
    return at


@pytest.mark.clause("GN-12", "GN-13", "GN-15", "GN-16", "GN-17", "GN-18", "GN-19", "GN-21", "GN-22")
@pytest.mark.parametrize(("players", "deck", "bank"), [(4, 21, 45), (3, 23, 55)])
def test_t01_t02_basic_setup(players: int, deck: int, bank: int) -> None:
    at = settle(start(players))
    view = at.view(BLUE)
    assert view.adventurer_counts == (2,) * players
    assert view.debt_counts == (11,) * players
    assert view.nuggets == (10,) * players
    assert view.positions == (6,) * players
    assert (view.deck, view.bank, view.undertaker) == (deck, bank, 0)
    assert (view.event_deck, view.event_discard) == (7, ())
    assert sorted(at.market()) == sorted(c + v for c in "BRYG"[:players] for v in "12")
    slots = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2"]
    assert [slot.slot for slot in view.market] == slots[: 2 * players]
    assert all(slot.known == () and slot.debt is None for slot in view.market)


@pytest.mark.clause("GN-20", "GN-14")
def test_gn14_with_three_players_the_fourth_colour_stays_out() -> None:
    at = settle(start(3))
    assert sum(size(hand) for hand in at.table.hands) + at.table.cards == 39
    assert at.view().colours == ("blue", "red", "yellow")


@pytest.mark.clause("GN-23", "GN-24")
def test_gn24_the_highest_roll_starts_and_ties_roll_again() -> None:
    at = start(3)
    rng = Rng(5)
    while at.view().phase != "rolling":
        at.state.apply(CHANCE, at.state.sample(rng))
    at.do("roll 4", "roll 2", "roll 4")
    assert at.said("gn-roll-tied")[0].params["seats"] == (0, 2)
    at.do("roll 1", "roll 3")
    assert at.view().active == 2
    assert at.view().rolls == (1, 2, 3)
    assert at.view().phase == "event"


@pytest.mark.clause("GN-25", "GN-26", "GN-27", "GN-28", "GN-29", "GN-30", "GN-31")
def test_t03_expert_setup() -> None:
    at = start(4, setup="expert")
    at.do(*[f"turn {name}" for name in BOX.ids[:8]])
    assert at.table.cards == 0
    at.do("roll 6", "roll 5", "roll 1", "roll 2")
    at.do("0: bid B1 B2 B2", "1: bid R4", "2: bid Y3", "3: bid G2 G4")
    ids = BOX.ids
    assert at.state.actors() == (3,)
    at.do(f"3: pick {ids[2]} {ids[3]}", "3: lay G4 G2")
    at.do(f"0: pick {ids[0]} {ids[1]}", "0: lay B2 B1 B2")
    at.do(f"1: pick {ids[6]} {ids[7]}", "1: lay R4")
    assert at.legal(2) == [f"pick {ids[4]} {ids[5]}"]
    at.do(f"2: pick {ids[4]} {ids[5]}", "2: lay Y3")
    assert at.market() == ["G4", "G2", "B2", "B1", "B2", "R4", "Y3"]
    assert at.view().adventurer_counts == (2, 2, 2, 2)
    assert at.view().debt_counts == (10, 12, 12, 11)
    assert (at.view().active, at.view().phase) == (BLUE, "event")
    assert at.view(BLUE).market[2].known == ("B2",)
    assert at.view(BLUE).market[0].known == ()


@pytest.mark.clause("GN-108")
def test_gn108_three_start_adventurers_with_three_players_only() -> None:
    at = settle(start(3, start_adventurers="3"))
    assert at.view().adventurer_counts == (3, 3, 3)
    assert at.view().deck == 20
    for players, options in ((4, {}), (3, {"setup": "expert"})):
        with pytest.raises(Refused) as refused:
            start(players, start_adventurers="3", **options)
        assert refused.value.message.clause == "GN-108"


@pytest.mark.clause("GN-01")
@pytest.mark.parametrize("players", [2, 5])
def test_gn01_three_or_four_players(players: int) -> None:
    with pytest.raises(Refused) as refused:
        start(players)
    assert refused.value.message.clause == "GN-01"
