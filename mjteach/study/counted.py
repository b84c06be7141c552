"""A count in one line after a miss, with the learner's own part of it marked; and in short rows.

What was left out or added is known where a line of its own was filled in. Of a result alone it is
said what would give that number, where all false rules that do change the same part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.message import Explanation, Message, Param, msg
from mjteach.puzzles.base import AnswerFinding, Outcome, Part
from mjteach.puzzles.counts import PAID, ROUNDED, SUMMED, fu_counted
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.grading import differing
from mjteach.puzzles.mistakes.reckoned import Reckoned
from mjteach.puzzles.parts import Counted
from mjteach.puzzles.payments import in_words
from mjteach.puzzles.practice import Practice
from mjteach.puzzles.questions import EnterNumber, EnterPayment
from mjteach.puzzles.registry import kind as kind_of
from mjteach.puzzles.words import added
from mjteach.riichi.result import WinResult

Changes: TypeAlias = dict[str, Counted | None]
"""Steps as somebody else counts them, by their names; None where there is none then."""


class CountLine(NamedTuple):
    """A count as it adds up, then the own number, and whether a part of it is marked."""

    said: Message
    is_marked: bool


def count_line(practice: Practice) -> CountLine | None:
    """The count of a question in one line; None where nothing is counted."""
    puzzle, kind = practice.puzzle, kind_of(practice.puzzle.kind)
    count = kind.tells.counts
    right = count(kind.found(puzzle.content, puzzle.rules)) if count else ()
    if not right:
        return None
    changes = _written(practice.parts, right) or _guessed(practice, right)
    added_up = right[-1].id in (ROUNDED, SUMMED)
    line = _added(right, changes) if added_up else _points(right, changes)
    told = [line, *_yours(practice), *_why(changes, practice.parts, right)]
    said = reduce(lambda left, more: msg("dojo.count.and", left=left, right=more), told)
    return CountLine(said, bool(changes))


def _written(parts: Iterable[Part], right: Sequence[Counted]) -> Changes:
    """The lines that were filled in otherwise."""
    given = {part.field: part.given for part in parts if part.outcome is not Outcome.CORRECT}
    return {
        step.id: step.worth_so(worth)
        for step in right
        if isinstance(worth := given.get(step.id), int)
    }


def _guessed(practice: Practice, right: Sequence[Counted]) -> Changes:
    """What every false rule changes that leads to the answer, or the one that was found.

    Nothing where they do not agree.
    """
    puzzle, kind = practice.puzzle, kind_of(practice.puzzle.kind)
    expected, given = shown(kind, puzzle), {part.field: part.given for part in practice.parts}
    ways: list[Changes] = []
    is_found = practice.finding is AnswerFinding.MISCONCEPTION
    for place, row in enumerate(kind.mistakes):
        if is_found and row.code != practice.suspects[0]:
            continue
        answer = expected.row(place)
        if not expected.shows(answer) or differing(answer, given, given):
            continue
        result = kind.misjudged(puzzle.content, puzzle.rules, row)
        ways.append(_changes(right, kind.tells.counts(result)))  # type: ignore[misc]
    return ways[0] if ways and all(way == ways[0] for way in ways) else {}


def _changes(right: Sequence[Counted], wrong: Sequence[Counted]) -> Changes:
    """The first steps that differ: those behind them follow; none where nothing is added up."""
    if not wrong:
        return {}
    ours, theirs = ({step.id: step for step in steps} for steps in (right, wrong))
    names = [
        name
        for name in {**ours, **theirs}
        if (ours.get(name) and ours[name].worth) != (theirs.get(name) and theirs[name].worth)
    ]
    stages = {name: (ours.get(name) or theirs[name]).stage for name in names}
    first = min(stages.values(), default=0)
    return {name: theirs.get(name) for name in names if stages[name] == first}


def _own(step: Counted, changes: Changes) -> Message:
    """A step as it is said, marked where the learner has it otherwise."""
    return msg("dojo.count.own", step=step.said) if step.id in changes else step.said


def _added(right: Sequence[Counted], changes: Changes) -> Message:
    *lines, end = right
    names = {step.id for step in right}
    more = (step.worth_so(0) for name, step in changes.items() if step and name not in names)
    counted = [*(step for step in lines if step.worth or step.id in changes), *more]
    raw = sum(int(step.worth) for step in lines)
    terms = added(_own(step, changes) for step in counted)
    if end.id == SUMMED:
        return msg("dojo.count.han_sum", terms=terms, total=_own(end, changes))
    word = "rounded" if raw != end.worth else "sum" if len(counted) > 1 else "alone"
    return msg(f"dojo.count.{word}", terms=terms, sum=raw, total=_own(end, changes))


def _points(right: Sequence[Counted], changes: Changes) -> Message:
    *steps, paid = (_own(step, changes) for step in right)
    told = reduce(lambda left, more: msg("dojo.count.then", left=left, right=more), steps)
    return msg("dojo.count.points", steps=told, paid=paid)


def _yours(practice: Practice) -> Iterator[Message]:
    """The number that was given in place of the result."""
    puzzle, headline = practice.puzzle, kind_of(practice.puzzle.kind).headline
    wrong = [part for part in practice.parts if part.outcome is not Outcome.CORRECT]
    for part in wrong:
        field = puzzle.question.field(part.field)
        is_number = isinstance(field, EnterNumber | EnterPayment)
        if part.field in headline and is_number and part.given is not None:
            given: Param = part.given if isinstance(part.given, int) else None
            yield msg("dojo.count.yours", yours=given or in_words(str(part.given), PAID))
            return


def _why(changes: Changes, parts: Iterable[Part], right: Sequence[Counted]) -> Iterator[Message]:
    """What is different in the learner's count."""
    if (end := changes.get(ROUNDED)) is not None:
        raw = sum(int(step.worth) for step in right[:-1])
        word = "plain" if end.worth == raw else "down" if int(end.worth) < raw else "up"
        yield msg(f"dojo.count.{word}", sum=raw)
        return
    if changes and set(changes) <= {part.field for part in parts}:
        yield msg("dojo.count.wrote", parts=tuple(step.said for step in changes.values() if step))
        return
    there = [step for step in changes.values() if step and step.worth]
    start = {"base": Message("dojo.about.start")}
    gone = tuple(start.get(step.id, step.said) for step in right if step.id in changes)
    if there and all(step.is_sum for step in there):
        yield msg("dojo.count.with", parts=tuple(step.said for step in there))
    elif gone and not there:
        yield msg("dojo.count.without", parts=gone)


