"""Messages as sentences, and the names of tiles, yaku and terms in four spellings."""

from .glossary import Term, term, terms, tile_name, yaku_name
from .in_words import use_language
from .render import OutlineLine, heard, listed, outline, pieces, render, spoken

__all__ = [
    "OutlineLine",
    "Term",
    "heard",
    "listed",
    "outline",
    "pieces",
    "render",
    "spoken",
    "term",
    "terms",
    "tile_name",
    "use_language",
    "yaku_name",
]
