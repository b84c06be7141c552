"""The dojo: typed answers one after the other, ends of sets, the ladder, the exam."""

from collections import Counter
from dataclasses import replace

import pytest

import mjwidgets as mjw
from mjteach.core.errors import PuzzleError, SituationError
from mjteach.core.message import msg
from mjteach.core.tiles import Tile
from mjteach.puzzles.base import Mix
from mjteach.puzzles.practice import PracticePhase
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.context import WinBy
from mjteach.study import this_program
from mjteach.study.dojo import HANDS, LADDERS, Dojo, mix_of, opened
from mjteach.study.written import showing
from mjwidgets._puzzle.feedback import drawn_line
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import wrong_answer

STEPS = [(name, place + 1) for name, row in LADDERS.items() for place in range(len(row.rungs))]


class Front:
    """What the front end does: messages with a number, a turn and the seconds."""

    def __init__(self, widget):
        self.widget, self.sent = widget, 0

    def send(self, action, response=None, seconds=1.0, **more):
        self.sent += 1
        content = {"id": self.sent, "action": action, "turn": self.widget.view["turn"]}
        content |= {"response": response or {}, "seconds": seconds, **more}
        self.widget._handle_custom_msg(content, [])
        assert self.widget.trouble == {}

    def answer(self, *, right=True, seconds=1.0):
        widget = self.widget
        given = key_of(widget.state) if right else wrong_answer(widget)
        self.send("check", dict(given), seconds)

    def enter(self):
        """What Enter does now."""
        self.send(next(a["id"] for a in self.widget.view["actions"] if a["key"] == "Enter"))

    def hands(self, rights, seconds=1.0):
        for right in rights:
            self.answer(right=right, seconds=seconds)
            if not self.widget.dojo.exam:
                self.enter()


def said(widget):
    pieces = [piece for line in widget.view["feedback"]["lines"] for piece in line]
    return " ".join(piece for piece in pieces if isinstance(piece, str))


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_step_is_answered_by_its_key_and_goes_on_by_enter(name, step):
    front = Front(mjw.dojo(name, step=step, seed="a"))
    codes = []
    for _ in range(3):
        codes.append(front.widget.view["code"])
        front.answer()
        assert front.widget.state.phase is PracticePhase.RIGHT
        front.enter()
    front.answer(right=False)
    assert front.widget.state.phase is PracticePhase.WRONG
    assert front.widget.draft, "the field keeps the answer"
    front.enter()
    assert front.widget.state.number == 5
    assert len({*codes}) == 3
    rung = front.widget.dojo.rung
    assert (front.widget.question.kind, front.widget.question.level) == (rung.kind, rung.level)


@pytest.mark.parametrize("name", LADDERS)
def test_hands_are_as_frequent_as_at_real_tables_where_the_kind_has_it(name):
    widget = mjw.dojo(name, seed="a")
    natural = Mix.NATURAL in kind_of(widget.question.kind).mixes
    assert (widget.question.mix is Mix.NATURAL) is natural
    assert natural or "equally often" in widget.view["note"]
    assert {name for name in LADDERS if mix_of(LADDERS[name].rungs[0]) is Mix.BALANCED} == {
        "furiten"
    }


def hands_asked(rights):
    """The codes of so many hands, set after set."""
    front, codes = Front(mjw.dojo("fu", seed="same")), []
    for right in rights:
        codes.append(front.widget.view["code"])
        front.answer(right=right)
        front.enter()
        if front.widget.state.phase is PracticePhase.FINISHED:
            front.enter()
    return codes


def test_the_same_seed_and_answers_ask_the_same_whenever_the_next_hand_is_made(monkeypatch):
    rights = [number % 4 > 0 for number in range(25)]
    asked = hands_asked(rights)
    assert len({*asked}) == 25
    monkeypatch.setattr(Dojo, "prepared", lambda dojo: dojo)
    assert hands_asked(rights) == asked


def test_what_was_answered_changes_what_comes_after_the_next_hand():
    right, wrong = hands_asked([True] * 6), hands_asked([False] * 6)
    assert right[:2] == wrong[:2]
    assert right[2:] != wrong[2:]


