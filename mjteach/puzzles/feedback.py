"""What a learner is told after each step: what is right first, then where to look, then why.

Facts only, as message ids with parameters; the words are in :mod:`mjteach.text`. The order and the
reserve are those of good tutoring: never the value of a wrong part, never more than the next step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg

from .base import Diagnosis, Finding, Grade, Hint, Outcome, Part, Puzzle, PuzzleKind
from .canonical import is_blank
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


class Failures(NamedTuple):
    """How often this puzzle went wrong: with the same cause, and in all."""

    same: int
    total: int


def on_right(kind: PuzzleKind, puzzle: Puzzle, grade: Grade, found: Diagnosis) -> Feedback:
    """Feedback on a right answer: one line of why; the line to look at after a silent error."""
    lines = [kind.why_right(puzzle)]
    lines += [msg("feedback.form", place=_label(puzzle, id)) for id in found.forms]
    look = found.first_wrong if found.finding is Finding.CORRECT_SILENT else None
    if look is not None:
        lines.append(msg("feedback.silent", place=_label(puzzle, look)))
    return Feedback(
        verdict=msg(f"verdict.{found.finding}"),
        lines=tuple(lines),
        parts=grade.parts,
        marks=_marks(_part(grade, look)),
        finding=found.finding,
        outcome=grade.outcome,
        look=look,
    )


def on_wrong(
    kind: PuzzleKind,
    puzzle: Puzzle,
    response: Response,
    grade: Grade,
    found: Diagnosis,
    failures: Failures,
) -> Feedback:
    """Feedback on a wrong answer: what is right, the first wrong place, then the ladder's step."""
    first = _part(grade, found.first_wrong) or grade.first_wrong
    tree, lines = None, [*_what_is_right(puzzle, response, grade), *_where(puzzle, first)]
    if found.finding is Finding.RULE_DIFFERENCE:
        lines += _difference(kind, puzzle, found)
    else:
        said, tree = _ladder(kind, puzzle, response, found, failures)
        lines += said
    return Feedback(
        verdict=_verdict(grade, found),
        lines=tuple(lines),
        parts=grade.parts,
        marks=_marks(first),
        tree=tree,
        finding=found.finding,
        outcome=grade.outcome,
        look=None if first is None else first.field,
        revealed=_at_end(failures) and found.finding is not Finding.RULE_DIFFERENCE,
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


def on_why(kind: PuzzleKind, puzzle: Puzzle, parts: tuple[Part, ...]) -> Feedback:
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


def _difference(kind: PuzzleKind, puzzle: Puzzle, found: Diagnosis) -> Iterable[Message]:
    """Which option makes the answer right, and who plays it that way."""
    for difference in found.differences[:1]:
        stating = difference.rulesets[:_NAMED_PARTS]
        yield Message(
            "feedback.rule_difference" if stating else "feedback.rule_difference_elsewhere",
            (
                ("option", kind.game.option_name(difference.option)),
                ("rulesets", tuple(kind.game.preset(id).title for id in stating)),
                ("ruleset", kind.game.preset(puzzle.ruleset).title),
            ),
        )


def _at_end(failures: Failures) -> bool:
    """Whether the ladder has nothing left but the full working."""
    return failures.same > 3 or failures.total > 4


def _ladder(
    kind: PuzzleKind, puzzle: Puzzle, response: Response, found: Diagnosis, failures: Failures
) -> tuple[tuple[Message, ...], Explanation | None]:
    """The nudge, the rule, an example with another hand, then the full working of this one."""
    if _at_end(failures):
        return (msg("feedback.worked"),), kind.working(puzzle)
    if failures.same == 3:
        return _example(kind, puzzle, response)
    if found.finding is Finding.MISCONCEPTION:
        word = "nudge" if failures.same == 1 else "rule"
        return (Message(f"mistake.{found.codes[0].code}.{word}"),), None
    hints = kind.hints(puzzle, response)
    has_place = found.finding is not Finding.UNEXPLAINED or len(puzzle.question.fields) > 1
    if failures.same == 1 and has_place:
        return (msg(f"feedback.{found.finding}"),), None
    return (hints[min(failures.same, len(hints) - 1)].message,), None


def _example(
    kind: PuzzleKind, puzzle: Puzzle, response: Response
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
