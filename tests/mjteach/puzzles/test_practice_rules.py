"""What a set does by its own rules, whatever is asked: results, reviews, older questions, ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from mjteach.core.errors import GenerationError, MjteachError, PuzzleError
from mjteach.core.message import Message, msg
from mjteach.puzzles import practice as practices
from mjteach.puzzles.base import AnswerFinding, Evidence, RuleDifference
from mjteach.puzzles.course import Taught
from mjteach.puzzles.diagnosis.naming import Conclusions, MisconceptionStanding, NamedMisconception
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.generate import generate
from mjteach.puzzles.practice import (
    Practice,
    PracticePhase,
    QuestionRecord,
    Result,
    planned,
    single,
    start,
)
from support.puzzles.samples import right_answer

SET = start("tile_name", n=3, seed="rules")
OTHER = start("dice_seat", n=3, seed="rules")


def right(state: Practice) -> Practice:
    """The set after a right answer."""
    return state.check(right_answer(state.kind, state.puzzle)).practice


# ---- how a question stands

SILENT, BARE, DIFFERENT = (
    AnswerFinding.CORRECT_SILENT,
    AnswerFinding.CORRECT_BARE,
    AnswerFinding.RULE_DIFFERENCE,
)


@pytest.mark.parametrize(
    ("phase", "finding", "attempts", "hints", "shown", "result"),
    [
        (PracticePhase.RIGHT, AnswerFinding.CORRECT, 1, 0, False, Result.FIRST_TRY),
        (PracticePhase.RIGHT, AnswerFinding.FORM, 1, 0, False, Result.FIRST_TRY),
        (PracticePhase.RIGHT, AnswerFinding.CORRECT, 2, 0, False, Result.LATER),
        (PracticePhase.RIGHT, AnswerFinding.CORRECT, 1, 1, False, Result.LATER),
        (PracticePhase.RIGHT, SILENT, 1, 0, False, Result.SILENT),
        (PracticePhase.RIGHT, BARE, 2, 1, False, Result.SILENT),
        (PracticePhase.RIGHT, AnswerFinding.CORRECT, 2, 0, True, Result.MISSED),
        (PracticePhase.RIGHT, SILENT, 2, 0, True, Result.MISSED),
        (PracticePhase.WRONG, DIFFERENT, 1, 0, False, Result.OTHER_RULES),
        (PracticePhase.ASKING, DIFFERENT, 1, 0, False, Result.OTHER_RULES),
        (PracticePhase.WRONG, DIFFERENT, 1, 0, True, Result.MISSED),
        (PracticePhase.WRONG, AnswerFinding.MISCONCEPTION, 1, 0, False, Result.MISSED),
        (PracticePhase.ASKING, SILENT, 1, 0, False, Result.MISSED),
        (PracticePhase.ASKING, AnswerFinding.CORRECT, 1, 0, False, Result.MISSED),
        (PracticePhase.ASKING, None, 0, 0, False, Result.SKIPPED),
        (PracticePhase.ASKING, None, 0, 2, False, Result.SKIPPED),
    ],
)
def test_how_a_question_ended(
    phase: PracticePhase,
    finding: AnswerFinding | None,
    attempts: int,
    hints: int,
    *,
    shown: bool,
    result: Result,
) -> None:
    state = replace(
        SET, phase=phase, finding=finding, attempts=attempts, hints_used=hints, shown=shown
    )
    assert state.result is result


@pytest.mark.parametrize(
    ("phase", "changes", "actions"),
    [
        (PracticePhase.ASKING, {}, "check hint skip"),
        (PracticePhase.RIGHT, {"finding": AnswerFinding.CORRECT}, "next why"),
        (PracticePhase.RIGHT, {"finding": SILENT}, "next again why"),
        (PracticePhase.RIGHT, {"finding": BARE}, "next again why"),
        (PracticePhase.WRONG, {}, "again hint why next"),
        (PracticePhase.WRONG, {"shown": True}, "again next"),
        (PracticePhase.FINISHED, {}, "again"),
        (PracticePhase.FINISHED, {"queue": (SET.puzzle,)}, "next again"),
    ],
)
def test_what_can_be_done_now(
    phase: PracticePhase, changes: dict[str, object], actions: str
) -> None:
    assert replace(SET, phase=phase, **changes).actions == tuple(actions.split())


def test_after_a_wrong_single_question_nothing_deals_another_one() -> None:
    alone = replace(SET, of=0, phase=PracticePhase.WRONG)
    assert alone.actions == ("again", "hint", "why")
    assert not alone.is_done
    told = replace(alone, shown=True)
    assert told.actions == ("again", "next")
    assert told.is_done


def test_what_was_right_once_stays_done_while_its_lines_are_filled_in() -> None:
    blamed = (AnswerFinding.UNEXPLAINED.value, BARE.value)
    reopened = replace(SET, of=0, finding=BARE, blamed=blamed)
    assert reopened.phase is PracticePhase.ASKING
    assert reopened.is_done
    assert not replace(reopened, blamed=blamed[:1]).is_done


@pytest.mark.parametrize(
    ("phase", "finding", "reopens"),
    [
        (PracticePhase.ASKING, None, False),
        (PracticePhase.WRONG, AnswerFinding.SLIP, True),
        (PracticePhase.RIGHT, AnswerFinding.CORRECT, False),
        (PracticePhase.RIGHT, BARE, True),
        (PracticePhase.FINISHED, None, False),
    ],
)
def test_where_a_change_of_the_answer_is_the_next_try(
    phase: PracticePhase, finding: AnswerFinding | None, reopens: bool
) -> None:
    assert replace(SET, phase=phase, finding=finding).reopens is reopens


@pytest.mark.parametrize("action", ["check", "hint", "why", "next", "skip"])
def test_after_a_wrong_answer_all_that_is_not_offered_can_be_done_as_well(action: str) -> None:
    wrong = SET.check({SET.puzzle.question.fields[0].id: "sheep"}).practice
    assert wrong.phase is PracticePhase.WRONG
    for shown in (False, True):
        state = replace(wrong, shown=shown)
        said = getattr(state, action)(*[{}] * (action == "check")).feedback
        assert said.verdict.id != "feedback.not_now"


def test_a_working_that_was_seen_stays_seen() -> None:
    for shown in (False, True):
        assert replace(right(SET), shown=shown).why().practice.shown is shown
        wrong = SET.check({SET.puzzle.question.fields[0].id: "sheep"}).practice
        again = replace(wrong, phase=PracticePhase.ASKING, shown=shown)
        assert right(again).shown is shown
        assert again.check({again.puzzle.question.fields[0].id: "sheep"}).practice.shown is shown
        assert wrong.why().practice.shown


# ---- what counts for what is believed


@pytest.mark.parametrize(
    ("changes", "counts"),
    [
        ({}, True),
        ({"attempts": 1}, False),
        ({"hints_used": 1}, False),
        ({"reviewing": True}, False),
    ],
)
def test_only_a_first_answer_tells_about_the_learner(
    changes: dict[str, object], *, counts: bool
) -> None:
    (known,) = right(replace(SET, **changes)).known or (None,)
    assert (known is not None) is counts


def test_what_is_believed_stays_beside_that_of_other_kinds() -> None:
    both = right(replace(OTHER, known=right(SET).known))
    assert [known.kind.id for known in both.known] == ["tile_name", "dice_seat"]
    again = right(replace(SET, known=both.known))
    assert [(k.kind.id, len(k.record)) for k in again.known] == [("dice_seat", 1), ("tile_name", 2)]
    assert replace(OTHER, known=again.known).tracked is again.known[0]
    assert replace(OTHER, known=(again.known[1],)).tracked.record == ()


# ---- the review


@pytest.mark.parametrize(
    ("results", "queue"),
    [
        ([Result.FIRST_TRY, Result.LATER, Result.OTHER_RULES], []),
        ([Result.MISSED, Result.LATER, Result.SKIPPED], [0, 2]),
        ([Result.FIRST_TRY, Result.SILENT], [1]),
    ],
)
def test_what_was_missed_comes_again(results: Sequence[Result], queue: list[int]) -> None:
    puzzles = [generate("tile_name", level=1, seed=str(n)) for n, _ in enumerate(results)]
    records = tuple(QuestionRecord(p, r, 1, 0) for p, r in zip(puzzles, results, strict=True))
    last = replace(SET, records=records, number=3, attempts=1, phase=PracticePhase.RIGHT)
    ended = last.next().practice
    assert (ended.phase, len(ended.records)) == (PracticePhase.FINISHED, len(results) + 1)
    assert ended.queue == tuple(puzzles[place] for place in queue)


def test_in_the_review_each_comes_once_and_those_that_are_right_are_counted() -> None:
    state = SET
    for _ in range(3):
        state = state.skip().practice
    missed = state.queue
    assert len(missed) == 3
    seen = []
    for place, step in enumerate((right, lambda each: each, lambda each: right(each.hint()[0])), 1):
        state = (
            state.next().practice
            if state.phase is not PracticePhase.ASKING
            else state.skip().practice
        )
        assert (state.number, state.of, state.reviewing) == (place, 3, True)
        seen.append(state.puzzle)
        state = step(state)
    assert tuple(seen) == missed
    assert (state.regained, state.prepared()) == (1, state)
    ended, said = state.next()
    assert said.lines == (msg("practice.regained", right=2, of=3),)
    assert (ended.phase, ended.reviewing, ended.queue) == (PracticePhase.FINISHED, False, ())
    assert len(ended.records) == 3


def test_a_new_set_begins_with_other_questions_of_its_sort() -> None:
    ended = replace(SET, of=1).skip().practice
    again = ended.again().practice
    assert again.seed == practices.seed_of(SET.seed, 0) != SET.seed
    assert again.puzzle.seed == practices.seed_of(again.seed, 1)
    assert (again.number, again.of, again.phase) == (1, 1, PracticePhase.ASKING)
    codes = ("tile_name.2-1-7", "tile_name.2-1-8")
    same = planned(codes, seed="1").skip().practice.skip().practice.again().practice
    assert (same.puzzle.seed, same.of, same.plan) == ("7", 2, codes)


# ---- the next question


@pytest.mark.parametrize(
    ("of", "first", "second"),
    [
        (1, {1}, {5, 6, 7}),
        (2, {1}, {5, 6, 7}),
        (3, {1, 2}, {5, 6, 7}),
        (4, {1, 2, 3}, {5, 6, 7}),
        (12, {1, 2, 3}, {5, 6, 7}),
        (0, {1, 2, 3}, {5, 6, 7}),
    ],
)
def test_of_every_four_questions_one_is_older_but_never_the_first(
    of: int, first: set[int], second: set[int]
) -> None:
    """After which questions of a set it comes, over many sets."""
    found: list[set[int]] = [set(), set()]
    for seed in range(60):
        state = single(generate("order_cycle", level=1, seed=str(seed)))
        for block, numbers in enumerate((range(1, 4), range(4, 8))):
            after = [n for n in numbers if replace(state, of=of, number=n)._recalls()]
            assert len(after) == 1
            found[block].update(after)
    assert found == [first, second]


def test_an_older_question_is_of_the_first_lesson_whose_question_can_be_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    older = (Taught("dice_seat", 1), Taught("seat_label", 2), Taught("wait_finder", 1))
    state = replace(OTHER, older=older[1:], of=2)
    assert not state.is_older
    asked = state.skip().practice
    assert asked.puzzle.kind in ("seat_label", "wait_finder")
    assert asked.is_older
    assert not replace(asked, older=()).is_older
    made = practices.generate

    def only_seats(kind: str, **more: object) -> object:
        if kind != "seat_label":
            raise GenerationError("attempts", what=kind, attempts=0)
        return made(kind, **more)

    monkeypatch.setattr(practices, "generate", only_seats)
    assert state.skip().practice.puzzle.kind == "seat_label"
    monkeypatch.setattr(practices, "generate", None)
    assert state.skip().practice.puzzle.kind == "dice_seat", "none can be made"


@pytest.mark.parametrize("failing", range(11))
def test_nine_others_are_tried_where_a_question_cannot_be_made(
    failing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight of other seeds, and the own one once more."""
    made, tried = practices.alike, []

    def some_fail(last: object, seed: str) -> object:
        tried.append(seed)
        if len(tried) <= failing:
            raise IndexError
        return made(last, seed)

    monkeypatch.setattr(practices, "alike", some_fail)
    monkeypatch.setattr(practices.Practice, "_has_asked", lambda *_: False)
    after, said = SET.skip()
    assert (said.verdict.id == "feedback.trouble") is (failing == 10)
    assert after.number == (1 if failing == 10 else 2)
    assert len(tried) == min(failing + 1, 10)
    assert len(set(tried)) == min(failing + 1, 9)


