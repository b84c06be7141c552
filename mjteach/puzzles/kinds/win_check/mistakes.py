"""False rules of whether a hand may win now: edits of what the checks say of it."""

from __future__ import annotations

from typing import Final

from mjteach.core.tiles import KIND, Tile
from mjteach.riichi.furiten.state import Harmless
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState, with_seat
from mjteach.riichi.rules import RyanhanShibari

from ...mistakes import Mistake, believes, misjudge, misread
from ...mistakes.judged import demanding, overlooking
from ...situations.judged import Judged
from ...situations.moments import Moment
from .situation import holds_dora

WAIT: Final = ("ron_wait", "tsumo_wait")
YAKU: Final = ("ron_yaku", "tsumo_yaku")
PASSED: Final = ("ron_furiten_temporary", "ron_furiten_riichi")


def _won_on(state: RoundState, action: Action) -> Tile | None:
    if action.kind is ActionKind.TSUMO:
        return state.seats[action.seat].hand.drawn
    return state.asked.tile if state.asked else None


def _past_the_end(state: RoundState, action: Action) -> bool:
    """The tile would make a run of 8, 9 and 1, or of 9, 1 and 2."""
    tile = _won_on(state, action)
    held = {KIND[own] for own in state.seats[action.seat].hand.concealed}
    if tile is None or tile.is_honour:
        return False
    low = KIND[tile] - KIND[tile] % 9
    pairs = {0: ({7, 8},), 8: ({0, 1},)}.get(KIND[tile] % 9, ())
    return any({low + rank for rank in pair} <= held for pair in pairs)


def _in_the_suit(state: RoundState, action: Action) -> bool:
    return not _past_the_end(state, action)


def _other_kind(state: RoundState, action: Action) -> bool:
    """The tile itself is not in the own river."""
    tile = _won_on(state, action)
    return tile is not None and all(
        own.tile.kind != tile.kind for own in state.seats[action.seat].river
    )


def _draws_in_furiten(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat]
    river = {discard.tile.kind for discard in own.river}
    return action.kind is ActionKind.TSUMO and not river.isdisjoint(own.waits)


def _turn_came(state: RoundState, action: Action) -> bool:
    passes = state.seats[action.seat].passes
    return any(cause.harmless is Harmless.TURN_CAME for cause in passes)


def _no_house_rule(state: RoundState, _action: Action) -> bool:
    rules = state.rules
    return rules.atozuke and rules.min_han < 2 and rules.ryanhan_shibari is RyanhanShibari.OFF


def _counts_dora(state: RoundState, action: Action) -> bool:
    """The table asks for more han, and there are dora in the hand."""
    asks_han = state.rules.atozuke and not _no_house_rule(state, action)
    return asks_han and holds_dora(state, action.seat)


def missing(code: str, slug: str, yaku: str, common: int = 2) -> Mistake:
    """The only yaku of the hand is not known."""
    without = {check: demanding(code, slug, check).result for check in YAKU}

    def edit(found: Judged) -> Judged | None:
        if found.no or found.yaku != (yaku,):
            return None
        edited = without[YAKU[found.action.kind is ActionKind.TSUMO]]
        return edited(found._replace(yaku=())) if edited else None

    return misjudge(code, slug, edit, common)


def _all_passes_count(moment: Moment) -> Moment | None:
    """A tile without yaku that was let go is thought to bar ron."""
    own = moment.own
    passes = tuple(
        cause._replace(harmless=None) if cause.harmless is Harmless.YAKULESS else cause
        for cause in own.passes
    )
    if passes == own.passes:
        return None
    seats = with_seat(moment.state.seats, moment.seat, own._replace(passes=passes))
    return moment._replace(state=moment.state._replace(seats=seats))


def _open_draw(state: RoundState, action: Action) -> bool:
    return _no_house_rule(state, action) and not state.seats[action.seat].hand.is_closed


CLAIMS: Final[tuple[Mistake, ...]] = (
    overlooking("Y01", "complete-is-enough", *YAKU, where=_no_house_rule, common=3),
    overlooking("Y02", "dora-make-han", *YAKU, where=_counts_dora),
    overlooking("Y05", "draw-needs-no-yaku", "tsumo_yaku", where=_open_draw, yields_to=("Y01",)),
    missing("Y06", "drawn-tile-is-no-yaku", "menzen_tsumo"),
    believes("Y14", "simples-closed-only", kuitan=False),
    missing("Y16", "seat-wind-missed", "yakuhai_jikaze", 3),
    missing("Y16", "round-wind-missed", "yakuhai_bakaze"),
    overlooking("H02", "run-past-nine", *WAIT, where=_past_the_end, common=1),
    overlooking("W15", "helpful-tile-completes", *WAIT, where=_in_the_suit),
    overlooking("F01", "own-kind-only", "ron_furiten_discard", where=_other_kind, common=3),
    demanding("F02", "furiten-bars-tsumo", "ron_furiten_discard", where=_draws_in_furiten),
    overlooking("F10", "passed-tile-is-free", *PASSED),
    demanding("F12", "temporary-for-ever", "ron_furiten_temporary", where=_turn_came),
    misread("F22", "yakuless-pass-counts", _all_passes_count),
    believes("K06", "orphans-rob-ankan", kokushi_robs_ankan=True),
    believes("K06", "nobody-robs-ankan", kokushi_robs_ankan=False),
    overlooking("K06", "all-rob-ankan", "ron_robs_ankan"),
    overlooking("C14", "ron-too-late", "call_offered"),
    overlooking("G05", "dead-hand-wins", "alive"),
)
"""The table of false rules."""
