"""Rounds in table mode for tests: written play with offences, and what was ruled."""

from __future__ import annotations

from collections.abc import Sequence

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.penalties.offences import Category, Offence
from mjteach.riichi.reasons import explain
from mjteach.riichi.round import notation
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import advance, step
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options

A, B, C, D = SEATS
NONE, DEPOSIT, DEAD, CHOMBO = Category
WIN, DRAW, ABORT, VOID = ResultKind

QUIET = ["147m258p369s1234z", "147m258p369s1234z", "258m369p147s5567z", "369m147p258s5567z"]
"""Hands that are far from anything."""
TENPAI = "234m567m23467p11s"
"""Waits on 5p and 8p, without red fives."""


def table(
    hands: Sequence[str] = QUIET, draws: str = "", script: str = "", **more: object
) -> RoundState:
    """A round in table mode after a script."""
    options = {key: more.pop(key) for key in [*more] if key in OPTIONS}
    rules = replace_options(RuleSet(), **options)
    return play(deal(hands, draws, rules=rules, table=True, **more), script)  # type: ignore[arg-type]


def play(state: RoundState, script: str) -> RoundState:
    """The round after written actions, offences included."""
    for text in filter(None, map(str.strip, script.split(","))):
        told = " offend " in f"{text} "
        state = step(state, notation.action(text)) if told else act(state, text)
    return state


def shown(state: RoundState) -> RoundState:
    """The round played to its end: everybody discards what they draw, then hands are shown."""
    return advance(play(state, "end"))


def ruled(state: RoundState) -> list[tuple[Seat, Offence, Category | None]]:
    """Every offence so far, with the degree of its penalty."""
    return [
        (breach.seat, breach.offence, breach.ruled.category if breach.ruled else None)
        for breach in state.breaches
    ]


def kind(state: RoundState) -> ResultKind | None:
    return state.end.kind if state.end else None


def offenders(state: RoundState) -> tuple[Seat, ...]:
    return state.end.offenders if state.end else ()


def forgets_to_draw(state: RoundState) -> RoundState:
    """The player whose turn it is discards without drawing."""
    seat = state.turn
    thrown = state.seats[seat].hand.concealed[0]
    return step(state, Action(ActionKind.DISCARD, seat, thrown))


SIGNS = {"gains": 1, "loses": -1, "keeps": 0}


def assert_told(state: RoundState) -> None:
    """The end has the points and sticks of the round, and what it tells adds up to them."""
    end = state.end
    assert end is not None
    assert (end.points, end.deposits) == (state.points, state.deposits)
    assert (end.result.points, end.result.deposits) == (state.points, state.deposits)
    paid = [1000 * own.deposited for own in state.seats]
    for breach in state.breaches:
        paid[breach.seat] += breach.ruled.points if breach.ruled else 0
    before = opening_of(state).points
    assert end.points == tuple(
        start - put + change for start, put, change in zip(before, paid, end.changes, strict=True)
    )
    told = {}
    for part in explain(state).children:
        word = part.message.id.removeprefix("round.end.")
        if word in SIGNS:
            letter = part.message.get("who").get("seat")  # type: ignore[union-attr]
            told[letter] = (SIGNS[word] * part.message.get("points"), part.message.get("after"))  # type: ignore[operator]
    assert told == {str(seat): (end.changes[seat], end.points[seat]) for seat in SEATS}
