"""`saloon bots`: who can be played against."""

from __future__ import annotations

from rich.table import Table

from saloon.bots.roster import BOTS
from saloon.cli.terminal import out, print_json
from saloon.kernel import Json
from saloon.words import Words


def show(game: str, as_json: bool, speak: Words) -> None:
    """Print each bot's name for `--bots`, its name for people, and how it plays."""
    lines: list[tuple[str, str, str]] = [
        (bot, speak.text("cli-bot-" + bot), speak.help("cli-bot-" + bot)) for bot in BOTS[game]
    ]
    if as_json:
        listed: list[Json] = [{"bot": bot, "name": name, "line": line} for bot, name, line in lines]
        print_json(listed)
        return
    table = Table(box=None, show_header=False)
    for bot, name, line in lines:
        table.add_row(bot, name, line)
    out.print(table)
