"""What is done for a seat whose time is out (ledger, sections 2 and 6)."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE

from .play import plies
from .table import table


@pytest.mark.clause("KB-27")
def test_silence_in_an_auction_is_a_pass() -> None:
    at = table(["1", "1 2 3 J"], pile="3 3 2").reveal()

    assert at.state.default(1).text == "pass"


@pytest.mark.clause("KB-62")
def test_silence_while_laying_is_a_stop() -> None:
    at = table(["5 5 5 5 J J J J", "1"], phase="laying", pile="3 3 2")

    assert at.state.default(0).text == "stop"


@pytest.mark.clause("KB-54", "KB-55")
@pytest.mark.parametrize(
    ("hand", "bid", "payment"),
    [
        ("2 2 2 J", "3x2", "2 2 2"),  # fewest jokers
        ("2 J J J", "2x2", "2 J"),
        ("J J", "1x2", "J"),
        ("1 1 2 3", "2 mixed", "2 3"),  # the values least held
        ("1 2 3", "2 mixed", "1 2"),  # ties to the lower value
        ("3 4 5", "2 mixed", "3 4"),
        ("1 1 2 2 3", "2 mixed", "1 3"),
        ("1 1 1 2 2 3 3 5 5", "3 mixed", "2 3 5"),
        ("1 1 1 2 2 3 3 5 5", "2 mixed", "2 3"),
        ("1 1 5 5 4 J J J", "2 mixed", "1 4"),
        ("1 1 J J J", "3 mixed", "1 J J"),  # a joker only where a value is missing
        ("1 1 2 4 J", "3 mixed", "1 2 4"),
    ],
)
def test_silence_pays_with_fewest_jokers_then_the_values_least_held(
    hand: str, bid: str, payment: str
) -> None:
    at = table(["", hand], pile="3 3 2").reveal().do(1, f"bid {bid}")

    assert at.state.default(1).text == f"pay {payment}"


def test_the_default_is_offered_and_follows_the_ledger_in_random_play() -> None:
    for ply in plies():
        if ply.seat == CHANCE:
            continue
        default = ply.before.default(ply.seat)
        assert default in ply.before.legal(ply.seat)
        if ply.phase == "paying":
            view = ply.before.observe(ply.seat)
            assert view.high is not None
            held = [card for card in view.hand if card]
            if view.high.value:
                numbers = [card for card in held if card == view.high.value]
            else:
                numbers = sorted(set(held), key=lambda value: (held.count(value), value))
            paid = sorted(numbers[: view.high.number])
            jokers = ["J"] * (view.high.number - len(paid))
            assert default.text == " ".join(["pay", *map(str, paid), *jokers])
        else:
            assert default.text == ("pass" if ply.phase == "auction" else "stop")