def crude_fu(puzzle):
    """40 for a closed ron, 30 or 20 for pinfu, 25 for seven pairs, else 30."""
    won = kind_of(puzzle.kind).found(puzzle.content, puzzle.rules)
    ron = won.context.by is WinBy.RON
    if any(item.id == "chiitoitsu" for item in won.best.fu.items):
        return 25
    if "pinfu" in won.best.yaku_ids:
        return 30 if ron else 20
    return 40 if ron and won.hand.is_closed else 30


def test_most_hands_of_a_set_rule_something_out_and_a_guess_by_habit_is_mostly_wrong():
    guessed = 0
    for seed in "bcd":
        front, ruled_out, testing = Front(mjw.dojo("fu", seed=seed)), Counter(), 0
        for _ in range(10):
            puzzle = front.widget.question
            guessed += key_of(front.widget.state)["total"] == crude_fu(puzzle)
            shown = showing(puzzle)
            testing += any(ruled_out[code] < 2 for code in shown)
            ruled_out.update(shown)
            front.answer()
            front.enter()
        assert testing >= 4
    assert guessed <= 15, "at real tables it would be right in 24 of 30"


def test_the_next_hand_is_made_while_the_learner_thinks():
    widget = mjw.dojo("fu", seed="a")
    assert widget.state.ahead is not None
    front = Front(widget)
    front.answer()
    front.enter()
    assert widget.state.ahead is None
    widget._look_ahead()
    made = widget.state.ahead
    assert made is not None
    front.answer()
    front.enter()
    assert widget.question is made


def test_the_next_ten_are_made_while_the_end_is_read():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([True] * 10)
    front.widget._look_ahead()
    made = front.widget.dojo.ahead
    front.enter()
    assert front.widget.question is made.puzzle
    assert front.widget.dojo.sets == 1


def test_after_ten_hands_what_was_wrong_and_what_to_look_at():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([True, False, True, True, False, True, True, True, True, True])
    widget = front.widget
    assert widget.state.phase is PracticePhase.FINISHED
    assert widget.view["feedback"]["verdict"] == "You got 8 of 10 right the first time."
    assert "hands 2 and 5" in said(widget)
    assert "seconds" not in said(widget), "no clock was wanted"
    assert [a["label"] for a in widget.view["actions"]] == [
        "Next ten",
        "Go through the ones you missed",
        "Print",
    ]


def test_the_end_has_each_hand_with_both_answers_and_the_seconds():
    front, wanted = Front(mjw.dojo("fu", seed="a")), []
    for number in range(1, 11):
        key = key_of(front.widget.state)["total"]
        given = key if number % 3 else 110
        if number == 5:
            front.send("skip")
            wanted.append([f"You left it. Right: {key}."])
            continue
        front.send("check", {"total": given}, seconds=number + 0.24)
        front.enter()
        answers = str(key) if given == key else f"You: 110. Right: {key}."
        wanted.append([answers, f"{number}.2 s"])
    summary = front.widget.view["summary"]
    assert [row["went"] for row in summary] == wanted
    assert all(sum(map(len, row["groups"])) >= 14 for row in summary)


def test_of_many_lines_the_end_tells_the_result_or_the_one_that_was_wrong():
    front = Front(mjw.dojo("fu", step="lines", seed="a"))
    rows = []
    for number in range(10):
        key = dict(key_of(front.widget.state))
        field = next(iter(key))
        rows.append((key["total"], key[field]))
        front.send("check", {**key, field: key[field] + 2 * (number == 0)})
        front.enter()
    (total, first), *others = rows
    told = [row["went"][0] for row in front.widget.view["summary"]]
    assert told == [f"You: {first + 2}. Right: {first}.", *(str(total) for total, _ in others)]
    page = front.widget.paper
    assert f"the fu of the hand: {total}" in page
    assert page.count("the set") == 2, "the line that was wrong, in both columns"


