"""False rules of turns (topics C, G, H, K): edits of who is next, does what, and holds how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mjteach.core.seats import SEATS, seat_of

from ..mistakes import Edit, Mistake, misjudge
from ..partly import partly
from ..situations.turns import after, heard


def _to_the_left(found: Any) -> Any:
    """G03: after a discard the left neighbour draws."""
    return found._replace(who=SEATS[(found.who - 2) % 4]) if found.does == "draw" else None


def _skipped_first(found: Any) -> Any:
    """C10: play goes on after the player whose tile was called."""
    if after(found.state) not in ("after_call", "called"):
        return None
    caller = heard(found.state)[-1].seat
    source = found.state.seats[caller].hand.melds[-1].source
    if source is None:
        return None
    who = SEATS[(seat_of(caller, source) + 1) % 4]
    return found._replace(who=who, does="draw") if who is not found.who else None


def _instead(wanted: str, does: str) -> Edit:
    """After one thing something else is done."""
    return lambda found: found._replace(does=does) if after(found.state) == wanted else None


@partly
def _holds(found: Any, count: Callable[[int, int], int]) -> Any:
    """H08: another number of tiles, from the right one and the number of own kans."""
    kans = sum(meld.is_quad for meld in found.state.seats[found.who].hand.melds)
    return found._replace(holds=count(found.holds, kans))


TURNS: Final[tuple[Mistake, ...]] = (
    misjudge("G03", "turns-to-the-left", _to_the_left, 3),
    misjudge("C10", "skipped-players-first", _skipped_first, 3),
    misjudge("C09", "draw-after-a-call", _instead("called", "draw"), 3),
    misjudge("K01", "no-replacement-tile", _instead("kan", "discard")),
    misjudge("K01", "from-the-live-wall", _instead("kan", "draw")),
    misjudge("H08", "one-more-or-less", _holds(lambda held, kans: 27 + 2 * kans - held)),
    misjudge("H08", "kans-not-counted", _holds(lambda held, kans: held - kans)),
    misjudge("G04", "dead-wall-counted", lambda found: found._replace(left=found.left + 14)),
    misjudge(
        "G04",
        "kans-take-nothing",
        lambda found: found._replace(left=found.left + len(found.state.kans)),
    ),
)
"""The table of false rules."""
