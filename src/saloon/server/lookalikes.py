"""Which names look alike, in the spirit of Unicode's report 39 on security.

A name is brought into a form that others of the same look share: compatible letters are one, case
does not count, what cannot be seen is left out, and letters that look like a Latin one are it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = frozenset(
    [
        *map(chr, (0x034F, 0x17B4, 0x17B5, 0x180F)),
        *map(chr, range(0x180B, 0x180E)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
"""Marks that show nothing and may be left out; the other unseen ones are refused in a name."""
BLANKS: Final = frozenset(
    map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159, 0x13441, 0x13442, 0x16FE4))
)
"""Letters and signs that show nothing."""
ALPHABETS: Final = frozenset(
    {
        *("ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC"),
        *("GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "KANNADA"),
        *("KATAKANA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA"),
        *("TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    }
)
"""The alphabets in general use, by the first word of their letters' names."""
TOGETHER: Final = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "LATIN"}),
    frozenset({"CJK", "BOPOMOFO", "LATIN"}),
    frozenset({"CJK", "HANGUL", "LATIN"}),
)
"""Alphabets that are written together."""
SHARED: Final = frozenset("\u30fc\u3005\u3006\u3007")
"""Letters that belong to several."""
CAPITALS: Final = str.maketrans("ΗΝΥΜ", "HNYM")
"""Greek capitals that look like another Latin letter than their small ones do."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
LETTERS: Final = str.maketrans(
    "авгеёзікмнорстухьѕјһԁԛԝѵүґӏӕә"  # Cyrillic
    "αβγεζηικνορστυχω"  # Greek
    "օոսհցզ"  # Armenian
    "ɑɡɩıɪʟⱡ0i1|ǀ",
    "abreë3lkmhopctyxbsjhdqwvyrlæə" + "abyeznlkvopotuxw" + "onuhgq" + "aglllll" + "ollll",
)
SIGNS: Final = str.maketrans("’‘ʼ`´′‐‑‒–—−•", "''''''------·")
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    """Give the form that all names of the same look share."""
    name = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold()
    name = unicodedata.normalize("NFKC", "".join([plain(each) for each in name]))
    name = name.translate(LETTERS).translate(SIGNS)
    for pair, one in PAIRS:
        name = name.replace(pair, one)
    return " ".join(name.split())[:80]


def plain(char: str) -> str:
    """Drop what cannot be seen; take a small capital for its letter."""
    if char in UNSEEN or unicodedata.category(char) == "Cf":
        return ""
    named = unicodedata.name(char, "")
    last = named.removeprefix(SMALL_CAPITAL)
    return last.lower() if last != named and len(last) == 1 else char


def seen(name: str) -> str:
    """Leave out of a name what cannot be seen."""
    return "".join([char for char in name if char not in UNSEEN])


def blank(name: str) -> bool:
    """Tell whether a name shows next to nothing: neither a letter nor a figure nor a picture."""
    return not any(
        unicodedata.category(char)[0] in "LN" or unicodedata.category(char) in ("So", "Sm", "Sc")
        for char in name
        if char not in BLANKS
    )


def alphabets(name: str) -> set[str]:
    """Name the alphabets that a name's letters are of."""
    return {
        unicodedata.name(char, "").partition(" ")[0].partition("-")[0]
        for char in unicodedata.normalize("NFKC", name)
        if unicodedata.category(char)[0] == "L" and char not in SHARED
    }


def mixed(name: str) -> bool:
    """Tell whether a name has letters of several alphabets that are not written together."""
    found = alphabets(name)
    return len(found) > 1 and not any(found <= each for each in TOGETHER)
