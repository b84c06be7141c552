"""Hands of thirteen tiles, shape by shape: one try at a hand that waits so, or just not."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.readings import WaitKind
from mjteach.core.shanten import shanten
from mjteach.core.tiles import ALL_KINDS, SIMPLES, TILES, YAOCHUU, counts_of
from mjteach.core.waits import Waits, WaitShape, completing_tiles, waits
from mjteach.riichi.rules import RuleSet

from ..partly import partly
from ..sorts import Wish
from .plans import SIMPLE_RUNS
from .walls import RUN_LOWS, Tiles, Undealt, called, tenpai_hand

NATURAL: Final[Mapping[WaitKind, int]] = {
    WaitKind.RYANMEN: 575,
    WaitKind.KANCHAN: 170,
    WaitKind.SHANPON: 146,
    WaitKind.TANKI: 69,
    WaitKind.PENCHAN: 40,
}
"""What completed 26,251 recorded wins, per mille."""

_SUITS: Final = (ALL_KINDS[:9], ALL_KINDS[9:18], ALL_KINDS[18:27])


KANS: Final = 0.1
"""How often a called triplet is a kan."""


class Deal(NamedTuple):
    """What a hand is dealt from."""

    wall: Undealt
    melds: int
    rules: RuleSet
    tidy: bool = False
    """No two groups share or enclose tiles: the hand can be split by eye."""
    kans: float = KANS
    """How often a called triplet is a kan; never at level 1 nor where topics are chosen."""

    @classmethod
    def wished(cls, wall: Undealt, melds: int, wish: Wish) -> Deal:
        """What is dealt from for a question of a level, narrowed or not."""
        first = wish.level == 1
        return cls(wall, melds, wish.rules, first, KANS * (not first and not wish.topics))

    @property
    def rng(self) -> random.Random:
        """The source of chance."""
        return self.wall.rng


Maker: TypeAlias = Callable[[Deal], Hand | None]
"""One try at a hand of a sort."""


def tried(maker: Maker, deal: Deal) -> Hand:
    """What a maker makes; GenerationError where this try made nothing."""
    hand = maker(deal)
    if hand is None:
        raise GenerationError("attempts", what="hand", attempts=1)
    return hand


@partly
def that(maker: Maker, fits: Callable[[Waits], object]) -> Maker:
    """Of what a maker makes only the hands whose waits fit."""

    def make(deal: Deal) -> Hand | None:
        hand, pairs = maker(deal), deal.rules.chiitoitsu_four_of_a_kind
        is_fit = hand is not None and fits(waits(hand, four_as_two_pairs=pairs))
        return hand if is_fit else None

    return make


def _is(shape: WaitShape) -> Callable[[Waits], bool]:
    """Whether the whole wait has this shape, and no fifth copy beside it."""
    return lambda live: live.shape is shape and not live.exhausted


def simple(kind: WaitKind) -> Maker:
    """A hand with one shape to complete and nothing beside it."""

    @that(_is(WaitShape(kind)))
    def make(deal: Deal) -> Hand | None:
        dealt = tenpai_hand(deal.wall, kind, melds=deal.melds, kans=deal.kans)
        groups = sorted((*dealt.sets, dealt.pair))
        is_tidy = all(one[-1] < other[0] for one, other in pairwise(groups))
        return dealt.hand if is_tidy or not deal.tidy else None

    return make


def _with_rest(deal: Deal, core: Tiles, sets: int, pair: bool = False) -> Hand:
    """``core`` completed by ``sets`` sets, some of them on the table, and a pair if wanted."""
    tiles = [*core, *(deal.wall.alike(2) if pair else ())]
    melds = []
    for number in range(sets):
        new = deal.wall.set()
        if number < deal.melds:
            melds.append(called(deal.rng, new))
        else:
            tiles += new
    return make_hand(tiles, melds)


def in_a_row(length: int, shape: WaitShape, sets: int, pair: bool) -> Maker:
    """Consecutive tiles of one suit that wait at their ends."""

    @that(_is(shape))
    def make(deal: Deal) -> Hand:
        low = deal.rng.choice([low for low in RUN_LOWS if low % 9 <= 9 - length])
        return _with_rest(deal, deal.wall.take(TILES[low : low + length]), sets, pair)

    return make


def _clump(deal: Deal, suit: Tiles, groups: int, triplet: bool) -> Tiles:
    """``groups`` sets and a pair of one suit less one tile: 3 * groups + 1 tiles close together."""
    lows = [tile for tile in suit if tile in RUN_LOWS]
    tiles = [*deal.wall.alike(2, suit)]
    if triplet:
        tiles += deal.wall.alike(3, suit)
    while len(tiles) < 3 * groups + 2:
        tiles += deal.wall.set(0.7, lows, suit)
    tiles.remove(deal.rng.choice(tiles))
    return tuple(tiles)


def _may_wait(tiles: Tiles, kinds: int) -> bool:
    """Whether tiles of one suit wait for so many kinds: quick, and settles most tries."""
    return len(completing_tiles(counts_of(tiles))) >= kinds


def many(groups: tuple[int, ...], triplet: bool) -> Maker:
    """A clump that waits for several kinds in several readings, finished by other sets."""
    is_shape = _is(WaitShape.MULTI_SIDED)

    @that(lambda live: is_shape(live) and len(live.waits) >= 3)
    def make(deal: Deal) -> Hand | None:
        size = deal.rng.choice(groups)
        core = _clump(deal, deal.rng.choice(_SUITS), size, triplet)
        return _with_rest(deal, core, 4 - size) if _may_wait(core, 3) else None

    return make


@that(lambda live: not live.waits and not live.exhausted)
def noten(deal: Deal) -> Hand | None:
    """A hand that looks ready and is one step away."""
    wall, rng = deal.wall, deal.rng
    shapes = [TILES[low : low + 2] for low in RUN_LOWS if low % 9]
    match rng.choice(("no pair", "two shapes", "gap apart")):
        case "no pair":
            core, sets, pair = (*wall.take(rng.choice(shapes)), *wall.draw(2)), 3, False
        case "two shapes":
            one, other = rng.sample(shapes, 2)
            core, sets, pair = (*wall.take((*one, *other)), *wall.draw(1)), 2, True
        case _:
            low = rng.choice([low for low in RUN_LOWS if low % 9 < 6])
            core, sets, pair = wall.take((TILES[low], TILES[low + 3])), 3, True
    hand = _with_rest(deal, core, sets, pair)
    return hand if shanten(hand.counts, len(hand.melds)) == 1 else None


@that(lambda live: len(live.waits) == 1)
def seven_pairs(deal: Deal) -> Hand:
    """Six pairs and a single tile that wait for nothing else."""
    kinds = deal.rng.sample(ALL_KINDS, 7)
    if deal.rng.random() < 0.5:  # runs of pairs look like sets
        low = deal.rng.choice([low for low in RUN_LOWS if low % 9 < 6])
        others = [kind for kind in ALL_KINDS if not low <= kind < low + 3]
        kinds = [*TILES[low : low + 3], *deal.rng.sample(others, 4)]
    single, *pairs = deal.rng.sample(kinds, 7)
    return make_hand([single, *pairs, *pairs])


def lone_tile(deal: Deal) -> Hand:
    """Four sets on the table and a single tile (R2.6.1-i)."""
    melds = [called(deal.rng, deal.wall.set()) for _ in range(4)]
    return make_hand(deal.wall.draw(), melds)


def orphans(deal: Deal) -> Hand:
    """Thirteen orphans but one, or all thirteen."""
    if deal.rng.random() < 0.3:
        return make_hand(YAOCHUU)
    missing, double = deal.rng.sample(YAOCHUU, 2)
    return make_hand([double, *(tile for tile in YAOCHUU if tile != missing)])


@that(lambda live: live.waits and live.exhausted)
def fifth(deal: Deal) -> Hand | None:
    """A hand that would also wait for a tile of which it holds all four."""
    size = deal.rng.choice((2, 3))
    core = _clump(deal, deal.rng.choice(_SUITS), size, triplet=True)
    return _with_rest(deal, core, 4 - size) if max(counts_of(core)) == 4 else None


@that(lambda live: live.exhausted and not live.waits)
def fifth_only(deal: Deal) -> Hand:
    """A hand that would wait for nothing but tiles of which it holds all four."""
    (tile,) = deal.wall.draw()
    triplet = deal.wall.take((tile,) * 3)
    if not deal.melds:
        return _with_rest(deal, (tile, *triplet), 3)
    rest = _with_rest(deal._replace(melds=deal.melds - 1), (tile,), 3)
    return make_hand(rest.concealed, (*rest.melds, called(deal.rng, triplet)))


def plain(deal: Deal) -> Hand | None:
    """Any simple wait, as often as at real tables; it is the counting that matters."""
    return simple(deal.rng.choices([*NATURAL], [*NATURAL.values()])[0])(deal)


def several(deal: Deal) -> Hand | None:
    """A wait for several kinds, mostly one in which any of them can be missed by itself."""
    if deal.rng.random() < 0.8:
        return many((2,), triplet=True)(deal)
    return simple(deal.rng.choice((WaitKind.RYANMEN, WaitKind.SHANPON)))(deal)


def _breaks_tanyao(live: Waits) -> bool:
    outer = sum(tile not in SIMPLES for tile in live.tiles)
    return 0 < outer < len(live.tiles) and not live.exhausted


@that(_breaks_tanyao)
def yakuless(deal: Deal) -> Hand:
    """An open hand of simples that waits for a 1 or a 9 too: that one breaks tanyao."""
    wall, rng = deal.wall, deal.rng
    melds = [called(rng, wall.run(SIMPLE_RUNS)) for _ in range(1 + (deal.melds > 1))]
    suit = rng.choice(_SUITS)[1:8]
    tiles = [*wall.alike(2, suit), *wall.alike(3, suit)]
    tiles += wall.run([low for low in SIMPLE_RUNS if low in suit])
    tiles.remove(rng.choice(tiles))
    for _ in range(2 - len(melds)):
        tiles += wall.run(SIMPLE_RUNS)
    return make_hand(tiles, melds)


def one_suit(wanted: int) -> Maker:
    """Thirteen tiles of one suit that wait for ``wanted`` kinds; 0 is one step from tenpai."""

    @that(lambda live: len(live.waits) == wanted and (wanted in WIDEST or not live.exhausted))
    def make(deal: Deal) -> Hand | None:
        suit = deal.rng.choice(_SUITS)
        if wanted in WIDEST:
            copies = deal.rng.choice(WIDEST[wanted].split())
            return make_hand(t for t, n in zip(suit, copies, strict=True) for _ in range(int(n)))
        triplet = deal.rng.random() < 0.8
        tiles = _clump(deal, suit, 4, triplet) if wanted else deal.wall.draw(13, suit)
        is_near = _may_wait(tiles, wanted) if wanted else shanten(counts_of(tiles)) == 1
        return make_hand(tiles) if is_near else None

    return make


WIDEST: Final = {
    7: """
        000222223 000311332 000312223 000313330 000322213 000333130 001111333 001224130 001413220
        001421113 002222230 002223130 002231410 002331130 003111241 003111430 003112240 003113320
        003114130 003132220 003133300 003141130 003142210 003222220 003311113 003331300 003411130
        004221130 011111332 011111413 011113330 011211133 011214130 011333110 011414110 012241300
        014111410 014132200 022222300 022231300 022311130 022314100 023311300 030311113 031113220
        031114300 031122400 031133200 031141300 031322200 031333000 031411111 031411300 031412110
        031422100 032222200 033311110 033313000 034111300 042211300 111111133 111114130 111311113
        142111300 233111110 233113000 300311113 311113003 311113030 311113111 311113300 311124100
        312223000 314111110 322213000 322222000 331111111 331112110 333111100
    """,
    8: """
        003111133 003122230 003222130 011411113 014211130 031111303 031111330 031111411 031112410
        031222300 032221300 033111130 114111130 303111130 311114110 331111300
    """,
    9: "311111113",
}
"""Every hand of one suit that waits for seven, eight or nine kinds: copies of 1 to 9."""
