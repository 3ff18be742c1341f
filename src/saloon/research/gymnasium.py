"""The games as Gymnasium environments: one agent against computer players of a level.

Importing this registers `saloon/GAME-v0` for every game that can be played by numbers. As a vector
environment, made by `gymnasium.make_vec`, it is a batch in which the agent plays all seats.
"""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saloon.bots.bot import Bot, Diligent, SeatView
from saloon.bots.roster import BOTS
from saloon.kernel import Move, Rng, Seat
from saloon.research.batch import Batch
from saloon.research.episode import Episode, Rules
from saloon.research.numbers import numbered
from saloon.research.spaces import (
    ILLEGAL,
    LOSS,
    MODES,
    Named,
    Seen,
    checked,
    mask_of,
    rendered,
    rng_of,
    seen_by,
    seen_space,
)


class AgainstBots(gymnasium.Env[Any, Any]):
    """One seat is the agent's, the others are played by bots."""

    metadata: Named = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

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

    def __getstate__(self) -> Named:
        """Take it apart; in a copy chance goes on as here, and moves are listed anew."""
        return {**self.__dict__, "rng": None, "offers": bool(self.offers)}

    def __setstate__(self, parts: Named) -> None:
        self.__dict__.update(parts)
        self.rng = None if self.episode is None else self.episode.rng
        self.offers = self.playing.offered(self.seat) if parts["offers"] else {}

    @property
    def playing(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes first")
        return self.episode

    @property
    def bot(self) -> Bot:
        bot = BOTS[self.rules.game.name][self.level]
        return bot.unhurried() if isinstance(bot, Diligent) else bot

    def reset(self, *, seed: int | None = None, options: Named | None = None) -> tuple[Seen, Named]:
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
            episode.act(seat, self.bot.choose(SeatView(episode.state, seat), episode.rng))
        self.offers = episode.offered(self.seat)

    def seen(self) -> Seen:
        return seen_by(self.playing.seen(self.seat), self.offers, self.rules.numbering.actions)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Named]:
        episode = self.playing
        move = self.offers.get(index(action))
        if move is None:
            if self.illegal == "raise":
                raise ValueError(f"{action} is not open now; the action_mask says what is")
            self.offers = {}
            return self.seen(), LOSS, True, False, {"seat": self.seat}
        episode.act(self.seat, move)
        self.others()
        reward = episode.returns()[self.seat]
        return self.seen(), reward, not episode.asked, False, {"seat": self.seat}

    def render(self) -> Any:
        return rendered(self.render_mode, self.playing, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Give the mask alone, under the name that other libraries ask for."""
        return mask_of(self.offers, self.rules.numbering.actions).astype(np.bool_)


class AllSeats(VectorEnv[Any, Any, Any]):
    """Games side by side, the next begun where one is over; the agent plays every seat.

    The reward is that of the seat that has just acted; `returns` in the infos has that of all
    seats, and `seat` tells whose decision is shown; nobody is asked at the end of a game, so there
    is no last observation. Observations are the arrays of the batch: a
    step writes over them.
    """

    metadata: Named = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        workers: int = 0,
        rewards: str = "rank",
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.chosen: Named = {
            "game": game,
            "games": num_envs,
            "players": players,
            "workers": workers,
            "rewards": rewards,
            **options,
        }
        rules = Rules(game, players, options, rewards)
        self.single_action_space = spaces.Discrete(rules.numbering.actions)
        self.single_observation_space = seen_space(rules, rules.numbering.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch: Batch | None = None
        self.seeds = Rng(0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Named | None = None
    ) -> tuple[Seen, Named]:
        """Begin all games anew; of several seeds the first counts for all."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        self.seeds = rng_of(first, self.seeds if self.batch is not None else None)
        self.close_extras()
        self.batch = Batch(**self.chosen, seed=self.seeds.word())
        return self.seen(self.batch), {"seat": self.batch.seat}

    def seen(self, batch: Batch) -> Seen:
        return {"observation": batch.observation, "action_mask": batch.action_mask.view(np.int8)}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Named]:
        batch = self.batch
        if batch is None:
            raise RuntimeError("reset() comes first")
        acted = batch.seat.copy()
        batch.step(actions)
        over = batch.over.astype(np.bool_)
        rewards = np.where(over, batch.returns[batch.rows, acted], 0.0)
        infos = {"seat": batch.seat, "returns": batch.returns}
        return self.seen(batch), rewards, over, np.zeros_like(over), infos

    def close_extras(self, **_: Any) -> None:
        if self.batch is not None:
            self.batch.close()
            self.batch = None


for _game in numbered():
    gymnasium.register(
        id=f"saloon/{_game}-v0",
        entry_point=f"{__name__}:AgainstBots",
        vector_entry_point=f"{__name__}:AllSeats",
        kwargs={"game": _game},
    )
