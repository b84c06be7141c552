"""Puzzles, their grades and diagnoses: the types every kind shares.

A puzzle holds no answer. ``grade`` and ``diagnose`` recompute it from ``content`` with the engine,
so nothing that is shown can give it away and a puzzle cannot disagree with the rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeAlias

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


class Finding(StrEnum):
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
    """One code that explains the answer, with the number of wrong parts it explains."""

    code: str
    explains: int


class Evidence(NamedTuple):
    """How many answers of a session fit a false rule, and how many speak against it."""

    fits: int
    against: int


class Diagnosis(NamedTuple):
    """Why the answer is what it is; codes best first."""

    finding: Finding
    codes: tuple[Suspect, ...] = ()
    differences: tuple[RuleDifference, ...] = ()
    first_wrong: str | None = None
    forms: tuple[str, ...] = ()
    """Notes on the form: fields whose content is right in another form."""
    evidence: Evidence | None = None
    """What speaks for the first code, once it is found."""


class MistakeRow(Protocol):
    """One false rule: the answer that someone who follows it, and errs nowhere else, would give.

    The same row serves diagnosis, distractors, probes and simulated learners. ``answer`` returns
    the whole key under the false rule, or None where the rule has nothing to say about this
    content; equal to the right key means that it does not show here.
    """

    @property
    def code(self) -> str:
        """As in the catalogue of misconceptions, for example ``U07``."""

    @property
    def slug(self) -> str:
        """What distinguishes the rows of a code."""

    @property
    def common(self) -> int:
        """How common among beginners, 1-3; breaks ties."""

    @property
    def answer(self) -> Callable[[Content, Rules], Key | None]:
        """The whole key under the false rule."""


class Mistake(NamedTuple):
    """A false rule of a :class:`HandmadeKind`, with its own function for the answer."""

    code: str
    slug: str
    answer: Callable[[Content, Rules], Key | None]
    common: int = 1


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


class TopicRow(Protocol):
    """What one section of a lesson teaches of a kind."""

    @property
    def narrows(self) -> Callable[[int], bool]:
        """Whether it can be chosen at a level."""


class PuzzleKind(Protocol):
    """What generating, grading, diagnosis and practice ask of a kind of puzzle."""

    def __hash__(self) -> int:
        """A kind is equal to itself only, so that what is asked of it can be remembered."""

    @property
    def id(self) -> str:
        """The name in codes and calls."""

    @property
    def version(self) -> int:
        """Of its dealers: raised when a seed gives another question than before."""

    @property
    def section(self) -> str:
        """The handbook section it belongs to."""

    @property
    def levels(self) -> tuple[int, ...]:
        """How much is asked, from 1."""

    @property
    def mixes(self) -> tuple[Mix, ...]:
        """The mixes it is dealt in."""

    @property
    def topics(self) -> Mapping[str, TopicRow]:
        """What a question can be narrowed to."""

    @property
    def make(self) -> Callable[[random.Random, int, Rules, Mix, tuple[str, ...]], Made]:
        """A question of a level; raises GenerationError after bounded attempts."""

    @property
    def key(self) -> Callable[[Content, Rules], Key]:
        """The right value of every field the kind can ask for."""

    @property
    def headline(self) -> Container[str]:
        """Fields that decide right or wrong; the others can only make an error silent."""

    @property
    def mistakes(self) -> Sequence[MistakeRow]:
        """The false rules it can tell."""

    @property
    def left_out(self) -> Mapping[str, str]:
        """Codes of the kind's topics that the engine cannot derive here, each with the reason."""

    @property
    def options(self) -> tuple[str, ...]:
        """Rule options that can change the key."""

    @property
    def read(self) -> Callable[[Puzzle, Response], tuple[Response, tuple[str, ...]]]:
        """The response in canonical form, and the fields whose form was unusual but readable."""

    @property
    def hints(self) -> Callable[[Puzzle, Response | None], tuple[Hint, ...]]:
        """The ladder for this puzzle, from where to look to one line filled in."""

    @property
    def working(self) -> Callable[[Puzzle], Explanation]:
        """The full working, with the answer."""

    @property
    def why_right(self) -> Callable[[Puzzle], Message]:
        """One line on why the right answer is right."""

    @property
    def about_wrong(self) -> Callable[[Puzzle, Part], tuple[Message, ...]]:
        """What to say about a wrong part that no false rule explains, with this very answer."""

    @property
    def follows(self) -> tuple[str, ...]:
        """Fields that are computed from the others on the form."""

    @property
    def derive(self) -> Callable[[Content, dict[str, Value]], dict[str, Value]]:
        """The key with everything computed from other parts (sum, total) computed again."""

    @property
    def game(self) -> Game:
        """The game whose rule sets the kind is played by."""


def nothing_about(_puzzle: Puzzle, _part: Part) -> tuple[Message, ...]:
    """Nothing to say about a wrong part beyond the hints."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HandmadeKind:
    """A kind that spells out every function itself; new kinds are a :class:`.kind.Kind`.

    When the last of these has moved, this class, :class:`Mistake`, ``as_given`` and every
    ``derive`` go, and ``PuzzleKind`` is another name of ``Kind``.
    """

    id: str
    version: int
    section: str
    levels: tuple[int, ...]
    deal: Callable[[random.Random, int, Rules, Mix], Made]
    key: Callable[[Content, Rules], Key]
    headline: tuple[str, ...]
    mistakes: tuple[Mistake, ...]
    left_out: Mapping[str, str]
    options: tuple[str, ...]
    read: Callable[[Puzzle, Response], tuple[Response, tuple[str, ...]]]
    hints: Callable[[Puzzle, Response | None], tuple[Hint, ...]]
    working: Callable[[Puzzle], Explanation]
    why_right: Callable[[Puzzle], Message]
    derive: Callable[[Content, dict[str, Value]], dict[str, Value]] = as_given
    about_wrong: Callable[[Puzzle, Part], tuple[Message, ...]] = nothing_about
    game: Game = RIICHI
    follows: tuple[str, ...] = ()
    topics: Mapping[str, TopicRow] = field(default_factory=dict)
    mixes: tuple[Mix, ...] = tuple(Mix)

    def make(
        self,
        rng: random.Random,
        level: int,
        rules: Rules,
        mix: Mix,
        _topics: tuple[str, ...] = (),
    ) -> Made:
        """A question of a level; there are no topics to narrow it to."""
        return self.deal(rng, level, rules, mix)
