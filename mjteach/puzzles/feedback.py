"""What a learner is told after each step: what is right first, then where to look, then why.

Facts only, as message ids with parameters; the words are in :mod:`mjteach.text`. The order and the
reserve are those of good tutoring: never the value of a wrong part, never more than the next step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg

from .base import Diagnosis, Evidence, Finding, Grade, Hint, Outcome, Part, Puzzle
from .canonical import is_blank
from .kind import Kind
from .questions import Field, PickSpots, PickTiles, Response

LOOK, RIGHT, MISSED, EXTRA = "look", "right", "missed", "extra"
"""The marks a tile of the scene can carry."""

_NAMED_PARTS: Final = 3
"""More right parts than this are counted instead of named."""


class Feedback(NamedTuple):
    """What to say and show after a step.

    ``lines`` come in the order of reading. ``parts`` hold the expected values, which may be shown
    only when ``revealed``; ``actions`` are those offered now.
    """

    verdict: Message
    lines: tuple[Message, ...] = ()
    parts: tuple[Part, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    tree: Explanation | None = None
    finding: Finding | None = None
    outcome: Outcome | None = None
    look: str | None = None
    """The field to look at first."""
    hint: int = 0
    revealed: bool = False
    actions: tuple[str, ...] = ()
    details: str = ""
    """What went wrong in the course itself, as text to copy; empty as a rule."""


class Failures(NamedTuple):
    """How often this puzzle went wrong: with the same cause, and in all."""

    same: int
    total: int


def on_right(kind: Kind, puzzle: Puzzle, grade: Grade, found: Diagnosis) -> Feedback:
    """Feedback on a right answer: one line of why.

    After a silent error the number of lines that do not fit, what to think about, and no praise;
    of lines that are still empty their number.
    """
    silent = found.finding is Finding.CORRECT_SILENT
    first = _part(grade, found.first_wrong) if silent else None
    lines = [] if silent else [kind.why_right(puzzle)]
    if silent:
        wrong = [part for part in grade.parts if part.outcome in (Outcome.WRONG, Outcome.PARTIAL)]
        lines.append(msg("feedback.silent", count=len(wrong)))
        lines += _where(puzzle, first)
        lines += _cause(kind, puzzle, grade, found)
    if found.finding is Finding.CORRECT_BARE:
        empty = [part for part in grade.parts if part.outcome is Outcome.BLANK]
        lines = [msg("feedback.bare", count=len(empty))]
    lines += [msg("feedback.form", place=_label(puzzle, id)) for id in found.forms]
    return Feedback(
        verdict=msg(f"verdict.{found.finding}"),
        lines=tuple(lines),
        parts=grade.parts,
        marks=_marks(first),
        finding=found.finding,
        outcome=grade.outcome,
        look=None if first is None else first.field,
    )


def on_wrong(
    kind: Kind,
    puzzle: Puzzle,
    response: Response,
    grade: Grade,
    found: Diagnosis,
    failures: Failures,
) -> Feedback:
    """Feedback on a wrong answer: what is right, the first wrong place, then the ladder's step."""
    first = _part(grade, found.first_wrong) or grade.first_wrong
    said, tree = _ladder(kind, puzzle, response, grade, found, failures)
    lines = (*_what_is_right(puzzle, response, grade), *_where(puzzle, first), *said)
    return Feedback(
        verdict=_verdict(grade, found),
        lines=lines,
        parts=grade.parts,
        marks=_marks(first),
        tree=tree,
        finding=found.finding,
        outcome=grade.outcome,
        look=None if first is None else first.field,
        revealed=_at_end(failures, found),
    )


def on_trouble(action: str, details: str) -> Feedback:
    """Feedback when the course itself failed: nothing is lost, and what happened can be copied."""
    return Feedback(
        verdict=msg("feedback.trouble"),
        lines=(msg("feedback.trouble_next", action=action),),
        details=details,
    )


