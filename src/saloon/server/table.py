"""One table: its seats, its game, its clocks, and the only hand that writes for it.

Whatever changes goes through `record`, under the table's lock: first it is on the disk, then it is
true here, then it is told. Where the disk refuses, the table is dropped and read again, so that
memory never knows more than the database.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec
from sqlalchemy import select

from saloon.kernel import (
    CHANCE,
    FairChance,
    Game,
    Play,
    Refused,
    Rng,
    Seat,
    new_secret,
    undo_point,
)
from saloon.server import faces, schema
from saloon.server.clock import Clock, Timer, until
from saloon.server.clocks import Clocks, fresh
from saloon.server.codes import code_digest
from saloon.server.journal import (
    CLOCK_KINDS,
    GAME_KINDS,
    Change,
    count_draws,
    entry_row,
    read_changes,
    set_up_again,
)
from saloon.server.metrics import Metrics
from saloon.server.people import People, Somebody, same
from saloon.server.problems import Problem, refused
from saloon.server.seating import Absence, Place, best_bot, seated
from saloon.server.settings import Settings
from saloon.server.store import Conflict, Statement, Store, StoreTrouble
from saloon.server.thinking import NoAnswer, Question, Thinkers
from saloon.server.wire import (
    Beside,
    BotSeat,
    Manners,
    Me,
    Pace,
    RemarkFace,
    SeatWish,
)

RECENT: Final = 64
"""So many changes are at hand for those who come back; older ones are read."""
REMARKS: Final = 200
KICKED: Final = 4410
NOT_INVITED: Final = 4403

Status: TypeAlias = Literal["open", "running", "finished", "closed"]
Step: TypeAlias = Coroutine[Any, Any, None]


class Listener(Protocol):
    """Someone who follows a table through a seat's eyes, or as a spectator (None)."""

    seat: Seat | None
    person: str | None
    fixed: bool
    """Whether the seat was named; otherwise the eyes go with the person's first seat."""

    def push(self, message: bytes) -> None: ...

    def drop(self, code: int, why: str) -> None: ...


class House(Protocol):
    """What a table asks of the house it stands in."""

    settings: Settings
    clock: Clock
    store: Store
    people: People
    thinkers: Thinkers
    metrics: Metrics

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance: ...

    def spawn(self, work: Step) -> asyncio.Task[None]: ...

    def lost(self, table: Table) -> None: ...


@dataclass
class Plan:
    """What was agreed when the table was made, and what has become of it."""

    id: str
    game: Game
    rules: int
    options: dict[str, str]
    pace: Pace
    manners: Manners
    host: str
    invite: str
    code: str | None
    secret: bytes
    created: int
    changed: int
    status: Status = "open"
    rematch: str | None = None

    @property
    def code_digest(self) -> bytes | None:
        """What the code is looked up by, while it is good."""
        return None if self.code is None or self.status != "open" else code_digest(self.code)


@dataclass
class Request:
    """A seat asks to take its last move back; who has agreed so far."""

    seat: Seat
    agreed: set[str] = field(default_factory=set)


