"""Bots with little work."""

from __future__ import annotations

from saloon.bots import Bot, Diligent


def lighter(bot: Bot, work: int) -> Bot:
    """Give a bot little to do, where it does much."""
    return bot.lighter(work) if isinstance(bot, Diligent) else bot
