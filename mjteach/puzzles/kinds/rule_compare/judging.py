"""Situations in which one rule decides, or is there and changes nothing (level 3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, DRAGONS, TILES, WINDS, YAOCHUU, Tile, sort_tiles
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import TUTORIAL
from mjteach.riichi.win import evaluate_win

from ...situations.asked import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    Since,
    SwapDiscard,
    chi,
)
from ...situations.plans import SIMPLE_RUNS, SIMPLES, SUITED
from ...situations.walls import Tiles, Wall, tenpai_hand
from .compared import Plot


def _suit_run(rng: random.Random, length: int, first: Sequence[int]) -> Tiles:
    """So many tiles in a row of one suit that begin with one of these ranks (1 to 9)."""
    low = rng.choice((0, 9, 18)) + rng.choice(first) - 1
    return TILES[low : low + length]


# --- riichi, kan and calls


def _late_riichi(wall: Wall, matters: bool) -> LateRiichi | None:
    rng = wall.rng
    held = tenpai_hand(wall, rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), runs=0.85)
    drawn = rng.choice([tile for tile in ALL_KINDS[27:] if tile not in held.hand.concealed])
    left = rng.choice((1, 2, 3) if matters else (0, 4, 5, 6))
    return LateRiichi(held.hand, drawn, left)


def _swapped(wall: Wall, run: Tiles, discard: Tile) -> SwapDiscard:
    """A chi of the first tile of a run with the other two, and a tile to discard after it."""
    called, *using = run
    wall.take((*run, discard))
    rest = (*wall.run(), *wall.run(), *wall.alike(2), *wall.draw(2, SUITED))
    held = Hand(sort_tiles((*rest, discard)), (chi(called, tuple(using)),))
    return SwapDiscard(held, discard)


def _other_end(wall: Wall, matters: bool) -> SwapDiscard | None:
    """The tile at the other end of the run; else one that lies further away."""
    if matters and wall.rng.random() < 0.5:
        *run, other = reversed(_suit_run(wall.rng, 4, range(1, 7)))
        return _swapped(wall, tuple(run), other)
    *run, other = _suit_run(wall.rng, 4, range(1, 7))
    if matters:
        return _swapped(wall, tuple(run), other)
    far = [tile for tile in SUITED if abs(tile - run[0]) > 4 and tile.suit is other.suit]
    return _swapped(wall, tuple(run), wall.rng.choice(far)) if far else None


def _same_kind(wall: Wall, matters: bool) -> SwapDiscard | None:
    """The kind that was called; else a gap that was filled, and a tile beside it."""
    run = _suit_run(wall.rng, 3, range(1, 8))
    if matters:
        return _swapped(wall, run, run[0])
    low, gap, high = run
    beside = [tile for tile in (low - 1, high + 1) if tile >= 0 and tile // 9 == low // 9]
    return _swapped(wall, (gap, low, high), TILES[wall.rng.choice(beside)])


def _kan(wall: Wall, matters: bool) -> RiichiKanAsked | None:
    """A drawn fourth tile: its triplet stands alone, or belongs to the wait."""
    rng = wall.rng
    three = wall.alike(3, SUITED)
    if matters:
        held = (*wall.run(), *wall.run(), *wall.alike(2))
        wait = _suit_run(rng, 2, range(2, 8))
    else:
        held = (*wall.run(), *wall.run(), *wall.run())
        near = [tile for tile in SUITED if 0 < abs(tile - three[0]) <= 2]
        wait = (rng.choice([tile for tile in near if tile // 9 == three[0] // 9]),)
    wall.take((*wait, three[0]))
    asked = RiichiKanAsked(make_hand((*three, *held, *wait)), three[0])
    allowed = asked.under(TUTORIAL).outcome.fact("kan")
    return asked if allowed is matters else None


# --- wins


def _shared_ron(wall: Wall, matters: bool) -> SharedRon:
    """Others say ron before you, or only after you."""
    places = ((1, 0), (1, 0), (1, 1), (2, 0)) if matters else ((0, 1),)
    before, after = wall.rng.choice(places)
    return SharedRon(wall.draw()[0], before, after)


def _robbed_kan(wall: Wall, matters: bool) -> FinishedHand:
    """Thirteen orphans and a tile of somebody's kan: concealed, or added to a pon."""
    rng = wall.rng
    missing, *others = rng.sample(YAOCHUU, 13)
    held = make_hand((*others, rng.choice(others)))
    robbed = MeldKind.ANKAN if matters else MeldKind.KAKAN
    return FinishedHand(held, missing, WinContext(seat_wind=rng.choice(WINDS), robbed=robbed))


