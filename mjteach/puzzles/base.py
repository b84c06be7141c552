"""Puzzles, their grades and diagnoses: the types every kind shares.

A puzzle holds no answer. ``grade`` and ``diagnose`` recompute it from ``content`` with the engine,
so nothing that is shown can give it away and a puzzle cannot disagree with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from mjteach.core.message import Explanation, Message, Param

from .questions import Question, Value
from .scenes import Scene

Content: TypeAlias = Any
"""The facts a question is made of; each kind has its own NamedTuple."""

Rules: TypeAlias = Any
"""The rules of the kind's game: a RuleSet of riichi or KoreanRules."""

Key: TypeAlias = Mapping[str, Value]
"""The right value of every field, recomputed when it is needed and never stored."""


class Mix(StrEnum):
    """How often each sort of question comes: as at real tables, or so that guessing fails."""

    NATURAL = "natural"
    BALANCED = "balanced"


class Puzzle(NamedTuple):
    """One question; everything but ``content``, ``scene``, ``prompt``, ``question`` is its code."""

    kind: str
    version: int
    level: int
    seed: str
    mix: Mix
    ruleset: str
    rules: Rules
    content: Content
    scene: Scene
    prompt: Message
    question: Question
    topics: tuple[str, ...] = ()
    """What the question is narrowed to; none: everything its level asks."""


class Outcome(StrEnum):
    """How good an answer, or a part of it, is."""

    CORRECT = "correct"
    PARTIAL = "partial"
    WRONG = "wrong"
    BLANK = "blank"


class Part(NamedTuple):
    """The grade of one field.

    ``missing`` and ``extra`` say for sets what was left out and what was too much; ``spots`` are
    the places in the scene to look at. Showing ``expected`` is for the full working only.
    """

    field: str
    outcome: Outcome
    given: Value
    expected: Value
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()


class Grade(NamedTuple):
    """The outcome, part by part."""

    outcome: Outcome
    parts: tuple[Part, ...]

    @property
    def first_wrong(self) -> Part | None:
        """The first part that is not right, in the order of the fields."""
        wrong = (Outcome.WRONG, Outcome.PARTIAL)
        return next((part for part in self.parts if part.outcome in wrong), None)


class AnswerFinding(StrEnum):
    """What lies behind an answer (misconceptions, section 2.1)."""

    CORRECT = "correct"
    CORRECT_SILENT = "correct_silent"
    """Right result, wrong lines."""
    CORRECT_BARE = "correct_bare"
    """Right result, lines that are still empty."""
    RULE_DIFFERENCE = "rule_difference"
    FORM = "form"
    MISCONCEPTION = "misconception"
    AMBIGUOUS = "ambiguous"
    SLIP = "slip"
    UNEXPLAINED = "unexplained"
    NOT_ATTEMPTED = "not_attempted"


class RuleDifference(NamedTuple):
    """The answer is right where ``option`` has ``value``; ``rulesets`` state that value."""

    option: str
    value: Param
    rulesets: tuple[str, ...]


class Suspect(NamedTuple):
    """One code that explains the answer, with the wrong parts it explains."""

    code: str
    fields: tuple[str, ...] = ()


class Evidence(NamedTuple):
    """How many answers of a session fit a false rule, and how many speak against it."""

    fits: int
    against: int


class Diagnosis(NamedTuple):
    """Why the answer is what it is; codes best first."""

    finding: AnswerFinding
    codes: tuple[Suspect, ...] = ()
    differences: tuple[RuleDifference, ...] = ()
    first_wrong: str | None = None
    forms: tuple[str, ...] = ()
    """Notes on the form: fields whose content is right in another form."""
    evidence: Evidence | None = None
    """What speaks for the first code, once it is found."""
    comes_again: bool = False
    """Whether an earlier answer was right by the same other table's rule."""


class Hint(NamedTuple):
    """One step of the ladder: what to look for, what to ask, the rule, a smaller hand, all but
    the last step.

    ``spots`` are what matters, ``finished`` what is complete; a later step marks them as well.
    """

    message: Message
    spots: tuple[str, ...] = ()
    explanation: Explanation | None = None
    finished: tuple[str, ...] = ()


class Made(NamedTuple):
    """What a generator returns."""

    content: Content
    scene: Scene
    prompt: Message
    question: Question
