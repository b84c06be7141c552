"""A set as it was left, from the answers that were kept of it.

The answers are given once more to the set as it begins. Nothing is chosen again: which question
follows is known from the next answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from mjteach.core.errors import MjteachError
from mjteach.puzzles.base import AnswerFinding, Outcome, Puzzle
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.practice import Practice, PracticePhase, seed_of

from .answer import AFRESH, SKIPPED, Answer, named_by

_STEPS: Final = 3
"""At most so many lie between one answer and the next, beside the questions that a review leaves
out: the end of a set, and its review."""


def resumed(begun: Practice, answers: Sequence[Answer]) -> Practice:
    """The set ``begun`` after its answers; what fits no more is left out.

    It stands at the last question that was answered, with its verdict. What came of a question that
    the course asks otherwise by now counts, and the set goes on behind it.

    >>> from mjteach.puzzles.practice import start
    >>> resumed(start("fu_count", n=5, seed="tuesday"), ()).number
    1
    """
    return [begun, *(state for state, _ in steps(begun, answers))][-1]


def steps(begun: Practice, answers: Sequence[Answer]) -> Iterator[tuple[Practice, Answer | None]]:
    """The set ``begun`` as it was gone through: at each question, and after each answer with it.

    Of two windows one may have been asked what the other was not: that is left out.
    """
    round_ = _in_turn(begun, since_afresh(answers))
    state = begun
    for answer, following in zip_longest(round_, round_[1:]):
        try:
            there = _at(state, answer)
            if there is None:
                continue
            state = _after(there, answer, following)
        except MjteachError:
            return
        yield there, None
        yield state, answer


def _in_turn(begun: Practice, answers: Sequence[Answer]) -> Sequence[Answer]:
    """Answers as the set asks its questions: in their own order a clock that went back shows."""
    seeds = [begun.seed]
    for _ in {answer.seed for answer in answers}:
        seeds.append(seed_of(seeds[-1], 0))
    found = dict.fromkeys((*seeds, *(answer.seed for answer in answers)))
    turn = {seed: place for place, seed in enumerate(found)}
    return sorted(answers, key=lambda one: (turn[one.seed], one.is_review, one.number))


def since_afresh(answers: Sequence[Answer]) -> Sequence[Answer]:
    """The answers since their set was last begun afresh."""
    return [one for one in open_round(answers) if not one.is_mark]


def open_round(kept: Sequence[Answer]) -> Sequence[Answer]:
    """The same, and when they were handed in: what is over once the set is begun afresh."""
    over = ended(kept)
    return [one for one in kept if one.outcome != AFRESH and one.id not in over]


def ended(kept: Sequence[Answer]) -> set[str]:
    """The ids of what was kept of a set before it was last begun afresh.

    A mark that names nothing means all before it in time.
    """
    over = set[str]()
    for place, one in enumerate(kept):
        if one.outcome == AFRESH:
            named = named_by(one)
            over.update((each.id for each in kept[:place]) if named is None else named)
    return over


def response_of(state: Practice, answers: Sequence[Answer]) -> Mapping[str, Any]:
    """The response that the verdict in sight is about; none where there is no verdict."""
    if state.phase not in (PracticePhase.RIGHT, PracticePhase.WRONG):
        return {}
    told = (
        answer.response
        for answer in reversed(answers)
        if _is_at_question(state, answer) and answer.tries == state.attempts
    )
    return next(told, {})


def _at(state: Practice, answer: Answer) -> Practice | None:
    """The set at the question of an answer, or at what is there now; None where neither is met.

    In a planned set answers in between may be out of reach right now.
    """
    if _is_at_question(state, answer):
        return state
    asked = _asked(answer)
    missing = max(0, answer.number - state.number) if state.plan else 0
    for _ in range(_STEPS + len(state.records) + missing):
        is_over = state.phase is PracticePhase.FINISHED
        if _is_at_question(state, answer) or (asked is None and _is_in_place(state, answer)):
            return state
        if is_over and answer.seed != state.seed:
            state = state.again().practice
        elif (state.reviewing or missing) and state.phase is PracticePhase.ASKING:
            state = state.skip().practice
        else:
            state = replace(state, ahead=None if state.reviewing else asked).next().practice
    return None


def _asked(answer: Answer) -> Puzzle | None:
    """The question of an answer; None where the course asks it otherwise by now."""
    with suppress(MjteachError):
        return open_code(answer.code)
    return None


def _is_in_place(state: Practice, answer: Answer) -> bool:
    """Whether a set stands where an answer was given, whatever is asked there by now."""
    place = (answer.seed, answer.is_review, answer.number)
    is_open = state.phase is not PracticePhase.FINISHED
    return is_open and (state.seed, state.reviewing, state.number) == place


def _is_at_question(state: Practice, answer: Answer) -> bool:
    return _is_in_place(state, answer) and code_of(state.puzzle) == answer.code


def _after(state: Practice, answer: Answer, following: Answer | None) -> Practice:
    """The set after an answer, with the hints and the working that were seen before it."""
    seen = state.shown or answer.was_shown
    before = replace(state, hints_used=answer.hints, shown=seen)
    if answer.outcome == SKIPPED:
        if state.of and following is not None and _is_in_place(state, following):
            return before  # in another window, or on another computer, it was answered
        is_next = following is not None and following.number == answer.number + 1
        ahead = _asked(following) if following is not None and is_next else None
        return replace(before, ahead=ahead).skip().practice
    if code_of(state.puzzle) != answer.code:
        return _credited(before, answer, following)
    if state.phase is PracticePhase.RIGHT:
        before = before.again().practice
    return before.check(answer.response).practice


def _credited(state: Practice, answer: Answer, following: Answer | None) -> Practice:
    """The set after an answer to what is another question by now: what came of it counts.

    Nothing is graded anew, and no verdict stands at a question that nobody has seen: the set goes
    on behind what was right; what was left wrong is asked anew, and so is what stands alone.
    """
    is_right = answer.outcome == Outcome.CORRECT.value
    told = replace(
        state,
        phase=PracticePhase.RIGHT if is_right else PracticePhase.WRONG,
        finding=AnswerFinding(answer.finding) if answer.finding else None,
        attempts=answer.tries,
    )
    if following is not None:
        return told
    anew = replace(state, hints_used=0, shown=False)
    return told.next().practice if is_right and state.of else anew
