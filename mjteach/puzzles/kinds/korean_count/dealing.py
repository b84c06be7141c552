"""Four ways to ask about a Korean hand: which hands, and how the answer is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from mjteach.korean.result import CountedReading
from mjteach.korean.values import HAN
from mjteach.korean.yaku import KoreanDropReason

from ...base import Key
from ...canonical import codes
from ...partly import partly
from ...parts import Posed
from ...questions import NONE, Value
from ...situations.plans import PlanOf, one_of
from ...sorts import Sort, only_at
from .situation import (
    PLANS,
    Change,
    Fits,
    Form,
    Found,
    KoreanWin,
    korean_wins,
    not_won_yet,
    perhaps,
    too_cheap,
    with_bonus,
    with_flowers,
)

LINES: Final = {
    "closed": ("kr_menzen",),
    "draw": ("kr_ssumu",),
    "runs": ("kr_pinghu",),
    "simples": ("kr_dangyo",),
    "values": ("kr_gwolli",),
    "straight": ("kr_ilgitonggwan",),
    "suit": ("kr_honilsaek", "kr_cheongilsaek"),
    "alike": ("kr_doldori", "kr_childae"),
    "concealed": ("kr_samanko", "kr_saanko"),
    "honours": ("kr_sosamwon", "kr_daesamwon", "kr_sosahui", "kr_daesahui"),
    "outside": ("kr_honnodu", "kr_jailsaek"),
    "other": (),
}
"""The lines of a count: base yaku that never come together share one, the rest has the last."""

LINE_OF: Final = {yaku: line for line, of in LINES.items() for yaku in of}
UNSORTED: Final = ("kr_gensho", "kr_hwapae", "kr_hwamangwan")
"""Bonus yaku that level 2 leaves out; level 3 counts them."""
PLACES: Final = ("base", "bonus", NONE)


def shown_in(best: CountedReading) -> list[str]:
    """The yaku that a hand shows; by name, so that the order does not tell base from bonus."""
    there = {*best.yaku_ids, *(drop.yaku for drop in best.dropped)}
    return sorted(there.difference(UNSORTED))


def places_of(best: CountedReading) -> dict[str, str]:
    """Where every yaku belongs that can be asked for."""
    untold = {
        drop.yaku: "bonus" for drop in best.dropped if drop.reason is KoreanDropReason.UNKNOWN
    }
    there = untold | {item.yaku: "bonus" if item.bonus else "base" for item in best.yaku}
    return {yaku: there.get(yaku, NONE) for yaku in sorted(HAN) if yaku not in UNSORTED}


def write(win: KoreanWin, counts: Found) -> dict[str, Value]:
    """What is asked about the hand, for its form of question."""
    best, least = counts[0].best, counts[0].rules.min_han
    match win.form:
        case Form.LINES:
            lines = dict.fromkeys(LINES, 0)
            for item in best.base:
                lines[LINE_OF.get(item.yaku, "other")] += item.han
            return {**{f"line.{line}": han for line, han in lines.items()}, "sum": best.base_han}
        case Form.MINIMUM:
            base = sum(item.han for item in best.base if item.yaku not in UNSORTED)
            places = {f"sort.{yaku}": place for yaku, place in places_of(best).items()}
            return {**places, "base": base, "win": "yes" if base >= least else "no"}
        case Form.FULL:
            gensho, *both = map(best.han_of, UNSORTED)
            counted = {"base": best.base_han, "gensho": gensho, "flowers": sum(both)}
            others = best.bonus_han - gensho - sum(both)
            return {**counted, "bonus": others, "total": best.han}
        case Form.EOPEO:
            short = too_cheap(counts)
            why = "open" if not win.hand.is_closed else "short" if short else NONE  # RK5-e, RK5-f
            return {
                "waits": codes(tuple(result.winning_tile for result in counts)),
                "short": codes(short),
                "fewest": min(result.best.base_han for result in counts),
                "eopeo": "yes" if why == NONE else "no",
                "why": why,
            }


def accepts(_win: KoreanWin, _counts: Found, key: Key) -> Iterable[Key]:
    """An open hand with short winning tiles may not declare for either reason."""
    if key.get("why") == "open" and key["short"] != NONE:
        yield {"why": "short"}


# ---- which hands are asked about


CHANGES: Final[Mapping[Form, tuple[int, tuple[Change, ...]]]] = {
    Form.LINES: (1, ()),
    Form.MINIMUM: (2, (with_bonus,)),
    Form.FULL: (3, (perhaps(with_bonus), with_flowers(0, 1, 1, 2, 2, 3, 4, 4))),
    Form.EOPEO: (3, (not_won_yet, with_flowers(0, 0, 1, 2))),
}
"""For every form of question its level, and how a hand is changed for it."""


def sort_of(
    name: str, form: Form, plan: PlanOf, fits: Fits, balanced: int = 0, natural: int = 0
) -> Sort:
    """Hands of a plan that fit, at the level of a form of question."""
    level, changes = CHANGES[form]
    deal = korean_wins(form, plan, fits, *changes)
    return Sort(name, deal, only_at(level, balanced), only_at(level, natural))


def plans_of(names: str) -> PlanOf:
    """One of several plans by name."""
    return one_of(*(PLANS[name] for name in names.split()))


def _is_fair(found: Found) -> bool:
    """The table tells all values, and equally good readings show the same yaku."""
    best = found[0].best
    untold = (drop.reason is KoreanDropReason.UNKNOWN for drop in best.dropped)
    if any(untold) or "kr_samkkang" in shown_in(best):
        return False
    return all(_seen(way) == _seen(best) for way in found[0].others if way.han == best.han)


def _seen(way: CountedReading) -> object:
    return sorted((item.yaku, item.han) for item in way.yaku), shown_in(way)


def counts_base(found: Found) -> bool:
    """Hands that win."""
    return found[0].can_win and _is_fair(found)


@partly
def base_han(found: Found, fits: Callable[[int, int], bool]) -> bool:
    """Hands that show a few yaku, by their base han beside the minimum."""
    (won,) = found
    base, few = won.best.base_han, range(2 if won.best.base_han else 1, 8)
    is_short = len(shown_in(won.best)) in few and base <= 8
    return fits(base, won.rules.min_han) and is_short and _is_fair(found)


@partly
def copies(found: Found, number: int) -> bool:
    """So many copies of the winning tile; 3 stands for 3 and 4."""
    held = (*found[0].hand.tiles, found[0].winning_tile).count(found[0].winning_tile)
    return min(held, 3) == number and counts_base(found)


def has_bonus(found: Found) -> bool:
    """Hands with han beside base yaku, gensho and flowers."""
    best = found[0].best
    return best.bonus_han > sum(map(best.han_of, UNSORTED)) and counts_base(found)


def waits_by(fits: Callable[[int, int], bool]) -> Fits:
    """Closed hands by how many winning tiles there are, and how many of them are too cheap."""
    return lambda found: found[0].hand.is_closed and fits(len(found), len(too_cheap(found)))


def open_waits(*, short: bool) -> Fits:
    """Open hands, with winning tiles that are too cheap or without."""
    return lambda found: not found[0].hand.is_closed and bool(too_cheap(found)) is short


def declares_bulleo(posed: Posed) -> bool:
    """Whether the eopeo was called out, which is worth han of its own."""
    return bool(posed.situation.context.bulleo)
