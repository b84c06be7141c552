"""Rounds made to order: a wall with given tiles in given places, and scripted play.

``deal`` gives the dealer and the others, in turn order, the hands that are written; short ones and
all other places are filled with what is left, in a fixed order without much sense. ``act`` plays on
from a few lines of script::

    >>> state = deal(["", "34m"], draws="5m", script="A -, B chi 34m")
    >>> [str(action) for action in state.history]
    ['A draw', 'A discard 5m drawn', 'B chi 5m with 34m']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from math import gcd
from typing import Final

from ...core.errors import NotationError, SituationError
from ...core.seats import SEATS, Seat
from ...core.tiles import Tile, format_tiles, parse_tiles, sort_tiles
from ...core.tileset import generator, shuffled, tile_difference
from ..equipment import tiles_in_play
from ..rules import RuleSet
from ..setup.deal import FIRST_DRAW, HAND_PLACES
from ..setup.wall import INDICATORS, LIVE_END, RINSHAN, URA, WALL_TILES, Wall
from .actions import Action, ActionKind
from .state import Phase, RoundState
from .variant import Auto, advance, start_round, step, to_act

Tiles = tuple[Tile, ...]
Kind = ActionKind

ANSWERS: Final = frozenset({Kind.RON, Kind.PON, Kind.CHI, Kind.DAIMINKAN, Kind.PASS})
"""What is done with another player's tile."""

_WITH_TILE: Final = frozenset({Kind.RIICHI, Kind.OPEN_RIICHI, Kind.DISCARD})
_DRAWING: Final = frozenset({Auto.DRAW})


# --- walls


def rigged_wall(
    hands: Sequence[str] = (),
    draws: str = "",
    *,
    rinshan: str = "",
    indicators: str = "",
    ura: str = "",
    last: str = "",
    dealer: Seat = Seat.A,
    rules: RuleSet | None = None,
) -> Wall:
    """A wall that deals ``hands``, the dealer's first, and then gives ``draws`` in order.

    ``rinshan`` are the replacement tiles, ``indicators`` and ``ura`` the first of each, ``last``
    the last tiles of the live wall before any kan. Raises SituationError for a hand of more than
    thirteen tiles, for more tiles than there is room for, and for too many of one tile.

    >>> rigged_wall(["19m19p19s1234567z"], "5m").tiles[52]
    <5m>
    """
    ending = parse_tiles(last)
    placed: dict[int, Tile] = {}
    for places, text in (
        *zip(HAND_PLACES, hands, strict=False),
        (RINSHAN, rinshan),
        (INDICATORS, indicators),
        (URA, ura),
        (range(FIRST_DRAW, LIVE_END), draws),
        (range(LIVE_END - len(ending), LIVE_END), last),
    ):
        placed |= at_places(places, text)
    return Wall(filled(placed, rules), dealer, dealer)


def at_places(places: Sequence[int], text: str) -> Mapping[int, Tile]:
    """The tiles of ``text`` in the first of some places of the wall.

    Raises SituationError where there are more tiles than places.

    >>> at_places(range(4, 8), "5m")
    {4: <5m>}
    """
    tiles = parse_tiles(text)
    if len(tiles) > len(places):
        raise SituationError("no_room", text=text, found=len(tiles), most=len(places))
    return dict(zip(places, tiles, strict=False))


def filled(
    placed: Mapping[int, Tile], rules: RuleSet | None = None, seed: str | None = None
) -> Tiles:
    """The whole wall with some tiles in their places and the others anywhere.

    With a seed they are shuffled by it. Raises SituationError naming the tiles of which there are
    too many.

    >>> len(filled({0: Tile.M1}))
    136
    """
    rest = tile_difference(tiles_in_play(rules or RuleSet()), placed.values())
    if rest.missing:
        raise SituationError("too_many_tiles", tiles=rest.missing, count=len(rest.missing))
    others = mixed(rest.surplus) if seed is None else shuffled(rest.surplus, generator(seed))
    filling = iter(others)
    return tuple(placed[place] if place in placed else next(filling) for place in range(WALL_TILES))


def mixed(tiles: Iterable[Tile]) -> Tiles:
    """The tiles in a fixed order in which neighbours are rarely related.

    >>> format_tiles(mixed(parse_tiles("1234567m")))
    '1234567m'
    """
    ordered = sort_tiles(tiles)
    step = next(number for number in count(29) if gcd(number, len(ordered) or 1) == 1)
    return tuple(ordered[place * step % len(ordered)] for place in range(len(ordered)))


# --- written play


