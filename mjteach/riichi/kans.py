"""A concealed kan after riichi, and what a kan does to the tiles it is made from (R2.7.2.1).

Checks of :func:`ankan_after_riichi_verdict`, in a teacher's order. The message of a finding is
``check.<id>.yes|no|moot``, that of the question ``check.kan_after_riichi.question`` (``tile``,
``drawn``). A moot finding has no facts.

===================  ===========  ==================================================================
check                rule         facts
===================  ===========  ==================================================================
``kan_in_riichi``    R2.7.2.1-h   ``tile``; no: these rules allow no kan after riichi
``kan_four_alike``   R2.7.2-a     ``tile``, ``count`` held, the drawn tile included
``kan_drawn_tile``   R2.7.2.1-i   ``tile``, ``drawn``, ``left`` of the concealed tiles after the kan
``kan_keeps_waits``  R2.7.2.1-e   ``tile``, ``before``, ``after``: waits; ``lost``: those that go
``kan_keeps_shape``  R2.7.2.1-g   ``tile``; no: ``wait``, and ``groups`` of a reading of the hand
                                  completed by it in which the three are no triplet
===================  ===========  ==================================================================

The last check is asked only where the rules read "unchanged" strictly (``shape_unchanged``).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from ..core.decision import Check, Found, Verdict, found, judge
from ..core.hand import Hand, make_hand
from ..core.melds import Meld, MeldKind, make_meld
from ..core.message import msg
from ..core.readings import GroupKind, Reading, readings
from ..core.tiles import Counts, Tile, counts_of
from ..core.waits import completing_tiles, wait_tiles
from .rules import AnkanAfterRiichi, OwnFourWait, RuleSet

Tiles = tuple[Tile, ...]


class RiichiKan(NamedTuple):
    """A player in riichi with the tile just drawn, who considers a kan."""

    hand: Hand
    """The hand without the drawn tile."""
    drawn: Tile
    rules: RuleSet


class KanWaits(NamedTuple):
    """The waits before and after a concealed kan."""

    before: Tiles
    after: Tiles


def winning_tiles(hand: Hand, rules: RuleSet) -> Tiles:
    """The waits of ``hand`` under ``rules``; () when it is not tenpai.

    >>> from mjteach.core.hand import hand
    >>> winning_tiles(hand("777z234m567p23s88s"), RuleSet())
    (<1s>, <4s>)
    """
    return wait_tiles(
        counts_of(hand.concealed),
        hand.melds,
        four_as_two_pairs=rules.chiitoitsu_four_of_a_kind,
    )


def tenpai_tiles(hand: Hand, rules: RuleSet) -> Tiles:
    """The waits of ``hand`` by the rules' notion of tenpai; () when it is noten.

    They are its winning tiles; where it has none, those of which the player holds all four, if such
    a hand counts as tenpai. Option ``own_four_wait`` (R2.9-d).

    >>> from mjteach.core.hand import hand
    >>> from mjteach.riichi.rules import OwnFourWait
    >>> dead = hand("24p22334455m + ankan 3333p")
    >>> tenpai_tiles(dead, RuleSet()), tenpai_tiles(dead, RuleSet(own_four_wait=OwnFourWait.TENPAI))
    ((), (<3p>,))
    """
    tiles = winning_tiles(hand, rules)
    if not tiles and rules.own_four_wait is OwnFourWait.TENPAI:
        return completing_tiles(counts_of(hand.concealed))
    return tiles


def kan_leaves_over(concealed: Iterable[Tile], drawn: Tile, tile: Tile) -> Tiles:
    """The concealed tiles and the drawn one that are left after a concealed kan of ``tile``.

    Raises HandError when they are not four (R2.7.2.1-l).

    >>> from mjteach.core.tiles import parse_tiles
    >>> kan_leaves_over(parse_tiles("22234m"), Tile.M2, Tile.M2)
    (<3m>, <4m>)
    """
    tiles = (*concealed, drawn)
    make_meld(MeldKind.ANKAN, _alike(tiles, tile))
    return _others(tiles, tile)


def declare_kan(hand: Hand, drawn: Tile, tile: Tile) -> Hand:
    """The hand after an own kan of ``tile``, before the replacement draw.

    It is a kakan where an open triplet of the kind lies on the table, else an ankan (R2.7.2-a).
    Raises HandError when the four tiles are not there.

    >>> from mjteach.core.hand import hand
    >>> str(declare_kan(hand("777z234m567p23s88s"), Tile.RED, Tile.RED))
    '234m567p2388s + ankan 7777z'
    """
    tiles = (*hand.concealed, drawn)
    own = _alike(tiles, tile)
    pon = next((meld for meld in hand.melds if _is_pon_of(meld, tile)), None)
    if pon is None:
        melds = (*hand.melds, make_meld(MeldKind.ANKAN, own))
    else:
        kakan = make_meld(MeldKind.KAKAN, (*pon.tiles, *own), pon.called, pon.source)
        melds = tuple(kakan if meld is pon else meld for meld in hand.melds)
    return make_hand(_others(tiles, tile), melds)


def kan_waits(hand: Hand, drawn: Tile, rules: RuleSet) -> KanWaits:
    """The waits of a hand before and after a concealed kan with the tile just drawn.

    A hand that is tenpai only for tiles it holds all four of keeps that wait (R2.9-d). Raises
    HandError when the hand does not hold the other three.

    >>> from mjteach.core.hand import hand
    >>> kan_waits(hand("5557m123p456p999s"), Tile.M5, RuleSet())
    KanWaits(before=(<6m>, <7m>), after=(<7m>,))
    """
    waits = winning_tiles if winning_tiles(hand, rules) else tenpai_tiles
    return KanWaits(waits(hand, rules), waits(declare_kan(hand, drawn, drawn), rules))


def ankan_after_riichi_verdict(
    hand: Hand, drawn: Tile, rules: RuleSet, tile: Tile | None = None
) -> Verdict:
    """Whether a player in riichi may declare a concealed kan of ``tile``, by default the drawn one.

    ``hand`` is the hand without the drawn tile. Option ``ankan_after_riichi`` (R2.7.2.1-e).

    >>> from mjteach.core.hand import hand
    >>> verdict = ankan_after_riichi_verdict(hand("111222333m45p66s"), Tile.M1, RuleSet())
    >>> [finding.check for finding in verdict.failures]
    ['kan_keeps_shape']
    """
    kind = (drawn if tile is None else tile).kind
    subject = msg("check.kan_after_riichi.question", tile=kind, drawn=drawn)
    kan = RiichiKan(hand, drawn, rules)
    return judge(subject, RIICHI_KAN_CHECKS[rules.ankan_after_riichi], kan, kind)


def is_okurikan(drawn: Tile, tile: Tile) -> bool:
    """Whether a kan of ``tile`` uses four held tiles instead of the one just drawn (R2.7.2.1-i).

    >>> is_okurikan(Tile.M4, Tile.M1)
    True
    """
    return drawn.kind != tile.kind


def _is_pon_of(meld: Meld, tile: Tile) -> bool:
    return meld.kind is MeldKind.PON and meld.first == tile.kind


def _alike(tiles: Tiles, tile: Tile) -> Tiles:
    return tuple(own for own in tiles if own.kind == tile.kind)


def _others(tiles: Tiles, tile: Tile) -> Tiles:
    return tuple(own for own in tiles if own.kind != tile.kind)


# --- the checks


def _kan_is_permitted(kan: RiichiKan, _tile: Tile) -> bool:
    return kan.rules.ankan_after_riichi is not AnkanAfterRiichi.FORBIDDEN


def _kind_found(_kan: RiichiKan, tile: Tile) -> Found:
    return found((tile,), tile=tile)


def _held(kan: RiichiKan, tile: Tile) -> Tiles:
    return _alike((*kan.hand.concealed, kan.drawn), tile)


def _has_four(kan: RiichiKan, tile: Tile) -> bool:
    return len(_held(kan, tile)) == 4


def _count_found(kan: RiichiKan, tile: Tile) -> Found:
    held = _held(kan, tile)
    return found(held, tile=tile, count=len(held))


def _uses_drawn_tile(kan: RiichiKan, tile: Tile) -> bool:
    return not is_okurikan(kan.drawn, tile=tile)


def _left_found(kan: RiichiKan, tile: Tile) -> Found:
    left = kan_leaves_over(kan.hand.concealed, kan.drawn, tile)
    return found((kan.drawn,), tile=tile, drawn=kan.drawn, left=left)


def _keeps_waits(kan: RiichiKan, _tile: Tile) -> bool:
    waits = kan_waits(kan.hand, kan.drawn, kan.rules)
    return waits.before == waits.after  # R2.7.2.1-f


def _waits_found(kan: RiichiKan, tile: Tile) -> Found:
    before, after = kan_waits(kan.hand, kan.drawn, kan.rules)
    lost = tuple(wait for wait in before if wait not in after)
    return found(lost, tile=tile, before=before, after=after, lost=lost)


def _with(counts: Counts, tile: Tile) -> Counts:
    return (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])


def _completed(kan: RiichiKan) -> Iterable[Reading]:
    """Every reading of the riichi hand completed by each of its waits."""
    counts, rules = counts_of(kan.hand.concealed), kan.rules
    return chain.from_iterable(
        readings(
            _with(counts, wait),
            kan.hand.melds,
            wait,
            four_as_two_pairs=rules.chiitoitsu_four_of_a_kind,
        )
        for wait in tenpai_tiles(kan.hand, rules)
    )


def _has_triplet(reading: Reading, tile: Tile) -> bool:
    return any(group.kind is GroupKind.TRIPLET and tile in group.tiles for group in reading.groups)


def _rearranged(kan: RiichiKan, tile: Tile) -> Reading | None:
    """The first reading in which the three tiles are not a triplet by themselves (R2.7.2.1-g)."""
    return next((way for way in _completed(kan) if not _has_triplet(way, tile)), None)


def _keeps_shape(kan: RiichiKan, tile: Tile) -> bool:
    return _rearranged(kan, tile) is None


def _shape_found(kan: RiichiKan, tile: Tile) -> Found:
    reading = _rearranged(kan, tile)
    if reading is None:
        return found(_held(kan, tile), tile=tile)
    using = (group.tiles for group in reading.groups if tile in group.tiles)
    return found(
        chain.from_iterable(using), tile=tile, wait=reading.winning_tile, groups=reading.groups
    )


KAN_IN_RIICHI: Final[Check[RiichiKan, Tile]] = Check(
    "kan_in_riichi", "R2.7.2.1-h", _kan_is_permitted, _kind_found
)
KAN_FOUR_ALIKE: Final[Check[RiichiKan, Tile]] = Check(
    "kan_four_alike", "R2.7.2-a", _has_four, _count_found, needs=("kan_in_riichi",)
)
KAN_DRAWN_TILE: Final[Check[RiichiKan, Tile]] = Check(
    "kan_drawn_tile", "R2.7.2.1-i", _uses_drawn_tile, _left_found, needs=("kan_four_alike",)
)
KAN_KEEPS_WAITS: Final[Check[RiichiKan, Tile]] = Check(
    "kan_keeps_waits", "R2.7.2.1-e", _keeps_waits, _waits_found, needs=("kan_drawn_tile",)
)
KAN_KEEPS_SHAPE: Final[Check[RiichiKan, Tile]] = Check(
    "kan_keeps_shape", "R2.7.2.1-g", _keeps_shape, _shape_found, needs=("kan_drawn_tile",)
)

_LOOSE: Final = (KAN_IN_RIICHI, KAN_FOUR_ALIKE, KAN_DRAWN_TILE, KAN_KEEPS_WAITS)
RIICHI_KAN_CHECKS: Final = {
    AnkanAfterRiichi.FORBIDDEN: _LOOSE,
    AnkanAfterRiichi.WAIT_UNCHANGED: _LOOSE,
    AnkanAfterRiichi.SHAPE_UNCHANGED: (*_LOOSE, KAN_KEEPS_SHAPE),
}
"""What is asked under each value of the option."""
