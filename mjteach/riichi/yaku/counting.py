"""Which yaku of a hand count and what they are worth; which do not, and why (R3.0-e, -g, -h)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ...core.named_tuples import from_fields
from ...core.patterns import HandFacts, ReadingFacts, YakuEvidence
from ..context import WinContext
from ..rules import Renhou, RuleSet, Switch
from ..score import Limit
from .coarse_facts import CoarseFacts, FineFactError
from .table import ROWS, YAKU, Dropped, DropReason, LooksAt, YakuItem, YakuRow

_ON, _YAKUMAN = Switch.ON, Renhou.YAKUMAN  # bound here, as in by_groups

Yaku = tuple[tuple[YakuItem, ...], tuple[Dropped, ...]]
"""Those that count, and those that are there but do not."""


CoarseYaku = tuple[tuple[YakuItem, ...], tuple[Dropped, ...], tuple[YakuRow, ...]]
"""What coarse facts decide: yaku that count, yaku that do not, and rows that need finer facts."""

OF_HAND: Final = slice(HandFacts._fields.index("counts"))
OF_CONTEXT: Final = slice(WinContext._fields.index("seat_wind"))
OF_READING: Final = slice(ReadingFacts._fields.index("reading"))


def yaku_of_hand(hand: HandFacts, context: WinContext, rules: RuleSet) -> Yaku:
    """The yaku of the circumstances and of the tiles, each as if it were the only one."""
    coarse = coarse_yaku_of_hand(hand[OF_HAND], context[OF_CONTEXT])
    return _with_fine_facts(coarse, hand, hand.closed, context, rules)


def yaku_of_reading(facts: ReadingFacts, closed: bool, context: WinContext, rules: RuleSet) -> Yaku:
    """The yaku of one reading's groups, each as if it were the only one."""
    coarse = coarse_yaku_of_reading(facts[OF_READING], closed)
    return _with_fine_facts(coarse, facts, closed, context, rules)


def _with_fine_facts(
    coarse: CoarseYaku, facts: Any, closed: bool, context: WinContext, rules: RuleSet
) -> Yaku:
    items, dropped, undecided = coarse
    for row in undecided:
        evidence = row.detect(facts, context)
        if evidence:
            found = judged(row, evidence, facts, closed, context, rules)
            if isinstance(found, YakuItem):
                items += (found,)
            else:
                dropped += (found,)
    return items, dropped


@lru_cache(maxsize=4_000)
def coarse_yaku_of_hand(of_hand: tuple[Any, ...], of_context: tuple[Any, ...]) -> CoarseYaku:
    """What the coarse facts of the tiles and the circumstances decide, whatever the rules."""
    hand = CoarseFacts(HandFacts._fields, of_hand)
    context = CoarseFacts(WinContext._fields, of_context)
    return _coarse_yaku((LooksAt.SITUATION, LooksAt.TILES), hand, hand.closed, context)


@lru_cache(maxsize=4_000)
def coarse_yaku_of_reading(of_reading: tuple[Any, ...], closed: bool) -> CoarseYaku:
    """What the coarse facts of a reading decide, whatever the circumstances and the rules."""
    facts = CoarseFacts(ReadingFacts._fields, of_reading)
    return _coarse_yaku((LooksAt.GROUPS,), facts, closed, CoarseFacts())


def _coarse_yaku(
    looks_at: tuple[LooksAt, ...], facts: CoarseFacts, closed: bool, context: CoarseFacts
) -> CoarseYaku:
    items: list[YakuItem] = []
    dropped: list[Dropped] = []
    undecided: list[YakuRow] = []
    for row in ROWS:
        if row.looks_at not in looks_at:
            continue
        try:
            evidence = row.detect(facts, context)
            found = evidence and judged(row, evidence, facts, closed, context, CoarseFacts())
        except FineFactError:
            undecided.append(row)
        else:
            if isinstance(found, YakuItem):
                items.append(found)
            elif found:
                dropped.append(found)
    return tuple(items), tuple(dropped), tuple(undecided)


