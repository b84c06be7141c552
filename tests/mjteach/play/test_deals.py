"""The deals of lessons: what each is for comes up, or another deal is there."""

from dataclasses import replace
from random import Random

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import SituationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.play.deals import LESSON_DEALS, LessonDeal, deal_named
from mjteach.play.goals import GOALS, is_met
from mjteach.play.sitting import (
    Sitting,
    lesson_setup,
    restored,
    sit_down,
    table_setup,
    text_of,
)
from mjteach.play.stages import STAGES
from mjteach.riichi.match.ending import GameOver
from mjteach.riichi.round.variant import legal_actions
from support.lesson_deals import WAYS, chosen, played

EVERY = [(deal, word) for deal in LESSON_DEALS.values() for word in deal.words]
every_deal = pytest.mark.parametrize(("deal", "word"), EVERY, ids=[word for _, word in EVERY])


@every_deal
def test_it_comes_up_for_whoever_plays_with_some_sense(deal: LessonDeal, word: str) -> None:
    end = played(deal, word, lambda table: chosen(table, Random(word), 0))
    assert is_met(end)


@every_deal
def test_else_there_is_another_deal(deal: LessonDeal, word: str) -> None:
    rng = Random(word)
    for by_chance in (*WAYS, 1.0):
        for _ in range(3):
            end = played(deal, word, lambda table, share=by_chance: chosen(table, rng, share))
            assert end.is_over
            again = sit_down(end.begun.another)
            assert again.state.wall != end.begun.deal.wall(word, end.state.rules, end.state.dealer)
            assert again.begun.deal is deal


@pytest.mark.parametrize("deal", LESSON_DEALS.values(), ids=lambda deal: deal.id)
def test_every_word_deals_another_wall_and_the_first_follows_the_last(deal: LessonDeal) -> None:
    begun = lesson_setup(deal)
    walls = []
    for word in deal.words:
        assert begun.wall == word
        walls.append(sit_down(begun).state.wall)
        begun = begun.another
    assert begun == lesson_setup(deal)
    assert len({*walls}) == len(deal.words) > 1


@pytest.mark.parametrize("deal", LESSON_DEALS.values(), ids=lambda deal: deal.id)
def test_a_row_names_what_there_is(deal: LessonDeal) -> None:
    assert deal.stage in STAGES
    assert deal.goal in GOALS


@pytest.mark.parametrize("word", LESSON_DEALS["first"].words)
def test_the_first_deal_is_six_choices_and_a_win(word: str) -> None:
    end = played(LESSON_DEALS["first"], word, lambda table: chosen(table, Random(word), 0))
    own = [done.kind for done in end.state.history if done.seat is end.seat]
    assert [kind for kind in own if kind != "draw"] == [*["discard"] * 6, "tsumo"]


def test_a_deal_goes_on_only_at_its_own_table() -> None:
    table = sit_down(lesson_setup("first"))
    table = table.do(table.choices[0])
    assert restored(table.begun, text_of(table)) == table
    assert restored(table.begun.another, text_of(table)) is None
    assert restored(table_setup("first 273", stage="first"), text_of(table)) is None


def test_a_deal_can_begin_in_the_middle() -> None:
    table = sit_down(lesson_setup("furiten"))
    assert [str(put.tile) for put in table.state.seats[table.seat].river] == ["9m", "1z", "4z"]
    assert table.last_choice is None
    assert not any(map(table.is_choice, range(len(table.states) - 1)))
    after = table.do(table.choices[0])
    assert after.back() == replace(table, steps_back=1)
    assert restored(table.begun, text_of(after)) == after


def test_furiten_is_met_where_the_own_river_forbids_a_ron() -> None:
    begun = lesson_setup("furiten")
    table = sit_down(begun)
    while not is_met(table):
        table = table.do(chosen(table, Random(1), 0))
    own = table.state.seats[table.seat]
    tiles = {put.tile.kind for put in own.river} & {*own.waits}
    assert tiles == {Tile.M9}
    offered = [
        state
        for state in table.states
        if state.asked
        and state.asked.seat is not table.seat
        and state.asked.tile.kind in state.seats[table.seat].waits
    ]
    assert offered
    for state in offered:
        assert all(action.kind != "ron" for action in legal_actions(state, table.seat))


def test_a_deal_that_no_lesson_has() -> None:
    with pytest.raises(SituationError, match=r"first"):
        deal_named("monday")


