"""What a finished hand is worth in han, and whether that reaches the minimum (RK2-e, RK3).

Payments are no part of it: the source gives none (RK6-a).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ..core import given
from ..core.choices import Permission
from ..core.decision import CheckAnswer, Finding
from ..core.errors import HandError
from ..core.given import HandLike, TilesLike
from ..core.hand import Hand, check_copies
from ..core.patterns import HandFacts, YakuEvidence, hand_facts, reading_facts
from ..core.readings import Groups, Reading, readings
from ..core.shanten import shanten
from ..core.tiles import Tile, counts_of
from ..core.waits import wait_tiles
from .context import KoreanContext, KoreanWinBy, check_situation
from .equipment import check_discards, check_hand, check_tiles
from .result import CountedReading, KoreanResult
from .rules import HonnoduTotal, KoreanRules
from .win import KoreanReading
from .yaku import (
    ROWS,
    KoreanDropped,
    KoreanDropReason,
    KoreanYakuItem,
    KoreanYakuRow,
    doubles,
    value_of,
)
from .yaku.switches import suit_discards

Tiles: TypeAlias = tuple[Tile, ...]
Found: TypeAlias = tuple[KoreanYakuRow, YakuEvidence]

COUNTED_SINGLY: Final = "kr_gwolli"
"""A yaku of which every set counts by itself (RK4-e)."""


def evaluate(
    hand: HandLike,
    tile: TilesLike,
    context: KoreanContext | None = None,
    rules: KoreanRules | None = None,
) -> KoreanResult:
    """The han of ``hand`` completed by ``tile``; ``hand`` is without it.

    On a cheonhwa any tile of the fourteen may be taken for the winning one (RK5-m). Raises
    HandError when the tiles are impossible or not complete, SituationError when the circumstances
    contradict each other. A complete hand that may not win has ``refusals``.

    >>> from mjteach.core.hand import hand
    >>> won = evaluate(hand("123456m22p67788p"), Tile.P6)
    >>> won.best.yaku_ids, won.best.base_han, won.best.han
    (('kr_menzen', 'kr_pinghu', 'kr_gensho'), 2, 4)
    """
    hand, tile = given.hand(hand), given.one_tile(tile)
    context = KoreanContext() if context is None else context
    rules = KoreanRules() if rules is None else rules
    check_thirteen(hand, rules)
    check_tiles((tile,))
    check_copies((*hand.tiles, tile))
    check_discards((*hand.tiles, tile), context.discards)
    check_situation(hand, tile, context, rules)
    return result_of(hand, tile, context, rules)


def result_of(hand: Hand, tile: Tile, context: KoreanContext, rules: KoreanRules) -> KoreanResult:
    """The count of a checked case; a wait counts even if none of its copies are left.

    Raises HandError when the hand is not complete.

    >>> from mjteach.core.hand import hand
    >>> result_of(hand("123456m22p67788p"), Tile.P6, KoreanContext(), KoreanRules()).best.han
    4
    """
    wins = _ways(hand, tile, context, rules)
    if not wins:
        tiles = (*hand.concealed, tile)
        least = shanten(counts_of(tiles), len(hand.melds))
        raise HandError("not_complete", tiles=tiles, winning_tile=tile, shanten=least)
    best, *others = _best_first(wins, context)
    return KoreanResult(hand, tile, context, rules, best, tuple(others))


def waits_of(hand: Hand, rules: KoreanRules) -> Tiles:
    """The winning tiles of ``hand``; () when it is not tenpai.

    >>> from mjteach.core.hand import hand
    >>> waits_of(hand("1111m9999m111p99p"), KoreanRules())
    (<1p>,)
    """
    return wait_tiles(
        counts_of(hand.concealed),
        hand.melds,
        four_as_two_pairs=rules.chiitoitsu_four_of_a_kind,  # RK4-j
    )


def check_thirteen(hand: Hand, rules: KoreanRules) -> None:
    """Raise HandError for a hand that is not thirteen tiles of this game, none just drawn."""
    hand.check_thirteen()
    check_hand(hand, rules)


def _ways(
    hand: Hand, tile: Tile, context: KoreanContext, rules: KoreanRules
) -> list[KoreanReading]:
    """Every reading of the finished hand, with everything that its yaku depend on."""
    tiles = (*hand.concealed, tile)
    counts = counts_of(tiles)
    own = counts_of((*hand.tiles, tile))
    winning = dict.fromkeys(sorted(tiles)) if context.is_cheonhwa else (tile,)  # RK5-m
    waits = waits_of(hand, rules)
    ways: list[KoreanReading] = []
    for last in winning:
        facts = hand_facts(own, hand.is_closed, (*hand.tiles, tile), last)
        found = readings(
            counts, hand.melds, last, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind
        )
        ways += [_win(facts, reading, context, rules, waits) for reading in found]
    return ways


def _win(
    facts: HandFacts, reading: Reading, context: KoreanContext, rules: KoreanRules, waits: Tiles
) -> KoreanReading:
    way = reading_facts(reading, by_discard=context.by is KoreanWinBy.SSOA)
    return KoreanReading(facts, way, context, rules, waits)


def _best_first(wins: list[KoreanReading], context: KoreanContext) -> list[CountedReading]:
    """Every reading counted, most han first; on a cheonhwa only the best tile of each grouping.

    What bonus yaku give does not depend on the reading, or grows with the rest (RK4-w), so the
    first reaches the minimum if any does.
    """
    counted = sorted(map(_count, wins), key=lambda way: way.han, reverse=True)
    if not context.is_cheonhwa:
        return counted
    of_groups: dict[Groups, CountedReading] = {}
    for way in counted:
        of_groups.setdefault(way.reading.groups, way)
    return list(of_groups.values())


def _count(win: KoreanReading) -> CountedReading:
    """One reading, counted."""
    counting: list[Found] = []
    dropped: list[KoreanDropped] = []
    for row in ROWS:
        evidence = row.detect(win)
        if evidence is None:
            continue
        drop = _does_not_count(row, evidence, win)
        if drop:
            dropped.append(drop)
        else:
            counting.append((row, evidence))
    kept, replaced = _precedence(counting, win.rules)
    items = _items(kept, win.rules)
    base = sum(item.han for item in items if not item.bonus)
    bonus = sum(item.han for item in items if item.bonus)
    refusals = _refusals(base, bonus, dropped, win)
    return CountedReading(win.way.reading, items, (*dropped, *replaced), base, bonus, refusals)


def _does_not_count(
    row: KoreanYakuRow, evidence: YakuEvidence, win: KoreanReading
) -> KoreanDropped | None:
    """Why a yaku that the hand shows does not count, whatever the other yaku."""

    def drop(reason: KoreanDropReason, by: str) -> KoreanDropped:
        return KoreanDropped(row.id, reason, by, evidence, row.ref)

    if row.closed_only and not win.hand.closed:  # RK2-f
        return drop(KoreanDropReason.NOT_CLOSED, row.id)
    for option, counts in row.switches:
        if not counts(win):
            return drop(KoreanDropReason.SWITCHED_OFF, option)
    missing = value_of(row.id, win.rules).missing
    return drop(KoreanDropReason(missing.value), win.rules.han_table) if missing else None


def _precedence(
    counting: list[Found], rules: KoreanRules
) -> tuple[list[Found], tuple[KoreanDropped, ...]]:
    """The yaku that count together, and those that do not (RK3-b, RK3-d)."""
    replaced: list[KoreanDropped] = []
    for reason in (KoreanDropReason.EXCLUDED, KoreanDropReason.CONTAINED):
        beside, counting = counting, []
        for found in beside:
            bigger = [other for other in beside if _replaces(reason, other, found, rules)]
            if bigger:
                (row, evidence), by = found, bigger[0][0].id
                replaced.append(KoreanDropped(row.id, reason, by, evidence, row.ref))
            else:
                counting.append(found)
    return counting, tuple(replaced)


def _replaces(reason: KoreanDropReason, bigger: Found, smaller: Found, rules: KoreanRules) -> bool:
    """Whether the bigger yaku replaces the smaller one for this reason."""
    yaku, lower = bigger[0], smaller[0].id
    if reason is KoreanDropReason.EXCLUDED:
        return lower in yaku.excludes
    as_stated = yaku.id == "kr_honnodu" and rules.honnodu_total is HonnoduTotal.AS_STATED  # C36
    if lower not in yaku.contains or not (as_stated or not rules.lower_yaku_accumulate):
        return False
    return lower != COUNTED_SINGLY or set(smaller[1].groups) <= set(bigger[1].groups)


def _items(counting: Iterable[Found], rules: KoreanRules) -> tuple[KoreanYakuItem, ...]:
    """The yaku that count with their han, in the table's order."""
    items = tuple(_item(row, evidence, rules) for row, evidence in counting)
    return tuple(
        part
        for item in items
        for part in (_doubling(item, items) if doubles(item.yaku, rules) else (item,))
    )


