"""What the lessons of the main road have taught: where the older questions of a set come from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.errors import PuzzleError
from mjteach.core.printable import shown


class Taught(NamedTuple):
    """Questions that a lesson has practised: they may come back in any later lesson."""

    kind: str
    level: int
    topics: str = ""
    parts: int = 1
    """For how many things they ask, as far as lessons practise them."""


NAMES: Final = "characters circles bamboo winds dragons"
CALLS: Final = "pon chi_edge chi_gap chi_two_sided from_whom"

TAUGHT: Final[Mapping[str, tuple[Taught, ...]]] = MappingProxyType(
    {
        "0-1": (Taught("wait_finder", 1),),
        "1-1": (
            Taught("tile_name", 2, NAMES),
            Taught("tile_sort", 2, "classes"),
            Taught("tile_sort", 3, "ends copies", parts=2),
            Taught("order_cycle", 2, "winds"),
            Taught("order_cycle", 2, "dragons"),
        ),
        "1-2": (),
        "2-01": (
            Taught("seat_label", 1, "neighbours"),
            Taught("seat_label", 2, "winds", parts=4),
        ),
        "2-02": (
            Taught("next_action", 1, "turns after_call"),
            Taught("next_action", 2, "turns after_call", parts=3),
            Taught("wall_click", 1, "river"),
        ),
        "2-03": (
            Taught("set_builder", 2, "runs wrap honours triplet pair", parts=3),
            Taught("yaku_mark", 1, "simples value riichi"),
            Taught("win_check", 1, "yaku shape", parts=2),
            Taught("seat_label", 4, "values", parts=2),
        ),
        "2-04": (
            Taught("wait_finder", 1, "ryanmen kanchan penchan"),
            Taught("wait_name", 1),
            Taught("tenpai_judge", 1, "shape pairs", parts=2),
        ),
        "2-05": (
            Taught("dora_pick", 1, "indicator wrap"),
            Taught("dora_pick", 2, "hand", parts=3),
            Taught("dora_pick", 3, "red_fives", parts=4),
        ),
        "2-06": (
            Taught("furiten_judge", 1, "own_river other_tile suji", parts=2),
            Taught("furiten_judge", 2, "called_away before_tenpai other_river yakuless", parts=4),
            Taught("furiten_judge", 3, "passed turn_came skipped_turn riichi_pass", parts=5),
        ),
        "2-07": (
            Taught("riichi_choice", 1, "one_discard several_discards"),
            Taught("riichi_choice", 3, "noten open_hand points last_tiles", parts=2),
            Taught("dora_pick", 4, "ura", parts=5),
        ),
        "2-08": (
            Taught("call_choice", 1, CALLS),
            Taught("call_choice", 4, "first_yaku", parts=2),
            Taught("meld_layout", 1, "chi pon"),
            Taught("priority", 1, "pon_over_chi ron_over_calls"),
            Taught("kuikae_guard", 2, "edge middle low_end high_end"),
        ),
        "2-09": (
            Taught("kan_choice", 1, "own_turn"),
            Taught("kan_choice", 2, "kinds", parts=2),
            Taught("step_order", 2, "ankan kakan daiminkan"),
        ),
        "2-10": (),
        "2-11": (
            Taught("win_check", 2, "yaku own_river passed", parts=2),
            Taught("payer", 1, "ron", parts=4),
            Taught("payer", 2, "tsumo", parts=4),
            Taught("priority", 3, "two_ron", parts=2),
        ),
        "2-12": (),
        "2-13": (
            Taught("payer", 2, "noten", parts=4),
            Taught("tenpai_judge", 3, "formal own_four", parts=2),
            Taught("abort_judge", 1),
        ),
        "2-14": (
            Taught("seat_label", 3, "moved", parts=4),
            Taught("next_hand", 2, "win draw all_noten", parts=2),
            Taught("game_end_judge", 1, "length dealer_repeats bust", parts=2),
        ),
        "3-1": (
            Taught("win_check", 1, "yaku open closed_tsumo", parts=2),
            Taught("yaku_mark", 1, "first8"),
        ),
        "3-2": (
            Taught("yaku_mark", 1, "one_han"),
            Taught("yaku_mark", 3, "one_han", parts=2),
        ),
        "3-3": (
            Taught("yaku_mark", 1, "third_tile"),
            Taught("yaku_builder", 1, "patterns", parts=2),
            Taught("yaku_mark", 1, "patterns"),
            Taught("yaku_mark", 3, "patterns", parts=2),
            Taught("yaku_exclude", 4, "patterns"),
        ),
        "3-4": (
            Taught("yaku_builder", 2, "ordinary", parts=2),
            Taught("yaku_exclude", 2, "ordinary", parts=2),
            Taught("yaku_exclude", 3, "ordinary"),
            Taught("yaku_mark", 1, "ordinary"),
            Taught("yaku_mark", 3, "ordinary", parts=2),
        ),
        "3-5": (
            Taught("yaku_mark", 2, "yakuman"),
            Taught("yaku_exclude", 3, "yakuman"),
        ),
        "3-6": (),
        "4-1": (
            Taught("score_lookup", 1, "limits"),
            Taught("score_lookup", 1, "below_mangan"),
            Taught("score_lookup", 2, "below_mangan"),
        ),
        "4-2": (
            Taught("fu_count", 1, "way sets quads", parts=9),
            Taught("fu_count", 1, "way pair wait", parts=9),
            Taught("fu_count", 1, "sets third_tile", parts=9),
            Taught("fu_count", 3, "fixed", parts=2),
        ),
        "4-3": (
            Taught("score_full", 1, "below_mangan", parts=3),
            Taught("announce", 3, "ron tsumo", parts=2),
            Taught("score_full", 2, parts=4),
            Taught("score_full", 3, parts=5),
            Taught("find_the_mistake", 2, "fu han", parts=2),
            Taught("minimal_pair", 2, "ron_tsumo wait", parts=3),
        ),
        "4-4": (
            Taught("game_end_judge", 3, "extension", parts=2),
            Taught("settle", 1, "places ties", parts=4),
            Taught("settle", 2, "uma oka", parts=4),
            Taught("settle", 3, "ties sticks", parts=4),
        ),
        "5-1": (
            Taught("penalty_sort", 1),
            Taught("penalty_sort", 3, parts=2),
        ),
    }
)
"""What each lesson has practised, in the order of the course; detours give nothing back."""

_SHORT: Final = 2


def older_than(lesson: str, kind: str) -> tuple[Taught, ...]:
    """What comes back from lessons before this one, but for questions of this kind.

    Of each kind those that ask for the fewest things, and none that asks for more than two: a
    question between others is a short one. Raises PuzzleError with the lessons there are.

    >>> [taught.kind for taught in older_than("1-2", "wait_finder")]
    ['tile_name', 'tile_sort', 'order_cycle', 'order_cycle']
    """
    if lesson not in TAUGHT:
        raise PuzzleError("no_such_lesson", lesson=shown(lesson), known=tuple(TAUGHT))
    earlier = [taught for number, rows in TAUGHT.items() if number < lesson for taught in rows]
    return tuple(
        taught
        for taught in earlier
        if taught.kind != kind
        and taught.parts <= _SHORT
        and taught.parts == min(other.parts for other in earlier if other.kind == taught.kind)
    )
