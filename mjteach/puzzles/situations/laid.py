"""Sets that are laid down: from whom they come, and drawings of the places round them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.message import msg
from mjteach.core.tiles import ALL_KINDS

from ..questions import NONE
from ..sketches import TALL, Area, Caption, Piece, Sketch
from ..sorts import Wish, dealing
from .offers import FITS, SHAPES
from .walls import Tiles

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


@dealing
def sets(rng: random.Random, _wish: Wish, kind: MeldKind) -> Iterator[Laid]:
    """Sets of a kind, from anybody they can come from; every chi comes from the left anyway."""
    fit = rng.choice(FITS[rng.choice(SHAPES)])
    tile = fit.tile if kind is MeldKind.CHI else rng.choice(ALL_KINDS)
    count = 3 if kind is MeldKind.PON else 4
    tiles = (tile, *fit.beside) if kind is MeldKind.CHI else (tile,) * count
    (source,) = rng.choices([*WHOSE], (1, 0, 0) if kind is MeldKind.CHI else (1, 2, 2))
    is_own = kind is MeldKind.ANKAN
    yield Laid(make_meld(kind, tiles) if is_own else make_meld(kind, tiles, tile, source))


# ---- what is drawn


BESIDE: Final = {"left": (-5.0, 0.0), "middle": (0.0, -2.4), "right": (5.0, 0.0), NONE: (0.0, 2.4)}
"""Where the others sit round the drawing, by what a sideways tile says of them."""
SLOT: Final = 1.4


def _row(ids: Iterable[str], word: str, y: float, height: float = SLOT) -> tuple[Area, ...]:
    """Empty places side by side, round the middle; each is named by the last word of its id."""
    ids = tuple(ids)
    names = (msg(f"{WORD}.{word}.{id.rpartition('.')[2]}") for id in ids)
    places = (SLOT * (place - (len(ids) - 1) / 2) for place in range(len(ids)))
    return tuple(
        Area(id, name, x, y, SLOT, height, is_empty=True)
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
    return Sketch(title, areas, (Piece(*from_there, meld.called),), captions)


IN_ROW: Final = tuple(f"slot.{place}" for place in range(1, 5))
FOUR: Final = Sketch(msg(f"{WORD}.four"), _row(IN_ROW, "in_row", 0, SLOT * TALL))
"""The four tiles of a kan side by side, to say which of them lie face down."""
SEATS_AROUND: Final = Sketch(
    msg(f"{WORD}.around"),
    tuple(
        Area(id, msg(f"{WORD}.whose.{id}"), x, y, 5.4, 1.6, is_empty=True)
        for id, (x, y) in BESIDE.items()
    ),
    captions=tuple(Caption(msg(f"{WORD}.whose.{id}"), x, y, 0.65) for id, (x, y) in BESIDE.items()),
)
"""The players round a set, to say from whom its tile came."""
