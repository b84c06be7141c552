"""``tile_sort``: which tiles of a heap are of a suit, simples, terminals, honours (R1.2.1).

Level 1 asks for a suit, level 2 for simples, terminals or honours, level 3 for terminals and
honours together, and how many copies of a tile are still hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.equipment import COPIES
from mjteach.riichi.rules import RuleSet

from ..base import Part
from ..fields import number
from ..hints import first_line
from ..kind import Kind
from ..mistakes import Mistake, misjudge
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, PickSpots, Value
from ..scenes import RowKind, Scene
from ..situations.drills import SUITS, Heap, Sorted, classes_of, heaps
from ..situations.tables import tile_row
from ..sorts import Sort, only_at
from ..words import with_reason

ID: Final = "tile_sort"
ROW: Final = "heap"
RULES: Final = {
    **dict.fromkeys(SUITS.values(), "R1.2.1-b"),
    "winds": "R1.2.1-d",
    "dragons": "R1.2.1-e",
    "not_korean": "RK1-a",
}
"""The rule behind each group; simples, terminals and honours share one."""


def find(heap: Heap, _rules: RuleSet) -> Sorted:
    """What each tile is, and how many of the counted kind are elsewhere."""
    seen = sum(tile.kind is heap.counted for tile in heap.tiles)
    return Sorted(heap, tuple(classes_of(tile) for tile in heap.tiles), COPIES - seen)


def write(heap: Heap, found: Sorted) -> dict[str, Value]:
    """The places of what is wanted, and the number that is left."""
    there = [f"{ROW}.{place}" for place, is_of in enumerate(found.classes) if heap.wanted in is_of]
    return {"picked": there or NONE, "left": found.left}


def ask(posed: Posed) -> Iterator[Field]:
    """Tiles to tap; at level 3 a number besides."""
    heap: Heap = posed.situation
    none = msg(f"puzzle.{ID}.no_tile")
    yield PickSpots("picked", msg(f"puzzle.{ID}.{heap.wanted}"), (ROW,), none)
    if posed.level == 3:
        yield number(ID, "left", unit="tiles", tile=heap.counted)


def prompt(posed: Posed) -> Message:
    """What to tap, and at level 3 what to count."""
    heap: Heap = posed.situation
    what = msg(f"puzzle.{ID}.{heap.wanted}")
    if not _counts(posed):
        return msg(f"puzzle.{ID}.prompt.pick", what=what)
    word = "left" if posed.topics == ("copies",) else "count"
    return msg(f"puzzle.{ID}.prompt.{word}", what=what, tile=heap.counted)


def _counts(posed: Posed) -> bool:
    """Whether it is asked how many copies of a tile are still hidden."""
    return posed.level == 3 and posed.topics != ("ends",)


def scene(posed: Posed) -> Scene:
    """The heap, and which tile is to be counted: it is no part of the heap."""
    heap: Heap = posed.situation
    there = tile_row(ROW, RowKind.GROUP, heap.tiles, msg("scene.tiles"))
    counted = msg("scene.counted", tile=heap.counted)
    return Scene((there,), facts=(counted,) if _counts(posed) else ())


def explain(posed: Posed) -> Explanation:
    """What the word means, the tiles it names, and at level 3 how many are left."""
    heap, found = posed.situation, posed.result
    there = tuple(
        tile for tile, is_of in zip(heap.tiles, found.classes, strict=True) if heap.wanted in is_of
    )
    said = msg(f"puzzle.{ID}.are", tiles=there, count=len(there))
    rule = RULES.get(heap.wanted, "R1.2.1-h")
    lines = [Explanation(msg(f"puzzle.{ID}.means.{heap.wanted}", rule=rule))]
    if posed.level == 3:
        seen = COPIES - found.left
        left = msg(f"puzzle.{ID}.of_four", tile=heap.counted, count=seen, rule="R1.2.1-a")
        lines.append(Explanation(left))
    return Explanation(said, tuple(lines), there)


def right(posed: Posed) -> Message:
    """The tiles of the group and what it is; at level 3 what is seen of the counted tile."""
    tree = explain(posed)
    still = msg(f"puzzle.{ID}.still", count=posed.result.left)
    found = still if about(posed) == "left" else tree.message
    return with_reason(found, tree.children[-1].message)


def about(posed: Posed) -> str:
    """The group to find; what is left where only that is asked."""
    return "left" if posed.topics == ("copies",) else str(posed.situation.wanted)


def line(posed: Posed) -> Message | None:
    """What the group is; the copies that are seen where only those are asked."""
    tree = explain(posed)
    return tree.children[-1].message if about(posed) == "left" else first_line(tree)


def wrong(_posed: Posed, part: Part, hint: str = "ask") -> Iterator[Message]:
    """What to count, or its rule; the other hints are about the group."""
    if part.field == "left":
        yield msg(f"puzzle.{ID}.hint.left.{hint}")


WANTED: Final = {
    "suits": (*SUITS.values(), "winds", "dragons"),
    "classes": ("simples", "terminals", "honours"),
    "ends": ("ends",),
    "korean": ("not_korean",),
}

# ---- false rules


def resorted(
    code: str, slug: str, change: Callable[[Tile, frozenset[str]], frozenset[str]], common: int = 2
) -> Mistake:
    """Tiles are put into other groups."""
    return misjudge(code, slug, partial(_resorted, change=change), common)


def _resorted(
    found: Sorted, change: Callable[[Tile, frozenset[str]], frozenset[str]]
) -> Sorted | None:
    classes = tuple(map(change, found.heap.tiles, found.classes))
    return None if classes == found.classes else found._replace(classes=classes)


def _of_four(found: Sorted) -> Sorted | None:
    """W23: four of each are counted, whatever is seen."""
    return found._replace(left=COPIES) if found.left < COPIES else None


def _reds_apart(found: Sorted) -> Sorted | None:
    """T06: a red five belongs to no group, and is no copy of the five."""
    reds = sum(tile.is_red and tile.kind is found.heap.counted for tile in found.heap.tiles)
    other = _resorted(found, lambda tile, of: NO_GROUP if tile.is_red else of)
    return other and other._replace(left=found.left + reds)


NO_GROUP: Final = frozenset[str]()
MIXED: Final = {"circles": "bamboo", "bamboo": "circles"}
MISTAKES: Final = (
    resorted("T01", "circles-bamboo", lambda _, of: frozenset(MIXED.get(g, g) for g in of), 3),
    resorted("T04", "bird-of-no-suit", lambda tile, of: NO_GROUP if tile is Tile.S1 else of),
    resorted(
        "T05", "honours-left-out", lambda tile, of: of - {"ends"} if tile.is_honour else of, 3
    ),
    resorted(
        "T05", "honours-are-simples", lambda tile, of: of | {"simples"} if tile.is_honour else of
    ),
    misjudge("T06", "red-five-apart", _reds_apart),
    misjudge("W23", "four-of-each", _of_four),
)

KIND: Final = Kind(
    id=ID,
    section="1.2.1",
    levels=(1, 2, 3),
    seconds=25,
    sorts=tuple(
        Sort(name, heaps(wanted), only_at(level, 1))
        for level, (name, wanted) in enumerate(WANTED.items(), 1)
    ),
    topics={
        "suits": Topic(("picked",), levels=(1,), sorts={"suits": 1}),
        "korean": Topic(("picked",), levels=(1,), sorts={"korean": 1}),
        "classes": Topic(("picked",), levels=(2,), sorts={"classes": 1}),
        "ends": Topic(("picked",), levels=(3,)),
        "copies": Topic(("left",), levels=(3,)),
    },
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=about,
        wrong=wrong,
        rule=partial(wrong, hint="rule"),
    ),
    bound=0.3,
    mistakes=MISTAKES,
)
