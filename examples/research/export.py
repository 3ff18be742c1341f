"""Games that bots play among themselves, as arrays in a file, with a card that says what they are.

python examples/research/export.py FOLDER [GAME] [LEVEL] [GAMES]
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import numpy as np
import numpy.typing as npt

from saloon.bots import Bot, LevelBot, SeatView
from saloon.bots.roster import BOTS
from saloon.kernel import Rng
from saloon.research.episode import Episode, Rules

CARD = """# {game}: {games} games of `{level}` against itself

- **What**: {rows} decisions of {games} games with {players} players, in `games.npz`.
- **How**: Saloon {version}, rules version {rules}, options {options}, seed "{seed}".
  Every seat is played by the level `{level}`. Draws come from the seed; no person took part.
- **Arrays**, a row a decision: `observation` (uint8, {size} bytes), `action_mask` (bits, see
  `numpy.unpackbits(..., axis=1, count={actions})`), `action`, `seat`, `game` (which game).
  A row a game: `returns` (1 for the first place to -1 for the last) and `scores`.
- **What the numbers mean**: docs/research/{game}.md. A seat is shown only what it could know.
- **Not in it**: steps that leave no choice as all know, and the draws between decisions.
- **For**: imitation, offline learning, statistics of play. It shows a program at play, not people.
- **Licence**: MIT, as the program.
"""


class Table:
    """What is kept of the games."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seen: list[bytes] = []
        self.masks: list[npt.NDArray[np.uint8]] = []
        self.rows: list[tuple[int, int, int]] = []
        self.ends: list[tuple[list[float], tuple[int, ...]]] = []

    def play(self, bot: Bot, rng: Rng) -> None:
        """Let a bot play a game against itself, and keep every decision."""
        numbering, episode = self.rules.numbering, Episode(self.rules, rng)
        while episode.asked:
            seat = episode.asked[0]
            view = episode.view(seat)
            mask = np.zeros(numbering.actions, dtype=np.uint8)
            mask[list(episode.offered(seat))] = 1
            move = bot.choose(SeatView(episode.state, seat), rng)
            self.seen.append(numbering.write(view))
            self.masks.append(np.packbits(mask))
            self.rows.append((numbering.number(move, view), seat, len(self.ends)))
            episode.act(seat, move)
        result = episode.state.result()
        assert result is not None
        self.ends.append((episode.returns(), result.scores))

    def write(self, file: Path) -> None:
        action, seat, game = np.array(self.rows, dtype=np.int32).T
        np.savez_compressed(
            file,
            observation=np.frombuffer(b"".join(self.seen), dtype=np.uint8).reshape(len(game), -1),
            action_mask=np.stack(self.masks),
            action=action,
            seat=seat.astype(np.uint8),
            game=game,
            returns=np.array([paid for paid, _ in self.ends], dtype=np.float32),
            scores=np.array([scores for _, scores in self.ends], dtype=np.int32),
        )


def main(
    folder: str, game: str = "katzenjammer", level: str = "sensible", games: str = "20"
) -> int:
    """Write the file and its card; give the number of decisions."""
    seed = "export"
    rules, rng, place = Rules(game, None, {}), Rng(seed), Path(folder)
    table = Table(rules)
    bot: Bot = BOTS[game][level]
    if isinstance(bot, LevelBot):
        bot = bot.unhurried()  # the games follow from the seed, not from how busy the machine is
    for _ in range(int(games)):
        table.play(bot, rng)
    place.mkdir(parents=True, exist_ok=True)
    table.write(place / "games.npz")
    card = CARD.format(
        game=game,
        level=level,
        games=games,
        rows=len(table.rows),
        players=rules.players,
        rules=rules.game.rules,
        options=rules.options,
        seed=seed,
        version=version("saloon"),
        size=rules.numbering.size,
        actions=rules.numbering.actions,
    )
    (place / "CARD.md").write_text(card, encoding="utf-8")
    return len(table.rows)


if __name__ == "__main__":
    print(main(*sys.argv[1:]), "decisions")
