"""The pages for researchers say what the numbers are."""

from __future__ import annotations

import pytest

from saloon.research.numbers import numbered, numbering_of
from tests.docs.numbers import FOLDER, page, renewed


@pytest.mark.parametrize("game", numbered())
def test_the_numbers_stand_in_the_docs_as_they_are(game: str) -> None:
    assert page(game).read_text("utf-8") == renewed(game), "python -m tests.docs.numbers"


def test_the_page_before_them_counts_right_and_its_example_runs() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    for game in numbered():
        numbering = numbering_of(game)
        row = next(line for line in text.splitlines() if f"({game}.md)" in line)
        assert f"| {numbering.size} bytes | {numbering.actions} |" in row
    example = text.partition("```python\n")[2].partition("```")[0]
    found: dict[str, list[float]] = {}
    exec(example, found)
    assert sum(found["shares"]) == pytest.approx(1)
