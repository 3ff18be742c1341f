"""A champion that thinks ahead: it leaves its first thought only for what is clearly better."""

from __future__ import annotations

import math

import pytest

from saloon import plugins
from saloon.bots import SeatView
from saloon.bots.lines import Line
from saloon.bots.roster import BOTS, searcher
from saloon.bots.search import CLOCK_EVERY
from saloon.bots.thinker import Ahead, Thinker, thinker_of
from saloon.bots.tree import Choice
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng, Seat, State
from saloon.learned.numbering import worthwhile
from tests.bots.test_champion import CHAMPIONS

LITTLE = Ahead(worlds=4, batch=2, sure=1.0, least=0.0)


def thinker(game: str, kind: type[Thinker] = Thinker, work: Ahead = LITTLE) -> Thinker:
    numbering, guide = plugins.numbering(game), searcher(game).heuristics
    assert numbering is not None
    return kind(numbering, plugins.folder(game) / plugins.NETWORK, guide, work)


def decision(game: str, seed: str) -> tuple[State, Seat]:
    """Play by the rules of thumb until somebody has three moves, one after the other."""
    state, rng, asked = GAMES[game].new(3), Rng(seed), 0
    while True:
        actors = state.actors()
        if actors[0] == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        asked += 1
        if asked > 20 and len(actors) == 1 and len(state.legal(actors[0])) > 2:
            return state, actors[0]
        state.apply(actors[0], BOTS[game]["sensible"].choose(SeatView(state, actors[0]), rng))


class Foreseeing(Thinker):
    """Knows beforehand what comes of the moves: most of the third thought of."""

    promising = 2

    def play_on(self, lines: list[Line], seat: Seat) -> None:  # noqa: ARG002
        for line in lines:
            line.value = 0.75 if line.place == self.promising else 0.5


class Indifferent(Foreseeing):
    promising = -1


@pytest.mark.parametrize("game", CHAMPIONS)
def test_it_makes_the_likeliest_move_unless_another_is_clearly_better(game: str) -> None:
    state, seat = decision(game, "better")
    bot = thinker(game)
    view = state.recall(seat)
    moves, numbers = worthwhile(bot.numbering, state.legal(seat), view)
    written = bot.numbering.write(view) + bot.promise(SeatView(state, seat), moves, numbers)
    shares = bot.network.policy(written, numbers)
    order = sorted(range(len(moves)), key=lambda place: -shares[place])
    seat_view = SeatView(state, seat)
    assert thinker(game, Indifferent).choose(seat_view, Rng(1)) == moves[order[0]]
    assert thinker(game, Foreseeing).choose(seat_view, Rng(1)) == moves[order[2]]
    assert thinker(game, Foreseeing, Ahead(sure=0.0)).choose(seat_view, Rng(1)) == moves[order[0]]


@pytest.mark.parametrize("game", CHAMPIONS)
def test_lines_end_where_it_decides_again_or_with_the_game(game: str) -> None:
    state, seat = decision(game, "lines")
    bot = thinker(game)
    for turns in (1, 3):
        lines = []
        for luck in range(6):
            world = state.imagine(seat, Rng(luck))
            world.apply(seat, world.legal(seat)[0])
            lines.append(Line(0, world, luck, bot.numbering, bot.guided()))
        thinker(game, work=Ahead(turns=turns)).play_on(lines, seat)
        for line in lines:
            over = line.state.result()
            assert 0 <= line.value <= 1
            assert over is not None or (line.turns == turns and line.seat == seat)


def test_a_move_that_was_clearly_beaten_is_not_made() -> None:
    """The likeliest was dropped; over what it was tried in, what is best now is hardly better."""
    state, seat = decision("gnadenlos", "dropped")
    own, bot = Choice(seat), thinker("gnadenlos")
    results = [[0.5, 0.5], [0.5, 0.5, 1.0, 1.0], [0.5, 0.5, 0.5, 0.5]]
    for move, values in zip(state.legal(seat), results, strict=False):
        place = own.add(move, 0.3)
        for value in values:
            own.learn(place, value)
    assert bot.chosen(own, [1, 2], results) == 1
    assert bot.chosen(own, [0, 1, 2], results) == 0


def test_no_more_worlds_are_drawn_when_the_time_is_over() -> None:
    state, seat = decision("gnadenlos", "late")
    bot = thinker("gnadenlos", work=Ahead(worlds=3 * CLOCK_EVERY))
    for deadline, drawn in ((0.0, CLOCK_EVERY), (math.inf, 3 * CLOCK_EVERY)):
        worlds, totals = bot.draw(SeatView(state, seat), Rng(1), deadline)
        assert (len(worlds), len(totals)) == (drawn, drawn)


def test_a_network_is_read_once_for_all_that_play_by_it_and_when_first_asked() -> None:
    bot = thinker("gnadenlos")
    others = [bot.unhurried(), bot.timed(1.0).lighter(2), thinker_of(bot.unhurried(), LITTLE)]
    assert not [each for each in (bot, *others) if "network" in each.__dict__]
    assert [each.network is others[0].network for each in (bot, *others)] == [True] * 4
    assert thinker("gnadenlos").network is not bot.network
