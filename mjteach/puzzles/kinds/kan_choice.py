"""``kan_choice``: which kans may be declared, of which kind they are, and when not (R2.7.2).

Level 1 asks for every kan, level 2 for the kind of one, level 3 whether one may be declared and
what decides it, level 4 what it does to the waits of a hand in riichi.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from mjteach.core.melds import MeldKind
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.waits import waits
from mjteach.riichi.kans import kan_waits
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.plausible import ANKAN, DAIMINKAN, KAKAN, KANS, plausible_kans
from mjteach.riichi.rules import AnkanAfterRiichi, RuleSet

from ..fields import label, one_of, pick_reason, pick_tiles, settling, yes_no
from ..kind import Kind
from ..mistakes.kans import KAN_MISTAKES, RIICHI, STRICT
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..situations import judged
from ..situations.judged import Judged, Picks, Telling, possible, refused
from ..situations.kans import APART, HELD, SHAPE, WAITS, in_riichi, in_turn
from ..situations.moments import Moment, lying, moment_scene
from ..situations.offers import ANYWHERE, ELSEWHERE, around
from ..situations.stages import LAST_DRAW
from ..situations.waiting import completes
from ..sorts import Sort, at, not_under, under

ID: Final = "kan_choice"
AGAINST: Final = ("kan_in_riichi", *STRICT)
"""What can stand against a kan in riichi."""

REASONS: Final = (
    *("ankan_four", "kakan_pon", "kan_after_draw", "kan_last_draw", "kan_limit"),
    *RIICHI,
)


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every kan, and the waits around one with the drawn tile."""
    found, action = judged.judge(moment, rules, plausible_kans), moment.action
    own = found.own.hand
    if action.kind is not ANKAN or own.drawn not in action.using or len(action.using) < 4:
        return found
    return found._replace(waits=kan_waits(own._replace(drawn=None), own.drawn, rules))


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """The kans, the kind of one, whether it may be and what decides, and the waits."""
    kind, (before, after) = result.action.kind, result.waits
    return {
        **judged.decision(result),
        "kans": judged.chosen(result.legal(*KANS)),
        "kind": str(kind) if kind in KANS else NONE,
        "closed": "yes" if _is_closed(result) else "no",
        "before": [str(tile) for tile in before] or NONE,
        "after": [str(tile) for tile in after] or NONE,
    }


def _is_closed(result: Judged) -> bool:
    """Whether the hand is closed after the kan thought of."""
    melds = result.own.hand.melds
    return result.action.kind is ANKAN and all(meld.kind is MeldKind.ANKAN for meld in melds)


# ---- what is dealt


def only(*kinds: str, think: bool = False) -> Picks:
    """Kans of just these kinds are possible; with ``think`` one of them is thought of."""
    return possible(*kinds, among=KANS, think=think)


def ankan(*checks: str) -> Picks:
    """A concealed kan is thought of, which these checks refuse."""
    return refused([ANKAN], *checks)


def waits_change(found: Judged) -> list[Action]:
    """A concealed kan that changes the waits; by the strict rule the shape with them."""
    return [*ankan(*STRICT)(found), *ankan(STRICT[0])(found)]


