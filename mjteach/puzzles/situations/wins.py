"""A finished hand as it was won: dealing one, and showing it."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.errors import SituationError
from mjteach.core.hand import Hand
from mjteach.core.melds import Source
from mjteach.core.message import Message, msg
from mjteach.core.readings import Reading
from mjteach.core.tiles import HONOURS, SIMPLES, SUITED, WINDS, Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win

from ..base import Key
from ..possible import won_tiles
from ..questions import Value
from ..scenes import Counters, Row, RowKind, Scene
from ..sorts import Dealer, Wish, dealing
from .plans import Plan, PlanOf, chosen, made, only, seven_pairs, some_alike
from .tables import own_rows, set_rows, tile_row
from .walls import Tiles


class Win(NamedTuple):
    """A finished hand: ``hand`` without its winning tile, that tile, how it was won.

    ``told`` names facts that seem to matter and count for nothing (:data:`TOLD`).
    """

    hand: Hand
    tile: Tile
    context: WinContext
    told: tuple[str, ...] = ()

    @property
    def on_table(self) -> Tiles:
        """The tiles of the hand, and the indicators."""
        return won_tiles(self.hand, self.tile, self.context)


TOLD: Final = (
    "called_since_riichi",
    "own_ankan_since_riichi",
    "called_before_first_draw",
    "riichi_tile_called",
    "turn_passed_since_riichi",
)
"""Facts that a scene may tell and the value does not show."""

Fits: TypeAlias = Callable[[WinResult], bool]


def found(win: Win, rules: RuleSet) -> WinResult:
    """The value of a win: what every kind about wins finds."""
    return evaluate_win(win.hand, win.tile, win.context, rules)


def read_otherwise(
    write: Callable[[Win, WinResult], Mapping[str, Value]],
) -> Callable[[Win, WinResult, Key], Iterator[Key]]:
    """What a kind accepts beside its key: what is else by a reading that is worth as much."""

    def accepts(win: Win, result: WinResult, key: Key) -> Iterator[Key]:
        for other in result.as_good:
            written = write(win, other)
            if unlike := {id: value for id, value in written.items() if value != key.get(id)}:
                yield unlike

    return accepts


@dealing
def planned(
    rng: random.Random,
    wish: Wish,
    plan: PlanOf,
    fits: Fits,
    taught: Callable[[tuple[str, ...]], Container[str] | None] = lambda _topics: None,
    *,
    spoilt: bool = False,
) -> Iterator[Win]:
    """A dealer of hands of a plan whose value ``fits``; they need not be allowed to win.

    ``taught`` names the yaku that hands of some topics may have; None: all.
    """
    drawn = chosen(rng, plan)
    hand, tile = made(rng, drawn, spoilt=spoilt)
    win = Win(hand, tile, *_won(rng, hand, drawn))
    try:
        result = found(win, wish.rules)
    except SituationError:  # such as a robbed tile of which more are in the hand
        return
    known = taught(wish.topics)
    if fits(result) and (known is None or all(y in known for y in result.best.yaku_ids)):
        yield win


def wins(plan: PlanOf | Taste, fits: Fits = lambda _: True) -> Dealer:
    """A dealer of hands that may win and whose value ``fits``."""
    drawn = plan.plan if isinstance(plan, Taste) else plan
    return planned(drawn, lambda won: won.can_win and fits(won))


def _won(rng: random.Random, hand: Hand, plan: Plan) -> tuple[WinContext, tuple[str, ...]]:
    """How it was won; half of the closed hands are in riichi, some facts count for nothing."""
    by = WinBy.TSUMO if rng.random() < 0.4 else WinBy.RON
    seat = rng.choice(WINDS)
    context = WinContext(
        by=by, seat_wind=seat, round_wind=rng.choice(WINDS[:2]), discarder=rng.choice(tuple(Source))
    )
    told: tuple[str, ...] = ()
    if hand.is_closed and not plan.facts and rng.random() < 0.5:
        context = context._replace(riichi=True)
        event = rng.choices(RIICHI_EVENTS, (10, 3, 3, 2, 2 if hand.melds else 0, 3))[0]
        if event == "ippatsu":
            context = context._replace(ippatsu=True)
        elif event:
            told = (event,)
    elif not hand.melds and not plan.facts and by is WinBy.TSUMO and seat is not Tile.EAST:
        told = ("called_before_first_draw",) if rng.random() < 0.15 else ()
    context = context._replace(**plan.facts)
    if context.by is WinBy.TSUMO:
        context = context._replace(discarder=None)
    return context, told


RIICHI_EVENTS: Final = (
    *("", "ippatsu", "called_since_riichi", "turn_passed_since_riichi"),
    *("own_ankan_since_riichi", "riichi_tile_called"),
)


class Taste(NamedTuple):
    """Plans for hands as at real tables; every number is a chance between 0 and 1.

    A closed hand is in riichi, so that it has a yaku whatever its shape; open ones lean on the two
    yaku that open hands live on.
    """

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
    """That the triplets or the pair are of honours."""
    double_wind: bool = False
    """The pair is of the wind that is the player's own and the round's."""
    rinshan: bool = False
    """Won on the replacement tile of an own kan."""

    def plan(self, rng: random.Random) -> Plan:
        """One of the plans."""
        facts: dict[str, Any] = {
            "by": WinBy.TSUMO if self.rinshan or rng.random() < self.tsumo else WinBy.RON,
            "seat_wind": Tile.EAST if rng.random() < self.dealer else rng.choice(WINDS[1:]),
            "after_kan": self.rinshan,
        }
        kinds, pair = (HONOURS if rng.random() < self.honours else SUITED for _ in range(2))
        plan = Plan(runs=self.runs, quads=self.quads, kinds=kinds, pair=pair, open=0.0)
        if self.double_wind:
            wind = rng.choice(WINDS[:2])
            plan = plan._replace(pair=(wind,))
            facts |= {"seat_wind": wind, "round_wind": wind}
        if rng.random() >= self.open:
            whole = seven_pairs if rng.random() < self.seven_pairs else None
            return plan._replace(whole=whole, facts=facts | {"riichi": True})
        plan = plan._replace(open=1.0, facts=facts)
        if rng.random() < 0.5:
            return plan._replace(**only(SIMPLES), pair=SIMPLES)
        return plan._replace(sets=some_alike(1, HONOURS))


def won_as(plan: PlanOf, by: WinBy, dealer: bool) -> PlanOf:
    """The plan for hands that are won so, by a dealer or by somebody else."""

    def placed(rng: random.Random) -> Plan:
        drawn, seat = chosen(rng, plan), Tile.EAST if dealer else rng.choice(WINDS[1:])
        return drawn._replace(facts={**drawn.facts, "by": by, "seat_wind": seat})

    return placed


WAYS: Final = {
    f"{'dealer' if dealer else 'other'}.{by}": (by, dealer)
    for dealer in (False, True)
    for by in WinBy
}
"""Who wins how, with the word for it in the names of sorts."""


def is_plain(won: WinResult) -> bool:
    """No yakuman, and no limit but that of the han."""
    return not won.best.yakuman and not any(item.limit for item in won.best.yaku)


def win_scene(win: Win, reading: Reading | None = None) -> Scene:
    """The hand with its winning tile, its sets, how it was won, and the honba and sticks there.

    With a ``reading`` the hand lies in its groups.
    """
    rows = own_rows(win.hand, win.tile) if reading is None else group_rows(win, reading)
    honba, sticks = win.context.honba, win.context.deposits
    lies = (msg("scene.ended.lying", honba=honba, sticks=sticks),) if honba or sticks else ()
    return Scene(rows, (*_facts(win), *lies), board=counters(honba, sticks))


def counters(honba: int, sticks: int = 0) -> Counters | None:
    """What lies on the table, to be drawn beside a hand; None where nothing does."""
    return Counters(honba, sticks) if honba or sticks else None


def group_rows(win: Win, reading: Reading) -> tuple[Row, ...]:
    """One row for every group of the reading, the winning tile marked where it completed one."""
    melds, groups = win.hand.melds, reading.groups
    first = len(groups) - 1 - len(melds)
    own = [_group_row(place, reading) for place in (*range(first), len(groups) - 1)]
    return (*own[:-1], *set_rows(melds, "group", first), own[-1])


def _group_row(place: int, reading: Reading) -> Row:
    group = reading.groups[place]
    row = tile_row(f"group.{place}", RowKind.GROUP, group.tiles, msg(f"group.{group.kind}.name"))
    if place != reading.winning_group:
        return row
    spots, at = list(row.spots), group.tiles.index(reading.winning_tile)
    spots[at] = spots[at]._replace(label=msg("scene.won"))
    return row._replace(spots=tuple(spots))


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
