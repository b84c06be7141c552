"""What ``pao_split`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mjteach.riichi.rules import RuleSet

from ...kind import Topic
from ...situations.endings import over, won_after_daiminkan
from ...situations.liable import SETS, fed
from ...sorts import Sort

WINDS, DRAGONS = "daisuushii", "daisangen"


def sort(name: str, yaku: str, share: tuple[int, ...], **how: bool) -> Sort:
    """Wins with a yakuman that another player has fed, or nobody."""
    is_fed = how.get("by_others", True) and not how.get("held")

    def exists(rules: RuleSet) -> bool:
        return is_fed or yaku in rules.pao_yakuman

    return Sort(f"{name}.{yaku}", over(fed(yaku, **how)), share, exists=exists)


def _each(name: str, share: int, among: Iterable[str], **how: bool) -> Iterator[Sort]:
    """Both ways to win with each of the yakuman."""
    for yaku in among:
        yield sort(f"tsumo.{name}", yaku, (share, share), tsumo=True, **how)
        yield sort(f"ron.{name}", yaku, (share, 0, share), tsumo=False, **how)


SORTS: Final[tuple[Sort, ...]] = (
    *_each("fed", 22, SETS),
    *_each("own", 6, SETS, by_others=False),
    *_each("held", 7, (WINDS, DRAGONS), held=True),
    Sort("rinshan", over(won_after_daiminkan(sticks=False))),
    sort("two.tsumo", WINDS, (0, 0, 0, 25), tsumo=True, honours=True),
    sort("two.dealer", WINDS, (0, 0, 0, 20), tsumo=True, honours=True, dealer=True),
    sort("two.ron", WINDS, (0, 0, 0, 25), tsumo=False, honours=True),
    sort("honba.tsumo", DRAGONS, (0, 0, 0, 15), tsumo=True, sticks=True),
    sort("honba.ron", DRAGONS, (0, 0, 0, 15), tsumo=False, sticks=True),
)
WAYS: Final = {"fed": 4, "own": 1, "held": 1}
TOPICS: Final = {
    yaku: Topic(levels=(1, 2, 3), sorts={f"*.{way}.{yaku}": n for way, n in ways.items()})
    for yaku, ways in ((WINDS, WAYS), (DRAGONS, WAYS), ("suukantsu", {"fed": 4, "own": 2}))
} | {
    "rinshan": Topic.dealing("rinshan", levels=(2,)),
    "combined": Topic(levels=(4,), sorts={"two.*": 1}),
    "honba": Topic(levels=(4,), sorts={"honba.*": 1}),
}