def on_blank() -> Feedback:
    """Feedback on an empty answer: no judgement, a hint is offered."""
    return Feedback(
        verdict=msg("verdict.not_attempted"),
        finding=Finding.NOT_ATTEMPTED,
        outcome=Outcome.BLANK,
    )


def on_hint(ladder: tuple[Hint, ...], number: int) -> Feedback:
    """The hint ``number`` (1-based) of the ladder; past its end the last one again."""
    hint = ladder[min(number, len(ladder)) - 1]
    return Feedback(
        verdict=msg("feedback.hint", number=min(number, len(ladder)), of=len(ladder)),
        lines=(hint.message,),
        marks=tuple((spot, LOOK) for spot in hint.spots),
        tree=hint.explanation,
    )


def not_now(action: str) -> Feedback:
    """What to say when an action makes no sense at this point."""
    return Feedback(verdict=msg("feedback.not_now", action=action))


def on_why(kind: Kind, puzzle: Puzzle, parts: tuple[Part, ...]) -> Feedback:
    """The full working, with every part's marks."""
    return Feedback(
        verdict=msg("feedback.why"),
        parts=parts,
        marks=tuple(mark for part in parts for mark in _revealed_marks(puzzle, part)),
        tree=kind.working(puzzle),
        revealed=True,
    )


def _verdict(grade: Grade, found: Diagnosis) -> Message:
    if found.finding is Finding.RULE_DIFFERENCE:
        return msg("verdict.rule_difference")
    return msg("verdict.partial" if grade.outcome is Outcome.PARTIAL else "verdict.wrong")


def _what_is_right(puzzle: Puzzle, response: Response, grade: Grade) -> Iterable[Message]:
    """The right parts by name, or their number where there are many.

    Parts that are rightly left empty are not counted.
    """
    told = [part for part in grade.parts if not _rightly_empty(part, response)]
    right = [part for part in told if part.outcome is Outcome.CORRECT]
    if not right:
        return
    if len(right) > _NAMED_PARTS:
        yield msg("feedback.right_count", right=len(right), of=len(told))
        return
    yield msg("feedback.right_parts", places=tuple(_label(puzzle, part.field) for part in right))


def _rightly_empty(part: Part, response: Response) -> bool:
    return part.outcome is Outcome.CORRECT and is_blank(response.get(part.field))


def _where(puzzle: Puzzle, part: Part | None) -> Iterable[Message]:
    """For sets how many are right, told by number and not by tile; then where to look."""
    if part is None:
        return
    if isinstance(puzzle.question.field(part.field), PickTiles | PickSpots):
        given = part.given if isinstance(part.given, list) else []
        right = len(given) - len(part.extra)
        if right and part.missing:
            yield msg("feedback.some_found", right=right, of=right + len(part.missing))
        elif right:
            yield msg("feedback.all_found", extra=len(part.extra))
        if right and part.missing and part.extra:
            yield msg("feedback.extra", extra=len(part.extra))
    if len(puzzle.question.fields) > 1:
        yield msg("feedback.look", place=_label(puzzle, part.field))


def _difference(kind: Kind, puzzle: Puzzle, found: Diagnosis) -> Iterable[Message]:
    """Which option makes the answer right, and who plays it that way."""
    for difference in found.differences[:1]:
        stating = difference.rulesets[:_NAMED_PARTS]
        yield msg(
            "feedback.rule_difference",
            option=kind.game.option_name(difference.option),
            rulesets=tuple(kind.game.preset(id).title for id in stating),
            ruleset=kind.game.preset(puzzle.ruleset).title,
        )


def _at_end(failures: Failures, found: Diagnosis) -> bool:
    """Whether the ladder has nothing left but the full working."""
    if found.finding is Finding.RULE_DIFFERENCE:
        return False
    return failures.same > _EXAMPLE or failures.total > _EXAMPLE + 1


_EXAMPLE: Final = 3
"""At so many failures with the same cause another hand is worked out."""


