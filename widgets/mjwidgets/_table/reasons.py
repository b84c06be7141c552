"""The reasons for and against an action: every finding with its sign and its words."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.message import Message, msg
from mjteach.core.tiles import TILES
from mjteach.text import render

from .._picture import FEW, SIGNS


class Reason(NamedTuple):
    """One finding as shown: its sign, the sign as a word, its text, its tiles."""

    answer: str
    sign: str
    word: str
    text: str
    tiles: tuple[str, ...]
    """Codes of the tiles it speaks of, where they are few."""


class ReasonsInWords(NamedTuple):
    """A verdict in words."""

    question: str
    legal: bool
    answer: str
    lines: tuple[Reason, ...]

    @property
    def text(self) -> str:
        """Everything as lines of text."""
        lines = (f"  {line.sign} {line.text}" for line in self.lines)
        return "\n".join((self.question, self.answer, *lines))

    @property
    def html(self) -> str:
        """Everything as a paragraph and a list."""
        items = "".join(
            f"<li><span>{line.sign}</span> {escape(line.text)}</li>" for line in self.lines
        )
        return (
            f"<p><strong>{escape(self.question)}</strong> {escape(self.answer)}</p>"
            f'<ul style="list-style:none;padding-left:1.25em">{items}</ul>'
        )


def reasons(verdict: Verdict, lang: str = "en") -> ReasonsInWords:
    """Every finding of a verdict that says yes or no, in the order of its checks.

    What cannot be asked any more after a no is left out.

    >>> reasons(Verdict(Message("check.ron.question", (("tile", TILES[0]),)), ())).answer
    'Yes, you can.'
    """
    count = len(verdict.failures)
    answer = msg("table.verdict.no", count=count) if count else Message("table.verdict.yes")
    return ReasonsInWords(
        render(verdict.subject, lang),
        verdict.legal,
        render(answer, lang),
        tuple(
            _reason(finding, lang)
            for finding in verdict.findings
            if finding.answer is not CheckAnswer.MOOT
        ),
    )


def _reason(finding: Finding, lang: str) -> Reason:
    tiles = tuple(str(TILES[number]) for number in finding.highlight)
    return Reason(
        str(finding.answer),
        SIGNS[finding.answer],
        render(Message(f"table.answer.{finding.answer}"), lang),
        render(finding.message, lang),
        tiles if len(tiles) <= FEW else (),
    )
