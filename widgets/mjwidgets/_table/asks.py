"""Which actions a learner may ask about: legal or not, whatever it makes sense to want."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind
from mjteach.core.message import msg
from mjteach.core.seats import Seat
from mjteach.core.tiles import KIND, TILES, Tile, sort_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.rules import OpenRiichi
from mjteach.text import render

Tiles = tuple[Tile, ...]


class Ask(NamedTuple):
    """One question: may this action be done?"""

    action: Action
    label: str


def asks(state: RoundState, seat: Seat, lang: str = "en") -> dict[ActionKind, list[Ask]]:
    """Everything ``seat`` could want to do, by kind of action, in the order of thought.

    On the own side every discard and riichi, the wins and the kans; on another player's tile the
    calls, with the tiles that could be meant.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> asks(start, Seat.B)[ActionKind.TSUMO][0].label
    'Tsumo'
    """
    found: dict[ActionKind, list[Ask]] = {}
    for action in dict.fromkeys((*_on_offer(state, seat), *_own(state, seat))):
        found.setdefault(action.kind, []).append(Ask(action, _label(action, lang)))
    return found


def _label(action: Action, lang: str) -> str:
    words = msg(
        f"table.ask.{action.kind}",
        tile=action.tile,
        using=action.using,
        count=len(action.using),
        drawn=action.drawn,
    )
    return render(words, lang)


# --- with the own tiles


def _own(state: RoundState, seat: Seat) -> Iterator[Action]:
    hand = state.seats[seat].hand
    if state.phase is Phase.SHOW:
        yield Action(ActionKind.SHOW, seat)
        yield Action(ActionKind.NOTEN, seat)
    yield Action(ActionKind.TSUMO, seat)
    kinds = [ActionKind.RIICHI, ActionKind.DISCARD]
    if state.rules.open_riichi is not OpenRiichi.OFF:
        kinds.insert(1, ActionKind.OPEN_RIICHI)
    for kind in kinds:
        yield from _discards(kind, hand, seat)
    yield from _ankans(hand, seat)
    yield from _kakans(hand, seat)
    yield Action(ActionKind.KYUUSHU_KYUUHAI, seat)


def _discards(kind: ActionKind, hand: Hand, seat: Seat) -> Iterator[Action]:
    """Each different tile once, then the drawn one."""
    for tile in dict.fromkeys(hand.concealed):
        yield Action(kind, seat, tile)
    if hand.drawn is not None:
        yield Action(kind, seat, hand.drawn, drawn=True)


def _ankans(hand: Hand, seat: Seat) -> Iterator[Action]:
    """A concealed kan of each kind that is held three times at least."""
    for kind, count in enumerate(hand.counts):
        if count >= 3:
            using = tuple(tile for tile in _held(hand) if KIND[tile] == kind)
            yield Action(ActionKind.ANKAN, seat, TILES[kind], sort_tiles(using))


def _kakans(hand: Hand, seat: Seat) -> Iterator[Action]:
    """Each held tile that fits an own pon; without one in hand, the tile of the pon."""
    for meld in hand.melds:
        if meld.kind is MeldKind.PON:
            fitting = [tile for tile in _held(hand) if KIND[tile] == meld.first]
            for tile in dict.fromkeys(fitting or [TILES[meld.first]]):
                yield Action(ActionKind.KAKAN, seat, tile)


def _held(hand: Hand) -> Tiles:
    return hand.concealed if hand.drawn is None else (*hand.concealed, hand.drawn)


# --- with another player's tile


def _on_offer(state: RoundState, seat: Seat) -> Iterator[Action]:
    """Ron and the calls on the last tile that another player put down."""
    asked = state.asked
    if asked is None or asked.seat == seat:
        return
    tile = asked.tile
    concealed = state.seats[seat].hand.concealed
    alike = tuple(own for own in concealed if KIND[own] == KIND[tile])
    yield Action(ActionKind.RON, seat, tile)
    yield from _alike(ActionKind.PON, seat, tile, alike, 2)
    yield from _alike(ActionKind.DAIMINKAN, seat, tile, alike, 3)
    for using in _runs(tile, concealed):
        yield Action(ActionKind.CHI, seat, tile, using)


def _alike(kind: ActionKind, seat: Seat, tile: Tile, alike: Tiles, count: int) -> Iterator[Action]:
    """A call with each choice of red fives; with fewer tiles than it needs, those there are."""
    for using in dict.fromkeys(combinations(alike, min(count, len(alike)))):
        yield Action(kind, seat, tile, using)


def _runs(tile: Tile, concealed: Tiles) -> Iterable[Tiles]:
    """The pairs that would make a run with a tile, where one of the two is held at least."""
    if tile.is_honour:
        return
    for low in range(tile.rank - 2, tile.rank + 1):
        if 1 <= low <= 7:
            ranks = (rank for rank in range(low, low + 3) if rank != tile.rank)
            pair = [TILES[tile.kind - tile.rank + rank] for rank in ranks]
            low_ones, high_ones = (_copies(wanted, concealed) for wanted in pair)
            if low_ones or high_ones:
                yield from product(low_ones or pair[:1], high_ones or pair[1:])


def _copies(wanted: Tile, concealed: Tiles) -> list[Tile]:
    """The tile as it is held, ordinary or red, each once."""
    return list(dict.fromkeys(tile for tile in concealed if KIND[tile] == wanted))
