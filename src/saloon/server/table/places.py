"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from saloon.bots.roster import BOTS, best_bot
from saloon.kernel import Seat
from saloon.server.lookalikes import look
from saloon.server.names import clean_name
from saloon.server.store.rows import SeatRow
from saloon.server.wire.errors import ApiError
from saloon.server.wire.tables import Beside, BotSeat, Me, Open, PlaceView, SeatWish
from saloon.server.wire.values import Absence, Adds

REGULARS: Final = ("Mara", "Odile", "Fips", "Jonas", "Tilly", "Rufus", "Pearl", "Otto")
"""What bots are called in this house, seat by seat."""


class Names(Protocol):
    """Who knows what people are called."""

    def name(self, person: str) -> str: ...


@dataclass
class Place:
    """A seat: open, a bot's, a person's, or that of somebody beside that person."""

    person: str | None = None
    name: str | None = None
    """What a bot is called, or somebody at the same screen as the person."""
    bot: str | None = None
    """Who plays: the bot of the seat, or the one in a person's stead."""
    absent: Absence | None = None
    nonce: bytes = b""
    """What the person's client added to the draws; empty where it added nothing, or nothing yet."""
    seal: bytes | None = None
    """The hash by which the nonce was promised; empty where a new promise is owed."""
    orders: tuple[str, ...] = ()
    """What is done for the person without asking, where the house may."""

    @property
    def adds(self) -> Adds:
        """Tell how the seat adds to the draws."""
        if self.seal is not None:
            return "sealed" if self.seal else "owed"
        return "open" if self.nonce else "nothing"

    @property
    def missing(self) -> bool:
        """Tell whether a promised nonce has not come yet."""
        return bool(self.seal) and not self.nonce

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def bots_own(self) -> bool:
        """Tell whether a bot sits here, and in nobody's stead."""
        return self.person is None and self.bot is not None

    @property
    def ready(self) -> bool:
        return not self.open and self.absent != "invited"

    def belongs_to(self, person: str) -> bool:
        return self.person == person and self.absent != "invited"

    def clear(self) -> None:
        self.person = self.name = self.bot = self.absent = self.seal = None
        self.nonce = b""
        self.orders = ()

    def called(self, people: Names) -> str:
        """Give the name others see."""
        if self.person is None:
            return self.name or self.bot or ""
        return self.name if self.name is not None else people.name(self.person)

    def view(self, called: str, promised: bool = True) -> PlaceView:
        """Show the seat under a name that nobody else has at the table.

        Without promises, nobody can tell who made its nonce.
        """
        kind: Literal["person", "beside", "bot", "open"] = "person"
        if self.person is None:
            kind = "bot" if self.bot else "open"
        elif self.name is not None:
            kind = "beside"
        return PlaceView(
            kind,
            called,
            self.person,
            self.bot,
            self.absent,
            self.adds if promised else "nothing",
            self.seal.hex() if self.seal else None,
            self.nonce.hex() if self.nonce and promised else None,
        )

    def row(self, table: str, seat: Seat) -> SeatRow:
        return {
            "table_id": table,
            "seat": seat,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "absent": self.absent,
            "nonce": self.nonce,
            "seal": self.seal,
            "orders": " ".join(self.orders) or None,
        }


def place_from(row: SeatRow) -> Place:
    orders = tuple((row["orders"] or "").split())
    return Place(
        row["person"], row["name"], row["bot"], row["absent"], row["nonce"], row["seal"], orders
    )


def names(places: Sequence[Place], people: Names) -> list[str]:
    """Name everyone at the table; two names that look alike are told apart by a number."""
    called = [place.called(people) for place in places]
    looks = [look(name) for name in called]
    return [
        f"{name} {looks[:seat].count(like) + 1}" if name and looks.count(like) > 1 else name
        for seat, (name, like) in enumerate(zip(called, looks, strict=True))
    ]


def seated(place: Place, seat: Seat, wish: SeatWish, person: str, game: str) -> None:
    """Fill a place as wished; a bot is called by the house's name for that seat."""
    bot = known_bot(game, wish.bot) if isinstance(wish, BotSeat) else None
    name = clean_name(wish.name) if isinstance(wish, Beside) else None
    if isinstance(wish, Me) and wish.nonce and wish.seal:
        raise ApiError("malformed", {"detail": "seal, nonce"})
    place.clear()
    if bot is not None:
        place.bot, place.name = bot, REGULARS[seat % len(REGULARS)]
    if isinstance(wish, Open | BotSeat):
        return
    place.person = person
    place.name = name
    if isinstance(wish, Me):
        place.nonce = bytes.fromhex(wish.nonce)
        place.seal = bytes.fromhex(wish.seal) or None


def stand_in(game: str) -> str:
    """Name the bot that plays for somebody who is away: a fair hand, neither fool nor legend."""
    return "regular" if "regular" in BOTS[game] else best_bot(game)


def known_bot(game: str, bot: str) -> str:
    """Find a bot by name; `best` is the best there is."""
    if bot == "best":
        return best_bot(game)
    if bot not in BOTS[game]:
        raise ApiError("no-such-bot", {"bot": bot, "known": ", ".join(BOTS[game])})
    return bot
