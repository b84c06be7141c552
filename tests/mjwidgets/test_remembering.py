"""A set goes on where it was left: what was kept of it leads to the same place."""

import asyncio
import errno
import json
import random
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from unittest.mock import Mock

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.puzzles.questions import EnterNumber
from mjteach.puzzles.registry import ALL
from mjteach.study import clock, keeping, this_program
from mjteach.study.answer import AFRESH, SKIPPED
from mjteach.study.pending import Pending
from mjteach.study.resume import steps
from mjteach.study.sql.store import SqlStore
from mjteach.study.way import Place
from mjwidgets import _way
from mjwidgets._puzzle.widget import PuzzleWidget, key_of
from support.loops import run_apart
from support.pages.learners import wrong_answer
from support.study.samples import answered

pytestmark = pytest.mark.usefixtures("keeper")

SET = {"kind": "wait_finder", "n": 4, "seed": "kept"}


def practice(**changes: object) -> PuzzleWidget:
    return mjw.practice(**{**SET, **changes})


def seen(widget: PuzzleWidget) -> dict[str, object]:
    """What the learner sees of a widget, but for the turn and the way to begin afresh."""
    view = {name: value for name, value in widget.view.items() if name != "turn"}
    view["actions"] = [each for each in view["actions"] if each["id"] != AFRESH]
    return json.loads(json.dumps({**view, "draft": widget.draft}))


def test_an_answer_is_kept_with_its_time_and_how_sure_it_is(keeper: keeping.Keeper) -> None:
    widget = practice()
    widget.check(key_of(widget.state), sure=True)
    (answer,) = keeper.answers()
    assert answer.is_right
    assert answer.is_sure is True
    assert answer.seconds >= 0
    assert answer.code == widget.view["code"]


@pytest.mark.parametrize("begin", [lambda: mjw.dojo("fu", n=5), mjw.today], ids=["dojo", "today"])
@pytest.mark.parametrize("is_demonstration", [True, False])
def test_what_follows_a_set_is_kept_where_that_set_is(
    begin: Callable[[], PuzzleWidget], is_demonstration: bool, keeper: keeping.Keeper
) -> None:
    """A demonstration that is gone on with keeps nothing, and nothing of one's own gets lost."""
    with mjw.demonstration() if is_demonstration else nullcontext():
        widget = begin()
    while widget.state.phase is not PracticePhase.FINISHED:
        widget.check(key_of(widget.state))
        widget.next()
    with nullcontext() if is_demonstration else mjw.demonstration():
        widget.again()
        before = len(keeper.answers())
        widget.check(key_of(widget.state))
    assert len(keeper.answers()) == (0 if is_demonstration else before + 1)