def _item(row: KoreanYakuRow, evidence: YakuEvidence, rules: KoreanRules) -> KoreanYakuItem:
    value = value_of(row.id, rules)
    times = len(evidence.tiles) if row.per_tile else 1
    return KoreanYakuItem(row.id, (value.han or 0) * times, value.bonus, evidence, row.ref)


def _doubling(
    item: KoreanYakuItem, items: tuple[KoreanYakuItem, ...]
) -> tuple[KoreanYakuItem, ...]:
    """What a base yaku that doubles the han adds (RK4-w): as many again of either sort.

    The source says no more than that the han are doubled. What comes from base yaku is base han,
    as the yaku is; what comes from bonus yaku stays bonus han, which never help to reach the
    minimum (RK5-a).
    """
    base = sum(other.han for other in items if not other.bonus)
    bonus = sum(other.han for other in items if other.bonus)
    evidence = {word: item.evidence._replace(facts=(("adds", word),)) for word in ("base", "bonus")}
    added = item._replace(han=base, evidence=evidence["base"])
    if not bonus:
        return (added,)
    return added, item._replace(han=bonus, bonus=True, evidence=evidence["bonus"])


def _refusals(
    base: int, bonus: int, dropped: Iterable[KoreanDropped], win: KoreanReading
) -> tuple[Finding, ...]:
    """Why this reading may not win."""
    refusals: list[Finding] = []
    if any(drop.by == "chuuren_furiten_allowed" for drop in dropped):
        refusals += _furiten_gates(win)
    if base < win.rules.min_han:  # RK2-e
        facts = (("han", base), ("bonus", bonus), ("least", win.rules.min_han))
        refusals.append(Finding("korean.win.min_han", CheckAnswer.NO, "RK2-e", facts))
    return tuple(refusals)


def _furiten_gates(win: KoreanReading) -> list[Finding]:
    """What a furiten guryeonbodeung may not do (RK4-t)."""
    tiles = suit_discards(win)
    facts = (("tiles", tiles), ("tile", win.hand.winning_tile))
    if win.context.by is KoreanWinBy.SSUMU:
        if win.rules.furiten_ssumu is Permission.ALLOWED:
            return []
        return [Finding("korean.win.furiten_ssumu", CheckAnswer.NO, "RK4-t", facts, tiles)]
    if set(win.waits).isdisjoint(tiles):
        return []
    return [Finding("korean.win.furiten", CheckAnswer.NO, "RK4-t", facts, tiles)]
