"""How far a hand is, and what it counts as when the wall has run out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.message import Message, msg
from mjteach.core.readings import WaitKind
from mjteach.core.seats import SEATS
from mjteach.core.shanten import discards, shanten, useful_tiles
from mjteach.core.tiles import TILES, WINDS, Tile
from mjteach.core.waits import Waits, waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.draw_status import DrawStatus, draw_status
from mjteach.riichi.draws import may_keep_hidden, tenpai_payments
from mjteach.riichi.kans import tenpai_tiles
from mjteach.riichi.rules import RuleSet, replace_options

from ..situations.hands import tried
from ..sorts import Wish, dealing
from .hands import Deal, Maker, plain
from .waiting import Trap, Waiting, at_a_table
from .walls import Undealt, called, tenpai_hand

ME: Final = SEATS[0]


class AtDraw(NamedTuple):
    """A hand when the wall has run out, and what else decides about it."""

    waiting: Waiting
    riichi: bool = False
    dead: bool = False
    ready: int = 0
    """How many of the other three are tenpai."""


class HandStanding(NamedTuple):
    """How far a hand is, and what it counts as at a draw."""

    asked: AtDraw
    rules: RuleSet
    live: Waits
    steps: int
    """The tiles that are missing until it is tenpai."""
    proofs: tuple[Tile, ...]
    """The tiles that show that it is tenpai."""
    status: DrawStatus
    counts: bool
    """Whether it counts as tenpai: never a dead hand (R5.3-a)."""

    @property
    def may_hide(self) -> bool:
        """Whether the player may say noten and keep the hand hidden."""
        return may_keep_hidden(self.rules, tenpai=self.counts, riichi=self.asked.riichi)

    @property
    def due(self) -> int:
        """What the payments bring, or cost, where every tenpai hand is shown (R2.9-b)."""
        others = SEATS[1 : 1 + self.asked.ready]
        tenpai = {ME, *others} if self.counts else {*others}
        return tenpai_payments(tenpai, self.rules).changes[ME]


def standing(asked: AtDraw, rules: RuleSet) -> HandStanding:
    """The waits of the hand, and what the rules of a draw make of it."""
    waiting = asked.waiting
    hand = waiting.hand
    pairs = rules.chiitoitsu_four_of_a_kind
    live = waits(hand, visible=waiting.visible, four_as_two_pairs=pairs)
    context = WinContext(
        seat_wind=waiting.seat or WINDS[0],
        round_wind=waiting.round or WINDS[0],
        riichi=asked.riichi,
    )
    status = draw_status(hand, rules, context)
    steps = shanten(hand.counts, len(hand.melds)) + (bool(live.exhausted) and not live.waits)
    counts = status.tenpai and not asked.dead
    return HandStanding(asked, rules, live, steps, tenpai_tiles(hand, rules), status, counts)


def exchanges(hand: Hand, steps: int) -> Iterator[Message]:
    """One way to tenpai: what to draw and to discard, tile by tile."""
    counts, melds = list(hand.counts), len(hand.melds)
    called = tuple(own - held for own, held in zip(hand.own_counts, hand.counts, strict=True))
    for left in reversed(range(steps)):
        drawn, _ = useful_tiles(tuple(counts), melds, called)[0]
        counts[drawn] += 1
        thrown = discards(tuple(counts), melds, called)[0].kind
        counts[thrown] -= 1
        yield msg(
            "puzzle.tenpai_judge.exchange", drawn=TILES[drawn], thrown=TILES[thrown], left=left
        )


# ---- dealt


@dealing
def hands(
    rng: random.Random,
    wish: Wish,
    maker: Maker,
    melds: tuple[int, ...] = (0,),
    table: Trap | bool = False,
    *,
    riichi: bool = False,
    dead: bool = False,
) -> Iterator[AtDraw]:
    """Hands of a maker; with a table around them, and any number of others tenpai."""
    hand = tried(maker, Deal.wished(Undealt(rng), rng.choice(melds), wish)._replace(tidy=False))
    waiting = Waiting(hand)
    if not table:
        yield AtDraw(waiting)
        return
    trap = table if isinstance(table, Trap) else None
    waiting = at_a_table(rng, waiting, waits(hand).tiles or hand.concealed, trap)
    if trap is None:
        waiting = waiting._replace(seat=WINDS[0], round=WINDS[0])
    yield AtDraw(waiting, riichi, dead, rng.randrange(4))


def further(deal: Deal) -> Hand | None:
    """A hand that lacks two tiles to tenpai: one of its sets is loose."""
    wall = deal.wall
    sets = [tile for _ in range(2) for tile in wall.set()]
    hand = make_hand((*sets, *wall.draw(7)))
    return hand if shanten(hand.counts, 0) == 2 else None


def plain_kan(deal: Deal) -> Hand:
    """A tenpai hand whose only set on the table is a concealed kan."""
    quad = called(deal.rng, deal.wall.alike(4), MeldKind.ANKAN)
    ready = tenpai_hand(deal.wall, deal.rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), melds=1)
    return make_hand(ready.hand.concealed, (quad,))


def formal(deal: Deal) -> Hand | None:
    """An open hand without a yaku on any wait, as seen by the dealer of the East round."""
    hand = plain(deal._replace(melds=deal.rng.choice((1, 2))))
    status = draw_status(hand, replace_options(deal.rules, keishiki_tenpai=True)) if hand else None
    return hand if status and status.waits and status.yakuless == status.waits else None
