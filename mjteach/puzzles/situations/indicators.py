"""Won hands with dora indicators, most of which point at tiles that are there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.message import Message, msg
from mjteach.core.tiles import ALL_KINDS, RED_OF, Tile, counts_of
from mjteach.core.waits import waits
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.dora import DORA_OF, BonusItem, bonus_items
from mjteach.riichi.rules import RedFives, RuleSet

from ..possible import least_open, most_below, won_tiles
from ..scenes import Row, RowKind
from ..sorts import Dealer, Wish, dealing
from .plans import Plan, some_alike
from .tables import own_rows, tile_row
from .wins import Taste, Win, wins

RED_LEVEL, URA_LEVEL = 3, 4
"""From which levels on fives are red, and tiles lie below the indicators."""

_DISCARDED: Final = 6


class Indicated(NamedTuple):
    """A won hand with its indicators, and what lies beside them and counts for nothing."""

    hand: Hand
    tile: Tile
    context: WinContext
    told: tuple[str, ...] = ()
    turned: tuple[Tile, ...] = ()
    """What somebody turned up for a kan whose tile was robbed (R2.4-l)."""
    river: tuple[Tile, ...] = ()
    """The winner's own discards."""

    @property
    def on_table(self) -> tuple[Tile, ...]:
        """The tiles of the hand, the indicators, what was turned up for nothing, the river."""
        won = won_tiles(self.hand, self.tile, self.context)
        return (*won, *self.turned, *self.river)


class Bonus(NamedTuple):
    """What the indicators and the red fives of a hand give."""

    win: Win | Indicated
    items: tuple[BonusItem, ...]

    @property
    def dora(self) -> tuple[Tile, ...]:
        """What the indicators point to, in their order, each once."""
        return tuple(dict.fromkeys(item.dora for item in self.items if item.dora is not None))

    @property
    def reds(self) -> tuple[Tile, ...]:
        """The red fives of the hand."""
        return tuple(tile for tile in (*self.win.hand.tiles, self.win.tile) if tile.is_red)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The whole hand."""
        return own_rows(self.win.hand, self.win.tile)


def bonus_of(win: Win | Indicated, rules: RuleSet) -> Bonus:
    """The engine's count, whatever the hand is worth besides."""
    found = Bonus(win, ())
    counts = win.hand._replace(drawn=win.tile).own_counts
    return found._replace(items=bonus_items(counts, len(found.reds), win.context, rules))


def above(win: Win | Indicated) -> Row:
    """The indicators that lie open."""
    return _row("indicators", win.context.indicators, "above")


def below(win: Win | Indicated) -> Row:
    """What lies below the indicators."""
    return _row("below", win.context.ura_indicators, "below")


def around(win: Win | Indicated) -> tuple[Row, ...]:
    """The indicators, and what lies below them where it can count."""
    return (above(win), below(win)) if win.context.ura_indicators else (above(win),)


def _row(id: str, tiles: tuple[Tile, ...], where: str) -> Row:
    return tile_row(id, RowKind.INDICATORS, tiles, msg(f"scene.{where}", count=len(tiles)))


def opened(win: Win | Indicated) -> Iterator[Message]:
    """That a kan has opened an indicator, for each after the first."""
    yield from [msg("scene.kan_opened")] * (len(win.context.indicators) - 1)


def with_quad(rng: random.Random) -> Plan:
    """Hands with a quad, so that a second indicator lies open."""
    return Taste(quads=0.0).plan(rng)._replace(sets=some_alike(1, ALL_KINDS, 4))


def with_indicators(count: int = 1, *, kan: bool = False, wraps: bool | None = None) -> Dealer:
    """So many indicators; ``kan``: the hand has a quad.

    ``wraps``: the indicators are, or are not, the last of their row.
    """
    plan = with_quad if kan else Taste(quads=0.0).plan
    return under_indicators(wins(plan), count, wraps)


