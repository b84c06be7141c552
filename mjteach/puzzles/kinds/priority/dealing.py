"""One discard, and several players who say something about it: at once, or too late."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.core.seats import AFTER, Seat
from mjteach.core.tiles import DRAGONS, SUITED, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import passed
from mjteach.riichi.round.state import AskedTile, RoundState
from mjteach.riichi.round.variant import Auto, advance, legal_actions, step
from mjteach.riichi.round.wins import ron_result
from mjteach.riichi.rules import MultipleRon, RuleSet, replace_options

from ...scenes import Board, BoardPart, Scene
from ...situations.moments import Moment, moment_scene, staging
from ...situations.offers import ANYWHERE, FITS, SHAPES
from ...situations.seatings import by_wind
from ...situations.stages import LATE, Stage, StagePlayer
from ...situations.walls import Tiles, Undealt
from ...sorts import Dealer, Wish

RON: Final = "ron"
YAKUMAN: Final = "yakuman"
"""A ron with a yakuman."""
HOUSES: Final[Mapping[str, Mapping[str, object]]] = {
    "draws": {"abort_sanchahou": True},
    "yakuman": {"multiple_ron": MultipleRon.ATAMAHANE_EXCEPT_YAKUMAN},
}
"""What single tables play otherwise than their rule set."""


class Spoken(NamedTuple):
    """A discard that nobody has answered yet, and who says what, in the order it is heard."""

    state: RoundState
    viewer: Seat
    """Who looks at the table."""
    said: tuple[Action, ...]
    """What is said at once."""
    late: Action | None = None
    """What is said after the call, or after the next draw."""
    house: str | None = None
    """What this table plays otherwise, whatever its rule set."""

    @property
    def players(self) -> dict[Seat, Message]:
        """What everybody is called, the dealer first."""
        return by_wind(self.state.dealer, self.viewer)

    @property
    def asked(self) -> AskedTile:
        """The discard."""
        assert self.state.asked is not None
        return self.state.asked

    def under(self, rules: RuleSet) -> RoundState:
        """The deal under rules, but for what the table plays otherwise."""
        return self.state._replace(rules=replace_options(rules, **HOUSES.get(self.house or "", {})))

    def is_yakuman(self, ron: Action) -> bool:
        """Whether a hand that is won on the discard is a yakuman."""
        return bool(ron_result(self.state, ron.seat, self.asked).best.yakuman)

    @property
    def in_turn(self) -> tuple[Action, ...]:
        """What is said at once, in turn order after the discard."""
        by = self.asked.seat
        return tuple(sorted(self.said, key=lambda each: (each.seat - by) % 4))


@staging
def wanted(wall: Undealt, kinds: Sequence[str]) -> Stage:
    """A discard on which the others can say these things, each something else."""
    rng = wall.rng
    by, (tile,) = rng.choice(ANYWHERE), wall.take((rng.choice(SUITED),))
    chi, *others = ((by + steps) % 4 for steps in (1, 2, 3))
    free = rng.sample(others, 2) if "chi" in kinds else rng.sample((chi, *others), 3)
    players, barred = {}, {tile}
    for kind in kinds:
        own: Tiles = (tile, tile)
        if kind != "pon":
            own = rng.choice(
                [fit.beside for way in SHAPES for fit in FITS[way] if fit.tile is tile]
            )
        held = wall.take(own)
        if kind == RON:
            held += tuple(tile for _ in range(3) for tile in wall.set())
        if kind == YAKUMAN:
            held += wall.take(DRAGONS * 3)
        if kind in (RON, YAKUMAN):
            held += wall.alike(2)
            barred |= {*wait_tiles(counts_of(held), ())}
        players[chi if kind == "chi" else free.pop()] = StagePlayer(
            held, riichi=kind in (RON, YAKUMAN)
        )
    return Stage(players, tile, by, LATE, barred=barred)


def heard(*said: str, late: str | None = None, house: str | None = None) -> Dealer:
    """A dealer of discards about which this is said at once, in any order, and one thing late."""
    kinds = (*said, late) if late else said
    words = tuple(RON if kind == YAKUMAN else kind for kind in kinds)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Spoken]:
        for state, viewer in ((each.state, each.seat) for each in wanted(kinds)(rng, wish)):
            assert state.asked is not None
            seats = AFTER[state.asked.seat]
            can = {(seat, str(a.kind)): a for seat in seats for a in legal_actions(state, seat)}
            orders = [
                [*zip(order, words, strict=True)] for order in permutations(seats, len(words))
            ]
            orders = [order for order in orders if {*order} <= {*can}]
            for order in rng.sample(orders, len(orders)):
                *before, last = actions = [can[who] for who in order]
                at_once = before if late else actions
                spoken = tuple(rng.sample(at_once, len(at_once)))
                found = Spoken(state, viewer, spoken, last if late else None, house)
                yield found._replace(state=found.under(wish.rules))

    return deal


def answered(spoken: Spoken) -> RoundState:
    """The deal once everybody has said what was said at once, or nothing."""
    state = spoken.state
    for action in spoken.said:
        state = step(state, action)
    state = passed(state)
    return advance(state, frozenset({Auto.DRAW})) if spoken.late else state


def spoken_scene(spoken: Spoken) -> Scene:
    """The table, what is said in its order, and what was done before it was too late.

    Where play goes on, nobody is shown as asked.
    """
    looks = Action(ActionKind.PASS, spoken.viewer, spoken.asked.tile)
    scene = moment_scene(Moment(spoken.state, looks), tuple(_in_words(spoken)))
    if spoken.late is None or not isinstance(scene.board, Board):
        return scene
    hidden = (*scene.board.hidden, BoardPart.TURN)
    return scene._replace(board=scene.board._replace(hidden=hidden))


def _in_words(spoken: Spoken) -> Iterator[Message]:
    called = spoken.players
    for place, action in enumerate(spoken.said):
        word = "then" if place else "first"
        yield msg(f"scene.said.{word}", who=called[action.seat], kind=action.kind)
    for action in spoken.said:
        if action.kind is ActionKind.RON and spoken.is_yakuman(action):
            yield msg("scene.said.yakuman", who=called[action.seat])
    if spoken.house:
        yield msg(f"scene.said.house.{spoken.house}")
    if spoken.late:
        call = spoken.said[0] if spoken.said else None
        who = call.seat if call else AFTER[spoken.asked.seat][0]
        yield msg(f"scene.said.{'taken' if call else 'drawn'}", who=called[who])
        yield msg("scene.said.late", who=called[spoken.late.seat], kind=spoken.late.kind)
