"""What a finished hand is worth: every reading valued, the best one chosen (R3.0-c, R4.2.2-j)."""

from __future__ import annotations

from typing import NamedTuple

from ..core.decision import Answer, Finding
from ..core.errors import HandError
from ..core.hand import Hand, check_copies
from ..core.melds import MeldKind, Source
from ..core.message import Param
from ..core.patterns import Evidence, HandFacts, hand_facts, reading_facts
from ..core.readings import Group, GroupKind, Reading, Shape, WaitKind, readings
from ..core.shanten import shanten
from ..core.tiles import KIND, KINDS, TILES, WINDS, Counts, Tile, count_all
from .context import WinBy, WinContext, check_situation
from .dora import BonusItem, bonus_items
from .fu import FuBreakdown, fu_of
from .rules import LocalYakuman, Renhou, RuleSet, RyanhanShibari, Switch
from .score import OTHERS, Limit, Score, Terms, score_of
from .yaku import (
    Dropped,
    DropReason,
    Found,
    YakuItem,
    YakuRow,
    find_by_groups,
    find_by_situation,
    find_by_tiles,
)


class Scored(NamedTuple):
    """One reading with everything it gives; ``score`` is None when it may not win.

    ``han`` counts yaku and bonus; ``yaku_han`` the yaku alone, which must reach the minimum.
    """

    reading: Reading
    yaku: tuple[YakuItem, ...]
    dropped: tuple[Dropped, ...]
    bonus: tuple[BonusItem, ...]
    fu: FuBreakdown
    yaku_han: int
    han: int
    yakuman: int
    score: Score | None
    refusals: tuple[Finding, ...]

    @property
    def yaku_ids(self) -> tuple[str, ...]:
        """The yaku that count, in the table's order."""
        return tuple(item.yaku for item in self.yaku)


class WinResult(NamedTuple):
    """Every reading of a finished hand, best first; the losing ones are kept, they teach."""

    hand: Hand
    winning_tile: Tile
    context: WinContext
    rules: RuleSet
    best: Scored
    others: tuple[Scored, ...]

    @property
    def can_win(self) -> bool:
        """Whether the best reading may be declared (R2.8-d)."""
        return self.best.score is not None

    @property
    def refusals(self) -> tuple[Finding, ...]:
        """Why the hand may not win; empty when it may."""
        return self.best.refusals


def evaluate_win(
    hand: Hand, tile: Tile, context: WinContext | None = None, rules: RuleSet | None = None
) -> WinResult:
    """The value of ``hand`` completed by ``tile``; ``hand`` is without it.

    Raises HandError when the tiles are impossible or not complete, SituationError when the
    circumstances contradict each other. A complete hand that may not win has ``refusals``.

    >>> from mjteach.core.hand import hand
    >>> evaluate_win(hand("123m456m789p23s55p"), Tile.S4).best.yaku_ids
    ('pinfu',)
    """
    context = WinContext() if context is None else context
    rules = RuleSet() if rules is None else rules
    if len(hand.concealed) + 3 * len(hand.melds) != 13:
        raise HandError(
            "wrong_count", tiles=hand.concealed, count=len(hand.concealed), melds=len(hand.melds)
        )
    counts, own, reds, tiles = _all_counts(hand, tile)
    check_situation(hand, context)
    facts = hand_facts(own, hand.is_closed, tiles, TILES[KIND[tile]])
    found = _readings(counts, hand, tile, context, rules)
    if not found:
        best = shanten(counts, len(hand.melds))
        raise HandError("not_complete", tiles=tiles, winning_tile=tile, shanten=best)
    at_hand = find_by_situation(facts, context) + find_by_tiles(facts, context)
    bonus = bonus_items(own, reds, context, rules)
    scored = [_value(facts, reading, at_hand, bonus, context, rules) for reading in found]
    if len(scored) > 1:
        scored.sort(key=_worth, reverse=True)
    return WinResult(hand, tile, context, rules, scored[0], tuple(scored[1:]))


