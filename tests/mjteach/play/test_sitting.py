"""A seat at the table: choices, what others do meanwhile, a step back, and what is kept."""

import json
from random import Random

import pytest

import mjteach as mj
from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import GivenError, SituationError
from mjteach.core.seats import Seat
from mjteach.play.sitting import Sitting, restored, sit_down, table_setup, text_of
from mjteach.play.stages import STAGES
from mjteach.riichi.players.choosing import idle, plain, scripted
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.opening import moments_of
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.variant import legal_actions, to_act
from mjteach.riichi.round.view import view

K = ActionKind
CALLS = {K.CHI, K.PON}
KANS = {K.ANKAN, K.KAKAN, K.DAIMINKAN}
MISSING = {
    "first": {K.RIICHI, K.RON} | CALLS | KANS,
    "draw": {K.RIICHI} | CALLS | KANS,
    "riichi": CALLS | KANS,
    "calls": KANS,
}
MISSING |= {"kans": {K.KYUUSHU_KYUUHAI}, "all": set(), "table": set()}


def chosen(table: Sitting, rng: Random) -> Action:
    """What a plain player does, and at times anything."""
    if rng.random() < 0.3:
        return rng.choice(table.choices)
    return plain(view(table.state, table.seat), table.choices)


def played(table: Sitting, seed: object = 0) -> Sitting:
    """The deal at its end."""
    rng = Random(f"{seed}")
    while not table.is_over:
        table = table.do(chosen(table, rng))
    return table


def at(hands: list[str], draws: str, stage: str = "all", **more: object) -> Sitting:
    wall = rigged_wall(hands, draws)
    return sit_down(table_setup(wall, stage=stage, others=(idle, idle, idle), **more))


def do(table: Sitting, text: str) -> Sitting:
    return table.do(action(text))


# --- play


@pytest.mark.parametrize("stage", STAGES)
def test_a_deal_comes_to_its_end_and_knows_no_more_than_its_stage(stage):
    for number in range(6):
        seat = "ABCD"[number % 4]
        table = sit_down(table_setup(f"deal {number}", stage=stage, seat=seat))
        while not table.is_over:
            assert table.choices
            assert set(table.choices) <= set(legal_actions(table.state, table.seat))
            assert len(table.choices) > 1 or table.choices[0].kind is not K.PASS
            table = table.do(chosen(table, Random(len(table.states))))
        end = table.state
        assert not {done.kind for done in end.history} & MISSING[stage]
        assert sum(end.points) + 1000 * end.deposits == 4 * end.rules.start_points
        assert table.states == moments_of(end)


def test_equal_words_and_answers_give_equal_deals():
    first, again, other = (sit_down(table_setup(word)) for word in ("monday", "monday", "tuesday"))
    assert first == again
    assert first.state.wall != other.state.wall
    assert played(first).states == played(again).states


def test_nobody_is_asked_who_can_only_pass():
    """At the first stage another player's tile can be won with, or it goes by."""
    table = at(["", "34m66p"], "6p 2z", "draw", seat="B")
    assert table.state.turn is Seat.B
    assert {each.kind for each in table.choices} == {K.DISCARD}
    calling = at(["", "34m66p"], "6p 2z", "calls", seat="B")
    assert {each.kind for each in calling.choices} == {K.PON, K.PASS}


def test_any_finished_hand_wins_at_the_first_stage():
    hand = "123m456p789s99m24p"
    table = at([hand], "3p", "draw")
    assert do(table, "A tsumo").state.end.wins[0].seat is Seat.A
    draws = "1z 2z 3z 4z 3p"
    ron = do(at(["", hand], draws, "draw", seat="B"), "B discard 2z drawn")
    assert {each.kind for each in ron.choices} == {K.RON, K.PASS}
    strict = do(at(["", hand], draws, "riichi", seat="B"), "B discard 2z drawn")
    assert K.RON not in {each.kind for each in strict.choices}


def test_what_may_not_be_done_is_refused():
    table = at(["123m456p789s1122z"], "5m", "draw")
    with pytest.raises(IllegalActionError):
        do(table, "A discard 9p")
    with pytest.raises(IllegalActionError):
        do(table, "B draw")
    with pytest.raises(IllegalActionError) as refused:
        do(table, "A riichi 5m drawn")
    assert [found.check for found in refused.value.verdict.failures] == ["stage"]


def test_the_stage_is_asked_before_the_rules():
    table = at(["123m456p789s1122z"], "5m", "draw")
    verdict = table.why(action("A riichi 5m drawn"))
    assert [(one.check, str(one.answer)) for one in verdict.findings] == [("stage", "no")]
    later = at(["123m456p789s1122z"], "5m", "riichi")
    assert later.why(action("A riichi 5m drawn")).legal
    discard = table.why(action("A discard 9p"))
    assert [found.ref for found in discard.failures] == ["R2.5-a"]


def test_rules_are_broken_at_the_last_stage_alone():
    hands = ["19m258p369s1234z7m"]
    breach = "A riichi 5m drawn"
    with pytest.raises(IllegalActionError):
        do(at(hands, "5m", "all"), breach)
    table = do(at(hands, "5m", "table"), breach)
    assert table.is_over
    assert table.state.end.kind == "chombo"
    assert table.state.end.changes[Seat.A] < 0


# --- back and on


def test_a_step_back_leads_to_the_last_choice():
    table, trail = sit_down(table_setup("back")), []
    rng = Random(1)
    while not table.is_over:
        if len(table.choices) > 1:
            trail.append(table)
        table = table.do(chosen(table, rng))
    for count, before in enumerate(reversed(trail), 1):
        table = table.back()
        assert table.states == before.states
        assert table.steps_back == count
    assert table.back() is table
    assert table.last_choice is None


