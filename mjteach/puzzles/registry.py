"""Every kind of puzzle, by hand and in the order of the handbook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mjteach.core.errors import PuzzleError
from mjteach.core.printable import nearest, shown

from .kind import Kind
from .kinds import (
    abort_judge,
    announce,
    call_choice,
    dice_seat,
    dora_pick,
    etiquette_quiz,
    find_the_mistake,
    fu_count,
    furiten_judge,
    game_end_judge,
    han_count,
    kan_choice,
    korean_count,
    kuikae_guard,
    meld_layout,
    minimal_pair,
    next_action,
    next_hand,
    order_cycle,
    pao_split,
    payer,
    penalty_sort,
    priority,
    riichi_choice,
    rule_compare,
    score_full,
    score_lookup,
    seat_label,
    set_builder,
    settle,
    shanten,
    step_order,
    stick_sum,
    tenpai_judge,
    tile_name,
    tile_sort,
    wait_finder,
    wait_name,
    wall_click,
    why_not,
    win_check,
    yaku_builder,
    yaku_exclude,
    yaku_mark,
)

ALL: Final[tuple[Kind, ...]] = (
    wait_finder.KIND,
    tenpai_judge.KIND,
    shanten.KIND,
    wait_name.KIND,
    furiten_judge.KIND,
    fu_count.KIND,
    han_count.KIND,
    rule_compare.KIND,
    korean_count.KIND,
    call_choice.KIND,
    kan_choice.KIND,
    payer.KIND,
    priority.KIND,
    kuikae_guard.KIND,
    pao_split.KIND,
    riichi_choice.KIND,
    meld_layout.KIND,
    seat_label.KIND,
    yaku_mark.KIND,
    yaku_exclude.KIND,
    yaku_builder.KIND,
    why_not.KIND,
    tile_name.KIND,
    tile_sort.KIND,
    order_cycle.KIND,
    stick_sum.KIND,
    dice_seat.KIND,
    next_hand.KIND,
    game_end_judge.KIND,
    settle.KIND,
    penalty_sort.KIND,
    win_check.KIND,
    dora_pick.KIND,
    abort_judge.KIND,
    next_action.KIND,
    step_order.KIND,
    etiquette_quiz.KIND,
    wall_click.KIND,
    set_builder.KIND,
    score_lookup.KIND,
    score_full.KIND,
    find_the_mistake.KIND,
    minimal_pair.KIND,
    announce.KIND,
)

KINDS: Final[Mapping[str, Kind]] = MappingProxyType({kind.id: kind for kind in ALL})
"""Every kind under its id."""


def kind(id: str) -> Kind:
    """The kind called ``id``; raises PuzzleError with the ids nearest to it, or all of them."""
    if id not in tuple(KINDS):  # whatever it is
        near = nearest(shown(id), KINDS)
        raise PuzzleError("no_such_kind", kind=shown(id), nearest=near, known=tuple(KINDS))
    return KINDS[id]
