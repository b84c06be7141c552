"""What may be called of a tile that lies open, judged, with the yaku that a call would leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mjteach.riichi.round.plausible import CHI, DAIMINKAN, KAKAN, PON, RON, plausible_answers
from mjteach.riichi.rules import RuleSet

from .judged import Judged, Picks, judge, possible, yaku_after
from .moments import Moment

CALLS: Final = (PON, CHI)
SAID: Final = (*CALLS, DAIMINKAN, RON, KAKAN)
"""What somebody could want to say; a discard added to a pon is no action of the game."""
LEFT_OVER: Final = (
    *("riichi", "menzen_tsumo", "pinfu", "iipeikou", "tanyao"),
    *("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun", "toitoi", "sanshoku_doujun"),
    *("ittsuu", "chanta", "junchan", "honitsu", "chinitsu"),
)
"""The yaku among which those are that a call leaves to win with."""


def find_offered(moment: Moment, rules: RuleSet) -> Judged:
    """What may be done with the tile that lies open, and what a call would leave to win with."""
    found = judge(moment, rules, plausible_answers)
    tried = {*found.no} <= {"chi_kamicha", "call_last", "call_riichi"}
    if moment.action.kind not in CALLS or not tried:
        return found
    return found._replace(yaku=tuple(sorted({*yaku_after(found.state, moment.action)})))


only = partial(possible, among=SAID)
"""Nothing can be said but actions of these kinds, and each of them."""


def can(*kinds: str) -> Picks:
    """Actions of these kinds can be done, among others."""
    return lambda found: (found.action,) if all(map(found.legal, kinds)) else ()


def left(fits: Callable[[tuple[str, ...]], bool]) -> Picks:
    """A call leaves such yaku to win with, and no others."""
    among = {*LEFT_OVER}
    return lambda found: (found.action,) if {*found.yaku} <= among and fits(found.yaku) else ()
