"""The games of the house."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saloon.games.gadshill import GadsHill
from saloon.games.gnadenlos import Gnadenlos
from saloon.games.katzenjammer import Katzenjammer
from saloon.kernel import Game

GAMES: dict[str, Game] = {game.name: game for game in (Katzenjammer(), Gnadenlos(), GadsHill())}

FROM_FILE: dict[str, Callable[[Path], Game]] = {"gnadenlos": Gnadenlos, "gadshill": GadsHill}
"""The games that a host may play with components of his own."""
