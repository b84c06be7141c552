"""Moments of a deal at which somebody is next: after a discard, a call, a kan, a replacement."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, pairwise
from typing import Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.rig import passed
from mjteach.riichi.round.selfplay import Choose, plain, played
from mjteach.riichi.round.state import Phase, RoundState, with_seat
from mjteach.riichi.round.variant import legal_actions, to_act
from mjteach.riichi.rules import RuleSet

from ...situations.seatings import by_wind
from ...sorts import Dealer, Wish, dealing

KANS: Final = (ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN)


DISCARDED: Final = ("discard", "after_call")
"""What has happened last where the last thing was a discard."""
LAST: Final = 3
"""So many tiles left to draw are the last ones, too few for a riichi at most tables."""


class TurnMoment(NamedTuple):
    """A deal at one moment, as somebody sees it; nobody else answers the last tile."""

    state: RoundState
    bottom: Seat
    own: bool = False
    """What may be done is asked of the player at the bottom, who may still answer the tile."""
    dead: bool = False
    """The hand of the player at the bottom is dead (R5.3-a)."""
    offered: bool = False
    """Who is next is asked once all but the player at the bottom have let the tile pass."""

    @property
    def players(self) -> dict[Seat, Message]:
        """What everybody is called, the dealer first."""
        return by_wind(self.state.dealer, self.bottom)


class Next(NamedTuple):
    """Who is next, what that player does, and the tiles there are."""

    state: RoundState
    """The deal once nobody has answered."""
    who: Seat | None
    """None where the deal is over."""
    does: str
    """``draw``, ``discard``, ``answer``, ``over``; ``replace``: take the replacement tile."""
    left: int
    """The tiles left to draw."""
    whose: Seat
    """Whose tiles and choices are asked for: who is next, or the player at the bottom."""
    holds: int
    """The tiles of that player, sets included."""
    may: tuple[str, ...]
    """What that player may choose from now."""


def find_next(turn: TurnMoment, _rules: RuleSet) -> Next:
    """Whom the deal waits for once nobody has answered, and what may be chosen from."""
    own = turn.state.seats[turn.bottom]._replace(dead=turn.dead)
    before = turn.state._replace(seats=with_seat(turn.state.seats, turn.bottom, own))
    after_all = passed(before)
    now = before if answers(turn) else after_all
    who, does = _next(after_all)
    if turn.offered and answers(turn):
        who, does = turn.bottom, "answer"
    whose = turn.bottom if turn.own or who is None else who
    holds = len(now.seats[whose].hand.tiles)
    return Next(now, who, does, now.live_left, whose, holds, choices(now, whose))


def _next(state: RoundState) -> tuple[Seat | None, str]:
    """Who does what once a tile has been let pass."""
    if state.phase is Phase.DRAW:
        return state.turn, "replace" if state.replacing else "draw"
    return (state.turn, "discard") if state.phase is Phase.ACT else (None, "over")


def answers(turn: TurnMoment) -> bool:
    """Whether the player at the bottom is asked, and may answer a tile."""
    if turn.dead or not (turn.own or turn.offered) or turn.state.phase is not Phase.CALL:
        return False
    return turn.bottom in to_act(turn.state)


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


def heard(state: RoundState) -> Iterator[Action]:
    """What everybody has seen being done, the last thing first, passes left out."""
    return (action for action in reversed(state.history) if action.kind is not ActionKind.PASS)


def after(state: RoundState) -> str:
    """What has happened last: ``discard``, ``after_call``, ``called``, ``kan`` or ``replaced``."""
    last, *before = islice(heard(state), 2)
    if last.kind in KANS:
        return "kan"
    if last.kind in CALLS:
        return "called"
    if last.kind is ActionKind.DRAW:
        return "replaced" if state.replacing else "drawn"
    return "after_call" if before and before[0].kind in CALLS else "discard"


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

    def deal(rng: random.Random, wish: Wish) -> Iterator[TurnMoment]:
        states = _moments(rng, wish, plays)
        fit = [s for s in states if _goes_on(s) and after(s) == wanted]
        for state in rng.sample(fit, len(fit)):
            yield TurnMoment(state, rng.choice(SEATS))

    return deal


@dealing
def offers(rng: random.Random, wish: Wish, *, taken: bool) -> Iterator[TurnMoment]:
    """Discards that the player at the bottom may call, or may not; nobody can win on them."""
    states = _moments(rng, wish, partial(plain, wins=0, riichi=0, calls=0.3))
    fit = [s for s in states if _goes_on(s) and after(s) in DISCARDED]
    for state in rng.sample(fit, len(fit)):
        for seat in rng.sample(SEATS, 4):
            turn = TurnMoment(state, seat, offered=True)
            can_win = "ron" in choices(state, seat)
            if seat != next(heard(state)).seat and answers(turn) is taken and not can_win:
                yield turn


@dealing
def last_discards(rng: random.Random, wish: Wish) -> Iterator[TurnMoment]:
    """Discards with hardly a tile left to draw; after half of them there is none."""
    states = _moments(rng, wish, partial(plain, wins=0, riichi=0, calls=0.3))
    fit = [s for s in states if s.live_left <= LAST and _is_open(s)]
    is_over = rng.random() < 0.5
    for state in rng.sample(fit, len(fit)):
        is_discard = next(heard(state)).kind is ActionKind.DISCARD
        if is_discard and (state.live_left == 0) is is_over:
            yield TurnMoment(state, rng.choice(SEATS))


@dealing
def own_turns(
    rng: random.Random, wish: Wish, *wanted: str, dead: bool = False
) -> Iterator[TurnMoment]:
    """Moments of played deals at which a player has such choices, with calls, kans and riichi.

    ``dead``: and then the hand is dead.
    """
    states = _moments(rng, wish, partial(plain, wins=0, riichi=0.5, calls=0.4))
    turns = [TurnMoment(state, seat, own=True) for state in states for seat in SEATS]
    rng.shuffle(turns)
    fit = (turn for turn in turns if _goes_on(turn.state) and sort_of(turn) in wanted)
    for turn in fit:
        if ActionKind.KYUUSHU_KYUUHAI not in choices(passed(turn.state), turn.bottom):
            yield turn._replace(dead=dead)


def _moments(rng: random.Random, wish: Wish, plays: Choose) -> list[RoundState]:
    """The moments of a played deal at which somebody has a choice, from the first draw on."""
    return [m.state for m in played(rng, wish.rules, plays) if m.action and m.state.history]


def sort_of(turn: TurnMoment) -> str:
    """What is dealt of a moment: the last tiles are a sort of their own."""
    few = passed(turn.state).live_left <= LAST
    moment = moment_of(turn)
    return "last" if few and moment not in ("answer", "others") else moment


def moment_of(turn: TurnMoment) -> str:
    """What a moment is about for the player at the bottom: an answer, a turn, a dead hand."""
    state = turn.state
    if turn.dead:
        return "dead"
    if answers(turn):
        return "answer"
    state = passed(state)
    if turn.bottom not in to_act(state):
        return "others"
    if state.phase is Phase.DRAW:
        return "kan" if state.replacing else "draws"
    if state.seats[turn.bottom].riichi:
        return "locked"
    if after(state) in ("called", "replaced"):
        return after(state)
    return "own" if choices(state, turn.bottom) == ("discard",) else "chance"


def _goes_on(state: RoundState) -> bool:
    """Whether nobody has answered yet and the deal goes on if nobody does."""
    return _is_open(state) and passed(state).phase in (Phase.DRAW, Phase.ACT)


def _is_open(state: RoundState) -> bool:
    """Whether nobody has answered yet; two that called the same tile are not told of."""
    both = pairwise(islice(heard(state), 5))
    if any(one.kind in CALLS and other.kind in CALLS for one, other in both):
        return False
    return not (state.asked is not None and state.phase is Phase.CALL and state.asked.answers)


def told(turn: TurnMoment, count: int) -> Iterator[Message]:
    """The last things that happened, oldest first; of draws only one that came last."""
    state = turn.state
    done = (action for action in heard(state) if action.kind is not ActionKind.DRAW)
    events = [*islice(done, count)]
    for action in reversed(events):
        who = turn.players[action.seat]
        yield msg(f"scene.turn.{action.kind}", who=who, tile=action.tile)
    what, acts = after(state), turn.players[state.turn]
    if what == "replaced":
        yield msg("scene.turn.replaced", who=acts)
    elif what in DISCARDED and (turn.own or turn.offered):
        yield msg("scene.turn.others")
    elif events and what in (*DISCARDED, "drawn"):
        yield msg("scene.turn.nobody")
    if what == "drawn":
        yield msg("scene.turn.draw", who=acts)
