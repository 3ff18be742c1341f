"""What docs/architecture.md says of the rooms is what the import contracts hold."""

from __future__ import annotations

import re
import sys
from importlib.metadata import packages_distributions
from itertools import chain

import grimp
import pytest

from tests.compiled import PROJECT, WANTED, compiled_files
from tests.docs.rooms import DRAWING, ROOT, drawing, houses

CONTRACTS = PROJECT["tool"]["importlinter"]["contracts"]
FEATURES = "require-runtime-features"
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


def named(distribution: str) -> str:
    return distribution.lower().replace("_", "-")


def compiled_modules() -> list[str]:
    return [
        file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for file in compiled_files()
    ]


def test_rules_and_bots_that_are_compiled_ask_for_no_library() -> None:
    (held,) = [each for each in CONTRACTS if each["name"].startswith("Compiled rules")]
    for module in compiled_modules():
        alone = any(f"{module}.".startswith(f"{each}.") for each in held["source_modules"])
        assert alone or module.startswith("saloon.server."), module


def test_a_wheel_is_compiled_with_every_library_that_the_server_asks_for() -> None:
    """The compiler follows every import, and while a wheel is built only these are there."""
    assert WANTED["require-runtime-dependencies"] is True
    extras = [PROJECT["project"]["optional-dependencies"][it] for it in WANTED[FEATURES]]
    needed = chain(PROJECT["project"]["dependencies"], *extras)
    there = {named(re.split(r"[^\w.-]", each)[0]) for each in needed}
    known = grimp.build_graph("saloon", include_external_packages=True)
    asked = {
        name.partition(".")[0]
        for module in compiled_modules()
        for name in known.find_upstream_modules(module)
    }
    libraries = asked - {"saloon", "_typeshed"} - sys.stdlib_module_names
    homes = packages_distributions()
    assert {"msgspec", "sqlalchemy", "litestar"} <= libraries
    assert {each for each in libraries if not there & set(map(named, homes[each]))} == set()
