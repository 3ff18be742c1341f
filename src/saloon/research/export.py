"""Finished games as arrays in files, with a card that says what they are.

    python -m saloon.research.export FOLDER [RECORD ...]

Games come from records, such as `saloon simulate GAME --out DIR` writes, or as lines of JSON from
the standard input (`saloon export` sends those that people have given). There is a file for each
game and number of players. NPZ is what NumPy reads by itself, so nothing more need be installed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from saloon.kernel import Seat
from saloon.plugins import plugins
from saloon.records import Record, loads
from saloon.records.play import listed
from saloon.research.episode import Rules, asked

CARD_NAME: Final = "CARD.md"
CARD: Final = """# {title}

{rows} decisions of {games} games, played with Saloon {version}.

{files}
- **Where from**: {source}
- **Arrays**, a row a decision: `observation` (uint8), `action_mask` (bits, see
  `numpy.unpackbits(..., axis=1, count=…)` with the number of moves above), `action`, `seat`, `game`
  (which game of the file) and `person` (1 where a person sat, 0 where a bot did). A row a game:
  `returns` (1 for the first place to -1 for the last), `scores` and `options` (JSON).
- **What the numbers mean**: docs/research/ has a page a game. A seat is shown only what it could
  know at that moment if it forgot nothing.
- **Not in it**: names, dates, what was said, how long anybody thought, who played which other game;
  moves that were taken back; steps that leave no choice as all know; the draws between decisions.
- **For**: imitation, offline learning, statistics of play.
- **Beware**: {beware}
"""
BOTS: Final = (
    "games that bots played; no person took part.",
    "it shows programs at play, not people.",
)
PEOPLE: Final = (
    "finished games of a Saloon server. Everybody who sat at those tables had agreed to that in\n"
    "  their settings and still did when the file was made; whoever was deleted is not among them.",
    "a person who was away or out of time may have been played for by a bot or the clock; only\n"
    "  games that nobody had left for good are here. People who agree to this need not play as\n"
    "  others do. Whoever took part in a game can recognise it. Do not try to find out who played.",
)


@dataclass
class Played:
    """A finished game: what was agreed, and who did what, chance included."""

    game: str
    rules: int
    options: dict[str, str]
    moves: list[tuple[Seat, str]]
    people: list[bool]
    """By seat, whether a person sat there."""


def from_record(record: Record) -> Played:
    """Take a game out of a record of bots, without what was taken back."""
    moves: list[tuple[Seat, str]] = []
    for entry in record.entries:
        if entry.back is None:
            moves.append((entry.seat, entry.move))
        else:
            del moves[entry.back :]
    people = [False] * len(record.players)
    return Played(record.game, record.rules, record.options, moves, people)


def from_line(line: str) -> Played:
    """Read a game that was sent."""
    found = json.loads(line)
    moves = [(int(seat), str(text)) for seat, text in found["moves"]]
    return Played(found["game"], found["rules"], found["options"], moves, found["people"])


@dataclass
class Rows:
    """What is kept of the games of one kind: a game and a number of players."""

    rules: Rules
    seen: list[bytes] = field(default_factory=list)
    masks: list[npt.NDArray[np.uint8]] = field(default_factory=list)
    rows: list[tuple[int, Seat, int, bool]] = field(default_factory=list)
    paid: list[list[float]] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    options: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Play a game again, and keep every decision."""
        rules = Rules(played.game, len(played.people), played.options)
        numbering, state = rules.numbering, rules.start()
        for seat, text in played.moves:
            move = listed(state, seat, text)
            if seat in asked(state):
                view = state.recall(seat)
                mask = np.zeros(numbering.actions, dtype=np.uint8)
                mask[list(rules.offered(state, seat, view))] = 1
                self.seen.append(numbering.write(view))
                self.masks.append(np.packbits(mask))
                number = numbering.number(move, view)
                self.rows.append((number, seat, len(self.paid), played.people[seat]))
            state.apply(seat, move)
        result = state.result()
        assert result is not None, "the game is over"
        self.paid.append(rules.pay(result))
        self.scores.append(result.scores)
        self.options.append(json.dumps(rules.options))

    def write(self, file: Path) -> None:
        """Write the arrays."""
        action, seat, game, person = np.array(self.rows, dtype=np.int32).T
        np.savez_compressed(
            file,
            observation=np.frombuffer(b"".join(self.seen), dtype=np.uint8).reshape(len(game), -1),
            action_mask=np.stack(self.masks),
            action=action,
            seat=seat.astype(np.uint8),
            game=game,
            person=person.astype(np.uint8),
            returns=np.array(self.paid, dtype=np.float32),
            scores=np.array(self.scores, dtype=np.int32),
            options=np.array(self.options),
        )

    def line(self, name: str) -> str:
        """Describe the file on the card."""
        rules, numbering = self.rules.game.rules, self.rules.numbering
        return (
            f"- `{name}`: {len(self.rows)} decisions of {len(self.paid)} games with"
            f" {self.rules.players} players, rules version {rules}, {numbering.size} bytes an"
            f" observation, {numbering.actions} moves."
        )


def export(folder: Path, games: Iterable[Played], people: bool) -> int:
    """Write the files and their card; give the number of games that are in them.

    A game of an older version of the rules cannot be played again, and is left out. What an earlier
    export left in the folder goes: who gave a game then may have taken it back.
    """
    kinds: dict[str, Rows] = {}
    for played in games:
        players = len(played.people)
        name = f"{played.game}-{players}.npz"
        if name not in kinds:
            kinds[name] = Rows(Rules(played.game, players, {}))
        if played.rules == kinds[name].rules.game.rules:
            kinds[name].add(played)
    kinds = {name: rows for name, rows in sorted(kinds.items()) if rows.paid}
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / CARD_NAME).exists():
        for game in plugins():
            for old in folder.glob(f"{game}-[0-9]*.npz"):
                old.unlink()
    for name, rows in kinds.items():
        rows.write(folder / name)
    source, beware = PEOPLE if people else BOTS
    card = CARD.format(
        title="Games of people" if people else "Games of bots",
        rows=sum(len(rows.rows) for rows in kinds.values()),
        games=sum(len(rows.paid) for rows in kinds.values()),
        version=version("saloon"),
        files="\n".join([rows.line(name) for name, rows in kinds.items()]),
        source=source,
        beware=beware,
    )
    (folder / CARD_NAME).write_text(card, encoding="utf-8")
    return sum(len(rows.paid) for rows in kinds.values())


def main(given: Sequence[str]) -> int:
    """Write what the records hold, or what comes in."""
    folder, *records = given
    if records:
        games = map(from_record, (loads(Path(each).read_bytes()) for each in records))
        return export(Path(folder), games, people=False)
    return export(Path(folder), map(from_line, sys.stdin), people=True)


if __name__ == "__main__":
    print(main(sys.argv[1:]))
