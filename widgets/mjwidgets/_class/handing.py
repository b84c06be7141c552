"""Handing in: one small file with the answers to a set, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.given import decoded, place
from mjteach.core.message import msg
from mjteach.core.printable import printable, shown
from mjteach.study.answer import AFRESH, Answer
from mjteach.study.classes import as_meant, word_of
from mjteach.study.demonstration import keeper
from mjteach.study.handed import Handed, answers_in, handed, handed_of, text_of
from mjteach.study.names import kept_of, lasting, set_id_of
from mjteach.text import render

from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .._show import Picture

_LONGEST_NAME: Final = 40
_MARK: Final = 6
"""So many characters tell the files of a class apart."""


@dataclass(frozen=True, slots=True, repr=False)
class HandedIn(Picture):
    """Where the file lies, in a sentence; ``file`` is its path."""

    file: Path


def hand_in(
    what: PuzzleWidget | str = "", *, name: str | int | None = None, to: str | Path = "."
) -> HandedIn:
    """Write the answers to a set into one small file for the teacher, and say where it lies.

    ``what`` is the set, or the word on the board. The file holds no name unless you give one.
    ``to`` is the folder, or the whole name of the file; one that holds anything but the same
    learner's answers to this set stays as it is. Raises StudyError then, where no answer is kept or
    nothing can be written.
    """
    if not isinstance(name, str | int | None):
        raise StudyError("no_name", found=shown(name))
    called = "" if name is None else str(name).strip()
    given = handed(_answers(what), printable(called, _LONGEST_NAME))
    if not isinstance(to, str | Path):
        raise StudyError("cannot_write", found=shown(to))
    file = place(to)
    try:
        file = _file(file, given)
        is_other = file.exists() and not _holds_only(file, given)
        if not is_other:
            file.write_text(text_of(given), encoding="utf-8")
    except (OSError, ValueError):  # ValueError: no name for a file
        raise StudyError("cannot_write", found=shown(str(file))) from None
    if is_other:
        raise StudyError("other_file", found=shown(str(file)))
    lang, count = current().lang, len(given.answers)
    where = file.name if str(to) != "." else str(file)
    said = msg("report.handed", count=count, word=given.word, file=where)
    named = msg("report.named", name=given.learner) if given.learner else msg("report.nameless")
    lines = [render(said, lang), render(named, lang)]
    return HandedIn("".join(f"<p>{escape(line)}</p>" for line in lines), "\n".join(lines), file)


def _holds_only(file: Path, mine: Handed) -> bool:
    """Whether a file may be replaced: the same learner's answers to the same set lie in it."""
    try:
        found = handed_of(decoded(file.read_bytes()))
    except (OSError, UnicodeDecodeError, StudyError):
        return False
    if (found.word, found.set_id) != (mine.word, mine.set_id):
        return False
    known = {answer.id for answer in mine.answers}
    is_named = bool(mine.learner) and found.learner == mine.learner
    return is_named or all(answer.id in known for answer in found.answers)


def _answers(what: object) -> tuple[Answer, ...]:
    """The answers that are kept; of a set on the screen also where nothing keeps them."""
    if isinstance(what, PuzzleWidget):
        set_id, word = set_id_of(what.begun), what.begun.seed
        kept = _given(one for one in kept_of(set_id, keeper()) if one.seed == word)
        return kept or answers_in(what.state, set_id)
    if not isinstance(what, str):
        raise StudyError("no_set", found=shown(what))
    word = word_of(what)
    of_word = _given(one for one in keeper().answers() if as_meant(one.seed) == word)
    return tuple(one for one in of_word if lasting(one.set_id) == lasting(of_word[-1].set_id))


def _given(kept: Iterable[Answer]) -> tuple[Answer, ...]:
    """The answers among what is kept; that a set was begun afresh is none."""
    return tuple(one for one in kept if one.outcome != AFRESH)


def _file(to: Path, given: Handed) -> Path:
    """The place of the file; in a folder it has a name that no other pupil's has."""
    if to.suffix and not to.is_dir():
        return to
    word = "".join(mark if mark.isalnum() else "-" for mark in given.word)[:_LONGEST_NAME]
    return to.resolve() / f"hand-in-{word}-{given.answers[0].id[-_MARK:]}.jsonl"
