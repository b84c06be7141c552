"""A table in a puzzle: its picture, places to point at, words, and what may not be told."""

from html import escape

import pytest

from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.scenes import Board, BoardPart, Row, RowKind, Scene, Spot, seat_place
from mjteach.riichi.round.actions import Action, ActionKind
from mjwidgets._table.board import drawing, room_for
from mjwidgets._table.items import Side, What
from mjwidgets._table.scene_board import board_html, board_text, board_view, scene_drawing
from support.drawings import covered, outside, tiles_of
from support.rounds.samples import FULL, built

WINDS = ("East", "South", "West", "North")
HAND = Row(
    "hand",
    RowKind.HAND,
    Message("widget.group"),
    tuple(Spot(f"hand.{n}", tile) for n, tile in enumerate(parse_tiles("123m"))),
)


def scene(*hidden, seen=None, rows=(), bottom=None):
    return Scene(rows, board=Board(seen or built(), bottom, hidden))


def words_of(scene):
    lines = board_text(scene)
    shown = board_view(scene)
    drawn = [item[-1] for item in shown["items"] if item[0] == "text"]
    places = [place["label"] for place in shown["places"]]
    return "\n".join([shown["title"], *drawn, *places, *shown["legend"], *map(" ".join, lines)])


def names_in(scene):
    """What may be the name of a player: words in the picture, places, labels of lines."""
    shown = board_view(scene)
    drawn = [item[-1] for item in shown["items"] if item[0] == "text" and item[-1] != "East 1"]
    places = [place["label"] for place in shown["places"]]
    title = shown["title"].replace("East 1", "")
    return [*title.split(), *drawn, *places, *(label for label, _ in board_text(scene))]


def test_a_scene_without_a_table_shows_none():
    assert board_view(Scene(())) is None
    assert board_text(Scene(())) == []


@pytest.mark.parametrize("bottom", SEATS)
def test_every_seat_is_a_place_with_a_name_where_it_is_drawn(bottom):
    seen = built(None)
    found = board_view(scene(seen=seen, bottom=bottom))["places"]
    order = [SEATS[(bottom + step) % 4] for step in range(4)]
    assert [place["id"] for place in found] == [seat_place(seat) for seat in order]
    assert found[1]["label"] == f"{WINDS[(bottom + 1) % 4]}, on the right"
    middles = [
        [sum(c) / len(place["points"]) for c in zip(*place["points"], strict=True)]
        for place in found
    ]
    (_, below), (right, _), (_, above), (left, _) = middles
    assert min(below, right) > 100
    assert max(above, left) < -100


@pytest.mark.parametrize("rows", [(), (HAND,)])
@pytest.mark.parametrize("sets", [(), FULL["pons"]])
def test_each_tile_of_a_player_lies_in_the_place_of_that_player_alone(rows, sets):
    seen = built(discards=18, sets=sets)
    drawn = scene_drawing(scene(BoardPart.WALLS, seen=seen, rows=rows), Board(seen))
    tiles = [item for item in tiles_of(drawn.items) if max(abs(item.x), abs(item.y)) > 130]
    found = [
        [place.id for place in drawn.places if inside(place.points, item.x, item.y)]
        for item in tiles
    ]
    assert {len(places) for places in found} == {1}
    assert {places[0] for places in found} == {"seat.A", "seat.B", "seat.C", "seat.D"}


