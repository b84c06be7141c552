"""What a teacher can check in each file: when it was answered, how fast, in which order."""

from __future__ import annotations

from html import escape
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.study.clock import local
from mjteach.study.report import Pupil, Report
from mjteach.text import listed, render

from .._html import safe, wide_table
from .._picture import Picture
from .sets import form_words

_FACTS: Final = ("who", "begun", "ended", "seconds", "right", "order", "form")


def file_facts(found: Report, names: bool, lang: str) -> Picture:
    """The facts of every file that counts, folded, in the order of time."""
    pupils = sorted(found.pupils, key=lambda pupil: (pupil.said.begun, pupil.file))
    has_forms = any(any(pupil.forms) for pupil in pupils)
    facts = [
        {"who": (pupil.learner or pupil.file) if names else str(number), **_facts(pupil, lang)}
        for number, pupil in enumerate(pupils, 1)
    ]
    shown = [fact for fact in _FACTS if fact != "form" or has_forms]
    heads = [Message(f"report.checkable.{fact}") for fact in shown]
    rows = [[escape(each[fact]) for fact in shown] for each in facts]
    title, note = Message("report.checkable"), Message("report.checkable.note")
    html = (
        f"<details><summary>{safe(title, lang)}</summary>{wide_table(heads, rows, lang)}"
        f"<p>{safe(note, lang)}</p></details>"
    )
    told = [msg("report.checkable.line", **each, has_forms=has_forms) for each in facts]
    return Picture(html, "\n".join(render(one, lang) for one in (title, *told, note)))


def _facts(pupil: Pupil, lang: str) -> dict[str, str]:
    said = pupil.said
    order = "in_order" if said.is_in_order else "mixed"
    told = {
        "seconds": msg("report.checkable.each", seconds=round(said.seconds)),
        "right": msg("report.of", has=pupil.right, met=len(pupil.firsts)),
        "order": Message(f"report.checkable.{order}"),
    }
    letters = [render(form_words(form), lang) for form in pupil.forms if form]
    return {
        "begun": local(said.begun),
        "ended": local(said.ended),
        **{fact: render(one, lang) for fact, one in told.items()},
        "form": listed(letters, lang) or render(Message("report.checkable.model"), lang),
    }
