"""The pages about the environments say what happens, and what they link to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from saloon.research.numbers import numbered

FOLDER = Path(__file__).parents[2] / "docs" / "research"
PAGE = FOLDER / "environments.md"


@pytest.mark.parametrize("page", ["environments", *numbered()])
def test_the_tour_prints_what_stands_there(page: str) -> None:
    file = FOLDER / f"{page}.md"
    found = doctest.testfile(str(file), module_relative=False, verbose=False)
    assert found.attempted > (20 if file == PAGE else 4)
    assert found.failed == 0


@pytest.mark.parametrize("game", numbered())
def test_every_game_has_a_page_with_all_a_paper_needs(game: str) -> None:
    text = (FOLDER / f"{game}.md").read_text("utf-8")
    for part in ("The observation", "The moves", "Rewards", "A worked episode", "Known results"):
        assert f"## {part}" in text
    assert text.partition("## Citing")[2].strip()


def test_every_game_is_named_and_every_link_leads_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    for game in numbered():
        assert f"`saloon_{game}`" in text
    for file in FOLDER.glob("*.md"):
        links = re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text("utf-8"))
        assert links
        assert all((FOLDER / link).exists() for link in links)
