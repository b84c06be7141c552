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
from ...situations.korean_wins import Form, Found, KoreanWin
from .deals import UNSORTED

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
SORTED: Final = tuple(sorted(set(HAN).difference(UNSORTED)))
PLACES: Final = ("base", "bonus", NONE)


def write(win: KoreanWin, counts: Found) -> dict[str, Value]:
    """What is asked about the hand, for its form of question."""
    if win.form is Form.EOPEO:
        return _eopeo(win, counts)
    (result,) = counts
    best = result.best
    if win.form is Form.LINES:
        return {
            **{f"line.{line}": han for line, han in _lines(best).items()},
            "sum": best.base_han,
        }
    if win.form is Form.MINIMUM:
        base = sum(item.han for item in best.base if item.yaku not in UNSORTED)
        places: dict[str, Value] = {
            f"sort.{yaku}": place for yaku, place in places_of(best).items()
        }
        return {**places, "base": base, "win": _yes(base >= result.rules.min_han)}
    gensho, *both = map(best.han_of, UNSORTED)
    flowers = sum(both)
    parts: dict[str, Value] = {"base": best.base_han, "gensho": gensho, "flowers": flowers}
    return {**parts, "bonus": best.bonus_han - gensho - flowers, "total": best.han}


def _lines(best: Counted) -> dict[str, int]:
    lines = dict.fromkeys(LINES, 0)
    for item in best.base:
        lines[LINE_OF.get(item.yaku, "other")] += item.han
    return lines


def places_of(best: Counted) -> dict[str, str]:
    """Where every yaku belongs that can be asked for."""
    places = dict.fromkeys(SORTED, NONE)
    shown = {drop.yaku: "bonus" for drop in best.dropped if drop.reason is DropReason.UNKNOWN}
    shown |= {item.yaku: "bonus" if item.bonus else "base" for item in best.yaku}
    return places | {yaku: place for yaku, place in shown.items() if yaku in places}


def _eopeo(win: KoreanWin, counts: Found) -> dict[str, Value]:
    """An open hand is the first reason (RK5-e, RK5-f)."""
    short = tuple(r.winning_tile for r in counts if r.best.base_han < r.rules.min_han)
    why = "open" if not win.hand.is_closed else "short" if short else NONE
    return {
        "waits": codes(tuple(result.winning_tile for result in counts)),
        "short": codes(short),
        "fewest": min(result.best.base_han for result in counts),
        "eopeo": _yes(why == NONE),
        "why": why,
    }


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def accepts(_win: KoreanWin, key: Key) -> Iterable[Key]:
    """An open hand with short winning tiles may not declare for either reason."""
    if key.get("why") == "open" and key["short"] != NONE:
        yield {"why": "short"}
