"""How Gnadenlos! is measured."""

from __future__ import annotations

from bench.brought import Brought
from saloon.games.gnadenlos.bots.heuristics import GnadenlosHeuristics, practised

GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=true,returns_type=win_loss)"


def not_listening() -> GnadenlosHeuristics:
    heuristics = practised()
    heuristics.hiding = 0.0
    return heuristics


BROUGHT = Brought(
    usual=4,
    peers={"goofspiel": GOOFSPIEL},
    listening=practised(),
    not_listening=not_listening(),
)
