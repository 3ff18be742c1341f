"""What somebody noted while a game was played, held against its record.

A record proves by itself that its draws come from its secret and its nonces. That these are the
ones which were promised, only those can tell who were there and kept them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from saloon.kernel.moves import Seat
from saloon.records.reading import refuse
from saloon.records.record import Record


@dataclass
class Notes:
    """What a client kept; whatever it did not keep is not compared."""

    commitment: str = ""
    """The hash that the table showed when it was made."""
    seals: Sequence[str] | None = None
    """By seat the hashes that were there before any nonce was sent; "" for none."""
    nonces: Mapping[Seat, str] = field(default_factory=dict)
    """What seats added: one's own, and what the others had shown before the first card."""
    moves: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """The decisions one made oneself, in their order."""
    takebacks: Sequence[Seat] | None = None
    """Who took back what by everyone's consent, in the order it happened."""


def compare(record: Record, notes: Notes) -> None:
    """Refuse a record that differs from what was noted, with the first thing that does."""
    if notes.commitment and record.commitment != notes.commitment:
        refuse("noted-commitment")
    for seat, seal in enumerate(notes.seals or ()):
        if record.seals is None or record.seals[seat : seat + 1] != (seal,):
            refuse("noted-seal", {"number": seat})
    for seat, nonce in notes.nonces.items():
        if record.nonces[seat : seat + 1] != (nonce,):
            refuse("noted-nonce", {"number": seat})
    for seat, moves in notes.moves.items():
        made = iter([entry.move for entry in record.entries if entry.seat == seat])
        for move in moves:
            if move not in made:  # looks on from where it found the one before
                refuse("noted-move", {"number": seat, "move": move[:40]})
    back = [entry.seat for entry in record.entries if entry.back is not None]
    if notes.takebacks is not None and back != list(notes.takebacks):
        refuse("noted-takebacks", {"found": len(back), "noted": len(notes.takebacks)})
