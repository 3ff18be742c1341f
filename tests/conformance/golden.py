"""Golden games: what they are, and how they are made anew when a rule was meant to change.

    python -m tests.conformance.golden [GAME …]

writes `<game>.jsonl` into the folder that a game's subject names, one game a line: the table, every
move, the result, a digest of what every seat and a spectator saw at every step, and the seal of the
whole record. A few games are written out whole beside it, with what changed in every view at every
step, for reading.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

from msgspec.json import Encoder

from saloon.kernel import CHANCE, Json, State, to_json
from saloon.records import Entry, Play, dumps, finished
from saloon.records.play import listed
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import (
    SUBJECTS,
    chance,
    eyes,
    nonces,
    played,
    secret,
    shown_to_all,
)

encode = Encoder(order="deterministic").encode


def digest(state: State, players: int, entry: Entry) -> str:
    """Fold what everybody saw at a step."""
    seen = encode(shown_to_all(state, eyes(players), entry.events))
    return hashlib.sha256(seen).hexdigest()[:8]


def retrace(subject: Subject, table: Setting, seed: str, moves: list[str]) -> Iterator[Play]:
    """Play the moves of a golden game, checking each draw, and stop after every one."""
    play = Play(subject.game, table.players, table.options, chance(table, seed))
    for text in moves:
        actors = play.state.actors()
        if actors == (CHANCE,):
            entry = play.step()
            assert entry is not None
            assert entry.move == text
        else:
            by, _, move = text.partition(": ")
            play.enter(int(by), listed(play.state, int(by), move))
        yield play


def moves_of(play: Play) -> list[str]:
    """Write the log as a line of moves; a seat's move carries its number."""
    return [
        entry.move if entry.seat == CHANCE else f"{entry.seat}: {entry.move}" for entry in play.log
    ]


def golden_game(subject: Subject, table: Setting, seed: str, moves: list[str]) -> dict[str, Any]:
    """Retrace a game and write down all that must stay the same."""
    digests: list[str] = []
    play: Play | None = None
    for play in retrace(subject, table, seed, moves):
        digests.append(digest(play.state, table.players, play.log[-1]))
    assert play is not None
    record = finished(
        play, [f"Seat {n}" for n in range(table.players)], secret(seed), nonces(table, seed)
    )
    return {
        "players": table.players,
        "options": table.options,
        "seed": seed,
        "moves": moves,
        "digests": " ".join(digests),
        "result": to_json(record.result),
        "record": hashlib.sha256(dumps(record).encode()).hexdigest(),
    }


def readable(subject: Subject, table: Setting, seed: str, moves: list[str]) -> str:
    """Write a game out for reading: each move, what it told, what changed in every view."""
    lines = [f"{subject.name}, {table.players} players, {json.dumps(table.options)}, seed {seed}"]
    before: dict[str, dict[str, Json]] = {}
    for play in retrace(subject, table, seed, moves):
        entry = play.log[-1]
        by = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
        lines.append(f"\n{len(play.log)}. {by}: {entry.move}")
        for seat in eyes(table.players):
            name = "spectator" if seat is None else f"seat {seat}"
            view = to_json(play.state.observe(seat))
            assert isinstance(view, dict)
            known = before.get(name, {})
            changed = {key: value for key, value in view.items() if known.get(key, ...) != value}
            before[name] = view
            told = [event.view(seat).data() for event in entry.events]
            legal = (
                [move.text for move in play.state.legal(seat)]
                if seat is not None and seat in play.state.actors()
                else []
            )
            lines.append(f"  {name}: {json.dumps(changed)} {json.dumps(told)} {json.dumps(legal)}")
    return "\n".join(lines) + "\n"


def read(subject: Subject) -> list[dict[str, Any]]:
    """Read the golden games of a game."""
    text = (subject.golden / f"{subject.name}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def table_of(golden: dict[str, Any]) -> Setting:
    return Setting(golden["players"], golden["options"], ())


def write(subject: Subject) -> None:
    """Play and write all golden games of a game."""
    subject.golden.mkdir(exist_ok=True)
    lines: list[str] = []
    tables = [table for table in subject.tables for _ in range(table.golden)]
    games = [(table, f"golden/{subject.name}/{n}") for n, table in enumerate(tables)]
    games += [(table, seed) for table in subject.tables for seed in table.seeds]
    for number, (table, seed) in enumerate(games):
        moves = moves_of(played(subject, table, seed))
        lines.append(json.dumps(golden_game(subject, table, seed, moves)))
        if number in subject.readable:
            path = subject.golden / f"{subject.name}-{number}.txt"
            path.write_text(readable(subject, table, seed, moves), "utf-8")
    (subject.golden / f"{subject.name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    for each in SUBJECTS:
        if each.name in (sys.argv[1:] or [each.name]):
            write(each)
