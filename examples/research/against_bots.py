"""An agent of your own against our bots, through Gymnasium.

python examples/research/against_bots.py [GAME] [LEVEL] [GAMES]
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

import saloon.research.gymnasium  # noqa: F401 - registers saloon/GAME-v0


def first_open(mask: np.ndarray) -> int:
    """Stand in for an agent: it takes the first number that is open."""
    return int(np.flatnonzero(mask)[0])


def main(game: str = "katzenjammer", level: str = "drifter", games: str = "20") -> float:
    """Give the agent's mean reward: 1 for every game won, -1 for every last place."""
    env = gymnasium.make(f"saloon/{game}-v0", opponents=level)
    total = 0.0
    for number in range(int(games)):
        seen, _ = env.reset(seed=number)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(first_open(seen["action_mask"]))
        total += float(reward)
    return total / int(games)


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