@pytest.mark.parametrize(
    ("state", "is_made"),
    [
        (SET, False),
        (right(SET), True),
        (replace(SET, phase=PracticePhase.WRONG), True),
        (replace(SET, phase=PracticePhase.FINISHED), False),
        (replace(right(SET), number=3), False),
        (replace(right(SET), of=0), True),
        (replace(right(SET), reviewing=True), False),
        (replace(right(SET), ahead=OTHER.puzzle), False),
        (planned(("tile_name.2-1-7", "tile_name.2-1-8"), seed="1"), True),
        (planned(("tile_name.2-1-7",), seed="1"), False),
        (
            replace(
                planned(("tile_name.2-1-7", "tile_name.2-1-8"), seed="1"),
                phase=PracticePhase.FINISHED,
            ),
            False,
        ),
    ],
)
def test_when_the_next_question_is_made_ahead(state: Practice, *, is_made: bool) -> None:
    ready = state.prepared()
    assert (ready is not state) is is_made
    assert (ready.ahead is not None) is (is_made or state.ahead is not None)


def test_what_is_made_ahead_is_asked() -> None:
    assert replace(right(SET), ahead=OTHER.puzzle).next().practice.puzzle is OTHER.puzzle


# ---- what goes wrong


@pytest.mark.parametrize(
    ("error", "is_told"),
    [
        (ValueError("defect"), True),
        (GenerationError("attempts", what="sort", attempts=0), True),
        (PuzzleError("no_such_seed", seed="x"), False),
    ],
)
def test_what_a_learner_can_mend_is_no_trouble(
    error: Exception, *, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(practices, "judge", fail)
    if not is_told:
        with pytest.raises(MjteachError):
            SET.check({"name": "east"})
        return
    after, said = SET.check({"name": "east"})
    assert (after.puzzle, said.verdict.id) == (SET.puzzle, "feedback.trouble")
    assert said.lines == (msg("feedback.trouble_next", action="check"),)
    code, action, answer, *trace = said.details.splitlines()
    assert (code, action, answer) == (
        "tile_name.2-1b-" + SET.puzzle.seed,
        "check",
        "{'name': 'east'}",
    )
    assert trace[0].startswith("Traceback")


# ---- the question opened again


@pytest.mark.parametrize("revealed", [False, True])
def test_the_advice_stands_while_the_question_is_open_again(*, revealed: bool) -> None:
    advice = Feedback(
        msg("verdict.wrong"), (msg("hint.example"),), finding=AnswerFinding.SLIP, revealed=revealed
    )
    state, said = replace(SET, phase=PracticePhase.WRONG, said=advice).again()
    assert (state.phase, said.verdict) == (PracticePhase.ASKING, msg("feedback.again"))
    assert said.lines == (() if revealed else advice.lines)
    assert said.finding is None
    assert replace(SET, phase=PracticePhase.WRONG).again().feedback.lines == ()


# ---- the end of a set


def named(code: str, standing: MisconceptionStanding) -> NamedMisconception:
    return NamedMisconception(code, standing, 0.5, Evidence(5, 1))


FOUND = named("U07", MisconceptionStanding.FOUND), named("U08", MisconceptionStanding.FOUND)
SUSPECTED = (
    named("U09", MisconceptionStanding.SUSPECTED),
    named("U10", MisconceptionStanding.SUSPECTED),
)
CLEARED, DOUBTED = (
    named("U11", MisconceptionStanding.CLEARED),
    named("U12", MisconceptionStanding.DOUBTED),
)
ELSEWHERE = tuple(RuleDifference("renpuu_pair_fu", value, ("wrc",)) for value in (2, 4))
FIRST, LATER, MISSED = Result.FIRST_TRY, Result.LATER, Result.MISSED


@pytest.mark.parametrize(
    ("results", "known", "lines"),
    [
        ([FIRST] * 5, Conclusions(FOUND), [msg("practice.all_right")]),
        ([FIRST] * 4, Conclusions(FOUND), []),
        (
            [FIRST, MISSED],
            Conclusions((CLEARED, *SUSPECTED, *FOUND), ELSEWHERE),
            [
                msg("feedback.found", what=Message("mistake.U07.name"), fits=5, against=1),
                Message("mistake.U07.rule"),
            ],
        ),
        (
            [FIRST, LATER],
            Conclusions((CLEARED, *SUSPECTED), ELSEWHERE),
            [
                msg(
                    "practice.other_rules",
                    rulesets=(OTHER.kind.game.preset("wrc").title,),
                    option=msg("rule.renpuu_pair_fu.name"),
                )
            ],
        ),
        ([LATER], Conclusions((CLEARED, *SUSPECTED)), [Message("mistake.U09.rule")]),
        (
            [MISSED, FIRST, FIRST, FIRST],
            Conclusions((CLEARED, DOUBTED)),
            [msg("practice.cleared", what=Message("mistake.U11.name"))],
        ),
        ([MISSED, FIRST, FIRST], Conclusions((CLEARED,)), [msg("practice.come_back")]),
        (
            [FIRST, FIRST, FIRST, FIRST, MISSED],
            Conclusions((CLEARED,)),
            [msg("practice.come_back")],
        ),
        (
            [MISSED],
            Conclusions((named("U13", MisconceptionStanding.FOUND),)),
            [msg("practice.come_back")],
        ),
        ([FIRST, Result.OTHER_RULES], Conclusions(), []),
        ([LATER, LATER, MISSED], Conclusions((DOUBTED,)), [msg("practice.found_later", count=2)]),
        ([FIRST, MISSED, Result.OTHER_RULES], Conclusions(), [msg("practice.come_back")]),
    ],
)
def test_the_end_of_a_set_says_one_thing(
    results: Sequence[Result],
    known: Conclusions,
    lines: list[Message],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(practices, "told", lambda _: known)
    suspects = ("U11", "U07", "U09")
    records = tuple(
        QuestionRecord(SET.puzzle, result, 1, 0, () if result is FIRST else suspects)
        for result in results
    )
    queue = (SET.puzzle,) * results.count(MISSED)
    said = [*practices._summary(replace(SET, records=records, queue=queue))]
    assert said == lines


@pytest.mark.parametrize("standing", [MisconceptionStanding.FOUND, MisconceptionStanding.SUSPECTED])
@pytest.mark.parametrize("topics", ["turns after_call", "after_kan"])
def test_the_end_of_a_set_says_a_rule_in_the_words_of_its_question(
    standing: MisconceptionStanding, topics: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in those of a later lesson, nor in those of another question that came last."""
    asked = start("next_action", level=2, n=2, seed="rules", topics=topics)
    known = Conclusions((named("H08", standing),))
    monkeypatch.setattr(practices, "told", lambda _: known)
    records = (
        QuestionRecord(asked.puzzle, MISSED, 1, 0, ("H08",)),
        QuestionRecord(SET.puzzle, FIRST, 1, 0),
    )
    *_, said = practices._summary(replace(asked, puzzle=SET.puzzle, records=records))
    assert said == asked.kind.rule_against(asked.puzzle, "H08")
    assert (said.id == "puzzle.next_action.rule.H08") is (topics == "turns after_call")
