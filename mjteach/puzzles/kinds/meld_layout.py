"""``meld_layout``: how a set is laid down, and what can be read from it (R2.7-c, R2.7.2, R2.7.3-d).

Level 1 asks where the called tile lies, level 2 for the whole row, level 3 what a set tells of
itself, level 4 how a kan lies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.melds import Meld, MeldKind, Source, laid_out, make_meld
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import ALL_KINDS

from ..base import Key, Rules
from ..fields import label, one_of, word_of
from ..kind import Kind
from ..mistakes import miswrite
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Choice, Field, OrderItems, PickPlaces, Value
from ..scenes import Row, RowKind, Scene, Spot, meld_row
from ..situations.offers import FITS, SHAPES
from ..situations.tables import tile_row
from ..situations.walls import Tiles
from ..sketches import TALL, Caption, Sketch, SketchArea, SketchTile
from ..sorts import Sort, Wish, dealing
from ..words import nothing, per_level, rule_per_field

# ---- what is dealt


WORD: Final = "puzzle.meld_layout"
PLACES: Final = ("left", "middle", "right")
WHOSE: Final = {Source.KAMICHA: "left", Source.TOIMEN: "middle", Source.SHIMOCHA: "right"}


class Laid(NamedTuple):
    """A set that is laid down, or lies there."""

    meld: Meld

    @property
    def on_table(self) -> Tiles:
        """The tiles of the set."""
        return self.meld.tiles

    @property
    def own(self) -> Tiles:
        """The tiles that were the player's own."""
        tiles = list(self.meld.tiles)
        if self.meld.called is not None:
            tiles.remove(self.meld.called)
        return tuple(tiles)


Sources: TypeAlias = tuple[int, int, int]
BESIDE_CHI: Final[Sources] = (1, 4, 4)
"""How often a set comes from each of the others, from the left on, where every chi does anyway."""


@dealing
def sets(
    rng: random.Random, _wish: Wish, kind: MeldKind, sources: Sources = BESIDE_CHI
) -> Iterator[Laid]:
    """Sets of a kind, from anybody they can come from."""
    fit = rng.choice(FITS[rng.choice(SHAPES)])
    tile = fit.tile if kind is MeldKind.CHI else rng.choice(ALL_KINDS)
    count = 3 if kind is MeldKind.PON else 4
    tiles = (tile, *fit.beside) if kind is MeldKind.CHI else (tile,) * count
    (source,) = rng.choices([*WHOSE], (1, 0, 0) if kind is MeldKind.CHI else sources)
    is_own = kind is MeldKind.ANKAN
    yield Laid(make_meld(kind, tiles) if is_own else make_meld(kind, tiles, tile, source))


# ---- what is drawn


BESIDE: Final = {"left": (-5.0, 0.0), "middle": (0.0, -2.4), "right": (5.0, 0.0), NONE: (0.0, 2.4)}
"""Where the others sit round the drawing, by what a sideways tile says of them."""
SLOT: Final = 1.4


def _row(ids: Iterable[str], word: str, y: float, height: float = SLOT) -> tuple[SketchArea, ...]:
    """Empty places side by side, round the middle; each is named by the last word of its id."""
    ids = tuple(ids)
    names = (msg(f"{WORD}.{word}.{id.rpartition('.')[2]}") for id in ids)
    places = (SLOT * (place - (len(ids) - 1) / 2) for place in range(len(ids)))
    return tuple(
        SketchArea(id, name, x, y, SLOT, height, is_empty=True)
        for id, name, x in zip(ids, names, places, strict=True)
    )


def slots(laid: Laid) -> Sketch:
    """Three places for the called tile, before the player; the tile lies where it came from."""
    meld = laid.meld
    from_there = BESIDE[WHOSE[meld.source]] if meld.source else (0.0, 0.0)
    title = msg(f"{WORD}.slots")
    sides = zip(PLACES, ("left", "top", "right"), strict=True)
    captions = tuple(
        Caption(msg(f"table.at.{side}"), *BESIDE[place], 0.65)
        for place, side in sides
        if BESIDE[place] != from_there
    )
    areas = _row(PLACES, "sideways", BESIDE[NONE][1])
    return Sketch(title, areas, (SketchTile(*from_there, meld.called),), captions)


IN_ROW: Final = tuple(f"slot.{place}" for place in range(1, 5))
FOUR: Final = Sketch(msg(f"{WORD}.four"), _row(IN_ROW, "in_row", 0, SLOT * TALL))
"""The four tiles of a kan side by side, to say which of them lie face down."""
SEATS_AROUND: Final = Sketch(
    msg(f"{WORD}.around"),
    tuple(
        SketchArea(id, msg(f"{WORD}.whose.{id}"), x, y, 5.4, 1.6, is_empty=True)
        for id, (x, y) in BESIDE.items()
    ),
    captions=tuple(Caption(msg(f"{WORD}.whose.{id}"), x, y, 0.65) for id, (x, y) in BESIDE.items()),
)
"""The players round a set, to say from whom its tile came."""


# ---- the question


ID: Final = "meld_layout"
SIDEWAYS: Final = "*"
"""What stands behind the called tile in the row: ``5m*``, as in ``chi 5*34m``."""
OUTER: Final = [IN_ROW[0], IN_ROW[-1]]


def find(laid: Laid, _rules: Rules) -> tuple[Tiles, int | None]:
    """The tiles as they lie, and the place of the sideways one."""
    return laid_out(laid.meld)


