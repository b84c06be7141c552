"""A widget's memory: every answer of its set, so that it continues where it was left."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Any, Final

from mjteach.core.errors import StudyError
from mjteach.core.message import Message
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import MOST, Practice
from mjteach.puzzles.questions import Response
from mjteach.study.answer import AFRESH, LONGEST, Answer
from mjteach.study.clock import fresh_id, now, stamp
from mjteach.study.demonstration import keeper
from mjteach.study.keeping import Keeper
from mjteach.study.names import kept_of, named, of_other_lengths, set_id_of
from mjteach.study.resume import open_round, response_of, resumed, since_afresh
from mjteach.study.whose import elsewhere, written_otherwise
from mjteach.study.written import answer_of, begun_afresh
from mjteach.text import render

from .._frame import Json
from .._settings import Settings

_LATELY: Final = timedelta(days=60)
"""Of a set that was begun before that, nobody minds that it begins again."""


class Memory:
    """The answers of one set, and the time since its question came into view.

    Under a ``name`` they are apart from everybody else's.
    """

    def __init__(self, begun: Practice, name: str = "", kept_by: Keeper | None = None) -> None:
        self.begun, self._keeper = begun, kept_by or keeper()
        self.set_id = named(set_id_of(begun), name) if self._keeper.is_on else ""
        """The name under which the set is kept; empty where it is not."""
        self._is_resumed = False
        self.round = "" if self._keeper.is_on else fresh_id(now())
        """The id of the mark that the set was last begun afresh; empty where it never was.

        Where nothing is kept it has one from its beginning."""
        self._measured: float | None = None
        self._since = monotonic()
        self._last: tuple[Practice, Answer] | None = None
        """The answer that was kept last, and the state it was given in."""

    def of(self, begun: Practice) -> Memory:
        """The memory of a set that follows this one: kept where this one is, or not at all."""
        return Memory(begun, kept_by=self._keeper)

    def resumed(self) -> tuple[Practice, dict[str, Json]]:
        """The set as it was left, and the last answer if its verdict is in view."""
        answers = self.answers()
        if self.begun.of and self.set_id and not answers:
            (self._tell_of_others if self.begun.plan else self._tell_of_other_lengths)()
        state = resumed(self.begun, answers)
        return state, dict(response_of(state, answers))

    def _tell_of_others(self) -> None:
        """Tell where answers that may be meant for the set were given lately, and don't count."""
        code, word = code_of(self.begun.own), self.begun.seed
        lately = self._keeper.answers(stamp(now() - _LATELY))
        found = elsewhere(self.set_id, code, word, lately)
        if found.updated:
            self._keeper.say(StudyError("updated", count=found.updated))
        if found.other_set:
            self._keeper.say(StudyError("other_set", count=found.other_set, word=word))
        if found.unnamed:
            self._keeper.say(StudyError("unnamed", count=found.unnamed, word=word))
        if other := written_otherwise(self.set_id, word, lately):
            self._keeper.say(StudyError("like_name", name=other))

    def _tell_of_other_lengths(self) -> None:
        """Tell where the set was answered lately, and was of another length then."""
        names = of_other_lengths(self.set_id, MOST)
        there = self._keeper.answers(stamp(now() - _LATELY), sets=names)
        if count := sum(not one.is_mark for one in there):
            self._keeper.say(StudyError("other_length", count=count))

    def answers(self) -> tuple[Answer, ...]:
        """The answers that are kept of the set, in the order of time."""
        kept = self._kept()
        self._is_resumed = bool(since_afresh(kept))
        if self._keeper.is_on:
            self.round = next((one.id for one in reversed(kept) if one.outcome == AFRESH), "")
        return kept

    def _kept(self) -> tuple[Answer, ...]:
        return kept_of(self.set_id, self._keeper) if self.set_id else ()

    def keep(
        self, before: Practice, after: Practice, response: Response, is_sure: bool | None
    ) -> None:
        """Keep the answer of a step, if there was one.

        Given again in the same state, since somebody interrupted it, it is the same answer.
        """
        if not self._keeper.is_on:
            return
        if self._last is not None:
            state, last = self._last
            if state is before and last.response == response:
                self._keeper.remember(last)
                return
        answer = answer_of(
            before,
            after,
            response,
            set_id=self.set_id,
            at=now(),
            seconds=self.seconds,
            is_sure=is_sure,
        )
        if answer is not None:
            self._last = before, answer
            self._keeper.remember(answer)

    @property
    def seconds(self) -> float:
        """How long the question has been in view: as the page measured it, if it did."""
        return monotonic() - self._since if self._measured is None else self._measured

    def shown(self) -> None:
        """Note that another question is in view."""
        self._since, self._measured = monotonic(), None

    def measured(self, seconds: object) -> None:
        """Take the page's measure of how long the question has been in view, if it is possible."""
        self._measured = None
        if isinstance(seconds, int | float) and 0 <= seconds <= LONGEST:
            self._measured = float(seconds)

    def afresh(self) -> Practice:
        """The set from its beginning; earlier answers stay, but no longer belong to it."""
        if self._keeper.is_on:
            mark = begun_afresh(self.begun, self.set_id, now(), self._before())
            self._keeper.remember(mark)
            self.round = mark.id
        else:
            self.round = fresh_id(now())
        self._is_resumed, self._last = False, None
        return self.begun

    def _before(self) -> Sequence[Answer] | None:
        """What is over once the set is begun afresh; None where not all of it can be read."""
        with suppress(StudyError):
            self._keeper.names("")
            return open_round(self._kept())
        return None

    def offers(self, lang: str, *, is_end: bool = False) -> list[dict[str, Json]]:
        """The offer to start again, if the set was begun at another time, or there is no other."""
        if not (self._is_resumed or is_end):
            return []
        return [{"id": AFRESH, "label": render(Message("widget.afresh"), lang), "key": ""}]


def with_confidence(view: dict[str, Any], settings: Settings) -> dict[str, Any]:
    """To check as sure or as a guess, in place of one way to check, where that is asked for."""
    actions, keys = view["actions"], view["keys"]
    if not settings.confidence or not any(each["id"] == "check" for each in actions):
        return view
    ways = [
        {"id": id, "label": render(Message(f"widget.{word}"), settings.lang), "key": key}
        for id, word, key in (("check", "sure", "Enter"), ("guess", "guess", "q"))
    ]
    after = keys.index("enter") + 1
    return {
        **view,
        "actions": [*ways, *(each for each in actions if each["id"] != "check")],
        "keys": [*keys[:after], "guess", *keys[after:]],
    }
