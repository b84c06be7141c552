"""Which tiles stand out: the one just played, and those a failed finding speaks of."""

import pytest

from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.hand import Hand
from mjteach.core.melds import Source, meld
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.furiten.state import FuritenPlace
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import AskedTile
from mjteach.riichi.round.view import view
from mjwidgets._table.items import TileArea, TilePlace
from mjwidgets._table.marks import last_played, marks_of, tile_at
from mjwidgets._table.seat import NOW, WHY
from support.rounds.samples import built, played_with

LIVELY = (ActionKind.RIICHI, ActionKind.PON, ActionKind.KAKAN, ActionKind.RON)

HAND, DRAWN, MELD, RIVER = TileArea.HAND, TileArea.DRAWN, TileArea.MELD, TileArea.RIVER


def table(hand="123m456p99s", drawn="5z", melds=("pon 55*5p",), river="1m2p2p", **changes):
    """East sees this hand; the others have discarded 9m."""
    seen = built(Seat.A)
    own = Hand(parse_tiles(hand), tuple(map(meld, melds)), parse_tiles(drawn)[0] if drawn else None)
    discards = tuple(map(OwnDiscard, parse_tiles(river)))
    east = seen.players[0]._replace(hand=own, melds=own.melds, river=discards)
    others = [player._replace(river=(OwnDiscard(Tile.M9),)) for player in seen.players[1:]]
    return seen._replace(players=(east, *others), **changes)


def why_marked(seen, highlight="", answer=CheckAnswer.NO, **facts):
    found = Finding("some", answer, "R0", tuple(facts.items()), parse_tiles(highlight))
    verdict = Verdict(Message("asked"), (found,))
    return {place for place, look in marks_of(seen, Seat.A, verdict).items() if look == WHY}


# --- reasons


@pytest.mark.parametrize(
    ("highlight", "places"),
    [
        ("1m", {TilePlace(HAND, Seat.A, 0)}),
        ("99s", {TilePlace(HAND, Seat.A, 6), TilePlace(HAND, Seat.A, 7)}),
        ("9s", {TilePlace(HAND, Seat.A, 6)}),
        ("5z", {TilePlace(DRAWN, Seat.A)}),
        ("555p", {TilePlace(MELD, Seat.A, 0, part) for part in range(3)}),
        ("5p", {TilePlace(HAND, Seat.A, 4)}),
        ("0p", {TilePlace(HAND, Seat.A, 4)}),
        ("7z", set()),
        ("", set()),
    ],
)
def test_tiles_are_found_among_the_own_ones(highlight, places):
    assert why_marked(table(), highlight) == places


def test_only_what_failed_stands_out():
    assert why_marked(table(), "1m", CheckAnswer.YES) == set()
    assert why_marked(table(), "1m", CheckAnswer.MOOT) == set()


def test_a_tile_on_offer_stands_out_where_it_lies():
    asked = AskedTile(Seat.C, Tile.M9, ActionKind.DISCARD, waiting=(Seat.A,))
    assert why_marked(table(asked=asked), "9m") == {TilePlace(RIVER, Seat.C, 0)}
    assert why_marked(table(), "9m") == set(), "nobody offers it now"


def test_furiten_points_at_the_river_by_place():
    facts = {
        "positions": (1, 2),
        "places": (FuritenPlace.RIVER, FuritenPlace.CALLED_AWAY),
    }
    marked = why_marked(table(), "22p", **facts)
    assert marked == {TilePlace(RIVER, Seat.A, 1), TilePlace(RIVER, Seat.A, 2)}


def test_a_tile_let_go_is_shown_in_the_river_it_lies_in():
    facts = {"positions": (17,), "places": (FuritenPlace.DISCARD,), "by": (Source.TOIMEN,)}
    assert why_marked(table(), "9m", **facts) == {TilePlace(RIVER, Seat.C, 0)}


def test_without_a_seat_no_reason_stands_out():
    found = Finding("some", CheckAnswer.NO, "R0", (), parse_tiles("1m"))
    assert WHY not in marks_of(table(), None, Verdict(Message("asked"), (found,))).values()


# --- the tile just played


def test_the_last_action_stands_out():
    for state in played_with(*LIVELY):
        for viewer in (Seat.B, None):
            seen = view(state, viewer)
            place = last_played(seen)
            if place is None:
                continue
            last = [action for action in seen.history if action.kind is not ActionKind.PASS][-1]
            tile = tile_at(seen, place)
            if last.kind in (ActionKind.SHOW, ActionKind.NOTEN, ActionKind.TSUMO):
                continue
            assert tile == last.tile
            looks = marks_of(seen)
            assert looks == {place: NOW}


def test_a_draw_marks_nothing_and_a_win_marks_its_tile():
    states = played_with(*LIVELY)
    after_draw = [s for s in states if s.history and s.history[-1].kind is ActionKind.DRAW]
    assert all(last_played(view(state, None)) is None for state in after_draw)
    win = states[-1].end.wins[0]
    place = last_played(view(states[-1], None))
    assert (place.area, place.seat) == (RIVER, win.by)
    assert tile_at(view(states[-1], None), place) == win.tile


def test_a_tsumo_marks_the_drawn_tile():
    state = played_with(ActionKind.TSUMO)[-1]
    win = state.end.wins[0]
    assert win.by == win.seat
    for viewer in (*SEATS, None):
        assert last_played(view(state, viewer)) == TilePlace(DRAWN, win.seat)


@pytest.mark.parametrize(
    ("text", "kind", "tile", "part"),
    [
        ("pon 55*5p", ActionKind.PON, "5p", 0),
        ("kakan 55*55p", ActionKind.KAKAN, "5p", 3),
        ("kakan 55*05p", ActionKind.KAKAN, "0p", 0),
        ("ankan 9999m", ActionKind.ANKAN, "9m", 1),
        ("ankan 0555p", ActionKind.ANKAN, "5p", 0),
    ],
)
def test_a_set_just_made_is_marked_at_a_tile_in_sight(text, kind, tile, part):
    action = Action(kind, Seat.A, parse_tiles(tile)[0])
    seen = table(melds=("chi 1*23s", text), history=(action,))
    assert last_played(seen) == TilePlace(MELD, Seat.A, 1, part)
