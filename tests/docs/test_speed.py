"""The page about speed shows the run that is kept, whoever it flatters."""

from __future__ import annotations

from bench.peers import WAYS, rivals
from saloon.games import GAMES
from tests.docs.speed import PAGE, PLOT, kept, plot, renewed, tables, times


def test_tables_and_plot_are_those_of_the_run() -> None:
    assert PAGE.read_text("utf-8") == renewed(kept()), "python -m tests.docs.speed"
    assert PLOT.read_text("utf-8") == plot(kept()), "python -m tests.docs.speed"


def test_every_way_has_all_our_games_and_somebody_beside_them() -> None:
    for way in WAYS:
        ours, theirs = rivals(kept(), way)
        assert list(ours) == list(GAMES)
        assert theirs


def test_where_we_are_behind_the_table_says_so() -> None:
    assert times(300, 100) == "3.00 ×"
    assert times(4_000, 100) == "40 ×"
    assert times(50, 100) == "**0.50 ×, behind**"


def test_who_is_missing_is_named() -> None:
    alone = {**kept(), "missing": {"A library": "It could not be installed here."}}
    assert "- A library: It could not be installed here." in tables(alone)
    assert "A library" not in tables({**kept(), "missing": {}})
