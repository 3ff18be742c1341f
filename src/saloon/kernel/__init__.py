"""What a game is: seats, moves, chance, records, knowledge. No game, no I/O, no dependency."""

from saloon.kernel.fair import FairChance, commitment, new_secret, seal_of
from saloon.kernel.message import Event, Json, Message, Param, Refused
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.noting import Notes, compare
from saloon.kernel.options import Option
from saloon.kernel.play import Entry, Play, forced, offered, undo_point
from saloon.kernel.reading import loads
from saloon.kernel.record import Record, dumps, finished
from saloon.kernel.replay import replay, verify
from saloon.kernel.rng import Rng
from saloon.kernel.selfplay import Tally, random_play
from saloon.kernel.state import STANDARD, Game, Result, State
from saloon.kernel.wire import from_json, to_json

__all__ = [
    "CHANCE",
    "STANDARD",
    "Entry",
    "Event",
    "FairChance",
    "Game",
    "Json",
    "Message",
    "Move",
    "Notes",
    "Option",
    "Param",
    "Play",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "Seat",
    "State",
    "Tally",
    "commitment",
    "compare",
    "dumps",
    "finished",
    "forced",
    "from_json",
    "loads",
    "new_secret",
    "offered",
    "random_play",
    "replay",
    "seal_of",
    "to_json",
    "undo_point",
    "verify",
]
