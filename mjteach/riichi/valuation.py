"""Every reading of a finished hand with its value, the best one first (R3.0-c, R4.2.2-j)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from operator import itemgetter
from typing import Final

from ..core.decision import CheckAnswer, Finding
from ..core.errors import HandError, SituationError
from ..core.hand import Hand, check_copies, has_too_many
from ..core.melds import MeldKind, Source, pack_melds
from ..core.message import Param
from ..core.named_tuples import from_fields
from ..core.patterns import ReadingFacts, facts_of, reading_facts
from ..core.readings import Group, GroupKind, Reading, Shape, WaitKind, read
from ..core.shanten import shanten
from ..core.tiles import KIND, KINDS, TILES, Counts, Tile, pack, unpack
from .context import DEALER_FROM, WinBy, WinContext, check_situation
from .dora import BonusItem, bonus_items
from .fu import fu_of
from .result import Scored, WinResult, worth
from .rules import LocalYakuman, RuleSet, RyanhanShibari, Switch
from .score import Liable, Terms, score_of
from .yaku import Yaku, YakuItem, beside_each_other, yaku_of_hand, yaku_of_reading

# Bound here because looking a member up in its class is slow, and these are asked for every hand.
_RON, _ANKAN, _EAST = WinBy.RON, MeldKind.ANKAN, Tile.EAST
_ORPHANS, _UNCONNECTED = Shape.ORPHANS, Shape.UNCONNECTED
_ON, _OFF = Switch.ON, LocalYakuman.OFF
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
    concealed, melds, _ = hand
    tiles = (*concealed, tile)
    packed = own = pack(tiles)
    closed = True
    if melds:
        tiles, closed = (*hand.tiles, tile), hand.is_closed
        own += pack_melds(melds)
    check_situation(hand, context)
    kind = KIND[tile]
    if not imagined:
        seen = context.indicators + context.ura_indicators
        if has_too_many(own + pack(seen) if seen else own):
            check_copies(tiles + seen)
        if context.robbed and [KIND[one] for one in tiles + seen].count(kind) > 1:
            raise SituationError("robbed_tile_elsewhere", tile=tile)  # R3.1-q
    found = read(packed, melds, kind, rules.chiitoitsu_four_of_a_kind)
    if not found:
        found = _unconnected(unpack(packed), hand, tile, context, rules)
    by_discard = context.by is _RON
    ways = []
    for reading in found:
        ways.append(reading_facts(reading, by_discard))  # noqa: PERF401 - most have one only
    kinds = ways[0].kinds  # the same however the tiles are grouped
    counts = own.to_bytes(len(TILES), "little")
    facts = facts_of(counts, kinds, closed, tiles, TILES[kind])
    at_hand = yaku_of_hand(facts, context, rules)
    if found[0].shape is _UNCONNECTED:  # R3.7-e: they need a complete hand
        items, dropped = at_hand
        at_hand = tuple([i for i in items if i.yaku not in ("tenhou", "chiihou")]), dropped
    bonus = bonus_items(counts, counts[34] + counts[35] + counts[36], context, rules)
    scored = []
    for way in ways:
        scored.append(_value(way, closed, at_hand, bonus, context, rules))  # noqa: PERF401
    if len(scored) > 1:
        scored.sort(key=worth, reverse=True)
    return from_fields(WinResult, (hand, tile, context, rules, scored[0], tuple(scored[1:]), ()))


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
    way: ReadingFacts,
    closed: bool,
    at_hand: Yaku,
    bonus: tuple[BonusItem, ...],
    context: WinContext,
    rules: RuleSet,
) -> Scored:
    """One reading, valued."""
    by_groups = yaku_of_reading(way, closed, context, rules)
    items, dropped = beside_each_other(at_hand, by_groups, rules)
    yaku_han = yakuman = 0
    floor = None
    pinfu = False
    for yaku, han, times, _, _, limit in items:
        if han:
            yaku_han += han
            pinfu = pinfu or yaku == "pinfu"
        else:
            yakuman = yakuman + times if rules.yakuman_stacking else max(yakuman, times)  # R3.6-a
            floor = floor or limit
    fu = fu_of(way, context, rules, closed=closed, pinfu=pinfu)
    han = yaku_han
    if not yakuman or rules.aotenjou is _ON:  # R3.0-h
        for dora in bonus:
            han += dora.han
    reading = way.reading
    refusals = _refusals(reading, yaku_han, yakuman or floor, context, rules)
    score = None
    if not refusals:
        terms = _terms(*_paid_by(context))
        if context.liabilities:
            terms = terms._replace(liable=_liable(items, context, rules))
        score = score_of(han, fu.total, terms, rules, yakuman, floor)
    return from_fields(
        Scored, (reading, items, dropped, bonus, fu, yaku_han, han, yakuman, score, refusals)
    )


def _refusals(
    reading: Reading, yaku_han: int, limit: object, context: WinContext, rules: RuleSet
) -> tuple[Finding, ...]:
    """Why this reading may not win: too few han (R3.0-a, R6.1-d), or a robbed ankan.

    ``limit`` tells whether the hand is worth a limit by its yaku, which always suffices.
    """
    refusals: tuple[Finding, ...] = ()
    if context.robbed is _ANKAN and not (reading.shape is _ORPHANS and rules.kokushi_robs_ankan):
        facts: tuple[tuple[str, Param], ...] = (("tile", reading.winning_tile),)
        refusals += (Finding("win.robs_ankan", CheckAnswer.NO, "R3.1-s", facts),)
    if not limit:
        in_force = rules.ryanhan_shibari is _FROM_5_HONBA and context.honba >= 5
        shibari = in_force and rules.min_han < _SHIBARI
        least = _SHIBARI if shibari else rules.min_han
        if yaku_han < least:
            facts = (("han", yaku_han), ("least", least))
            check = "win.yaku" if least == 1 else "win.shibari" if shibari else "win.min_han"
            ref = "R6.1-d" if shibari else "R3.0-a"
            refusals += (Finding(check, CheckAnswer.NO, ref, facts),)
    return refusals


_PAID_BY: Final = ("by", "seat_wind", "discarder", "honba", "deposits", "wareme")
_paid_by: Final = itemgetter(*map(WinContext._fields.index, _PAID_BY))


@lru_cache(maxsize=4_000)
def _terms(
    by: WinBy,
    wind: Tile,
    discarder: Source | None,
    honba: int,
    deposits: int,
    wareme: Source | str | None,
) -> Terms:
    """The terms of a win for which nobody is liable."""
    dealer_is = None
    if by is not _RON:
        dealer_is, discarder = DEALER_FROM.get(wind), None
    return Terms(by, wind is _EAST, dealer_is, discarder, honba, deposits, wareme)


def _liable(items: tuple[YakuItem, ...], context: WinContext, rules: RuleSet) -> tuple[Liable, ...]:
    """Who is liable for what, as far as the rules know liability (R2.8.3)."""
    liable: list[Liable] = []
    for yaku, player in context.liabilities:
        if yaku == "rinshan":  # R2.8.3-i
            if rules.pao_daiminkan_rinshan and context.after_kan:
                liable.append(Liable(player, 0, yaku))
        elif yaku in rules.pao_yakuman:
            liable += [Liable(player, item.yakuman, yaku) for item in items if item.yaku == yaku]
    return tuple(liable)
