"""All that leaves the house about a table: views of it and of events, for one pair of eyes.

Nothing else may reach a wire. The texts of moves stay here, save for those a seat is offered: a
deal's text names the card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import UNSET, Raw
from msgspec.json import Encoder
from msgspec.structs import asdict, replace

from saloon.kernel import CHANCE, Move, Seat
from saloon.records import Play, commitment, forced, undo_point
from saloon.server.store.journal import Change
from saloon.server.store.rows import EntryRow, EventRow
from saloon.server.table import attending, moments
from saloon.server.table.places import names
from saloon.server.table.table import Request, Table
from saloon.server.wire import events
from saloon.server.wire.play import MoveView, Now, RemarkView, ResultView, Snapshot, TakebackView
from saloon.server.wire.seen import CachedView, Look, look_at
from saloon.server.wire.tables import MadeTable, MyTable, Sealing, TableView
from saloon.server.wire.values import Said, said

encode = Encoder().encode
HOLE: Final[Any] = Raw(b"\0")
"""Stands where something is put in later; JSON has no such sign, not even in a text."""
NOTHING: Final = b"[]"
LABELS: Final[dict[str, dict[str, bytes]]] = {}
"""By game and text of a move: the move and its label as bytes."""
MOST_LABELS: Final = 20_000
SEALING: Final = frozenset({"sealing", "added", "unsealed"})
"""Changes between the call to start and the first card."""
SILENT: Final = frozenset({"said", "hidden", "table"}) | SEALING
"""Changes that leave the game as it is."""
TableNews: TypeAlias = (
    events.TableChanged | events.SealingCalled | events.NonceAdded | events.SealingCalledOff
)
PlainNews: TypeAlias = events.ChoiceMade | events.ChoiceTakenBack | events.TakebackAsked
TABLE_EVENTS: Final[dict[str, type[TableNews]]] = {
    "table": events.TableChanged,
    "sealing": events.SealingCalled,
    "added": events.NonceAdded,
    "unsealed": events.SealingCalledOff,
}
PLAIN_EVENTS: Final[dict[str, type[PlainNews]]] = {
    "chose": events.ChoiceMade,
    "unchose": events.ChoiceTakenBack,
    "asked": events.TakebackAsked,
}


def snapshot(table: Table, seat: Seat | None, person: str | None) -> Snapshot:
    """Show a table to a seat, or to a spectator."""
    mine = table.owned(person)
    trusted = bool(mine) or person == table.plan.host
    return Snapshot(
        kind="snapshot",
        number=table.number,
        table=table_view(table),
        seat=seat,
        mine=mine,
        present=attending.present(table),
        spectators=attending.spectators(table),
        chat=remarks(table, seat),
        now=now(table, seat),
        invite=table.plan.invite if trusted else None,
        code=table.plan.code if trusted and table.plan.status == "open" else None,
        orders=[] if seat is None else list(table.places[seat].orders),
    )


def made_table(table: Table) -> MadeTable:
    """Show a table to whoever made it."""
    plan = table.plan
    return MadeTable(table_view(table), plan.invite, plan.code if plan.status == "open" else None)


def table_view(table: Table) -> TableView:
    """Show what everybody may know about a table."""
    plan = table.plan
    called = names(table.places, table.house.people)
    return TableView(
        id=plan.id,
        game=plan.game.name,
        rules=plan.rules,
        options=plan.options,
        pace=plan.pace,
        manners=plan.manners,
        host=plan.host,
        status=plan.status,
        commitment=commitment(plan.secret),
        sealing=sealing(table),
        called_off=table.called_off,
        seats=[place.view(called[seat], table.promised) for seat, place in enumerate(table.places)],
        rematch=plan.rematch,
        created=plan.created,
        changed=plan.changed,
    )


def sealing(table: Table) -> Sealing | None:
    """Show that the promised nonces are asked for, and whose are missing."""
    if table.sealing is None or table.plan.status != "open":
        return None
    return Sealing(table.sealing, missing(table))


def missing(table: Table) -> list[Seat]:
    """List the seats whose promised nonces have not come yet."""
    return [seat for seat, place in enumerate(table.places) if place.missing]


def my_table(table: Table, person: str) -> MyTable:
    """Show a table to somebody in the list of their own."""
    mine, play = table.owned(person), table.play
    own = [seat for seat in mine if table.places[seat].bot is None]
    going = table.plan.status == "running"
    result = None if play is None else play.state.result()
    return MyTable(
        **asdict(table_view(table)),
        mine=mine,
        waiting=list(table.waited_for()),
        asked=[seat for seat in own if going and play is not None and legal(table, play, seat)],
        number=table.number,
        last=table.recent[-1].at if table.recent else table.plan.changed,
        left=table.clocks.least(own, table.house.clock.steady()) if going else None,
        holidays=min([table.clocks.days_off(seat) for seat in own], default=0) if going else 0,
        ranks=None if result is None else list(result.ranks),
    )


def remarks(table: Table, seat: Seat | None) -> list[RemarkView]:
    """Show the chat; spectators see it when the game is over."""
    return [] if hides_chat(table, seat) else list(table.remarks)


def hides_chat(table: Table, seat: Seat | None) -> bool:
    return seat is None and table.plan.status in ("open", "running")


def now(table: Table, seat: Seat | None, common: Common | None = None) -> Now | None:
    """Show the game as it stands."""
    play = table.play
    if play is None:
        return None
    if common is None:
        common = common_part(table, play)
    seen = cached_view(table, play, seat)
    bytes_already: list[Any] = [Raw(seen.view), Raw(seen.moves), Raw(seen.interjections)]
    view, moves, interjections = bytes_already  # where the type promises what they say
    return Now(table.position, view, common[0], moves, interjections, seen.undo, *common[1:])


Common: TypeAlias = (
    "tuple[list[Seat], TakebackView | None, list[int] | None, int, int | None, ResultView | None]"
)
"""Who is waited for, who asks to take back, the clocks, how long they stand still yet, how long
others may speak yet, and the result: alike for all eyes."""


def common_part(table: Table, play: Play) -> Common:
    result, time = play.state.result(), table.house.clock.steady()
    return (
        list(table.waited_for()),
        asked_back(table),
        table.clocks.remaining(time) if table.clocks.timed else None,
        table.clocks.still(time) if table.clocks.timed else 0,
        moments.left_to_speak(table),
        None
        if result is None
        else ResultView(list(result.scores), list(result.ranks), result.reason),
    )


def asked_back(table: Table) -> TakebackView | None:
    """Show who asks to take back, and who has yet to agree."""
    request = table.request
    if request is None:
        return None
    return TakebackView(request.id, request.seat, unanswered(table, request))


def unanswered(table: Table, request: Request) -> list[Seat]:
    """List the seats of those who have yet to agree.

    Whose seat a bot plays for the moment is asked as well: only who resigned has no say.
    """
    agreed = request.agreed | {table.places[request.seat].person}
    return [
        seat
        for seat, place in enumerate(table.places)
        if place.person is not None and place.absent != "resigned" and place.person not in agreed
    ]


def cached_view(table: Table, play: Play, seat: Seat | None) -> CachedView:
    """Look at the game through a seat's eyes, once for each change."""
    seen = table.cached_views.get(seat)
    if seen is None:
        look(table, play, [seat])
        seen = table.cached_views[seat]
    return seen


