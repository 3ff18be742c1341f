"""Hints: a move, and why, in five languages."""

from __future__ import annotations

import pytest

from saloon.bots import BOTS, Chair, LevelBot
from saloon.bots.reasons import advise
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng
from saloon.words import LANGUAGES, words


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_advice_can_be_followed_and_said(game: str) -> None:
    state = GAMES[game].new(3)
    rng = Rng("advice")
    bot = BOTS[game]["strongest"]
    assert isinstance(bot, LevelBot)
    keys: set[str] = set()
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        legal = state.legal(seat)
        advice = advise(bot.lighter(3), Chair(state, seat), rng)
        assert advice.move in legal
        assert advice.reasons
        for reason in advice.reasons:
            keys.add(reason.key)
            for lang in LANGUAGES:
                assert words(lang).say(reason, ["Ann", "Ben", "Cem"], seat)
        state.apply(seat, advice.move)
    assert "hint-compared" in keys
    assert ("hint-sealed" in keys) == (game == "gnadenlos")
    assert len(keys) > 4


def test_a_bot_without_a_search_has_its_reasons_too() -> None:
    state = GAMES["katzenjammer"].new(3)
    rng = Rng("plain")
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    chair = Chair(state, state.actors()[0])
    advice = advise(BOTS["katzenjammer"]["greenhorn"], chair, rng)
    assert advice.move in chair.legal()
    assert [reason.key[:7] for reason in advice.reasons] == ["kb-why-"]
