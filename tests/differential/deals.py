"""Seeded random hands with a wanted shape, for comparison with another engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.tiles import TILES, WINDS, YAOCHUU, Tile
from mjteach.riichi.context import WinBy, WinContext, with_flags
from support.hands.strategies import RUNS, TRIPLETS, Kinds

RED_OF = {4: Tile.RED_M5, 13: Tile.RED_P5, 22: Tile.RED_S5}
SETS = RUNS + TRIPLETS
ORPHANS = tuple(map(int, YAOCHUU))
SIMPLES = tuple(kind for kind in range(27) if kind not in ORPHANS)
GREEN = (19, 20, 21, 23, 25, 32)

Groups = list[Kinds]
"""Concealed groups of a complete hand; four sets and the pair, or whole other shapes."""


class Deal(NamedTuple):
    """A hand, the tile that completes it, and how it was won."""

    hand: Hand
    winning: Tile
    context: WinContext


def _from(sets: tuple[Kinds, ...], pairs: tuple[int, ...], rng: Random) -> Groups:
    pair = rng.choice(pairs)
    return [*rng.choices(sets, k=4), (pair, pair)]


def _within(kinds: tuple[int, ...]) -> Callable[[Random], Groups]:
    sets = tuple(group for group in SETS if set(group) <= set(kinds))
    return lambda rng: _from(sets, kinds, rng)


def _any(rng: Random) -> Groups:
    return _from(SETS, tuple(range(34)), rng)


def _one_suit(rng: Random) -> Groups:
    low = rng.choice((0, 9, 18))
    honours = range(27, 34) if rng.random() < 0.5 else ()
    return _within((*range(low, low + 9), *honours))(rng)


def _outside(rng: Random) -> Groups:
    """A terminal or an honour in every group."""
    sets = tuple(group for group in SETS if set(group) & set(ORPHANS))
    return _from(sets, ORPHANS, rng)


def _triplets(rng: Random) -> Groups:
    return _from(TRIPLETS, tuple(range(34)), rng)


def _twin_runs(rng: Random) -> Groups:
    one, other = rng.choices(RUNS, k=2)
    pair = rng.randrange(34)
    second = [other, other] if rng.random() < 0.5 else rng.choices(SETS, k=2)
    return [one, one, *second, (pair, pair)]


def _three_suits(rng: Random) -> Groups:
    low = rng.choice([group for group in SETS if group[-1] < 9])
    pair = rng.randrange(34)
    moved = [tuple(kind + suit for kind in low) for suit in (0, 9, 18)]
    return [*moved, rng.choice(SETS), (pair, pair)]


def _straight(rng: Random) -> Groups:
    low = rng.choice((0, 9, 18))
    pair = rng.randrange(34)
    runs = [(low + start, low + start + 1, low + start + 2) for start in (0, 3, 6)]
    return [*runs, rng.choice(SETS), (pair, pair)]


def _of_honours(low: int, high: int) -> Callable[[Random], Groups]:
    """Triplets of the dragons or of the winds, one of them possibly the pair."""

    def groups(rng: Random) -> Groups:
        kinds = rng.sample(range(low, high), 3)
        pair = kinds.pop() if rng.random() < 0.5 else rng.choice((*range(27, 34), 0, 13))
        sets = [(kind,) * 3 for kind in kinds]
        return [*sets, *rng.choices(SETS, k=4 - len(sets)), (pair, pair)]

    return groups


def _four_winds(rng: Random) -> Groups:
    winds = rng.sample(range(27, 31), 4)
    if rng.random() < 0.5:
        pair = rng.randrange(34)
        return [*((kind,) * 3 for kind in winds), (pair, pair)]
    return [*((kind,) * 3 for kind in winds[:3]), rng.choice(SETS), (winds[3],) * 2]


def _seven_pairs(rng: Random) -> Groups:
    pool = rng.choice((range(34), range(34), (*range(9), *range(27, 34)), SIMPLES, ORPHANS))
    return [(kind, kind) for kind in rng.sample(sorted(pool), 7)]


def _orphans(rng: Random) -> Groups:
    return [(*ORPHANS, rng.choice(ORPHANS))]


def _nine_gates(rng: Random) -> Groups:
    low = rng.choice((0, 9, 18))
    ranks = (0, 0, 0, *range(1, 8), 8, 8, 8, rng.randrange(9))
    return [tuple(low + rank for rank in ranks)]


def _big_wheels(rng: Random) -> Groups:
    low = rng.choice((0, 9, 18))
    return [(low + rank, low + rank) for rank in range(1, 8)]


SHAPES: tuple[Callable[[Random], Groups], ...] = (
    _any,
    _one_suit,
    _one_suit,
    _within(SIMPLES),
    _outside,
    _triplets,
    _twin_runs,
    _three_suits,
    _straight,
    _of_honours(31, 34),
    _of_honours(27, 31),
    _four_winds,
    _within(tuple(range(27, 34))),
    _within(ORPHANS),
    _within(GREEN),
    _seven_pairs,
    _orphans,
    _nine_gates,
    _big_wheels,
)


def copies_fit(groups: Groups) -> bool:
    """Whether no kind is used five times."""
    kinds = [kind for group in groups for kind in group]
    return all(kinds.count(kind) <= 4 for kind in kinds)


def random_groups(rng: Random) -> Groups:
    """The groups of some complete hand; shapes that need luck are tried again."""
    while True:
        groups = rng.choice(SHAPES)(rng)
        if copies_fit(groups):
            return groups


def random_win(rng: Random) -> Deal:
    """A complete hand with melds, red fives and the circumstances of a win."""
    groups = random_groups(rng)
    concealed, called = _with_melds(groups, rng) if len(groups) == 5 else (groups, [])
    kinds = [kind for group in concealed for kind in group]
    reds = _reds(kinds + [kind for _, group in called for kind in group], rng)
    melds = [_meld(kind, group, reds, rng) for kind, group in called]
    tiles = [_take(kind, reds) for kind in kinds]
    rng.shuffle(tiles)
    winning = tiles.pop()
    hand = make_hand(tiles, melds)
    return Deal(hand, winning, _context(hand, winning, rng))


Called = tuple[MeldKind, Kinds]


def _with_melds(groups: Groups, rng: Random) -> tuple[Groups, list[Called]]:
    """Some sets moved to the table, some triplets made quads where the fourth tile is free."""
    calls_often = 0.5 if rng.random() < 0.5 else 0.0
    concealed: Groups = [groups[-1]]
    called: list[Called] = []
    for group in groups[:-1]:
        is_run = group[0] != group[1]
        quad = group[:1] * 4
        free = not is_run and copies_fit([*groups, group[:1]])
        if free and rng.random() < 0.15:
            called.append((MeldKind.ANKAN, quad))
        elif free and calls_often and rng.random() < 0.2:
            called.append((rng.choice((MeldKind.DAIMINKAN, MeldKind.KAKAN)), quad))
        elif rng.random() < calls_often:
            called.append((MeldKind.CHI if is_run else MeldKind.PON, group))
        else:
            concealed.insert(0, group)
    return concealed, called


def _reds(kinds: list[int], rng: Random) -> set[int]:
    """The fives of which one is red, as often as one of four is."""
    return {five for five in RED_OF if rng.random() < kinds.count(five) / 4}


def _take(kind: int, reds: set[int]) -> Tile:
    if kind in reds:
        reds.remove(kind)
        return RED_OF[kind]
    return TILES[kind]


def _meld(kind: MeldKind, group: Kinds, reds: set[int], rng: Random) -> Meld:
    tiles = tuple(_take(number, reds) for number in group)
    if kind is MeldKind.ANKAN:
        return make_meld(kind, tiles)
    source = Source.KAMICHA if kind is MeldKind.CHI else rng.choice(tuple(Source))
    return make_meld(kind, tiles, rng.choice(tiles), source)


def _context(hand: Hand, winning: Tile, rng: Random) -> WinContext:
    tsumo = rng.random() < 0.5
    own = [tile.kind for tile in (*hand.tiles, winning)]
    unseen = [TILES[kind] for kind in range(34) for _ in range(4 - own.count(kind))]
    quads = sum(meld.is_quad for meld in hand.melds)
    riichi = hand.is_closed and rng.random() < 0.5
    lying = tuple(rng.sample(unseen, 2 + 2 * quads))
    context = WinContext(
        WinBy.TSUMO if tsumo else WinBy.RON,
        seat_wind=rng.choice(WINDS),
        round_wind=rng.choice(WINDS),
        riichi=riichi,
        indicators=lying[: 1 + quads],
        ura_indicators=lying[1 + quads :] if riichi else (),
        honba=rng.choice((0, 0, 1, 3)),
        deposits=rng.choice((0, 0, 1, 2)),
    )
    seen = [*own, *context.indicators, *context.ura_indicators]
    return with_flags(context, _flags(hand, context, seen.count(winning.kind), rng))


def _flags(hand: Hand, context: WinContext, copies: int, rng: Random) -> list[str]:
    """Words for a situation that is possible with this hand."""
    tsumo = context.by is WinBy.TSUMO
    if not hand.melds and not context.riichi and rng.random() < 0.1:
        if not context.is_dealer:
            return ["chiihou"] if tsumo else ["renhou"]
        return ["tenhou"] if tsumo else []
    flags = ["double_riichi"] if context.riichi and rng.random() < 0.1 else []
    last = ["haitei" if tsumo else "houtei"]
    rinshan = ["rinshan"] if tsumo and any(meld.is_quad for meld in hand.melds) else []
    chankan = [] if tsumo or copies > 1 else ["chankan"]
    flags += rng.choice(([], [], last, rinshan, chankan))
    early_or_kan = "rinshan" in flags or {*flags} >= {"double_riichi", *last}
    if context.riichi and not early_or_kan and rng.random() < 0.2:
        flags.append("ippatsu")
    return flags
