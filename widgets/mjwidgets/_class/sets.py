"""One word on the board: the set of a class as a widget, and the teacher's table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import StudyError
from mjteach.core.given import words_of
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.base import Mix
from mjteach.puzzles.generate import check_level, mix_named
from mjteach.puzzles.practice import PracticePhase
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.answer import AFRESH
from mjteach.study.classes import (
    FORMS,
    ClassQuestion,
    ClassSet,
    FormQuestion,
    form_of,
    name_of,
    word_of,
)
from mjteach.text import listed, render

from .._frame import Json, Words
from .._html import safe, wide_table
from .._picture import Picture
from .._puzzle.practice import length_of
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .answer_words import answers_of
from .progress import with_progress
from .projector import Projector
from .projector import projector as on_the_wall


class ClassSetWidget(PuzzleWidget):
    """The set that a word names; :meth:`table` is for the teacher, with the answers in it."""

    def __init__(self, asked: ClassSet, *, variants: bool = False, name: str = "") -> None:
        self.asked, self._variants = asked, variants
        super().__init__(asked.begun(), name)

    @property
    def opens(self) -> str:
        """The line of code that gives everybody this set."""
        (kind, level, mix, ruleset, topics), word, n, form = self.asked
        told: dict[str, object] = {
            "n": n,
            "level": level,
            **({} if mix is Mix.BALANCED else {"mix": str(mix)}),
            **({} if ruleset is None else {"rules": ruleset}),
            **({"topics": " ".join(topics)} if topics else {}),
            **({"variants": True, "pupil": form} if form else {}),
        }
        besides = "".join(f", {name}={value!r}" for name, value in told.items())
        return f"mjw.class_set({kind!r}, {word!r}{besides})"

    def again(self) -> Words:
        """Try the same question again; at the end start over, as another set would ask the same."""
        return self.afresh() if self._is_over else super().again()

    @property
    def _is_over(self) -> bool:
        return self.state.phase is PracticePhase.FINISHED

    def _view(self) -> dict[str, Json]:
        seen: dict[str, Any] = super()._view()
        if not self._is_over:
            return seen
        others = [each for each in seen["actions"] if each["id"] not in ("again", AFRESH)]
        offers = self._memory.offers(self._set.lang, is_end=True)
        return {**seen, "actions": [*others, *offers]}

    def table(self) -> Picture:
        """Question by question the mistakes that can show, and the answer, folded."""
        lang, model = current().lang, self.asked.of_form(0)
        parts = [_questions(model, lang), *([_forms(model, lang)] if self._variants else [])]
        return Picture(
            "\n".join(part.html for part in parts), "\n".join(part.text for part in parts)
        )


def class_set(
    kind: str,
    word: str,
    *,
    n: int = 10,
    level: int = 1,
    topics: str | Iterable[str] = (),
    rules: AnyRules | None = None,
    mix: str = "balanced",
    variants: bool = False,
    pupil: int | str | None = None,
    name: str | int | None = None,
    teacher: bool = False,
    projector: bool = False,
) -> ClassSetWidget | Picture | Projector:
    """The set that one word on the board gives everybody; no answer changes what comes next.

    Capitals and spaces of ``word`` do not matter. With ``variants`` each ``pupil``, a number or a
    name on the list, has a form of their own in which the same errors can show. With a ``name`` the
    answers are kept apart from those of others who use the same computer. ``teacher`` gives
    the table of the set in its place: what can show in each question, and the answer. With
    ``projector`` the set is for the wall: one large hand at a time, its working line by line.
    ``rules`` is the name of a rule set, or one of your own, which the pupils need not have. Raises
    StudyError for a word, a pupil or a name that is none, or a pupil where all have one form;
    PuzzleError or RuleSetError for what cannot be asked.

    >>> class_set("fu_count", "Tuesday").question == class_set("fu_count", "tues day").question
    True
    """
    row = kind_of(shown(kind))
    check_level(row, level)
    played = None if rules is None else row.game.preset(rules).id
    wanted = ClassQuestion(row.id, level, mix_named(mix), played, words_of(topics))
    if pupil is not None and not variants:
        raise StudyError("one_form", found=shown(pupil))
    form = form_of(pupil) if variants and not (teacher or projector) else 0
    asked = ClassSet(wanted, word_of(word), length_of(n), form)
    made = ClassSetWidget(asked, variants=variants, name=name_of(name))
    if projector:
        return on_the_wall(made)
    return made.table() if teacher else made


def letter_of(form: int) -> str:
    """The letter of a form.

    >>> letter_of(1), letter_of(6)
    ('A', 'F')
    """
    return chr(ord("A") + form - 1)


def form_words(form: int) -> Message:
    """A form by its letter."""
    return msg("class.form.letter", letter=letter_of(form))


def _questions(model: ClassSet, lang: str) -> Picture:
    title = msg("class.set", word=model.word, count=model.n)
    heads = [msg(f"class.{name}") for name in ("number", "shows", "answer", "code")]
    rows, lines = [], [render(title, lang)]
    for number, one in enumerate(model.asked, 1):
        shows, answer = _names(one.codes, lang), _answer(one, lang)
        folded = (
            f"<details><summary>{safe(msg('class.show_answer'), lang)}</summary>"
            f"{escape(answer)}</details>"
        )
        rows.append((str(number), escape(shows), folded, f"<code>{escape(one.code)}</code>"))
        lines += [f"{number}. {one.code}", f"   {shows}"]
    html = f"<p><strong>{safe(title, lang)}</strong></p>{wide_table(heads, rows, lang)}"
    return Picture(html, "\n".join(lines))


def _answer(one: FormQuestion, lang: str) -> str:
    return listed((render(line, lang) for line in answers_of(one.puzzle, lang)), lang, apart=True)


def _forms(model: ClassSet, lang: str) -> Picture:
    title, note = msg("class.forms"), msg("class.forms.note")
    heads = [msg(f"class.form{name}") for name in ("", ".pupils", ".missing")]
    rows, lines = [], [render(title, lang)]
    for form, asked in enumerate(with_progress(_asked_in_forms(model), lang), 1):
        numbers = {"first": form, "second": form + FORMS, "third": form + 2 * FORMS}
        pupils = msg("class.form.numbers", **numbers)
        lacks = [_lacks(n, one, lang) for n, one in enumerate(asked, 1)]
        lacking = [line for line in lacks if line] or [render(msg("class.form.same"), lang)]
        rows.append((letter_of(form), safe(pupils, lang), "<br>".join(map(escape, lacking))))
        lines += [
            f"{letter_of(form)} ({render(pupils, lang)})",
            *(f"   {line}" for line in lacking),
        ]
    html = (
        f"<p><strong>{safe(title, lang)}</strong></p><p>{safe(note, lang)}</p>"
        f"{wide_table(heads, rows, lang)}"
    )
    return Picture(html, "\n".join(lines))


def _asked_in_forms(model: ClassSet) -> Iterator[tuple[Message, tuple[FormQuestion, ...]]]:
    """The questions of each form, with a message to show during the search for the next."""
    for form in range(1, FORMS + 1):
        asked = model.of_form(form).asked
        yield msg("class.forms.looking", done=form, count=FORMS), asked


def _lacks(number: int, one: FormQuestion, lang: str) -> str:
    """What the model's question can show and this one cannot; nothing where it lacks nothing."""
    if not one.missing:
        return ""
    return render(msg("class.form.lacks", number=number, what=_names(one.missing, lang)), lang)


def _names(codes: Iterable[str], lang: str) -> str:
    names = (render(Message(f"mistake.{code}.name"), lang) for code in sorted(codes))
    return listed(names, lang, apart=True) or render(msg("ask.shows.none"), lang)
