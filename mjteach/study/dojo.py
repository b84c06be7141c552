"""One hand after the other as at real tables, in sets of ten, and what the seconds tell.

A dojo is a state as a :class:`~mjteach.puzzles.practice.Practice` is one, which it holds: a planned
set, so that the next hand can be made while the learner still thinks. Only the last hands are
remembered, so that a thousand weigh no more than a hundred.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count, groupby
from statistics import median
from typing import Final, NamedTuple

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import MjteachError, PuzzleError
from mjteach.core.message import Message, msg
from mjteach.core.own import nameless
from mjteach.core.printable import shown
from mjteach.core.tileset import generator
from mjteach.puzzles.base import Mix, Part, Puzzle
from mjteach.puzzles.diagnose import judge
from mjteach.puzzles.diagnosis.choosing import in_play
from mjteach.puzzles.diagnosis.naming import MisconceptionStanding
from mjteach.puzzles.diagnosis.tracker import Tracked
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.generate import code_of, code_to, open_code
from mjteach.puzzles.practice import Practice, PracticePhase, Result, planned, seed_of
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.result import WinResult

from .answer import Answer
from .counted import count_line, in_short
from .drilled import NOTHING, PAST, Drilled, drilled
from .figures import KindLevel
from .narrowed import ANY_HAND, HANDS, Narrowed
from .resume import steps
from .tested import Tested, telling, tested
from .written import showing

EXAM: Final = 20
_TOLD_FOR: Final = 3
"""What is believed about the learner lasts so many sets: an old error is not held against them."""
_SURE: Final = 0.9
_TRUSTED: Final = 0.7
"""Where fewer are right nothing is said to be."""
_FEW: Final = 3
"""Of fewer hands nothing is said."""
_SLOWER: Final = 1.25
_TESTING, _FREE = 7, 2
"""So many hands of ten test what is not tested yet; all but so many are beyond a guess by habit."""


class Rung(NamedTuple):
    """A step of a ladder: what is asked."""

    name: str
    kind: str
    level: int

    @property
    def said(self) -> Message:
        """What is asked, in words."""
        return msg(f"dojo.step.{self.kind}.{self.level}")

    @property
    def step(self) -> KindLevel:
        """What is asked, as answers name it."""
        return KindLevel(self.kind, self.level)


class Ladder(NamedTuple):
    """The steps from the parts to the whole, and the one that is usual."""

    name: str
    rungs: tuple[Rung, ...]
    usual: str

    def place(self, step: str | int | None) -> int:
        """The place of a step by its name or its number from 1; raises PuzzleError."""
        names = [rung.name for rung in self.rungs]
        wanted = self.usual if step is None else step
        if type(wanted) is int and 1 <= wanted <= len(names):
            return wanted - 1
        if wanted not in names:
            raise PuzzleError("no_such_step", found=shown(wanted), known=tuple(names))
        return names.index(str(wanted))


LADDERS: Final[Mapping[str, Ladder]] = {
    "fu": Ladder(
        "fu",
        (
            Rung("lines", "fu_count", 1),
            Rung("sum", "fu_count", 3),
            Rung("total", "fu_count", 4),
            Rung("payment", "score_full", 4),
        ),
        usual="total",
    ),
    "waits": Ladder(
        "waits",
        (
            Rung("simple", "wait_finder", 1),
            Rung("names", "wait_finder", 2),
            Rung("overlaps", "wait_finder", 3),
            Rung("table", "wait_finder", 4),
            Rung("one_suit", "wait_finder", 5),
        ),
        usual="simple",
    ),
    "han": Ladder(
        "han",
        (
            Rung("lines", "han_count", 1),
            Rung("sums", "han_count", 2),
            Rung("limit", "han_count", 3),
            Rung("total", "han_count", 4),
        ),
        usual="total",
    ),
    "payments": Ladder(
        "payments",
        (
            Rung("table", "score_lookup", 2),
            Rung("say", "announce", 2),
            Rung("honba", "announce", 3),
            Rung("hand", "score_full", 4),
        ),
        usual="table",
    ),
    "furiten": Ladder(
        "furiten",
        (
            Rung("river", "furiten_judge", 1),
            Rung("wins", "furiten_judge", 2),
            Rung("until", "furiten_judge", 3),
            Rung("all", "furiten_judge", 4),
        ),
        usual="river",
    ),
    "shanten": Ladder(
        "shanten",
        (
            Rung("steps", "shanten", 1),
            Rung("useful", "shanten", 2),
        ),
        usual="steps",
    ),
}
"""What can be practised. Furiten has no natural mix: nearly every answer would be the same."""


class DojoHand(NamedTuple):
    """A hand that was answered, or left, and how it went the first time."""

    code: str
    is_right: bool
    seconds: float | None
    """None where nobody measured them."""
    has: tuple[Message, ...] = ()
    """What it was made of, as far as that may take time."""
    graded: tuple[Part, ...] = ()
    tests: tuple[str, ...] = ()
    """The misconceptions that would show in an answer."""
    blamed: tuple[str, ...] = ()
    """Those that explain the answer."""
    seed: str = ""
    """That of its set."""


class Ten(NamedTuple):
    """How a set went: right answers, and the seconds in the middle and at most, if measured."""

    right: int
    of: int
    median: float | None
    slowest: float | None

    @property
    def rank(self) -> tuple[float, float]:
        """The higher, the better: by the share that was right, then by the seconds."""
        return self.right / self.of, -(self.median or 0.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dojo:
    """Where a drill or an exam stands."""

    ladder: Ladder
    at: int
    """The place of the step on the ladder."""
    seed: str
    ruleset: str | None = None
    """The rules it is played by; None: the usual ones."""
    clock: bool = False
    exam: bool = False
    wanted: Narrowed = ANY_HAND
    sets: int = 0
    """How many sets came before."""
    practice: Practice
    hands: tuple[DojoHand, ...] = ()
    """Those of this set, each once."""
    past: tuple[DojoHand, ...] = ()
    """Those of earlier sets of this step, the oldest first."""
    known: tuple[Tracked, ...] = ()
    """What was known of the learner when the hand in view came: the next one follows from it."""
    ahead: Practice | None = None
    """The next set, where it is made already; it follows from the rest."""

    @property
    def rung(self) -> Rung:
        """What is asked."""
        return self.ladder.rungs[self.at]

    @property
    def is_over(self) -> bool:
        """Whether the set is over, gone through again or not."""
        return self.practice.phase is PracticePhase.FINISHED

    @property
    def higher(self) -> Rung | None:
        """The next step, once this one is tested and no slower than one's own hands before it."""
        is_last = self.exam or self.at + 1 == len(self.ladder.rungs)
        if is_last or len(self.past) < HANDS or self.tested.open:
            return None
        is_sure = all(_share_right(ten) >= _SURE for ten in (self.hands, self.past[-HANDS:]))
        now, before = _usual_time(self.hands), _usual_time(self.past)
        is_quick = now is None or before is None or now <= before
        return self.ladder.rungs[self.at + 1] if is_sure and is_quick else None

    @property
    def tested(self) -> Tested:
        """What the hands of this step have tested so far, and what not yet."""
        return tested(self.rung.step, (*self.past, *self.hands))

    @property
    def tens(self) -> tuple[Ten, ...]:
        """How the last sets of this step went, this one last; none of which hands are forgotten."""
        sets = [[*hands] for _, hands in groupby((*self.past, *self.hands), lambda one: one.seed)]
        is_cut = len(self.past) == PAST and len(sets[0]) < self.wanted.n
        return tuple(map(_ten, sets[is_cut:]))

    def after(self, practice: Practice, seconds: float | None = None) -> Dojo:
        """The dojo once its practice has come so far; ``seconds`` is how long the answer took.

        The end of a set tells what was slow and what was wrong; another set is the next ten.
        """
        before = self.practice
        if before.phase is PracticePhase.FINISHED and not practice.reviewing:
            return self.next_set()
        is_next = practice.number == before.number + 1 and not practice.reviewing
        if is_next and before.ahead is None:
            told = self._chosen()
            practice = practice if told is None else _asking(practice, told)
        return self._after(practice, seconds)

    def _after(self, practice: Practice, seconds: float | None) -> Dojo:
        """The same at a hand that is given."""
        before = self.practice
        is_next = practice.number != before.number and not practice.reviewing
        practice = replace(practice, said=self._counted(practice))
        now = replace(self, practice=practice, known=practice.known if is_next else self.known)
        if practice.reviewing or before.reviewing:
            return now
        if len(self.hands) < before.number and practice.attempts > before.attempts == 0:
            now = replace(now, hands=(*self.hands, _done(practice, seconds)))
        elif len(self.hands) < len(practice.records):
            now = replace(now, hands=(*self.hands, _left(before)))
        return now._told() if now.is_over and practice.said else now

    def _counted(self, practice: Practice) -> Feedback | None:
        """What is said of a hand with its count in one line, and with a working of few rows.

        Where a part of the count is marked nothing is asked any more, and nothing more is said of
        a hand once its count was.
        """
        said, is_new = practice.said, practice.attempts > self.practice.attempts
        count = None if self.exam or said is None else count_line(practice)
        if said is None or count is None:
            return said
        if practice.number != self.practice.number or practice.phase is PracticePhase.FINISHED:
            lines = tuple(line for line in said.lines if line.id != "feedback.before")
            return said._replace(lines=lines)
        if said.revealed:
            return said._replace(lines=(count.said,), tree=in_short(practice))
        if not is_new or practice.phase is not PracticePhase.WRONG:
            return said
        lines = tuple(line for line in said.lines if not count.is_marked or _states(line))
        return said._replace(lines=(*lines, count.said))

    def next_set(self) -> Dojo:
        """The next ten hands, or another exam."""
        past = (*self.past, *self.hands)[-PAST:]
        practice = self.ahead or self._following()
        return replace(
            self,
            practice=practice,
            sets=self.sets + 1,
            hands=(),
            past=past,
            known=practice.known,
            ahead=None,
        ).prepared()

    def afresh(self, practice: Practice) -> Dojo:
        """The same set from its beginning."""
        return replace(
            self, practice=practice, hands=(), known=practice.known, ahead=None
        ).prepared()

    def climbed(self) -> Dojo:
        """The next step of the ladder."""
        at = min(self.at + 1, len(self.ladder.rungs) - 1)
        seed = _above(self.seed, self.rung)
        begun = _set(self.ladder.rungs[at], seed, 0, self.exam, self.ruleset, self.wanted)
        return replace(
            self, at=at, seed=seed, practice=begun, sets=0, hands=(), past=(), known=(), ahead=None
        ).prepared()

    def resumed(self, answers: Sequence[Answer]) -> Dojo:
        """The set after the answers that were kept of it, at the hand that comes next."""
        dojo, gone = self, [*steps(self.practice, answers)]
        for place, (practice, answer) in enumerate(gone, 1):
            went = dojo.after if place == len(gone) else dojo._after
            dojo = went(practice, answer and (answer.seconds or None))
        if dojo.practice.phase in (PracticePhase.RIGHT, PracticePhase.WRONG):
            dojo = dojo.after(dojo.practice.next().practice)
        return dojo.prepared()

    def prepared(self) -> Dojo:
        """The same state with the next hand made; it does not depend on the hand in view."""
        if self.is_over:
            return self if self.ahead else replace(self, ahead=self._following())
        practice = self.practice
        if practice.ahead is None and practice.number < practice.of and not practice.reviewing:
            practice = replace(practice, ahead=self._chosen())
        return replace(self, practice=practice.prepared())

    def _chosen(self) -> Puzzle | None:
        """The next hand, where it is to test something; None where the next of the set will do.

        At least so many of ten test what is not tested yet. While something may lie behind wrong
        answers, every hand asks after that. The first hand of a set is as it comes.
        """
        place, row = self.practice.number + 1, kind_of(self.rung.kind)
        tracked = next((one for one in self.known if one.kind is row), Tracked(row))
        others, wanted = range(2, self.practice.of + 1), self.wanted
        many = min(_TESTING * self.practice.of // HANDS, len(others))
        places = generator(f"tests/{self.practice.seed}").sample(others, many)
        seed, is_testing = f"{self.practice.seed}/{place}", wanted.mix == "weak" and not self.exam
        with suppress(MjteachError):
            if is_testing and (place in places or in_play(tracked)):
                hands = (*self.past, *self.hands[: self.practice.number - 1])
                return telling(
                    self.rung.step,
                    seed,
                    hands,
                    tracked,
                    self.ruleset,
                    beyond_habit=place not in sorted(places)[:_FREE],
                    wanted=wanted,
                )
            if not wanted.is_usual:
                return wanted.first(row, self.rung.level, seed, wanted.mix_of(row), self.ruleset)
        return None

    def _following(self) -> Practice:
        number = self.sets + 1
        begun = _set(self.rung, self.seed, number, self.exam, self.ruleset, self.wanted)
        is_fresh = number % _TOLD_FOR == 0
        return begun if is_fresh else replace(begun, known=self.practice.known)

    def _told(self) -> Dojo:
        said = self.practice.said
        assert said is not None, "the end of a set is told"
        lines = (*self._times(), *self._wrong(), *self._summed(said.lines), *self._climb())
        told = replace(self.practice, said=said._replace(lines=lines))
        return replace(self, practice=told)

    def _summed(self, lines: Iterable[Message]) -> Iterator[Message]:
        """The lines of the practice, with what was tested in place of a word of trust."""
        yield from (line for line in lines if line.id != "practice.all_right")
        told = self.practice.told
        doubts = told.of(MisconceptionStanding.FOUND, MisconceptionStanding.SUSPECTED)
        is_trusted = not doubts and _share_right(self.hands) >= _TRUSTED
        if is_trusted and (said := self.tested.said):
            yield said

    def _times(self) -> Iterator[Message]:
        """How long the hands took beside earlier ones, and what they had that took longest."""
        now, before = _usual_time(self.hands), _usual_time(self.past)
        if not (self.clock or self.exam) or now is None:
            return
        told = _whole(now)
        yield msg("dojo.time", seconds=told)
        if before is not None and not self.exam:
            known = _whole(before)
            yield msg(f"dojo.pace.{_pace(told, known)}", seconds=known)
        looked_at = [hand for hand in (*self.past, *self.hands) if hand.has]
        slow = _most(
            looked_at,
            _parts(looked_at),
            _usual_time,
            lambda those, others: those >= max(_SLOWER * others, others + 1),
        )
        if slow:
            yield msg(
                "dojo.slow",
                what=slow.what,
                seconds=_whole(slow.those),
                others=_whole(slow.others),
                hands=sum(hand.seconds is not None for hand in looked_at),
            )

    def _wrong(self) -> Iterator[Message]:
        """Which hands were not right at once, and what two of them share, if no more is known."""
        missed = tuple(place for place, hand in enumerate(self.hands, 1) if not hand.is_right)
        if missed:
            yield msg("dojo.missed", hands=missed, count=len(missed))
        told = self.practice.told
        if (
            len(missed) < 2
            or told.of(MisconceptionStanding.FOUND)
            or told.of(MisconceptionStanding.SUSPECTED)
        ):
            return
        common = _most(
            self.hands,
            [
                part
                for part, hands in _parts(self.hands[n - 1] for n in missed).items()
                if hands > 1
            ],
            _share_wrong,
            lambda those, others: those >= others + 1 / 3,
        )
        if common:
            having = [hand for hand in self.hands if common.what in hand.has]
            wrong = sum(not hand.is_right for hand in having)
            yield msg(
                "dojo.wrong",
                what=common.what,
                wrong=wrong,
                of=len(having),
                others=len(missed) - wrong,
                rest=len(self.hands) - len(having),
            )

    def _climb(self) -> Iterator[Message]:
        if self.higher:
            yield msg("dojo.climb", step=self.higher.said)


class Most(NamedTuple):
    """What sets some hands apart: a figure of those that have it, and of the others."""

    what: Message
    those: float
    others: float


def opened(
    name: str,
    *,
    step: str | int | None = None,
    seed: str,
    clock: bool = False,
    exam: bool = False,
    rules: AnyRules | None = None,
    wanted: Narrowed = ANY_HAND,
    kept: Iterable[Answer] = (),
    before: Drilled = NOTHING,
) -> Dojo:
    """A dojo at the beginning of a set; ``kept`` are the learner's own answers from other days.

    What follows from the first of them may be given as ``before``, in their place.

    With the same seed a set of which every hand is answered does not come again. One that was left
    does, on the step that had been reached; :meth:`Dojo.resumed` leads to the hand. So does an exam
    that is over: its result can still be printed.

    Raises PuzzleError for a dojo or a step that there is not, RuleSetError for a rule set.

    >>> opened("fu", seed="1").practice.puzzle.level
    4
    """
    if name not in LADDERS:
        raise PuzzleError("no_such_dojo", found=shown(name), known=tuple(LADDERS))
    ladder = LADDERS[name]
    known = drilled(kept, before)
    begins = f"{seed}{wanted.word}"
    at, seed = _reached(ladder, ladder.place(step), begins, [*known.numbers][::-1])
    rung = ladder.rungs[at]
    ruleset = None if rules is None else kind_of(rung.kind).game.preset(rules).id
    sets = next(n for n in count() if _word(rung, seed, n, exam, ruleset) not in known.numbers)
    begun = _set(rung, seed, max(0, sets - 1), exam, ruleset, wanted)
    is_own = begun.seed in known.numbers
    if is_own and not exam and len(known.numbers[begun.seed]) >= begun.of:
        begun, is_own = _set(rung, seed, sets, exam, ruleset, wanted), False
    begun = replace(begun, known=_known(known, rung, seed, exam, ruleset, sets - is_own))
    dojo = Dojo(
        ladder=ladder,
        at=at,
        seed=seed,
        ruleset=ruleset,
        clock=clock,
        exam=exam,
        wanted=wanted,
        sets=sets - 1 if is_own else sets,
        practice=begun,
        past=_past(known, rung, begun.seed),
        known=begun.known,
    )
    return dojo.prepared()


def _reached(ladder: Ladder, at: int, seed: str, seeds: Sequence[str]) -> tuple[int, str]:
    """The step to which somebody has climbed who began at this one, and the seed there.

    ``seeds`` are those of all sets that were begun, the last first.
    """
    below = f"{seed}/{ladder.rungs[at].kind}.{ladder.rungs[at].level}"
    newest = next((one for one in seeds if one.startswith(below)), "")
    above = _above(seed, ladder.rungs[at])
    return _reached(ladder, at + 1, above, seeds) if newest.startswith(f"{above}/") else (at, seed)


def _above(seed: str, rung: Rung) -> str:
    """The seed of the step after this one: its hands are those of nobody who began there."""
    return f"{seed}/{rung.kind}.{rung.level}>"


def mix_of(rung: Rung) -> Mix:
    """As frequent as at real tables, where the kind has that mix."""
    return Mix.NATURAL if Mix.NATURAL in kind_of(rung.kind).mixes else Mix.BALANCED


def _set(
    rung: Rung, seed: str, number: int, is_exam: bool, ruleset: str | None, wanted: Narrowed
) -> Practice:
    """The hands of set ``number``: their codes only, each is made when it is wanted.

    Where only some hands are wanted the first is one, and each other is chosen when it comes.
    """
    word, row = _word(rung, seed, number, is_exam, ruleset), kind_of(rung.kind)
    mix = wanted.mix_of(row)
    places = range(1, (EXAM if is_exam and wanted.n == HANDS else wanted.n) + 1)
    codes = [code_to(row, rung.level, seed_of(word, place), mix, ruleset) for place in places]
    if not wanted.is_usual:
        codes[0] = code_of(wanted.first(row, rung.level, f"{word}/1", mix, ruleset))
    begun = planned(codes, seed=word)
    return replace(begun, said=Feedback(verdict=begun.puzzle.prompt))


def _word(rung: Rung, seed: str, number: int, is_exam: bool, ruleset: str | None) -> str:
    """The seed of a set: long enough that no two meet."""
    words, by = "exam" if is_exam else "ten", f"/{nameless(ruleset)}" if ruleset else ""
    return f"{seed}/{rung.kind}.{rung.level}{by}/{words}{number + 1}"


def _known(
    drills: Drilled, rung: Rung, seed: str, is_exam: bool, ruleset: str | None, number: int
) -> tuple[Tracked, ...]:
    """What is believed about the learner at the beginning of set ``number``: see _TOLD_FOR."""
    lately = range(number - number % _TOLD_FOR, number)
    words = [_word(rung, seed, one, is_exam, ruleset) for one in lately]
    tracked = Tracked(kind_of(rung.kind))
    for drill in drills.hands.get(rung.step, ()):
        if drill.seed in words and drill.answer:
            with suppress(MjteachError):  # the course asks it otherwise by now
                tracked = judge(open_code(drill.code), json.loads(drill.answer), tracked).tracked
    return (tracked,) if tracked.record else ()


def _asking(practice: Practice, puzzle: Puzzle) -> Practice:
    """The practice at another question than the one it has come to."""
    said = practice.said and practice.said._replace(verdict=puzzle.prompt)
    return replace(practice, puzzle=puzzle, said=said)


def _done(practice: Practice, seconds: float | None) -> DojoHand:
    puzzle, is_right = practice.puzzle, practice.result is Result.FIRST_TRY
    return DojoHand(
        code_of(puzzle),
        is_right,
        seconds,
        tuple(made_of(puzzle)),
        practice.parts,
        tuple(sorted(showing(puzzle))),
        practice.suspects_at_first,
        practice.seed,
    )


def _left(practice: Practice) -> DojoHand:
    puzzle = practice.puzzle
    return DojoHand(code_of(puzzle), False, None, tuple(made_of(puzzle)), seed=practice.seed)


def _ten(hands: Sequence[DojoHand]) -> Ten:
    times = [hand.seconds for hand in hands if hand.seconds is not None]
    right = sum(hand.is_right for hand in hands)
    middle, most = (median(times), max(times)) if times else (None, None)
    return Ten(right, len(hands), middle, most)


def _past(known: Drilled, rung: Rung, seed: str) -> tuple[DojoHand, ...]:
    """The last hands of a step in which nothing was filled in, but for those of one set."""
    drills = (one for one in known.hands.get(rung.step, ()) if one.seed != seed)
    return tuple(
        DojoHand(
            one.code, one.is_right, one.seconds, tests=one.tests, blamed=one.blamed, seed=one.seed
        )
        for one in drills
    )[-PAST:]


def made_of(puzzle: Puzzle) -> Iterator[Message]:
    """What a hand is made of, as far as it may take time: its fu lines, or its kind of wait.

    >>> from mjteach.puzzles.generate import open_code
    >>> [said.id for said in made_of(open_code("fu_count.3-4-81k2"))]
    ['dojo.part.open_triplet', 'dojo.part.tsumo']
    """
    kind = kind_of(puzzle.kind)
    found = kind.found(puzzle.content, puzzle.rules)
    if kind.id == "wait_finder":
        shape = found.waits.shape
        yield msg("dojo.part.noten") if shape is None else msg(f"wait.{shape}.name")
    elif kind.id in {rung.kind for rung in LADDERS["fu"].rungs}:
        won = found if isinstance(found, WinResult) else found.won
        earning = [item.id for item in won.best.fu.items if item.fu]
        for word, starts in _PARTS.items():
            if any(id.startswith(starts) for id in earning):
                yield msg(f"dojo.part.{word}")


_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "quad": ("set.quad",),
    "closed_triplet": ("set.triplet.closed",),
    "open_triplet": ("set.triplet.open",),
    "pair": ("pair.",),
    "wait": ("wait.",),
    "tsumo": ("win.tsumo",),
    "ron": ("win.closed_ron",),
    "seven_pairs": ("chiitoitsu",),
}
"""By the beginnings of the ids of lines of fu."""


