"""Gnadenlos! by Klaus Teuber (Kosmos, 2001)."""

from saloon.games.gnadenlos.moves import Step
from saloon.games.gnadenlos.rules import Gnadenlos, GnadenlosState
from saloon.games.gnadenlos.view import GnadenlosView

__all__ = ["Gnadenlos", "GnadenlosState", "GnadenlosView", "Step"]
