"""No two accounts may look alike: names are kept as they look, too."""

from __future__ import annotations

import unicodedata
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "looks"
down_revision = "seals"
branch_labels = None
depends_on = None

UNSEEN: Final = frozenset(
    [
        *map(chr, (0x034F, 0x17B4, 0x17B5, 0x180F)),
        *map(chr, range(0x180B, 0x180E)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
"""Marks that show nothing and may be left out; the other unseen ones are refused in a name."""
CAPITALS: Final = str.maketrans("ΗΝΥΜ", "HNYM")
"""Greek capitals that look like another Latin letter than their small ones do."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
LETTERS: Final = str.maketrans(
    "авгеёзікмнорстухьѕјһԁԛԝѵүґӏӕә"  # Cyrillic
    "αβγεζηικνορστυχω"  # Greek
    "օոսհցզ"  # Armenian
    "ɑɡɩıɪʟⱡ0i1|ǀ",
    "abreë3lkmhopctyxbsjhdqwvyrlæə" + "abyeznlkvopotuxw" + "onuhgq" + "aglllll" + "ollll",
)
SIGNS: Final = str.maketrans("’‘ʼ`´′‐‑‒–—−•", "''''''------·")
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    """Give the form that all names of the same look share."""
    name = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold()
    name = unicodedata.normalize("NFKC", "".join([plain(each) for each in name]))
    name = name.translate(LETTERS).translate(SIGNS)
    for pair, one in PAIRS:
        name = name.replace(pair, one)
    return " ".join(name.split())[:80]


def plain(char: str) -> str:
    """Drop what cannot be seen; take a small capital for its letter."""
    if char in UNSEEN or unicodedata.category(char) == "Cf":
        return ""
    named = unicodedata.name(char, "")
    last = named.removeprefix(SMALL_CAPITAL)
    return last.lower() if last != named and len(last) == 1 else char


def upgrade() -> None:
    """Where accounts look alike already, the later ones get a number; they sign in as before."""
    op.add_column("persons", sa.Column("look", sa.String(80)))
    persons = sa.table(
        "persons", *[sa.column(name) for name in ("id", "name", "account", "look", "created")]
    )
    bind = op.get_bind()
    rows = bind.execute(
        sa.select(persons).order_by(persons.c.account.is_(None), persons.c.created, persons.c.id)
    ).all()
    known: set[str] = set()
    for row in rows:
        name, number = row.name, 1
        while look(name) in known:
            number += 1
            name = f"{row.name[:28]} {number}"
        if row.account is not None:
            known.add(look(name))
        op.execute(
            persons.update().where(persons.c.id == row.id).values(name=name, look=look(name))
        )
    op.create_index("persons_by_look", "persons", ["look"])
    held = sa.text("account IS NOT NULL")
    op.create_index(
        "accounts_by_look",
        "persons",
        ["look"],
        unique=True,
        sqlite_where=held,
        postgresql_where=held,
    )
