"""Learn a game by playing against oneself: PPO with masks, in a batch, with NumPy alone.

python examples/research/masked_ppo.py [GAME] [ROUNDS] [GAMES TO JUDGE BY]
"""

from __future__ import annotations

import sys
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from saloon.research.batch import Batch
from saloon.research.gymnasium import AgainstBots

Floats: TypeAlias = npt.NDArray[np.floating[Any]]
GAMES, STEPS, PASSES, PART = 64, 192, 3, 1024
HIDDEN, RATE, CLIP, ENTROPY = 64, 2e-3, 0.2, 0.01


class Learner:
    """One hidden layer over the bytes of an observation; from it a policy and a value."""

    def __init__(self, most: Floats, actions: int, rng: np.random.Generator) -> None:
        self.most, self.rng = most, rng
        shapes = [(len(most), HIDDEN), (HIDDEN,), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [np.sqrt(2 / len(most)), 0, 0.01, 0.1]
        self.weights = [
            (scale * rng.standard_normal(shape)).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.square = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def look(self, seen: Floats, mask: Floats) -> tuple[Floats, Floats, Floats]:
        """Give the hidden layer, the chances of what is open, and the value to the seat."""
        inner, bias, policy, value = self.weights
        hidden = np.maximum(seen @ inner + bias, 0)
        looks = np.where(mask > 0, hidden @ policy, -1e9)
        chances = np.exp(looks - looks.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ value)[:, 0]

    def choose(self, seen: Floats, mask: Floats) -> tuple[npt.NDArray[np.int64], Floats]:
        """Draw from the policy."""
        _, chances, _ = self.look(seen, mask)
        noise = self.rng.gumbel(size=chances.shape)
        action = (np.log(chances + 1e-30) + noise).argmax(1)
        return action, chances[np.arange(len(action)), action]

    def learn(
        self, seen: Floats, mask: Floats, kept: Floats, action: npt.NDArray[np.int64]
    ) -> None:
        """Follow the clipped gain of what was done; `kept` is how likely it was, and its pay."""
        rows = np.arange(len(seen))
        hidden, chances, value = self.look(seen, mask)
        likely, paid = kept.T
        gain = paid - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, action] / likely
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        down = chances * (free * gain * ratio)[:, None]
        down[rows, action] -= free * gain * ratio
        surprise = np.log(chances + 1e-30)
        even = (chances * surprise).sum(1, keepdims=True)
        down += ENTROPY * chances * (surprise - even)
        wrong = (value - paid)[:, None]
        _, _, policy, worth = self.weights
        back = (down @ policy.T + wrong @ worth.T) * (hidden > 0)
        self.move([seen.T @ back, back.sum(0), hidden.T @ down, hidden.T @ wrong], len(seen))

    def move(self, slopes: list[Floats], count: int) -> None:
        """Take a step of Adam."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            slope = slope / count
            self.mean[place] += 0.1 * (slope - self.mean[place])
            self.square[place] += 0.01 * (slope**2 - self.square[place])
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.99**self.steps)
            self.weights[place] -= np.float32(RATE) * mean / (np.sqrt(square) + 1e-8)


def lesson(batch: Batch, learner: Learner) -> None:
    """Play so many steps, and learn from the decisions of games that ended."""
    columns: list[list[npt.NDArray[Any]]] = [[] for _ in range(7)]
    shown, masks, actions, likely, seats, overs, returns = columns
    for _ in range(STEPS):
        seen, mask = batch.observation / learner.most, batch.action_mask.astype(np.float32)
        action, chance = learner.choose(seen, mask)
        seats.append(batch.seat.copy())
        batch.step(action)
        for column, value in zip(
            (shown, masks, actions, likely, overs, returns),
            (seen, mask, action, chance, batch.over > 0, batch.returns.copy()),
            strict=True,
        ):
            column.append(np.asarray(value))
    known, last = np.zeros(GAMES, dtype=bool), np.zeros_like(batch.returns)
    paid, whole = np.zeros((STEPS, GAMES), dtype=np.float32), np.zeros((STEPS, GAMES), dtype=bool)
    for step in reversed(range(STEPS)):
        last[overs[step]] = returns[step][overs[step]]
        known |= overs[step]
        paid[step], whole[step] = last[batch.rows, seats[step]], known
    chosen = np.flatnonzero(whole)
    all_of = [np.concatenate(each) for each in (shown, masks, likely, actions)]
    for _ in range(PASSES):
        learner.rng.shuffle(chosen)
        for part in np.array_split(chosen, max(1, len(chosen) // PART)):
            kept = np.stack([all_of[2][part], paid.ravel()[part]], axis=1)
            learner.learn(all_of[0][part], all_of[1][part], kept, all_of[3][part])


def judge(game: str, learner: Learner, games: int) -> float:
    """Give the mean reward against players who play anything."""
    env, total = AgainstBots(game, opponents="random"), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            row, mask = seen["observation"] / learner.most, seen["action_mask"]
            _, chances, _ = learner.look(row[None], mask[None])
            seen, reward, over, _, _ = env.step(int(chances.argmax()))
        total += reward
    return total / games


def main(game: str = "katzenjammer", rounds: str = "20", judged: str = "200") -> list[float]:
    """Give the mean reward against random players before and after."""
    batch = Batch(game, GAMES)
    numbering = batch.rules.numbering
    most = [each.most for each in numbering.observation for _ in range(each.size)]
    rng = np.random.default_rng(1)
    learner = Learner(np.array(most, dtype=np.float32), numbering.actions, rng)
    found = [judge(game, learner, int(judged))]
    for _ in range(int(rounds)):
        lesson(batch, learner)
    return [*found, judge(game, learner, int(judged))]


if __name__ == "__main__":
    before, after = main(*sys.argv[1:])
    print(f"mean reward against random players: {before:.2f} before, {after:.2f} after")
