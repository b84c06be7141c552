"""A hand of Korean mahjong, won or still waiting: dealing one by a plan, and showing it.

What does not fit the wish is thrown away and dealt again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.hand import Hand
from mjteach.core.message import Message, msg
from mjteach.core.tiles import DRAGONS, HONOURS, WINDS, Tile
from mjteach.korean import KoreanContext, KoreanResult, KoreanRules, KoreanWinBy, evaluate
from mjteach.korean.counting import waits_of
from mjteach.korean.equipment import FLOWERS, KINDS

from ...scenes import Row, RowKind, Scene, Spot
from ...situations.plans import (
    Plan,
    PlanOf,
    chosen,
    made,
    one_of,
    one_suit,
    only,
    pairs,
    runs_at,
    some_alike,
)
from ...situations.tables import own_rows
from ...situations.walls import RUN_LOWS, Tiles
from ...sorts import Wish, dealing


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

    @property
    def on_table(self) -> Tiles:
        """The hand with its winning tile, the flowers and the own discards."""
        own = self.hand._replace(drawn=self.tile or self.hand.drawn).tiles
        return (*own, *self.context.flowers, *self.context.discards)


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


def too_cheap(counts: Found) -> Tiles:
    """The winning tiles on which the base yaku stay below the minimum."""
    least = counts[0].rules.min_han
    return tuple(each.winning_tile for each in counts if each.best.base_han < least)


@dealing
def korean_wins(
    rng: random.Random, wish: Wish, form: Form, plan: PlanOf, fits: Fits, *changes: Change
) -> Iterator[KoreanWin]:
    """A dealer of hands by the plan, changed, whose counts ``fits``."""
    drawn = chosen(rng, plan)
    hand, tile = made(rng, drawn)
    win = KoreanWin(form, hand, tile, _context(rng, drawn))
    for change in changes:
        win = change(rng, win)
    if fits(found(win, wish.rules)):
        yield win


def with_bonus(rng: random.Random, win: KoreanWin) -> KoreanWin:
    """The same hand, won in a way that gives bonus han: after a kan, after eopeo, or at the end."""
    context, quad = win.context, any(meld.is_quad for meld in win.hand.melds)
    if quad and context.by is KoreanWinBy.SSUMU and rng.random() < 0.8:
        return win._replace(context=context._replace(after_kan=True))
    eopeo = not win.hand.melds and rng.random() < 0.7
    bulleo, first_turn = (eopeo and rng.random() < chance for chance in (0.3, 0.15))
    last = not eopeo or rng.random() < 0.3
    context = context._replace(eopeo=eopeo, bulleo=bulleo, buji_eopeo=first_turn, last_tile=last)
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
    return win._replace(tile=None, context=win.context._replace(by=KoreanWinBy.SSOA))


def korean_scene(win: KoreanWin) -> Scene:
    """The hand, its sets, the flowers, and how it was won."""
    rows = own_rows(win.hand, win.tile)
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
    yield from (
        msg(f"scene.{name}") for name in ("after_kan", "last_tile") if getattr(context, name)
    )


# --- the plans

LOWS: Final = tuple(low for low in RUN_LOWS if low in KINDS)
SUITS: Final = (Tile.M1, Tile.P1)
SIMPLES: Final = tuple(kind for kind in KINDS if not kind.is_yaochuu)
EDGES: Final = tuple(kind for kind in KINDS if kind >= 27 or kind % 9 not in (3, 4, 5))
ANY: Final = Plan(runs=0.6, lows=LOWS, kinds=KINDS, open=0.4, quads=0.05, chi=False)
OPENED: Final = ANY._replace(open=0.6)
BY_DRAW: Final = {"by": KoreanWinBy.SSUMU}


def _of(number: int, kinds: Tiles) -> PlanOf:
    """So many triplets of the kinds, and sometimes the pair."""
    plan = OPENED._replace(sets=some_alike(number, kinds))
    return one_of(plan, plan._replace(pair=kinds))


PLANS: Final[Mapping[str, PlanOf]] = {
    "runs": ANY._replace(runs=1.0, open=0.0),
    "simples": ANY._replace(**only(SIMPLES)),
    "simple_triplets": OPENED._replace(runs=0.1, **only(SIMPLES)),
    "values": OPENED._replace(sets=some_alike(1, HONOURS)),
    "wind": OPENED._replace(sets=some_alike(1, WINDS[:2])),
    "edges": OPENED._replace(sets=some_alike(1, HONOURS), runs=0.8, **only(EDGES)),
    "honours": _of(2, HONOURS),
    "straight": ANY._replace(sets=runs_at(0, 3, 6, starts=SUITS)),
    "half_flush": one_suit(
        ANY._replace(sets=some_alike(1, HONOURS), runs=0.5), *HONOURS, starts=SUITS
    ),
    "flush": one_suit(ANY._replace(runs=0.7), starts=SUITS),
    "triplets": ANY._replace(runs=0.0),
    "concealed": ANY._replace(runs=0.15, open=0.1),
    "pairs": ANY._replace(whole=pairs, open=0.0),
    "flush_pairs": one_suit(ANY._replace(whole=pairs, open=0.0), *HONOURS, starts=SUITS),
    "dragons": _of(2, DRAGONS),
    "winds": _of(3, WINDS),
    "outside": OPENED._replace(runs=0.0, kinds=tuple(kind for kind in KINDS if kind.is_yaochuu)),
    "mixed": ANY,
    "weak": ANY._replace(runs=0.75, open=0.75, quads=0.12),
    "kan": one_of(*[ANY._replace(quads=0.8, open=0.5, facts=BY_DRAW)] * 3, ANY._replace(quads=0.8)),
}


def _context(rng: random.Random, plan: Plan) -> KoreanContext:
    """The winds, in many hands one wind twice, and who brings the winning tile."""
    by = rng.choices((KoreanWinBy.SSUMU, KoreanWinBy.SSOA), (2, 3))[0]
    round_wind = rng.choice(WINDS[:2])
    seat_wind = rng.choice((round_wind, *WINDS))
    context = KoreanContext(by=by, seat_wind=seat_wind, round_wind=round_wind)
    return context._replace(**plan.facts)
