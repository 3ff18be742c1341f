"""How Gads Hill 1874 is measured."""

from __future__ import annotations

from bench.brought import Brought
from saloon.games.gadshill.bots.heuristics import GadsHillHeuristics


def not_listening() -> GadsHillHeuristics:
    heuristics = GadsHillHeuristics()
    heuristics.speaking = heuristics.belief = 0.0
    return heuristics


BROUGHT = Brought(
    usual=3,
    reduced={
        "tiny": "tiles:fixed;first_seat:0;draft:1;buildings:2;hand:1;goal:4;stop:off;"
        "district_cards:0;reshuffle:district;building_cards:2;condition_cards:3"
    },
    listening=GadsHillHeuristics(),
    not_listening=not_listening(),
)
