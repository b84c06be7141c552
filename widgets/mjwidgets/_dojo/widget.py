"""A dojo on the screen: the puzzle widget with other keys, a stopwatch, and no end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import MjteachError, PuzzleError
from mjteach.core.given import flag
from mjteach.core.message import msg
from mjteach.core.printable import printable, shown
from mjteach.puzzles.base import Mix
from mjteach.puzzles.feedback import not_now
from mjteach.puzzles.practice import Practice, PracticePhase, QuestionRecord, Step
from mjteach.puzzles.questions import Response
from mjteach.study.clock import now
from mjteach.study.concluded import known
from mjteach.study.demonstration import keeper
from mjteach.study.dojo import LADDERS, Dojo, DojoHand, mix_of, opened
from mjteach.study.drilled import drilled
from mjteach.study.narrowed import HANDS, narrowed
from mjteach.text import render

from .._frame import Json, Words
from .._keys import keys_of
from .._puzzle.memory import with_confidence
from .._puzzle.widget import PuzzleWidget, fresh_seed
from .choosing import choice_view, chosen_by, last_chosen, seed_of_choice
from .paper import page_of, tens_view, went

_OWN: Final = "own"
"""The seed of hands for which nobody has named one: they go on from day to day."""
_JUDGED: Final = (PracticePhase.RIGHT, PracticePhase.WRONG)
_LONGEST_NAME: Final = 40


class DojoWidget(PuzzleWidget):
    """One hand after another: type, Enter, Enter. :attr:`dojo` is its state."""

    actions: ClassVar = PuzzleWidget.actions | {"step", "choose"}

    def __init__(self, dojo: Dojo, name: str = "", seed: str = "") -> None:
        self._dojo, self._name, self._seed = dojo, name, seed
        super().__init__(dojo.practice)

    @property
    def dojo(self) -> Dojo:
        """The state: the step, the hands of this set and those before."""
        return self._dojo

    @property
    def paper(self) -> str:
        """A set hand by hand as a page to print, in HTML; empty before its end."""
        if not self._dojo.is_over:
            return ""
        return page_of(self._dojo, self._name, now(), self._set.lang)

    def _resumed(self) -> tuple[Practice, dict[str, Json]]:
        self._dojo = self._dojo.resumed(self._memory.answers())
        return self._dojo.practice, {}

    def climb(self) -> Words:
        """Go to the next step of the ladder."""
        return self._enter(self._dojo.climbed())

    def afresh(self) -> Words:
        """Start these ten hands again."""
        return self._enter(self._dojo.afresh(self._memory.afresh()))

    def choose(self, choice: object) -> Words:
        """Go to the hands that are chosen, where they were left: ``{"step": "sum", "n": 20}``.

        What can be chosen is named in ``view["choose"]``. Raises PuzzleError for anything else.
        """
        before, (step, wanted) = self._dojo, chosen_by(self._dojo, choice)
        past, answers = known(keeper(), now().astimezone())
        dojo = opened(
            before.ladder.name,
            step=step,
            seed=self._seed or fresh_seed(),
            wanted=wanted,
            clock=before.clock,
            rules=before.ruleset,
            kept=answers,
            before=past.drilled,
        )
        return self._enter(dojo.resumed(self._memory.of(dojo.practice).answers()))

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        if action != "choose":
            super()._answer(action, content)
        elif content.get("turn") == self._turn and "choose" in self.view:
            try:
                self.choose(content.get("choice"))
            except MjteachError as error:
                self._tell(error.message)

    def _act(self, action: str, given: Mapping[str, Any]) -> None:
        if action == "step":
            self.climb()
        else:
            super()._act(action, given)

    def _take(
        self, step: Step, response: Response | None = None, *, is_sure: bool | None = None
    ) -> Words:
        """In an exam the next hand follows at once, and nothing is told before the end."""
        if step.practice == self._state or step.feedback.details:
            return super()._take(step)
        if self._is_examined and step.practice.hints_used:
            return super()._take(Step(self._state, not_now("hint")))
        dojo = self._dojo.after(step.practice, self._memory.seconds)
        said = self._enter(dojo, response, is_sure=is_sure)
        is_next = self._is_examined and self._state.phase in _JUDGED
        return self._take(_silently(self._state.next())) if is_next else said

    def _enter(
        self, dojo: Dojo, response: Response | None = None, *, is_sure: bool | None = None
    ) -> Words:
        """Show another state; each set has a memory of its own, so that none grows."""
        self._dojo = dojo
        practice = dojo.practice
        if practice.seed != self._state.seed:
            self._memory = self._memory.of(practice)
        assert practice.said is not None, "a dojo says at once what it asks"
        return super()._take(Step(practice, practice.said), response, is_sure=is_sure)

    @property
    def _is_examined(self) -> bool:
        """Whether an exam is on: not over, and not gone through again."""
        return self._dojo.exam and not (self._dojo.is_over or self._dojo.practice.reviewing)

    def _look_ahead(self) -> None:
        """Make the next hand while the learner thinks, and the next set while they read."""
        self._dojo = self._dojo.prepared()
        self._state = self._dojo.practice

    def _view(self) -> dict[str, Json]:
        view, dojo, lang = super()._view(), self._dojo, self._set.lang
        named = _EXAM_KEYS if self._is_examined else _KEYS
        keys = [named.get(key, key) for key in keys_of(self.question.question)]
        is_begun = dojo.exam or dojo.hands or dojo.is_over or self._state.attempts
        own_keys = ["step", "print", *([] if is_begun else ["choose"])]
        view |= {"typed": True, "clock": dojo.clock, "keys": [*keys, *own_keys]}
        if not is_begun:
            view["choose"] = choice_view(dojo, lang)
        buttons: list[Json] = [self._button(action, lang) for action in _order(dojo)]
        if not dojo.is_over:
            buttons += self._memory.offers(lang)
        view["actions"] = with_confidence({**view, "actions": buttons}, self._set)["actions"]
        if mix_of(dojo.rung) is Mix.BALANCED and not view["note"]:
            view["note"] = render(msg("dojo.balanced"), lang)
        if self._is_examined:
            view |= {"phase": "asking", "progress": _only_places(dojo, lang), "feedback": None}
        if dojo.is_over:
            view |= {"paper": self.paper, "tens": tens_view(dojo, lang)}
        if isinstance(rows := view["summary"], list):
            view["summary"] = [*map(self._summed, rows, dojo.hands, self._state.records)]
        return view

    def _summed(self, row: dict[str, Json], hand: DojoHand, record: QuestionRecord) -> Json:
        """A row of the end, with the own answer, the right one and the seconds."""
        lang, told = self._set.lang, went(hand, record.puzzle, self._set.lang)
        word = "right" if hand.is_right else "wrong" if told.yours else "left"
        said = [msg(f"dojo.went.{word}", yours=told.yours, key=told.key)]
        said += [msg("dojo.went.took", seconds=told.seconds)] if told.seconds else []
        return {**row, "went": [render(line, lang) for line in said]}

    def _button(self, action: str, lang: str) -> Json:
        """A button with its words and its key: Enter goes on, whatever the verdict."""
        phase, is_exam = self._dojo.practice.phase, self._dojo.exam
        own = {}
        if phase is PracticePhase.FINISHED:
            more = "dojo.next_ten" if self._dojo.wanted.n == HANDS else "dojo.next_hands"
            again = ("dojo.next_exam", "r") if is_exam else (more, "Enter")
            own = {"again": again, "next": ("widget.review", "n")}
        elif self._is_examined:
            own = {"check": ("dojo.next_hand", "Enter")}
        label, key = {**_BUTTONS, **own}[action]
        return {"id": action, "label": render(msg(label), lang), "key": key}


def _silently(step: Step) -> Step:
    """The step without a word on the hand before: in an exam it is told at the end."""
    lines = tuple(line for line in step.feedback.lines if line.id != "feedback.before")
    told = step.feedback._replace(lines=lines)
    return Step(replace(step.practice, said=told), told)


_KEYS: Final = {"enter": "on"}
_EXAM_KEYS: Final = {"enter": "next_hand", "letters": "skip"}
"""What stands in the panel in place of a question's keys; in an exam there is no help."""
_BUTTONS: Final = {
    "check": ("widget.check", "Enter"),
    "next": ("widget.next", "Enter"),
    "why": ("widget.why", "w"),
    "hint": ("widget.hint", "h"),
    "skip": ("widget.skip", "k"),
    "step": ("dojo.up", "u"),
    "print": ("dojo.print", "p"),
}


