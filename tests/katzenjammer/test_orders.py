"""What a seat may have done for it: the usual payment, and quartets that end nothing."""

from __future__ import annotations

from saloon.games.katzenjammer.advice import advise
from saloon.games.katzenjammer.orders import ORDERS

from .table import Scene, table


def done(at: Scene, seat: int, order: str) -> str | None:
    """Give what an order makes of a position."""
    move = ORDERS[order](at.state.observe(seat), at.state.legal(seat))
    return None if move is None else move.text


def test_the_usual_payment_is_made() -> None:
    at = table(["1", "2 2 J J"], pile="3 3 4").reveal().do(1, "bid 2x2").do(0, "pass")
    assert len(at.offers()) == 3
    usual = done(at, 1, "pay")
    assert usual == "pay 2 2" == advise(at.state.observe(1)).usual
    assert done(at, 1, "lay") is None


def test_the_best_quartet_is_laid_that_leaves_a_mouse() -> None:
    hand = "2 2 2 2 3 3 3 3 5 5 5 5"
    for pool, laid in ((6, "lay 5: 5 5 5 5"), (5, "lay 3: 3 3 3 3"), (2, None)):
        at = table([hand, "1", "1"], phase="laying", pool=pool, pile="2 4")
        assert done(at, 0, "lay") == laid
        assert done(at, 0, "pay") is None


def test_where_a_quartet_can_be_laid_in_several_ways_jokers_are_kept() -> None:
    at = table(["4 4 4 4 J J", "1", "1"], phase="laying", pile="2 4")
    assert "lay 4: 4 4 J J" in at.offers()
    assert done(at, 0, "lay") == "lay 4: 4 4 4 4"


def test_no_other_step_is_ordered() -> None:
    at = table(["1", "2 2 J J"], pile="3 3 4").reveal()
    assert [done(at, 1, order) for order in ORDERS] == [None, None]
