"""What ``korean_count`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mjteach.korean.result import Counted
from mjteach.korean.yaku import DropReason, value_of

from ...base import Mix
from ...kind import Posed, Topic
from ...partly import partly
from ...situations.korean_wins import (
    PLANS,
    Change,
    Fits,
    Form,
    Found,
    korean_wins,
    not_won_yet,
    perhaps,
    too_cheap,
    with_bonus,
    with_flowers,
)
from ...situations.plans import PlanOf, one_of, so_open
from ...sorts import Sort, only_at
from .answer import UNSORTED, shown_in


def _is_fair(found: Found) -> bool:
    """The table tells all values, and equally good readings show the same yaku."""
    best = found[0].best
    untold = (drop.reason is DropReason.UNKNOWN for drop in best.dropped)
    if any(untold) or "kr_samkkang" in shown_in(best):
        return False
    return all(_seen(way) == _seen(best) for way in found[0].others if way.han == best.han)


def _seen(way: Counted) -> object:
    return sorted((item.yaku, item.han) for item in way.yaku), shown_in(way)


def _wins(found: Found) -> bool:
    return found[0].can_win and _is_fair(found)


@partly
def _base(found: Found, fits: Callable[[int, int], bool]) -> bool:
    """Hands that show a few yaku, by their base han beside the minimum."""
    (won,) = found
    base, few = won.best.base_han, range(2 if won.best.base_han else 1, 8)
    is_short = len(shown_in(won.best)) in few and base <= 8
    return fits(base, won.rules.min_han) and is_short and _is_fair(found)


@partly
def _copies(found: Found, number: int) -> bool:
    """So many copies of the winning tile; 3 stands for 3 and 4."""
    held = (*found[0].hand.tiles, found[0].winning_tile).count(found[0].winning_tile)
    return min(held, 3) == number and _wins(found)


def _has_bonus(found: Found) -> bool:
    best = found[0].best
    return best.bonus_han > sum(map(best.han_of, UNSORTED)) and _wins(found)


def _waits(fits: Callable[[int, int], bool]) -> Fits:
    """Closed hands by how many winning tiles there are, and how many of them are too cheap."""
    return lambda found: found[0].hand.is_closed and fits(len(found), len(too_cheap(found)))


def _open(*, short: bool) -> Fits:
    """Open hands, with winning tiles that are too cheap or without."""
    return lambda found: not found[0].hand.is_closed and bool(too_cheap(found)) is short


LINES, MINIMUM, ALL, EOPEO = Form.LINES, Form.MINIMUM, Form.FULL, Form.EOPEO
CHANGES: Final[Mapping[Form, tuple[int, tuple[Change, ...]]]] = {
    LINES: (1, ()),
    MINIMUM: (2, (with_bonus,)),
    ALL: (3, (perhaps(with_bonus), with_flowers(0, 1, 1, 2, 2, 3, 4, 4))),
    EOPEO: (3, (not_won_yet, with_flowers(0, 0, 1, 2))),
}
"""For every form of question its level, and how a hand is changed for it."""


def _sort(
    name: str, form: Form, plan: PlanOf, fits: Fits, balanced: int = 0, natural: int = 0
) -> Sort:
    level, changes = CHANGES[form]
    deal = korean_wins(form, plan, fits, *changes)
    return Sort(name, deal, only_at(level, balanced), only_at(level, natural))


def _plans(names: str) -> PlanOf:
    return one_of(*(PLANS[name] for name in names.split()))


# fmt: off
NATURAL: Final = {
    "runs": 4, "simples": 4, "values": 4, "wind": 1, "honours": 2, "straight": 2, "edges": 1,
    "half_flush": 3, "flush": 1, "triplets": 2, "pairs": 2, "mixed": 4,
}
# fmt: on
"""The plans by which level 1 deals in the natural mix; the balanced one has nearly all alike."""

WEAK: Final = "weak simples values edges runs kan"
SHORT, ENOUGH = _plans(WEAK), _plans(f"{WEAK} outside triplets")
FULL: Final = _plans("simples values runs straight triplets kan")
TENPAI: Final = _plans("runs simples values mixed concealed straight half_flush")
CLOSED, OPENED = so_open(TENPAI, 0.0), so_open(TENPAI, 0.8)

SORTS: Final = (
    *(
        _sort(name, LINES, plan, _wins, name != "mixed", NATURAL.get(name, 0))
        for name, plan in PLANS.items()
        if name not in ("weak", "kan")
    ),
    # base yaku enough to win, one han, none
    _sort("enough", MINIMUM, ENOUGH, _base(int.__ge__), 52, 14),
    _sort("one", MINIMUM, SHORT, _base(lambda base, least: base == 1 < least), 30, 5),
    _sort("nothing", MINIMUM, SHORT, _base(lambda base, least: base == 0 < least), 18, 1),
    # all han, by the copies of the winning tile
    _sort("full.1", ALL, FULL, _copies(1), 23, 23),
    _sort("full.2", ALL, FULL, _copies(2), 11, 11),
    _sort("full.3", ALL, FULL, _copies(3), 11, 11),
    # eopeo: with no winning tile below the minimum, with some, with all; with an open hand
    _sort("eopeo.several", EOPEO, CLOSED, _waits(lambda n, short: n > 1 > short), 13, 18),
    _sort("eopeo.single", EOPEO, CLOSED, _waits(lambda n, short: n == 1 > short), 10, 15),
    _sort("eopeo.some", EOPEO, CLOSED, _waits(lambda n, short: 0 < short < n), 18, 11),
    _sort("eopeo.all", EOPEO, CLOSED, _waits(lambda n, short: n == short), 6, 6),
    _sort("eopeo.open", EOPEO, OPENED, _open(short=False), 7, 4),
    _sort("eopeo.open.short", EOPEO, OPENED, _open(short=True), 1, 1),
    # for topics only
    _sort("bonus", ALL, FULL, _has_bonus),
    _sort("bulleo", ALL, FULL, lambda f: f[0].context.bulleo and _has_bonus(f))._replace(
        exists=lambda rules: value_of("kr_eopeo", rules).han is not None
    ),
)


def _declares_bulleo(posed: Posed) -> bool:
    return bool(posed.situation.context.bulleo)


COPIES: Final = {"full.1": 2, "full.2": 1, "full.3": 1}
ASKED: Final = {
    sort.name: sort.share(3, Mix.BALANCED) for sort in SORTS if sort.name.startswith("eopeo")
}
TOPICS: Final[Mapping[str, Topic]] = {
    "base": Topic(("line.*", "sum", "base"), levels=(1,)),
    "minimum": Topic(("sort.*", "base", "win"), levels=(2,)),
    "gensho": Topic(("gensho",), levels=(3,), sorts=COPIES),
    "flowers": Topic(("flowers",), levels=(3,), sorts=COPIES),
    "bonus": Topic(("bonus",), levels=(3,), sorts={"bonus": 1}),
    "bulleo": Topic(("bonus",), levels=(3,), sorts={"bulleo": 1}, needed=_declares_bulleo),
    "eopeo": Topic(("waits", "short", "fewest", "eopeo", "why"), levels=(3,), sorts=ASKED),
}
