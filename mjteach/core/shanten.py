"""Distance to tenpai: shanten of the three winning forms, useful tiles, what to discard.

Shanten is the number of tiles a hand still misses for tenpai (R2.6.1-m): 0 is tenpai, -1 is
complete. A hand misses what some complete hand has and it has not; the complete hand nearest to
it counts. That hand takes at most four copies of a kind from among the concealed tiles, so a
fifth copy never helps: ``1111m`` beside three finished sets is iishanten, not tenpai. No other
tiles are looked at, neither those in the player's own melds nor those on the table. Where they
matter, :func:`useful_tiles` says how many copies are left.

The functions take counts of the concealed tiles, which :class:`mjteach.core.hand.Hand` has
checked, and ``melds``, the number of sets already made beside them. The concealed tiles are
``13 - 3 * melds`` or, with a tile drawn, one more; a part of a hand is looked at as if the sets it
lacks were melds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from ._shanten_table import FACT_BITS, Row, kinds_and_pairs, load
from .errors import HandError
from .tiles import KINDS, TILES, Counts

COPIES = 4

Useful: TypeAlias = tuple[tuple[int, int], ...]
"""Kinds in ascending order, each with the copies left; 0 left: it would help, but all are gone."""


class Shanten(NamedTuple):
    """The shanten of each winning form; None where melds put the form out of reach."""

    normal: int
    """Four sets and a pair."""
    chiitoi: int | None
    """Seven different pairs; four alike are not two of them (R3.2-m)."""
    kokushi: int | None
    """Thirteen orphans."""

    @property
    def best(self) -> int:
        """The smallest of the three.

        >>> Shanten(normal=3, chiitoi=2, kokushi=9).best
        2
        """
        return min(form for form in self if form is not None)


class DiscardResult(NamedTuple):
    """What discarding a tile of ``kind`` leads to."""

    kind: int
    shanten: int
    """Of the tiles that stay."""
    useful: Useful
    """What then lowers the shanten."""

    @property
    def left(self) -> int:
        """How many useful tiles are left."""
        return sum(left for _, left in self.useful)


def shanten(counts: Counts, melds: int = 0) -> int:
    """The fewest tiles missing for tenpai in any winning form; -1 is complete (R2.6.1-m).

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> shanten(counts_of(parse_tiles("123m456p789s1122z")))
    0
    """
    normal, facts = _read(counts, melds)
    if melds:
        return normal
    special = _special[facts]
    if special < normal:  # min() takes eight times as long
        return special
    return normal


def all_shanten(counts: Counts, melds: int = 0) -> Shanten:
    """The shanten of every winning form.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> all_shanten(counts_of(parse_tiles("1199m1199p11998s1z")))
    Shanten(normal=3, chiitoi=0, kokushi=5)
    """
    normal, facts = _read(counts, melds)
    if melds:
        return Shanten(normal, None, None)
    return Shanten(normal, _chiitoi(facts), _kokushi(facts))


def normal(counts: Counts, melds: int = 0) -> int:
    """The shanten of four sets and a pair, ``melds`` of the sets being made already.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> normal(counts_of(parse_tiles("1111m")), melds=3)
    1
    """
    return _read(counts, melds)[0]


def chiitoi(counts: Counts) -> int | None:
    """The shanten of seven different pairs (R3.2-k); None below 13 concealed tiles.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> chiitoi(counts_of(parse_tiles("1111m2233p4455s6z")))
    2
    """
    return _chiitoi(_read(counts, 0)[1]) if sum(counts) >= 13 else None


def kokushi(counts: Counts) -> int | None:
    """The shanten of thirteen orphans; None below 13 concealed tiles.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> kokushi(counts_of(parse_tiles("19m19p19s1234567z")))
    0
    """
    return _kokushi(_read(counts, 0)[1]) if sum(counts) >= 13 else None


def useful_tiles(counts: Counts, melds: int = 0, visible: Counts | None = None) -> Useful:
    """The kinds whose draw lowers the shanten of a hand of 3n+1 tiles, with the copies left.

    ``visible`` counts the tiles seen elsewhere: the player's own melds, rivers, others' melds and
    indicators. Raises HandError for another number of tiles or a fifth copy in sight.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> useful_tiles(counts_of(parse_tiles("1123m")), melds=3)
    ((0, 2), (3, 4))
    """
    _check_size(counts, melds, over=1)
    return _useful(counts, melds, shanten(counts, melds), _seen(counts, visible))


def discards(
    counts: Counts, melds: int = 0, visible: Counts | None = None
) -> tuple[DiscardResult, ...]:
    """Every discard from a hand of 3n+2 tiles: lowest shanten first, then most tiles left.

    Equal ones stand in ascending order of kind. The discard itself is gone from what is left.
    Raises HandError as :func:`useful_tiles` does.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> discards(counts_of(parse_tiles("11235m")), melds=3)[0]
    DiscardResult(kind=4, shanten=0, useful=((0, 2), (3, 4)))
    """
    _check_size(counts, melds, over=2)
    seen = _seen(counts, visible)
    found = []
    for kind, after in _neighbours(counts, -1):
        distance = shanten(after, melds)
        found.append(DiscardResult(kind, distance, _useful(after, melds, distance, seen)))
    return tuple(sorted(found, key=lambda discard: (discard.shanten, -discard.left, discard.kind)))


def _useful(counts: Counts, melds: int, distance: int, seen: Sequence[int]) -> Useful:
    return tuple(
        (kind, COPIES - seen[kind])
        for kind, after in _neighbours(counts, +1)
        if shanten(after, melds) < distance
    )


def _neighbours(counts: Counts, change: int) -> Iterator[tuple[int, Counts]]:
    """The hands one tile more or fewer away, with the kind that changes."""
    hand = list(counts)
    for kind, copies in enumerate(counts):
        if 0 <= copies + change <= COPIES:
            hand[kind] += change
            yield kind, tuple(hand)
            hand[kind] = copies


def _seen(counts: Counts, visible: Counts | None) -> Sequence[int]:
    """How many copies of each kind can no longer be drawn."""
    if visible is None:
        return counts
    seen = [own + other for own, other in zip(counts, visible, strict=True)]
    for kind, copies in enumerate(seen):
        if copies > COPIES:
            raise HandError("five_copies", tile=TILES[kind], count=copies)
    return seen


def _check_size(counts: Counts, melds: int, over: int) -> None:
    if (size := sum(counts)) % 3 != over:
        tiles = tuple(TILES[kind] for kind in range(KINDS) for _ in range(counts[kind]))
        raise HandError("wrong_count", tiles=tiles, count=size, melds=melds)


# ---------------------------------------------------------------- the walk
# Where the walks start; filled by the first hand, so that importing costs nothing.
_suit: Row = None
_honours: Row = None
_special: tuple[int, ...] = ()


def _read(counts: Counts, melds: int) -> tuple[int, int]:
    """The shanten of the standard form, and the facts the two other forms need."""
    if _suit is None:
        _prepare()
    # fmt: off
    (m1, m2, m3, m4, m5, m6, m7, m8, m9,
     p1, p2, p3, p4, p5, p6, p7, p8, p9,
     s1, s2, s3, s4, s5, s6, s7, s8, s9,
     z1, z2, z3, z4, z5, z6, z7) = counts
    # fmt: on
    manzu, facts_m = _suit[m1][m2][m3][m4][m5][m6][m7][m8][m9]
    pinzu, facts_p = _suit[p1][p2][p3][p4][p5][p6][p7][p8][p9]
    souzu, facts_s = _suit[s1][s2][s3][s4][s5][s6][s7][s8][s9]
    joined, facts_z = _honours[z1][z2][z3][z4][z5][z6][z7]
    return joined[melds][manzu][pinzu][souzu], facts_m + facts_p + facts_s + facts_z


def _prepare() -> None:
    global _suit, _honours, _special  # noqa: PLW0603 - filled once, when first asked for
    half = range(1 << FACT_BITS)
    chiitoi = [_chiitoi(lower) for lower in half]
    kokushi = [_kokushi(upper << FACT_BITS) for upper in half]
    _special = tuple(min(pairs, orphans) for orphans in kokushi for pairs in chiitoi)
    _suit, _honours = load()


def _chiitoi(facts: int) -> int:
    kinds, pairs = kinds_and_pairs(facts % (1 << FACT_BITS))
    return 6 - pairs + max(0, 7 - kinds)  # seven different kinds: R3.2-k, R3.2-m


def _kokushi(facts: int) -> int:
    orphans, pairs = kinds_and_pairs(facts >> FACT_BITS)
    return 13 - orphans - (pairs > 0)
