"""One table: its seats, its game, its clocks, and who may do what there."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, Unpack

from saloon.kernel import CHANCE, Move, Seat
from saloon.records import FairChance, Play
from saloon.server.clock import Clock, Timer
from saloon.server.codes import same
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.store.database import Overtaken, Statement, Store, StoreError
from saloon.server.store.journal import GAME_KINDS, Change, count_log
from saloon.server.store.news import News
from saloon.server.store.people import Session
from saloon.server.store.rows import ChangeData
from saloon.server.store.tables import update_seat, update_table
from saloon.server.table.clocks import Clocks, fresh
from saloon.server.table.orders import ordered
from saloon.server.table.places import Names, Place
from saloon.server.table.plan import Plan
from saloon.server.table.questions import Question, Thought
from saloon.server.table.tempo import Tempos
from saloon.server.wire.errors import ApiError
from saloon.server.wire.play import RemarkView
from saloon.server.wire.seen import CachedView
from saloon.server.wire.values import Status

RECENT: Final = 64
"""So many changes are at hand for those who come back; older ones are read."""
REMARKS: Final = 200

Work: TypeAlias = Coroutine[Any, Any, None]


class Subscriber(Protocol):
    """Someone who follows a table through a seat's eyes, or as a spectator (None)."""

    seat: Seat | None
    person: str | None
    fixed: bool
    """Whether the seat was named; otherwise the eyes go with the person's first seat."""
    curtain: bool
    """Whether somebody with several seats, none of them named, sees through none in a game."""

    def push(self, message: bytes) -> None: ...

    def drop(self, code: int, why: str) -> None: ...

    def move_to(self, table: Table) -> None:
        """Follow the same table, as it was read again."""


class People(Names, Protocol):
    """What a table asks about people."""

    always_ask: set[str]
    listening: set[str]
    """Everyone who is told of their turns in some way."""

    async def learn_names(self, persons: list[str]) -> None: ...


class Thinkers(Protocol):
    """Who answers for the bots."""

    async def ask(self, question: Question, owner: str, first: bool = True) -> Thought: ...


class House(Protocol):
    """What a table asks of the house it stands in."""

    settings: Settings
    clock: Clock
    store: Store
    tempos: Tempos
    metrics: Metrics
    away: bool

    @property
    def people(self) -> People: ...

    @property
    def thinkers(self) -> Thinkers: ...

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance: ...

    def spawn(self, work: Work) -> asyncio.Task[None]: ...

    def lost(self, table: Table) -> None: ...

    async def be_back(self) -> None:
        """After an outage, have given back what it took before anything is reckoned."""

    def announce(self, *news: News) -> None:
        """Tell other processes something that need not be kept."""

    def overtaken(self, table: Table) -> None:
        """Another process was quicker: read the table again, for all who follow it."""

    def arm(self, table: Table) -> None:
        """Set a table's next timer, and let its bots think."""

    def wake(self, table: Table) -> Work:
        """Do what is due at a table."""


@dataclass(frozen=True)
class Elsewhere:
    """Who follows a table by another process: those who sit there, and how many others."""

    persons: frozenset[str] = frozenset()
    spectators: int = 0


@dataclass
class Request:
    """A seat asks to take its last move back; who has agreed so far."""

    id: int
    """The number of the change that it was asked by."""
    seat: Seat
    agreed: set[str] = field(default_factory=set)


