"""Gnadenlos! by Klaus Teuber (Kosmos, 2001)."""

from saloon.games.gnadenlos.moves import GnadenlosMove
from saloon.games.gnadenlos.rules import Gnadenlos, GnadenlosState
from saloon.games.gnadenlos.view import GnadenlosView

__all__ = ["Gnadenlos", "GnadenlosMove", "GnadenlosState", "GnadenlosView"]
