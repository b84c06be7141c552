"""What is named after a deal, and above all what is not: nothing that was right to do."""

import pytest

import mjteach as mj
from mjteach.core.seats import Seat
from mjteach.play.mattering import MOST, Mattered, key_moments
from mjteach.puzzles.generate import code_of, open_code
from mjteach.riichi.round.opening import moments_of
from mjteach.riichi.round.rig import deal

TENPAI = "123m456p78s11p444z"
"""Waits for 6s and 9s; no yaku without riichi."""


def named(hands, draws, script, seat=Seat.A, **more):
    """What is named, by sort."""
    states = moments_of(deal(hands, draws, script, **more))
    return {moment.what: moment for moment in key_moments(states, seat)}


def at(seat, hand):
    """The hands of a deal in which one seat has this one."""
    return [*[""] * seat, hand]


# --- named


def test_a_wait_that_is_given_up_for_nothing():
    lost = named([TENPAI], "1z", "A 7s")[Mattered.WAIT_LOST]
    assert (str(lost.better), str(lost.done)) == ("A discard 1z drawn", "A discard 7s")
    assert [str(tile) for tile in lost.tiles] == ["6s", "9s"]
    assert open_code(lost.code).kind == "wait_finder"


def test_a_discard_that_makes_furiten_where_another_does_not():
    hands, draws = ["234m456p789m22p58s"], "6s 1z 3z 4z 7s"
    found = named(hands, draws, "A 2p, B -, C -, D -, A 8s")
    moment = found[Mattered.FURITEN]
    assert (str(moment.better), str(moment.done)) == ("A discard 2p", "A discard 8s")
    puzzle = open_code(moment.code)
    assert puzzle.kind == "furiten_judge"
    assert puzzle.content.river[-1].tile is moment.done.tile


def test_a_call_that_leaves_every_yaku_far_away():
    hands = at(Seat.B, "129m189p34s2347z1s")
    moment = named(hands, "5s", "A 5s, B chi 34s", Seat.B)[Mattered.NO_YAKU]
    assert str(moment.done) == "B chi 5s with 34s"
    assert open_code(moment.code).kind == "call_choice"


def test_a_win_that_is_let_go():
    hands = at(Seat.B, "234m567m345p22s67s")
    moment = named(hands, "5s", "A 5s, B pass", Seat.B)[Mattered.WIN_LET_GO]
    puzzle = open_code(moment.code)
    assert puzzle.kind == "win_check"
    assert str(puzzle.content.action) == "B ron 5s"


def test_a_hand_that_waits_in_silence_without_a_yaku():
    moment = named([TENPAI], "1z", "A 1z")[Mattered.RIICHI]
    assert open_code(moment.code).kind == "riichi_choice"


def test_who_wins_and_who_deals_in():
    states = mj.recorded_deal("first")
    own = key_moments(states, Seat.A)[-1]
    (theirs,) = key_moments(states, Seat.B)
    (dealt_in,) = key_moments(states, Seat.D)
    assert own.won == theirs.won == dealt_in.won
    assert states[dealt_in.place + 1].history[-1].tile is dealt_in.tile
    assert open_code(own.code).kind == "score_full"


# --- false alarms of a first version


def test_a_call_towards_a_yaku_is_not_named():
    for hand, call in (
        ("2233m5577p668s33z", "A 6s, B pon 66s"),  # triplets, and all simples but two
        ("1234m789m5s11367z", "A 5m, B chi 34m"),  # one suit
        ("2345m678p23488s1z", "A 6m, B chi 45m"),  # all simples
    ):
        assert Mattered.NO_YAKU not in named(at(Seat.B, hand), call[2:4], call, Seat.B)


def test_a_step_back_from_two_tiles_away_is_not_named():
    assert named(["123m456p78s1199p1z"], "5z", "A 7s") == {}


@pytest.mark.parametrize("threat", ["riichi", "sets"])
def test_who_folds_is_not_blamed(threat):
    if threat == "riichi":
        hands, script = [TENPAI, "", "", "234m567m345p22s67s"], "A -, B -, C -, D riichi -, A 7s"
        draws = "1z 2z 3z 4z 5z"
    else:
        hands = [TENPAI, "55666z111222m9p8p"]
        draws, script = "5z 6z 1z", "A 5z, B pon 55z, B 9p, C 6z, B pon 66z, B 8p, C -, D -, A 7s"
    found = named(hands, draws, script)
    assert Mattered.WAIT_LOST not in found


def test_a_wait_without_a_tile_left_is_not_missed():
    hands = ["123m456m789p1s222s"]
    gone = named(hands, "1s", "A 2s", indicators="1s")
    assert Mattered.WAIT_LOST not in gone


def test_a_wait_for_a_better_one_is_not_missed():
    """Another wait follows."""
    hands = ["123m456p1178s999s"]
    found = named(hands, "2z 3z 4z 5z 9s", "A 7s, B -, C -, D -, A 2z")
    assert Mattered.WAIT_LOST not in found


def test_furiten_where_nothing_else_waits_as_well_is_not_named():
    assert Mattered.FURITEN not in named(["234456m45622p78s"], "9s", "A 9s")


def test_nothing_is_blamed_in_a_deal_that_was_won():
    draws = "1z 2z 3z 4z 9s"
    found = named([TENPAI], draws, "A 1z, B -, C -, D -, A tsumo")
    assert {*found} == {Mattered.OWN_WIN}


def test_silence_with_a_yaku_or_against_riichi_is_not_named():
    assert Mattered.RIICHI not in named(["234m567m345p22s67s"], "1z", "A 1z")
    hands = [TENPAI, "", "", "234m567m345p22s67s"]
    found = named(hands, "9m 2z 3z 4z 5z", "A 9m, B -, C -, D riichi -, A -")
    assert found.get(Mattered.RIICHI) is None or found[Mattered.RIICHI].place < 5


# --- few, and in order


@pytest.mark.parametrize("seat", Seat)
def test_at_most_three_in_their_order_and_each_code_opens_to_itself(seat):
    moments = key_moments(mj.recorded_deal("first"), seat)
    assert len(moments) <= MOST
    assert [moment.place for moment in moments] == sorted(moment.place for moment in moments)
    for moment in moments:
        assert code_of(open_code(moment.code)) == moment.code