def inside(corners, x, y):
    """Whether a point lies inside an outline: a ray meets it an odd number of times."""
    edges = zip(corners, [*corners[1:], corners[0]], strict=True)
    return (
        sum(
            (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            for (x1, y1), (x2, y2) in edges
        )
        % 2
        == 1
    )


# --- what is hidden


def test_without_winds_players_are_named_by_their_place():
    hidden = scene(BoardPart.WALLS, BoardPart.WINDS, BoardPart.TURN, seen=built(discards=0))
    assert not [line for line in names_in(hidden) if line in WINDS or line.startswith(WINDS)]
    assert any("dealer" in line for line in names_in(hidden))
    assert board_view(hidden)["places"][2]["label"] == "The player at the top"
    assert {*WINDS} <= {name.removeprefix("✗ ") for name in names_in(scene())}


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (BoardPart.POINTS, "120,000"),
        (BoardPart.DEALER, "dealer"),
        (BoardPart.ROUND, "East 1"),
        (BoardPart.LEFT, "left"),
        (BoardPart.INDICATORS, "indicator"),
        (BoardPart.TURN, "the last tile played"),
        (BoardPart.TURN, "turn"),
        (BoardPart.WALLS, "the dead wall"),
    ],
)
def test_what_is_hidden_is_neither_drawn_nor_told(part, told):
    seen = built(turn=Seat.B, history=())._replace(asked=None)
    assert told in words_of(scene(seen=_discarded(seen)))
    others = words_of(scene(part, seen=_discarded(seen))).splitlines()
    assert not [line for line in others if told in line and "on the left" not in line]


def _discarded(seen):
    last = seen.players[0].river[-1].tile
    return seen._replace(history=(Action(ActionKind.DISCARD, Seat.A, last),))


def test_nobody_is_on_turn_where_it_is_asked():
    looks = [item[1] for item in board_view(scene(BoardPart.TURN))["items"]]
    assert "turn" not in looks
    assert "on-turn" not in " ".join(looks)


# --- the hand


def test_the_own_hand_is_drawn_and_told_once():
    alone, beside = scene(), scene(rows=(HAND,))
    count = [
        sum(item[0] == "tile" for item in board_view(shown)["items"]) for shown in (alone, beside)
    ]
    assert count[0] == count[1] + 14
    assert "Hand:" in words_of(alone)
    assert "Hand:" not in words_of(beside)


# --- room


@pytest.mark.parametrize("sets", FULL.values(), ids=FULL)
@pytest.mark.parametrize("viewer", [Seat.A, None])
@pytest.mark.parametrize("discards", [0, 1, 8, 17])
def test_a_small_board_has_room_for_everything(sets, viewer, discards):
    seen = built(viewer, discards=discards, sets=sets, kans=4, indicators="5p3z0m7s1m")
    for rows in ((), (HAND,)):
        shown = scene(BoardPart.WALLS, seen=seen, rows=rows)
        drawn = scene_drawing(shown, shown.board)
        assert covered(drawn, {"5p", "3z", "0m", "7s", "1m"}) == []
        assert outside(drawn) == []


def test_a_side_without_a_wall_needs_no_room_for_it():
    seen = built(discards=9)
    where = room_for([seen], Board(seen, hidden=()))
    walls = {seat: where.walls[side] for side, seat in enumerate(SEATS)}
    assert sorted(walls.values()) == [False, False, True, True]
    bare = next(Side(side) for side in Side if not where.walls[side])
    full = next(Side(side) for side in Side if where.walls[side])
    assert where.strip(bare) < where.strip(full)


def test_the_indicators_lie_in_the_middle_where_no_wall_is_drawn():
    seen = built(indicators="5p3z")
    for hidden in ((), (BoardPart.WALLS,)):
        drawn = drawing(Board(seen, hidden=hidden), {})
        middle = [
            i.text for i in drawn.items if i.what is What.TILE and max(abs(i.x), abs(i.y)) < 100
        ]
        assert middle == (["5p", "3z"] if hidden else [])


# --- on paper


def test_the_still_page_shows_the_table_with_its_words():
    shown = scene(BoardPart.WALLS, rows=(HAND,))
    page = board_html(shown, index=True)
    assert page.count("<img") == 1
    for label, text in board_text(shown):
        assert f"<b>{escape(label)}:</b> {escape(text)}" in page
    assert board_html(Scene((HAND,)), index=True) == ""
