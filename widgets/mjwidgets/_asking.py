"""A question whose answers are kept: it says what goes wrong in that, to who answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from mjteach.core.errors import StudyError
from mjteach.core.message import Message
from mjteach.study.demonstration import keeper
from mjteach.text import render

from ._frame import Frame, Json
from ._settings import Settings


class Asking(Frame):
    """The frame around a question.

    A lesson makes all its questions at once, those of later steps included. So what went wrong
    stands in the first that is made, and counts as told once somebody answers any of them.
    """

    is_question: ClassVar = True
    unsaved = traitlets.Int(help="How many answers are lost if the course ends now.").tag(sync=True)

    def __init__(self, settings: Settings, words: Mapping[str, Json], **traits: Any) -> None:
        self._keeper = keeper()
        self._cause: Message | None = None
        super().__init__(settings, words, unsaved=self._keeper.unsaved, **traits)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """As of any frame, with what went wrong: who sees no question is told nothing."""
        self._tell_of_keeping(self._keeper.offer())
        return super()._repr_mimebundle_(**options)

    def _tell_of_keeping(
        self, messages: tuple[Message, ...] | None = None, *, is_over: bool = False
    ) -> str:
        """Say calmly what went wrong in keeping answers, and let the page ask before it closes.

        Why they cannot be saved is said in each set, and at its end how many are not saved yet.
        """
        were, self.unsaved = self.unsaved, self._keeper.unsaved
        cause = self._keeper.cause if self.unsaved else None
        found = self._keeper.tell() if messages is None else messages
        told = [message for message in found if message != cause]
        if cause is not None and is_over:
            told.append(StudyError("unsaved", count=self.unsaved, cause=cause).message)
        elif cause is not None and cause != self._cause:
            told.append(cause)
        self._cause = cause
        text = " ".join(render(each, self._set.lang) for each in told)
        if text or (were and not self.unsaved):
            self.trouble = {"text": text, "details": ""} if text else {}
        return text
