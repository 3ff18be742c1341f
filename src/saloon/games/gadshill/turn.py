"""A turn: one or two cards, or two discarded, or nothing; a purchase; a card (GH-26 to GH-39,
GH-65 to GH-76, GH-84)."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill.components import (
    BUILDING,
    FIRST_DISTRICT,
    KIND_CARDS,
    KINDS,
    NO_BUILDING,
)
from saloon.games.gadshill.deduction import (
    CONTRADICTION,
    LEGAL,
    NO_EFFECT,
    SAME_BUILDING,
    Board,
    Trace,
)
from saloon.games.gadshill.moves import Step
from saloon.games.gadshill.table import (
    ANY,
    AT_RANDOM,
    AUTOMATIC,
    BY_BUILDING,
    DISCARDED,
    DRAWING,
    NO_ACTION,
    PERMANENT,
    PLAYED,
    RECEIVING,
    TAKING,
    TURN,
    Table,
)
from saloon.kernel import sets
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64

PRICE: Final = 2
"""Collected markers that a building costs (GH-70)."""
PURCHASES: Final = 3
"""Buildings that a player may buy in a game (GH-71)."""


def begin(table: Table, seat: i64, events: list[Event] | None) -> None:
    """A turn begins: two cards, or one once the locomotive is far enough (GH-26, GH-75)."""
    table.phase = TURN
    table.turn = seat
    table.active = seat
    table.action = NO_ACTION
    table.cards_left = cards_allowed(table)
    table.bought_now = 0
    table.parting[seat] = None
    table.studied = False
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "number": table.cards_left}
        events.append(Event(Message("gh-turn", said, "GH-26")))


def cards_allowed(table: Table) -> i64:
    """One card a turn from the agreed place of the locomotive on (GH-75, AMB-10)."""
    return 1 if table.locomotive() >= table.agreed.one_card_at else 2


# What may be done


def moves(table: Table, seat: i64) -> list[Move]:
    """List a turn's moves: stop, plays, discards, purchases. Claims come on top."""
    if table.board.fours:
        return plays(table, seat).copy()
    steps = table.steps
    listed: list[Move] = [steps.done if table.action else steps.passing]
    if table.cards_left and table.action != DISCARDED:
        listed += plays(table, seat)
        if table.action == NO_ACTION:
            listed += discards(table, seat)
    if may_buy(table, seat):
        listed += [steps.buy[building] for building in sets.members(table.beside())]
    return listed


def plays(table: Table, seat: i64) -> list[Move]:
    """List the legal plays by card, then by "my building" (DP-03, DP-04)."""
    if not table.studied:
        study(table, seat)
    return table.offer


def study(table: Table, seat: i64) -> None:
    """Try every card of a hand with every choice; note the cards that have no play."""
    board = table.board
    own: i64 = table.own(seat)
    hand: i64 = table.hands[seat]
    offer: list[Move] = []
    dead: i64 = 0
    left: i64 = hand
    while left:
        held: i64 = sets.lowest(left)
        left ^= held
        card: i64 = sets.first(held)
        steps = table.steps.plays[card]
        before: i64 = len(offer)
        if card < FIRST_DISTRICT:
            if leads_on(table, board.play(card, NO_BUILDING), hand ^ held, own):
                offer.append(steps[0])
        else:
            choices: i64 = own
            while choices:
                choice: i64 = sets.lowest(choices)
                choices ^= choice
                mine: i64 = sets.first(choice)
                if leads_on(table, board.play(card, mine), hand ^ held, own):
                    offer.append(steps[mine])
        if len(offer) == before:
            dead |= held
    table.offer = offer
    table.dead = dead
    table.studied = True


def leads_on(table: Table, after: Board, hand: i64, own: i64) -> bool:
    """Tell whether a play is legal for the player whose hand and buildings these are then.

    With `lot_limit = turn` a first card may leave a lot with four markers if a second card mends
    it, which then must be played (AMB-06).
    """
    if after.refused:
        return False
    if after.fours == 0:
        return True
    if table.board.fours or table.cards_left < 2:
        return False
    return mends(after, hand, own & ~after.placed)


def mends(board: Board, hand: i64, own: i64) -> bool:
    """Tell whether some card of a hand leaves every lot at three markers or fewer."""
    for card in sets.members(hand):
        for mine in [NO_BUILDING] if card < FIRST_DISTRICT else sets.members(own):
            after = board.play(card, mine)
            if after.refused == LEGAL and after.fours == 0:
                return True
    return False


