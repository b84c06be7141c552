"""A set of puzzles as a pure state machine: each step gives the next state and what to tell.

Nothing here draws, prints or reads the clock. A state is a value, so that a set can be kept,
compared and replayed; the next question is a function of the record and the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from traceback import format_exc
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.message import Message, msg
from mjteach.core.tileset import generator

from . import feedback as tell
from .base import Diagnosis, Finding, Mix, Outcome, Part, Puzzle
from .diagnose import judge
from .diagnosis.choosing import next_seed
from .diagnosis.naming import Standing, Told, told
from .diagnosis.tracker import Tracked, fresh
from .feedback import Feedback
from .generate import Topics, alike, code_of, generate
from .kind import Kind
from .questions import Response
from .registry import kind as kind_of

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_OTHER_SEEDS: Final = 4
"""So many further questions are tried where one cannot be made."""


class Phase(StrEnum):
    """Where a set stands: the question is open or answered, or the set is over."""

    ASKING = "asking"
    RIGHT = "answered_right"
    WRONG = "answered_wrong"
    FINISHED = "finished"


class Result(StrEnum):
    """How a question ended."""

    FIRST_TRY = "first_try"
    SILENT = "silent"
    """The result was right at once, but lines were wrong or empty."""
    LATER = "later"
    OTHER_RULES = "other_rules"
    MISSED = "missed"
    SKIPPED = "skipped"


class Record(NamedTuple):
    """One question of the set and how it ended."""

    puzzle: Puzzle
    result: Result
    attempts: int
    hints: int


class Step(NamedTuple):
    """The next state and what to tell the learner."""

    practice: Practice
    feedback: Feedback


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """The state of a set; ``of`` is the number of questions, 0 for a set without an end.

    An action that makes no sense at this point changes nothing and says so.
    """

    puzzle: Puzzle
    of: int
    seed: str
    number: int = 1
    phase: Phase = Phase.ASKING
    attempts: int = 0
    hints_used: int = 0
    blamed: tuple[str, ...] = ()
    """For each wrong answer to this question the code, or the finding where there is no code."""
    finding: Finding | None = None
    """What the last answer to this question was."""
    shown: bool = False
    """The working was seen before a right answer."""
    parts: tuple[Part, ...] = ()
    """The grade of the last answer, part by part."""
    records: tuple[Record, ...] = ()
    known: Tracked | None = None
    """What the first answers of the session tell, see :attr:`tracked`."""
    ahead: Puzzle | None = field(default=None, compare=False)
    """The next question where it is made already; it follows from the rest."""
    queue: tuple[Puzzle, ...] = ()
    """Missed questions still to be gone through again."""
    reviewing: bool = False
    regained: int = 0
    """Missed questions that were answered right when they came again."""
    said: Feedback | None = None

    @property
    def kind(self) -> Kind:
        """The kind of the question."""
        return kind_of(self.puzzle.kind)

    @property
    def actions(self) -> tuple[str, ...]:
        """What can be done now, the usual thing first."""
        match self.phase:
            case Phase.ASKING:
                return ("check", "hint", "skip")
            case Phase.RIGHT:
                return ("next", "again", "why") if self.is_open_still else ("next", "why")
            case Phase.WRONG:
                return ("again", "next") if self.shown else ("again", "hint", "why", "next")
            case Phase.FINISHED:
                return ("next", "again") if self.queue else ("again",)

    @property
    def is_open_still(self) -> bool:
        """Whether the result is right and its lines are not."""
        return self.finding in (Finding.CORRECT_SILENT, Finding.CORRECT_BARE)

    @property
    def result(self) -> Result:
        """How the question has gone so far."""
        if self.phase is Phase.RIGHT and not self.shown:
            if self.is_open_still:
                return Result.SILENT
            return Result.FIRST_TRY if self.attempts == 1 else Result.LATER
        if self.finding is Finding.RULE_DIFFERENCE and not self.shown:
            return Result.OTHER_RULES
        return Result.MISSED if self.attempts else Result.SKIPPED

    @property
    def tracked(self) -> Tracked:
        """What is believed about the learner: a function of the questions and first answers.

        An answer counts that is the first to its question and comes before any hint.
        """
        return self.known or fresh(self.kind)

    @property
    def told(self) -> Told:
        """What may be said about the learner so far."""
        return told(self.tracked)

    def check(self, response: Response) -> Step:
        """Grade an answer; a blank one is not judged. After a wrong answer this tries again."""
        return self._do("check", lambda: self._check(response), response)

    def _check(self, response: Response) -> Step:
        grade, found, tracked = judge(self.puzzle, response, self.tracked)
        if grade.outcome is Outcome.BLANK:
            return self._say(tell.on_blank())
        tried = replace(self, attempts=self.attempts + 1, finding=found.finding, parts=grade.parts)
        if not (self.attempts or self.hints_used or self.reviewing):
            tried = replace(tried, known=tracked)
        seen = tell.Checked(self.kind, self.puzzle, response, grade, found)
        if grade.outcome is Outcome.CORRECT:
            right = replace(tried, phase=Phase.RIGHT)
            return right._say(tell.on_right(seen))
        wrong = replace(tried, phase=Phase.WRONG, blamed=(*self.blamed, _blame(found)))
        same, total = wrong.blamed.count(wrong.blamed[-1]), len(wrong.blamed)
        feedback = tell.on_wrong(seen._replace(same=same, total=total))
        return replace(wrong, shown=self.shown or feedback.revealed)._say(feedback)

    def hint(self, response: Response | None = None) -> Step:
        """The next step of the hint ladder; after its end the last one again."""
        return self._do("hint", lambda: self._hint(response), response)

    def _hint(self, response: Response | None) -> Step:
        ladder = self.kind.hints(self.puzzle, response)
        used = min(self.hints_used + 1, len(ladder))
        return replace(self, hints_used=used)._say(tell.on_hint(ladder, used))

    def why(self) -> Step:
        """The full working, once an answer has been given."""
        return self._do("why", self._why)

    def _why(self) -> Step:
        shown = self.shown or self.phase is Phase.WRONG
        return replace(self, shown=shown)._say(tell.on_why(self.kind, self.puzzle, self.parts))

    def again(self) -> Step:
        """Open the question again, the last advice still standing; at the end, a new set."""
        return self._do(
            "again", self._reopen if self.phase is not Phase.FINISHED else self._new_set
        )

    def _reopen(self) -> Step:
        kept = Feedback(verdict=msg("feedback.again"))
        if self.said is not None and not self.said.revealed:
            kept = self.said._replace(verdict=kept.verdict, finding=None, outcome=None)
        return replace(self, phase=Phase.ASKING)._say(kept)

    def next(self) -> Step:
        """The next question; after the last one the end of the set, then the review."""
        return self._do("next", self._move_on)

    def skip(self) -> Step:
        """Leave the question without judgement and go on."""
        return self._do("skip", self._move_on)

    def _do(self, action: str, step: Callable[[], Step], response: Response | None = None) -> Step:
        """The step, where the action makes sense now.

        If anything in it fails, the question and the answer stay, and a calm word is said; the
        details are text to copy. What a learner can mend is no failure: errors that name the place
        and the fix go on.
        """
        besides = ("check", "hint", "why", "skip") if self.phase is Phase.WRONG else ()
        if action not in (*self.actions, *besides):
            return Step(self, tell.not_now(action)._replace(actions=self.actions))
        try:
            return step()
        except Exception as error:
            if isinstance(error, MjteachError) and not isinstance(error, GenerationError):
                raise
            lines = (code_of(self.puzzle), action, repr(dict(response or {})), format_exc())
            return self._say(tell.on_trouble(action, "\n".join(lines)))

    def _move_on(self) -> Step:
        if self.phase is Phase.FINISHED:
            started = replace(self, reviewing=True, number=0, of=len(self.queue))
            return started._open(self.queue[0], self.queue[1:])
        if self.reviewing:
            is_right = self.result in (Result.FIRST_TRY, Result.LATER)
            counted = replace(self, regained=self.regained + is_right)
            return counted._open(self.queue[0], self.queue[1:]) if self.queue else counted._end()
        record = Record(self.puzzle, self.result, self.attempts, self.hints_used)
        done = replace(self, records=(*self.records, record))
        if self.number != self.of:
            return done._open(self.ahead or self._following())
        missed = (Result.MISSED, Result.SKIPPED, Result.SILENT)
        queue = tuple(record.puzzle for record in done.records if record.result in missed)
        return replace(done, queue=queue)._end()

    def prepared(self) -> Practice:
        """The same state with the next question made: to be called while the verdict is read.

        Where that fails nothing changes; it is told when the question is wanted.
        """
        is_next = self.phase in (Phase.RIGHT, Phase.WRONG) and self.number != self.of
        if not is_next or self.reviewing or self.ahead is not None:
            return self
        with suppress(Exception):
            return replace(self, ahead=self._following())
        return self

    def _following(self) -> Puzzle:
        """The next question of the set, chosen by what its answer would tell.

        Where it cannot be made, one of another seed.
        """
        seed = seed_of(self.seed, self.number + 1)
        others = (seed_of(f"{self.seed}/{seed}", place) for place in range(_OTHER_SEEDS))
        with suppress(Exception):
            return alike(self.puzzle, next_seed(self.tracked, self.puzzle, seed))
        for other in others:
            with suppress(Exception):
                return alike(self.puzzle, other)
        return alike(self.puzzle, seed)

    def _open(self, puzzle: Puzzle, queue: tuple[Puzzle, ...] = ()) -> Step:
        opened = Practice(
            puzzle=puzzle,
            of=self.of,
            seed=self.seed,
            number=self.number + 1,
            records=self.records,
            known=self.known,
            queue=queue,
            reviewing=self.reviewing,
            regained=self.regained,
        )
        return opened._say(Feedback(verdict=puzzle.prompt))

    def _new_set(self) -> Step:
        last = self.puzzle
        begun = start(
            last.kind,
            level=last.level,
            n=len(self.records),
            seed=seed_of(self.seed, 0),
            mix=last.mix,
            ruleset=last.ruleset,
            topics=last.topics,
        )
        begun = replace(begun, known=self.known)
        return begun._say(Feedback(verdict=begun.puzzle.prompt))

    def _end(self) -> Step:
        ended = replace(self, phase=Phase.FINISHED, reviewing=False)
        if self.reviewing:
            told = (msg("practice.regained", right=self.regained, of=self.of),)
            return ended._say(Feedback(verdict=msg("practice.review_done"), lines=told))
        return ended._say(Feedback(verdict=msg("practice.done"), lines=tuple(_summary(ended))))

    def _say(self, feedback: Feedback) -> Step:
        said = feedback._replace(actions=self.actions, hint=self.hints_used)
        return Step(replace(self, said=said), said)


def start(
    kind: str,
    *,
    level: int = 1,
    n: int = 10,
    seed: str,
    mix: Mix = Mix.BALANCED,
    ruleset: str | None = None,
    topics: Topics = (),
) -> Practice:
    """A set of ``n`` questions of one kind; the same seed and answers give the same questions.

    With ``topics`` the questions need nothing but these.
    """
    first = generate(
        kind, level=level, seed=seed_of(seed, 1), mix=mix, ruleset=ruleset, topics=topics
    )
    return Practice(puzzle=first, of=n, seed=seed)


def single(puzzle: Puzzle) -> Practice:
    """One question, and after it as many of its sort as one likes."""
    return Practice(puzzle=puzzle, of=0, seed=puzzle.seed)


def seed_of(seed: str, number: int) -> str:
    """The seed of question ``number`` in the set ``seed``: up to four characters in base 36.

    >>> seed_of("tuesday", 1) == seed_of("tuesday", 1) != seed_of("tuesday", 2)
    True
    """
    value = generator(f"set/{seed}/{number}").randrange(1, 36**4)
    return "".join(_DIGITS[value // 36**place % 36] for place in (3, 2, 1, 0)).lstrip("0")


def _blame(found: Diagnosis) -> str:
    is_named = found.finding is Finding.MISCONCEPTION
    return found.codes[0].code if is_named else found.finding.value


def _summary(practice: Practice) -> Iterable[Message]:
    """The end of a set: how many were right at once, and one sentence to take along."""
    results = Counter(record.result for record in practice.records)
    right, total = results[Result.FIRST_TRY], len(practice.records)
    yield msg("practice.count", right=right, of=total)
    known = practice.told
    if right == total:
        yield msg("practice.all_right")
    elif found := known.of(Standing.FOUND):
        yield from tell.rule_found(found[0].code, found[0].evidence)
    elif suspected := known.of(Standing.SUSPECTED):
        yield Message(f"mistake.{suspected[0].code}.nudge")
    elif known.of(Standing.CLEARED):
        yield msg("practice.cleared")
    elif results[Result.LATER]:
        yield msg("practice.found_later", count=results[Result.LATER])
    else:
        yield msg("practice.come_back")
