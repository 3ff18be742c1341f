"""What each seat knows, and how it imagines the rest (ledger section 4)."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill import stop, turn
from saloon.games.gadshill.components import BUILDINGS, FIRST_DISTRICT, KIND_CARDS, NO_BUILDING
from saloon.games.gadshill.deduction import (
    CLAUSES,
    EFFECTS,
    LEGAL,
    LOT_FULL,
    NO_OWN,
    REASONS,
    Board,
    Trace,
)
from saloon.games.gadshill.moves import ORDERS, Step
from saloon.games.gadshill.table import (
    AUTOMATIC,
    CHOOSE_FIRST,
    DISCARDED,
    LAYING_TILES,
    NOBODY,
    PHASES,
    TAKING,
    TURN,
    Table,
)
from saloon.games.gadshill.view import (
    BuildingView,
    CardView,
    EffectView,
    GadsHillView,
    PlayView,
    SeatView,
    TakeView,
)
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng

CONCLUDED: Final = 1 << 11
"""Marks the previews that go on to what is concluded after the card."""
DEALS_TRIED: Final = 50
"""How often a deal is tried that lets the active player mend a crowded lot."""


def observe(table: Table, seat: int | None) -> GadsHillView:
    """Show the table to a seat, or to a spectator (None)."""
    seats = range(table.players)
    begun = table.phase not in (LAYING_TILES, CHOOSE_FIRST)
    return GadsHillView(
        seat=seat,
        players=table.players,
        phase=PHASES[table.phase],
        turn=None if table.turn in (CHANCE, NOBODY) else table.turn,
        active=table.active if begun and not table.reason else None,
        first=table.first if begun else None,
        locomotive=table.locomotive(),
        tiles=tiles_of(table),
        buildings=tuple([building_view(table, each) for each in range(BUILDINGS)]),
        seats=tuple([seat_view(table, each) for each in seats]),
        hand=() if seat is None else hand_view(table, seat),
        takes=() if seat is None else take_views(table, seat),
        piles=tuple([sets.size(table.pile & kind) for kind in KIND_CARDS]),
        shown=tuple(sets.members(table.shown)),
        discard=tuple(sets.members(table.discard)) if table.agreed.show_discard else None,
        discarded=sets.size(table.discard),
        cards_left=table.cards_left,
        bought_now=table.bought_now,
        window=table.window,
        passes=table.passes,
        undrawn=table.undrawn,
        reason=table.reason or None,
    )


def tiles_of(table: Table) -> tuple[str, ...]:
    if table.phase == LAYING_TILES:
        return ()
    return tuple([table.board.town.tiles[tile] for tile in ORDERS[table.tiles]])


def building_view(table: Table, building: int) -> BuildingView:
    board = table.board
    state = "unmarked"
    if sets.has(board.marked, building):
        state = "marked"
    elif sets.has(board.placed, building):
        state = "placed"
    holder: int | None = None
    for seat, front in enumerate(table.front):
        if sets.has(front, building):
            holder = seat
    return BuildingView(
        board.town.buildings[building],
        state,
        board.town.lot_ids(board.lots[building]),
        holder,
    )


def seat_view(table: Table, seat: int) -> SeatView:
    counts = [sets.size(table.hands[seat] & kind) for kind in KIND_CARDS]
    return SeatView(
        table.points[seat],
        table.bought[seat],
        table.lost[seat],
        counts[0],
        counts[1],
        counts[2],
        stop.may_claim(table, seat),
    )


# What a card of the own hand would do


def hand_view(table: Table, seat: int) -> tuple[CardView, ...]:
    """Show the own hand; while a card may be played, with what each would do."""
    cards: list[CardView] = []
    may_play = table.cards_left > 0 and table.action != DISCARDED
    if table.phase != TURN or table.turn != seat or not may_play:
        return tuple([CardView(card, ()) for card in sets.members(table.hands[seat])])
    for card in sets.members(table.hands[seat]):
        choices = [NO_BUILDING] if card < FIRST_DISTRICT else sets.members(table.own(seat))
        plays = [preview(table, seat, card, mine) for mine in choices]
        if not plays:
            plays = [unplayable(None, NO_OWN, (), ())]
        cards.append(CardView(card, tuple(plays)))
    return tuple(cards)


def preview(table: Table, seat: int, card: int, mine: int) -> PlayView:
    """Show what a card would do for a seat, from the board and its own cards alone."""
    board = table.board
    after = board.play(card, mine)
    shown = previewed(board, card, mine)
    if after.refused == LEGAL and after.fours:
        rest = table.hands[seat] & ~sets.one(card)
        if not turn.leads_on(table, after, rest, table.own(seat)):
            crowd = board.town.building_ids(after.marked_on(after.fours))
            full = board.town.lot_ids(after.fours)
            return unplayable(shown.building, LOT_FULL, full, crowd)
    elif after.refused == LEGAL and table.agreed.stop == AUTOMATIC:
        return with_conclusions(board, card, mine, shown)
    return shown


def unplayable(
    building: str | None, reason: i64, lots: tuple[str, ...], buildings: tuple[str, ...]
) -> PlayView:
    """Show a play that the rules refuse, and what causes it."""
    return PlayView(building, REASONS[reason], lots, buildings, (), 0, CLAUSES[reason])


def take_views(table: Table, seat: int) -> tuple[TakeView, ...]:
    """Show what each marker would bring that may be taken for two cards (DP-07)."""
    if table.phase != TAKING or table.turn != seat:
        return ()
    return tuple([take_view(table, step) for step in turn.takes(table) if isinstance(step, Step)])


def take_view(table: Table, step: Step) -> TakeView:
    """Follow the chain of one taken marker, and with `stop = auto` what is concluded then."""
    board = table.board
    trace = Trace()
    after = board.without(step.building, step.lot, trace)
    points: i64 = after.gain
    if table.agreed.stop == AUTOMATIC:
        points += after.concluded(trace).gain
    building, lot = board.town.buildings[step.building], board.town.lots[sets.first(step.lot)]
    return TakeView(building, lot, effect_views(board, trace), points)


def with_conclusions(board: Board, card: int, mine: int, shown: PlayView) -> PlayView:
    """Add what is concluded at once after a card (`stop = auto`, AMB-07)."""
    key = CONCLUDED | card << 5 | (mine + 1)
    previews = board.previews
    assert previews is not None
    known = previews.get(key)
    if known is None:
        trace = Trace()
        after = board.play(card, mine).concluded(trace)
        effects = shown.effects + effect_views(board, trace)
        known = PlayView(shown.building, "", (), (), effects, shown.points + after.gain)
        previews[key] = known
    return known


def effect_views(board: Board, trace: Trace) -> tuple[EffectView, ...]:
    town = board.town
    return tuple(
        [
            EffectView(
                EFFECTS[effect.kind],
                town.buildings[effect.building],
                town.lot_ids(effect.lots),
                effect.points,
            )
            for effect in trace.effects
        ]
    )


def previewed(board: Board, card: int, mine: int) -> PlayView:
    """Resolve a play once more for the steps of it, or for the cause of its refusal."""
    key = card << 5 | (mine + 1)
    previews = board.previews
    if previews is None:
        previews = board.previews = {}
    known = previews.get(key)
    if known is not None:
        return known
    trace = Trace()
    after = board.resolve(card, mine, trace)
    town = board.town
    known = PlayView(
        None if mine == NO_BUILDING else town.buildings[mine],
        REASONS[after.refused],
        town.lot_ids(trace.lots),
        town.building_ids(trace.buildings),
        effect_views(board, trace),
        after.gain,
        CLAUSES[after.refused],
    )
    previews[key] = known
    return known


# Imagination


def imagine(world: Table, seat: i64, rng: Rng) -> None:
    """Deal the cards that a seat cannot see anew.

    Everybody remembers every card used, knows from which pile each hidden card came, and whether
    that was before or after a reshuffle. Nothing else is known of a hand, except that a crowded
    lot can be mended from the active player's (AMB-06).
    """
    redeal(world, seat, rng)
    if world.board.fours and world.active != seat:
        tries = 0
        while not mended(world) and tries < DEALS_TRIED:
            redeal(world, seat, rng)
            tries += 1
        if not mended(world):
            hand_a_mender(world, seat, rng)
    world.studied = False


def redeal(world: Table, seat: i64, rng: Rng) -> None:
    """Within each kind and each era of the piles, every unseen card is as likely as any other."""
    hidden: i64 = ~(world.hands[seat] | world.discard)
    world.pile = 0
    for era in world.eras:
        for kind in KIND_CARDS:
            pool: i64 = era & kind & hidden
            for other in range(world.players):
                hand: i64 = world.hands[other]
                cards: i64 = hand & era & kind
                if other != seat and cards:
                    dealt: i64 = pick(pool, sets.size(cards), rng)
                    pool ^= dealt
                    world.hands[other] = hand ^ cards | dealt
            world.pile |= pool


def pick(pool: i64, number: i64, rng: Rng) -> i64:
    """Take so many cards out of a pool at random."""
    left: i64 = sets.size(pool)
    taken: i64 = 0
    while number > 0:
        taken = sets.add(taken, sets.nth(pool & ~taken, rng.below(left)))
        left -= 1
        number -= 1
    return taken


def mended(world: Table) -> bool:
    return turn.mends(world.board, world.hands[world.active], world.own(world.active))


def hand_a_mender(world: Table, seat: i64, rng: Rng) -> None:
    """Swap a card that mends the crowded lot into the active player's hand."""
    hidden: i64 = ~(world.hands[seat] | world.discard)
    own: i64 = world.own(world.active)
    hand: i64 = world.hands[world.active]
    swaps: list[tuple[int, int]] = []
    for era in world.eras:
        for kind in KIND_CARDS:
            held: i64 = hand & era & kind
            swaps += [
                (sets.one(card), held)
                for card in sets.members(era & kind & hidden & ~hand)
                if held and turn.mends(world.board, sets.one(card), own)
            ]
    wanted, from_these = swaps[rng.below(len(swaps))]
    given: i64 = pick(from_these, 1, rng)
    world.pile = swapped(world.pile, wanted, given)
    for other in range(world.players):
        world.hands[other] = swapped(world.hands[other], wanted, given)


def swapped(cards: i64, one: i64, other: i64) -> i64:
    """Exchange two cards where one of them is in the set."""
    if (cards & one == 0) == (cards & other == 0):
        return cards
    return cards ^ one ^ other
