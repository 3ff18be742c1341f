"""The games as PettingZoo environments, one decision after the other or all at the same time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from saloon.kernel import Move, Rng, Seat
from saloon.research.episode import Episode, Rules
from saloon.research.spaces import (
    ILLEGAL,
    LOSS,
    MODES,
    Named,
    Seen,
    as_array,
    checked,
    rendered,
    rng_of,
    seen_by,
    seen_space,
    state_space,
)


def aec_env(
    game: str,
    players: int | None = None,
    *,
    rewards: str = "rank",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """Make a game in which one seat decides after the other.

    `rewards` come at the end: "rank" (1 for the first place to -1 for the last), "win" (1, shared
    by the winners) or "score" (the points). `illegal` says what a number does that is not open:
    "raise" an error, or "lose" the game. All else are options of the game.
    """
    return Turns(Rules(game, players, options, rewards), illegal, render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    rewards: str = "rank",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> AtOnce:
    """Make a game in which all seats act in every step; who is not asked can only wait.

    Waiting is the number after the last move. Seats that choose in secret at the same time are
    asked in the same step.
    """
    return AtOnce(Rules(game, players, options, rewards), illegal, render_mode)


class Seats(ABC):
    """What both kinds of environment have."""

    spare = 0
    """Numbers after those of the moves."""

    def __init__(self, rules: Rules, illegal: str, render_mode: str | None) -> None:
        self.rules = rules
        self.illegal = checked("illegal", illegal, ILLEGAL)
        self.render_mode = checked("render_mode", render_mode, MODES)
        self.metadata = {
            "name": f"saloon_{rules.game.name}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.agents: list[str] = []
        self.rng: Rng | None = None
        self.episode: Episode | None = None
        actions = rules.numbering.actions + self.spare
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: seen_space(rules, actions) for agent in self.possible_agents
        }

    def __getstate__(self) -> Named:
        """Take it apart; chance goes on in a copy as it would have here.

        Moves are not taken along: they are listed anew, and compiled they cannot be.
        """
        return {**self.__dict__, "rng": None, "offers": None}

    def __setstate__(self, parts: Named) -> None:
        self.__dict__.update(parts)
        self.rng = None if self.episode is None else self.episode.rng
        self.list_offers()

    @abstractmethod
    def list_offers(self) -> None:
        """List what may be done now."""

    @cached_property
    def state_space(self) -> spaces.Box:
        return state_space(self.rules)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @property
    def playing(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes first")
        return self.episode

    def begin(self, seed: int | None) -> Episode:
        """Begin another game."""
        self.rng = rng_of(seed, self.rng)
        self.episode = Episode(self.rules, self.rng)
        self.agents = self.possible_agents.copy()
        return self.episode

    def seat_of(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def refuse(self, agent: str, action: object) -> None:
        """Answer a number that is not open: with an error, unless it ends the game."""
        if self.illegal == "raise":
            raise ValueError(f"{agent} may not do {action} now; its action_mask says what it may")

    def state(self) -> npt.NDArray[np.uint8]:
        """Show all there is to know, for critics that learn; no seat may play by it."""
        return as_array(self.playing.all_of_it())

    def render(self) -> Any:
        episode = self.playing
        return rendered(self.render_mode, episode, episode.asked[0] if episode.asked else 0)

    def close(self) -> None:  # noqa: B027 - PettingZoo asks every environment for one
        """There is nothing to close."""


class Turns(Seats, AECEnv[str, Seen, int]):
    """One seat decides after the other; sealed choices stay hidden until all are made."""

    offers: dict[int, Move]
    """What the seat on turn may do."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Named] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that decides next, or end."""
        episode = self.playing
        if episode.asked:
            self.agent_selection = self.possible_agents[episode.asked[0]]
            self.list_offers()
        else:
            self.end(episode.returns())

    def list_offers(self) -> None:
        self.offers = {}
        if self.agents and not self.terminations[self.agent_selection]:
            self.offers = self.playing.offered(self.playing.asked[0])

    def end(self, returns: list[float]) -> None:
        self.offers = {}
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        written = self.playing.seen(self.seat_of(agent))
        offers = self.offers if agent == self.agent_selection else ()
        return seen_by(written, offers, self.rules.numbering.actions)

    def step(self, action: int | None) -> None:
        episode = self.playing
        if not self.agents:
            raise RuntimeError("the game is over; reset() comes first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = None if action is None else self.offers.get(index(action))
        if move is None:
            self.refuse(agent, action)
            self.end([LOSS if each == agent else 0.0 for each in self.possible_agents])
        else:
            episode.act(self.seat_of(agent), move)
            self.ask()
        self._accumulate_rewards()


class AtOnce(Seats, ParallelEnv[str, Seen, int]):
    """All seats act in every step; who is not asked waits."""

    spare = 1
    offers: list[dict[int, Move]]
    """What each seat may do; nothing where it waits."""

    @property
    def wait(self) -> int:
        """The number of waiting."""
        return self.rules.numbering.actions

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's
    ) -> tuple[dict[str, Seen], dict[str, Named]]:
        self.begin(seed)
        self.list_offers()
        return self.seen(), {agent: {} for agent in self.agents}

    def list_offers(self) -> None:
        self.offers = [
            self.playing.offered(seat) if self.agents else {} for seat in range(self.rules.players)
        ]

    def seen(self) -> dict[str, Seen]:
        """Give every seat what it sees, and what it may do."""
        seen, open_to = self.playing.seen, [offers or (self.wait,) for offers in self.offers]
        return {
            agent: seen_by(seen(seat), open_to[seat], self.wait + 1)
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Named],
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        episode = self.playing
        wrong = [
            agent
            for seat, agent in enumerate(self.possible_agents)
            if index(actions.get(agent, self.wait)) not in (self.offers[seat] or {self.wait})
        ]
        if wrong:
            self.refuse(wrong[0], actions.get(wrong[0]))
            returns = [LOSS if agent in wrong else 0.0 for agent in self.possible_agents]
        else:
            for seat in episode.asked:
                move = self.offers[seat][index(actions[self.possible_agents[seat]])]
                episode.act(seat, move)
            returns = episode.returns()
        over = bool(wrong) or not episode.asked
        agents = self.agents
        if over:
            self.agents = []
        self.list_offers()
        return (
            self.seen(),
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