def test_a_ten_is_printed_with_its_tiles():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([True] * 9)
    assert front.widget.paper == ""
    front.hands([False])
    page = front.widget.view["paper"]
    assert page == front.widget.paper
    assert "Hand after hand: the fu in one number" in page
    rows = page.split("<tbody>")[1].split("<tr>")[1:]
    assert len(rows) == 10
    assert all(row.count("<img ") >= 4 for row in rows)


def test_a_statement_that_was_ticked_wrongly_and_an_empty_line_are_told():
    front = Front(mjw.dojo("fu", n=2, seed="a"))
    key = key_of(front.widget.state)["total"]
    front.send("check", {"total": key, "irrelevant": True})
    front.enter()
    front.answer()
    front.enter()
    assert front.widget.view["summary"][0]["went"][0] == (
        "You: Fu don't matter here: ✓. Right: Fu don't matter here: ✗."
    )


def test_the_last_tens_stand_side_by_side_with_the_best_one():
    front = Front(mjw.dojo("fu", seed="a"))
    for wrong, seconds in ((3, 20.0), (1, 9.0), (1, 12.44)):
        for number in range(1, 11):
            front.answer(right=number > wrong, seconds=seconds + (number == 10))
            front.enter()
        view = front.widget.view
        front.enter()
    assert view["tens"]["columns"] == ["Right at once", "Half of them within", "Slowest"]
    assert [(line["label"], *line["cells"]) for line in view["tens"]["lines"]] == [
        ("1", "7 of 10", "20.0 s", "21.0 s"),
        ("2 · your best", "9 of 10", "9.0 s", "10.0 s"),
        ("3 · this one", "9 of 10", "12.4 s", "13.4 s"),
    ]


def test_a_first_ten_has_none_beside_it_and_another_day_s_tens_are_there():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([True] * 10)
    assert front.widget.view["tens"] is None
    past = tuple(hand._replace(seed=seed) for seed in "bcdefg" for hand in front.widget.dojo.hands)
    kept = replace(front.widget.dojo, past=past[5:50])
    assert [ten.of for ten in kept.tens] == [5, *[10] * 5], "five hands were left out"
    forgotten = replace(kept, past=past[5:55])
    assert [ten.of for ten in forgotten.tens] == [*[10] * 4, 5, 10]


def test_after_seven_wrong_hands_nothing_is_called_right():
    front = Front(mjw.dojo("fu", step="sum", seed="a"))
    tens(front, 1)
    front.enter()
    front.hands([False] * 7 + [True] * 3)
    assert "and right" not in said(front.widget)


def test_where_no_tiles_lie_the_page_has_the_facts():
    front = Front(mjw.dojo("payments", seed="a"))
    front.hands([True] * 10)
    assert "<img" not in front.widget.paper
    assert front.widget.paper.count(" fu") >= 5


def test_seconds_are_compared_with_one_s_own_past():
    front = Front(mjw.dojo("fu", seed="a", clock=True))
    front.hands([True] * 10, seconds=20)
    assert "20 seconds or less" in said(front.widget)
    assert "before" not in said(front.widget)
    front.enter()
    front.hands([True] * 10, seconds=8)
    assert "You're quicker now: before, you took 20 seconds." in said(front.widget)


def test_times_that_are_told_as_the_same_are_the_same_pace():
    front = Front(mjw.dojo("fu", seed="a", clock=True))
    front.hands([True] * 10, seconds=2.6)
    front.enter()
    front.hands([True] * 10, seconds=3.4)
    assert "3 seconds or less" in said(front.widget)
    assert "That's your usual pace: before, you took 3 seconds." in said(front.widget)


@pytest.mark.parametrize(
    ("name", "step", "word"), [("fu", "total", "won by tsumo"), ("waits", 1, "gap wait")]
)
def test_what_was_slow_is_named(name, step, word):
    front = Front(mjw.dojo(name, step=step, seed="a", clock=True))
    for _ in range(30):
        slow = any(word in str(part) for part in _parts(front.widget))
        front.answer(seconds=30 if slow else 5)
        front.enter()
        if front.widget.state.phase is PracticePhase.FINISHED:
            told = said(front.widget)
            front.enter()
    assert "You're slowest with these: " in told
    assert word in told
    assert "30 seconds, and half of the others up to 5." in told


