"""What to do in class after a report: a few hands that show the commonest errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple
from zlib import crc32

from mjteach.core.errors import StudyError
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import alike, code_of
from mjteach.puzzles.practice import seed_of

from .classes import LONGEST
from .report import Error, Report
from .written import showing

HANDS: Final = 5
_ERRORS: Final = 3
_TRIED: Final = 60
"""So many hands are looked at for one that shows an error and no other of them."""


class Shows(NamedTuple):
    """A hand of a lesson, and the errors that would show in it."""

    code: str
    errors: tuple[Error, ...]


class LessonOfHands(NamedTuple):
    """Hands to be gone through together, the commonest error first."""

    word: str
    """The word of the set before it."""
    hands: tuple[Shows, ...]

    @property
    def own_word(self) -> str:
        """The word of the hands as a set: no report counts them with the set before.

        >>> LessonOfHands("tuesday", ()).own_word
        'tuesday+'
        """
        word = f"{self.word}+"
        return word if len(word) <= LONGEST else f"{crc32(self.word.encode(errors='replace')):08x}+"

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the hands: what a planned set is made of."""
        return tuple(hand.code for hand in self.hands)


def lesson_of(report: Report) -> LessonOfHands:
    """Five hands of the sort that was asked, each of which shows one of the commonest errors.

    The same report gives the same hands. Raises StudyError where no error has a name.
    """
    errors = report.errors[:_ERRORS]
    if not errors:
        raise StudyError("nothing_to_show")
    places = sorted(place % len(errors) for place in range(HANDS))
    asked = {code_of(puzzle) for one in report.asked for puzzle in one.puzzles}
    hands: list[Shows] = []
    for number, place in enumerate(places):
        seen = asked | {hand.code for hand in hands}
        hands.append(_hand(errors, place, f"{report.word}/{number}", seen))
    return LessonOfHands(report.word, tuple(hands))


def _hand(errors: tuple[Error, ...], place: int, seed: str, seen: Iterable[str]) -> Shows:
    """A new hand that shows the error at a place, and if that can be none of the others.

    Where no new one does, the hand in which it was seen.
    """
    error = errors[place]
    best, fewest = error.example.puzzle, len(errors) + 1
    for number in range(_TRIED):
        puzzle = alike(error.example.puzzle, seed_of(f"lesson/{seed}", number))
        showing_here = _errors_in(puzzle, errors)
        if error in showing_here and code_of(puzzle) not in seen and len(showing_here) < fewest:
            best, fewest = puzzle, len(showing_here)
        if fewest == 1:
            break
    others = (other for other in _errors_in(best, errors) if other is not error)
    return Shows(code_of(best), (error, *others))


def _errors_in(puzzle: Puzzle, errors: tuple[Error, ...]) -> list[Error]:
    codes = showing(puzzle)
    return [error for error in errors if error.code in codes]
