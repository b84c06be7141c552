"""``penalty_sort``: what does a mistake at the table cost? (R5.1 to R5.4)

Level 1 asks for the degree, level 2 also for what decides, level 3 for what one may still do,
level 4 for the payments of a chombo and what lies on the table afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER, SEATS
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.penalties.chombo import chombo_payments
from mjteach.riichi.penalties.dead_hand import CONSEQUENCES, DeadHand, must_discard_drawn
from mjteach.riichi.penalties.explain import explain_penalty
from mjteach.riichi.penalties.offences import Category, Offence

from ...base import Key
from ...fields import gain_or_loss, many_of, number, word_of
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE as NOTHING
from ...questions import Field, Value
from ...situations.seatings import by_wind, some_of, with_names
from ...sorts import Share, Sort, at
from ...words import because, per_level, prompt_per_level, wrong_per_field
from .dealing import (
    ALL,
    GROUPS,
    IN_RIICHI,
    ONGOING,
    Charged,
    Offences,
    PenaltyCost,
    charge_scene,
    charges,
    chombos,
    cost_of,
    of_degree,
)
from .mistakes import PENALTIES

ID: Final = "penalty_sort"
WHY: Final = {"in_play": "idle", "no_win": "win", "forbidden": "harmless", "comes_to_light": "hid"}
"""What speaks against a penalty, by the check that fails."""
MAY: Final[Mapping[str, DeadHand | None]] = {
    "win": DeadHand.WIN,
    "call": DeadHand.CALL,
    "riichi": DeadHand.RIICHI,
    "discard": None,
    "tenpai": DeadHand.NOTEN,
}
"""What one may do, and the consequence of a dead hand that ends it."""
MAY_IN_RIICHI: Final = ("win", "tenpai")
"""What is left to those in riichi."""
NO_TILES: Final = ("G05", "R03", "Y01")


def write(charged: Charged, cost: PenaltyCost) -> dict[str, Value]:
    """The degree and what decides; what is left to the player; what is paid, and lies there."""
    return {
        "degree": str(cost.ruled.category),
        "why": next(_against(cost), "due"),
        "may": [*_may(charged, cost.ruled.category)] or NOTHING,
        **{f"pays.{seat}": cost.changes[seat] for seat in SEATS},
        "honba": charged.honba + cost.effect.honba_added,
        "sticks": cost.effect.stays // RIICHI_STICK,
    }


def _against(cost: PenaltyCost) -> Iterator[str]:
    """All that speaks against a penalty."""
    failed = cost.ruled.verdict.failures
    return (WHY[finding.check.removeprefix("penalty.")] for finding in failed)


def accepts(_charged: Charged, cost: PenaltyCost, _key: Key) -> Iterator[Key]:
    """Everything else that speaks against a penalty."""
    yield from ({"why": why} for why in _against(cost))


def _may(charged: Charged, degree: Category) -> tuple[str, ...]:
    match degree:
        case Category.CHOMBO:
            return ()
        case Category.DEAD_HAND:
            bound = must_discard_drawn(charged.offence, riichi=charged.riichi)
            return () if bound else tuple(w for w in MAY if MAY[w] not in CONSEQUENCES)
        case _:
            return MAY_IN_RIICHI if charged.riichi else tuple(MAY)


def ask(posed: Posed) -> Iterator[Field]:
    """The degree, with what decides or what may be done; or numbers."""
    if posed.level == 4:
        names = by_wind(posed.situation.dealer)
        for seat in (posed.situation.dealer, *AFTER[posed.situation.dealer]):
            yield gain_or_loss(ID, f"pays.{seat}", names[seat])
        for lying in ("honba", "sticks"):
            yield number(ID, lying)._replace(empty=0)
        return
    yield word_of(ID, "degree", map(str, Category))
    if posed.level == 2:
        yield word_of(ID, "why", ("due", *WHY.values()))
    elif posed.level == 3:
        yield many_of(ID, "may", ((word, msg(f"puzzle.{ID}.may.{word}")) for word in MAY))


def explain(posed: Posed) -> Explanation:
    """The ruling with its reasons; of a chombo who pays whom, and what comes back."""
    charged, cost = posed.situation, posed.result
    if posed.level < 4:
        told = explain_penalty(cost.ruled, riichi=charged.riichi)
        return _with_what_is_left(told, posed) if posed.level == 3 else told
    each = (chombo_payments(seat, charged.dealer, posed.rules) for seat in charged.offenders)
    paid = (*(one.explain() for one in each), cost.effect.explain())
    names = by_wind(charged.dealer)
    by = msg(f"puzzle.{ID}.paid", who=some_of(names, charged.offenders))
    return with_names(Explanation(by, paid), names)


def _with_what_is_left(told: Explanation, posed: Posed) -> Explanation:
    """Of a mistake after which the hand plays on as before, that it does; a riichi still binds."""
    if posed.result.ruled.category in (Category.DEAD_HAND, Category.CHOMBO):
        return told
    word = "riichi" if posed.situation.riichi else "free"
    left = Explanation(msg(f"puzzle.{ID}.left.{word}"))
    return Explanation(told.message, (*told.children[:-1], left, told.children[-1]))


def line(posed: Posed) -> Message | None:
    """Whom the first pays; of a penalty every line would be the answer."""
    return None if posed.level < 4 else explain(posed).children[0].message


def of(name: str, wanted: Category, share: Share, only: Offences = ALL, **how: bool) -> Sort:
    """Charges of one degree, where the rules have it."""
    deal = charges(wanted, only=only, **how)
    return Sort(name, deal, share, exists=lambda rules: bool(of_degree(wanted, rules, only)))


def nudge(_posed: Posed, code: str) -> Message | None:
    """What to think about where the usual question is about tiles in view."""
    return msg(f"puzzle.{ID}.nudge.{code}") if code in NO_TILES else None


NONE, DEPOSIT, DEAD, CHOMBO = Category
FALSE_WIN: Final = (Offence.FALSE_WIN_VOICE_ONLY,)
SORTS: Final = (
    of("none", NONE, (20, 45)),
    of("deposit", DEPOSIT, (20, 15)),
    of("dead", DEAD, (30, 20)),
    of("chombo", CHOMBO, (30, 20)),
    *(Sort(name, charges(only=only)) for name, only in GROUPS.items()),
    *at(
        3,
        of("free", DEPOSIT, 20, ONGOING),
        of("free.riichi", DEPOSIT, 15, IN_RIICHI, riichi=True),
        of("dead.hand", DEAD, 20, ONGOING),
        of("dead.riichi", DEAD, 15, IN_RIICHI, riichi=True),
        of("dead.bound", DEAD, 15, FALSE_WIN, riichi=True),
        of("void", CHOMBO, 15, ONGOING),
    ),
    *at(
        4,
        Sort("one", chombos(), 70),
        of("both", CHOMBO, 30, (Offence.NOTEN_RIICHI,))._replace(deal=chombos(several=True)),
    ),
)
JUDGED: Final = (1, 2)
TOPICS: Final = {
    "when": Topic.dealing("none", "dead", "chombo", levels=JUDGED),
    "deposit": Topic.dealing("deposit", "none", "chombo", levels=JUDGED),
    "dead_hand": Topic.dealing("dead", "deposit", "chombo", "none", levels=JUDGED),
    "chombo": Topic.dealing("chombo", "dead", "deposit", "none", levels=JUDGED),
    **{name: Topic.dealing(name, levels=JUDGED) for name in GROUPS},
    "in_riichi": Topic.dealing("*.riichi", "dead.bound", levels=(3,)),
    "payment": Topic.dealing("one", levels=(4,)),
    "several": Topic.dealing("both", levels=(4,)),
}
KIND: Final = Kind(
    id=ID,
    version=2,
    section="5.1",
    levels=(1, 2, 3, 4),
    seconds=30,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(cost_of, write, accepts),
    asks=Asks(
        ask,
        lambda posed: charge_scene(posed.situation, paid=posed.level == 4),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain,
        right=because(explain),
        line=line,
        about=per_level(),
        wrong=wrong_per_field(ID, "riichi"),
        nudge=nudge,
    ),
    bound=0.35,
    mistakes=PENALTIES,
    options=(
        *("wrong_call_voice_only", "wrong_call_exposed", "false_win_voice_only", "tahai"),
        *("shouhai", "kuikae_penalty", "noten_riichi", "riichi_then_dead_hand"),
        *("riichi_without_draw_left", "wall_collapse_chombo_tiles", "penalty_deposit"),
        "chombo_payment",
    ),
)
