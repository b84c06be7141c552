"""False rules about deals that end early, about rivers, and about what follows (R2.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.seats import NEXT
from mjteach.core.tiles import YAOCHUU
from mjteach.riichi.aborts import Abort
from mjteach.riichi.match.repeats import NextHand

from ...mistakes import Mistake, misjudge, misread
from ...mistakes.judged import without
from ...partly import partly
from .dealing import AbortFound, Break


@partly
def _ignoring(judged: AbortFound, *checks: str) -> AbortFound | None:
    """Checks are not known."""
    verdict = without(judged.verdict, *checks)
    return None if verdict == judged.verdict else judged._replace(verdict=verdict)


def _as_tiles(case: Break) -> Break | None:
    """Terminals and honours are counted tile by tile, not kind by kind."""
    held = [tile for tile in case.facts.tiles if tile in YAOCHUU]
    kinds = {*held}
    if case.asked is not Abort.KYUUSHU_KYUUHAI or len(held) == len(kinds):
        return None
    more = [tile for tile in YAOCHUU if tile not in kinds][: len(held) - len(kinds)]
    return case._replace(facts=case.facts._replace(tiles=(*kinds, *more)))


@partly
def _after(judged: AbortFound, change: Callable[[NextHand], NextHand]) -> AbortFound:
    """Another deal after an early end."""
    return judged._replace(next=change(judged.next))


ABORTS: Final[tuple[Mistake, ...]] = (
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
    misjudge("S11", "dealer-moves-on", _after(lambda n: n._replace(dealer=NEXT[n.dealer])), 3),
    misjudge("S12", "honba-kept", _after(lambda n: n._replace(honba=n.honba - 1))),
    misjudge("S12", "honba-reset", _after(lambda n: n._replace(honba=0))),
    misjudge("R16", "sticks-go-back", _after(lambda n: n._replace(deposits=0))),
)
