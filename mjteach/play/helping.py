"""What a learner may ask before choosing: how far the hand is, what helps, what a wait is worth.

All of it is counted from what the seat sees; nothing here prefers one good choice to another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..core.hand import Hand
from ..core.seats import NEXT, Seat
from ..core.shanten import Useful, shanten
from ..core.tiles import KIND, TILES, Tile, counts_of, sort_tiles
from ..riichi.furiten.events import OwnDiscard
from ..riichi.furiten.verdict import Furiten, standing
from ..riichi.kans import winning_tiles
from ..riichi.players.sight import Sight, sight_of, useful_of, without
from ..riichi.result import WinResult
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.state import AskedTile, RoundState, with_seat
from ..riichi.round.view import view
from ..riichi.round.wins import furiten_state, ron_result, tsumo_result
from ..riichi.win import evaluate_win


class Lead(NamedTuple):
    """Where a discard leads; without one, where the hand stands."""

    discard: Tile | None
    distance: int
    """Shanten: 0 is tenpai."""
    useful: Useful

    @property
    def left(self) -> int:
        """How many tiles in all bring the hand closer."""
        return sum(copies for _, copies in self.useful)


class WinningTile(NamedTuple):
    """A tile that wins, and what it would give; None where it may not be won with so."""

    tile: Tile
    left: int
    """How many are not in sight."""
    ron: WinResult | None
    tsumo: WinResult | None


class HandWaits(NamedTuple):
    """A hand that waits for its last tile."""

    discard: Tile | None
    """What has to go first."""
    tiles: tuple[WinningTile, ...]
    furiten: Furiten


def leads(state: RoundState, seat: Seat, options: Sequence[Action]) -> tuple[Lead, ...]:
    """Where each discard among some options leads, the nearest and then the widest first.

    Where nothing can be discarded, the one lead of the hand as it is.
    """
    sight = sight_of(view(state, seat))
    discards = [action for action in options if action.kind is ActionKind.DISCARD]
    if not discards:
        return (_lead(sight, None),)
    tiles = dict.fromkeys(TILES[KIND[action.tile]] for action in discards if action.tile)
    found = (_lead(sight, tile) for tile in tiles)
    return tuple(sorted(found, key=lambda lead: (lead.distance, -lead.left)))


def led_to(state: RoundState, seat: Seat) -> Lead:
    """Where a hand stands at a moment that is not its turn."""
    return _lead(sight_of(view(state, seat)), None)


def best(found: Sequence[Lead]) -> tuple[Lead, ...]:
    """The leads that are as near and as wide as the first."""
    first = found[0]
    return tuple(
        lead for lead in found if (lead.distance, lead.left) == (first.distance, first.left)
    )


def _lead(sight: Sight, tile: Tile | None) -> Lead:
    melds = len(sight.hand.melds)
    hand = counts_of(sight.hand.concealed) if tile is None else without(sight.counts, (tile,))
    return Lead(tile, shanten(hand, melds), useful_of(hand, melds, sight.elsewhere))


def waiting(state: RoundState, seat: Seat, options: Sequence[Action]) -> tuple[HandWaits, ...]:
    """What the hand waits for, after each discard among some options that makes it wait.

    Where nothing can be discarded, for the hand as it is. Hidden indicators count for nothing.
    """
    hand = state.seats[seat].hand
    discards = [action for action in options if action.kind is ActionKind.DISCARD]
    tiles = dict.fromkeys(TILES[KIND[action.tile]] for action in discards if action.tile)
    found = (_waiting(_after(state, seat, tile), seat, tile) for tile in tiles or (None,))
    if not tiles and hand.drawn is not None:
        return ()
    return tuple(each for each in found if each.tiles)


def _after(state: RoundState, seat: Seat, tile: Tile | None) -> RoundState:
    """The round once a tile has been discarded and passed; as it is where there is none."""
    if tile is None:
        return state
    own = state.seats[seat]
    held = [*own.hand.concealed, *([own.hand.drawn] if own.hand.drawn is not None else [])]
    held.remove(next(each for each in reversed(held) if KIND[each] == tile))
    hand = Hand(sort_tiles(held), own.hand.melds)
    river = (*own.river, OwnDiscard(tile))
    after = own._replace(hand=hand, river=river, waits=winning_tiles(hand, state.rules))
    return state._replace(seats=with_seat(state.seats, seat, after))


def _waiting(state: RoundState, seat: Seat, discard: Tile | None) -> HandWaits:
    own = state.seats[seat]
    sight = sight_of(view(state, seat))
    worth = tuple(_worth(state, seat, tile, sight) for tile in own.waits)
    return HandWaits(discard, worth, standing(furiten_state(state, seat)))


def _worth(state: RoundState, seat: Seat, tile: Tile, sight: Sight) -> WinningTile:
    own = state.seats[seat]
    drew = own._replace(hand=own.hand._replace(drawn=tile))
    drawn = state._replace(seats=with_seat(state.seats, seat, drew))
    asked = AskedTile(NEXT[seat], tile, ActionKind.DISCARD)
    ron, tsumo = ron_result(state, seat, asked), tsumo_result(drawn, seat)
    left = 4 - sight.counts[tile] - sight.elsewhere[tile]
    return WinningTile(tile, max(0, left), *_open_to_see((ron, tsumo)))


def _open_to_see(results: Sequence[WinResult]) -> Iterator[WinResult | None]:
    """Wins without the indicators that nobody sees yet; None for one that may not be declared."""
    for result in results:
        context = result.context._replace(ura_indicators=())
        seen = evaluate_win(result.hand, result.winning_tile, context, result.rules)
        yield seen if seen.can_win else None
