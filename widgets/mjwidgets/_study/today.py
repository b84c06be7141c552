"""The set of today as a widget: every question says why it came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import StudyError
from mjteach.core.given import flag
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.feedback import not_now
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import PracticePhase
from mjteach.study import today as study
from mjteach.study.clock import now
from mjteach.study.concluded import known
from mjteach.study.demonstration import keeper
from mjteach.study.road import following, marks, stage_reached
from mjteach.study.way import done_marks, walked_by
from mjteach.text import render

from .._frame import Json, Words
from .._play.widget import PlayWidget, play
from .._puzzle.feedback import feedback_text
from .._puzzle.widget import PuzzleWidget

_LONGEST: Final = 60
"""Minutes; a set has marks for no more questions than fit into them."""


class TodayWidget(PuzzleWidget):
    """A set of some minutes; in an exam nothing says why a question came or what kind it is."""

    def __init__(
        self, minutes: int, *, is_exam: bool = False, rules: AnyRules | None = None
    ) -> None:
        self._minutes, self._is_exam, self._rules = minutes, is_exam, rules
        self._keeper = keeper()
        super().__init__(self._begun().practice)

    @property
    def reason(self) -> Message:
        """Why this question came."""
        return self._reasons[code_of(self.question)]

    def hint(self) -> Words:
        """The next hint as text; none in an exam."""
        if self._is_exam:
            return Words(feedback_text(not_now("hint"), self._set.lang))
        return super().hint()

    def again(self) -> Words:
        """Try the same question again; at the end, the next set of the day."""
        if self._state.phase is not PracticePhase.FINISHED:
            return super().again()
        begun = self._begun(self._number + 1).practice
        self._memory = self._memory.of(begun)
        self._state, self.draft = self._memory.resumed()
        self._show(is_new=True)
        return Words(self._still()[1])

    def _begun(self, number: int = 0) -> study.Today:
        """A set of the day at its beginning: the last one begun, or the one of a number."""
        store, at = self._keeper, now().astimezone()
        past, answers = known(store, at)
        made = study.today(
            answers,
            at,
            minutes=self._minutes,
            exam=self._is_exam,
            number=number,
            rules=self._rules,
            before=past.practised,
            standings=past.standings,
        )
        told = None if store.is_on else msg("today.unkept")
        if made.is_idle:
            ahead = following(marks(answers, past.seen, walked_by(done_marks(store))))
            told = msg("today.idle", lesson=ahead.title) if ahead else msg("today.idle_dojo")
        self._number = study.number_of(made.seed)
        self._reasons = {one.code: told or one.reason for one in made.asked}
        return made

    def _act(self, action: str, given: Mapping[str, Any]) -> None:
        if action == "again" and self._state.phase is PracticePhase.FINISHED:
            self.again()
        else:
            super()._act(action, given)

    def _view(self) -> dict[str, Json]:
        seen: dict[str, Any] = super()._view()
        if self._state.phase is PracticePhase.FINISHED:
            return seen
        if not self._is_exam:
            return {**seen, "reason": render(self.reason, self._set.lang)}
        actions = [each for each in seen["actions"] if each["id"] != "hint"]
        return {**seen, "actions": actions, "code": "", "ruleset": None}

    def _still(self) -> tuple[str, str]:
        html, text = super()._still()
        if self._is_exam:
            return html, text
        return html, f"{render(self.reason, self._set.lang)}\n{text}"


def todays_deal() -> PlayWidget:
    """The deal of the day at the table, with as much of the game in it as you've learned so far.

    The same day deals the same wall, and it goes on where it was left.

    >>> todays_deal().sitting.begun.stage.id
    'first'
    """
    store, at = keeper(), now().astimezone()
    past, answers = known(store, at)
    stage = stage_reached(marks(answers, past.seen, walked_by(done_marks(store))))
    others = "idle idle idle" if stage == "first" else "sound plain plain"
    return play(str(at.date()), stage=stage, others=others)


def today(minutes: int = 10, *, exam: bool = False, rules: AnyRules | None = None) -> TodayWidget:
    """A set of about so many minutes: what is due, what is in doubt, what is new, one surprise.

    Every question says why it came; with ``exam`` none does, and there are no hints. The same day
    gives the same set, and it goes on where it was left. ``rules`` is the name of a rule set, or
    one of your own: what is asked of its game is asked by it. Raises StudyError for a length that
    no set has, RuleSetError for a rule set, and SituationError for an ``exam`` that is neither True
    nor False.
    """
    if type(minutes) is not int or not 1 <= minutes <= _LONGEST:
        raise StudyError("no_minutes", found=shown(minutes), most=_LONGEST)
    return TodayWidget(minutes, is_exam=flag("exam", exam), rules=rules)
