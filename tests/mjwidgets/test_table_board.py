"""Where everything lies on the table: sides, rows, sets, walls, and that nothing covers another."""

from itertools import combinations, pairwise, product

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.scenes import Board, BoardPart
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.view import view
from mjteach.riichi.setup.wall import WALL_TILES
from mjwidgets._table.board import drawing
from mjwidgets._table.frame import frame
from mjwidgets._table.items import BACK, Side, TileArea, TilePlace, What
from mjwidgets._table.seat import river_items, strip_items
from mjwidgets._table.wall import replaced, stacks
from support.drawings import covered, meet, outside, rect, tiles_of
from support.rounds.samples import FULL, built, played_with


def board(seen, *hidden):
    """What is drawn of a table with its first player at the lower edge."""
    return drawing(Board(seen, Seat.A, hidden), {})


# --- room for everything


@pytest.mark.parametrize("sets", FULL.values(), ids=FULL)
@pytest.mark.parametrize("discards", [0, 6, 18, 24, 30])
@pytest.mark.parametrize("viewer", [Seat.C, None])
def test_nothing_covers_anything_else(sets, discards, viewer):
    seen = built(viewer, discards=discards, sets=sets, kans=4, indicators="5p3z0m7s1m")
    drawn = drawing(Board(seen, Seat.C, ()), {})
    assert covered(drawn, {"5p", "3z", "0m", "7s", "1m"}) == []
    assert outside(drawn) == []


def test_hands_of_every_size_fit():
    for count, side in product(range(5), Side):
        for sets in FULL.values():
            seen = built(None, sets=sets[:count])
            items = strip_items(seen.players[0], frame(), {}, side)
            assert [pair for pair in combinations(items, 2) if meet(*pair)] == []
            left, right = frame().left(side) - 2, frame().right(side) + 2
            assert all(left <= rect(item)[0] and rect(item)[2] <= right for item in items)


def test_a_long_river_gets_more_rows_and_no_other_room():
    assert [frame(count).rows for count in (0, 18, 19, 24, 25)] == [3, 3, 4, 4, 5]
    assert frame(18).wall < frame(19).wall


# --- who sits where


def test_the_next_player_in_turn_sits_on_the_right():
    for bottom in SEATS:
        drawn = drawing(Board(built(None, discards=1), bottom, ()), {})
        first = {}
        for step, turn in enumerate((0, 270, 180, 90)):
            seat = SEATS[(bottom + step) % 4]
            own = river_items(built(None, discards=1).players[seat], frame(), {})[0]
            first[step] = next(
                item
                for item in tiles_of(drawn.items)
                if item.text == own.text and item.turn == turn
            )
        assert first[0].y > 100
        assert first[1].x > 100
        assert first[2].y < -100
        assert first[3].x < -100


def test_words_are_never_upside_down():
    for seen in (built(), built(None, phase=Phase.OVER, ura_indicators=parse_tiles("1p"))):
        turns = {item.turn for item in board(seen).items if item.what is What.TEXT}
        assert turns == {0, 90, 270}


# --- the river


def laid(*discards):
    player = built().players[0]._replace(river=discards)
    return river_items(player, frame(len(discards)), {})


def test_rows_of_six_from_the_left():
    tiles = tiles_of(laid(*(OwnDiscard(tile) for tile in parse_tiles("123456789m1234p"))))
    rows = {round(tile.y) for tile in tiles}
    assert [sum(round(tile.y) == row for tile in tiles) for row in sorted(rows)] == [6, 6, 1]
    assert tiles[0].x < tiles[1].x
    assert tiles[0].x == tiles[6].x == tiles[12].x


def test_a_riichi_tile_lies_sideways_and_so_does_the_one_after_it_was_called():
    items = tiles_of(
        laid(
            OwnDiscard(parse_tiles("1m")[0], riichi=True, called_away=True),
            OwnDiscard(parse_tiles("2m")[0], sideways=True),
            OwnDiscard(parse_tiles("3m")[0]),
        )
    )
    assert [item.text for item in items] == ["1m-", "2m-", "3m"]
    assert [item.width > item.height for item in items] == [True, True, False]


def test_what_happened_to_a_discard_is_seen_by_its_shape():
    (one,) = parse_tiles("1m")
    plain, drawn, away = (
        laid(OwnDiscard(one)),
        laid(OwnDiscard(one, drawn=True)),
        laid(OwnDiscard(one, called_away=True)),
    )
    assert [item.look for item in plain] == [""]
    assert [item.look for item in drawn] == ["", "shade", "foot"]
    assert [item.look for item in away] == ["", "veil", "gone", "gone-sign"]


