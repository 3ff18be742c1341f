"""What a computer player recalls of Gnadenlos!: everything seen and heard, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.gnadenlos import Gnadenlos, GnadenlosState
from saloon.games.gnadenlos.components import STANDARD_FILE
from saloon.games.gnadenlos.debts import NAMES, spread, write
from saloon.games.gnadenlos.numbering import NUMBERING
from saloon.kernel import CHANCE, Rng, sets

from .table import BOX, Scene
from .test_knowledge import BLUE, GREEN, RED, YELLOW, laid, noon


def market(at: Scene, seat: int) -> list[str]:
    """What may lie in each slot, for all a seat knows."""
    known = at.state.recall(seat).market
    return [" ".join(NAMES[kind] for kind in sets.members(kinds)) for kinds in known]


def adventurers(at: Scene, seat: int, of: int) -> list[str]:
    return [BOX.ids[each] for each in sets.members(at.state.recall(seat).adventurers[of])]


def debts(at: Scene, seat: int, of: int) -> str:
    """The debts of a hand that a seat knows."""
    return write(spread(at.state.recall(seat).known[of]))


@pytest.mark.parametrize("aid", ["off", "own", "full"])
def test_bids_and_own_orders_are_remembered_whatever_the_memory_aid(aid: str) -> None:
    at = laid(aid)
    assert market(at, YELLOW) == ["Y4", "Y2", "B1 B4", "B1 B4", "G3"]
    assert market(at, BLUE) == ["Y2 Y4", "Y2 Y4", "B4", "B1", "G3"]
    assert market(at, RED) == ["Y2 Y4", "Y2 Y4", "B1 B4", "B1 B4", "G3"]


def test_adventurers_are_known_where_all_have_seen_them_go() -> None:
    at = laid()
    assert adventurers(at, RED, YELLOW) == ["ida-crowe"]
    assert adventurers(at, RED, GREEN) == ["calhoun-reed"]


def test_what_is_taken_blind_is_known_to_its_taker_alone() -> None:
    at = laid()
    before = debts(at, GREEN, RED)
    noon(at, RED, "take 1.1")
    assert debts(at, RED, RED).split().count("Y4") == 1
    assert debts(at, GREEN, RED) == before
    assert at.state.recall(GREEN).debt_counts[RED] == len(before.split()) + 1


def test_a_bid_names_debts_of_other_colours_by_their_place_in_the_hand() -> None:
    """Red's own debts have the same numbers before and after it holds one of Yellow's."""
    at = laid()
    own = at.game.parse("bid R2 R2")
    number = NUMBERING.number(own, at.state.recall(RED))
    noon(at, RED, "take 1.1")
    view = at.state.recall(RED)
    assert NUMBERING.number(own, view) == number
    assert NUMBERING.number(at.game.parse("bid R2 Y4"), view) != number


def test_a_host_s_own_box_is_written_too(tmp_path: Path) -> None:
    """A longer track, and numbers beyond those of the house's cards."""
    text = STANDARD_FILE.read_text("utf-8").replace("spaces = 35", "spaces = 90")
    text = text.replace("finish = 31", "finish = 80").replace("last = 30", "last = 79")
    (tmp_path / "box.toml").write_text(text.replace("gold = 7", "gold = 40"), "utf-8")
    state, rng = Gnadenlos(tmp_path / "box.toml").new(3), Rng("own box")
    assert isinstance(state, GnadenlosState)
    while actors := state.actors():
        state.positions[0] = max(state.positions[0], 70)
        if actors[0] == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        seat = actors[0]
        view, moves = state.recall(seat), state.legal(seat)
        assert len(NUMBERING.write(view)) == NUMBERING.size
        state.apply(seat, moves[rng.below(len(moves))])
