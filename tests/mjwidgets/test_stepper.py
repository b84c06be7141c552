"""The stepping widget's Python side: messages in, one moment out, questions about the own seat."""

import json
import re
import shutil

import pytest

import mjwidgets as mjw
from mjteach.api.deals import start_deal, step
from mjteach.api.records import open_record
from mjteach.core.errors import GivenError
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.view import view
from mjwidgets._base import script
from mjwidgets._table.items import BACK
from mjwidgets._table.stepper import Stepper, step_through, stepper_words
from mjwidgets._table.steps import moments
from support.records.samples import SAMPLES
from support.rounds.samples import played_with

LIVELY = (ActionKind.RIICHI, ActionKind.PON, ActionKind.RON)
NODE = shutil.which("node")


def stepper(seat=Seat.B):
    return step_through(played_with(*LIVELY), seat)


def message(widget, number=None, **content):
    number = widget.answered + 1 if number is None else number
    widget._handle_custom_msg({"id": number, **content}, [])


# --- stepping


def test_from_python_and_by_messages_alike():
    widget = stepper()
    last = widget.view["of"]
    assert (widget.place, widget.view["position"]) == (1, f"1 of {last}")
    assert widget.next() == " ".join(widget.view["caption"])
    assert widget.place == 2
    for move, place in (("last", last), ("next", last), ("previous", last - 1), ("first", 1)):
        getattr(widget, move)()
        assert widget.place == place
    widget.previous()
    assert widget.place == 1
    message(widget, action="go", place=7)
    assert (widget.place, widget.view["place"], widget.answered) == (7, 7, 1)


def test_a_message_counts_once_and_others_are_left_alone():
    widget = stepper()
    message(widget, 1, action="go", place=5)
    message(widget, 1, action="go", place=9)
    assert widget.place == 5
    for content in (
        {"action": "go"},
        {"action": "go", "place": "9"},
        {"action": "why", "place": 5, "ask": "no.such"},
        {"action": "why", "place": 4, "ask": "tsumo.0"},
        {"action": "__init__"},
        {},
    ):
        message(widget, **content)
        assert (widget.place, widget.view["said"]) == (5, None)
    assert widget.answered == 5, "an unknown action is nobody's"
    widget._handle_custom_msg({"id": "8", "action": "go", "place": 9}, [])
    assert widget.place == 5


def test_beyond_the_ends_the_ends_are_shown():
    widget = stepper()
    for place, shown in ((0, 1), (-3, 1), (10**9, widget.view["of"])):
        message(widget, action="go", place=place)
        assert widget.view["place"] == shown


def test_one_moment_is_sent_and_no_other(sent):
    widget = stepper()
    sent.clear()
    message(widget, action="go", place=20)
    (update,) = [data for data in sent if data and data.get("method") == "update"]
    assert set(update["state"]) == {"view", "answered"}
    shown = update["state"]["view"]
    assert shown["place"] == 20
    assert json.loads(json.dumps(shown)) == shown
    assert len(json.dumps(shown)) < 30_000


def test_everything_drawn_has_a_picture():
    widget = stepper(None)
    for _ in range(widget.view["of"]):
        keys = {item[-1] for item in widget.view["items"] if item[0] == "tile"}
        assert keys <= set(widget.faces.pictures)
        widget.next()


def test_the_picture_keeps_its_size_from_moment_to_moment():
    widget = stepper()
    windows = set()
    for _ in range(widget.view["of"]):
        windows.add(tuple(widget.view["window"]))
        widget.next()
    assert len(windows) == 1


# --- what is hidden


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_is_sent_that_the_seat_may_not_see(seat):
    """With other hidden hands and another wall the same is sent."""
    states = played_with(*LIVELY)[:60:3]
    for state in states:
        one = Stepper([state], seat)
        other = Stepper([with_hidden_tiles_turned(state, seat)], seat)
        assert other.view == one.view


def with_hidden_tiles_turned(state, seat):
    """The same to the eyes of ``seat``: the wall backwards, another hand as concealed."""
    left = next(s for s in SEATS if s != seat and not state.seats[s].hand.melds)
    own = state.seats[left]
    hidden = own.hand.concealed[: len(own.hand.concealed) - 1] + own.hand.concealed[:1]
    seats = list(state.seats)
    seats[left] = own._replace(hand=own.hand._replace(concealed=hidden))
    tiles = list(state.wall.tiles)
    tiles[state.taken : 120] = reversed(tiles[state.taken : 120])
    assert tuple(tiles) != state.wall.tiles
    return state._replace(seats=tuple(seats), wall=state.wall._replace(tiles=tuple(tiles)))


def test_backs_for_hidden_hands_and_faces_for_open_ones():
    def backs(widget):
        return [item[-1] for item in widget.view["items"]].count(BACK)

    states = played_with(*LIVELY)[:1]
    assert backs(Stepper(states, Seat.A)) == 39
    assert backs(Stepper(states, None)) == 0


# --- why not


def asked(widget, kind):
    return next(found for name, found in widget.asks.items() if name == kind)


def test_a_question_by_message_gives_every_finding_and_marks_tiles():
    widget = stepper()
    while not (widget.moment.state.phase == "act" and widget.moment.view.turn is Seat.B):
        widget.next()
    message(widget, action="why", place=widget.place, ask="riichi.0")
    said = widget.view["said"]
    assert not said["legal"]
    assert said["question"]
    assert {line["answer"] for line in said["lines"]} <= {"yes", "no"}
    for line in said["lines"]:
        assert line["sign"] == {"yes": "✓", "no": "✗"}[line["answer"]]
        assert line["text"]
        assert line["word"]
    widget.next()
    assert widget.view["said"] is None


