"""The tables of the database. Every change to a table of players is a numbered row of `changes`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata: Final = MetaData()

persons: Final = Table(
    "persons",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("look", String(80)),
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("always_ask", Boolean, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(64)),
    Column("blocked", Boolean, nullable=False, server_default=text("false")),
    Column("for_research", Boolean, nullable=False, server_default=text("false")),
    Index(
        "accounts_by_look",
        "look",
        unique=True,
        sqlite_where=text("account IS NOT NULL"),
        postgresql_where=text("account IS NOT NULL"),
    ),
    Index("persons_by_look", "look"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("manners", Text, nullable=False),
    Column("public", Boolean, nullable=False, server_default=text("false")),
    Column("spectators", Boolean, nullable=False, server_default=text("false")),
    Column("host", String(24), nullable=False),
    Column("invite", String(44), nullable=False),
    Column("code", String(8)),
    Column("code_digest", LargeBinary(32), unique=True, index=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("rematch", String(24)),
    Column("tended_by", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(
        "tables_tended",
        "tended_by",
        sqlite_where=text("status = 'running'"),
        postgresql_where=text("status = 'running'"),
    ),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("absent", String(12)),
    Column("nonce", LargeBinary(64), nullable=False),
    Column("seal", LargeBinary(32)),
    Column("orders", String(200)),
)

changes: Final = Table(
    "changes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("move_id", String(64)),
    Column("person", String(24)),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

Index(
    "changes_by_person",
    changes.c.person,
    sqlite_where=changes.c.person.is_not(None),
    postgresql_where=changes.c.person.is_not(None),
)

records: Final = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), index=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", LargeBinary, nullable=False),
    Column("players", Text, nullable=False, server_default=text("'[]'")),
    Column("ranks", Text, nullable=False, server_default=text("'[]'")),
)

house: Final = Table(
    "house",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("shape", String(12)),
    Column("key", String(100)),
    Column("auth", String(40)),
    Column("state", String(12), nullable=False),
    Column("trouble", String(20)),
    Column("failures", Integer, nullable=False),
    Column("rests", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("channel", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True, index=True),
    Column("person", String(24), nullable=False, index=True),
    Column("number", Integer),
    Column("due", BigInteger),
    Column("sent", BigInteger),
    Index(
        "notices_by_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
)

tickets: Final = Table(
    "tickets",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("channel", String(24)),
    Column("until", BigInteger, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

barred: Final = Table(
    "barred",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
