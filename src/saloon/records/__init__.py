"""A game that is played: its log, its record, the proof of it, replay and self-play. No I/O."""

from saloon.records.fair import FairChance, commitment, new_secret, seal_of
from saloon.records.noting import Notes, compare
from saloon.records.play import Chance, Entry, Play, forced, listed, offered, open_to, undo_point
from saloon.records.reading import loads
from saloon.records.record import Record, dumps, finished
from saloon.records.replay import replay, verify
from saloon.records.selfplay import Tally, random_play

__all__ = [
    "Chance",
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
    "listed",
    "loads",
    "new_secret",
    "offered",
    "open_to",
    "random_play",
    "replay",
    "seal_of",
    "undo_point",
    "verify",
]
