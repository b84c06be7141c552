"""The panel in the middle: the round, the sticks, and every player's wind and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile
from mjteach.puzzles.scenes import Board, BoardPart
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.view import PlayerView, SeatView
from mjteach.text import render

from .frame import CENTRE
from .items import Item, Lying, box, tile_item, words

_LINE: Final = 24
"""Size of the letters."""
_INDICATOR_UNIT: Final = 29
_LABEL: Final = CENTRE - 34
"""How far from the middle a player's wind and points stand."""
_NAME: Final = -82
_FIGURES: Final = 22
"""Where they stand along the edge; each player's line uses the corner on the left, too."""

Hidden = tuple[BoardPart, ...]

_DOTS: Final = {"deposit": (0.0,), "counter": (-9.0, -3.0, 3.0, 9.0)}
"""Where the dots of a stick lie: one on a stick of 1000, two rows of four on one of 100."""


def centre_items(view: SeatView, hidden: Hidden, lang: str) -> Iterator[Item]:
    """What concerns everybody: the round, honba counters, sticks of earlier deals, and tiles left.

    A stick of this deal lies before its player. Without walls, the indicators lie here.
    """
    yield box("panel", 0, 0, 2 * CENTRE, 2 * CENTRE)
    unseen = {BoardPart.TILES, BoardPart.INDICATORS} & {*hidden}
    lie_here = BoardPart.WALLS in hidden and not unseen
    indicators = view.indicators if lie_here else ()
    lift = 9 if indicators else 0
    if BoardPart.ROUND not in hidden:
        yield words("strong", 0, -52 - lift, 33, round_name(view, lang))
    yield from stick_items("counter", 0, -18 - 1.5 * lift, view.honba)
    lying = view.deposits - sum(player.deposited for player in view.players)
    yield from stick_items("deposit", 0, 8 - 2 * lift, max(lying, 0))
    if view.ura_indicators:
        yield from _row(indicators, 16, 22)
        yield words("quiet", 0, 41 if indicators else 29, 16, render(Message("table.ura"), lang))
        yield from _row(view.ura_indicators, 65, 22)
        return
    yield from _row(indicators, 54, _INDICATOR_UNIT)
    if BoardPart.LEFT not in hidden:
        left = render(msg("table.left", tiles=view.live_left), lang)
        yield words("plain", 0, 17 if indicators else 46, 20 if indicators else _LINE, left)


def round_name(view: SeatView, lang: str) -> str:
    """The round by its wind and number, such as East 2 (R2.10-b)."""
    return render(msg("table.round", wind=view.round_wind, number=view.dealer + 1), lang)


def stick_items(kind: str, x: float, y: float, count: int) -> Iterator[Item]:
    """A stick and how many there are of it; nothing where there is none."""
    if count:
        yield from _stick(kind, x - 22, y, 52)
        yield words("plain figures", x + 32, y, 22, f"×{count}")


def _stick(kind: str, x: float, y: float, width: float) -> Iterator[Item]:
    yield box("stick", x, y, width, 11)
    for dot in _DOTS[kind]:
        if kind == "deposit":
            yield box("stick-red", x + dot, y, 6, 6)
        else:
            yield box("stick-dot", x + dot, y - 2.5, 3, 3)
            yield box("stick-dot", x + dot, y + 2.5, 3, 3)


def _row(tiles: tuple[Tile, ...], y: float, unit: float) -> Iterator[Item]:
    step = unit + 1
    for place, tile in enumerate(tiles):
        x = (place - (len(tiles) - 1) / 2) * step
        yield tile_item(Lying(str(tile), x, y, unit))


def player_items(player: PlayerView, board: Board, lang: str) -> Iterator[Item]:
    """A player's wind and points at the edge of the panel; East is the dealer (R1.2.1-f).

    Without points the wind stands in the middle, so that no corner seems to be another player's.
    """
    view, hidden = board.view, board.hidden
    shows_turn = BoardPart.TURN not in hidden and view.phase is not Phase.OVER
    is_on_turn = shows_turn and view.turn == player.seat
    is_named = not {BoardPart.WINDS, BoardPart.POINTS} <= {*hidden}
    if is_on_turn and is_named:
        yield box("turn", -24, _LABEL, 202, 34)
    tone = "on-turn" if is_on_turn else "plain"
    is_dealer = player.seat == view.dealer and BoardPart.DEALER not in hidden
    name = _name(player, is_dealer, hidden, lang)
    x = 0 if BoardPart.POINTS in hidden else _NAME
    if is_dealer:
        yield box("dealer", x, _LABEL, 12 * len(name) + 14, 28)
    yield words("on-dealer" if is_dealer else tone, x, _LABEL, 22, name)
    if BoardPart.POINTS not in hidden:
        yield words(f"{tone} figures", _FIGURES, _LABEL, _LINE, f"{player.points:,}")
    if player.deposited and view.deposits:  # R2.6.3-b; a win takes every stick
        yield from _stick("deposit", 0, CENTRE - 8, 110)


def _name(player: PlayerView, is_dealer: bool, hidden: Hidden, lang: str) -> str:
    """The seat wind, or, where it is hidden, what may be said instead."""
    name = render(Message(f"seat.{player.wind}.name"), lang)
    if BoardPart.WINDS in hidden:
        name = render(Message("table.seat.dealer"), lang) if is_dealer else ""
    return f"✗ {name}" if player.dead else name
