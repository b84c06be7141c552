"""The widget around a puzzle, one frame for all kinds; everything can be done from Python too."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import anywidget
import traitlets

from mjteach.core.errors import MjteachError
from mjteach.puzzles.base import Finding, Mix, Puzzle
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.practice import Phase, Practice, Step, seed_of, single
from mjteach.puzzles.questions import Response

from .._base import script, style
from .._faces import data_uri, tile_svg
from .._settings import Settings, current
from . import still
from .answers import Answer, readable, response_of
from .view import error_view, faces_in, feedback_text, view_of
from .words import words

_ACTIONS: Final = ("check", "hint", "why", "again", "next", "skip")


class Words(str):
    """Text that a notebook cell shows as it reads."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class PuzzleWidget(anywidget.AnyWidget):
    """A puzzle or a set of them; ``state`` is the practice it stands at."""

    _esm = script("puzzle.js")
    _css = style()
    view = traitlets.Dict(help="What is shown, see mjwidgets._puzzle.view.").tag(sync=True)
    words = traitlets.Dict(help="The fixed words of the frame.").tag(sync=True)
    faces = traitlets.Dict(help="Pictures of the tiles, by code.").tag(sync=True)
    settings = traitlets.Dict(help="How it is drawn.").tag(sync=True)
    draft = traitlets.Dict(help="The answer being filled in, by field.").tag(sync=True)
    answered = traitlets.Int(0, help="The number of the last message answered.").tag(sync=True)

    def __init__(self, state: Practice) -> None:
        if os.environ.get("MJTEACH_SELFCHECK") == "1":
            self_check(state)
        self._state = state
        self._turn = 1
        self._set = current()
        view = view_of(state, self._turn, self._set.lang)
        super().__init__(
            view=view,
            words=words(self._set.lang),
            faces=_pictures(faces_in(view), self._set),
            settings={"projector": self._set.projector},
        )
        self.on_msg(self._on_message)

    @property
    def state(self) -> Practice:
        """Where the practice stands: the question, the attempts, the record."""
        return self._state

    @property
    def question(self) -> Puzzle:
        """The puzzle on show."""
        return self._state.puzzle

    def check(self, answer: Answer | None = None) -> Words:
        """Grade ``answer``, or what is filled in on the screen; returns the feedback as text.

        An answer is a dict of fields, or one value such as ``"258m"``, ``30`` or ``"yes"``.
        """
        given = self.draft if answer is None else answer
        response = response_of(self.question.question, given, self.question.scene)
        self.draft = dict(response)
        return self._take(self._state.check(response))

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

    def __repr__(self) -> str:
        return still.text(self.question, self._set.lang)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The live widget, and for viewers without a kernel a picture and the question."""
        made = super()._repr_mimebundle_(**options)
        data, metadata = made if isinstance(made, tuple) else (made, {})
        html = still.html(self.question, self._set)
        return {**(data or {}), "text/html": html, "text/plain": repr(self)}, metadata

    def _take(self, step: Step) -> Words:
        """Move to the next state and show it in one message."""
        if step.practice != self._state:
            is_new = _place(step.practice) != _place(self._state)
            self._state = step.practice
            with self.hold_sync():
                self._show(is_new)
        return Words(feedback_text(step.feedback, self._set.lang))

    def _show(self, is_new: bool) -> None:
        if is_new:
            self._turn += 1
            self.draft = {}
        view = view_of(self._state, self._turn, self._set.lang)
        fresh = [key for key in faces_in(view) if key not in self.faces]
        if fresh:
            self.faces = {**self.faces, **_pictures(fresh, self._set)}
        self.view = view

    def _on_message(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        """Do what the front end asks, once for each number however often it is repeated."""
        number, action = content.get("id"), content.get("action")
        if not isinstance(number, int) or number <= self.answered or action not in _ACTIONS:
            return
        with self.hold_sync():
            if content.get("turn") == self._turn and action in self._state.actions:
                try:
                    self._act(str(action), content.get("response") or {})
                except MjteachError as error:
                    self.view = {**self.view, "feedback": error_view(error, self._set.lang)}
            self.answered = number

    def _act(self, action: str, given: Mapping[str, Any]) -> None:
        known = {field.id for field in self.question.question.fields}
        self.draft = {id: value for id, value in given.items() if id in known}
        if action == "check":
            response = response_of(self.question.question, self.draft, self.question.scene)
            self._take(self._state.check(response))
        elif action == "hint":
            self._take(self._state.hint(self._readable()))
        else:
            self._take(getattr(self._state, action)())

    def _readable(self) -> Response:
        """What is filled in on the screen and can be read."""
        return readable(self.question.question, self.draft, self.question.scene)


def puzzle(
    code: str,
    *,
    level: int = 1,
    seed: str | None = None,
    mix: str = "balanced",
    rules: str | None = None,
    topics: str | Iterable[str] = (),
) -> PuzzleWidget:
    """One puzzle to answer: of a kind, or the one a code such as ``wait_finder-2-81k2`` names.

    Without ``seed`` every call asks something new; ``topics`` narrows what is asked. Raises
    CodeError or PuzzleError.
    """
    if "-" in code:
        return PuzzleWidget(single(open_code(code)))
    chosen = fresh_seed() if seed is None else str(seed)
    asked = generate(code, level=level, seed=chosen, mix=Mix(mix), ruleset=rules, topics=topics)
    return PuzzleWidget(single(asked))


def fresh_seed() -> str:
    """A new seed in base 36; the one place where chance comes in."""
    return seed_of(secrets.token_hex(8), 0)


def self_check(state: Practice) -> None:
    """Answer every question with the engine's own key; raises RuntimeError unless each is right."""
    while state.phase is not Phase.FINISHED:
        code = code_of(state.puzzle)
        state, said = state.check(key_of(state))
        if said.finding is not Finding.CORRECT:
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
    """What tells one question of a practice from another."""
    return state.seed, state.reviewing, state.number


def _pictures(keys: Iterable[str], settings: Settings) -> dict[str, str]:
    """The pictures of tiles by key: a code or ``back``, with ``-`` when it lies sideways."""
    return {key: _picture(key, settings.indices) for key in keys}


@cache
def _picture(key: str, index: bool) -> str:
    code = key.rstrip("-")
    back = code == "back"
    svg = tile_svg("1m" if back else code, back=back, sideways=key.endswith("-"), index=index)
    return data_uri(svg)
