"""The five catalogues say the same things."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from fluent.syntax.ast import Junk

from saloon.games.katzenjammer import Katzenjammer
from saloon.games.katzenjammer.table import PHASES
from saloon.kernel import CHANCE, Event, Message, Param, Rng
from saloon.plugins import plugins
from saloon.words import LANGUAGES, words
from tests.web.keys import is_ours

from .fluent_files import body, keys, parameters, patterns
from .source import ENDINGS, literals, said

SAMPLES: dict[str, tuple[Param, ...]] = {
    "seat": (0, 1, 2),
    "seats": ((0, 1), (1, 2, 0), (2, 1)),
    "card": (0, 1, 5),
    "cards": ((), (0,), (2, 2, 0)),
    "number": (1, 2, 5, 12, 13),
    "value": (0, 1, 2, 3, 4, 5, "short"),
    "phase": PHASES,
    "problem": ("missing", "type", "value"),
    "you": ("yes", "no"),
}
NUMBERS_AND_TEXTS: tuple[Param, ...] = (0, 1, 2, 7, -3, 1234, "bid 3x4")
"""What a parameter may be, by its name; any other is a number or a text."""


def sample(name: str, turn: int) -> Param:
    """Give one of the things that a parameter may be."""
    samples = SAMPLES.get(name, NUMBERS_AND_TEXTS)
    return samples[turn % len(samples)]


def option_keys() -> list[str]:
    """Name what the tables' options and their values are called."""
    return [
        f"{plugin.prefix}-option-{option.name}{ending}"
        for plugin in plugins().values()
        for option in plugin.game.options
        for ending in ("", *[f"-{value}" for value in option.values])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood(lang: str) -> None:
    assert [entry.content for entry in body(lang) if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_catalogues_have_the_same_keys_in_the_same_order(lang: str) -> None:
    assert list(patterns(lang)) == list(patterns("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_catalogues_use_the_same_parameters(lang: str) -> None:
    assert {name: parameters(lang, name) for name in patterns(lang)} == {
        name: parameters("en", name) for name in patterns("en")
    }


def test_every_message_of_the_source_has_words() -> None:
    assert {each.key for each in said()} - keys() == set()


def test_every_message_of_the_source_brings_what_its_words_need() -> None:
    for each in said():
        needed = parameters("en", each.key)
        if "you" in needed:
            assert {"seat", "seats"} & each.params, f"{each.where}: who is you in {each.key}?"
        assert needed - {"you"} <= each.params, f"{each.where}: {each.key}"


def test_every_key_is_said_somewhere() -> None:
    referred = {name for key in patterns("en").values() for name in key.references}
    computed = {start + ending for start in ENDINGS for ending in ENDINGS[start]}
    lists = {name for each in said() for name in each.params if name.endswith("s")}
    things = {f"{name}-none" for name in lists}
    things |= {f"{plugin.prefix}-{none}" for plugin in plugins().values() for none in things}
    things |= {key for key in keys() if key.partition("-")[2] + "s" in lists or "-card" in key}
    used = literals() | {each.key for each in said()} | computed | things | set(option_keys())
    silent = keys() - used - {name.partition(".")[0] for name in referred}
    assert {key for key in silent if not is_ours(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_bot_has_a_name_and_a_line_of_help(lang: str) -> None:
    for key in [*option_keys(), *["cli-bot-" + name for name in ENDINGS["cli-bot-"]]]:
        assert words(lang).text(key)
        assert words(lang).help(key).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_cleanly(lang: str) -> None:
    for key in keys():
        needed = sorted(parameters(lang, key))
        for turn in range(len(NUMBERS_AND_TEXTS) * 2):
            params = {name: sample(name, turn) for name in needed}
            for you in (None, 0):
                if you is not None:
                    params.pop("you", None)
                text = words(lang).say(Message(key, params), ("Ada", "Bo", "Cy"), you)
                assert re.search(r"[{}\u2066-\u2069\"']|\?\?\?|  |^\s|\s$|^$", text) is None, text
                if lang == "fr":
                    assert re.search(r" [:;!?»]|« ", text) is None, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_game_can_be_said_to_everyone(lang: str) -> None:
    state = Katzenjammer().new(3, {"rounds": "3"})
    rng = Rng("words")
    names = ("Ada", "Bo")
    told = set()
    while actors := state.actors():
        seat = actors[0]
        events: list[Event] = []
        moves = state.legal(seat) if seat != CHANCE else [move for move, _ in state.outcomes()]
        for move in islice(moves, 8):
            assert words(lang).say(move.label(), names)
        move = state.sample(rng) if seat == CHANCE else moves[rng.below(len(moves))]
        state.apply(seat, move, events)
        for event in events:
            for reader in (None, 0, 1, 2):
                told.add(words(lang).say(event.view(reader), names, reader))
    assert len(told) > 100
