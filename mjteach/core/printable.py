"""Text that somebody gave, made fit to stand in a sentence."""

from __future__ import annotations

from typing import Final

LONGEST_REPEATED: Final = 200
"""Characters of a given text that an error repeats."""


def printable(text: str, most: int = LONGEST_REPEATED) -> str:
    r"""``text`` in at most so many characters, with ``?`` for each that cannot be shown.

    >>> printable("a\nb"), printable("123456", 4)
    ('a?b', '123…')
    """
    clean = "".join(mark if mark.isprintable() else "?" for mark in text[:most])
    return clean if len(text) <= most else f"{clean[: most - 1]}…"
