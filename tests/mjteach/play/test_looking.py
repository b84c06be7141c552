"""What there is to see when one looks back on a deal; each case is a deal made for it."""

import pytest

import mjteach as mj
from mjteach.core.seats import Seat
from mjteach.core.tiles import tile
from mjteach.play.looking import Noticed, decisions, notices
from mjteach.play.stages import STAGES
from mjteach.riichi.round.opening import moments_of
from mjteach.riichi.round.rig import deal
from support.rounds.play import WAITING

DEAD = "19m258p369s1234z7m"


def seen(hands, draws, script, seat=Seat.A, **more):
    return notices(moments_of(deal(hands, draws, script, **more)), seat)


def of(found, what):
    return [notice for notice in found if notice.what is what]


def test_every_choice_once_with_what_was_done():
    states = mj.recorded_deal("first")
    for seat in Seat:
        found = [*decisions(states, seat)]
        assert all(each.done in each.options for each in found)
        did = [state.history[-1] for state in states[1:] if state.history[-1].seat is seat]
        chosen = [action for action in did if action.kind != "draw"]
        free = {id(each.done) for each in found}
        assert [action for action in chosen if id(action) in free] == [each.done for each in found]


def test_a_win_that_is_let_go_is_seen_and_its_furiten():
    found = seen([WAITING], "1z 5s 3z", "A 1z, B -, A pass")
    (let_go,) = of(found, Noticed.WIN_LET_GO)
    assert (let_go.tile, let_go.done) == (tile("5s"), None)
    assert [str(action) for action in let_go.actions] == ["A ron 5s"]
    (begun,) = of(found, Noticed.FURITEN)
    assert begun.place == let_go.place
    assert begun.furiten.blocked == (tile("5s"), tile("8s"))


def test_a_win_that_is_taken_was_not_let_go():
    found = seen([WAITING], "1z 2z 3z 4z 5s", "A 1z, B -, C -, D -, A tsumo")
    assert of(found, Noticed.WIN_LET_GO) == []
    (won,) = of(found, Noticed.OWN_WIN)
    assert won.won.result.winning_tile is tile("5s")


def test_a_ron_is_refused_with_its_reason():
    found = seen(["123m456p78s99p444z"], "1z 9s 3z", "A 1z, B -")
    (refused,) = of(found, Noticed.REFUSED)
    assert [check.check for check in refused.verdict.failures] == ["ron_yaku"]


def test_what_a_stage_leaves_out_was_not_possible():
    states = moments_of(deal([WAITING], "1z 2z", "A 1z"))
    kinds = [
        {notice.what for notice in notices(states, Seat.A, STAGES[stage])}
        for stage in ("draw", "riichi")
    ]
    assert kinds == [set(), {Noticed.RIICHI}]


def test_who_dealt_in_and_who_looked_on():
    states = mj.recorded_deal("first")
    ends = [notices(states, seat)[-1].what for seat in Seat]
    assert ends == [Noticed.OWN_WIN, Noticed.THEIR_WIN, Noticed.THEIR_WIN, Noticed.DEALT_IN]


@pytest.mark.parametrize("place", [1, 20, 47])
def test_a_deal_that_is_not_over_has_no_end(place):
    states = mj.recorded_deal("first")[:place]
    assert {notice.what for notice in notices(states, Seat.D)} <= {Noticed.CALL, Noticed.RIICHI}


def test_a_discard_that_makes_furiten_begins_it():
    found = seen(["234456m45622p78s"], "9s 5p", "A 9s")
    (begun,) = of(found, Noticed.FURITEN)
    assert begun.place == 1
    assert begun.furiten.blocked == (tile("6s"), tile("9s"))
