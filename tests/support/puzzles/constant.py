"""How often somebody is right who always says the same: in one field, or in the whole answer."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from mjteach.puzzles.balance import Guess, deciding
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.kind import Kind

ONE: Final = 0.6
ONE_OF_TWO: Final = 0.65
"""The most that one value of a field may be right, and one of only two that ever are."""
ALL: Final = 0.4
WITH_A_REASON: Final = 0.5
"""The most that one whole answer may be right, and a yes or no with its reason."""

ONE_ANSWER: Final = {
    ("pao_split", "suukantsu", "set"): "the fourth kan makes four kans, whoever gave it",
    ("yaku_exclude", "one_han", "less"): "of the first yaku one alone is worth less after a call",
}
"""Topics that a learner chooses and that have one answer only in a field, each with the reason."""


def is_of_one_answer(row: Kind, topics: Sequence[str], constant: Constant) -> bool:
    """Whether a field has only one answer in what a learner has chosen."""
    return any((row.id, topic, constant.guess.field) in ONE_ANSWER for topic in topics)


class Constant(NamedTuple):
    """A guess that is right in so many of the questions that ask for it."""

    guess: Guess
    right: float
    of: float
    most: float
    """The share it may have."""

    @property
    def share(self) -> float:
        """How often it is right."""
        return self.right / self.of

    def is_too_often(self, deviations: float) -> bool:
        """Whether that is beyond its share by more than chance does to a sample."""
        chance = sqrt(self.of * self.most * (1 - self.most))
        return self.right > self.of * self.most + deviations * chance


class Dealt(NamedTuple):
    """What decides in a question: its fields, and the guesses that are right there."""

    fields: tuple[str, ...]
    right: tuple[Guess, ...]


def dealt(row: Kind, puzzle: Puzzle) -> Dealt:
    """The fields that make an answer to a question right or wrong, and what is right."""
    key, fields = row.key(puzzle.content, puzzle.rules), puzzle.question.fields
    asked = deciding(fields, key, row.headline)
    right = tuple(row.guesses(puzzle.content, fields, puzzle.rules))
    return Dealt(tuple(field.id for field in asked), right)


def constants(questions: Sequence[Dealt], weights: Iterable[float]) -> Iterator[Constant]:
    """Every guess that is right in some of the questions, each question counted so often."""
    right, asked = defaultdict[Guess, float](float), defaultdict[str, float](float)
    for question, weight in zip(questions, weights, strict=True):
        for field in {"", *question.fields}:
            asked[field] += weight
        for guess in question.right:
            right[guess] += weight
    two = {field for field in asked if _has_two(questions, field)}
    is_single = max(len(question.fields) for question in questions) == 1
    for guess, times in right.items():
        yield Constant(guess, times, asked[guess.field], _most(guess.field, two, is_single))


def _most(field: str, two: set[str], is_single: bool) -> float:
    if field in two:
        return ONE_OF_TWO
    if field and not is_single:
        return ONE
    return WITH_A_REASON if two else ALL


def _has_two(questions: Iterable[Dealt], field: str) -> bool:
    """Whether no more than two guesses are needed to be right about a field each time."""
    right = [{guess.text for guess in q.right if guess.field == field} for q in questions]
    right = [texts for texts in right if texts]
    if not right:
        return False
    often = Counter(text for texts in right for text in texts)
    first, _ = often.most_common(1)[0]
    others = [texts for texts in right if first not in texts]
    return not others or bool(set.intersection(*others))
