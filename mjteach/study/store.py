"""What keeps answers: an interface so small that anything can stand behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from operator import attrgetter
from typing import Final, Protocol
from unicodedata import normalize

from mjteach.core.errors import StudyError

from .answer import Answer

Name = str
"""When an answer was checked, and its id: see :func:`name_of`."""


class RestingError(StudyError):
    """The store is asked nothing for a while: it was slow, and did what it was asked since."""


NEVER: Final = "9999-12-31T23:59:59.999Z"
"""A moment after all answers."""


class Store(Protocol):
    """Answers that stay. Nothing is ever changed, and an answer is there once.

    Every method raises StudyError, with a sentence, where it cannot be done.
    """

    @property
    def spoilt(self) -> int:
        """How many answers the last reading left out, as they are not as they were written."""

    @property
    def newer(self) -> int:
        """How many it left out that only a newer program can read."""

    def append(self, answers: Iterable[Answer]) -> None:
        """Keep these; one that is there already stays as it is."""

    def since(
        self,
        moment: str = "",
        *,
        until: str = "",
        sets: Collection[str] = (),
        learner: str | None = None,
        is_whole: bool = False,
    ) -> tuple[Answer, ...]:
        """The answers from a moment on, of some sets and one learner or of all, by time and id.

        With ``until`` only those before that moment. Where it ``is_whole`` nothing is left out:
        StudyError is raised for what is not as it was written.

        Who gives no name is a learner too: the one without a name.
        """

    def names(self, until: str, *, learner: str | None = None) -> tuple[Name, ...]:
        """The names of the answers before a moment, of one learner or of all, in order."""

    def close(self) -> None:
        """Let go of what is open; the next call opens it again."""

    def erase(
        self, learner: str | None = None, *, also: Callable[[], object] = lambda: None
    ) -> None:
        """Forget everything of one learner or of all, for good.

        ``also`` is done first, once nothing else is in the way; where it raises, all stays.
        """


_BY_TIME: Final = attrgetter("checked_at", "id")


def name_of(answer: Answer) -> Name:
    """The name of an answer; answers are in the order of their names.

    >>> name_of(Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "wrong"))
    '2026-11-23T09:00:00.000Z i'
    """
    return f"{answer.checked_at} {answer.id}"


def known_as(name: str) -> str:
    """A name in the one way that stands for all its spellings: two that differ by more are two.

    >>> known_as("Jo  Anna ") == known_as("JO ANNA"), known_as("Jo Anna") == known_as("Joanna")
    (True, False)
    >>> known_as("Anna Weiß")
    'anna weiss'
    """
    return " ".join(normalize("NFC", normalize("NFC", name).casefold()).split())


def known_before(name: str) -> str:
    """A name as an earlier version made it small: ß and a final sigma stayed.

    >>> known_before(" Anna Weiß")
    'anna weiß'
    """
    return normalize("NFC", name.strip().lower())


def is_named(given: str, learner: str) -> bool:
    """Whether a name is a learner's, however either is written.

    >>> is_named("McDonald", "mcdonald"), is_named("Ann", "Anna")
    (True, False)
    """
    return known_as(given) == known_as(learner)


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """Answers in the order of time and id."""
    return tuple(sorted(answers, key=_BY_TIME))