@dealing
def under_indicators(
    rng: random.Random,
    wish: Wish,
    hands: Dealer,
    count: int,
    wraps: bool | None = None,
    *,
    ura_level: int = URA_LEVEL,
) -> Iterator[Win]:
    """Hands with so many indicators, and with red fives, as far as the level has them."""
    for win in hands(rng, wish):
        reds = wish.level >= RED_LEVEL and wish.rules.red_fives is not RedFives.NONE
        held = _reddened(rng, win.hand.concealed) if reds else win.hand.concealed
        if reds and held == win.hand.concealed and rng.random() < 0.8:
            continue
        seen, rules = [*win.hand.tiles, win.tile], wish.rules
        lying = _drawn(rng, seen, count and max(count, least_open(win, rules)), wraps)
        below = most_below(len(lying), rules) if wish.level >= ura_level else 0
        hidden = _drawn(rng, [*seen, *lying], below, None)
        context = win.context._replace(indicators=lying, ura_indicators=hidden)
        yield Win(make_hand(held, win.hand.melds), win.tile, context, win.told)


@dealing
def beside_discards(rng: random.Random, wish: Wish) -> Iterator[Indicated]:
    """Hands whose winner has discarded dora, too."""
    for win in with_indicators()(rng, wish):
        seen = counts_of([*win.hand.tiles, win.tile, *win.context.indicators])
        wins_on = waits(win.hand).tiles  # none of these: a ron would be furiten
        left = [tile for tile in ALL_KINDS if seen[tile] < 4 and tile not in wins_on]
        dora = {DORA_OF[tile.kind] for tile in win.context.indicators}.intersection(left)
        if dora:
            other = rng.sample([tile for tile in left if tile not in dora], _DISCARDED - 1)
            river = rng.sample([*other, *dora], _DISCARDED)
            yield Indicated(win.hand, win.tile, win.context, win.told, river=tuple(river))


@dealing
def after_a_robbed_kan(rng: random.Random, wish: Wish) -> Iterator[Indicated]:
    """Hands that took their last tile from an added kan, for which an indicator was turned."""
    for win in with_indicators(2)(rng, wish):
        held = counts_of(tile.kind for tile in win.hand.tiles)
        lying = [tile.kind for tile in win.context.indicators]
        if win.context.by is WinBy.RON and not held[win.tile.kind] and win.tile.kind not in lying:
            first, turned = win.context.indicators
            below = win.context.ura_indicators[:1]
            context = win.context._replace(indicators=(first,), ura_indicators=below)
            yield Indicated(win.hand, win.tile, context, win.told, (turned,))


def _reddened(rng: random.Random, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Of each suit one five may be red."""
    held = list(tiles)
    for five, red in RED_OF.items():
        if five in held and rng.random() < 0.6:
            held[held.index(five)] = red
    return tuple(held)


def _drawn(
    rng: random.Random, seen: list[Tile], count: int, wraps: bool | None
) -> tuple[Tile, ...]:
    """Indicators that can lie there; of these, what tempts is drawn most.

    The first one once more, one that makes a red five dora, one that lies in the hand itself.
    """
    drawn: list[Tile] = []
    there, reds = counts_of(seen), {tile.kind for tile in seen if tile.is_red}
    at_end = rng.random() < 0.3 if wraps is None else wraps
    for _ in range(count):
        free = [tile for tile in ALL_KINDS if there[tile] + drawn.count(tile) < 4]
        pool = [tile for tile in free if (DORA_OF[tile] < tile) is at_end] or free
        hits = [tile for tile in pool if there[DORA_OF[tile]]]
        red = [tile for tile in hits if DORA_OF[tile] in reds]
        both = [tile for tile in hits if there[tile] not in (0, there[DORA_OF[tile]])]
        again = [tile for tile in drawn if tile in free]
        wanted = [tiles for tiles in (again, red, both, hits) if tiles and rng.random() < 0.7]
        drawn.append(rng.choice(wanted[0] if wanted else pool))
    return tuple(drawn)
