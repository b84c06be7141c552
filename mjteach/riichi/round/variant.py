"""Riichi mahjong as a game of the machine: its actions, and the functions that play it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import partial
from typing import Final

from ...core import machine
from ...core.decision import Verdict
from ...core.errors import RuleSetError
from ...core.hand import Hand
from ...core.machine import ActionRule, Variant
from ...core.message import Message, msg
from ...core.seats import Seat
from ...core.tiles import Tile, pack, sort_tiles
from ...core.waits import packed_waits
from ..equipment import RIICHI_STICK
from ..rules import RuleSet
from ..setup.deal import FIRST_DRAW, dealt
from ..setup.wall import Wall
from . import apply, table_mode
from .actions import Action, ActionKind
from .answers import ANSWER_RULES
from .candidates import (
    ankans,
    bare,
    discards,
    first_turn_ends,
    kakans,
    own_wins,
    riichi_discards,
)
from .checks.kans import (
    AFTER_RIICHI,
    FOUR_ALIKE,
    KAKAN_DRAWN,
    KAKAN_PON,
    KAKAN_TILE,
    KAN_AFTER_DRAW,
    KAN_LAST_DRAW,
    KAN_LIMIT,
    KYUUSHU,
    NOTEN_FREE,
    SHOW_TENPAI,
    SHOW_TURN,
)
from .checks.riichi import (
    CLOSED,
    DEPOSIT,
    DRAW_LEFT,
    FURITEN,
    NOT_ALL_HELD,
    NOT_IN_RIICHI,
    NOT_LAST_TILE,
    OPEN_RIICHI,
    TENPAI,
)
from .checks.turn import (
    ALIVE,
    COMPLETE,
    DISCARD_DREW,
    DISCARD_TURN,
    DRAW_ONCE,
    DRAW_TURN,
    DRAWN,
    IN_HAND,
    KUIKAE_GENBUTSU,
    KUIKAE_SUJI,
    NEVER,
    RIICHI_DISCARD,
    TILES_LEFT,
    TSUMO_YAKU,
    TURN,
)
from .flow import answered, declared, follow
from .state import Phase, Points, RoundState, SeatState

Rule = ActionRule[RoundState, Action]
Kind = ActionKind

_ACT = (Phase.ACT,)
_SHARED_RIICHI = (TURN, ALIVE, NOT_IN_RIICHI, CLOSED, DEPOSIT, NOT_LAST_TILE, DRAW_LEFT)


def _unchanged(state: RoundState, _action: Action) -> RoundState:
    return state


RULES: Final[dict[str, Rule]] = {
    Kind.DRAW: ActionRule(
        (Phase.DRAW,), (DRAW_TURN, DRAW_ONCE, TILES_LEFT), (), partial(bare, Kind.DRAW), apply.draw
    ),
    Kind.TSUMO: ActionRule(
        _ACT, (TURN, ALIVE, DRAWN, COMPLETE, TSUMO_YAKU), (), own_wins, apply.tsumo
    ),
    Kind.KYUUSHU_KYUUHAI: ActionRule(
        _ACT,
        (TURN, ALIVE, *KYUUSHU),
        (),
        first_turn_ends,
        apply.kyuushu_kyuuhai,
    ),
    Kind.ANKAN: ActionRule(
        _ACT,
        (TURN, ALIVE, KAN_AFTER_DRAW, KAN_LIMIT, KAN_LAST_DRAW),
        (FOUR_ALIKE, *AFTER_RIICHI),
        ankans,
        lambda state, action: follow(apply.ankan(state, action)),
    ),
    Kind.KAKAN: ActionRule(
        _ACT,
        (TURN, ALIVE, KAN_AFTER_DRAW, KAN_LIMIT, KAN_LAST_DRAW),
        (KAKAN_PON, KAKAN_TILE, KAKAN_DRAWN),
        kakans,
        lambda state, action: follow(apply.kakan(state, action)),
    ),
    Kind.RIICHI: ActionRule(
        _ACT,
        _SHARED_RIICHI,
        (IN_HAND, TENPAI, NOT_ALL_HELD, FURITEN),
        partial(riichi_discards, Kind.RIICHI),
        lambda state, action: follow(apply.riichi(state, action)),
    ),
    Kind.OPEN_RIICHI: ActionRule(
        _ACT,
        (OPEN_RIICHI, *_SHARED_RIICHI),
        (IN_HAND, TENPAI, NOT_ALL_HELD, FURITEN),
        partial(riichi_discards, Kind.OPEN_RIICHI),
        lambda state, action: follow(apply.riichi(state, action)),
    ),
    Kind.DISCARD: ActionRule(
        _ACT,
        (DISCARD_TURN, DISCARD_DREW),
        (IN_HAND, RIICHI_DISCARD, KUIKAE_GENBUTSU, KUIKAE_SUJI),
        partial(discards, Kind.DISCARD),
        lambda state, action: follow(apply.discard(state, action)),
    ),
    **{
        kind: ActionRule((Phase.CALL,), rule.shared, rule.checks, rule.candidates, answered)
        for kind, rule in ANSWER_RULES.items()
    },
    Kind.OFFEND: ActionRule((), (NEVER,), (), lambda _state, _seat: (), _unchanged),
    Kind.SHOW: ActionRule(
        (Phase.SHOW,), (SHOW_TURN, SHOW_TENPAI), (), partial(bare, Kind.SHOW), declared
    ),
    Kind.NOTEN: ActionRule(
        (Phase.SHOW,), (SHOW_TURN, NOTEN_FREE), (), partial(bare, Kind.NOTEN), declared
    ),
}
"""Every kind of action, in the order in which a player would think of them."""


def question(_state: RoundState, action: Action) -> Message:
    """The question that the checks answer: may this seat do it?"""
    return msg(
        f"check.action.{action.kind}",
        seat=str(action.seat),
        tile=action.tile,
        using=action.using,
    )


RIICHI: Final[Variant[RoundState, Action]] = Variant(RULES, question)


def start_round(
    rules: RuleSet,
    wall: Wall,
    *,
    round_wind: Tile = Tile.EAST,
    honba: int = 0,
    deposits: int = 0,
    points: Points | None = None,
    wins_in_row: Points = (0, 0, 0, 0),
    table: bool = False,
) -> RoundState:
    """A round after the deal, before the dealer's first draw; the dealer is the wall's.

    ``deposits`` are sticks of 1000 points left from earlier hands; ``points`` are those of A, B,
    C and D, by default the rules' starting points. ``table`` is table mode, where offences are
    committed and punished; else every action that the rules forbid is refused. Raises RuleSetError
    for a penalty deposit that is no number of sticks.

    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> state = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> state.phase, state.turn, state.live_left
    (<Phase.DRAW: 'draw'>, <A>, 70)
    """
    if table and rules.penalty_deposit % RIICHI_STICK:
        raise RuleSetError("penalty_deposit", found=rules.penalty_deposit, stick=RIICHI_STICK)
    return RoundState(
        rules=rules,
        wall=wall,
        dealer=wall.dealer,
        round_wind=round_wind,
        honba=honba,
        deposits=deposits,
        points=(rules.start_points,) * 4 if points is None else points,
        seats=tuple(_seat(hand, rules) for hand in dealt(wall).hands),  # type: ignore[arg-type]
        turn=wall.dealer,
        phase=Phase.DRAW,
        taken=FIRST_DRAW,
        deposits_before=deposits,
        wins_in_row=wins_in_row,
        table=table,
    )


def _seat(tiles: tuple[Tile, ...], rules: RuleSet) -> SeatState:
    packed = pack(tiles)
    waits = packed_waits(packed, (), rules.chiitoitsu_four_of_a_kind)
    return SeatState(Hand(sort_tiles(tiles)), packed, waits)


def why(state: RoundState, action: Action) -> Verdict:
    """Every finding about an action of any seat, legal or not."""
    return machine.why(RIICHI, state, action)


def legal_actions(state: RoundState, seat: Seat) -> list[Action]:
    """What a seat may do now; nothing when it is not asked."""
    return machine.legal_actions(RIICHI, state, seat)


def step(state: RoundState, action: Action) -> RoundState:
    """The round after an action; raises IllegalActionError with every reason if it is refused.

    In table mode offences are not refused but punished (:mod:`.table_mode`).
    """
    if state.table:
        return table_mode.act(RIICHI, state, action)
    return machine.step(RIICHI, state, action)


def replay(state: RoundState, actions: Iterable[Action]) -> Iterator[RoundState]:
    """The states that actions lead through, the first one included."""
    yield state
    for action in actions:
        state = step(state, action)
        yield state


def to_act(state: RoundState) -> tuple[Seat, ...]:
    """The seats the round waits for; none when it is over."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.CALL:
        return state.asked.waiting if state.asked else ()
    return (state.turn,)


