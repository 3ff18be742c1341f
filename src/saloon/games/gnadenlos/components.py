"""What lies in the box: adventurers, debts, events and tracks, read from a file and checked.

The file is `components.toml` beside this one, or a host's own. Whatever is wrong with it is refused
in one sentence that names the field and, where it can be found, the line.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Final, NoReturn, final, get_args

from saloon.games.gnadenlos.debts import MOST_COPIES, VALUES
from saloon.games.gnadenlos.moves import CHOOSE, DEAL, HAPPEN, PICK, TURN, GnadenlosMove
from saloon.games.gnadenlos.view import (
    AdventurerView,
    EventKind,
    EventView,
    TrackView,
    ZoneView,
)
from saloon.kernel import bags
from saloon.kernel.fields import Fields, is_number
from saloon.kernel.message import Json, Message, Param, Refused
from saloon.kernel.shared import shared

STANDARD_FILE: Final = Path(__file__).with_name("components.toml")

ADVENTURERS: Final = 29
EVENTS: Final = 7
EVENT_WIDTH: Final = 3
"""The bits of a kind in the event deck, a bag (`kernel.bags`): all seven may be of one kind."""
ZONES: Final = 4
DEBTS_A_COLOUR: Final = 13
HIGHEST: Final = 99

GOLD: Final = 0
HIGH_NOON: Final = 1
POKER: Final = 2
EVENT_KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)


@final
class EventCard:
    """A kind of event card, with the two numbers of a gold rush (GN-06) and its copies."""

    def __init__(self, kind: int, first: int, second: int) -> None:
        self.kind = kind
        self.first = first
        self.second = second
        self.copies = 1
        self.name = EVENT_KINDS[kind] + (f"-{first}-{second}" if kind == GOLD else "")


@final
class Zone:
    """A coloured zone of the prestige track, with its poker numbers (GN-11)."""

    def __init__(self, name: str, last: int, win: int, lose: int) -> None:
        self.name = name
        self.last = last
        self.win = win
        self.lose = lose


@final
class Components:
    """The contents of a box; adventurers and kinds of event card are known by their number."""

    names: list[str]
    ids: list[str]
    """How notation writes an adventurer: `nugget-jones`."""
    stats: list[list[int]]
    """Gold, gun and cards of every adventurer: `stats[event kind][adventurer]` (GN-40)."""
    copies: list[int]
    events: list[EventCard]
    event_deck: int
    """All event cards, as a bag (GN-21)."""
    zones: list[Zone]
    wins: list[int]
    loses: list[int]
    spaces: int
    start: int
    finish: int
    steps: int
    choosing: list[GnadenlosMove]
    picking: list[GnadenlosMove]
    dealing: list[GnadenlosMove]
    turning: list[GnadenlosMove]
    happening: list[GnadenlosMove]
    named: dict[str, GnadenlosMove]
    adventurer_views: list[AdventurerView]
    event_views: list[EventView]
    track_view: TrackView
    shared_as: str
    """Its name among the things that every process has."""

    def __init__(
        self,
        names: list[str],
        stats: list[list[int]],
        copies: list[int],
        events: list[EventCard],
        zones: list[Zone],
        tracks: tuple[int, int, int, int],
    ) -> None:
        self.names = names
        self.ids = [short(name) for name in names]
        self.stats = stats
        self.copies = copies
        self.events = events
        self.event_deck = 0
        for n, card in enumerate(events):
            self.event_deck += card.copies * bags.one(n, EVENT_WIDTH)
        self.zones = zones
        self.spaces, self.start, self.finish, self.steps = tracks
        self.wins = [0] * (self.spaces + 1)
        self.loses = [0] * (self.spaces + 1)
        position = 1
        for zone in zones:
            while position <= zone.last:
                self.wins[position] = zone.win
                self.loses[position] = zone.lose
                position += 1
        self.choosing = [
            GnadenlosMove("choose " + each, CHOOSE, n) for n, each in enumerate(self.ids)
        ]
        self.picking = [GnadenlosMove("pick " + each, PICK, n) for n, each in enumerate(self.ids)]
        self.dealing = [GnadenlosMove("deal " + each, DEAL, n) for n, each in enumerate(self.ids)]
        self.turning = [GnadenlosMove("turn " + each, TURN, n) for n, each in enumerate(self.ids)]
        self.happening = [
            GnadenlosMove("event " + each.name, HAPPEN, n) for n, each in enumerate(self.events)
        ]
        lists = (self.choosing, self.picking, self.dealing, self.turning, self.happening)
        self.named = {move.text: move for each in lists for move in each}
        self.adventurer_views = [
            AdventurerView(self.ids[n], name, stats[GOLD][n], stats[HIGH_NOON][n], stats[POKER][n])
            for n, name in enumerate(names)
        ]
        self.event_views = [
            EventView(each.name, EVENT_KINDS[each.kind], each.first, each.second) for each in events
        ]
        road = [ZoneView(zone.name, zone.last, zone.win, zone.lose) for zone in zones]
        self.track_view = TrackView(self.spaces, self.start, self.finish, self.steps, tuple(road))
        self.shared_as = ""

    def some_events(self, number: int) -> int:
        """Give a deck of few: a gold rush, a High Noon and, as the third, a poker."""
        kinds = [card.kind for card in self.events]
        wanted = (GOLD, HIGH_NOON, POKER)[:number]
        return sum([bags.one(kinds.index(kind), EVENT_WIDTH) for kind in wanted])

    def __reduce__(self) -> tuple[object, ...]:
        return shared, (self.shared_as,)

    def pair(self, first: int, second: int) -> GnadenlosMove:
        """Name the choice of a pair in the expert set-up (GN-29); each is made once."""
        text = f"pick {self.ids[first]} {self.ids[second]}"
        move = self.named.get(text)
        if move is None:
            move = self.named[text] = GnadenlosMove(text, PICK, first, second)
        return move

    def parse(self, text: str) -> GnadenlosMove | None:
        """Read a move that names an adventurer or an event; None where it names neither."""
        move = self.named.get(text)
        words = text.split(" ")
        if move is None and len(words) == 3 and words[0] == "pick":
            first, second = words[1:]
            if first in self.ids and second in self.ids and first != second:
                return self.pair(self.ids.index(first), self.ids.index(second))
        return move


def short(name: str) -> str:
    """Write a name as notation has it: lower case, with hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def load(path: Path) -> tuple[Components, str]:
    """Read and check a file; give its components and a fingerprint of its content."""
    try:
        text = path.read_text(encoding="utf-8")
        data: dict[str, Json] = tomllib.loads(text)
    except (OSError, UnicodeDecodeError):
        raise Refused(Message("gn-components-unread", {"file": path.name})) from None
    except (ValueError, RecursionError) as error:
        problem: dict[str, Param] = {"file": path.name, "problem": str(error)[:200]}
        raise Refused(Message("gn-components-toml", problem)) from None
    try:
        content = json.dumps(
            data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str
        )
    except (ValueError, RecursionError):
        raise Refused(Message("gn-components-unread", {"file": path.name})) from None
    box = read_box(Part(File(path.name, text), data, ""))
    return box, hashlib.sha256(content.encode()).hexdigest()[:16]


