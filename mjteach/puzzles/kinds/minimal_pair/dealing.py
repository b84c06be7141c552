"""Two won hands that differ in one thing: dealing them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.errors import MjteachError
from mjteach.core.hand import make_hand
from mjteach.core.melds import Source, make_meld
from mjteach.core.readings import Shape
from mjteach.core.tiles import ALL_KINDS, TILES, WINDS
from mjteach.riichi.context import WinBy
from mjteach.riichi.result import WinResult

from ...situations.wins import Taste, Win, found, wins
from ...sorts import Wish, dealing


class HandPair(NamedTuple):
    """Two won hands that differ in one thing."""

    first: Win
    second: Win


Change: TypeAlias = Callable[[random.Random, Win], Win | None]
"""The same hand with one thing changed; None where it cannot be."""


def _facts(win: Win, **facts: Any) -> Win:
    return win._replace(context=win.context._replace(**facts))


def other_way(rng: random.Random, win: Win) -> Win:
    """Drawn in place of won on a discard, or the reverse."""
    if win.context.by is WinBy.RON:
        return _facts(win, by=WinBy.TSUMO, discarder=None)
    return _facts(win, by=WinBy.RON, discarder=rng.choice(tuple(Source)))


def other_seat(rng: random.Random, win: Win) -> Win:
    """Another seat, of dealer or not."""
    return _facts(win, seat_wind=rng.choice([w for w in WINDS if w is not win.context.seat_wind]))


def other_tile(rng: random.Random, win: Win) -> Win | None:
    """Another of the same fourteen tiles came last."""
    held = [*win.hand.concealed, win.tile]
    others = sorted({tile for tile in held if tile is not win.tile})
    if not others:  # a pair wait beside four sets on the table
        return None
    last = rng.choice(others)
    held.remove(last)
    return win._replace(hand=make_hand(held, win.hand.melds), tile=last)


def without_riichi(_rng: random.Random, win: Win) -> Win | None:
    """The same without riichi."""
    return _facts(win, riichi=False, ippatsu=False) if win.context.riichi else None


def uncalled(_rng: random.Random, win: Win) -> Win | None:
    """The only set on the table stays in the hand."""
    if len(win.hand.melds) != 1 or len(win.hand.tiles) != HELD:
        return None
    return win._replace(hand=make_hand(win.hand.tiles))


HELD: Final = 13
"""Tiles of a hand without a quad."""


def other_suits(_rng: random.Random, win: Win) -> Win:
    """Every suit becomes the next: nothing changes with that."""
    moved = {tile: TILES[(tile + 9) % 27] if tile < 27 else tile for tile in ALL_KINDS}
    melds = [
        make_meld(m.kind, tuple(moved[t] for t in m.tiles), m.called and moved[m.called], m.source)
        for m in win.hand.melds
    ]
    hand = make_hand((moved[tile] for tile in win.hand.concealed), melds)
    lying = tuple(moved[tile] for tile in win.context.indicators)
    return _facts(win._replace(hand=hand, tile=moved[win.tile]), indicators=lying)


def other_indicator(rng: random.Random, win: Win) -> Win | None:
    """Another tile lies above."""
    lying = win.context.indicators
    return _facts(win, indicators=(rng.choice([t for t in ALL_KINDS if t not in lying]),))


def other_honba(rng: random.Random, win: Win) -> Win:
    """Honba lie on the table."""
    return _facts(win, honba=rng.randint(1, 3))


def without_honba(pair: HandPair) -> HandPair | None:
    """Both as if no honba lay on the table."""
    bare = HandPair(*(_facts(win, honba=0) for win in pair))
    return None if bare == pair else bare


@dealing
def pairs(
    rng: random.Random,
    wish: Wish,
    taste: Taste,
    change: Change,
    moves: str = "",
    *,
    fu: float = 0.0,
    honba: bool = False,
) -> Iterator[HandPair]:
    """Two hands that may both win, and in which what ``moves`` names changes.

    That is a line of the count, ``any`` of them, or ``none``; empty: whatever comes. ``fu`` is the
    chance that the sum of fu must change, too. With ``honba`` some lie on the table both times.
    """
    needed = {moves, "fu" if rng.random() < fu else ""} - {""}
    for base in wins(taste)(rng, wish):
        win = _facts(
            base, indicators=(rng.choice(ALL_KINDS),), honba=rng.randint(1, 3) if honba else 0
        )._replace(told=())
        with suppress(MjteachError):  # a fifth tile, a circumstance that cannot be
            other = change(rng, win)
            if other is None:
                continue
            pair = HandPair(*rng.sample((win, other), 2))
            both = [found(each, wish.rules) for each in pair]
            if all(map(_is_plain, both)) and needed <= _changed(*both):
                yield pair


def _changed(one: WinResult, other: WinResult) -> set[str]:
    """The lines that change, the sum ``fu``, and ``any`` or ``none`` for the lines together."""
    first, second = parts_of(one), parts_of(other)
    lines = {line for line in LINES if first[line] != second[line]}
    total = {"fu"} if one.best.fu.total != other.best.fu.total else set[str]()
    return {*lines, *total, "any" if lines else "none"}


def _is_plain(won: WinResult) -> bool:
    """A win of four sets and a pair that is no yakuman."""
    best = won.best
    return won.can_win and not best.yakuman and best.reading.shape is Shape.STANDARD


LINES: Final = ("yaku", "dora", "set", "pair", "wait", "win")
"""The parts of a count that may change, as the engine's lines of fu name them."""


def parts_of(won: WinResult) -> Mapping[str, object]:
    """What each line of the count comes to."""
    fu = dict.fromkeys(LINES, 0)
    for item in won.best.fu.items:
        name = item.id.partition(".")[0]
        if name in fu:
            fu[name] += item.fu
    yaku = [(item.yaku, item.han) for item in won.best.yaku]
    return {**fu, "yaku": yaku, "dora": sum(item.han for item in won.best.bonus)}
