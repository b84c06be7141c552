"""A set as it was left, from the answers that were kept of it.

The answers are given once more to the set as it begins. Nothing is chosen again: which question
follows is known from the next answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from mjteach.core.errors import MjteachError
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.practice import Phase, Practice

from .answer import AFRESH, SKIPPED, Answer

_STEPS: Final = 3
"""At most so many lie between one answer and the next, beside the questions that a review leaves
out: the end of a set, and its review."""


def resumed(begun: Practice, answers: Sequence[Answer]) -> Practice:
    """The set ``begun`` after its answers, in the order of time; what fits no more is left out.

    It stands at the last question that was answered, with its verdict. A question that the course
    asks otherwise by now is not gone back to, and neither is what came after it.

    >>> from mjteach.puzzles.practice import start
    >>> resumed(start("fu_count", n=5, seed="tuesday"), ()).number
    1
    """
    last = max((n for n, answer in enumerate(answers) if answer.outcome == AFRESH), default=-1)
    round_ = answers[last + 1 :]
    state = begun
    for answer, following in zip_longest(round_, round_[1:]):
        try:
            there = _at(state, answer)
            if there is None:
                break
            state = _after(there, answer, following)
        except MjteachError:
            break
    return state


def response_of(state: Practice, answers: Sequence[Answer]) -> Mapping[str, Any]:
    """The response that the verdict in sight is about; none where there is no verdict."""
    if state.phase not in (Phase.RIGHT, Phase.WRONG):
        return {}
    told = (
        answer.response
        for answer in reversed(answers)
        if _place(state) == _place_of(answer) and answer.tries == state.attempts
    )
    return next(told, {})


def _at(state: Practice, answer: Answer) -> Practice | None:
    """The set at the question of an answer; None where it does not lead there."""
    for _ in range(_STEPS + len(state.records)):
        is_over = state.phase is Phase.FINISHED
        if not is_over and _place(state) == _place_of(answer):
            return state
        if is_over and answer.seed != state.seed:
            state = state.again().practice
        elif state.reviewing and state.phase is Phase.ASKING:
            state = state.skip().practice
        else:
            ahead = None if state.reviewing else open_code(answer.code)
            state = replace(state, ahead=ahead).next().practice
    return None


def _place(state: Practice) -> tuple[object, ...]:
    return state.seed, state.reviewing, state.number, code_of(state.puzzle)


def _place_of(answer: Answer) -> tuple[object, ...]:
    return answer.seed, answer.is_review, answer.number, answer.code


def _after(state: Practice, answer: Answer, following: Answer | None) -> Practice:
    """The set after an answer, with the hints and the working that were seen before it."""
    seen = state.shown or answer.was_shown
    state = replace(state, hints_used=answer.hints, shown=seen)
    if answer.outcome == SKIPPED:
        is_next = following is not None and following.number == answer.number + 1
        ahead = open_code(following.code) if following is not None and is_next else None
        return replace(state, ahead=ahead).skip().practice
    if state.phase is Phase.RIGHT:
        state = state.again().practice
    return state.check(answer.response).practice
