"""Webhooks: a letter as Discord, a Matrix bridge, or somebody's own program takes it."""

from __future__ import annotations

import msgspec

from saloon.server.notices.letters import Letter
from saloon.server.notices.post import Post, judge
from saloon.server.store.notices import Channel


def shaped(letter: Letter, shape: str | None) -> dict[str, object]:
    """Give a letter the form that is understood at the other end."""
    if shape == "discord":
        return {"content": letter.text(), "allowed_mentions": {"parse": []}}
    if shape == "matrix":
        return {"text": letter.text()}
    return {
        "text": letter.title,
        "lang": letter.lang,
        "url": letter.url,
        "tables": [{"id": e.table, "game": e.game, "url": e.url} for e in letter.tables],
    }


class HookCarrier:
    """Carries letters to webhooks."""

    def __init__(self, post: Post) -> None:
        self.post = post

    async def carry(self, channel: Channel, letter: Letter) -> None:
        body = msgspec.json.encode(shaped(letter, channel.shape))
        headers = {"content-type": "application/json", "user-agent": "Saloon"}
        judge(await self.post.send(channel.address, headers, body))
