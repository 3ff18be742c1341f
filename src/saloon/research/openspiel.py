"""The games for OpenSpiel: importing this registers `saloon_GAME` for each that has numbers.

Parameters are `players`, `rewards`, `options`, the game's own: `name:value;name:value`, and
`worlds`: whether what is resampled has a history of its own or is a position. Options are one text
because OpenSpiel takes `3` for a number wherever it stands alone. Chance is explicit. Seats that
choose in secret at the same time do so one after the other, none seeing the others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from saloon.kernel import CHANCE, Move, Rng, Seat, to_json
from saloon.plugins import plugins
from saloon.research.episode import REWARDS, Rules
from saloon.research.hearsay import OVER, Heard, compact
from saloon.research.histories import past_of
from saloon.research.numbers import numbered

MOST_DRAWS: Final = 64
"""No draw has more outcomes: sets and bags of the rules are that small."""
LONGEST: Final = 20_000
"""More decisions than any game has had."""
MOST_POINTS: Final = 500.0
"""More points than any game has brought."""
BOUNDS: Final = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-MOST_POINTS, MOST_POINTS)}
RECALL_BITS: Final = 128
HISTORIES: Final = "histories"
WORLDS: Final = (HISTORIES, "positions")
PASTS_TRIED: Final = 20
"""How often a past is drawn for a position that does not fit, before there is a position alone."""


def utility(rewards: str) -> Any:
    """Name the kind of sum that rewards have."""
    kinds = pyspiel.GameType.Utility
    return {"rank": kinds.ZERO_SUM, "win": kinds.CONSTANT_SUM}.get(rewards, kinds.GENERAL_SUM)


def game_type(game: str, rewards: str) -> Any:
    """Describe a game."""
    rules = plugins()[game].game
    usual = {
        "players": min(rules.players),
        "rewards": next(iter(REWARDS)),
        "options": "",
        "worlds": HISTORIES,
    }
    return pyspiel.GameType(
        short_name=f"saloon_{game}",
        long_name=f"Saloon: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility(rewards),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )


def options_in(text: str) -> dict[str, str]:
    """Read options: `name:value;name:value`."""
    chosen: dict[str, str] = {}
    for each in filter(None, text.split(";")):
        name, _, value = each.partition(":")
        chosen[name.strip()] = value.strip()
    return chosen


def rules_of(game: str, given: Mapping[str, Any]) -> Rules:
    """Settle what is played, by the parameters."""
    players = int(given.get("players", min(plugins()[game].game.players)))
    rewards = str(given.get("rewards", next(iter(REWARDS))))
    return Rules(game, players, options_in(str(given.get("options", ""))), rewards)


class Game(pyspiel.Game):
    """A game with its parameters; options that are not named are as usual."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = rules_of(self.name, params or {})
        if (params or {}).get("worlds", HISTORIES) not in WORLDS:
            raise ValueError(f"worlds are {' or '.join(WORLDS)}")
        least, most = BOUNDS[rules.rewards]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.numbering.actions,
            max_chance_outcomes=MOST_DRAWS,
            num_players=rules.players,
            min_utility=least,
            max_utility=most,
            utility_sum={"rank": 0.0, "win": 1.0}.get(rules.rewards),
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, rules.rewards), info, dict(params or {}))

    @cached_property
    def opening(self) -> Heard:
        """The position that games begin from; read from a file, a game has its parameters only."""
        rules = rules_of(self.name, self.get_parameters())
        return Heard(rules, rules.start())

    @property
    def rules(self) -> Rules:
        return self.opening.rules

    @cached_property
    def with_histories(self) -> bool:
        """Whether resampled states are to have a history of their own."""
        return bool(self.get_parameters().get("worlds", HISTORIES) == HISTORIES)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters, not even {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind)


