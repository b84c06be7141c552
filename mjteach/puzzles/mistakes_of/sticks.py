"""False rules of point sticks (topics T, S): edits of what lies there and of what is given."""

from __future__ import annotations

from typing import Any, Final

from ..mistakes import Mistake, misread, miswrite
from ..situations.sticks import VALUES, Sticks, ways, worth

_MIXED: Final = {"n5000": "n500", "n500": "n5000", "n1000": "n100", "n100": "n1000"}
"""Which stick is taken for which."""
_IDS: Final = tuple(f"n{value}" for value in VALUES)


def _mixed_up(sticks: Sticks) -> Sticks | None:
    """T07: sticks are counted for others that look alike."""
    if sticks.asked not in ("total", "starting_set"):
        return None
    held = dict(zip(_IDS, sticks.held, strict=True))
    return sticks._replace(held=tuple(held[_MIXED.get(id, id)] for id in _IDS))


def _given_for_others(key: dict[str, Any]) -> dict[str, Any]:
    """T07: the wrong sticks are given."""
    stick = _MIXED.get(f"n{key['stick']}", f"n{key['stick']}") if key["stick"] else None
    given = {id: key[_MIXED.get(id, id)] for id in _IDS}
    return {**key, **given, "stick": stick and stick.removeprefix("n")}


def _reversed(key: dict[str, Any]) -> dict[str, Any] | None:
    """S19: what should come back is given, and what is given comes back."""
    if not key["back"]:
        return None
    paid = worth(key[id] for id in _IDS)
    given = ways(key["back"], (1, 1, 4, 1, 4))[0]
    return {**key, **dict(zip(_IDS, given, strict=True)), "back": paid}


STICKS: Final[tuple[Mistake, ...]] = (
    misread("T07", "sticks-counted-for-others", _mixed_up),
    miswrite("T07", "sticks-given-for-others", _given_for_others),
    miswrite("S19", "given-and-returned-exchanged", _reversed),
)
"""The table of false rules."""