def _all_counts(hand: Hand, tile: Tile) -> tuple[Counts, Counts, int, tuple[Tile, ...]]:
    """Concealed counts with the winning tile, counts of all tiles, red fives, all tiles."""
    tiles = (*hand.concealed, tile)
    concealed, reds = count_all(tiles)
    own = concealed
    if hand.melds:
        for meld in hand.melds:
            tiles += meld.tiles
        own, reds = count_all(tiles)
    if reds > 1 or max(own) > 4:
        check_copies(tiles)
    return concealed, own, reds, tiles


def _readings(
    counts: Counts, hand: Hand, tile: Tile, context: WinContext, rules: RuleSet
) -> tuple[Reading, ...]:
    winning = KIND[tile]
    found = readings(
        counts, hand.melds, winning, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind
    )
    if found or rules.shiisanputou is LocalYakuman.OFF or not context.first_turn:
        return found
    if hand.melds or context.by is WinBy.RON or not is_unconnected(counts):
        return found
    tiles = tuple(TILES[kind] for kind in range(KINDS) for _ in range(counts[kind]))
    group = Group(GroupKind.UNCONNECTED, tiles)
    return (Reading(Shape.UNCONNECTED, (group,), TILES[winning], 0, WaitKind.ORPHAN),)


def is_unconnected(counts: Counts) -> bool:
    """Whether fourteen tiles hold one pair and nothing else that connects (R3.7-e).

    Two tiles of a suit connect when a run could hold both: ranks one or two apart.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> is_unconnected(counts_of(parse_tiles("147m258p369s11234z")))
    True
    """
    if counts.count(2) != 1 or counts.count(1) != 12:
        return False
    held = [kind for kind in range(27) if counts[kind]]
    return all(
        high - low > 2 or low // 9 != high // 9 for low, high in zip(held, held[1:], strict=False)
    )


def _value(
    facts: HandFacts,
    reading: Reading,
    at_hand: list[Found],
    bonus: tuple[BonusItem, ...],
    context: WinContext,
    rules: RuleSet,
) -> Scored:
    """One reading, valued."""
    of_reading = reading_facts(facts, reading, by_discard=context.by is WinBy.RON)
    there = at_hand + find_by_groups(of_reading, context)
    items, dropped = _counting(there, facts, context, rules)
    fu = fu_of(of_reading, context, rules, pinfu=any(item.yaku == "pinfu" for item in items))
    yaku_han = sum([item.han for item in items])
    each = [item.yakuman for item in items]
    yakuman = sum(each) if rules.yakuman_stacking else max(each, default=0)  # R3.6-a
    han = yaku_han
    if not yakuman or rules.aotenjou is Switch.ON:  # R3.0-h
        han += sum([extra.han for extra in bonus])
    floor = next((item.limit for item in items if item.limit), None)
    refusals = _refusals(reading, items, yaku_han, context, rules)
    score = None
    if not refusals:
        terms = _terms(items, context, rules)
        score = score_of(han, fu.total, terms, rules, yakuman=yakuman, floor=floor)
    return Scored(reading, items, dropped, bonus, fu, yaku_han, han, yakuman, score, refusals)


def _counting(
    there: list[Found], facts: HandFacts, context: WinContext, rules: RuleSet
) -> tuple[tuple[YakuItem, ...], tuple[Dropped, ...]]:
    """The yaku that count, and those that are there but do not, each with its reason."""
    counting: list[Found] = []
    dropped: list[Dropped] = []
    for row, evidence in there:
        if row.open is None and not facts.closed:  # R3.0-e
            dropped.append(Dropped(row.id, DropReason.NOT_CLOSED, None, evidence, row.ref))
            continue
        for option, counts_here in row.switches:
            if not counts_here(facts, context, rules):
                dropped.append(
                    Dropped(row.id, DropReason.SWITCHED_OFF, option, evidence, row.ref)
                )
                break
        else:
            counting.append((row, evidence))
    replaced = {lower: row.id for row, _ in counting for lower in row.supersedes}  # R3.0-g
    alone = _only_yakuman(counting, rules)
    items: list[YakuItem] = []
    for row, evidence in counting:
        if row.id in replaced:
            by = replaced[row.id]
            dropped.append(Dropped(row.id, DropReason.SUPERSEDED, by, evidence, row.ref))
        elif alone and not row.yakuman:
            dropped.append(Dropped(row.id, DropReason.BESIDE_YAKUMAN, alone, evidence, row.ref))
        else:
            items.append(_item(row, evidence, facts.closed, context, rules))
    return tuple(items), tuple(dropped)