@pytest.mark.parametrize("deal", LESSON_DEALS.values(), ids=lambda deal: deal.id)
def test_another_deal_gives_the_learner_other_tiles(deal: LessonDeal) -> None:
    """Pressed twice, it looked like the same deal."""
    begun, hands = lesson_setup(deal), set()
    for _ in deal.words:
        table = sit_down(begun)
        hands.add(table.state.seats[table.seat].hand.concealed)
        begun = begun.another
    assert len(hands) == len(deal.words)


# --- what the rules refuse


def tempted(name: str) -> Sitting:
    """The table where a tile finishes the hand, and cannot be won with."""
    table = sit_down(lesson_setup(name))
    while not any(action.kind == "ron" for action in table.forbidden):
        table = table.do(chosen(table, Random(1), 0))
    return table


def test_a_refused_win_can_be_tried_and_the_tile_let_go() -> None:
    table = tempted("furiten")
    (ron,) = table.forbidden
    assert [action.kind for action in table.choices] == ["pass"]
    with pytest.raises(IllegalActionError) as told:
        table.do(ron)
    assert [each.check for each in told.value.verdict.failures] == ["ron_furiten_discard"]
    assert restored(table.begun, text_of(table)) == table
    after = table.do(table.choices[0])
    assert after.states[: len(table.states)] == table.states
    assert len(after.states) > len(table.states)
    assert not after.forbidden
    assert restored(after.begun, text_of(after)) == after


def test_elsewhere_nobody_is_told_that_a_tile_would_have_finished_the_hand() -> None:
    deal = LESSON_DEALS["furiten"]._replace(tempts=False)
    table = sit_down(lesson_setup("furiten")._replace(deal=deal))
    while not table.is_over:
        assert not table.forbidden
        assert [action.kind for action in table.choices] != ["pass"]
        table = table.do(chosen(table, Random(1), 0))
    assert is_met(table)


def test_where_rules_can_be_broken_a_wrong_ron_is_paid_for() -> None:
    table = tempted("penalties")
    (ron,) = table.forbidden
    end = table.do(ron)
    assert end.state.end is not None
    assert end.state.end.offenders == (Seat.A,)
    assert end.state.points == (13000 + 1000 * (not end.state.seats[0].riichi), *(29000,) * 3)
    assert is_met(end)
    assert end.has_ended


def test_who_keeps_the_rules_sees_somebody_else_pay() -> None:
    table = tempted("penalties")
    while not table.is_over:
        table = table.do(chosen(table, Random(1), 0))
    assert table.state.end is not None
    assert table.state.end.offenders == (Seat.C,)
    (breach,) = table.state.breaches
    assert breach.offence == "noten_riichi"
    assert breach.position > 13 * 8, "the learner sees it"
    assert is_met(table)


def test_riichi_is_offered_with_every_tile_where_rules_can_be_broken() -> None:
    table = sit_down(lesson_setup("penalties"))
    held = table.state.seats[table.seat].hand
    riichi = {a.tile for a in (*table.choices, *table.forbidden) if a.kind == "riichi"}
    assert riichi == {*held.concealed, held.drawn}
    wrong = next(a for a in table.forbidden if a.kind == "riichi")
    while not table.is_over:
        table = table.do(wrong if wrong in table.forbidden else table.choices[-1])
    assert table.state.end is not None
    assert table.state.end.offenders == (Seat.A, Seat.C)


# --- the last deal of a game


@pytest.mark.parametrize("word", LESSON_DEALS["final"].words)
def test_the_last_deal_begins_where_a_game_stands_and_ends_it(word: str) -> None:
    table = sit_down(lesson_setup("final")._replace(wall=word))
    state = table.state
    assert (state.dealer, str(state.round_wind)) == (Seat.D, "1z")
    assert (state.points, sum(state.points)) == ((23300, 42300, 23400, 11000), 100000)
    rng = Random(word)
    while not table.is_over:
        table = table.do(chosen(table, rng, 0.2))
        assert restored(table.begun, text_of(table)) == table
    assert isinstance(table.following, GameOver)
    assert table.has_ended


def test_a_game_of_a_lesson_goes_on_beyond_the_deals_that_it_names() -> None:
    deal = LESSON_DEALS["final"]
    walls = {deal.wall("final 0", lesson_setup(deal).rules, Seat.D, n).tiles for n in (1, 2, 3)}
    assert len(walls) == 3
