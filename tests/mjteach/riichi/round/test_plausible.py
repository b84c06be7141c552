"""What somebody would think of who looks at the own tiles: nearly legal, and nothing far off."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from mjteach.core.seats import Seat
from mjteach.core.tiles import TILES, Tile, tile
from mjteach.riichi.round.plausible import chi_shape, plausible_answers, plausible_kans
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import deal, passed
from mjteach.riichi.round.state import RoundState


def shape(tile: Tile, using: tuple[Tile, ...]) -> str | None:
    """The same as ``chi_shape``, from the suits and numbers that are written."""
    kinds = [str(each.kind) for each in (tile, *using)]
    suits, (called, *own) = {kind[1] for kind in kinds}, [int(kind[0]) for kind in kinds]
    numbers = sorted([called, *own])
    low, middle, high = numbers
    in_a_row = low + 1 == middle == high - 1
    if suits == {"z"}:
        families = ({1, 2, 3, 4}, {5, 6, 7})
        alike = any(family >= {*numbers} for family in families)
        return "honours" if low < middle < high and alike else None
    if "z" in suits or len(suits) > 1:
        return "across" if in_a_row and "z" not in suits else None
    if in_a_row:
        return "gap" if called == middle else "edge" if {*own} in ({1, 2}, {8, 9}) else "two_sided"
    return "around" if numbers in ([1, 8, 9], [1, 2, 9]) else None


def test_every_three_tiles_have_the_shape_they_look_like() -> None:
    for using in combinations_with_replacement(TILES[:37], 2):
        for called in TILES[:37]:
            assert chi_shape(called, using) == shape(called, using), (called, using)
            assert chi_shape(called, using[::-1]) == shape(called, using), (called, using)


def offered(held: str, discard: str, by: str = "D") -> RoundState:
    """A round in which A holds this hand, and somebody has discarded a tile."""
    return position(f"A: {held} | D: / {discard}?" if by == "D" else f"A: {held} / {discard}?")


ANSWERS = [
    # a pon with one tile alike at least, a kan with two
    ("5m456p789s11223z3s", "5m", ["pon 5m with 5m", "chi 5m with 46p"]),
    ("05m456p789s1122z3s", "5m",
     ["pon 5m with 05m", "daiminkan 5m with 05m", "chi 5m with 46p"]),
    ("055m99p789s1122z1p", "5m",
     ["pon 5m with 05m", "pon 5m with 55m", "daiminkan 5m with 055m"]),
    ("1112z19m19p19s567z", "1z", ["pon 1z with 11z", "daiminkan 1z with 111z"]),  # no ankan
    ("99p789s1122z1p + pon 55*5m", "0m", ["kakan 0m"]),
    # a chi of a run, or of what looks like one; both tiles are held
    ("34m67m99p129s1122z", "5m", ["chi 5m with 34m", "chi 5m with 46m", "chi 5m with 67m"]),
    ("3m99p789s112233z", "5m", []),
    ("37m99p789s112233z", "5m", []),
    ("29m99p789s112233z", "1m", ["chi 1m with 29m"]),
    ("234z19m19p19s567z", "1z", ["chi 1z with 23z"]),
    ("234567z19m19p19s5z", "6z", ["pon 6z with 6z", "chi 6z with 57z"]),
    # across the suits only the first of several
    ("3m4p6s99p78s11223z", "5m", ["chi 5m with 3m4p"]),
    ("28m46p99s11223z14s", "5m", ["chi 5m with 46p"]),
]  # fmt: skip


@pytest.mark.parametrize(("held", "discard", "expected"), ANSWERS)
def test_answers_that_come_to_mind(held: str, discard: str, expected: list[str]) -> None:
    found = plausible_answers(offered(held, discard), Seat.A)
    assert [*map(str, found)] == [f"A {each}" for each in (f"ron {tile(discard)}", *expected)]


def test_nobody_thinks_of_answering_the_own_discard() -> None:
    state = offered("05m456p789s1122z3s", "5m", by="A")
    assert [*plausible_answers(state, Seat.A)] == []
    assert [*plausible_answers(position("A: 05m456p789s1122z3s"), Seat.B)] == []


IN_TURN = "A: 0555m111p22s2z 5s + pon 77*7z"
KANS = [
    # in turn: three alike at least, or a pon, with or without the fourth tile
    (position(IN_TURN), Seat.A, "A ankan 5m with 0555m, A ankan 1p with 111p, A kakan 7z"),
    (position("A: 11p2355s112z3s 7z + pon 77*7z"), Seat.A, "A kakan 7z"),
    (position(IN_TURN), Seat.B, ""),
    # another player's tile: two alike at least, or an own pon of it
    (offered("5m456p789s11223z3s", "5m"), Seat.A, ""),
    (offered("05m456p789s1122z3s", "5m"), Seat.A, "A daiminkan 5m with 05m"),
    (offered("111p05m456p789s11z", "5m"), Seat.A, "A daiminkan 5m with 05m"),
    (offered("99p789s1122z1p + pon 05*5m", "5m"), Seat.A, "A kakan 5m"),
    # the own discard, for which nobody asks oneself
    (offered("111p56p789s2z + pon 55*5m", "4p", by="A"), Seat.A, ""),
    # before the own draw, and after a call of one's own
    (passed(deal(["", "111p369m258s1234z"], "5m", "A -")), Seat.B, ""),
    (deal(["", "55m111p369m25s123z"], "5m", "A -, B pon 55m"), Seat.B,
     "B ankan 1p with 111p, B kakan 5m"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "expected"), KANS)
def test_kans_that_come_to_mind(state: RoundState, seat: Seat, expected: str) -> None:
    assert ", ".join(map(str, plausible_kans(state, seat))) == expected
