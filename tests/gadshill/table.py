"""A table set as a test wants it and played on in the moves' own notation.

Buildings, lots and cards are written as the ledger writes them. A position that is laid out names
no marker that is spent, so `check` holds the laws of conservation over whole games alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.games.gadshill import GadsHill, GadsHillState, GadsHillView
from saloon.games.gadshill.components import ALL_CARDS
from saloon.games.gadshill.deduction import Board, empty_board
from saloon.games.gadshill.table import DRAFTING, TURN
from saloon.games.gadshill.turn import cards_allowed
from saloon.kernel import sets
from tests.positions import Arranged

from .model import BUILDINGS, LOTS, Model

GAME = GadsHill()


def lots(written: str) -> int:
    """Read lots: `C3 C4` as a set."""
    return sum(1 << LOTS.index(lot) for lot in written.split())


def buildings(written: str) -> int:
    return sum(1 << BUILDINGS.index(building) for building in written.split())


def cards(written: str) -> int:
    return sum(1 << int(card) for card in written.split())


def lay_board(
    board: Board, markers: Mapping[str, str], placed: Mapping[str, str] | None = None
) -> Board:
    """Put buildings and markers on a board as they are named."""
    board = board.next(None)
    for building, lot in (placed or {}).items():
        number = BUILDINGS.index(building)
        board.lots[number] = lots(lot)
        board.placed |= 1 << number
        board.occupied |= lots(lot)
    for building, written in markers.items():
        number = BUILDINGS.index(building)
        board.put(number, lots(written))
        board.lots[number] = lots(written)
        board.touched |= 1 << number
    board.whole = board.rehouse()
    board.touched = 0
    board.gain = 0
    return board


def blank(chosen: Mapping[str, str] | None = None) -> Board:
    """An empty board, read as a table agrees."""
    return empty_board(GAME.town, start(2, chosen).state.agreed.rulings)


class Scene(Arranged[GadsHillState]):
    """A position on a board that is read as the table agrees."""

    game = GAME

    def lay_out(
        self,
        markers: Mapping[str, str] | None = None,
        placed: Mapping[str, str] | None = None,
        *,
        front: Sequence[str] = (),
        hands: Sequence[str] = (),
        points: Sequence[int] = (),
        bought: Sequence[int] = (),
        discard: str = "",
        active: int = 0,
    ) -> Scene:
        """Set a position at the beginning of a turn; markers not named count as spent."""
        state = self.state
        state.board = lay_board(state.board, markers or {}, placed)
        state.first = state.active = active
        for seat in range(state.players):
            state.front[seat] = buildings(front[seat]) if seat < len(front) else 0
            state.hands[seat] = cards(hands[seat]) if seat < len(hands) else 0
            state.points[seat] = points[seat] if seat < len(points) else 0
            state.bought[seat] = bought[seat] if seat < len(bought) else 0
        state.discard = cards(discard)
        state.pile = ALL_CARDS & ~state.discard & ~sum(state.hands)
        state.dealt = 5 * state.players
        state.phase = TURN
        state.turn = active
        state.cards_left = cards_allowed(state)
        return self

    # What is done

    def follow(self, *lines: str) -> Scene:
        """Carry out lines of a scenario, like `0: play 41 hotel` and `chance`."""
        for line in lines:
            who, _, text = line.partition(":")
            if who == "chance":
                self.chance(*filter(None, [text.strip()]))
            else:
                self.do(int(who), text.strip())
        return self

    # What is seen

    @property
    def view(self) -> GadsHillView:
        """What a spectator sees."""
        return self.state.observe(None)

    def markers(self) -> dict[str, str]:
        return {
            each.id: " ".join(each.lots) for each in self.view.buildings if each.state == "marked"
        }

    def placed(self) -> dict[str, str]:
        return {each.id: each.lots[0] for each in self.view.buildings if each.state == "placed"}

    def points(self) -> list[int]:
        return [seat.points for seat in self.view.seats]


def start(players: int = 2, chosen: Mapping[str, str] | None = None) -> Scene:
    """A table at which nothing has happened."""
    state = GAME.new(players, chosen)
    assert isinstance(state, GadsHillState)
    return Scene(state)


def model_of(state: GadsHillState) -> Model:
    """The board as everybody sees it, for the plain model."""
    model = Model()
    for building in state.observe(None).buildings:
        if building.state == "placed":
            model.at[building.id] = building.lots[0]
        elif building.state == "marked":
            model.dom[building.id] = set(building.lots)
    return model


def check(state: GadsHillState) -> None:
    """The invariants of 2.8 and the conservation of markers, cards and buildings."""
    view = state.observe(None)
    on_board = {b.id: len(b.lots) for b in view.buildings if b.state == "marked"}
    stock = 5 * sum(b.state == "unmarked" for b in view.buildings)
    collected = sum(seat.points + 2 * seat.bought + seat.lost for seat in view.seats)
    assert stock + sum(on_board.values()) + collected == 110
    assert all(2 <= number <= 5 for number in on_board.values())
    occupied = [b.lots[0] for b in view.buildings if b.state == "placed"]
    assert len(set(occupied)) == len(occupied)
    limit = 5 if state.agreed.rulings.limit_by_turn and state.board.fours else 3
    for lot in LOTS:
        there = sum(b.state == "marked" and lot in b.lots for b in view.buildings)
        assert there <= (0 if lot in occupied else limit)
    if state.agreed.rulings.whole_town:
        assert state.board.whole
        check_homes(state.board)
    assert view.locomotive == 3 + len(occupied)
    in_front = sum(sets.size(front & ~state.board.placed) for front in state.front)
    assert in_front + sets.size(state.beside()) + len(occupied) == 22
    bags = [*state.hands, state.pile, state.discard]
    assert sum(bags) == ALL_CARDS
    assert sum(sets.size(bag) for bag in bags) == 60
    assert sum(sets.size(era) for era in state.eras) == 60
    assert state.phase >= DRAFTING or not any(state.front)


def check_homes(board: Board) -> None:
    """The town kept beside the board is one: every marked building on a lot of its own."""
    homes = [int(board.home[number]) for number in range(22) if sets.has(board.marked, number)]
    assert sum(homes).bit_count() == len(homes) == sets.size(board.taken)
    for number in range(22):
        home = int(board.home[number])
        assert home & board.lots[number] == home
        assert home == 0 or board.owner[home.bit_length() - 1] == number
