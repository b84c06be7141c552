"""Every reading of a finished hand valued, the best one first (R3.0-c, R4.2.2-j)."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import Final

from ..core.decision import Answer, Finding
from ..core.errors import HandError, SituationError
from ..core.hand import Hand, check_copies, has_too_many
from ..core.maker import maker
from ..core.melds import MeldKind
from ..core.message import Param
from ..core.patterns import Evidence, HandFacts, ReadingFacts, facts_of, reading_facts
from ..core.readings import Group, GroupKind, Reading, Shape, WaitKind, read
from ..core.shanten import shanten
from ..core.tiles import KIND, KINDS, TILES, Counts, Tile, pack, unpack
from .context import DEALER_FROM, WinBy, WinContext, check_situation
from .dora import BonusItem, bonus_items
from .fu import fu_of
from .result import Scored, WinResult, worth
from .rules import LocalYakuman, Renhou, RuleSet, RyanhanShibari, Switch
from .score import Liable, Limit, Terms, score_of
from .yaku import (
    Dropped,
    DropReason,
    Found,
    YakuItem,
    YakuRow,
    find_at_hand,
    find_by_groups,
)

# Bound here because looking a member up in its class is slow, and these are asked for every hand.
_RON, _ANKAN, _EAST = WinBy.RON, MeldKind.ANKAN, Tile.EAST
_ORPHANS, _UNCONNECTED = Shape.ORPHANS, Shape.UNCONNECTED
_ON, _OFF, _YAKUMAN = Switch.ON, LocalYakuman.OFF, Renhou.YAKUMAN
_scored, _win_result, _yaku_item = maker(Scored), maker(WinResult), maker(YakuItem)
_made_terms = maker(Terms)
_FROM_5_HONBA = RyanhanShibari.FROM_5_HONBA

_SHIBARI = 2
"""How many han a win needs from five honba on (R6.1-d)."""


def value_win(
    hand: Hand, tile: Tile, context: WinContext, rules: RuleSet, *, imagined: bool = False
) -> WinResult:
    """The value of ``hand`` completed by ``tile``, whatever the rules say about atozuke.

    An ``imagined`` tile need not exist: all four copies may lie elsewhere (R2.9-d). Everything else
    is as in :func:`~mjteach.riichi.win.evaluate_win`, errors included.

    >>> from mjteach.core.hand import hand
    >>> won = value_win(hand("123m456m789p23s55p"), Tile.S4, WinContext(), RuleSet())
    >>> won.best.yaku_ids
    ('pinfu',)
    """
    hand.check_thirteen()
    tiles = (*hand.concealed, tile)
    concealed = own = pack(tiles)
    if hand.melds:
        called = hand.tiles[len(hand.concealed) :]
        own += pack(called)
        tiles += called
    check_situation(hand, context)
    if not imagined:
        seen = context.indicators + context.ura_indicators
        if has_too_many(own + pack(seen) if seen else own):
            check_copies(tiles + seen)
        if context.robbed and [KIND[one] for one in tiles + seen].count(KIND[tile]) > 1:
            raise SituationError("robbed_tile_elsewhere", tile=tile)  # R3.1-q
    found = read(concealed, hand.melds, KIND[tile], rules.chiitoitsu_four_of_a_kind)
    if not found:
        found = _unconnected(unpack(concealed), hand, tile, context, rules)
    by_discard = context.by is _RON
    ways = [reading_facts(reading, by_discard) for reading in found]
    kinds = ways[0].kinds  # the same however the tiles are grouped
    counts = own.to_bytes(len(TILES), "little")
    facts = facts_of(counts, kinds, hand.is_closed, tiles, TILES[KIND[tile]])
    at_hand = find_at_hand(facts, context)
    if ways[0].reading.shape is _UNCONNECTED:  # R3.7-e: they need a complete hand
        at_hand = [each for each in at_hand if each[1].id not in ("tenhou", "chiihou")]
    bonus = bonus_items(counts, counts[34] + counts[35] + counts[36], context, rules)
    scored = [_value(facts, way, at_hand, bonus, context, rules) for way in ways]
    if len(scored) > 1:
        scored.sort(key=worth, reverse=True)
    return _win_result((hand, tile, context, rules, scored[0], tuple(scored[1:])))


def _unconnected(
    counts: Counts, hand: Hand, tile: Tile, context: WinContext, rules: RuleSet
) -> tuple[Reading, ...]:
    """The reading as shiisanputou where the rules know it; raises HandError where it is none."""
    drawn_first = context.first_turn and context.by is not _RON and not hand.melds
    if rules.shiisanputou is _OFF or not drawn_first or not is_unconnected(counts):
        best = shanten(counts, len(hand.melds))
        tiles = (*hand.concealed, tile, *hand.tiles[len(hand.concealed) :])
        raise HandError("not_complete", tiles=tiles, winning_tile=tile, shanten=best)
    tiles = tuple(TILES[kind] for kind in range(KINDS) for _ in range(counts[kind]))
    group = Group(GroupKind.UNCONNECTED, tiles)
    return (Reading(Shape.UNCONNECTED, (group,), TILES[KIND[tile]], 0, WaitKind.ORPHAN),)


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
    return all(high - low > 2 or low // 9 != high // 9 for low, high in pairwise(held))


def _value(
    facts: HandFacts,
    way: ReadingFacts,
    at_hand: list[Found],
    bonus: tuple[BonusItem, ...],
    context: WinContext,
    rules: RuleSet,
) -> Scored:
    """One reading, valued."""
    items, dropped = _counting(at_hand + find_by_groups(way, context), facts, context, rules)
    yaku_han = yakuman = 0
    floor = None
    pinfu = False
    for yaku, han, times, _, _, limit in items:
        yaku_han += han
        yakuman = yakuman + times if rules.yakuman_stacking else max(yakuman, times)  # R3.6-a
        floor = floor or limit
        pinfu = pinfu or yaku == "pinfu"
    fu = fu_of(way, context, rules, closed=facts.closed, pinfu=pinfu)
    han = yaku_han
    if not yakuman or rules.aotenjou is _ON:  # R3.0-h
        for extra in bonus:
            han += extra.han
    refusals = _refusals(way.reading, yaku_han, yakuman or floor, context, rules)
    score = None
    if not refusals:
        score = score_of(han, fu.total, _terms(items, context, rules), rules, yakuman, floor)
    return _scored(
        (way.reading, items, dropped, bonus, fu, yaku_han, han, yakuman, score, refusals)
    )


def _counting(
    there: list[Found], facts: HandFacts, context: WinContext, rules: RuleSet
) -> tuple[tuple[YakuItem, ...], tuple[Dropped, ...]]:
    """The yaku that count, and those that are there but do not, each with its reason."""
    counting: list[Found] = []
    dropped: list[Dropped] = []
    closed, mixed_in = facts.closed, context.mixed_in
    for each in there:
        _, row, evidence = each
        if not closed and row.open is None:  # R3.0-e
            dropped.append(Dropped(row.id, DropReason.NOT_CLOSED, None, evidence, row.ref))
            continue
        if mixed_in and row.by_wait:  # R2.8.2-c
            dropped.append(Dropped(row.id, DropReason.MIXED_IN, None, evidence, row.ref))
            continue
        for option, counts_here in row.switches:
            if not counts_here(facts, context, rules):
                reason = DropReason.SWITCHED_OFF
                dropped.append(Dropped(row.id, reason, option, evidence, row.ref))
                break
        else:
            counting.append(each)
    if len(counting) == 1:
        ((_, row, evidence),) = counting
        return (_item(row, evidence, closed, context, rules),), tuple(dropped)
    replaced, alone = _precedence(counting, rules)
    kept: list[Found] = []
    for each in counting:
        _, row, evidence = each
        if row.id in replaced:
            by = replaced[row.id]
            dropped.append(Dropped(row.id, DropReason.SUPERSEDED, by, evidence, row.ref))
        elif alone and not row.yakuman:
            dropped.append(Dropped(row.id, DropReason.BESIDE_YAKUMAN, alone, evidence, row.ref))
        else:
            kept.append(each)
    kept.sort()
    items = [_item(row, evidence, closed, context, rules) for _, row, evidence in kept]
    return tuple(items), tuple(dropped)


def _precedence(counting: list[Found], rules: RuleSet) -> tuple[dict[str, str], str | None]:
    """By what each lower yaku is replaced (R3.0-g), and beside which yakuman only yakuman count.

    The ordinary yaku are ignored beside a yakuman (R3.0-h), except where nothing limits a hand.
    """
    replaced: dict[str, str] = {}
    alone = None
    for _, row, _ in counting:
        for lower in row.supersedes:
            replaced[lower] = row.id
        if row.yakuman and (alone is None or alone in row.supersedes) and _is_whole(row, rules):
            alone = row.id
    return replaced, None if rules.aotenjou is _ON else alone


def _is_whole(row: YakuRow, rules: RuleSet) -> bool:
    """Whether a yakuman is paid as one; renhou may be worth a lower limit (R3.6-q)."""
    return row.id != "renhou" or rules.renhou is _YAKUMAN


def _item(
    row: YakuRow, evidence: Evidence, closed: bool, context: WinContext, rules: RuleSet
) -> YakuItem:
    """A yaku that counts, with what it is worth here."""
    if not row.yakuman:
        han = row.closed if closed else row.open or 0
        if context.double_riichi and row.id == "open_riichi":  # R3.7-b
            han += 1
        return _yaku_item((row.id, han, 0, evidence, row.ref, None))
    if _is_whole(row, rules):
        times = 2 if row.id in rules.double_yakuman_hands else 1  # R3.6-b
        return YakuItem(row.id, 0, times, evidence, row.ref)
    return YakuItem(row.id, 0, 0, evidence, row.ref, Limit(rules.renhou.value))


def _refusals(
    reading: Reading, yaku_han: int, limit: object, context: WinContext, rules: RuleSet
) -> tuple[Finding, ...]:
    """Why this reading may not be declared: too few han (R3.0-a, R6.1-d), a robbed ankan.

    ``limit`` tells whether the hand is worth a limit by its yaku, which always suffices.
    """
    refusals: list[Finding] = []
    if context.robbed is _ANKAN and not (reading.shape is _ORPHANS and rules.kokushi_robs_ankan):
        facts: tuple[tuple[str, Param], ...] = (("tile", reading.winning_tile),)
        refusals.append(Finding("win.robs_ankan", Answer.NO, "R3.1-s", facts))
    if not limit:
        in_force = rules.ryanhan_shibari is _FROM_5_HONBA and context.honba >= 5
        shibari = in_force and rules.min_han < _SHIBARI
        least = _SHIBARI if shibari else rules.min_han
        if yaku_han < least:
            facts = (("han", yaku_han), ("least", least))
            check = "win.yaku" if least == 1 else "win.shibari" if shibari else "win.min_han"
            ref = "R6.1-d" if shibari else "R3.0-a"
            refusals.append(Finding(check, Answer.NO, ref, facts))
    return tuple(refusals)


_paid_by: Final = attrgetter("by", "seat_wind", "discarder", "honba", "deposits", "wareme")


def _terms(items: tuple[YakuItem, ...], context: WinContext, rules: RuleSet) -> Terms:
    """How this win is paid, with the liability that the rules know (R2.8.3)."""
    by, wind, discarder, honba, deposits, wareme = _paid_by(context)
    dealer_is = None
    if by is not _RON:
        dealer_is, discarder = DEALER_FROM.get(wind), None
    liable = _liable(items, context, rules) if context.liabilities else ()
    is_dealer = wind is _EAST
    return _made_terms((by, is_dealer, dealer_is, discarder, honba, deposits, wareme, liable))


def _liable(items: tuple[YakuItem, ...], context: WinContext, rules: RuleSet) -> tuple[Liable, ...]:
    """Who is liable for what."""
    liable: list[Liable] = []
    for yaku, player in context.liabilities:
        if yaku == "rinshan":  # R2.8.3-i
            if rules.pao_daiminkan_rinshan and context.after_kan:
                liable.append(Liable(player, 0, yaku))
        elif yaku in rules.pao_yakuman:
            liable += [Liable(player, item.yakuman, yaku) for item in items if item.yaku == yaku]
    return tuple(liable)