def _only_yakuman(counting: list[Found], rules: RuleSet) -> str | None:
    """The yakuman beside which ordinary yaku are ignored (R3.0-h); none without limits."""
    if rules.aotenjou is Switch.ON:
        return None
    for row, _ in counting:
        if row.yakuman and not (row.id == "renhou" and rules.renhou is not Renhou.YAKUMAN):
            return row.id
    return None


def _item(
    row: YakuRow, evidence: Evidence, closed: bool, context: WinContext, rules: RuleSet
) -> YakuItem:
    """A yaku that counts, with what it is worth here."""
    if row.yakuman:
        if row.id == "renhou" and rules.renhou is not Renhou.YAKUMAN:  # R3.6-q
            return YakuItem(row.id, 0, 0, evidence, row.ref, Limit(rules.renhou.value))
        doubled = row.id in rules.double_yakuman_hands  # R3.6-b
        return YakuItem(row.id, 0, 2 if doubled else 1, evidence, row.ref)
    han = row.closed if closed else row.open or 0
    if row.id == "open_riichi" and context.double_riichi:  # R3.7-b
        han += 1
    return YakuItem(row.id, han, 0, evidence, row.ref)


def _refusals(
    reading: Reading,
    items: tuple[YakuItem, ...],
    yaku_han: int,
    context: WinContext,
    rules: RuleSet,
) -> tuple[Finding, ...]:
    """Why this reading may not be declared: too few han (R3.0-a, R6.1-d), a robbed ankan."""
    refusals: list[Finding] = []
    if context.robbed is MeldKind.ANKAN and not (
        reading.shape is Shape.ORPHANS and rules.kokushi_robs_ankan
    ):
        facts: tuple[tuple[str, Param], ...] = (("tile", reading.winning_tile),)
        refusals.append(Finding("win.robs_ankan", Answer.NO, "R3.1-s", facts))
    if any(item.yakuman or item.limit for item in items):
        return tuple(refusals)
    shibari = rules.ryanhan_shibari is RyanhanShibari.FROM_5_HONBA and context.honba >= 5
    least = max(rules.min_han, 2) if shibari else rules.min_han
    if yaku_han < least:
        facts = (("han", yaku_han), ("least", least))
        check = "win.yaku" if least == 1 else "win.shibari" if shibari else "win.min_han"
        ref = "R6.1-d" if shibari else "R3.0-a"
        refusals.append(Finding(check, Answer.NO, ref, facts))
    return tuple(refusals)


def _terms(items: tuple[YakuItem, ...], context: WinContext, rules: RuleSet) -> Terms:
    """How this win is paid, with the liability that the rules know (R2.8.3)."""
    liable: list[tuple[Source, int]] = []
    for yaku, player in context.liabilities:
        if yaku == "rinshan":  # R2.8.3-i
            if rules.pao_daiminkan_rinshan and context.after_kan:
                liable.append((player, 0))
        elif yaku in rules.pao_yakuman:
            liable += [(player, item.yakuman) for item in items if item.yaku == yaku]
    turn = WINDS.index(context.seat_wind)
    return Terms(
        context.by,
        context.is_dealer,
        OTHERS[3 - turn] if turn else None,
        context.discarder if context.by is WinBy.RON else None,
        context.honba,
        context.deposits,
        context.wareme,
        tuple(liable),
    )


def _worth(scored: Scored) -> tuple[int, int, int, int]:
    """What makes a reading the best: points, then yakuman, han and fu (R4.2.2-j)."""
    points = scored.score.value if scored.score else -1
    return points, scored.yakuman, scored.han, scored.fu.total
