"""The point sticks drawn, each with its worth."""

from __future__ import annotations

from html import escape

from mjteach.core.message import Message, msg
from mjteach.puzzles.kinds.stick_sum import VALUES
from mjteach.text import render

from ._art.point_sticks import LENGTH, THICKNESS, point_stick
from ._art.rows import svg
from ._faces import silent_img
from ._picture import Picture
from ._settings import current


def sticks() -> Picture:
    """The five point sticks, their values and their looks (R1.2.3-a, R1.2.3-g).

    >>> print(sticks().text.splitlines()[0])
    10,000: many dots
    """
    lang = current().lang
    told = [
        (value, render(msg("sheet.points", points=value), lang), render(_look(value), lang))
        for value in VALUES
    ]
    heads = (render(Message(f"sheet.stick.{word}"), lang) for word in ("drawn", "worth", "look"))
    head = "".join(f'<th scope="col" style="text-align:left">{escape(word)}</th>' for word in heads)
    body = "".join(
        f"<tr><td>{silent_img(svg(point_stick(value), LENGTH, THICKNESS, 1 / 2))}</td>"
        f'<th scope="row" style="text-align:right">{escape(worth)}</th>'
        f'<td style="text-align:left">{escape(look)}</td></tr>'
        for value, worth, look in told
    )
    html = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return Picture(html, "\n".join(f"{worth}: {look}" for _, worth, look in told))


def _look(value: int) -> Message:
    return Message(f"puzzle.stick_sum.look.{value}")
