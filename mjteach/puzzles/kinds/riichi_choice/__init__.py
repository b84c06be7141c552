"""``riichi_choice``: with which tile riichi may be declared, and whether it may at all (R2.6.3).

Level 1 asks for every such discard, level 2 for the waits after one of them as well, level 3 what
decides, level 4 what may be done once riichi is declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from mjteach.core.choices import Permission
from mjteach.core.decision import CheckAnswer
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.checks.riichi import deposit_matters
from mjteach.riichi.rules import OwnFourWait

from ...base import Part
from ...canonical import codes
from ...fields import YES_NO, label, pick_among, pick_reason, pick_tiles, settling, yes_no
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Choice, Field, PickSpots, Value
from ...scenes import Row, Scene
from ...situations.judged import Judged, Telling, asking, decision, reasons, refused
from ...situations.kans import APART, WAITS, in_riichi
from ...situations.moments import Moment, moment_scene
from ...situations.own_moments import OWN_MOMENT
from ...situations.tables import alike_once, own_rows
from ...situations.waiting import laid_out
from ...sorts import at, not_under, under
from ...words import because, per_level, prompt_per_level, rule_per_field
from .dealing import find_riichi, kept, noten, own_four, riichi_with, six_pairs, tenpai, with_points
from .mistakes import RIICHI_MISTAKES

ID: Final = "riichi_choice"
RIICHI, DISCARD, ANKAN = ActionKind.RIICHI, ActionKind.DISCARD, ActionKind.ANKAN
REASONS: Final = (
    *("riichi_closed", "riichi_tenpai", "riichi_deposit", "riichi_draw_left", "riichi_last_tile"),
    *("riichi_own_four", "riichi_furiten"),
)
MUST: Final = Choice("must", msg(f"puzzle.{ID}.must"))
OF_KANS: Final = ("ankan_four", "kan_in_riichi", "kan_keeps_waits", "kan_keeps_shape")
TOLD: Final = Telling(ID, tuple(id for id in REASONS if id != "riichi_last_tile"), lambda _: ())
"""The tiles that are left say enough of the last one."""


def _own(moment: Moment) -> tuple[Row, ...]:
    """The own hand, its tiles to point at, and the sets."""
    hand, *sets = own_rows(moment.own.hand)
    return alike_once(hand), *sets


def _spots(moment: Moment, tiles: Iterable[Tile]) -> list[str] | str:
    """Where tiles are in the hand, one of each kind."""
    kinds, (row, *_) = {tile.kind for tile in tiles}, _own(moment)
    return [s.id for s in row.spots if s.tile.kind in kinds and s.same is None] or NONE


def write(moment: Moment, result: Judged) -> dict[str, Value]:
    """The discards, the waits after one, what decides, and what is free after riichi."""
    return {
        "discards": _spots(moment, result.tiles(RIICHI)),
        "gone": codes(result.tiles(RIICHI)),
        "waits": codes(result.waits[1]),
        **decision(result),
        "throw": codes(result.tiles(DISCARD)),
        "kan": "yes" if result.legal(ANKAN) else "no",
    }


# ---- what is dealt


sort = partial(asking, find_riichi)
NEEDS_DRAW: Final = not_under(riichi_without_draw_left=Permission.ALLOWED)
LAST_ONLY: Final = under(
    riichi_without_draw_left=Permission.ALLOWED, riichi_on_last_tile=Permission.FORBIDDEN
)
DEAD_IS_NOTEN: Final = not_under(own_four_wait=OwnFourWait.TENPAI)
LAST_FOUR, TOO_LATE, LAST = (65,), (66, 67, 68), (69,)
"""Discards that leave four tiles to draw, fewer, and none."""
says = partial(refused, [RIICHI])
"""Riichi with a tile that just these checks refuse."""
SORTS: Final = (
    sort("one", tenpai(), riichi_with(1), (25,)),
    sort("some", tenpai(), riichi_with(2, 3), (32, 35)),
    sort("many", tenpai(), riichi_with(4, 5, 6, 7, 8), (15, 35)),
    sort("pairs", six_pairs(), riichi_with(2), (8, 10)),
    sort("none", noten(), riichi_with(0), (20,)),
    *at(  # what decides
        3,
        sort("yes.ankan", tenpai(kan=True), says(), 8),
        sort("yes.points", with_points(tenpai(), 1000), says(), 8),
        sort("yes.late", tenpai(turns=LAST_FOUR), says(), 8),
        sort("yes.furiten", tenpai(furiten=True), says(), 8, under(furiten_riichi=True)),
        sort("open", tenpai(opened=True), says("riichi_closed"), 12),
        sort("noten", tenpai(), says("riichi_tenpai"), 12),
        sort("points", with_points(tenpai(), 900), says("riichi_deposit"), 12, deposit_matters),
        sort("late", tenpai(turns=TOO_LATE), says("riichi_draw_left"), 12, NEEDS_DRAW),
        sort("last", tenpai(turns=LAST), says("riichi_last_tile"), 12, LAST_ONLY),
        sort("own_four", own_four(), says("riichi_own_four"), 8, DEAD_IS_NOTEN),
    ),
    *at(  # after riichi
        4,
        sort("throw", in_riichi((*APART, *WAITS), held=True), kept, 35),
        sort("kan", in_riichi(APART), kept, 35),
        sort("kan.waits", in_riichi(WAITS), kept, 30),
    ),
)


def _judged(*choices: str, yes: str = "points", **no: int) -> Topic:
    """A topic of level 3: what may stand in the way, and as often nothing does."""
    return Topic((), choices, (3,), {f"yes.{yes}": 5, **no})


TOPICS: Final[Mapping[str, Topic]] = {
    "one_discard": Topic(levels=(1,), sorts={"one": 1}),
    "several_discards": Topic(levels=(1, 2), sorts={"some": 1}),
    "no_discard": Topic(levels=(1,), sorts={"none": 1, "one": 1, "some": 1}),
    "pairs": Topic(levels=(1, 2), sorts={"pairs": 1}),
    "noten": _judged("riichi_tenpai", noten=5),
    "open_hand": _judged("riichi_closed", open=4),
    "ankan": _judged("riichi_closed", yes="ankan", open=4),
    "points": _judged("riichi_deposit", points=5),
    "last_tiles": _judged("riichi_draw_left", "riichi_last_tile", yes="late", late=5, last=5),
    "furiten": _judged("riichi_furiten", "riichi_tenpai", yes="furiten", noten=5),
    "own_four": _judged("riichi_own_four", yes="late", own_four=5),
    "must": _judged("must", "riichi_tenpai", noten=3),
    "after_riichi": Topic(levels=(4,)),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """Tiles of the own hand, tiles to wait for, or a verdict with its reason."""
    moment: Moment = posed.situation
    hand, none = moment.own.hand, msg(f"puzzle.{ID}.no_tile")
    if posed.level == 3:
        yield settling(yes_no(ID)._replace(choices=(*YES_NO, MUST)), "yes", "reason")
        yield pick_reason(ID, REASONS, f"puzzle.{ID}.reason.{{}}")
    elif posed.level == 4:
        free = (*hand.concealed, hand.drawn)
        yield pick_among(filter(None, free), "throw", label(ID, "throw"), none)
        yield yes_no(ID, "kan")
    else:
        yield PickSpots("discards", label(ID, "discards"), ("hand",), none)
        if posed.level == 2:
            words = label(ID, "waits", tile=moment.action.tile)
            yield pick_tiles(hand, "waits", words, msg(f"puzzle.{ID}.no_wait"))


def scene(posed: Posed) -> Scene:
    """The table; where discards are asked for, the own hand below it to point at."""
    shown = moment_scene(posed.situation)
    return shown if posed.level > 2 else shown._replace(rows=_own(posed.situation))


def explain(posed: Posed) -> Explanation:
    """What each discard leads to; what decides about one; after riichi what is free."""
    result: Judged = posed.result
    if posed.level == 3:
        told = TOLD.explain(posed).children
        free = () if result.no else (Explanation(msg(f"puzzle.{ID}.free")),)
        return Explanation(right(posed), (*told, *free))
    if posed.level == 4:
        return Explanation(right(posed), tuple(map(Explanation, _kans(result))))
    none = (laid_out(result.own.hand.counts), msg(f"puzzle.{ID}.no_discard"))
    lines = tuple(_after(result, CheckAnswer.YES)) or none
    return Explanation(right(posed), tuple(map(Explanation, lines)))


def _kans(result: Judged) -> Iterator[Message]:
    """What decides about each kan that could be thought of; that there is none."""
    verdicts = [verdict for action, verdict in result.verdicts if action.kind is ANKAN]
    for verdict in verdicts:
        fulfilled = [found for found in verdict.findings if found.check in OF_KANS]
        yield from (found.message for found in verdict.failures[:1] or fulfilled)
    if not verdicts:
        yield msg(f"puzzle.{ID}.no_four")


def _after(result: Judged, answer: CheckAnswer) -> Iterator[Message]:
    """What is said of the discards that leave a tenpai hand, or of those that do not."""
    verdicts = dict(result.verdicts)
    kinds = {action.tile.kind: action for action in verdicts if action.tile}
    for kind in sorted(kinds):
        for found in verdicts[kinds[kind]].findings:
            if found.check == "riichi_tenpai" and found.answer is answer:
                yield found.message


def right(posed: Posed) -> Message:
    """The discards, or what decides."""
    result: Judged = posed.result
    if posed.level == 3:
        return TOLD.right(posed)
    if posed.level == 4:
        return msg(f"puzzle.{ID}.right.after", tile=result.tiles(DISCARD)[0])
    tiles = tuple(sorted({tile.kind for tile in result.tiles(RIICHI)}))
    return msg(f"puzzle.{ID}.right.{'some' if tiles else 'none'}", tiles=tiles)


def line(posed: Posed) -> Message:
    """What a discard leads to, first one that breaks the hand; a check that does not decide."""
    result: Judged = posed.result
    if posed.level == 3:
        return TOLD.line(posed) or right(posed)
    if posed.level == 4:
        return msg(f"puzzle.{ID}.line.after")
    told = (*_after(result, CheckAnswer.NO), *_after(result, CheckAnswer.YES))
    return next(line for line in told if line.get("tile") is not posed.situation.action.tile)


def wrong(_posed: Posed, part: Part) -> Iterator[Message]:
    """What to try with a tile that was chosen or forgotten; how to see whether a reason holds."""
    about = f".{part.given}" if part.given in REASONS else ""
    yield msg(f"puzzle.{ID}.wrong.{part.field}{about}")


KIND: Final = Kind(
    id=ID,
    section="2.6.3",
    version=6,
    levels=(1, 2, 3, 4),
    seconds=55,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find_riichi, write, reasons),
    asks=Asks(ask, scene, prompt_per_level(ID, tile=lambda p: p.situation.action.tile)),
    tells=Tells(
        explain,
        right=because(explain, 1, 2),
        line=line,
        about=per_level(),
        wrong=wrong,
        rule=rule_per_field(ID, waits=()),
    ),
    bound=0.5,
    probes=(8, 7, 12),
    mistakes=RIICHI_MISTAKES,
    from_facts=OWN_MOMENT,
    options=(
        *("riichi_below_1000", "riichi_without_draw_left", "riichi_on_last_tile"),
        *("furiten_riichi", "own_four_wait", "ankan_after_riichi"),
    ),
)
