"""What docs/architecture.md says of the rooms is what the import contracts hold."""

from __future__ import annotations

import re

import pytest

from tests.compiled import PROJECT, compiled_files
from tests.docs.rooms import DRAWING, ROOT, drawing, houses

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_the_drawing_is_made_from_the_contracts() -> None:
    assert DRAWING.read_text("utf-8") == drawing(), "python -m tests.docs.rooms draws it anew"


@pytest.mark.parametrize("house", houses(), ids=lambda house: house.name)
def test_every_room_is_there_and_every_folder_is_in_the_drawing(house: object) -> None:
    (found,) = [each for each in houses() if each == house]
    folder = ROOT / "src" / found.name.replace(".", "/")
    there = {each.name for each in folder.iterdir() if (each / "__init__.py").is_file()}
    drawn = {room for row in found.rows for room in row}
    assert there <= drawn
    assert all(f"`{room}/`" in PAGE for room in there), "the page describes each room"


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|tests|docs|bench|examples)/[\w./-]+)`", PAGE)
    assert len(named) > 5
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_whatever_is_compiled_asks_for_no_library() -> None:
    """While a wheel is built none is there, and the compiler follows every import."""
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (held,) = [each for each in contracts if each["name"].startswith("What is compiled")]
    for file in compiled_files():
        module = file.removesuffix(".py").replace("/", ".")
        assert any(f"{module}.".startswith(f"{each}.") for each in held["source_modules"]), module
