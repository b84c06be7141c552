"""A set of puzzles as a pure state machine: each step gives the next state and what to tell.

Nothing here draws, prints or reads the clock. A state is a value, so that a set can be kept,
compared and replayed; the next question is a function of the record and the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from traceback import format_exc
from typing import Final, NamedTuple

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.message import Message, msg
from mjteach.core.tileset import generator

from . import feedback as tell
from .base import AnswerFinding, Diagnosis, Mix, Outcome, Part, Puzzle
from .course import Taught, older_than
from .diagnose import judge
from .diagnosis.choosing import next_seed
from .diagnosis.naming import Conclusions, MisconceptionStanding, NamedMisconception, told
from .diagnosis.tracker import Tracked
from .feedback import Feedback
from .generate import Topics, alike, code_of, generate, open_code
from .kind import Kind
from .questions import Response
from .registry import kind as kind_of

MOST: Final = 100
"""The most questions of a set; its progress has a mark for each."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_OTHER_SEEDS: Final = 8
"""So many further questions are tried where one cannot be made, or has just been asked."""
_RECENT: Final = 10
"""Of so many questions before it a question repeats none, if it can be helped."""
_EVERY: Final = 4
"""Of so many questions one is of an earlier lesson, where a set mixes them in; not the first."""


_RIGHT: Final = frozenset(
    {
        AnswerFinding.CORRECT,
        AnswerFinding.CORRECT_SILENT,
        AnswerFinding.CORRECT_BARE,
        AnswerFinding.FORM,
    }
)
"""What is found where the result is right."""
_TRUSTED: Final = 5
"""Of fewer questions, all right, nobody can tell whether a false rule would have shown."""
_MENDED: Final = 3
"""So many questions at the end of a set are right where it says that an error is over."""


class PracticePhase(StrEnum):
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
    """Right after another try, or after a hint."""
    OTHER_RULES = "other_rules"
    MISSED = "missed"
    SKIPPED = "skipped"


