"""What ``set_builder`` deals: hands that are finished, and hands with one false group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kind import Topic
from ...situations import plans
from ...situations.built import few_orphans, four_and_pairs, laid, same_numbers
from ...situations.plans import Plan
from ...sorts import Sort, at

PLAIN: Final = Plan(open=0.0, quads=0.0)
ALIKE: Final = PLAIN._replace(runs=0.4)
SAME: Final = PLAIN._replace(sets=same_numbers(3))
TWICE: Final = PLAIN._replace(sets=plans.twice(1))
ROW: Final = PLAIN._replace(sets=plans.three_in_a_row)
TABLE: Final = Plan(plans.twice(1), open=1.0, quads=0.6, runs=0.3)
FALSE: Final = ("suits", "past_nine", "honours", "one_number", "neighbours", "no_pair")

SORTS: Final = (
    *at(1, Sort("plain", laid(PLAIN, ALIKE), 40), Sort("same", laid(SAME), 40)),
    *at(2, Sort("fits", laid(PLAIN, ALIKE, SAME), 40)),
    *at(2, *(Sort(f"no.{why}", laid(PLAIN, ALIKE, false=why), 9) for why in FALSE)),
    Sort("twice", laid(TWICE), (20, 0, 25)),
    *at(3, Sort("row", laid(ROW), 35), Sort("table", laid(TABLE), 40)),
    *at(4, Sort("pairs", laid(Plan(whole=plans.seven_pairs)), 22)),
    *at(4, Sort("orphans", laid(Plan(whole=plans.orphans)), 15)),
    *at(4, Sort("standard", laid(ALIKE), 20)),
    *at(4, Sort("four_alike", laid(Plan(whole=four_and_pairs), false="four"), 20)),
    *at(4, Sort("few_orphans", laid(Plan(whole=few_orphans), false="few"), 13)),
    *at(4, *(Sort(f"4.{why}", laid(PLAIN, false=why), 5) for why in FALSE[:2])),
)


def _false(*why: str) -> Topic:
    """Hands with these false groups, and finished ones."""
    return Topic((), why, (2,), {**{f"no.{each}": 6 // len(why) for each in why}, "fits": 6})


TOPICS: Final[Mapping[str, Topic]] = {
    "groups": Topic(levels=(1,), sorts={"plain": 3, "same": 1}),
    "runs": _false("suits"),
    "wrap": _false("past_nine"),
    "honours": _false("honours"),
    "triplet": _false("one_number"),
    "pair": _false("neighbours", "no_pair"),
    "several": Topic(levels=(3,), sorts={"twice": 1, "row": 1}),
    "quads": Topic(levels=(3,), sorts={"table": 1}),
    "special_hands": Topic(levels=(4,)),
}
