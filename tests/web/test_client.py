"""The browser client holds together: types, texts, size."""

from __future__ import annotations

import gzip
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import saloon.server
from build_client import CLIENT, WEB, stamp_holds, tools
from saloon.words.catalogue import catalogues
from tests.web import api_types, fonts, keys

LARGEST_FIRST_LOAD = 150_000
SERVER = Path(saloon.server.__file__).parent
LARGEST_FONTS = 120_000


def run(*command: str) -> None:
    node, _ = tools()
    done = subprocess.run(
        [*node, *command], cwd=WEB, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@cache
def known() -> set[str]:
    texts = [file.read_text("utf-8") for file in catalogues("en")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def test_the_client_is_built_from_the_present_source() -> None:
    assert stamp_holds(), "run: python build_client.py"


def test_types_come_from_the_description_and_are_believed() -> None:
    """Nothing on the wire is of any type, and the client claims none against its compiler."""
    wire = [each.read_text("utf-8") for each in (SERVER / "wire").glob("*.py")]
    assert not [text for text in wire if re.search(r"import .*\bAny\b", text)]
    source = [each for each in (WEB / "src").rglob("*") if each.suffix in (".ts", ".svelte")]
    assert len(source) > 100
    assert not [each.name for each in source if "as unknown as" in each.read_text("utf-8")]


def test_the_components_have_no_type_errors() -> None:
    run(
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "tsconfig.json",
        "--fail-on-warnings",
    )


@pytest.mark.parametrize(
    "command",
    [
        ["node_modules/prettier/bin/prettier.cjs", "--check", "."],
        ["node_modules/eslint/bin/eslint.js", "."],
        ["node_modules/stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}"],
    ],
    ids=["prettier", "eslint", "stylelint"],
)
def test_the_source_is_in_order(command: list[str]) -> None:
    """Where prettier fails: npm run format, in `web/`."""
    run(*command)


def test_the_types_are_those_of_the_server() -> None:
    """Where this fails: python -m tests.web.api_types."""
    assert api_types.TYPES.read_text("utf-8") == api_types.made()


def test_every_key_of_the_client_has_words() -> None:
    assert sorted(set(keys.WHOLE.findall(keys.source())) - known()) == []


def test_every_text_of_the_client_is_said_somewhere() -> None:
    source = keys.source()
    whole = set(keys.WHOLE.findall(source))
    begun = tuple(set(keys.BEGUN.findall(source)))
    silent = [
        key
        for key in known()
        if keys.is_ours(key) and key not in whole and not key.startswith(begun)
    ]
    assert sorted(silent) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_the_first_load_is_small(language: str) -> None:
    """Script, styles, posters and the catalogues of one language, as they travel."""
    index = (CLIENT / "index.html").read_text("utf-8")
    first = set(re.findall(r'assets/[^"]+\.(?:js|css)', index))
    entry = next(name for name in first if name.startswith("assets/index-") and name.endswith("js"))
    first |= static_imports(entry)
    home = next(CLIENT.glob("assets/Home-*.js")).relative_to(CLIENT).as_posix()
    first |= {home} | static_imports(home)
    first |= {path.relative_to(CLIENT).as_posix() for path in CLIENT.glob("assets/Home-*.css")}
    for needed in (f"{language}-*.js", "poster-*.svg"):
        found = [path.relative_to(CLIENT).as_posix() for path in CLIENT.glob(f"assets/{needed}")]
        assert found
        first |= set(found)
    size = sum(len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in first)
    assert size <= LARGEST_FIRST_LOAD


def test_the_fonts_are_small() -> None:
    assert sum(path.stat().st_size for path in CLIENT.glob("assets/*.woff2")) <= LARGEST_FONTS


def test_the_fonts_have_every_letter_that_is_written() -> None:
    """Where this fails: python -m tests.web.fonts."""
    assert sorted(fonts.written() - set(fonts.LETTERS.read_text("utf-8"))) == []


def static_imports(name: str) -> set[str]:
    """Follow the imports that are fetched at once."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        text = (CLIENT / waiting.pop()).read_text("utf-8")
        for each in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text):
            if f"assets/{each}" not in found:
                found.add(f"assets/{each}")
                waiting.append(f"assets/{each}")
    return found