def in_short(practice: Practice) -> Explanation:
    """The working in few rows: at most eight of fu, at most twelve of a payment.

    Parts worth nothing are in one row, and so are yaku, dora, and the fu before a payment.
    Sums, and the way from han and fu to the payment, are left to :func:`count_line`.
    """
    puzzle, kind = practice.puzzle, kind_of(practice.puzzle.kind)
    tree, found = kind.working(puzzle), kind.found(puzzle.content, puzzle.rules)
    if kind.id == "han_count":
        return tree
    if isinstance(found, WinResult):
        return tree._replace(children=tuple(_fu_rows(tree.children)))
    if isinstance(found, Reckoned):
        head, *rows = (row for part in tree.children for row in _rows(part, found))
        return head._replace(children=tuple(rows))
    rows = [line for line in tree.children if line.message.id not in _LEFT_OUT]
    return tree._replace(children=tuple(rows))


_SUMS: Final = frozenset({"fu.sum", "fu.rounded"})
_LEFT_OUT: Final = frozenset({"score.paid", "score.step.total"})
_IN_ONE: Final = {"yaku": "items", "bonus": "items", "dropped": "names"}
"""Parts of the working of a win that become one row, and as what."""


def _fu_rows(lines: Sequence[Explanation]) -> Iterator[Explanation]:
    """Each line that earns something, with what it rests on; the others in one row."""
    nothing = tuple(line for line in lines if line.message.get("fu") == 0)
    for line in lines:
        if line.message.id not in _SUMS and line not in nothing:
            yield _one_row(line.message, (below.message for below in line.children), line)
    if nothing:
        yield Explanation(msg("dojo.row.nothing", parts=tuple(map(_nothing, nothing))))


def _nothing(line: Explanation) -> Message:
    """A part worth nothing, by its tiles or by what it is."""
    word, _, which = line.message.id.removeprefix("fu.").partition(".")
    if word in ("set", "pair"):
        return msg("dojo.row.set", tiles=line.message.get("tiles"))
    if word == "wait" and which != "mixed_in":
        return msg("dojo.row.wait", wait=which)
    return Message(f"dojo.row.{which}")


def _rows(part: Explanation, found: Reckoned) -> Iterator[Explanation]:
    """The rows of one part of the working of a hand that is paid for."""
    name, _, word = part.message.id.partition(".")
    if part.message.id == "score.points":
        yield from (line for line in part.children if not line.message.id.startswith("score."))
    elif name == "fu":
        count = _added(fu_counted(found.won), {})
        yield _one_row(part.message, (count,), part)
    elif name == "win" and (how := _IN_ONE.get(word.partition(".")[0].partition("_")[0])):
        some = (line.message for line in part.children if line.message.get("han") != 0)
        below = tuple(_named(item, has_han=how == "items") for item in some)
        yield part._replace(
            message=msg(f"dojo.row.{how}", head=part.message, parts=below), children=()
        )
    elif part.message.id == "win.others":
        less = [line.message for line in part.children if line.message.id != "win.other.same"]
        if less:
            yield _one_row(less[0], less[1:], part)
    else:
        yield part._replace(children=())


def _named(item: Message, *, has_han: bool) -> Message:
    """A yaku by its name, with its han where it has some."""
    return msg("dojo.row.name", yaku=item.get("yaku"), han=(has_han and item.get("han")) or 0)


def _one_row(first: Message, more: Iterable[Message], line: Explanation) -> Explanation:
    """The same line with what lies below it behind it."""
    said = reduce(lambda left, right: msg("dojo.count.and", left=left, right=right), more, first)
    return line._replace(message=said, children=())
