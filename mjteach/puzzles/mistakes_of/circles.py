"""False rules of rows that begin again (topics D, G, T): edits of what comes after what."""

from __future__ import annotations

from typing import Any, Final

from mjteach.core.tiles import DRAGONS, WINDS

from ..mistakes import Edit, Mistake, misjudge, miswrite
from ..partly import partly
from ..questions import NONE

_WINDS: Final = tuple(map(str, WINDS))
_DRAGONS: Final = tuple(map(str, DRAGONS))
_SUITS: Final = "mps"


@partly
def _backwards(turned: Any, what: str) -> Any:
    """The circle is walked the other way round."""
    if _what(turned.items) != what:
        return None
    first, *rest = turned.items
    return turned._replace(items=(first, *reversed(rest)), after=turned.before, before=turned.after)


def _what(items: tuple[str, ...]) -> str:
    """What the things of a circle are."""
    if items[0] in _WINDS or items[0] in _DRAGONS:
        return "winds" if items[0] in _WINDS else "dragons"
    return "numbers" if items[0][-1] in _SUITS and items[0][0].isdigit() else "turns"


def _winds(*order: int) -> Edit:
    """T03: the winds in another order, from East on."""
    thought = tuple(_WINDS[place] for place in order)

    def edit(turned: Any) -> Any:
        if turned.items[0] not in _WINDS:
            return None
        at = thought.index(turned.items[0])
        items = (*thought[at:], *thought[:at])
        return turned._replace(items=items, after=items[1], before=items[-1])

    return edit


def _no_wrap(key: dict[str, Any], field: str, *, other: bool) -> dict[str, Any] | None:
    """D03: after a 9 comes nothing, or the 1 of the next suit; before a 1 the same."""
    (code,) = key[field]
    edge = "1" if field == "next" else "9"
    if code[0] != edge or code[-1] not in _SUITS:
        return None
    step = 1 if field == "next" else -1
    suit = _SUITS[(_SUITS.index(code[-1]) + step) % 3]
    return {**key, field: [f"{edge}{suit}"] if other else NONE}


@partly
def _at_the_end(key: dict[str, Any], *, other: bool) -> dict[str, Any] | None:
    after = _no_wrap(key, "next", other=other)
    return after or _no_wrap(key, "before", other=other)


def _one_chain(turned: Any) -> Any:
    """D04: winds and dragons are one row, so White follows North."""
    chain = (*_WINDS, *_DRAGONS)
    if turned.items[0] not in chain:
        return None
    at = chain.index(turned.items[0])
    items = (*chain[at:], *chain[:at])
    return turned._replace(items=items, after=items[1], before=items[-1])


def _itself(key: dict[str, Any]) -> dict[str, Any] | None:
    """D01: the tile that is shown is itself the answer."""
    first = key["order"][0]
    return {**key, "next": [first], "before": [first]} if first[0].isdigit() else None


CIRCLES: Final[tuple[Mistake, ...]] = (
    miswrite("D01", "the-tile-itself", _itself),
    misjudge("D02", "numbers-backwards", _backwards("numbers")),
    miswrite("D03", "nothing-after-nine", _at_the_end(other=False)),
    miswrite("D03", "next-suit-after-nine", _at_the_end(other=True)),
    misjudge("D04", "honours-in-one-chain", _one_chain),
    misjudge("D05", "dragons-in-another-order", _backwards("dragons")),
    misjudge("G03", "turns-to-the-left", _backwards("turns"), 3),
    misjudge("T03", "winds-as-on-a-compass", _winds(0, 2, 1, 3)),
    misjudge("T03", "winds-of-the-clock", _winds(0, 1, 3, 2)),
    misjudge("T03", "winds-backwards", _backwards("winds")),
)
"""The table of false rules."""
