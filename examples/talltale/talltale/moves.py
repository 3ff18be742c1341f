"""What can be done, with its notation: `first 2`, `deal 5`, `say 14`, `doubt`."""

from __future__ import annotations

from saloon.kernel import Message, Move, Refused

MOST_PLAYERS = 5
HIGHEST = 6


class TallTaleMove(Move):
    """A verb, and mostly a number."""

    def __init__(self, verb: str, number: int = 0, bare: bool = False) -> None:
        super().__init__(verb if bare else f"{verb} {number}")
        self.verb = verb
        self.number = number

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (self.text,)

    def label(self) -> Message:
        if self.verb == "say":
            return Message("tt-move-say", {"number": self.number})
        if self.verb == "first":
            return Message("tt-move-first", {"seat": self.number})
        if self.verb == "deal":
            return Message("tt-move-deal", {"card": self.number})
        return Message("tt-move-doubt")


DOUBT = TallTaleMove("doubt", bare=True)
FIRST = [TallTaleMove("first", seat) for seat in range(MOST_PLAYERS)]
DEAL = [TallTaleMove("deal", card) for card in range(HIGHEST + 1)]
SAY = [TallTaleMove("say", number) for number in range(MOST_PLAYERS * HIGHEST + 1)]
BY_TEXT = {step.text: step for step in (DOUBT, *FIRST, *DEAL[1:], *SAY[1:])}


def parse(text: str) -> TallTaleMove:
    """Read a notation back."""
    if text not in BY_TEXT:
        raise Refused(Message("move-unreadable", {"text": text}))
    return BY_TEXT[text]
