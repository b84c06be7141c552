"""A moment at the table as a scene: own tiles in rows, the rest on the board."""

from mjteach.core.seats import SEATS
from mjteach.puzzles.scenes import BoardPart, RowKind, seat_place
from mjteach.puzzles.situations.tables import table_scene
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.view import view
from support.rounds.samples import played_with


def test_the_rows_are_the_own_hand_and_sets_at_every_moment():
    for state in played_with(ActionKind.PON, ActionKind.ANKAN)[::9]:
        for seat in SEATS:
            scene = table_scene(state, seat)
            hand = state.seats[seat].hand
            row, *melds = scene.rows
            drawn = [] if hand.drawn is None else [hand.drawn]
            assert [spot.tile for spot in row.spots] == [*hand.concealed, *drawn]
            assert [bool(spot.label) for spot in row.spots].count(True) == len(drawn)
            assert [len(found.spots) for found in melds] == [len(m.tiles) for m in hand.melds]
            assert {found.kind for found in melds} <= {RowKind.MELD}


def test_the_board_is_what_the_seat_sees_and_no_more():
    state = played_with(ActionKind.RIICHI)[40]
    for seat in SEATS:
        board = table_scene(state, seat, hidden=(BoardPart.WINDS,)).board
        assert board.view == view(state, seat)
        assert board.hidden == (BoardPart.WINDS,)
        assert board.places[0] == seat_place(seat)
