"""The widget around a puzzle, one frame for all kinds; everything can be done from Python too."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

import traitlets

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import MjteachError
from mjteach.core.message import Message
from mjteach.core.printable import shown
from mjteach.puzzles.base import AnswerFinding, Puzzle
from mjteach.puzzles.generate import code_of, generate, mix_named, open_code
from mjteach.puzzles.practice import Practice, PracticePhase, Step, seed_of, single
from mjteach.puzzles.questions import Response
from mjteach.study.answer import AFRESH
from mjteach.study.keeping import Keeper
from mjteach.text import render

from .._asking import Asking
from .._frame import Json, Words, faces_for, first_turn
from .._settings import current
from .._way import Stand
from .._words import words
from . import still
from .answers import Answer, readable, response_of
from .feedback import feedback_text, sentence_view
from .memory import Memory, with_confidence
from .readings import readings_of
from .view import view_of

_READING: Final = 0.3
"""So many seconds after a verdict the next question is made, while the verdict is read."""


class PuzzleWidget(Asking):
    """A puzzle or a set of them; ``state`` is the practice it stands at.

    What is answered under a ``name`` is kept apart; ``kept_by`` is another widget's keeper.
    """

    front_end_files: ClassVar = ("puzzle", "table")
    actions: ClassVar = frozenset(
        {"check", "guess", "hint", "why", "again", "next", "skip", AFRESH}
    )
    view = traitlets.Dict(help="What is shown, see mjwidgets._puzzle.view.").tag(sync=True)
    draft = traitlets.Dict(help="The answer being filled in, by field.").tag(sync=True)
    readings = traitlets.Dict(help="What was made of the answer, by field.").tag(sync=True)

    def __init__(self, state: Practice, name: str = "", kept_by: Keeper | None = None) -> None:
        if os.environ.get("MJTEACH_SELFCHECK") == "1":
            self_check(state)
        self._memory = Memory(state, name, kept_by)
        self._stand = Stand()
        self._state, draft = self._resumed()
        self._turn = first_turn(code_of(self._state.puzzle))
        self._set = current()
        super().__init__(self._set, words(self._set.lang), draft=draft, view=self._view())
        self._draw_tiles()

    @property
    def state(self) -> Practice:
        """The state of the practice: the question, the attempts, the record."""
        return self._state

    @property
    def begun(self) -> Practice:
        """The set at its beginning, whatever has been answered."""
        return self._memory.begun

    @property
    def set_id(self) -> str:
        """The name under which its answers are kept; empty where they are not."""
        return self._memory.set_id

    @property
    def round(self) -> str:
        """When the set was last begun afresh; where nothing is kept, when it was begun at all."""
        return self._memory.round

    @property
    def question(self) -> Puzzle:
        """The puzzle on show."""
        return self._state.puzzle

    def check(self, answer: Answer | None = None, *, sure: bool | None = None) -> Words:
        """Grade ``answer``, or what is filled in on the screen; returns the feedback as text.

        An answer is a dict of fields, or one value such as ``"258m"``, ``30`` or ``"yes"``.
        ``sure`` says whether it is known or guessed; it is kept, and changes no verdict. An answer
        is kept as one on the page is, but for one in a :func:`~mjwidgets.demonstration`.
        """
        given = self.draft if answer is None else answer
        response = response_of(self.question.question, given, self.question.scene)
        self.draft = dict(response)
        return self._take(self._state.check(response), response, is_sure=sure)

    def hint(self) -> Words:
        """The next hint as text."""
        return self._take(self._state.hint(self._readable()))

    def why(self) -> Words:
        """The full working as text, once an answer has been given."""
        return self._take(self._state.why())

    def again(self) -> Words:
        """Try the same question again; at the end of a set, begin another."""
        return self._take(self._state.again())

    def next(self) -> Words:
        """Go to the next question, and at the end of a set to the missed ones."""
        return self._take(self._state.next())

    def skip(self) -> Words:
        """Leave this question and go on."""
        return self._take(self._state.skip())

    def afresh(self) -> Words:
        """Start the set again with the same first question; earlier answers stay on record."""
        self._state, self.draft = self._memory.afresh(), {}
        self._stand.of_round(self._memory.round)
        self._show(is_new=True)
        return Words(self._still()[1])

    def _resumed(self) -> tuple[Practice, dict[str, Json]]:
        """Where the set was left, and the answer that is in view; one that was done is at its end.

        That somebody went on behind the last question is no answer, and only the cell knows of it.
        """
        state, draft = self._memory.resumed()
        self._stand.of_round(self._memory.round)
        is_left = state.number == state.of and state.phase is not PracticePhase.ASKING
        if self._stand.kept is None or not is_left or state.is_done:
            return state, draft
        return state.next().practice, {}

    def _still(self) -> tuple[str, str]:
        return still.html(self.question, self._set), still.text(self.question, self._set.lang)

    def _concerns(self) -> str:
        return f"{code_of(self.question)}\n{dict(self.draft)}"

    @traitlets.observe("draft")
    def _read(self, _change: object) -> None:
        """Show below each field how it is understood."""
        with self._calmly():
            self.readings = readings_of(self.question, self.draft, self._set.lang)

    def _take(
        self, step: Step, response: Response | None = None, *, is_sure: bool | None = None
    ) -> Words:
        """Move to the next state and show it in one message; what failed leaves it as it is."""
        if step.feedback.details:
            told = feedback_text(step.feedback, self._set.lang)
            self.trouble = {"text": told, "details": f"{self._concerns()}\n{step.feedback.details}"}
            return Words(told)
        wrong = ""
        if step.practice != self._state:
            self._memory.keep(self._state, step.practice, response or {}, is_sure)
            wrong = self._tell_of_keeping(is_over=step.practice.is_over)
            is_new = _place(step.practice) != _place(self._state)
            self._state = step.practice
            if self._state.is_done:
                self._stand.done({})
            with self.hold_sync():
                self._show(is_new)
        said = feedback_text(step.feedback, self._set.lang)
        return Words("\n".join(filter(None, (said, wrong))))

    def _show(self, is_new: bool) -> None:
        if is_new:
            self._turn += 1
            self.draft = {}
            self._memory.shown()
            self._draw_tiles()
        self.view = self._view()

    def _draw_tiles(self) -> None:
        """Take the pictures of tiles that the question is asked with."""
        self.faces = faces_for(still.drawn_for(self.question.scene, self._set))

    def _view(self) -> dict[str, Json]:
        """What the page shows; how sure an answer is may be asked for, and the set begun afresh."""
        seen = with_confidence(view_of(self._state, self._turn, self._set.lang), self._set)
        return {**seen, "actions": [*seen["actions"], *self._memory.offers(self._set.lang)]}

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        offered = {each["id"] for each in self.view["actions"]}
        offered |= {"again"} if self.view["reopens"] else set()
        if content.get("turn") != self._turn or action not in offered:
            return
        self._memory.measured(content.get("seconds"))
        try:
            given = content.get("response")
            self._act(action, given if isinstance(given, Mapping) else {})
        except MjteachError as error:
            self._tell(error.message)
        with suppress(RuntimeError):  # outside a notebook there is no loop
            asyncio.get_running_loop().call_later(_READING, self._look_ahead)

    def _look_ahead(self) -> None:
        """Make the next question while the learner reads."""
        self._state = self._state.prepared()

    def _act(self, action: str, given: Mapping[str, Any]) -> None:
        known = {field.id for field in self.question.question.fields}
        self.draft = {id: value for id, value in given.items() if id in known}
        if action in ("check", "guess"):
            self._check(is_sure=(action == "check") if self._set.confidence else None)
        elif action == AFRESH:
            self.afresh()
        elif action == "hint":
            self._take(self._state.hint(self._readable()))
        else:
            self._take(getattr(self._state, action)())

    def _check(self, *, is_sure: bool | None) -> None:
        """Grade what is filled in; what cannot be read is told where it stands, not graded."""
        problem = next((str(r["words"]) for r in self.readings.values() if r["problem"]), None)
        if problem is not None:
            self.view = {**self.view, "feedback": sentence_view(problem, is_unread=True)}
            return
        response = response_of(self.question.question, self.draft, self.question.scene)
        self._take(self._state.check(response), response, is_sure=is_sure)

    def _readable(self) -> Response:
        """The values on the screen that can be read."""
        return readable(self.question.question, self.draft, self.question.scene)

    def _tell(self, message: Message) -> None:
        """Show a sentence in place of feedback."""
        said = sentence_view(render(message, self._set.lang))
        self.view = {**self.view, "feedback": said}


def puzzle(
    code: str,
    *,
    level: int = 1,
    seed: str | None = None,
    mix: str = "balanced",
    rules: AnyRules | None = None,
    topics: str | Iterable[str] = (),
) -> PuzzleWidget:
    """One puzzle to answer: of a kind, or the one a code such as ``wait_finder-2-81k2`` names.

    Without ``seed`` every call asks something new; ``topics`` narrows what is asked, and
    ``rules`` is the name of a rule set, or one of your own. Raises CodeError, PuzzleError or
    RuleSetError.
    """
    named = shown(code)
    if "-" in named:
        return PuzzleWidget(single(open_code(code if type(code) is str else named)))
    chosen, mixed = fresh_seed() if seed is None else shown(seed), mix_named(mix)
    asked = generate(named, level=level, seed=chosen, mix=mixed, ruleset=rules, topics=topics)
    return PuzzleWidget(single(asked))


def fresh_seed() -> str:
    """A new seed in base 36; the one place that uses chance."""
    return seed_of(secrets.token_hex(8), 0)


def self_check(state: Practice) -> None:
    """Answer every question with the engine's own key; raises RuntimeError unless each is right."""
    while state.phase is not PracticePhase.FINISHED:
        code = code_of(state.puzzle)
        state, said = state.check(key_of(state))
        if said.finding is not AnswerFinding.CORRECT:
            raise RuntimeError(f"{code}: the key itself is graded {said.finding}")
        if state.of == 0:
            return
        state = state.next().practice


def key_of(state: Practice) -> Response:
    """The engine's own answer to the open question."""
    puzzle = state.puzzle
    key = state.kind.key(puzzle.content, puzzle.rules)
    return {field.id: key[field.id] for field in puzzle.question.fields if field.id in key}


def _place(state: Practice) -> tuple[object, ...]:
    """What identifies a question of a practice."""
    return state.seed, state.reviewing, state.number
