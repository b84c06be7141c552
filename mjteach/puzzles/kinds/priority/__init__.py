"""``priority``: several players call one discard; whose call counts? (R2.7.4, R2.8.1)

Two speak at level 1, three at level 2, all of them say ron at level 3, now and then at a table that
lets a yakuman win as well or draws the deal; at level 4 somebody may be too late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.explain import explain_overruled
from mjteach.riichi.round.priority import RANKS, PriorityOutcome, priority
from mjteach.riichi.round.variant import why
from mjteach.riichi.rules import MultipleRon, RuleSet

from ...fields import pick_seats, word_of
from ...kind import Kind
from ...mistakes import Mistake, believes, misread
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, Value
from ...scenes import seat_place
from ...situations.seatings import with_names
from ...sorts import Sort
from ...words import because, per_level, rule_per_field
from .dealing import YAKUMAN, Spoken, answered, heard, spoken_scene

# ---- what is dealt


# ---- the question


ID: Final = "priority"
RON: Final = ActionKind.RON


def find(spoken: Spoken, rules: RuleSet) -> PriorityOutcome:
    """Which of the words said at once count."""
    spoken = spoken._replace(state=spoken.under(rules))
    return priority(spoken.asked.seat, spoken.said, spoken.state.rules, spoken.is_yakuman)


def write(_spoken: Spoken, outcome: PriorityOutcome) -> dict[str, Value]:
    """Whose words count, and whether the deal is drawn."""
    places = sorted(seat_place(action.seat) for action in outcome.counting)
    return {"counts": places or NONE, "over": "draw" if outcome.aborts else "win"}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """Any number of players; where all say ron, what happens to the deal."""
    spoken: Spoken = posed.situation
    names = ((seat, spoken.players[seat]) for seat in AFTER[spoken.asked.seat])
    yield pick_seats(ID, "counts", names, many=True)
    if posed.level == 3:
        yield word_of(ID, "over", ("win", "draw"))


def prompt(posed: Posed) -> Message:
    """Who discards what, and what is asked."""
    spoken: Spoken = posed.situation
    who, tile = spoken.players[spoken.asked.seat], spoken.asked.tile
    return msg(f"puzzle.{ID}.prompt", who=who, tile=tile, level=posed.level)


def explain(posed: Posed) -> Explanation:
    """What gives way to what; and why a word that came late finds no tile."""
    spoken, after = posed.situation, answered(posed.situation)
    lines = explain_overruled(after).children
    if spoken.late:
        lines += why(after, spoken.late).explain().children[:1]
    return with_names(Explanation(right(posed), lines), spoken.players)


def right(posed: Posed) -> Message:
    """Whose call counts."""
    counting, _, aborts = posed.result
    who = tuple(posed.situation.players[action.seat] for action in counting)
    word = "draw" if aborts else str(counting[0].kind) if counting else "none"
    return msg(f"puzzle.{ID}.right.{word}", who=who, count=len(who))


# ---- false rules


def _only(code: str, slug: str, pick: Callable[[Spoken], Action], *, ron: bool = False) -> Mistake:
    """Another of the words counts: with ``ron`` where all say ron, else where they differ."""

    def change(spoken: Spoken) -> Spoken | None:
        fits = len(spoken.said) > 1 and ron is all(each.kind is RON for each in spoken.said)
        return spoken._replace(said=(pick(spoken),)) if fits else None

    return misread(code, slug, change)


def _lowest(spoken: Spoken) -> Action:
    return max(spoken.said, key=lambda each: [each.kind in kinds for kinds in RANKS].index(True))


def _in_time(spoken: Spoken) -> Spoken | None:
    late = spoken.late
    return spoken._replace(said=(*spoken.said, late), late=None) if late else None


MISTAKES: Final = (
    _only("C02", "chi-first", _lowest),
    _only("C02", "first-speaker", lambda spoken: spoken.said[0]),
    _only("C02", "nearest-first", lambda spoken: spoken.in_turn[0]),
    misread("C14", "late-word-counts", _in_time),
    believes("C15", "only-the-first", multiple_ron=MultipleRon.ATAMAHANE),
    believes("C15", "all-win", multiple_ron=MultipleRon.ALL_WIN),
    believes("C15", "three-end-the-deal", abort_sanchahou=True),
    misread("C15", "house-overlooked", lambda spoken: spoken._replace(house=None)),
    _only("G03", "nearest-to-the-left", lambda spoken: spoken.in_turn[-1], ron=True),
)
_STRONGEST: Final = (ActionKind.RON, ActionKind.DAIMINKAN, ActionKind.PON, ActionKind.CHI)


def line(posed: Posed) -> Message:
    """The strongest of the words that are said, in time or not."""
    spoken: Spoken = posed.situation
    said = {action.kind for action in (*spoken.said, spoken.late) if action}
    return msg(f"puzzle.{ID}.strongest", call=next(kind for kind in _STRONGEST if kind in said))


KIND: Final = Kind(
    id=ID,
    version=4,
    section="2.7.4",
    levels=(1, 2, 3, 4),
    seconds=20,
    sorts=(
        Sort("chi_pon", heard("chi", "pon"), (50,)),
        Sort("chi_ron", heard("chi", "ron"), (15,)),
        Sort("pon_ron", heard("pon", "ron"), (35, 0, 0, 25)),
        Sort("three", heard("chi", "pon", "ron"), (0, 60)),
        Sort("pon_two_ron", heard("pon", "ron", "ron"), (0, 20)),
        Sort("chi_two_ron", heard("chi", "ron", "ron"), (0, 20)),
        Sort("two_ron", heard("ron", "ron"), (0, 0, 45)),
        Sort("three_ron", heard("ron", "ron", "ron"), (0, 0, 25)),
        Sort("yakuman", heard("ron", YAKUMAN, house="yakuman"), (0, 0, 15)),
        Sort("draws", heard("ron", "ron", "ron", house="draws"), (0, 0, 60), (0, 0, 15)),
        Sort("late.drawn", heard(late="ron"), (0, 0, 0, 25)),
        Sort("late.ron", heard("pon", late="ron"), (0, 0, 0, 30)),
        Sort("late.pon", heard("chi", late="pon"), (0, 0, 0, 20)),
    ),
    topics={
        "pon_over_chi": Topic(levels=(1,), sorts={"chi_pon": 1}),
        "ron_over_calls": Topic(levels=(1,), sorts={"chi_ron": 3, "pon_ron": 7}),
        "two_ron": Topic(levels=(3,), sorts={"two_ron": 1}),
        "three_ron": Topic(levels=(3,), sorts={"three_ron": 1}),
        "house": Topic(("over",), levels=(3,), sorts={"yakuman": 1, "draws": 2, "two_ron": 1}),
        "late": Topic(levels=(4,), sorts={"late.*": 1, "pon_ron": 1}),
    },
    steps=Steps(find, write),
    asks=Asks(
        ask,
        lambda posed: spoken_scene(posed.situation),
        prompt,
    ),
    tells=Tells(
        explain,
        right=because(explain),
        line=line,
        about=per_level("two", "three", "ron", "late"),
        rule=rule_per_field(ID, over=()),
    ),
    bound=0.4,
    tempts=True,
    mistakes=MISTAKES,
    options=("multiple_ron", "abort_sanchahou"),
)
