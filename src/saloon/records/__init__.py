"""A game that is played: its log, its record, the proof of it, replay and self-play. No I/O."""

from saloon.records.fair import FairChance, commitment, new_secret, seal_of
from saloon.records.noting import Notes, compare
from saloon.records.play import Entry, Play, forced, offered, undo_point
from saloon.records.reading import loads
from saloon.records.record import Record, dumps, finished
from saloon.records.replay import replay, verify
from saloon.records.selfplay import Tally, random_play

__all__ = [
    "Entry",
    "FairChance",
    "Notes",
    "Play",
    "Record",
    "Tally",
    "commitment",
    "compare",
    "dumps",
    "finished",
    "forced",
    "loads",
    "new_secret",
    "offered",
    "random_play",
    "replay",
    "seal_of",
    "undo_point",
    "verify",
]