def test_what_was_done_first_stays_beside_what_is_done_now():
    begun = sit_down(table_setup("beside"))
    first = played(begun)
    place = first.states.index(begun.state)
    assert begun.parted is None
    again = first.at(place)
    assert (again.state, again.first, again.parted) == (begun.state, first.states, None)
    did = first.states[place + 1].history[-1]
    assert again.do(did).parted is None, "the same was chosen again"
    other = again.do(next(each for each in again.choices if each != did))
    assert other.parted == place
    assert other.first == first.states
    assert other.back().first == other.states, "the last line that was left is beside it"
    assert again.at(place) is again
    assert again.do(did).back().first == first.states


def test_there_is_no_other_choice_where_there_was_none():
    table = played(sit_down(table_setup("beside")))
    assert table.at(0) is table
    assert table.at(-1) is table
    assert table.at(len(table.states)) is table


def test_something_else_is_done_after_a_step_back():
    table = at(["123m456p789s1122z"], "5m 6m")
    first = do(table, "A discard 5m drawn")
    other = do(first.back(), "A discard 1z")
    assert [str(done) for done in other.state.history[:2]] == ["A draw", "A discard 1z"]
    assert other.state.wall == first.state.wall


def test_a_script_can_play():
    wall = rigged_wall(["", "55z"], "5z 1m 2m 3m")
    others = (scripted("pon 55z, 1m"), idle, idle)
    table = do(sit_down(table_setup(wall, others=others)), "A discard 5z drawn")
    done = [str(each) for each in table.state.history]
    assert done[2] == "B pon 5z with 55z"


# --- games


def test_deals_follow_each_other_until_the_last():
    table = played(sit_down(table_setup("three", deals=3)))
    number = 1
    while table.has_next:
        ended, table = table, played(table.next_deal(), number)
        number += 1
        assert table.before == (*ended.before, ended.state)
        assert sum(table.states[0].points) + 1000 * table.states[0].deposits == 100_000
        assert table.states[0].points == ended.state.end.points
    assert number <= 3
    assert table.next_deal() is table


def test_a_game_of_one_round_ends():
    table = played(sit_down(table_setup("east", deals="east")))
    while table.has_next:
        table = played(table.next_deal(), len(table.before))
    assert 3 <= len(table.rounds) < 30
    assert table.following.end.over


def test_one_deal_has_no_next():
    table = played(sit_down(table_setup("one")))
    assert not table.has_next
    assert table.next_deal() is table
    assert sit_down(table_setup("one", deals=2)).following is None


# --- kept


@pytest.mark.parametrize("stage", ["draw", "calls", "all", "table"])
def test_what_is_kept_comes_back_after_every_choice(stage):
    begun = table_setup("kept", stage=stage, seat="C", deals=2)
    table, rng = sit_down(begun), Random(stage)
    for _ in range(2):
        while not table.is_over:
            again = restored(begun, text_of(table))
            assert again == table
            assert again.choices == table.choices
            table = table.do(chosen(table, rng))
        assert restored(begun, text_of(table)) == table
        table = table.next_deal()


def test_a_broken_rule_comes_back_too():
    table = at(["19m258p369s1234z7m"], "5m 4m", "table")
    table = do(table, "A offend call_voice_only")
    assert table.state.breaches
    assert restored(table.begun, text_of(table)) == table


def test_what_is_of_another_table_or_damaged_is_not_taken():
    begun = table_setup("kept")
    text = text_of(sit_down(begun).back())
    assert restored(table_setup("other"), text) is None
    assert restored(table_setup("kept", stage="draw"), text) is None
    assert restored(table_setup("kept", seat="B"), text) is None
    assert restored(begun, "") is None
    lines = text.splitlines()
    assert restored(begun, "\n".join(lines[:-2])) is None
    assert restored(begun, "[]\n" + "\n".join(lines[1:])) is None
    newer = json.dumps({**json.loads(lines[0]), "version": 2})
    assert restored(begun, "\n".join((newer, *lines[1:]))) is None


@pytest.mark.parametrize("name", ["deal.jsonl", "deal.mjai", "deal.tenhou.json"])
def test_a_deal_is_saved_in_every_format(name, tmp_path):
    table = played(sit_down(table_setup("saved")))
    mj.save_record(tmp_path / name, *table.rounds)
    opened = mj.open_record(tmp_path / name)
    assert opened.problem is None
    assert opened.rounds[0][-1].end.changes == table.state.end.changes


# --- given


@pytest.mark.parametrize(
    ("given", "error", "word"),
    [
        ({"stage": "chi"}, SituationError, "no_such_stage"),
        ({"stage": 3}, SituationError, "no_such_stage"),
        ({"others": "sound plain"}, SituationError, "no_such_players"),
        ({"others": "sound plain wise"}, SituationError, "no_such_players"),
        ({"deals": 0}, SituationError, "no_such_game"),
        ({"deals": "south"}, SituationError, "no_such_game"),
        ({"deals": True}, SituationError, "no_such_game"),
        ({"seat": "E"}, SituationError, "no_such_seat"),
        ({"wall": None}, GivenError, "no_seed"),
    ],
)
def test_what_there_is_not_is_said(given, error, word):
    with pytest.raises(error) as raised:
        table_setup(**given)
    assert raised.value.message.id.endswith(word)
    assert str(raised.value)


def test_the_dealer_of_a_given_wall_deals():
    wall = rigged_wall([], "", dealer=Seat.C)
    table = sit_down(table_setup(wall, others=(idle, idle, idle), seat="C"))
    assert table.match.dealer is Seat.C
    assert to_act(table.state) == (Seat.C,)