def deal(
    hands: Sequence[str] = (),
    draws: str = "",
    script: str = "",
    *,
    rules: RuleSet | None = None,
    rinshan: str = "",
    indicators: str = "",
    ura: str = "",
    last: str = "",
    dealer: Seat = Seat.A,
    **start: object,
) -> RoundState:
    """A round of a :func:`rigged_wall` after the steps of ``script``, read as by :func:`act`.

    ``start`` is what :func:`~.variant.start_round` takes besides.

    >>> deal(["123m456p789s1122z"], "1z", "A tsumo").end.wins[0].seat
    <A>
    """
    rules = RuleSet() if rules is None else rules
    wall = rigged_wall(
        hands,
        draws,
        rinshan=rinshan,
        indicators=indicators,
        ura=ura,
        last=last,
        dealer=dealer,
        rules=rules,
    )
    return act(start_round(rules, wall, **start), script)  # type: ignore[arg-type]


def act(state: RoundState, script: str) -> RoundState:
    """The round after a script: ``A 1m, B pon 55z, B -, C riichi 4p, A ron``.

    A bare tile is discarded, ``-`` is the drawn one; a call names the own tiles only. Draws go
    without saying, and so do passes before the next turn. ``pass`` lets everybody pass, ``until 4``
    lets everybody discard what they draw until four live tiles are left, ``end`` until there are
    none. Raises NotationError for a step that cannot be read, IllegalActionError for one that the
    rules refuse.
    """
    for text in filter(None, map(str.strip, re.split(r"[,\n]", script))):
        match text.split():
            case ["pass"]:
                state = passed(state)
            case ["end"]:
                state = _until(state, 0)
            case ["until", left] if left.isdecimal():
                state = _until(state, int(left))
            case [_, word, *_]:
                state = step(ready := _ready(state, word), action(ready, text))
            case _:
                raise NotationError("script_step", text=text)
    return state


def _ready(state: RoundState, word: str) -> RoundState:
    """The round at which an action of this kind is possible: after passes and the draw."""
    if word in ANSWERS:
        return state
    return passed(state) if word == Kind.DRAW else advance(passed(state), _DRAWING)


def action(state: RoundState, text: str) -> Action:
    """The action written as for :func:`act`, such as ``B chi 34m``, possible or not.

    Raises NotationError for a step that cannot be read.

    >>> action(deal(draws="5m"), "A riichi 9s")
    Action('riichi', <A>, tile=<9s>)
    """
    name, word, *tiles = text.split()
    seat = _seat(name, text)
    drawn = state.seats[seat].hand.drawn
    kind = Kind(word) if word in tuple(Kind) else Kind.DISCARD
    if kind in _WITH_TILE:
        named = " ".join(tiles) if word == kind else word
        thrown = drawn if named == "-" else _first(parse_tiles(named), kind, text)
        return Action(kind, seat, thrown, (), thrown is drawn)
    using = parse_tiles(" ".join(tiles))
    match kind:
        case Kind.ANKAN:
            return Action(kind, seat, _first(using, kind, text).kind, using)
        case Kind.KAKAN:
            return Action(kind, seat, _first(using, kind, text))
        case _ if kind in ANSWERS:
            return Action(kind, seat, state.asked and state.asked.tile, using)
        case _:
            return Action(kind, seat)


def _seat(name: str, text: str) -> Seat:
    found = {str(seat): seat for seat in SEATS}.get(name)
    if found is None:
        raise NotationError("action_seat", text=text)
    return found


def _first(tiles: Tiles, kind: ActionKind, text: str) -> Tile:
    if not tiles:
        raise NotationError("action_tile", text=text, kind=kind.value, needed=True)
    return tiles[0]


def passed(state: RoundState) -> RoundState:
    """The round after everybody who can answer has passed.

    >>> passed(deal(["", "55m"], "5m", "A -")).phase
    <Phase.DRAW: 'draw'>
    """
    while state.phase is Phase.CALL and state.asked is not None:
        state = step(state, Action(Kind.PASS, to_act(state)[0], state.asked.tile))
    return state


def _until(state: RoundState, left: int) -> RoundState:
    """The round with only so many live tiles left, everybody discarding the tile they draw."""
    state = passed(state)
    while state.live_left > left or state.phase is Phase.ACT:
        state = advance(state, _DRAWING)
        drawn = Action(Kind.DISCARD, state.turn, state.drawn, drawn=True)
        state = passed(step(state, drawn))
    return state


def written(found: Action) -> str:
    """A legal action as :func:`act` reads it, without the seat.

    >>> written(Action(ActionKind.CHI, Seat.B, Tile.M5, (Tile.M3, Tile.M4)))
    'chi 34m'
    """
    tiles = found.using or (() if found.tile is None or found.kind in ANSWERS else (found.tile,))
    return f"{found.kind} {format_tiles(tiles)}".strip()