class Auto(StrEnum):
    """Steps that :func:`advance` takes automatically."""

    DRAW = "draw"
    """Drawing a tile."""
    RIICHI_DISCARD = "riichi_discard"
    """After riichi, discarding the drawn tile where nothing else can be done."""
    SHOW = "show"
    """Showing a tenpai hand and declaring noten when the wall has run out."""


EVERY_AUTO: Final = frozenset(Auto)


def advance(state: RoundState, auto: frozenset[Auto] = EVERY_AUTO) -> RoundState:
    """The round after every automatic step, until a player has a choice.

    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> state = advance(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    >>> state.phase, [action.kind.value for action in state.history]
    (<Phase.ACT: 'act'>, ['draw'])
    """
    while (action := _obvious(state, auto)) is not None:
        state = step(state, action) if state.table else RULES[action.kind].apply(state, action)
    return state


def _obvious(state: RoundState, auto: frozenset[Auto]) -> Action | None:
    """The next automatic step."""
    if state.phase is Phase.DRAW and Auto.DRAW in auto:
        return Action(Kind.DRAW, state.turn)
    if state.phase is Phase.SHOW and Auto.SHOW in auto:
        return legal_actions(state, state.turn)[0]
    forced = state.phase is Phase.ACT and Auto.RIICHI_DISCARD in auto
    if forced and state.seats[state.turn].riichi:
        actions = legal_actions(state, state.turn)
        if len(actions) == 1:
            return actions[0]
    return None
