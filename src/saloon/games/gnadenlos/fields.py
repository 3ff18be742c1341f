"""What the bytes of an observation of Gnadenlos! are; `observation` writes them in this order."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos.components import ADVENTURERS, EVENTS
from saloon.games.gnadenlos.debts import KINDS, VALUES
from saloon.games.gnadenlos.moves import COLUMNS, MOST_DEBTS
from saloon.learned.numbering import Field, total

SEATS: Final = 4
FOREIGN: Final = 5
"""So many kinds of other colours a bid can name."""
SHOWN_SLOTS: Final = 32
"""More debts never lie in the market (AM-35)."""
HIGHEST_BID: Final = MOST_DEBTS * (VALUES - 1)

OBSERVATION: Final = (
    Field("three players, four players", 2, 1),
    Field(
        "options: expert set-up, automatic tidying, three start adventurers, random picks,"
        " must take, lone event turned, leftovers",
        7,
        1,
    ),
    Field("phase: choosing, taking, tidying, buying, bidding, picking, laying", 7, 1),
    Field("auction of the expert set-up", 1, 1),
    Field("seat with the revolver", SEATS, 1),
    Field("turn", 1, 60),
    Field("steps left to the undertaker", 1, 7, 7),
    Field("event card", EVENTS, 1),
    Field("event cards left", EVENTS, 7, 2),
    Field("debts missing for a payday", 1, 24, 8),
    Field("market is closed up after a payday", 1, 1),
    Field("column of the next debt", COLUMNS, 1),
    Field("values bid", HIGHEST_BID + 1, 1),
    Field("nuggets", SEATS, 85, 12),
    Field("positions", SEATS, 35),
    Field("spaces to the finish", SEATS, 30, 8),
    Field("vultures", SEATS, 3, 3),
    Field("rank if the game were over", SEATS, 4, 4),
    Field("poker gain", SEATS, 9, 4),
    Field("poker loss", SEATS, 9, 4),
    Field("adventurers", SEATS, 10, 5),
    Field("adventurers not known", SEATS, 10, 3),
    Field("best known number for the event, plus 1", SEATS, 8, 8),
    Field("debts in hand", SEATS, 40),
    Field("debts in hand not known", SEATS, 20, 2),
    Field("debts outside hands that are known", SEATS, 13),
    Field("their value", SEATS, 25),
    Field("nuggets less that value, plus 25", SEATS, 110),
    Field("likely cost of the next payday, in quarters", SEATS, 100),
    Field("in the event", SEATS, 1),
    Field("still to choose", SEATS, 1),
    Field("won the event", SEATS, 1),
    Field("lost the event", SEATS, 1),
    Field("still to take debts", SEATS, 1),
    Field("bid stands", SEATS, 1),
    Field("unable to bid", SEATS, 1),
    Field("bid, plus 1", SEATS, 13, 13),
    Field("debts bid, by colour", SEATS * SEATS, 3),
    Field("own bid, by colour and value", KINDS, 3),
    Field("known debts in hand, by seat, colour and value", SEATS * KINDS, 7, 1),
    Field("debts elsewhere, by colour and value", KINDS, 7, 1),
    Field("foreign debts: colour (3), value, copies", FOREIGN * 5, 7),
    Field("own adventurers", ADVENTURERS, 1),
    Field("their numbers for the event, plus 1", ADVENTURERS, 8),
    Field("others' known adventurers", 3 * ADVENTURERS, 1),
    Field("adventurers on offer; of the expert set-up, by pair", ADVENTURERS, 4, 1),
    Field("adventurers in the discard pile", ADVENTURERS, 1),
    Field("adventurers in the deck or others' hands", ADVENTURERS, 1),
    Field("kinds that may lie in each slot", SHOWN_SLOTS, 8, 1),
    Field("highest value that may lie in each slot, by colour, plus 1", SHOWN_SLOTS * SEATS, 5),
)
SECRETS: Final = (
    Field("others' adventurers", 3 * ADVENTURERS, 1),
    Field("others' chosen adventurers", 3 * ADVENTURERS, 1),
    Field("others' debts, by colour and value", 3 * KINDS, 7),
    Field("value in each slot, by colour, plus 1", SHOWN_SLOTS * SEATS, 5),
)
SIZE: Final = total(OBSERVATION)
SECRETS_SIZE: Final = total(SECRETS)
