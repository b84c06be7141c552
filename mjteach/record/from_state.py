"""A round of the machine as a recorded round, to be written in other formats."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ..core.errors import RecordError
from ..core.seats import AFTER, SEATS, Seat, seat_of
from ..riichi.dora import BonusItem
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.ending import RoundEnd, Won
from ..riichi.round.opening import moments_of, opening_of
from ..riichi.round.state import Phase, RoundState
from ..riichi.rules import Switch
from .events import ANSWERS, DrawReason, RecordedDraw, RecordedRound, RecordedWin, RecordedYaku

_UNWRITTEN: Final = frozenset({ActionKind.SHOW, ActionKind.NOTEN})
_DISCARDS: Final = frozenset({ActionKind.DISCARD, ActionKind.RIICHI})
"""Actions before which an indicator that is due turns (R2.4-f); after a kan it turns as well."""


def recorded(state: RoundState) -> RecordedRound:
    """The round so far as a log would record it: without passes, shows and notens.

    Raises RecordError for what no log can tell: an open riichi, offences at the table, and whose
    wall was broken where that counts.

    >>> from .mjai import read_game
    >>> from .playing import play
    >>> from .samples import SHORT_ROUND
    >>> from ..riichi.rules import RuleSet
    >>> read = read_game(SHORT_ROUND).rounds[0]
    >>> *_, last = play(read, RuleSet())
    >>> recorded(last).actions == read.actions
    True
    """
    _check_tellable(state)
    actions, turned = _logged_actions(state)
    end = state.end
    return RecordedRound(
        wall=state.wall,
        dealer=state.dealer,
        round_wind=state.round_wind,
        honba=state.honba,
        deposits=state.deposits_before,
        points=opening_of(state).points,
        actions=actions,
        turned=turned,
        wins=tuple(_win(won) for won in end.wins) if end else (),
        draw=_draw(state, end) if end and not end.wins else None,
        after=end.points if end else None,
        places=tuple(range(1, len(actions) + 1)),
        end_place=len(actions),
    )


def _check_tellable(state: RoundState) -> None:
    if state.origin is not None:
        raise RecordError("set_up")
    for action in state.history:
        if action.kind is ActionKind.OPEN_RIICHI:
            raise RecordError("open_riichi")
    if state.rules.wareme is not Switch.OFF:
        raise RecordError("wareme")  # R6.1-a
    if state.breaches or (state.end and state.end.offenders):
        raise RecordError("offences")


def _logged_actions(state: RoundState) -> tuple[tuple[Action, ...], tuple[int, ...]]:
    """The actions that logs write, and after how many of them each kan indicator turned."""
    actions: list[Action] = []
    answers: list[Action] = []
    turned: list[int] = []
    moments = pairwise(moments_of(state))
    for action, (before, after) in zip(state.history, moments, strict=True):
        late = min(before.due, after.opened - before.opened) if action.kind in _DISCARDS else 0
        turned += [len(actions)] * late
        if action.kind in ANSWERS:
            answers.append(action)
            if after.phase is not Phase.CALL:
                actions += _heard(answers, before, after)
                answers = []
        elif action.kind not in _UNWRITTEN:
            actions.append(action)
        turned += [len(actions)] * (after.opened - before.opened - late)
    return tuple(actions), tuple(turned)


def _heard(answers: list[Action], before: RoundState, after: RoundState) -> list[Action]:
    """The answers to a tile that had an effect, in turn order."""
    aborted = after.end is not None and after.end.abort is not None
    void = {ActionKind.PASS, ActionKind.RON} if aborted else {ActionKind.PASS}
    heard = [
        answer for answer in answers if answer.kind not in void and answer not in after.overruled
    ]
    order = AFTER[before.asked.seat] if before.asked else ()
    return sorted(heard, key=lambda answer: order.index(answer.seat))


def _win(won: Won) -> RecordedWin:
    best, context = won.result.best, won.result.context
    yaku = [RecordedYaku(item.yaku, None if item.yakuman else item.han) for item in best.yaku]
    if not best.yakuman:
        yaku += _dora(best.bonus)
    return RecordedWin(
        seat=won.seat,
        by=won.by,
        tile=won.tile,
        yaku=tuple(yaku),
        han=None if best.yakuman else best.han,
        yakuman=best.yakuman,
        fu=best.fu.total,
        value=best.score.value if best.score else None,
        changes=won.changes,
        ura=context.ura_indicators if context.riichi else (),
        liable=_liable(won),
    )


def _liable(won: Won) -> Seat | None:
    """Who pays because of liability (R2.8.3)."""
    payments = won.result.best.score.payments if won.result.best.score else ()
    for payment in payments:
        if payment.payer is not None and any(part == "liability" for part, _ in payment.parts):
            return seat_of(won.seat, payment.payer)
    return None


def _dora(bonus: tuple[BonusItem, ...]) -> list[RecordedYaku]:
    """The dora, those of kans included, the ura dora and the red fives."""
    found: dict[str, int] = {}
    for item in bonus:
        name = "dora" if item.id == "kan_dora" else item.id
        found[name] = found.get(name, 0) + item.han
    return [RecordedYaku(name, han) for name, han in found.items() if han]


def _draw(state: RoundState, end: RoundEnd) -> RecordedDraw:
    if end.abort is not None:
        if end.abort.value not in _ABORTS:
            raise RecordError("no_such_draw", abort=end.abort.value)
        return RecordedDraw(_ABORTS[end.abort.value], end.changes)
    reason = DrawReason.NAGASHI_MANGAN if end.nagashi else DrawReason.EXHAUSTIVE
    showed = {action.seat for action in state.history if action.kind is ActionKind.SHOW}
    return RecordedDraw(reason, end.changes, tuple(seat for seat in SEATS if seat in showed))


_ABORTS: Final = {reason.value: reason for reason in DrawReason}
