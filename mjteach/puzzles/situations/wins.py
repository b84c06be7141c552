"""A finished hand as it was won: dealing one, and showing it.

A hand is dealt set by set from one wall, then valued; what does not fit the wish is thrown away
and dealt again, a bounded number of times.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Message, msg
from mjteach.core.readings import Group, Reading
from mjteach.core.tiles import ALL_KINDS, DRAGONS, WINDS, Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win

from ..scenes import Row, RowKind, Scene, Spot, meld_row
from ..sorts import Dealer, Wish
from .walls import RUN_LOWS, Tiles, Wall, called

ATTEMPTS: Final = 5_000
SUITED: Final = ALL_KINDS[:27]
HONOURS: Final = ALL_KINDS[27:]
SIMPLES: Final = tuple(tile for tile in SUITED if not tile.is_yaochuu)
SIMPLE_RUNS: Final = tuple(low for low in RUN_LOWS if low % 9 not in (0, 6))


class Taste(NamedTuple):
    """What hands are made of; every number is a chance between 0 and 1."""

    runs: float = 0.72
    """That a set is a run."""
    quads: float = 0.03
    """That a triplet is a quad."""
    open: float = 0.45
    """That the hand has called."""
    tsumo: float = 0.38
    dealer: float = 0.28
    seven_pairs: float = 0.05
    """That a closed hand is seven pairs."""
    honours: float = 0.35
    """That a triplet or the pair is of honours."""
    double_wind: bool = False
    """The pair is of the wind that is the player's own and the round's."""
    rinshan: bool = False
    """Won on the replacement tile of an own kan."""


class Win(NamedTuple):
    """A finished hand: ``hand`` without its winning tile, that tile, how it was won.

    ``told`` names facts that seem to matter and count for nothing (:data:`TOLD`).
    """

    hand: Hand
    tile: Tile
    context: WinContext
    told: tuple[str, ...] = ()


TOLD: Final = (
    "called_since_riichi",
    "own_ankan_since_riichi",
    "called_before_first_draw",
    "riichi_tile_called",
    "turn_passed_since_riichi",
)
"""Facts that a scene may tell and the value does not show."""


class Drawn(NamedTuple):
    """A finished hand with its value."""

    win: Win
    result: WinResult


Fits: TypeAlias = Callable[[WinResult], bool]


def found(win: Win, rules: RuleSet) -> WinResult:
    """The value of a win: what every kind about wins finds."""
    return evaluate_win(win.hand, win.tile, win.context, rules)


def wins(taste: Taste, fits: Fits = lambda _: True) -> Dealer:
    """A dealer of hands that may win and whose value ``fits``."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Win]:
        drawn = _deal(rng, wish.rules, taste)
        if drawn.result.can_win and fits(drawn.result):
            yield drawn.win

    return deal


def draw_win(
    rng: random.Random, rules: RuleSet, taste: Taste, fits: Fits = lambda _: True
) -> Drawn:
    """A hand that may win and whose value ``fits``; raises GenerationError after many attempts.

    >>> drawn = draw_win(random.Random("a"), RuleSet(), Taste())
    >>> drawn.result.can_win
    True
    """
    for _ in range(ATTEMPTS):
        try:
            drawn = _deal(rng, rules, taste)
        except GenerationError:  # the wall had not the tiles for it
            continue
        if drawn.result.can_win and fits(drawn.result):
            return drawn
    raise GenerationError("attempts", what="win", attempts=ATTEMPTS)


def _deal(rng: random.Random, rules: RuleSet, taste: Taste) -> Drawn:
    wall = Wall(rng)
    is_open = rng.random() < taste.open
    context = _context(rng, taste, is_open)
    if not is_open and rng.random() < taste.seven_pairs:
        hand, tile = _seven_pairs(wall)
    else:
        hand, tile = _sets_and_pair(wall, taste, context, is_open)
    if taste.rinshan and not any(meld.is_quad for meld in hand.melds):
        raise GenerationError("attempts", what="kan", attempts=1)
    win = Win(hand, tile, context)
    return Drawn(win, found(win, rules))


def _context(rng: random.Random, taste: Taste, is_open: bool) -> WinContext:
    """A closed hand is in riichi, so that it has a yaku whatever its shape."""
    dealer = rng.random() < taste.dealer
    context = WinContext(
        by=WinBy.TSUMO if rng.random() < taste.tsumo else WinBy.RON,
        seat_wind=Tile.EAST if dealer else rng.choice(WINDS[1:]),
        round_wind=rng.choice(WINDS[:2]),
        riichi=not is_open,
        discarder=rng.choice(tuple(Source)),
    )
    if taste.double_wind:
        context = context._replace(round_wind=context.seat_wind)
    if taste.rinshan:
        context = context._replace(by=WinBy.TSUMO, after_kan=True)
    return context


def _seven_pairs(wall: Wall) -> tuple[Hand, Tile]:
    tiles = [tile for tile in wall.rng.sample(ALL_KINDS, 7) for _ in range(2)]
    win = wall.rng.choice(tiles)
    tiles.remove(win)
    return make_hand(tiles), win


