"""Hands for wait questions: how each sort is dealt."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld
from mjteach.core.readings import WaitKind
from mjteach.core.shanten import shanten
from mjteach.core.tiles import ALL_KINDS, TILES, WINDS, YAOCHUU, counts_of
from mjteach.core.waits import Waits, WaitShape, completing_tiles, waits
from mjteach.riichi.rules import RuleSet

from .base import Mix
from .situations.walls import RUN_LOWS, Tiles, Wall, attempt, called, tenpai_hand
from .waits_content import WaitContent, found
from .waits_mixes import ASKS, MELDS, MIXES, NATURAL_SHAPES, WIDEST

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


Maker = Callable[[Deal], Hand | None]
"""One try at a hand of a sort."""


def draw_content(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> WaitContent:
    """The facts of a question of this level; raises GenerationError after bounded attempts."""
    shares = MIXES[level][mix]
    sort = rng.choices(list(shares), list(shares.values()))[0]
    asks = tuple(field for field, chance in ASKS[level].items() if rng.random() < chance)

    def once() -> WaitContent | None:
        wall = Wall(rng)
        melds = rng.choices(range(len(MELDS[level])), MELDS[level])[0]
        try:
            hand = _maker(sort)(Deal(wall, melds, rules, tidy=level == 1))
            if hand is None:
                return None
            content = WaitContent(hand, asks)
            if "kinds" in asks and not _has_one_name_each(content, rules):
                return None
            return _table(content, rng, sort, rules) if level == 4 else content
        except GenerationError:  # the wall had not what was wanted: deal again
            return None

    return attempt(once, sort)


def _maker(sort: str) -> Maker:
    if sort.startswith("suit_"):
        return _one_suit(0 if sort == "suit_noten" else int(sort[-1]))
    return _MAKERS.get(sort) or _simple(WaitKind(sort))


def _has_one_name_each(content: WaitContent, rules: RuleSet) -> bool:
    """Whether every waiting tile completes the hand in one way only."""
    return all(len(wait.kinds) == 1 for wait in found(content, rules).waits)


def _waits(deal: Deal, hand: Hand) -> Waits:
    return waits(hand, four_as_two_pairs=deal.rules.chiitoitsu_four_of_a_kind)


def _if_shape(deal: Deal, hand: Hand, shape: WaitShape) -> Hand | None:
    live = _waits(deal, hand)
    return hand if live.shape is shape and not live.exhausted else None


def _simple(kind: WaitKind) -> Maker:
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


def _in_a_row(length: int, shape: WaitShape, sets: int, pair: bool) -> Maker:
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


def _many(groups: tuple[int, ...], triplet: bool) -> Maker:
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


def _noten(deal: Deal) -> Hand | None:
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


def _seven_pairs(deal: Deal) -> Hand | None:
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


def _orphans(deal: Deal) -> Hand | None:
    if deal.rng.random() < 0.3:
        return make_hand(YAOCHUU)
    missing, double = deal.rng.sample(YAOCHUU, 2)
    return make_hand([double, *(tile for tile in YAOCHUU if tile != missing)])


def _fifth(deal: Deal) -> Hand | None:
    """A hand that would also wait for a tile of which it holds all four."""
    size = deal.rng.choice((2, 3))
    core = _clump(deal, deal.rng.choice(_SUITS), size, triplet=True)
    if max(counts_of(core)) < 4:
        return None
    live = _waits(deal, hand := _with_rest(deal, core, 4 - size, pair=False))
    return hand if live.waits and live.exhausted else None


def _fifth_only(deal: Deal) -> Hand | None:
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


def _plain(deal: Deal) -> Hand | None:
    """Any simple wait, as often as at real tables; it is the counting that matters."""
    kinds = list(NATURAL_SHAPES)
    shape = deal.rng.choices(kinds, list(NATURAL_SHAPES.values()))[0]
    return _simple(WaitKind(shape))(deal)


def _several(deal: Deal) -> Hand | None:
    """A wait for several kinds, mostly one in which any of them can be missed by itself."""
    if deal.rng.random() < 0.8:
        return _many((2,), triplet=True)(deal)
    return _simple(deal.rng.choice((WaitKind.RYANMEN, WaitKind.SHANPON)))(deal)


def _yakuless(deal: Deal) -> Hand | None:
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


def _one_suit(wanted: int) -> Maker:
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


_MAKERS: Final[Mapping[str, Maker]] = {
    "nobetan": _in_a_row(4, WaitShape.NOBETAN, 3, pair=False),
    "three_sided": _in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True),
    "triplet": _many((2, 3), triplet=True),
    "overlap": _many((2, 3), triplet=False),
    "noten": _noten,
    "seven_pairs": _seven_pairs,
    "orphans": _orphans,
    "fifth": _fifth,
    "fifth_only": _fifth_only,
    "plain": _plain,
    "dead": _several,
    "river": _several,
    "yakuless": _yakuless,
}


def _table(
    content: WaitContent, rng: random.Random, sort: str, rules: RuleSet
) -> WaitContent | None:
    """The hand with winds, rivers, another player's set and an indicator around it."""
    wall = Wall(rng, content.hand.tiles)
    tiles = found(content, rules).tiles
    river, others = _special_discards(wall, sort, tiles)
    theirs = (called(rng, wall.set()),) if rng.random() < 0.4 else ()
    quiet = [tile for tile in ALL_KINDS if tile not in tiles]
    river += wall.draw(rng.randint(4, 7) - len(river), quiet)
    likely = quiet if sort == "dead" else [*tiles, *ALL_KINDS]  # waits come up, to be counted
    others += wall.draw(rng.randint(8, 14) - len(others), likely)
    made = content._replace(
        river=_shuffled(rng, river),
        others=_shuffled(rng, others),
        theirs=theirs,
        indicators=wall.draw(),
        seat=rng.choice(WINDS),
        round=rng.choice(WINDS[:2]),
    )
    return made if _has_its_point(made, sort, rules) else None


def _special_discards(wall: Wall, sort: str, tiles: Tiles) -> tuple[Tiles, Tiles]:
    """What must lie in the own river or in the others' for this sort of question."""
    if sort == "river":
        return wall.take((wall.rng.choice(tiles),)), ()
    if sort == "dead":
        tile = wall.rng.choice(tiles)
        return (), wall.take((tile,) * wall.left[tile])
    return (), ()


def _has_its_point(content: WaitContent, sort: str, rules: RuleSet) -> bool:
    """Whether only a ``dead`` question has a wait with no copy left."""
    return any(not wait.left for wait in found(content, rules).waits) == (sort == "dead")


def _shuffled(rng: random.Random, tiles: Tiles) -> Tiles:
    return tuple(rng.sample(tiles, len(tiles)))
