"""Games that bots play among themselves, as arrays in a file, with a card that says what they are.

python examples/research/export.py FOLDER [GAME] [LEVEL] [GAMES]
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import numpy as np

from saloon.bots import Chair
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


def main(
    folder: str, game: str = "katzenjammer", level: str = "sensible", games: str = "20"
) -> int:
    """Write the file and its card; give the number of decisions."""
    seed = "export"
    rules, bot, rng = Rules(game, None, {}), BOTS[game][level], Rng(seed)
    seen: list[bytes] = []
    masks: list[np.ndarray] = []
    rows: list[tuple[int, int, int]] = []
    ends: list[tuple[list[float], tuple[int, ...]]] = []
    for number in range(int(games)):
        episode = Episode(rules, rng)
        while episode.asked:
            seat = episode.asked[0]
            offered = episode.offered(seat)
            move = bot.choose(Chair(episode.state, seat), rng)
            view = episode.view(seat)
            action = rules.numbering.number(move, view)
            mask = np.zeros(rules.numbering.actions, dtype=np.uint8)
            mask[list(offered)] = 1
            seen.append(rules.numbering.write(view))
            masks.append(np.packbits(mask))
            rows.append((action, seat, number))
            episode.act(seat, move)
        result = episode.state.result()
        assert result is not None
        ends.append((episode.returns(), result.scores))
    action, seats, which = np.array(rows, dtype=np.int32).T
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        place / "games.npz",
        observation=np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(len(rows), -1),
        action_mask=np.stack(masks),
        action=action,
        seat=seats.astype(np.uint8),
        game=which,
        returns=np.array([paid for paid, _ in ends], dtype=np.float32),
        scores=np.array([scores for _, scores in ends], dtype=np.int32),
    )
    card = CARD.format(
        game=game,
        level=level,
        games=games,
        rows=len(rows),
        players=rules.players,
        rules=rules.game.rules,
        options=rules.options,
        seed=seed,
        version=version("saloon"),
        size=rules.numbering.size,
        actions=rules.numbering.actions,
    )
    (place / "CARD.md").write_text(card, encoding="utf-8")
    return len(rows)


if __name__ == "__main__":
    print(main(*sys.argv[1:]), "decisions")
