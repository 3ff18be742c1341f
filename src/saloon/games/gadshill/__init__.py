"""Gads Hill 1874 by Stephan Riedel (Clicker Spiele, 2016)."""

from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.rules import GadsHill, GadsHillState
from saloon.games.gadshill.view import GadsHillView

__all__ = ["GadsHill", "GadsHillMove", "GadsHillState", "GadsHillView"]
