"""Options: declared values, defaults, checks that name the option."""

from __future__ import annotations

import pytest

from saloon.kernel import Message, Option, Refused
from saloon.kernel.options import complete_options
from tests.kernel.toy import ODDS

POOL = Option("pool", ("full", "short"), "X-1", {"short": (2, 3)})
ROUNDS = Option("rounds", ("1", "3"), "X-2", {})


def refusal(players: int, chosen: dict[str, str]) -> Message:
    with pytest.raises(Refused) as refused:
        complete_options((POOL, ROUNDS), players, chosen)
    return refused.value.message


def test_the_first_value_is_the_default() -> None:
    assert complete_options((POOL, ROUNDS), 4, {"rounds": "3"}) == {"pool": "full", "rounds": "3"}


def test_another_option_may_bring_another_default() -> None:
    long = Option("long", ("no", "yes"), "X-3", {}, {"rounds=3": "yes"})
    assert complete_options((ROUNDS, long), 4, {})["long"] == "no"
    assert complete_options((ROUNDS, long), 4, {"rounds": "3"})["long"] == "yes"
    assert complete_options((ROUNDS, long), 4, {"rounds": "3", "long": "no"})["long"] == "no"


def test_values_are_offered_by_number_of_players() -> None:
    assert POOL.offered(3) == ("full", "short")
    assert POOL.offered(4) == ("full",)


def test_an_unknown_option_is_named() -> None:
    assert refusal(3, {"deck": "big"}).params == {"option": "deck", "known": "pool, rounds"}


def test_an_unknown_value_is_named_with_its_clause() -> None:
    message = refusal(3, {"pool": "tiny"})
    assert (message.key, message.clause) == ("option-value", "X-1")
    assert message.params == {"option": "pool", "value": "tiny", "known": "full, short"}


def test_a_value_not_offered_to_so_many_is_refused() -> None:
    message = refusal(5, {"pool": "short"})
    assert (message.key, message.params["players"]) == ("option-players", 5)


def test_a_wrong_number_of_players_is_refused_by_its_clause() -> None:
    with pytest.raises(Refused) as refused:
        ODDS.new(3)
    assert refused.value.message.key == "players-refused"
    assert refused.value.message.clause == "TOY-2"
