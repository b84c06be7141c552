"""Moments of a deal at which somebody is next: after a discard, a call, a kan, a replacement."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.rig import passed
from mjteach.riichi.round.selfplay import plain, played
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import legal_actions, to_act
from mjteach.riichi.rules import RuleSet

from ..sorts import Dealer, Wish, dealing

KANS: Final = (ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN)


LAST: Final = 3
"""So many tiles left to draw are the last ones, too few for a riichi at most tables."""


class Turn(NamedTuple):
    """A deal at one moment, as somebody sees it; nobody else answers the last tile."""

    state: RoundState
    bottom: Seat
    own: bool = False
    """What may be done is asked of the player at the bottom, who may still answer the tile."""


class Next(NamedTuple):
    """Who is next, what that player does, and the tiles there are."""

    state: RoundState
    """The deal once nobody has answered."""
    who: Seat
    does: str
    """``draw``, ``discard``, or ``replace``: take the replacement tile."""
    left: int
    """The tiles left to draw."""
    whose: Seat
    """Whose tiles and choices are asked for: who is next, or the player at the bottom."""
    holds: int
    """The tiles of that player, sets included."""
    may: tuple[str, ...]
    """What that player may choose from now."""


def find_next(turn: Turn, _rules: RuleSet) -> Next:
    """Whom the deal waits for once nobody has answered, and what may be chosen from."""
    state = passed(turn.state)
    (who,) = to_act(state)
    draws = "replace" if state.replacing else "draw"
    does = draws if state.phase is Phase.DRAW else "discard"
    whose, now = turn.bottom if turn.own else who, turn.state if answers(turn) else state
    holds = len(state.seats[whose].hand.tiles)
    return Next(now, who, does, state.live_left, whose, holds, choices(now, whose))


def answers(turn: Turn) -> bool:
    """Whether the player at the bottom is asked, and may answer a tile."""
    state = turn.state
    return turn.own and state.phase is Phase.CALL and turn.bottom in to_act(state)


def choices(state: RoundState, seat: Seat) -> tuple[str, ...]:
    """What a seat may choose from, by kind; ``drawn`` is a discard of the drawn tile only."""
    if seat not in to_act(state):
        return ()
    kinds = {action.kind for action in legal_actions(state, seat)}
    own = {
        ActionKind.DRAW: "replace" if state.replacing else "draw",
        ActionKind.DISCARD: "drawn" if state.seats[seat].riichi else "discard",
        ActionKind.OPEN_RIICHI: "riichi",
    }
    return tuple(sorted({own.get(kind, str(kind)) for kind in kinds}))


def heard(state: RoundState) -> tuple[Action, ...]:
    """What everybody has seen being done, passes left out."""
    return tuple(action for action in state.history if action.kind is not ActionKind.PASS)


def after(state: RoundState) -> str:
    """What has happened last: ``discard``, ``after_call``, ``called``, ``kan`` or ``replaced``."""
    *before, last = heard(state)
    if last.kind in KANS:
        return "kan"
    if last.kind in CALLS:
        return "called"
    if last.kind is ActionKind.DRAW:
        return "replaced" if state.replacing else "drawn"
    return "after_call" if before and before[-1].kind in CALLS else "discard"


def turns(wanted: str) -> Dealer:
    """Moments of played deals after one thing; nobody has won or declared riichi by then.

    There are kans only where they are wanted.
    """
    with_kans = wanted in ("kan", "replaced")

    def plays(rng: random.Random, state: RoundState, actions: Sequence[Action]) -> Action:
        """A plain player who calls often, and declares every kan or none."""
        kans = [action for action in actions if action.kind in KANS]
        if kans and with_kans:
            return kans[0]
        rest = [action for action in actions if action not in kans]
        return plain(rng, state, rest, wins=0, riichi=0, calls=0.5)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Turn]:
        states = [m.state for m in played(rng, wish.rules, plays) if m.action and m.state.history]
        fit = [s for s in states if _is_asked(s) and after(s) == wanted]
        for state in rng.sample(fit, len(fit)):
            yield Turn(state, rng.choice(SEATS))

    return deal


@dealing
def own_turns(rng: random.Random, wish: Wish, *wanted: str) -> Iterator[Turn]:
    """Moments of played deals at which a player has such choices, with calls, kans and riichi."""

    def plays(rng: random.Random, state: RoundState, actions: Sequence[Action]) -> Action:
        return plain(rng, state, actions, wins=0, riichi=0.5, calls=0.4)

    states = [m.state for m in played(rng, wish.rules, plays) if m.action and m.state.history]
    turns = [Turn(state, seat, own=True) for state in states for seat in SEATS]
    rng.shuffle(turns)
    yield from (turn for turn in turns if _is_asked(turn.state) and sort_of(turn) in wanted)


def sort_of(turn: Turn) -> str:
    """What a moment is about for the player at the bottom: the last tiles, an answer, a turn."""
    state = turn.state
    if answers(turn):
        return "answer"
    state = passed(state)
    if turn.bottom not in to_act(state):
        return "others"
    if state.live_left <= LAST:
        return "last"
    if state.phase is Phase.DRAW:
        return "kan" if state.replacing else "draws"
    if state.seats[turn.bottom].riichi:
        return "locked"
    if after(state) in ("called", "replaced"):
        return after(state)
    return "own" if choices(state, turn.bottom) == ("discard",) else "chance"


def _is_asked(state: RoundState) -> bool:
    """Whether nobody has answered yet and the deal goes on if nobody does; two did not call."""
    both = pairwise(heard(state)[-5:])
    if any(one.kind in CALLS and other.kind in CALLS for one, other in both):
        return False
    if state.asked is not None and state.phase is Phase.CALL and state.asked.answers:
        return False
    return passed(state).phase in (Phase.DRAW, Phase.ACT)


def named(state: RoundState, seat: Seat) -> Message:
    """A player by the wind of the seat."""
    return Message(f"seat.{state.wind(seat)}.name")


def told(turn: Turn, count: int) -> Iterator[Message]:
    """The last things that happened, oldest first, draws left out but for replacement tiles."""
    state = turn.state
    events = [a for a in heard(state) if a.kind is not ActionKind.DRAW]
    for action in events[-count:]:
        who = named(state, action.seat)
        yield msg(f"scene.turn.{action.kind}", who=who, tile=action.tile)
    if after(state) == "replaced":
        yield msg("scene.turn.replaced", who=named(state, state.turn))
    if after(state) in ("discard", "after_call") and not answers(turn):
        yield msg("scene.turn.nobody")
