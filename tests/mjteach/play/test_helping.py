"""What a learner may ask before choosing: worked out by hand."""

import pytest

from mjteach.core.seats import Seat
from mjteach.core.tiles import TILES, tile
from mjteach.play.helping import best, leads, waiting
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.variant import legal_actions
from support.rounds.play import NO_YAKU, WAITING


def asked(hands, draws="", script="A draw", seat="A", **more):
    state, who = deal(hands, draws, script, **more), Seat[seat]
    return state, who, legal_actions(state, who)


def useful(lead):
    return {str(TILES[kind]): left for kind, left in lead.useful}


def test_each_discard_leads_somewhere_the_nearest_and_widest_first():
    found = leads(*asked(["123m456m789p22z13s"], "4s", indicators="5s"))
    assert (found[0].discard, found[0].distance, useful(found[0])) == (
        tile("1s"),
        0,
        {"2s": 4, "5s": 3},
    )
    assert (found[1].discard, useful(found[1])) == (tile("4s"), {"2s": 4})
    assert found[0].left == 7
    assert found[-1].distance == 1
    assert [lead.discard for lead in best(found)] == [tile("1s")]


def test_where_nothing_can_be_discarded_the_hand_is_looked_at():
    found = leads(*asked(["", WAITING], "1z", "A -", "B"))
    assert [(lead.discard, lead.distance) for lead in found] == [(None, 0)]
    assert set(useful(found[0])) == {"5s", "8s"}


def test_a_wait_is_told_with_how_many_are_left_and_what_it_is_worth():
    state, who, options = asked([WAITING], "8s", "A draw", indicators="1z")
    found = {str(each.discard): each for each in waiting(state, who, options)}
    one = found["8s"].tiles
    assert [(str(each.tile), each.left) for each in one] == [("5s", 4), ("8s", 3)], (
        "one lies in the river"
    )
    assert one[0].ron.best.yaku_ids == ("tanyao", "pinfu")
    assert "menzen_tsumo" in one[0].tsumo.best.yaku_ids
    assert found["8s"].furiten.causes[0].tile.kind is tile("8s"), "it would lie in the river"


def test_a_win_without_a_yaku_is_worth_nothing_by_ron():
    state, who, options = asked([NO_YAKU], "1z")
    (found,) = (each for each in waiting(state, who, options) if each.discard is tile("1z"))
    assert [str(each.tile) for each in found.tiles] == ["3p"]
    assert found.tiles[0].ron is None
    assert found.tiles[0].tsumo.best.yaku_ids == ("menzen_tsumo",)


def test_furiten_is_told_since_which_tile():
    state = deal(["1z", WAITING], "1z 8s 9m", "A 1z, B 8s, C 9m")
    (found,) = waiting(state, Seat.B, ())
    assert [str(cause.tile) for cause in found.furiten.causes] == ["8s"]
    assert {str(tile) for tile in found.furiten.blocked} == {"5s", "8s"}
    passed = deal(["1z", WAITING], "1z 9m 8s 9p", "A 1z, B 9m, C 8s, B pass, D draw")
    (found,) = waiting(passed, Seat.B, ())
    assert [str(cause.place) for cause in found.furiten.causes] == ["discard"]


def test_a_hand_that_is_far_waits_for_nothing():
    state, who, options = asked(["147m258p369s1234z"], "5z")
    assert waiting(state, who, options) == ()


@pytest.mark.parametrize("ura", ["4s", "1z"])
def test_what_is_hidden_counts_for_nothing(ura):
    """In riichi, with 5s or nothing under the indicator."""
    state = deal([WAITING], "1z 9m", "A riichi 1z, B -", indicators="9m", ura=ura)
    (found,) = waiting(state, Seat.A, ())
    assert sum(item.han for item in found.tiles[0].ron.best.bonus) == 0
    assert "double_riichi" in found.tiles[0].ron.best.yaku_ids