@final
class File:
    """A file being checked, and where its fields stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def line(self, field: str) -> int:
        """Find the line of a field: its key in its section, or the row of a list with a row a line.

        A list written otherwise is named by the line it begins in.
        """
        path, _, index = field.partition("[")
        section, _, key = path.partition(".")
        inside = ""
        begun = 0
        row = -1
        for number, line in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[\s*([\w-]+)\s*\]", line)
            named = re.match(r"\s*([\w-]+)\s*=", line)
            if begun and (header or named):
                break
            if header:
                inside = header[1]
            elif named and inside == section and named[1] == key:
                begun = number
            elif begun and line.lstrip().startswith("{"):
                row += 1
                if index and row == int(index.partition("]")[0]):
                    return number
        return begun


class Part(Fields):
    """A table of the file; what is wrong in it is refused with the line where it stands."""

    file: File

    def __init__(self, file: File, data: Json, path: str) -> None:
        self.file = file
        super().__init__(data, path)

    def refuse(self, field: str, _problem: str, _wanted: str) -> NoReturn:
        """Refuse what is no table."""
        line = self.file.line(field)
        place: dict[str, Param] = {"file": self.file.name, "line": line, "field": field}
        raise Refused(Message("gn-components-row", place))

    def section(self, name: str) -> Part:
        """Give a table of this one; an empty one where it is not there, for its fields to miss."""
        data = self.data.get(name)
        return Part(self.file, data if isinstance(data, dict) else {}, f"{self.path}{name}.")

    def figure(self, name: str, least: int, most: int) -> int:
        return self.bounded(name, self.data.get(name), least, most)

    def bounded(self, name: str, value: Json, least: int, most: int) -> int:
        field = self.path + name
        if not is_number(value) or not least <= value <= most:
            bounds: dict[str, Param] = {
                "file": self.file.name,
                "line": self.file.line(field),
                "field": field,
                "least": least,
                "most": most,
            }
            raise Refused(Message("gn-components-number", bounds))
        return value

    def name(self) -> str:
        value, field = self.data.get("name"), self.path + "name"
        if not isinstance(value, str) or not short(value):
            line = self.file.line(field)
            place: dict[str, Param] = {"file": self.file.name, "line": line, "field": field}
            raise Refused(Message("gn-components-name", place))
        return value

    def many(self, name: str, needed: int) -> list[Json]:
        """Read a list of so many."""
        value = self.data.get(name)
        items = value if isinstance(value, list) else []
        if len(items) != needed:
            self.refuse_count(name, len(items), needed)
        return items

    def rows(self, name: str, needed: int) -> list[Part]:
        """Read a list of so many tables."""
        return [
            Part(self.file, row, f"{self.path}{name}[{index}].")
            for index, row in enumerate(self.many(name, needed))
        ]

    def refuse_count(self, name: str, found: int, needed: int) -> NoReturn:
        """Refuse a list that is too short or too long; line 0 means that it was not found."""
        counts: dict[str, Param] = {
            "file": self.file.name,
            "line": self.file.line(self.path + name),
            "field": self.path + name,
            "found": found,
            "needed": needed,
        }
        raise Refused(Message("gn-components-count", counts))


def read_box(part: Part) -> Components:
    """Read the parts of the box, the tracks first."""
    track = part.section("track")
    spaces = track.figure("spaces", 2, HIGHEST)
    start = track.figure("start", 1, spaces - 1)
    finish = track.figure("finish", start + 1, spaces)
    steps = part.section("undertaker").figure("steps", 1, HIGHEST)
    names, stats = read_adventurers(part.section("cards"))
    return Components(
        names,
        stats,
        read_debts(part.section("debts")),
        read_events(part.section("cards")),
        read_zones(track, finish),
        (spaces, start, finish, steps),
    )


def read_debts(debts: Part) -> list[int]:
    """Thirteen debts a colour, among them those of the first market (GN-05, GN-17)."""
    copies = [
        debts.bounded(f"copies[{value}]", each, 1 if value in (1, 2) else 0, MOST_COPIES)
        for value, each in enumerate(debts.many("copies", VALUES))
    ]
    if sum(copies) != DEBTS_A_COLOUR:
        debts.refuse_count("copies", sum(copies), DEBTS_A_COLOUR)
    return copies


def read_zones(track: Part, finish: int) -> list[Zone]:
    """Four zones, the last of which ends before the finish (GN-11)."""
    zones: list[Zone] = []
    before = 0
    for index, row in enumerate(track.rows("zones", ZONES)):
        least = finish - 1 if index == ZONES - 1 else before + 1
        last = row.figure("last", least, finish - ZONES + index)
        win = row.figure("win", 0, HIGHEST)
        lose = row.figure("lose", 0, HIGHEST)
        zones.append(Zone(row.name(), last, win, lose))
        before = last
    return zones


def read_events(part: Part) -> list[EventCard]:
    """Seven event cards (GN-06), equal ones counted; the undertaker needs a High Noon."""
    cards: dict[str, EventCard] = {}
    for row in part.rows("events", EVENTS):
        kind = row.data.get("kind")
        if kind not in EVENT_KINDS:
            known: dict[str, Param] = {
                "file": row.file.name,
                "line": row.file.line(row.path + "kind"),
                "field": row.path + "kind",
                "known": ", ".join(EVENT_KINDS),
            }
            raise Refused(Message("gn-components-kind", known))
        first = second = 0
        if kind == "gold":
            first = row.figure("first", 0, HIGHEST)
            second = row.figure("second", 0, HIGHEST)
        card = EventCard(EVENT_KINDS.index(str(kind)), first, second)
        if card.name in cards:
            cards[card.name].copies += 1
        else:
            cards[card.name] = card
    if "high-noon" not in cards:
        raise Refused(Message("gn-components-no-high-noon", {"file": part.file.name}))
    return list(cards.values())


def read_adventurers(part: Part) -> tuple[list[str], list[list[int]]]:
    """29 adventurers with three numbers each (GN-04) and names that can be told apart."""
    names: list[str] = []
    stats: list[list[int]] = [[], [], []]
    for row in part.rows("adventurers", ADVENTURERS):
        name = row.name()
        if short(name) in [short(other) for other in names]:
            line = row.file.line(row.path.rstrip("."))
            twice: dict[str, Param] = {"file": row.file.name, "line": line, "name": name}
            raise Refused(Message("gn-components-twice", twice))
        names.append(name)
        for stat, numbers in zip(("gold", "gun", "cards"), stats, strict=True):
            numbers.append(row.figure(stat, 0, HIGHEST))
    return names, stats
