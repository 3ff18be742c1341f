"""Refusals name the clause they rest on, from what the seat knows."""

from __future__ import annotations

import pytest

from .play import plies
from .table import GAME, Scene, table


def auction() -> Scene:
    """Seat 2 to speak over three different, with 4 4 5 5 J."""
    return table(["1 1", "1 2 3", "4 4 5 5 J"], pile="3 3 2").reveal().do(1, "bid 3 mixed")


def paying(hand: str, bid: str) -> Scene:
    return table(["1 1", hand], pile="3 3 2").reveal().do(1, f"bid {bid}").do(0, "pass")


def laying(hand: str) -> Scene:
    return table([hand, "5 5 5 5 J J J J"], phase="laying", pile="3 3 2")


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        pytest.param("bid 2x5", "KB-26", marks=pytest.mark.clause("KB-26")),
        pytest.param("bid 1x4", "KB-26", marks=pytest.mark.clause("KB-26")),
        pytest.param("bid 3 mixed", "KB-44", marks=pytest.mark.clause("KB-44")),
        pytest.param("bid 2 mixed", "KB-44", marks=pytest.mark.clause("KB-44")),
        pytest.param("bid 3x1", "KB-28", marks=pytest.mark.clause("KB-28")),
        pytest.param("bid 4x5", "KB-28", marks=pytest.mark.clause("KB-28")),
        pytest.param("bid 4 mixed", "KB-28", marks=pytest.mark.clause("KB-28")),
        pytest.param("bid 30x5", "KB-28", marks=pytest.mark.clause("KB-28")),
    ],
)
def test_a_bid_is_refused_as_too_low_or_unbacked(move: str, clause: str) -> None:
    assert auction().refusal(move).clause == clause


def test_a_bid_too_low_is_told_what_it_must_beat() -> None:
    assert auction().refusal("bid 2x5").params == {"number": 3, "value": 0}


@pytest.mark.parametrize(
    ("hand", "bid", "move", "clause"),
    [
        pytest.param("2 2 J", "2x2", "pay 2 2 2", "KB-52", marks=pytest.mark.clause("KB-52")),
        pytest.param("2 2 J", "2x2", "pay J J", "KB-52", marks=pytest.mark.clause("KB-52")),
        pytest.param("2 2 J", "2 mixed", "pay 2 3", "KB-52", marks=pytest.mark.clause("KB-52")),
        pytest.param("2 2 J", "2x2", "pay 2", "KB-54", marks=pytest.mark.clause("KB-54")),
        pytest.param("2 2 J", "2x2", "pay 2 2 J", "KB-54", marks=pytest.mark.clause("KB-54")),
        pytest.param("2 2 5", "2x2", "pay 2 5", "KB-54", marks=pytest.mark.clause("KB-54")),
        pytest.param("2 3 J", "2 mixed", "pay 2", "KB-55", marks=pytest.mark.clause("KB-55")),
        pytest.param("2 3 J", "2 mixed", "pay 2 3 J", "KB-55", marks=pytest.mark.clause("KB-55")),
    ],
)
def test_a_payment_is_refused_as_not_held_or_not_fitting(
    hand: str, bid: str, move: str, clause: str
) -> None:
    assert paying(hand, bid).refusal(move).clause == clause


@pytest.mark.parametrize(
    ("hand", "move", "clause"),
    [
        pytest.param("3 3 3", "lay 3: 3 3 3 3", "KB-63", marks=pytest.mark.clause("KB-63")),
        pytest.param("3 3 3", "lay 3: 3 3 3 J", "KB-63", marks=pytest.mark.clause("KB-63")),
        pytest.param("J J J", "lay 5: J J J J", "KB-63", marks=pytest.mark.clause("KB-63")),
        pytest.param("J J J 1", "shed", "KB-76", marks=pytest.mark.clause("KB-76")),
    ],
)
def test_a_quartet_is_refused_without_its_cards(hand: str, move: str, clause: str) -> None:
    assert laying(hand).refusal(move).clause == clause


