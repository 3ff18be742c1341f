"""The games under test, the tables they are played at, and what must always hold."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from saloon.bots import Chair
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.games.gadshill import GadsHillState
from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos import debts as gnadenlos_debts
from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.table import CLOSING_UP, DRAWING, NO_CARD, OVER, TAKING, TIDYING
from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.cards import count
from saloon.kernel import CHANCE, Event, Game, Json, Move, Rng, Seat, State, bags, sets, to_json
from saloon.records import FairChance, Play, forced


@dataclass(frozen=True)
class Table:
    """A number of players, the options and who plays."""

    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    golden: int = 1
    """How many golden games are played at it."""
    seeds: tuple[str, ...] = ()
    """Golden games besides, for things that happen seldom."""


@dataclass(frozen=True)
class Subject:
    """A game with its tables and its laws."""

    game: Game
    tables: tuple[Table, ...]
    laws: Callable[[State], None]
    unseen: frozenset[str] = frozenset()
    """The verbs of draws that nobody gets to see."""

    @property
    def name(self) -> str:
        return self.game.name


def katzenjammer_laws(state: State) -> None:
    """90 cards, 15 of each kind; the whole pool of mice; no hand is anything but cards."""
    assert isinstance(state, KatzenjammerState)
    places = [state.deck, *state.hands, state.discard, state.lot_pile, *state.rows]
    for kind in range(6):
        assert sum(count(pile, kind) for pile in places) == 15
    assert sum(state.mice) + state.pool == state.agreed.pool
    assert [sum(count(hand, kind) for kind in range(6)) for hand in state.hands] == state.sizes
    assert sum(count(state.deck, kind) for kind in range(6)) == state.deck_left
    assert len(state.lot) <= 6
    assert state.pool >= 0


def katzenjammer_tables() -> Iterator[Table]:
    for players in range(2, 7):
        for bots in (("random",), ("sensible",)):
            for pool in ("full", "short") if players < 5 else ("full",):
                options = {"mice_pool": pool, "rounds": "1"}
                yield Table(players, options, bots * players, golden=6)
            match_length = "3" if players in (2, 4) else "players"
            options = {"mice_pool": "full", "rounds": match_length}
            yield Table(players, options, bots * players)


def gnadenlos_laws(state: State) -> None:
    """13 debts a colour, 29 adventurers, 7 events, 9 vultures; a market without gaps (AM-11)."""
    assert isinstance(state, GnadenlosState)
    laid = [kind_of(card) for card in state.market if card != NO_CARD]
    hands = [*state.hands, state.pool, gnadenlos_debts.pack(laid)]
    for colour in range(4):
        for value, copies in enumerate(state.box.copies):
            held = [
                gnadenlos_debts.count(hand, gnadenlos_debts.kind_at(colour, value))
                for hand in hands
            ]
            assert sum(held) == (copies if colour < state.players else 0)
    places = [
        state.deck,
        state.discard,
        *state.adventurers,
        *[sets.one(each) for each in state.offer],
    ]
    assert sum(places) == sets.one(ADVENTURERS) - 1
    assert sum(sets.size(place) for place in places) == ADVENTURERS
    for index, card in enumerate(state.box.events):
        assert 0 <= bags.count(state.event_deck, index, EVENT_WIDTH) <= card.copies
    assert state.cards == len(laid)
    if state.phase not in (TAKING, DRAWING, TIDYING, CLOSING_UP, OVER):
        assert state.cards == len(state.market)
    assert len(state.market) <= (32 if state.players == 4 else 23)
    assert all(nuggets >= 0 for nuggets in state.nuggets)
    assert all(position <= state.box.spaces for position in state.positions)
    assert all(position >= (0 if state.phase == OVER else 1) for position in state.positions)
    assert sum(state.vultures) <= 9
    assert sum(vultures >= 3 for vultures in state.vultures) <= 1
    assert state.undertaker <= state.box.steps


UNABLE = {(4, "basic"): ("search/1", "search/9"), (4, "expert"): ("search/9",)}
"""Seeds by which somebody has no legal bid (GN-77)."""


def gnadenlos_tables() -> Iterator[Table]:
    usual = {option.name: option.default for option in GAMES["gnadenlos"].options}
    for players in (3, 4):
        for setup in ("basic", "expert"):
            options = {**usual, "setup": setup}
            yield Table(players, options, ("sensible",) * players, golden=12)
            mixed = ("random", *["sensible"] * (players - 1))
            yield Table(players, options, mixed, 4, UNABLE.get((players, setup), ()))
            yield Table(players, options, ("random",) * players, golden=3)
    for option in GAMES["gnadenlos"].options:
        for value in option.values[1:]:
            for players in (3, 4):
                if option.name != "setup" and value in option.offered(players):
                    options = {**usual, option.name: value}
                    yield Table(players, options, ("sensible",) * players, golden=2)
                    yield Table(players, options, ("random",) * players)


def gadshill_laws(state: State) -> None:
    """110 markers, 60 cards, 22 buildings; the invariants of section 2.8."""
    assert isinstance(state, GadsHillState)
    view = state.observe(None)
    marked = [building for building in view.buildings if building.state == "marked"]
    placed = [building for building in view.buildings if building.state == "placed"]
    stock = 5 * (22 - len(marked) - len(placed))
    on_board = sum(len(building.lots) for building in marked)
    away = sum(seat.points + 2 * seat.bought + seat.lost for seat in view.seats)
    assert stock + on_board + away == 110
    assert all(2 <= len(building.lots) <= 5 for building in marked)
    occupied = {lot for building in placed for lot in building.lots}
    lots = [lot for building in marked for lot in building.lots]
    assert len(occupied) == len(placed)
    assert not occupied & set(lots)
    crowded = max((lots.count(lot) for lot in lots), default=0)
    assert crowded <= (3 if state.board.fours == 0 else 5)
    assert state.board.whole or not state.agreed.rulings.whole_town
    assert view.locomotive == 3 + len(placed)
    places = [state.pile, state.discard, *state.hands]
    assert sum(places) == (1 << 61) - 2
    assert sum(int(place).bit_count() for place in places) == 60


def gadshill_tables() -> Iterator[Table]:
    game = GAMES["gadshill"]
    for players in game.players:
        for bots in ("random", "sensible"):
            yield Table(players, game.settle(players, {}), (bots,) * players, golden=4)
        idle = game.settle(players, {"stall_rounds": "4"} if players == 3 else {})
        yield Table(players, idle, ("idle",) * players)
    values = [(option, value) for option in game.options for value in option.values[1:]]
    for number, (option, value) in enumerate(values):
        sizes = [players for players in game.players if value in option.offered(players)]
        players = sizes[number % len(sizes)]
        chosen = game.settle(players, {option.name: value})
        yield Table(players, chosen, ("sensible", "random", "sensible", "random")[:players], 3)


SUBJECTS: tuple[Subject, ...] = (
    Subject(GAMES["katzenjammer"], tuple(katzenjammer_tables()), katzenjammer_laws),
    Subject(GAMES["gnadenlos"], tuple(gnadenlos_tables()), gnadenlos_laws, frozenset({"place"})),
    Subject(GAMES["gadshill"], tuple(gadshill_tables()), gadshill_laws),
)


class IdleBot:
    """Does what is listed first: where that is to pass, the game must still end."""

    def choose(self, chair: Chair, rng: Rng) -> Move:  # noqa: ARG002
        return chair.legal()[0]


def start(subject: Subject, table: Table) -> State:
    return subject.game.new(table.players, table.options)


def random_move(state: State, seat: Seat, rng: Rng) -> str:
    if seat == CHANCE:
        return state.sample(rng).text
    moves = state.legal(seat)
    return moves[rng.below(len(moves))].text


def played(subject: Subject, table: Table, seed: str) -> Play:
    """Play a whole game at a table, fair draws and all."""
    play = Play(subject.game, table.players, table.options, chance(table, seed))
    rng = Rng(seed)
    bots = {**BOTS[subject.name], "idle": IdleBot()}
    while True:
        play.settle()
        asked = play.asked()
        if not asked:
            return play
        for seat in asked:
            move = bots[table.bots[seat]].choose(Chair(play.state, seat), rng)
            play.move(seat, move.text)


def secret(seed: str) -> bytes:
    return hashlib.sha256(seed.encode()).digest()


def nonces(table: Table, seed: str) -> list[bytes]:
    return [secret(f"{seed}/{seat}") for seat in range(table.players)]


def chance(table: Table, seed: str) -> FairChance:
    return FairChance(secret(seed), nonces(table, seed))


def eyes(players: int) -> list[Seat | None]:
    """Everyone who looks on: each seat, and a spectator."""
    return [*range(players), None]


def sight(state: State, seat: Seat | None, events: Sequence[Event]) -> str:
    """Write down, byte for byte, what a seat gets to know at a step."""
    legal: list[Json] = []
    if seat is not None and seat in state.actors():
        legal = [[move.text, move.label().data()] for move in state.legal(seat)]
    faces: list[Json] = [event.face(seat).data() for event in events]
    return json.dumps([to_json(state.observe(seat)), legal, faces], sort_keys=True)


def whole(state: State, players: int) -> str:
    """Write down everything there is to know of a position."""
    seen: list[Json] = [to_json(state.observe(seat)) for seat in eyes(players)]
    actors = state.actors()
    draws: list[Json] = []
    if actors == (CHANCE,):
        draws = [[move.text, weight] for move, weight in state.outcomes()]
    legal: list[Json] = [
        [move.text for move in state.legal(seat)] for seat in actors if seat != CHANCE
    ]
    return json.dumps([seen, list(actors), draws, legal], sort_keys=True)


def unasked_move(state: State, seat: Seat) -> bool:
    return seat != CHANCE and forced(state, seat) is not None
