"""What keeps answers: an interface so small that anything can stand behind it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .answer import Answer


class Store(Protocol):
    """Answers that stay. Nothing is ever changed, and an answer is there once.

    Every method raises StudyError, with a sentence, where it cannot be done.
    """

    def append(self, answers: Iterable[Answer]) -> None:
        """Keep these; one that is there already stays as it is."""

    def since(self, moment: str = "", *, set_id: str = "", learner: str = "") -> tuple[Answer, ...]:
        """The answers from a moment on, of one set and learner or of all, by time and id."""

    def erase(self, learner: str = "") -> None:
        """Forget everything of one learner or of all, for good."""


class MemoryStore:
    """A store that lasts as long as the program."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self._answers: dict[str, Answer] = {}
        self.append(answers)

    def append(self, answers: Iterable[Answer]) -> None:
        """See :class:`Store`."""
        for answer in answers:
            self._answers.setdefault(answer.id, answer)

    def since(self, moment: str = "", *, set_id: str = "", learner: str = "") -> tuple[Answer, ...]:
        """See :class:`Store`."""
        wanted = (
            answer
            for answer in self._answers.values()
            if answer.checked_at >= moment
            and set_id in ("", answer.set_id)
            and learner in ("", answer.learner)
        )
        return tuple(sorted(wanted, key=lambda answer: (answer.checked_at, answer.id)))

    def erase(self, learner: str = "") -> None:
        """See :class:`Store`."""
        kept = (answer for answer in self._answers.values() if learner not in ("", answer.learner))
        self._answers = {answer.id: answer for answer in kept}
