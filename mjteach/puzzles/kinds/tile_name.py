"""``tile_name``: what a tile is called, and how it is written (R1.2.1).

Level 1 asks for the name of a tile seen, or for a tile by its name; level 2 reads the short form;
level 3 asks for five tiles at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile, sort_tiles

from ..canonical import codes
from ..fields import label
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic
from ..mistakes_of.tiles import NAMES
from ..questions import Choice, Field, PickOne, PickTiles, Value
from ..scenes import RowKind, Scene
from ..situations.drills import POOLS, SUITS, Named, named
from ..situations.tables import tile_row
from ..sorts import Sort

ID: Final = "tile_name"
WAYS: Final = {1: ("see", "hear"), 2: ("read", "hear"), 3: ("heap",)}


def write(_asked: Named, tiles: tuple[Tile, ...]) -> dict[str, Value]:
    """The name by the tile's code, and the tiles themselves."""
    return {"name": str(tiles[0]), "tiles": codes(tiles)}


def ask(posed: Posed) -> Iterator[Field]:
    """A name to choose, or tiles to pick."""
    asked: Named = posed.situation
    if asked.way in ("see", "read"):
        offered = sort_tiles((*asked.tiles, *asked.others))
        names = tuple(Choice(str(tile), msg("tile.named", tile=tile)) for tile in offered)
        yield PickOne("name", label(ID, "name_of"), names)
    else:
        yield PickTiles("tiles", label(ID, "tiles"), msg(f"puzzle.{ID}.no_tile"))


def prompt(posed: Posed) -> Message:
    """The question, with what is told in words."""
    asked: Named = posed.situation
    told = str(asked.tiles[0]) if asked.way == "read" else asked.tiles
    return msg(f"puzzle.{ID}.prompt.{asked.way}", tile=told)


def scene(posed: Posed) -> Scene:
    """The tile, where it is the picture that is asked about."""
    asked: Named = posed.situation
    return Scene(
        (tile_row("tile", RowKind.GROUP, asked.tiles, msg("scene.tiles")),)
        if asked.way == "see"
        else ()
    )


def explain(posed: Posed) -> Explanation:
    """Each tile by name and in the short form, and how its family counts."""
    lines = tuple(_line(tile) for tile in posed.result)
    if len(lines) > 1:
        return Explanation(msg(f"puzzle.{ID}.all", count=len(lines)), lines)
    return lines[0]


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


def line(posed: Posed) -> Message:
    """How the family counts; of several tiles one is named."""
    tree = explain(posed)
    return tree.children[0].message


KIND: Final = Kind(
    id=ID,
    section="1.2.1",
    levels=(1, 2, 3),
    sorts=tuple(
        Sort(pool, named(pool, WAYS), (0, 10, 10) if pool == "red_fives" else 20) for pool in POOLS
    ),
    topics={pool: Topic(sorts={pool: 1}) for pool in POOLS if pool != "red_fives"}
    | {"red_fives": Topic(levels=(2, 3), sorts={"red_fives": 1})},
    steps=Steps(lambda asked, _rules: asked.tiles, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(explain, line=line, about=about),
    bound=0.2,
    mistakes=NAMES,
    left_out={"T06": "a red five written as its five is a matter of form"},
)
