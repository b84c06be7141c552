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


NAMES: Final = "characters circles bamboo winds dragons"
CALLS: Final = "pon chi_edge chi_gap chi_two_sided from_whom"

TAUGHT: Final[Mapping[str, tuple[Taught, ...]]] = MappingProxyType(
    {
        "0-1": (Taught("wait_finder", 1),),
        "1-1": (
            Taught("tile_name", 2, NAMES),
            Taught("tile_sort", 2, "classes"),
            Taught("tile_sort", 3, "ends copies"),
            Taught("order_cycle", 2, "winds"),
            Taught("order_cycle", 2, "dragons"),
        ),
        "1-2": (),
        "2-01": (
            Taught("seat_label", 1, "neighbours"),
            Taught("seat_label", 2, "winds"),
        ),
        "2-02": (
            Taught("next_action", 1, "turns after_call"),
            Taught("next_action", 2, "turns after_call"),
            Taught("wall_click", 1, "river"),
        ),
        "2-03": (
            Taught("set_builder", 2, "runs wrap honours triplet pair"),
            Taught("yaku_mark", 1, "simples value riichi"),
            Taught("win_check", 1, "yaku shape"),
            Taught("seat_label", 4, "values"),
        ),
        "2-04": (
            Taught("wait_finder", 1, "ryanmen kanchan penchan"),
            Taught("wait_name", 1),
            Taught("tenpai_judge", 1, "shape pairs"),
        ),
        "2-05": (
            Taught("dora_pick", 1, "indicator wrap"),
            Taught("dora_pick", 2, "hand"),
            Taught("dora_pick", 3, "red_fives"),
        ),
        "2-06": (
            Taught("furiten_judge", 1, "own_river other_tile suji"),
            Taught("furiten_judge", 2, "called_away before_tenpai other_river yakuless"),
            Taught("furiten_judge", 3, "passed turn_came skipped_turn riichi_pass"),
        ),
        "2-07": (
            Taught("riichi_choice", 1, "one_discard several_discards"),
            Taught("riichi_choice", 3, "noten open_hand points last_tiles"),
            Taught("dora_pick", 4, "ura"),
        ),
        "2-08": (
            Taught("call_choice", 1, CALLS),
            Taught("call_choice", 4, "first_yaku"),
            Taught("meld_layout", 1, "chi pon"),
            Taught("priority", 1, "pon_over_chi ron_over_calls"),
            Taught("kuikae_guard", 2, "edge middle low_end high_end"),
        ),
        "2-09": (
            Taught("kan_choice", 1, "own_turn"),
            Taught("kan_choice", 2, "kinds"),
            Taught("step_order", 2, "ankan kakan daiminkan"),
        ),
        "2-10": (),
        "2-11": (
            Taught("win_check", 2, "yaku own_river passed"),
            Taught("payer", 1, "ron"),
            Taught("payer", 2, "tsumo"),
            Taught("priority", 3, "two_ron"),
        ),
        "2-12": (),
        "2-13": (
            Taught("payer", 2, "noten"),
            Taught("tenpai_judge", 3, "formal own_four"),
            Taught("abort_judge", 1),
        ),
        "2-14": (
            Taught("seat_label", 3, "moved"),
            Taught("next_hand", 2, "win draw all_noten"),
            Taught("game_end_judge", 1, "length dealer_repeats bust"),
        ),
        "3-1": (
            Taught("win_check", 1, "yaku open closed_tsumo"),
            Taught("yaku_mark", 1, "first8"),
        ),
        "3-2": (
            Taught("yaku_mark", 1, "one_han"),
            Taught("yaku_mark", 3, "one_han"),
        ),
        "3-3": (
            Taught("yaku_mark", 1, "third_tile"),
            Taught("yaku_builder", 1, "patterns"),
            Taught("yaku_mark", 1, "patterns"),
            Taught("yaku_mark", 3, "patterns"),
            Taught("yaku_exclude", 4, "patterns"),
        ),
        "3-4": (
            Taught("yaku_builder", 2, "ordinary"),
            Taught("yaku_exclude", 2, "ordinary"),
            Taught("yaku_exclude", 3, "ordinary"),
            Taught("yaku_mark", 1, "ordinary"),
            Taught("yaku_mark", 3, "ordinary"),
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
            Taught("fu_count", 1, "way sets quads"),
            Taught("fu_count", 1, "way pair wait"),
            Taught("fu_count", 1, "sets third_tile"),
            Taught("fu_count", 3, "fixed"),
        ),
        "4-3": (
            Taught("score_full", 1, "below_mangan"),
            Taught("announce", 3, "ron tsumo"),
            Taught("score_full", 2),
            Taught("score_full", 3),
            Taught("find_the_mistake", 2, "fu han"),
            Taught("minimal_pair", 2, "ron_tsumo wait"),
        ),
        "4-4": (
            Taught("game_end_judge", 3, "extension"),
            Taught("settle", 1, "places ties"),
            Taught("settle", 2, "uma oka"),
            Taught("settle", 3, "ties sticks"),
        ),
        "5-1": (
            Taught("penalty_sort", 1),
            Taught("penalty_sort", 3),
        ),
    }
)
"""What each lesson has practised, in the order of the course; detours give nothing back."""

_PARTS: Final[Mapping[tuple[str, int], int]] = MappingProxyType(
    {
        ("tile_sort", 3): 2,
        ("seat_label", 2): 4,
        ("next_action", 2): 3,
        ("set_builder", 2): 3,
        ("win_check", 1): 2,
        ("seat_label", 4): 2,
        ("tenpai_judge", 1): 2,
        ("dora_pick", 2): 3,
        ("dora_pick", 3): 4,
        ("furiten_judge", 1): 2,
        ("furiten_judge", 2): 4,
        ("furiten_judge", 3): 5,
        ("riichi_choice", 3): 2,
        ("dora_pick", 4): 5,
        ("call_choice", 4): 2,
        ("kan_choice", 2): 2,
        ("win_check", 2): 2,
        ("payer", 1): 4,
        ("payer", 2): 4,
        ("priority", 3): 2,
        ("tenpai_judge", 3): 2,
        ("seat_label", 3): 4,
        ("next_hand", 2): 2,
        ("game_end_judge", 1): 2,
        ("yaku_mark", 3): 2,
        ("yaku_builder", 1): 2,
        ("yaku_builder", 2): 2,
        ("yaku_exclude", 2): 2,
        ("fu_count", 1): 9,
        ("fu_count", 3): 2,
        ("score_full", 1): 3,
        ("announce", 3): 2,
        ("score_full", 2): 4,
        ("score_full", 3): 5,
        ("find_the_mistake", 2): 2,
        ("minimal_pair", 2): 3,
        ("game_end_judge", 3): 2,
        ("settle", 1): 4,
        ("settle", 2): 4,
        ("settle", 3): 4,
        ("penalty_sort", 3): 2,
    }
)
"""For how many things the questions of a kind and level ask, where it is more than one."""

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
        and parts(taught) <= _SHORT
        and parts(taught) == min(parts(other) for other in earlier if other.kind == taught.kind)
    )


def parts(taught: Taught) -> int:
    """For how many things such a question asks.

    >>> parts(Taught("furiten_judge", 2))
    4
    """
    return _PARTS.get((taught.kind, taught.level), 1)
