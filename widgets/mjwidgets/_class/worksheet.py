"""A set on paper: pages with the questions, and pages with the key; black and white.

The sheet is one file that fetches nothing. It prints on A4 and on Letter: what belongs together
stays together, and the word of the set is at the head of every page.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Final

from mjteach.core.call_errors import with_call_errors
from mjteach.core.errors import PuzzleError, StudyError
from mjteach.core.given import flag, place
from mjteach.core.message import Message, Param, msg
from mjteach.core.printable import shown
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study import in_page
from mjteach.study.folder import close_to_others, for_me_alone
from mjteach.text import render

from .._html import safe
from .._picture import Picture
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .layout import PAGE, STYLE, PaperSheet, sized
from .paper import printed
from .sets import ClassSetWidget, form_words
from .simulated import codes_of

PAPERS: Final = ("A4", "Letter")
_SHEET: Final = b"sheet made by mjteach"
_END: Final = 8
"""So many bytes may stand behind it."""


@dataclass(frozen=True, slots=True, repr=False)
class Worksheet(Picture):
    """A set on paper; :meth:`save` writes it into a file."""

    page: str
    key: Worksheet | None = None
    """The key as a sheet of its own; the key itself has none."""
    has_key: bool = True
    """Whether the key is on it: then nobody else who uses the computer can read its file."""

    @with_call_errors
    def save(self, file: str | Path, *, paper: str = "A4") -> Picture:
        """Write the sheet: ``.html`` to print from a browser, ``.pdf`` where a Chromium is found.

        ``paper`` is that of the PDF, A4 or Letter; the page itself fits both. Returns where it
        lies, in a sentence. A file that is no sheet stays as it is. Raises StudyError then, where
        nothing can be written, or where no browser is there that can make a PDF.
        """
        to, lang = place(str(file)), current().lang
        if to.suffix.lower() not in (".html", ".pdf"):
            raise StudyError("no_sheet_file", found=shown(str(file)))
        size = {known.lower(): known for known in PAPERS}.get(shown(paper).lower())
        if size is None:
            raise StudyError("no_paper", found=shown(paper), known=PAPERS)
        try:
            if to.exists() and _SHEET not in to.read_bytes()[-len(_SHEET) - _END :]:
                raise StudyError("holds_more", found=shown(str(file)))
            if self.has_key and to.exists():
                close_to_others(to)
            made = self._written(size if to.suffix.lower() == ".pdf" else None)
            with open(to, "wb", opener=for_me_alone if self.has_key else None) as written:
                written.write(made)
        except StudyError:
            raise
        except (OSError, ValueError):  # ValueError: no name for a file
            raise StudyError("cannot_write", found=shown(str(file))) from None
        told = (msg("worksheet.saved", file=str(to)), *in_page.downloaded())
        said = " ".join(render(one, lang) for one in told)
        return Picture(f"<p>{escape(said)}</p>", said)

    def _written(self, size: str | None) -> bytes:
        """The file, a PDF for a size of paper; at its end stands what it is, so that it may go."""
        if size is None:
            return self.page.encode() + b"<!-- %s -->\n" % _SHEET
        page = self.page.replace("</head>", f"<style>{sized(size)}</style></head>")
        return printed(page) + b"\n%% %s\n" % _SHEET


def worksheet(what: PuzzleWidget, *, key: bool | None = None) -> Worksheet:
    """A set, such as :func:`mjwidgets.practice` gives, as pages to print, and their key.

    Every question has its code, a box for each line, and tiles large enough to write under; the
    key has the full working. With ``key=False``, as in homework, it is left out; as a file of its
    own it is saved by ``.key.save("key.html")``. Raises PuzzleError for what is no set, and
    SituationError for a ``key`` that is neither True nor False.
    """
    if not isinstance(what, PuzzleWidget):
        raise PuzzleError("no_sheet", found=shown(what))
    settings = current()
    has_key = settings.answers if key is None else flag("key", key)
    lang, word = settings.lang, what.begun.seed if what.begun.of else ""
    puzzles = tuple(open_code(code) for code in codes_of(what.begun))
    head, opens = _head(word, puzzles[0], lang), ""
    name = _name(puzzles[0])
    if isinstance(what, ClassSetWidget):
        opens = what.opens
        head += f" · {safe(form_words(what.asked.form), lang)}" if what.asked.form else ""
    sheet = PaperSheet(head, opens, puzzles, settings)
    answers = sheet.key
    title = msg("worksheet.title", word=word, count=len(puzzles))
    said = title if word else msg("worksheet.title_one", kind=name)
    text = "\n".join(
        (render(said, lang), *(f"{n}. {code_of(one)}" for n, one in enumerate(puzzles, 1)))
    )
    named = escape(word) or safe(name, lang)
    alone = _on_paper(answers, named, f"{render(Message('worksheet.key'), lang)}\n{text}", lang)
    body = sheet.questions + (answers if has_key else "")
    return replace(_on_paper(body, named, text, lang), key=alone, has_key=has_key)


def _on_paper(inside: str, title: str, text: str, lang: str) -> Worksheet:
    """Pages that are safe to show, both in a notebook and as a page of their own."""
    body = f'<div class="mj-printed">{inside}</div>'
    page = (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{PAGE}{STYLE}</style></head>"
        f"<body>{body}</body></html>\n"
    )
    return Worksheet(f"<style>{STYLE}</style>{body}", text, page)


def _name(first: Puzzle) -> Message:
    return Message(f"puzzle.{first.kind}.name")


def _head(word: str, first: Puzzle, lang: str) -> str:
    """The head of every page; a single question has no word of a set."""
    rules = kind_of(first.kind).game.preset(first.ruleset).title
    params: dict[str, Param] = {
        "kind": _name(first),
        "level": first.level,
        "ruleset": rules,
    }
    said = (
        msg("worksheet.head", word=word, **params) if word else msg("worksheet.head_one", **params)
    )
    return safe(said, lang)
