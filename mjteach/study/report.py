"""What a class got wrong: a pure function of the files that were handed in.

Nothing is believed that a file says of its answers: every one is graded and explained anew, and a
file that says otherwise is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple, TypeVar

from mjteach import __version__
from mjteach.core.errors import CodeError, MjteachError, StudyError
from mjteach.core.message import Message
from mjteach.core.printable import shown
from mjteach.puzzles.base import AnswerFinding, Key, Outcome, Puzzle
from mjteach.puzzles.diagnose import judge
from mjteach.puzzles.diagnosis.answers import Given
from mjteach.puzzles.diagnosis.naming import Conclusions, MisconceptionStanding, speaks, told
from mjteach.puzzles.diagnosis.shown import shown as shown_to
from mjteach.puzzles.diagnosis.tracker import Tracked
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.grading import agrees, grade
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import kind as kind_of

from .answer import Answer
from .checkable import Checkable, checkable
from .classes import as_meant, seeds_of, word_of
from .handed import Handed, handed_of
from .written import showing

T = TypeVar("T")


class Example(NamedTuple):
    """An answer of somebody in the class."""

    number: int
    """The place of the question in the set."""
    puzzle: Puzzle
    given: Response
    told: tuple[str, ...] = ()
    """The fields in which the answer is as a misconception has it."""

    @property
    def key(self) -> Key:
        """The right answer."""
        return kind_of(self.puzzle.kind).key(self.puzzle.content, self.puzzle.rules)


class Error(NamedTuple):
    """A misconception that was seen in a class."""

    code: str
    who: tuple[int, ...]
    """Those whose answers speak for it, as places in :attr:`Report.pupils`."""
    sure: int
    """So many of them gave enough answers that nothing else explains."""
    met: int
    """So many answered a question in which it shows."""
    example: Example

    @property
    def name(self) -> Message:
        """What is got wrong, in words."""
        return Message(f"mistake.{self.code}.name")


class SetQuestion(NamedTuple):
    """The question at one place of the set, or its parallel forms."""

    number: int
    puzzles: tuple[Puzzle, ...]
    answered: int
    right: int
    """At once, and with every line that was answered."""

    @property
    def wrong(self) -> int:
        """How many did not get it right at once."""
        return self.answered - self.right


class Pupil(NamedTuple):
    """Somebody who handed in: the first answers, and what is believed after them."""

    learner: str
    """The name that was given, if any."""
    file: str
    firsts: tuple[First, ...]
    known: tuple[Tracked, ...]
    said: Checkable
    """What the file says of how it came about."""
    forms: tuple[int, ...] = ()
    """The forms of the set that it answers; 0 is the model, and none a set that no word gives."""
    foreign: tuple[int, ...] = ()
    """The numbers of the questions that were answered and do not belong to the set."""

    @property
    def told(self) -> tuple[Conclusions, ...]:
        """What may be said, kind by kind."""
        return tuple(map(told, self.known))

    @property
    def right(self) -> int:
        """How many questions were right at the first try, and without help."""
        return sum(first.is_right for first in self.firsts)


class First(NamedTuple):
    """The first answer to a question, before any hint."""

    example: Example
    is_right: bool
    shows: frozenset[str]
    """The codes of the misconceptions that would have shown in it."""


class LeftOut(NamedTuple):
    """A file that does not count, and why."""

    file: str
    why: Message


class Report(NamedTuple):
    """What a class got wrong: errors and questions by how many had them wrong."""

    word: str
    pupils: tuple[Pupil, ...]
    errors: tuple[Error, ...]
    asked: tuple[SetQuestion, ...]
    unknown: int
    """So many err in a way that no known misconception explains."""
    left_out: tuple[LeftOut, ...]

    @property
    def foreign(self) -> tuple[Pupil, ...]:
        """Those who have answered questions, too, that do not belong to the set."""
        return tuple(pupil for pupil in self.pupils if pupil.foreign)

    @property
    def namesakes(self) -> tuple[tuple[str, ...], ...]:
        """The files that give the same name: one pupil may have answered on two computers."""
        files: dict[str, list[str]] = {}
        for pupil in self.pupils:
            files.setdefault(as_meant(pupil.learner), []).append(pupil.file)
        return tuple(tuple(same) for name, same in files.items() if name and len(same) > 1)


def report_of(files: Iterable[tuple[str, str | StudyError]], word: str = "") -> Report:
    """The report on files, each with its name and its text, or why it has none.

    Without a ``word`` it is on the set that most have handed in; of two sets with one word, on
    that of most. Only questions of the set and of its forms count.
    """
    read, left = _sorted_out(files)
    word = _meant(word, [handed.word for _, handed in read])
    sort = _commonest(_sort_of(handed) for _, handed in read if handed.word == word)
    belongs = _belonging([one for _, one in read if one.word == word and _sort_of(one) == sort])
    true: list[tuple[Handed, Pupil]] = []
    for file, handed in read:
        try:
            if handed.word != word:
                raise StudyError("other_word", word=handed.word)
            if _sort_of(handed) != sort:
                raise StudyError("other_sort")
            true.append((handed, replayed(handed, file, belongs)))
        except StudyError as error:
            left.append(LeftOut(file, error.message))
    pupils = _once_each(true, left)
    asked = sorted(_asked(pupils), key=lambda one: (-one.wrong, one.number))
    return Report(
        word,
        tuple(pupils),
        tuple(
            sorted(_errors(pupils), key=lambda error: (-len(error.who), -error.sure, error.code))
        ),
        tuple(asked),
        sum(any(said.unknown for said in pupil.told) for pupil in pupils),
        tuple(left),
    )


def _sorted_out(
    files: Iterable[tuple[str, str | StudyError]],
) -> tuple[list[tuple[str, Handed]], list[LeftOut]]:
    read, left = [], []
    for file, text in files:
        try:
            if isinstance(text, StudyError):
                raise text
            read.append((file, handed_of(text)))
        except StudyError as error:
            left.append(LeftOut(file, error.message))
    return read, left


def _meant(word: str, words: list[str]) -> str:
    """A word as the files have it; without one that of most of them."""
    if word:
        return word if word in words else word_of(word)
    return _commonest(words) or ""


def _sort_of(handed: Handed) -> tuple[str, int] | None:
    """The kind and the level of which most questions of a set are, as its file says."""
    return _commonest((answer.kind, answer.level) for answer in handed.answers)


def _commonest(of: Iterable[T]) -> T | None:
    """What comes most; the first of several."""
    return next((one for one, _ in Counter(of).most_common(1)), None)


def _once_each(true: Iterable[tuple[Handed, Pupil]], left: list[LeftOut]) -> list[Pupil]:
    """Of files that share an answer the one that answers most of the set; the others are left out.

    Of two that answer as much it is the one that says least besides. Only files that replay as they
    say are asked, so that a lie costs nobody else their place.
    """
    first: dict[str, tuple[str, Answer]] = {}
    chosen = []
    for handed, pupil in sorted(true, key=_most_of_the_set):
        there = [(*first[answer.id], answer) for answer in handed.answers if answer.id in first]
        if not there:
            chosen.append(pupil)
            first |= {answer.id: (pupil.file, answer) for answer in handed.answers}
            continue
        is_same = all(known == answer for _, known, answer in there)
        why = "same_pupil" if is_same else "same_but_other"
        left.append(LeftOut(pupil.file, StudyError(why, file=there[0][0]).message))
    return sorted(chosen, key=lambda pupil: pupil.file)


def _most_of_the_set(each: tuple[Handed, Pupil]) -> tuple[int, int, int, str]:
    handed, pupil = each
    return -len(pupil.firsts), len(pupil.foreign), len(handed.answers), pupil.file


def _belonging(all_handed: Sequence[Handed]) -> Callable[[int, Puzzle], bool]:
    """What tells whether a question belongs at a place of the set that a class was given.

    It does where the word on the board gives it, to all or to a form. A set that no word gives, as
    five hands after a report, has at each place the question that most were asked there. Each file
    has one voice, however long it is.
    """
    word = all_handed[0].word if all_handed else ""
    voices = [_asked_in(handed) for handed in all_handed]
    about = _commonest(voice for asked in voices if (voice := _about_most(asked, word)) is not None)
    if about is not None:
        return lambda n, puzzle: _about(puzzle) == about and puzzle.seed in seeds_of(word, n)
    there: dict[int, list[Puzzle]] = {}
    for asked in voices:
        for number, puzzle in asked.items():
            there.setdefault(number, []).append(puzzle)
    most = {number: _commonest(puzzles) for number, puzzles in there.items()}
    return lambda number, puzzle: puzzle == most.get(number)


def _asked_in(handed: Handed) -> dict[int, Puzzle]:
    """The question that a file has at each place, the first of several."""
    asked: dict[int, Puzzle] = {}
    for answer in handed.answers:
        puzzle = _known(answer.code)
        if puzzle is not None:
            asked.setdefault(answer.number, puzzle)
    return asked


def _about_most(asked: Mapping[int, Puzzle], word: str) -> tuple[object, ...] | None:
    """What most of the questions are about that the word gives; None where it gives none."""
    return _commonest(_about(one) for n, one in asked.items() if one.seed in seeds_of(word, n))


def _about(puzzle: Puzzle) -> tuple[object, ...]:
    """What a class was given beside the word."""
    return puzzle.kind, puzzle.level, puzzle.mix, puzzle.ruleset, puzzle.topics


def _known(code: str) -> Puzzle | None:
    with suppress(StudyError):
        return _opened(code)
    return None


def replayed(
    handed: Handed, file: str = "", belongs: Callable[[int, Puzzle], bool] | None = None
) -> Pupil:
    """The answers of a file graded and explained anew, if their questions belong to the set.

    Raises StudyError where they cannot be, or are not what the file says of them, or none belongs.
    """
    known: dict[str, Tracked] = {}
    foreign: set[int] = set()
    firsts: dict[int, First] = {}
    for answer in handed.answers:
        if not answer.is_checked:
            continue
        puzzle = _opened(answer.code)
        try:
            given, is_right = _graded(answer, puzzle)
            if belongs is not None and not belongs(answer.number, puzzle):
                foreign.add(answer.number)
            elif is_first(answer) and answer.number not in firsts:
                before = known.get(puzzle.kind, Tracked(kind_of(puzzle.kind)))
                judged = judge(puzzle, given, before)
                known[puzzle.kind] = judged.tracked
                is_whole = judged.diagnosis.finding in (AnswerFinding.CORRECT, AnswerFinding.FORM)
                example = Example(answer.number, puzzle, given)
                firsts[answer.number] = First(example, is_right and is_whole, showing(puzzle))
        except StudyError:
            raise
        except Exception:
            raise StudyError("not_agreeing", number=answer.number) from None
    if not firsts:
        raise StudyError("not_of_the_set" if foreign else "no_first_answers")
    return Pupil(
        handed.learner,
        file,
        tuple(firsts.values()),
        tuple(known.values()),
        checkable(handed.answers),
        _forms(handed.word, firsts.values()),
        tuple(sorted(foreign)),
    )


def _forms(word: str, firsts: Iterable[First]) -> tuple[int, ...]:
    """The forms of a word's set to which questions belong."""
    asked = (first.example for first in firsts)
    found = (seeds_of(word, one.number).get(one.puzzle.seed) for one in asked)
    return tuple(sorted({form for form in found if form is not None}))


