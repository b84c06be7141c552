"""The last choice of a deal, which settles who pays whom: staging one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, seat_of
from mjteach.core.tiles import ALL_KINDS, DRAGONS, SUITED, YAOCHUU, Tile
from mjteach.core.waits import waits
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import step
from mjteach.riichi.rules import RuleSet

from ..sorts import Dealer, Wish
from .moments import Moment, staging
from .offers import ANY, ANYWHERE, won_on
from .stages import LATE, WHOLE_WALL, Stage, StagePlayer
from .walls import Tenpai, Undealt, called, tenpai_hand


def ended(ending: Moment, rules: RuleSet) -> RoundState:
    """The settled deal; under its own rules where others do not allow what was done."""
    before = ending.state
    try:
        return step(state_under(before, rules), ending.action)
    except MjteachError:
        if rules == before.rules:
            raise
        return step(before, ending.action)


def over(deal: Dealer) -> Dealer:
    """The moments of a dealer after which the deal is over."""

    def ending(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        try:
            for moment in deal(rng, wish):
                if ended(moment, wish.rules).phase is Phase.OVER:
                    yield moment
        except MjteachError as error:
            raise GenerationError("attempts", what="ending", attempts=1) from error

    return ending


# ---- wins


@staging
def won(
    wall: Undealt, *, tsumo: bool, melds: int = 0, dealer: bool = False, sticks: bool = False
) -> Stage:
    """A win in riichi, or with so many sets on the table."""
    ready, tile = _tenpai(wall, melds)
    own = StagePlayer(ready.hand.concealed, ready.hand.melds, riichi=not melds)
    stage = won_on(wall, own, tile, tsumo=tsumo)
    return stage._replace(barred=waits(ready.hand).tiles, sticks=sticks, dealer=dealer)


@staging
def won_by(
    wall: Undealt, hand: Hand, tile: Tile, *, tsumo: bool, riichi: bool, dealer: bool, honba: int
) -> Stage:
    """A win of this hand with this tile; sets that nobody is named for came from anybody."""
    wall.take((*hand.tiles, tile))
    melds = [
        called(wall.rng, meld.tiles, meld.kind) if meld.is_open and meld.source is None else meld
        for meld in hand.melds
    ]
    own = StagePlayer(hand.concealed, melds, riichi=riichi)
    stage = won_on(wall, own, tile, tsumo=tsumo)
    return stage._replace(barred=waits(hand).tiles, dealer=dealer, honba=(honba,))


def _tenpai(wall: Undealt, melds: int = 0) -> tuple[Tenpai, Tile]:
    """A tenpai hand, and a tile it wins on; an open one has the yaku that everybody sees first."""
    dragons = (wall.rng.choice(DRAGONS),) * 3 if melds else ()
    ready = tenpai_hand(wall, wall.rng.choice(ANY), melds=melds, last=dragons)
    return ready, wall.draw(1, waits(ready.hand).tiles)[0]


@staging
def declared(wall: Undealt) -> Stage:
    """A win on the tile with which somebody declares riichi."""
    ready, tile = _tenpai(wall)
    other = tenpai_hand(wall, wall.rng.choice(ANY)).hand
    waited = {*waits(ready.hand).tiles, *waits(other).tiles}
    by = wall.rng.choice(ANYWHERE)
    players = {0: StagePlayer(ready.hand.concealed, riichi=True), by: StagePlayer(other.concealed)}
    return Stage(players, tile, by, LATE, "{0} ron", waited, declares=True, sticks=True)


@staging
def both_won(wall: Undealt) -> Stage:
    """Two players in riichi win on one tile."""
    ready, tile = _tenpai(wall)
    for _ in range(60):
        trial = Undealt(wall.rng, (*ready.hand.concealed, tile))
        other = tenpai_hand(trial, wall.rng.choice(ANY)).hand
        if tile in waits(other).tiles:
            break
    else:
        raise GenerationError("attempts", what="second", attempts=60)
    wall.take(other.concealed)
    waited = {*waits(ready.hand).tiles, *waits(other).tiles}
    by, second = wall.rng.sample(ANYWHERE, 2)
    players = {
        0: StagePlayer(ready.hand.concealed, riichi=True),
        second: StagePlayer(other.concealed, riichi=True),
    }
    then = f"{{{second}}} ron"
    return Stage(players, tile, by, LATE, "{0} ron", waited, then, sticks=True)


@staging
def fed_dragons(wall: Undealt) -> Stage:
    """Three dragons are called, the last from a player who is liable for it (R2.8.3-a)."""
    rng = wall.rng
    fed = [rng.choice(tuple(Source)) for _ in DRAGONS]
    melds = [
        make_meld(MeldKind.PON, wall.take((dragon,) * 3), dragon, source)
        for dragon, source in zip(rng.sample(DRAGONS, 3), fed, strict=True)
    ]
    held = [*wall.run(), *wall.alike(2, SUITED)]
    tile = held.pop(rng.randrange(3))
    own = StagePlayer(held, melds, known=f"pao daisangen {{{seat_of(SEATS[0], fed[-1]):d}}}")
    waited = [tile for tile in SUITED if tile // 9 == held[0] // 9]
    stage = won_on(wall, own, tile, tsumo=rng.random() < 0.5)
    return stage._replace(barred=waited, sticks=True)


@staging
def won_after_daiminkan(wall: Undealt, *, sticks: bool = True) -> Stage:
    """A discard is called for a kan, and the replacement tile wins."""
    ready = tenpai_hand(wall, wall.rng.choice(ANY[:3]), melds=1, runs=0.0, kans=1.0)
    kan, tile = ready.hand.melds[0], wall.take((ready.tile,))[0]
    quad = make_meld(MeldKind.DAIMINKAN, kan.tiles, kan.tiles[0], wall.rng.choice(tuple(Source)))
    by, waited = seat_of(SEATS[0], quad.source or Source.KAMICHA), waits(ready.hand).tiles
    known = f"pao rinshan {{{by:d}}}"
    own = StagePlayer(ready.hand.concealed, (quad,), tile, just=True, known=known)
    return Stage({0: own}, None, by, LATE, "{0} tsumo", waited, sticks=sticks)


# ---- no win


@staging
def drawn(
    wall: Undealt,
    tenpai: int,
    *,
    furiten: bool = False,
    outside: bool = False,
    sticks: bool = False,
) -> Stage:
    """The wall has run out, and so many players are tenpai.

    With ``furiten`` their waits may lie in the rivers; with ``outside`` one of the others has
    discarded terminals and honours only (R3.5-a).
    """
    who, *rest = wall.rng.sample(range(4), 4)
    players = {who: StagePlayer(discards=YAOCHUU)} if outside else {}
    for steps in (rest if outside else [who, *rest])[:tenpai]:
        hand = tenpai_hand(wall, wall.rng.choice(ANY)).hand
        waited = () if furiten else waits(hand).tiles
        free = [tile for tile in ALL_KINDS if tile not in waited]
        players[steps] = StagePlayer(hand.concealed, discards=free)
    return Stage(players, None, 3, WHOLE_WALL, "show", sticks=sticks)


@staging
def false_ron(wall: Undealt) -> Stage:
    """Somebody may be in riichi when another wins by mistake on a discard (R5.4-a)."""
    ready = tenpai_hand(wall, wall.rng.choice(ANY)).hand
    by, other = wall.rng.sample(ANYWHERE, 2)
    riichi, waited = wall.rng.random() < 0.5, waits(ready).tiles
    (tile,) = wall.draw(1, [kind for kind in ALL_KINDS if kind not in waited])
    players = {0: StagePlayer(wall.draw(13)), other: StagePlayer(ready.concealed, riichi=riichi)}
    return Stage(players, tile, by, LATE, "{0} ron", waited, sticks=True, table=True)


def after_voice_only(deal: Dealer) -> Dealer:
    """The same, after somebody has announced a call and not made it (R5.2)."""

    def offended(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for state, last in deal(rng, wish):
            others = [seat for seat in SEATS if seat is not last.seat]
            offence = action(f"{rng.choice(others)} offend call_voice_only")
            yield Moment(step(state._replace(table=True), offence), last)

    return offended
