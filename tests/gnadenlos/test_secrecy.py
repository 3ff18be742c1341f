"""Secret simultaneous choices, secret orders: what comes out, and when (section 4)."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from saloon.kernel import CHANCE, Refused, Rng, sets, to_json
from saloon.records import Play

from .play import plies
from .table import GAME, Scene, table

EYES = (0, 1, 2, 3, None)


def to_choice(players: int, seed: str) -> Play:
    """A game whose seats are asked for adventurers."""
    play = Play(GAME, players, {}, Rng(seed))
    play.advance()
    assert play.asked() == tuple(range(players))
    return play


def written(play: Play) -> list[object]:
    return [
        (entry.seat, entry.move, [event.data() for event in entry.events]) for entry in play.log
    ]


@pytest.mark.clause("GN-36", "GN-39")
@pytest.mark.parametrize("players", [3, 4])
def test_gn39_the_order_of_arrival_never_shows(players: int) -> None:
    logs = []
    for order in permutations(range(players)):
        play = to_choice(players, "arrival")
        choices = [play.state.legal(seat)[seat % 2].text for seat in range(players)]
        for seat in order:
            play.move(seat, choices[seat])
        play.advance()
        logs.append((written(play), [to_json(play.state.observe(seat)) for seat in range(players)]))
    assert all(log == logs[0] for log in logs)


@pytest.mark.clause("GN-36", "GN-39")
def test_gn39_a_waiting_choice_changes_nothing_that_anybody_sees() -> None:
    play = to_choice(4, "waiting")
    before = [to_json(play.state.observe(seat)) for seat in EYES]
    length = len(play.log)
    for seat in (2, 0, 3):
        play.move(seat, play.state.legal(seat)[0].text)
        assert [to_json(play.state.observe(each)) for each in EYES] == before
        assert len(play.log) == length
    with pytest.raises(Refused):
        play.move(2, play.state.legal(2)[1].text)
    play.move(1, play.state.legal(1)[0].text)
    assert [entry.seat for entry in play.log[length : length + 4]] == [0, 1, 2, 3]


@pytest.mark.clause("GN-36", "GN-39")
def test_gn39_a_choice_shows_to_nobody_else_before_the_reveal() -> None:
    chosen = ["ida-crowe ezra-quill", "nugget-jones", "jacky-belle silver-pike", "mule-madigan"]
    other = ["ida-crowe ezra-quill", "nugget-jones", "silver-pike jacky-belle", "mule-madigan"]
    tables = []
    for choice, hands in (("jacky-belle", chosen), ("silver-pike", other)):
        at = table(adventurers=hands).chance("event poker").do(2, f"choose {choice}")
        tables.append(at)
    one, two = tables
    for seat in (0, 1, 3, None):
        assert one.state.observe(seat) == two.state.observe(seat)
        assert [event.view(seat).data() for event in one.events] == [
            event.view(seat).data() for event in two.events
        ]
        assert one.state.observe(seat).chosen == (False, False, True, False)
        assert one.state.observe(seat).choice is None
        assert one.state.observe(seat).played == (None,) * 4
    own = one.state.observe(2).choice
    assert own is not None
    assert own.id == "jacky-belle"
    assert not any(event.reveals for event in one.events if event.public.key == "gn-chose")


@pytest.mark.clause("GN-39")
def test_gn39_the_last_choice_reveals_all_at_once_whoever_made_it() -> None:
    hands = ["ida-crowe", "nugget-jones", "jacky-belle", "mule-madigan"]
    for order in permutations(range(4)):
        at = table(adventurers=hands).chance("event gold-3-1")
        for seat in order:
            assert "gn-revealed" not in at.heard()
            at.do(seat, f"choose {hands[seat]}")
        assert [message.params["seat"] for message in at.said("gn-revealed")] == [0, 1, 2, 3]
        assert at.view.nuggets == (11, 13, 10, 13)


@pytest.mark.clause("GN-79")
@pytest.mark.parametrize("aid", ["off", "own", "full"])
def test_gn79_am12_the_order_of_laying_shows_to_the_bidder_alone(aid: str) -> None:
    tables: list[Scene] = []
    for order in ("lay B1 B2 B4", "lay B4 B1 B2"):
        at = table("bidding", options={"memory_aid": aid})
        at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
        at.bids("B1 B2 B4", "R0", "Y1", "G2").do(0, "pick ida-crowe", order).sell()
        tables.append(at)
    one, two = tables
    assert one.market != two.market
    for seat in (1, 2, 3, None):
        assert one.state.observe(seat) == two.state.observe(seat)
        assert [event.view(seat).data() for event in one.events] == [
            event.view(seat).data() for event in two.events
        ]
    laid = next(event for event in one.events if event.public.key == "gn-laid")
    assert list(laid.private) == [0]
    assert laid.private[0].params == {
        "slots": ("1.1", "1.2", "1.3"),
        "debts": ("B1", "B2", "B4"),
    }


@pytest.mark.clause("GN-13", "GN-36", "GN-49", "GN-79")
def test_gn49_only_deals_choices_layings_and_takings_have_a_private_face() -> None:
    told = set()
    for ply in plies():
        for event in ply.events:
            if event.private:
                told.add(event.public.key)
                assert list(event.private) == [event.public.params["seat"]]
    assert told == {"gn-dealt", "gn-chose", "gn-laid", "gn-took"}


def test_am33_numbers_of_debts_adventurers_and_nuggets_are_public() -> None:
    """AM-33, and section 4: the rest of the view is the same from every seat."""
    own = {"seat", "choice", "market", "adventurers", "debts"}
    for ply in list(plies())[::9]:
        spectator = to_json(ply.before.observe(None))
        assert isinstance(spectator, dict)
        for seat in range(ply.players):
            view = to_json(ply.before.observe(seat))
            assert isinstance(view, dict)
            assert {key for key in view if view[key] != spectator[key]} <= own
            assert len(ply.before.observe(seat).debts) == ply.before.observe(None).debt_counts[seat]


def test_no_view_of_another_seat_names_a_hidden_adventurer() -> None:
    for ply in list(plies())[::9]:
        there = ply.before
        for seat in (None, *range(ply.players)):
            view = json.dumps(to_json(ply.before.observe(seat)))
            for other in range(ply.players):
                if other == seat:
                    continue
                for index, each in enumerate(there.box.ids):
                    if sets.has(there.adventurers[other] & ~there.seen, index):
                        assert f'"{each}"' not in view


def test_a_forced_step_is_carried_out_unasked_except_a_bid() -> None:
    """Section 7: what a hand allows to bid is hidden, so a bid is always asked for."""
    for ply in plies():
        if ply.seat != CHANCE:
            assert ply.before.auto_step() == (ply.phase != "bidding")


def test_exactly_what_comes_out_of_hiding_reveals() -> None:
    """Shown debts, turned cards and debts seen by their taker; a laid or dealt card does not."""
    revealing: set[str] = set()
    silent: set[str] = set()
    for ply in plies():
        for event in ply.events:
            (revealing if event.reveals else silent).add(event.public.key)
    expected = {"gn-bid", "gn-offered", "gn-paired", "gn-revealed", "gn-took", "gn-turned-up"}
    assert revealing - {"gn-unable"} == expected
    assert not revealing & silent
    assert {"gn-laid", "gn-dealt", "gn-chose"} <= silent
