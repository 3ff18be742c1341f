"""Random agents at a PettingZoo table.

python examples/research/random_agents.py [GAME] [PLAYERS]
"""

from __future__ import annotations

import sys

from saloon.research.pettingzoo import aec_env


def main(game: str = "katzenjammer", players: str = "3", seed: str = "1") -> dict[str, float]:
    env = aec_env(game, int(players))
    env.reset(seed=int(seed))
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(int(seed) + place)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(int(env.action_space(agent).sample(seen["action_mask"])))
    return paid


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
