"""A simulated class: files as pupils would hand them in, for trying a report."""

from __future__ import annotations

import atexit
from functools import lru_cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from mjteach.core.errors import PuzzleError
from mjteach.core.message import msg
from mjteach.core.printable import shown
from mjteach.puzzles.generate import alike, code_of
from mjteach.puzzles.practice import MOST, Practice, seed_of
from mjteach.study.handed import Handed, text_of
from mjteach.study.made import made_class as made
from mjteach.text import render

from .._puzzle.widget import PuzzleWidget
from .._settings import current


def made_class(what: PuzzleWidget, *, pupils: int = 30) -> Path:
    """A folder with the files of so many simulated pupils, for trying a report.

    Each errs by one false rule, or by none. The folder goes when the notebook is closed. Raises
    PuzzleError for what is no set, and for a number that is no class.
    """
    if not isinstance(what, PuzzleWidget):
        raise PuzzleError("no_sheet", found=shown(what))
    if type(pupils) is not int or not 1 <= pupils <= MOST:
        raise PuzzleError("no_pupils", found=shown(pupils), most=MOST)
    folder = Path(mkdtemp(prefix="mjteach-class-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    state, lang = what.begun, current().lang
    for number, given in enumerate(_handed_in(codes_of(state), state.seed, pupils), 1):
        name = render(msg("report.made_pupil", number=number), lang)
        text = text_of(given._replace(learner=name))
        (folder / f"{number:02}.jsonl").write_text(text, encoding="utf-8")
    return folder


@lru_cache(maxsize=4)
def _handed_in(codes: tuple[str, ...], word: str, pupils: int) -> tuple[Handed, ...]:
    """The class of a set, made once."""
    return tuple(made(codes, word, pupils))


def codes_of(state: Practice) -> tuple[str, ...]:
    """The questions of a set, as they come to somebody who errs in none; a single one is itself."""
    if not state.of:
        return (code_of(state.puzzle),)
    return state.plan or tuple(
        code_of(alike(state.own, seed_of(state.seed, number))) for number in range(1, state.of + 1)
    )
