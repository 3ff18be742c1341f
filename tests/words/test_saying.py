"""Names, cards, plurals and the second person, in each language."""

from __future__ import annotations

import pytest

from saloon.kernel import Message, Param
from saloon.words import LANGUAGES, Unsayable, Words, words

NAMES = ("Ada", "Bo", "Cy")

PASSES = {
    "en": ("You pass.", "Bo passes."),
    "de": ("Du passt.", "Bo passt."),
    "fr": ("Vous passez.", "Bo passe."),
    "it": ("Passi.", "Bo passa."),
    "nl": ("Je past.", "Bo past."),
}
QUARTETS = {
    "en": "Bo lays a quartet of 3s (3, 3, 3, joker) and gets 3 mice.",
    "de": "Bo legt ein Quartett aus Dreien (3, 3, 3, Joker) und bekommt 3 Mäuse.",
    "fr": "Bo pose un carré de 3 (3, 3, 3, joker) et gagne 3 souris.",
    "it": "Bo cala un quartetto di 3 (3, 3, 3, jolly) e prende 3 topi.",
    "nl": "Bo legt een kwartet drieën (3, 3, 3, joker) en krijgt 3 muizen.",
}
BIDS = {
    "en": ("one 1", "three 4s", "three different", "13 2s"),
    "de": ("eine Eins", "drei Vieren", "drei verschiedene", "13 Zweien"),
    "fr": ("un 1", "trois 4", "trois différentes", "13 2"),
    "it": ("un 1", "tre 4", "tre diverse", "13 2"),
    "nl": ("één een", "drie vieren", "drie verschillende", "13 tweeën"),
}
MICE = {
    "en": ("0 mice", "1 mouse", "2 mice", "-1 mouse"),
    "de": ("0 Mäuse", "1 Maus", "2 Mäuse", "-1 Maus"),
    "fr": ("0 souris", "1 souris", "2 souris", "-1 souris"),
    "it": ("0 topi", "1 topo", "2 topi", "-1 topo"),
    "nl": ("0 muizen", "1 muis", "2 muizen", "-1 muis"),
}
CARDS = {
    "en": ("0 cards", "1 card", "2 cards"),
    "de": ("0 Karten", "1 Karte", "2 Karten"),
    "fr": ("0 carte", "1 carte", "2 cartes"),
    "it": ("0 carte", "1 carta", "2 carte"),
    "nl": ("0 kaarten", "1 kaart", "2 kaarten"),
}
SHARED = {
    "en": ("Ada, Bo and Cy share the victory!", "You share the victory with Ada and Cy!"),
    "de": ("Ada, Bo und Cy teilen sich den Sieg!", "Du teilst dir den Sieg mit Ada und Cy!"),
    "fr": (
        "Ada, Bo et Cy se partagent la victoire !",
        "Vous partagez la victoire avec Ada et Cy !",
    ),
    "it": ("Ada, Bo e Cy condividono la vittoria!", "Condividi la vittoria con Ada e Cy!"),
    "nl": ("Ada, Bo en Cy delen de overwinning!", "Je deelt de overwinning met Ada en Cy!"),
}
EMPTY_HANDS = {
    "en": "Bo shows: no cards. No jokers in all.",
    "de": "Bo zeigt: keine Karten. Jokerzahl: 0.",
    "fr": "Bo montre : aucune carte. Total de jokers : 0.",
    "it": "Bo mostra: nessuna carta. Totale di jolly: 0.",
    "nl": "Bo laat zien: geen kaarten. Jokertotaal: 0.",
}


