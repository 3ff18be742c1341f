"""The engine and the plain model of section 2 agree, play by play and claim by claim."""

from __future__ import annotations

import random

import pytest

from saloon.games.gadshill import GadsHillState
from saloon.games.gadshill.components import NO_BUILDING
from saloon.games.gadshill.deduction import REASONS
from saloon.kernel import CHANCE, Rng
from saloon.kernel.native import i64, vec

from .model import BUILDINGS, CARDS, LOTS, Illegal, Model
from .play import choose
from .table import model_of, start

PLAYS_A_BOARD = 14
CLAIMS_A_BOARD = 8


def agree_on_a_play(state: GadsHillState, model: Model, rng: random.Random) -> str:
    """Play any card with any building on both; give the reason they agree on."""
    card = rng.choice(list(CARDS))
    free = [building for building in BUILDINGS if building not in model.at]
    mine = None if CARDS[card][0] == "building" else rng.choice(free)
    number = NO_BUILDING if mine is None else BUILDINGS.index(mine)
    after = state.board.play(card, number)
    legality = "global" if state.agreed.rulings.whole_town else "local"
    try:
        expected, reason = model.play(card, mine, set(BUILDINGS), legality), ""
    except Illegal as illegal:
        expected, reason = model, str(illegal)
    assert REASONS[after.refused] == reason, (card, mine, model)
    if reason:
        return reason
    same_board(state, after.lots, after.marked, expected)
    assert after.gain == expected.gain
    assert state.preview(0, card, number).points == expected.gain
    return "LEGAL"


def same_board(state: GadsHillState, found: vec[i64], marked: int, expected: Model) -> None:
    for number, building in enumerate(BUILDINGS):
        lots = set(state.board.town.lot_ids(found[number]))
        if marked >> number & 1:
            assert lots == expected.dom[building]
        elif lots:
            assert lots == {expected.at[building]}
        else:
            assert building not in expected.dom
            assert building not in expected.at


def agree_on_a_marker(state: GadsHillState, model: Model, rng: random.Random) -> bool:
    """Claim and take any marker on both; tell whether the claim holds."""
    building = rng.choice(sorted(model.dom))
    lot = rng.choice(sorted(model.dom[building]))
    number, bit = BUILDINGS.index(building), 1 << LOTS.index(lot)
    claimed = model.claim(building, lot)
    group = state.board.closing_lots(number, bit)
    assert (group != 0) == (claimed is not None)
    if claimed is not None:
        after = state.board.without(number, bit, None)
        same_board(state, after.lots, after.marked, claimed)
        assert after.gain == claimed.gain
        prove(state, model, building, lot, group)
    legality = "global" if state.agreed.rulings.whole_town else "local"
    try:
        taken = model.take(building, lot, legality)
    except Illegal:
        assert not state.board.may_take(number, bit)
    else:
        assert state.board.may_take(number, bit)
        after = state.board.without(number, bit, None)
        same_board(state, after.lots, after.marked, taken)
        assert after.gain == taken.gain
    return claimed is not None


def prove(state: GadsHillState, model: Model, building: str, lot: str, group: int) -> None:
    """A proof is a closed group: as many buildings as lots, all their markers on these lots."""
    lots = set(state.board.town.lot_ids(group))
    members = state.board.town.building_ids(state.board.owners(group))
    assert lot in lots
    assert building not in members
    assert len(members) == len(lots)
    assert set.union(*(model.dom[each] for each in members)) <= lots


@pytest.mark.clause("GH-40", "GH-43", "GH-44", "GH-47", "GH-50", "GH-52", "GH-53", "GH-57", "GH-81")
@pytest.mark.parametrize("legality", ["global", "local"])
def test_gh40_engine_and_model_agree_on_random_plays_and_claims(legality: str) -> None:
    rng = random.Random(f"model {legality}")
    reasons: dict[str, int] = {}
    claims = {True: 0, False: 0}
    while sum(reasons.values()) + sum(claims.values()) < 10_000:
        state = start(rng.choice([2, 3, 4]), {"legality": legality}).state
        known = state.board
        while state.actors():
            (seat,) = state.actors()
            move = state.sample(RANDOM) if seat == CHANCE else choose(state, seat, rng)
            state.apply(seat, move)
            if state.board is known:
                continue
            known = state.board
            model = model_of(state)
            for _ in range(PLAYS_A_BOARD):
                reason = agree_on_a_play(state, model, rng)
                reasons[reason] = reasons.get(reason, 0) + 1
            for _ in range(CLAIMS_A_BOARD if model.dom else 0):
                claims[agree_on_a_marker(state, model, rng)] += 1
    assert min(claims.values()) > 20
    wanted = {"LEGAL", "SAME_BUILDING", "CONTRADICTION", "TOO_MANY", "NO_EFFECT", "LOT_FULL"}
    assert wanted <= set(reasons)
    assert ("TOWN_IMPOSSIBLE" in reasons) == (legality == "global")


RANDOM = Rng("model")
