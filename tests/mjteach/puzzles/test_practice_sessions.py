"""Whole sets played by a script: all that is asked, said and believed on the way.

A learner holds one false rule for some questions, then another beside it; now and then a line is
blank or an answer makes no sense. Every step is compared with a golden file, written anew, on
purpose only, by::

    python -m pytest tests/mjteach/puzzles/test_practice_sessions.py --write-goldens
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mjteach.puzzles.base import Key, Puzzle
from mjteach.puzzles.diagnosis.causes import Cause, differences_of
from mjteach.puzzles.diagnosis.choosing import in_play, told_by
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice, Step, start
from mjteach.puzzles.questions import Response
from support.golden import Cell, Row, compare
from support.puzzles.plain import parts_of
from support.puzzles.samples import answer_with, right_answer
from support.puzzles.thoughtless import anything

GOLDEN = Path(__file__).parents[2] / "data" / "sessions"

SCRIPT = """
    again one again one again one why hint again one again right next
    one why hint next
    hint one again hint one again right why next
    one again both again other again right next
    one prepared next
    absurd again absurd again other again absurd again absurd again absurd again absurd next
    bare again slip again right next
    blank skip
    both prepared next
    slip again elsewhere again slip again right next
    elsewhere again elsewhere why next
    other next
    next other next hint right again one why next bare prepared next one next one next
    one next one next one next one next again
    why hint one next
"""
"""Steps and sorts of answers, question by question, then those of the review and of a new set.

A step that makes no sense where it comes is part of the test.
"""

STEPS = ("again", "why", "hint", "next", "skip", "prepared")

SESSIONS = [
    ("fu_count", 1, None),
    ("rule_compare", 2, "5-1"),
    ("wait_finder", 2, None),
    ("call_choice", 4, "2-06"),
    ("fu_count", 4, None),
    ("furiten_judge", 2, None),
    ("korean_count", 1, None),
    ("next_hand", 2, None),
]
"""Kinds and levels, some in a lesson, where questions of earlier ones come between."""


class Learner:
    """Somebody who goes by the same false rules of a kind wherever they show."""

    def __init__(self) -> None:
        self.held: dict[str, tuple[int, ...]] = {}

    def answer(self, state: Practice, sort: str) -> Response:
        """An answer of a sort to the open question; ``one`` is the first false rule alone."""
        puzzle, right = state.puzzle, right_answer(state.kind, state.puzzle)
        fields, rng = puzzle.question.fields, random.Random(f"{question(puzzle)} {state.attempts}")
        match sort:
            case "right":
                return right
            case "blank":
                return {}
            case "bare":
                return {field.id: right[field.id] for field in fields if not field.optional}
            case "slip":
                field = rng.choice(fields)
                return {**right, field.id: anything(field, puzzle, rng)}
            case "absurd":
                return {field.id: anything(field, puzzle, rng) for field in fields}
            case "elsewhere":
                return answer_with(puzzle, by_another_rule(state))
        return answer_with(puzzle, self.believed(state, sort))

    def believed(self, state: Practice, which: str) -> Key:
        """The answer of the first, the other, or both false rules; else of one that shows."""
        asked = shown(state.kind, state.puzzle)
        rows = range(len(state.kind.mistakes))
        showing = [row for row in rows if asked.shows(asked.row(row))]
        one, other = self.held.setdefault(state.kind.id, tuple([*showing, 0, 0][:2]))
        causes = {"one": Cause((one,)), "other": Cause((other,)), "both": Cause((one, other))}
        answer = asked.answers(causes[which])[0]
        return answer if asked.shows(answer) or not showing else asked.row(showing[-1])


def by_another_rule(state: Practice) -> Key:
    """The answer at the first table where it is another; the right one where it is none."""
    asked = shown(state.kind, state.puzzle)
    others = (Cause(difference=each) for each in differences_of(state.kind, state.puzzle.rules))
    answers = (asked.answers(cause)[0] for cause in others)
    return next(filter(asked.shows, answers), asked.key)


def session(kind: str, level: int, older: str | None) -> Iterator[Row]:
    """Every step of a set of twelve questions: what it was, and words for what came of it."""
    state = start(kind, level=level, n=12, seed="golden", older=older)
    learner = Learner()
    for place, word in enumerate(SCRIPT.split(), 1):
        if word == "prepared":
            state, said = Step(state.prepared(), Feedback(state.puzzle.prompt))
        elif word in STEPS:
            state, said = getattr(state, word)()
        else:
            state, said = state.check(learner.answer(state, word))
        finding = said.finding.value if said.finding else "-"
        causes = ",".join(state.suspects) or "-"
        about = f"{place} {question(state.puzzle)} {word} {finding} {causes}"
        yield Row(about, tuple(cells(f"{place} {word}", state, said)))


def cells(name: str, state: Practice, said: Feedback) -> Iterator[Cell]:
    """What is said in a step, where the set stands after it, and what is believed."""
    known, asked = state.tracked, shown(state.kind, state.puzzle)
    weights = in_play(known)
    stands = {
        "stands": (state.phase, state.result, state.number, state.of, state.regained),
        "counted": (state.attempts, state.hints_used, state.blamed, state.shown, state.is_older),
        "ahead": state.ahead and question(state.ahead),
        "left": [question(puzzle) for puzzle in state.queue],
        "records": [record[1:] for record in state.records],
        "fields": asked.fields,
    }
    believes = {
        "told": state.told,
        "chances": [(*cause, chance) for cause, chance in known.chances.items()],
        "habit": (known.habit.rate, len(known.habit.wrongs), known.scales),
        "would tell": told_by(known, state.puzzle, weights) if weights else 0,
    }
    yield Cell(f"{name}: said", tuple(parts_of((said.verdict, said.lines, said.tree, said))))
    yield Cell(f"{name}: stands", tuple(stands.items()))
    yield Cell(f"{name}: believes", tuple(believes.items()))


def question(puzzle: Puzzle) -> str:
    """Its code, which stays the same when the kind gets a new version."""
    return re.sub(r"\.\d+", "", code_of(puzzle), count=1)


@pytest.mark.parametrize(("kind", "level", "older"), SESSIONS)
def test_nothing_said_or_believed_has_changed(
    kind: str, level: int, older: str | None, pytestconfig: pytest.Config
) -> None:
    head = f"{kind}, level {level}: said stands believes"
    lines = (head, *session(kind, level, older))
    compare(GOLDEN / f"{kind}-{level}.txt", lines, pytestconfig)
