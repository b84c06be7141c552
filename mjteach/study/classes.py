"""One word on the board gives a class its set: the same for all, or parallel forms of it.

A form asks other hands than the model set, in which the same errors can show. Nothing here depends
on the machine: a word, a kind and a form name the same questions everywhere.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from mjteach.core.errors import GenerationError, StudyError
from mjteach.core.printable import printable, shown
from mjteach.puzzles.base import Key, Mix, Puzzle
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.practice import Practice, planned, seed_of
from mjteach.puzzles.questions import NONE
from mjteach.puzzles.registry import kind as kind_of

from .written import lacks_at_most, rows_showing, showing

FORMS: Final = 6
"""So many parallel forms a set has: neighbours have different ones, and six keys are few."""
LONGEST: Final = 40
"""Characters of a word on the board."""
_TRIED: Final = 80
"""So many hands are looked at for one in which the same errors can show."""
_PROBED: Final = 16
"""So many hands are looked at for the one in which most can show that has shown least so far."""
_AGAIN: Final = 0.25
"""What it is worth that an error can show once more, beside the time before."""


class ClassQuestion(NamedTuple):
    """What a class is asked, before any word: everything but the seed."""

    kind: str
    level: int = 1
    mix: Mix = Mix.BALANCED
    ruleset: str | None = None
    topics: tuple[str, ...] = ()

    def made(self, seed: str) -> Puzzle:
        """The question of a seed."""
        kind, level, mix, ruleset, topics = self
        return generate(kind, level=level, seed=seed, mix=mix, ruleset=ruleset, topics=topics)


class FormQuestion(NamedTuple):
    """A question of a form: what can show in it, and what of the model's cannot."""

    puzzle: Puzzle
    codes: frozenset[str]
    missing: frozenset[str] = frozenset()

    @property
    def code(self) -> str:
        """What opens it on any screen."""
        return code_of(self.puzzle)


