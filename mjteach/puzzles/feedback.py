"""What a learner is told after each step: what is right first, then where to look, then why.

Facts only, as message ids with parameters; the words are in :mod:`mjteach.text`. The order and the
reserve are those of good tutoring: never the value of a wrong part, never more than the next step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg

from .base import AnswerFinding, Diagnosis, Evidence, Grade, Hint, Outcome, Part, Puzzle
from .canonical import is_blank
from .kind import Kind
from .questions import EnterNumber, PickSpots, PickTiles, Response

LOOK, FINISHED, RIGHT, MISSED, EXTRA = "look", "finished", "right", "missed", "extra"
"""The marks a tile of the scene can carry."""

AGAIN: Final = msg("feedback.again")
"""The verdict of a question that is open again."""

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
    finding: AnswerFinding | None = None
    outcome: Outcome | None = None
    look: str | None = None
    """The field to look at first."""
    hint: int = 0
    revealed: bool = False
    actions: tuple[str, ...] = ()
    details: str = ""
    """What went wrong in the course itself, as text to copy; empty as a rule."""


class Checked(NamedTuple):
    """An answer, its grade and what was found in it; after a wrong one how often it went wrong."""

    kind: Kind
    puzzle: Puzzle
    response: Response
    grade: Grade
    found: Diagnosis
    same: int
    """How often this puzzle went wrong with the same cause."""
    total: int

    @property
    def first(self) -> Part | None:
        """The first wrong place."""
        parts = (part for part in self.grade.parts if part.field == self.found.first_wrong)
        return next(parts, self.grade.first_wrong)

    @property
    def causes(self) -> tuple[str, ...]:
        """The false rules to speak of; none where one of several may be behind the answer.

        Nor where they leave the first wrong place open, which is looked at first.
        """
        codes = tuple(suspect.code for suspect in self.found.codes)
        is_sure = len(codes) == 1 or self.found.finding is AnswerFinding.MISCONCEPTION
        explained = {id for suspect in self.found.codes for id in suspect.fields}
        return codes if is_sure and self.found.first_wrong in explained else ()

    @property
    def is_silent(self) -> bool:
        """Whether the result is right and lines are wrong."""
        return self.found.finding is AnswerFinding.CORRECT_SILENT

    @property
    def is_by_house_rules(self) -> bool:
        """Whether other rules than the usual ones are played: they are looked at first then."""
        game = self.kind.game
        return game.preset(self.puzzle.ruleset) is not game.preset(game.usual)

    @property
    def is_at_end(self) -> bool:
        """Whether the ladder has nothing left but the full working."""
        return self.same > _EXAMPLE or self.total > _EXAMPLE + 1

    def feedback(self, verdict: Message, lines: Iterable[Message]) -> Feedback:
        """What there is to say of it, with the place to look at."""
        first = self.first
        return Feedback(
            verdict=verdict,
            lines=tuple(lines),
            parts=self.grade.parts,
            marks=() if first is None else tuple((spot, LOOK) for spot in first.spots),
            finding=self.found.finding,
            outcome=self.grade.outcome,
            look=None if first is None else first.field,
        )


def on_right(seen: Checked) -> Feedback:
    """Feedback on a right answer: one line of why.

    After a silent error the number of lines that do not fit, what to think about, and no praise,
    the next time the rule; of lines that are still empty their number.
    """
    count = Counter(part.outcome for part in seen.grade.parts)
    lines = [seen.kind.why_right(seen.puzzle)]
    if seen.is_silent:
        silent = msg("feedback.silent", count=count[Outcome.WRONG] + count[Outcome.PARTIAL])
        lines = [silent, *_where(seen), *(_rules(seen) if seen.same > 1 else _cause(seen))]
    if seen.found.finding is AnswerFinding.CORRECT_BARE:
        lines = [msg("feedback.bare", count=count[Outcome.BLANK])]
    lines += [msg("feedback.form", place=_label(seen, id)) for id in seen.found.forms]
    return seen.feedback(msg(f"verdict.{seen.found.finding}"), lines)


def on_wrong(seen: Checked) -> Feedback:
    """Feedback on a wrong answer: what is right, the first wrong place, then the ladder's step."""
    said, tree = _ladder(seen)
    elsewhere = () if seen.is_at_end else tuple(_elsewhere(seen))
    clash = seen.kind.tells.clash(seen.response)
    verdict = "partial" if seen.grade.outcome is Outcome.PARTIAL and not clash else "wrong"
    if elsewhere and seen.is_by_house_rules:
        verdict = "rule_difference"
        is_again = seen.same > 1 or seen.found.comes_again or bool(seen.causes)
        said, tree = (*elsewhere, *(said if is_again else ())), tree if is_again else None
    else:
        said = (*said, *elsewhere)
    told = (*_what_is_right(seen), *_where(seen), *said)
    if clash:
        told = (msg("feedback.clash", places=tuple(_label(seen, id) for id in clash)), *said)
    feedback = seen.feedback(msg(f"verdict.{verdict}"), told)
    if not seen.is_at_end:
        parts = (p for p in feedback.parts if p.field not in clash or p.field == feedback.look)
        feedback = feedback._replace(parts=tuple(parts))
    return feedback._replace(tree=tree, revealed=seen.is_at_end)


