"""Made pupils: somebody who errs by one rule and in nothing else, to try a report with.

They are no people. What they answer follows from the tables of mistakes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

from mjteach.core.tileset import generator
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.mistakes import Mistake
from mjteach.puzzles.practice import Practice, PracticePhase, planned
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import kind as kind_of

from .answer import Answer
from .clock import moment
from .handed import Handed, handed
from .names import set_id_of
from .written import answer_of

_BEGUN: Final = moment("2026-01-12T09:00:00")
_SECONDS: Final = 20
_SHARED, _OFTEN = 4, 12
"""So many false rules are so many times as common as others: what one class has heard."""


def made_class(codes: Sequence[str], word: str, pupils: int) -> Iterator[Handed]:
    """What so many made pupils hand in of a set, each with a false rule or none.

    The same word gives the same class.
    """
    asked = [open_code(code) for code in codes]
    rows = [
        row
        for row in kind_of(asked[0].kind).mistakes
        if any(by_rule(puzzle, row) != by_rule(puzzle, None) for puzzle in asked)
    ]
    chance = generator(f"class/{word}")
    heard = chance.sample(rows, min(_SHARED, len(rows)))
    weights = [row.common * (_OFTEN if row in heard else 1) for row in rows]
    for _ in range(pupils):
        row = chance.choices([None, *rows], [sum(weights) / 6 or 1, *weights])[0]
        yield handed(answered(codes, word, partial(by_rule, row=row)))


def answered(
    codes: Sequence[str], word: str, answer: Callable[[Puzzle], Response]
) -> tuple[Answer, ...]:
    """A set as somebody answers it who checks every question once."""
    state: Practice = planned(codes, seed=word)
    set_id, at, kept = set_id_of(state), _BEGUN, []
    while state.phase is not PracticePhase.FINISHED:
        response = answer(state.puzzle)
        after = state.check(response).practice
        at += timedelta(seconds=_SECONDS)
        kept.append(answer_of(state, after, response, set_id=set_id, at=at, seconds=_SECONDS))
        state = after.next().practice
    return tuple(filter(None, kept))


def by_rule(puzzle: Puzzle, row: Mistake | None) -> Response:
    """What somebody answers who follows a false rule, or none; a given line is not questioned."""
    asked = shown(kind_of(puzzle.kind), puzzle)
    key = asked.key if row is None else asked.row(asked.kind.mistakes.index(row))
    open_fields = (field for field in puzzle.question.fields if field.given is None)
    return {field.id: key[field.id] for field in open_fields if field.id in key}
