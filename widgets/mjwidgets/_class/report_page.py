"""The report on a class as a page: a picture, the mistakes, the questions, the files left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import MOST as LONGEST_SET
from mjteach.study.gathered import gathered
from mjteach.study.report import Error, Example, Report, SetQuestion, report_of
from mjteach.text import listed, render

from .._chart import bars
from .._chart.charts import Chart, ChartLine
from .._chart.page import chart_picture
from .._html import safe, wide_table
from .._picture import Picture
from .._puzzle import still
from .._settings import current
from .answer_words import answer_words
from .file_facts import file_facts

MOST: Final = 8
"""So many errors are drawn, and shown with an example."""
LETTER: Final = 7.0
"""What a letter of a name takes at most: a long name makes the picture wider."""


@dataclass(frozen=True, slots=True, repr=False)
class ClassReport(Picture):
    """What a class got wrong, as a page; ``found`` are the figures themselves."""

    found: Report


def report(folder: str | Path, *, word: str = "", names: bool = False) -> ClassReport:
    """What a class got wrong, from the files in ``folder`` that it has handed in.

    Without ``word`` it is the set that most have handed in. Names are shown only with ``names``.
    Every answer is graded anew; files that are damaged, foreign or changed are named and left out.
    Raises StudyError where there is no such folder.
    """
    found, lang = report_of(gathered(folder), word), current().lang
    parts = list(_parts(found, names, lang))
    return ClassReport(
        "\n".join(part.html for part in parts), "\n".join(part.text for part in parts), found
    )


def _parts(found: Report, names: bool, lang: str) -> Iterator[Picture]:
    heading = msg("report.heading", word=found.word, count=len(found.pupils))
    yield _sentence(heading if found.pupils else msg("report.nobody"), lang, strong=True)
    if found.errors:
        yield _chart(found)
        yield _errors(found, names, lang)
    elif found.pupils:
        yield _sentence(msg("report.no_error"), lang)
    if found.unknown:
        yield _sentence(msg("report.unknown", count=found.unknown), lang)
    if found.asked:
        yield _asked(found.asked, lang)
    if found.pupils:
        yield file_facts(found, names, lang)
    if found.namesakes:
        yield _namesakes(found, lang)
    if found.foreign:
        yield _foreign(found, lang)
    if found.left_out:
        yield _left_out(found, lang)


def _sentence(message: Message, lang: str, *, strong: bool = False) -> Picture:
    html = safe(message, lang)
    return Picture(
        f"<p>{f'<strong>{html}</strong>' if strong else html}</p>", render(message, lang)
    )


def _chart(found: Report) -> Picture:
    """How many have each error; a bar as long as the picture would be the whole class."""
    errors = found.errors[:MOST]
    first = errors[0]
    facts = (("what", first.name), ("has", len(first.who)), ("met", first.met))
    lines = tuple(ChartLine(error.name, (float(len(error.who)),)) for error in errors)
    asked = Chart("class_errors", lines, (msg("chart.class_errors.pupils"),), facts)
    longest = max(len(render(line.name, current().lang)) for line in lines)
    svg = bars.plain(asked, len(found.pupils), max(bars.WIDTH, LETTER * longest))
    return Picture(chart_picture(asked, svg).html, "")


def _errors(found: Report, names: bool, lang: str) -> Picture:
    """The commonest errors with an example each, the others in a list."""
    words = ("what", "has", "sure", "example", *(("who",) if names else ()))
    rows = [
        (
            safe(error.name, lang),
            safe(msg("report.of", has=len(error.who), met=error.met), lang),
            str(error.sure),
            _example(error.example, lang),
            *([escape(_who(error, found, lang))] if names else []),
        )
        for error in found.errors[:MOST]
    ]
    lines = [_line(error, found, names, lang) for error in found.errors]
    title, note = msg("report.errors"), msg("report.sure_note")
    heads = [msg(f"report.error.{word}") for word in words]
    html = f"<h3>{safe(title, lang)}</h3>{wide_table(heads, rows, lang)}<p>{safe(note, lang)}</p>"
    if rest := lines[MOST:]:
        more = safe(msg("report.errors.more", count=len(rest)), lang)
        items = "".join(f"<li>{escape(line)}</li>" for line in rest)
        html += f"<details><summary>{more}</summary><ul>{items}</ul></details>"
    return Picture(html, "\n".join((render(title, lang), *lines)))


def _line(error: Error, found: Report, names: bool, lang: str) -> str:
    line = render(msg("report.error", what=error.name, has=len(error.who), met=error.met), lang)
    return f"{line} ({_who(error, found, lang)})" if names else line


def _who(error: Error, found: Report, lang: str) -> str:
    """The names that were given, or else the names of the files."""
    pupils = (found.pupils[place] for place in error.who)
    return listed((pupil.learner or pupil.file for pupil in pupils), lang)


def _example(example: Example, lang: str) -> str:
    """The question, folded, and the wrong answer beside the right one."""
    lines = "<br>".join(safe(message, lang) for message in _field_lines(example, lang))
    number = msg("report.example", number=example.number)
    page = still.html(example.puzzle, current())
    return f"{lines}<details><summary>{safe(number, lang)}</summary>{page}</details>"


def _field_lines(example: Example, lang: str) -> Iterator[Message]:
    for id in example.told:
        field = example.puzzle.question.field(id)
        if field is not None:
            given = answer_words(example.puzzle, field, example.given[id], lang)
            right = answer_words(example.puzzle, field, example.key[id], lang)
            yield msg(
                "report.example.given",
                place=field.label,
                given=given or msg("report.blank"),
                right=right or msg("report.blank"),
            )


def _asked(asked: tuple[SetQuestion, ...], lang: str) -> Picture:
    heads = [msg(f"report.asked.{head}") for head in ("number", "wrong", "code")]
    rows = [(str(one.number), _wrong(one, lang), _code(one, lang)) for one in asked]
    title = msg("report.asked")
    html = f"<h3>{safe(title, lang)}</h3>{wide_table(heads, rows, lang)}"
    lines = [f"{one.number}: {_wrong(one, lang)}" for one in asked if one.wrong]
    return Picture(html, "\n".join((render(title, lang), *lines)))


def _wrong(one: SetQuestion, lang: str) -> str:
    return safe(msg("report.of", has=one.wrong, met=one.answered), lang)


def _code(one: SetQuestion, lang: str) -> str:
    if len(one.puzzles) == 1:
        return f"<code>{escape(code_of(one.puzzles[0]))}</code>"
    return safe(msg("report.asked.forms", count=len(one.puzzles)), lang)


def _namesakes(found: Report, lang: str) -> Picture:
    """The files that give the same name; which name that is stays unsaid."""
    lines = [msg("report.namesakes.files", files=listed(same, lang)) for same in found.namesakes]
    return _list(Message("report.namesakes"), lines, lang)


def _foreign(found: Report, lang: str) -> Picture:
    """The answers that do not belong to the set, file by file."""
    lines = [
        msg(
            "report.foreign.file",
            file=pupil.file,
            count=len(pupil.foreign),
            numbers=_numbers(pupil.foreign, lang),
        )
        for pupil in found.foreign
    ]
    many = sum(len(pupil.foreign) for pupil in found.foreign)
    return _list(msg("report.foreign", count=many), lines, lang)


def _numbers(numbers: Sequence[int], lang: str) -> str:
    """Numbers of questions, all of them: no set is too long for that."""
    more = ["…"] if len(numbers) > LONGEST_SET else []
    return listed([*map(shown, numbers[:LONGEST_SET]), *more], lang)


def _left_out(found: Report, lang: str) -> Picture:
    lines = [msg("report.left_out.file", file=left.file, why=left.why) for left in found.left_out]
    return _list(msg("report.left_out", count=len(found.left_out)), lines, lang)


def _list(heading: Message, told: list[Message], lang: str) -> Picture:
    title, lines = render(heading, lang), [render(one, lang) for one in told]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return Picture(f"<h3>{escape(title)}</h3><ul>{items}</ul>", "\n".join((title, *lines)))
