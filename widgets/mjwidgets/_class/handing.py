"""Handing in: one small file with the answers to a set, and where it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.given import decoded, place
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.study import in_page
from mjteach.study.answer import Answer
from mjteach.study.apart import at_hand
from mjteach.study.classes import LONGEST, as_meant, name_of, word_of
from mjteach.study.clock import local, now
from mjteach.study.demonstration import keeper
from mjteach.study.folder import write_whole
from mjteach.study.handed import Handed, answers_in, handed, handed_of, text_of
from mjteach.study.names import lasting, name_in, set_id_of
from mjteach.study.store import known_as
from mjteach.study.whose import (
    answers_of,
    elsewhere,
    handed_in,
    of_others,
    other_sets,
    rounds,
    sittings,
    unclaimed,
)
from mjteach.text import listed, render

from .._picture import TellingPicture
from .._puzzle.widget import PuzzleWidget
from .._settings import current

_MARK: Final = 6
"""So many characters tell the files of a class apart."""


@dataclass(frozen=True, slots=True, repr=False)
class HandedIn(TellingPicture):
    """Where the file is, in a sentence; ``file`` is its path."""

    file: Path


def hand_in(
    what: PuzzleWidget | str = "", *, name: str | int | None = None, to: str | Path = "."
) -> HandedIn:
    """Write the answers to a set into one small file for the teacher, and say where it lies.

    ``what`` is the set, or the word on the board. The file holds no name unless you give one.
    Where pupils share a computer, it holds what was answered under that name, or else what nobody
    else has handed in. ``to`` is the folder, or the whole name of the file, and where it is given
    the teacher may read the file there; else nobody can who uses the computer, too. One that holds
    anything but the same learner's answers to this set stays as it is. Raises StudyError then,
    where no answer is kept, where they are somebody else's, and where nothing can be written.
    """
    called = name_of(name)
    all_kept, part = at_hand(keeper())
    try:
        kept = _kept(what, called, all_kept)
    except StudyError as error:  # what the database has may be what is meant
        raise StudyError("unreachable") if part else error from None
    answers = kept
    if isinstance(what, PuzzleWidget) and not kept:  # nothing keeps them but the screen
        answers = answers_in(what.state, set_id_of(what.begun), what.round)
    given = handed(answers, called)
    if not isinstance(to, str | Path):
        raise StudyError("cannot_write", found=shown(to))
    file, is_here = place(to), str(to) == "."
    try:
        file = _file(file, given)
        if file.exists():
            _check_is_replaceable(file, given)
        write_whole(file, text_of(given), is_for_others=not is_here)
    except StudyError:
        raise
    except (OSError, ValueError):  # ValueError: no name for a file
        raise StudyError("cannot_write", found=shown(in_page.known_to_reader(file))) from None
    lang, count = current().lang, len(given.answers)
    if kept:
        keeper().remember(handed_in(kept[:count], called, now()))
    left = len(answers) - count
    where = in_page.known_to_reader(file) if is_here else file.name
    said = msg("report.handed", count=count, word=given.word, file=where)
    named = msg("report.named", name=given.learner) if given.learner else msg("report.nameless")
    begun = [local(at) for at in sittings(answers)]
    sat = msg("report.sittings", count=len(begun), begun=listed(begun, lang))
    first = [*part, *([msg("report.handed_first", most=count, left=left)] if left else [])]
    first += _left_out(all_kept, kept) if kept else []
    if kept and (own := name_in(kept[-1].set_id)) not in ("", known_as(called)):
        first.append(msg("report.handed_under", name=own))
    store = keeper()
    untold = store.untold
    lines = [
        render(one, lang) for one in (said, *in_page.downloaded(), *first, named, sat, *untold)
    ]
    html = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return HandedIn(html, "\n".join(lines), partial(store.told, untold), file)


def _left_out(all_kept: Sequence[Answer], kept: Sequence[Answer]) -> list[Message]:
    """That answers to the word which may be meant as well are not in the file, or are in it."""
    *_, last = kept
    left = elsewhere(last.set_id, last.code, last.seed, all_kept)
    others = other_sets(all_kept, kept)
    name, claimed = of_others(all_kept, kept)
    return [
        *([msg("report.handed_of_another", count=claimed, name=name)] if claimed else []),
        *(
            msg(f"report.handed_before_{why}", count=count)
            for why, count in rounds(all_kept, kept)._asdict().items()
            if count
        ),
        *(
            msg(f"report.handed_{why}", count=count, word=last.seed)
            for why, count in left._asdict().items()
            if count
        ),
        *(
            msg("report.handed_another", count=count, kind=one.kind, word=one.seed)
            for one, count in others
        ),
    ]


def _check_is_replaceable(file: Path, mine: Handed) -> None:
    """Raise StudyError unless all that a file has are answers to the same set, which are mine.

    Two computers may write under one name, and so may two pupils: neither replaces the other.
    """
    named = {"found": shown(in_page.known_to_reader(file)), "name": mine.learner}
    try:
        found = handed_of(decoded(file.read_bytes()))
    except (OSError, UnicodeDecodeError, StudyError):
        raise StudyError("other_file", **named) from None
    is_same = (found.word, found.set_id) == (mine.word, mine.set_id)
    known = {answer.id for answer in mine.answers}
    if not (is_same and all(answer.id in known for answer in found.answers)):
        is_own = is_same and bool(mine.learner) and found.learner == mine.learner
        raise StudyError("holds_others" if is_own else "other_file", **named)


def _kept(what: object, pupil: str, all_kept: Sequence[Answer]) -> tuple[Answer, ...]:
    """The pupil's answers to a set among all that is kept; raises StudyError for what is no set."""
    if isinstance(what, PuzzleWidget):
        own = what.set_id, what.begun.seed
        return unclaimed([one for one in all_kept if (lasting(one.set_id), one.seed) == own], pupil)
    if not isinstance(what, str):
        raise StudyError("no_set", found=shown(what))
    word = word_of(what)
    return answers_of([one for one in all_kept if as_meant(one.seed) == word], pupil)


def _file(to: Path, given: Handed) -> Path:
    """The place of the file; in a folder it has a name that no other pupil's has."""
    if to.suffix and not to.is_dir():
        return to
    word = "".join(mark if mark.isalnum() else "-" for mark in given.word)[:LONGEST]
    return to.resolve() / f"hand-in-{word}-{given.answers[0].id[-_MARK:]}.jsonl"
