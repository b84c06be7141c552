"""Yaku that a finished hand just misses, each with the one thing that keeps it away.

Of every yaku that does not count two things are asked: is a single condition in its way, and would
another tile in place of one have given it? A yaku that the hand shows, but that a call or the
rules take away, is near too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from ...core.hand import Hand, make_hand
from ...core.patterns import hand_facts
from ...core.tiles import Tile, counts_of
from ...core.waits import wait_tiles
from ..rules import RuleSet, Switch
from ..score import YAKUMAN_HAN
from ..win import WinResult, evaluate_win
from ..yaku import YAKU, DropReason, YakuRow
from .look import Look, Tiles
from .ways import WAYS


class NearMiss(NamedTuple):
    """A yaku that fails by one thing.

    ``condition`` names the thing, ``tiles`` are those at fault. Where the tile ``into`` in place of
    ``out`` would give the yaku, both are named; where nothing else is in the way but this tile, the
    condition is ``one_tile``. ``by`` is the option that switches the yaku off.
    """

    yaku: str
    condition: str
    tiles: Tiles
    out: Tile | None
    into: Tile | None
    ref: str
    by: str | None = None


Gains: TypeAlias = Mapping[str, int]
"""What each yaku worth looking for would add, in han, in the table's order."""


def near_misses(result: WinResult) -> tuple[NearMiss, ...]:
    """The yaku that the best reading misses by one thing, those of least additional han first.

    Beside a yakuman only yakuman are looked for (R3.0-h), beside a yaku none that it replaces
    (R3.0-g), and none that another reading of the same tiles has.

    >>> from mjteach.core.hand import hand
    >>> for miss in near_misses(evaluate_win(hand("23p234s777s345m88m"), Tile.P1)):
    ...     print(miss.yaku, miss.condition, miss.tiles, miss.out, miss.into)
    riichi undeclared () None None
    menzen_tsumo not_drawn (<1p>,) None None
    tanyao outside_set (<1p>, <2p>, <3p>) 1p 4p
    pinfu no_run (<7s>, <7s>, <7s>) None None
    """
    gains = _gains(result)
    found = {
        miss.yaku: miss for miss in (*_one_condition(result, gains), *_taken_away(result, gains))
    }
    for yaku, (out, into) in _one_tile(result, gains).items():
        miss = found.get(yaku) or NearMiss(yaku, "one_tile", (out,), None, None, YAKU[yaku].ref)
        found[yaku] = miss._replace(out=out, into=into)
    order = {yaku: (gain, place) for place, (yaku, gain) in enumerate(gains.items())}
    return tuple(sorted(found.values(), key=lambda miss: order[miss.yaku]))


def _gains(result: WinResult) -> Gains:
    best, rules = result.best, result.rules
    counting = {item.yaku: _worth(item.han, item.yakuman) for item in best.yaku}
    out_of_reach = {yaku for other in result.others for yaku in other.yaku_ids} | {*counting}
    out_of_reach |= {lower for yaku in counting for lower in YAKU[yaku].supersedes}
    only_yakuman = best.yakuman and rules.aotenjou is Switch.OFF
    gains: dict[str, int] = {}
    for row in YAKU.values():
        if row.id in out_of_reach or (only_yakuman and not row.yakuman):
            continue
        replaced = sum(counting.get(lower, 0) for lower in row.supersedes)
        gain = _worth_of(row, result.hand, rules) - replaced
        if gain > 0:
            gains[row.id] = gain
    return gains


def _worth(han: int, yakuman: int) -> int:
    return han + YAKUMAN_HAN * yakuman


def _worth_of(row: YakuRow, hand: Hand, rules: RuleSet) -> int:
    doubled = row.id in rules.double_yakuman_hands  # R3.6-b
    han = row.closed if hand.is_closed or row.open is None else row.open
    return _worth(han, 2 * row.yakuman if doubled else row.yakuman)


# --- what the hand shows, but a call or the rules take away


def _taken_away(result: WinResult, gains: Gains) -> Iterator[NearMiss]:
    called = tuple(tile for meld in result.hand.melds if meld.is_open for tile in meld.tiles)
    for drop in result.best.dropped:
        if drop.yaku not in gains:
            continue
        if drop.reason is DropReason.NOT_CLOSED:
            yield NearMiss(drop.yaku, "not_closed", called, None, None, drop.ref)
        elif drop.reason is DropReason.MIXED_IN:
            drawn = (result.winning_tile,)
            yield NearMiss(drop.yaku, "mixed_in", drawn, None, None, "R2.8.2-c")
        elif drop.reason is DropReason.SWITCHED_OFF:
            yield NearMiss(drop.yaku, "switched_off", (), None, None, drop.ref, drop.by)