def _ladder(
    kind: Kind,
    puzzle: Puzzle,
    response: Response,
    grade: Grade,
    found: Diagnosis,
    failures: Failures,
) -> tuple[tuple[Message, ...], Explanation | None]:
    """What to think about, the rule, an example with another hand, then the working of this one."""
    if found.finding is Finding.RULE_DIFFERENCE:
        return tuple(_cause(kind, puzzle, grade, found)), None
    if _at_end(failures, found):
        return (msg("feedback.worked"),), kind.working(puzzle)
    if failures.same == _EXAMPLE:
        return _example(kind, puzzle, response)
    if failures.same == 1:
        return tuple(_cause(kind, puzzle, grade, found)), None
    if found.finding is Finding.MISCONCEPTION:
        return (Message(f"mistake.{found.codes[0].code}.rule"),), None
    hints = kind.hints(puzzle, response)
    return (hints[min(failures.same, len(hints) - 1)].message,), None


def _cause(kind: Kind, puzzle: Puzzle, grade: Grade, found: Diagnosis) -> Iterable[Message]:
    """What lies behind an answer: a question to think about for each likely cause.

    A rule is stated only once it is found, with what speaks for it. Where no cause is likely,
    something is said about this very answer.
    """
    yield from _difference(kind, puzzle, found)
    if found.evidence is not None:
        yield from rule_found(found.codes[0].code, found.evidence)
    elif found.codes:
        if found.finding is not Finding.MISCONCEPTION and len(found.codes) > 1:
            yield msg("feedback.either")
        yield from (Message(f"mistake.{suspect.code}.nudge") for suspect in found.codes)
    elif found.finding is Finding.SLIP:
        yield msg("feedback.slip")
    elif not found.differences:
        yield from _about(kind, puzzle, grade, found)


def rule_found(code: str, evidence: Evidence) -> tuple[Message, ...]:
    """What the answers have in common, with what speaks for it, and the rule."""
    what, (fits, against) = Message(f"mistake.{code}.name"), evidence
    found = msg("feedback.found", what=what, fits=fits, against=against)
    return found, Message(f"mistake.{code}.rule")


def _about(kind: Kind, puzzle: Puzzle, grade: Grade, found: Diagnosis) -> Iterable[Message]:
    """What the kind has to say about the first wrong place; else its question to think about.

    A line left blank is nothing to speak about, only to ask for.
    """
    part = _part(grade, found.first_wrong)
    about: Iterable[Message] = ()
    if part is not None and part.outcome is not Outcome.BLANK:
        about = kind.about_wrong(puzzle, part)
    yield from about or (kind.hints(puzzle, None)[1].message,)


def _example(
    kind: Kind, puzzle: Puzzle, response: Response
) -> tuple[tuple[Message, ...], Explanation | None]:
    """The smaller similar hand of the hint ladder; its last hint where it has none."""
    hints = kind.hints(puzzle, response)
    hint = next((hint for hint in hints if hint.explanation is not None), hints[-1])
    return (hint.message,), hint.explanation


def _label(puzzle: Puzzle, id: str) -> Message:
    field: Field | None = puzzle.question.field(id)
    return msg("feedback.answer") if field is None else field.label


def _part(grade: Grade, id: str | None) -> Part | None:
    return next((part for part in grade.parts if part.field == id), None)


def _marks(part: Part | None) -> tuple[tuple[str, str], ...]:
    return () if part is None else tuple((spot, LOOK) for spot in part.spots)


def _revealed_marks(puzzle: Puzzle, part: Part) -> Iterable[tuple[str, str]]:
    """What was right, missed and too much among the tapped tiles of the scene."""
    if not isinstance(puzzle.question.field(part.field), PickSpots):
        return
    given = part.given if isinstance(part.given, list) else []
    yield from ((str(spot), RIGHT) for spot in given if spot not in part.extra)
    yield from ((spot, MISSED) for spot in part.missing)
    yield from ((spot, EXTRA) for spot in part.extra)
