"""Katzenjammer Blues by Reiner Knizia (Goldsieber, 1998)."""

from saloon.games.katzenjammer.moves import KatzenjammerMove
from saloon.games.katzenjammer.rules import Katzenjammer, KatzenjammerState
from saloon.games.katzenjammer.view import KatzenjammerView

__all__ = ["Katzenjammer", "KatzenjammerMove", "KatzenjammerState", "KatzenjammerView"]
