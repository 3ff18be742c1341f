"""The letters of the house, cut down to what five languages need.

    pip install fonttools brotli && python -m tests.web.fonts

makes `web/src/style/fonts/` anew from the fonts of the npm packages; a test fails when a text needs
a letter that was cut away.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from build_client import ROOT, WEB

FONTS: Final = WEB / "src" / "style" / "fonts"
LETTERS: Final = FONTS / "letters.txt"
SOURCES: Final = {
    "display": "@fontsource/rye/files/rye-latin-400-normal.woff2",
    "text": "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2",
    "text-italic": "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-italic.woff2",
    "ui": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
}
FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]
"""Pairs and accents, and the figures that the house sets; no ligatures, no small capitals."""
PRINTED: Final = range(0x20, 0x7F), range(0xA0, 0x100)
"""What people may be called by: the letters and signs of Western Europe."""


def written() -> set[str]:
    """Every letter of the catalogues and the rulebooks."""
    texts = [
        path.read_text("utf-8")
        for folder in ("words", "rulebook")
        for path in (ROOT / "src" / "saloon").rglob(f"{folder}/*.*")
        if path.suffix in (".ftl", ".toml", ".md")
    ]
    return {letter for text in texts for letter in text if letter.isprintable()}


def needed() -> str:
    return "".join(sorted({chr(code) for part in PRINTED for code in part} | written()))


def cut(source: Path, letters: str, name: str) -> None:
    """Write a font with these letters only, under the name the house gives it.

    A font's own name may be reserved for the whole of it (OFL), so what is cut is called otherwise.
    """
    from fontTools import subset  # type: ignore[import-not-found]  # only who makes fonts has it

    wish = subset.Options(
        flavor="woff2", layout_features=FEATURES, name_IDs=[0, 1, 2, 4, 6, 13, 14]
    )
    font = subset.load_font(str(source), wish)
    cutter = subset.Subsetter(wish)
    cutter.populate(text=letters)
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = f"Saloon{name.title()}".replace("-", "")
    subset.save_font(font, str(FONTS / f"{name}.woff2"), wish)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    letters = needed()
    LETTERS.write_text(letters + "\n", "utf-8")
    titles = "".join(letter for letter in letters if letter.isascii())
    for name, source in SOURCES.items():
        cut(WEB / "node_modules" / source, titles if name == "display" else letters, name)


if __name__ == "__main__":
    main()
