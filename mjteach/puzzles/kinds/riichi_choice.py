"""``riichi_choice``: with which tile riichi may be declared, and whether it may at all (R2.6.3).

Level 1 asks for every such discard, level 2 for the waits after one of them as well, level 3 what
decides, level 4 what may be done once riichi is declared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable
from mjteach.riichi.rules import OwnFourWait, RiichiBelow1000, RuleSet, Tobi

from ..base import Part
from ..canonical import codes
from ..fields import label, yes_no
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, per_level
from ..mistakes_of.riichi import RIICHI_MISTAKES
from ..partly import partly
from ..questions import Field, PickTiles, Value
from ..situations.declaring import closed, noten, opened, own_four, with_points
from ..situations.judged import Judged, Telling, asking, decision, judge, reasons, refused
from ..situations.kans import APART, WAITS, in_riichi
from ..situations.moments import Moment, moment_scene
from ..sorts import at, not_under, under

ID: Final = "riichi_choice"
RIICHI, DISCARD, ANKAN = ActionKind.RIICHI, ActionKind.DISCARD, ActionKind.ANKAN
REASONS: Final = (
    *("riichi_closed", "riichi_tenpai", "riichi_deposit", "riichi_draw_left"),
    *("riichi_own_four", "riichi_furiten"),
)


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every discard with riichi, after riichi of every discard and kan."""
    own = moment.state.seats[moment.seat]
    kinds = {DISCARD, ANKAN} if own.riichi else {RIICHI}
    found = judge(moment, rules, lambda s, seat: (a for a in askable(s, seat) if a.kind in kinds))
    return found._replace(waits=((), _waits(moment)))


def _waits(moment: Moment) -> tuple[Tile, ...]:
    """What the hand waits for after the discard that is thought of."""
    concealed, melds, drawn = moment.state.seats[moment.seat].hand
    tile = moment.action.tile
    held = [*concealed, *([drawn] if drawn else [])]
    if moment.action.kind is not RIICHI or tile not in held:
        return ()
    held.remove(tile)
    return wait_tiles(counts_of(held), melds)


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """The discards, the waits after one, what decides, and what is free after riichi."""
    discards = tuple(action.tile for action in result.legal(RIICHI) if action.tile)
    thrown = tuple(action.tile for action in result.legal(DISCARD) if action.tile)
    return {
        "discards": codes(discards),
        "waits": codes(result.waits[1]),
        **decision(result),
        "throw": codes(thrown),
        "kan": "yes" if result.legal(ANKAN) else "no",
    }


def ask(posed: Posed) -> Iterator[Field]:
    """Tiles of the own hand, tiles to wait for, or a verdict with its reason."""
    if posed.level == 3:
        yield yes_no(ID)
        yield reasons(ID, REASONS)
    elif posed.level == 4:
        yield PickTiles("throw", label(ID, "throw"), msg(f"puzzle.{ID}.no_tile"))
        yield yes_no(ID, "kan")
    else:
        yield PickTiles("discards", label(ID, "discards"), msg(f"puzzle.{ID}.no_tile"))
        if posed.level == 2:
            words = label(ID, "waits", tile=posed.situation.action.tile)
            yield PickTiles("waits", words, msg(f"puzzle.{ID}.no_wait"))


TOLD: Final = Telling(ID, REASONS, lambda _: ())


def explain(posed: Posed) -> Explanation:
    """What each discard leads to; what decides about one; after riichi what is free."""
    result: Judged = posed.result
    if posed.level == 3:
        return TOLD.explain(posed)._replace(message=right(posed))
    if posed.level == 4:
        rule = msg(f"puzzle.{ID}.after.{'kan' if result.legal(ANKAN) else 'no_kan'}")
        return Explanation(right(posed), (Explanation(rule),))
    verdicts = dict(result.verdicts)
    legal = [verdicts[action] for action in _free(result)]
    told = [f.message for v in legal for f in v.findings if f.check == "riichi_tenpai"]
    return Explanation(right(posed), tuple(map(Explanation, told)))


def _free(result: Judged) -> tuple[Action, ...]:
    """The discards that allow riichi, each kind of tile once, drawn or held."""
    kinds = {action.tile.kind: action for action in result.legal(RIICHI) if action.tile}
    return tuple(kinds[kind] for kind in sorted(kinds))


def right(posed: Posed) -> Message:
    """The discards, or what decides."""
    result: Judged = posed.result
    if posed.level == 3:
        failures = result.verdict.failures
        return failures[0].message if failures else msg(f"puzzle.{ID}.right.allowed")
    if posed.level == 4:
        return msg(f"puzzle.{ID}.right.after", tile=result.legal(DISCARD)[0].tile)
    tiles = tuple(action.tile for action in _free(result))
    return msg(f"puzzle.{ID}.right.{'some' if tiles else 'none'}", tiles=tiles)


def line(posed: Posed) -> Message:
    """How many discards there are; what a check says that does not decide; the drawn tile."""
    result: Judged = posed.result
    if posed.level == 3:
        return TOLD.line(posed) or right(posed)
    if posed.level == 4:
        return msg(f"puzzle.{ID}.line.after")
    return msg(f"puzzle.{ID}.line.count", count=len(_free(result)))


