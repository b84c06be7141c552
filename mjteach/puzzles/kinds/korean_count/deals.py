"""What ``korean_count`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from mjteach.korean.result import Counted
from mjteach.korean.yaku import DropReason, value_of

from ...base import Mix
from ...kind import Topic
from ...situations.korean_wins import (
    PLANS,
    Change,
    Fits,
    Form,
    Found,
    korean_wins,
    not_won_yet,
    perhaps,
    with_bonus,
    with_bulleo,
    with_flowers,
)
from ...situations.plans import PlanOf, one_of, so_open
from ...sorts import Sort

Pair: TypeAlias = Callable[[int, int], bool]

UNSORTED: Final = ("kr_gensho", "kr_hwapae", "kr_hwamangwan")
"""Bonus yaku that level 2 leaves out; level 3 counts them."""


def shown_in(best: Counted) -> list[str]:
    """The yaku that a hand shows; by name, so that the order does not tell base from bonus."""
    there = {*best.yaku_ids, *(drop.yaku for drop in best.dropped)}
    return sorted(there.difference(UNSORTED))


def _is_fair(found: Found) -> bool:
    """The table tells all values, and equally good readings show the same yaku."""
    best = found[0].best
    untold = (drop.reason is DropReason.UNKNOWN for drop in best.dropped)
    if any(untold) or "kr_samkkang" in shown_in(best):
        return False
    return all(_seen(way) == _seen(best) for way in found[0].others if way.han == best.han)


def _seen(way: Counted) -> object:
    return sorted((item.yaku, item.han) for item in way.yaku), shown_in(way)


def _plans(names: str) -> PlanOf:
    return one_of(*(PLANS[name] for name in names.split()))


def _wins(found: Found) -> bool:
    return found[0].can_win and _is_fair(found)


def _shows_few(found: Found) -> bool:
    best = found[0].best
    few = range(2 if best.base_han else 1, 8)
    return len(shown_in(best)) in few and best.base_han <= 8 and _is_fair(found)


def _has_bonus(found: Found) -> bool:
    best = found[0].best
    return best.bonus_han > sum(map(best.han_of, UNSORTED)) and _wins(found)


def _has_copies(number: int) -> Fits:
    """So many copies of the winning tile; 3 stands for 3 and 4."""

    def fits(found: Found) -> bool:
        (won,) = found
        held = (*won.hand.tiles, won.winning_tile).count(won.winning_tile)
        return min(held, 3) == number and _wins(found)

    return fits


def _waits(fits: Pair) -> Fits:
    """Something true or false of how many winning tiles there are, and how many are too cheap."""
    return lambda won: fits(len(won), sum(r.best.base_han < r.rules.min_han for r in won))


def _open(fits: Pair) -> Fits:
    """The same of an open hand."""
    return lambda won: not won[0].hand.is_closed and _waits(fits)(won)


def _base(fits: Pair) -> Fits:
    """Something true or false of the base han beside the minimum."""
    return lambda won: fits(won[0].best.base_han, won[0].rules.min_han) and _shows_few(won)


LINES, MINIMUM, ALL, EOPEO = Form.LINES, Form.MINIMUM, Form.FULL, Form.EOPEO
LEVELS: Final = {LINES: 1, MINIMUM: 2, ALL: 3, EOPEO: 3}


def _sort(
    name: str,
    form: Form,
    plan: PlanOf,
    fits: Fits,
    changes: tuple[Change, ...],
    balanced: int = 0,
    natural: int | None = None,
) -> Sort:
    """Hands for a form of question, at its level."""
    here = [int(level == LEVELS[form]) for level in (1, 2, 3)]
    shares = [tuple(share * one for one in here) for share in (balanced, natural or 0)]
    usual = None if natural is None else shares[1]
    return Sort(name, korean_wins(form, plan, fits, *changes), shares[0], usual)


# fmt: off
NATURAL: Final = {
    "runs": 4, "simples": 4, "values": 4, "wind": 1, "honours": 2, "straight": 2, "edges": 1,
    "half_flush": 3, "flush": 1, "triplets": 2, "pairs": 2, "mixed": 4,
}
# fmt: on
"""The plans by which level 1 deals in the natural mix; the balanced one has nearly all alike."""
NO_LINES: Final = ("weak", "kan", "mixed")

WEAK: Final = "weak simples values edges runs kan"
SHORT: Final = _plans(WEAK)
ENOUGH: Final = _plans(f"{WEAK} outside triplets")
FULL: Final = _plans("simples values runs straight triplets kan")
TENPAI: Final = _plans("runs simples values mixed concealed straight half_flush")
CLOSED, OPENED = so_open(TENPAI, 0.0), so_open(TENPAI, 0.8)
FLOWERS: Final = with_flowers(0, 1, 1, 2, 2, 3, 4, 4)
BONUS: Final = (with_bonus,)
COUNTED: Final = (perhaps(with_bonus), FLOWERS)
WAITING: Final = (not_won_yet, with_flowers(0, 0, 1, 2))

SORTS: Final = (
    *(
        _sort(name, LINES, plan, _wins, (), name not in NO_LINES, NATURAL.get(name, 0))
        for name, plan in PLANS.items()
        if name not in NO_LINES or name in NATURAL
    ),
    # base yaku enough to win, one han, none
    _sort("enough", MINIMUM, ENOUGH, _base(int.__ge__), BONUS, 52, 14),
    _sort("one", MINIMUM, SHORT, _base(lambda base, least: base == 1 < least), BONUS, 30, 5),
    _sort("nothing", MINIMUM, SHORT, _base(lambda base, least: base == 0 < least), BONUS, 18, 1),
    # all han, by the copies of the winning tile
    _sort("full.1", ALL, FULL, _has_copies(1), COUNTED, 23),
    _sort("full.2", ALL, FULL, _has_copies(2), COUNTED, 11),
    _sort("full.3", ALL, FULL, _has_copies(3), COUNTED, 11),
    # eopeo: with no winning tile below the minimum, with some, with all; with an open hand
    _sort("eopeo.several", EOPEO, CLOSED, _waits(lambda n, short: n > 1 > short), WAITING, 13, 18),
    _sort("eopeo.single", EOPEO, CLOSED, _waits(lambda n, short: n == 1 > short), WAITING, 10, 15),
    _sort("eopeo.some", EOPEO, CLOSED, _waits(lambda n, short: 0 < short < n), WAITING, 18, 11),
    _sort("eopeo.all", EOPEO, CLOSED, _waits(lambda n, short: n == short), WAITING, 6),
    _sort("eopeo.open", EOPEO, OPENED, _open(lambda _, short: not short), WAITING, 7, 4),
    _sort("eopeo.open.short", EOPEO, OPENED, _open(lambda _, short: short > 0), WAITING, 1),
    # for topics only
    _sort("bonus", ALL, FULL, _has_bonus, (with_bonus, FLOWERS)),
    _sort("bulleo", ALL, FULL, _has_bonus, (with_bulleo, FLOWERS))._replace(
        exists=lambda rules: value_of("kr_eopeo", rules).han is not None
    ),
)

COPIES: Final = {"full.1": 2, "full.2": 1, "full.3": 1}
TOPICS: Final[Mapping[str, Topic]] = {
    "base": Topic(("line.*", "sum", "base"), levels=(1,)),
    "minimum": Topic(("sort.*", "base", "win"), levels=(2,)),
    "gensho": Topic(("gensho",), levels=(3,), sorts=COPIES),
    "flowers": Topic(("flowers",), levels=(3,), sorts=COPIES),
    "bonus": Topic(("bonus",), levels=(3,), sorts={"bonus": 1}),
    "bulleo": Topic(
        *(("bonus",), (), (3,), {"bulleo": 1}),
        lambda posed: bool(posed.situation.context.bulleo),
    ),
    "eopeo": Topic(
        *(("waits", "short", "fewest", "eopeo", "why"), (), (3,)),
        {sort.name: sort.share(3, Mix.BALANCED) for sort in SORTS if sort.name.startswith("eopeo")},
    ),
}