def look(
    table: Table, play: Play, seats: Sequence[Seat | None], before: Look | None = None
) -> None:
    """Look at the game through the eyes of several seats, after a look before."""
    going, name = table.plan.status == "running", play.game.name
    shared = look_at(name, play.state, seats, before)
    for seat in seats:
        table.cached_views[seat] = CachedView(
            shared,
            seat,
            move_views(name, legal(table, play, seat)) if going else NOTHING,
            move_views(name, interjections(play, seat)) if going else NOTHING,
            going and may_undo(play, seat),
        )


def legal(table: Table, play: Play, seat: Seat | None) -> list[Move]:
    """List what a seat is asked to choose from; a step without a choice only if it wishes so."""
    if seat is None or seat in play.waiting or seat not in play.state.actors():
        return []
    asked = forced(play.state, seat) is None or table.always_asked(seat)
    return play.state.legal(seat) if asked and table.ordered(seat) is None else []


def interjections(play: Play, seat: Seat | None) -> list[Move]:
    """List what a seat may say although it owes nothing."""
    if seat is None or seat in play.state.actors():
        return []
    return play.state.interjections(seat)


def may_undo(play: Play, seat: Seat | None) -> bool:
    if seat is None:
        return False
    return seat in play.waiting or undo_point(play.log, seat) is not None


def move_views(game: str, moves: list[Move]) -> bytes:
    """Put moves and their labels into bytes; the text of a move says all that is in its label."""
    if not moves:
        return NOTHING
    known = LABELS.setdefault(game, {})
    if len(known) > MOST_LABELS:
        known.clear()
    shown: list[bytes] = []
    for move in moves:
        text = move.text
        view = known.get(text)
        if view is None:
            view = known[text] = encode(MoveView(text, said(move.label())))
        shown.append(view)
    return listed(shown)


def listed(values: list[bytes]) -> bytes:
    """Make one list of what is in bytes already."""
    return b"[" + b",".join(values) + b"]"


