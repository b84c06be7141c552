"""The moments of a round as a seat saw them, and the sentence for what happened at each."""

import itertools
import re

import pytest

from mjteach.core.hand import hand
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.view import view
from mjwidgets._table.steps import caption, moments
from support.rounds.samples import built, played_with

KIND = ActionKind
LIVELY = (KIND.RIICHI, KIND.PON, KIND.RON)
EVERYBODY = (*SEATS, None)


def done(action, viewer=Seat.A, before=(), **changes):
    """The caption of one action on a table without more of a story."""
    after = built(viewer, history=(*before, action), **changes)
    return caption(after._replace(history=before), after)


def said(seen):
    return [action for action in seen.history if action.kind is not KIND.PASS]


# --- which moments there are


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_every_moment_is_seen_to_differ_and_has_words(viewer):
    states = played_with(*LIVELY)
    found = moments(states, viewer)
    assert found[0].view == view(states[0], viewer)
    assert found[-1].view == view(states[-1], viewer)
    before = None
    for moment in found:
        assert moment.view != before
        assert all(caption(before, moment.view)), moment.view.history[-1]
        assert caption(before, moment.view)
        before = moment.view


def test_what_others_might_have_answered_is_no_moment_of_its_own():
    """A tile that another player let go, and the same tile when nobody could take it."""
    for states in (played_with(*LIVELY), played_with(KIND.PASS, KIND.CHI)):
        for viewer in SEATS:
            found = moments(states, viewer)
            for before, after in itertools.pairwise(found):
                heard = said(before.view) != said(after.view)
                asked = before.view.asked is not None or after.view.asked is not None
                assert heard or asked
    assert any(action.kind is KIND.PASS for action in states[-1].history)


def test_the_state_of_a_moment_is_what_the_seat_sees():
    for moment in moments(played_with(*LIVELY), Seat.C):
        assert view(moment.state, Seat.C) == moment.view


def test_views_will_do_but_only_those_of_the_seat():
    states = played_with(*LIVELY)
    views = [view(state, Seat.B) for state in states]
    assert [m.view for m in moments(views, Seat.B)] == [m.view for m in moments(states, Seat.B)]
    assert {moment.state for moment in moments(views, Seat.B)} == {None}
    with pytest.raises(ValueError, match="seeing this table as B"):
        moments(views, Seat.A)
    with pytest.raises(ValueError, match="nothing to step through"):
        moments([], Seat.A)


# --- what is said


SAID = {
    KIND.DRAW: ("You draw", "South draws a tile."),
    KIND.DISCARD: ("You discard the 5 of circles.", "South discards the 5 of circles."),
    KIND.RIICHI: ("You declare riichi", "South declares riichi and discards the 5 of circles."),
    KIND.OPEN_RIICHI: ("You declare open riichi", "South declares open riichi"),
    KIND.TSUMO: ("You win by tsumo.", "South wins by tsumo."),
    KIND.ANKAN: (
        "You declare a concealed kan",
        "South declares a concealed kan with the 5 of circles.",
    ),
    KIND.KAKAN: ("You add the 5 of circles to your pon", "South adds the 5 of circles to a pon"),
    KIND.KYUUSHU_KYUUHAI: ("You end the deal", "South ends the deal"),
    KIND.RON: ("You win by ron on the 5 of circles.", "South wins by ron on the 5 of circles."),
    KIND.PON: (
        "You call pon on the 5 of circles and show",
        "South calls pon on the 5 of circles and shows",
    ),
    KIND.DAIMINKAN: ("You call kan on the 5 of circles", "South calls kan on the 5 of circles"),
    KIND.CHI: ("You call chi on the 5 of circles with", "South calls chi on the 5 of circles with"),
    KIND.PASS: ("You pass on the 5 of circles.", "South passes on the 5 of circles."),
    KIND.SHOW: ("You show your tenpai hand.", "South shows a tenpai hand."),
    KIND.NOTEN: ("You say noten.", "South says noten."),
    KIND.OFFEND: ("You break a rule", "South breaks a rule"),
}


def test_every_kind_of_action_has_its_sentence():
    assert set(SAID) == set(KIND)


@pytest.mark.parametrize("kind", KIND)
def test_you_and_others_are_told_apart(kind):
    yours, theirs = SAID[kind]
    for seat, said in ((Seat.A, yours), (Seat.B, theirs)):
        using = (Tile.RED_P5, Tile.P5)
        action = Action(kind, seat, Tile.P5, using, offence=next(iter(Offence)))
        (sentence,) = done(action, players=at_riichi(is_so=False))
        assert sentence.startswith(said)


def at_riichi(*, is_so):
    return tuple(player._replace(riichi=is_so) for player in built().players)