def _parts(widget):
    from mjteach.study.dojo import made_of

    return made_of(widget.question)


def tens(front, many, seconds=None):
    """So many sets without a mistake, each quicker than the one before; what the ends say."""
    told = []
    for number in range(many):
        front.hands([True] * 10, seconds=seconds or 60 - number)
        told.append(said(front.widget))
        if number < many - 1:
            front.enter()
    return told


def test_a_step_is_proposed_once_everything_is_tested_and_not_before():
    front = Front(mjw.dojo("fu", step="sum", seed="a"))
    *before, last = tens(front, 5)
    assert "Next step: the fu in one number." in last
    assert "That's everything here, so you can trust your eye." in last
    first = before[0]
    assert "Tested, and right: the 20 at the start" in first
    assert " Not tested enough yet: " in first
    for told in before:
        assert ("Next step" in told) is ("everything here" in told)
        assert ("trust" in told) is ("Not tested enough yet" not in told)
    front.send("step")
    assert front.widget.dojo.rung.name == "total"
    assert front.widget.state.number == 1


@pytest.mark.parametrize("seconds", [70, None], ids=["slow", "wrong"])
def test_no_step_is_proposed_else(seconds):
    front = Front(mjw.dojo("fu", step="sum", seed="a"))
    tens(front, 4)
    front.enter()
    front.hands([True] * 8 + [seconds is not None] * 2, seconds=seconds or 40)
    assert front.widget.dojo.higher is None
    front.send("step")
    assert front.widget.dojo.rung.name == "sum"


def test_what_was_wrong_is_not_sure_until_it_was_right_twice_again():
    front = Front(mjw.dojo("fu", step="sum", seed="a"))
    tens(front, 5)
    dojo = front.widget.dojo
    assert dojo.tested.open == ()
    pair = dojo.hands[-1]._replace(is_right=True, tests=("U23",), blamed=())
    wrong = pair._replace(is_right=False, blamed=("U23",))
    for more, left in (((wrong,), 1), ((wrong, pair), 1), ((wrong, pair, pair), 0)):
        after = replace(dojo, hands=(*dojo.hands, *more))
        assert after.tested.open == ("pair",) * left


def test_nothing_grows():
    front = Front(mjw.dojo("fu", seed="a"))
    sizes = set()
    for _ in range(8):
        front.hands([True] * HANDS)
        front.enter()
        dojo = front.widget.dojo
        sizes.add(len(dojo.past))
        assert len(dojo.practice.records) == 0
        assert sum(len(known.record) for known in dojo.practice.known) <= 2 * HANDS
    assert max(sizes) == 50


# --- the exam


def exam(**options):
    return Front(mjw.dojo("fu", exam=True, seed="a", **options))


def test_the_panel_of_an_exam_has_only_keys_that_do_something():
    front = exam()
    offered = {"h", "w", "n", "k"}

    def printed():
        keys = {row["id"]: row["keys"] for row in front.widget.words["keys"]}
        return {key for id in front.widget.view["keys"] for key in keys[id].split(", ")}

    assert printed() & offered == {"k"}
    front.hands([True] * 20)
    assert front.widget.dojo.is_over
    assert offered <= printed()


def test_whatever_is_given_as_a_name_stands_on_the_exam_as_text():
    assert exam(name=5).widget._name == "5"
    assert exam(name=None).widget._name == ""


def test_an_exam_tells_nothing_before_its_end():
    front = exam()
    for number in range(1, 20):
        front.answer(right=number % 2 == 0)
        view = front.widget.view
        assert front.widget.state.number == number + 1
        assert view["feedback"] is None
        assert {mark["result"] for mark in view["progress"]["marks"]} <= {"done", "now", "ahead"}
        assert [action["id"] for action in view["actions"]] == ["check", "skip"]
        assert "paper" not in view
    front.send("hint")
    front.send("why")
    assert front.widget.state.hints_used == 0
    front.answer()
    assert front.widget.view["feedback"]["verdict"] == "You got 10 of 20 right the first time."
    assert [a["id"] for a in front.widget.view["actions"]] == ["print", "next", "again"]


