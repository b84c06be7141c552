"""False rules of the order of steps (topics C, G, K, R): edits of the order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..situations.procedures import BESIDE, DISCARD, INDICATOR, KANS, REPLACE, SAY

_Order = tuple[str, ...]


@partly
def _in(found: Any, names: tuple[str, ...], change: Callable[[_Order, str], _Order]) -> Any:
    """Another order in some procedures, from the right one and the step that does not belong."""
    if found.name not in names:
        return None
    order = change(found.order, BESIDE[found.name])
    return found._replace(order=order) if {*order} <= {*found.offered} else None


def _without(order: _Order, *steps: str) -> _Order:
    return tuple(step for step in order if step not in steps)


def _before(order: _Order, step: str, other: str) -> _Order:
    """``step`` comes just before ``other``, or last where there is no such step."""
    rest = _without(order, step)
    place = rest.index(other) if other in rest else len(rest)
    return (*rest[:place], step, *rest[place:])


def _word_late(order: _Order, _beside: str) -> _Order:
    """G11: what is said comes after the next step."""
    place = order.index(SAY)
    return (*order[:place], order[place + 1], SAY, *order[place + 2 :])


_CALLS: Final = ("pon", "chi")
_KANS: Final = tuple(KANS)

ORDERS: Final[tuple[Mistake, ...]] = (
    misjudge("R18", "stick-first", _in(("riichi",), lambda o, _: _before(o, "stick", "sideways"))),
    misjudge("C09", "draw-after-a-call", _in(_CALLS, lambda o, draw: _before(o, draw, DISCARD))),
    misjudge("G11", "word-comes-late", _in((*_CALLS, *_KANS, "riichi", "ron"), _word_late), 3),
    misjudge("G12", "mixed-in", _in(("tsumo",), lambda o, mix: (mix, *_without(o, "apart")))),
    misjudge(
        "G12", "mixed-in-and-shown", _in(("tsumo",), lambda o, _: _before(o, "open", "apart"))
    ),
    misjudge("G13", "ones-first", _in(("deal",), lambda o, _: _before(o, "ones", "fours"))),
    misjudge(
        "G13",
        "three-at-a-time",
        _in(("deal",), lambda o, threes: _without(_before(o, threes, "fours"), "fours")),
    ),
    misjudge("K01", "no-replacement-tile", _in(_KANS, lambda o, _: _without(o, REPLACE))),
    misjudge("K02", "no-indicator", _in(_KANS, lambda o, _: _without(o, INDICATOR))),
    misjudge(
        "K02", "indicator-first", _in(_KANS, lambda o, _: (INDICATOR, *_without(o, INDICATOR)))
    ),
    misjudge(
        "K03",
        "another-kan",
        _in(_KANS, lambda o, other: _without(_before(o, other, o[1]), o[1])),
    ),
)
"""The table of false rules."""