def test_an_answer_given_again_since_it_was_interrupted_is_kept_once(
    keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = practice()
    with monkeypatch.context() as patch, suppress(KeyboardInterrupt):
        patch.setattr(widget, "_tell_of_keeping", Mock(side_effect=KeyboardInterrupt))
        widget.check(key_of(widget.state))
    assert len(keeper.answers()) == 1
    widget.check(key_of(widget.state))
    assert [answer.tries for answer in keeper.answers()] == [1]
    assert widget.state.phase is PracticePhase.RIGHT


@pytest.mark.parametrize("word", ["My Tuesday", "my tuesday", "MYTUESDAY"])
def test_a_set_is_handed_in_by_its_word_however_it_is_written(word: str, tmp_path: Path) -> None:
    widget = practice(seed="My Tuesday")
    widget.check(key_of(widget.state))
    assert "My Tuesday" in repr(mjw.hand_in(word, to=tmp_path))


@pytest.mark.parametrize("name", ["", "Ann"])
def test_who_hands_in_a_word_hears_of_another_set_that_has_it(name: str, tmp_path: Path) -> None:
    """It is told how to hand that in, and once that is done it is told no more."""
    given = {"name": name} if name else {}
    first = mjw.class_set("fu_count", "wed", n=3, **given)
    second = mjw.class_set("wait_finder", "Wed", n=3, **given)
    if name:  # beside names, who gives none is asked for one
        mjw.class_set("fu_count", "wed", level=2, n=3, name="Ben").skip()
    for widget in (first, first, second):
        widget.skip()
    said = repr(mjw.hand_in("wed", to=tmp_path, **given))
    assert said.startswith("One answer to the set “wed”")
    assert "2 answers aren't in the file: they belong to another set with the word “wed”." in said
    assert 'mjw.class_set("fu_count", "wed")' in said
    assert "another set" not in repr(mjw.hand_in(first, to=tmp_path, **given))
    assert "another set" not in repr(mjw.hand_in("wed", to=tmp_path, **given))


@pytest.mark.parametrize(
    ("many", "left"),
    [(500, None), (501, "Your last answer isn't"), (1520, "Your last 1,020 answers aren't")],
)
def test_what_a_file_has_no_room_for_is_told(
    many: int, left: str | None, keeper: keeping.Keeper, tmp_path: Path
) -> None:
    keeper.take_in(tuple(map(answered, range(many))))
    told = mjw.hand_in("tuesday", to=tmp_path)
    assert told.text.startswith("500 answers to the set “tuesday” are in the file")
    assert len(told.file.read_text().splitlines()) == 501
    assert (f"A file holds at most 500 answers. {left} in it." in told.text) is bool(left)


def test_the_page_says_how_long_a_question_was_in_sight(keeper: keeping.Keeper) -> None:
    widget = practice()
    told = {"id": 1, "turn": widget.view["turn"], "action": "check", "seconds": 7.3}
    told["response"] = key_of(widget.state)
    widget._on_message(widget, told, [])
    assert keeper.answers()[0].seconds == 7.3


def test_a_cell_run_again_shows_the_old_answer_and_its_verdict() -> None:
    first = practice()
    first.check({"waits": "1m"})
    again = practice()
    assert seen(again) == seen(first)
    assert again.draft == {"waits": ["1m"]}
    assert again.view["phase"] == "answered_wrong"
    assert again.view["actions"][-1]["label"] == "Start over"


def test_what_was_not_answered_is_asked_as_new() -> None:
    practice().hint()
    assert practice().view["phase"] == "asking"
    assert practice().view["feedback"] is None
    assert AFRESH not in {each["id"] for each in practice().view["actions"]}


def test_another_set_is_another_matter() -> None:
    practice().check({"waits": "1m"})
    for other in ({"n": 5}, {"seed": "other"}, {"level": 2}):
        assert practice(**other).view["phase"] == "asking"


def test_a_puzzle_goes_on_with_its_set() -> None:
    one = mjw.puzzle("wait_finder-1-359")
    one.check(key_of(one.state))
    one.next()
    one.check({"waits": "1z"})
    again = mjw.puzzle("wait_finder-1-359")
    assert seen(again) == seen(one)


def test_a_set_is_begun_afresh_and_its_answers_stay(keeper: keeping.Keeper) -> None:
    practice().check({"waits": "1m"})
    widget = practice()
    widget._on_message(widget, {"id": 1, "turn": widget.view["turn"], "action": AFRESH}, [])
    assert widget.view["phase"] == "asking"
    assert widget.draft == {}
    assert practice().view["phase"] == "asking"
    assert [answer.outcome for answer in keeper.answers()][-1] == AFRESH
    widget.check(key_of(widget.state))
    assert practice().view["phase"] == "answered_right"


def test_a_set_begun_afresh_while_the_clock_was_ahead_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(clock.GIVEN, "2030-01-01T12:00")
    widget = practice()
    widget.check({"waits": "1m"})
    widget.afresh()
    monkeypatch.setenv(clock.GIVEN, "2026-11-27T12:00")
    widget = practice()
    assert widget.view["phase"] == "asking"
    widget.check(key_of(widget.state))
    assert practice().view["phase"] == "answered_right"


@pytest.mark.parametrize("back_after", range(1, 9))
def test_a_set_goes_on_though_the_clock_went_back_in_it(
    back_after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour, as when it is set right: with all that a set has, its review and the one behind."""
    monkeypatch.setenv(clock.GIVEN, "2026-11-27T12:00")

    def made() -> mjw.PuzzleWidget:
        return PuzzleWidget(mjw.class_set("wait_finder", "clock", n=3).begun)

    widget = made()
    rights = (True, False, False, True, True, False, True, False, True)
    for given, right in enumerate(rights, 1):
        if widget.state.phase is PracticePhase.FINISHED:
            (widget.next if widget.state.queue else widget.again)()
        widget.check(key_of(widget.state) if right else {"waits": "1z"})
        if given == back_after:
            monkeypatch.setenv(clock.GIVEN, "2026-11-27T11:00")
        assert seen(made()) == seen(widget)
        widget.next()
    assert widget.state.seed != "clock"


def test_a_set_goes_on_that_was_answered_in_two_windows_at_once() -> None:
    """Both answer the first questions, and one goes on: no answer is left out."""
    first, second = practice(n=4), practice(n=4)
    for widget, many in ((first, 2), (second, 3)):
        for _ in range(many):
            widget.check(key_of(widget.state))
            widget.next()
    again = practice(n=4)
    again.next()
    assert again.state.number == 4
    assert len(again.state.records) == 3


@pytest.mark.parametrize("first", ["s", "ss", "sr", "srr", "w", "wn", "wns", "r", "rs"])
@pytest.mark.parametrize("then", ["sr", "rrr", "srs", "wrr", "ss"])
def test_all_answers_count_where_one_window_skips_what_another_answers(
    first: str, then: str, keeper: keeping.Keeper
) -> None:
    """Both were opened before; the set stands where the one that came further is."""
    windows = practice(n=5), practice(n=5)
    for widget, acts in zip(windows, (first, then), strict=True):
        for act in acts:
            _do(widget, act)
    again = practice(n=5)
    assert again.state.number >= max(one.number for one in keeper.answers())
    used = [answer for _, answer in steps(again.begun, keeper.answers()) if answer is not None]
    assert len(used) == len(keeper.answers())


def _do(widget: PuzzleWidget, act: str) -> None:
    """Skip; or answer right and go on; or answer wrong; or go on."""
    if act == "s":
        widget.skip()
    elif act == "n":
        widget.next()
    elif act == "r":
        widget.check(key_of(widget.state))
        widget.next()
    else:
        widget.check(wrong_answer(widget))


def test_the_review_and_the_next_set_go_on_too() -> None:
    widget = practice(n=2)
    for _ in range(2):
        widget.check({"waits": "1z"})
        widget.next()
    assert widget.state.phase is PracticePhase.FINISHED
    widget.next()
    widget.check(key_of(widget.state))
    assert widget.state.reviewing
    assert seen(practice(n=2)) == seen(widget)
    widget.next()
    widget.check(key_of(widget.state))
    widget.next()
    widget.again()
    widget.check({"waits": "1z"})
    assert seen(practice(n=2)) == seen(widget)


def test_a_question_that_has_changed_since_is_asked_anew(keeper: keeping.Keeper) -> None:
    widget = practice()
    widget.check(key_of(widget.state))
    widget.next()
    widget.check({"waits": "1z"})
    store = keeper._store
    first, second = keeper.answers()
    keeper.erase()
    store.append([first, second._replace(code="wait_finder.99-1b-x")])
    again = practice()
    assert again.state.number == 2
    assert again.view["phase"] == "asking"
    assert again.draft == {}
    assert [record.puzzle for record in again.state.records] == [practice(seed="kept").begun.puzzle]


@pytest.mark.parametrize("hints", range(3))
def test_lines_filled_in_after_a_right_result_stay_right(hints: int) -> None:
    widget = practice(kind="fu_count")
    fields = widget.question.question.fields
    total = [field.id for field in fields if isinstance(field, EnterNumber)][-1]
    widget.check({total: key_of(widget.state)[total]})
    assert widget.state.is_open_still
    widget.again()
    for _ in range(hints):
        widget.hint()
    widget.check(key_of(widget.state))
    assert widget.state.attempts == 2
    assert seen(practice(kind="fu_count")) == seen(widget)


@pytest.mark.parametrize("left", range(1, 4))
def test_what_a_review_leaves_out_does_not_end_it(left: int) -> None:
    widget = practice()
    for _ in range(4):
        widget.check({"waits": "1z"})
        widget.next()
    widget.next()
    for _ in range(left):
        widget.skip()
    widget.check(key_of(widget.state))
    assert (widget.state.reviewing, widget.state.number) == (True, left + 1)
    assert seen(practice()) == seen(widget)


def test_a_set_that_asks_more_than_it_did_says_that_it_begins_again(
    keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where an update changed its line; what was answered long ago nobody minds."""
    keeper.tell()
    widget = practice(n=4)
    widget.skip()
    widget.skip()
    assert not any(shown(practice(**other)).trouble for other in ({"seed": "x"}, {"level": 2}))
    longer = shown(practice(n=6))
    assert longer.state.number == 1
    assert "it begins again. 2 earlier answers are still saved" in longer.trouble["text"]
    keeper.tell()
    longer.skip()
    assert not shown(practice(n=6)).trouble
    monkeypatch.setenv(clock.GIVEN, "2027-11-27T09:00")
    assert not shown(practice(n=3)).trouble


def test_a_skipped_question_stays_skipped(keeper: keeping.Keeper) -> None:
    widget = practice()
    widget.skip()
    assert [answer.outcome for answer in keeper.answers()] == [SKIPPED]
    assert practice().state.number == 2
    assert practice().state.records == widget.state.records


@pytest.mark.parametrize("kind", [row.id for row in ALL])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_whatever_was_done_leads_to_the_same_place(
    kind: str, seed: int, keeper: keeping.Keeper
) -> None:
    """By chance: right, wrong, hints, working, skips; then the cell is run again."""
    rng = random.Random(f"{kind}/{seed}")
    widget = practice(kind=kind, n=3, seed=f"any{seed}")
    left, draft = widget.state, {}
    for _ in range(9):
        many = len(keeper.answers())
        act = rng.choice(("right", "wrong", "wrong", "hint", "why", "skip", "next", "again"))
        if act == "right":
            widget.check(key_of(widget.state))
        elif act == "wrong":
            with suppress(StopIteration):  # nothing else to choose
                widget.check(wrong_answer(widget))
        else:
            getattr(widget, act)()
        if len(keeper.answers()) > many:
            left, draft = widget.state, widget.draft
    again = practice(kind=kind, n=3, seed=f"any{seed}")
    assert _facts(again.state) == _facts(left)
    assert again.draft == json.loads(json.dumps(draft))


def _facts(state: Practice) -> tuple[object, ...]:
    """Where a set stands, and what is known about who answers it."""
    records = [(code_of(record.puzzle), record.result) for record in state.records]
    return code_of(state.puzzle), state.phase, state.attempts, state.shown, records, state.known


def test_sure_and_guess_take_the_place_of_check(keeper: keeping.Keeper) -> None:
    mjw.settings(confidence=True)
    try:
        widget = practice()
        offered = [(each["id"], each["label"], each["key"]) for each in widget.view["actions"]]
        assert offered[:2] == [("check", "I'm sure", "Enter"), ("guess", "I'm guessing", "q")]
        keys = widget.view["keys"]
        assert keys[keys.index("enter") + 1] == "guess"
        given = {"turn": widget.view["turn"], "response": key_of(widget.state)}
        widget._on_message(widget, {"id": 1, "action": "guess", **given}, [])
    finally:
        mjw.settings(confidence=False)
    assert [answer.is_sure for answer in keeper.answers()] == [False]


def test_trouble_in_keeping_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "file"))
    this_program.keeper.cache_clear()
    widget = shown(practice())
    told = dict(widget.trouble)
    assert "can't be saved in their folder" in told["text"]
    assert told["details"] == ""
    widget.check(key_of(widget.state))
    assert widget.view["phase"] == "answered_right"
    assert shown(practice(seed="other")).trouble == told  # as long as it lasts, in each set once
    assert widget.unsaved == 1
    for _ in range(2 * widget.state.of):
        widget.check(key_of(widget.state))
        widget.next()
    assert widget.state.phase is PracticePhase.FINISHED
    said = widget.trouble["text"]
    assert "aren't saved yet" in said
    assert said.endswith(told["text"])  # why, and what to do about it


