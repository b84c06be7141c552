"""``shanten``: how far is a hand from tenpai, and which tiles bring it nearer (R2.6.1-m)?

Level 1 asks for the number of tiles, level 2 for the tiles and how many of them are left (ukeire).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.shanten import all_shanten

from ..base import Part
from ..canonical import codes
from ..fields import label, number, pick_tiles
from ..kind import Kind
from ..mistakes.distance import DISTANCES
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Field, Value
from ..scenes import Scene
from ..situations.distance import Distance, distance, distances, far, near_pairs
from ..situations.standing import exchanges
from ..situations.waiting import Waiting, laid_out, waiting_scene
from ..sorts import Sort, at
from ..words import per_level, prompt_per_level, wrong_per_field

ID: Final = "shanten"


def write(_waiting: Waiting, found: Distance) -> dict[str, Value]:
    """How many tiles are missing; which bring the hand nearer, and how many of them are left."""
    return {"steps": found.steps, "useful": codes(found.useful), "left": found.left}


def ask(posed: Posed) -> Iterator[Field]:
    """A number; the tiles and their number."""
    if posed.level == 1:
        yield number(ID, "steps", unit="tiles")
        return
    yield pick_tiles(
        posed.situation.hand, "useful", label(ID, "useful"), msg(f"puzzle.{ID}.no_tile")
    )
    yield number(ID, "left", unit="tiles")


def scene(posed: Posed) -> Scene:
    """The hand."""
    return waiting_scene(posed.situation)


def _parts(posed: Posed) -> Message:
    """The sets and the pair with what is left over; the pairs where seven of them are nearer."""
    counts = posed.situation.hand.counts
    each = all_shanten(counts, len(posed.situation.hand.melds))
    if each.chiitoi is not None and each.chiitoi < each.normal:
        return msg(f"puzzle.{ID}.pairs", count=sum(count >= 2 for count in counts))
    return laid_out(counts)


def explain(posed: Posed) -> Explanation:
    """The parts of the hand; one way to tenpai, or each tile with the copies that are left."""
    found: Distance = posed.result
    lines = [_parts(posed)]
    if posed.level == 1:
        lines += exchanges(posed.situation.hand, found.steps)
    else:
        lines += [
            msg(f"puzzle.{ID}.copies", tile=tile, left=found.unseen[tile]) for tile in found.useful
        ]
    return Explanation(right(posed), tuple(Explanation(line) for line in lines))


def right(posed: Posed) -> Message:
    """The number; the tiles and how many are left."""
    found: Distance = posed.result
    if posed.level == 1:
        return msg("shanten.best", count=found.steps)
    return msg(f"puzzle.{ID}.right", tiles=found.useful, left=found.left)


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to look at in the part."""
    yield from wrong_per_field(ID)(posed, part)


KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    levels=(1, 2),
    sorts=(
        *at(1, *(Sort(f"far_{steps}", distances(far(steps)), 20) for steps in range(4))),
        *at(1, *(Sort(f"pairs_{steps}", distances(near_pairs(steps)), 6) for steps in range(3))),
        *at(2, Sort("near", distances(far(1, is_few=True)), 50)),
        *at(2, Sort("nearer", distances(far(2, is_few=True)), 20)),
        *at(2, Sort("pairs", distances(near_pairs(1, is_few=True)), 15)),
    ),
    topics={
        "sets": Topic.dealing("far_1", "far_2", levels=(1,)),
        "pairs": Topic.dealing("pairs_0", "pairs_1", "far_1", levels=(1,)),
    },
    steps=Steps(distance, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, right=right, line=_parts, about=per_level(), wrong=wrong),
    bound=0.55,
    mistakes=DISTANCES,
    seconds=25,
)