class QuestionRecord(NamedTuple):
    """One question of the set and how it ended."""

    puzzle: Puzzle
    result: Result
    attempts: int
    hints: int
    suspects: tuple[str, ...] = ()
    """The misconceptions that explain the first answer, the likeliest first."""


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
    phase: PracticePhase = PracticePhase.ASKING
    attempts: int = 0
    hints_used: int = 0
    blamed: tuple[str, ...] = ()
    """For each answer to this question the code, or the finding where there is no code."""
    finding: AnswerFinding | None = None
    """What the last answer to this question was."""
    suspects: tuple[str, ...] = ()
    """The misconceptions that explain it, the likeliest first."""
    suspects_at_first: tuple[str, ...] = ()
    """Those that explain the first answer to this question."""
    shown: bool = False
    """The working was seen before a right answer."""
    parts: tuple[Part, ...] = ()
    """The grade of the last answer, part by part."""
    records: tuple[QuestionRecord, ...] = ()
    known: tuple[Tracked, ...] = ()
    """What the first answers of the session tell, kind by kind; see :attr:`tracked`."""
    begun: Puzzle | None = None
    """The first question, see :attr:`own`."""
    older: tuple[Taught, ...] = ()
    """What questions of earlier lessons may be about; none: they are not mixed in."""
    plan: tuple[str, ...] = ()
    """The codes of all questions, of any kinds; none: each follows from the answers before it."""
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
    def own(self) -> Puzzle:
        """The first question: what the set is about, whatever comes between."""
        return self.begun or self.puzzle

    @property
    def is_older(self) -> bool:
        """Whether the question is about an earlier lesson."""
        return bool(self.older) and self.puzzle.kind != self.own.kind

    @property
    def actions(self) -> tuple[str, ...]:
        """What can be done now, the usual thing first."""
        match self.phase:
            case PracticePhase.ASKING:
                return ("check", "hint", "skip")
            case PracticePhase.RIGHT:
                return ("next", "again", "why") if self.is_open_still else ("next", "why")
            case PracticePhase.WRONG:
                if self.shown:
                    return ("again", "next")
                return ("again", "hint", "why", "next") if self.of else ("again", "hint", "why")
            case PracticePhase.FINISHED:
                return ("next", "again") if self.queue else ("again",)

    @property
    def reopens(self) -> bool:
        """Whether a change of the answer is the next try: there is no button for it."""
        return "again" in self.actions and self.phase is not PracticePhase.FINISHED

    @property
    def is_alone(self) -> bool:
        """Whether a set is this one question: how it went needs no page of its own."""
        is_over = self.reviewing or self.phase is PracticePhase.FINISHED
        return self.of == 1 and not (is_over or self.plan)

    @property
    def is_over(self) -> bool:
        """Whether the set is at its end, or was this one question and needs no end."""
        return self.phase is PracticePhase.FINISHED or (self.is_alone and self.is_done)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to answer: a set has been gone through, a question was told.

        The missed ones of a set may be gone through again, and after a question comes another only
        if somebody asks for it.

        >>> single(open_code("wait_finder-1-359")).skip().practice.is_done
        True
        """
        if self.is_alone:
            return self.phase is PracticePhase.RIGHT or self.shown
        if self.of:
            return self.reviewing or self.phase is PracticePhase.FINISHED
        return bool(self.records) or self.shown or any(how in _RIGHT for how in self.blamed)

    @property
    def first_tries(self) -> tuple[int, int]:
        """How many of the questions so far were right the first time, and how many there were."""
        results = [record.result for record in self.records]
        if self.phase in (PracticePhase.RIGHT, PracticePhase.WRONG) and not self.reviewing:
            results.append(self.result)
        return results.count(Result.FIRST_TRY), len(results)

    @property
    def is_open_still(self) -> bool:
        """Whether the result is right and its lines are not."""
        return self.finding in (AnswerFinding.CORRECT_SILENT, AnswerFinding.CORRECT_BARE)

    @property
    def result(self) -> Result:
        """How the question has gone so far."""
        if self.phase is PracticePhase.RIGHT and not self.shown:
            if self.is_open_still:
                return Result.SILENT
            is_unaided = self.attempts == 1 and not self.hints_used
            return Result.FIRST_TRY if is_unaided else Result.LATER
        if self.finding is AnswerFinding.RULE_DIFFERENCE and not self.shown:
            return Result.OTHER_RULES
        return Result.MISSED if self.attempts else Result.SKIPPED

    @property
    def tracked(self) -> Tracked:
        """What is believed about the learner in questions of this kind.

        It follows from the questions and answers. An answer counts that is the first to its
        question and comes before any hint.
        """
        return self._tracked(self.kind)

    def _tracked(self, kind: Kind) -> Tracked:
        return next((known for known in self.known if known.kind is kind), Tracked(kind))

    @property
    def told(self) -> Conclusions:
        """What may be said about the learner so far in what the set is about.

        Of a planned set these are the misconceptions in questions of every kind.
        """
        if self.plan:
            return Conclusions(tuple(named for known in self.known for named in told(known).named))
        return told(self._tracked(kind_of(self.own.kind)))

    def check(self, response: Response) -> Step:
        """Grade an answer; a blank one is not judged. After a wrong answer this tries again."""
        return self._do("check", lambda: self._check(response), response)

    def _check(self, response: Response) -> Step:
        grade, found, tracked = judge(self.puzzle, response, self.tracked)
        if grade.outcome is Outcome.BLANK:
            return self._say(tell.on_blank(self.puzzle))
        suspects = tuple(suspect.code for suspect in found.codes)
        tried = replace(
            self,
            attempts=self.attempts + 1,
            finding=found.finding,
            suspects=suspects,
            suspects_at_first=self.suspects_at_first if self.attempts else suspects,
            parts=grade.parts,
        )
        if not (self.attempts or self.hints_used or self.reviewing):
            others = (known for known in self.known if known.kind is not self.kind)
            tried = replace(tried, known=(*others, tracked))
        tried = replace(tried, blamed=(*self.blamed, _blame(found)))
        same, total = tried.blamed.count(tried.blamed[-1]), len(tried.blamed)
        seen = tell.Checked(self.kind, self.puzzle, response, grade, found, same, total)
        if grade.outcome is Outcome.CORRECT:
            return replace(tried, phase=PracticePhase.RIGHT)._say(tell.on_right(seen))
        feedback = tell.on_wrong(seen)
        wrong = replace(tried, phase=PracticePhase.WRONG, shown=self.shown or feedback.revealed)
        return wrong._say(feedback)

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
        shown = self.shown or self.phase is PracticePhase.WRONG
        return replace(self, shown=shown)._say(tell.on_why(self.kind, self.puzzle, self.parts))

    def again(self) -> Step:
        """Open the question again, the last advice still standing; at the end, a new set."""
        return self._do(
            "again", self._reopen if self.phase is not PracticePhase.FINISHED else self._new_set
        )

    def _reopen(self) -> Step:
        kept = Feedback(verdict=tell.AGAIN)
        if self.said is not None and not self.said.revealed:
            kept = self.said._replace(verdict=tell.AGAIN, finding=None, outcome=None)
        return replace(self, phase=PracticePhase.ASKING)._say(kept)

    def next(self) -> Step:
        """The next question; after the last one the end of the set, then the review."""
        return self._do("next", self._move_on)

    def skip(self) -> Step:
        """Leave the question without judgement and go on; a single one is told instead."""
        return self._do("skip", self._move_on if self.of else self._tell)

    def _tell(self) -> Step:
        told = replace(self, phase=PracticePhase.WRONG, shown=True)
        return told._say(tell.on_why(self.kind, self.puzzle, self.parts))

    def _do(self, action: str, step: Callable[[], Step], response: Response | None = None) -> Step:
        """The step, where the action makes sense now.

        If anything in it fails, the question and the answer stay, and a calm word is said; the
        details are text to copy. What a learner can mend is no failure: errors that name the place
        and the fix go on.
        """
        is_wrong = self.phase is PracticePhase.WRONG
        besides = ("check", "hint", "why", "next", "skip") if is_wrong else ()
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
        if self.phase is PracticePhase.FINISHED:
            started = replace(self, reviewing=True, number=0, of=len(self.queue))
            return started._open(self.queue[0], self.queue[1:])
        if self.reviewing:
            is_right = self.result in (Result.FIRST_TRY, Result.LATER)
            counted = replace(self, regained=self.regained + is_right)
            told = self._told_on_leaving()
            if not self.queue:
                return counted._end(told)
            return counted._open(self.queue[0], self.queue[1:], told=told)
        record = QuestionRecord(
            self.puzzle, self.result, self.attempts, self.hints_used, self.suspects_at_first
        )
        done = replace(self, records=(*self.records, record))
        if self.number != self.of:
            return done._open(self.ahead or self._following(), told=self._told_on_leaving())
        missed = (Result.MISSED, Result.SKIPPED, Result.SILENT)
        queue = tuple(record.puzzle for record in done.records if record.result in missed)
        return replace(done, queue=queue)._end(self._told_on_leaving())

    def _told_on_leaving(self) -> tuple[Message, ...]:
        """One line of why, of a question that was wrong and whose working was not seen."""
        if not self.attempts or self.shown or self.phase is PracticePhase.RIGHT:
            return ()
        return (msg("feedback.before", why=self.kind.why_right(self.puzzle)),)

    def prepared(self) -> Practice:
        """The same state with the next question made: to be called while the verdict is read.

        In a planned set it may be called before, since no answer changes what comes next. Where it
        fails nothing changes; it is told when the question is wanted.
        """
        is_known = self.phase in (PracticePhase.RIGHT, PracticePhase.WRONG) or bool(self.plan)
        is_over = self.phase is PracticePhase.FINISHED or self.number == self.of
        if not is_known or is_over or self.reviewing or self.ahead is not None:
            return self
        with suppress(Exception):
            return replace(self, ahead=self._following())
        return self

    def _following(self) -> Puzzle:
        """The next question: as planned, or chosen by what its answer would tell, or an older one.

        Where it cannot be made, or has just been asked, one of another seed.
        """
        if self.plan:
            return open_code(self.plan[self.number])
        own, seed = self.own, seed_of(self.seed, self.number + 1)
        if self._recalls():
            # Sets of a lesson share their seed, not what they are about.
            older = seed_of(code_of(own), self.number)
            for taught in generator(f"older/{older}").sample(self.older, len(self.older)):
                with suppress(Exception):
                    return _again(taught, own, older)
        made: list[Puzzle] = []
        with suppress(Exception):
            made.append(alike(own, next_seed(self._tracked(kind_of(own.kind)), own, seed)))
        for place in range(_OTHER_SEEDS):
            if made and not self._has_asked(made[-1]):
                break
            with suppress(Exception):
                made.append(alike(own, seed_of(f"{self.seed}/{seed}", place)))
        return made[-1] if made else alike(own, seed)

    def _has_asked(self, puzzle: Puzzle) -> bool:
        """Whether one of the last questions looks like this one."""
        recent = (*(record.puzzle for record in self.records[-_RECENT:]), self.puzzle)
        return _look(puzzle) in map(_look, recent)

    def _recalls(self) -> bool:
        """Whether the next question is of an earlier lesson: one of every four, but not the first.

        So none begins a set, and no two follow each other. A set of two or three has one, too.
        """
        block, place = divmod(self.number, _EVERY)
        places = min(_EVERY, self.of) if self.of and not block else _EVERY
        chosen = generator(f"recalls/{code_of(self.own)}/{block}").randrange(1, max(2, places))
        return place == chosen

    def _open(
        self, puzzle: Puzzle, queue: tuple[Puzzle, ...] = (), told: tuple[Message, ...] = ()
    ) -> Step:
        opened = Practice(
            puzzle=puzzle,
            of=self.of,
            seed=self.seed,
            number=self.number + 1,
            records=self.records,
            known=self.known,
            begun=self.own,
            older=self.older,
            plan=self.plan,
            queue=queue,
            reviewing=self.reviewing,
            regained=self.regained,
        )
        return opened._say(Feedback(verdict=puzzle.prompt, lines=told))

    def _new_set(self) -> Step:
        seed = seed_of(self.seed, 0)
        begun = Practice(
            puzzle=self.own if self.plan else alike(self.own, seed_of(seed, 1)),
            of=len(self.records),
            seed=seed,
            known=self.known,
            older=self.older,
            plan=self.plan,
        )
        return begun._say(Feedback(verdict=begun.puzzle.prompt))

    def _end(self, told: tuple[Message, ...]) -> Step:
        ended = replace(self, phase=PracticePhase.FINISHED, reviewing=False)
        if self.reviewing:
            regained = msg("practice.regained", right=self.regained, of=self.of)
            verdict = msg("practice.review_done")
            return ended._say(Feedback(verdict=verdict, lines=(*told, regained)))
        right, of = ended.first_tries
        counted = msg("practice.count", right=right, of=of)
        return ended._say(Feedback(verdict=counted, lines=(*told, *_summary(ended))))

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
    ruleset: AnyRules | None = None,
    topics: Topics = (),
    older: str | None = None,
) -> Practice:
    """A set of ``n`` questions of one kind; the same seed and answers give the same questions.

    With ``topics`` the questions need nothing but these. ``older`` is the number of a lesson:
    about one question in four is then of a lesson before it.
    """
    before = older_than(older, kind) if older else ()
    first = generate(
        kind, level=level, seed=seed_of(seed, 1), mix=mix, ruleset=ruleset, topics=topics
    )
    return Practice(puzzle=first, of=n, seed=seed, older=before)


def planned(codes: Sequence[str], *, seed: str) -> Practice:
    """A set of just these questions, in this order, whatever is answered.

    Raises CodeError for a code that cannot be opened, as far as it is wanted by now: the first.

    >>> planned(["wait_finder-1-359", "tile_name.2-2-81k2"], seed="1").skip().practice.kind.id
    'tile_name'
    """
    return Practice(puzzle=open_code(codes[0]), of=len(codes), seed=seed, plan=tuple(codes))


def single(puzzle: Puzzle) -> Practice:
    """One question, and after it as many of its sort as one likes."""
    return Practice(puzzle=puzzle, of=0, seed=puzzle.seed)


def _look(puzzle: Puzzle) -> tuple[object, ...]:
    """What there is to see of a question, whatever the order of its choices."""
    fields = puzzle.question.fields
    choices = (frozenset(getattr(field, "choices", ())) for field in fields)
    return puzzle.prompt, puzzle.scene, [field.label for field in fields], [*choices]


def _again(taught: Taught, own: Puzzle, seed: str) -> Puzzle:
    """A question of an earlier lesson, by the rules of the set where both are of one game."""
    is_same = kind_of(taught.kind).game is kind_of(own.kind).game
    return generate(
        taught.kind,
        level=taught.level,
        seed=seed,
        ruleset=own.ruleset if is_same else None,
        topics=taught.topics,
    )


def seed_of(seed: str, number: int) -> str:
    """The seed of question ``number`` in the set ``seed``: up to four characters in base 36.

    >>> seed_of("tuesday", 1) == seed_of("tuesday", 1) != seed_of("tuesday", 2)
    True
    """
    value = generator(f"set/{seed}/{number}").randrange(1, 36**4)
    return "".join(_DIGITS[value // 36**place % 36] for place in (3, 2, 1, 0)).lstrip("0")


def _blame(found: Diagnosis) -> str:
    is_named = found.finding is AnswerFinding.MISCONCEPTION
    return found.codes[0].code if is_named else found.finding.value


def _summary(practice: Practice) -> Iterable[Message]:
    """The end of a set, behind how many were right at once: one sentence to take along.

    Of a misconception it speaks only where an answer of this set was as it has it.
    """
    results = Counter(record.result for record in practice.records)
    known = practice.told
    if results[Result.FIRST_TRY] == len(practice.records):
        if len(practice.records) >= _TRUSTED:
            yield msg("practice.all_right")
    elif found := _seen(practice, known.of(MisconceptionStanding.FOUND)):
        code, evidence = found[0].code, found[0].evidence
        yield from tell.rule_found(_rule(practice, code), code, evidence)
    elif known.differences:
        game, difference = kind_of(practice.own.kind).game, known.differences[0]
        yield msg(
            "practice.other_rules",
            rulesets=tuple(game.preset(id).title for id in difference.rulesets),
            option=game.option_name(difference.option),
        )
    elif suspected := _seen(practice, known.of(MisconceptionStanding.SUSPECTED)):
        yield _rule(practice, suspected[0].code)
    elif mended := _mended(practice, known.of(MisconceptionStanding.CLEARED)):
        yield msg("practice.cleared", what=Message(f"mistake.{mended[0].code}.name"))
    elif results[Result.LATER]:
        yield msg("practice.found_later", count=results[Result.LATER])
    elif practice.queue:
        yield msg("practice.come_back")


def _rule(practice: Practice, code: str) -> Message:
    """The rule that a false rule breaks, as the last question says it in which it showed."""
    shown = [record.puzzle for record in practice.records if code in record.suspects]
    puzzle = shown[-1] if shown else practice.puzzle
    return kind_of(puzzle.kind).rule_against(puzzle, code)


def _seen(
    practice: Practice, named: tuple[NamedMisconception, ...]
) -> tuple[NamedMisconception, ...]:
    """Those that explain an answer of this set."""
    suspects = {code for record in practice.records for code in record.suspects}
    return tuple(one for one in named if one.code in suspects)


def _mended(
    practice: Practice, cleared: tuple[NamedMisconception, ...]
) -> tuple[NamedMisconception, ...]:
    """Those that were the likeliest cause of a wrong answer; all after the last one was right."""
    missed = [record for record in practice.records if record.result is not Result.FIRST_TRY]
    likeliest = {code for record in missed for code in record.suspects[:1]}
    enough = practice.records[-_MENDED:]
    is_over = all(record.result is Result.FIRST_TRY for record in enough)
    return tuple(one for one in cleared if is_over and one.code in likeliest)
