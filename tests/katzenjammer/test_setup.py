"""Setup: KB-07 to KB-12."""

from __future__ import annotations

import pytest

from saloon.games.katzenjammer.cards import DECK
from saloon.kernel import CHANCE, Refused

from .play import games, plies
from .table import GAME, KINDS, Scene, in_order, start, table

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def dealt(players: int, leader: int = 0) -> Scene:
    """A table after the deal, with cards as they come: 1, 2, 3, 4, 5, J, 1, …"""
    at = start(players)
    at.apply(CHANCE, GAME.parse(f"leader {leader}"))
    for number in range(6 * players):
        assert at.phase == "deal"
        at.apply(CHANCE, GAME.parse(f"deal {'12345J'[number % 6]}"))
    return at


@pytest.mark.clause("KB-07")
@EVERY_NUMBER
def test_kb07_the_pool_starts_with_24_mice(players: int) -> None:
    assert start(players).view.pool == 24
    assert start(players, {"mice_pool": "full"}).view.pool == 24


@pytest.mark.clause("KB-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kb07_up_to_four_may_play_with_the_short_pool_of_20(players: int) -> None:
    assert start(players, {"mice_pool": "short"}).view.pool == 20


@pytest.mark.clause("KB-07")
@pytest.mark.parametrize("players", [5, 6])
def test_kb07_five_and_six_are_refused_the_short_pool(players: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(players, {"mice_pool": "short"})
    assert refused.value.message.clause == "KB-07"


@pytest.mark.clause("KB-08")
@EVERY_NUMBER
def test_kb08_every_seat_is_equally_likely_to_lead_first(players: int) -> None:
    at = start(players)

    assert at.actor == CHANCE
    assert at.view.leader is None
    assert {move.text: weight for move, weight in at.state.outcomes()} == {
        f"leader {seat}": 1 for seat in range(players)
    }

    at.apply(CHANCE, GAME.parse(f"leader {players - 1}"))
    assert at.view.leader == players - 1


@pytest.mark.clause("KB-09")
@EVERY_NUMBER
def test_kb09_everyone_is_dealt_six_cards(players: int) -> None:
    at = dealt(players)

    assert at.view.hand_sizes == (6,) * players
    assert at.phase == "reveal"


@pytest.mark.clause("KB-09", "KB-99")
def test_kb09_only_their_owner_sees_dealt_cards() -> None:
    at = dealt(3)

    for event in at.events[1:]:
        seat = event.public.params["seat"]
        assert event.public.key == "kb-dealt"
        assert event.public.params == {"seat": seat}
        assert list(event.private) == [seat]
        assert "card" in event.private[seat].params  # type: ignore[index]  # a seat's number


@pytest.mark.clause("KB-09")
def test_kb09_every_card_left_is_equally_likely_to_be_dealt() -> None:
    for ply in plies():
        if ply.seat == CHANCE and ply.phase != "leader":
            weights = {move.text[-1]: weight for move, weight in ply.before.outcomes()}
            left = dict.fromkeys(KINDS, 0)
            unseen = [ply.before.discard, ply.before.lot_pile, *ply.before.hands]
            for place, kind in enumerate(KINDS):
                seen = sum(pile >> 4 * place & 15 for pile in unseen)
                left[kind] = 15 - seen - (sum(ply.before.rows) if kind == "J" else 0)
            assert weights == {kind: number for kind, number in left.items() if number}


@pytest.mark.clause("KB-10")
@pytest.mark.parametrize(("players", "pile"), [(2, 78), (3, 72), (4, 66), (5, 60), (6, 54)])
def test_kb10_the_other_cards_are_the_draw_pile(players: int, pile: int) -> None:
    at = dealt(players)

    assert at.view.pile == pile == sum(weight for _, weight in at.state.outcomes())
    assert at.state.deck == DECK - sum(at.state.hands)
    for seat in (None, *range(players)):
        assert at.state.observe(seat).discard == (0,) * 6
        assert at.state.observe(seat).lot == ()


@pytest.mark.clause("KB-11")
@EVERY_NUMBER
def test_kb11_cards_are_dealt_one_by_one_from_the_leaders_left(players: int) -> None:
    for leader in range(players):
        at = dealt(players, leader)

        served = [message.params["seat"] for message in at.said("kb-dealt")]
        lap = [(leader + step) % players for step in range(1, players + 1)]
        assert served == lap * 6


@pytest.mark.clause("KB-11")
def test_kb11_each_card_reaches_the_hand_it_is_dealt_to() -> None:
    at = dealt(4, leader=2)  # seats 3, 0, 1, 2 get 1, 2, 3, 4, then 5, J, 1, 2, then 3, 4, 5, J …

    assert at.hands == ["2 2 4 4 J J", "1 1 3 3 5 5", "2 2 4 4 J J", "1 1 3 3 5 5"]


@pytest.mark.clause("KB-12")
def test_kb12_a_hand_may_hold_any_number_of_cards() -> None:
    everything = " ".join(["1"] * 12 + ["2"] * 12 + ["3"] * 12 + ["5"] * 12 + ["J"] * 12)
    at = table([everything, "4"], leader=1, pile="1 2 3 4 5 5 4 4").reveal()

    at.do(0, "bid 1x1").do(1, "pass").do(0, "pay 1")

    assert at.view.hand_sizes[0] == 60 - 1 + 6
    at.do(0, "stop").reveal()
    assert at.actor is None


@pytest.mark.clause("KB-12")
def test_kb12_a_hand_may_run_empty_and_fill_again() -> None:
    at = table(["1", "2"], pile="J 3 4 5 5").reveal()
    assert at.view.hand_sizes == (2, 2)

    at = table(["", ""], pile="3 3 J 3 4 5 5").reveal()  # nobody can buy the first lot

    assert at.hands == ["4", "3"]
    assert in_order(at.view.lot) == "J"


@pytest.mark.clause("KB-12")
def test_kb12_nothing_in_random_play_cuts_hands_down_or_fills_them_up() -> None:
    largest = 0
    for ply in plies():
        sizes = zip(ply.before.sizes, ply.after.sizes, strict=True)
        growth = [new - old for old, new in sizes if new != old]
        largest = max(largest, *ply.after.sizes)
        if ply.move in ("stop", "pass") or ply.move.startswith(("bid", "turn")):
            assert growth == []
        elif ply.move.startswith(("deal", "bonus")):
            assert growth == [1]
    assert largest > 12


@pytest.mark.clause("KB-23")
def test_kb23_the_deal_leads_straight_into_the_reveal() -> None:
    for game in games():
        deal = [ply for ply in game if ply.phase == "deal"]
        assert all(ply.seat == CHANCE for ply in deal)
        assert deal[-1].after.observe(None).phase == "reveal"
