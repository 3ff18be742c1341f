"""Public information: KB-99, section 4, and what section 2 says of steps without a choice."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from saloon.kernel import Event

from .play import games, plies
from .table import Scene, table

OWN = {"seat", "hand"}
"""The fields of a view that differ from seat to seat."""


def overheard(events: list[Event], seat: int | None) -> list[object]:
    return [event.view(seat).data() for event in events]


@pytest.mark.clause("KB-99")
def test_kb99_everything_public_is_the_same_from_every_chair() -> None:
    at = table(["1 J", "2 2 J", "4 4"], pile="3 5 3 1", rows=[1, 0, 2], mice=[3, 4, 5]).reveal()
    at.do(1, "bid 2x2").do(2, "bid 2x4").do(0, "pass")

    for seat in (0, 1, 2, None):
        view = at.state.observe(seat)
        assert view.hand_sizes == (2, 3, 2)
        assert view.pile == 1
        assert view.lot == (3, 5, 3)
        assert [(bid.seat, bid.number, bid.value) for bid in view.bids] == [(1, 2, 2), (2, 2, 4)]
        assert view.high == view.bids[-1]
        assert view.passed == (True, False, False)
        assert view.rows == (1, 0, 2)
        assert view.mice == (3, 4, 5)
        assert view.pool == 12
        assert sum(view.discard) == 90 - 7 - 3 - 1 - 3
        assert view.turn == 1


@pytest.mark.clause("KB-99")
def test_kb99_only_the_own_hand_differs_from_chair_to_chair() -> None:
    for ply in list(plies())[::17]:
        spectator = ply.before.observe(None)
        assert spectator.hand == ()
        for seat in range(spectator.players):
            view = ply.before.observe(seat)
            assert len(view.hand) == spectator.hand_sizes[seat]
            for name in (field.name for field in fields(view)):
                if name not in OWN:
                    assert getattr(view, name) == getattr(spectator, name)


@pytest.mark.clause("KB-99")
def test_kb99_a_card_swapped_between_hidden_places_is_seen_by_nobody_else() -> None:
    rng = random.Random(99)
    for ply in list(plies())[::7]:
        state = ply.before.clone()
        if not state.deck_left or not any(state.sizes):
            continue
        owner = rng.choice([seat for seat, held in enumerate(state.sizes) if held])
        from_hand = rng.choice([kind for kind in range(6) if state.hands[owner] >> 4 * kind & 15])
        from_deck = rng.choice([kind for kind in range(6) if state.deck >> 4 * kind & 15])
        swap = (1 << 4 * from_deck) - (1 << 4 * from_hand)
        state.hands[owner] += swap
        state.deck -= swap
        for seat in (None, *range(len(state.hands))):
            if seat != owner:
                assert state.observe(seat) == ply.before.observe(seat)
                if seat is not None:
                    assert state.legal(seat) == ply.before.legal(seat)
        if swap:
            assert state.observe(owner) != ply.before.observe(owner)


@pytest.mark.clause("KB-99")
def test_kb99_hidden_cards_are_told_to_their_owner_alone() -> None:
    for ply in plies():
        for event in ply.events:
            if event.private:
                assert event.public.key in ("kb-dealt", "kb-bonus")
                assert list(event.public.params) == ["seat"]
                assert list(event.private) == [event.public.params["seat"]]


@pytest.mark.clause("KB-99")
def test_kb99_all_hands_are_shown_after_a_round() -> None:
    at = table(["1 J", "2 2"], pile="4", rounds="3").reveal()

    for seat in (0, 1, None):
        assert at.state.observe(seat).played[-1].hands == ((1, 0), (2, 2))
    assert [message.params["cards"] for message in at.said("kb-shown")] == [(1, 0), (2, 2)]


@pytest.mark.clause("KB-99")
def test_kb99_no_hand_is_shown_before_the_end_of_the_round() -> None:
    for game in games():
        for ply in game[:-1]:
            assert "kb-shown" not in ply.keys
            assert ply.after.observe(None).played == ()


@pytest.mark.clause("KB-99")
def test_kb99_the_make_up_of_a_losing_bid_is_never_published() -> None:
    natural = table(["5 5 5", "2 2 4"], pile="3 3 J 1").reveal()
    joker = table(["5 5 5", "2 4 J"], pile="3 3 2 1").reveal()
    for at in (natural, joker):
        at.do(1, "bid 2x2").do(0, "bid 2x5").do(1, "pass").do(0, "pay 5 5", "stop")

    assert natural.log == joker.log
    for seat in (0, None):
        assert overheard(natural.events, seat) == overheard(joker.events, seat)
        assert natural.state.observe(seat) == joker.state.observe(seat)


@pytest.mark.clause("KB-99")
def test_kb99_cards_taken_and_not_shown_again_are_known_to_all() -> None:
    at = table(["1", "3 4"], pile="3 5 3 2 2 1").reveal()
    at.do(1, "bid 1x4").do(0, "pass").do(1, "pay 4")
    assert at.view.known == ((), (3, 3, 5))

    at.do(1, "stop").reveal().do(0, "pass").do(1, "bid 2x3").do(1, "pay 3 3")

    assert at.hand(1) == "2 2 3 5"
    assert at.view.known == ((), (2, 2, 5))


@pytest.mark.clause("KB-36", "KB-99")
@pytest.mark.parametrize(
    ("forced", "free", "moves"),
    [
        # what seat 1 holds, and the pile, of which 3 3 is the lot
        pytest.param(("2 5", "3 3 J 4"), ("2 J", "3 3 5 4"), "1x2, pay 2, stop", id="payment"),
        pytest.param(
            ("2 2 5", "3 3 4 1"), ("2 4 5", "3 3 2 1"), "2 mixed, pay 2 5, stop", id="mixed payment"
        ),
        pytest.param(
            ("1 2 5", "3 3 3 3 4"), ("2 3 3", "3 3 1 5 4"), "1x2, pay 2, stop", id="laying"
        ),
        pytest.param(("1 2 5", "3 3 3 J 4"), ("2 3 J", "3 3 1 5 4"), "1x2, pay 2, stop", id="both"),
    ],
)
def test_kb99_the_log_does_not_show_whether_there_was_a_choice(
    forced: tuple[str, str], free: tuple[str, str], moves: str
) -> None:
    bid, *unasked = moves.split(", ")
    tables: list[Scene] = []
    choices: list[list[bool]] = []
    for hand, pile in (forced, free):
        at = table(["1", hand], pile=pile).reveal().do(1, f"bid {bid}").do(0, "pass")
        tables.append(at)
        choices.append([])
        for move in unasked:
            assert at.state.auto_step()
            choices[-1].append(len(at.offers()) > 1)
            at.do(1, move)

    assert not any(choices[0])
    assert any(choices[1])
    one, other = tables
    assert one.log == other.log
    assert [event.data() for event in one.events] == [event.data() for event in other.events]
    for seat in (0, None):
        assert one.state.observe(seat) == other.state.observe(seat)


@pytest.mark.clause("KB-36", "KB-52", "KB-71")
def test_kb36_every_sold_lot_is_logged_as_one_payment_then_layings_then_one_stop() -> None:
    shapes: dict[tuple[str, bool], set[tuple[str, ...]]] = {}
    for game in games():
        since: list[str] = []
        for ply in game:
            word = ply.move.split()[0]
            if ply.phase == "paying":
                since = ["pay"]
            elif ply.phase == "laying":
                assert since[:1] == ["pay"]
                assert "stop" not in since
                since.append(word)
            else:
                assert since == [] or since[-1] == "stop"
                since = []
            if ply.phase in ("paying", "laying") and "kb-round-over-mice" not in ply.keys:
                shapes.setdefault((word, len(ply.offered()) == 1), set()).add(tuple(ply.keys))
        if "kb-round-over-mice" in game[-1].keys:
            assert since[-1] == "lay"
    assert shapes[("pay", True)] == shapes[("pay", False)] == {("kb-paid", "kb-took")}
    assert shapes[("stop", True)] == shapes[("stop", False)] == {("kb-stopped",)}


@pytest.mark.clause("KB-99")
def test_kb99_exactly_what_comes_out_of_a_hand_reveals() -> None:
    """Bids, payments, quartets and shown hands prove what was held; nothing else does."""
    revealing: set[str] = set()
    silent: set[str] = set()
    for ply in plies():
        for event in ply.events:
            (revealing if event.reveals else silent).add(event.public.key)
    shed = table(["J J J J 1", "2"], phase="laying", pile="3 3 2").do(0, "shed")
    revealing |= {event.public.key for event in shed.events if event.reveals}
    assert revealing == {"kb-bid", "kb-paid", "kb-laid", "kb-shed", "kb-shown"}
    assert not revealing & silent
