"""How Gnadenlos! is measured."""

from __future__ import annotations

from bench.brought import Brought
from saloon.games.gnadenlos.bots.heuristics import GnadenlosHeuristics, practised

FEW = "adventurers:6;copies:1;nuggets:1;steps:1;deal:open;first_market:none;first_seat:0"


def not_listening() -> GnadenlosHeuristics:
    heuristics = practised()
    heuristics.hiding = 0.0
    return heuristics


BROUGHT = Brought(
    usual=4,
    reduced={
        "tiny": f"values:2;event_cards:2;{FEW}",
        "small": f"values:1;event_cards:3;{FEW}",
    },
    listening=practised(),
    not_listening=not_listening(),
)
