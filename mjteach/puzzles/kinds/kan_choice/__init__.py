"""``kan_choice``: which kans may be declared, of which kind they are, and when not (R2.7.2).

Level 1 asks for every kan, level 2 for the kind of one, level 3 whether one may be declared and
what decides it, level 4 what it does to the waits of a hand in riichi.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.round.actions import Action

from ...base import Key
from ...fields import label, one_of, yes_no
from ...kind import Kind, Posed
from ...mistakes_of.kans import KAN_MISTAKES
from ...questions import NONE, Choice, Field, PickAction, PickTiles, Value
from ...scenes import Scene
from ...situations.kans import (
    KANS,
    is_closed,
)
from ...situations.moments import Judged, Moment, chosen, moment_scene, written
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
    is_kan = action.kind in KANS
    before, after = result.waits
    return {
        "kans": chosen(one for one in result.legal if one.kind in KANS),
        "kind": str(action.kind) if is_kan else NONE,
        "closed": "yes" if is_kan and is_closed(result.state, action) else "no",
        "may": "no" if no else "yes",
        "reason": (*no, NONE)[0],
        "before": [str(tile) for tile in before] or NONE,
        "after": [str(tile) for tile in after] or NONE,
    }


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
            choices = tuple(Choice(written(action), _named(action)) for action in listed)
            yield PickAction("kans", label(ID, "kans"), choices)
        case 2:
            yield one_of(ID, "kind", [(kind, msg(f"meld.{kind}.name")) for kind in sorted(KANS)])
            yield yes_no(ID, "closed")
        case 3:
            yield yes_no(ID)
            yield one_of(ID, "reason", _reasons(REASONS))
        case _:
            yield _tiles("before")
            yield _tiles("after")
            yield one_of(ID, "reason", _reasons(("kan_in_riichi", *STRICT)))


def _reasons(checks: tuple[str, ...]) -> list[tuple[str, Message]]:
    names = [(id, msg(f"check.{id}.name")) for id in checks]
    return [*names, (NONE, msg("field.nothing_against"))]


def _tiles(id: str) -> PickTiles:
    return PickTiles(id, label(ID, id), msg(f"puzzle.{ID}.no_wait"))


def _named(action: Action) -> Message:
    return msg(f"scene.action.{action.kind}", tile=action.tile, using=action.using)


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
    verdicts = dict(posed.result.verdicts)
    if posed.level > 1:
        tree: Explanation = verdicts[posed.result.action].explain()
        return tree
    trees = (verdict.explain() for action, verdict in verdicts.items() if action.kind in KANS)
    return Explanation(right(posed), tuple(trees))


def right(posed: Posed) -> Message:
    """What is possible, of which kind it is, or the first thing that is in the way."""
    result: Judged = posed.result
    if posed.level == 1:
        legal = tuple(_named(action) for action in result.legal if action.kind in KANS)
        return (
            msg(f"puzzle.{ID}.right.some", actions=legal)
            if legal
            else msg(f"puzzle.{ID}.right.none")
        )
    if posed.level == 2:
        closed = is_closed(result.state, result.action)
        return msg(f"puzzle.{ID}.right.{result.action.kind}", closed=closed)
    failures = dict(result.verdicts)[result.action].failures
    return failures[0].message if failures else msg(f"puzzle.{ID}.right.allowed")


KIND: Final = Kind(
    id=ID,
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
