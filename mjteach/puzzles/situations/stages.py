"""What matters of a moment to be staged, and what must have come before it.

Turns are found backwards from the moment: a set on the table was called for the turn of its owner,
so the discard before that turn is the called tile, and lies with whoever made it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.melds import Meld, MeldKind
from mjteach.core.seats import SEATS, seat_of
from mjteach.core.tiles import ALL_KINDS, Tile, format_tiles, sort_tiles
from mjteach.riichi.round.apply import indicator_timing
from mjteach.riichi.round.kuikae import kuikae
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import FIRST_DRAW
from mjteach.riichi.setup.wall import LIVE_END

from .walls import Tiles, Undealt


class StagePlayer(NamedTuple):
    """What matters of a player."""

    held: Iterable[Tile] = ()
    melds: Sequence[Meld] = ()
    """In the order in which they were laid."""
    drawn: Tile | None = None
    just: bool = False
    """The last set was made just now."""
    robbed: bool = False
    """The last set is a kan that may be robbed now."""
    riichi: bool = False
    known: str = ""
    """More, as in a position."""
    discards: Sequence[Tile] = ALL_KINDS
    """The kinds that may lie in the river."""
    thrown: Tiles = ()
    """Tiles that lie there for certain, wherever."""

    def text(self, river: Iterable[str]) -> str:
        """The player as a position has it."""
        concealed = format_tiles(sort_tiles(self.held)) + (f" {self.drawn}" if self.drawn else "")
        sets = [*map(str, self.melds)]
        hand = " + ".join([concealed, *sets]) + "!" * self.just + "?" * self.robbed
        return f"{hand} / {' '.join(river)} / {self.known}"

    @property
    def now(self) -> Meld | None:
        """The set that is made in this very turn."""
        is_new = self.just or (self.robbed and self.melds[-1].kind is MeldKind.ANKAN)
        return self.melds[-1] if is_new else None

    def quads(self, rules: RuleSet) -> int:
        """For how many of the kans an indicator is open (R2.4-f)."""
        stand = self.melds[:-1] if self.robbed else self.melds
        timing = [(meld, indicator_timing(meld.kind, rules)) for meld in stand if meld.is_quad]
        return sum(any(when[: 2 if meld is self.now else 3]) for meld, when in timing)


USUAL: Final = range(5, 48)
LATE: Final = range(16, 60)
WHOLE_WALL: Final = (LIVE_END - FIRST_DRAW,)
LAST_DRAW: Final = (LIVE_END - FIRST_DRAW - 1,)
"""Discards in a deal without a kan, and those before its last tile is drawn."""


class Stage(NamedTuple):
    """What matters of a moment. The tiles that are named here are taken from the wall already."""

    players: Mapping[int, StagePlayer]
    tile: Tile | None = None
    """The last discard; the others may answer it."""
    by: int = 3
    """Whose discard is the last."""
    turns: Sequence[int] = USUAL
    """How many tiles have been drawn and discarded."""
    does: str = "{0} pass"
    """What is thought of, as in a script; ``show``: the last hand shown where the wall has run out.
    """
    barred: Iterable[Tile] = ()
    """Kinds that lie in no river."""
    then: str = ""
    """What was done before, as in a script."""
    draws: Tiles = ()
    """The next tiles of the wall."""
    declares: bool = False
    """The last discard declares riichi."""
    sticks: bool = False
    """There are honba and sticks of earlier deals."""
    honba: Sequence[int] = ()
    """How many counters; none: any, or none at all without ``sticks``."""
    house: Mapping[str, object] = {}
    """Options that this table plays otherwise than its rule set."""
    table: bool = False
    """At a table where the rules can be broken."""
    dealer: bool = False
    """The player who is asked is the dealer."""

    @property
    def seated(self) -> tuple[StagePlayer, ...]:
        """All four, by the steps to the right of the one who is asked."""
        return tuple(self.players.get(steps, StagePlayer()) for steps in range(4))


class Turn(NamedTuple):
    """Who discarded, what was laid in that turn, and what was made of the discard."""

    who: int
    laid: Meld | None = None
    """A set called for the turn, or a concealed kan."""
    taken: Meld | None = None
    """The set for which another called the tile."""


def turns_before(rng: random.Random, stage: Stage) -> list[Turn]:
    """The turns from the dealer's first to the last discard."""
    players, who = stage.seated, stage.by
    taken = next((one.now for one in players if one.now and one.now.called), None)
    left = [[meld for meld in own.melds if meld is not own.now] for own in players]
    number = rng.choice(stage.turns) + sum(meld.is_open for melds in left for meld in melds)
    turns: list[Turn] = []
    while number > 0 or (stage.dealer and turns[-1].who):
        own = left[who]
        may = number > 1 and rng.random() * (1 + (number - 2) // 4) < len(own)
        turns.append(Turn(who, own.pop() if own and may else None, taken))
        taken, number = _called(turns[-1].laid), number - 1
        who = seat_of(SEATS[who], taken.source) if taken and taken.source else (who - 1) % 4
    if any(left):
        raise GenerationError("attempts", what="turns", attempts=1)
    return turns[::-1]


def _called(meld: Meld | None) -> Meld | None:
    return meld if meld and meld.is_open else None


def rivers(wall: Undealt, stage: Stage, turns: Sequence[Turn]) -> list[list[str]]:
    """The discards of these turns, as a position has them; the last one may lie open."""
    return [list(_river(wall, stage, turns, who)) for who in range(4)]


def _river(wall: Undealt, stage: Stage, turns: Sequence[Turn], who: int) -> Iterator[str]:
    """Riichi is declared neither first nor last, and then all is discarded as drawn."""
    rng, own = wall.rng, stage.seated[who]
    mine = [number for number, turn in enumerate(turns) if turn.who == who]
    is_open = stage.tile is not None and who == stage.by
    free = [number for number in mine if _is_plain(turns[number])][: -1 if is_open else None]
    inner = [number for number in free if mine[0] < number < mine[-1]]
    (riichi,) = _some_of(rng, inner, 1) if own.riichi else (len(turns),)
    thrown = dict(zip(_some_of(rng, free, len(own.thrown)), own.thrown, strict=True))
    for number in mine:
        turn = turns[number]
        if turn.taken:
            yield f"{turn.taken.called}^"
        elif is_open and number == mine[-1]:
            yield f"{stage.tile}{'*' * stage.declares}?"
        else:
            tile = thrown.get(number) or wall.draw(1, _may_go(turn, own, stage))[0]
            as_drawn = number > riichi or (_is_plain(turn) and rng.random() < number / 40)
            yield f"{tile}{chr(39) * as_drawn}{'*' * (number == riichi)}"


def _is_plain(turn: Turn) -> bool:
    """A tile was drawn, and the discard stays."""
    return turn.laid is None and turn.taken is None


def _some_of(rng: random.Random, places: Sequence[int], count: int) -> list[int]:
    if len(places) < count:
        raise GenerationError("attempts", what="river", attempts=1)
    return rng.sample(places, count)


def _may_go(turn: Turn, own: StagePlayer, stage: Stage) -> list[Tile]:
    """The kinds of a discard: what is not barred, nor left over by a call of the turn."""
    barred = {*stage.barred}
    if turn.laid and turn.laid.called and not turn.laid.is_quad:
        using = list(turn.laid.tiles)
        using.remove(turn.laid.called)
        barred |= {*chain(*kuikae(turn.laid.called, tuple(using)))}
    return [kind for kind in own.discards if kind not in barred]
