"""The tiles that stand out: the one just played, and those named by the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from mjteach.core.decision import Finding, Verdict
from mjteach.core.melds import Meld, MeldKind, Source
from mjteach.core.seats import Seat, seat_of
from mjteach.core.tiles import KIND, TILES, Tile
from mjteach.riichi.furiten.state import FuritenPlace
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.view import PlayerView, SeatView

from .items import TileArea, TilePlace
from .seat import NOW, WHY

DISCARDS: Final = frozenset({ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI})
_SETS: Final = CALLS | {ActionKind.KAKAN, ActionKind.ANKAN}
_OWN_RIVER: Final = frozenset({FuritenPlace.RIVER, FuritenPlace.CALLED_AWAY})


def marks_of(
    view: SeatView, seat: Seat | None = None, verdict: Verdict | None = None
) -> dict[TilePlace, str]:
    """The looks of the tiles that stand out; the reasons are those against an action of ``seat``.

    Tiles that cannot be seen never stand out.
    """
    played = last_played(view)
    marks = {} if played is None else {played: NOW}
    if verdict is not None and seat is not None:
        for finding in verdict.failures:
            marks |= dict.fromkeys(_named(view, seat, finding), WHY)
    return marks


def last_played(view: SeatView) -> TilePlace | None:
    """The tile that was just discarded, called, won with or added to a set."""
    if view.end is not None and view.end.wins:
        win = view.end.wins[0]
        if win.seat == win.by:
            return TilePlace(TileArea.DRAWN, win.seat)
        before = [action.kind for action in view.history if action.kind is not ActionKind.RON]
        return _put_down(view.players[win.by], win.tile, before[-1:])
    if view.asked is not None:
        return _put_down(view.players[view.asked.seat], view.asked.tile, [view.asked.by])
    return _place_of(view, view.history[-1]) if view.history else None


def _place_of(view: SeatView, action: Action) -> TilePlace | None:
    player = view.players[action.seat]
    if action.kind in DISCARDS:
        return TilePlace(TileArea.RIVER, action.seat, len(player.river) - 1)
    if action.kind not in _SETS or action.tile is None:
        return None
    return _in_set(player, action.tile)


def _put_down(player: PlayerView, tile: Tile, by: Sequence[ActionKind]) -> TilePlace | None:
    """The tile that others may take, put down by an action of this kind: a discard or a kan."""
    if by and by[0] in _SETS:
        return _in_set(player, tile)
    return TilePlace(TileArea.RIVER, player.seat, len(player.river) - 1) if player.river else None


def tile_at(view: SeatView, place: TilePlace) -> Tile:
    """The tile at a place; it must be one that can be seen."""
    player = view.players[place.seat]
    if place.area is TileArea.RIVER:
        return player.river[place.number].tile
    if place.area is TileArea.MELD:
        return player.melds[place.number].tiles[place.part]
    hand = player.hand
    assert hand is not None, "a hidden hand has no place that is told"
    if place.area is TileArea.HAND:
        return hand.concealed[place.number]
    assert hand.drawn is not None, "there is no drawn tile"
    return hand.drawn


def _in_set(player: PlayerView, tile: Tile) -> TilePlace | None:
    """The tile that made the newest set of its kind: the called, the added, or one in sight."""
    for number in reversed(range(len(player.melds))):
        meld = player.melds[number]
        if tile in meld.tiles:
            return TilePlace(TileArea.MELD, player.seat, number, _part(meld, tile))
    return None


def _part(meld: Meld, tile: Tile) -> int:
    tiles = meld.tiles
    if meld.kind is MeldKind.ANKAN:  # the outer ones are face down, a red five is not
        return 0 if tiles[0].is_red else 1
    if meld.kind is MeldKind.KAKAN:
        return len(tiles) - 1 - tiles[::-1].index(tile)
    return tiles.index(tile)


# --- the tiles of a reason


def _named(view: SeatView, seat: Seat, finding: Finding) -> Iterator[TilePlace]:
    """Where the tiles of a finding are: in the places it gives, or else wherever they are seen."""
    positions = finding.fact("positions")
    if isinstance(positions, tuple) and positions:
        yield from _at_positions(view, seat, finding, positions)
    else:
        yield from _found(view, seat, [TILES[number] for number in finding.highlight])


def _at_positions(
    view: SeatView, seat: Seat, finding: Finding, positions: tuple[object, ...]
) -> Iterator[TilePlace]:
    """Own discards by position; passed tiles as the last such discard of their player."""
    own = view.players[seat].river
    by = _tuple(finding.fact("by")) or (None,) * len(positions)
    rows = zip(_tuple(finding.fact("places")), positions, finding.highlight, by, strict=False)
    for place, position, tile, source in rows:
        if place in _OWN_RIVER and isinstance(position, int) and position < len(own):
            yield TilePlace(TileArea.RIVER, seat, position)
        elif isinstance(source, Source):
            yield from _last_in_river(view.players[seat_of(seat, source)], TILES[tile])


def _last_in_river(player: PlayerView, tile: Tile) -> Iterator[TilePlace]:
    indices = [index for index, discard in enumerate(player.river) if discard.tile is tile]
    if indices:
        yield TilePlace(TileArea.RIVER, player.seat, indices[-1])


def _tuple(fact: object) -> tuple[object, ...]:
    return fact if isinstance(fact, tuple) else ()


def _found(view: SeatView, seat: Seat, tiles: Iterable[Tile]) -> Iterator[TilePlace]:
    """Each tile once, and as often as it is named: sets, the tile on offer, then the hand."""
    wanted = Counter(tiles)
    for places in _candidates(view, seat):
        here = Counter(tile for _, tile in places)
        if any(wanted[tile] < count for tile, count in here.items()):
            continue  # a set counts as a whole
        wanted -= here
        yield from (place for place, _ in places)
    if wanted:
        yield from _alike(view, seat, wanted)


def _candidates(view: SeatView, seat: Seat) -> Iterator[list[tuple[TilePlace, Tile]]]:
    player = view.players[seat]
    for number, meld in enumerate(player.melds):
        yield [
            (TilePlace(TileArea.MELD, seat, number, part), tile)
            for part, tile in enumerate(meld.tiles)
        ]
    played = last_played(view)
    if played is not None and played.seat != seat:
        yield [(played, tile_at(view, played))]
    for place, tile in _in_hand(player):
        yield [(place, tile)]


def _in_hand(player: PlayerView) -> Iterator[tuple[TilePlace, Tile]]:
    """The tiles of a hand that can be seen, the drawn one first."""
    if player.hand is None:
        return
    if player.hand.drawn is not None:
        yield TilePlace(TileArea.DRAWN, player.seat), player.hand.drawn
    for index, tile in enumerate(player.hand.concealed):
        yield TilePlace(TileArea.HAND, player.seat, index), tile


def _alike(view: SeatView, seat: Seat, wanted: Counter[Tile]) -> Iterator[TilePlace]:
    """A red five where an ordinary one is named, or the other way round."""
    kinds = {KIND[tile] for tile in wanted}
    for place, tile in _in_hand(view.players[seat]):
        if KIND[tile] in kinds and tile not in wanted:
            yield place
