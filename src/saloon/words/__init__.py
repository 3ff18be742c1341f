"""The five Fluent catalogues and the rulebooks, and how they are put into words.

Kernel and games only know message keys and typed parameters; here they become sentences.
"""

from saloon.words.catalogue import LANGUAGES, Unsayable, Words, brought, words
from saloon.words.rulebooks import Rulebook, Section, rulebook

__all__ = ["LANGUAGES", "Rulebook", "Section", "Unsayable", "Words", "brought", "rulebook", "words"]
