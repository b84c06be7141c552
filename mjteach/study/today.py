"""What to do today: a set of some minutes that follows from the answers and the moment.

It asks for what is due, what was left suspected, what the newest lesson has taught, and one thing
more. Every hand is new, and every question says why it came. Where nothing is due it ends sooner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from itertools import count, cycle, islice, starmap, takewhile
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.api.rule_lines import AnyRules, rule_set
from mjteach.core.errors import MjteachError
from mjteach.core.message import Message, msg
from mjteach.core.own import nameless
from mjteach.core.tileset import generator
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.course import TAUGHT, Taught
from mjteach.puzzles.games import AnyPreset
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import Practice, planned, seed_of
from mjteach.puzzles.registry import kind as kind_of

from .answer import Answer
from .clock import day_begins
from .due import Due, Rating, RuleStanding, due
from .figures import KindLevel
from .mapped import lesson_with
from .pace import paces, seconds_for
from .practised import NOTHING, Practised, practised
from .store import in_order
from .written import rows_of_codes, showing

_TRIED: Final = 60
"""So many hands are looked at for one that shows a rule, and at most this many"""
_COMPARED: Final = 16
"""that show it are compared, for the one that shows most of what is due."""
_SELDOM: Final = 240
"""Where none does, so many are looked at, of everything met that could show it."""
_OPENED: Final = 12
"""So many answers given elsewhere between opening and first answer a set is found behind."""
_LEAST: Final = 30
"""Until it is known how long somebody takes, a question counts as so many seconds at least."""
_SURE: Final = 2
"""So many right answers in a row raise the level."""
_READING: Final = 10
"""And so many seconds go by until the next is in sight."""
_FIRST: Final = ("0-1", "1-1")
"""The lessons of a first set."""


class TodaysQuestion(NamedTuple):
    """A question of today's set and why it came."""

    puzzle: Puzzle
    reason: Message

    @property
    def code(self) -> str:
        """The code of the question."""
        return code_of(self.puzzle)


class Today(NamedTuple):
    """A set of some minutes."""

    seed: str
    asked: tuple[TodaysQuestion, ...]
    is_first: bool
    """Whether nothing was known of the learner."""
    is_idle: bool = False
    """Whether nothing is due, in doubt or new: what is asked is the surprise alone."""

    @property
    def practice(self) -> Practice:
        """The set as it begins."""
        return planned([one.code for one in self.asked], seed=self.seed)


def today(
    answers: Iterable[Answer],
    at: datetime,
    *,
    minutes: int = 10,
    exam: bool = False,
    number: int = 0,
    rules: AnyRules | None = None,
    before: Practised = NOTHING,
    standings: Mapping[str, RuleStanding] = MappingProxyType({}),
) -> Today:
    """The set of a day; with a ``number`` just that one, else the last that was begun on it.

    What was answered that day in the set itself changes nothing about it, so that it can be gone
    back to. Questions of the game of ``rules`` are asked by them; a set by other rules is another
    set. What follows from the answers of earlier days may be given in their place.
    """
    given = in_order(answers)
    played = None if rules is None else rule_set(rules)
    word = f"{'exam' if exam else 'today'}/{at.date()}/{minutes}"
    word += f"/{nameless(played.id)}" if played else ""
    morning = day_begins(at)
    earlier = [answer for answer in given if answer.checked_at < morning]
    seed = f"{word}/{number or _begun(given[len(earlier) :], word)}"
    known = [*takewhile(lambda answer: answer.seed != seed, given[len(earlier) :])]
    own = [answer for answer in given if answer.seed == seed and not answer.is_review]

    def made(cut: int) -> Today:
        all_known = (*earlier, *known[:cut])
        found = practised(all_known, at, before)
        return _Maker(found, due(all_known, at, standings), at, seed, played).made(minutes * 60)

    # What was answered elsewhere after the set was opened was not known to it.
    cuts = range(len(known), max(-1, len(known) - _OPENED), -1)
    return next((one for one in map(made, cuts) if _has_asked(one, own)), None) or made(len(known))


def _has_asked(made: Today, answers: Iterable[Answer]) -> bool:
    """Whether a set is the one in which answers were given."""
    codes = dict(enumerate((one.code for one in made.asked), 1))
    return all(one.is_mark or codes.get(one.number) == one.code for one in answers)


