"""The board of a puzzle's scene as the front end draws it: the picture, its places, its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mjteach.core.message import msg
from mjteach.core.seats import SEATS
from mjteach.puzzles.scenes import Board, BoardPart, Counters, RowKind, Scene, seat_place
from mjteach.puzzles.sketches import Sketch
from mjteach.text import render

from .._faces import img
from .._frame import Json
from .board import Drawing, drawing, room_for
from .frame import OWN_UNIT
from .items import Item, Side, TilePlace
from .marks import marks_of
from .picture import folded_position, legend
from .seat import wide_enough
from .sketch import counted, sketched
from .svg import table_svg
from .words import PositionLine, board_lines, board_title, place_words

_WIDTH: Final = 480
"""Width of a still picture in px."""


class DrawnBoard(NamedTuple):
    """A scene's drawing with its words."""

    title: str
    drawing: Drawing
    names: Mapping[str, str]
    """What each place is called."""
    legend: Sequence[str] = ()
    """What the signs mean."""
    is_strip: bool = False
    """It lies beside a hand, as small as the tiles."""
    has_own: bool = False
    """The learner's own tiles lie in it: they are looked at closely."""


def drawing_with_words(scene: Scene, lang: str = "en") -> DrawnBoard | None:
    """The table or other drawing of a scene, with its words; None if it has none."""
    board = scene.board
    if isinstance(board, Sketch):
        names = {area.id: render(area.name, lang) for area in board.areas}
        return DrawnBoard(render(board.title, lang), sketched(board, lang), names)
    if isinstance(board, Counters):
        title = render(msg("scene.ended.lying", honba=board.honba, sticks=board.sticks), lang)
        return DrawnBoard(title, counted(board), {}, is_strip=True)
    if board is None:
        return None
    names = {seat_place(seat): place_words(seat, board, lang) for seat in SEATS}
    signs = legend(board, _marks(board), lang)
    drawn = scene_drawing(scene, board, lang)
    tiles_shown = BoardPart.TILES not in board.hidden and not _has_hand(scene)
    has_own = tiles_shown and board.view.players[board.nearest].hand is not None
    return DrawnBoard(board_title(board, lang), drawn, names, signs, has_own=has_own)


def board_view(scene: Scene, lang: str = "en") -> dict[str, Json] | None:
    """Everything that the front end shows of a scene's board; None if it has none.

    ``places`` have an id, a name and the corners of their outline; ``legend`` says what the signs
    mean; ``title`` is the name of the picture; a ``strip`` lies beside the hand; ``own`` is how
    many of the learner's own tiles the picture is wide, 0 where these are not in it.
    """
    found = drawing_with_words(scene, lang)
    return found and {
        "title": found.title,
        **drawing_view(found.drawing),
        "places": [
            {
                "id": place.id,
                "label": found.names[place.id],
                "points": [[round(x, 1), round(y, 1)] for x, y in place.points],
            }
            for place in found.drawing.places
        ],
        "legend": [*found.legend],
        "strip": found.is_strip,
        "own": round(found.drawing.window[2] / OWN_UNIT, 2) if found.has_own else 0,
    }


def board_text(scene: Scene, lang: str = "en") -> list[PositionLine]:
    """The board in words, line by line: what each line is about, and its text.

    What the rows of the scene tell is left out.
    """
    board = scene.board
    if isinstance(board, Sketch):
        said = " ".join(render(m, lang) for m in board.told)
        return [PositionLine(render(board.title, lang), said)] if said else []
    if board is None or isinstance(board, Counters):  # the facts say what lies beside a hand
        return []
    return board_lines(board, lang, own=not _has_hand(scene))


def scene_drawing(scene: Scene, board: Board, lang: str = "en") -> Drawing:
    """The picture of a scene's board, no larger than what lies on the table."""
    where = room_for([board.view], board, least=1, own=not _has_hand(scene))
    if where.strips[Side.BOTTOM]:
        where = wide_enough(board.view.players[board.nearest], where)
    return drawing(board, _marks(board), lang, where)


def board_html(scene: Scene, *, index: bool, lang: str = "en") -> str:
    """The scene's board as a still picture with its words below, folded; empty if it has none."""
    found = drawing_with_words(scene, lang)
    if found is None:
        return ""
    lines = board_text(scene, lang)
    words = "\n".join(f"{label}: {text}" for label, text in lines)
    width = min(_WIDTH, round(found.drawing.window[2])) if found.is_strip else _WIDTH
    svg = table_svg(found.drawing, found.title, words, width=width, index=index)
    alt = words if words.startswith(found.title) else f"{found.title}. {words}".strip()
    return f"<p>{img(svg, alt)}</p>{folded_position(lines, lang) if lines else ''}"


def drawing_view(drawn: Drawing) -> dict[str, Json]:
    """A picture as the front end draws it."""
    return {
        "window": [round(edge, 1) for edge in drawn.window],
        "items": [_item(item) for item in drawn.items],
    }


def _item(item: Item) -> list[Json]:
    numbers = [_short(number) for number in (item.x, item.y, item.width, item.height)]
    return [str(item.what), item.look, *numbers, item.turn, item.text]


def _short(number: float) -> float:
    """A length with one digit at most after the point, as it is written shortest."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _has_hand(scene: Scene) -> bool:
    return any(row.kind is RowKind.HAND for row in scene.rows)


def _marks(board: Board) -> dict[TilePlace, str]:
    return {} if BoardPart.TURN in board.hidden else marks_of(board.view)