def _sets_and_pair(
    wall: Wall, taste: Taste, context: WinContext, is_open: bool
) -> tuple[Hand, Tile]:
    """Four sets and a pair; open hands lean on the two yaku that open hands live on."""
    rng = wall.rng
    simple = is_open and rng.random() < 0.5
    value = tuple(dict.fromkeys((*DRAGONS, context.seat_wind, context.round_wind)))
    sets: list[Tiles] = []
    for place in range(4):
        if is_open and not simple and place == 0:
            sets.append(wall.alike(3, value))
        elif rng.random() < taste.runs:
            sets.append(wall.run(SIMPLE_RUNS if simple else RUN_LOWS))
        else:
            number = 4 if rng.random() < taste.quads else 3
            sets.append(wall.alike(number, _among(rng, taste, simple)))
    winds = (context.seat_wind,)
    pair = wall.alike(2, winds if taste.double_wind else _among(rng, taste, simple))
    return _laid(rng, sets, pair, rng.randint(1, 3) if is_open else 0)


def _among(rng: random.Random, taste: Taste, simple: bool) -> Sequence[Tile]:
    if simple:
        return SIMPLES
    return HONOURS if rng.random() < taste.honours else SUITED


def _laid(rng: random.Random, sets: list[Tiles], pair: Tiles, calls: int) -> tuple[Hand, Tile]:
    """The first ``calls`` sets called, quads on the table, the winning tile from the rest."""
    melds = [called(rng, tiles) for tiles in sets[:calls]]
    melds += [called(rng, tiles, MeldKind.ANKAN) for tiles in sets[calls:] if len(tiles) == 4]
    concealed = [pair, *(tiles for tiles in sets[calls:] if len(tiles) == 3)]
    tiles = [tile for group in concealed for tile in group]
    win = rng.choice(rng.choice(concealed))
    tiles.remove(win)
    return make_hand(tiles, melds), win


def win_scene(win: Win, reading: Reading | None = None) -> Scene:
    """The hand with its winning tile, the sets on the table, and how it was won.

    With a ``reading`` the hand lies in its groups.
    """
    rows = hand_rows(win.hand, win.tile) if reading is None else group_rows(win, reading)
    return Scene(rows, tuple(_facts(win)))


WON: Final = msg("scene.won")


def hand_rows(hand: Hand, tile: Tile | None) -> tuple[Row, ...]:
    """The concealed tiles with the winning tile last and apart, then the sets on the table.

    Without ``tile`` the hand is not won yet.
    """
    spots = [Spot(f"hand.{place}", held) for place, held in enumerate(hand.concealed)]
    if tile is not None:
        spots.append(Spot(f"hand.{len(spots)}", tile, label=WON))
    word = "hand" if tile is None else "hand_won"
    melds = enumerate(hand.melds)
    return (
        Row("hand", RowKind.HAND, msg(f"scene.{word}"), tuple(spots)),
        *(meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name")) for place, meld in melds),
    )


def group_rows(win: Win, reading: Reading) -> tuple[Row, ...]:
    """One row for every group of the reading, the winning tile marked where it completed one."""
    melds = win.hand.melds
    first = len(reading.groups) - 1 - len(melds)
    rows = []
    for place, group in enumerate(reading.groups):
        if first <= place < len(reading.groups) - 1:
            meld = melds[place - first]
            rows.append(meld_row(f"group.{place}", meld, msg(f"meld.{meld.kind}.name")))
        else:
            winning = reading.winning_tile if place == reading.winning_group else None
            rows.append(_group_row(f"group.{place}", group, winning))
    return tuple(rows)


def _group_row(id: str, group: Group, winning: Tile | None) -> Row:
    spots = [Spot(f"{id}.{place}", tile) for place, tile in enumerate(group.tiles)]
    if winning is not None:
        place = group.tiles.index(winning)
        spots[place] = spots[place]._replace(label=WON)
    return Row(id, RowKind.GROUP, msg(f"group.{group.kind}.name"), tuple(spots))


SHOWN: Final = (
    "double_riichi",
    "open_riichi",
    "ippatsu",
    "after_kan",
    "last_tile",
    "first_turn",
    "mixed_in",
)
"""The circumstances that are told by their own sentence, in this order."""


def _facts(win: Win) -> Iterator[Message]:
    """How the hand was won, in the order of reading."""
    context = win.context
    yield msg(f"scene.by.{context.by}", tile=win.tile)
    if context.robbed:
        yield msg("scene.robbed")
    yield msg("scene.seat", wind=context.seat_wind)
    yield msg("scene.round", wind=context.round_wind)
    if context.riichi and not (context.double_riichi or context.open_riichi):
        yield msg("scene.riichi")
    yield from (msg(f"scene.{name}") for name in SHOWN if getattr(context, name))
    yield from (msg(f"scene.told.{name}") for name in win.told)
