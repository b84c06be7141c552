"""Puzzles, their grades and diagnoses: the types every kind shares.

A puzzle holds no answer. ``grade`` and ``diagnose`` recompute it from ``content`` with the engine,
so nothing that is shown can give it away and a puzzle cannot disagree with the rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from mjteach.core.message import Explanation, Message, Param

from .games import RIICHI, Game
from .questions import Question, Response, Value
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


class Finding(StrEnum):
    """What lies behind an answer (misconceptions, section 2.1)."""

    CORRECT = "correct"
    CORRECT_SILENT = "correct_silent"
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
    """One code that explains the answer, with the number of wrong parts it explains."""

    code: str
    explains: int


class Diagnosis(NamedTuple):
    """Why the answer is what it is; codes best first."""

    finding: Finding
    codes: tuple[Suspect, ...] = ()
    differences: tuple[RuleDifference, ...] = ()
    first_wrong: str | None = None
    forms: tuple[str, ...] = ()
    """Notes on the form: fields whose content is right in another form."""


class Mistake(NamedTuple):
    """One false rule: the answer that someone who follows it, and errs nowhere else, would give.

    The same row serves diagnosis, distractors, probes and simulated learners. ``answer`` returns
    the whole key under the false rule, or None where the rule has nothing to say about this
    content; equal to the right key means that it does not show here.
    """

    code: str
    """As in the catalogue of misconceptions, for example ``U07``."""
    slug: str
    answer: Callable[[Content, Rules], Key | None]
    common: int = 1
    """How common among beginners, 1-3; breaks ties."""


class Hint(NamedTuple):
    """One step of the ladder: where to look, what to ask, the rule, a smaller hand, one line."""

    message: Message
    spots: tuple[str, ...] = ()
    explanation: Explanation | None = None


class Made(NamedTuple):
    """What a generator returns."""

    content: Content
    scene: Scene
    prompt: Message
    question: Question


def as_given(_content: Content, values: dict[str, Value]) -> dict[str, Value]:
    """The values as they are: nothing is computed from other parts, each is a statement.

    >>> as_given(None, {"ron": "no"})
    {'ron': 'no'}
    """
    return values


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleKind:
    """A kind of puzzle is a row of functions over its content."""

    id: str
    version: int
    section: str
    """The handbook section it belongs to."""
    levels: tuple[int, ...]
    make: Callable[[random.Random, int, Rules, Mix], Made]
    """A question of a level; raises GenerationError after bounded attempts."""
    key: Callable[[Content, Rules], Key]
    """The right value of every field the kind can ask for."""
    headline: tuple[str, ...]
    """Fields that decide right or wrong; the others can only make an error silent."""
    mistakes: tuple[Mistake, ...]
    left_out: Mapping[str, str]
    """Codes of the kind's topics that the engine cannot derive here, each with the reason."""
    options: tuple[str, ...]
    """Rule options that can change the key."""
    read: Callable[[Puzzle, Response], tuple[Response, tuple[str, ...]]]
    """The response in canonical form, and the fields whose form was unusual but readable."""
    hints: Callable[[Puzzle, Response | None], tuple[Hint, ...]]
    """The ladder for this puzzle, from where to look to one line filled in."""
    working: Callable[[Puzzle], Explanation]
    """The full working, with the answer."""
    why_right: Callable[[Puzzle], Message]
    """One line on why the right answer is right."""
    derive: Callable[[Content, dict[str, Value]], dict[str, Value]] = as_given
    """The key with everything computed from other parts (sum, total) computed again."""
    game: Game = RIICHI
    """The game whose rule sets the kind is played by."""