def is_first(answer: Answer) -> bool:
    """Whether an answer tells what somebody believes: the first to its question, before a hint."""
    return answer.tries == 1 and not (answer.hints or answer.was_shown or answer.is_review)


@lru_cache(maxsize=512)
def _opened(code: str) -> Puzzle:
    try:
        return open_code(code)
    except CodeError:
        raise StudyError("other_version", code=shown(code)) from None
    except MjteachError:
        raise StudyError("no_question", code=shown(code)) from None


def _graded(answer: Answer, puzzle: Puzzle) -> tuple[Response, bool]:
    """The answer as it is read, and whether it is right; raises StudyError if a file lies."""
    kind = kind_of(puzzle.kind)
    given, _ = kind.read(puzzle, answer.response)
    graded = grade(puzzle, given, kind.key(puzzle.content, puzzle.rules), kind.headline)
    is_ours = answer.program == __version__  # another one may have graded otherwise
    outcome = answer.outcome if is_ours else graded.outcome.value
    said = (outcome, answer.kind, answer.level)
    if said != (graded.outcome.value, puzzle.kind, puzzle.level):
        raise StudyError("not_agreeing", number=answer.number)
    return given, graded.outcome is Outcome.CORRECT


def _asked(pupils: Iterable[Pupil]) -> Iterator[SetQuestion]:
    """The questions, place by place."""
    firsts = [first for pupil in pupils for first in pupil.firsts]
    for number in sorted({first.example.number for first in firsts}):
        there = [first for first in firsts if first.example.number == number]
        puzzles = tuple(dict.fromkeys(first.example.puzzle for first in there))
        yield SetQuestion(number, puzzles, len(there), sum(first.is_right for first in there))