# --- one condition


def _one_condition(result: WinResult, gains: Gains) -> Iterator[NearMiss]:
    """For each yaku the first way in which a single condition fails."""
    look = Look(result.best.reading, result.context, result.best.yaku_ids)
    done: set[str] = set()
    for way in WAYS:
        row = YAKU[way.yaku]
        if row.id in done or row.id not in gains or not _may_count(row, result):
            continue
        fault = way.one_fault(look)
        if fault:
            done.add(row.id)
            yield NearMiss(row.id, *fault, None, None, row.ref)


def _may_count(row: YakuRow, result: WinResult) -> bool:
    """Whether neither a call nor the rules would take the yaku away."""
    if row.open is None and not result.hand.is_closed:
        return False
    tiles = (*result.hand.tiles, result.winning_tile)
    facts = hand_facts(counts_of(tiles), result.hand.is_closed, tiles, result.winning_tile.kind)
    return all(counts(facts, result.context, result.rules) for _, counts in row.switches)


# --- one tile


def _one_tile(result: WinResult, gains: Gains) -> Mapping[str, tuple[Tile, Tile]]:
    """The exchange of one tile that gives each yaku and more han than before.

    The winning tile is exchanged rather than another one, then the exchange of most han counts.
    """
    before = _worth(result.best.yaku_han, result.best.yakuman)
    found: dict[str, tuple[tuple[bool, int], Tile, Tile]] = {}
    for out, into in exchanges(result):
        after = exchanged(result, out, into).best
        worth = _worth(after.yaku_han, after.yakuman)
        if worth <= before:
            continue
        rank = (out is not result.winning_tile, -worth)
        for yaku in after.yaku_ids:
            if yaku in gains and (yaku not in found or rank < found[yaku][0]):
                found[yaku] = (rank, out, into)
    return {yaku: (out, into) for yaku, (_, out, into) in found.items()}


def exchanges(result: WinResult) -> Iterator[tuple[Tile, Tile]]:
    """Every tile that may go, and every kind that may come in its place, with the hand complete.

    The winning tile first, then each kind of the other concealed tiles, a red five last of its
    kind; a kind that is also the winning tile's is exchanged there only.

    >>> from mjteach.core.hand import hand
    >>> [*exchanges(evaluate_win(hand("23p234s777s345m88m"), Tile.P1))][0]
    (<1p>, <4p>)
    """
    hand, winning = result.hand, result.winning_tile
    others = {tile.kind: tile for tile in hand.concealed if tile.kind is not winning.kind}
    for out in (winning, *others.values()):
        rest = [*hand.concealed, winning]
        rest.remove(out)
        waits = wait_tiles(
            counts_of(rest),
            hand.melds,
            four_as_two_pairs=result.rules.chiitoitsu_four_of_a_kind,
        )
        yield from (
            (out, into) for into in waits if into is not out.kind and _is_there(result, out, into)
        )


def _is_there(result: WinResult, out: Tile, into: Tile) -> bool:
    """Whether a copy of ``into`` is available: not all lie elsewhere, none after a robbed kan."""
    hand, context = result.hand, result.context
    seen = counts_of((*hand.tiles, *context.indicators, *context.ura_indicators))
    if context.robbed:
        return into is not result.winning_tile.kind and not (
            out is result.winning_tile and seen[into]
        )
    return seen[into] < 4


def exchanged(result: WinResult, out: Tile, into: Tile) -> WinResult:
    """The same win with ``into`` in place of ``out``, as :func:`exchanges` names them.

    >>> from mjteach.core.hand import hand
    >>> won = evaluate_win(hand("23p234s777s345m88m"), Tile.P1)
    >>> exchanged(won, Tile.P1, Tile.P4).best.yaku_ids
    ('tanyao',)
    """
    hand, winning = result.hand, result.winning_tile
    if out is winning:
        return evaluate_win(hand, into, result.context, result.rules)
    kept = list(hand.concealed)
    kept.remove(out)
    other = make_hand((*kept, into), hand.melds)
    return evaluate_win(other, winning, result.context, result.rules)
