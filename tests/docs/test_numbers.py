"""The pages for researchers say what the numbers are."""

from __future__ import annotations

import pytest

from tests.docs.numbers import learned, page, renewed


@pytest.mark.parametrize("game", learned())
def test_the_numbers_stand_in_the_docs_as_they_are(game: str) -> None:
    assert page(game).read_text("utf-8") == renewed(game), "python -m tests.docs.numbers"
