"""Contests of networks: what cannot be played is refused before anybody sits down."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from saloon import plugins
from saloon.bots.roster import BOTS
from saloon.kernel import Refused
from training import contest


def test_a_table_that_the_game_does_not_have_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a process of its own the refusal could not be told, and all would wait for ever."""
    file = Path(plugins.folder("gnadenlos")) / plugins.NETWORK
    monkeypatch.setitem(BOTS, "gnadenlos", dict(BOTS["gnadenlos"]))  # the learner joins them
    monkeypatch.setattr(sys, "argv", ["contest", "gnadenlos", str(file), "--players", "5"])
    monkeypatch.setattr(contest, "held", lambda *_: pytest.fail("it was begun"))
    with pytest.raises(Refused):
        contest.main()