class ClassSet(NamedTuple):
    """The questions of a word; ``form`` 0 is the model set, the others are parallel to it."""

    wanted: ClassQuestion
    word: str
    n: int
    form: int = 0

    @property
    def asked(self) -> tuple[FormQuestion, ...]:
        """The questions in order."""
        return _model(self) if self.form == 0 else _form(self)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the questions."""
        return tuple(one.code for one in self.asked)

    def of_form(self, form: int) -> ClassSet:
        """The form with a number, the model for 0."""
        return self._replace(form=form)

    def begun(self) -> Practice:
        """The set as it begins: no answer changes what is asked."""
        return planned(self.codes, seed=self.word)


def word_of(given: object) -> str:
    """A word as it is meant: capitals, spaces and how letters are written do not matter.

    Raises StudyError for what is no word.

    >>> word_of(" Tues day ") == word_of("tuesday")
    True
    """
    said = str(given) if isinstance(given, str | int) and not isinstance(given, bool) else ""
    word = as_meant(said)
    if not 1 <= len(word) <= LONGEST:
        raise StudyError("no_word", found=shown(given), most=LONGEST)
    return word


def as_meant(said: str) -> str:
    """A word however it was written: letters in one form and small, without spaces.

    >>> as_meant("My Tuesday")
    'mytuesday'
    """
    return printable("".join(unicodedata.normalize("NFKC", said).casefold().split()))


def name_of(given: object) -> str:
    """The name that a pupil gives, empty for none; raises StudyError for what cannot be one.

    One that is too long is refused: cut off, it might be the name of somebody else.

    >>> name_of(" Ann "), name_of(7), name_of(None)
    ('Ann', '7', '')
    """
    if not isinstance(given, str | int | None):
        raise StudyError("no_name", found=shown(given))
    name = "" if given is None else printable(str(given).strip(), LONGEST + 1)
    if len(name) > LONGEST:
        raise StudyError("long_name", most=LONGEST)
    return name


def form_of(pupil: object) -> int:
    """The form of a pupil, by the number or the name on the list; the next number has another.

    Raises StudyError for what is neither.

    >>> [form_of(number) for number in (1, 2, 6, 7)], form_of("Ann") == form_of(" ann")
    ([1, 2, 6, 1], True)
    """
    if isinstance(pupil, str) and pupil.strip() and not pupil.strip().isdecimal():
        return crc32(as_meant(pupil).encode(errors="replace")) % FORMS + 1
    try:
        number = int(pupil) if isinstance(pupil, str | int) else 0
    except ValueError:
        number = 0
    if isinstance(pupil, bool) or number < 1:
        raise StudyError("no_pupil", found=None if pupil is None else shown(pupil))
    return (number - 1) % FORMS + 1


@lru_cache(maxsize=256)
def seeds_of(word: str, number: int) -> Mapping[str, int]:
    """The seeds among which the question at a place of a word's set is found, each with its form.

    >>> third = ClassSet(ClassQuestion("wait_finder"), "tuesday", 2, form=3)
    >>> [seeds_of("tuesday", place).get(third.asked[1].puzzle.seed) for place in (1, 2)]
    [None, 3]
    """
    forms = ((form, _TRIED if form else _PROBED) for form in range(FORMS, -1, -1))
    return {
        seed_of(_seed(word, form, number), place): form
        for form, most in forms
        for place in range(most)
    }


def _seed(word: str, form: int, number: int) -> str:
    """What the question at a place of a form follows from; form 0 is the model set."""
    return "/".join(("class", word, *([str(form)] if form else []), str(number)))


@lru_cache(maxsize=128)
def _model(of: ClassSet) -> tuple[FormQuestion, ...]:
    """The questions that the word names; none twice where the kind has enough of them.

    Of some hands each is the one in which most can show that has shown least before it.
    """
    found: list[FormQuestion] = []
    shown: Counter[int] = Counter()
    for number in range(1, of.n + 1):
        seen = [one.puzzle.content for one in found]
        seed = _seed(of.word, 0, number)
        made = [*_puzzles(of.wanted, seed, _PROBED)] or [of.wanted.made(seed_of(seed, 0))]
        fresh = [puzzle for puzzle in made if puzzle.content not in seen] or made
        probed = [(puzzle, rows_showing(puzzle)) for puzzle in fresh]
        best, rows = max(probed, key=lambda one: sum(_AGAIN ** shown[row] for row in one[1]))
        shown.update(rows)
        found.append(FormQuestion(best, showing(best)))
    return tuple(found)


@lru_cache(maxsize=128)
def _form(of: ClassSet) -> tuple[FormQuestion, ...]:
    """For every question of the model one of the same errors, or of as many of them as can be."""
    model = _model(of.of_form(0))
    seen = [one.puzzle.content for one in model]
    found: list[FormQuestion] = []
    for number, one in enumerate(model, 1):
        best = _closest(of, _seed(of.word, of.form, number), one, seen)
        seen.append(best.puzzle.content)
        found.append(best)
    return tuple(found)


def _closest(of: ClassSet, seed: str, model: FormQuestion, seen: list[object]) -> FormQuestion:
    """The question that shows what the model shows, then the one that is most like it."""
    best, fewest = model, (len(model.codes) + 1, 0, 0)
    asked = _something(model.puzzle)
    for puzzle in _puzzles(of.wanted, seed, _TRIED):
        if puzzle.content in seen:
            continue
        unlike = len(asked ^ _something(puzzle))
        most = fewest[0] - ((unlike, 0) >= fewest[1:])
        if not lacks_at_most(puzzle, model.codes, most):  # most hands are ruled out by one code
            continue
        codes = showing(puzzle)
        missing = model.codes - codes
        rank = (len(missing), unlike, len(codes - model.codes))
        if rank < fewest:
            best, fewest = FormQuestion(puzzle, codes, missing), rank
        if not any(fewest):
            break
    return best


def _puzzles(wanted: ClassQuestion, seed: str, most: int) -> Iterator[Puzzle]:
    for place in range(most):
        with suppress(GenerationError):
            yield wanted.made(seed_of(seed, place))


def _something(puzzle: Puzzle) -> set[tuple[str, bool]]:
    """The fields that are asked, each with whether the answer to it is something."""
    key: Key = kind_of(puzzle.kind).key(puzzle.content, puzzle.rules)
    open_fields = (field for field in puzzle.question.fields if field.given is None)
    return {(field.id, key.get(field.id) not in (None, 0, False, NONE)) for field in open_fields}
