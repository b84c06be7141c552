"""What keeps answers: an interface so small that anything can stand behind it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .answer import Answer


class Store(Protocol):
    """Answers that stay. Nothing is ever changed, and an answer is there once.

    Every method raises StudyError, with a sentence, where it cannot be done.
    """

    @property
    def spoilt(self) -> int:
        """How many answers the last reading left out, as they are not as they were written."""

    def append(self, answers: Iterable[Answer]) -> None:
        """Keep these; one that is there already stays as it is."""

    def since(
        self, moment: str = "", *, set_id: str = "", learner: str | None = None
    ) -> tuple[Answer, ...]:
        """The answers from a moment on, of one set and learner or of all, by time and id.

        Who gives no name is a learner too: the one without a name.
        """

    def close(self) -> None:
        """Let go of what is open; the next call opens it again."""

    def erase(self, learner: str | None = None) -> None:
        """Forget everything of one learner or of all, for good."""


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """Answers in the order of time and id."""
    return tuple(sorted(answers, key=lambda answer: (answer.checked_at, answer.id)))
