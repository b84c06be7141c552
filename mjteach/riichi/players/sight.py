"""What somebody can count who sees no more than a :class:`~mjteach.riichi.round.view.SeatView`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...core.hand import Hand
from ...core.seats import Seat
from ...core.shanten import Useful, useful_tiles
from ...core.tiles import DRAGONS, KIND, YAOCHUU, Counts, Tile, counts_of
from ..dora import dora_from
from ..round.actions import Action, ActionKind
from ..round.view import PlayerView, SeatView

OUTER: Final = frozenset(map(int, YAOCHUU))
"""Terminals and honours."""
_RIICHI: Final = (ActionKind.RIICHI, ActionKind.OPEN_RIICHI)
_PUT_DOWN: Final = (ActionKind.DISCARD, *_RIICHI)
_SHUT: Final = 99
"""So far is a yaku that the open sets have made impossible."""


class Sight(NamedTuple):
    """One seat's own tiles, and what it sees of all the others."""

    view: SeatView
    seat: Seat
    hand: Hand
    counts: Counts
    """The own concealed tiles of each kind, the drawn one included."""
    elsewhere: Counts
    """The tiles of each kind in rivers, sets, indicators and shown hands."""
    dora: tuple[int, ...]
    """The kind of each dora."""

    @property
    def others(self) -> Iterator[PlayerView]:
        """The other three players."""
        return (player for player in self.view.players if player.seat is not self.seat)

    @property
    def in_riichi(self) -> Iterator[PlayerView]:
        """The other players in riichi."""
        return (player for player in self.others if player.riichi)


def sight_of(view: SeatView) -> Sight:
    """What the viewer of ``view`` can count; the view has to be that of a seat.

    >>> from ..round.rig import deal
    >>> from ..round.view import view
    >>> state = deal(["123m456p789s1122z"], "5m", "A draw")
    >>> sight = sight_of(view(state, state.turn))
    >>> sight.counts[4], sum(sight.elsewhere)
    (1, 1)
    """
    seat = view.viewer
    hand = None if seat is None else view.players[seat].hand
    assert seat is not None
    assert hand is not None
    elsewhere = counts_of(_in_sight(view, seat))
    dora = tuple(KIND[dora_from(tile)] for tile in view.indicators)
    return Sight(view, seat, hand, hand.counts, elsewhere, dora)


def _in_sight(view: SeatView, own: Seat) -> Iterator[Tile]:
    yield from view.indicators
    for player in view.players:
        yield from (discard.tile for discard in player.river if not discard.called_away)
        for meld in player.melds:
            yield from meld.tiles
        if player.hand is not None and player.seat is not own:
            yield from player.hand.concealed


@lru_cache(maxsize=2_000)
def useful_of(counts: Counts, melds: int, elsewhere: Counts) -> Useful:
    """What brings 3n+1 tiles nearer, as :func:`~mjteach.core.shanten.useful_tiles` has it."""
    return useful_tiles(counts, melds, elsewhere)


def without(counts: Counts, tiles: Iterable[Tile]) -> Counts:
    """The tiles of each kind that stay when ``tiles`` go."""
    left = [*counts]
    for tile in tiles:
        left[KIND[tile]] -= 1
    return tuple(left)


def dora_held(sight: Sight) -> int:
    """The dora among the own tiles, red fives included."""
    return sum(tile.is_red + sight.dora.count(KIND[tile]) for tile in sight.hand.tiles)


def value_kinds(view: SeatView, seat: Seat) -> frozenset[int]:
    """The honours whose triplet gives a yaku to a seat."""
    return frozenset(map(int, (*DRAGONS, view.players[seat].wind, view.round_wind)))


# --- how dangerous a tile is


def safe_kinds(view: SeatView, player: PlayerView) -> frozenset[int]:
    """The kinds that a player cannot win on by ron: the own river, and what passed after riichi."""
    kinds = {KIND[discard.tile] for discard in player.river}
    if player.riichi:
        kinds.update(_passed(view.history, player.seat))
    return frozenset(kinds)


def _passed(history: Sequence[Action], seat: Seat) -> Iterator[int]:
    """The kinds discarded after a seat declared riichi."""
    declared = False
    for action in history:
        if action.kind in _PUT_DOWN:
            if declared and action.tile is not None:
                yield KIND[action.tile]
            declared = declared or (action.seat is seat and action.kind in _RIICHI)


_HONOUR: Final = (4.5, 3.0, 1.0, 0.1, 0.0)
"""By how many of its kind are seen; the own tiles count."""
_BY_SIDES: Final = (
    (1.0, 2.0, 2.6, 2.8, 3.0, 2.8, 2.6, 2.0, 1.0),
    (6.0, 7.0, 7.5, 7.0, 7.0, 7.0, 7.5, 7.0, 6.0),
    (0.0, 0.0, 0.0, 12.0, 12.5, 12.0, 0.0, 0.0, 0.0),
)
"""By how many two-sided waits may take it, and its rank."""


def danger(sight: Sight, safe: frozenset[int], kind: int) -> float:
    """About how often, in a hundred, a tile would give a win to somebody with these safe kinds.

    A two-sided wait is out where its other end is safe or a tile that it needs is all in sight.
    """
    if kind in safe:
        return 0.0
    seen = [own + other for own, other in zip(sight.counts, sight.elsewhere, strict=True)]
    if kind >= 27:
        return _HONOUR[min(seen[kind], 4)]
    rank, sides = kind % 9, 0
    for step in (-1, 1):
        if 0 <= rank + 3 * step <= 8 and kind + 3 * step not in safe:
            sides += seen[kind + step] < 4 and seen[kind + 2 * step] < 4
    return _BY_SIDES[sides][rank]


# --- how far an open hand is from a yaku


def to_yaku(sight: Sight, counts: Counts, sets: Sequence[Sequence[Tile]]) -> int:
    """How many concealed tiles at least stand in the way of every yaku of a hand with open sets.

    A rule of thumb: value tiles, all simples, one suit, triplets, an end in each set; 0 where the
    rules ask for none, a large number where no way is left.
    """
    if sight.view.rules.min_han == 0:
        return 0
    return min(_ways(sight, counts, [[KIND[tile] for tile in tiles] for tiles in sets]))


def _ways(sight: Sight, counts: Counts, sets: list[list[int]]) -> Iterator[int]:
    yield _to_value(sight, counts, sets)
    called = [kind for kinds in sets for kind in kinds]
    if sight.view.rules.kuitan and OUTER.isdisjoint(called):
        yield sum(counts[kind] for kind in OUTER)
    for suit in range(3):
        if all(kind // 9 in (suit, 3) for kind in called):
            yield sum(counts[:27]) - sum(counts[9 * suit : 9 * suit + 9])
    if all(len({*kinds}) == 1 for kinds in sets):
        yield sum(count == 1 for count in counts) - 1 if sum(counts) > 1 else 0
    if all(not OUTER.isdisjoint(kinds) for kinds in sets):
        yield sum(counts[9 * suit + rank] for suit in range(3) for rank in (3, 4, 5))


def _to_value(sight: Sight, counts: Counts, sets: list[list[int]]) -> int:
    values = value_kinds(sight.view, sight.seat)
    if any(kinds[0] in values and kinds[0] == kinds[1] for kinds in sets):
        return 0
    if any(counts[kind] >= 3 for kind in values):
        return 0
    pairs = any(counts[kind] == 2 and sight.elsewhere[kind] < 2 for kind in values)
    return 1 if pairs else _SHUT
