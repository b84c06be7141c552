"""An answer graded, and why it is what it is in the light of all answers so far.

The causes are weighed by :mod:`mjteach.puzzles.diagnosis`; here it is said which of them explain
this one answer. Where none is likely, nothing is named.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .base import AnswerFinding, Diagnosis, Grade, Outcome, Puzzle, RuleDifference, Suspect
from .diagnosis.answers import Given
from .diagnosis.naming import RIVAL, MisconceptionStanding, right_elsewhere, speaks, standing_of
from .diagnosis.shown import shown
from .diagnosis.tracker import LIKELY, Tracked, after
from .grading import agrees, grade
from .kind import Kind
from .questions import Response

_LEAST: Final = 0.01
"""Below this chance a misconception is not worth a question."""


class DiagnosedAnswer(NamedTuple):
    """A graded answer, what lies behind it, and what is believed after it."""

    grade: Grade
    diagnosis: Diagnosis
    tracked: Tracked


def diagnose(kind: Kind, puzzle: Puzzle, response: Response) -> tuple[Grade, Diagnosis]:
    """The grade of ``response`` and what lies behind it, where nothing was answered before.

    >>> from .generate import generate
    >>> from .registry import kind
    >>> waits, puzzle = kind("wait_finder"), generate("wait_finder", level=1, seed="1")
    >>> key = waits.key(puzzle.content, puzzle.rules)
    >>> diagnose(waits, puzzle, {"waits": key["waits"]})[1].finding
    <AnswerFinding.CORRECT: 'correct'>
    """
    judged = judge(puzzle, response, Tracked(kind))
    return judged.grade, judged.diagnosis


def judge(puzzle: Puzzle, response: Response, before: Tracked) -> DiagnosedAnswer:
    """The answer graded and explained, and the record with this answer in it."""
    kind = before.kind
    given, forms = kind.read(puzzle, response)
    graded = grade(puzzle, given, kind.key(puzzle.content, puzzle.rules), kind.headline)
    if graded.outcome is Outcome.BLANK:
        return DiagnosedAnswer(graded, Diagnosis(AnswerFinding.NOT_ATTEMPTED), before)
    tracked = after(before, puzzle, given)
    first = _first_to_look_at(graded)
    if first is None:
        return DiagnosedAnswer(
            graded, Diagnosis(_right(puzzle, graded, forms), forms=forms), tracked
        )
    answer = Given(shown(kind, puzzle), given)
    found = _explained(answer, tracked)
    if found.evidence is not None:
        first = _first_explained(answer, found) or first
    if graded.outcome is Outcome.CORRECT:
        found = found._replace(finding=AnswerFinding.CORRECT_SILENT)
    found = found._replace(comes_again=_came_before(found.differences, before))
    return DiagnosedAnswer(graded, found._replace(first_wrong=first, forms=forms), tracked)


def _first_to_look_at(graded: Grade) -> str | None:
    """The first part that is wrong; of an answer that is only incomplete, the first blank one."""
    if graded.first_wrong is not None:
        return graded.first_wrong.field
    if graded.outcome is Outcome.CORRECT:
        return None
    return next(part.field for part in graded.parts if part.outcome is Outcome.BLANK)


def _first_explained(answer: Given, found: Diagnosis) -> str | None:
    """The first wrong part that a misconception explains: once that is found, it is about it."""
    explained = {id for suspect in found.codes for id in suspect.fields}
    return next((id for id in answer.wrong if id in explained), None)


def _right(puzzle: Puzzle, graded: Grade, forms: tuple[str, ...]) -> AnswerFinding:
    """What a right answer without a wrong line is: whole, in another form, or without its lines."""
    optional = {field.id for field in puzzle.question.fields if field.optional}
    blank = (part.field for part in graded.parts if part.outcome is Outcome.BLANK)
    if not optional.issuperset(blank):
        return AnswerFinding.CORRECT_BARE
    return AnswerFinding.FORM if forms else AnswerFinding.CORRECT


def _explained(answer: Given, tracked: Tracked) -> Diagnosis:
    """Which misconceptions and other tables' rules explain the answer, the likeliest first."""
    if not answer.wrong:
        return Diagnosis(AnswerFinding.UNEXPLAINED)
    codes, differences = _explaining(answer, tracked), _differences(answer, tracked)
    both = _together(answer, tracked)
    lead = both or _lead(codes)
    suspects = tuple(Suspect(code, _fitting(answer, tracked, code)) for code in lead)
    named = standing_of(tracked, lead[0], tracked.chance(lead[0])) if len(lead) == 1 else None
    return Diagnosis(
        AnswerFinding.MISCONCEPTION if both else _finding(answer, codes, differences),
        suspects,
        tuple(differences),
        evidence=named.evidence
        if named and named.standing is MisconceptionStanding.FOUND
        else None,
    )


