"""Games that bots play among themselves, as arrays in a file, with a card that says what they are.

    python examples/research/export.py FOLDER [GAME] [LEVEL] [GAMES]

First records are made, as `saloon simulate` does; then they are turned into arrays. People's games
that they have given come by `saloon export` in the same form.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from saloon.cli import main as saloon
from saloon.research.export import main as export


def main(
    folder: str, game: str = "katzenjammer", level: str = "sensible", games: str = "20"
) -> int:
    """Write the file and its card; give the number of games in it."""
    with TemporaryDirectory() as records:
        wanted = ["--games", games, "--bots", level, "--seed", "1", "--out", records]
        saloon(["simulate", game, *wanted])
        return export([folder, *map(str, sorted(Path(records).iterdir()))])


if __name__ == "__main__":
    print(main(*sys.argv[1:]), "games")
