"""The games as Gymnasium environments: one agent against computer players of a level.

Importing this registers `saloon/GAME-v0` for every game that can be played by numbers.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from saloon.bots.bot import Bot, Chair
from saloon.bots.roster import BOTS
from saloon.kernel import Move, Rng, Seat
from saloon.research.episode import Episode, Rules, numbered
from saloon.research.spaces import (
    ILLEGAL,
    LOSS,
    MODES,
    Seen,
    as_array,
    checked,
    rendered,
    rng_of,
    seen_space,
)


class AgainstBots(gymnasium.Env[Any, Any]):
    """One seat is the agent's, the others are played by bots."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str = "drifter",
        seat: int | None = None,
        rewards: str = "rank",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Without a `seat` the agent sits anywhere, each game anew.

        `rewards`, `illegal` and the options of the game are as in `saloon.research.pettingzoo`.
        """
        self.rules = Rules(game, players, options, rewards)
        self.level = checked("opponents", opponents, tuple(BOTS[game])) or ""
        if seat is not None and not 0 <= seat < self.rules.players:
            raise ValueError(f"seat is below {self.rules.players}, not {seat}")
        self.wanted = seat
        self.illegal = checked("illegal", illegal, ILLEGAL)
        self.render_mode = checked("render_mode", render_mode, MODES)
        self.rng: Rng | None = None
        self.episode: Episode | None = None
        self.seat: Seat = 0
        self.offers: dict[int, Move] = {}
        actions = self.rules.numbering.actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = seen_space(self.rules, actions)

    def __getstate__(self) -> dict[str, Any]:
        """Take it apart; chance goes on in a copy as it would have here."""
        return {**self.__dict__, "rng": None}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts)
        self.rng = None if self.episode is None else self.episode.rng

    @property
    def playing(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes first")
        return self.episode

    @property
    def bot(self) -> Bot:
        return BOTS[self.rules.game.name][self.level]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.rng = rng_of(seed, self.rng)
        seat = self.wanted
        self.seat = self.rng.below(self.rules.players) if seat is None else seat
        self.episode = Episode(self.rules, self.rng)
        self.others()
        return self.seen(), {"seat": self.seat}

    def others(self) -> None:
        """Let the bots play until the agent is asked or the game is over."""
        episode = self.playing
        while episode.asked and self.seat not in episode.asked:
            seat = episode.asked[0]
            episode.act(seat, self.bot.choose(Chair(episode.state, seat), episode.rng))
        self.offers = episode.offered(self.seat)

    def seen(self) -> Seen:
        mask = np.zeros(self.rules.numbering.actions, dtype=np.int8)
        mask[list(self.offers)] = 1
        return {"observation": as_array(self.playing.seen(self.seat)), "action_mask": mask}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        move = self.offers.get(int(action))
        if move is None:
            if self.illegal == "raise":
                raise ValueError(f"{action} is not open now; the action_mask says what is")
            self.offers = {}
            return self.seen(), LOSS, True, False, {"seat": self.seat}
        episode = self.playing
        episode.act(self.seat, move)
        self.others()
        reward = episode.returns()[self.seat]
        return self.seen(), reward, not episode.asked, False, {"seat": self.seat}

    def render(self) -> Any:
        return rendered(self.render_mode, self.playing, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Give the mask alone, under the name that other libraries ask for."""
        mask = np.zeros(self.rules.numbering.actions, dtype=np.bool_)
        mask[list(self.offers)] = True
        return mask


for _game in numbered():
    gymnasium.register(
        id=f"saloon/{_game}-v0", entry_point=f"{__name__}:AgainstBots", kwargs={"game": _game}
    )