def test_a_hand_that_is_shown_after_riichi_is_tenpai_or_is_said_not_to_be():
    action = Action(KIND.SHOW, Seat.A)
    assert done(action, players=at_riichi(is_so=True)) == ["You show your hand. It isn't tenpai."]
    waiting = [player._replace(hand=hand("123m456p789s1122z")) for player in at_riichi(is_so=True)]
    assert done(action, players=tuple(waiting)) == ["You show your tenpai hand."]


def test_a_drawn_tile_is_told_only_to_those_who_see_it():
    draw = Action(KIND.DRAW, Seat.B)
    assert done(draw, Seat.A) == ["South draws a tile."]
    assert done(draw, Seat.B)[0].startswith("You draw ")
    assert done(draw, None)[0].startswith("South draws ")
    assert done(draw, None) != done(draw, Seat.A)


def test_after_a_kan_the_replacement_tile_is_named():
    kan = Action(KIND.ANKAN, Seat.B, Tile.P5)
    assert done(Action(KIND.DRAW, Seat.B), before=(kan,)) == [
        "South takes a replacement tile from the dead wall."
    ]


EAST_DISCARDS = Action(KIND.DISCARD, Seat.A, Tile.EAST)
FIVE = Action(KIND.RIICHI, Seat.A, Tile.P5)
PAIR, WITH_RED = (Tile.P5, Tile.P5), (Tile.RED_P5, Tile.P5)


@pytest.mark.parametrize(
    ("put_down", "kind", "using", "yours", "theirs"),
    [
        (
            *(EAST_DISCARDS, KIND.PON, (Tile.EAST, Tile.EAST)),
            "South calls pon on your East wind and shows two more.",
            "You call pon on the East wind from East and show two more.",
        ),
        (
            *(FIVE, KIND.PON, WITH_RED),
            "South calls pon on your 5 of circles and shows two more, one of them red.",
            "You call pon on the 5 of circles from East and show two more, one of them red.",
        ),
        (
            *(FIVE, KIND.DAIMINKAN, (*PAIR, Tile.P5)),
            "South calls kan on your 5 of circles and shows three more.",
            "You call kan on the 5 of circles from East and show three more.",
        ),
        (
            *(FIVE, KIND.CHI, (Tile.P4, Tile.P6)),
            "South calls chi on your 5 of circles with 4 of circles and 6 of circles.",
            "You call chi on the 5 of circles from East with 4 of circles and 6 of circles.",
        ),
        (
            *(FIVE._replace(kind=KIND.KAKAN), KIND.RON, ()),
            "South wins by ron on your 5 of circles.",
            "You win by ron on the 5 of circles from East.",
        ),
    ],
)
def test_an_answer_tells_whose_tile_it_is(put_down, kind, using, yours, theirs):
    answer = Action(kind, Seat.B, put_down.tile, using)
    passing = Action(KIND.PASS, Seat.C, put_down.tile)
    before = (put_down, passing)
    assert done(answer, Seat.A, before=before) == [yours]
    assert done(answer, Seat.B, before=before) == [theirs]
    told = re.sub(r"your (East wind|5 of circles)", r"the \1 from East", yours)
    assert done(answer, None, before=before) == [told]


def test_tsumogiri_is_told():
    drawn = Action(KIND.DISCARD, Seat.B, Tile.P5, drawn=True)
    assert done(drawn) == ["South discards the drawn tile, the 5 of circles."]


def test_the_first_moment():
    fresh = built(discards=0)
    assert caption(None, fresh) == ["The tiles are dealt. You're the dealer, so you go first."]
    assert caption(None, fresh._replace(viewer=Seat.B))[0].endswith(
        "East is the dealer and goes first."
    )
    joined = built(history=(Action(KIND.NOTEN, Seat.B), Action(KIND.NOTEN, Seat.C)))
    assert caption(None, joined) == ["West says noten."]


def test_going_on_after_an_own_question_says_that_you_let_it_go():
    states = played_with(KIND.PASS)
    found = False
    for viewer in SEATS:
        steps = [moment.view for moment in moments(states, viewer)]
        for before, after in itertools.pairwise(steps):
            if before.asked is not None and after.history == before.history:
                assert after.asked is None
                assert caption(before, after)[0].startswith("You pass on ")
                found = True
    assert found


def test_the_end_is_said_after_the_last_action():
    states = played_with(KIND.RON)
    win = states[-1].end.wins[0]
    steps = moments(states, win.seat)
    said = caption(steps[-2].view, steps[-1].view)
    assert said[0].startswith("You win by ron")
    assert said[1] == f"You receive {win.changes[win.seat]:,} points."
    assert steps[-1].view.phase is Phase.OVER
