"""Rounds played from a seed, and tables built by hand to be as full as a table can be."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from random import Random

from mjteach.core.hand import Hand
from mjteach.core.melds import meld
from mjteach.core.seats import SEATS, Seat, seat_wind
from mjteach.core.tiles import TILES, Tile, parse_tiles, sort_tiles
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.round import selfplay
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.selfplay import plain
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.view import PlayerView, SeatView
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import LIVE_END, shuffled_wall


@cache
def played(seed: str, calls: float = 0.3, wins: float = 1) -> tuple[RoundState, ...]:
    """Every state of a round between plain players, who call and win so often where they could."""
    wall, choose = shuffled_wall(seed, RuleSet()), partial(plain, calls=calls, wins=wins)
    return tuple(
        moment.state for moment in selfplay.played(Random(seed), RuleSet(), choose, wall=wall)
    )


def played_with(*kinds: ActionKind, calls: float = 0.1) -> tuple[RoundState, ...]:
    """The first round, seed by seed, in which all these actions are done."""
    rounds = (played(f"round {number}", calls, 0.5) for number in range(2000))
    return next(
        states for states in rounds if {*kinds} <= {action.kind for action in states[-1].history}
    )


FULL = {
    "pons": ("chi 4*35m", "pon 55*5z", "pon 777*s", "pon 1*11p"),
    "open kans": ("daiminkan 1*111z", "daiminkan 22*22p", "daiminkan 333*3s", "daiminkan 0*555m"),
    "added kans": ("kakan 0*555p", "kakan 66*66m", "kakan 888*8s", "kakan 2*222z"),
    "closed kans": ("ankan 9999m", "ankan 0555s", "ankan 7777z", "ankan 1111p"),
}
"""Four sets each, the widest and the highest there are."""


def built(
    viewer: Seat | None = Seat.A,
    *,
    discards: int = 6,
    sets: Iterable[str] = (),
    kans: int = 0,
    indicators: str = "5p",
    seed: int = 1,
    **changes: object,
) -> SeatView:
    """A table on which everybody has so many discards and these sets; ``changes`` are fields."""
    rng = Random(seed)
    melds = tuple(map(meld, sets))
    players = [
        _player(seat, viewer, rng, discards, Hand(_tiles(rng, 13 - 3 * len(melds)), melds))
        for seat in SEATS
    ]
    taken = 53 + 4 * discards
    seen = SeatView(
        viewer=viewer,
        rules=RuleSet(),
        dealer=Seat.A,
        round_wind=Tile.EAST,
        honba=0,
        deposits=0,
        players=tuple(players),
        turn=Seat.A,
        phase=Phase.ACT,
        asked=None,
        indicators=parse_tiles(indicators),
        ura_indicators=(),
        taken=min(taken, LIVE_END - kans),
        kans=kans,
        live_left=max(0, LIVE_END - kans - taken),
        broken=Seat.A,
        right=7,
        history=(),
        end=None,
    )
    return seen._replace(**changes)


def _tiles(rng: Random, count: int) -> tuple[Tile, ...]:
    return sort_tiles(rng.choices(TILES[:37], k=count))


def _player(seat: Seat, viewer: Seat | None, rng: Random, discards: int, hand: Hand) -> PlayerView:
    """A player who has drawn, in riichi with the first discard; every fifth was called away."""
    hand = hand._replace(drawn=rng.choice(TILES[:37]))
    river = tuple(
        OwnDiscard(tile, called_away=place % 5 == 1, riichi=place == 0, drawn=place % 3 == 0)
        for place, tile in enumerate(rng.choices(TILES[:37], k=discards))
    )
    return PlayerView(
        seat=seat,
        wind=seat_wind(seat, Seat.A),
        points=(-1200, 25000, 120000, 900)[seat],
        concealed=len(hand.concealed) + 1,
        has_drawn=True,
        melds=hand.melds,
        river=river,
        riichi=True,
        deposited=True,
        dead=seat == Seat.D,
        hand=hand if viewer in (None, seat) else None,
    )