@pytest.mark.parametrize("lying", [False, True])
def test_a_discard_called_away_keeps_its_index_clear(lying):
    (one,) = parse_tiles("1m")
    tile, veil, _, arrow = laid(OwnDiscard(one, called_away=True, sideways=lying))
    free = (tile.width - veil.width, tile.height - veil.height)
    assert free == pytest.approx((tile.width / 4, 0) if lying else (0, tile.height / 4))
    right, low = veil.x + veil.width / 2, veil.y + veil.height / 2
    assert (right, low) == pytest.approx((tile.x + tile.width / 2, tile.y + tile.height / 2))
    assert 0 < right - arrow.x < tile.width / 3, "the arrow stands in the corner"
    assert 0 < low - arrow.y < tile.height / 3


# --- sets


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("pon 5*55z", ["5z-", "5z", "5z"]),
        ("pon 55*5z", ["5z", "5z-", "5z"]),
        ("pon 555*z", ["5z", "5z", "5z-"]),
        ("chi 4*35m", ["4m-", "3m", "5m"]),
        ("daiminkan 2222*p", ["2p", "2p", "2p", "2p-"]),
        ("kakan 0*555p", ["0p-", "5p-", "5p", "5p"]),
        ("ankan 0555s", [BACK, "0s", "5s", BACK]),
    ],
)
def test_a_set_lies_as_it_was_made(text, keys):
    player = built(sets=[text]).players[0]
    items = tiles_of(strip_items(player, frame(), {}, Side.BOTTOM))
    melds = items[-len(keys) :]
    assert [item.text for item in melds] == keys


def test_the_tile_added_to_a_pon_lies_on_the_sideways_one():
    player = built(sets=["kakan 66*66m"]).players[0]
    first, sideways, added, last = tiles_of(strip_items(player, frame(), {}, Side.BOTTOM))[-4:]
    assert added.x == sideways.x
    assert added.y < sideways.y
    assert first.x < sideways.x < last.x


def test_the_first_set_lies_outermost():
    player = built(sets=["pon 111*z", "pon 222*z"]).players[0]
    items = tiles_of(strip_items(player, frame(), {}, Side.BOTTOM))
    ones = [item.x for item in items if item.text.startswith("1z")]
    twos = [item.x for item in items if item.text.startswith("2z")]
    assert max(twos[-3:]) < min(ones[-3:])


def test_the_drawn_tile_stands_apart_and_hidden_hands_are_backs():
    seen = built(Seat.A)
    own = tiles_of(strip_items(seen.players[0], frame(), {}, Side.BOTTOM))
    theirs = tiles_of(strip_items(seen.players[1], frame(), {}, Side.RIGHT))
    for items in (own, theirs):
        gaps = [after.x - before.x for before, after in pairwise(items)]
        assert len(items) == 14
        assert gaps[-1] > 1.2 * max(gaps[:-1])
    assert {item.text for item in theirs} == {BACK}
    assert BACK not in {item.text for item in own}


def test_each_tile_of_a_set_has_its_own_place():
    """The called tile is marked where it lies sideways, the added one where it lies on top."""
    player = built(sets=["kakan 66*66m", "pon 55*5z"]).players[0]
    for place, number in ((TilePlace(TileArea.MELD, Seat.A, 0, 3), 0), (_called(1), 1)):
        items = strip_items(player, frame(), {place: "now"}, Side.BOTTOM)
        (mark,) = [item for item in items if item.look == "mark now"]
        under = [item for item in tiles_of(items) if (item.x, item.y) == (mark.x, mark.y)]
        assert [item.text for item in under] == [("6m-", "5z-")[number]]
    added = strip_items(
        player, frame(), {TilePlace(TileArea.MELD, Seat.A, 0, 3): "now"}, Side.BOTTOM
    )
    called = strip_items(player, frame(), {_called(0): "now"}, Side.BOTTOM)
    assert _mark(added).y < _mark(called).y


def _called(number):
    return TilePlace(TileArea.MELD, Seat.A, number, 0)


def _mark(items):
    return next(item for item in items if item.look == "mark now")


# --- walls


KANS = (ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN)


