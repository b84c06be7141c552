"""Why an answer is what it is (misconceptions, section 2).

The same question is answered under other rules and under each false rule; what equals the
learner's answer explains it. Where the best explanation is not clearly ahead, nothing is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mjteach.core.message import Param

from .base import (
    Diagnosis,
    Finding,
    Grade,
    Key,
    Outcome,
    Puzzle,
    PuzzleKind,
    RuleDifference,
)
from .canonical import is_blank
from .games import Game
from .grading import grade
from .questions import Response
from .suspects import Answer, double, predictions, single

__all__ = ["diagnose", "predictions"]


def diagnose(
    kind: PuzzleKind, puzzle: Puzzle, response: Response, suspected: Sequence[str] = ()
) -> tuple[Grade, Diagnosis]:
    """The grade of ``response`` and what lies behind it.

    ``suspected`` are the codes already suspected for this learner; they go first where several
    explain the answer. Right answers carry no code.

    >>> from .generate import generate
    >>> from .registry import kind
    >>> waits, puzzle = kind("wait_finder"), generate("wait_finder", level=1, seed="1")
    >>> key = waits.key(puzzle.content, puzzle.rules)
    >>> diagnose(waits, puzzle, {"waits": key["waits"]})[1].finding
    <Finding.CORRECT: 'correct'>
    """
    given, forms = kind.read(puzzle, response)
    key = kind.key(puzzle.content, puzzle.rules)
    graded = grade(puzzle, given, key, kind.headline)
    if graded.outcome is Outcome.BLANK:
        return graded, Diagnosis(Finding.NOT_ATTEMPTED)
    first = _first_to_look_at(graded)
    if first is None:
        return graded, Diagnosis(Finding.FORM if forms else Finding.CORRECT, forms=forms)
    found = _explained(kind, puzzle, _answer(puzzle, given, key), suspected)
    if graded.outcome is Outcome.CORRECT:
        found = found._replace(finding=Finding.CORRECT_SILENT)
    return graded, found._replace(first_wrong=first, forms=forms)


def _first_to_look_at(graded: Grade) -> str | None:
    """The first part that is wrong; of an answer that is only incomplete, the first blank one."""
    if graded.first_wrong is not None:
        return graded.first_wrong.field
    if graded.outcome is Outcome.CORRECT:
        return None
    return next(part.field for part in graded.parts if part.outcome is Outcome.BLANK)


def _answer(puzzle: Puzzle, given: Response, key: Key) -> Answer:
    asked = (field.id for field in puzzle.question.fields if field.id in key)
    return Answer(given, key, tuple(id for id in asked if not is_blank(given.get(id))))


def _explained(
    kind: PuzzleKind, puzzle: Puzzle, answer: Answer, suspected: Sequence[str]
) -> Diagnosis:
    """Other rules first, then one false rule, then two; then the same without what is computed."""
    if not answer.wrong:
        return Diagnosis(Finding.UNEXPLAINED)
    differences = tuple(_differences(kind, puzzle, answer))
    if differences:
        return Diagnosis(Finding.RULE_DIFFERENCE, differences=differences)
    shown = predictions(kind, puzzle)
    computed = _computed(kind, puzzle, answer.key)
    basis = answer._replace(fields=tuple(id for id in answer.fields if id not in computed))
    for part in (answer, basis) if basis.wrong else (answer,):
        found = single(shown, part, suspected) or double(kind, puzzle, shown, part)
        if found is not None:
            return found
    is_slip = basis.fields and not basis.wrong  # every part is right, their sum is not
    return Diagnosis(Finding.SLIP if is_slip else Finding.UNEXPLAINED)


def _computed(kind: PuzzleKind, puzzle: Puzzle, key: Key) -> frozenset[str]:
    """The fields that follow from others: named so, or taken away they come back."""
    return frozenset(kind.follows) | frozenset(
        field.id
        for field in puzzle.question.fields
        if key.get(field.id) is not None
        and kind.derive(puzzle.content, {**key, field.id: None}).get(field.id) == key[field.id]
    )


def _differences(kind: PuzzleKind, puzzle: Puzzle, answer: Answer) -> Iterable[RuleDifference]:
    """The options under another value of which the answer would be right."""
    for option in kind.options:
        for value in _other_values(kind.game, option, getattr(puzzle.rules, option)):
            rules = kind.game.replace_options(puzzle.rules, **{option: value})
            if answer.fits(kind.key(puzzle.content, rules)):
                yield RuleDifference(option, value, _stating(kind.game, option, value))


def _other_values(game: Game, option: str, here: object) -> Iterable[Param]:
    """The other values of an option; of an amount those that some rule set has."""
    allowed = game.options[option].allowed
    if isinstance(allowed, range):
        allowed = tuple(dict.fromkeys(getattr(row.rules, option) for row in game.presets.values()))
    yield from (value for value in allowed if value != here)  # type: ignore[misc]


def _stating(game: Game, option: str, value: object) -> tuple[str, ...]:
    """The rule sets whose source says so."""
    return tuple(
        id
        for id, row in game.presets.items()
        if row.states(option) and getattr(row.rules, option) == value
    )
