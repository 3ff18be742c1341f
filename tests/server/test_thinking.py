"""Bots think in turns: no owner's tables keep another's waiting, and unwatched bots rest."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from saloon.server.house.house import House
from saloon.server.house.sweeping import IDLE, sweep
from saloon.server.house.thinking import PATIENCE, Answer, Task, Turns
from saloon.server.table.moments import LINGER
from saloon.server.table.table import Table
from tests.server.served import Guest, Served, make_first, serving
from tests.waiting import until_so

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "bank": 60, "increment": 0}
CROWD = 20


def test_owners_have_their_turns_one_after_the_other() -> None:
    """Whoever asks one thing waits for one of each other owner, however much they asked."""
    turns: Turns[str] = Turns()
    for number in range(5):
        turns.add(f"a{number}", "a", first=True)
    turns.add("b0", "b", first=True)
    turns.add("c0", "c", first=True)
    turns.add("b1", "b", first=True)
    assert len(turns) == 8
    served = [turns.next() for _ in range(9)]
    assert served == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4", None]
    assert len(turns) == 0


def test_games_with_people_go_first() -> None:
    turns: Turns[str] = Turns()
    turns.add("bots", "a", first=False)
    turns.add("more bots", "b", first=False)
    turns.add("people", "c", first=True)
    assert [turns.next() for _ in range(3)] == ["people", "bots", "more bots"]


def test_those_who_come_later_have_their_turn_too() -> None:
    """However many games with people there are, bots among themselves get one turn of nine."""
    turns: Turns[str] = Turns()
    for _ in range(3 * PATIENCE):
        turns.add("people", "a", first=True)
    turns.add("bots", "b", first=False)
    turns.add("bots", "b", first=False)
    served = [turns.next() for _ in range(3 * PATIENCE + 2)]
    assert [place for place, what in enumerate(served) if what == "bots"] == [
        PATIENCE,
        2 * PATIENCE + 1,
    ]


class Noting:
    """Notes in which order questions were answered, and of whom."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.others = 0
        """How many questions of others were answered so far."""
        self.waits: list[int] = []
        """How many of them were, while each question of the person waited."""

    def at(self, house: House) -> None:
        ask = house.thinkers.ask

        async def noted(question: Task[Answer], owner: str = "", first: bool = True) -> Answer:
            before = self.others
            answer = await ask(question, owner, first)
            if owner == self.person:
                self.waits.append(self.others - before)
            else:
                self.others += 1
            return answer

        house.thinkers.ask = noted  # type: ignore[method-assign]  # a note beside the real thing


def crowded(tmp_path: Path, *seats: dict[str, str]) -> Noting:
    """Let a person play while somebody else has twenty tables; give how long their bots waited."""
    noting = Noting()
    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path, change=noting.at))
        ann, gil = served.guest("Ann"), served.guest("Gil")
        noting.person = ann.id
        mine = ann.table(ME, BOT, options={"rounds": "3"})
        stream = stack.enter_context(ann.stream(mine))
        told = stream.next()
        for _ in range(CROWD):
            other = gil.table(*seats, options={"rounds": "3"})
            stack.enter_context(gil.stream(other))
        noting.waits.clear()
        for _ in range(300):
            if len(noting.waits) >= 10 or (told.get("now") or {}).get("result"):
                break
            if told.get("now"):
                make_first(ann, mine, told["now"], (0,))
            told = stream.next()
        assert noting.others
    return noting


def test_twenty_tables_of_bots_do_not_keep_a_person_waiting(tmp_path: Path) -> None:
    """One process thinks: it ends the thought it is at, and then it is the person's turn."""
    noting = crowded(tmp_path, BOT, BOT, BOT)
    assert len(noting.waits) >= 10
    assert max(noting.waits) <= 2


def count(served: Served) -> int:
    return served.house.thinkers.thoughts


def table_of(served: Served, name: str) -> Table:
    return served.run(served.house.table(name))


def until(served: Served, true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    served.run(until_so(true, "what was waited for"))


def play_on(served: Served, table: Table, changes: int) -> None:
    """Let time pass until so much more has happened at a table."""
    number = table.number + changes
    for _ in range(500):
        if table.number >= number:
            return
        until(served, lambda: not served.house.thinkers.busy)
        served.pass_time(0.1)
    raise AssertionError("nothing happens")


def test_bots_that_nobody_watches_rest(stopped: Served) -> None:
    """They play while somebody follows the table, and go on when somebody comes back."""
    ann = stopped.guest("Ann")
    name = ann.table(BOT, BOT, BOT, options={"rounds": "3"})
    table = table_of(stopped, name)
    stopped.wait_idle()
    assert (count(stopped), table.rests) == (0, True)
    with ann.stream(name) as stream:
        stream.next()
        play_on(stopped, table, 3)
        stopped.pass_time(LINGER)
        play_on(stopped, table, 3)
    until(stopped, lambda: not table.subscribers)
    stopped.pass_time(0.1)
    until(stopped, lambda: table.rests)
    asleep = table.number
    stopped.pass_time(3600)
    assert table.number == asleep
    with ann.stream(name) as stream:
        assert stream.next()["number"] == asleep
        play_on(stopped, table, 3)


def test_a_look_lets_bots_play_on_for_a_while(stopped: Served) -> None:
    """Whoever follows by asking again and again watches, too."""
    ann = stopped.guest("Ann")
    name = ann.table(BOT, BOT, BOT, options={"rounds": "3"})
    table = table_of(stopped, name)
    ann.see(name)
    play_on(stopped, table, 3)
    ann.get(f"/tables/{name}/events")
    play_on(stopped, table, 3)
    stopped.pass_time(LINGER)
    until(stopped, lambda: table.rests)
    assert table.plan.status == "running"


def test_bots_rest_after_a_restart_until_somebody_watches(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        name = ann.table(BOT, BOT)
        person = ann.person
    with serving(tmp_path) as served:
        served.wait_idle()
        assert table_of(served, name).rests
        assert count(served) == 0
        ann = Guest(served, person)
        with ann.stream(name) as stream:
            told = stream.next()
            while not (told.get("now") or {}).get("result"):
                told = stream.next()


def test_where_bots_rest_no_clock_runs(stopped: Served) -> None:
    """Whoever left a seat to a bot finds as much time there as was left."""
    ann = stopped.guest("Ann")
    name = ann.table(ME, BOT, pace=LIVE)
    stopped.wait_idle()
    ann.post(f"/tables/{name}/leave")
    stopped.pass_time(LINGER)
    table = table_of(stopped, name)
    until(stopped, lambda: table.rests)
    left = list(table.clocks.left)
    stopped.pass_time(3600)
    assert ann.post(f"/tables/{name}/back")
    assert table.clocks.remaining(stopped.clock.steady()) == left
    assert left[0] > 0


def test_a_table_at_rest_leaves_memory(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    name = ann.table(BOT, BOT)
    stopped.wait_idle()
    stopped.pass_time(IDLE + 1)
    stopped.run(sweep(stopped.house))
    assert name not in stopped.house.tables
    assert ann.see(name)["table"]["status"] == "running"
    until(stopped, lambda: count(stopped) > 0)


def test_figures_tell_what_waits(served: Served) -> None:
    figures = served.stranger().client.get("/metrics").text
    assert "saloon_questions_waiting 0" in figures
    assert "saloon_tables_resting" in figures
