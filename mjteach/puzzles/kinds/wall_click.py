"""``wall_click``: show it on the wall: where it breaks, what is dealt first, the dead wall (R2.3).

Level 1 asks whose wall is broken, or where a discard lies in the river (R2.5); level 2 for stacks
of the broken wall, level 3 for those of the dead wall that kans and dora need.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.setup.wall import STACKS_EACH

from ..fields import label, number, pick_seats
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic
from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..questions import Field, PickSpots, Value
from ..scenes import Row, RowKind, Scene, seat_place
from ..scenes import Spot as Drawn
from ..situations.seatings import Seating, from_bottom, player_at, seating_scene
from ..situations.wall_places import Found, Spot, find_places, from_left, wall_spots
from ..sorts import Sort

ID: Final = "wall_click"
ROW: Final = "wall"


def write(_spot: Spot, found: Found) -> dict[str, Value]:
    """The wall as a seat, stacks as spots, and numbers."""
    return {
        "broken": seat_place(found.broken),
        "stays": found.stays,
        "stacks": [f"{ROW}.{from_left(stack)}" for stack in reversed(found.stacks)] or "none",
        "row": found.row,
        "place": found.place,
    }


def _seating(spot: Spot) -> Seating:
    return Seating(spot.dealer, Tile.EAST, spot.bottom, spot.dealer, Source.SHIMOCHA)


def _who(spot: Spot, seat: Seat) -> Message:
    return player_at(_seating(spot), seat)


def ask(posed: Posed) -> Iterator[Field]:
    """A player and a number, two numbers, or stacks to tap."""
    spot: Spot = posed.situation
    if spot.asked == "break":
        seats = from_bottom(_seating(spot))
        yield pick_seats(ID, "broken", ((seat, _who(spot, seat)) for seat in seats))
        yield number(ID, "stays")
    elif spot.asked == "river":
        yield from (number(ID, "row"), number(ID, "place"))
    else:
        yield PickSpots("stacks", label(ID, "stacks"), (ROW,), msg(f"puzzle.{ID}.nothing"))


def scene(posed: Posed) -> Scene:
    """The table with the dealer, nothing, or the broken wall as its owner sees it."""
    spot: Spot = posed.situation
    if spot.asked == "break":
        return seating_scene(_seating(spot), posed.rules, dealer=True)
    if spot.asked == "river":
        return Scene(())
    end = {STACKS_EACH - 1: msg(f"puzzle.{ID}.right_end")}
    stacks = tuple(
        Drawn(f"{ROW}.{place}", Tile.M1, back=True, label=end.get(place))
        for place in range(STACKS_EACH)
    )
    return Scene((Row(ROW, RowKind.GROUP, msg(f"puzzle.{ID}.wall"), stacks),))


def prompt(posed: Posed) -> Message:
    """The roll, or the discard, and what is sought."""
    spot: Spot = posed.situation
    who = _who(spot, spot.dealer)
    return msg(f"puzzle.{ID}.prompt.{spot.asked}", who=who, total=spot.total, number=spot.number)


def explain(posed: Posed) -> Explanation:
    """What is found, and the rule of it."""
    spot, found = posed.situation, posed.result
    said = msg(
        f"puzzle.{ID}.so.{spot.asked}",
        who=_who(spot, found.broken),
        stays=found.stays,
        stacks=tuple(stack + 1 for stack in found.stacks),
        row=found.row,
        place=found.place,
    )
    rules = ("break", spot.asked) if spot.asked not in ("break", "river") else (spot.asked,)
    return Explanation(said, tuple(Explanation(msg(f"puzzle.{ID}.rule.{id}")) for id in rules))


ASKED: Final = {
    "break": 1,
    "river": 1,
    "first": 2,
    "dead": 2,
    "indicator": 3,
    "replacement": 3,
    "kan_indicator": 3,
}
"""What is asked, and at which level."""


# ---- false rules


def _to_the_left(found: Found) -> Found:
    """G03: the sum is counted to the left."""
    steps = found.broken - found.spot.dealer
    return found._replace(broken=SEATS[(found.spot.dealer - steps) % 4])


def _from_zero(found: Found) -> Found:
    """G07: the dealer counts as 0, so the count ends one seat further on."""
    return found._replace(broken=SEATS[(found.broken + 1) % 4])


def _mirrored(found: Found) -> Found:
    """G08: stacks are counted from the left end."""
    return found._replace(stacks=tuple(sorted(map(from_left, found.stacks))))


@partly
def _shifted(found: Found, by: int, *asked: str) -> Found | None:
    """Stacks that are sought so many places further to the left."""
    stacks = tuple(stack + by for stack in found.stacks)
    fits = found.spot.asked in asked and all(0 <= stack < STACKS_EACH for stack in stacks)
    return found._replace(stacks=stacks) if fits else None


@partly
def _rows_of(found: Found, length: int) -> Found:
    """G10: a river has rows of another length."""
    row, place = divmod(found.spot.number - 1, length)
    return found._replace(row=row + 1, place=place + 1)


MISTAKES: Final[tuple[Mistake, ...]] = (
    misjudge("G03", "counted-to-the-left", _to_the_left, 3),
    misjudge("G07", "dealer-counts-zero", _from_zero, 3),
    misjudge("G08", "from-the-left-end", _mirrored, 3),
    misjudge("G08", "last-one-that-stays", _shifted(-1, "first", "dead")),
    misjudge("G09", "one-stack-too-far-left", _shifted(1, "indicator", "kan_indicator")),
    misjudge("G09", "one-stack-too-far-right", _shifted(-1, "indicator", "kan_indicator")),
    misjudge("G09", "from-the-right-end", _shifted(-6, "replacement")),
    misjudge("G10", "rows-of-five", _rows_of(5)),
    misjudge("G10", "rows-of-eight", _rows_of(8)),
)


KIND: Final = Kind(
    id=ID,
    section="2.3.1",
    levels=(1, 2, 3),
    sorts=tuple(
        Sort(asked, wall_spots(asked), tuple(int(level == n) for n in (1, 2, 3)))
        for asked, level in ASKED.items()
    ),
    topics={asked: Topic(levels=(level,), sorts={asked: 1}) for asked, level in ASKED.items()},
    steps=Steps(find_places, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        about=lambda posed: posed.situation.asked,
        wrong=lambda posed, _part: (msg(f"puzzle.{ID}.hint.{posed.situation.asked}.ask"),),
    ),
    bound=0.3,
    mistakes=MISTAKES,
    left_out={
        "G04": "nobody is asked how many tiles are left",
        "K01": "nobody draws a replacement tile here",
        "K09": "nobody is asked for the last draw",
    },
    options=("wall_break_rolls",),
)
