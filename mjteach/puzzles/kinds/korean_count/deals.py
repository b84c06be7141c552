"""What ``korean_count`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from mjteach.korean.result import Counted
from mjteach.korean.yaku import DropReason, value_of

from ...kind import Posed, Topic
from ...situations.korean_wins import (
    PLANS,
    Fits,
    Form,
    Found,
    Plan,
    korean_wins,
    not_won_yet,
    perhaps,
    with_bonus,
    with_bulleo,
    with_flowers,
)
from ...sorts import Dealer, Sort

UNSORTED: Final = ("kr_gensho", "kr_hwapae", "kr_hwamangwan")
"""Bonus yaku that level 2 leaves out; level 3 counts them."""

Base: TypeAlias = Callable[[int, int], bool]
"""Something true or false of the base han beside the minimum."""


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


def _plans(names: str, open_sets: float | None = None) -> list[Plan]:
    plans = [PLANS[name] for name in names.split()]
    return plans if open_sets is None else [plan._replace(open=open_sets) for plan in plans]


def _lines(plan: str) -> Dealer:
    """Hands that may win, without bonus yaku but gensho."""
    return korean_wins(Form.LINES, _plans(plan), lambda won: won[0].can_win and _is_fair(won))


WEAK: Final = "weak simples values edges runs kan"


def _minimum(fits: Base, plans: str = WEAK) -> Dealer:
    """Hands with bonus yaku whose base yaku reach the minimum, or do not."""

    def fair(found: Found) -> bool:
        best, least = found[0].best, found[0].rules.min_han
        few = 2 if best.base_han else 1
        is_short = few <= len(shown_in(best)) <= 7 and best.base_han <= 8
        return is_short and fits(best.base_han, least) and _is_fair(found)

    return korean_wins(Form.MINIMUM, _plans(plans), fair, with_bonus)


FULL: Final = _plans("simples values runs straight triplets kan")
SOME_FLOWERS: Final = with_flowers(0, 1, 1, 2, 2, 3, 4, 4)


def _wins(found: Found) -> bool:
    return found[0].can_win and _is_fair(found)


def _copies(number: int) -> Dealer:
    """All han of hands with so many copies of the winning tile; 3 stands for 3 and 4."""

    def fits(found: Found) -> bool:
        (won,) = found
        held = (*won.hand.tiles, won.winning_tile).count(won.winning_tile)
        return min(held, 3) == number and _wins(found)

    return korean_wins(Form.FULL, FULL, fits, perhaps(with_bonus), SOME_FLOWERS)


def _has_bonus(found: Found) -> bool:
    best = found[0].best
    return best.bonus_han > sum(map(best.han_of, UNSORTED)) and _wins(found)


TENPAI: Final = "runs simples values mixed concealed straight half_flush"


def _tenpai(fits: Fits, open_sets: float = 0.0) -> Dealer:
    return korean_wins(Form.EOPEO, _plans(TENPAI, open_sets), fits, not_won_yet, SOME_FLOWERS_ASIDE)


SOME_FLOWERS_ASIDE: Final = with_flowers(0, 0, 1, 2)


def _short(found: Found) -> int:
    return sum(won.best.base_han < won.rules.min_han for won in found)


def _is_open(found: Found) -> bool:
    return not found[0].hand.is_closed


BALANCED: Final = [plan for plan in PLANS if plan not in ("weak", "kan", "mixed")]
# fmt: off
NATURAL: Final = {
    "runs": 4, "simples": 4, "values": 4, "wind": 1, "honours": 2, "straight": 2, "edges": 1,
    "half_flush": 3, "flush": 1, "triplets": 2, "pairs": 2, "mixed": 4,
}
"""The plans by which level 1 deals."""

SORTS: Final = (
    *(
        Sort(plan, _lines(plan), (int(plan in BALANCED), 0, 0), (NATURAL.get(plan, 0), 0, 0))
        for plan in PLANS
        if plan in {*BALANCED, *NATURAL}
    ),
    # base yaku enough to win, one han, none
    Sort("enough", _minimum(int.__ge__, f"{WEAK} outside triplets"), (0, 52, 0), (0, 14, 0)),
    Sort("one", _minimum(lambda base, least: base == 1 < least), (0, 30, 0), (0, 5, 0)),
    Sort("nothing", _minimum(lambda base, least: base == 0 < least), (0, 18, 0), (0, 1, 0)),
    # all han
    *(Sort(f"full.{n}", _copies(n), (0, 0, share)) for n, share in ((1, 23), (2, 11), (3, 11))),
    # eopeo: with no winning tile below the minimum, with some, with all; with an open hand
    Sort(
        "eopeo.several",
        _tenpai(lambda found: len(found) > 1 and not _short(found)),
        (0, 0, 13),
        (0, 0, 18),
    ),
    Sort(
        "eopeo.single",
        _tenpai(lambda found: len(found) == 1 and not _short(found)),
        (0, 0, 10),
        (0, 0, 15),
    ),
    Sort(
        "eopeo.some",
        _tenpai(lambda found: 0 < _short(found) < len(found)),
        (0, 0, 18),
        (0, 0, 11),
    ),
    Sort("eopeo.all", _tenpai(lambda found: _short(found) == len(found)), (0, 0, 6)),
    Sort(
        "eopeo.open",
        _tenpai(lambda found: _is_open(found) and not _short(found), 0.8),
        (0, 0, 7),
        (0, 0, 4),
    ),
    Sort(
        "eopeo.open.short",
        _tenpai(lambda found: _is_open(found) and _short(found) > 0, 0.8),
        (0, 0, 1),
    ),
    # for topics only
    Sort("bonus", korean_wins(Form.FULL, FULL, _has_bonus, with_bonus, SOME_FLOWERS)),
    Sort(
        "bulleo",
        korean_wins(Form.FULL, FULL, _has_bonus, with_bulleo, SOME_FLOWERS),
        exists=lambda rules: value_of("kr_eopeo", rules).han is not None,
    ),
)


def _bulleo(posed: Posed) -> bool:
    return bool(posed.situation.context.bulleo)


EOPEO: Final = {"several": 13, "single": 10, "some": 18, "all": 6, "open": 7, "open.short": 1}
COPIES: Final = {"full.1": 2, "full.2": 1, "full.3": 1}
TOPICS: Final[Mapping[str, Topic]] = {
    "base": Topic(("line.*", "sum", "base"), levels=(1,)),
    "minimum": Topic(("sort.*", "base", "win"), levels=(2,)),
    "gensho": Topic(("gensho",), levels=(3,), sorts=COPIES),
    "flowers": Topic(("flowers",), levels=(3,), sorts=COPIES),
    "bonus": Topic(("bonus",), levels=(3,), sorts={"bonus": 1}),
    "bulleo": Topic(("bonus",), levels=(3,), sorts={"bulleo": 1}, needed=_bulleo),
    "eopeo": Topic(
        ("waits", "short", "fewest", "eopeo", "why"),
        levels=(3,),
        sorts={f"eopeo.{name}": share for name, share in EOPEO.items()},
    ),
}
