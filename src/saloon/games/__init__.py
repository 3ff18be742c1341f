"""The games of the house."""

from __future__ import annotations

from saloon.games.gadshill import GadsHill
from saloon.games.gnadenlos import Gnadenlos
from saloon.games.katzenjammer import Katzenjammer
from saloon.kernel import Game

GAMES: dict[str, Game] = {game.name: game for game in (Katzenjammer(), Gnadenlos(), GadsHill())}
