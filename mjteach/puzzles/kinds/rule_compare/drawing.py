"""Finished hands as at real tables, for what they are worth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import ALL_KINDS, DRAGONS, WINDS, Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from ...situations.plans import HONOURS, SIMPLE_RUNS, SIMPLES, SUITED
from ...situations.walls import RUN_LOWS, Tiles, Wall, called
from ...situations.wins import Fits, Win, found

ATTEMPTS: Final = 5_000


class Taste(NamedTuple):
    """What hands are made of; every number is a chance between 0 and 1."""

    runs: float = 0.72
    """That a set is a run."""
    quads: float = 0.03
    """That a triplet is a quad."""
    open: float = 0.45
    """That the hand has called."""
    tsumo: float = 0.38
    dealer: float = 0.28
    seven_pairs: float = 0.05
    """That a closed hand is seven pairs."""
    honours: float = 0.35
    """That a triplet or the pair is of honours."""
    double_wind: bool = False
    """The pair is of the wind that is the player's own and the round's."""
    rinshan: bool = False
    """Won on the replacement tile of an own kan."""


class Drawn(NamedTuple):
    """A finished hand with its value."""

    win: Win
    result: WinResult


def draw_win(
    rng: random.Random, rules: RuleSet, taste: Taste, fits: Fits = lambda _: True
) -> Drawn:
    """A hand that may win and whose value ``fits``; raises GenerationError after many attempts.

    >>> drawn = draw_win(random.Random("a"), RuleSet(), Taste())
    >>> drawn.result.can_win
    True
    """
    for _ in range(ATTEMPTS):
        try:
            drawn = _deal(rng, rules, taste)
        except GenerationError:  # the wall had not the tiles for it
            continue
        if drawn.result.can_win and fits(drawn.result):
            return drawn
    raise GenerationError("attempts", what="win", attempts=ATTEMPTS)


def _deal(rng: random.Random, rules: RuleSet, taste: Taste) -> Drawn:
    wall = Wall(rng)
    is_open = rng.random() < taste.open
    context = _context(rng, taste, is_open)
    if not is_open and rng.random() < taste.seven_pairs:
        hand, tile = _seven_pairs(wall)
    else:
        hand, tile = _sets_and_pair(wall, taste, context, is_open)
    if taste.rinshan and not any(meld.is_quad for meld in hand.melds):
        raise GenerationError("attempts", what="kan", attempts=1)
    win = Win(hand, tile, context)
    return Drawn(win, found(win, rules))


def _context(rng: random.Random, taste: Taste, is_open: bool) -> WinContext:
    """A closed hand is in riichi, so that it has a yaku whatever its shape."""
    dealer = rng.random() < taste.dealer
    context = WinContext(
        by=WinBy.TSUMO if rng.random() < taste.tsumo else WinBy.RON,
        seat_wind=Tile.EAST if dealer else rng.choice(WINDS[1:]),
        round_wind=rng.choice(WINDS[:2]),
        riichi=not is_open,
        discarder=rng.choice(tuple(Source)),
    )
    if taste.double_wind:
        context = context._replace(round_wind=context.seat_wind)
    if taste.rinshan:
        context = context._replace(by=WinBy.TSUMO, after_kan=True)
    return context


def _seven_pairs(wall: Wall) -> tuple[Hand, Tile]:
    tiles = [tile for tile in wall.rng.sample(ALL_KINDS, 7) for _ in range(2)]
    win = wall.rng.choice(tiles)
    tiles.remove(win)
    return make_hand(tiles), win


def _sets_and_pair(
    wall: Wall, taste: Taste, context: WinContext, is_open: bool
) -> tuple[Hand, Tile]:
    """Four sets and a pair; open hands lean on the two yaku that open hands live on."""
    rng = wall.rng
    simple = is_open and rng.random() < 0.5
    value = tuple(dict.fromkeys((*DRAGONS, context.seat_wind, context.round_wind)))
    sets: list[Tiles] = []
    for place in range(4):
        if is_open and not simple and place == 0:
            sets.append(wall.alike(3, value))
        elif rng.random() < taste.runs:
            sets.append(wall.run(SIMPLE_RUNS if simple else RUN_LOWS))
        else:
            number = 4 if rng.random() < taste.quads else 3
            sets.append(wall.alike(number, _among(rng, taste, simple)))
    winds = (context.seat_wind,)
    pair = wall.alike(2, winds if taste.double_wind else _among(rng, taste, simple))
    return _laid(rng, sets, pair, rng.randint(1, 3) if is_open else 0)


def _among(rng: random.Random, taste: Taste, simple: bool) -> Sequence[Tile]:
    if simple:
        return SIMPLES
    return HONOURS if rng.random() < taste.honours else SUITED


def _laid(rng: random.Random, sets: list[Tiles], pair: Tiles, calls: int) -> tuple[Hand, Tile]:
    """The first ``calls`` sets called, quads on the table, the winning tile from the rest."""
    melds = [called(rng, tiles) for tiles in sets[:calls]]
    melds += [called(rng, tiles, MeldKind.ANKAN) for tiles in sets[calls:] if len(tiles) == 4]
    concealed = [pair, *(tiles for tiles in sets[calls:] if len(tiles) == 3)]
    tiles = [tile for group in concealed for tile in group]
    win = rng.choice(rng.choice(concealed))
    tiles.remove(win)
    return make_hand(tiles, melds), win
