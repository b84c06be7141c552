"""Hands that could declare a kan: in turn with a drawn tile, after a call, in riichi."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.core.tiles import ALL_KINDS, KIND, TILES, Tile
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable, mistaken
from mjteach.riichi.round.state import Phase, RoundState

from ..sorts import Dealer, Wish
from .moments import Moment, Player, set_up
from .offers import ANYWHERE, TURNS, far_from, hand_text
from .walls import RUN_LOWS, Tiles, Wall, called

ANKAN, KAKAN, OPEN = ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN
KANS: Final = frozenset({ANKAN, KAKAN, OPEN})
LEAST: Final = {OPEN: 2, ANKAN: 3, KAKAN: 0}
"""How many own tiles somebody holds who thinks of a kan."""
LAST_DRAW: Final = 69
"""Discards before the last tile of a deal without a kan is drawn."""


def actions(state: RoundState, seat: Seat) -> Iterator[Action]:
    """The kans that somebody could think of: with three alike, or onto an own pon.

    In turn with the own tiles, else with the tile that lies open.
    """
    is_turn = state.phase is Phase.ACT and state.turn is seat
    for action in dict.fromkeys((*askable(state, seat), *mistaken(state, seat))):
        if len(action.using) >= LEAST.get(action.kind, 5) and is_turn is _is_own(state, action):
            yield action


def _is_own(state: RoundState, action: Action) -> bool:
    """Whether a kan is thought of with the own tiles; not with a tile that lies open."""
    asked = state.asked
    is_offered = (
        asked is not None and asked.seat is not action.seat and state.phase is not Phase.ACT
    )
    if action.kind is KAKAN:
        return not is_offered
    return action.kind is ANKAN


def is_closed(state: RoundState, action: Action) -> bool:
    """Whether the hand is closed after a kan."""
    melds = state.seats[action.seat].hand.melds
    return action.kind is ANKAN and all(meld.kind is MeldKind.ANKAN for meld in melds)


# ---- in turn


def in_turn(
    counts: Sequence[int],
    *,
    pons: Sequence[int] = (0,),
    fits: bool = False,
    others: int = 0,
    turns: Iterable[int] = TURNS,
    calls: bool = False,
) -> Dealer:
    """Hands with so many of a tile after a draw, and so many called sets.

    With ``fits`` one of the sets is a pon that a tile of the hand fits; ``others`` is how many
    kans another player has declared; with ``calls`` the last set was called in this turn.
    """
    when = tuple(turns)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        same = wall.alike(rng.choice(counts))
        melds = [called(rng, wall.set(0.5)) for _ in range(rng.choice(pons))]
        held = same
        if fits:
            triplet = wall.alike(3)
            held += wall.take(triplet[:1])
            melds.append(make_meld(MeldKind.PON, triplet, triplet[0], rng.choice(ANYWHERE)))
        rest = 14 - 3 * len(melds) - len(held)
        held += far_from(same[0], wall, rest) if same else wall.draw(rest)
        *kept, drawn = rng.sample(held, len(held))
        text = hand_text(held, melds) + "!" if calls else _drawn(kept, drawn, melds)
        players = {seat: Player(text)}
        last = seat_of(seat, melds[-1].source or Source.KAMICHA if calls else Source.KAMICHA)
        if others:
            kans = [make_meld(MeldKind.ANKAN, wall.alike(4)) for _ in range(others)]
            who = seat_of(seat, rng.choice(ANYWHERE))
            players[who] = Player(hand_text(wall.draw(13 - 3 * others), kans))
        state = set_up(wall, wish.rules, rng.choice(when), last, players)
        yield thinking(state, seat)

    return deal


def _drawn(kept: Iterable[Tile], drawn: Tile, melds: Iterable[Meld]) -> str:
    """A hand with its drawn tile last, as a position has it."""
    concealed, *sets = hand_text(kept, melds).split(" + ")
    return " + ".join([f"{concealed} {drawn}", *sets])


def thinking(state: RoundState, seat: Seat) -> Moment:
    """The moment before anything is chosen: the player looks at a tile."""
    if state.turn is not seat or state.end is not None:
        raise GenerationError("attempts", what="turn", attempts=1)
    own = state.seats[seat].hand
    if own.drawn is not None:
        return Moment(state, Action(ActionKind.DISCARD, seat, own.drawn, drawn=True))
    return Moment(state, Action(ActionKind.DISCARD, seat, own.concealed[0]))


# ---- in riichi

APART: Final = tuple(f"{rank}{rank}{rank} {rank}" for rank in range(1, 10))
WAITS: Final = (
    *(f"{rank}{rank}{rank}{rank + 2} {rank}" for rank in range(1, 8)),
    *(f"{rank}{rank}{rank}{rank + 1} {rank}" for rank in range(1, 9)),
    *(f"{rank}{rank + 1}{rank + 1}{rank + 1} {rank + 1}" for rank in range(1, 9)),
    *(f"{rank}{rank + 2}{rank + 2}{rank + 2} {rank + 2}" for rank in range(1, 8)),
)
SHAPE: Final = tuple(
    f"{low}{low}{low}{low + 1}{low + 1}{low + 1}{low + 2}{low + 2}{low + 2} {low + step}"
    for low in range(1, 8)
    for step in range(3)
)
HELD: Final = tuple(f"{low}{low}{low}{low}{low + 1}{low + 2} {low}" for low in range(1, 8))
"""Tiles of one suit in a hand in riichi, and the tile of the kan that is thought of.

Set apart; part of the wait; read as three runs as well; all four held before the draw.
"""


def in_riichi(forms: Sequence[str], *, held: bool = False) -> Dealer:
    """Hands in riichi with one of ``forms``, and the tile of the kan as drawn tile.

    With ``held`` another tile was drawn.
    """

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        suit = 9 * rng.randrange(3)
        ranks, rank = rng.choice(forms).split()
        tile = TILES[suit + int(rank) - 1]
        form = wall.take(TILES[suit + int(each) - 1] for each in ranks)
        lows = [low for low in RUN_LOWS if KIND[low] // 9 != suit // 9]
        tiles: Tiles = form
        if len(form) % 3 == 0:  # the wait and the pair are elsewhere
            run = wall.run(lows)
            out = rng.choice((run[0], run[2]))
            tiles += tuple(one for one in run if one is not out)
            tiles += wall.alike(2, [kind for kind in ALL_KINDS if kind // 9 != suit // 9])
        while len(tiles) < 13:
            tiles += wall.run(lows)
        (drawn,) = wall.draw(1) if held else wall.take((tile,))
        players = {seat: Player(_drawn(tiles, drawn, ()), riichi=True)}
        last = seat_of(seat, Source.KAMICHA)
        turns = rng.choice(range(16, 52))
        yield thinking(set_up(wall, wish.rules, turns, last, players), seat)

    return deal