@pytest.mark.clause("KB-61")
@pytest.mark.parametrize("move", ["lay 5: 5 5 5 5", "shed", "lay 1: J J J J"])
def test_a_quartet_is_refused_to_who_did_not_win(move: str) -> None:
    assert laying("1 1").refusal(move, seat=1).clause in ("KB-61", "KB-76")


@pytest.mark.clause("KB-61")
@pytest.mark.parametrize("move", ["lay 5: 5 5 5 5", "shed", "lay 1: J J J J"])
def test_a_quartet_is_refused_during_an_auction(move: str) -> None:
    at = table(["1", "5 5 5 5 J J J J"], pile="3 3 2").reveal()

    assert at.refusal(move).clause in ("KB-61", "KB-76")


@pytest.mark.clause("KB-25", "KB-26")
@pytest.mark.parametrize("move", ["bid 2x1", "bid 1x1", "pass"])
def test_a_backed_bid_or_a_pass_out_of_turn_is_not_called_unbacked_or_a_quartet(move: str) -> None:
    at = table(["1 1", "1", "2"], pile="3 3 2").reveal()  # seat 1 speaks first

    assert at.refusal(move, seat=0).clause in ("KB-25", "KB-26")


@pytest.mark.clause("KB-30")
def test_a_bid_after_a_pass_is_refused_because_a_pass_is_final() -> None:
    at = table(["1 1", "2 2", "3 3"], pile="4 4 5").reveal().do(1, "pass").do(2, "bid 1x3")

    assert at.refusal("bid 2x2", seat=1).clause == "KB-30"


@pytest.mark.clause("KB-33")
def test_a_winner_is_refused_a_raise_of_his_own_bid() -> None:
    at = paying("2 2 2", "2x2")

    assert at.refusal("bid 3x2").clause == "KB-33"
    assert at.refusal("pass").clause == "KB-33"


@pytest.mark.clause("KB-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb33_the_auction_ends_with_the_last_pass_and_not_before(players: int) -> None:
    """A high bid and one other player who has not passed: it goes on. Then it is over at once."""
    for winner in range(players):
        at = table(["1 1"] * players, leader=players - 1, pile="4 4 5").reveal()
        for seat in range(players):
            assert (at.phase, at.seat) == ("auction", seat)
            at.do(seat, "bid 1x1" if seat == winner else "pass")
        assert (at.phase, at.seat) == ("paying", winner)
        assert at.said("kb-won")[0].params == {"seat": winner, "number": 1, "value": 1}
        assert len(at.said("kb-passed")) == players - 1


@pytest.mark.clause("KB-52", "KB-59")
def test_a_payment_is_refused_to_who_did_not_win() -> None:
    at = paying("2 2", "1x2")

    assert at.refusal("pay 1", seat=0).clause in ("KB-52", "KB-59")


@pytest.mark.clause("KB-52")
def test_a_payment_is_refused_before_the_auction_is_won() -> None:
    at = table(["1", "2"], pile="3 3 2").reveal()

    assert at.refusal("pay 2").clause in ("KB-33", "KB-52")


def test_every_refusal_in_random_play_names_a_clause() -> None:
    asked = [
        *("pass", "stop", "shed", "pay J", "pay 1 2", "bid 1x1", "bid 3 mixed", "bid 9x5"),
        *("lay 5: 5 5 5 5", "leader 0", "deal 1", "turn J", "bonus 3"),
    ]
    for ply in list(plies())[::11]:
        for seat in range(len(ply.before.hands)):
            offered = [move.text for move in ply.before.legal(seat)]
            for text in asked:
                if text not in offered:
                    message = ply.before.refusal(seat, GAME.parse(text))
                    assert message.key
                    assert message.clause.startswith("KB-")


def test_a_refusal_does_not_depend_on_what_others_hold() -> None:
    for move in ("bid 3x1", "bid 2x5", "pay 1", "lay 5: 5 5 5 5", "shed", "stop"):
        one = table(["1 1", "5", "2 J"], pile="3 3 4 4").reveal()
        other = table(["1 1", "5", "4 4"], pile="3 3 2 J").reveal()
        assert one.refusal(move) == other.refusal(move)