def shown(widget: PuzzleWidget) -> PuzzleWidget:
    """It is on the page now."""
    widget._repr_mimebundle_()
    return widget


def test_a_set_that_nobody_sees_is_told_nothing(keeper: keeping.Keeper) -> None:
    """As one that is made for a worksheet."""
    keeper.say(StudyError("lost", count=3, lost=1))
    assert not practice().trouble
    assert "is lost" in shown(practice(seed="other")).trouble["text"]


def test_what_went_wrong_counts_as_told_once_somebody_answers(keeper: keeping.Keeper) -> None:
    """A lesson makes the questions of its later steps as well, which nobody sees yet."""
    keeper.tell()
    lost = StudyError("lost", count=3, lost=1)
    keeper.say(lost, is_anew=True)
    hidden, seen = shown(practice()), shown(mjw.predict("Which tile?", mj.tiles("5p")))
    assert "is lost" in hidden.trouble["text"]
    assert not seen.trouble  # once on a page is enough
    assert keeper.untold == (lost.message,)
    assert "is lost" in str(seen.answer("5p"))
    assert "is lost" in seen.trouble["text"]
    assert keeper.untold == ()


@pytest.mark.usefixtures("keeper")
def test_an_answer_to_a_prediction_that_cannot_be_saved_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def refused(*_: object) -> None:
        raise StudyError("full")

    monkeypatch.setattr(_way, "next_place", lambda: Place("2-04-tenpai-and-waits.ipynb", "the-gap"))
    asked = mjw.predict("Which tile?", mj.tiles("5p"))
    monkeypatch.setattr(SqlStore, "append", refused)
    monkeypatch.setattr(Pending, "add", full)
    assert "The disk is full" in str(asked.answer("5p"))
    assert asked.view["said"]["tone"] == "right"
    assert asked.unsaved == 1