class Table:
    """A table in play."""

    def __init__(self, house: House, plan: Plan, places: list[Place]) -> None:
        self.house = house
        self.plan = plan
        self.places = places
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.number = 0
        self.position = 0
        self.entered = house.clock.steady()
        self.used = house.clock.steady()
        self.clocks: Clocks = fresh(plan.pace, len(places))
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.remarks: deque[RemarkFace] = deque(maxlen=REMARKS)
        self.request: Request | None = None
        self.listeners: set[Listener] = set()
        self.timer: Timer | None = None
        self.thinking: dict[Seat, int] = {}
        self.gone = False

    # Reading it back

    def restore(self, changes: list[Change], down: int) -> None:
        """Set the table up from its changes; so many milliseconds nobody was served."""
        plan = self.plan
        started = any(change.kind == "start" for change in changes)
        if started and plan.rules == plan.game.rules:
            self.play = self.new_play()
            set_up_again(self.play, changes)
        for change in changes:
            self.number = change.number
            if change.kind in GAME_KINDS:
                self.position = change.number
            if change.kind == "said":
                self.remarks.append(self.remark(change))
            self.follow_request(change)
            self.recent.append(change)
        now = self.house.clock.steady()
        timed = [change for change in changes if "clocks" in change.data]
        if timed and self.play is not None:
            last = timed[-1]
            passed = max(0, self.house.clock.wall() - last.at - down) / 1000
            self.clocks.left = list(last.data["clocks"])
            self.clocks.running = self.waited_for()
            self.clocks.since = now - passed

    def new_play(self) -> Play:
        plan = self.plan
        chance = self.house.chance(plan.secret, [place.nonce for place in self.places])
        return Play(plan.game, len(self.places), plan.options, chance)

    def follow_request(self, change: Change) -> None:
        """Keep track of who asked to take a move back, and who agreed."""
        if change.kind == "asked" and change.seat is not None:
            self.request = Request(change.seat)
        elif change.kind == "agreed" and self.request is not None:
            self.request.agreed.add(change.data["person"])
        elif change.kind == "declined" or change.kind in GAME_KINDS:
            self.request = None

    # Who may do what

    def owned(self, person: str | None) -> list[Seat]:
        """List the seats of a person, those beside it included."""
        if person is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.belongs_to(person)]

    def admit(self, somebody: Somebody | None, invite: str) -> None:
        """Let in whoever sits here, holds the link, or may watch."""
        person = None if somebody is None else somebody.id
        if person is not None and (
            person == self.plan.host or any(place.person == person for place in self.places)
        ):
            return
        manners = self.plan.manners
        invited = manners.public or (bool(invite) and same(invite, self.plan.invite))
        if not invited or (self.plan.status != "open" and not manners.spectators):
            raise Problem("not-invited")

    def seat_of(self, somebody: Somebody, seat: Seat | None) -> Seat:
        """Find the seat somebody means: the one they name, or the only one they have."""
        owned = self.owned(somebody.id)
        if seat is None:
            if len(owned) > 1 and self.play is not None:
                owned = [each for each in owned if each in self.play.asked()] or owned
            if len(owned) > 1:
                raise Problem("which-seat")
            if not owned:
                raise Problem("not-your-seat")
            return owned[0]
        if seat >= len(self.places):
            raise Problem("no-such-seat", {"number": seat})
        if seat not in owned:
            raise Problem("not-your-seat")
        return seat

    def need_host(self, somebody: Somebody) -> None:
        if somebody.id != self.plan.host:
            raise Problem("not-host")

    def need_status(self, status: Status) -> None:
        if self.plan.status != status:
            known = {"open": "not-started", "running": "already-started"}
            raise Problem(known.get(self.plan.status, "game-over"))

    def playing(self) -> Play:
        """Give the game, if there is one going on."""
        self.need_status("running")
        assert self.play is not None
        return self.play

    # Writing

    async def record(
        self, change: Change, *others: Statement, earned: tuple[Seat, ...] = ()
    ) -> Change:
        """Write a change down, make it true, and tell it. The caller holds the lock.

        `earned` are the seats whose clock is paid for a free decision. A step that may be without
        a choice pays nothing, whether it has one or not.
        """
        clock = self.house.clock
        if change.kind in CLOCK_KINDS:
            self.clocks.turn(self.waited_for(), clock.steady(), earned)
            if self.clocks.timed:
                change.data["clocks"] = self.clocks.left
        try:
            await self.house.store.write(*others, changes=[change.row(self.plan.id)])
        except (StoreTrouble, Conflict) as problem:
            self.house.lost(self)
            raise StoreTrouble(str(problem)) from problem
        except asyncio.CancelledError:
            self.house.lost(self)
            raise
        self.number = change.number
        self.used = clock.steady()
        if change.kind in GAME_KINDS:
            self.position = change.number
            self.entered = self.used
        self.follow_request(change)
        if change.kind == "said":
            self.remarks.append(self.remark(change))
        self.recent.append(change)
        self.house.metrics.count(change, self.plan.status)
        self.tell(change)
        self.arm()
        return change

    def next(self, kind: str, seat: Seat | None = None, **data: Any) -> Change:
        return Change(self.number + 1, self.house.clock.wall(), kind, seat, data)

    def plan_row(self) -> Statement:
        tables, plan = schema.tables, self.plan
        plan.changed = self.house.clock.wall()
        values = {
            "host": plan.host,
            "status": plan.status,
            "code_digest": plan.code_digest,
            "rematch": plan.rematch,
            "changed": plan.changed,
        }
        return tables.update().where(tables.c.id == plan.id), values

    def place_row(self, seat: Seat) -> Statement:
        seats = schema.seats
        row = self.places[seat].row(self.plan.id, seat)
        del row["table_id"], row["seat"]
        return (
            seats.update().where(seats.c.table_id == self.plan.id, seats.c.seat == seat),
            row,
        )

    def tell(self, change: Change) -> None:
        """Send a change to everyone who follows, each with the face that is theirs."""
        messages: dict[Seat | None, bytes] = {}
        for listener in list(self.listeners):
            message = messages.get(listener.seat)
            if message is None:
                message = messages[listener.seat] = faces.message(self, change, listener.seat)
            listener.push(message)
        self.house.metrics.told += len(self.listeners)

    # Sitting down

    async def sit(self, somebody: Somebody, seat: Seat, wish: SeatWish, invite: str) -> Change:
        """Take, fill or free a seat before the game begins."""
        async with self.lock:
            self.need_status("open")
            if seat >= len(self.places):
                raise Problem("no-such-seat", {"number": seat})
            place = self.places[seat]
            if isinstance(wish, Me | Beside):
                self.admit(somebody, invite)
                self.may_take(somebody, place)
            elif isinstance(wish, BotSeat):
                self.need_host(somebody)
                if place.person is not None and place.absent != "invited":
                    raise Problem("seat-taken")
            elif place.person != somebody.id:
                self.need_host(somebody)
            seated(place, wish, somebody.id, self.plan.game.name)
            await self.house.people.learn_names([somebody.id])
            change = await self.record(self.next("table"), self.place_row(seat), self.plan_row())
            self.change_eyes(by_host=place.person is None and somebody.id == self.plan.host)
            if self.plan.manners.starts == "full" and self.full():
                return await self.begin()
            return change

    def change_eyes(self, by_host: bool) -> None:
        """Let nobody look through the eyes of a seat that is theirs no longer.

        Whoever got a seat sees through it from now on; whom the host has sent away hears so.
        """
        for listener in list(self.listeners):
            owned = self.owned(listener.person)
            if listener.seat is not None and listener.seat not in owned:
                if by_host and listener.person != self.plan.host:
                    listener.push(msgspec.json.encode({"kind": "kicked", "seat": listener.seat}))
                    listener.drop(KICKED, "kicked")
                    self.listeners.discard(listener)
                    continue
                listener.fixed = False
            elif listener.seat is not None or not owned or listener.fixed:
                continue
            listener.seat = owned[0] if owned else None
            listener.push(msgspec.json.encode(faces.snapshot(self, listener.seat, listener.person)))
        self.tell_presence()

    def may_take(self, somebody: Somebody, place: Place) -> None:
        if place.open or place.person == somebody.id:
            return
        raise Problem("seat-taken")

    def full(self) -> bool:
        return all(place.ready for place in self.places)

    async def start(self, somebody: Somebody) -> Change:
        """The host opens the game."""
        async with self.lock:
            self.need_status("open")
            self.need_host(somebody)
            if not self.full():
                raise Problem("seats-open")
            return await self.begin()

    async def begin(self) -> Change:
        """Deal. The caller holds the lock."""
        self.plan.status = "running"
        self.send_onlookers_away()
        self.play = self.new_play()
        self.clocks = fresh(self.plan.pace, len(self.places))
        await self.record(self.next("start"), self.plan_row())
        return await self.go_on(0)

    def send_onlookers_away(self) -> None:
        """Where spectators are not wanted, those who waited for a seat may not stay and watch."""
        for listener in list(self.listeners):
            host = listener.person is not None and listener.person == self.plan.host
            if not self.plan.manners.spectators and listener.seat is None and not host:
                listener.drop(NOT_INVITED, "no spectators")
                self.listeners.discard(listener)

    async def hand_over(self, somebody: Somebody, person: str) -> Change:
        """Let another one at the table be host."""
        async with self.lock:
            self.need_host(somebody)
            if not self.owned(person):
                raise Problem("no-such-person")
            self.plan.host = person
            return await self.record(self.next("table"), self.plan_row())

    async def close(self, somebody: Somebody) -> Change:
        """The host calls off a game that has not begun."""
        async with self.lock:
            self.need_status("open")
            self.need_host(somebody)
            return await self.shut()

    async def shut(self) -> Change:
        """Nobody will play here any more. The caller holds the lock."""
        self.plan.status = "closed"
        return await self.record(self.next("table"), self.plan_row())

    # Playing

    async def move(self, seat: Seat, move_id: str, position: int, text: str) -> Change:
        """Enter a seat's move; the same id again gives the first answer again.

        Where a step may be without a choice, a move that has one waits as long as the step would.
        """
        await self.ripe(seat, position)
        async with self.lock:
            known = await self.answered(seat, move_id)
            if known is not None:
                return known
            play = self.playing()
            if position != self.position:
                raise Problem("stale", {"number": self.position}, position=self.position)
            before = len(play.log)
            free = not play.state.unasked() and seat in play.state.actors()
            state = play.state
            may_speak = seat in state.actors() or bool(state.interjections(seat))
            try:
                play.move(seat, text)
            except Refused as problem:
                raise refused(problem, "not-legal" if may_speak else "not-your-turn") from None
            earned = (seat,) if free else ()
            if len(play.log) == before:
                change = self.next("chose", seat, move=text)
                change.move_id = move_id
                return await self.record(change, earned=earned)
            return await self.go_on(before, seat, move_id, earned)

    async def ripe(self, seat: Seat, position: int) -> None:
        """Wait until a step of this kind may be published."""
        play, pause = self.play, self.house.settings.pause
        if position != self.position:
            return
        if pause and play is not None and seat in play.state.actors() and play.state.unasked():
            await until(self.house.clock, self.entered + pause)

    async def answered(self, seat: Seat, move_id: str) -> Change | None:
        """Find the change that a move id made before."""
        for change in reversed(self.recent):
            if change.move_id == move_id and change.seat == seat:
                return change
        if not self.recent or self.recent[0].number == 1:
            return None
        changes, table = schema.changes, self.plan.id
        query = select(changes.c.number).where(
            changes.c.table_id == table, changes.c.seat == seat, changes.c.move_id == move_id
        )
        number = await self.house.store.read(lambda connection: connection.execute(query).scalar())
        return None if number is None else Change(number, 0, "play", seat, move_id=move_id)

    async def go_on(
        self,
        before: int,
        seat: Seat | None = None,
        move_id: str | None = None,
        earned: tuple[Seat, ...] = (),
    ) -> Change:
        """Run the draws that follow, and write down all entries since; the caller holds the lock.

        A step that a seat is not asked for is a change of its own, as if the seat had been asked;
        it waits for its time, and is entered by `wake`.
        """
        play = self.play
        assert play is not None
        while play.state.actors() == (CHANCE,):
            play.step()
        entries = play.log[before:]
        change = self.next("play", seat, entries=[entry_row(entry) for entry in entries])
        change.move_id = move_id
        others: tuple[Statement, ...] = ()
        result = play.state.result()
        if result is not None:
            self.plan.status = "finished"
            change.data["result"] = {
                "scores": list(result.scores),
                "ranks": list(result.ranks),
                "reason": result.reason,
            }
            others = (self.plan_row(),)
        return await self.record(change, *others, earned=earned)

    async def undo(self, seat: Seat) -> Change:
        """Take back what nobody has built on."""
        async with self.lock:
            play = self.playing()
            if seat in play.waiting:
                play.undo(seat)
                return await self.record(self.next("unchose", seat))
            point = undo_point(play.log, seat)
            if point is None:
                raise Problem("undo-refused")
            return await self.go_back(seat, point)

    async def go_back(self, seat: Seat, point: int) -> Change:
        play = self.playing()
        play.rewind(point)
        count_draws(play)
        return await self.record(self.next("undo", seat, to=point))

    async def ask_back(self, somebody: Somebody, seat: Seat) -> Change:
        """Ask the others to let a seat take its last decision back."""
        async with self.lock:
            play = self.playing()
            if last_decision(play, seat) is None:
                raise Problem("undo-refused")
            change = await self.record(self.next("asked", seat))
            return await self.agreed(somebody, change)

    async def answer_back(self, somebody: Somebody, agree: bool) -> Change:
        """Agree, or not."""
        async with self.lock:
            self.playing()
            if self.request is None or not self.owned(somebody.id):
                raise Problem("nothing-asked")
            if not agree:
                return await self.record(self.next("declined"))
            change = self.next("agreed", person=somebody.id)
            return await self.agreed(somebody, await self.record(change))

    async def agreed(self, somebody: Somebody, change: Change) -> Change:
        """Go back once everyone who plays has agreed; bots always do."""
        request = self.request
        assert request is not None
        request.agreed.add(somebody.id)
        asker = self.places[request.seat].person
        missing = (
            {
                place.person
                for place in self.places
                if place.person is not None and place.bot is None
            }
            - request.agreed
            - {asker}
        )
        if missing:
            return change
        point = last_decision(self.playing(), request.seat)
        assert point is not None
        return await self.go_back(request.seat, point)

    async def let_bot_play(self, seat: Seat, why: Absence) -> Change:
        """A bot plays on for a seat that resigned, left, or ran out of time."""
        async with self.lock:
            self.playing()
            return await self.replace(seat, why)

    async def replace(self, seat: Seat, why: Absence) -> Change:
        place = self.places[seat]
        if place.absent == "resigned":
            raise Problem("game-over")
        place.absent = why
        place.bot = place.bot or best_bot(self.plan.game.name)
        return await self.record(self.next("table"), self.place_row(seat))

    async def come_back(self, seat: Seat) -> Change:
        """Take a seat back from the bot that kept it warm."""
        async with self.lock:
            self.playing()
            place = self.places[seat]
            if place.absent is None or place.absent == "resigned":
                raise Problem("not-absent")
            if place.absent == "time":
                self.clocks.give_back(seat, self.house.clock.steady())
            place.absent = place.bot = None
            self.thinking.pop(seat, None)
            change = self.next("table")
            if self.clocks.timed:
                change.data["clocks"] = self.clocks.remaining(self.house.clock.steady())
            return await self.record(change, self.place_row(seat))

    def need_player(self, seat: Seat) -> None:
        """Refuse moves for a seat that a bot plays just now."""
        if self.places[seat].bot is not None:
            raise Problem("bot-plays")

    async def say(self, somebody: Somebody, text: str) -> Change:
        """Say something to those at the table."""
        async with self.lock:
            if not self.plan.manners.chat:
                raise Problem("chat-off")
            owned = self.owned(somebody.id)
            if not owned:
                raise Problem("not-your-seat")
            change = self.next("said", owned[0], text=" ".join(text.split()) or "…")
            change.person = somebody.id
            await self.house.people.learn_names([somebody.id])
            return await self.record(change)

    def remark(self, change: Change) -> RemarkFace:
        name = self.house.people.name(change.person) if change.person else "—"
        return RemarkFace(change.number, change.at, name, change.seat, change.data["text"])

    async def hint(self, seat: Seat) -> tuple[str, Any]:
        """Ask the best bot there is what it would do."""
        async with self.lock:
            if not self.plan.manners.hints:
                raise Problem("hints-off")
            play = self.playing()
            if seat not in play.asked():
                raise Problem("not-your-turn")
            question = self.question(play, seat, best_bot(play.game.name))
            labels = {move.text: move.label() for move in play.state.legal(seat)}
            default = play.state.default(seat).text
        try:
            text = await self.house.thinkers.ask(question)
        except NoAnswer:
            text = default
        return text, labels[text]

    # What happens by itself

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

    def step_waits(self) -> bool:
        """Tell whether a step without a choice waits for its time."""
        play = self.play
        return play is not None and bool(play.state.actors()) and not play.asked()

    def arm(self) -> None:
        """Set the next timer, and let bots think that are asked."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.gone or self.play is None or self.plan.status != "running":
            return
        moments: list[float] = []
        if self.step_waits():
            moments.append(self.entered + self.house.settings.pause)
        for seat in self.play.asked():
            if self.places[seat].bot is not None:
                self.let_think(self.play, seat)
            elif self.clocks.timed:
                moments.append(self.clocks.runs_out(seat))
            else:
                moments.append(self.entered + self.house.settings.away_days * 86_400)
        if moments:
            self.timer = self.house.clock.at(
                min(moments), lambda: void(self.house.spawn(self.wake()))
            )

    async def wake(self) -> None:
        """Do what is due: a step that nobody is asked for, or a seat whose time is over."""
        async with self.lock:
            play = self.play
            if self.gone or play is None or self.plan.status != "running":
                return
            now = self.house.clock.steady()
            if self.step_waits() and now >= self.entered + self.house.settings.pause:
                before = len(play.log)
                play.step()
                await self.go_on(before)
                return
            for seat in play.asked():
                if self.places[seat].bot is None and self.overdue(seat, now):
                    await self.replace(seat, "time" if self.clocks.timed else "away")
                    return
            self.arm()

    def overdue(self, seat: Seat, now: float) -> bool:
        if self.clocks.timed:
            return now >= self.clocks.runs_out(seat)
        return now >= self.entered + self.house.settings.away_days * 86_400

    def question(self, play: Play, seat: Seat, bot: str) -> Question:
        """Imagine the position for a seat, and ask a bot about that."""
        imagined = play.state.imagine(seat, Rng(new_secret().hex()))
        return Question(play.game.name, bot, seat, imagined, new_secret().hex())

    def let_think(self, play: Play, seat: Seat) -> None:
        """Have a bot think about this position, unless it does so already."""
        if self.thinking.get(seat) == self.position:
            return
        self.thinking[seat] = self.position
        bot = self.places[seat].bot
        assert bot is not None
        self.house.spawn(self.think(self.question(play, seat, bot), self.position))

    async def think(self, question: Question, position: int) -> None:
        """Ask, wait until the move may be entered, and enter it by the door that all use."""
        seat = question.seat
        ready = self.entered + self.grace()
        try:
            text = await self.house.thinkers.ask(question)
        except NoAnswer:
            self.house.metrics.defaults += 1
            text = question.imagined.default(seat).text
        await until(self.house.clock, ready)
        if self.gone or self.thinking.get(seat) != position:
            return
        move_id = f"bot/{position}"
        try:
            await self.move(seat, move_id, position, text)
        except Problem as problem:
            if problem.code != "not-legal":
                return
            default = question.imagined.default(seat).text
            await self.move(seat, move_id, position, default)

    def grace(self) -> float:
        """How long a bot holds its move: people want to follow, and to call STOP where they may."""
        least = self.house.settings.bot_pause
        seconds = self.plan.options.get("stop_seconds", "")
        if self.play is None or not seconds.isdecimal():
            return least
        people = [seat for seat, place in enumerate(self.places) if place.bot is None]
        if any(self.play.state.interjections(seat) for seat in people):
            return max(least, float(seconds))
        return least

    # Following

    def present(self) -> list[Seat]:
        """List the seats whose persons follow the table just now."""
        here = {listener.person for listener in self.listeners}
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.person is not None and place.person in here
        ]

    def spectators(self) -> int:
        """Count those who follow the table and do not sit there; strangers by their streams."""
        seated = {place.person for place in self.places if place.person is not None}
        outside = [each.person for each in self.listeners if each.person not in seated]
        return len({person for person in outside if person}) + outside.count(None)

    def tell_presence(self) -> None:
        message = msgspec.json.encode(
            {"kind": "present", "seats": self.present(), "spectators": self.spectators()}
        )
        for listener in list(self.listeners):
            listener.push(message)

    async def events_after(self, number: int, seat: Seat | None) -> list[dict[str, Any]]:
        """Tell what happened after a number, as a seat saw it. The caller holds the lock."""
        if number >= self.number:
            return []
        changes: Iterable[Change]
        if self.recent and self.recent[0].number <= number + 1:
            changes = [change for change in self.recent if change.number > number]
        else:
            changes = await self.house.store.read(
                lambda connection: read_changes(connection, self.plan.id, number)
            )
        return [faces.event(self, change, seat) for change in changes]

    def leave_memory(self) -> None:
        """Stop everything that happens by itself here."""
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def void(_result: object) -> None:
    """Timers want functions that give nothing."""


def last_decision(play: Play, seat: Seat) -> int | None:
    """Find a seat's last decision in the log."""
    for index in range(len(play.log) - 1, -1, -1):
        if play.log[index].seat == seat and play.log[index].asked:
            return index
    return None
