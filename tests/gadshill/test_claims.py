"""How the levels of Gads Hill 1874 cry STOP: the weaker overlook more, and few cries are wrong."""

from __future__ import annotations

import pytest

from bench.gadshill.claims import Cries, count
from saloon.bots import LEVELS, SeatView
from saloon.bots.bot import Interjector
from saloon.bots.roster import BOTS
from saloon.kernel import Rng
from tests.gadshill.test_stop import window

GAMES_A_LEVEL = 60


@pytest.fixture(scope="module")
def cries() -> dict[str, Cries]:
    return {level: count(level, BOTS["gadshill"][level], GAMES_A_LEVEL) for level in LEVELS[:4]}


def test_a_beginner_is_wrong_now_and_then_and_mostly_right(cries: dict[str, Cries]) -> None:
    for level, heard in cries.items():
        assert heard.right > 20, level
        assert heard.wrong < heard.right / 2, level
    assert cries["greenhorn"].wrong > 5


def test_a_beginner_overlooks_more_than_a_cardsharp(cries: dict[str, Cries]) -> None:
    seen = {level: heard.right / heard.open for level, heard in cries.items()}
    assert seen["greenhorn"] < seen["regular"] < 1.0
    assert seen["greenhorn"] < 0.7 < seen["cardsharp"]


def test_a_beginner_overlooks_more_where_anybody_may_cry() -> None:
    """The open way of calling STOP, with two markers to claim."""
    state = window(3, {"stop_order": "open"}).state
    speaker = next(seat for seat in range(3) if state.interjections(seat))
    seen = {}
    for level in LEVELS[:4]:
        bot = BOTS["gadshill"][level]
        assert isinstance(bot, Interjector)
        cries = [
            bot.interject(SeatView(state, speaker), Rng(f"{level}/{each}")) for each in range(200)
        ]
        seen[level] = sum(cry is not None for cry in cries)
    assert 20 < seen["greenhorn"] < 150 < seen["cardsharp"]
