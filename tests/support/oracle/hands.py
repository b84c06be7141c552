"""Hands for the oracle: which tiles complete them, and what may be won, from the rules alone.

Only tiles, sets and the value of a finished hand come from the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from mjteach.core.hand import make_hand
from mjteach.core.melds import Meld
from mjteach.core.tiles import KIND, Tile
from mjteach.riichi.context import WinContext
from mjteach.riichi.kans import ankan_after_riichi_verdict
from mjteach.riichi.rules import OwnFourWait, RuleSet
from mjteach.riichi.valuation import value_win
from mjteach.riichi.win import evaluate_win

Counts = tuple[int, ...]

ORPHANS = tuple(kind for kind in range(34) if kind >= 27 or kind % 9 in (0, 8))
SUITS = ((0, 9), (9, 18), (18, 27), (27, 34))


def counted(tiles: Sequence[Tile]) -> Counts:
    counts = [0] * 34
    for tile in tiles:
        counts[KIND[tile]] += 1
    return tuple(counts)


@cache
def made_of_sets(suit: Counts) -> bool:
    """Whether the tiles of one suit are nothing but sets; seven kinds are the honours (R2.6-c)."""
    lowest = next((rank for rank, count in enumerate(suit) if count), None)
    if lowest is None:
        return True
    rest = list(suit)
    rest[lowest] -= 3
    if rest[lowest] >= 0 and made_of_sets(tuple(rest)):
        return True
    rest = list(suit)
    if len(suit) == 7 or lowest > 6 or not (suit[lowest + 1] and suit[lowest + 2]):
        return False
    for rank in (lowest, lowest + 1, lowest + 2):
        rest[rank] -= 1
    return made_of_sets(tuple(rest))


@cache
def made_of_sets_and_pair(suit: Counts) -> bool:
    return any(
        count >= 2 and made_of_sets((*suit[:rank], count - 2, *suit[rank + 1 :]))
        for rank, count in enumerate(suit)
    )


def is_standard(counts: Counts) -> bool:
    """Sets and one pair (R2.6-b)."""
    parts = [counts[low:high] for low, high in SUITS]
    with_pair = [part for part in parts if sum(part) % 3 == 2]
    return (
        len(with_pair) == 1
        and made_of_sets_and_pair(with_pair[0])
        and all(made_of_sets(part) for part in parts if part is not with_pair[0])
    )


def is_seven_pairs(counts: Counts, rules: RuleSet) -> bool:
    """Seven different pairs, or four alike as two of them where that is played (R3.2-m)."""
    sizes = {0, 2, 4} if rules.chiitoitsu_four_of_a_kind else {0, 2}
    return sum(counts) == 14 and set(counts) <= sizes


def is_orphans(counts: Counts) -> bool:
    """Thirteen orphans (R3.6-f)."""
    return (
        sum(counts) == 14
        and all(counts[kind] for kind in ORPHANS)
        and sum(counts[kind] for kind in ORPHANS) == 14
    )


@lru_cache(maxsize=200_000)
def completing(counts: Counts, rules: RuleSet) -> tuple[int, ...]:
    """The kinds that complete concealed tiles, fifth copies included."""
    found = []
    for kind in range(34):
        full = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
        if is_standard(full) or is_seven_pairs(full, rules) or is_orphans(full):
            found.append(kind)
    return tuple(found)


def waits(tiles: Sequence[Tile], melds: Sequence[Meld], rules: RuleSet) -> frozenset[int]:
    """The winning kinds of which the player does not hold all four (R2.6.1-a, R2.9-d)."""
    own = counted([*tiles, *(tile for meld in melds for tile in meld.tiles)])
    return frozenset(kind for kind in completing(counted(tiles), rules) if own[kind] < 4)


def is_tenpai(tiles: Sequence[Tile], melds: Sequence[Meld], rules: RuleSet) -> bool:
    """Whether the hand counts as tenpai, yaku or not (R2.6.1-a, R2.9-d)."""
    return bool(tenpai_for(tiles, melds, rules))


def tenpai_for(
    tiles: Sequence[Tile], melds: Sequence[Meld], rules: RuleSet
) -> frozenset[int] | set[int]:
    """The kinds that make it so, with those held four times where they count (R2.9-d)."""
    if rules.own_four_wait is OwnFourWait.NOTEN:
        return waits(tiles, melds, rules)
    four_held = {kind for kind in range(34) if is_standard_with(counted(tiles), kind)}
    return waits(tiles, melds, rules) | four_held


def is_standard_with(counts: Counts, kind: int) -> bool:
    return is_standard((*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]))


@lru_cache(maxsize=200_000)
def has_yaku(
    tiles: tuple[Tile, ...],
    melds: tuple[Meld, ...],
    tile: Tile,
    context: WinContext,
    rules: RuleSet,
) -> bool:
    """Whether a complete hand may be declared (R2.8-d)."""
    return evaluate_win(make_hand(tiles, melds), tile, context, rules).can_win


def has_yaku_were_it_left(
    tiles: tuple[Tile, ...],
    melds: tuple[Meld, ...],
    tile: Tile,
    context: WinContext,
    rules: RuleSet,
) -> bool:
    """The same of a tile of which the player may hold all four (R2.9-d)."""
    return value_win(make_hand(tiles, melds), tile, context, rules, imagined=True).can_win


def may_rob_concealed_kan(tiles: Sequence[Tile], tile: Tile, rules: RuleSet) -> bool:
    """Only thirteen orphans, and only where it is played (R3.1-s)."""
    return rules.kokushi_robs_ankan and is_orphans(counted([*tiles, tile]))


def may_kan_after_riichi(
    tiles: Sequence[Tile], melds: Sequence[Meld], drawn: Tile, kind: Tile, rules: RuleSet
) -> bool:
    """R2.7.2.1-e to R2.7.2.1-i."""
    return ankan_after_riichi_verdict(make_hand(tiles, melds), drawn, rules, kind).legal


def without(tiles: Iterable[Tile], used: Iterable[Tile]) -> tuple[Tile, ...]:
    rest = list(tiles)
    for tile in used:
        rest.remove(tile)
    return tuple(rest)
