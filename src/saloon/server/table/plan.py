"""What was agreed when a table was made, and how that is kept."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from saloon.kernel import Game
from saloon.server.codes import code_digest
from saloon.server.store.rows import TableRow
from saloon.server.wire.tables import Manners, Pace
from saloon.server.wire.values import Status


@dataclass
class Plan:
    """What was agreed when the table was made, and what has become of it."""

    id: str
    game: Game
    rules: int
    options: dict[str, str]
    pace: Pace
    manners: Manners
    host: str
    invite: str
    code: str | None
    secret: bytes
    created: int
    changed: int
    status: Status = "open"
    rematch: str | None = None

    @property
    def code_digest(self) -> bytes | None:
        """What the code is looked up by, while it is good."""
        return None if self.code is None or self.status != "open" else code_digest(self.code)


def plan_row(plan: Plan) -> TableRow:
    return {
        "id": plan.id,
        "game": plan.game.name,
        "rules": plan.rules,
        "options": msgspec.json.encode(plan.options).decode(),
        "pace": msgspec.json.encode(plan.pace).decode(),
        "manners": msgspec.json.encode(plan.manners).decode(),
        "public": plan.manners.public,
        "spectators": plan.manners.spectators,
        "host": plan.host,
        "invite": plan.invite,
        "code": plan.code,
        "code_digest": plan.code_digest,
        "secret": plan.secret,
        "status": plan.status,
        "rematch": plan.rematch,
        "created": plan.created,
        "changed": plan.changed,
    }


def plan_from(row: TableRow, game: Game) -> Plan:
    return Plan(
        id=row["id"],
        game=game,
        rules=row["rules"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        pace=msgspec.json.decode(row["pace"], type=Pace),
        manners=msgspec.json.decode(row["manners"], type=Manners),
        host=row["host"],
        invite=row["invite"],
        code=row["code"],
        secret=row["secret"],
        created=row["created"],
        changed=row["changed"],
        status=row["status"],
        rematch=row["rematch"],
    )
