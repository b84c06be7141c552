"""Sets as they lie, and the places of a table as the viewer counts them."""

from __future__ import annotations

import pytest

from mjteach.core.melds import meld
from mjteach.core.message import msg
from mjteach.core.seats import SEATS, Seat
from mjteach.puzzles.base import Mix
from mjteach.puzzles.generate import generate
from mjteach.puzzles.scenes import Board, Row, RowKind, Scene, Spot, meld_row
from mjteach.puzzles.situations.tables import alike_once, as_one
from mjteach.puzzles.sketches import TALL, Caption, SketchArea, SketchTile
from mjteach.puzzles.sorts import Sort, at, at_level, only_at

WORD = msg("word")


@pytest.mark.parametrize(
    ("text", "lying"),
    [
        # sideways -, on the sideways one ^, face down #
        ("chi 4*35m", "4m- 3m 5m"),
        ("pon 5*55z", "5z- 5z 5z"),
        ("pon 55*5z", "5z 5z- 5z"),
        ("pon 555*z", "5z 5z 5z-"),
        ("daiminkan 5*555z", "5z- 5z 5z 5z"),
        ("daiminkan 5555*z", "5z 5z 5z 5z-"),
        ("ankan 5555z", "5z# 5z 5z 5z#"),
        ("kakan 5*555z", "5z- 5z^ 5z 5z"),
        ("kakan 55*55z", "5z 5z- 5z^ 5z"),
        ("kakan 555*5z", "5z 5z 5z- 5z^"),
        # nobody knows from whom
        ("kakan 5555z", "5z 5z 5z 5z"),
        ("pon 555z", "5z 5z 5z"),
    ],
)
def test_how_a_set_lies(text: str, lying: str) -> None:
    row = meld_row("meld.0", meld(text), WORD)
    assert (row.id, row.kind, row.label) == ("meld.0", RowKind.MELD, WORD)
    assert [spot.id for spot in row.spots] == [f"meld.0.{place}" for place in range(len(row.spots))]
    assert " ".join(map(_laid, row.spots)) == lying


def _laid(spot: Spot) -> str:
    marks = {"-": spot.sideways, "^": spot.stacked, "#": spot.back}
    return str(spot.tile) + "".join(mark for mark, is_so in marks.items() if is_so)


@pytest.mark.parametrize("bottom", [None, *SEATS])
def test_the_places_of_a_table_begin_at_the_lower_edge(bottom: Seat | None) -> None:
    board = generate("priority", level=1, seed="1").scene.board
    assert isinstance(board, Board)
    for viewer in (None, Seat.A, Seat.C):
        seen = board._replace(view=board.view._replace(viewer=viewer), bottom=bottom)
        first = next(seat for seat in (bottom, viewer, Seat.A) if seat is not None)
        turn = [*SEATS, *SEATS][first : first + 4]
        assert seen.nearest is first
        assert seen.places == tuple(f"seat.{seat}" for seat in turn)


def test_a_row_is_found_by_its_id_and_all_spots_in_order() -> None:
    a, b, c = (Spot(id, tile) for id, tile in zip("abc", meld("chi 4*35m").tiles, strict=True))
    rows = (Row("x", RowKind.HAND, WORD, (a, b)), Row("y", RowKind.WIN, WORD, (c,)))
    scene = Scene(rows)
    assert [scene.row(id) for id in "xyz"] == [*rows, None]
    assert scene.spots() == (a, b, c)
    assert not any((a.sideways, a.back, a.stacked, a.called_away))


def test_a_row_of_one_place_is_one_whose_tiles_all_stand_for_its_first() -> None:
    row = meld_row("meld.0", meld("chi 4*35m"), WORD)
    first, *others = as_one(row).spots
    assert as_one(row).is_one
    assert (first.same, {spot.same for spot in others}) == (None, {first.id})
    assert not row.is_one
    assert not row._replace(spots=(first,)).is_one
    assert not row._replace(spots=(first, others[0], row.spots[2])).is_one
    assert not alike_once(row).is_one
    assert Scene((row._replace(id="apart"), as_one(row))).whole == {first.id: as_one(row)}


def test_what_is_usual_in_a_drawing() -> None:
    assert pytest.approx(4 / 3) == TALL
    area, caption = SketchArea("a", WORD, 1, 2), Caption(WORD, 1, 2)
    assert (area.width, area.height, area.side, area.is_empty) == (1, TALL, 0, False)
    assert (caption.height, caption.turn) == (0.8, 0)
    assert (SketchTile(1, 2).covers, SketchTile(1, 2).side) == (False, 0)


# ---- shares of sorts


@pytest.mark.parametrize(
    ("share", "levels"),
    [(5, [5, 5, 5]), ((0, 10), [0, 10, 0]), ((1, 2, 3), [1, 2, 3]), ((7,), [7, 0, 0])],
)
def test_a_share_of_each_level(share: int | tuple[int, ...], levels: list[int]) -> None:
    assert [at_level(share, level) for level in (1, 2, 3)] == levels


def test_a_share_of_one_level_alone() -> None:
    assert [only_at(level, 9) for level in (1, 2, 3)] == [(9,), (0, 9), (0, 0, 9)]
    sorts = at(2, Sort("a", lambda *_: (), (4, 6), 50), Sort("b", lambda *_: (), 3, (1, 2, 5)))
    assert [sort.balanced for sort in sorts] == [(0, 6), (0, 3)]
    assert [[s.share(level, Mix.NATURAL) for level in (1, 2, 3)] for s in sorts] == [
        [50, 50, 50],
        [1, 2, 5],
    ]


def test_the_natural_mix_may_have_shares_of_its_own() -> None:
    own, same = Sort("own", lambda *_: (), 5, 0), Sort("same", lambda *_: (), 5)
    assert [own.share(1, mix) for mix in Mix] == [0, 5]
    assert [same.share(1, mix) for mix in Mix] == [5, 5]
    assert (own.attempts, Sort("none", lambda *_: ()).share(1, Mix.BALANCED)) == (5_000, 0)