class Broadcast:
    """A change on its way to everyone; what all hear alike is put into bytes once."""

    def __init__(
        self,
        table: Table,
        change: Change,
        seats: Sequence[Seat | None],
        seen: Mapping[Seat | None, CachedView],
    ) -> None:
        self.table = table
        self.change = change
        self.form: list[bytes] = []
        """A move in bytes, cut where there is something of each one's own."""
        self.entries: bytes | None = None
        """Its entries of the log, where all hear them alike."""
        self.common: Common | None = None
        self.between: dict[Seat | None, list[bytes]] = {}
        """What each entry but the last changed of a seat's view; the last one's is `now`."""
        play = None if change.kind in SILENT else table.play
        if play is not None:
            self.common = common_part(table, play)
            known = seen[seats[0]].look if seats[0] in seen else None
            if known is not None and not known.eyes.keys() >= set(seats):
                known = None
            if len(change.before) > 1:
                known = self.look_between(play.game.name, seats, known)
            look(table, play, seats, known)
            if change.kind == "play":
                self.form = self.form_of(self.common)

    def look_between(self, game: str, seats: Sequence[Seat | None], known: Look | None) -> Look:
        """Find what changed for each seat from one position to the next; the first may be known."""
        first, *later = self.change.before
        before = known or look_at(game, first, seats)
        self.between = {seat: [] for seat in seats}
        for state in later:
            look = look_at(game, state, seats, before)
            changes = look.changed(before)
            for seat, shown in self.between.items():
                shown.append(changes[seat])
            before = look
        return before

    def form_of(self, common: Common) -> list[bytes]:
        """Put a move into bytes, once for all, with holes for what is each one's own."""
        now = Now(self.table.position, HOLE, common[0], HOLE, HOLE, HOLE, *common[1:])
        views = HOLE if self.between else UNSET
        number, at = self.change.number, self.change.at
        if not personal(self.change):
            self.entries = encode(entry_views(self.change, None))
        return encode(events.PlayMade(number, at, HOLE, common[-1], now, views)).split(b"\0")

    def to(self, seat: Seat | None) -> bytes:
        """Tell it to a seat, with the game as it stands after it."""
        if self.form:
            return self.filled_in(seat)
        told = event(self.table, self.change, seat)
        if isinstance(told, events.PlayMade | events.GameEvent):
            told = replace(told, now=now(self.table, seat, self.common))
        return encode(told)

    def filled_in(self, seat: Seat | None) -> bytes:
        """Fill in what is a seat's own."""
        seen, form = self.table.cached_views[seat], self.form
        entries = self.entries
        if entries is None:
            entries = encode(entry_views(self.change, seat))
        told = [form[0], entries, form[1], seen.view, form[2], seen.moves]
        told += [form[3], seen.interjections, form[4], b"true" if seen.undo else b"false", form[5]]
        if self.between:
            told += [listed(self.between[seat]), form[6]]
        return b"".join(told)


def personal(change: Change) -> bool:
    """Tell whether some seat has a view of its own of something in a change."""
    return any("own" in event for _, _, _, events in change.data["entries"] for event in events)


def event(table: Table, change: Change, seat: Seat | None) -> events.EventView:
    """Tell a change as a seat sees it."""
    number, at, kind = change.number, change.at, change.kind
    of = UNSET if change.seat is None else change.seat
    if kind == "said":
        hidden = hides_chat(table, seat)
        remark = table.remark(change)
        return events.Hidden(number, at) if hidden else events.RemarkMade(number, at, remark)
    if kind == "play":  # who submitted it would tell whether there was a choice
        result = change.data.get("result")
        ended = None if result is None else ResultView(**result)
        return events.PlayMade(number, at, entry_views(change, seat), ended)
    if kind in TABLE_EVENTS:
        return TABLE_EVENTS[kind](number, at, table_view(table), of)
    if kind in PLAIN_EVENTS:
        return PLAIN_EVENTS[kind](number, at, seat=of)
    return game_event(table, change)


def game_event(table: Table, change: Change) -> events.EventView:
    """Tell what all hear alike: that play begins, goes back, or is asked to."""
    number, at, data = change.number, change.at, change.data
    of = UNSET if change.seat is None else change.seat
    if change.kind == "start":
        return events.Started(number, at, seat=of, table=table_view(table))
    if change.kind == "undo":
        kept = data.get("kept", False)
        return events.Undone(number, at, seat=of, to=data["to"], kept=kept)
    request = data.get("request")
    if change.kind == "agreed":
        return events.TakebackAgreed(number, at, seat=of, request=request)
    return events.TakebackDeclined(number, at, seat=of, request=request)


def entry_views(change: Change, seat: Seat | None) -> list[events.EntryView]:
    """Show the entries of a move to a seat."""
    return [entry_view(kept, seat) for kept in change.data["entries"]]


def entry_view(kept: EntryRow, seat: Seat | None) -> events.EntryView:
    """Show an entry of the log in the words that a seat may hear."""
    by, _, _, kept_events = kept
    return events.EntryView(
        "chance" if by == CHANCE else by, [heard_by(each, seat) for each in kept_events]
    )


def heard_by(event: EventRow, seat: Seat | None) -> Said:
    """Pick the view of a kept event that a seat may have."""
    own = event.get("own")
    return event["say"] if own is None else own.get(str(seat), event["say"])
