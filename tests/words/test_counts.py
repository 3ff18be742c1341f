"""Every text with a count is right for 0, 1, 2 and many, in five languages."""

from __future__ import annotations

import re

import pytest

from saloon.words import LANGUAGES

from .counts import COUNTS, SAID, counted, lines, reviewed, say, uncounted

MANY = {
    "en": "are|were|have|cards|mice|jokers|markers|buildings|points|nuggets|IOUs|spaces|draws|moves"
    "|entries|bots|seats|players|rolls|days|minutes|seconds|clues|spectators|adventurers|vultures",
    "de": "sind|waren|haben|Karten|Mäusen?|Gebäuden|Punkten?|Nuggets|Schuldscheinen?|Feldern?"
    "|Ziehungen|Züge|Einträge|Bots|Plätzen?|Personen|Würfe|Tage|Minuten|Sekunden|Hinweise|Käufe",
    "fr": "sont|étaient|ont|cartes|jokers|marqueurs|bâtiments|points|pépites|dettes|cases|tirages"
    "|coups|entrées|bots|places|joueurs|lancers|jours|minutes|secondes|indices|spectateurs",
    "it": "sono|erano|hanno|carte|topi|segnalini|edifici|punti|pepite|cambiali|caselle|estrazioni"
    "|mosse|voci|posti|giocatori|tiri|giorni|minuti|secondi|indizi|spettatori|avvoltoi|acquisti",
    "nl": "zijn|waren|hebben|kaarten|muizen|jokers|markers|gebouwen|punten|schuldbrieven"
    "|goudklompjes|velden|trekkingen|zetten|stappen|bots|plaatsen|spelers|worpen|dagen|minuten|seconden",
}
"""Words for many of what is counted here, and verbs that go with many."""
BEFORE = {
    "de": "bleiben|sind|liegen|lagen",
    "it": "restano|sono|erano",
    "nl": "blijven|zijn|lagen",
    "fr": "restent|sont",
    "en": "are|were",
}
"""Verbs that go with many and stand before the number."""


def test_every_number_is_counted_or_was_found_to_count_nothing() -> None:
    """A new text with a number tells one from many, or is listed in `not_counted.txt`."""
    listed = reviewed()
    assert listed == sorted(set(listed))
    assert sorted(uncounted()) == listed


def test_the_texts_read_as_a_person_has_read_them() -> None:
    """`python -m tests.words.counts` writes them anew; read what changed before you commit it."""
    assert COUNTS.read_text("utf-8").splitlines() == list(lines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_never_many(lang: str) -> None:
    after = re.compile(rf"(?<![\w.:–-])\*?1\*? ({MANY[lang]})\b")
    before = re.compile(rf"\b({BEFORE[lang]}) \*?1\b")
    for key, name in counted():
        text = say(lang, key, name, 1)
        assert after.search(text) is None, text
        assert before.search(text) is None, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_are_told_from_one_somewhere_in_every_language(lang: str) -> None:
    """In French none is said as one is; elsewhere as many are."""
    same = 0
    for key, name in counted():
        none, one, two, _ = [re.sub(r"\d", "n", say(lang, key, name, n)) for n in SAID]
        same += none == one != two
    assert (same > 30) == (lang == "fr")