def plain(text: str) -> str:
    """Read spaces that keep words together as ordinary ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(params=LANGUAGES)
def speak(request: pytest.FixtureRequest) -> Words:
    lang: str = request.param
    return words(lang)


def test_a_seat_is_you_to_itself_and_a_name_to_everybody_else(speak: Words) -> None:
    passes = Message("kb-passed", {"seat": 1})
    yours, theirs = PASSES[speak.lang]
    assert speak.say(passes, NAMES, 1) == yours
    assert speak.say(passes, NAMES, 0) == theirs
    assert speak.say(passes, NAMES) == theirs


def test_cards_are_named_one_by_one(speak: Words) -> None:
    laid: dict[str, Param] = {"seat": 1, "value": 3, "cards": (3, 3, 3, 0), "mice": 3}
    assert plain(speak.say(Message("kb-laid", laid), NAMES)) == QUARTETS[speak.lang]


def test_an_empty_hand_has_a_word(speak: Words) -> None:
    shown: dict[str, Param] = {"seat": 1, "cards": (), "jokers": 0}
    assert plain(speak.say(Message("kb-shown", shown), NAMES)) == EMPTY_HANDS[speak.lang]


def test_a_bid_is_called_as_players_call_it(speak: Words) -> None:
    bids = ((1, 1), (3, 4), (3, 0), (13, 2))
    said = [plain(speak.text("kb-bid-name", number=n, value=value)) for n, value in bids]
    assert tuple(said) == BIDS[speak.lang]


def test_nouns_follow_their_number(speak: Words) -> None:
    assert tuple([speak.text("kb-table-mice", mice=n) for n in (0, 1, 2, -1)]) == MICE[speak.lang]
    assert tuple([speak.text("cli-cards", number=n) for n in (0, 1, 2)]) == CARDS[speak.lang]


def test_winners_are_listed_and_the_reader_among_them_is_you(speak: Words) -> None:
    shared = Message("kb-shared", {"seats": (0, 1, 2)})
    all_three, with_you = SHARED[speak.lang]
    assert plain(speak.say(shared, NAMES)) == all_three
    assert plain(speak.say(shared, NAMES, 1)) == with_you


def test_a_seat_without_a_name_is_called_by_its_number(speak: Words) -> None:
    assert speak.seat(2, NAMES) == "Cy"
    assert speak.seat(3, NAMES) == speak.text("cli-seat-name", number=4)
    assert "4" in speak.say(Message("kb-passed", {"seat": 3}), NAMES)


def test_a_card_alone_is_named_too(speak: Words) -> None:
    jokers = {"de": "Joker", "it": "jolly"}
    assert speak.text("kb-card", card=0) == jokers.get(speak.lang, "joker")
    assert speak.things("kb", "cards", (4,)) == "4"


def test_catalogues_are_opened_once() -> None:
    assert words("de") is words("de")
    assert words("de").has("kb-passed")
    assert not words("de").has("kb-nothing")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="en, de, fr, it, nl"):
        words("xx")


def test_what_cannot_be_said_is_never_a_blank() -> None:
    english = words("en")
    unsayable: list[Message] = [
        Message("kb-nothing"),
        Message("kb-passed"),
        Message("kb-passed", {"seat": -1}),
        Message("kb-shared", {"seats": 1}),
        Message("kb-shared", {"seats": ()}),
        Message("kb-scored", {"seat": 0, "score": (1, 2)}),
        Message("kb-scored", {"seat": 0, "score": 10**4000}),
        Message("kb-table-mice", {"mice": (1,)}),
    ]
    for message in unsayable:
        with pytest.raises(Unsayable):
            english.say(message)
    with pytest.raises(Unsayable):
        english.help("kb-passed")


def test_a_catalogue_with_a_mistake_is_not_opened() -> None:
    with pytest.raises(ValueError, match=r"xx\.ftl"):
        Words("xx", "kb-passed = { $you ->\n")


def test_foreign_texts_stay_on_one_line_and_carry_no_controls() -> None:
    english = words("en")
    nasty = "a\nb\x1b[31m\u202ec" + "d" * 5000
    said = english.say(Message("kb-passed", {"seat": 0}), [nasty])
    assert said.isprintable()
    assert len(said) < 550
    assert english.seat(0, ["Zoé\u00a0B 👩\u200d🚀"]) == "Zoé\u00a0B 👩\u200d🚀"
    assert english.text("cli-no-file", file="x { $y }") == "x { $y } can’t be read."
