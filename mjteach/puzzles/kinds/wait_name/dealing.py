"""Waits that have a name, and tiles that complete a hand in several ways: found and dealt."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, WINDS
from mjteach.core.waits import Waits, WaitShape, waits
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.result import Scored, WinResult, worth
from mjteach.riichi.rules import RuleSet

from ...situations.hands import Deal, Maker, tried
from ...situations.walls import Undealt
from ...situations.wins import Win, found
from ...sorts import Wish, dealing


class Called(NamedTuple):
    """The name of the whole wait, what one of its tiles completes, and what that is worth."""

    waits: Waits
    shape: WaitShape | None
    kinds: tuple[WaitKind, ...]
    won: WinResult | None
    """With that tile; its best reading is the one that is scored. None: it completes nothing."""


def called_so(win: Win, rules: RuleSet) -> Called:
    """The waits of the hand without its last tile, and the kinds of that one."""
    live = waits(win.hand, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind)
    kinds = next((wait.kinds for wait in live.waits if wait.tile is win.tile.kind), ())
    return Called(live, live.shape, kinds, found(win, rules) if kinds else None)


def wait_fu(scored: Scored) -> int:
    """The fu of the wait in a reading."""
    return sum(item.fu for item in scored.fu.items if item.id.startswith("wait."))


def ways(won: WinResult | None) -> tuple[Scored, ...]:
    """The readings, the best first, one for each kind of wait."""
    if won is None:
        return ()
    kinds = {scored.reading.wait: scored for scored in (*won.others[::-1], won.best)}
    return tuple(sorted(kinds.values(), key=worth, reverse=True))


@dealing
def named(
    rng: random.Random,
    wish: Wish,
    maker: Maker,
    melds: tuple[int, ...] = (0, 0, 1),
    several: bool | None = None,
    pays: tuple[WaitKind, ...] = (),
) -> Iterator[Win]:
    """Hands of a maker with one of their winning tiles; with ``several`` one that reads so.

    With ``pays`` they are won in riichi, and a reading with one of these waits alone is worth most.
    """
    hand = tried(maker, Deal.wished(Undealt(rng), rng.choice(melds), wish))
    context = WinContext()
    if pays:
        context = WinContext(
            by=rng.choice(tuple(WinBy)),
            seat_wind=rng.choice(WINDS),
            round_wind=rng.choice(WINDS[:2]),
            riichi=True,
        )
    live = [w for w in waits(hand).waits if several in (None, len(w.kinds) > 1)]
    for wait in rng.sample(live, len(live)):
        win = Win(hand, wait.tile, context)
        if not pays or _pays_most(found(win, wish.rules), pays):
            yield win


@dealing
def beside(rng: random.Random, wish: Wish, maker: Maker) -> Iterator[Win]:
    """Hands of a maker with a tile of the same suit that does not complete them."""
    hand = tried(maker, Deal.wished(Undealt(rng), 0, wish))
    live = [wait.tile for wait in waits(hand).waits]
    near = [kind for kind in ALL_KINDS if kind.suit is live[0].suit and kind not in live]
    tile = rng.choice(near)
    if hand.tiles.count(tile) < 4:
        yield Win(hand, tile, WinContext())


def _pays_most(won: WinResult, kinds: tuple[WaitKind, ...]) -> bool:
    """Whether one reading, with one of these waits, is worth most points; no yakuman."""
    best, *others = ways(won)
    fits = best.reading.wait in kinds and not best.yakuman
    return fits and all(worth(other)[0] < worth(best)[0] for other in others)
