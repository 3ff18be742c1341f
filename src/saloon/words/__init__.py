"""The five Fluent catalogues, the rulebooks and the glossaries, and how they are put into words.

Kernel and games only know message keys and typed parameters; here they become sentences.
"""

from saloon.words.catalogue import LANGUAGES, Unsayable, Words, brought, words
from saloon.words.glossaries import Concept, Term, glossary
from saloon.words.rulebooks import Clause, Rulebook, Section, rulebook

__all__ = [
    "LANGUAGES",
    "Clause",
    "Concept",
    "Rulebook",
    "Section",
    "Term",
    "Unsayable",
    "Words",
    "brought",
    "glossary",
    "rulebook",
    "words",
]