def test_from_python_an_exam_tells_nothing_either():
    widget = mjw.dojo("fu", exam=True, seed="a")
    seen = []
    widget.observe(lambda change: seen.append(change.new), "view")
    right, wrong = widget.check(key_of(widget.state)), widget.check("110")
    assert right == wrong
    assert {view["phase"] for view in seen} == {"asking"}
    assert {view["feedback"] is None for view in seen} == {True}
    widget.hint()
    assert widget.state.hints_used == 0


def test_the_page_of_an_exam_has_no_name_unless_given():
    front = exam()
    assert front.widget.paper == ""
    front.hands([True] * 19 + [False], seconds=3.0)
    page = front.widget.paper
    assert "Right: 19 of 20" in page
    assert "Time: 1 min 0 s" in page
    assert "Name" not in page
    assert page.count("<tr>") == 21
    assert page.count("✗") == 1
    assert "<script" not in page


def test_what_is_typed_becomes_no_html_on_paper():
    front = exam(name="<b>Ann</b>")
    front.send("skip")
    front.hands([True] * 19)
    page = front.widget.paper
    assert "&lt;b&gt;Ann" in page
    assert "<b>" not in page


# --- what is kept


@pytest.fixture
def keeper(tmp_path, monkeypatch):
    (tmp_path / "notes").touch()  # else a stick may be away
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    yield this_program.keeper()
    this_program.keeper.cache_clear()


@pytest.mark.parametrize("exam", [False, True])
def test_every_answer_is_kept_once(keeper, exam):
    front = Front(mjw.dojo("fu", seed="a", exam=exam))
    rights = [number % 3 > 0 for number in range(20)]
    if exam:
        front.hands(rights, seconds=7.5)
    else:
        front.hands(rights[:10], seconds=7.5)
        front.enter()
        front.hands(rights[10:], seconds=7.5)
    kept = keeper.answers()
    assert [answer.is_right for answer in kept] == rights
    assert {answer.seconds for answer in kept} == {7.5}
    assert {len({*ids}) for ids in [[a.set_id for a in kept]]} == {1 if exam else 2}


def test_another_day_goes_on_with_other_hands_and_knows_the_pace(keeper):
    front = Front(mjw.dojo("fu", seed="a", clock=True))
    front.hands([True] * 10, seconds=20)
    first = {answer.code for answer in keeper.answers()}
    again = Front(mjw.dojo("fu", seed="a", clock=True))
    assert again.widget.state.number == 1
    again.hands([True] * 10, seconds=8)
    assert "before, you took 20" in said(again.widget)
    assert not first & {answer.code for answer in keeper.answers()[10:]}


# --- what cannot be


@pytest.mark.parametrize("wrong", ["fish", "", 3, None])
def test_there_is_no_such_dojo(wrong):
    with pytest.raises(PuzzleError, match="fu, waits, han, payments, furiten or shanten"):
        mjw.dojo(wrong)


@pytest.mark.parametrize("wrong", ["fish", 0, 5, True, 1.0])
def test_there_is_no_such_step(wrong):
    with pytest.raises(PuzzleError, match="lines, sum, total or payment"):
        mjw.dojo("fu", step=wrong)


@pytest.mark.parametrize("given", ["topics", "level", "older"])
def test_what_a_dojo_does_not_take_is_said_with_what_does(given):
    with pytest.raises(PuzzleError, match=f"can't set “{given}” for a dojo.*mjw.practice"):
        mjw.dojo("fu", **{given: 5})


@pytest.mark.parametrize("fact", ["clock", "exam"])
def test_yes_and_no_are_true_and_false(fact):
    with pytest.raises(SituationError):
        mjw.dojo("fu", **{fact: "yes"})