def prompt(posed: Posed) -> Message:
    """At level 3 with the tile that is thought of."""
    return msg(f"puzzle.{ID}.prompt.{posed.level}", tile=posed.situation.action.tile)


def wrong(_posed: Posed, part: Part) -> Iterator[Message]:
    """What to try with a tile that was chosen or forgotten."""
    yield msg(f"puzzle.{ID}.wrong.{part.field}")


# ---- what is dealt


@partly
def count(found: Judged, *numbers: int) -> list[Action]:
    """So many discards allow riichi; one of them is thought of."""
    legal = found.legal(RIICHI)
    return list(legal or (found.action,)) if len(legal) in numbers else []


def _stays(found: Judged) -> tuple[Action, ...]:
    return (found.action,)


def _needs_points(rules: RuleSet) -> bool:
    if rules.riichi_below_1000 is RiichiBelow1000.FORBIDDEN_IF_TOBI:
        return rules.tobi is not Tobi.OFF
    return rules.riichi_below_1000 is RiichiBelow1000.FORBIDDEN


sort = partial(asking, find)
says = partial(refused, [RIICHI])
"""Riichi is thought of, which just these checks refuse."""
POOR: Final = says("riichi_deposit")
NEEDS_DRAW: Final = not_under(riichi_without_draw_left="allowed")
DEAD_IS_NOTEN: Final = not_under(own_four_wait=OwnFourWait.TENPAI)
LAST_FOUR, TOO_LATE = (65,), (66, 67, 68)
"""Discards that leave four tiles to draw after the own one, and fewer."""

KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.6.3",
    levels=(1, 2, 3, 4),
    sorts=(
        sort("one", closed(), count(1), (30, 0)),
        sort("some", closed(), count(2, 3), (35, 35)),
        sort("many", closed(), count(4, 5, 6, 7, 8), (15, 35)),
        sort("none", noten(), count(0), (20, 0)),
        *at(3, sort("yes.ankan", closed(kan=True), says(), 8)),
        *at(3, sort("yes.points", with_points(closed(), 1000), says(), 8)),
        *at(3, sort("yes.late", closed(turns=LAST_FOUR), says(), 8)),
        *at(3, sort("yes.furiten", closed(furiten=True), says(), 8, under(furiten_riichi=True))),
        *at(3, sort("open", opened(), says("riichi_closed"), 12)),
        *at(3, sort("noten", closed(), says("riichi_tenpai"), 12)),
        *at(
            3, sort("points", with_points(closed(), 900), says("riichi_deposit"), 12, _needs_points)
        ),
        *at(3, sort("late", closed(turns=TOO_LATE), says("riichi_draw_left"), 12, NEEDS_DRAW)),
        *at(3, sort("own_four", own_four(), says("riichi_own_four"), 8, DEAD_IS_NOTEN)),
        *at(4, sort("throw", in_riichi((*APART, *WAITS), held=True), _stays, 35)),
        *at(4, sort("kan", in_riichi(APART), _stays, 35)),
        *at(4, sort("kan.waits", in_riichi(WAITS), _stays, 30)),
    ),
    topics={
        "one_discard": Topic(levels=(1,), sorts={"one": 1}),
        "several_discards": Topic(levels=(1, 2), sorts={"some": 2, "many": 1}),
        "no_discard": Topic(levels=(1,), sorts={"none": 1, "one": 1, "some": 1}),
        "noten": Topic((), ("riichi_tenpai",), (3,), {"noten": 5, "yes.points": 5}),
        "open_hand": Topic((), ("riichi_closed",), (3,), {"open": 4, "yes.points": 5}),
        "ankan": Topic((), ("riichi_closed",), (3,), {"yes.ankan": 5, "open": 4}),
        "points": Topic((), ("riichi_deposit",), (3,), {"points": 5, "yes.points": 5}),
        "last_tiles": Topic((), ("riichi_draw_left",), (3,), {"late": 5, "yes.late": 5}),
        "furiten": Topic(
            (), ("riichi_furiten", "riichi_tenpai"), (3,), {"yes.furiten": 2, "noten": 3}
        ),
        "own_four": Topic((), ("riichi_own_four",), (3,), {"own_four": 5, "yes.late": 5}),
        "after_riichi": Topic(levels=(4,)),
    },
    steps=Steps(find, write),
    asks=Asks(ask, lambda posed: moment_scene(posed.situation), prompt),
    tells=Tells(explain, right=right, line=line, about=per_level(), wrong=wrong),
    bound=0.5,
    headline=("discards", "may", "reason", "throw"),
    mistakes=RIICHI_MISTAKES,
    left_out={
        "R05": "whether riichi must be declared is told in the lesson",
        "W12": "six pairs are asked by wait_finder",
    },
    options=(
        *("riichi_below_1000", "riichi_without_draw_left", "furiten_riichi", "own_four_wait"),
        *("ankan_after_riichi", "tobi"),
    ),
)
