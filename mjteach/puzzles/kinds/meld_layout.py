"""``meld_layout``: how a set is laid down, and what can be read from it (R2.7-c, R2.7.2, R2.7.3-d).

Level 1 asks where the called tile lies, level 2 for the whole row, level 3 what a set tells of
itself, level 4 how a kan lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any, Final

from mjteach.core.melds import MeldKind, laid_out
from mjteach.core.message import Explanation, Message, msg

from ..base import Key, Rules
from ..fields import label, one_of
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, nothing, per_level
from ..mistakes import miswrite
from ..questions import NONE, Choice, Field, OrderItems, PickPlaces, Value
from ..scenes import Row, RowKind, Scene, Spot, meld_row
from ..situations.laid import SEATS_AROUND, WHOSE, Laid, sets, slots
from ..situations.walls import Tiles
from ..sketches import Sketch
from ..sorts import Sort

ID: Final = "meld_layout"
CALLED: Final = "called"


def find(laid: Laid, _rules: Rules) -> tuple[Tiles, int | None]:
    """The tiles as they lie, and the place of the sideways one."""
    return laid_out(laid.meld)


def write(laid: Laid, found: tuple[Tiles, int | None]) -> dict[str, Value]:
    """The sideways tile, the row, whose tile it was, which kind it is, and how a kan lies."""
    place = found[1]
    kind, own = laid.meld.kind, [f"own.{number}" for number in range(1, len(laid.own) + 1)]
    whose = WHOSE[laid.meld.source] if laid.meld.source else NONE
    row = own if place is None else [*own[:place], CALLED, *own[place:]]
    return {
        "sideways": whose,
        "whose": whose,
        "row": tuple(row),
        "kind": str(kind),
        "down": "outer" if kind is MeldKind.ANKAN else NONE,
        "fourth": "upon" if kind is MeldKind.KAKAN else "beside",
    }


def accepts(laid: Laid, key: Key) -> Iterator[Key]:
    """The own tiles in any order; in an open kan from opposite either inner tile sideways."""
    place = laid_out(laid.meld)[1]
    inner = laid.meld.kind is MeldKind.DAIMINKAN and place == 1
    places = () if place is None else (1, 2) if inner else (place,)
    held = [f"own.{number}" for number in range(1, len(laid.own) + 1)]
    for own in permutations(held):
        rows = ((*own[:at], CALLED, *own[at:]) for at in places)
        yield from ({"row": row} for row in rows if row != key["row"])


# ---- false rules


def _at(key: Key, place: str, whose: str) -> dict[str, Any]:
    """The sideways tile lies elsewhere."""
    own = [id for id in key["row"] if id != CALLED]  # type: ignore[union-attr]
    at = {"left": 0, "middle": 1, "right": len(own)}[place]
    return {**key, "sideways": place, "whose": whose, "row": (*own[:at], CALLED, *own[at:])}


def _mirrored(key: dict[str, Any]) -> Key | None:
    other = {"left": "right", "right": "left"}.get(key["sideways"])
    return _at(key, other, other) if other else None


def _always(place: str) -> Callable[[dict[str, Any]], Key | None]:
    return lambda key: None if key["sideways"] == NONE else _at(key, place, place)


EXCHANGED: Final = {
    "kakan": {"kind": "daiminkan", "fourth": "beside"},
    "daiminkan": {"kind": "kakan", "fourth": "upon"},
    "ankan": {"kind": "daiminkan", "down": NONE},
}


def _exchanged(key: dict[str, Any]) -> Key | None:
    return {**key, **EXCHANGED[key["kind"]]} if key["kind"] in EXCHANGED else None


def _is_between(laid: Laid) -> bool:
    """A chi of the middle tile."""
    low, high = min(laid.own), max(laid.own)
    return laid.meld.kind is MeldKind.CHI and low < (laid.meld.called or low) < high


MISTAKES: Final = (
    miswrite("C11", "left-and-right-exchanged", _mirrored),
    miswrite("C11", "always-left", _always("left")),
    miswrite("C16", "chi-in-number-order", _always("middle"), when=_is_between),
    miswrite("K03", "kans-exchanged", _exchanged),
)


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """A place, a row, or what can be read; of a kan how it lies."""
    laid: Laid = posed.situation
    if posed.level == 1:
        yield _point("sideways", slots(laid))
    elif posed.level == 2:
        alike = laid.meld.kind is not MeldKind.CHI
        held = enumerate(laid.own, 1)
        own = [Choice(f"own.{n}", _tile("own", t, number=n * alike)) for n, t in held]
        called = Choice(CALLED, _tile(CALLED, laid.meld.called))
        yield OrderItems("row", label(ID, "row"), (*own, called))
    elif posed.level == 3:
        yield _point("whose", SEATS_AROUND)
        yield one_of(ID, "kind", [(str(kind), msg(f"meld.{kind}.name")) for kind in MeldKind])
    else:
        yield _choose("down", (NONE, "outer", "inner"))
        yield _choose("fourth", ("beside", "upon"))


def _choose(field: str, ids: tuple[str, ...]) -> Field:
    return one_of(ID, field, [(id, msg(f"puzzle.{ID}.{field}.{id}")) for id in ids])


def _point(field: str, sketch: Sketch) -> Field:
    """A place of a drawing."""
    places = tuple(Choice(area.id, area.name) for area in sketch.areas)
    return PickPlaces(field, label(ID, field), places)


def _tile(word: str, tile: object, **more: int) -> Message:
    return msg(f"puzzle.{ID}.tile.{word}", tile=tile, **more)  # type: ignore[arg-type]


def prompt(posed: Posed) -> Message:
    """What is called, and from whom; or which kan is declared."""
    meld = posed.situation.meld
    tile, word = meld.called or meld.tiles[0], f"puzzle.{ID}.prompt.{posed.level}"
    if posed.level == 3:
        return msg(word)
    if posed.level == 4:
        return msg(word, tile=tile, kind=meld.kind)
    return msg(word, tile=tile, kind=meld.kind, whose=WHOSE[meld.source])


def scene(posed: Posed) -> Scene:
    """The own tiles of the set and places for the called one; at level 3 the set as it lies."""
    laid: Laid = posed.situation
    if posed.level == 3:
        row = meld_row("meld", laid.meld, msg("scene.theirs"))
        return Scene((row,), board=SEATS_AROUND)
    spots = tuple(Spot(f"own.{n}", tile) for n, tile in enumerate(laid.own, 1))
    own = Row("own", RowKind.HAND, msg("scene.tiles"), spots)
    return Scene((own,), board=slots(laid) if posed.level == 1 else None)


def explain(posed: Posed) -> Explanation:
    """Where the discard came from, and how a set of this kind lies."""
    lies = Explanation(_lies(posed))
    return lies if posed.level == 4 else Explanation(right(posed), (lies,))


def right(posed: Posed) -> Message:
    """Where the discard came from; where nobody was named, how a kan of this kind lies."""
    if posed.level == 4:
        return _lies(posed)
    meld = posed.situation.meld
    return msg(
        f"puzzle.{ID}.right", whose=WHOSE[meld.source] if meld.source else NONE, kind=meld.kind
    )


def _lies(posed: Posed) -> Message:
    return msg(f"puzzle.{ID}.how.{posed.situation.meld.kind}")


CALLS: Final = {"chi": (25, 25, 15), "pon": (45, 45, 25), "daiminkan": (30, 30, 20, 30)}
KANS: Final = {"kakan": (0, 0, 20, 35), "ankan": (0, 0, 20, 35)}
KIND: Final = Kind(
    id=ID,
    section="2.7",
    levels=(1, 2, 3, 4),
    sorts=tuple(
        Sort(name, sets(MeldKind(name)), share) for name, share in {**CALLS, **KANS}.items()
    ),
    topics={
        "chi": Topic(levels=(1, 2), sorts={"chi": 1, "pon": 3}),
        "pon": Topic(levels=(1, 2), sorts={"pon": 1}),
        "kans": Topic(levels=(1, 2), sorts={"daiminkan": 1}),
        "calls": Topic(("whose",), levels=(3,), sorts={"chi": 3, "pon": 7}),
    },
    steps=Steps(find, write, accepts=accepts),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        right=right,
        line=nothing,
        about=per_level("calls", "calls", "read", "kans"),
    ),
    bound=0.45,
    tempts=True,
    mistakes=MISTAKES,
    left_out={
        "G03": "left and right exchanged is told as a sideways tile read wrongly",
        "T06": "no red fives are called in this kind",
    },
)
