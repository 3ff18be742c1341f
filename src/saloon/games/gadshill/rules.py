"""Gads Hill 1874: who acts, what may be done, and where each step's rules are found.

The chapters of the rulebook are files of their own: `setup`, `draft`, `turn`, `play`, `markers` and
`deduction`, `discard`, `buy`, `draw`, `stop`, `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from saloon.games.gadshill import (
    buy,
    discard,
    draft,
    draw,
    imagine,
    moves,
    play,
    scoring,
    setup,
    stop,
    turn,
)
from saloon.games.gadshill.components import BUILDINGS, KIND_CARDS, Town, load
from saloon.games.gadshill.deduction import empty_board
from saloon.games.gadshill.moves import AllMoves, GadsHillMove
from saloon.games.gadshill.observe import observe
from saloon.games.gadshill.preview import preview
from saloon.games.gadshill.recall import Recollection
from saloon.games.gadshill.refusals import refusal
from saloon.games.gadshill.table import (
    CHOOSE_FIRST,
    DEALING,
    DISCARDED,
    DRAFTING,
    DRAWING,
    LAYING_TILES,
    OVER,
    RECEIVING,
    TAKING,
    TURN,
    WINDOW,
    Agreed,
    Position,
)
from saloon.games.gadshill.view import GadsHillView, PlayView
from saloon.kernel import sets
from saloon.kernel.message import Event, Message
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.native import i64
from saloon.kernel.options import Option, fewer
from saloon.kernel.rng import Rng
from saloon.kernel.shared import held
from saloon.kernel.state import GAME_OVER, STANDARD, UNCOUNTED, Game, Result

ACTORS: Final[list[tuple[Seat, ...]]] = [(CHANCE,), (0,), (1,), (2,), (3,), ()]
"""Who acts, by `turn + 1`."""


@final
class GadsHillState(Position):
    """A position of Gads Hill 1874."""

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process, which studies the board anew."""
        parts = held(self, studied=False, offer=[], dead=0, listed=None)
        return GadsHillState, (self.players, self.moves, self.agreed, self.board), parts

    def clone(self) -> GadsHillState:
        copy = GadsHillState(self.players, self.moves, self.agreed, self.board)
        self.copy_to(copy)
        return copy

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        return ACTORS[self.turn + 1]

    def acting(self) -> i64:
        if self.phase == OVER:
            return GAME_OVER
        return self.turn

    def legal(self, seat: Seat) -> list[Move]:
        if seat != self.turn:
            return []
        phase: i64 = self.phase
        if phase == TURN:
            claims = stop.claims(self) if stop.may_claim(self, seat) else []
            return turn.moves(self, seat) + claims
        if phase == WINDOW:
            return self.window_moves()
        if phase == DRAWING:
            return draw.draws(self)
        if phase == TAKING:
            return discard.takes(self)
        return draft.drafts(self)

    def window_moves(self) -> list[Move]:
        """Say nothing, or claim a marker (DP-11)."""
        quiet: list[Move] = [self.moves.quiet]
        return quiet + stop.claims(self)

    def count_legal(self, seat: Seat) -> i64:
        if seat != self.turn:
            return UNCOUNTED
        if self.phase == WINDOW:
            return 1 + self.board.markers()
        if self.phase == TURN:
            listed: i64 = len(turn.moves(self, seat))
            if stop.may_claim(self, seat):
                return listed + self.board.markers()
            return listed
        if self.phase == DRAFTING:
            return sets.size(self.beside())
        return UNCOUNTED

    def nth_legal(self, seat: Seat, index: i64) -> Move:
        if self.phase == WINDOW:
            return self.moves.quiet if index == 0 else stop.nth_claim(self, index - 1)
        if self.phase == DRAFTING:
            return self.moves.draft[sets.nth(self.beside(), index)]
        listed = turn.moves(self, seat)
        before: i64 = len(listed)
        return listed[index] if index < before else stop.nth_claim(self, index - before)

    def interjections(self, seat: Seat) -> list[Move]:
        """In an open window seats that are not asked may call STOP (AMB-25)."""
        if seat == self.turn or not stop.may_claim(self, seat):
            return []
        return self.window_moves() if self.phase == WINDOW else stop.claims(self).copy()

    def expires(self) -> bool:
        """With no turn to come, an open window ends after `stop_seconds` (AMB-25)."""
        return self.phase == WINDOW and self.agreed.open_stop

    def contested(self) -> Seat | None:
        """In an open window, whose turn it follows; nobody's if the board is as it was (AMB-25)."""
        return self.ended if self.window and self.changed and self.agreed.open_stop else None

    def auto_step(self) -> bool:
        """Where the choice rests on the board and the piles alone, and so shows nobody's hand."""
        return self.phase != TURN or self.action == DISCARDED or self.cards_left == 0

    def choice_hidden(self) -> bool:
        return False

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        if self.phase == LAYING_TILES:
            tiles = self.moves.tiles[:1] if self.agreed.one_order else self.moves.tiles
            return [(move, 1) for move in tiles]
        if self.phase == CHOOSE_FIRST:
            seats = range(self.players) if self.agreed.first_seat < 0 else [self.agreed.first_seat]
            return [(self.moves.firsts[seat], 1) for seat in seats]
        if self.phase == DRAWING:
            return [(move, 1) for move in draw.draws(self)]
        return [(self.drawn_card(card), 1) for card in sets.members(self.stack())]

    def sample(self, rng: Rng) -> Move:
        if self.phase in (DEALING, RECEIVING):
            stack: i64 = self.stack()
            return self.drawn_card(sets.nth(stack, rng.below(sets.size(stack))))
        outcomes = self.outcomes()
        return outcomes[rng.below(len(outcomes))][0]

    def stack(self) -> i64:
        """The pile that the next card comes from."""
        kind: i64 = setup.dealt_kind(self) if self.phase == DEALING else self.kind
        return self.pile & KIND_CARDS[kind]

    def drawn_card(self, card: i64) -> GadsHillMove:
        return self.moves.deals[card] if self.phase == DEALING else self.moves.cards[card]

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, GadsHillMove)
        act: i64 = move.act
        if act == moves.CLAIM:
            stop.claim(self, seat, move, events)
        elif act == moves.QUIET:
            stop.keep_quiet(self, seat, events)
        elif self.phase == TURN:
            self.act(seat, move, events)
        elif act == moves.DRAW:
            draw.choose_pile(self, move.other, events)
        elif act == moves.CARD:
            draw.draw(self, move.card, events)
            stop.hold(self, events)
        elif act == moves.TAKE:
            discard.take(self, seat, move, events)
        else:
            self.set_up(seat, move, events)

    def act(self, seat: i64, move: GadsHillMove, events: list[Event] | None) -> None:
        """A move of the active player's own turn; the first one closes an open window (AMB-25)."""
        if self.window:
            stop.shut(self)
        if move.act == moves.PLAY:
            play.play(self, seat, move, events)
        elif move.act == moves.DISCARD:
            discard.discard(self, seat, move, events)
        elif move.act == moves.BUY:
            buy.buy(self, seat, move.building, events)
        elif not turn.end(self, seat, events):
            stop.hold(self, events)

    def set_up(self, seat: i64, move: GadsHillMove, events: list[Event] | None) -> None:
        """Tiles, first player, hands, draft (GH-14 to GH-24)."""
        if move.act == moves.DEAL:
            setup.deal(self, move.card, events)
        elif move.act == moves.DRAFT:
            if draft.draft(self, seat, move.building, events):
                turn.begin(self, self.first, events)
        elif move.act == moves.TILES:
            setup.lay_tiles(self, move.other, events)
        else:
            setup.choose_first(self, move.other, events)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # Knowledge

    def observe(self, seat: Seat | None) -> GadsHillView:
        return observe(self, seat)

    def observe_all(self, seats: Sequence[Seat | None]) -> list[GadsHillView]:
        public = observe(self, None) if len(seats) > 1 else None
        return [
            public if public and seat is None else observe(self, seat, public) for seat in seats
        ]

    def recall(self, seat: Seat) -> Recollection:
        return Recollection(self, seat)

    def preview(self, seat: Seat, card: int, building: int) -> PlayView:
        """Show what a card would do with one choice of "my building" (-1: a building card)."""
        return preview(self, seat, card, building)

    def imagine(self, seat: Seat, rng: Rng) -> GadsHillState:
        world = self.clone()
        imagine.imagine(world, seat, rng)
        return world

    # When a seat is silent, or asks for what is not offered

    def default(self, seat: Seat) -> Move:
        """Keep quiet, end the turn, or else take what is listed first."""
        return self.legal(seat)[0]

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, GadsHillMove)
        return refusal(self, seat, move)