def on_trouble(action: str, details: str) -> Feedback:
    """Feedback when the course itself failed: nothing is lost, and what happened can be copied."""
    return Feedback(
        verdict=msg("feedback.trouble"),
        lines=(msg("feedback.trouble_next", action=action),),
        details=details,
    )


def on_blank(puzzle: Puzzle) -> Feedback:
    """Feedback on an empty answer: no judgement, a hint is offered.

    Where an empty line counts beside others, it is said how all of them may count.
    """
    fields = puzzle.question.fields
    is_counted = any(isinstance(one, EnterNumber) and one.empty is not None for one in fields)
    return Feedback(
        verdict=msg("verdict.not_attempted"),
        lines=(msg("feedback.all_zero"),) if is_counted else (),
        finding=AnswerFinding.NOT_ATTEMPTED,
        outcome=Outcome.BLANK,
    )


def on_hint(ladder: tuple[Hint, ...], number: int) -> Feedback:
    """The hint ``number`` (1-based) of the ladder; past its end the last one again."""
    hint = ladder[min(number, len(ladder)) - 1]
    return Feedback(
        verdict=msg("feedback.hint", number=min(number, len(ladder)), of=len(ladder)),
        lines=(hint.message,),
        marks=(
            *((spot, FINISHED) for spot in hint.finished),
            *((spot, LOOK) for spot in hint.spots),
        ),
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


def _what_is_right(seen: Checked) -> Iterable[Message]:
    """The right parts by name, or their number where there are many.

    Parts that are rightly left empty are not counted.
    """
    told = [
        part
        for part in seen.grade.parts
        if part.outcome is not Outcome.CORRECT or not is_blank(seen.response.get(part.field))
    ]
    right = tuple(_label(seen, part.field) for part in told if part.outcome is Outcome.CORRECT)
    if len(right) > _NAMED_PARTS:
        yield msg("feedback.right_count", right=len(right), of=len(told))
    elif right:
        yield msg("feedback.right_parts", places=right)


def _where(seen: Checked) -> Iterable[Message]:
    """For sets how many are right, told by number and not by tile; then where to look."""
    part, question = seen.first, seen.puzzle.question
    if part is None:
        return
    if isinstance(question.field(part.field), PickTiles | PickSpots):
        given = part.given if isinstance(part.given, list) else []
        right = len(given) - len(part.extra)
        if right and part.missing:
            yield msg("feedback.some_found", right=right, of=right + len(part.missing))
        elif right:
            yield msg("feedback.all_found", extra=len(part.extra))
        if right and part.missing and part.extra:
            yield msg("feedback.extra", extra=len(part.extra))
    if len(question.fields) > 1:
        yield msg("feedback.look", place=_label(seen, part.field))


_EXAMPLE: Final = 3
"""At so many failures with the same cause another hand is worked out."""


def _ladder(seen: Checked) -> tuple[tuple[Message, ...], Explanation | None]:
    """What to think about, the rule, an example with another hand, then the working of this one."""
    if seen.is_at_end:
        return (msg("feedback.worked"),), seen.kind.working(seen.puzzle)
    hints = seen.kind.hints(seen.puzzle)
    plain = _plain(seen)
    if plain is not None and seen.same < _EXAMPLE:
        return (plain,), None
    if seen.same == _EXAMPLE:
        hint = next((hint for hint in hints if hint.explanation is not None), hints[-1])
        return (hint.message,), hint.explanation
    if seen.same == 1:
        return tuple(_cause(seen)), None
    if seen.causes:
        return _rules(seen), None
    return (seen.kind.rule_of(seen.puzzle, seen.first),), None


def _plain(seen: Checked) -> Message | None:
    """What the answer itself shows, whatever is believed: no minus, or see :attr:`Tells.plain`."""
    part = seen.first
    if part is None or part.outcome is Outcome.BLANK:
        return None
    field = seen.puzzle.question.field(part.field)
    if isinstance(field, EnterNumber) and f"-{part.given}" == str(part.expected):
        return msg("feedback.missing_minus", change=field.change, result=field.tenths)
    return seen.kind.plainly(seen.puzzle, seen.response, part.field)


def _rules(seen: Checked) -> tuple[Message, ...]:
    """The rule of each likely cause; where none is likely what is to be said of this answer."""
    rules = tuple(seen.kind.rule_against(seen.puzzle, code) for code in seen.causes)
    return rules or tuple(_cause(seen))


def _cause(seen: Checked) -> Iterable[Message]:
    """What lies behind an answer: a question to think about for its cause.

    A rule is stated only once it is found, with what speaks for it. Where no cause is likely, or
    one of several, something is said about this very answer.
    """
    found = seen.found
    if found.evidence is not None:
        code = found.codes[0].code
        yield from rule_found(seen.kind.rule_against(seen.puzzle, code), code, found.evidence)
    elif seen.causes:
        yield from (seen.kind.nudge(seen.puzzle, code) for code in seen.causes)
    elif found.finding is AnswerFinding.SLIP and _is_number(seen):
        yield msg("feedback.slip")
    else:
        yield from _about(seen)


def _elsewhere(seen: Checked) -> Iterable[Message]:
    """The rule by which the answer is right, and tables that play it; by house rules first of all.

    Who plays by the usual rules may know no other table yet: that comes last, and is short.
    """
    game, found = seen.kind.game, seen.found
    for difference in found.differences[:1]:
        stating, differs = difference.rulesets[:_NAMED_PARTS], seen.kind.tells.differs
        option = differs.get((difference.option, found.first_wrong or ""), difference.option)
        here = game.preset(seen.puzzle.ruleset)
        stated = here if here.states(difference.option) else game.preset(game.usual)
        yield msg(
            f"feedback.{'rule_difference' if seen.is_by_house_rules else 'elsewhere'}",
            option=game.option_name(option),
            rulesets=tuple(game.preset(id).title for id in stating),
            ruleset=stated.title,
        )


def _is_number(seen: Checked) -> bool:
    """Whether the first wrong place is one for a number; who pays is no arithmetic."""
    field = seen.first and seen.puzzle.question.field(seen.first.field)
    return isinstance(field, EnterNumber)


def rule_found(rule: Message, code: str, evidence: Evidence) -> tuple[Message, ...]:
    """What the answers have in common, with what speaks for it, and the rule."""
    what, (fits, against) = Message(f"mistake.{code}.name"), evidence
    return msg("feedback.found", what=what, fits=fits, against=against), rule


def _about(seen: Checked) -> Iterable[Message]:
    """What the kind has to say about the first wrong place; else its question to think about.

    A line left blank is nothing to speak about, only to ask for.
    """
    part = seen.first
    about: tuple[Message, ...] = ()
    if part is not None and part.outcome is not Outcome.BLANK:
        about = seen.kind.about_wrong(seen.puzzle, part)
    yield from about or (seen.kind.hints(seen.puzzle)[1].message,)


def _label(seen: Checked, id: str) -> Message:
    field = seen.puzzle.question.field(id)
    return msg("feedback.answer") if field is None else field.label


def _revealed_marks(puzzle: Puzzle, part: Part) -> Iterable[tuple[str, str]]:
    """What was right, missed and too much in the scene; of a row that is one place every tile."""
    if not isinstance(puzzle.question.field(part.field), PickSpots):
        return
    given = part.given if isinstance(part.given, list) else []
    marks = {str(spot): RIGHT for spot in given if spot not in part.extra}
    marks |= dict.fromkeys(part.missing, MISSED) | dict.fromkeys(part.extra, EXTRA)
    whole = puzzle.scene.whole
    for place, mark in marks.items():
        row = whole.get(place)
        yield from ((spot.id, mark) for spot in row.spots) if row else [(place, mark)]