def test_from_python_an_action_is_asked():
    widget = stepper()
    action = asked(widget, "tsumo")[0].action
    text = widget.why(action)
    assert text.splitlines()[1].startswith("No.")
    assert widget.view["said"]["lines"]
    with pytest.raises(ValueError, match="Only B can ask here"):
        widget.why(action._replace(seat=Seat.C))


def test_only_the_viewers_own_questions_are_offered():
    widget = stepper()
    assert {ask.action.seat for found in widget.asks.values() for ask in found} == {Seat.B}
    assert stepper(None).view["asks"] == []
    states = played_with(*LIVELY)
    seen = step_through([view(state, Seat.B) for state in states], Seat.B)
    assert seen.view["asks"] == []
    with pytest.raises(ValueError, match="Only B can ask here"):
        seen.why(Action(ActionKind.TSUMO, Seat.B))
    widget.last()
    assert widget.view["asks"] == []


def test_questions_are_told_apart_by_their_ids():
    widget = stepper()
    for _ in range(widget.view["of"]):
        ids = [option["id"] for group in widget.view["asks"] for option in group["options"]]
        assert len(ids) == len(set(ids))
        widget.next()


# --- what is refused, done anyway


def at_a_table():
    """East has drawn the first tile at a table where the rules can be broken."""
    return start_deal("a table", table=True)


def test_what_is_refused_is_done_anyway_and_costs_something():
    before = at_a_table()
    widget = step_through([before, step(before, "A discard 1z")], "B")
    widget.last()
    message(widget, action="why", place=widget.place, ask="tsumo.0")
    assert widget.view["anyway"]
    message(widget, action="anyway", place=widget.place)
    assert (widget.place, widget.view["of"]) == (3, 3)
    assert widget.moment.state.end.points == (29000, 17000, 27000, 27000)
    assert widget.view["caption"][0] == "This is a chombo, the heaviest penalty."
    assert "The deal doesn't count. The same dealer deals again." in widget.view["caption"]
    assert (widget.view["said"], widget.view["anyway"]) == (None, False)
    widget.previous()
    assert widget.moment.state.end is None


def test_one_slip_after_another_is_graver():
    """A dead hand that declares a win is a chombo."""
    widget = step_through([step(at_a_table(), "A discard 1z")], "B")
    for action, degree in (("riichi_withdrawn", "dead"), ("false_win_voice_only", "chombo")):
        widget.why(f"B offend {action}")
        assert degree in widget.anyway()
    assert widget.moment.state.end.offenders == (Seat.B,)


@pytest.mark.parametrize(
    ("table", "action"), [(False, "A tsumo"), (True, "A discard 1z"), (True, "A ron 1z")]
)
def test_nothing_is_done_anyway_that_is_allowed_or_impossible_or_at_no_table(table, action):
    widget = step_through([start_deal("a table", table=table)], "A")
    widget.why(action)
    assert not widget.view["anyway"]
    assert widget.anyway() == ""
    assert widget.place == widget.view["of"] == 1


# --- without a kernel


def test_a_still_picture_and_text_go_with_it():
    widget = stepper()
    widget.go(12)
    data, _ = widget._repr_mimebundle_()
    assert data["text/html"].startswith("<img alt=")
    assert data["text/plain"].startswith(f"12 of {widget.view['of']}\n")
    assert "application/vnd.jupyter.widget-view+json" in data


def test_the_words_of_the_frame_are_all_there():
    found = stepper_words()
    text = json.dumps(found)
    assert "[table" not in text
    front = script("table.js")
    used = set(re.findall(r"\bwords\.(\w+)", front.partition("function render({ model, el })")[2]))
    assert used <= set(found)


def test_moments_are_those_of_the_seat():
    assert stepper().view["of"] == len(moments(played_with(*LIVELY), Seat.B))


# --- a whole game


@pytest.mark.parametrize("seat", [None, "B"])
def test_a_game_is_stepped_through_one_deal_after_the_other(seat):
    game = open_record(SAMPLES / "two_rounds.own.jsonl")
    alone = [step_through(one, seat).view["of"] for one in game.rounds]
    for given in (game, game.rounds, [list(one) for one in game.rounds]):
        widget = step_through(given, seat)
        assert widget.view["of"] == sum(alone)
        ended = str(widget.go(alone[0]))
        assert ended.endswith("East receives 8,700 points.")
        assert str(widget.next()) == "The tiles are dealt. East is the dealer and goes first."
        assert widget.moment.view.honba == 1
        assert str(widget.last()).startswith("West wins by tsumo")


def test_of_several_deals_it_says_which_one_is_on_show_and_where_each_begins():
    game = open_record(SAMPLES / "two_rounds.own.jsonl")
    widget, (first, second) = step_through(game), game.rounds
    begins = 1 + step_through(first).view["of"]
    assert widget.view["deals"] == [1, begins]
    for place, number in ((1, 1), (begins - 1, 1), (begins, 2), (widget.view["of"], 2)):
        widget.go(place)
        assert widget.view["title"].startswith(f"Deal {number} of 2: The table in East 1")
    alone = step_through(second).view
    assert (alone["deals"], alone["title"]) == ([1], "The table in East 1, with all hands open")


@pytest.mark.parametrize("given", ["log.xml", SAMPLES / "two_rounds.own.jsonl"])
def test_what_is_not_opened_yet_is_told_apart_from_nothing(given):
    with pytest.raises(GivenError, match=r"mj\.open_record"):
        step_through(given)


@pytest.mark.parametrize("words", ["red rooster", "two", "three", "four"])
def test_the_picture_of_another_wall_has_room_for_its_own_sides(words):
    """No hand lies on a wall: where the stacks stand depends on the dice."""
    dealt = mjw.own_wall("my first wall")
    dealt.deal(words)
    assert dealt._where == mjw.own_wall(words)._where
