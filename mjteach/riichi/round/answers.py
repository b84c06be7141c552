"""What may be answered to another player's tile: the checks and candidates for each answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from ...core.seats import Seat
from .actions import Action, ActionKind
from .candidates import alike, letting_go, runs, winning
from .checks.calls import (
    ANSWER,
    CALL,
    CHI_KAMICHA,
    CHI_LEAVES,
    CHI_PLAYED,
    CHI_RUN,
    KAN_TILES,
    PON_LEAVES,
    PON_TILES,
    WAITED_FOR,
)
from .checks.kans import KAN_LIMIT
from .checks.ron import NOT_FURITEN, ROBS_ANKAN, RON_YAKU, WAIT
from .checks.turn import RoundCheck
from .state import RoundState


class AnswerRule(NamedTuple):
    """The checks of one kind of answer, and the actions worth asking them about."""

    shared: tuple[RoundCheck, ...]
    checks: tuple[RoundCheck, ...]
    candidates: Callable[[RoundState, Seat], Sequence[Action]]


_PON, _KAN = ActionKind.PON, ActionKind.DAIMINKAN

ANSWER_RULES: Final[Mapping[ActionKind, AnswerRule]] = {
    ActionKind.RON: AnswerRule(ANSWER, (WAIT, *NOT_FURITEN, ROBS_ANKAN, RON_YAKU), winning),
    _PON: AnswerRule(CALL, (PON_TILES, PON_LEAVES), partial(alike, _PON, 2)),
    _KAN: AnswerRule((*CALL, KAN_LIMIT), (KAN_TILES,), partial(alike, _KAN, 3)),
    ActionKind.CHI: AnswerRule((*CALL, CHI_PLAYED, CHI_KAMICHA), (CHI_RUN, CHI_LEAVES), runs),
    ActionKind.PASS: AnswerRule((WAITED_FOR,), (), letting_go),
}

ANSWERS: Final = tuple(rule for kind, rule in ANSWER_RULES.items() if kind is not ActionKind.PASS)
"""Those that a player is waited for."""
