"""False rules of turns: who is next, what is done there, and how many tiles there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.seats import NEXT, SEATS, Seat, seat_of

from ...mistakes import Mistake, misjudge, misread
from ...partly import partly
from .dealing import Next, TurnMoment, after, heard


def _next_is(found: Next, who: Seat) -> Next:
    """Another player is next, and draws."""
    return found._replace(who=who, does="draw", may=("draw",) if who is found.whose else ())


def _to_the_left(found: Next) -> Next | None:
    """G03: after a discard the left neighbour draws."""
    is_draw = found.does == "draw" and not {*found.may} - {"draw"}
    return _next_is(found, NEXT[NEXT[found.who]]) if found.who is not None and is_draw else None


def _skipped_first(found: Next) -> Next | None:
    """C10: play goes on after the player whose tile was called."""
    if after(found.state) not in ("after_call", "called"):
        return None
    caller = next(heard(found.state)).seat
    source = found.state.seats[caller].hand.melds[-1].source
    assert source is not None
    who = SEATS[(seat_of(caller, source) + 1) % 4]
    return _next_is(found, who) if who is not found.who and "pass" not in found.may else None


@partly
def _instead(found: Next, wanted: str, does: str) -> Next | None:
    """After one thing something else is done."""
    if after(found.state) != wanted:
        return None
    may = (does,) if found.whose is found.who and "pass" not in found.may else found.may
    return found._replace(does=does, may=may)


def _any_discard(found: Next) -> Next | None:
    """R08: in riichi any tile may be discarded."""
    if "drawn" not in found.may:
        return None
    return found._replace(may=tuple(sorted({*found.may} - {"drawn"} | {"discard"})))


def _draws_on(found: Next) -> Next | None:
    """G04: play goes on into the dead wall."""
    if found.does != "over":
        return None
    return _next_is(found, SEATS[(next(heard(found.state)).seat + 1) % 4])


def _alive(turn: TurnMoment) -> TurnMoment | None:
    """G05: a dead hand may do what any other may."""
    return turn._replace(dead=False) if turn.dead else None


@partly
def _holds(found: Next, count: Callable[[int, int], int]) -> Next:
    """H08: another number of tiles, from the right one and the number of own kans."""
    kans = sum(meld.is_quad for meld in found.state.seats[found.whose].hand.melds)
    return found._replace(holds=count(found.holds, kans))


TURNS: Final[tuple[Mistake, ...]] = (
    misjudge("G03", "turns-to-the-left", _to_the_left, 3),
    misjudge("C10", "skipped-players-first", _skipped_first, 3),
    misjudge("C09", "draw-after-a-call", _instead("called", "draw"), 3),
    misjudge("K01", "no-replacement-tile", _instead("kan", "discard")),
    misjudge("K01", "from-the-live-wall", _instead("kan", "draw")),
    misread("G05", "dead-hand-acts", _alive, 3),
    misjudge("R08", "any-discard-in-riichi", _any_discard, 3),
    misjudge("H08", "one-more-or-less", _holds(lambda held, kans: 27 + 2 * kans - held)),
    misjudge("H08", "kans-not-counted", _holds(lambda held, kans: held - kans)),
    misjudge("G04", "draws-from-the-dead-wall", _draws_on, 3),
    misjudge("G04", "dead-wall-counted", lambda found: found._replace(left=found.left + 14)),
    misjudge(
        "G04",
        "kans-take-nothing",
        lambda found: found._replace(left=found.left + len(found.state.kans)),
    ),
)
