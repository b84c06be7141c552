"""Somebody breaks a rule: what happened, the circumstances, and what lies on the table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.draws import Points
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.penalties.category import Ruled, category
from mjteach.riichi.penalties.chombo import ChomboEffect, Deposits, chombo_changes, chombo_effect
from mjteach.riichi.penalties.offences import (
    OFFENCES,
    Category,
    HandEnd,
    KuikaeTile,
    Offence,
    OffenceFacts,
    Reveal,
)
from mjteach.riichi.rules import RuleSet

from ...scenes import Scene
from ...situations.seatings import by_wind, some_of
from ...sorts import Wish, dealing


class Charged(NamedTuple):
    """An offence and its circumstances; who is to blame where that counts."""

    offence: Offence
    facts: OffenceFacts
    left: int
    """Tiles still to be drawn."""
    riichi: bool = False
    """The player had declared riichi before."""
    offenders: tuple[Seat, ...] = (Seat.A,)
    dealer: Seat = Seat.A
    lying: Deposits = Deposits()
    honba: int = 0


class PenaltyCost(NamedTuple):
    """What the engine says to it: the penalty, and of a chombo what is paid and what comes back."""

    charged: Charged
    ruled: Ruled
    changes: Points
    effect: ChomboEffect


def cost_of(charged: Charged, rules: RuleSet) -> PenaltyCost:
    """The penalty of an offence.

    >>> cost_of(Charged(Offence.TAHAI, OffenceFacts(), 40), RuleSet()).ruled.category
    <Category.DEAD_HAND: 'dead_hand'>
    """
    ruled = category(charged.offence, rules, charged.facts)
    changes = chombo_changes(charged.offenders, charged.dealer, rules)
    return PenaltyCost(charged, ruled, changes, chombo_effect(charged.lying, rules))


# ---- what is dealt

Offences: TypeAlias = tuple[Offence, ...]
Pool: TypeAlias = list[tuple[Offence, OffenceFacts]]
ALL: Final = tuple(Offence)
_WORDS: Final = (Offence.CALL_VOICE_ONLY, Offence.FALSE_WIN_VOICE_ONLY)
_ACCIDENTS: Final = (
    *(Offence.WALL_TILES_VISIBLE, Offence.OTHER_HAND_EXPOSED, Offence.OTHER_HAND_LOOKED_AT),
    Offence.LEFT_SEAT,
)
_EARLY: Final = (
    *_ACCIDENTS,
    *(Offence.FALSE_WIN_VOICE_ONLY, Offence.FALSE_WIN_OPENED_INCOMPLETE),
)
"""What can happen before the first discard."""
_BESIDE_A_WIN: Final = (*_WORDS, Offence.WRONG_CALL_EXPOSED, Offence.KUIKAE, *_ACCIDENTS[:2])
_ENDS: Final[Mapping[Offence, tuple[HandEnd, ...]]] = {
    Offence.NOTEN_RIICHI: (HandEnd.OTHER_WINS, HandEnd.EXHAUSTIVE_DRAW, HandEnd.SUUCHA_RIICHI),
    Offence.ILLEGAL_KAN_AFTER_RIICHI: (
        *(HandEnd.OTHER_WINS, HandEnd.OFFENDER_WINS, HandEnd.EXHAUSTIVE_DRAW),
    ),
    Offence.RIICHI_WITHOUT_DRAW_LEFT: (HandEnd.OTHER_WINS, HandEnd.OFFENDER_WINS),
    Offence.RIICHI_THEN_DEAD_HAND: (HandEnd.EXHAUSTIVE_DRAW,),
}
"""How deals end in which something hidden may show."""
ONGOING: Final = tuple(
    offence
    for offence, row in OFFENCES.items()
    if row.reveal is Reveal.AT_ONCE
    and offence not in (Offence.WRONG_WORD, Offence.UNMARKED_CALL, Offence.KUIKAE)
)
"""After what the deal may go on, with a hand that has no called set."""
IN_RIICHI: Final = (
    *(Offence.EARLY_DRAW, Offence.TAHAI, Offence.SHOUHAI, Offence.WRONG_CALL_EXPOSED),
    *(Offence.CALL_VOICE_ONLY, Offence.WALL_TILES_VISIBLE),
)
"""What also happens to those in riichi, and after which riichi no longer binds a dead hand."""
GROUPS: Final[Mapping[str, tuple[Offence, ...]]] = {
    name: tuple(offence for offence in Offence if any(word in offence for word in words))
    for name, words in (("riichi", ("riichi",)), ("win", ("false_win",)), ("wall", ("wall",)))
}
"""Offences by what they are about."""
GRAVE: Final = (Offence.FALSE_WIN_OPENED_NO_YAKU, Offence.FALSE_WIN_OPENED_FURITEN)


def _plain() -> Iterator[tuple[Offence, OffenceFacts]]:
    """Every offence while play is on, with what can make it graver."""
    usual = OffenceFacts()
    for offence, row in OFFENCES.items():
        if offence is Offence.WALL_TILES_VISIBLE:
            yield from ((offence, usual._replace(visible=tiles)) for tiles in range(1, 8))
        elif offence is Offence.KUIKAE:
            yield from ((offence, usual._replace(kuikae=kind)) for kind in KuikaeTile)
        elif row.reveal is Reveal.AT_ONCE:
            yield offence, usual
        else:
            yield from ((offence, usual._replace(end=end)) for end in _ENDS[offence])
    for offence in _WORDS:
        yield offence, usual._replace(dead_hand=True)


PLAIN: Final = [*_plain()]
FREE: Final = [
    *((offence, OffenceFacts(in_play=False)) for offence in _EARLY),
    *((offence, OffenceFacts(with_win=True)) for offence in _BESIDE_A_WIN),
]
"""What nobody pays for, as play is not on or somebody wins."""


def of_degree(wanted: Category, rules: RuleSet, only: Offences = ALL, pool: Pool = PLAIN) -> Pool:
    """What costs that much by some rules."""
    return [(o, f) for o, f in pool if o in only and category(o, rules, f).category is wanted]


@dealing
def charges(
    rng: random.Random,
    wish: Wish,
    wanted: Category | None = None,
    *,
    riichi: bool = False,
    only: Offences = ALL,
) -> Iterator[Charged]:
    """Something of a degree, or of any; of what costs nothing half does so by its circumstances."""
    degree = wanted or rng.choice([*Category])
    pool = FREE if degree is Category.NONE and rng.random() < 0.5 else PLAIN
    fits = of_degree(degree, wish.rules, only, pool)
    for offence, facts in rng.sample(fits, min(1, len(fits))):
        yield Charged(offence, facts, _left(rng, offence, facts), riichi)


def _left(rng: random.Random, offence: Offence, facts: OffenceFacts) -> int:
    """A number of tiles that fits what happened."""
    if not facts.in_play:
        return 69
    if offence is Offence.RIICHI_WITHOUT_DRAW_LEFT:
        return rng.randint(1, 3)
    return 0 if facts.end is HandEnd.EXHAUSTIVE_DRAW else rng.randint(8, 60)


@dealing
def chombos(rng: random.Random, wish: Wish, *, several: bool = False) -> Iterator[Charged]:
    """A chombo by one player or two, with sticks of this deal and of earlier ones."""
    offence = Offence.NOTEN_RIICHI if several else rng.choice(GRAVE)
    end = HandEnd.EXHAUSTIVE_DRAW if several else None
    offenders = tuple(sorted(rng.sample(SEATS, 1 + several)))
    others = [seat for seat in SEATS if seat not in offenders]
    declared = (*offenders * several, *rng.sample(others, rng.randint(0, 1)))
    lying = Deposits(tuple(sorted(declared)), earlier=RIICHI_STICK * rng.choice((0, 0, 1, 2)))
    left = 0 if several else rng.randint(8, 60)
    facts = OffenceFacts(end=end)
    dealer = rng.choice(SEATS)
    charged = Charged(offence, facts, left, several, offenders, dealer, lying, rng.randint(0, 2))
    if cost_of(charged, wish.rules).ruled.category is Category.CHOMBO:
        yield charged


# ---- what is shown


def charge_scene(charged: Charged, *, paid: bool) -> Scene:
    """What happened, in words; ``paid``: told of players by name, with what lies on the table."""
    return Scene((), (*(_of_players(charged) if paid else _of_you(charged)),))


def _of_you(charged: Charged) -> Iterator[Message]:
    offence, facts, left, riichi, *_ = charged
    yield msg("scene.charge.left", tiles=left, in_play=facts.in_play)
    if riichi:
        yield msg("scene.charge.riichi")
    if facts.dead_hand:
        yield msg("scene.charge.dead")
    if offence is Offence.KUIKAE:
        yield msg(f"scene.charge.{facts.kuikae}")
    else:
        yield msg(f"penalty.{offence}.what", tiles=facts.visible)
    if facts.with_win:
        yield msg("scene.charge.with_win")
    if facts.end is not None:
        yield msg(f"scene.charge.{facts.end}")


def _of_players(charged: Charged) -> Iterator[Message]:
    names, lying = by_wind(charged.dealer), charged.lying
    for seat in charged.offenders:
        yield msg("penalty.report", who=names[seat], offence=charged.offence)
    yield msg("scene.charge.chombo")
    if lying.riichi:
        yield msg("scene.over.riichi", who=some_of(names, lying.riichi))
    yield msg("scene.charge.lying", sticks=lying.earlier // RIICHI_STICK, honba=charged.honba)
