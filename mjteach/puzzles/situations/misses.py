"""The yaku that a finished hand just misses, as a question can ask about them."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from mjteach.core.tiles import Tile
from mjteach.riichi.near import WAYS
from mjteach.riichi.near.look import Look
from mjteach.riichi.result import Scored, WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yaku import YAKU, DropReason

from .wins import Win, found


class Fault(NamedTuple):
    """What alone keeps a yaku away, as ``near.<condition>``, and the tiles at fault."""

    yaku: str
    condition: str
    tiles: tuple[Tile, ...]
    others: tuple[tuple[str, tuple[Tile, ...]], ...] = ()
    """The same told of another way to the yaku, or of another reading of the hand."""


def fault_of(result: WinResult, yaku: str) -> Fault | None:
    """What alone keeps a yaku away, first of all from the best reading; None where it is more.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.riichi.win import evaluate_win
    >>> fault_of(evaluate_win(hand("23p234s777s345m88m"), Tile.P1), "tanyao")
    Fault(yaku='tanyao', condition='outside_set', tiles=(<1p>, <2p>, <3p>), others=())
    """
    best, row = result.best, YAKU[yaku]
    if yaku in best.yaku_ids or (best.yakuman and not row.yakuman):
        return None
    dropped = next((drop for drop in best.dropped if drop.yaku == yaku), None)
    if dropped is not None:
        called = [tile for meld in result.hand.melds if meld.is_open for tile in meld.tiles]
        is_open = dropped.reason is DropReason.NOT_CLOSED
        return Fault(yaku, "not_closed", tuple(called)) if is_open else None
    if row.open is None and not result.hand.is_closed:
        return None
    of_best, *of_others = (_faults(each, result, yaku) for each in (best, *result.others))
    if not of_best:
        return None
    first, *others = dict.fromkeys((*of_best, *chain(*of_others)))
    return Fault(yaku, *first, tuple(others))


def _faults(read: Scored, result: WinResult, yaku: str) -> list[tuple[str, tuple[Tile, ...]]]:
    """What alone keeps a yaku away from one reading, by every way to it."""
    look = Look(read.reading, result.context, read.yaku_ids)
    found = (way.one_fault(look) for way in WAYS if way.yaku == yaku)
    return [fault for fault in found if fault]


NOT_ASKED: Final = frozenset({"riichi", "menzen_tsumo", "suuankou_tanki"})
"""Yaku that the way of winning alone decides, or the wait for another."""
ASKED: Final = tuple(yaku for yaku in dict.fromkeys(way.yaku for way in WAYS))


def missed(win: Win, result: WinResult) -> Fault | None:
    """The fault that a question asks about, always that of the same yaku; None without any.

    The yaku is one that the hand just misses by the usual rules.
    """
    near = _near(win)
    return fault_of(result, near[sum(win.hand.tiles) % len(near)]) if near else None


@lru_cache(maxsize=2_000)
def _near(win: Win) -> tuple[str, ...]:
    """The yaku that a hand just misses by the usual rules: every false rule asks for them."""
    usual = found(win, RuleSet())
    return tuple(yaku for yaku in ASKED if yaku not in NOT_ASKED and fault_of(usual, yaku))


MANY: Final = 6
MORE: Final = ("not_closed", "outside_set", "no_run", "a_run", "other_suit_group", "value_pair")
"""Conditions of other yaku, listed beside those of a yaku that has few."""


@cache
def reasons(yaku: str) -> tuple[str, ...]:
    """What can be listed as a reason for missing a yaku: what it asks for, and more."""
    own = [condition.id for way in WAYS if way.yaku == yaku for condition in way.conditions]
    closed = ["not_closed"] if YAKU[yaku].open is None else []
    listed = list(dict.fromkeys((*own, *closed)))
    more = [condition for condition in MORE if condition not in listed]
    return tuple(sorted((*listed, *more[: max(0, MANY - len(listed))])))
