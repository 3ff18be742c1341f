"""Katzenjammer Blues by Reiner Knizia (Goldsieber, 1998)."""

from saloon.games.katzenjammer.moves import Step
from saloon.games.katzenjammer.rules import Katzenjammer, KatzenjammerState
from saloon.games.katzenjammer.view import KatzenjammerView

__all__ = ["Katzenjammer", "KatzenjammerState", "KatzenjammerView", "Step"]