def _together(answer: Given, tracked: Tracked) -> tuple[str, ...]:
    """The codes of the likeliest cause that explains the answer, where it is made of two."""
    best = max(tracked.chances, key=tracked.chances.__getitem__)
    codes = tracked.names(best)
    is_theirs = all(speaks(answer, best, tracked.others(best, code)) for code in codes)
    return codes if len(codes) == 2 and is_theirs else ()


def _lead(codes: dict[str, float]) -> tuple[str, ...]:
    """Of the misconceptions that explain an answer the likeliest, or the two about as likely.

    None where many explain it and each is as likely as the others.
    """
    likely = LIKELY * sum(codes.values())
    return tuple(
        code
        for code, chance in list(codes.items())[:2]
        if chance >= max(likely, _LEAST) and max(codes.values()) <= RIVAL * chance
    )


def _finding(
    answer: Given, codes: dict[str, float], differences: dict[RuleDifference, float]
) -> AnswerFinding:
    """What the answer is, by what explains it best."""
    lead = _lead(codes)
    best = max(differences.values(), default=0.0)
    if differences and best >= max((codes[code] for code in lead), default=0.0):
        return AnswerFinding.RULE_DIFFERENCE
    if lead:
        return AnswerFinding.MISCONCEPTION if len(lead) == 1 else AnswerFinding.AMBIGUOUS
    return _without_a_cause(answer)


def _without_a_cause(answer: Given) -> AnswerFinding:
    """Where every part is right and their sum is not, the method is right; a tick is no part."""
    known = answer.shown
    asked = [
        id for id in answer.fields if id not in known.computed and type(known.key[id]) is not bool
    ]
    is_slip = bool(asked) and not any(id in answer.wrong for id in asked)
    return AnswerFinding.SLIP if is_slip else AnswerFinding.UNEXPLAINED


def _explaining(answer: Given, tracked: Tracked) -> dict[str, float]:
    """The chance of each misconception that explains a wrong part, the likeliest first."""
    found = tracked.codes(lambda cause, code: speaks(answer, cause, tracked.others(cause, code)))
    found = {code: found[code] for code in found if _fitting(answer, tracked, code)}
    return dict(sorted(_unyielding(found, tracked).items(), key=lambda item: -item[1]))


def _unyielding(found: dict[str, float], tracked: Tracked) -> dict[str, float]:
    """Without the codes that stand back for another that explains the same.

    One that is clearly likelier by now stands back no more.
    """
    return {
        code: chance
        for code, chance in found.items()
        if all(chance > RIVAL * found.get(other, 0.0) for other in _yields_to(tracked, code))
    }


def _yields_to(tracked: Tracked, code: str) -> frozenset[str]:
    rows = (tracked.kind.mistakes[row] for row in tracked.leading(code).rows)
    return frozenset(other for row in rows if row.code == code for other in row.yields_to)


def _differences(answer: Given, tracked: Tracked) -> dict[RuleDifference, float]:
    """Other tables' rules under which the answer would be right, where a whole table has it so."""
    found = {
        difference: chance
        for cause, chance in tracked.chances.items()
        if (difference := right_elsewhere(answer, cause)) is not None
    }
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _came_before(differences: tuple[RuleDifference, ...], before: Tracked) -> bool:
    """Whether an earlier answer was right by the first of some differences."""
    causes = [
        cause
        for cause in before.chances
        if cause.difference and differences and cause.difference[:2] == differences[0][:2]
    ]
    return any(right_elsewhere(answer, cause) for answer in before.answers for cause in causes)


def _fitting(answer: Given, tracked: Tracked, code: str) -> tuple[str, ...]:
    """The wrong parts that a misconception explains."""
    answers = answer.shown.answers(tracked.leading(code))
    fitting = (
        tuple(id for id in answer.wrong if agrees(answer.given[id], key.get(id))) for key in answers
    )
    return max(fitting, key=len)
