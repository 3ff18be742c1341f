"""`saloon replay` and `saloon verify`."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from saloon.cli.tables import table_of
from saloon.cli.terminal import Exit, err, game_named, out, read_file
from saloon.kernel import Message, Refused
from saloon.records import Notes, Record, compare, loads, replay, verify
from saloon.records.reading import is_hex
from saloon.words import Words


def read(path: Path) -> Record:
    """Read a record file; what cannot be read is said in a sentence."""
    return loads(read_file(path))


def show_replay(
    path: Path, seat: int | None, step: int | None, components: Path | None, speak: Words
) -> None:
    """Tell a game in words as a seat saw it, up to a step, and show the table there."""
    record = read(path)
    if seat is not None and not 0 <= seat < len(record.players):
        raise Refused(Message("cli-no-seat", {"number": seat, "players": len(record.players)}))
    last = len(record.entries)
    if step is not None and not 0 <= step <= last:
        raise Refused(Message("cli-no-step", {"step": step, "last": last}))
    game = game_named(record.game, components)
    for number, entry in enumerate(record.entries[:step], 1):
        for event in entry.events:
            line = speak.say(event.view(seat), record.players, seat)
            out.print(Text(f"{number:4}  "), Text(line), sep="", soft_wrap=True)
    try:
        state = replay(game, record, step)
    except Refused as problem:
        if problem.message.key != "record-rules":
            raise
        out.print(Text(speak.say(problem.message)))
        return
    out.print(table_of(state.observe(seat), record.players, speak, game))


def noted(commitment: str, nonces: list[str]) -> Notes:
    """Read what somebody noted before the first draw."""
    kept: dict[int, str] = {}
    for text in nonces:
        seat, equals, nonce = text.partition("=")
        if not (equals and seat.isascii() and seat.isdecimal() and is_hex(nonce.lower())):
            raise Refused(Message("cli-nonce-form", {"text": text[:80]}))
        kept[int(seat[:9])] = nonce.lower()
    return Notes(commitment=commitment.strip().lower(), nonces=kept)


def check(paths: list[Path], notes: Notes, components: Path | None, speak: Words) -> None:
    """Verify records and compare them with notes; status 1 where one of them does not hold."""
    refused = False
    for path in paths:
        try:
            record = read(path)
            draws = verify(game_named(record.game, components), record)
            compare(record, notes)
        except Refused as problem:
            refused = True
            said = speak.say(problem.message)
            named = "file" in problem.message.params
            err.print(Text(said if named else f"{path}: {said}"), soft_wrap=True)
            continue
        out.print(
            Text(
                speak.text("cli-verified", file=str(path), entries=len(record.entries), draws=draws)
            ),
            soft_wrap=True,
        )
    if refused:
        raise Exit(1)
