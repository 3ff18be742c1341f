"""A game is a plug-in: outside its own folders no shared file names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.plugins import declarations, folder, plugins
from saloon.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
SHARED = (
    *(ROOT / "src" / "saloon").rglob("*.py"),
    *(ROOT / "src" / "saloon" / "words").glob("*.ftl"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "web" / "src").rglob("*.css"),
    *(ROOT / "web").glob("*.*"),
    *(ROOT / "tests").rglob("*.py"),
    *(ROOT / "bench").rglob("*.py"),
    *ROOT.glob("*.py"),
)
TITLES = [words("en").text(f"game-{name}").rstrip("!") for name in declarations()]
KEYS = "|".join(plugin.prefix for plugin in plugins().values())
GAMES = re.compile("|".join([*declarations(), *TITLES, f"[\"'`](?:{KEYS})-[a-z]"]))


def is_shared(file: Path) -> bool:
    """Tell whether a file belongs to no game; a test may name the game it plays as an example."""
    own = any(name in part for name in declarations() for part in file.relative_to(ROOT).parts)
    test = file.name.startswith(("test_", "conftest")) or file.name.endswith(".test.ts")
    made = file.name == "schema.d.ts"  # from the server's own types
    shown = file.name == "screens.py"  # the README's pictures are of the games it names
    return not (own or test or made or shown)


def test_no_shared_file_names_a_game() -> None:
    naming = [
        str(file.relative_to(ROOT))
        for file in SHARED
        if is_shared(file) and GAMES.search(file.read_text("utf-8"))
    ]
    assert naming == []


@pytest.mark.parametrize("game", declarations())
def test_a_game_brings_words_and_rules_in_every_language(game: str) -> None:
    for lang in LANGUAGES:
        assert (folder(game) / "words" / f"{lang}.ftl").is_file()
        assert (folder(game) / "rulebook" / f"{lang}.toml").is_file()


def test_every_game_has_a_prefix_of_its_own() -> None:
    prefixes = [plugin.prefix for plugin in plugins().values()]
    assert len(set(prefixes)) == len(prefixes)
    for name, plugin in plugins().items():
        keys = re.findall(
            r"^([a-z][a-z0-9_-]*) =", (folder(name) / "words" / "en.ftl").read_text("utf-8"), re.M
        )
        strange = [key for key in keys if not key.startswith(f"{plugin.prefix}-")]
        assert strange == [f"game-{name}"]  # what it is called, before anything of it is loaded
