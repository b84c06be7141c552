"""A question whose answers are kept: it says what goes wrong in that, to who answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
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
        self._told_of_cause = ""
        super().__init__(settings, words, unsaved=self._keeper.unsaved, **traits)
        self._wait_for_room()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """As of any frame, with what went wrong: who sees no question is told nothing."""
        self._tell_of_keeping(self._keeper.offer())
        return super()._repr_mimebundle_(**options)

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        """As of any frame; that nothing is kept is told to who answers on a page, not in code."""
        if (unkept := self._unkept) is not None:
            self._keeper.say(unkept)
        super()._on_message(widget, content, buffers)

    @property
    def _unkept(self) -> StudyError | None:
        """Why answers to it are not kept, where that is not meant so."""
        return self._keeper.unkept

    def _tell_of_keeping(
        self, messages: tuple[Message, ...] | None = None, *, is_over: bool = False
    ) -> str:
        """Say calmly what went wrong in keeping answers, and let the page ask before it closes.

        Why they cannot be saved is said in each set, and at its end how many are not saved yet.
        """
        were, self.unsaved = self.unsaved, self._keeper.unsaved
        cause = self._keeper.cause if self.unsaved else None
        found = self._keeper.tell() if messages is None else messages
        told = [render(message, self._set.lang) for message in found if message != cause]
        lasting = ""
        if cause is not None and is_over:
            unsaved = StudyError("unsaved", count=self.unsaved, cause=cause)
            lasting = render(unsaved.message, self._set.lang)
        elif cause is not None and cause != self._cause:
            lasting = render(cause, self._set.lang)
        self._cause = cause
        text = " ".join(filter(None, (*told, lasting)))
        if text:
            self._told_of_cause = lasting
        if text or (were and not self.unsaved):
            self.trouble = {"text": text, "details": ""} if text else {}
        self._wait_for_room()
        return text

    def _wait_for_room(self) -> None:
        """Hear of it if the answers are saved later: by a timer, or with those to another set."""
        if self.unsaved:
            with suppress(RuntimeError):  # outside a notebook there is no loop
                self._loop = asyncio.get_running_loop()
                self._keeper.once_saved(self._are_saved)

    def _are_saved(self) -> None:
        """Called in any thread: what the page shows changes in the kernel's own."""
        with suppress(RuntimeError):  # the kernel ends
            self._loop.call_soon_threadsafe(self._take_back)

    def _take_back(self) -> None:
        """Say no longer that answers can't be saved; whatever else is said stays."""
        self.unsaved = self._keeper.unsaved
        if not self.unsaved:
            text = str(self.trouble.get("text", ""))
            left = text.removesuffix(self._told_of_cause).rstrip()
            if left != text:
                self.trouble = {**self.trouble, "text": left} if left else {}
            self._cause, self._told_of_cause = None, ""
