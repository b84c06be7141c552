"""Which false rules would give an answer: alone, then two together (misconceptions, section 2.2).

A false rule is a candidate when its answer equals the learner's on every part that was answered.
Rules that change nothing in a question say nothing about the learner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from .base import Diagnosis, Finding, Key, MistakeRow, Puzzle, PuzzleKind, Suspect
from .grading import agrees
from .mistakes import together
from .questions import Response

_CLEAR_LEAD: Final = 2
"""A code is named before another if it is more than so many times as likely."""

_MOST_PAIRS: Final = 3
"""More pairs than this that explain an answer explain nothing."""


class Answer(NamedTuple):
    """A canonical answer beside the key; ``fields`` are those that were answered and count."""

    given: Response
    key: Key
    fields: tuple[str, ...]

    @property
    def wrong(self) -> tuple[str, ...]:
        """The answered fields that are not right."""
        return tuple(id for id in self.fields if not agrees(self.given[id], self.key[id]))

    def fits(self, predicted: Key) -> bool:
        """Whether ``predicted`` says the same in every answered field."""
        return all(agrees(self.given[id], predicted.get(id)) for id in self.fields)


class Prediction(NamedTuple):
    """What someone with one false rule answers."""

    code: str
    common: int
    answer: Key
    row: MistakeRow | None = None


class _Candidate(NamedTuple):
    """A code that alone gives the answer, and what speaks for it."""

    code: str
    is_suspected: bool
    likely: float
    """How common it is, shared among the different answers it may lead to here."""
    changes: int

    @property
    def rank(self) -> tuple[float, ...]:
        """Already suspected, likely, and small false rules first."""
        return (-self.is_suspected, -self.likely, self.changes)


def predictions(kind: PuzzleKind, puzzle: Puzzle) -> tuple[Prediction, ...]:
    """The answer of every false rule that shows in this question."""
    key = kind.key(puzzle.content, puzzle.rules)
    fields = [field for field in puzzle.question.fields if field.id in key]
    asked = [field.id for field in fields if field.given is None]
    given = [field.id for field in fields if field.given is not None]
    found = []
    for row in kind.mistakes:
        answer = row.answer(puzzle.content, puzzle.rules)
        if answer is None or any(not agrees(answer.get(id), key[id]) for id in given):
            continue  # what is told shows that the false rule is false
        if any(not agrees(answer.get(id), key[id]) for id in asked):
            found.append(Prediction(row.code, row.common, answer, row))
    return tuple(found)


def single(
    shown: Iterable[Prediction], answer: Answer, suspected: Sequence[str]
) -> Diagnosis | None:
    """The codes that alone give the answer; named when one is clearly ahead, else ambiguous."""
    answers: dict[str, list[Prediction]] = {}
    for prediction in shown:
        told = answers.setdefault(prediction.code, [])
        if not any(_same(answer, prediction, other) for other in told):
            told.append(prediction)
    found = [
        _Candidate(
            code, code in suspected, common / len(told), len(_changed(answer.key, predicted))
        )
        for code, told in answers.items()
        for _, common, predicted, _row in told
        if answer.fits(predicted)
    ]
    if not found:
        return None
    first, *others = sorted(found, key=lambda candidate: candidate.rank)
    suspects = tuple(Suspect(found.code, len(answer.wrong)) for found in (first, *others))
    clear = all(_is_ahead(first, other) for other in others)
    return Diagnosis(Finding.MISCONCEPTION if clear else Finding.AMBIGUOUS, suspects)


def _same(answer: Answer, one: Prediction, other: Prediction) -> bool:
    """Whether two rows of a code cannot be told apart by what was answered."""
    return all(agrees(one.answer.get(id), other.answer.get(id)) for id in answer.fields)


def _is_ahead(best: _Candidate, other: _Candidate) -> bool:
    """Whether one candidate is clearly likelier than another that explains the answer too."""
    if best.is_suspected != other.is_suspected:
        return True
    return best.likely > _CLEAR_LEAD * other.likely


def double(
    kind: PuzzleKind, puzzle: Puzzle, shown: Sequence[Prediction], answer: Answer
) -> Diagnosis | None:
    """The codes that give the answer two at a time.

    A code that is in every such pair is named; a few pairs without one are ambiguous, many say
    nothing.
    """
    pairs: dict[frozenset[str], tuple[Suspect, ...]] = {}
    for one, other in combinations(shown, 2):
        shares = _shares(answer, one, other)
        if one.code == other.code or not shares:
            continue
        both = _both(kind, puzzle, one, other)
        if both is not None and answer.fits(both):
            pairs.setdefault(frozenset((one.code, other.code)), shares)
    if not pairs:
        return None
    times = Counter(suspect.code for pair in pairs.values() for suspect in pair)
    suspects = tuple(dict.fromkeys(suspect for pair in pairs.values() for suspect in pair))
    ordered = tuple(sorted(suspects, key=lambda s: (-times[s.code], -s.explains)))
    if times[ordered[0].code] == len(pairs):
        return Diagnosis(Finding.MISCONCEPTION, ordered if len(pairs) == 1 else ordered[:1])
    return Diagnosis(Finding.AMBIGUOUS, ordered) if len(pairs) <= _MOST_PAIRS else None


def _shares(answer: Answer, one: Prediction, other: Prediction) -> tuple[Suspect, ...]:
    """Both codes with the wrong parts that each changes; () unless each changes one alone."""
    first = _changed(answer.key, one.answer).intersection(answer.wrong)
    second = _changed(answer.key, other.answer).intersection(answer.wrong)
    if first <= second or second <= first:
        return ()
    return (Suspect(one.code, len(first)), Suspect(other.code, len(second)))


def _changed(key: Key, predicted: Key) -> frozenset[str]:
    return frozenset(id for id in key if not agrees(predicted.get(id), key[id]))


def _both(kind: PuzzleKind, puzzle: Puzzle, one: Prediction, other: Prediction) -> Key | None:
    """The answer of both false rules together."""
    rows = tuple(shown.row for shown in (one, other) if shown.row is not None)
    return together(kind, rows, puzzle.content, puzzle.rules)