def test_a_step_by_name_is_the_step_by_number():
    for row in LADDERS.values():
        assert [row.place(rung.name) for rung in row.rungs] == [
            row.place(place + 1) for place in range(len(row.rungs))
        ]


def test_answers_of_other_days_are_one_s_past():
    from mjteach.study.answer import Answer

    code = opened("fu", seed="a").practice.puzzle
    kept = [
        Answer(
            str(n),
            "2026-11-23T09:00:00.000Z",
            "s",
            "x",
            1,
            "c",
            kind,
            4,
            "correct",
            "correct",
            response={"total": 40},
            seconds=30.0,
            tries=tries,
        )
        for n, (kind, tries) in enumerate([("fu_count", 1)] * 4 + [("fu_count", 2), ("payer", 1)])
    ]
    dojo = opened("fu", seed="a", kept=kept)
    assert code == dojo.practice.puzzle
    assert len(dojo.past) == 4
    assert dojo.past[0].seconds == 30.0


# --- after a reload


def left_at(front):
    """What a dojo has to come back to."""
    dojo = front.widget.dojo
    return (
        dojo.rung,
        dojo.sets,
        front.widget.state.number,
        front.widget.view["code"],
        [(hand.code, hand.is_right, hand.seconds, hand.has, hand.graded) for hand in dojo.hands],
    )


@pytest.mark.usefixtures("keeper")
@pytest.mark.parametrize(
    "count",
    [
        pytest.param(count, marks=[] if count in (0, 1, 5, 9) else pytest.mark.slow)
        for count in range(10)
    ],
)
@pytest.mark.parametrize("what", ["plain", "exam", "clock"])
def test_a_dojo_with_a_seed_goes_on_at_the_hand_that_was_left(what, count):
    options = {} if what == "plain" else {what: True}
    front = Front(mjw.dojo("fu", seed="a", **options))
    front.hands([number % 3 > 0 for number in range(count)], seconds=7.5)
    again = Front(mjw.dojo("fu", seed="a", **options))
    assert left_at(again) == left_at(front)
    again.hands([True] * (10 - count))
    front.hands([True] * (10 - count))
    assert left_at(again) == left_at(front)
    assert what == "exam" or said(again.widget) == said(front.widget)


@pytest.mark.usefixtures("keeper")
def test_what_is_believed_of_a_learner_outlasts_a_reload():
    front = Front(mjw.dojo("fu", seed="a"))
    for right in [number % 4 > 0 for number in range(14)]:
        front.answer(right=right)
        front.enter()
        if front.widget.dojo.is_over:
            front.enter()
    again = Front(mjw.dojo("fu", seed="a"))
    assert left_at(again) == left_at(front)
    for each in (front, again):
        each.hands([True] * 2)
    assert left_at(again) == left_at(front)
    assert again.widget.dojo.known == front.widget.dojo.known


@pytest.mark.usefixtures("keeper")
def test_a_hand_that_was_left_out_is_not_asked_again():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([True])
    front.send("skip")
    again = Front(mjw.dojo("fu", seed="a"))
    assert left_at(again) == left_at(front)
    assert again.widget.state.number == 3


@pytest.mark.usefixtures("keeper")
def test_what_was_wrong_and_tried_again_stays_wrong():
    front = Front(mjw.dojo("fu", seed="a"))
    front.answer(right=False)
    front.send("again")
    front.answer(seconds=9.0)
    front.enter()
    again = Front(mjw.dojo("fu", seed="a"))
    assert left_at(again) == left_at(front)
    assert [hand.is_right for hand in again.widget.dojo.hands] == [False]


@pytest.mark.usefixtures("keeper")
def test_ten_hands_begun_afresh_are_resumed_as_they_stand_now():
    front = Front(mjw.dojo("fu", seed="a"))
    front.hands([False] * 4)
    again = Front(mjw.dojo("fu", seed="a"))
    assert [each["id"] for each in again.widget.view["actions"]][-1] == "afresh"
    again.send("afresh")
    assert again.widget.state.number == 1
    again.hands([True])
    third = Front(mjw.dojo("fu", seed="a"))
    assert left_at(third) == left_at(again)
    assert [hand.is_right for hand in third.widget.dojo.hands] == [True]


