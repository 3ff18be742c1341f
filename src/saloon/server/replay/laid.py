"""Tables that are laid for one person to learn at: nobody keeps them."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.bots.roster import easy
from saloon.kernel import CHANCE, Seat
from saloon.records import Play
from saloon.server.wire.play import MoveView, Now, ResultView
from saloon.server.wire.seen import seen
from saloon.server.wire.tables import Manners, PlaceView, TableView, Untimed
from saloon.server.wire.values import said


def now_of(play: Play, seat: Seat) -> Now:
    """Show the game as it stands to whoever learns on a seat."""
    state, result = play.state, play.state.result()
    owes = seat in state.actors() and seat not in play.waiting
    moves = state.legal(seat) if owes else []
    return Now(
        position=len(play.log),
        view=seen(play.game.name, state.observe(seat)),
        waiting=[each for each in state.actors() if each not in (CHANCE, *play.waiting)],
        moves=[MoveView(move.text, said(move.label())) for move in moves],
        interjections=[],
        undo=False,
        takeback=None,
        clocks=None,
        still=0,
        closes=None,
        result=None
        if result is None
        else ResultView(list(result.scores), list(result.ranks), result.reason),
    )


def table_of(name: str, play: Play, names: Sequence[str], learner: Seat, hints: bool) -> TableView:
    """Lay the table: the learner, and those who sit with them."""
    bot = easy(play.game.name)
    seats = [
        PlaceView("person", each, None, None, None, "nothing", None, None)
        if seat == learner
        else PlaceView("bot", each, None, bot, None, "nothing", None, None)
        for seat, each in enumerate(names)
    ]
    return TableView(
        id=name,
        game=play.game.name,
        rules=play.game.rules,
        options=play.options,
        pace=Untimed(),
        manners=Manners(spectators=False, chat=False, hints=hints),
        host="",
        status="running" if play.state.result() is None else "finished",
        commitment="",
        sealing=None,
        called_off=0,
        seats=seats,
        rematch=None,
        created=0,
        changed=0,
    )
