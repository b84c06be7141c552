"""``order_cycle``: what comes next in a row that begins again: numbers, winds, dragons, turns.

Level 1 asks for the order, level 2 for the tile after one, level 3 for the tile before (R1.2.1).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import DRAGONS, TILES, WINDS
from mjteach.riichi.rules import RuleSet

from ..fields import label
from ..kind import Kind, Posed, Topic
from ..mistakes_of.circles import CIRCLES
from ..questions import Choice, Field, OrderItems, PickTiles, Value
from ..scenes import Scene
from ..situations.seatings import SIDES
from ..sorts import Sort, Wish, dealing

ID: Final = "order_cycle"
LONGEST: Final = 4
"""So many things are put in order; of a longer row as many as there are winds."""


class Cycle(NamedTuple):
    """A circle of things by their ids, and the one that is asked about."""

    what: str
    circle: tuple[str, ...]
    start: str
    offered: tuple[str, ...] = ()
    """The things to put in order, as they are offered."""


class Turned(NamedTuple):
    """The circle from what is asked about on, what comes after and before."""

    items: tuple[str, ...]
    after: str
    before: str


def find(cycle: Cycle, _rules: RuleSet) -> Turned:
    """The circle turned to its start."""
    at = cycle.circle.index(cycle.start)
    items = (*cycle.circle[at:], *cycle.circle[:at])
    return Turned(items, items[1], items[-1])


def write(_cycle: Cycle, turned: Turned) -> dict[str, Value]:
    """The order from the start on, and both neighbours."""
    return {
        "order": tuple(turned.items[:LONGEST]),
        "next": [turned.after],
        "before": [turned.before],
    }


def ask(posed: Posed) -> Iterator[Field]:
    """Things to put in order, or one tile."""
    cycle: Cycle = posed.situation
    if posed.level == 1:
        offered = tuple(Choice(id, name_of(id)) for id in cycle.offered)
        yield OrderItems("order", label(ID, "order"), offered)
    else:
        id = "next" if posed.level == 2 else "before"
        yield PickTiles(id, label(ID, id, what=name_of(cycle.start)), msg(f"puzzle.{ID}.nothing"))


def name_of(id: str) -> Message:
    """A tile by name, or a player by place."""
    if id in SIDES:
        return msg(f"table.player_at.{id}")
    return msg("tile.named", tile=next(tile for tile in TILES if str(tile) == id))


def prompt(posed: Posed) -> Message:
    """What comes after, what before, or in which order from here on."""
    cycle: Cycle = posed.situation
    word = f"order.{cycle.what}" if posed.level == 1 else ("next", "before")[posed.level - 2]
    return msg(f"puzzle.{ID}.prompt.{word}", what=name_of(cycle.start))


def explain(posed: Posed) -> Explanation:
    """The neighbour, then the whole circle."""
    cycle, turned = posed.situation, posed.result
    names = tuple(name_of(id) for id in cycle.circle)
    circle = Explanation(msg(f"puzzle.{ID}.circle.{cycle.what}", items=names))
    if posed.level == 1:
        order = tuple(name_of(id) for id in turned.items[:LONGEST])
        return Explanation(msg(f"puzzle.{ID}.order.so", items=order), (circle,))
    id = turned.after if posed.level == 2 else turned.before
    word = "comes_next" if posed.level == 2 else "comes_before"
    said = msg(f"puzzle.{ID}.{word}", what=name_of(cycle.start), other=name_of(id))
    return Explanation(said, (circle,))


def line(posed: Posed) -> Message:
    """Where the circle begins again."""
    return msg(f"puzzle.{ID}.again.{posed.situation.what}")


@dealing
def cycles(rng: random.Random, wish: Wish, what: str, *circles: tuple[str, ...]) -> Iterator[Cycle]:
    """A circle and a start; half of the starts are at its end."""
    circle = rng.choice(circles)
    at_end = circle[-1] if wish.level < 3 else circle[0]
    start = at_end if rng.random() < 0.2 else rng.choice(circle)
    cycle = Cycle(what, circle, start)
    offered = find(cycle, wish.rules).items[:LONGEST]
    yield cycle._replace(offered=tuple(rng.sample(offered, len(offered))))


def _codes(tiles: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(map(str, tiles))


WHAT: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "numbers": tuple(_codes(TILES[first : first + 9]) for first in (0, 9, 18)),
    "winds": (_codes(WINDS),),
    "dragons": (_codes(DRAGONS),),
    "turns": (SIDES,),
}

KIND: Final = Kind(
    id=ID,
    section="1.2.1",
    levels=(1, 2, 3),
    sorts=tuple(
        Sort(what, cycles(what, *circles), (1, 0, 0) if what == "turns" else 1)
        for what, circles in WHAT.items()
    ),
    topics={what: Topic(levels=(1,) if what == "turns" else (), sorts={what: 1}) for what in WHAT},
    find=find,
    write=write,
    ask=ask,
    prompt=prompt,
    scene=lambda _posed: Scene(()),
    explain=explain,
    about=lambda posed: posed.situation.what,
    line=line,
    bound=0.45,
    mistakes=CIRCLES,
    left_out={
        "T02": "three dragons have one other order, and that is D05",
    },
)