def discards(table: Table, seat: i64) -> list[Move]:
    """List the pairs that may be discarded, if a marker can be had for them (GH-65, AMB-08)."""
    cards = sets.members(discardable(table, seat))
    if len(cards) < 2 or not table.board.may_take_any():
        return []
    steps = table.steps.discards
    pairs: list[Move] = []
    for index, first in enumerate(cards):
        row = steps[first]
        pairs += [row[second] for second in cards[index + 1 :]]
    return pairs


def discardable(table: Table, seat: i64) -> i64:
    """The cards that may be discarded: those without a play, or as agreed (AMB-08)."""
    if table.agreed.discard == ANY:
        return table.hands[seat]
    if not table.studied:
        study(table, seat)
    if table.agreed.discard != PERMANENT:
        return table.dead
    lasting: i64 = 0
    for card in sets.members(table.dead):
        if dead_for_good(table, seat, card):
            lasting |= sets.one(card)
    return lasting


def dead_for_good(table: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card without a play will never have one with these buildings."""
    if card < FIRST_DISTRICT:
        return table.board.play(card, NO_BUILDING).refused in (CONTRADICTION, NO_EFFECT)
    reasons = [table.board.play(card, mine).refused for mine in sets.members(table.own(seat))]
    lasting = [reason for reason in reasons if reason != SAME_BUILDING]
    return len(lasting) > 0 and all(reason in (CONTRADICTION, NO_EFFECT) for reason in lasting)


def may_buy(table: Table, seat: i64) -> bool:
    """Two markers, three purchases a game, and as many a turn as agreed (GH-70, GH-71, AMB-11)."""
    return (
        table.points[seat] >= PRICE
        and table.bought[seat] < PURCHASES
        and table.bought_now < table.agreed.buys
    )


def takes(table: Table) -> list[Move]:
    """List the markers that a discard may take (GH-66, GH-69, DP-07)."""
    board = table.board
    found: list[Move] = []
    for building in sets.members(board.marked):
        steps = table.steps.takes[building]
        found += [
            steps[lot]
            for lot in sets.members(board.lots[building])
            if board.may_take(building, sets.one(lot))
        ]
    return found


def draws(table: Table) -> list[Move]:
    """List the piles to draw from (GH-29, AMB-01, DP-10)."""
    if table.agreed.draw == BY_BUILDING and table.pile & KIND_CARDS[BUILDING]:
        return [table.steps.draws[BUILDING]]
    return [table.steps.draws[kind] for kind in range(3) if table.pile & KIND_CARDS[kind]]


# What is done


def play(table: Table, seat: i64, step: Step, events: list[Event] | None) -> None:
    """A card is played: it acts now and never again (GH-30, GH-38)."""
    use(table, seat, sets.one(step.card))
    table.cards_left -= 1
    table.action = PLAYED
    trace: Trace | None = None
    if events is not None:
        trace = Trace()
        table.board.resolve(step.card, step.building, trace)
        tell_play(table, seat, step, events)
    table.earn(seat, table.board.play(step.card, step.building))
    if events is not None and trace is not None:
        table.tell_effects(seat, trace, events)
    conclude(table, seat, events)


def tell_play(table: Table, seat: i64, step: Step, events: list[Event]) -> None:
    said: dict[str, Param] = {"seat": seat, "clue": step.card}
    if step.building == NO_BUILDING:
        events.append(Event(Message("gh-played", said, "GH-33"), reveals=True))
    else:
        mine = table.board.town.buildings[step.building]
        said = {"seat": seat, "clue": step.card, "building": mine}
        events.append(Event(Message("gh-played-mine", said, "GH-34"), reveals=True))


def use(table: Table, seat: i64, cards: i64) -> None:
    """Cards go from a hand to the discard pile, seen by all (GH-30)."""
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand ^ cards
    table.discard |= cards
    table.shown = cards
    table.studied = False


def conclude(table: Table, seat: i64, events: list[Event] | None) -> None:
    """With `stop = auto` every conclusion is drawn for the active player at once (AMB-07)."""
    if table.agreed.stop != AUTOMATIC or table.board.fours:
        return
    trace = Trace() if events is not None else None
    after = table.board.concluded(trace)
    if after.gain == 0:
        return
    table.earn(seat, after)
    if events is not None and trace is not None:
        events.append(Event(Message("gh-concluded", {"seat": seat}, "GH-77"), reveals=True))
        table.tell_effects(seat, trace, events)


def discard(table: Table, seat: i64, step: Step, events: list[Event] | None) -> None:
    """Two cards are discarded for a marker of the player's choice (GH-65, DP-06)."""
    use(table, seat, sets.one(step.card) | sets.one(step.other))
    table.action = DISCARDED
    table.phase = TAKING
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "first": step.card, "second": step.other}
        events.append(Event(Message("gh-discarded", said, "GH-65"), reveals=True))


