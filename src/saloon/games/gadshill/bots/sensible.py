"""A sensible player of Gads Hill 1874: rules of thumb, said as a player would say them."""

from __future__ import annotations

from saloon.bots.bot import Chair
from saloon.bots.levels import LevelBot
from saloon.games.gadshill import GadsHillState, Step
from saloon.games.gadshill.components import CONDITION, DISTRICT, NO_BUILDING, kind_of
from saloon.games.gadshill.deduction import Board
from saloon.games.gadshill.moves import BUY, CLAIM, DISCARD, DRAFT, DRAW, PLAY, TAKE
from saloon.kernel import Move, Rng, sets

WORTH = (0.6, 1.4, 2.6)
"""What a card of each kind is worth in the hand: conditions bring most, later on."""
PRICE = 2.0
MARGIN = 1.5
"""How much more than its price a building must bring at once."""
RARELY = 100_000
RASHNESS = 50.0
"""In so many of RARELY decisions, for each point of slips, STOP is cried over just any marker."""
SHARP_EYES = 8.0
"""With as many slips as this, every other claim that would hold is overlooked."""
LATE = 18
"""From this place of the locomotive on there is little left to keep cards for."""


class SensibleBot:
    """Plays for points now, keeps strong cards, buys when it pays, claims what it sees."""

    def choose(self, chair: Chair, rng: Rng) -> Move:
        moves = [move for move in chair.legal() if isinstance(move, Step)]
        if len(moves) == 1:
            return moves[0]
        world = chair.imagine(rng)
        assert isinstance(world, GadsHillState)
        by_act: dict[int, list[Step]] = {}
        for move in moves:
            by_act.setdefault(move.act, []).append(move)
        if DRAFT in by_act:
            return self.draft(world, chair.seat, by_act[DRAFT])
        if TAKE in by_act:
            return max(by_act[TAKE], key=lambda move: taken(world.board, move))
        if DRAW in by_act:
            return self.draw(world, chair.seat, by_act[DRAW])
        claim = provable(world, moves)
        if claim is not None:
            return claim
        return self.act(world, chair.seat, by_act) or moves[0]

    def interject(self, chair: Chair, rng: Rng) -> Move | None:
        return call_stop(chair, rng)

    def draft(self, world: GadsHillState, seat: int, moves: list[Step]) -> Step:
        """Take buildings that the own building cards speak of, then those of condition cards."""
        hand = world.hands[seat]
        named = {
            world.board.town.named[card]: card for card in range(60, 0, -1) if sets.has(hand, card)
        }
        return min(moves, key=lambda move: named.get(move.building, 99))

    def draw(self, world: GadsHillState, seat: int, moves: list[Step]) -> Step:
        """Draw what can bring most: conditions, then districts; without buildings, neither."""
        if not world.own(seat):
            return moves[0]
        return max(moves, key=lambda move: move.other)

    def act(self, world: GadsHillState, seat: int, by_act: dict[int, list[Step]]) -> Step | None:
        """Play, discard or buy, whatever brings most beyond what the cards are worth."""
        best, chosen = 0.0, None
        for play in by_act.get(PLAY, []):
            value = self.line(world, seat, play)
            if value > best:
                best, chosen = value, play
        if DISCARD in by_act:
            gain = best_taken(world.board)
            for pair in by_act[DISCARD]:
                cost = 0.3 * (keep(world, pair.card) + keep(world, pair.other))
                if gain - cost > best:
                    best, chosen = gain - cost, pair
        if BUY in by_act and world.cards_left:
            for purchase in by_act[BUY]:
                value = self.purchase(world, seat, purchase.building)
                if value > best + PRICE + MARGIN:
                    best, chosen = value - PRICE - MARGIN, purchase
        return chosen

    def line(self, world: GadsHillState, seat: int, play: Step) -> float:
        """Value a play together with the best second card after it."""
        after = world.board.play(play.card, play.building)
        value = int(after.gain) - keep(world, play.card)
        if world.cards_left < 2:
            return value
        rest = world.hands[seat] & ~(1 << play.card)
        return value + max(0.0, best_play(world, after, rest, world.own(seat) & ~after.placed))

    def purchase(self, world: GadsHillState, seat: int, building: int) -> float:
        """Value the best play that a building from beside the board would allow."""
        return best_play(world, world.board, world.hands[seat], 1 << building)


class GadsHillLevelBot(LevelBot):
    """A player of a level that calls STOP where it may.

    STOP is a matter of looking, not of moods about every marker on the board: the more a level
    slips, the more often it overlooks what is excluded, and now and then it believes in something
    that is not.
    """

    def by_mood(self, chair: Chair, rng: Rng, moves: list[Move]) -> Move:
        claims = [move for move in moves if isinstance(move, Step) and move.act == CLAIM]
        if not claims:
            return super().by_mood(chair, rng, moves)
        cry = self.cry(chair, rng, claims)
        if cry is not None:
            return cry
        others = [move for move in moves if not (isinstance(move, Step) and move.act == CLAIM)]
        return others[0] if len(others) == 1 else super().by_mood(chair, rng, others)

    def cry(self, chair: Chair, rng: Rng, claims: list[Step]) -> Step | None:
        """Cry STOP over what is seen, rarely over what only seems so, mostly not at all."""
        slips = self.level.slips
        if float(rng.below(RARELY)) < slips * RASHNESS:
            return claims[rng.below(len(claims))]
        world = chair.imagine(rng)
        assert isinstance(world, GadsHillState)
        seen = provable(world, claims)
        overlooked = float(rng.below(RARELY)) * (SHARP_EYES + slips) < RARELY * slips
        return None if overlooked else seen

    def interject(self, chair: Chair, rng: Rng) -> Move | None:
        claims = [move for move in chair.interjections() if isinstance(move, Step)]
        return self.cry(chair, rng, claims) if claims else None


def call_stop(chair: Chair, rng: Rng) -> Move | None:
    """Call STOP over a marker that a conclusion excludes."""
    moves = [move for move in chair.interjections() if isinstance(move, Step)]
    world = chair.imagine(rng)
    assert isinstance(world, GadsHillState)
    return provable(world, moves)


def provable(world: GadsHillState, moves: list[Step]) -> Step | None:
    """Find a claim that holds."""
    for move in moves:
        if move.act == CLAIM and world.board.closing_lots(move.building, move.lot):
            return move
    return None


def keep(world: GadsHillState, card: int) -> float:
    """What a card is worth if it is kept."""
    scale = 0.2 if world.locomotive() >= LATE else 1.0
    return WORTH[kind_of(card)] * scale


def best_play(world: GadsHillState, board: Board, hand: int, own: int) -> float:
    """The best value of a single play."""
    best = 0.0
    for card in range(1, 61):
        if sets.has(hand, card):
            kind = kind_of(card)
            needs_own = kind in (DISTRICT, CONDITION)
            choices = (
                [each for each in range(22) if sets.has(own, each)] if needs_own else [NO_BUILDING]
            )
            for mine in choices:
                after = board.play(card, mine)
                if not after.refused and not after.crowded():
                    best = max(best, int(after.gain) - keep(world, card))
    return best


def taken(board: Board, move: Step) -> int:
    """The points that a taken marker brings."""
    return board.without(move.building, move.lot, None).gain


def best_taken(board: Board) -> int:
    """The most that a discard can bring."""
    best = 0
    for building in range(22):
        for lot in range(22):
            if sets.has(board.lots[building], lot) and board.may_take(building, 1 << lot):
                best = max(best, board.without(building, 1 << lot, None).gain)
    return best
