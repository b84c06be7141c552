"""A teacher's own question: the puzzle, and what the teacher should know about it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from mjteach.api.rule_lines import AnyRules
from mjteach.core.given import HandLike, TilesLike
from mjteach.core.message import Message, msg
from mjteach.puzzles.asking import asked
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.diagnosis.disputed import warnings_of
from mjteach.puzzles.facts import text_of
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import single
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.written import showing
from mjteach.text import render

from .._html import safe
from .._picture import Picture, picture
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .answer_words import answers_of


class AskedPuzzle(PuzzleWidget):
    """A teacher's own question; ``sheet`` is for the teacher and has the answer."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(single(puzzle))
        for warning in warnings_of(self.state.kind, puzzle):
            self._tell(warning)

    @property
    def code(self) -> str:
        """What opens the same question everywhere."""
        return code_of(self.question)

    @property
    def sheet(self) -> Picture:
        """The answer, the working, the mistakes that can show, and what is open to dispute."""
        lang, puzzle = current().lang, self.question
        parts = [
            _listed(msg("ask.warnings"), warnings_of(self.state.kind, puzzle), lang),
            _listed(msg("ask.answer"), answers_of(puzzle, lang), lang),
            _titled(msg("ask.working"), picture(self.state.kind.working(puzzle)), lang),
            _listed(msg("ask.shows"), _errors(puzzle), lang),
            _titled(msg("ask.code"), self._opened_by, lang),
        ]
        there = [part for part in parts if part is not None]
        return Picture(
            "\n".join(part.html for part in there), "\n".join(part.text for part in there)
        )

    @property
    def _opened_by(self) -> Picture:
        line = f'mjw.puzzle("{self.code}")'
        return Picture(
            f'<p style="overflow-wrap:anywhere"><code>{escape(line)}</code></p>', f"  {line}"
        )


def ask(
    kind: str,
    hand: HandLike = "",
    win: TilesLike = "",
    *,
    level: int = 1,
    rules: AnyRules | None = None,
    **facts: str | int | bool | tuple[int, ...],
) -> AskedPuzzle:
    """A question about a hand of your own, completed by ``win``, by the rules of ``rules``.

    ``facts`` are told as in ``seat="E", tsumo=True, flags="riichi", dora="3p", honba=2``; furiten
    asks for ``river="1m5p"`` and may be told ``called=(2,)``, ``riichi=3`` and ``passed="4s"``.
    What is not told is usual. ``.sheet`` has the answer, the working and the errors that can show.
    Raises PuzzleError, HandError and others where it cannot be asked so.

    >>> ask("score_lookup", han=3, fu=40, seat="E", tsumo=True).code
    'score_lookup.2-1b-(han=3;fu=40;seat=e;tsumo=yes)'
    """
    row = kind_of(kind)
    told = text_of({"hand": hand, "win": win, **facts})
    return AskedPuzzle(asked(row, level, told, rules))


def _errors(puzzle: Puzzle) -> Iterable[Message]:
    codes = sorted(showing(puzzle))
    return [Message(f"mistake.{code}.name") for code in codes] or [msg("ask.shows.none")]


def _listed(title: Message, lines: Iterable[Message], lang: str) -> Picture | None:
    """Sentences under a title; nothing if there are none."""
    told = [render(line, lang) for line in lines]
    if not told:
        return None
    items = "".join(f"<li>{escape(line)}</li>" for line in told)
    text = "\n".join(f"  {line}" for line in told)
    return _titled(title, Picture(f"<ul>{items}</ul>", text), lang)


def _titled(title: Message, below: Picture, lang: str) -> Picture:
    head = safe(title, lang)
    return Picture(f"<h3>{head}</h3>{below.html}", f"{render(title, lang)}\n{below.text}")
