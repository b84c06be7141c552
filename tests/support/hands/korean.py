"""Hypothesis strategies for complete hands of Korean mahjong, and the circumstances of a win."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, make_meld
from mjteach.core.tiles import TILES, WINDS, Tile
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy
from mjteach.korean.equipment import FLOWERS, KINDS
from mjteach.korean.values import HanTable

PINGHU = "123456m22p67788p"
"""All runs; it waits on 6p and 9p."""

OPEN_VALUE = "234m67m55p + pon 11*1z + pon 77*7z"
"""A called wind and a called dragon; it waits on 5m and 8m."""

Kinds = tuple[Tile, ...]

SIMPLE = tuple(kind for kind in KINDS if not kind.is_yaochuu)
OUTER = tuple(kind for kind in KINDS if kind.is_yaochuu)
HONOURS = tuple(kind for kind in KINDS if kind.is_honour)
MANZU = KINDS[:9]
POOLS = (KINDS, KINDS, SIMPLE, OUTER, HONOURS, MANZU, MANZU + HONOURS)
"""What a hand may be made of; most yaku live in one of these."""


class Finished(NamedTuple):
    """Thirteen tiles and the one that completes them."""

    hand: Hand
    tile: Tile


def runs(pool: Kinds) -> list[Kinds]:
    ends = {(kind, kind + 1, kind + 2) for kind in pool if kind < 27 and kind % 9 < 7}
    return [tuple(map(Tile, run)) for run in sorted(ends) if {*run} <= {*pool}]


@st.composite
def finished(draw: st.DrawFn, *, closed: bool = False) -> Finished:
    """Four sets and a pair, or seven pairs, all of one pool, with up to four melds."""
    pool = draw(st.sampled_from(POOLS))
    if draw(st.integers(0, 4)) == 0:
        return draw(seven_pairs(pool))
    left = dict.fromkeys(KINDS, 4)
    triplets = [(kind,) * 3 for kind in pool]
    wanted = draw(st.sampled_from((triplets, runs(pool) + triplets, runs(pool) or triplets)))
    concealed: list[Tile] = []
    melds: list[Meld] = []
    for _ in range(4):
        fitting = [kinds for kinds in wanted if all(left[k] >= kinds.count(k) for k in kinds)]
        kinds = draw(st.sampled_from(fitting or [k for k in triplets if left[k[0]] >= 3]))
        shown = draw(st.sampled_from([None, None, *_melds(kinds, left, closed=closed)]))
        for kind in kinds if shown is None else shown.tiles:
            left[kind] -= 1
        if shown is None:
            concealed += kinds
        else:
            melds.append(shown)
    pairs = [kind for kind in pool if left[kind] >= 2] or [k for k in KINDS if left[k] >= 2]
    concealed += [draw(st.sampled_from(pairs))] * 2
    tile = concealed.pop(draw(st.integers(0, len(concealed) - 1)))
    return Finished(make_hand(concealed, melds), tile)


def _melds(kinds: Kinds, left: dict[Tile, int], *, closed: bool) -> list[Meld]:
    """The ways in which a set can lie on the table."""
    if kinds[0] is not kinds[1]:
        return []
    quads = (MeldKind.ANKAN,) if closed else (MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.KAKAN)
    shown = [make_meld(kind, (kinds[0],) * 4) for kind in quads if left[kinds[0]] == 4]
    return shown if closed else [*shown, make_meld(MeldKind.PON, kinds)]


@st.composite
def seven_pairs(draw: st.DrawFn, pool: Kinds) -> Finished:
    """Seven pairs, four alike at times serving as two of them."""
    pairs: list[Tile] = []
    for _ in range(7):
        pairs.append(draw(st.sampled_from([kind for kind in pool if pairs.count(kind) < 2])))
    tiles = [kind for kind in pairs for _ in range(2)]
    tile = tiles.pop(draw(st.integers(0, 13)))
    return Finished(make_hand(tiles), tile)


@st.composite
def contexts(draw: st.DrawFn, finished: Finished) -> KoreanContext:
    """Circumstances that can belong to a hand; nothing of the first turn, no discards."""
    by = draw(st.sampled_from(KoreanWinBy))
    closed = finished.hand.is_closed
    eopeo = closed and draw(st.booleans())
    quad = any(meld.is_quad for meld in finished.hand.melds)
    held = finished.hand.own_counts[finished.tile]
    robbed = by is KoreanWinBy.SSOA and not held and draw(st.booleans())
    return KoreanContext(
        by,
        draw(st.sampled_from(WINDS)),
        draw(st.sampled_from(WINDS)),
        eopeo=eopeo,
        buji_eopeo=eopeo and draw(st.booleans()),
        bulleo=eopeo and draw(st.booleans()),
        last_tile=not robbed and draw(st.booleans()),
        after_kan=by is KoreanWinBy.SSUMU and quad and not eopeo and draw(st.booleans()),
        robbed_kan=robbed,
        flowers=draw(st.sets(st.sampled_from(FLOWERS)).map(lambda found: tuple(sorted(found)))),
    )


tables = st.sampled_from([KoreanRules(han_table=table) for table in HanTable])
"""The rules of one of the three tables."""

rule_sets = st.builds(
    KoreanRules,
    han_table=st.sampled_from(HanTable),
    min_han=st.sampled_from((0, 1, 2, 3)),
    chiitoitsu_four_of_a_kind=st.just(True),
    gensho=st.sampled_from(("off", "count_with_winning_tile", "count_without_winning_tile")),
    pinfu_with_tsumo=st.sampled_from(("both", "exclusive")),
)
"""Rules with other minimums, gensho and pinghu."""

assert TILES[:9] == MANZU
