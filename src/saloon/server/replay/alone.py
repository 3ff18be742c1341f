"""A game that is played on from a position that was laid, against easy bots; nobody keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saloon.bots import SeatView
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS, best_bot, easy
from saloon.kernel import CHANCE, Rng, Seat
from saloon.records import Entry, Play
from saloon.server.replay.retelling import MOST_FRAMES
from saloon.server.wire.events import EntryView
from saloon.server.wire.play import Hint
from saloon.server.wire.seen import Seen, differing, seen
from saloon.server.wire.values import said
from saloon.words import words


@dataclass
class Alone:
    """The learner's moves, and easy bots for the others; the same again from the same seed."""

    play: Play
    seat: Seat
    seed: str
    own: list[str] = field(default_factory=list)

    def play_on(self, moves: Sequence[str]) -> None:
        self.others_play()
        for text in moves:
            self.play.move(self.seat, text)
            self.own.append(text)
            self.others_play()

    def others_play(self) -> None:
        """Let bots and chance go on until the learner is asked, or the game is over."""
        play, name = self.play, self.play.game.name
        bot = BOTS[name][easy(name)]
        while True:
            if play.step() is not None:
                continue
            others = [seat for seat in play.asked() if seat != self.seat]
            if not others:
                return
            for seat in others:
                rng = Rng(f"{self.seed}/{len(play.log)}/{seat}")
                play.move(seat, bot.choose(SeatView(play.state, seat), rng).text)

    def hint(self, called: Sequence[str], lang: str) -> Hint | None:
        """Say what the best bot would do; nothing where the learner is not asked."""
        state, name = self.play.state, self.play.game.name
        if self.seat not in state.actors():
            return None
        seed = f"{self.seed}/hint/{len(self.play.log)}"
        seat_view = SeatView(state.imagine(self.seat, Rng(f"{seed}/imagined")), self.seat)
        advice = advise(name, BOTS[name][best_bot(name)], seat_view, Rng(seed))
        speak, label = words(lang), advice.move.label()
        return Hint(
            advice.move.text,
            said(label),
            speak.say(label, called, self.seat),
            [said(reason) for reason in advice.reasons],
            " ".join([speak.say(reason, called, self.seat) for reason in advice.reasons]),
        )


def views(play: Play, seat: Seat, known: int) -> list[Seen]:
    """Show what a seat saw after each entry of the trail that is new to it, or the last of many."""
    assert play.trail is not None
    length = len(play.trail)
    known = max(min(known, length), length - MOST_FRAMES)
    shown: list[Seen] = []
    before: Seen | None = None
    for state in [*play.trail[known + 1 :], play.state][: length - known]:
        view = seen(play.game.name, state.observe(seat))
        shown.append(view if before is None else differing(view, before))
        before = view
    return shown


def entry_view(entry: Entry, seat: Seat) -> EntryView:
    """Show an entry of the log in the words of a seat."""
    says = [said(event.view(seat)) for event in entry.events]
    return EntryView("chance" if entry.seat == CHANCE else entry.seat, says)