PLAYED: Final = not_under(ankan_after_riichi=AnkanAfterRiichi.FORBIDDEN)
BARRED: Final = under(ankan_after_riichi=AnkanAfterRiichi.FORBIDDEN)
STRICTLY: Final = under(ankan_after_riichi=AnkanAfterRiichi.SHAPE_UNCHANGED)
offered, quad, opened = around(("any",), (3,), ELSEWHERE), in_turn(4), in_turn(4, pons=(1, 2))
late, before_last = in_turn(4, turns=LAST_DRAW), in_turn(4, turns=range(66, *LAST_DRAW))
sort = partial(judged.asking, find)
SORTS: Final[tuple[Sort, ...]] = (
    *at(  # every kan
        1,
        sort("ankan", in_turn(4, pons=(0, 1)), only(ANKAN), 24),
        sort("kakan", in_turn(3, fits=True), only(KAKAN), 20),
        sort("both", in_turn(4, fits=True), only(ANKAN, KAKAN), 10),
        sort("open", offered, only(DAIMINKAN), 18),
        sort("none.three", in_turn(3, pons=(0, 1)), only(), 10),
        sort("none.two", around(("any",), (2,), ANYWHERE), only(), 8),
        sort("none.added", around(("any",), (0,), ANYWHERE, pon=True), only(), 10),
    ),
    *at(  # which kind
        2,
        sort("kind.ankan", quad, only(ANKAN, think=True), 30),
        sort("kind.open_hand", opened, only(ANKAN, think=True), 15),
        sort("kind.kakan", in_turn(2, fits=True), only(KAKAN, think=True), 28),
        sort("kind.open", offered, only(DAIMINKAN, think=True), 27),
    ),
    # level 3: may it be declared; level 4: what it does to the waits
    sort("riichi.yes", in_riichi(APART), ankan(), (0, 0, 25, 40), PLAYED),
    sort("never", in_riichi((*APART, *WAITS)), ankan("kan_in_riichi"), (0, 0, 25, 40), BARRED),
    sort("drawn.yes", opened, ankan(), (0, 0, 7)),
    sort("late.yes", before_last, ankan(), (0, 0, 7)),
    sort("fourth.yes", in_turn(4, others=3), ankan(), (0, 0, 6)),
    sort("waits", in_riichi(WAITS), waits_change, (0, 0, 11, 35), PLAYED),
    sort("shape", in_riichi(SHAPE), ankan(STRICT[1]), (0, 0, 10, 25), STRICTLY),
    sort("held", in_riichi(HELD, held=True), ankan("kan_drawn_tile"), (0, 0, 8), PLAYED),
    sort("called", in_turn(4, pons=(1,), calls=True), ankan("kan_after_draw"), (0, 0, 8)),
    sort("last", late, ankan("kan_last_draw"), (0, 0, 8)),
    sort("fifth", in_turn(4, others=4), ankan("kan_limit"), (0, 0, 5)),
    sort("three", in_turn(3), ankan("ankan_four"), (0, 0, 5)),
)
AFTER_RIICHI: Final = {"riichi.yes": 4, "waits": 3, "shape": 3, "never": 4}
TOPICS: Final = {
    "kinds": Topic(levels=(2,), sorts={"kind.*": 1}),
    "own_turn": Topic(levels=(1,), sorts={"ankan": 3, "kakan": 3, "both": 2, "none.three": 2}),
    "after_call": Topic((), ("kan_after_draw",), (3,), {"called": 5, "drawn.yes": 5}),
    "after_riichi": Topic((), RIICHI, (3, 4), AFTER_RIICHI),
    "last_draw": Topic((), ("kan_last_draw",), (3,), {"last": 5, "late.yes": 5}),
    "four_kans": Topic((), ("kan_limit",), (3,), {"fifth": 5, "fourth.yes": 5}),
}


# ---- what is asked and shown


TOLD: Final = Telling(ID, REASONS, lambda posed: KANS if posed.level == 1 else ())


def ask(posed: Posed) -> Iterator[Field]:
    """A list of kans, a kind, a verdict with its reason, or the waits."""
    match posed.level:
        case 1:
            yield judged.pick_action(ID, "kans", posed.result.listed(*KANS))
        case 2:
            yield one_of(ID, "kind", [(kind, msg(f"meld.{kind}.name")) for kind in sorted(KANS)])
            yield yes_no(ID, "closed")
        case 3:
            yield settling(yes_no(ID), "yes", "reason")
            yield pick_reason(ID, REASONS, f"puzzle.{ID}.against.{{}}")
        case _:
            own, none = posed.situation.own.hand, msg(f"puzzle.{ID}.no_wait")
            for id in ("before", "after"):
                yield pick_tiles(own, id, label(ID, id), none)
            yield pick_reason(ID, AGAINST, f"puzzle.{ID}.against.{{}}")


def prompt(posed: Posed) -> Message:
    """What lies open; from level 2 on the tile that is thought of, without the kind of kan."""
    moment, word = posed.situation, f"puzzle.{ID}.prompt.{posed.level}"
    if posed.level == 1:
        return msg(word, **lying(moment))
    return msg(word, tile=moment.action.tile, riichi=moment.own.riichi)


def about(posed: Posed) -> str:
    """What is asked; in riichi a kan is another matter."""
    if posed.level == 3 and posed.situation.own.riichi:
        return "riichi"
    return ("kans", "kind", "one", "waits")[posed.level - 1]


def right(posed: Posed) -> Message:
    """What is possible, of which kind it is, or the first thing that is in the way."""
    result: Judged = posed.result
    if posed.level == 2:
        return msg(f"puzzle.{ID}.right.{result.action.kind}", closed=_is_closed(result))
    return TOLD.right(posed)


def explain(posed: Posed) -> Explanation:
    """What decides, under the answer; where waits are asked for, first how each is completed."""
    if posed.level < 4:
        return TOLD.explain(posed)._replace(message=right(posed))
    verdict = posed.result.verdict
    asked = tuple(found for found in verdict.findings if found.check in AGAINST)
    told = verdict._replace(findings=asked).explain().children
    before = posed.situation.own.hand._replace(drawn=None)
    completed = (Explanation(completes(wait)) for wait in waits(before).waits)
    lines = [*completed, *told]
    head = right(posed)
    return Explanation(head, tuple(line for line in lines if line.message != head))


KIND: Final = Kind(
    id=ID,
    version=4,
    section="2.7.2",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write, judged.reasons),
    asks=Asks(ask, lambda posed: moment_scene(posed.situation), prompt),
    tells=Tells(explain, line=TOLD.line, about=about),
    bound=0.5,
    probes=(12, 8, 12, 12),
    tempts=True,
    mistakes=KAN_MISTAKES,
    options=("ankan_after_riichi", "kan_on_last_draw", "fifth_kan", "kakan_with_held_tile"),
)
