"""How the answer of ``korean_count`` is written: the key of every form of question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mjteach.korean.result import Counted
from mjteach.korean.values import HAN
from mjteach.korean.yaku import DropReason

from ...base import Key
from ...canonical import codes
from ...questions import NONE, Value
from ...situations.korean_wins import Form, Found, KoreanWin, too_cheap

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


def shown_in(best: Counted) -> list[str]:
    """The yaku that a hand shows; by name, so that the order does not tell base from bonus."""
    there = {*best.yaku_ids, *(drop.yaku for drop in best.dropped)}
    return sorted(there.difference(UNSORTED))


def places_of(best: Counted) -> dict[str, str]:
    """Where every yaku belongs that can be asked for."""
    untold = {drop.yaku: "bonus" for drop in best.dropped if drop.reason is DropReason.UNKNOWN}
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


def accepts(_win: KoreanWin, key: Key) -> Iterable[Key]:
    """An open hand with short winning tiles may not declare for either reason."""
    if key.get("why") == "open" and key["short"] != NONE:
        yield {"why": "short"}
