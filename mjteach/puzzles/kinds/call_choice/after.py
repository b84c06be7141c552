"""What a call leaves to win with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.seats import FROM
from mjteach.core.tiles import counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.kuikae import barred_after
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.valuation import value_win

from ...situations.moments import Judged

YAKU: Final = (
    "riichi",
    "menzen_tsumo",
    "pinfu",
    "iipeikou",
    "tanyao",
    "yakuhai_haku",
    "yakuhai_hatsu",
    "yakuhai_chun",
    "toitoi",
    "sanshoku_doujun",
    "ittsuu",
    "chanta",
    "junchan",
    "honitsu",
    "chinitsu",
)
"""The yaku to choose from."""

CALLED: Final = {ActionKind.PON: MeldKind.PON, ActionKind.CHI: MeldKind.CHI}


def with_yaku(judged: Judged) -> Judged:
    """The same, with the yaku that the hand could win with after the pon or chi thought of."""
    state, action = judged.state, judged.action
    tried = set(judged.no) <= {"chi_kamicha", "call_last", "call_riichi"}
    if action.kind not in CALLED or not tried:
        return judged
    return judged._replace(yaku=tuple(sorted({*_yaku(state, action)})))


def _yaku(state: RoundState, action: Action) -> Iterator[str]:
    asked, own = state.asked, state.seats[action.seat]
    assert asked is not None
    chi = action.kind is ActionKind.CHI
    source = Source.KAMICHA if chi else FROM[action.seat][asked.seat]
    meld = make_meld(CALLED[action.kind], (asked.tile, *action.using), asked.tile, source)
    rest = list(own.hand.concealed)
    for used in action.using:
        rest.remove(used)
    barred = barred_after(asked.tile, action.using, state.rules)
    context = WinContext(seat_wind=state.wind(action.seat), round_wind=state.round_wind)
    for thrown in dict.fromkeys(tile for tile in rest if tile.kind not in barred):
        kept = list(rest)
        kept.remove(thrown)
        hand = Hand(tuple(kept), (*own.hand.melds, meld))
        for tile in wait_tiles(counts_of(kept), hand.melds):
            won = value_win(hand, tile, context, state.rules, imagined=True)
            if won.can_win:
                yield from won.best.yaku_ids
