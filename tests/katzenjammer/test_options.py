"""Options and numbers of players."""

from __future__ import annotations

import pytest

from saloon.kernel import Refused

from .table import GAME

EVERY_NUMBER = (2, 3, 4, 5, 6)


@pytest.mark.clause("KB-07", "KB-93")
@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_the_defaults_are_the_full_pool_and_one_round(players: int) -> None:
    assert GAME.complete_options(players, {}) == {"mice_pool": "full", "rounds": "1"}


@pytest.mark.clause("KB-04")
def test_numbers_of_players_are_declared_and_others_refused() -> None:
    assert GAME.players == EVERY_NUMBER
    for players in set(range(-2, 12)) - set(EVERY_NUMBER):
        with pytest.raises(Refused) as refused:
            GAME.complete_options(players, {})
        assert refused.value.message.clause == "KB-04"


@pytest.mark.clause("KB-07")
@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_the_short_pool_is_offered_up_to_four(players: int) -> None:
    (pool,) = (option for option in GAME.options if option.name == "mice_pool")
    assert pool.offered(players) == (("full", "short") if players <= 4 else ("full",))

    if players <= 4:
        assert GAME.complete_options(players, {"mice_pool": "short"})["mice_pool"] == "short"
    else:
        with pytest.raises(Refused) as refused:
            GAME.complete_options(players, {"mice_pool": "short"})
        assert refused.value.message.clause == "KB-07"


@pytest.mark.clause("KB-93")
@pytest.mark.parametrize("players", EVERY_NUMBER)
@pytest.mark.parametrize("rounds", ["1", "3", "players"])
def test_one_three_or_as_many_rounds_as_players(players: int, rounds: str) -> None:
    assert GAME.complete_options(players, {"rounds": rounds})["rounds"] == rounds


@pytest.mark.clause("KB-93")
@pytest.mark.parametrize("rounds", ["0", "2", "4", "-1", "", "three"])
def test_other_numbers_of_rounds_are_refused(rounds: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.complete_options(4, {"rounds": rounds})
    assert refused.value.message.clause == "KB-93"


@pytest.mark.clause("KB-07")
@pytest.mark.parametrize("pool", ["20", "24", "none", ""])
def test_other_pools_are_refused(pool: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.complete_options(4, {"mice_pool": pool})
    assert refused.value.message.clause == "KB-07"


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        GAME.complete_options(4, {"sevens": "yes"})
    assert refused.value.message.params["option"] == "sevens"
