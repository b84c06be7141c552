"""The picture of a whole table, its text, and why an action is allowed or not.

What is drawn is a :class:`~mjteach.riichi.round.view.SeatView`: what one seat may see and nothing
else. The viewer sits at the bottom, the next player in turn on the right (R2.1-c).
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

from mjteach.core.decision import Verdict
from mjteach.core.errors import GivenError
from mjteach.core.message import Message
from mjteach.core.printable import shown
from mjteach.core.seats import Seat, seat_named
from mjteach.puzzles.scenes import Board, BoardPart
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.notation import action as read_action
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import why
from mjteach.riichi.round.view import SeatView, view
from mjteach.text import render

from .._faces import img
from .._html import safe
from .._picture import Picture, picture
from .._settings import current
from .board import drawing
from .items import TilePlace
from .marks import marks_of
from .reasons import reasons
from .seat import NOW, WHY
from .svg import table_svg
from .words import PositionLine, board_lines, board_title, lines_text, position_text

Seen: TypeAlias = RoundState | SeatView

WIDTH: Final = 720
"""The usual width of a picture in px."""


def table(
    what: Seen,
    seat: str | Seat | None = None,
    *,
    verdict: Verdict | None = None,
    width: int = WIDTH,
) -> Picture:
    """The table as ``seat`` sees it; without one, a deal is drawn with all four hands open.

    Of a view only what its viewer sees is drawn. ``seat`` is at the bottom; it may differ from the
    viewer only where all hands are open. Tiles named by the failed findings of ``verdict``, about
    an action of the player at the bottom, are framed and marked. ``width`` is in px; where there
    is less room, the picture shrinks. Raises GivenError for a seat that is not the viewer's.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> table(start, "B").text.splitlines()[0]
    'Deal: East 1. 70 tiles are left to draw.'
    """
    return board_picture(_seen(what, seat), verdict=verdict, width=width)


def board_picture(board: Board, *, verdict: Verdict | None = None, width: int = WIDTH) -> Picture:
    """The picture of :func:`table`, without what its board hides."""
    settings = current()
    lang = settings.lang
    marks = marks_of(board.view, board.nearest, verdict)
    shown_here = board._replace(bottom=None)
    name = board_title(shown_here, lang)
    told = board_lines(shown_here, lang)
    words = lines_text(told)
    drawn = table_svg(
        drawing(board, marks, lang),
        name,
        words,
        width=width * (2 if settings.projector else 1),
        index=settings.indices,
    )
    signs = "".join(f"<span>{escape(sign)}</span> · " for sign in legend(board, marks, lang))
    below = f'<p style="font-size:0.85em">{signs.removesuffix(" · ")}</p>' if signs else ""
    alt = f"{name}. {words}"
    folded = folded_position(told, lang)
    text = lines_text(board_lines(shown_here, lang, names=False))
    return Picture(img(drawn, alt) + below + folded, text)


def folded_position(told: Iterable[PositionLine], lang: str = "en") -> str:
    """A position line by line, folded, for pages too narrow for the picture.

    >>> folded_position([PositionLine("Now", "It is your turn.")]).split("<p>")[1]
    '<b>Now:</b> It is your turn.</p></details>'
    """
    lines = "".join(f"<p><b>{escape(label)}:</b> {escape(text)}</p>" for label, text in told)
    summary = safe(Message("widget.text_view"), lang)
    return f"<details><summary>{summary}</summary>{lines}</details>"


@picture.register(SeatView)
@picture.register(RoundState)
def _table(what: Seen) -> Picture:
    """What ``show`` draws of a view; of a deal all four hands are open."""
    return table(what)


def table_text(what: Seen, seat: str | Seat | None = None) -> str:
    """The same table as text: the deal, the indicators, every player, what happens now.

    Tiles are in notation. Raises GivenError as :func:`table` does.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> table_text(start, Seat.B).splitlines()[-1]
    "Now: It's East's turn."
    """
    return position_text(_seen(what, seat).view, current().lang, names=False)


def why_not(state: RoundState, action: str | Action) -> Picture:
    """Whether the player of ``action`` may do it, as that player sees the table.

    Every reason has its sign; the tiles of those against it stand out in the picture.

    >>> from mjteach.riichi.round.actions import ActionKind
    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> why_not(start, Action(ActionKind.TSUMO, Seat.B)).text.splitlines()[:2]
    ['Can you win by tsumo?', "No. There's one reason why not."]
    """
    action = read_action(action)
    if not isinstance(state, RoundState):
        raise GivenError("no_deal", found=shown(state))
    verdict = why(state, action)
    drawn = table(state, action.seat, verdict=verdict)
    said = reasons(verdict, current().lang)
    return Picture(said.html + drawn.html, f"{said.text}\n{drawn.text}")


def legend(board: Board, marks: dict[TilePlace, str], lang: str = "en") -> list[str]:
    """The meaning of the signs that occur in a picture."""
    seen = board.view
    rivers = [discard for player in seen.players for discard in player.river]
    occurs = {
        "now": NOW in marks.values(),
        "why": WHY in marks.values(),
        "drawn": any(discard.drawn and not discard.called_away for discard in rivers),
        "away": any(discard.called_away for discard in rivers),
        "dead_hand": any(player.dead for player in seen.players),
        "dead_wall": BoardPart.WALLS not in board.hidden,
    }
    return [render(Message(f"table.legend.{id}"), lang) for id, so in occurs.items() if so]


def _seen(what: Seen, asked: str | Seat | None) -> Board:
    """The table to draw, and who sits at the bottom."""
    seat = None if asked is None else seat_named(asked)
    if not isinstance(what, SeatView | RoundState):
        raise GivenError("no_deal", found=shown(what))
    seen = what if isinstance(what, SeatView) else view(what, seat)
    if seat is not None and seen.viewer not in (None, seat):
        raise GivenError("other_viewer", viewer=str(seen.viewer))
    return Board(seen, seat, ())
