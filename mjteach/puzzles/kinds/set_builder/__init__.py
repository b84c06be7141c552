"""``set_builder``: which groups make a finished hand (R2.6).

Level 1 asks for the groups, level 2 shows them and asks what is wrong, level 3 has hands with more
than one way, level 4 the two hands that are built otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Shape
from mjteach.core.tiles import counts_of

from ...base import Key, Part
from ...canonical import tiles_of
from ...fields import label, number, settling, word_of
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, GroupTiles, PickSpots, Value
from ...scenes import Row, RowKind, Scene
from ...situations import plans
from ...situations.plans import Plan
from ...situations.tables import as_one, set_rows, tile_row
from ...situations.waiting import laid_out
from ...situations.walls import Tiles
from ...sorts import Sort, at
from ...words import because, per_level, prompt_per_level, rule_per_field
from .dealing import Built, Split, few_orphans, four_and_pairs, laid, same_numbers, split, why_none
from .mistakes import GROUPS

ID: Final = "set_builder"
FALSE: Final = ("suits", "past_nine", "honours", "one_number", "neighbours", "no_pair")
WHY: Final = (*FALSE, "short", NONE)
"""What can be wrong with groups as they lie; a pair is no short set."""
SHAPES: Final = (*map(str, (Shape.STANDARD, Shape.SEVEN_PAIRS, Shape.ORPHANS)), NONE)


def write(built: Built, found: Split) -> dict[str, Value]:
    """The groups, whether the hand is finished, what is wrong where, and its shape."""
    place, why = found.fault or (len(built.groups), NONE)
    return {
        "groups": _written(found.ways[0]) if found.ways else None,
        "ways": len(found.ways),
        "sets": found.sets,
        "complete": "no" if found.fault else "yes",
        "why": why,
        "fault": [f"group.{place}.0"] if place < len(built.groups) else NONE,
        "shape": str(found.shape or NONE),
    }


def _written(groups: tuple[Tiles, ...]) -> list[list[str]]:
    return sorted([str(tile) for tile in group] for group in groups)


def accepts(_built: Built, found: Split, _key: Key) -> Iterator[Key]:
    """Every way to lay the tiles out."""
    for way in found.ways[1:]:
        yield {"groups": _written(way)}


# ---- what is dealt


PLAIN: Final = Plan(open=0.0, quads=0.0)
ALIKE: Final = PLAIN._replace(runs=0.4)
SAME: Final = PLAIN._replace(sets=same_numbers(3))
TWICE: Final = PLAIN._replace(sets=plans.twice(1), open=0.3)
ROW: Final = PLAIN._replace(sets=plans.three_in_a_row, open=0.5)
TABLE: Final = Plan(plans.twice(1), open=0.75, quads=0.6, runs=0.3)
SORTS: Final = (
    *at(1, Sort("plain", laid(PLAIN, ALIKE), 40), Sort("same", laid(SAME), 40)),
    *at(2, Sort("fits", laid(PLAIN, ALIKE, SAME), 40)),
    *at(2, *(Sort(f"no.{why}", laid(PLAIN, ALIKE, false=why), 9) for why in FALSE)),
    Sort("twice", laid(TWICE), (20, 0, 25)),
    *at(3, Sort("row", laid(ROW), 35), Sort("table", laid(TABLE), 40)),
    *at(4, Sort("pairs", laid(Plan(whole=plans.seven_pairs)), 24)),
    *at(4, Sort("orphans", laid(Plan(whole=plans.orphans)), 18)),
    *at(4, Sort("standard", laid(ALIKE), 22)),
    *at(4, Sort("four_alike", laid(Plan(whole=four_and_pairs), false="four"), 17)),
    *at(4, Sort("few_orphans", laid(Plan(whole=few_orphans), false="few"), 11)),
    *at(4, *(Sort(f"4.{why}", laid(PLAIN, false=why), 4) for why in FALSE[:2])),
)


def _false(*why: str) -> Topic:
    """Hands with these false groups, and finished ones."""
    return Topic((), why, (2,), {**{f"no.{each}": 6 // len(why) for each in why}, "fits": 5})


TOPICS: Final[Mapping[str, Topic]] = {
    "groups": Topic(levels=(1,), sorts={"plain": 3, "same": 1}),
    "runs": _false("suits"),
    "wrap": _false("past_nine"),
    "honours": _false("honours"),
    "triplet": _false("one_number"),
    "pair": _false("neighbours", "no_pair"),
    "several": Topic(("ways",), (), (3,), {"twice": 1, "row": 1}),
    "quads": Topic(("sets",), (), (3,), {"table": 1}),
    "special_hands": Topic(levels=(4,)),
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """Groups to make, a verdict on groups that lie there, or the shape of a hand."""
    match posed.level:
        case 1 | 3:
            yield GroupTiles("groups", label(ID, "groups"), "hand")
            if posed.level == 3:
                yield number(ID, "ways")
                yield number(ID, "sets")
        case 2:
            rows = tuple(f"group.{place}" for place in range(len(posed.situation.groups)))
            yield settling(word_of(ID, "complete", ("yes", "no")), "yes", "why", "fault")
            yield word_of(ID, "why", WHY)
            yield PickSpots(
                "fault", label(ID, "fault"), rows, msg(f"puzzle.{ID}.no_fault"), one=True
            )
        case _:
            yield word_of(ID, "shape", SHAPES)


def scene(posed: Posed) -> Scene:
    """The tiles in order, or at level 2 as somebody laid them."""
    built: Built = posed.situation
    if posed.level != 2:
        return Scene((tile_row("hand", RowKind.HAND, built.tiles), *set_rows(built.melds)))
    return Scene(tuple(_row(place, group) for place, group in enumerate(built.groups)))


def _row(place: int, group: Tiles) -> Row:
    name = msg(f"puzzle.{ID}.group", number=place + 1)
    return as_one(tile_row(f"group.{place}", RowKind.GROUP, group, name))


def explain(posed: Posed) -> Explanation:
    """Every group with what it is; every way, where there are several; the pairs and orphans."""
    built, found = posed.situation, posed.result
    if posed.level == 3:
        ways = (msg(f"puzzle.{ID}.way", groups=_notes(way)) for way in found.ways)
        return Explanation(right(posed), tuple(map(Explanation, ways)))
    groups = found.ways[0] if posed.level == 1 else built.groups
    lines = [_said(group) for group in groups if len(groups) > 1]
    if posed.level == 4:
        left = [] if found.shape or lines else [laid_out(counts_of(built.tiles))]
        lines = [_counted(built), *lines, *left]
    return Explanation(right(posed), tuple(map(Explanation, lines)))


def _notes(groups: tuple[Tiles, ...]) -> tuple[Message, ...]:
    return tuple(msg(f"puzzle.{ID}.tiles", tiles=group) for group in groups)


def _said(group: Tiles) -> Message:
    """What a group is, or why it is none."""
    why = why_none(group)
    kind = "pair" if len(group) == 2 else "triplet" if group[0] is group[-1] else "run"
    return msg(f"puzzle.{ID}.{'no' if why else 'is'}.{why or kind}", tiles=group)


def _counted(built: Built) -> Message:
    """How many different pairs, and how many terminals and honours."""
    kinds = {*built.tiles}
    pairs = sum(built.tiles.count(kind) >= 2 for kind in kinds)
    return msg(f"puzzle.{ID}.counted", pairs=pairs, kinds=sum(kind.is_yaochuu for kind in kinds))


def right(posed: Posed) -> Message:
    """Whether it is a finished hand, and which."""
    found: Split = posed.result
    if posed.level == 2 and found.fault:
        place, why = found.fault
        if why == "no_pair":
            return msg(f"puzzle.{ID}.right.no_pair")
        return _said(found.built.groups[place])
    if posed.level == 3:
        return msg(f"puzzle.{ID}.right.ways", count=len(found.ways), sets=found.sets)
    return msg(f"puzzle.{ID}.right.{found.shape or NONE}")


def line(posed: Posed) -> Message:
    """A group that stands, or the count of pairs and orphans."""
    if posed.level == 4:
        return _counted(posed.situation)
    groups = posed.situation.groups if posed.level == 2 else posed.result.ways[0]
    return next(_said(group) for group in groups if not why_none(group))


def wrong(_posed: Posed, part: Part) -> Iterator[Message]:
    """What is the matter with a group that was made."""
    groups = [tiles_of(group) for group in part.given] if isinstance(part.given, list) else []
    if part.field != "groups":
        yield msg(f"puzzle.{ID}.wrong.{part.field}")
        return
    false = next((group for group in groups if len(group) > 1 and why_none(group)), None)
    yield _said(false) if false else msg(f"puzzle.{ID}.wrong.groups")


KIND: Final = Kind(
    id=ID,
    section="2.6",
    version=5,
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(split, write, accepts=accepts),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=because(explain, 3, 4),
        line=line,
        about=per_level(),
        wrong=wrong,
        rule=rule_per_field(ID, ways=()),
    ),
    bound=0.5,
    headline=("groups", "ways", "sets", "complete", "why", "shape"),
    mistakes=GROUPS,
    options=("chiitoitsu_four_of_a_kind",),
)
