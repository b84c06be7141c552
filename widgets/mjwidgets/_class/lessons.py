"""The lesson after a report: hands that show the commonest mistakes, and what each shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.practice import planned
from mjteach.study.lesson import LessonOfHands, Shows, lesson_of
from mjteach.text import listed, render

from .._html import safe
from .._picture import Picture
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .report_page import ClassReport


@dataclass(frozen=True, slots=True, repr=False)
class ClassLesson(Picture):
    """What each hand of a lesson shows."""

    hands: LessonOfHands

    @property
    def set(self) -> PuzzleWidget:
        """The hands as a set: for the wall, for paper, or for everybody's screen.

        Its word is that of the set before with a plus, such as ``tuesday+``.
        """
        return PuzzleWidget(planned(self.hands.codes, seed=self.hands.own_word))


def lesson_from(report: ClassReport) -> ClassLesson:
    """Five hands that show the three commonest errors of a class, the commonest first.

    Raises StudyError where no error has a name, GivenError for what is no report.
    """
    if not isinstance(report, ClassReport):
        raise GivenError("no_report", found=shown(report))
    lang, lesson = current().lang, lesson_of(report.found)
    title = msg("report.lesson", word=lesson.word)
    hands = [list(_error_messages(hand)) for hand in lesson.hands]
    items = "".join(
        f"<li><code>{escape(hand.code)}</code>: {escape(_one_line(said, lang))}</li>"
        for hand, said in zip(lesson.hands, hands, strict=True)
    )
    lines = [f"{n}. {_one_line(said, lang)}" for n, said in enumerate(hands, 1)]
    return ClassLesson(
        f"<p><strong>{safe(title, lang)}</strong></p><ol>{items}</ol>",
        "\n".join((render(title, lang), *lines)),
        lesson,
    )


def _one_line(said: list[Message], lang: str) -> str:
    return listed((render(one, lang) for one in said), lang, apart=True)


def _error_messages(hand: Shows) -> Iterator[Message]:
    first, *others = hand.errors
    yield msg("report.lesson.shows", what=first.name)
    for other in others:
        yield msg("report.lesson.also", what=other.name)