def judged(
    row: YakuRow, evidence: YakuEvidence, facts: Any, closed: bool, context: Any, rules: Any
) -> YakuItem | Dropped:
    """What a yaku that the hand shows is worth, or why it does not count."""
    if not closed and row.open is None:  # R3.0-e
        return Dropped(row.id, DropReason.NOT_CLOSED, None, evidence, row.ref)
    if row.by_wait and context.mixed_in:  # R2.8.2-c
        return Dropped(row.id, DropReason.MIXED_IN, None, evidence, row.ref)
    for option, counts_here in row.switches:
        if not counts_here(facts, context, rules):
            return Dropped(row.id, DropReason.SWITCHED_OFF, option, evidence, row.ref)
    if not row.yakuman:
        han = row.closed if closed else row.open or 0
        if row.id == "open_riichi" and context.double_riichi:  # R3.7-b
            han += 1
        return from_fields(YakuItem, (row.id, han, 0, evidence, row.ref, None))
    if _is_whole(row, rules):
        times = 2 if row.id in rules.double_yakuman_hands else 1  # R3.6-b
        return YakuItem(row.id, 0, times, evidence, row.ref)
    return YakuItem(row.id, 0, 0, evidence, row.ref, Limit(rules.renhou.value))


def _is_whole(row: YakuRow, rules: RuleSet) -> bool:
    """Whether a yakuman is paid as one; renhou may be worth a lower limit (R3.6-q)."""
    return row.id != "renhou" or rules.renhou is _YAKUMAN


def beside_each_other(of_hand: Yaku, of_reading: Yaku, rules: RuleSet) -> Yaku:
    """The yaku that count together, and those that do not, in the order of the table."""
    items, dropped = of_hand[0] + of_reading[0], of_hand[1] + of_reading[1]
    if len(items) > 1:
        above = []
        for item in items:
            if item[0] in _ABOVE_OTHERS:
                above.append(item)  # noqa: PERF401 - most hands have none
        if above:
            replaced, alone = _precedence(above, rules)
            there, items = items, ()
            for item in there:
                drop = _outdone(item, replaced, alone)
                if drop:
                    dropped += (drop,)
                else:
                    items += (item,)
        items = tuple(sorted(items, key=_place))
    return items, tuple(sorted(dropped, key=_place)) if len(dropped) > 1 else dropped


_ABOVE_OTHERS: Final = frozenset(row.id for row in ROWS if row.supersedes or row.yakuman)
"""Yaku beside which some others do not count."""

_PLACES: Final = {yaku: place for place, yaku in enumerate(YAKU)}


def _place(found: YakuItem | Dropped) -> int:
    """Where a yaku stands in the table."""
    return _PLACES[found[0]]


def _precedence(items: list[YakuItem], rules: RuleSet) -> tuple[dict[str, str], str | None]:
    """What replaces each lower yaku (R3.0-g), and the yakuman beside which only yakuman count.

    The ordinary yaku are ignored beside a yakuman (R3.0-h), except where nothing limits a hand.
    """
    replaced: dict[str, str] = {}
    alone = None
    for item in items:
        row = YAKU[item[0]]
        for lower in row.supersedes:
            replaced[lower] = row.id
        if row.yakuman and (alone is None or alone in row.supersedes) and _is_whole(row, rules):
            alone = row.id
    return replaced, None if rules.aotenjou is _ON else alone


def _outdone(item: YakuItem, replaced: dict[str, str], alone: str | None) -> Dropped | None:
    """Why a yaku does not count beside the others; None if it does."""
    yaku, _, _, evidence, ref, _ = item
    if yaku in replaced:
        return Dropped(yaku, DropReason.SUPERSEDED, replaced[yaku], evidence, ref)
    if alone and not YAKU[yaku].yakuman:
        return Dropped(yaku, DropReason.BESIDE_YAKUMAN, alone, evidence, ref)
    return None