class State(pyspiel.State):
    """A position, with all that led to it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.heard = game.opening.copied()

    def current_player(self) -> int:
        return self.heard.turn

    def is_terminal(self) -> bool:
        return self.heard.turn == OVER

    # OpenSpiel answers these three too, by asking `current_player` and `_legal_actions` in turn

    def is_chance_node(self) -> bool:
        return self.heard.turn == CHANCE

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, *player: int) -> list[int]:
        heard = self.heard
        if heard.turn >= 0 and (not player or player[0] == heard.turn):
            return heard.numbers()
        listed: list[int] = super().legal_actions(*player)
        return listed

    def _legal_actions(self, player: int) -> list[int]:
        heard = self.heard
        return heard.numbers() if 0 <= player == heard.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.heard.odds()

    def _apply_action(self, action: int) -> None:
        self.heard.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.heard.text(player, action)

    def returns(self) -> list[float]:
        result = self.heard.state.result()
        rules = self.heard.rules
        return [0.0] * rules.players if result is None else rules.pay(result)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Draw a state that a player cannot tell from this one, with a history that leads there.

        Where the game's past cannot be drawn anew it is a position alone: then its `history` stays
        that of the true game, since OpenSpiel keeps the actions that led here.
        """
        rng = Rng(repr(sampler()))
        if self.get_game().with_histories:
            found = self.with_another_past(player, rng)
            if found is not None:
                return found
        other: State = self.clone()
        other.heard = self.heard.imagined(player, rng)
        return other

    def with_another_past(self, player: int, rng: Rng) -> State | None:
        """Draw all that was hidden from a player anew, and play the game again with it.

        A world in which something cannot have been, or in which the player would have been told
        anything else, is thrown away; None where too many were.
        """
        heard, log = self.heard, self.heard.log()
        rules = heard.rules
        if log is None:
            return None
        past = past_of(rules.game.name, rules.start(), log, player, rules.players)
        if past is None:
            return None
        for _ in range(PASTS_TRIED):
            moves = past.redrawn(rng)
            if moves is None:
                continue
            with suppress(ValueError):
                other = self.led_by(log, moves)
                told = other.heard.heard(player)
                if past.fits(other.heard.state) and told == heard.heard(player):
                    return other
        return None

    def led_by(self, log: list[tuple[Seat, Move]], instead: dict[int, Move]) -> State:
        """Play a log with other moves in some places; ValueError where one of them is not open."""
        other: State = self.get_game().new_initial_state()
        while (at := len(other.heard.steps)) < len(log):
            seat, move = log[at]
            other.apply_action(other.heard.number(seat, instead.get(at, move)))
        return other

    def __str__(self) -> str:
        return self.heard.done()


class Observer:
    """What a player sees, or was ever told, as a string and as numbers from 0 to 1."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.own = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.tensor: Any = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self.public and self.own:
            fields = rules.numbering.observation
            most = [each.most for each in fields for _ in range(each.size)]
            self.most = np.array(most, dtype=np.float32)
            size = rules.numbering.size
            self.tensor = np.zeros(size + RECALL_BITS * self.recall, dtype=np.float32)
            self.dict = {"observation": self.tensor[:size]}
            if self.recall:
                self.dict["told"] = self.tensor[size:]

    def set_from(self, state: State, player: int) -> None:
        """Bring the numbers up to date."""
        self.show(state.heard, player)

    def show(self, heard: Heard, player: int) -> None:
        """Write what the player sees; with perfect recall also a fingerprint of all it heard."""
        if self.tensor is None:
            return
        self.dict["observation"][:] = np.frombuffer(heard.seen(player), dtype=np.uint8) / self.most
        if self.recall:
            print_of = blake2b(heard.heard(player).encode(), digest_size=RECALL_BITS // 8).digest()
            self.dict["told"][:] = np.unpackbits(np.frombuffer(print_of, dtype=np.uint8))

    def string_from(self, state: State, player: int) -> str:
        heard = state.heard
        if self.recall:
            if self.own:
                return heard.heard(player)
            return heard.heard_by_all() if self.public else ""
        seen, shown = heard.state.observe_all([player, None])
        if self.public:
            return compact(seen if self.own else shown)
        if not self.own:
            return ""
        own, all_see = to_json(seen), to_json(shown)
        assert isinstance(own, dict)
        assert isinstance(all_see, dict)
        return json.dumps({name: own[name] for name in own if own[name] != all_see[name]})


def register(game: str) -> None:
    """Make a game known to OpenSpiel, and its class to whoever reads it from a file."""
    kind = type(game, (Game,), {"name": game, "__module__": __name__})
    globals()[game] = kind
    pyspiel.register_game(game_type(game, next(iter(REWARDS))), kind)


for _game in numbered():
    register(_game)
