"""What each cause would answer to a question, remembered for the questions of the last minutes."""

from __future__ import annotations

from functools import lru_cache

from mjteach.core.errors import MjteachError

from ..base import Key, Puzzle, RuleDifference
from ..grading import differing
from ..kind import Kind
from ..questions import Question, Response
from .causes import Cause


class ExpectedAnswers:
    """A question as everybody would answer it: worked out when it is asked for, then remembered."""

    __slots__ = ("_known", "_told", "computed", "fields", "key", "kind", "puzzle")

    def __init__(self, kind: Kind, puzzle: Puzzle) -> None:
        self.kind, self.puzzle = kind, puzzle
        self.key: Key = kind.key(puzzle.content, puzzle.rules)
        fields = [field for field in puzzle.question.fields if field.id in self.key]
        self.fields = tuple(field.id for field in fields if field.given is None)
        self._told = tuple(field.id for field in fields if field.given is not None)
        self.computed = frozenset(self.fields).intersection(kind.follows)
        self._known: dict[Cause, tuple[Key, ...]] = {}

    def answers(self, cause: Cause) -> tuple[Key, ...]:
        """The answers a cause may lead to, each as likely; the key where it says nothing."""
        if cause not in self._known:
            self._known[cause] = self._answers(cause)
        return self._known[cause]

    def _answers(self, cause: Cause) -> tuple[Key, ...]:
        content, rules = self.puzzle.content, self.puzzle.rules
        if cause.difference is not None:
            return (self._elsewhere(cause.difference),)
        if cause.is_pair:
            return self._both(*cause.rows)
        if len(cause.rows) > 1:
            told = [self.row(row) for row in cause.rows]
            return tuple(key for key in told if self.shows(key)) or (self.key,)
        if cause.rows:
            answer = self.kind.answer(content, rules, self.kind.mistakes[cause.rows[0]])
            if answer is not None and not differing(answer, self.key, self._told):
                return (answer,)
        return (self.key,)  # also where what the question tells shows that a false rule is false

    def _elsewhere(self, difference: RuleDifference) -> Key:
        """The answer under one other rule; the key where no whole table has it so."""
        game, (option, value, _) = self.kind.game, difference
        changed = game.replace_options(self.puzzle.rules, **{option: value})
        answer = self.kind.key(self.puzzle.content, changed)
        is_said = not any(self.changes(answer)) or self.tables(difference, answer)
        return answer if is_said else self.key

    def tables(self, difference: RuleDifference, answer: Response) -> tuple[str, ...]:
        """Of the rule sets that state a difference those by whose rules a whole answer is right."""
        return tuple(id for id in difference.rulesets if self._is_right_at(id, answer))

    def _is_right_at(self, ruleset: str, answer: Response) -> bool:
        """Whether an answer is right by all rules of a rule set that knows the situation."""
        kind, puzzle = self.kind, self.puzzle
        rules = kind.game.preset(ruleset).rules
        if not kind.can_be(puzzle.content, rules, puzzle.level):
            return False
        try:
            key = kind.key(puzzle.content, rules)
        except MjteachError:
            return False
        return not differing(answer, key, [id for id in self.fields if id in answer])

    def row(self, row: int) -> Key:
        """The answer of somebody who follows one row."""
        return self.answers(Cause((row,)))[0]

    def says_same(self, one: int, other: int) -> bool:
        """Whether two rows lead to the same answer."""
        return not differing(self.row(one), self.row(other), self.fields)

    def shows(self, answer: Key) -> bool:
        """Whether an answer differs from the key in what is asked."""
        return answer is not self.key and any(self.changes(answer))

    def changes(self, answer: Key) -> tuple[str, ...]:
        """The asked fields in which an answer is not the key's."""
        return differing(answer, self.key, self.fields)

    def _both(self, one: int, other: int) -> tuple[Key, ...]:
        """The answer of somebody with both false rules: as one where the other says nothing.

        Two that do not show alone may show together: a false step may hide the other, or give one
        that says nothing by itself something to say.
        """
        alone = [row for row in (one, other) if self.row(row) is not self.key]
        if not alone:
            return (self.key,)
        content, rules = self.puzzle.content, self.puzzle.rules
        orders = [(one, other) if first == one else (other, one) for first in alone]
        ways = (
            self.kind.answer(content, rules, *(self.kind.mistakes[row] for row in order))
            for order in orders
        )
        both = tuple(key for key in ways if key is not None)
        return both or tuple(map(self.row, alone))


def shown(kind: Kind, puzzle: Puzzle) -> ExpectedAnswers:
    """The question ``puzzle`` as everybody would answer it."""
    fields = (f if f.given is None else f._replace(given=True) for f in puzzle.question.fields)
    return _shown(kind, puzzle._replace(question=Question(tuple(fields))))


@lru_cache(maxsize=256)
def _shown(kind: Kind, puzzle: Puzzle) -> ExpectedAnswers:
    """The same, remembered: given values, which may be lists, play no part."""
    return ExpectedAnswers(kind, puzzle)
