"""The log of a contest's results, so that it can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from saloon.arena.contest import Contest, Played
from saloon.kernel import Message, Refused

LONGEST = 100_000
"""No first line of a log is longer."""


class ResultsLog:
    """One line a game in a file, under a line that says what contest it is."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.contest = contest
        self.path = path
        self.played: dict[int, Played] = {}
        if path is not None and path.exists():
            self.read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(contest.header()) + "\n", encoding="utf-8")

    def read(self, path: Path) -> None:
        """Take up what is noted; a line that an interruption cut off is played again."""
        with path.open(encoding="utf-8", errors="replace") as file:
            head = file.readline(LONGEST).rstrip("\n")
            try:
                header = json.loads(head)
            except ValueError:
                header = None
            if header != self.contest.header():
                raise Refused(Message("cli-arena-other", {"file": str(path)}))
            lines = file.read().split("\n")
        whole = [head]
        for line in lines:
            try:
                game = Played(**json.loads(line))
            except (ValueError, TypeError):
                continue
            whole.append(line)
            self.played[game.number] = game
        path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def missing(self) -> list[int]:
        """List the games still to be played."""
        return [number for number in range(self.contest.games) if number not in self.played]

    def note(self, game: Played) -> None:
        """Write a game down at once."""
        self.played[game.number] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")

    def games(self) -> list[Played]:
        """List the games of the contest in order."""
        return [self.played[number] for number in range(self.contest.games)]

    def __iter__(self) -> Iterator[Played]:
        return iter(self.games())
