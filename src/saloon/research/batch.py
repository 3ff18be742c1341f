"""Thousands of games stepped in one call, what they show written into arrays that stay the same.

    batch = Batch(game, games=4096, players=4, workers=2)
    while True:
        batch.step(policy(batch.observation, batch.action_mask))

Each row is a table where all seats are played by whoever calls `step`; `seat` says whose decision
is shown. A game that is over is followed by the next one in the same step.
"""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.research.crew import Crew, Shared
from saloon.research.episode import Rules
from saloon.research.stepping import Lane, Plan

ONE_LANE = 0


class Batch:
    """Games side by side; the arrays are the memory that the rules write into."""

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        workers: int = 0,
        rewards: str = "rank",
        secrets: bool = False,
        seed: int = 0,
        **options: Any,
    ) -> None:
        """Without workers the games are played in this process; else they are shared out evenly.

        The first worker is this process, which would only wait for the others. `secrets` has what
        the seat on turn does not know written as well, for critics.
        """
        self.rules = Rules(game, players, options, rewards)
        self.games = games
        self.closed = False
        numbering = self.rules.numbering
        share, left = divmod(games, max(1, workers))
        if games < 1 or workers < 0 or left:
            raise ValueError(f"{games} games cannot be shared out evenly to {workers} workers")
        plan = Plan(
            self.rules.game,
            numbering,
            [self.rules.players] * share,
            self.rules.options,
            self.rules.pay,
            pointless=True,
        )
        self.crew: Crew | None = None
        if workers:
            self.crew = Crew(plan, workers, seed, 1, secrets, helped=True)
            shared = self.crew.lanes[ONE_LANE]
        else:
            shared = Shared(numbering, games, secrets)
        self.lane = Lane(plan, shared.places(0, share), f"{seed}/0/0")
        self.lane.begin()
        if self.crew is not None:
            self.crew.wait(ONE_LANE)
        self.rows = np.arange(games)
        self.lay_out(shared)

    def lay_out(self, shared: Shared) -> None:
        """Name the arrays."""
        self.observation: npt.NDArray[np.uint8] = shared.array("seen")
        """What the seat on turn sees, a row a game."""
        self.action_mask: npt.NDArray[np.uint8] = shared.array("mask")
        """1 for every number it may play."""
        self.secret: npt.NDArray[np.uint8] = shared.array("secret")
        self.seat: npt.NDArray[np.uint8] = shared.array("seat")
        """Whose decision is shown."""
        self.over: npt.NDArray[np.uint8] = shared.array("over")
        """1 where a game ended by the last step; what is shown is the next one."""
        self.returns: npt.NDArray[np.float32] = shared.array("paid")[:, : self.rules.players]
        """What every seat was paid in the game that ended last."""
        self.action: npt.NDArray[np.int32] = shared.array("action")

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out a number in every game, and show its next decision."""
        if self.closed:
            raise RuntimeError("the batch is closed")
        chosen = np.asarray(actions)
        if not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"whole numbers are wanted, not {chosen.dtype}")
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} numbers are wanted, not {chosen.shape}")
        actions_known = self.action_mask.shape[1]
        if ((chosen < 0) | (chosen >= actions_known)).any():
            raise ValueError(f"numbers go from 0 to {actions_known - 1}")
        open_to = self.action_mask[self.rows, chosen]
        if not open_to.all():
            row = int(np.flatnonzero(open_to == 0)[0])
            raise ValueError(f"in game {row}, {chosen[row]} is not open; see its action_mask")
        self.action[:] = chosen
        if self.crew is not None:
            self.crew.go(ONE_LANE)
        self.play_on()
        if self.crew is not None:
            self.crew.wait(ONE_LANE)

    def play_on(self) -> None:
        """Step this process's games; they hold no cycles, so nothing is collected meanwhile."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.lane.step()
        finally:
            if collecting:
                gc.enable()

    def close(self) -> None:
        """End the workers; what is shown stays, and no step follows."""
        self.closed = True
        if self.crew is not None:
            self.crew.stop()
            self.crew = None
