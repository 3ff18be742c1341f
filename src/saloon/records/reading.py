"""Reading records: every file that is not whole is refused in a sentence that says where."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, NoReturn

from saloon.kernel.fields import Fields, is_number
from saloon.kernel.message import Event, Json, Message, Param, Refused
from saloon.kernel.moves import CHANCE, Seat
from saloon.kernel.state import Result
from saloon.records.fair import SECRET_BYTES, commitment
from saloon.records.play import Entry
from saloon.records.record import FORMAT, MARK, VERSION, Chain, Record, canonical, entry_data


def refuse(key: str, params: Mapping[str, Param] | None = None) -> NoReturn:
    raise Refused(Message(key, params))


def loads(file: bytes) -> Record:
    """Read a record; a file that is damaged, cut short, edited or too new is refused."""
    data = document(file)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        refuse("record-not-a-record")
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        refuse("record-version", {"version": str(version)[:20], "known": VERSION})
    reader = Reader(data, "")
    record = Record(
        game=reader.text("game"),
        rules=reader.number("rules"),
        components=reader.text("components"),
        players=reader.texts("players"),
        options=reader.words("options"),
        commitment=reader.hex("commitment"),
        nonces=reader.hexes("nonces"),
        entries=[],
        result=Result((), (), ""),
        secret=reader.hex("secret"),
        seals=reader.hexes("seals") if version > 1 and "seals" in data else None,
    )
    if len(record.secret) != 2 * SECRET_BYTES:
        reader.wrong("secret", "value")
    lines = [
        Reader(item, f"entries[{index}].") for index, item in enumerate(reader.items("entries"))
    ]
    record.entries = [read_entry(line, len(record.players), version) for line in lines]
    if record.version != version:
        reader.wrong("version", "value")
    chain = Chain(record.header())
    for index, line in enumerate(lines):
        if line.text("hash") != chain.add(entry_data(record.entries[index]))[:MARK]:
            refuse("record-chain", {"entry": index + 1})
    outcome = Reader(reader.value("result"), "result.")
    record.result = Result(
        outcome.numbers("scores"), outcome.numbers("ranks"), outcome.text("reason")
    )
    outcome.only({"scores", "ranks", "reason"}, "value")
    reader.only({*record.header(), "entries", "result", "secret", "seal"}, "value")
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        refuse("record-commitment")
    if reader.text("seal") != chain.add(record.footer()):
        refuse("record-seal")
    return record


def document(file: bytes) -> Json:
    """Parse the JSON of a file, saying in which line it breaks off."""
    try:
        text = file.decode()
    except UnicodeDecodeError as broken:
        refuse("record-not-json", {"line": file.count(b"\n", 0, broken.start) + 1})
    try:
        data: Json = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as problem:
        if not text.startswith("{"):
            refuse("record-not-a-record")
        cut = not text.rstrip().endswith("}") or problem.pos >= len(text.rstrip())
        refuse("record-truncated" if cut else "record-not-json", {"line": problem.lineno})
    except (RecursionError, ValueError):
        refuse("record-not-a-record")
    half = SURROGATE.search(text)
    if half is not None and not sayable(data):
        refuse("record-not-json", {"line": text.count("\n", 0, half.start()) + 1})
    return data


SURROGATE: Final = re.compile(r"\\u[dD][89abAB]")


def sayable(data: Json) -> bool:
    """Tell whether all texts can be written again: JSON can hold half a character."""
    try:
        canonical(data).encode()
    except UnicodeEncodeError:
        return False
    return True


def once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Make an object, unless a name stands in it twice."""
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a name stands twice in an object")
    return data


def read_entry(entry: Reader, players: int, version: int) -> Entry:
    """Read a line of the log; takebacks are known since the second version."""
    by = entry.value("by")
    if by == "chance":
        seat: Seat = CHANCE
    elif is_number(by) and 0 <= by < players:
        seat = by
    else:
        entry.wrong("by", "value")
    events = [
        read_event(Reader(item, f"{entry.path}events[{index}]."), players)
        for index, item in enumerate(entry.items("events"))
    ]
    done = "back" if version > 1 and "back" in entry.data else "move"
    entry.only({"by", done, "events", "hash"}, "value")
    if done == "move":
        return Entry(seat, entry.text("move"), events, asked=False)
    if seat == CHANCE or entry.number("back") < 0:
        entry.wrong("back", "value")
    return Entry(seat, "", events, asked=False, back=entry.number("back"))


def read_event(event: Reader, players: int) -> Event:
    """Read what happened, with all its views."""
    private: dict[Seat, Message] = {}
    if "own" in event.data:
        own = Reader(event.value("own"), event.path + "own.")
        for name in own.data:
            if name not in [str(seat) for seat in range(players)]:
                own.wrong(name, "value")
            private[int(name)] = read_message(own, name)
    reveals = "reveals" in event.data
    if event.data.get("reveals", True) is not True:
        event.wrong("reveals", "value")
    event.only({"say", "own", "reveals"} & set(event.data) | {"say"}, "value")
    return Event(read_message(event, "say"), private, reveals)


def read_message(event: Reader, name: str) -> Message:
    """Read a key with its parameters and its clause."""
    value = event.value(name)
    if not (
        isinstance(value, list)
        and len(value) == 3
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
        and isinstance(value[2], str)
    ):
        event.wrong(name, "type")
    params: dict[str, Param] = {}
    for key, given in value[1].items():
        if isinstance(given, list):
            numbers = [each for each in given if is_number(each)]
            texts = [each for each in given if isinstance(each, str)]
            if len(given) not in (len(numbers), len(texts)):
                event.wrong(f"{name}.{key}", "type")
            params[key] = tuple(texts) if texts else tuple(numbers)
        elif is_number(given) or isinstance(given, str):
            params[key] = given
        else:
            event.wrong(f"{name}.{key}", "type")
    return Message(value[0], params, value[2])


class Reader(Fields):
    """An object of a record."""

    def refuse(self, field: str, problem: str, wanted: str) -> NoReturn:  # noqa: ARG002
        refuse("record-field", {"field": field, "problem": problem})

    def words(self, name: str) -> dict[str, str]:
        value = self.value(name)
        if not isinstance(value, dict):
            self.wrong(name, "type")
        words = {key: each for key, each in value.items() if isinstance(each, str)}
        if len(words) != len(value):
            self.wrong(name, "type")
        return words

    def hex(self, name: str) -> str:
        value = self.text(name)
        if not is_hex(value):
            self.wrong(name, "value")
        return value

    def hexes(self, name: str) -> tuple[str, ...]:
        values = self.texts(name)
        if not all(is_hex(value) for value in values):
            self.wrong(name, "value")
        return values


def is_hex(text: str) -> bool:
    """Tell whether a text is whole bytes in small hex digits."""
    return len(text) % 2 == 0 and all(digit in "0123456789abcdef" for digit in text)