def _order(dojo: Dojo) -> tuple[str, ...]:
    """What can be done now, the usual thing first."""
    practice = dojo.practice
    offered = practice.actions
    if practice.phase is PracticePhase.FINISHED:
        first = ("print",) if dojo.exam else ("again",)
        climb = ("step",) if dojo.higher else ()
        rest = (action for action in (*offered, "print") if action not in first)
        return (*first, *climb, *rest)
    if dojo.exam and not practice.reviewing:
        return ("check", "skip")
    if practice.phase in _JUDGED:
        return ("next", *(action for action in offered if action not in ("next", "again")))
    return offered


def _only_places(dojo: Dojo, lang: str) -> Json:
    """The progress of an exam: how many hands are done, not how they went."""
    number, of = dojo.practice.number, dojo.practice.of
    results = [*("done",) * (number - 1), "now", *("ahead",) * (of - number)]
    marks: list[Json] = [
        {"result": result, "text": f"{place}: {render(msg(f'practice.result.{result}'), lang)}"}
        for place, result in enumerate(results, 1)
    ]
    return {"text": render(msg("dojo.hand", number=number, of=of), lang), "marks": marks}


def dojo(
    what: str = "fu",
    *,
    step: str | int | None = None,
    clock: bool = False,
    exam: bool = False,
    seed: str | int | None = None,
    name: str = "",
    rules: AnyRules | None = None,
    n: int | None = None,
    mix: str | None = None,
    only: str | Iterable[str] | None = None,
    limits: bool | None = None,
    **other: object,
) -> DojoWidget:
    """One hand after the other: type, Enter, and Enter for the next.

    ``what`` is fu, waits, han, payments, furiten or shanten. ``step`` is a step of its ladder, by
    name or from 1: of fu they are lines, sum, total and payment. ``clock`` shows a stopwatch and
    tells after ten hands what was slow. ``exam`` asks twenty hands and tells everything at the end,
    on a page to print; ``name`` stands on it. ``rules`` is the name of a rule set, or one of your
    own.

    ``n`` is how many hands make a set, 10 unless you say so. ``mix`` is "weak" for what you haven't
    shown yet above all, "real" for hands as often as at real tables, "even" for each answer about
    as often. ``only`` narrows fu hands to some words of: pair, wait, triplets, quads, tsumo, ron,
    seven_pairs, dealer, 50+; ``limits=False`` leaves out hands from mangan on. Before the first
    hand all of that can be chosen on the page, too; where nothing is said, the last choice counts.

    It goes on at the hand that was left. With another ``seed`` the hands are others; where nothing
    is kept, and in an exam, they are new each time. Raises PuzzleError, also for what only a set of
    one's own can have, such as ``topics``, RuleSetError, or SituationError for what is neither True
    nor False.
    """
    for given in other:
        raise PuzzleError("not_in_dojo", found=shown(given))
    past, answers = known(keeper(), now().astimezone())
    named = shown(what)
    ladder = LADDERS.get(named)
    kinds = {rung.kind for rung in ladder.rungs} if ladder else set()
    is_new = exam or not keeper().is_on
    own = shown(seed) if seed is not None else "" if is_new else seed_of_choice(named)
    is_said = any(one is not None for one in (step, seed, n, mix, only, limits))
    chosen = None
    if ladder and not is_said and not is_new:
        chosen = last_chosen(named, ladder, drilled(answers, past.drilled).numbers)
    begins = shown(seed) if seed is not None else fresh_seed() if is_new else _OWN
    narrow = narrowed(
        kinds,
        HANDS if n is None else n,
        "weak" if mix is None else mix,
        () if only is None else only,
        limits=True if limits is None else flag("limits", limits),
    )
    begun = opened(
        named,
        step=chosen.step if chosen else step,
        seed=own if chosen else begins,
        wanted=chosen.wanted if chosen else narrow,
        clock=flag("clock", clock),
        exam=flag("exam", exam),
        rules=rules,
        kept=answers,
        before=past.drilled,
    )
    return DojoWidget(begun, printable(str(name or "").strip(), _LONGEST_NAME), own)