@pytest.mark.parametrize("kan", KANS)
def test_every_tile_of_the_wall_is_there_until_it_is_taken(kan):
    for state in played_with(kan, ActionKind.PON):
        seen = view(state, None)
        left = [*stacks(seen)]
        standing = sum(stack.upper + stack.lower for stack in left)
        assert standing == WALL_TILES - seen.taken - replaced(seen)
        indicators = tuple(stack.indicator for stack in reversed(left) if stack.indicator)
        assert indicators == seen.indicators
        in_hands = sum(len(player.hand.tiles) for player in seen.players)
        on_table = sum(not tile.called_away for player in seen.players for tile in player.river)
        assert standing + in_hands + on_table == WALL_TILES


def test_the_dead_wall_lies_right_of_the_break():
    seen = built(broken=Seat.B, right=9, taken=0)
    left = [*stacks(seen)]
    assert [(stack.seat, stack.offset) for stack in left[:2]] == [(Seat.B, 9), (Seat.B, 10)]
    dead = [(stack.seat, stack.offset) for stack in left if stack.dead]
    assert dead == [(Seat.B, offset) for offset in range(2, 9)]
    assert [stack.offset for stack in left if stack.indicator] == [6]


def test_the_wall_goes_on_with_the_left_neighbour():
    left = [*stacks(built(broken=Seat.A, right=15, taken=0))]
    assert [(stack.seat, stack.offset) for stack in left[:3]] == [
        (Seat.A, 15),
        (Seat.A, 16),
        (Seat.D, 0),
    ]


def test_a_kan_takes_a_replacement_tile_once_it_is_drawn():
    waiting = set()
    for state in played_with(ActionKind.ANKAN):
        seen = view(state, None)
        waiting.add(seen.kans - replaced(seen))
    assert waiting == {0, 1}
    assert replaced(seen) == seen.kans >= 1


# --- the panel


def texts(seen):
    return [item.text for item in board(seen).items if item.what is What.TEXT]


def test_the_panel_tells_round_sticks_and_points():
    seen = built(honba=2, deposits=7, dealer=Seat.A)  # four lie before their players
    assert {"East 1", "×2", "×3", "25,000", "120,000", "-1,200"} <= set(texts(seen))
    assert texts(seen).count("✗ North") == 1
    assert [text for text in texts(seen) if text.endswith("left")] == ["45 left"]


def test_only_the_player_on_turn_and_the_dealer_have_a_sign():
    looks = [item.look for item in board(built(turn=Seat.C)).items]
    assert looks.count("turn") == looks.count("dealer") == 1
    over = [item.look for item in board(built(phase=Phase.OVER)).items]
    assert "turn" not in over


def test_an_empty_table_says_where_each_player_sits_and_the_marker_is_before_the_dealer():
    hidden = BoardPart.WINDS, BoardPart.TILES, BoardPart.POINTS, BoardPart.WALLS, BoardPart.TURN
    items = board(built(None, dealer=Seat.B), *hidden).items
    said = {item.text: (round(item.x), round(item.y)) for item in items if item.what is What.TEXT}
    (below, right, above, left) = (
        said[text] for text in ("at the bottom", "on the right", "at the top", "on the left")
    )
    assert below[0] == above[0] == right[1] == left[1] == 0
    assert min(below[1], right[0]) > 130 > -130 > max(above[1], left[0])
    assert said["dealer"][0] > 50
    assert said["dealer"][1] == 0


def test_a_riichi_stick_lies_before_each_who_paid_it():
    quiet = built()
    players = tuple(player._replace(deposited=player.seat == Seat.B) for player in quiet.players)
    sticks = [
        item
        for item in board(quiet._replace(players=players, deposits=1)).items
        if item.look == "stick" and item.width > 100
    ]
    assert [(item.x > 0, round(item.y)) for item in sticks] == [(True, 0)]


def test_after_a_win_no_stick_is_left():
    for deposits, sticks in ((4, 4), (0, 0)):
        items = board(built(deposits=deposits)).items
        assert sum(item.look == "stick" and max(item[4:6]) > 100 for item in items) == sticks


def test_ura_indicators_are_shown_when_they_count():
    seen = built(None, ura_indicators=parse_tiles("2s8p"), phase=Phase.OVER)
    keys = [item.text for item in tiles_of(board(seen).items)]
    without = [item.text for item in tiles_of(board(seen._replace(ura_indicators=())).items)]
    assert sorted(keys) == sorted([*without, "2s", "8p"])
