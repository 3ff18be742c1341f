"""How Katzenjammer Blues is measured."""

from __future__ import annotations

from bench.brought import Brought
from saloon.bots import LevelBot
from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.bots.heuristics import KatzenjammerHeuristics
from saloon.games.katzenjammer.knowledge import BADE, OPENED, kind_of, last_auction
from saloon.kernel import State
from saloon.kernel.native import i64, vec


class DeafBot(LevelBot):
    """A player of a level who has not heard the bids."""

    def known(self, world: State) -> State:
        assert isinstance(world, KatzenjammerState)
        world.memory = unheard(world.memory)
        return world


class BlindBot(LevelBot):
    """A player who has not seen either which cards others took and paid."""

    def known(self, world: State) -> State:
        assert isinstance(world, KatzenjammerState)
        heard = [fact for fact in unheard(world.memory) if kind_of(fact) in (BADE, OPENED)]
        world.memory = type(world.memory)(heard)
        return world


def unheard(memory: vec[i64]) -> vec[i64]:
    """Forget all bids but the one that stands, which must be paid."""
    opened = last_auction(memory)
    bids = [place for place, fact in enumerate(memory) if kind_of(fact) == BADE]
    standing = bids[-1] if bids and bids[-1] >= opened else -1
    kept = [fact for place, fact in enumerate(memory) if kind_of(fact) != BADE or place == standing]
    return type(memory)(kept)  # compiled, a `vec` is no list


def not_listening() -> KatzenjammerHeuristics:
    heuristics = KatzenjammerHeuristics()
    heuristics.trust = 0.0
    return heuristics


BROUGHT = Brought(
    usual=4,
    reduced={
        "tiny": "hand:1;mice:1;values:2;copies:2;jokers:2",
        "small": "hand:1;mice:1;values:1;copies:5;jokers:3",
    },
    listening=KatzenjammerHeuristics(),
    not_listening=not_listening(),
    deaf=DeafBot,
    blind=BlindBot,
)
