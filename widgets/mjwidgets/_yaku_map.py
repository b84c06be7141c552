"""The map of the yaku: seven families, with the names that are known so far."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.kinds.yaku_mark import TOPICS
from mjteach.puzzles.situations.yaku_hands import family
from mjteach.text import listed, render

from ._html import table
from ._picture import Picture
from ._settings import current

_VALUE: Final = family("value")
"""Five yaku that go by one name."""
MAP: Final[Mapping[str, tuple[str, ...]]] = {
    "winning": family("riichi", "moments"),
    "tiles": family("simples", "outside"),
    "colour": family("suits"),
    "runs": family("pinfu", "runs"),
    "triplets": tuple(yaku for yaku in family("triplets") if yaku != "shousangen"),
    "value": (*_VALUE, "shousangen"),
    "pairs": family("pairs"),
}
"""What the eye sees first, and the yaku that are about it."""


def yaku_map(known: str) -> Picture:
    """The families of the yaku as a table; of those not in the topic ``known`` only the number.

    ``known`` is a topic of the puzzle kind ``yaku_mark``, such as ``"first8"``. Raises GivenError
    for another word.

    >>> print(yaku_map("first8").text.splitlines()[3])
    Runs: Pinfu, 4 more
    """
    if known not in tuple(TOPICS):
        raise GivenError("no_option", found=shown(known), known=tuple(TOPICS))
    lang = current().lang
    rows = [(_word(f"sheet.family.{name}"), listed(_names(name, known), lang)) for name in MAP]
    heads = map(Message, ("sheet.family", "sheet.yaku"))
    html = table(heads, ([*map(escape, row)] for row in rows), lang)
    return Picture(html, "\n".join(map(": ".join, rows)))


def _names(name: str, known: str) -> list[str]:
    """The known names of a family, and how many others there are."""
    taught = [yaku for yaku in MAP[name] if yaku in TOPICS[known].choices]
    names = dict.fromkeys(
        "sheet.value_tiles" if yaku in _VALUE else f"yaku.{yaku}.name" for yaku in taught
    )
    more = len(MAP[name]) - len(taught)
    rest = [render(msg("sheet.more", count=more), current().lang)] if more else []
    return [*map(_word, names), *rest]


def _word(id: str) -> str:
    return render(Message(id), current().lang)
