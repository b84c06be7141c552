"""What answers each kind of case."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cases import (
    kinds_core,
    kinds_draws,
    kinds_furiten,
    kinds_korean,
    kinds_match,
    kinds_round,
    kinds_setup,
    kinds_tables,
    kinds_win,
)
from cases.loader import Case, Fields

ANSWERS: Mapping[str, Callable[[Case], Fields]] = {
    "counts": kinds_core.counts,
    "wait_shape": kinds_core.wait_shape,
    "waits": kinds_core.waits_of_hand,
    "draw_status": kinds_core.draw_status_of_hand,
    "complete": kinds_core.complete,
    "set_check": kinds_core.set_check,
    "furiten": kinds_furiten.furiten_state,
    "ankan_after_riichi": kinds_furiten.ankan_after_riichi,
    "okurikan": kinds_furiten.okurikan,
    "ankan_shape_loss": kinds_furiten.ankan_shape_loss,
    "dora_from_indicator": kinds_win.dora_from_indicator,
    "dora_count": kinds_win.dora_count,
    "score": kinds_win.score,
    "yaku_only": kinds_win.yaku_only,
    "pao": kinds_win.pao,
    "score_table": kinds_tables.score_table,
    "limit_table": kinds_tables.limit_table,
    "han_only_table": kinds_tables.han_only_table,
    "payments": kinds_tables.payments,
    "fu_sets": kinds_tables.fu_sets,
    "fu_waits": kinds_tables.fu_waits,
    "fu_rounding": kinds_tables.fu_rounding,
    "announce": kinds_tables.announce,
    "dice_seat": kinds_setup.dice_seat,
    "first_dealer": kinds_setup.first_dealer_of_rolls,
    "wall_break": kinds_setup.wall_break_of_rolls,
    "tenpai_payment": kinds_draws.tenpai_payment,
    "noten_pairing": kinds_draws.pairing,
    "abort": kinds_draws.abort,
    "meld_layout": kinds_round.meld_layout,
    "meld_area": kinds_round.meld_area,
    "kuikae": kinds_round.kuikae,
    "call_options": kinds_round.call_options,
    "call_priority": kinds_round.call_priority,
    "kan_legal": kinds_round.kan_legal,
    "korean_counts": kinds_korean.counts,
    "korean_eopeo": kinds_korean.eopeo,
    "korean_gensho": kinds_korean.gensho,
    "korean_hand": kinds_korean.korean_hand,
    "korean_han": kinds_korean.han,
    "korean_totals": kinds_korean.totals,
    "settlement": kinds_match.settlement,
    "uma_values": kinds_match.uma_values,
    "oka_value": kinds_match.oka_value,
    "extension": kinds_match.extension,
    "next_hand": kinds_match.next_hand_of,
    "game_end": kinds_match.game_end_of,
    "chombo_payment": kinds_draws.chombo_payment,
    "chombo_effect": kinds_draws.effect_of_chombo,
    "penalty_category": kinds_draws.penalty_category,
}
"""A function for each kind; it returns every field of the answer that is compared."""

FOR_PEOPLE = {
    "okurikan": frozenset({"reason"}),
    "abort": frozenset({"note"}),
    "meld_layout": frozenset({"note"}),
}
"""Fields of an answer that are a sentence: never compared."""
