"""How far a learner has come, as a page: sentences with their evidence, then pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from functools import partial
from html import escape

from mjteach.core.errors import StudyError
from mjteach.core.message import Message, msg
from mjteach.study import progress as study
from mjteach.study.apart import kept_apart
from mjteach.study.clock import now
from mjteach.study.concluded import known, learn
from mjteach.study.demonstration import keeper
from mjteach.study.due import due
from mjteach.study.figures import last_hands, wins_of
from mjteach.study.keeping import Keeper
from mjteach.study.past import Known
from mjteach.study.progress import CourseArea, MisconceptionEvidence, State
from mjteach.text import render

from .._chart.charts import Chart
from .._picture import Picture, TellingPicture
from .._settings import current
from .pictures import charts, pictures


def progress() -> Picture:
    """What you know, what is in doubt and what is untested, from all that you answered.

    A mistake is ruled out after three right answers in a row to questions that would show it.
    What went wrong in keeping the answers is told first, and whether there are others.

    >>> print(progress())
    What your answers show
    Your answers aren't saved here. To have them saved, start the course with python3 -m mjteach.
    """
    store, lang = keeper(), current().lang
    at = now().astimezone()
    past, answers = all_known = _with_wins(store, known(store, at))
    parts = [_sentence(msg("progress.title"), lang, "h3")]
    wrong = store.untold
    parts += [_sentence(told, lang) for told in (*wrong, *kept_apart(store))]
    if not (past.is_begun or any(answer.is_checked for answer in answers)):
        said = (
            msg("progress.empty")
            if store.is_on
            else (store.unkept or StudyError("not_kept")).message
        )
        parts += [_sentence(said, lang)] if said not in wrong else []
    else:
        waiting = due(answers, at, past.standings)
        parts.append(_sentence(msg("progress.due", count=len(waiting)), lang))
        parts += _areas(study.progress(answers, at, past.evidence), at, lang)
        parts += _pictures([*charts(all_known, at)], lang)
    html = f'<div style="max-width:44em">{"".join(part.html for part in parts)}</div>'
    return TellingPicture(html, "\n".join(part.text for part in parts), partial(store.told, wrong))


def _with_wins(store: Keeper, found: Known) -> Known:
    """What is known, with the wins that the charts are about: to work them out takes longest."""
    past, answers = found
    wins = wins_of(last_hands(answers, past.hands), past.wins)
    if wins != past.wins:
        past = past._replace(wins=wins)
        learn(store, past)
    return Known(past, answers)


def _pictures(asked: Sequence[Chart], lang: str) -> Iterator[Picture]:
    if asked:
        yield _sentence(msg("progress.pictures"), lang, "h4")
        yield from pictures(asked)


def _areas(areas: Sequence[CourseArea], at: datetime, lang: str) -> Iterator[Picture]:
    for area in areas:
        if area.is_tested:
            yield _sentence(_title(area), lang, "h4")
            yield from _area(area, at, lang)
    if ahead := [area for area in areas if not area.is_tested]:
        yield _sentence(msg("progress.ahead"), lang, "h4")
        yield _listed(map(_title, ahead), lang)


def _area(area: CourseArea, at: datetime, lang: str) -> Iterator[Picture]:
    """Coverage, what is in doubt, what was got wrong before, and the rest folded."""
    known = area.of(State.KNOWN)
    yield _sentence(msg("progress.coverage", known=len(known), of=len(area.evidence)), lang)
    mended = [one for one in known if one.missed]
    told = [
        *(_doubt(one, at) for one in area.of(State.SUSPECTED)),
        *(_no_longer(one) for one in mended),
    ]
    if told:
        yield _listed(told, lang)
    if always := [one for one in known if not one.missed]:
        lines = (msg("progress.known.one", sentence=one.rule, streak=one.streak) for one in always)
        yield _folded(msg("progress.known", count=len(always)), lines, lang)
    if untested := area.of(State.UNTESTED):
        names = (one.name for one in untested)
        yield _folded(msg("progress.untested", count=len(untested)), names, lang)


def _doubt(one: MisconceptionEvidence, at: datetime) -> Message:
    days = (at.date() - one.last).days if one.last else 0
    facts = {"missed": one.missed, "met": one.met, "streak": one.streak, "days": max(0, days)}
    word = "found" if one.is_found else "suspected"
    return msg(f"progress.{word}", what=one.name, **facts)


def _no_longer(one: MisconceptionEvidence) -> Message:
    return msg("progress.no_longer", sentence=one.rule, missed=one.missed, streak=one.streak)


def _title(area: CourseArea) -> Message:
    return Message(f"progress.area.{area.id}")


def _sentence(said: Message, lang: str, tag: str = "p") -> Picture:
    text = render(said, lang)
    return Picture(f"<{tag}>{escape(text)}</{tag}>", text)


def _listed(lines: Iterable[Message], lang: str) -> Picture:
    texts = [render(line, lang) for line in lines]
    items = "".join(f"<li>{escape(text)}</li>" for text in texts)
    return Picture(f"<ul>{items}</ul>", "\n".join(f"- {text}" for text in texts))


def _folded(said: Message, lines: Iterable[Message], lang: str) -> Picture:
    """A sentence that opens into a list; as text only the sentence."""
    text = render(said, lang)
    inside = _listed(lines, lang).html
    return Picture(f"<details><summary>{escape(text)}</summary>{inside}</details>", text)
