"""A question whose answers are kept: it says what goes wrong in that, to who answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

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

    is_question = True
    unsaved = traitlets.Int(help="How many answers are lost if the course ends now.").tag(sync=True)

    def __init__(self, settings: Settings, words: Mapping[str, Json], **traits: Any) -> None:
        self._keeper = keeper()
        self._lasting: Message | None = None
        self._told_of_lasting = ""
        super().__init__(settings, words, unsaved=self._keeper.unsaved, **traits)
        self._listen()

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
        That they wait for a database is said in one place.
        """
        were, self.unsaved = self.unsaved, self._keeper.unsaved
        lasts = self._keeper.lasting
        found = self._keeper.tell() if messages is None else messages
        told = [render(message, self._set.lang) for message in found if message != lasts]
        lasting = ""
        if self.unsaved and is_over and lasts is not None:
            unsaved = StudyError("unsaved", count=self.unsaved, cause=lasts)
            lasting = render(unsaved.message, self._set.lang)
        elif lasts is not None and lasts != self._lasting and (self.unsaved or lasts in found):
            lasting = render(lasts, self._set.lang)
        self._lasting = lasts
        text = " ".join(filter(None, (*told, lasting)))
        if text:
            self._told_of_lasting = lasting
        if text or (were and not self.unsaved):
            self.trouble = {"text": text, "details": ""} if text else {}
        self._listen()
        return text

    def _listen(self) -> None:
        """Hear of it if the answers are saved later, or wait long: by a timer, or with others."""
        with suppress(RuntimeError):  # outside a notebook there is no loop
            self._loop = asyncio.get_running_loop()
            if self._keeper.is_late:
                self._keeper.once_changed(self._has_changed)

    def _has_changed(self) -> None:
        """Called in any thread: what the page shows changes in the kernel's own."""
        with suppress(RuntimeError):  # the kernel ends
            self._loop.call_soon_threadsafe(self._say_anew)

    def _say_anew(self) -> None:
        """Say no longer what is over, and say that answers wait; whatever else is said stays."""
        self.unsaved, lasts = self._keeper.unsaved, self._keeper.lasting
        before = str(self.trouble.get("text", ""))
        text = before
        if lasts != self._lasting:
            text = before.removesuffix(self._told_of_lasting).rstrip()
            self._lasting, self._told_of_lasting = None, ""
        if lasts is not None and not self.unsaved and lasts in self._keeper.untold:
            self._keeper.told((lasts,))
            self._lasting, self._told_of_lasting = lasts, render(lasts, self._set.lang)
            text = f"{text} {self._told_of_lasting}".lstrip()
        if text != before:
            self.trouble = {"details": "", **self.trouble, "text": text} if text else {}
        self._listen()