def test_a_full_disk_is_told_in_each_set_and_in_code_until_there_is_room(
    keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def refused(*_: object) -> None:
        raise StudyError("full")

    first, second = shown(practice()), practice(seed="other")
    for _ in range(2):
        with monkeypatch.context() as for_now:
            for_now.setattr(type(keeper._store), "append", refused)
            for_now.setattr(keeper.pending, "add", full)
            said = first.check(key_of(first.state))
            assert "The disk is full" in str(said)
            assert "The disk is full" in shown(second).trouble["text"]
            for again in (first.next(), second.check(key_of(second.state))):
                assert "The disk is full" not in str(again)
        for widget in (first, second):
            widget.next()
            widget.check(key_of(widget.state))
            assert widget.unsaved == 0
            assert not widget.trouble
            widget.next()


@pytest.mark.parametrize("saves", ["timer", "another set"])
@pytest.mark.parametrize("also", ["", "One of your answers is damaged and can't be read."])
def test_once_there_is_room_no_page_says_that_something_is_unsaved(
    saves: str, also: str, keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A timer saves all, or an answer to another set does: the page does not ask on leaving."""

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def refused(*_: object) -> None:
        raise StudyError("full")

    async def lesson() -> None:
        keeper.tell()
        first, made_meanwhile, other = practice(), None, practice(seed="other")
        for _ in range(2):  # and the next time it is told again
            if also:
                keeper.say(StudyError("spoilt", count=1), is_anew=True)
            with monkeypatch.context() as for_now:
                for_now.setattr(SqlStore, "append", refused)
                for_now.setattr(Pending, "add", full)
                first.check(key_of(first.state))
                made_meanwhile = practice(seed="third")
            assert "The disk is full" in first.trouble["text"]
            assert (first.unsaved, made_meanwhile.unsaved) == (1, 1)
            if saves == "timer":
                await asyncio.to_thread(keeper._try_again)
            else:
                other.check(key_of(other.state))
                other.next()
            await asyncio.sleep(0)
            assert (first.unsaved, made_meanwhile.unsaved) == (0, 0)
            assert first.trouble == ({"text": also, "details": ""} if also else {})
            first.next()

    run_apart(lesson())


def test_all_that_went_wrong_is_told(keeper: keeping.Keeper) -> None:
    """What is told later does not hide what nobody has heard yet."""
    keeper.say(StudyError("lost", count=3, lost=1))
    keeper.say(StudyError("locked"))
    said = shown(practice()).trouble["text"]
    assert "At least one answer is lost." in said
    assert "Another program is using" in said


@pytest.mark.parametrize(
    "begin", [practice, lambda: mjw.dojo("fu", step="total", n=4)], ids=["set", "dojo"]
)
def test_an_answer_to_a_question_that_a_page_was_laid_with_is_none_to_a_later_one(
    keeper: keeping.Keeper, begin: Callable[[], PuzzleWidget]
) -> None:
    laid = begin()
    told = {"id": 1, "turn": laid.view["turn"], "action": "check", "response": key_of(laid.state)}
    laid.check(key_of(laid.state))
    laid.next()
    laid.skip()
    later, before = begin(), keeper.answers()
    assert later.state.number == 3
    later._handle_custom_msg(told, [])
    assert (keeper.answers(), later.answered, later.draft) == (before, 1, {})


def test_a_question_that_is_asked_again_has_the_number_it_was_laid_with() -> None:
    assert practice().view["turn"] == practice().view["turn"]
