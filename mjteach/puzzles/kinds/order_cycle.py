"""``order_cycle``: what comes next in a row that begins again: numbers, winds, dragons, turns.

Level 1 asks for the order, level 2 for the tile after one, level 3 for the tile before (R1.2.1).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import DRAGONS, TILES, WINDS, Tile
from mjteach.core.tiles import tile as tile_named
from mjteach.riichi.rules import RuleSet

from ..fields import label, suits_of
from ..kind import Kind
from ..mistakes import Mistake, misjudge, miswrite
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Choice, Field, OrderItems, PickTiles, Value
from ..scenes import RowKind, Scene
from ..situations.seatings import SIDES
from ..situations.tables import tile_row
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
    """The circle from what is asked about on."""

    what: str
    items: tuple[str, ...]

    @property
    def after(self) -> str:
        """What comes next."""
        return self.items[1]

    @property
    def before(self) -> str:
        """What comes before."""
        return self.items[-1]


def find(cycle: Cycle, _rules: RuleSet) -> Turned:
    """The circle turned to its start."""
    return Turned(cycle.what, _from(cycle.circle, cycle.start))


def _from(circle: tuple[str, ...], start: str) -> tuple[str, ...]:
    at = circle.index(start)
    return (*circle[at:], *circle[:at])


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
        named = label(ID, id, what=name_of(cycle.start))
        suits = suits_of((tile_named(cycle.start),))
        yield PickTiles(id, named, msg(f"puzzle.{ID}.nothing"), suits, one=True)


def name_of(id: str) -> Message:
    """A tile by name, or a player by place."""
    if id in SIDES:
        return msg(f"table.player_at.{id}")
    return msg("tile.named", tile=tile_named(id))


def prompt(posed: Posed) -> Message:
    """What comes after, what before, or in which order from here on."""
    cycle: Cycle = posed.situation
    word = f"order.{cycle.what}" if posed.level == 1 else ("next", "before")[posed.level - 2]
    return msg(f"puzzle.{ID}.prompt.{word}", what=name_of(cycle.start))


def scene(posed: Posed) -> Scene:
    """The tile that comes first, or whose neighbour is asked for; of players there is none."""
    start: str = posed.situation.start
    if start in SIDES:
        return Scene(())
    return Scene((tile_row("tile", RowKind.GROUP, (tile_named(start),)),))


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


AT_END: Final = {"numbers": 0.4, "winds": 0.1, "dragons": 0.0, "turns": 0.1}
"""How often a start is put at the end; in a short circle it often is there anyway."""


@dealing
def cycles(rng: random.Random, wish: Wish, what: str, *circles: tuple[str, ...]) -> Iterator[Cycle]:
    """A circle and a start, a third of them or more at its end, where it begins again."""
    circle = rng.choice(circles)
    at_end = circle[-1] if wish.level < 3 else circle[0]
    start = at_end if rng.random() < AT_END[what] else rng.choice(circle)
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


# ---- false rules


_SUITS: Final = "mps"


@partly
def _backwards(turned: Turned, what: str) -> Turned | None:
    """The circle is walked the other way round."""
    first, *rest = turned.items
    return turned._replace(items=(first, *reversed(rest))) if turned.what == what else None


@partly
def _in_order(turned: Turned, *tiles: Tile) -> Turned | None:
    """D04, T03: the tiles follow one another in another order."""
    circle, start = _codes(tiles), turned.items[0]
    return turned._replace(items=_from(circle, start)) if start in circle else None


@partly
def _at_the_end(key: dict[str, Any], *, other: bool) -> dict[str, Any] | None:
    """D03: after a 9 comes nothing, or the 1 of the next suit; before a 1 the same."""
    for field, edge, step in (("next", "1", 1), ("before", "9", -1)):
        (code,) = key[field]
        if code[0] == edge and code[-1] in _SUITS:
            suit = _SUITS[(_SUITS.index(code[-1]) + step) % 3]
            return {**key, field: [f"{edge}{suit}"] if other else NONE}
    return None


def _itself(key: dict[str, Any]) -> dict[str, Any] | None:
    """D12: the tile that is shown is itself the answer."""
    first = key["order"][0]
    return {**key, "next": [first], "before": [first]} if first[0].isdigit() else None


MISTAKES: Final[tuple[Mistake, ...]] = (
    miswrite("D12", "the-tile-itself", _itself),
    misjudge("D02", "numbers-backwards", _backwards("numbers")),
    miswrite("D03", "nothing-after-nine", _at_the_end(other=False)),
    miswrite("D03", "next-suit-after-nine", _at_the_end(other=True)),
    misjudge("D04", "honours-in-one-chain", _in_order(*WINDS, *DRAGONS)),
    misjudge("D05", "dragons-in-another-order", _backwards("dragons")),
    misjudge("G03", "turns-to-the-left", _backwards("turns"), 3),
    misjudge("T03", "winds-as-on-a-compass", _in_order(*(WINDS[n] for n in (0, 2, 1, 3)))),
    misjudge("T03", "winds-of-the-clock", _in_order(*(WINDS[n] for n in (0, 1, 3, 2)))),
    misjudge("T03", "winds-backwards", _backwards("winds")),
)


KIND: Final = Kind(
    id=ID,
    version=4,
    section="1.2.1",
    levels=(1, 2, 3),
    seconds=15,
    sorts=tuple(
        Sort(what, cycles(what, *circles), (1,) if what == "turns" else 1)
        for what, circles in WHAT.items()
    ),
    topics={what: Topic(levels=(1,) if what == "turns" else (), sorts={what: 1}) for what in WHAT},
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(explain, line=line, about=lambda posed: posed.situation.what),
    bound=0.45,
    mistakes=MISTAKES,
)
