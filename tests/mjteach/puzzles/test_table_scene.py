"""What a player sees of a moment: own tiles as rows, the table as the seat sees it."""

from mjteach.core.seats import SEATS
from mjteach.puzzles.scenes import RowKind, seat_place
from mjteach.puzzles.situations.moments import Moment, moment_scene
from mjteach.puzzles.situations.tables import own_rows
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.view import view
from support.rounds.samples import played_with


def test_the_rows_are_the_own_hand_and_sets_at_every_moment():
    for state in played_with(ActionKind.PON, ActionKind.ANKAN)[::9]:
        for seat in SEATS:
            hand = state.seats[seat].hand
            row, *melds = own_rows(hand)
            drawn = [] if hand.drawn is None else [hand.drawn]
            assert [spot.tile for spot in row.spots] == [*hand.concealed, *drawn]
            assert [bool(spot.label) for spot in row.spots].count(True) == len(drawn)
            assert [len(found.spots) for found in melds] == [len(m.tiles) for m in hand.melds]
            assert {found.kind for found in melds} <= {RowKind.MELD}


def test_the_board_is_what_the_seat_sees_and_no_more():
    state = played_with(ActionKind.RIICHI)[40]
    for seat in SEATS:
        scene = moment_scene(Moment(state, Action(ActionKind.PASS, seat)))
        seen = view(state, seat)
        assert scene.rows == ()
        assert [each.hand for each in scene.board.view.players] == [p.hand for p in seen.players]
        assert scene.board.places[0] == seat_place(seat)
