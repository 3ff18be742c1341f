"""Doors to what can be played."""

from __future__ import annotations

from litestar import get

from saloon.bots.roster import BOTS
from saloon.lessons import has_lesson, lesson
from saloon.lessons.exercises import exercises
from saloon.plugins import plugins
from saloon.server.http.guards import Speak
from saloon.server.http.routes import ERRORS
from saloon.server.wire.games import Character, GameView, OptionView


@get("/api/games", responses=ERRORS)
async def games(speak: Speak) -> list[GameView]:
    """List the games, their options and their bots, the best last."""
    return [
        GameView(
            game.name,
            plugin.prefix,
            game.rules,
            game.components,
            list(game.players),
            [
                OptionView(
                    option.name,
                    option.clause,
                    sorted(option.values, key=lambda value: value != option.among_people),
                    {value: list(players) for value, players in option.only_for.items()},
                    dict(option.default_with),
                )
                for option in game.options
            ],
            list(BOTS[game.name]),
            [
                Character(bot, speak.text("cli-bot-" + bot), speak.help("cli-bot-" + bot))
                for bot in BOTS[game.name]
            ],
            lesson(game.name).minutes if has_lesson(game.name) else 0,
            len(exercises(game.name)),
        )
        for plugin in plugins().values()
        for game in (plugin.game,)
    ]


DOORS = [games]
