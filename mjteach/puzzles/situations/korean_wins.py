"""A hand of Korean mahjong, won or still waiting: dealing one by a plan, and showing it.

A plan leads to the wanted yaku; what does not fit the wish is thrown away and dealt again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.message import Message, msg
from mjteach.core.tiles import DRAGONS, WINDS, Tile
from mjteach.korean import KoreanContext, KoreanResult, KoreanRules, WinBy, evaluate
from mjteach.korean.counting import waits_of
from mjteach.korean.equipment import FLOWERS, KINDS

from ..scenes import Row, RowKind, Scene, Spot
from ..sorts import Dealer, Wish
from .walls import RUN_LOWS, Tiles, Wall, called
from .wins import hand_rows


class Form(StrEnum):
    """What is asked about a hand: the base yaku, the minimum, all han, or the right to eopeo."""

    LINES = "lines"
    MINIMUM = "minimum"
    FULL = "full"
    EOPEO = "eopeo"


class KoreanWin(NamedTuple):
    """A hand without its winning tile, that tile, how it was won; no tile: it is not won yet."""

    form: Form
    hand: Hand
    tile: Tile | None
    context: KoreanContext


Found: TypeAlias = tuple[KoreanResult, ...]
"""The count with the winning tile; of a hand that is not won yet, with each it waits for."""

Fits: TypeAlias = Callable[[Found], bool]
Change: TypeAlias = Callable[[random.Random, KoreanWin], KoreanWin]


def found(win: KoreanWin, rules: KoreanRules) -> Found:
    """What the hand is worth, or would be with every tile it waits for: what the kind finds."""
    if win.tile is not None:
        return (evaluate(win.hand, win.tile, win.context, rules),)
    declared = win.context._replace(eopeo=win.hand.is_closed)
    return tuple(evaluate(win.hand, tile, declared, rules) for tile in waits_of(win.hand, rules))


def korean_wins(form: Form, plans: Iterable[Plan], fits: Fits, *changes: Change) -> Dealer:
    """A dealer of hands by one of the plans, changed, whose counts ``fits``."""
    among = tuple(plans)

    def deal(rng: random.Random, wish: Wish) -> Iterator[KoreanWin]:
        win = won_by(rng, rng.choice(among))._replace(form=form)
        for change in changes:
            win = change(rng, win)
        if fits(found(win, wish.rules)):
            yield win

    return deal


def with_bonus(rng: random.Random, win: KoreanWin) -> KoreanWin:
    """The same hand, won in a way that gives a bonus han or more wherever one is possible."""
    context, held = win.context, win.hand
    quad = any(meld.is_quad for meld in held.melds)
    if quad and context.by is WinBy.SSUMU and rng.random() < 0.8:
        return win._replace(context=context._replace(after_kan=True))
    declared = held.is_closed and not quad and rng.random() < 0.7
    if declared:
        bulleo, first_turn = rng.random() < 0.3, rng.random() < 0.15
        context = context._replace(eopeo=True, bulleo=bulleo, buji_eopeo=first_turn)
    if not declared or rng.random() < 0.3:
        context = context._replace(last_tile=True)
    return win._replace(context=context)


def with_bulleo(rng: random.Random, win: KoreanWin) -> KoreanWin:
    """The same hand with bulleo declared, where it is closed and has no quad."""
    if win.hand.melds:
        return win
    context = win.context._replace(eopeo=True, bulleo=True, last_tile=rng.random() < 0.3)
    return win._replace(context=context)


def perhaps(change: Change) -> Change:
    """The change, or none."""
    return lambda rng, win: change(rng, win) if rng.random() < 0.5 else win


def with_flowers(*numbers: int) -> Change:
    """As many flowers set aside as one of ``numbers`` says."""

    def change(rng: random.Random, win: KoreanWin) -> KoreanWin:
        flowers = tuple(sorted(rng.sample(FLOWERS, rng.choice(numbers))))
        return win._replace(context=win.context._replace(flowers=flowers))

    return change


def not_won_yet(_rng: random.Random, win: KoreanWin) -> KoreanWin:
    """The same hand before its winning tile, which another player may bring."""
    return win._replace(tile=None, context=win.context._replace(by=WinBy.SSOA))


def korean_scene(win: KoreanWin) -> Scene:
    """The hand, its sets, the flowers, and how it was won."""
    rows = hand_rows(win.hand, win.tile)
    if win.context.flowers:
        flowers = enumerate(win.context.flowers)
        aside = tuple(Spot(f"flower.{place}", tile) for place, tile in flowers)
        rows = (*rows, Row("flowers", RowKind.MELD, msg("scene.flowers_aside"), aside))
    return Scene(rows, tuple(_facts(win)))


def _facts(win: KoreanWin) -> Iterator[Message]:
    """The circumstances, in the order of reading; the question names the table."""
    context = win.context
    if win.tile is not None:
        yield msg(f"scene.by.{context.by}", tile=win.tile)
    yield msg("scene.seat", wind=context.seat_wind)
    yield msg("scene.round", wind=context.round_wind)
    if context.eopeo:
        word = "bulleo" if context.bulleo else "eopeo"
        yield msg(f"scene.declared.{word}", first=context.buji_eopeo)
    if context.after_kan:
        yield msg("scene.after_kan")
    if context.last_tile:
        yield msg("scene.last_tile")


# --- a hand by a plan

SUITED: Final = tuple(kind for kind in KINDS if kind < 27)
HONOURS: Final = tuple(kind for kind in KINDS if kind >= 27)
LOWS: Final = tuple(low for low in RUN_LOWS if low in KINDS)
SIMPLES: Final = tuple(kind for kind in SUITED if not kind.is_yaochuu)
OUTSIDE: Final = tuple(kind for kind in KINDS if kind.is_yaochuu)
EDGES: Final = tuple(kind for kind in KINDS if kind >= 27 or kind % 9 not in (3, 4, 5))


class Plan(NamedTuple):
    """What a hand is made of; every number is a chance between 0 and 1."""

    runs: float = 0.6
    """That a set is a run."""
    open: float = 0.4
    """That a triplet has been called."""
    kinds: Tiles = KINDS
    """What the hand is made of."""
    one_suit: bool = False
    """All suited tiles of one suit."""
    first: Tiles = ()
    """Kinds of which the first sets are triplets, drawn among them."""
    times: int = 0
    """How many sets are drawn from ``first``."""
    straight: bool = False
    pairs: bool = False
    quads: float = 0.05
    """That a triplet is a quad."""
    ssumu: float = 0.4


PLANS: Final[Mapping[str, Plan]] = MappingProxyType(
    {
        "runs": Plan(runs=1.0, open=0.0),
        "simples": Plan(runs=0.6, kinds=SIMPLES),
        "simple_triplets": Plan(runs=0.1, kinds=SIMPLES, open=0.5),
        "values": Plan(runs=0.6, first=HONOURS, times=1, open=0.6),
        "wind": Plan(runs=0.6, first=WINDS[:2], times=1, open=0.5),
        "edges": Plan(runs=0.8, kinds=EDGES, first=HONOURS, times=1, open=0.5),
        "honours": Plan(runs=0.5, first=HONOURS, times=2, open=0.5),
        "straight": Plan(runs=0.6, straight=True),
        "half_flush": Plan(runs=0.5, one_suit=True, first=HONOURS, times=1),
        "flush": Plan(runs=0.7, one_suit=True, kinds=SUITED),
        "triplets": Plan(runs=0.0, open=0.4),
        "concealed": Plan(runs=0.15, open=0.1),
        "pairs": Plan(pairs=True, open=0.0),
        "flush_pairs": Plan(pairs=True, open=0.0, one_suit=True),
        "dragons": Plan(runs=0.6, first=DRAGONS, times=2, open=0.5),
        "winds": Plan(runs=0.6, first=WINDS, times=3, open=0.5),
        "outside": Plan(runs=0.0, kinds=OUTSIDE, open=0.5),
        "mixed": Plan(),
        "weak": Plan(runs=0.75, open=0.75, quads=0.12),
        "kan": Plan(runs=0.6, quads=0.8, open=0.5, ssumu=0.85),
    }
)

DOUBLE: Final = 0.3
"""How often round wind and seat wind are made the same."""


def won_by(rng: random.Random, plan: Plan) -> KoreanWin:
    """A complete hand by the plan, with one of its concealed tiles as the winning one.

    Raises GenerationError when the wall has not the tiles for it.

    >>> won_by(random.Random("a"), PLANS["runs"]).hand.is_closed
    True
    """
    context = _context(rng, plan)
    wall = Wall(rng)
    kinds = _kinds(rng, plan)
    melds = []
    if plan.pairs:
        groups = [wall.alike(2, kinds) for _ in range(7)]
    else:
        groups = _groups(wall, plan, kinds)
        exposed = [tiles for tiles in groups[:-1] if _is_exposed(rng, plan, tiles)]
        if len(exposed) == 4:  # no set is left in the hand
            raise GenerationError("not_left", tiles=groups[-1])
        groups = [tiles for tiles in groups if tiles not in exposed]
        melds = [called(rng, tiles, _kind(rng, plan, tiles)) for tiles in exposed]
    tile = rng.choice(rng.choice(groups))
    concealed = [held for tiles in groups for held in tiles]
    concealed.remove(tile)
    return KoreanWin(Form.LINES, make_hand(concealed, melds), tile, context)


def _kinds(rng: random.Random, plan: Plan) -> Tiles:
    if not plan.one_suit:
        return plan.kinds
    suit = rng.choice((0, 9))
    return tuple(kind for kind in plan.kinds if kind >= 27 or suit <= kind < suit + 9)


def _groups(wall: Wall, plan: Plan, kinds: Tiles) -> list[Tiles]:
    """Four sets, the pair last."""
    lows = [low for low in LOWS if {low, low + 1, low + 2} <= set(kinds)]
    groups: list[Tiles] = []
    if plan.straight:
        suit = wall.rng.choice((0, 9))
        groups += [wall.run((low,)) for low in LOWS if low in (suit, suit + 3, suit + 6)]
    groups += [_triplet(wall, plan, plan.first) for _ in range(plan.times)]
    while len(groups) < 4:
        is_run = lows and wall.rng.random() < plan.runs
        groups.append(wall.run(lows) if is_run else _triplet(wall, plan, kinds))
    pair_of = plan.first if plan.times > 1 and wall.rng.random() < 0.5 else kinds
    return [*groups, wall.alike(2, pair_of)]


def _triplet(wall: Wall, plan: Plan, among: Sequence[Tile]) -> Tiles:
    return wall.alike(4 if wall.rng.random() < plan.quads else 3, among)


def _is_exposed(rng: random.Random, plan: Plan, tiles: Tiles) -> bool:
    """There is no chi (RK2-a); a quad always lies on the table."""
    if tiles[0] is not tiles[-1]:
        return False
    return len(tiles) == 4 or rng.random() < plan.open


def _kind(rng: random.Random, plan: Plan, tiles: Tiles) -> MeldKind | None:
    """How a set was made: a quad of a hand that calls nothing is concealed."""
    return MeldKind.ANKAN if len(tiles) == 4 and rng.random() >= plan.open else None


def _context(rng: random.Random, plan: Plan) -> KoreanContext:
    """The winds, often one wind twice, and who brings the winning tile."""
    by = WinBy.SSUMU if rng.random() < plan.ssumu else WinBy.SSOA
    round_wind = rng.choice(WINDS[:2])
    seat_wind = round_wind if rng.random() < DOUBLE else rng.choice(WINDS)
    return KoreanContext(by=by, seat_wind=seat_wind, round_wind=round_wind)