def _errors(pupils: list[Pupil]) -> Iterator[Error]:
    """Every misconception that is likely of somebody, with those who could have shown it."""
    having: dict[str, dict[int, bool]] = {}
    for place, pupil in enumerate(pupils):
        for said in pupil.told:
            found = said.of(MisconceptionStanding.FOUND)
            for named in {*found, *said.either}:
                having.setdefault(named.code, {})[place] = named in found
    for code, who in having.items():
        sure = sum(who.values())
        met = sum(any(code in first.shows for first in pupil.firsts) for pupil in pupils)
        best = sorted(who, key=lambda place: (not who[place], place))
        examples = (example_of(pupils[place], code) for place in best)
        example = next(filter(None, examples), None)
        if example is not None:
            yield Error(code, tuple(sorted(who)), sure, met, example)


def example_of(pupil: Pupil, code: str) -> Example | None:
    """The first answer of somebody that is as a misconception has it."""
    for known in pupil.known:
        if code not in known.codes():
            continue
        cause = known.leading(code)
        for first in pupil.firsts:
            _, puzzle, given, _ = first.example
            if puzzle.kind != known.kind.id:
                continue
            answer = Given(shown_to(known.kind, puzzle), given)
            if speaks(answer, cause, known.others(cause, code)):
                ways = answer.shown.answers(cause)
                told = (tuple(f for f in answer.wrong if agrees(given[f], way[f])) for way in ways)
                return first.example._replace(told=max(told, key=len))
    return None