def number_of(seed: str) -> int:
    """The how manyeth set of its day a set is.

    >>> number_of("today/2026-11-24/10/2")
    2
    """
    return int(seed.rpartition("/")[2])


def _begun(answers: Iterable[Answer], word: str) -> int:
    """The last set under a word that was begun, or the first."""
    seeds = {answer.seed for answer in answers}
    return max(1, next(n for n in count(1) if f"{word}/{n}" not in seeds) - 1)


class _Dealt(NamedTuple):
    """A new hand of a row, and which rules it shows."""

    puzzle: Puzzle | None
    """None where the course asks so no more."""
    tests: frozenset[str]


class _Maker:
    """What the questions of one set are chosen from."""

    def __init__(
        self,
        known: Practised,
        waiting: Iterable[Due],
        at: datetime,
        seed: str,
        played: AnyPreset | None,
    ) -> None:
        self.seed, self.today, self.played = seed, at.date(), played
        self.paces = paces(known.times)
        self.sources, self.showing = known.sources, known.showing
        self.newest, self.streaks = known.newest(at), known.streaks
        self.due = {one.code: one for one in waiting}
        self.suspected = [code for codes in known.suspected.values() for code in codes]
        self.taken: set[str] = set()
        self.seen = set(known.codes)
        self._seeds = count()
        self._dealt: dict[Taught, list[_Dealt]] = {}

    def made(self, seconds: float) -> Today:
        """A set that takes about so long."""
        if not self.sources:
            rows = [row for lesson in _FIRST for row in TAUGHT[lesson]]
            hands = self._of_rows(_over_and_over(rows), msg("today.first"))
            return self._set(self._filled(hands, seconds), True)
        surprise = list(self._filled(self._surprises(), 1))
        left = seconds - self._length(surprise)
        older = self._filled(self._older(), left)
        left -= self._length(older)
        asked = [*older, *(self._filled(self._of_newest(), left) if self.newest else [])]
        return self._set([*asked, *surprise], False, is_idle=not asked and not self.due)

    def _set(self, asked: list[TodaysQuestion], is_first: bool, *, is_idle: bool = False) -> Today:
        return Today(self.seed, tuple(interleaved(asked)), is_first, is_idle)

    def _length(self, asked: Iterable[TodaysQuestion]) -> float:
        steps = (KindLevel(one.puzzle.kind, one.puzzle.level) for one in asked)
        return sum(
            self.paces[step] + _READING
            if step in self.paces
            else max(_LEAST, seconds_for(step, self.paces))
            for step in steps
        )

    def _filled(self, asked: Iterator[TodaysQuestion], seconds: float) -> list[TodaysQuestion]:
        """Questions until the time is up; the last may take half of its time more."""
        found: list[TodaysQuestion] = []
        while self._length(found) < seconds:
            one = next(asked, None)
            if one is None:
                break
            over = self._length([*found, one]) - seconds
            if found and over > self._length([one]) / 2:
                break
            found.append(one)
        return found

    def _older(self) -> Iterator[TodaysQuestion]:
        """A question for each rule that is due or was left in doubt, and that one has shown."""
        for code in dict.fromkeys((*self.due, *self.suspected)):
            rows = self.showing.get(code, ())
            if rows and code not in self.taken:
                one = self.due.get(code)
                reason = _due(one, self.today) if one else msg("today.suspected")
                yield from self._showing(code, rows, reason)

    def _of_newest(self) -> Iterator[TodaysQuestion]:
        """What was practised in the newest lesson."""
        rows = [row for row in self.sources if self.newest == lesson_with(row)]
        yield from self._of_rows(_over_and_over(rows), msg("today.newest", lesson=self.newest))

    def _surprises(self) -> Iterator[TodaysQuestion]:
        """What was not met for longest; of rows met on the same day any."""
        rows = list(self.sources)
        generator(f"surprise/{self.seed}").shuffle(rows)
        rows.sort(key=lambda row: (lesson_with(row) == self.newest, self.sources[row]))
        for row in _over_and_over(rows):
            days = (self.today - self.sources[row]).days
            yield from self._of_rows([row], msg("today.surprise", days=days))

    def _of_rows(self, rows: Iterable[Taught], reason: Message) -> Iterator[TodaysQuestion]:
        """New hands, one of each row, or of a higher level where two were right in a row."""
        for puzzle in map(self._hand, map(self._risen, rows)):
            if puzzle is not None:
                yield TodaysQuestion(puzzle, reason)

    def _showing(
        self, code: str, rows: Sequence[Taught], reason: Message
    ) -> Iterator[TodaysQuestion]:
        """A hand that can show a rule: of a few the one that shows most of what is due."""
        others = (row for row in self.sources if code in rows_of_codes(kind_of(row.kind)))
        wider = [*dict.fromkeys((*rows, *others))]
        if not sum(1 for _ in islice(self._with(code, rows, _TRIED), _COMPARED)):
            next(self._with(code, wider, _SELDOM), None)
        found = [one for row in wider for one in self._dealt.get(row, ()) if code in one.tests]
        wanted = self.due.keys() - self.taken
        for puzzle, tests in sorted(found, key=lambda one: -len(one.tests & wanted))[:1]:
            if puzzle is not None:
                self.taken |= tests
                yield TodaysQuestion(puzzle, reason)

    def _with(self, code: str, rows: Sequence[Taught], many: int) -> Iterator[_Dealt]:
        """Those that show a rule, of so many hands of some rows in turn."""
        turns = islice(((row, place) for place in count() for row in rows), many)
        return (one for one in starmap(self._dealt_at, turns) if code in one.tests)

    def _dealt_at(self, row: Taught, place: int) -> _Dealt:
        """A hand of a row by its number: it is made once, whatever is looked for."""
        dealt = self._dealt.setdefault(row, [])
        if len(dealt) == place:
            puzzle = self._hand(row)
            dealt.append(_Dealt(puzzle, frozenset() if puzzle is None else showing(puzzle)))
        return dealt[place]

    def _risen(self, row: Taught) -> Taught:
        """The highest level of a row's kind that was met, once those below went well."""
        above = sorted((one.level, one) for one in self.sources if one.kind == row.kind)
        for level, one in above:
            is_sure = self.streaks.get(KindLevel(row.kind, row.level), 0) >= _SURE
            row = one if is_sure and level > row.level else row
        return row

    def _ruleset(self, kind: Kind) -> str | None:
        """The rules of a question: those that were asked for, where they are of its game."""
        played = self.played
        return played.id if played is not None and kind.game.has(played) else None

    def _hand(self, row: Taught) -> Puzzle | None:
        """The next new hand of a row; None where the course asks so no more."""
        seed = seed_of(self.seed, next(self._seeds))
        with suppress(MjteachError):
            kind = kind_of(row.kind)
            mix = Mix.BALANCED if Mix.BALANCED in kind.mixes else kind.mixes[0]
            made = generate(
                kind,
                level=row.level,
                seed=seed,
                mix=mix,
                topics=row.topics,
                ruleset=self._ruleset(kind),
            )
            if code_of(made) not in self.seen:
                self.seen.add(code_of(made))
                return made
        return None


def _over_and_over(rows: Sequence[Taught]) -> Iterator[Taught]:
    """The rows in turn, as often as there can be a wish for."""
    return islice(cycle(rows), _TRIED * len(rows))


def _due(one: Due, today: date) -> Message:
    """Why a rule is due, without a word of what it says."""
    sure = "surely_missed" if one.is_sure else "missed"
    word = sure if one.rating is Rating.AGAIN else "unsure" if one.rating is Rating.HARD else "due"
    return msg(f"today.{word}", days=(today - one.last).days)


def interleaved(asked: Sequence[TodaysQuestion]) -> Iterator[TodaysQuestion]:
    """The questions so that no kind follows itself where that can be; else in their order."""
    left = list(asked)
    last = ""
    while left:
        many = Counter(one.puzzle.kind for one in left)
        others = [one for one in left if one.puzzle.kind != last] or left
        most = max(many[one.puzzle.kind] for one in others)
        is_tight = 2 * most > len(left)
        chosen = next(one for one in others if not is_tight or many[one.puzzle.kind] == most)
        left.remove(chosen)
        last = chosen.puzzle.kind
        yield chosen
