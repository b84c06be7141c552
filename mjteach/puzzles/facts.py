"""What somebody tells of a question of their own, and the text that brings it back.

The text stands in a code where otherwise the seed does: ``fu_count.3-1b-(hand=234567m22p345s67s;
win=8s;by=tsumo)``, without the space. What is not told is usual.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from mjteach.core.errors import PuzzleError
from mjteach.core.hand import Hand
from mjteach.core.printable import shown

Facts: TypeAlias = Mapping[str, str]
"""What is told of a question, by name; which names there are says :class:`.parts.FromFacts`."""

TEXT: Final = r"\([0-9a-z=;,_+.*/'^?!-]*\)"
"""Such a text stands in a code in place of a seed."""
_NO: Final = ("", "no", "false", "0")
_MOST: Final = 1_000


def text_of(facts: Mapping[str, object]) -> str:
    """The facts as the text that stands in a code.

    >>> text_of({"hand": "234m + pon 555z", "tsumo": True, "win": ""})
    '(hand=234m_+_pon_555z;tsumo=yes)'
    """
    told = {name: _word(value) for name, value in facts.items()}
    pairs = (f"{name}={word}" for name, word in told.items() if word not in _NO)
    return f"({';'.join(pairs)})"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list) and not isinstance(value, Hand):
        return ",".join(map(_word, value))
    return re.sub(r"\s+", "_", str(value).strip()).lower()


def facts_of(text: str) -> dict[str, str]:
    """The facts that a text tells."""
    pairs = (pair.partition("=") for pair in text.strip("()").split(";") if pair)
    return {name: value.replace("_", " ") for name, _, value in pairs}


def is_yes(facts: Facts, name: str) -> bool:
    """Whether a fact is told, and not as no."""
    return facts.get(name, "") not in _NO


def whole(facts: Facts, name: str, most: int = _MOST) -> int:
    """A fact that is a whole number, 0 where it is not told; raises PuzzleError for another."""
    text = facts.get(name, "0")
    if not text.isdecimal() or int(text) > most:
        raise PuzzleError("no_such_number", fact=name, found=shown(text))
    return int(text)
