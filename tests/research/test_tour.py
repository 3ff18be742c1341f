"""The page about the environments says what happens, and what it links to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from saloon.research.numbers import numbered

PAGE = Path(__file__).parents[2] / "docs" / "research" / "environments.md"


def test_the_tour_prints_what_stands_there() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert found.attempted > 20
    assert found.failed == 0


def test_every_game_is_named_and_every_link_leads_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    for game in numbered():
        assert f"`saloon_{game}`" in text
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    assert all((PAGE.parent / link).exists() for link in links)
