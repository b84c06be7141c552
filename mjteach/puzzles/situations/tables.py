"""The scene of a moment: the own tiles as rows, all else as the table itself."""

from __future__ import annotations

from mjteach.core.hand import Hand
from mjteach.core.message import Message, msg
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import view

from ..scenes import Board, BoardPart, Row, RowKind, Scene, Spot, meld_row


def table_scene(
    state: RoundState,
    seat: Seat,
    *,
    hidden: tuple[BoardPart, ...] = (BoardPart.WALLS,),
    facts: tuple[Message, ...] = (),
) -> Scene:
    """What ``seat`` sees of a deal: hand and sets as rows, the drawn tile last and apart.

    Nothing but this seat's own view is in it. ``hidden`` are parts of the drawing that would tell
    what is asked.

    >>> from mjteach.riichi.round.rig import deal
    >>> scene = table_scene(deal(["123m456p789s1122z"], "5m"), Seat.A)
    >>> [row.id for row in scene.rows], len(scene.spots()), scene.board.places[0]
    (['hand'], 13, 'seat.A')
    """
    seen = view(state, seat)
    hand = seen.players[seat].hand
    return Scene(() if hand is None else own_rows(hand), facts, board=Board(seen, seat, hidden))


def own_rows(hand: Hand) -> tuple[Row, ...]:
    """The concealed tiles, and the sets as they lie."""
    spots = [_spot(place, tile) for place, tile in enumerate(hand.concealed)]
    if hand.drawn is not None:
        spots.append(_spot(len(spots), hand.drawn)._replace(label=msg("scene.drawn")))
    melds = enumerate(hand.melds)
    return (
        Row("hand", RowKind.HAND, msg("scene.hand"), tuple(spots)),
        *(meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name")) for place, meld in melds),
    )


def _spot(place: int, tile: Tile) -> Spot:
    return Spot(f"hand.{place}", tile)
