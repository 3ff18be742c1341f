"""How far the network of Gnadenlos! thinks ahead."""

from __future__ import annotations

from saloon.bots.thinker import Ahead

AHEAD = Ahead(worlds=128)
"""What the strongest does for a move."""
