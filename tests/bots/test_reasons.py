"""Hints: a move, and why, in five languages."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

import pytest

from saloon.bots import SeatView, reasons
from saloon.bots.lines import Line
from saloon.bots.reasons import HINT, advise, seen
from saloon.bots.roster import BOTS, best_bot, searcher
from saloon.bots.thinker import Thinker
from saloon.games import GAMES
from saloon.games.gadshill.view import GadsHillView
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel import CHANCE, Message, Move, Rng, Seat, State
from saloon.words import LANGUAGES, words
from tests.bots.light import lighter
from tests.bots.test_champion import CHAMPIONS
from tests.bots.test_thinker import decision


def decisions(state: State, rng: Rng) -> Iterator[Seat]:
    """Name the seat of each decision of a game, and draw what lies between."""
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            yield actors[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_advice_can_be_followed_and_said(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """By turns of the search over rules of thumb and of the best bot, which gives the hints."""
    monkeypatch.setattr(reasons, "HINT", replace(HINT, worlds=2, batch=2, seconds=math.inf))
    monkeypatch.setattr(reasons, "ENOUGH", 1)
    state = GAMES[game].new(3)
    rng = Rng("advice")
    bots = [lighter(bot, 3) for bot in dict.fromkeys((searcher(game), BOTS[game][best_bot(game)]))]
    keys: set[str] = set()
    for seat, bot in zip(decisions(state, rng), cycle(bots), strict=False):
        legal = state.legal(seat)
        advice = advise(game, bot, SeatView(state, seat), rng)
        assert advice.move in legal
        assert advice.reasons
        for reason in advice.reasons:
            keys.add(reason.key)
            for lang in LANGUAGES:
                assert words(lang).say(reason, ["Ann", "Ben", "Cem"], seat)
        state.apply(seat, advice.move)
    assert "hint-compared" in keys
    assert ("hint-tried" in keys) == (game in CHAMPIONS)
    assert ("hint-sealed" in keys) == (game == "gnadenlos")
    assert len(keys) > 4


@pytest.mark.parametrize(("simulations", "told"), [(3, False), (40, True)])
def test_a_handful_of_games_is_not_told_in_per_cent(simulations: int, told: bool) -> None:
    state, seat = decision("gadshill", "handful")
    bot = lighter(searcher("gadshill"), simulations)
    advice = advise("gadshill", bot, SeatView(state, seat), Rng("handful"))
    assert ("hint-compared" in {reason.key for reason in advice.reasons}) == told


def test_a_bot_without_a_search_has_its_reasons_too() -> None:
    state = GAMES["katzenjammer"].new(3)
    rng = Rng("plain")
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    seat_view = SeatView(state, state.actors()[0])
    advice = advise("katzenjammer", BOTS["katzenjammer"]["greenhorn"], seat_view, rng)
    assert advice.move in seat_view.legal()
    assert advice.reasons[0].key.startswith("kb-why-")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([(0.75, 0.75), (0.25, 0.25), (0.25, 0.25)], (16, 75, 25)),
        ([(0.75, 0.25), (0.75, 0.25), (0.5, 0.0)], (64, 38, 38)),
        ([(0.75, 0.75), (0.5, 0.5), (0.75, 0.5)], (32, 75, 62)),
    ],
)
def test_a_hint_compares_moves_in_the_deals_that_both_were_tried_in(
    monkeypatch: pytest.MonkeyPatch, values: list[tuple[float, float]], said: tuple[int, int, int]
) -> None:
    """Values are those of the first batch and of later ones; what is clearly worse is dropped."""
    batches = iter([0, 1, 1, 1])

    def play_on(_self: Thinker, lines: list[Line], _seat: Seat) -> None:
        batch = next(batches)
        for line in lines:
            line.value = values[line.place][batch]

    monkeypatch.setattr(Thinker, "play_on", play_on)
    monkeypatch.setattr(reasons, "HINT", replace(HINT, seconds=math.inf))
    state, seat = decision("gnadenlos", "tried")
    bot = BOTS["gnadenlos"][best_bot("gnadenlos")]
    reason = advise("gnadenlos", bot, SeatView(state, seat), Rng("tried")).reasons[-1]
    assert reason.key == "hint-tried"
    assert tuple(reason.params[each] for each in ("worlds", "share", "next")) == said


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("katzenjammer", {"kb-seen-lot", "kb-seen-left"}),
        ("gnadenlos", {"gn-seen-bid", "gn-seen-first", "gn-seen-choose"}),
        ("gadshill", {"gh-seen-points"}),
    ],
)
def test_a_hint_points_to_what_the_seat_can_see(game: str, expected: set[str]) -> None:
    state = GAMES[game].new(3)
    rng = Rng("seen")
    keys: set[str] = set()
    for seat in decisions(state, rng):
        seat_view = SeatView(state, seat)
        for move in state.legal(seat):
            for said in seen(game, seat_view, move)[1:]:
                keys.add(said.key)
                if said.key in RIGHT:
                    assert RIGHT[said.key](seat_view, move, said), (said, move.text)
        state.apply(seat, BOTS[game]["sensible"].choose(seat_view, rng))
    assert keys == expected


@pytest.mark.parametrize(
    ("game", "aims"),
    [
        ("gnadenlos", {"buy 0": "gn-why-buy-none", "take none": "gn-why-take-none"}),
        ("gadshill", {"pass": "gh-why-pass-stuck", "done": "gh-why-done-stuck"}),
    ],
)
def test_doing_nothing_has_a_reason_of_its_own(game: str, aims: dict[str, str]) -> None:
    """In Gads Hill 1874 only where no card can be played: else cards are kept for later."""
    state = GAMES[game].new(3)
    rng = Rng("nothing")
    found: set[str] = set()
    for seat in decisions(state, rng):
        seat_view = SeatView(state, seat)
        plays = any(move.text.startswith("play ") for move in state.legal(seat))
        for move in state.legal(seat):
            key = seen(game, seat_view, move)[0].key
            if move.text in aims:
                assert key == (aims[move.text].removesuffix("-stuck") if plays else aims[move.text])
                found.add(key)
            elif key == "gn-why-bid-low":
                said = seen(game, seat_view, move)[1].params
                assert int(str(said["value"])) < int(str(said["high"]))
        state.apply(seat, BOTS[game]["sensible"].choose(seat_view, rng))
    assert found >= set(aims.values())


def lot_is_right(seat_view: SeatView, _move: Move, said: Message) -> bool:
    view = seat_view.observe()
    assert isinstance(view, KatzenjammerView)
    held = view.hand.count(said.params["value"])
    added = view.lot.count(said.params["value"])
    return (said.params["before"], said.params["after"]) == (held, held + added)


def points_are_right(seat_view: SeatView, move: Move, said: Message) -> bool:
    """Make the move in an imagined position: the board is public, so the points are certain."""
    world = seat_view.imagine(Rng("world"))
    view = world.observe(seat_view.seat)
    assert isinstance(view, GadsHillView)
    before = view.seats[seat_view.seat].points
    world.apply(seat_view.seat, move)
    after = world.observe(seat_view.seat)
    assert isinstance(after, GadsHillView)
    return after.seats[seat_view.seat].points - before == said.params["points"]


RIGHT = {"kb-seen-lot": lot_is_right, "gh-seen-points": points_are_right}
