"""``next_action``: who is next, and what does that player do? (R2.5, R2.7)

Level 1 asks who, level 2 what and with how many tiles; level 3 what the player at the bottom may
choose from, level 4 how many tiles are left to draw besides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.riichi.round.view import view

from ..fields import many_of, number, one_of, pick_seats
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic
from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..questions import NONE, Field, Value
from ..scenes import Board, BoardPart, Scene, seat_place
from ..situations.seatings import SIDES
from ..situations.turns import (
    Next,
    Turn,
    after,
    find_next,
    heard,
    named,
    own_turns,
    sort_of,
    told,
    turns,
)
from ..sorts import Sort

ID: Final = "next_action"
HELD: Final = 13
"""The tiles of a hand before a draw, a kan counted as three."""
EVENTS: Final = 3
"""So many things that happened are told in words."""
CHOICES: Final = (
    *("draw", "discard", "drawn", "riichi", "tsumo", "ankan", "kakan", "replace"),
    *("chi", "pon", "daiminkan", "ron", "pass"),
)
"""What may be chosen from, the same list for every question."""


def write(_turn: Turn, found: Next) -> dict[str, Value]:
    """The seat as a place, what it does and may do, and the two numbers."""
    return {
        "who": seat_place(found.who),
        "does": found.does,
        "may": [*found.may] or NONE,
        "holds": found.holds,
        "left": found.left,
    }


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table and more about that player; or what the one at the bottom may do."""
    turn: Turn = posed.situation
    if turn.own:
        yield many_of(ID, "may", ((id, msg(f"puzzle.{ID}.may.{id}")) for id in CHOICES))
    else:
        seats = (SEATS[(turn.bottom + steps) % 4] for steps in range(4))
        yield pick_seats(ID, "who", ((seat, _at(turn, seat)) for seat in seats))
    if posed.level == 2:
        does = ("draw", "discard", "replace")
        yield one_of(ID, "does", ((id, msg(f"puzzle.{ID}.does.{id}")) for id in does))
    if posed.level > 1:
        yield number(ID, "holds", unit="tiles", own=turn.own)
    if posed.level > 3:
        yield number(ID, "left", unit="tiles")


def _at(turn: Turn, seat: Seat) -> Message:
    where = msg(f"table.at.{SIDES[(seat - turn.bottom) % 4]}")
    return msg("table.place", who=named(turn.state, seat), where=where)


def scene(posed: Posed) -> Scene:
    """The table and what happened last; at level 4 how many tiles were taken."""
    turn, found = posed.situation, posed.result
    facts = [*told(turn, EVENTS)]
    if posed.level > 3:
        kans = len(found.state.kans)
        facts.append(msg(f"puzzle.{ID}.taken", taken=found.state.taken, kans=kans))
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT)
    return Scene((), tuple(facts), board=Board(view(found.state, turn.bottom), turn.bottom, hidden))


def explain(posed: Posed) -> Explanation:
    """Who is next and why, or what may be done; then tiles of that player, and of the wall."""
    turn, found = posed.situation, posed.result
    own = found.state.seats[found.whose].hand
    kans = sum(meld.is_quad for meld in own.melds)
    lines = [msg(f"puzzle.{ID}.why.{about(posed)}")]
    if posed.level > 1:
        word = "between" if found.holds - kans == HELD else "own_turn"
        lines.append(msg(f"puzzle.{ID}.count.{word}", count=found.holds, kans=kans))
    if posed.level > 3:
        facts = {"taken": found.state.taken, "kans": len(found.state.kans), "left": found.left}
        lines.append(msg(f"puzzle.{ID}.live", **facts))
    if turn.own:
        may = tuple(msg(f"puzzle.{ID}.may.{id}") for id in found.may)
        said = msg(f"puzzle.{ID}.so_may", may=may, count=len(may))
    else:
        said = msg(f"puzzle.{ID}.so.{found.does}", who=named(turn.state, found.who))
    return Explanation(said, tuple(map(Explanation, lines)))


def about(posed: Posed) -> str:
    """What has happened last; where choices are asked, the sort of the moment."""
    turn: Turn = posed.situation
    return f"own.{sort_of(turn)}" if turn.own else after(turn.state)


# ---- false rules


def _next_is(found: Next, who: Seat) -> Next:
    """Another player is next, and draws."""
    return found._replace(who=who, does="draw", may=("draw",) if who is found.whose else ())


