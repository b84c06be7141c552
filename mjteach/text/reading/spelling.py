"""Typed text in one form, and words that are not terms: yes, no, none, suits, units, actions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from ..bundles import CATALOG

_SAME: Final = str.maketrans(
    {
        **dict.fromkeys("−–—‐‑▲△", "-"),
        **dict.fromkeys("、，・;；", ","),
        "’": "'",
        "\ufe0e": "",
        "\ufe0f": "",
    }
)
"""Signs that mean the same; NFKC does the wide ones."""
_WORD: Final = re.compile("[a-z]+")


def normalised(text: str) -> str:
    """``text`` as it is compared: plain width, small letters, one minus sign and one comma.

    >>> normalised(" ２Ｍ、５ｍ "), normalised("▲1000")
    ('2m,5m', '-1000')
    """
    return unicodedata.normalize("NFKC", text).translate(_SAME).lower().strip()


@cache
def spellings(kind: str) -> Mapping[str, str]:
    """Every word of a kind (``verdict``, ``suit`` ...) with what it stands for.

    >>> spellings("suit")["통"], spellings("unit")["符"]
    ('p', 'fu')
    """
    _, *rows = (CATALOG / "spellings.tsv").read_text(encoding="utf-8").splitlines()
    cells = (row.split("\t") for row in rows)
    return {
        normalised(word): id for of, id, words in cells if of == kind for word in words.split(",")
    }


def in_digits(text: str) -> str:
    """``text`` with every number word in Latin letters as digits.

    >>> in_digits("red five, one"), in_digits("tenpai")
    ('red 5, 1', 'tenpai')
    """
    return _WORD.sub(lambda found: spellings("number").get(found[0], found[0]), text)


def is_none(text: str) -> bool:
    """Whether ``text`` is a word for none.

    >>> is_none(" None "), is_none("없음"), is_none("no")
    (True, True, False)
    """
    return spellings("verdict").get(normalised(text)) == "none"


def yes_or_no(text: str) -> str | None:
    """``"yes"`` or ``"no"``, or None for anything else.

    >>> yes_or_no("No"), yes_or_no("はい"), yes_or_no("maybe")
    ('no', 'yes', None)
    """
    found = spellings("verdict").get(normalised(text))
    return found if found in ("yes", "no") else None