def write(laid: Laid, found: tuple[Tiles, int | None]) -> dict[str, Value]:
    """The sideways tile, the row, whose tile it was, which kind it is, and how a kan lies."""
    place = found[1]
    kind, own = laid.meld.kind, own_tiles(laid)
    whose = WHOSE[laid.meld.source] if laid.meld.source else NONE
    row = own if place is None else [*own[:place], called(laid), *own[place:]]
    return {
        "sideways": whose,
        "whose": whose,
        "row": tuple(row),
        "kind": str(kind),
        "down": OUTER if kind is MeldKind.ANKAN else NONE,
        "fourth": "upon" if kind is MeldKind.KAKAN else "beside",
    }


def own_tiles(laid: Laid) -> list[str]:
    """The player's own tiles as they are typed; equal ones are numbered."""
    tiles = [str(tile) for tile in laid.own]
    if len({*tiles}) > 1:
        return tiles
    return [f"{tile}#{number}" for number, tile in enumerate(tiles, 1)]


def called(laid: Laid) -> str:
    """The called tile as it is typed."""
    return f"{laid.meld.called}{SIDEWAYS}"


def accepts(laid: Laid, _found: tuple[Tiles, int | None], key: Key) -> Iterator[Key]:
    """The own tiles in any order; in an open kan from opposite either inner tile sideways."""
    place = laid_out(laid.meld)[1]
    inner = laid.meld.kind is MeldKind.DAIMINKAN and place == 1
    places = () if place is None else (1, 2) if inner else (place,)
    for own in permutations(own_tiles(laid)):
        rows = ((*own[:at], called(laid), *own[at:]) for at in places)
        yield from ({"row": row} for row in rows if row != key["row"])


# ---- false rules


def _at(key: Key, place: str, whose: str) -> dict[str, Any]:
    """The sideways tile lies elsewhere."""
    row: tuple[str, ...] = key["row"]  # type: ignore[assignment]
    own = [id for id in row if not id.endswith(SIDEWAYS)]
    (tile,) = {*row} - {*own}
    at = {"left": 0, "middle": 1, "right": len(own)}[place]
    return {**key, "sideways": place, "whose": whose, "row": (*own[:at], tile, *own[at:])}


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
        held = enumerate(zip(own_tiles(laid), laid.own, strict=True), 1)
        own = [Choice(id, _tile("own", tile, number=n * alike)) for n, (id, tile) in held]
        from_there = Choice(called(laid), _tile("called", laid.meld.called))
        yield OrderItems("row", label(ID, "row"), (*own, from_there))
    elif posed.level == 3:
        yield _point("whose", SEATS_AROUND)
        yield one_of(ID, "kind", [(str(kind), msg(f"meld.{kind}.name")) for kind in MeldKind])
    else:
        yield _point("down", FOUR, many=True)
        yield word_of(ID, "fourth", ("beside", "upon"))


def _point(field: str, sketch: Sketch, *, many: bool = False) -> Field:
    """A place of a drawing, or several."""
    places = tuple(Choice(area.id, area.name) for area in sketch.areas)
    return PickPlaces(field, label(ID, field), places, many)


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
    """The own tiles of a set, the called one and places to lay them; at level 3 the set itself."""
    laid: Laid = posed.situation
    if posed.level == 3:
        row = meld_row("meld", laid.meld, msg("scene.theirs"))
        return Scene((row,), board=SEATS_AROUND)
    spots = tuple(Spot(f"own.{n}", tile) for n, tile in enumerate(laid.own, 1))
    own = Row("own", RowKind.HAND, msg("scene.tiles"), spots)
    boards = {1: slots(laid), 4: FOUR}
    called = filter(None, (laid.meld.called,))
    taken = tile_row("taken", RowKind.WIN, called, msg("scene.discarded_now"))
    return Scene((own, taken) if taken.spots else (own,), board=boards.get(posed.level))


def explain(posed: Posed) -> Explanation:
    """Where the discard came from, if anybody was named, and how a set of this kind lies."""
    meld = posed.situation.meld
    lies = Explanation(msg(f"puzzle.{ID}.how.{meld.kind}"))
    whose = WHOSE[meld.source] if meld.source else NONE
    said = msg(f"puzzle.{ID}.right", whose=whose, kind=meld.kind)
    return lies if posed.level == 4 else Explanation(said, (lies,))


CALLS: Final = {"chi": (25, 25, 15), "pon": (45, 45, 25), "daiminkan": (30, 30, 20, 30)}
KANS: Final = {"kakan": (0, 0, 20, 35), "ankan": (0, 0, 20, 35)}
KIND: Final = Kind(
    id=ID,
    version=3,
    section="2.7",
    levels=(1, 2, 3, 4),
    seconds=15,
    sorts=(
        *(Sort(name, sets(MeldKind(name)), share) for name, share in {**CALLS, **KANS}.items()),
        *(Sort(f"{name}.alone", sets(MeldKind(name), (1, 1, 1))) for name in ("pon", "daiminkan")),
    ),
    topics={
        "chi": Topic(levels=(1, 2), sorts={"chi": 1, "pon": 3}),
        "pon": Topic(levels=(1, 2), sorts={"pon.alone": 1}),
        "kans": Topic(levels=(1, 2), sorts={"daiminkan.alone": 1}),
        "calls": Topic(("whose",), levels=(3,), sorts={"chi": 3, "pon": 7}),
    },
    steps=Steps(find, write, accepts=accepts),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        line=nothing,
        about=per_level("calls", "calls", "read", "kans"),
        rule=rule_per_field(ID, kind=()),
    ),
    bound=0.4,
    tempts=True,
    mistakes=MISTAKES,
)