def _most(
    hands: Sequence[DojoHand],
    parts: Iterable[Message],
    figure: Callable[[Iterable[DojoHand]], float | None],
    stands_out: Callable[[float, float], bool],
) -> Most | None:
    """The part of hands with the highest figure, where it stands out from the other hands."""
    found = []
    for what in parts:
        those, others = (figure([h for h in hands if (what in h.has) is s]) for s in (True, False))
        if those is not None and others is not None and stands_out(those, others):
            found.append(Most(what, those, others))
    return max(found, key=lambda most: most.those - most.others, default=None)


def _parts(hands: Iterable[DojoHand]) -> Counter[Message]:
    """What hands are made of, and how many of them are."""
    return Counter(part for hand in hands for part in hand.has)


def _usual_time(hands: Iterable[DojoHand]) -> float | None:
    """Half of the hands took no longer; None where too few were measured."""
    times = [hand.seconds for hand in hands if hand.seconds is not None]
    return median(times) if len(times) >= _FEW else None


def _share_right(hands: Iterable[DojoHand]) -> float:
    known = [hand.is_right for hand in hands]
    return sum(known) / len(known) if known else 0.0


def _share_wrong(hands: Iterable[DojoHand]) -> float | None:
    """The share of hands that were not right at once; of a single hand it is not known."""
    known = tuple(hands)
    return 1 - _share_right(known) if len(known) >= 2 else None


def _pace(now: int, before: int) -> str:
    """How two times compare as they are said, so that no sentence contradicts its figures."""
    if now * _SLOWER <= before:
        return "quicker"
    return "slower" if now >= before * _SLOWER else "same"


def _whole(seconds: float) -> int:
    """Whole seconds, as they are said: at least one."""
    return max(1, round(seconds))


def _states(line: Message) -> bool:
    """Whether a line says something, and is no question to think about."""
    return line.id.startswith("feedback.") or line.id.endswith(".rule")
