"""``tile_name``: what a tile is called, and how it is written (R1.2.1).

Level 1 asks for the name of a tile seen, or for a tile by its name; level 2 reads the short form;
level 3 asks for five tiles at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile, format_tiles, sort_tiles

from ..base import Part
from ..canonical import codes, tiles_of
from ..fields import label
from ..kind import Kind
from ..mistakes import Mistake, miswrite
from ..mistakes.tiles import EXCHANGED
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Choice, Field, PickOne, PickTiles, Value
from ..scenes import RowKind, Scene
from ..situations.drills import POOLS, SUITS, NamedTiles, named
from ..situations.tables import tile_row
from ..sorts import Sort
from ..words import because

ID: Final = "tile_name"
WAYS: Final = {1: ("see", "hear"), 2: ("read", "hear"), 3: ("heap",)}


def write(_asked: NamedTiles, tiles: tuple[Tile, ...]) -> dict[str, Value]:
    """The name by the tile's code, and the tiles themselves."""
    return {"name": str(tiles[0]), "tiles": codes(tiles)}


def ask(posed: Posed) -> Iterator[Field]:
    """A name to choose, or tiles to pick."""
    asked: NamedTiles = posed.situation
    if asked.way in ("see", "read"):
        offered = sort_tiles((*asked.tiles, *asked.others))
        names = tuple(Choice(str(tile), msg("tile.named", tile=tile)) for tile in offered)
        yield PickOne("name", label(ID, "name_of"), names)
    else:
        is_one = len(asked.tiles) == 1
        yield PickTiles("tiles", label(ID, "tiles"), msg(f"puzzle.{ID}.no_tile"), one=is_one)


def prompt(posed: Posed) -> Message:
    """The question, with what is told in words."""
    asked: NamedTiles = posed.situation
    told = str(asked.tiles[0]) if asked.way == "read" else asked.tiles
    return msg(f"puzzle.{ID}.prompt.{asked.way}", tile=told)


def scene(posed: Posed) -> Scene:
    """The tile, where it is the picture that is asked about; without its name in the corner."""
    asked: NamedTiles = posed.situation
    rows = (tile_row("tile", RowKind.GROUP, asked.tiles, msg("scene.tiles")),)
    return Scene(rows if asked.way == "see" else (), corners=False)


def explain(posed: Posed) -> Explanation:
    """Each tile by name and in the short form, and how its family counts."""
    lines = tuple(_line(tile) for tile in posed.result)
    first, *others = lines
    return (
        Explanation(msg(f"puzzle.{ID}.all", codes=format_tiles(posed.result)), lines)
        if others
        else first
    )


def _line(tile: Tile) -> Explanation:
    rule = "R1.2.1-i" if tile.is_red else "R1.2.1-j"
    said = msg(f"puzzle.{ID}.is", tile=tile, code=str(tile), rule=rule)
    return Explanation(said, (Explanation(msg(f"puzzle.{ID}.family.{_family(tile)}")),), (tile,))


def _family(tile: Tile) -> str:
    """What tells the tile from others: its suit, wind, dragon, bird, redness."""
    if tile.is_honour:
        return "winds" if tile in POOLS["winds"] else "dragons"
    if tile.is_red or tile is Tile.S1:
        return "red" if tile.is_red else "bird"
    return SUITS[tile.suit]


def about(posed: Posed) -> str:
    """The family of the tile; of several tiles nothing is told."""
    return "heap" if posed.situation.way == "heap" else _family(posed.situation.tiles[0])


POOL_OF: Final = {"bird": "bamboo", "red": "red_fives"}
"""The pool of a family that has another name."""


def line(posed: Posed) -> Message:
    """All tiles of the family in their order; of several tiles one is named."""
    family = about(posed)
    if family == "heap":
        return explain(posed).children[0].message
    pool = POOL_OF.get(family, family)
    return msg(f"puzzle.{ID}.row.{pool}", tiles=POOLS[pool])


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What the tile given looks like, is called or written; of several one that isn't asked for."""
    given = [part.given] if isinstance(part.given, str) else part.given
    if posed.situation.way == "heap":
        yield from (
            msg(f"puzzle.{ID}.wrong.heap", tile=tile) for tile in tiles_of([*part.extra])[:1]
        )
    else:
        sort = "read" if posed.situation.way == "read" else part.field
        for tile in tiles_of(given):
            yield msg(f"puzzle.{ID}.wrong.{sort}", tile=tile, code=str(tile))


# ---- false rules


_CODE: Final = re.compile(r"[0-9][mpsz]")


def taken_for(code: str, slug: str, change: Callable[[str], str], common: int = 2) -> Mistake:
    """A tile is taken for another, wherever the answer names it."""

    def changed(value: Any) -> Any:
        if isinstance(value, list):
            return codes(tiles_of([change(one) for one in value]))
        return change(value) if isinstance(value, str) and _CODE.fullmatch(value) else value

    def edit(key: dict[str, Any]) -> dict[str, Any]:
        return {field: changed(value) for field, value in key.items()}

    return miswrite(code, slug, edit, common)


def _swapped(one: str, other: str) -> Callable[[str], str]:
    return lambda code: {one: other, other: one}.get(code, code)


MISTAKES: Final[tuple[Mistake, ...]] = (
    taken_for("T01", "circles-bamboo", lambda code: code.translate(EXCHANGED), 3),
    taken_for("T02", "white-green", _swapped("5z", "6z")),
    taken_for("T02", "green-red", _swapped("6z", "7z")),
    taken_for("T02", "white-red", _swapped("5z", "7z")),
    taken_for("T03", "south-west", _swapped("2z", "3z")),
    taken_for("T03", "west-north", _swapped("3z", "4z")),
    taken_for("T03", "south-north", _swapped("2z", "4z")),
    taken_for("T04", "bird-is-a-circle", lambda code: "1p" if code == "1s" else code),
    taken_for("T04", "bird-is-a-character", lambda code: "1m" if code == "1s" else code),
)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="1.2.1",
    levels=(1, 2, 3),
    seconds=15,
    sorts=tuple(
        Sort(pool, named(pool, WAYS), (0, 10, 10) if pool == "red_fives" else 20) for pool in POOLS
    ),
    topics={pool: Topic(sorts={pool: 1}) for pool in POOLS if pool != "red_fives"}
    | {"red_fives": Topic(levels=(2, 3), sorts={"red_fives": 1})},
    steps=Steps(lambda asked, _rules: asked.tiles, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(explain, right=because(explain, 1, 2), line=line, about=about, wrong=wrong),
    bound=0.2,
    mistakes=MISTAKES,
)
