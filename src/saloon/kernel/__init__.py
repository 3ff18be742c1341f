"""What a game is: seats, moves, chance, knowledge. No game, no I/O, no dependency."""

from saloon.kernel.message import Event, Json, Message, Param, Refused
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.options import Option, for_people
from saloon.kernel.rng import Rng
from saloon.kernel.state import STANDARD, Game, Result, State
from saloon.kernel.wire import from_json, to_json

__all__ = [
    "CHANCE",
    "STANDARD",
    "Event",
    "Game",
    "Json",
    "Message",
    "Move",
    "Option",
    "Param",
    "Refused",
    "Result",
    "Rng",
    "Seat",
    "State",
    "for_people",
    "from_json",
    "to_json",
]