def _to_the_left(found: Next) -> Next | None:
    """G03: after a discard the left neighbour draws."""
    is_draw = found.does == "draw" and not {*found.may} - {"draw"}
    return _next_is(found, SEATS[(found.who - 2) % 4]) if is_draw else None


def _skipped_first(found: Next) -> Next | None:
    """C10: play goes on after the player whose tile was called."""
    if after(found.state) not in ("after_call", "called"):
        return None
    caller = heard(found.state)[-1].seat
    source = found.state.seats[caller].hand.melds[-1].source
    if source is None:
        return None
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


@partly
def _holds(found: Next, count: Callable[[int, int], int]) -> Next:
    """H08: another number of tiles, from the right one and the number of own kans."""
    kans = sum(meld.is_quad for meld in found.state.seats[found.whose].hand.melds)
    return found._replace(holds=count(found.holds, kans))


MISTAKES: Final[tuple[Mistake, ...]] = (
    misjudge("G03", "turns-to-the-left", _to_the_left, 3),
    misjudge("C10", "skipped-players-first", _skipped_first, 3),
    misjudge("C09", "draw-after-a-call", _instead("called", "draw"), 3),
    misjudge("K01", "no-replacement-tile", _instead("kan", "discard")),
    misjudge("K01", "from-the-live-wall", _instead("kan", "draw")),
    misjudge("R08", "any-discard-in-riichi", _any_discard, 3),
    misjudge("H08", "one-more-or-less", _holds(lambda held, kans: 27 + 2 * kans - held)),
    misjudge("H08", "kans-not-counted", _holds(lambda held, kans: held - kans)),
    misjudge("G04", "dead-wall-counted", lambda found: found._replace(left=found.left + 14)),
    misjudge(
        "G04",
        "kans-take-nothing",
        lambda found: found._replace(left=found.left + len(found.state.kans)),
    ),
)


OWN: Final = {
    "draws": 12,
    "own": 10,
    "others": 10,
    "last": 10,
    "called": 10,
    "answer": 20,
    "chance": 14,
    "locked": 6,
    "kan": 4,
    "replaced": 4,
}
"""Moments at which choices are asked, with their shares."""

KIND: Final = Kind(
    id=ID,
    version=3,
    section="2.5",
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("discard", turns("discard"), (35, 25)),
        Sort("after_call", turns("after_call"), (40, 25)),
        Sort("called", turns("called"), (25, 25)),
        Sort("kan", turns("kan"), (0, 15)),
        Sort("replaced", turns("replaced"), (0, 10)),
        *(
            Sort(f"own.{name}", own_turns(name), (0, 0, share, share))
            for name, share in OWN.items()
        ),
    ),
    topics={
        "turns": Topic(levels=(1, 2), sorts={"discard": 1}),
        "after_call": Topic(levels=(1, 2), sorts={"after_call": 60, "called": 40}),
        "after_kan": Topic(choices=("replace",), levels=(2,), sorts={"kan": 60, "replaced": 40}),
        "own_turns": Topic(levels=(3, 4), sorts={"own.draws": 3, "own.own": 3, "own.others": 2}),
        "kans": Topic(
            choices=("replace", "ankan", "kakan"),
            levels=(3, 4),
            sorts={"own.kan": 4, "own.replaced": 3, "own.draws": 2},
        ),
        "passes": Topic(
            choices=("chi", "pon", "daiminkan", "ron", "pass"),
            levels=(3, 4),
            sorts={"own.answer": 6, "own.others": 1, "own.called": 3},
        ),
        "riichi": Topic(
            choices=("riichi", "tsumo", "drawn"),
            levels=(3, 4),
            sorts={"own.chance": 5, "own.locked": 3, "own.own": 2},
        ),
        "last_tiles": Topic(
            choices=("pass",), levels=(3, 4), sorts={"own.last": 1, "own.others": 1}
        ),
    },
    steps=Steps(find_next, write),
    asks=Asks(ask, scene, lambda posed: msg(f"puzzle.{ID}.prompt.{min(posed.level, 3)}")),
    tells=Tells(explain, about=about),
    bound=0.35,
    mistakes=MISTAKES,
    left_out={
        "G05": "no hand is dead here",
        "K09": "the last draw is asked of the wall, in wall_click",
    },
)