@pytest.mark.usefixtures("keeper")
def test_an_exam_that_is_over_can_be_printed_after_a_reload():
    front = Front(mjw.dojo("fu", seed="a", exam=True))
    front.hands([number % 3 > 0 for number in range(20)], seconds=3.0)
    again = Front(mjw.dojo("fu", seed="a", exam=True))
    assert again.widget.paper == front.widget.paper != ""
    again.send("again")
    assert again.widget.state.number == 1
    assert again.widget.dojo.sets == 1


@pytest.mark.usefixtures("keeper")
def test_without_a_seed_a_ten_that_was_begun_goes_on_and_an_exam_is_new():
    front = Front(mjw.dojo("fu"))
    front.hands([True] * 3)
    again = Front(mjw.dojo("fu"))
    assert left_at(again) == left_at(front)
    assert mjw.dojo("fu", n=5).state.number == 1
    assert mjw.dojo("fu", exam=True).state.seed != mjw.dojo("fu", exam=True).state.seed


def test_where_nothing_is_kept_the_hands_are_new_each_time():
    assert mjw.dojo("fu").state.seed != mjw.dojo("fu").state.seed


USUAL = {"step": "total", "n": "10", "mix": "weak", "limits": "all", "only": []}


def chosen(view):
    return {
        group["id"]: [option["id"] for option in group["options"] if option["on"]]
        for group in view["choose"]["groups"]
    }


@pytest.mark.usefixtures("keeper")
def test_what_is_chosen_before_the_first_hand_comes_and_is_remembered():
    front = Front(mjw.dojo("fu"))
    usual = {"step": ["total"], "n": ["10"], "mix": ["weak"], "limits": ["all"], "only": []}
    assert chosen(front.widget.view) == usual
    wish = {"step": "sum", "n": "5", "mix": "even", "limits": "below", "only": ["pair", "50+"]}
    front.send("choose", choice=wish)
    front.hands([True] * 2)
    wanted = front.widget.dojo.wanted
    assert (wanted.n, wanted.mix, wanted.only) == (5, "even", ("pair", "50+"))
    assert not wanted.limits
    assert "choose" not in front.widget.view
    again = Front(mjw.dojo("fu"))
    assert left_at(again) == left_at(front)
    assert again.widget.dojo.rung.name == "sum"
    again.hands([True] * 3)
    again.enter()
    assert chosen(again.widget.view) == {
        group: [now] if isinstance(now, str) else now for group, now in wish.items()
    }
    assert mjw.dojo("fu", step="sum").dojo.wanted.is_usual, "what is said counts more"
    assert mjw.dojo("waits").dojo.rung.name == "simple"


@pytest.mark.usefixtures("keeper")
def test_who_climbed_from_what_was_chosen_goes_on_there():
    front = Front(mjw.dojo("fu"))
    front.send("choose", choice={**USUAL, "step": "sum"})
    tens(front, 5)
    front.send("step")
    front.hands([True] * 2)
    again = Front(mjw.dojo("fu"))
    assert again.widget.dojo.rung.name == "total"
    assert left_at(again) == left_at(front)


def test_the_last_choice_is_said_in_a_line():
    widget = mjw.dojo("fu", only="pair quads", limits=False, n=1, seed="a")
    assert widget.view["choose"]["line"] == (
        "the fu in one number · one hand · what you haven't shown yet · below mangan"
        " · only with a pair that earns fu and quads"
    )
    assert mjw.dojo("furiten", seed="a").view["choose"]["line"] == (
        "your own discards · 10 hands · what you haven't shown yet"
    )


def test_only_what_there_is_can_be_chosen():
    front = Front(mjw.dojo("furiten", seed="a"))
    assert chosen(front.widget.view) == {"step": ["river"], "n": ["10"], "mix": ["weak"]}
    mixes = front.widget.view["choose"]["groups"][2]["options"]
    assert [one["id"] for one in mixes] == ["weak", "even"]
    assert "choose" not in exam().widget.view