class Table:
    """A table in play."""

    gone = False
    """Whether it has left memory: what it knows may never have happened."""
    overtaken = False
    """Whether that is because another process was quicker: it is worth trying again."""
    rests = False
    """Whether bots are among themselves, and wait for somebody to watch."""
    tended = True
    """Whether its clocks and bots are looked after here, and not by another process."""

    def __init__(self, house: House, plan: Plan, places: list[Place]) -> None:
        self.house = house
        self.plan = plan
        self.places = places
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.number = 0
        self.position = 0
        self.used = self.step_began = house.clock.steady()
        self.held = self.due = self.step_began
        """When the present step may be published: a choice, and one that is none."""
        self.clocks: Clocks = fresh(plan.pace, len(places))
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.remarks: deque[RemarkView] = deque(maxlen=REMARKS)
        self.move_ids: set[int] = set()
        """What moves were called, as hashes: an id that is not here was never used."""
        self.speakers: set[str] = set()
        """Who has said something here, whether they still sit here or not."""
        self.cached_views: dict[Seat | None, CachedView] = {}
        self.logged = 0
        """How many entries stand in the log."""
        self.request: Request | None = None
        self.seam = 0
        """Where the log was last taken back to by consent; what is kept begins there."""
        self.sealing: int | None = None
        """Since when the promised nonces are asked for, by the wall clock."""
        self.called_off = 0
        """How often that was called off."""
        self.promised = True
        """Whether the nonces are the seats' own: in older games the house made them."""
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[int, Elsewhere] = {}
        """Who follows it by which other process."""
        self.timer: Timer | None = None
        self.rings = 0.0
        """When the timer goes off."""
        self.window: int | None = None
        """Since when others may speak against a turn, by the wall clock; None where nobody may."""
        self.window_of: Seat | None = None
        """Whose turn that is; None where it changed nothing."""
        self.closes = 0.0
        """When the house goes on by itself, by the steady clock."""
        self.window_ends = 0.0
        """When it would, if nobody held it up."""
        self.held_by: dict[Seat, float] = {}
        """Who has held it up, and until when."""
        self.thinking: dict[Seat, int] = {}
        self.looked = -math.inf
        """When somebody last came to look, by the steady clock."""

    # Reading it back

    def new_play(self) -> Play:
        plan = self.plan
        chance = self.house.chance(plan.secret, [place.nonce for place in self.places])
        return Play(plan.game, len(self.places), plan.options, chance)

    def keep(self, change: Change) -> None:
        """Have a change at hand."""
        self.recent.append(change)
        self.logged = count_log(change, self.logged)
        self.cached_views = {}
        if change.move_id is not None:
            self.move_ids.add(hash((change.seat, change.move_id)))
        if change.person is not None:
            self.speakers.add(change.person)

    def follow_request(self, change: Change) -> None:
        """Keep track of who asked to take a move back, and who agreed."""
        if change.kind == "asked" and change.seat is not None:
            self.request = Request(change.number, change.seat)
        elif change.kind == "agreed" and self.request is not None:
            self.request.agreed.add(change.data["person"])
        elif change.kind == "declined" or change.kind in GAME_KINDS:
            self.request = None
        if change.kind == "undo" and change.data.get("kept"):
            self.seam = change.data["to"]

    def follow_sealing(self, change: Change) -> None:
        """Keep track of a start that waits for nonces."""
        if change.kind == "sealing":
            self.sealing = change.at
        elif change.kind == "unsealed":
            self.sealing = None
            self.called_off += 1
        elif change.kind == "start":
            self.sealing = None
            self.promised = "seals" in change.data

    # Who may do what

    def owned(self, person: str | None) -> list[Seat]:
        """List the seats of a person, those beside it included."""
        if person is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.belongs_to(person)]

    def admit(self, session: Session | None, invite: str) -> None:
        """Let in whoever sits here, holds the link, or may watch."""
        person = None if session is None else session.id
        if person is not None and (
            person == self.plan.host or any(place.person == person for place in self.places)
        ):
            return
        manners = self.plan.manners
        invited = manners.public or (bool(invite) and same(invite, self.plan.invite))
        if not invited or (self.plan.status != "open" and not manners.spectators):
            raise ApiError("not-invited")

    def seat_of(self, session: Session, seat: Seat | None) -> Seat:
        """Find the seat somebody means: the one they name, or the only one they have."""
        owned = self.owned(session.id)
        if seat is None:
            if len(owned) > 1 and self.play is not None:
                owned = [each for each in owned if each in self.asked()] or owned
            if len(owned) > 1:
                raise ApiError("which-seat")
            if not owned:
                raise ApiError("not-your-seat")
            return owned[0]
        if seat >= len(self.places):
            raise ApiError("no-such-seat", {"number": seat})
        if seat not in owned:
            raise ApiError("not-your-seat")
        return seat

    def has_heard(self, seat: Seat, move_id: str) -> bool:
        """Tell whether a move of that id may have been entered before."""
        return hash((seat, move_id)) in self.move_ids

    def need_host(self, session: Session) -> None:
        if session.id != self.plan.host:
            raise ApiError("not-host")

    def need_status(self, status: Status) -> None:
        if self.plan.status != status:
            known = {"open": "not-started", "running": "already-started"}
            raise ApiError(known.get(self.plan.status, "game-over"))

    def playing(self) -> Play:
        """Give the game, if there is one going on."""
        self.need_here()
        self.need_status("running")
        if self.play is None:
            raise StoreError("these rules are not played here")
        return self.play

    def need_here(self) -> None:
        """Refuse to go on with what memory knows where that may never have happened."""
        if self.gone:
            raise (Overtaken if self.overtaken else StoreError)("the table is read again")

    # Writing

    def next(self, kind: str, seat: Seat | None = None, **data: Unpack[ChangeData]) -> Change:
        return Change(self.number + 1, self.house.clock.wall(), kind, seat, data)

    def plan_row(self, **more: int | None) -> Statement:
        plan = self.plan
        plan.changed = self.house.clock.wall()
        values = {
            "host": plan.host,
            "status": plan.status,
            "invite": plan.invite,
            "code": plan.code,
            "code_digest": plan.code_digest,
            "rematch": plan.rematch,
            "changed": plan.changed,
            **more,
        }
        return update_table(plan.id, values)

    def place_row(self, seat: Seat) -> Statement:
        row: dict[str, object] = {**self.places[seat].row(self.plan.id, seat)}
        del row["table_id"], row["seat"], row["orders"]  # given and taken back for themselves
        return update_seat(self.plan.id, seat, row)

    # At the table

    def need_player(self, seat: Seat) -> None:
        """Refuse moves for a seat that a bot plays just now."""
        if self.places[seat].bot is not None:
            raise ApiError("bot-plays")

    def remark(self, change: Change) -> RemarkView:
        name = self.house.people.name(change.person) if change.person else "—"
        return RemarkView(change.number, change.at, name, change.seat, change.data["text"])

    def waited_for(self) -> tuple[Seat, ...]:
        """Name the seats whose step it is and who have not chosen, as everybody may know."""
        if self.play is None or self.plan.status != "running":
            return ()
        return tuple(
            [
                seat
                for seat in self.play.state.actors()
                if seat != CHANCE and seat not in self.play.waiting
            ]
        )

    def asked(self) -> tuple[Seat, ...]:
        """Name the seats that are asked to decide: with a choice, or because they wish to be."""
        if self.play is None:
            return ()
        asked = self.play.asked() or tuple(
            [seat for seat in self.waited_for() if self.always_asked(seat)]
        )
        return tuple([seat for seat in asked if self.ordered(seat) is None])

    def ordered(self, seat: Seat) -> Move | None:
        """Give the move that a seat has ordered for the present step, if there is one."""
        return None if self.play is None else ordered(self.play, self.places[seat], seat)

    def always_asked(self, seat: Seat) -> bool:
        """Tell whether a seat is asked even without a choice, where only it knows of that."""
        play, place = self.play, self.places[seat]
        wishes = place.bot is None and place.person in self.house.people.always_ask
        if play is None or not wishes:
            return False
        return seat in play.state.actors() and play.state.choice_hidden()

    def wake_at(self, moment: float) -> None:
        """Look after the table at a steady moment, or before: then the next one is set."""
        if self.timer is not None:
            if self.rings <= moment:
                return
            self.timer.cancel()
        self.rings = moment
        self.timer = self.house.clock.at(moment, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.house.spawn(self.house.wake(self))

    def leave_memory(self) -> None:
        """Stop everything that happens by itself here."""
        self.gone = True
        self.stop_timer()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
