"""End of a round: KB-79 to KB-84."""

from __future__ import annotations

import pytest

from .play import games, plies
from .table import table


@pytest.mark.clause("KB-79")
def test_kb79_an_empty_pool_ends_the_round_between_two_quartets() -> None:
    at = table(["4 4 4 4 3 3 3 3 J J J J", "1"], phase="laying", pool=4, pile="2 4 2")

    at.do(0, "lay 4: 4 4 4 4")

    assert at.actor is None
    assert at.offers(0) == []
    assert at.heard()[:2] == ["kb-laid", "kb-round-over-mice"]
    assert at.view.played[-1].reason == "mice"
    assert at.hand(0) == "3 3 3 3 J J J J"


@pytest.mark.clause("KB-79")
def test_kb79_one_mouse_left_keeps_the_round_alive() -> None:
    at = table(["4 4 4 4 3 3 3 3", "1"], phase="laying", pool=5, pile="2 4 2")

    at.do(0, "lay 4: 4 4 4 4")

    assert at.phase == "laying"
    assert at.offers() == ["lay 3: 3 3 3 3", "stop"]


@pytest.mark.clause("KB-79", "KB-80")
def test_kb79_no_move_is_ever_made_with_an_empty_pool_or_pile() -> None:
    reasons = set()
    for game in games():
        for ply in game:
            assert ply.before.pool > 0
            assert ply.before.deck_left > 0
        last = game[-1].after
        assert last.pool == 0 or last.deck_left == 0
        (played,) = last.observe(None).played
        assert played.reason == ("mice" if last.pool == 0 else "deck")
        reasons.add(played.reason)
    assert reasons == {"mice", "deck"}


@pytest.mark.clause("KB-80")
def test_kb80_the_last_card_turned_ends_the_round_without_an_auction() -> None:
    at = table(["1 1 1 1", "2"], pile="3 4").reveal()

    assert at.actor is None
    assert at.heard()[:3] == ["kb-turned", "kb-turned", "kb-round-over-deck"]
    assert at.view.played[-1].reason == "deck"


@pytest.mark.clause("KB-80")
def test_kb80_a_joker_as_the_last_card_brings_no_bonus_and_no_auction() -> None:
    at = table(["1", "2"], pile="3 J").reveal()

    assert at.actor is None
    assert at.hands == ["1", "2"]


@pytest.mark.clause("KB-80")
def test_kb80_one_card_left_lets_the_auction_take_place() -> None:
    assert table(["1", "2"], pile="3 3 5").reveal().phase == "auction"
    assert table(["1", "2"], pile="J 3 3 5").reveal().phase == "auction"


@pytest.mark.clause("KB-81")
@pytest.mark.parametrize("bonuses", [1, 2, 3])
def test_kb81_who_was_served_before_the_end_keeps_his_card(bonuses: int) -> None:
    at = table(["", "", "", ""], leader=1, pile="J" + " 5" * bonuses).reveal()

    assert at.actor is None
    served = [2, 3, 0, 1][:bonuses]
    assert at.hands == ["5" if seat in served else "" for seat in range(4)]


@pytest.mark.clause("KB-82")
def test_kb82_the_last_lot_belongs_to_nobody_and_its_joker_counts_for_nobody() -> None:
    at = table(["1", "2"], leader=1, pile="3 4 J").reveal()

    (played,) = at.view.played
    assert played.hands == ((1,), (2,))
    assert played.jokers == (0, 0)
    assert played.scores == (0, 0)


@pytest.mark.clause("KB-83")
@pytest.mark.parametrize("pile", ["3 3", "1 2 3 4 5 5", "J 5 5", "2 J 5 J"])
def test_kb83_completing_the_lot_or_the_bonus_deal_does_not_save_the_auction(pile: str) -> None:
    at = table(["1", "2"], pile=pile).reveal()

    assert at.actor is None
    assert at.view.played[-1].reason == "deck"


@pytest.mark.clause("KB-84")
def test_kb84_mice_left_in_the_pool_are_awarded_to_nobody() -> None:
    at = table(["1", "2", "3"], mice=[3, 4, 5], pile="4").reveal()

    assert at.view.pool == 12
    assert at.view.played[-1].scores == (3, 4, 5)


@pytest.mark.clause("KB-79", "KB-84")
def test_kb84_mice_come_from_quartets_alone() -> None:
    for ply in plies():
        if not ply.move.startswith("lay "):
            assert ply.before.mice == ply.after.mice
