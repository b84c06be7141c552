"""``kan_choice``: which kans may be declared, of which kind they are, and when not (R2.7.2).

Level 1 asks for every kan, level 2 for the kind of one, level 3 whether one may be declared and
what decides it, level 4 what it does to the waits of a hand in riichi.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.melds import MeldKind
from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.round.thinkable import ANKAN, KANS

from ...base import Key
from ...fields import label, one_of, yes_no
from ...kind import Kind, Posed
from ...mistakes_of.kans import KAN_MISTAKES
from ...questions import NONE, Field, PickAction, PickTiles, Value
from ...scenes import Scene
from ...situations.moments import Judged, Moment, choices, chosen, moment_scene, named, reasons
from .deals import SORTS, STRICT, TOPICS, find

ID: Final = "kan_choice"
REASONS: Final = (
    "ankan_four",
    "kakan_pon",
    "kan_after_draw",
    "kan_last_draw",
    "kan_limit",
    "kan_in_riichi",
    "kan_drawn_tile",
    "kan_keeps_waits",
    "kan_keeps_shape",
)


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """The kans, the kind of one, whether it may be and what decides, and the waits."""
    action, no = result.action, result.no
    before, after = result.waits
    return {
        "kans": chosen(result.legal(*KANS)),
        "kind": str(action.kind) if action.kind in KANS else NONE,
        "closed": "yes" if _is_closed(result) else "no",
        "may": "no" if no else "yes",
        "reason": (*no, NONE)[0],
        "before": [str(tile) for tile in before] or NONE,
        "after": [str(tile) for tile in after] or NONE,
    }


def _is_closed(result: Judged) -> bool:
    """Whether the hand is closed after the kan thought of."""
    melds = result.state.seats[result.action.seat].hand.melds
    return result.action.kind is ANKAN and all(meld.kind is MeldKind.ANKAN for meld in melds)


def accepts(moment: Moment, key: Key) -> Iterator[Key]:
    """Where the waits change and the shape with them, either is a reason."""
    if find(moment, moment.state.rules).no == STRICT:
        yield {**key, "reason": STRICT[1]}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """A list of kans, a kind, a verdict with its reason, or the waits."""
    match posed.level:
        case 1:
            listed = [action for action, _ in posed.result.verdicts if action.kind in KANS]
            yield PickAction("kans", label(ID, "kans"), choices(listed))
        case 2:
            yield one_of(ID, "kind", [(kind, msg(f"meld.{kind}.name")) for kind in sorted(KANS)])
            yield yes_no(ID, "closed")
        case 3:
            yield yes_no(ID)
            yield reasons(ID, REASONS)
        case _:
            for id in ("before", "after"):
                yield PickTiles(id, label(ID, id), msg(f"puzzle.{ID}.no_wait"))
            yield reasons(ID, ("kan_in_riichi", *STRICT))


def prompt(posed: Posed) -> Message:
    """What the player thinks of; at level 2 without the kind of kan."""
    asked, action = posed.situation.state.asked, posed.situation.action
    open_tile = asked is not None and asked.seat is not action.seat
    name = f"puzzle.{ID}.prompt.{posed.level}"
    if posed.level == 1:
        tile = asked.tile if open_tile else None
        return msg(name, tile=tile, wind=posed.situation.state.wind(asked.seat) if tile else None)
    return msg(name, tile=action.tile)


def scene(posed: Posed) -> Scene:
    """The table with the drawn tile, or with the tile that lies open."""
    return moment_scene(posed.situation)


def explain(posed: Posed) -> Explanation:
    """The checks of every kan, or of the one that is thought of."""
    result: Judged = posed.result
    if posed.level > 1:
        return result.told(result.action, REASONS)
    kans = [action for action, _ in result.verdicts if action.kind in KANS]
    return Explanation(right(posed), tuple(result.told(each, REASONS) for each in kans))


def right(posed: Posed) -> Message:
    """What is possible, of which kind it is, or the first thing that is in the way."""
    result: Judged = posed.result
    if posed.level == 1:
        legal = tuple(map(named, result.legal(*KANS)))
        return msg(f"puzzle.{ID}.right.{'some' if legal else 'none'}", actions=legal)
    if posed.level == 2:
        return msg(f"puzzle.{ID}.right.{result.action.kind}", closed=_is_closed(result))
    return result.verdict.failures[0].message if result.no else msg(f"puzzle.{ID}.right.allowed")


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.7.2",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    find=find,
    write=write,
    accepts=accepts,
    ask=ask,
    prompt=prompt,
    scene=scene,
    explain=explain,
    right=right,
    about=lambda posed: ("kans", "kind", "one", "waits")[posed.level - 1],
    bound=0.5,
    tempts=True,
    mistakes=KAN_MISTAKES,
    left_out={},
    options=("ankan_after_riichi", "kan_on_last_draw", "fifth_kan", "kakan_with_held_tile"),
)
