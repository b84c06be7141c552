"""``next_action``: who is next, and what does that player do? (R2.5, R2.7)

Level 1 asks who, level 2 what and with how many tiles, level 3 how many tiles are left to draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.riichi.round.view import view

from ..fields import number, one_of, pick_seats
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic
from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..questions import Field, Value
from ..scenes import Board, BoardPart, Scene, seat_place
from ..situations.seatings import SIDES
from ..situations.turns import Next, Turn, after, find_next, heard, named, told, turns
from ..sorts import Sort

ID: Final = "next_action"
EVENTS: Final = 3
"""So many things that happened are told in words."""


def write(_turn: Turn, found: Next) -> dict[str, Value]:
    """The seat as a place, what it does, and the two numbers."""
    return {
        "who": seat_place(found.who),
        "does": found.does,
        "holds": found.holds,
        "left": found.left,
    }


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table; from level 2 on more about that player."""
    turn: Turn = posed.situation
    seats = (SEATS[(turn.bottom + steps) % 4] for steps in range(4))
    yield pick_seats(ID, "who", ((seat, _at(turn, seat)) for seat in seats))
    if posed.level > 1:
        does = ("draw", "discard", "replace")
        yield one_of(ID, "does", ((id, msg(f"puzzle.{ID}.does.{id}")) for id in does))
        yield number(ID, "holds", unit="tiles")
    if posed.level > 2:
        yield number(ID, "left", unit="tiles")


def _at(turn: Turn, seat: Seat) -> Message:
    where = msg(f"table.at.{SIDES[(seat - turn.bottom) % 4]}")
    return msg("table.place", who=named(turn.state, seat), where=where)


def scene(posed: Posed) -> Scene:
    """The table once nobody has answered, and what happened last; at level 3 what was taken."""
    turn, found = posed.situation, posed.result
    facts = [*told(turn, EVENTS)]
    if posed.level > 2:
        kans = len(found.state.kans)
        facts.append(msg(f"puzzle.{ID}.taken", taken=found.state.taken, kans=kans))
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT)
    return Scene((), tuple(facts), board=Board(view(found.state, turn.bottom), turn.bottom, hidden))


def explain(posed: Posed) -> Explanation:
    """Who is next and why; then the tiles of that player, and those of the wall."""
    turn, found = posed.situation, posed.result
    who = named(turn.state, found.who)
    lines = [msg(f"puzzle.{ID}.why.{after(turn.state)}")]
    own = found.state.seats[found.who].hand
    kans = sum(meld.is_quad for meld in own.melds)
    if posed.level > 1:
        word = "own_turn" if found.does == "discard" else "between"
        lines.append(msg(f"puzzle.{ID}.count.{word}", count=found.holds, kans=kans))
    if posed.level > 2:
        facts = {"taken": found.state.taken, "kans": len(found.state.kans), "left": found.left}
        lines.append(msg(f"puzzle.{ID}.live", **facts))
    said = msg(f"puzzle.{ID}.so.{found.does}", who=who)
    return Explanation(said, tuple(map(Explanation, lines)))


# ---- false rules


def _to_the_left(found: Next) -> Next | None:
    """G03: after a discard the left neighbour draws."""
    return found._replace(who=SEATS[(found.who - 2) % 4]) if found.does == "draw" else None


def _skipped_first(found: Next) -> Next | None:
    """C10: play goes on after the player whose tile was called."""
    if after(found.state) not in ("after_call", "called"):
        return None
    caller = heard(found.state)[-1].seat
    source = found.state.seats[caller].hand.melds[-1].source
    if source is None:
        return None
    who = SEATS[(seat_of(caller, source) + 1) % 4]
    return found._replace(who=who, does="draw") if who is not found.who else None


@partly
def _instead(found: Next, wanted: str, does: str) -> Next | None:
    """After one thing something else is done."""
    return found._replace(does=does) if after(found.state) == wanted else None


@partly
def _holds(found: Next, count: Callable[[int, int], int]) -> Next:
    """H08: another number of tiles, from the right one and the number of own kans."""
    kans = sum(meld.is_quad for meld in found.state.seats[found.who].hand.melds)
    return found._replace(holds=count(found.holds, kans))


MISTAKES: Final[tuple[Mistake, ...]] = (
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


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.5",
    levels=(1, 2, 3),
    sorts=(
        Sort("discard", turns("discard"), (35, 25, 25)),
        Sort("after_call", turns("after_call"), (40, 25, 15)),
        Sort("called", turns("called"), (25, 25, 15)),
        Sort("kan", turns("kan"), (0, 15, 30)),
        Sort("replaced", turns("replaced"), (0, 10, 15)),
    ),
    topics={
        "turns": Topic(sorts={"discard": 1}),
        "after_call": Topic(sorts={"after_call": 60, "called": 40}),
        "after_kan": Topic(choices=("replace",), levels=(2, 3), sorts={"kan": 60, "replaced": 40}),
    },
    steps=Steps(find_next, write),
    asks=Asks(ask, scene, lambda posed: msg(f"puzzle.{ID}.prompt.{min(posed.level, 2)}")),
    tells=Tells(explain, about=lambda posed: after(posed.situation.state)),
    bound=0.35,
    mistakes=MISTAKES,
    left_out={
        "G05": "no hand is dead here",
        "K09": "nobody is asked for the last draw",
        "R08": "nobody is in riichi here",
    },
)
