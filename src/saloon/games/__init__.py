"""The games that are installed, ours and others'."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saloon.games import travel as travel
from saloon.kernel import Game
from saloon.plugins import plugins

GAMES: dict[str, Game] = {name: plugin.game for name, plugin in plugins().items()}

FROM_FILE: dict[str, Callable[[Path], Game]] = {
    name: plugin.from_file for name, plugin in plugins().items() if plugin.from_file is not None
}
"""The games that a host may play with components of his own."""