@final
class GadsHill(Game):
    """The logic game by Stephan Riedel (Clicker Spiele, 2016)."""

    town: Town
    moves: AllMoves
    agreed: Agreed | None
    """What was agreed on for the last table: most are like the one before."""

    def __init__(self, path: Path | None = None) -> None:
        self.agreed = None
        self.town = load(path)
        self.moves = AllMoves(self.town)
        self.name = "gadshill"
        self.rules = 1
        self.components = STANDARD if path is None else self.town.fingerprint()
        self.players = (2, 3, 4)
        self.players_clause = "GH-01"
        self.options = (
            Option("legality", ("global", "local"), "GH-81", {}),
            Option("stop", ("claim", "auto", "off"), "GH-77", {}),
            Option("stop_order", ("ordered", "open"), "GH-77", {}, among_people="open"),
            Option(
                "stop_seconds",
                ("15", "0", "4", "5", "30", "60", "usual"),
                "GH-77",
                {},
                among_people="usual",
            ),
            Option("stop_penalty", ("0", "1"), "GH-77", {}),
            Option("discard", ("dead", "permanent", "any"), "GH-65", {}),
            Option("draw", ("choice", "building", "random"), "GH-29", {}),
            Option("one_card_at", ("16", "19"), "GH-75", {}),
            Option("buys_per_turn", ("1", "3"), "GH-70", {}),
            Option("lot_limit", ("card", "turn"), "GH-46", {}),
            Option("null_play", ("no", "yes"), "GH-26", {}),
            Option("last_stop", ("yes", "no"), "GH-86", {}),
            Option("reshuffle", ("all", "district"), "GH-84", {}),
            Option("stall_rounds", ("off", "4"), "GH-27", {}, {"null_play=yes": "4"}),  # AMB-17
            Option("show_discard", ("no", "yes"), "GH-38", {}),
            Option("first_seat", ("random", "0", "1", "2", "3"), "GH-18", {"2": (3, 4), "3": (4,)}),
        )
        self.reductions = (
            Option("building_cards", fewer(22, 1), "GH-07", {}),
            Option("district_cards", fewer(16, 0), "GH-07", {}),
            Option("condition_cards", fewer(22, 0), "GH-07", {}),
            Option("hand", fewer(3, 1), "GH-19", {}),
            Option("draft", fewer(7, 1), "GH-21", {}),
            Option("buildings", fewer(BUILDINGS, 1), "GH-24", {}),
            Option("goal", fewer(22, 4), "GH-85", {}),
            Option("tiles", ("random", "fixed"), "GH-15", {}),
        )

    def start(self, players: int, options: Mapping[str, str]) -> GadsHillState:
        agreed = self.agreed
        if agreed is None or agreed.chosen != options:
            agreed = self.agreed = Agreed(options)
        if not agreed.enough_for(players):
            raise ValueError(f"there are too few cards or buildings for {players} players")
        state = GadsHillState(players, self.moves, agreed, empty_board(self.town, agreed.rulings))
        none = [0] * players
        state.hands = none.copy()
        state.front = none.copy()
        state.points = none.copy()
        state.bought = none.copy()
        state.lost = none
        state.parting = [None] * players
        state.drew = [-1] * players
        state.eras = [agreed.cards]
        state.offer = []
        return state

    def parse(self, text: str) -> Move:
        return self.moves.parse(text)

    def view(self) -> type[GadsHillView]:
        return GadsHillView
