"""Why an answer is what it is (misconceptions, section 2).

The same question is answered under other rules and under each false rule; what equals the
learner's answer explains it. Where the best explanation is not clearly ahead, nothing is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.core.message import Param
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options

from .base import (
    Diagnosis,
    Finding,
    Grade,
    Key,
    Outcome,
    Puzzle,
    PuzzleKind,
    RuleDifference,
    Suspect,
)
from .canonical import is_blank
from .grading import agrees, grade
from .questions import NONE, Response, Value

_CLEAR_LEAD: Final = 2
"""How much commoner the best code must be than the next, to be named although both explain."""

Values = dict[str, Value]


def diagnose(
    kind: PuzzleKind, puzzle: Puzzle, response: Response, suspected: Sequence[str] = ()
) -> tuple[Grade, Diagnosis]:
    """The grade of ``response`` and what lies behind it.

    ``suspected`` are the codes already suspected for this learner; they go first where several
    explain the answer. Right answers carry no code.
    """
    given, forms = kind.read(puzzle, response)
    key = kind.key(puzzle.content, puzzle.rules)
    graded = grade(puzzle, given, key, kind.headline)
    if graded.outcome is Outcome.BLANK:
        return graded, Diagnosis(Finding.NOT_ATTEMPTED)
    first = _first_to_look_at(graded)
    if first is None:
        return graded, Diagnosis(Finding.FORM if forms else Finding.CORRECT, forms=forms)
    found = _explained(kind, puzzle, _Answer(given, key, _asked(puzzle, given, key)), suspected)
    if graded.outcome is Outcome.CORRECT:
        found = found._replace(finding=Finding.CORRECT_SILENT)
    return graded, found._replace(first_wrong=first, forms=forms)


class _Answer(NamedTuple):
    """A canonical answer, the key, and the fields that were answered."""

    given: Response
    key: Key
    fields: tuple[str, ...]


class _Candidate(NamedTuple):
    """Codes that together would give the answer, and what speaks for them."""

    codes: tuple[str, ...]
    explains: int
    suspected: int
    common: int
    changes: int

    @property
    def rank(self) -> tuple[int, ...]:
        """More explained, already suspected, common, and small false rules first."""
        return (-self.explains, -self.suspected, -self.common, self.changes)


def predictions(kind: PuzzleKind, puzzle: Puzzle) -> tuple[tuple[str, int, Key], ...]:
    """Code, commonness and answer of every false rule that shows in this question."""
    key = kind.key(puzzle.content, puzzle.rules)
    asked = [field.id for field in puzzle.question.fields if field.id in key]
    found = []
    for row in kind.mistakes:
        answer = row.answer(puzzle.content, puzzle.rules)
        if answer is not None and any(not agrees(answer.get(id), key[id]) for id in asked):
            found.append((row.code, row.common, answer))
    return tuple(found)


def _explained(
    kind: PuzzleKind, puzzle: Puzzle, answer: _Answer, suspected: Sequence[str]
) -> Diagnosis:
    differences = tuple(_differences(kind, puzzle, answer))
    if differences:
        return Diagnosis(Finding.RULE_DIFFERENCE, differences=differences)
    shown = predictions(kind, puzzle)
    computed = _computed(kind, puzzle, answer.key)
    basis = answer._replace(fields=tuple(id for id in answer.fields if id not in computed))
    for part in (answer, basis):
        if not any(_is_wrong(part, id) for id in part.fields):
            continue
        for candidates in (_singles(shown, part, suspected), _pairs(kind, puzzle, shown, part)):
            if candidates:
                return _named(candidates)
    if basis.fields and not any(_is_wrong(basis, id) for id in basis.fields):
        return Diagnosis(Finding.SLIP)
    return Diagnosis(Finding.UNEXPLAINED)


def _first_to_look_at(graded: Grade) -> str | None:
    """The first part that is wrong; without one, and if the answer is not right, a blank one."""
    if graded.first_wrong is not None:
        return graded.first_wrong.field
    if graded.outcome is Outcome.CORRECT:
        return None
    return next(part.field for part in graded.parts if part.outcome is Outcome.BLANK)


def _asked(puzzle: Puzzle, given: Response, key: Key) -> tuple[str, ...]:
    return tuple(
        field.id
        for field in puzzle.question.fields
        if field.id in key and not is_blank(given.get(field.id))
    )


def _is_wrong(answer: _Answer, id: str) -> bool:
    return not agrees(answer.given[id], answer.key[id])


def _fits(answer: _Answer, predicted: Key) -> bool:
    return all(agrees(answer.given[id], predicted.get(id)) for id in answer.fields)


def _differences(kind: PuzzleKind, puzzle: Puzzle, answer: _Answer) -> Iterable[RuleDifference]:
    """The options under another value of which the answer would be right."""
    for option in kind.options:
        here = getattr(puzzle.rules, option)
        for value in _other_values(option, here):
            rules = replace_options(puzzle.rules, **{option: value})
            if _fits(answer, kind.key(puzzle.content, rules)):
                yield RuleDifference(option, value, _stating(option, value))


def _other_values(option: str, here: object) -> Iterable[Param]:
    """The other values of an option; of an amount those that some rule set states."""
    allowed = OPTIONS[option].allowed
    if isinstance(allowed, range):
        allowed = tuple(dict.fromkeys(_value(row.rules, option) for row in PRESETS.values()))
    yield from (value for value in allowed if value != here)  # type: ignore[misc]


def _stating(option: str, value: object) -> tuple[str, ...]:
    return tuple(
        id
        for id, row in PRESETS.items()
        if row.states(option) and _value(row.rules, option) == value
    )


def _value(rules: RuleSet, option: str) -> object:
    return getattr(rules, option)


def _computed(kind: PuzzleKind, puzzle: Puzzle, key: Key) -> frozenset[str]:
    """The fields that are computed from others: they come back when they are taken away."""
    asked = [field.id for field in puzzle.question.fields if field.id in key]
    return frozenset(
        id
        for id in asked
        if key[id] is not None and kind.derive(puzzle.content, {**key, id: None}).get(id) == key[id]
    )


def _singles(
    shown: Iterable[tuple[str, int, Key]], answer: _Answer, suspected: Sequence[str]
) -> list[_Candidate]:
    """The best row of every code that alone gives the answer."""
    best: dict[str, _Candidate] = {}
    wrong = sum(_is_wrong(answer, id) for id in answer.fields)
    for code, common, predicted in shown:
        if _fits(answer, predicted):
            changes = len(_changed(answer.key, predicted))
            found = _Candidate((code,), wrong, int(code in suspected), common, changes)
            if code not in best or found.rank < best[code].rank:
                best[code] = found
    return sorted(best.values(), key=lambda candidate: candidate.rank)


def _pairs(
    kind: PuzzleKind, puzzle: Puzzle, shown: Sequence[tuple[str, int, Key]], answer: _Answer
) -> list[_Candidate]:
    """Pairs of codes that together give the answer, the one that explains more parts first."""
    found: dict[tuple[str, ...], _Candidate] = {}
    for (one, one_common, first), (other, other_common, second) in combinations(shown, 2):
        if one == other:
            continue
        both = kind.derive(puzzle.content, _combined(answer.key, first, second))
        if not _fits(answer, both):
            continue
        shares = [
            (_share(answer, first), one_common, one),
            (_share(answer, second), other_common, other),
        ]
        shares.sort(key=lambda share: (-share[0], -share[1]))
        codes = tuple(code for _, _, code in shares)
        changes = len(_changed(answer.key, both))
        found.setdefault(
            codes, _Candidate(codes, shares[0][0], 0, one_common + other_common, changes)
        )
    return sorted(found.values(), key=lambda candidate: candidate.rank)


def _share(answer: _Answer, predicted: Key) -> int:
    """The number of wrong parts that a false rule changes."""
    changed = _changed(answer.key, predicted)
    return sum(_is_wrong(answer, id) for id in answer.fields if id in changed)


def _changed(key: Key, predicted: Key) -> frozenset[str]:
    return frozenset(id for id in key if not agrees(predicted.get(id), key[id]))


def _combined(key: Key, first: Key, second: Key) -> Values:
    """The key with the changes of both false rules; where both change a set, member by member."""
    return {id: _merged(key[id], first.get(id), second.get(id)) for id in key}


def _merged(right: Value, first: Value, second: Value) -> Value:
    if agrees(first, right):
        return second
    if agrees(second, right):
        return first
    sets = [[] if value == NONE else value for value in (right, first, second)]
    if all(isinstance(value, list) for value in sets):
        return _merged_sets(*sets)  # type: ignore[arg-type]
    if isinstance(right, dict) and isinstance(first, dict) and isinstance(second, dict):
        changed = {tile: name for tile, name in second.items() if right.get(tile) != name}
        return {**first, **changed}
    return first


def _merged_sets(right: list[str], first: list[str], second: list[str]) -> Value:
    kept = [member for member in right if member in first and member in second]
    added = [member for member in (*first, *second) if member not in right]
    return sorted({*kept, *added}) or NONE


def _named(candidates: Sequence[_Candidate]) -> Diagnosis:
    """The best candidate if it is clearly ahead, else all of them as possible."""
    best, *others = candidates
    suspects = tuple(
        Suspect(code, candidate.explains)
        for code, candidate in {
            code: candidate for candidate in reversed(candidates) for code in candidate.codes
        }.items()
    )
    order = list(dict.fromkeys(code for candidate in candidates for code in candidate.codes))
    suspects = tuple(sorted(suspects, key=lambda suspect: order.index(suspect.code)))
    clear = all(_is_ahead(best, other) for other in others)
    return Diagnosis(Finding.MISCONCEPTION if clear else Finding.AMBIGUOUS, suspects)


def _is_ahead(best: _Candidate, other: _Candidate) -> bool:
    """Whether one candidate is clearly better than another that explains the answer too."""
    if best.explains != other.explains or best.suspected != other.suspected:
        return True
    return best.common - other.common >= _CLEAR_LEAD
