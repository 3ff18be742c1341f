"""The drawing of the champions' growth is that of the files."""

from __future__ import annotations

from tests.docs.curves import DRAWING, drawing


def test_the_drawing_shows_the_champions_as_they_are() -> None:
    assert DRAWING.read_text("utf-8") == drawing(), "python -m tests.docs.curves"
