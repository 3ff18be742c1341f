"""Moves and their notation: what is written reads back, and junk is refused in a sentence."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saloon.kernel import CHANCE, Refused
from tests.positions import read_or_refused

from .play import plies
from .table import GAME, table

quick = settings(deadline=None, derandomize=True, database=None, max_examples=400)
WORDS = st.sampled_from(
    [
        *("bid", "pay", "lay", "pass", "stop", "shed", "leader", "deal", "turn", "bonus", "mixed"),
        *("J", "0", "1", "2", "3", "5", "6", "-1", "3:", "x", "3x4", "30x5", "31x1", "²", "٣"),
        *("", " ", "\n"),
    ]
)


def test_every_move_met_in_random_play_reads_back() -> None:
    met = set()
    for ply in plies():
        met |= {move.text for move, _ in ply.before.outcomes()}
        met |= set(ply.offered()) if ply.seat != CHANCE else set()
    assert len(met) > 150
    for text in met:
        assert GAME.parse(text).text == text


def test_a_move_read_back_is_the_move_that_is_offered() -> None:
    """The kernel says that moves are made once, shared, and may be compared by identity."""
    at = table(["1", "1 2 2 J J J J J"], pile="3 3 4").reveal()
    for text in at.offers():
        assert GAME.parse(text) in at.state.legal(1)

    at.do(1, "bid 3 mixed").do(0, "pass")
    for text in at.offers():
        assert GAME.parse(text) in at.state.legal(1)

    at.do(1, "pay 1 2 J")
    for text in at.offers():
        assert GAME.parse(text) in at.state.legal(1)


@pytest.mark.parametrize(
    ("move", "key", "params"),
    [
        ("bid 3x4", "kb-move-bid", {"number": 3, "value": 4}),
        ("bid 3 mixed", "kb-move-bid", {"number": 3, "value": 0}),
        ("pass", "kb-move-pass", {}),
        ("pay 2 2 J", "kb-move-pay", {"cards": (2, 2, 0)}),
        ("lay 3: 3 3 3 J", "kb-move-lay", {"value": 3, "cards": (3, 3, 3, 0)}),
        ("shed", "kb-move-shed", {}),
        ("stop", "kb-move-stop", {}),
    ],
)
def test_every_move_has_a_label(move: str, key: str, params: dict[str, object]) -> None:
    label = GAME.parse(move).label()

    assert label.key == key
    assert label.params == params


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        pytest.param("bid 6 mixed", "KB-39", marks=pytest.mark.clause("KB-39")),
        pytest.param("bid 1 mixed", "KB-39", marks=pytest.mark.clause("KB-39", "KB-47")),
        pytest.param("bid 2x4 2x5", "KB-40", marks=pytest.mark.clause("KB-40")),
        ("bid", "KB-40"),
        ("bid 31x1", "KB-40"),
        ("bid 3x6", "KB-40"),
    ],
)
def test_a_malformed_bid_is_refused_with_its_clause(text: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.message.clause == clause


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pay",
        "pay ",
        "pay J 2",
        "pay 3 2",
        "pay 2  2",
        "pay 2 2 ",
        "pay 6",
        "pay 0",
        "pay " + " ".join("J" * 16),
        "pay " + " ".join("1" * 16),
        "pay " + " ".join("5" * 16),
        "pay " + " ".join("1" * 31),
        "PASS",
        "pass ",
        "stop now",
        "lay",
        "lay 3",
        "lay 3: 3 3 3",
        "lay 3: 3 3 3 3 3",
        "lay 3: J 3 3 3",
        "lay 0: J J J J",
        "lay 6: J J J J",
        "lay 3: 4 4 4 4",
        "shed 4",
        "leader",
        "leader 6",
        "leader -1",
        "deal 6",
        "deal 0",
        "turn",
        "bonus JJ",
        "bid 3x4\n",
        "bid \uff13x4",
    ],
)
def test_malformed_notation_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.message.key


@given(st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=8).map(" ".join)))
@example("pay " + "J " * 40)
@example("bid " + "9" * 5000)
@quick
def test_junk_is_refused_and_never_fails_in_another_way(text: str) -> None:
    read_or_refused(GAME, text)