def take(table: Table, seat: i64, step: Step, events: list[Event] | None) -> None:
    """The marker is taken, and with it everything that its chain frees (GH-66 to GH-68)."""
    table.phase = TURN
    trace = Trace() if events is not None else None
    if events is not None:
        town = table.board.town
        said: dict[str, Param] = {
            "seat": seat,
            "building": town.buildings[step.building],
            "lot": town.lots[sets.first(step.lot)],
        }
        events.append(Event(Message("gh-took", said, "GH-66")))
    table.earn(seat, table.board.without(step.building, step.lot, trace))
    if events is not None and trace is not None:
        table.tell_effects(seat, trace, events)
    conclude(table, seat, events)


def buy(table: Table, seat: i64, building: i64, events: list[Event] | None) -> None:
    """Two collected markers leave the game for a building from beside the board (GH-70 to 73)."""
    points: i64 = table.points[seat]
    front: i64 = table.front[seat]
    bought: i64 = table.bought[seat]
    table.points[seat] = points - PRICE
    table.front[seat] = sets.add(front, building)
    table.bought[seat] = bought + 1
    table.bought_now += 1
    table.studied = False
    if events is not None:
        said: dict[str, Param] = {
            "seat": seat,
            "building": table.board.town.buildings[building],
            "left": PURCHASES - bought - 1,
        }
        events.append(Event(Message("gh-bought", said, "GH-70")))


def go_and_draw(table: Table, events: list[Event] | None) -> bool:
    """A turn ends with one card, whatever was done in it (GH-29, GH-74, AMB-02).

    Tells whether there is a card to draw.
    """
    if table.pile == 0:
        reshuffle(table, events)
    if table.pile == 0:
        if events is not None:
            events.append(Event(Message("gh-undrawn", {"seat": table.active}, "GH-84")))
        return False
    table.phase = DRAWING
    if table.agreed.draw == AT_RANDOM:
        table.turn = CHANCE
    return True


def reshuffle(table: Table, events: list[Event] | None) -> None:
    """All piles are empty: the discarded cards form new ones, by type (GH-84, AMB-12)."""
    back: i64 = table.discard
    if table.agreed.districts_return:
        back &= KIND_CARDS[1]
    if back == 0:
        return
    table.discard ^= back
    table.pile = back
    table.shown &= ~back
    table.eras = [era & ~back for era in table.eras] + [back]
    if events is not None:
        events.append(Event(Message("gh-reshuffled", {"number": len(sets.members(back))}, "GH-84")))


def choose_pile(table: Table, kind: i64, events: list[Event] | None) -> None:
    """The card will come from this pile (AMB-01)."""
    table.kind = kind
    table.phase = RECEIVING
    table.turn = CHANCE
    if events is not None:
        said: dict[str, Param] = {"seat": table.active, "pile": KINDS[kind]}
        events.append(Event(Message("gh-pile-chosen", said, "GH-29")))


def draw(table: Table, card: i64, events: list[Event] | None) -> None:
    """The top card of the pile goes to the active player unseen by the others (GH-29)."""
    seat: i64 = table.active
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand | sets.one(card)
    table.drew[seat] = table.kind
    table.pile ^= sets.one(card)
    table.drawn = True
    if events is not None:
        pile = KINDS[table.kind]
        said: dict[str, Param] = {"seat": seat, "pile": pile}
        own: dict[str, Param] = {"seat": seat, "pile": pile, "clue": card}
        private = {seat: Message("gh-drew-you", own, "GH-29")}
        events.append(Event(Message("gh-drew", said, "GH-29"), private))
