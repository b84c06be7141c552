"""Values that somebody typed or passed in, made fit for a sentence."""

from __future__ import annotations

import math
import reprlib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_REPEATED: Final = 80
"""Characters of a given text that an error repeats."""

LONGEST_PATH: Final = 1_000
"""Characters of a path that an error names: cut short, it leads nowhere."""

LONG_NUMBER: Final = 10**24
"""Numbers from here on are repeated like a text."""

_NEAR: Final = 3
"""Words that are named in place of one that there is not."""

_COUNTABLE: Final = 10**1000


def printable(text: str, most: int = LONGEST_REPEATED) -> str:
    r"""``text`` cut to ``most`` characters, with ``?`` for each that cannot be shown.

    >>> printable("a\nb"), printable("123456", 4)
    ('a?b', '123…')
    """
    clean = "".join(mark if mark.isprintable() else "?" for mark in text[:most])
    return clean if len(text) <= most else f"{clean[: most - 1]}…"


def shown(value: object) -> str:
    """Any value as an error quotes it: text as it is, a long number as a power of ten.

    Of what Python can only show in angle brackets, it is the name of its class.

    >>> shown("3x"), shown(-(10**24)), shown(10**5000), shown([1, "2m"]), shown(object())
    ('3x', '-1,000,000,000,000,000,000,000,000', '10^5000', "[1, '2m']", 'object')
    """
    if isinstance(value, str):
        return printable(str(value))
    if isinstance(value, int):
        return _number(value)
    try:
        told = reprlib.repr(value)
    except ValueError:  # a number inside is too long for Python to write
        told = "<>"
    return type(value).__name__ if "<" in told else printable(told)


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known words that are spelled like ``word`` or contain it.

    >>> nearest("min_hans", ["max_han", "min_han", "uma"]), nearest("fu", ["fu_count", "furiten"])
    (('min_han', 'max_han'), ('fu_count',))
    """
    plain, names = word.strip().lower().replace(" ", "_").replace("-", "_"), tuple(known)
    alike = [plain] if plain in names else get_close_matches(plain, names)
    return tuple(alike or [name for name in names if plain in name.split("_")][:_NEAR])


def _number(value: int) -> str:
    if abs(value) >= _COUNTABLE:
        return f"{'-' if value < 0 else ''}10^{int(math.log10(abs(value)))}"
    return printable(f"{value:,}") if abs(value) >= LONG_NUMBER else str(value)
