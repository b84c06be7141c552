"""False rules of draws before the wall runs out (topics G, K, R, S, Y): edits of a Judged."""

from __future__ import annotations

from typing import Final

from mjteach.core.seats import NEXT
from mjteach.core.tiles import YAOCHUU
from mjteach.riichi.aborts import Abort

from ..mistakes import Mistake, misjudge, misread
from ..partly import partly
from ..situations.breaks import Break, Judged


@partly
def _ignoring(judged: Judged, *checks: str) -> Judged | None:
    """Checks are not known."""
    kept = tuple(found for found in judged.verdict.findings if found.check not in checks)
    if len(kept) == len(judged.verdict.findings):
        return None
    return judged._replace(verdict=judged.verdict._replace(findings=kept))


def _as_tiles(case: Break) -> Break | None:
    """Terminals and honours are counted tile by tile, not kind by kind."""
    held = [tile for tile in case.facts.tiles if tile in YAOCHUU]
    kinds = {*held}
    if case.asked is not Abort.KYUUSHU_KYUUHAI or len(held) == len(kinds):
        return None
    more = [tile for tile in YAOCHUU if tile not in kinds][: len(held) - len(kinds)]
    return case._replace(facts=case.facts._replace(tiles=(*kinds, *more)))


@partly
def _after(judged: Judged, change: str) -> Judged:
    """Another deal after an early end."""
    coming = judged.next
    wrong = {
        "dealer": coming._replace(dealer=NEXT[coming.dealer]),
        "honba": coming._replace(honba=coming.honba - 1),
        "reset": coming._replace(honba=0),
        "deposits": coming._replace(deposits=0),
    }
    return judged._replace(next=wrong[change])


BREAKS: Final[tuple[Mistake, ...]] = (
    misread("G06", "kinds-as-tiles", _as_tiles, 3),
    misjudge("G06", "eight-kinds", _ignoring("abort.kyuushu.kinds")),
    misjudge("G06", "any-draw", _ignoring("abort.kyuushu.first_draw")),
    misjudge("G06", "after-a-call", _ignoring("abort.kyuushu.no_call", "abort.suufon.no_call")),
    misjudge("G06", "any-four", _ignoring("abort.suufon.same_wind")),
    misjudge("G06", "before-a-win", _ignoring("abort.suufon.passes")),
    misjudge("G06", "three-are-enough", _ignoring("abort.suucha.four", "abort.suukaikan.four")),
    misjudge("G06", "fourth-kan-at-once", _ignoring("abort.suukaikan.time")),
    misjudge("G06", "two-rons", _ignoring("abort.sanchahou.three")),
    misjudge("K12", "kans-of-one", _ignoring("abort.suukaikan.by_two"), 3),
    misjudge("R15", "riichi-that-was-won-on", _ignoring("abort.suucha.passes"), 3),
    misjudge("Y41", "called-discards-count", _ignoring("nagashi.none_called"), 3),
    misjudge("S11", "dealer-moves-on", _after("dealer"), 3),
    misjudge("S12", "honba-kept", _after("honba")),
    misjudge("S12", "honba-reset", _after("reset")),
    misjudge("R16", "sticks-go-back", _after("deposits")),
)
"""The table of false rules."""
