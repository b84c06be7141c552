"""The whole memory: to take away, to bring back, to forget."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.given import decoded, place
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.study import in_page, lines
from mjteach.study.answer import Answer
from mjteach.study.apart import at_hand, kept_apart
from mjteach.study.demonstration import keeper
from mjteach.study.folder import write_whole
from mjteach.study.keeping import Keeper
from mjteach.study.names import name_in
from mjteach.study.store import in_order
from mjteach.text import render

from .._picture import Picture, TellingPicture
from .._settings import current

_NO_NAME: Final = (TypeError, ValueError)
"""What Python raises for what cannot be the name of a file."""


def take_out(file: str | Path = "my-answers.jsonl") -> Picture:
    """Write all answers into one readable file; says how many, where it lies, and what it lacks.

    It has what waits on this computer for another database, too.

    Nobody else who uses the computer can read it.

    A file that holds anything else stays as it is. Raises StudyError then, where nothing is
    remembered or can be read, or where the file cannot be written.
    """
    memory = _memory()
    mine, part = at_hand(memory)
    mine = in_order({one.id: one for one in (*memory.waiting_elsewhere, *mine)}.values())
    try:
        to = place(file)
        if not to.name.strip():
            raise ValueError(file)
        is_other = to.is_file() and not _holds_only(to, mine)
        if not is_other:
            write_whole(to, lines.text_of(mine))
    except (OSError, *_NO_NAME):
        raise StudyError("cannot_write", found=shown(str(file))) from None
    if is_other:
        raise StudyError("holds_more", found=shown(str(file)))
    taken = msg("study.taken_out", count=_many(mine), file=str(file))
    return _as_picture(taken, *in_page.downloaded(), *part, *kept_apart(memory))


def _many(answers: Iterable[Answer]) -> int:
    """How many answers these are: a mark is none."""
    return sum(not answer.is_mark for answer in answers)


def _holds_only(file: Path, mine: Iterable[Answer]) -> bool:
    """Whether everything in a file is among these answers."""
    try:
        found = lines.read(decoded(file.read_bytes()))
    except (OSError, UnicodeDecodeError, StudyError):
        return False
    known = {answer.id for answer in mine}
    return not found.spoilt and all(answer.id in known for answer in found.answers)


def take_in(file: str | Path | None = None) -> Picture:
    """Take the answers of a file in, as from another computer; what is there already stays once.

    Without a file it's what waits on this computer for another database. Says how many were new,
    and how many lines cannot be read or are missing. Raises StudyError for another file.
    """
    memory = _memory()
    if file is None:
        if memory.learner is None and (left := memory.pending.elsewhere):  # a class's: it stays
            return _as_picture(msg("study.apart.waiting", count=len(left)))
        return _as_picture(msg("study.taken_in_waiting", count=memory.take_in_waiting()))
    try:
        text = decoded(place(file).read_bytes(), "replace")
    except (OSError, *_NO_NAME):
        raise StudyError("no_file", found=shown(str(file))) from None
    found = lines.read(text)
    known = {answer.id for answer in memory.all_answers()}
    count = memory.take_in(found.answers)
    new = {answer.id for answer in memory.all_answers()} - known
    said = [msg("study.taken_in", count=count, marks=len(new) - count)]
    if found.spoilt:
        said.append(msg("study.spoilt", count=len(found.spoilt), first=found.spoilt[0]))
    if found.missing:
        said.append(msg("study.cut", count=found.missing))
    if found.is_changed:
        said.append(msg("study.changed"))
    return _as_picture(*said)


def forget(
    *given: object, everything: bool = False, everybody: bool = False, **named: object
) -> Picture:
    """Delete all answers for good, with all copies; only with ``everything=True``.

    Where several have answered, pupils under their names and who gave none, also only with
    ``everybody=True``. Raises StudyError without it, and for anything else that is given: a part
    cannot be forgotten.
    """
    if given or named or everything is not True:
        raise StudyError("not_everything")
    memory = _memory()
    found = memory.answers()
    pupils = {name_in(answer.set_id) for answer in found if not answer.is_mark}
    if len(pupils) > 1 and everybody is not True:
        names = pupils - {""}
        raise StudyError("of_everybody", count=len(names), name=min(names))
    memory.erase()
    return _as_picture(msg("study.forgotten", count=_many(found)), *kept_apart(memory))


def _memory() -> Keeper:
    found = keeper()
    if not found.is_on:
        raise found.unkept or StudyError("not_kept")
    return found


def _as_picture(*messages: Message) -> Picture:
    """What was done, and what went wrong in keeping answers."""
    store = keeper()
    untold = store.untold
    said = [render(message, current().lang) for message in (*messages, *untold)]
    html = "".join(f"<p>{escape(line)}</p>" for line in said)
    return TellingPicture(html, "\n".join(said), partial(store.told, untold))
