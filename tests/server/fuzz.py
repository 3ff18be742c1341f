"""Wrong moves by the thousand: what `legal` does not list is never accepted."""

from __future__ import annotations

import json
import random
from typing import Any

from saloon.games import GAMES
from tests.server.served import Guest, Served, Stream

LETTERS = "abcdefgijlmnopqrstuvwxyz 0123456789-_.:/\\\"'{}[]\u00e9\u2603\U0001f0cf\x00\n"


def fuzz(served: Served, game: str, number: int, seed: int) -> dict[str, int]:
    """Send so many submissions over the stream; each answer is held against what was offered."""
    rng = random.Random(seed)
    counts = {"sent": 0, "entered": 0, "refused": 0, "games": 0}
    while counts["sent"] < number:
        counts["games"] += 1
        guest = served.guest("Fuzz")
        players = min(GAMES[game].players)
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        seats += [{"kind": "beside", "name": f"Beside {n}"} for n in range(1, players)]
        play_one(served, guest, guest.table(*seats, game=game), rng, counts, number)
    return counts


def play_one(
    served: Served,
    guest: Guest,
    name: str,
    rng: random.Random,
    counts: dict[str, int],
    number: int,
) -> None:
    """Fuzz one game to its end."""
    table = served.house.tables[name]
    with guest.stream(name, seat=0) as stream:
        stream.next()
        while table.plan.status == "running" and counts["sent"] < number:
            play = table.play
            assert play is not None
            asked = play.asked()
            seat = rng.choice(asked or range(len(table.places)))
            position = table.position
            offered = [move.text for move in play.state.legal(seat)] if seat in asked else []
            offered += [move.text for move in play.state.interjections(seat)]
            text = wrong(rng, offered)
            place = rng.choice((position, position, position, position - 1, position + 7))
            told = send(stream, counts["sent"], place, seat, text)
            counts["sent"] += 1
            if told["kind"] == "entered":
                assert text in offered, (text, offered)
                counts["entered"] += 1
            else:
                counts["refused"] += 1
                assert told["mistake"]["code"] in (
                    "not-legal",
                    "stale",
                    "not-your-turn",
                    "malformed",
                    "game-over",
                ), told


def wrong(rng: random.Random, offered: list[str]) -> str:
    """Make a move that is almost right, or not at all; now and then one that is offered."""
    base = rng.choice(offered) if offered else "pass"
    kind = rng.random()
    if kind < 0.05 and offered:
        return base
    if kind < 0.3:
        return "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 20)))
    letters = list(base)
    for _ in range(rng.randint(1, 3)):
        spot = rng.randrange(len(letters) + 1)
        letters[spot : spot + rng.randint(0, 1)] = rng.choice(LETTERS)
    return "".join(letters) or "x"


def send(stream: Stream, number: int, position: int, seat: int, text: str) -> dict[str, Any]:
    """Submit a move on the stream, and hear its answer among everything else."""
    body = {
        "do": "move",
        "id": str(number),
        "position": max(0, position),
        "seat": seat,
        "move": text,
    }
    stream.socket.send(json.dumps(body))
    while True:
        told = stream.next()
        if told["kind"] in ("entered", "refused") and told["id"] in (str(number), ""):
            stream.heard.clear()
            return told