def _first_turn(wall: Wall, matters: bool) -> FinishedHand | None:
    """A discard before the first draw: without another yaku, or with one."""
    rng = wall.rng
    shape = WaitKind.KANCHAN if matters else WaitKind.RYANMEN
    held = tenpai_hand(wall, shape, runs=0.7 if matters else 1.0)
    seat = rng.choice(WINDS[1:])
    context = WinContext(seat_wind=seat, first_turn=True)
    plain = evaluate_win(held.hand, held.tile, context._replace(first_turn=False), TUTORIAL)
    if plain.can_win is matters:
        return None
    return FinishedHand(held.hand, held.tile, context)


# --- furiten


def _own_call(wall: Wall, matters: bool) -> LetGo | None:
    """Four in a row: one end is let go, then a chi changes the wait to the tile beside it."""
    rng = wall.rng
    row = _suit_run(rng, 5, range(1, 6))
    passed = rng.choice((row[0], row[3]))
    asked = row[1] if matters else rng.choice((row[0], row[3]))
    wall.take((*row, passed, asked))
    held = (*row[:4], *wall.run(), *wall.run(), *wall.alike(3, DRAGONS))
    hand = make_hand(held)
    if matters:
        since = Since(called=row[4], using=row[2:4], discard=row[0])
        return LetGo(hand, passed, since, asked)
    drawn = rng.choice([tile for tile in ALL_KINDS[27:31] if tile not in held])
    since = rng.choice((Since(), Since(drawn=drawn)))
    return LetGo(hand, passed, since, asked)


def _yakuless(wall: Wall, matters: bool) -> LetGo | None:
    """Of two waits one gives all simples and one gives nothing; one of them is let go."""
    rng = wall.rng
    low = rng.choice((0, 9, 18))
    end, other, wait = rng.choice(((0, 3, (1, 2)), (8, 5, (6, 7))))
    wall.take(TILES[low + rank] for rank in (end, other, other, *wait))
    tiles = [TILES[low + rank] for rank in wait]
    held = (*tiles, *wall.alike(3, SIMPLES), *wall.run(SIMPLE_RUNS), *wall.run(SIMPLE_RUNS))
    hand = make_hand((*held, *wall.alike(2, SIMPLES)))
    passed = TILES[low + (end if matters else other)]
    return LetGo(hand, passed, Since(), TILES[low + other])


# --- draws


def _nine_kinds(wall: Wall, matters: bool) -> NineKinds:
    """Nine to eleven kinds; else as many tiles, but fewer kinds."""
    rng = wall.rng
    if matters:
        kinds = rng.sample(YAOCHUU, rng.choice((9, 9, 10, 11)))
        doubled: Tiles = ()
    else:
        kinds = rng.sample(YAOCHUU, 8)
        doubled = tuple(rng.sample(kinds, rng.choice((1, 2, 3))))
    held = wall.take((*kinds, *doubled))
    return NineKinds(sort_tiles((*held, *wall.draw(14 - len(held), SIMPLES))))


def _four_discards(wall: Wall, matters: bool) -> FourDiscards:
    """Four of one wind; else four of one dragon, or a wind that one player does not follow."""
    rng = wall.rng
    if matters:
        return FourDiscards((rng.choice(WINDS),) * 4)
    if rng.random() < 0.5:
        return FourDiscards((rng.choice(DRAGONS),) * 4)
    wind, other = rng.sample(WINDS, 2)
    return FourDiscards(tuple(rng.sample((wind, wind, wind, other), 4)))


def _nagashi(wall: Wall, matters: bool) -> NagashiAsked:
    """Terminals and honours to the end; else one simple, or one tile that was called."""
    river = wall.draw(wall.rng.randint(16, 18), YAOCHUU)
    if matters:
        return NagashiAsked(river)
    place = wall.rng.randrange(len(river))
    if wall.rng.random() < 0.5:
        return NagashiAsked(river, called=(river[place],))
    return NagashiAsked((*river[:place], *wall.draw(1, SIMPLES), *river[place + 1 :]))


PLOTS: Final = (
    Plot("riichi_without_draw_left", 11, 5, _late_riichi),
    Plot("kuikae_suji", 11, 4, _other_end),
    Plot("multiple_ron", 11, 3, _shared_ron),
    Plot("ankan_after_riichi", 9, 4, _kan),
    Plot("abort_kyuushu_kyuuhai", 8, 4, _nine_kinds),
    Plot("kokushi_robs_ankan", 8, 2, _robbed_kan),
    Plot("temp_furiten_end", 7, 3, _own_call),
    Plot("nagashi_mangan", 7, 3, _nagashi),
    Plot("abort_suufon_renda", 6, 3, _four_discards),
    Plot("renhou", 6, 2, _first_turn),
    Plot("temp_furiten_on_yakuless_tile", 6, 2, _yakuless),
    Plot("kuikae_genbutsu", 6, 2, _same_kind),
)
"""The balanced mix: each option decides, or is there and changes nothing."""