@pytest.mark.parametrize(
    "choice",
    [
        None,
        {**USUAL, "step": "fish"},
        {**USUAL, "n": "many"},
        {**USUAL, "n": "0"},
        {**USUAL, "mix": "sour"},
        {**USUAL, "only": ["fish"]},
    ],
)
def test_a_choice_that_there_is_not_is_said(choice):
    front = Front(mjw.dojo("fu", seed="a"))
    before = front.widget.dojo
    front.send("choose", choice=choice)
    assert front.widget.view["feedback"]["verdict"]
    assert front.widget.dojo is before


def test_behind_the_first_answer_nothing_is_chosen():
    front = Front(mjw.dojo("fu", seed="a"))
    front.answer()
    before = front.widget.dojo
    front.send("choose", choice=USUAL)
    assert front.widget.dojo is before


def test_a_set_of_another_length_offers_more_hands():
    front = Front(mjw.dojo("fu", n=3, mix="real", seed="a"))
    front.hands([True] * 3)
    assert front.widget.state.phase is PracticePhase.FINISHED
    assert [a["label"] for a in front.widget.view["actions"]] == ["More hands", "Print"]


@pytest.mark.usefixtures("keeper")
def test_who_has_climbed_goes_on_where_they_are():
    front = Front(mjw.dojo("fu", step="sum", seed="a"))
    tens(front, 5)
    front.send("step")
    front.hands([True] * 3)
    again = Front(mjw.dojo("fu", step="sum", seed="a"))
    assert again.widget.dojo.rung.name == "total"
    assert left_at(again) == left_at(front)
    assert mjw.dojo("fu", step="total", seed="a").state.number == 1, "nobody has begun there"


def test_after_a_miss_the_count_is_told_and_the_working_is_short():
    dojo = mjw.dojo("fu", seed="3")
    key = key_of(dojo.state)
    said = dojo.check({"total": key["total"] + 10})
    assert f"= {key['total']} fu. Yours: {key['total'] + 10}." in said.splitlines()[-1]
    told = dojo.why().splitlines()
    assert "Yours:" in told[1]
    assert len(told) <= 3 + 8
    assert "Yours" not in dojo.next()


def test_a_right_answer_and_an_exam_have_no_count():
    dojo, exam = mjw.dojo("fu", seed="3"), mjw.dojo("fu", seed="3", exam=True)
    assert "Yours" not in dojo.check(key_of(dojo.state))
    assert "Yours" not in exam.check({"total": 110})


def test_what_is_marked_in_a_line_has_its_tiles():
    (line,) = [
        drawn_line(msg("dojo.count.own", step=msg("fu.set.run", tiles=(Tile.P5,), fu=0)), "en")
    ]
    (piece,) = line
    assert piece["marked"][0] == {"tiles": ["5p"], "name": "5 of circles"}


def test_where_the_count_marks_a_part_nothing_is_asked_any_more():
    """A question about the sets would contradict it: it says where the number comes from."""
    seen = set()
    dojo = mjw.dojo("fu", seed="3", n=8)
    for _ in range(7):
        total = key_of(dojo.state)["total"]
        *_, count = lines = dojo.check({"total": total + 10}).splitlines()
        is_marked = "For example" in count or "That's" in count
        asks = any(line.endswith("?") for line in lines)
        seen.add((is_marked, asks))
        assert not (is_marked and asks), lines
        dojo.skip()
        dojo.next()
    assert seen >= {(True, False), (False, True)}


def test_a_box_that_was_ticked_in_place_of_a_number_is_the_own_answer():
    front = Front(mjw.dojo("fu", n=2, seed="a"))
    key = key_of(front.widget.state)["total"]
    front.send("check", {"irrelevant": True})
    front.enter()
    front.answer()
    front.enter()
    assert front.widget.view["summary"][0]["went"][0] == (
        f"You: Fu don't matter here: ✓. Right: {key}."
    )
