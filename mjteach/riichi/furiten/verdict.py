"""Furiten: may the player win on another player's tile, and if not, why and until when (R2.6.2).

Checks of :func:`furiten_verdict`, in a teacher's order. The message of a finding is
``check.<id>.yes|no|moot``, that of the question ``check.ron.question`` (``tile``, or None for any
winning tile). A moot finding has no facts; the others have the same facts for yes and no.

=========================  ========  ==============================================================
check                      rule      facts
=========================  ========  ==============================================================
``ron_wait``               R2.6.2-a  ``tile``, ``waits``
``ron_furiten_discard``    R2.6.2-b  common facts; ``called`` and ``sideways``: those of ``kinds``
                                     that were called away, that were discarded with riichi;
                                     ``calls``: how many were called away
``ron_furiten_temporary``  R2.6.2-f  common facts; ``by``; ``riichi``: whether it was declared;
                                     ``let_go``: whether winning tiles were passed without a
                                     consequence, and for every value of ``Harmless`` a fact of
                                     its name: those it is the reason for
``ron_furiten_riichi``     R2.6.2-k  common facts; ``by``; ``riichi``: whether it was declared
=========================  ========  ==============================================================

Common facts: ``tile`` asked, or None; ``waits``, all of them blocked when the answer is no;
``tiles`` that cause the furiten, as they lie, and for every one of them its place in ``places``
(``river``, ``called_away``, ``discard``, ``kakan``, ``draw``), its position in ``positions`` (from
0: in the own river for the first two places, else among the events) and its rule id in ``refs``;
``position``, the first of them, or None; ``kinds``: each of them once, ``count``: how many those
are; ``until`` (``wait_changes``, ``own_next_turn``,
``own_next_draw``, ``hand_end``), or None when the answer is yes. ``by`` says for every tile who
discarded or added it (``shimocha``, ``toimen``, ``kamicha``), None for an own draw.

:func:`furiten_riichi_verdict` asks one check; its question is ``check.furiten_riichi.question``
(``waits``).

=========================  ========  ==============================================================
``riichi_furiten``         R2.6.3-i  ``waits``; ``tiles`` that cause furiten; ``furiten``: whether
                                     the hand is; ``permitted``: whether riichi is allowed then
=========================  ========  ==============================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from ...core.decision import Check, Found, Verdict, allowed, found, judge
from ...core.message import Param, msg
from ...core.tiles import Tile
from ..rules import TempFuritenEnd
from .events import FuritenCase
from .state import FuritenCause, FuritenKind, FuritenPlace, FuritenState, Harmless, follow

Tiles = tuple[Tile, ...]
RonCheck: TypeAlias = Check[FuritenState, Tile | None]


class Until(StrEnum):
    """When furiten ends."""

    WAIT_CHANGES = "wait_changes"
    """When no winning tile is among the own discards any more (R2.6.2-d, C5)."""
    OWN_NEXT_TURN = "own_next_turn"
    OWN_NEXT_DRAW = "own_next_draw"
    HAND_END = "hand_end"


class Furiten(NamedTuple):
    """Furiten in short: its kinds, the waits it blocks, the tiles behind it, and its end.

    ``until`` is that of :attr:`type`. ``ron_allowed`` is about the tile asked; ``tsumo_allowed``
    says that the hand is tenpai, since furiten never blocks tsumo (R2.6.2-a). Whether a win has a
    yaku is another question.
    """

    kinds: tuple[FuritenKind, ...]
    blocked: Tiles
    causes: tuple[FuritenCause, ...]
    until: Until | None
    ron_allowed: bool
    tsumo_allowed: bool
    harmless: tuple[FuritenCause, ...] = ()
    """Winning tiles that were let go without a consequence."""

    @property
    def type(self) -> FuritenKind | None:
        """The kind that lasts longest; None when the hand is not furiten."""
        return _longest(self.kinds)


def furiten(case: FuritenCase, tile: Tile | None = None) -> Furiten:
    """The furiten of a hand, and whether ``tile`` may be ronned.

    ``tile`` is by default the one the last event left open; without such an event, any wait.
    Raises what :func:`~mjteach.riichi.furiten.state.follow` raises.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.riichi.furiten.events import OwnDiscard
    >>> now = furiten(FuritenCase(hand("23p234s777s345m88m"), (OwnDiscard(Tile.P1),)), Tile.P4)
    >>> now.ron_allowed, now.blocked, str(now.until)
    (False, (<1p>, <4p>), 'wait_changes')
    """
    return standing(follow(case), case.asked if tile is None else tile)


def standing(state: FuritenState, tile: Tile | None = None) -> Furiten:
    """The furiten of a hand after all that has happened, and whether ``tile`` may be ronned.

    >>> standing(follow(FuritenCase((Tile.P2, Tile.P5)))).kinds
    ()
    """
    failed = {finding.check for finding in _judge(state, None).failures}
    kinds = tuple(kind for kind, check in FURITEN_CHECKS.items() if check.id in failed)
    longest = _longest(kinds)
    return Furiten(
        kinds=kinds,
        blocked=tuple(wait for wait in state.waits if not allowed(RON_CHECKS, state, wait)),
        causes=tuple(cause for kind in kinds for cause in causes_of(state, kind)),
        until=None if longest is None else until_of(state, longest),
        ron_allowed=allowed(RON_CHECKS, state, tile),
        tsumo_allowed=bool(state.waits),
        harmless=tuple(cause for cause in state.passes if cause.harmless),
    )


def furiten_verdict(case: FuritenCase, tile: Tile | None = None) -> Verdict:
    """Whether furiten allows a ron on ``tile``, with every reason.

    ``tile`` is by default the one the last event left open; without such an event, any wait.

    >>> from mjteach.riichi.furiten.events import OwnDiscard
    >>> river = (OwnDiscard(Tile.RED_P5, called_away=True),)
    >>> case = FuritenCase((Tile.P2, Tile.P5, Tile.P8), river)
    >>> finding = furiten_verdict(case, Tile.P8).failures[0]
    >>> finding.check, finding.highlight, finding.fact("refs")
    ('ron_furiten_discard', (<0p>,), ('R2.6.2-n',))
    """
    return _judge(follow(case), case.asked if tile is None else tile)


def furiten_riichi_verdict(case: FuritenCase) -> Verdict:
    """Whether riichi may be declared while furiten, with the last own discard as declaration tile.

    A hand that is not furiten always may. Option ``furiten_riichi`` (R2.6.2-m, R2.6.3-i).

    >>> furiten_riichi_verdict(FuritenCase((Tile.P2, Tile.P5))).legal
    True
    """
    state = follow(case)
    subject = msg("check.furiten_riichi.question", waits=state.waits)
    return judge(subject, (RIICHI_FURITEN,), state, None)


def causes_of(state: FuritenState, kind: FuritenKind) -> tuple[FuritenCause, ...]:
    """The tiles that cause one kind of furiten now: own discards in order, or passed tiles."""
    if kind is FuritenKind.DISCARD:
        return tuple(_winning_discards(state))
    return tuple(cause for cause in state.passes if cause.kind is kind and not cause.harmless)


def until_of(state: FuritenState, kind: FuritenKind) -> Until:
    """When furiten of this kind ends; after riichi the wait cannot change (R2.6.3-d)."""
    if kind is FuritenKind.TEMPORARY:
        return _TEMPORARY_UNTIL[state.case.rules.temp_furiten_end]
    if kind is FuritenKind.DISCARD and not state.riichi:
        return Until.WAIT_CHANGES
    return Until.HAND_END


_TEMPORARY_UNTIL: Final = {
    TempFuritenEnd.OWN_TURN: Until.OWN_NEXT_TURN,
    TempFuritenEnd.OWN_DRAW: Until.OWN_NEXT_DRAW,
}

_LASTING: Final = (FuritenKind.RIICHI, FuritenKind.DISCARD, FuritenKind.TEMPORARY)


def _longest(kinds: tuple[FuritenKind, ...]) -> FuritenKind | None:
    return next((kind for kind in _LASTING if kind in kinds), None)


def _judge(state: FuritenState, tile: Tile | None) -> Verdict:
    return judge(msg("check.ron.question", tile=tile), RON_CHECKS, state, tile)


def _winning_discards(state: FuritenState) -> Iterable[FuritenCause]:
    """The own discards that would complete the hand as it is now; yaku or not (R2.6.2-e)."""
    for position, discard in enumerate(state.river):
        if discard.tile.kind in state.waits:
            place = (
                FuritenPlace.CALLED_AWAY if discard.called_away else FuritenPlace.RIVER
            )  # R2.6.2-n
            yield FuritenCause(FuritenKind.DISCARD, discard.tile, place, position)


# --- the checks


def _is_wait(state: FuritenState, tile: Tile | None) -> bool:
    return bool(state.waits) if tile is None else tile.kind in state.waits


def _waits_found(state: FuritenState, tile: Tile | None) -> Found:
    return found(state.waits, tile=tile, waits=state.waits)


def _has_no(kind: FuritenKind, state: FuritenState, _tile: Tile | None) -> bool:
    return not causes_of(state, kind)


def _found(kind: FuritenKind, state: FuritenState, tile: Tile | None) -> Found:
    """The facts every kind has in common, then its own."""
    causes = causes_of(state, kind)
    tiles = tuple(cause.tile for cause in causes)
    return found(
        tiles,
        tile=tile,
        waits=state.waits,
        tiles=tiles,
        places=tuple(cause.place for cause in causes),
        positions=tuple(cause.position for cause in causes),
        refs=tuple(cause.ref for cause in causes),
        position=causes[0].position if causes else None,
        kinds=_once(tiles),
        count=len(_once(tiles)),
        until=until_of(state, kind) if causes else None,
        **_own_facts(kind, state, causes),
    )


def _own_facts(
    kind: FuritenKind, state: FuritenState, causes: tuple[FuritenCause, ...]
) -> Mapping[str, Param]:
    by = tuple(cause.by for cause in causes)
    match kind:
        case FuritenKind.DISCARD:
            discards = [state.river[cause.position] for cause in causes]
            called = _once(discard.tile for discard in discards if discard.called_away)
            sideways = _once(discard.tile for discard in discards if discard.riichi)
            return {"called": called, "calls": len(called), "sideways": sideways}
        case FuritenKind.TEMPORARY:
            passed = {why.value: _let_go(state, why) for why in Harmless}
            let_go = any(passed.values())
            return {"by": by, "riichi": state.riichi, "let_go": let_go, **passed}
        case FuritenKind.RIICHI:
            return {"by": by, "riichi": state.riichi}


def _let_go(state: FuritenState, why: Harmless) -> Tiles:
    """The passed winning tiles that block nothing for this reason."""
    return _once(cause.tile for cause in state.passes if cause.harmless is why)


def _once(tiles: Iterable[Tile]) -> Tiles:
    return tuple(dict.fromkeys(tiles))


def _riichi_is_permitted(state: FuritenState, _action: None) -> bool:
    return state.case.rules.furiten_riichi or not _all_causes(state)


def _riichi_found(state: FuritenState, _action: None) -> Found:
    tiles = _once(cause.tile for cause in _all_causes(state))
    return found(
        tiles,
        waits=state.waits,
        tiles=tiles,
        furiten=bool(tiles),
        permitted=state.case.rules.furiten_riichi,
    )


def _all_causes(state: FuritenState) -> tuple[FuritenCause, ...]:
    return tuple(cause for kind in FuritenKind for cause in causes_of(state, kind))


RON_WAIT: Final[RonCheck] = Check("ron_wait", "R2.6.2-a", _is_wait, _waits_found)

_REFS: Final = {
    FuritenKind.DISCARD: "R2.6.2-b",
    FuritenKind.TEMPORARY: "R2.6.2-f",
    FuritenKind.RIICHI: "R2.6.2-k",
}
FURITEN_CHECKS: Final[Mapping[FuritenKind, RonCheck]] = {
    kind: Check(
        f"ron_furiten_{kind}",
        ref,
        partial(_has_no, kind),
        partial(_found, kind),
        needs=(RON_WAIT.id,),
    )
    for kind, ref in _REFS.items()
}
RON_CHECKS: Final = (RON_WAIT, *FURITEN_CHECKS.values())

RIICHI_FURITEN: Final[Check[FuritenState, None]] = Check(
    "riichi_furiten", "R2.6.3-i", _riichi_is_permitted, _riichi_found
)
