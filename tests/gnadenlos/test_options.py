"""Options: each has its values, and the first of them is the ledger's default."""

from __future__ import annotations

import pytest

from saloon.games.gnadenlos import GnadenlosState
from saloon.kernel import Refused

from .table import GAME

DEFAULTS = {
    "setup": "basic",
    "tidy": "active_chooses",
    "start_adventurers": "2",
    "high_noon_pick": "choose",
    "high_noon_take": "may",
    "lone_event": "dropped",
    "unable": "none",
    "memory_aid": "own",
}
VALUES = {
    "setup": {"basic", "expert"},
    "tidy": {"active_chooses", "automatic"},
    "start_adventurers": {"2", "3"},
    "high_noon_pick": {"choose", "random"},
    "high_noon_take": {"may", "must"},
    "lone_event": {"dropped", "turned"},
    "unable": {"none", "leftover_in_turn_order"},
    "memory_aid": {"off", "own", "full"},
}


@pytest.mark.parametrize("players", [3, 4])
def test_the_defaults_are_those_of_the_ledger(players: int) -> None:
    """D-09, D-10, D-21, D-22, D-27, AM-25 and section 4."""
    assert GAME.complete_options(players, {}) == DEFAULTS


def test_every_option_has_its_values_and_a_clause() -> None:
    assert {option.name: set(option.values) for option in GAME.options} == VALUES
    assert all(option.clause.startswith("GN-") for option in GAME.options)


@pytest.mark.parametrize("name", list(VALUES))
def test_a_value_that_does_not_exist_is_refused_with_a_clause(name: str) -> None:
    for value in ("", "yes", "1"):
        with pytest.raises(Refused) as refused:
            GAME.complete_options(3, {name: value})
        assert refused.value.message.params["option"] == name
        assert refused.value.message.clause.startswith("GN-")


def test_an_option_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        GAME.complete_options(3, {"dice": "2"})
    assert refused.value.message.params["option"] == "dice"


@pytest.mark.clause("GN-108")
def test_gn108_three_start_adventurers_are_for_three_players_and_the_basic_setup() -> None:
    assert GAME.complete_options(3, {"start_adventurers": "3"})["start_adventurers"] == "3"
    for players, chosen in (
        (4, {"start_adventurers": "3"}),
        (3, {"start_adventurers": "3", "setup": "expert"}),
    ):
        with pytest.raises(Refused) as refused:
            GAME.complete_options(players, chosen)
        assert refused.value.message.clause == "GN-108"


@pytest.mark.clause("GN-25")
def test_gn25_the_setup_begins_as_chosen() -> None:
    for setup, phase in (("basic", "dealing"), ("expert", "pairing")):
        state = GAME.new(4, {"setup": setup})
        assert isinstance(state, GnadenlosState)
        assert state.observe(None).phase == phase
