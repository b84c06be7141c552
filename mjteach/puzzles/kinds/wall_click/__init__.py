"""``wall_click``: show it on the wall: where it breaks, what is dealt first, the dead wall (R2.3).

Level 1 asks whose wall is broken, how many tiles stand there, and where a discard lies (R2.5);
level 2 for stacks of the four walls, level 3 for tiles of the dead wall, level 4 for the last draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mjteach.core.message import Explanation, Message, Param, msg
from mjteach.core.tiles import ALL_KINDS
from mjteach.riichi.setup.wall import LIVE_END, WALL_TILES

from ...base import Part
from ...fields import label, number
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import Choice, Field, PickPlaces, Value
from ...scenes import Scene, seat_place
from ...situations.seatings import wind_of
from ...sketches import Sketch
from ...sorts import Sort
from ...words import because, rule_per_field
from .dealing import end_of_wall, letter, ring, river, stack_place, tile_place
from .mistakes import WALL_PLACES
from .situation import WITH_KANS, FoundPlace, WallMoment, find_places, wall_spots

ID: Final = "wall_click"
ASKED: Final[Mapping[str, Mapping[int, tuple[str, ...]]]] = {
    "built": {1: ("stacks", "tiles", "all", "missing")},
    "break": {1: ("broken",), 2: ("first",)},
    "river": {1: ("river",)},
    "dead_wall": {2: ("dead",), 3: ("indicator", "ura", "replacement")},
    "kans": {3: ("next", "kan_indicator", "joins")},
    "last_draw": {4: ("last",)},
}
"""What is asked, by topic and level."""
FIELDS: Final = {
    **dict.fromkeys(("broken", "first", "dead"), ("place",)),
    **dict.fromkeys(ASKED["built"][1], ("count",)),
    "river": ("cell",),
    "last": ("left", "last", "drawer"),
}
"""The fields of a question; usually a tile of the dead wall."""
COUNTED: Final = {"last": ("standing", "count", "turn")}
"""The steps of a count, after the rule of what is asked."""


def write(spot: WallMoment, found: FoundPlace) -> dict[str, Value]:
    """Walls, stacks, tiles, cells and players as places, and numbers."""
    stacks = [stack_place(found.wall, place) for place in found.tiles]
    tiles = [tile_place(found.wall, place) for place in found.tiles]
    walls: dict[str, Value] = {
        "broken": f"wall.{letter(found.wall.broken, spot.dealer)}",
        "dead": sorted({*stacks}),
    }
    return {
        "place": walls.get(spot.asked, stacks[0] if stacks else None),
        "tile": tiles[0] if tiles else None,
        "last": tiles[0] if tiles else None,
        "count": found.counted,
        "left": found.left,
        "drawer": seat_place(found.drawer),
        "cell": "river.{}.{}".format(*found.cell),
    }


def drawn(posed: Posed) -> Sketch | None:
    """The four walls, the end of the wall large, or a river; nothing where tiles are counted."""
    spot: WallMoment = posed.situation
    if spot.asked in ASKED["built"][1]:
        return None
    if spot.asked == "river":
        return river()
    if posed.level < 3:
        return ring(spot, stacks=posed.level == 2)
    return end_of_wall(spot, posed.result, posed.rules, players=posed.level == 4)


def ask(posed: Posed) -> Iterator[Field]:
    """A number, or places of the drawing."""
    spot, sketch = posed.situation, drawn(posed)
    for id in FIELDS.get(spot.asked, ("tile",)):
        if id in ("count", "left") or sketch is None:
            yield number(ID, id, asked=spot.asked)
            continue
        areas = [area for area in sketch.areas if area.id.startswith("seat.") == (id == "drawer")]
        offered = tuple(Choice(area.id, area.name) for area in areas)
        yield PickPlaces(id, label(ID, id, asked=spot.asked), offered, spot.asked == "dead")


def scene(posed: Posed) -> Scene:
    """The drawing; what has happened where the last draw is asked for."""
    spot: WallMoment = posed.situation
    facts = []
    if spot.asked in WITH_KANS:
        when = "before" if posed.level == 3 else "so_far"
        facts.append(msg(f"puzzle.{ID}.kans.{when}", kans=spot.kans))
    if spot.asked == "last":
        facts.append(msg(f"puzzle.{ID}.turn", who=wind_of(spot.turn, spot.dealer)))
    return Scene((), tuple(facts), board=drawn(posed))


def prompt(posed: Posed) -> Message:
    """The dice, or the discard, and what is sought."""
    spot: WallMoment = posed.situation
    first, second = spot.sums
    again = second if posed.rules.wall_break_rolls > 1 else 0
    return msg(f"puzzle.{ID}.prompt.{spot.asked}", total=first, again=again, number=spot.number)


def explain(posed: Posed) -> Explanation:
    """What is found, and the rules of it."""
    spot, found, sketch = posed.situation, posed.result, drawn(posed)
    names = {area.id: area.name for area in sketch.areas} if sketch else {}
    key = write(spot, found)
    ids = [key[id] for id in FIELDS.get(spot.asked, ("tile",))]
    if spot.asked == "dead":
        ids = [stack_place(found.wall, found.tiles[end]) for end in (0, -1)]
    places = tuple(names[str(id)] for id in ids if id in names)
    facts: dict[str, Param] = {
        "places": places,
        "count": found.counted,
        "row": found.cell[0],
        "place": found.cell[1],
        "standing": found.left + WALL_TILES - LIVE_END,
        "left": found.left,
        "tile": names.get(str(key["last"]), ""),
        "turn": wind_of(spot.turn, spot.dealer),
        "who": wind_of(found.drawer, spot.dealer),
    }
    if spot.asked == "dead":
        winds = [place.get("wind") for place in places]
        numbers = tuple(place.get("number") for place in places)
        facts |= {"walls": len({*winds}), "wind": winds[0], "numbers": numbers}
    said = msg(f"puzzle.{ID}.so.{spot.asked}", **facts)
    lines = (*("break",) * (posed.level == 2), spot.asked, *COUNTED.get(spot.asked, ()))
    told = (msg(f"puzzle.{ID}.rule.{id}", **facts) for id in lines)
    return Explanation(said, tuple(map(Explanation, told)))


def line(posed: Posed) -> Message | None:
    """The first rule it rests on; nothing where it was said already, the sum where it is one."""
    if posed.situation.asked in ("all", "tiles", "stacks"):
        return msg(f"puzzle.{ID}.hint.{posed.situation.asked}.line", kinds=len(ALL_KINDS))
    told = (f"puzzle.{ID}.rule.{asked}" for asked in ("broken", "kan_indicator"))
    first = explain(posed).children[0].message
    return None if first.id in told else first


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """How to find the place; of the last draw each part has a way of its own."""
    asked: str = posed.situation.asked
    word = f"wrong.{part.field}" if asked == "last" else f"hint.{asked}.ask"
    yield msg(f"puzzle.{ID}.{word}")


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.3.1",
    levels=(1, 2, 3, 4),
    seconds=25,
    sorts=tuple(
        Sort(name, wall_spots(asked), tuple(int(level in asked) for level in (1, 2, 3, 4)))
        for name, asked in ASKED.items()
    ),
    topics={name: Topic(levels=(*asked,), sorts={name: 1}) for name, asked in ASKED.items()},
    steps=Steps(find_places, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        right=because(explain),
        line=line,
        about=lambda posed: posed.situation.asked,
        wrong=wrong,
        rule=rule_per_field(ID, drawer=()),
    ),
    bound=0.3,
    mistakes=WALL_PLACES,
    options=("wall_break_rolls",),
)
