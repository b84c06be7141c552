"""Hands of thirteen tiles, shape by shape: one try at a hand that waits so, or just not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld
from mjteach.core.readings import WaitKind
from mjteach.core.shanten import shanten
from mjteach.core.tiles import ALL_KINDS, TILES, YAOCHUU, counts_of
from mjteach.core.waits import Waits, WaitShape, completing_tiles, waits
from mjteach.riichi.rules import RuleSet

from .walls import RUN_LOWS, Tiles, Wall, called, tenpai_hand

NATURAL: Final[Mapping[WaitKind, int]] = {
    WaitKind.RYANMEN: 575,
    WaitKind.KANCHAN: 170,
    WaitKind.SHANPON: 146,
    WaitKind.TANKI: 69,
    WaitKind.PENCHAN: 40,
}
"""What completed 26,251 recorded wins, per mille."""

_SUITS: Final = (ALL_KINDS[:9], ALL_KINDS[9:18], ALL_KINDS[18:27])


class Deal(NamedTuple):
    """What a hand is dealt from."""

    wall: Wall
    melds: int
    rules: RuleSet
    tidy: bool = False
    """No two groups share or enclose tiles: the hand can be split by eye."""

    @property
    def rng(self) -> random.Random:
        """The source of chance."""
        return self.wall.rng


Maker: TypeAlias = Callable[[Deal], Hand | None]
"""One try at a hand of a sort."""


def _waits(deal: Deal, hand: Hand) -> Waits:
    return waits(hand, four_as_two_pairs=deal.rules.chiitoitsu_four_of_a_kind)


def _if_shape(deal: Deal, hand: Hand, shape: WaitShape) -> Hand | None:
    live = _waits(deal, hand)
    return hand if live.shape is shape and not live.exhausted else None


def simple(kind: WaitKind) -> Maker:
    """A hand with one shape to complete and nothing beside it."""

    def make(deal: Deal) -> Hand | None:
        dealt = tenpai_hand(deal.wall, kind, melds=deal.melds, kans=0.1)
        if deal.tidy and not _is_tidy((*dealt.sets, dealt.pair)):
            return None
        return _if_shape(deal, dealt.hand, WaitShape(kind))

    return make


def _is_tidy(groups: tuple[Tiles, ...]) -> bool:
    """Whether the groups follow one another without overlap."""
    ordered = sorted(groups)
    return all(one[-1] < other[0] for one, other in itertools.pairwise(ordered))


def _with_rest(deal: Deal, core: Tiles, sets: int, pair: bool) -> Hand:
    """``core`` completed by ``sets`` sets, some of them on the table, and a pair if wanted."""
    tiles = [*core, *(deal.wall.alike(2) if pair else ())]
    melds: list[Meld] = []
    for number in range(sets):
        new = deal.wall.set()
        if number < deal.melds:
            melds.append(called(deal.rng, new))
        else:
            tiles += new
    return make_hand(tiles, melds)


def in_a_row(length: int, shape: WaitShape, sets: int, pair: bool) -> Maker:
    """Consecutive tiles of one suit that wait at their ends."""

    def make(deal: Deal) -> Hand | None:
        low = deal.rng.choice([low for low in RUN_LOWS if low % 9 <= 9 - length])
        core = deal.wall.take(TILES[low : low + length])
        return _if_shape(deal, _with_rest(deal, core, sets, pair), shape)

    return make


def _clump(deal: Deal, suit: Tiles, groups: int, triplet: bool) -> Tiles:
    """``groups`` sets and a pair of one suit less one tile: 3 * groups + 1 tiles close together."""
    lows = [tile for tile in suit if tile in RUN_LOWS]
    tiles = [*deal.wall.alike(2, suit)]
    if triplet:
        tiles += deal.wall.alike(3, suit)
    while len(tiles) < 3 * groups + 2:
        tiles += deal.wall.run(lows) if deal.rng.random() < 0.7 else deal.wall.alike(3, suit)
    tiles.remove(deal.rng.choice(tiles))
    return tuple(tiles)


def many(groups: tuple[int, ...], triplet: bool) -> Maker:
    """A clump that waits for several kinds in several readings, finished by other sets."""

    def make(deal: Deal) -> Hand | None:
        size = deal.rng.choice(groups)
        core = _clump(deal, deal.rng.choice(_SUITS), size, triplet)
        if len(completing_tiles(counts_of(core))) < 3:  # quick, and settles most tries
            return None
        hand = _with_rest(deal, core, 4 - size, pair=False)
        live = _waits(deal, hand)
        if live.shape is not WaitShape.MULTI_SIDED or live.exhausted or len(live.waits) < 3:
            return None
        return hand

    return make


def noten(deal: Deal) -> Hand | None:
    """A hand that looks ready and is one step away."""
    wall = deal.wall
    form = deal.rng.choice(("no_pair", "two_shapes", "gap_apart"))
    open_shapes = [TILES[low : low + 2] for low in RUN_LOWS if low % 9]
    if form == "no_pair":
        core = (*wall.take(deal.rng.choice(open_shapes)), *wall.draw(2))
        hand = _with_rest(deal, core, 3, pair=False)
    elif form == "two_shapes":
        shapes = deal.rng.sample(open_shapes, 2)
        core = (*wall.take((*shapes[0], *shapes[1])), *wall.draw(1))
        hand = _with_rest(deal, core, 2, pair=True)
    else:
        low = deal.rng.choice([low for low in RUN_LOWS if low % 9 < 6])
        core = wall.take((TILES[low], TILES[low + 3]))
        hand = _with_rest(deal, core, 3, pair=True)
    live = _waits(deal, hand)
    is_near = shanten(hand.counts, len(hand.melds)) == 1
    return hand if is_near and not live.waits and not live.exhausted else None


def seven_pairs(deal: Deal) -> Hand | None:
    """Six pairs and a single tile that wait for nothing else."""
    kinds = deal.rng.sample(ALL_KINDS, 7)
    if deal.rng.random() < 0.5:  # runs of pairs look like sets
        low = deal.rng.choice([low for low in RUN_LOWS if low % 9 < 6])
        kinds = [
            *TILES[low : low + 3],
            *deal.rng.sample([k for k in ALL_KINDS if not low <= k < low + 3], 4),
        ]
    single, *pairs = deal.rng.sample(kinds, 7)
    hand = make_hand([single, *(tile for tile in pairs for _ in range(2))])
    return hand if len(_waits(deal, hand).waits) == 1 else None


def lone_tile(deal: Deal) -> Hand | None:
    """Four sets on the table and a single tile (R2.6.1-i)."""
    melds = [called(deal.rng, deal.wall.set()) for _ in range(4)]
    return make_hand(deal.wall.draw(), melds)


def orphans(deal: Deal) -> Hand | None:
    """Thirteen orphans but one, or all thirteen."""
    if deal.rng.random() < 0.3:
        return make_hand(YAOCHUU)
    missing, double = deal.rng.sample(YAOCHUU, 2)
    return make_hand([double, *(tile for tile in YAOCHUU if tile != missing)])


def fifth(deal: Deal) -> Hand | None:
    """A hand that would also wait for a tile of which it holds all four."""
    size = deal.rng.choice((2, 3))
    core = _clump(deal, deal.rng.choice(_SUITS), size, triplet=True)
    if max(counts_of(core)) < 4:
        return None
    live = _waits(deal, hand := _with_rest(deal, core, 4 - size, pair=False))
    return hand if live.waits and live.exhausted else None


def fifth_only(deal: Deal) -> Hand | None:
    """A hand that would wait for nothing but tiles of which it holds all four."""
    tile = deal.wall.draw()[0]
    triplet = deal.wall.take((tile,) * 3)
    if deal.melds:
        core: Tiles = (tile,)
        rest = _with_rest(deal._replace(melds=deal.melds - 1), core, 3, pair=False)
        hand = make_hand(rest.concealed, (*rest.melds, called(deal.rng, triplet)))
    else:
        hand = _with_rest(deal, (tile, *triplet), 3, pair=False)
    live = _waits(deal, hand)
    return hand if live.exhausted and not live.waits else None


def plain(deal: Deal) -> Hand | None:
    """Any simple wait, as often as at real tables; it is the counting that matters."""
    kinds = list(NATURAL)
    return simple(deal.rng.choices(kinds, list(NATURAL.values()))[0])(deal)


def several(deal: Deal) -> Hand | None:
    """A wait for several kinds, mostly one in which any of them can be missed by itself."""
    if deal.rng.random() < 0.8:
        return many((2,), triplet=True)(deal)
    return simple(deal.rng.choice((WaitKind.RYANMEN, WaitKind.SHANPON)))(deal)


def yakuless(deal: Deal) -> Hand | None:
    """An open hand of simples that waits for a 1 or a 9 too: that one breaks tanyao."""
    simples = tuple(tile for tile in ALL_KINDS if not tile.is_yaochuu)
    lows = tuple(low for low in RUN_LOWS if 1 <= low % 9 <= 5)
    melds = [called(deal.rng, deal.wall.run(lows)) for _ in range(1 + (deal.melds > 1))]
    suit = deal.rng.choice(_SUITS)
    tiles = [*deal.wall.alike(2, suit[1:8]), *deal.wall.alike(3, suit[1:8])]
    tiles += deal.wall.run([low for low in lows if low in suit])
    tiles.remove(deal.rng.choice(tiles))
    for _ in range(2 - len(melds)):
        tiles += deal.wall.run(lows)
    hand = make_hand(tiles, melds)
    live = _waits(deal, hand)
    outer = [tile for tile in live.tiles if tile not in simples]
    return hand if outer and len(outer) < len(live.tiles) and not live.exhausted else None


def one_suit(wanted: int) -> Maker:
    """Thirteen tiles of one suit that wait for ``wanted`` kinds; 0 is one step from tenpai."""

    def make(deal: Deal) -> Hand | None:
        suit = deal.rng.choice(_SUITS)
        if wanted in WIDEST:
            copies = deal.rng.choice(WIDEST[wanted])
            return make_hand(t for t, n in zip(suit, copies, strict=True) for _ in range(int(n)))
        triplet = deal.rng.random() < 0.8
        tiles = _clump(deal, suit, 4, triplet) if wanted else deal.wall.draw(13, suit)
        if len(completing_tiles(counts_of(tiles))) < wanted:  # quick, and settles most tries
            return None
        hand = make_hand(tiles)
        live = _waits(deal, hand)
        fits = len(live.waits) == wanted and not live.exhausted
        return hand if fits and (wanted or shanten(hand.counts) == 1) else None

    return make


WIDEST: Final[Mapping[int, tuple[str, ...]]] = {
    7: (
        "000222223", "000311332", "000312223", "000313330", "000322213", "000333130", "001111333",
        "001224130", "001413220", "001421113", "002222230", "002223130", "002231410", "002331130",
        "003111241", "003111430", "003112240", "003113320", "003114130", "003132220", "003133300",
        "003141130", "003142210", "003222220", "003311113", "003331300", "003411130", "004221130",
        "011111332", "011111413", "011113330", "011211133", "011214130", "011333110", "011414110",
        "012241300", "014111410", "014132200", "022222300", "022231300", "022311130", "022314100",
        "023311300", "030311113", "031113220", "031114300", "031122400", "031133200", "031141300",
        "031322200", "031333000", "031411111", "031411300", "031412110", "031422100", "032222200",
        "033311110", "033313000", "034111300", "042211300", "111111133", "111114130", "111311113",
        "142111300", "233111110", "233113000", "300311113", "311113003", "311113030", "311113111",
        "311113300", "311124100", "312223000", "314111110", "322213000", "322222000", "331111111",
        "331112110", "333111100",
    ),
    8: (
        "003111133", "003122230", "003222130", "011411113", "014211130", "031111303", "031111330",
        "031111411", "031112410", "031222300", "032221300", "033111130", "114111130", "303111130",
        "311114110", "331111300",
    ),
    9: (
        "311111113",
    ),
}  # fmt: skip
"""Every hand of one suit that waits for seven, eight or nine kinds: copies of 1 to 9."""
