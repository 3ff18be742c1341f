"""Wrong moves by the thousand: what `legal` does not list is never accepted."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from saloon.games import GAMES
from tests.server.served import Guest, Refusal, Served, Stream

LETTERS = "abcdefgijlmnopqrstuvwxyz 0123456789-_.:/\\\"'{}[]\u00e9\u2603\U0001f0cf\x00\n"

CODES = ("not-legal", "stale", "not-your-turn", "malformed", "game-over")
"""How a wrong move may be refused."""


@dataclass
class Thrown:
    """What became of the moves."""

    sent: int = 0
    over_http: int = 0
    refused: int = 0
    games: int = 0
    entered: list[tuple[str, int, str]] = field(default_factory=list)
    """Those that were accepted: table, number, id."""
    not_offered: list[str] = field(default_factory=list)
    """Those among them that nobody was offered."""


def fuzz(served: Served, game: str, number: int, seed: int) -> Thrown:
    """Send so many submissions; each answer is held against what was offered."""
    rng = random.Random(seed)
    thrown = Thrown()
    while thrown.sent < number:
        thrown.games += 1
        guest = served.guest("Fuzz")
        players = min(GAMES[game].players)
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        seats += [{"kind": "beside", "name": f"Beside {n}"} for n in range(1, players)]
        play_one(served, guest, guest.table(*seats, game=game), rng, thrown, number)
    return thrown


def play_one(
    served: Served,
    guest: Guest,
    name: str,
    rng: random.Random,
    thrown: Thrown,
    number: int,
) -> None:
    """Fuzz one game to its end, by turns over HTTP and over the stream."""
    table = served.house.tables[name]
    with guest.stream(name, seat=0) as stream:
        stream.next()
        while table.plan.status == "running" and thrown.sent < number:
            play = table.play
            assert play is not None
            asked = play.asked()
            seat = rng.choice(asked or range(len(table.places)))
            position = table.position
            offered = [move.text for move in play.state.legal(seat)] if seat in asked else []
            offered += [move.text for move in play.state.interjections(seat)]
            text = wrong(rng, offered)
            place = rng.choice((position, position, position, position - 1, position + 7))
            body: dict[str, Any] = {
                "id": str(thrown.sent),
                "position": max(0, place),
                "seat": seat,
                "move": text,
            }
            over_http = rng.random() < 0.5
            told = post(guest, name, body) if over_http else send(stream, body)
            thrown.sent += 1
            thrown.over_http += over_http
            if told["kind"] == "entered":
                thrown.entered.append((name, told["number"], body["id"]))
                if text not in offered:
                    thrown.not_offered.append(f"{name}: {text!r} at {position}")
            else:
                thrown.refused += 1
                assert told["code"] in CODES, told


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


def send(stream: Stream, body: dict[str, Any]) -> dict[str, Any]:
    """Submit a move on the stream, and hear its answer among everything else."""
    stream.socket.send(json.dumps({"do": "move", **body}))
    while True:
        told = stream.next()
        if told["kind"] in ("entered", "refused") and told["id"] in (body["id"], ""):
            stream.heard.clear()
            return {"code": "", **(told.get("mistake") or {}), **told}


def post(guest: Guest, table: str, body: dict[str, Any]) -> dict[str, Any]:
    """Submit a move by HTTP."""
    try:
        return {"kind": "entered", **guest.post(f"/tables/{table}/moves", body)}
    except Refusal as refusal:
        return {"kind": "refused", "code": refusal.code}
