"""Meeting the bots in the terminal."""

from __future__ import annotations

import contextlib
import json
import random
import secrets

import pytest

from saloon.bots.roster import BOTS
from saloon.cli import main
from saloon.cli.terminal import out
from saloon.words import LANGUAGES


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with contextlib.suppress(SystemExit):
        main(list(arguments))
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_line(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for game, bots in BOTS.items():
        listed = json.loads(said(capsys, "bots", game, "--json", "--lang", lang))
        assert [each["bot"] for each in listed] == list(bots)
        assert len({each["name"] for each in listed}) == len(bots)
        assert all(len(each["line"]) > 20 for each in listed)


@pytest.mark.real_chance  # the test says itself what is drawn
def test_a_hint_names_a_move_and_its_reasons(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = random.Random(1)
    monkeypatch.setattr(secrets, "token_bytes", known.randbytes)
    asked = 5
    typed = iter([*["?"] * asked, "q"])
    monkeypatch.setattr(out, "input", lambda _: next(typed))
    text = said(capsys, "play", "katzenjammer", "--bots", "greenhorn", "--lang", "en")
    assert "Greenhorn: Fresh off the train" in text
    assert text.count("Legend suggests:") == asked
    assert "imagined deals, this move wins about" in " ".join(text.split())
