"""False rules about furiten (topic F), and about the waits where these are asked beside it.

Most of them overlook tiles that block the ron, or see one that does not. What follows from these
tiles, the kind of furiten and its end, is the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Final

from mjteach.core.tiles import TILES, Tile
from mjteach.core.waits import waits
from mjteach.riichi.furiten import Until, until_of
from mjteach.riichi.furiten.events import OwnTurn, TheirCall, TheirDiscard
from mjteach.riichi.furiten.state import Cause, FuritenKind, Harmless, Place

from ..mistakes import Mistake, misjudge
from ..situations.rons import Judged, spot_of
from ..situations.waiting import ways_of
from ..situations.walls import Tiles

DISCARD, TEMPORARY, RIICHI = FuritenKind


def blocked_by(
    found: Judged, causes: Iterable[Cause], seen: Tiles | None = None, until: Until | None = None
) -> Judged:
    """The result of someone for whom ``causes`` block the ron.

    ``seen`` are the waits found; ``until`` replaces the end that follows.
    """
    blocking = tuple(causes)
    waited = found.waits if seen is None else seen
    now = found.now._replace(causes=blocking, kinds=tuple(sorted({c.kind for c in blocking})))
    ends = None if now.type is None else until or until_of(found.state, now.type)
    blocked = waited if blocking else ()
    return found._replace(
        state=found.state._replace(waits=waited),
        now=now._replace(until=ends, blocked=blocked, ron_allowed=not blocking),
    )


def thinks(
    code: str,
    slug: str,
    common: int = 2,
    *,
    overlooks: Callable[[Judged, Cause], bool] = lambda _found, _cause: False,
    adds: Callable[[Judged], list[Cause]] = lambda _found: [],
    unseen: Callable[[Judged], Container[Tile]] = lambda _found: (),
    for_ever: FuritenKind | None = None,
) -> Mistake:
    """Tiles that block are overlooked, others are thought to block, waits are not seen.

    ``for_ever``: where this kind blocks, it is thought never to end; else nothing is said.
    """

    def change(found: Judged) -> Judged | None:
        hidden, before = unseen(found), found.now.causes
        seen = tuple(wait for wait in found.waits if wait not in hidden)
        kept = (c for c in before if c.tile.kind not in hidden and not overlooks(found, c))
        causes = (*kept, *adds(found))
        if for_ever is None:
            is_same = causes == before and seen == found.waits
            return None if is_same else blocked_by(found, causes, seen)
        if all(cause.kind is not for_ever for cause in causes):
            return None
        return blocked_by(found, causes, seen, Until.HAND_END)

    return misjudge(code, slug, change, common)


# --- own discards


def _in_river(cause: Cause) -> bool:
    """Whether it is an own discard."""
    return cause.kind is DISCARD and cause.by is None


def _own_discards(found: Judged, tiles: Iterable[Tile]) -> list[Cause]:
    """The own discards of these kinds, as if they blocked the ron."""
    wanted = tuple(tiles)
    return [
        Cause(DISCARD, own.tile, Place.RIVER, place)
        for place, own in enumerate(found.state.river)
        if own.tile.kind in wanted
    ]


def suji_of(tiles: Iterable[Tile]) -> Tiles:
    """The tiles three away in the same suit, as far as they are not among ``tiles`` themselves.

    >>> suji_of((Tile.M4, Tile.M7, Tile.EAST))
    (<1m>,)
    """
    known = tuple(tiles)
    near = (
        TILES[tile + step]
        for tile in known
        for step in (-3, 3)
        if tile < 27 and 0 <= tile + step < 27 and (tile + step) // 9 == tile // 9
    )
    return tuple(dict.fromkeys(tile for tile in near if tile not in known))


def others_winning(found: Judged) -> list[Cause]:
    """The winning tiles in other players' rivers, as if they blocked the ron."""
    return [
        Cause(DISCARD, tile, Place.RIVER, place, river.by)
        for river in found.asked.others
        for place, tile in enumerate(river.tiles)
        if tile.kind in found.waits
    ]


def _only_that_tile(found: Judged) -> Judged | None:
    """F01: each discard blocks its own kind, so the other waits stay open."""
    causes = found.now.causes
    if not causes or not all(map(_in_river, causes)):
        return None
    wrong = blocked_by(found, [cause for cause in causes if cause.tile.kind is found.tile.kind])
    discarded = tuple(dict.fromkeys(cause.tile.kind for cause in causes))
    return wrong._replace(now=wrong.now._replace(blocked=discarded))


def _nothing_wins(found: Judged) -> Judged | None:
    """F02: furiten blocks tsumo as well."""
    if not found.now.causes:
        return None
    return found._replace(now=found.now._replace(tsumo_allowed=False))


def _chosen_way(place: int) -> Callable[[Judged], Judged | None]:
    """F05: only the waits of one way to read the hand, one that takes the tile asked about."""

    def change(found: Judged) -> Judged | None:
        ways = [way for way in ways_of(waits(found.hand)) if found.tile.kind in way]
        causes = found.now.causes
        if place >= len(ways) or not all(map(_in_river, causes)):
            return None
        kept = [cause for cause in causes if cause.tile.kind in ways[place]]
        return None if len(kept) == len(causes) else blocked_by(found, kept, ways[place])

    return change


def _before_tenpai(found: Judged, cause: Cause) -> bool:
    first = found.asked.tenpai_from
    return first is not None and _in_river(cause) and cause.position < first


def _riichi_tile(found: Judged, cause: Cause) -> bool:
    return _in_river(cause) and found.state.river[cause.position].riichi


def _other_colour(found: Judged, cause: Cause) -> bool:
    """A red five beside a wait for plain ones, and the reverse."""
    red = cause.tile is found.tile.kind if found.tile.is_red else cause.tile.is_red
    return _in_river(cause) and red


# --- tiles that were let go


def _passed_discard(_found: Judged, cause: Cause) -> bool:
    return cause.kind is TEMPORARY and cause.place is Place.DISCARD


def _other_passed_discard(found: Judged, cause: Cause) -> bool:
    return _passed_discard(found, cause) and cause.tile.kind is not found.tile.kind


def _somebody_went_on(found: Judged, cause: Cause) -> bool:
    """F13: the next discard or call of anybody ends it."""
    later = found.asked.events[cause.position + 1 :]
    went_on = any(isinstance(event, TheirDiscard | TheirCall) for event in later)
    return cause.kind is TEMPORARY and went_on


def _over(found: Judged) -> list[Cause]:
    """What the own turn has ended."""
    over = (cause for cause in found.now.harmless if cause.harmless is Harmless.TURN_CAME)
    return [cause._replace(harmless=None) for cause in over]


def _in_riichi(_found: Judged, cause: Cause) -> bool:
    """Let go in riichi."""
    return cause.kind is RIICHI and cause.place is not Place.DRAW


def _before_own_turn(found: Judged, cause: Cause) -> bool:
    """Let go in riichi, and the player has had a turn since."""
    since = found.asked.events[cause.position :]
    return _in_riichi(found, cause) and any(isinstance(event, OwnTurn) for event in since)


def _as_temporary(found: Judged) -> list[Cause]:
    """What was let go in riichi since the last own turn, as if it were temporary."""
    return [
        cause._replace(kind=TEMPORARY)
        for cause in found.now.causes
        if _in_riichi(found, cause) and not _before_own_turn(found, cause)
    ]


def _riichi_furiten_ends(found: Judged) -> Judged | None:
    """F14: riichi furiten is known by its name, and thought to end with the own turn."""
    causes = found.now.causes
    if not any(_in_riichi(found, cause) for cause in causes):
        return None
    kept = [cause for cause in causes if not _before_own_turn(found, cause)]
    all_end = all(_in_riichi(found, cause) for cause in kept)
    return blocked_by(found, kept, until=until_of(found.state, TEMPORARY) if all_end else None)


def _drawn(found: Judged, cause: Cause) -> bool:
    """F15: a winning tile drawn in riichi and discarded is thought to change nothing."""
    asked, causes = found.asked, found.now.causes
    drawn = (spot_of(asked, cause) for cause in causes if cause.place is Place.DRAW)
    return spot_of(asked, cause) in drawn


def _let_go(found: Judged) -> Container[Tile]:
    """F20: waits that were let go were not noticed; the tile asked about is."""
    passed = {c.tile.kind for c in found.now.causes if not _in_river(c) and c.by is not None}
    return () if found.tile.kind in passed else passed


def _discarded_dropped(found: Judged) -> Judged | None:
    """W21: what was discarded is no wait, though the verdict is right."""
    discarded = {discard.tile.kind for discard in found.state.river}
    seen = tuple(wait for wait in found.waits if wait not in discarded)
    return None if seen == found.waits else blocked_by(found, found.now.causes, seen)


FURITEN: Final[tuple[Mistake, ...]] = (
    misjudge("F01", "only-the-discarded-tile", _only_that_tile, 3),
    misjudge("F02", "blocks-tsumo", _nothing_wins),
    thinks("F03", "called-away-is-gone", 3, overlooks=lambda _, c: c.place is Place.CALLED_AWAY),
    thinks("F04", "yakuless-wait-ignored", unseen=lambda found: found.yakuless),
    *(misjudge("F05", "i-choose-my-wait", _chosen_way(place)) for place in range(3)),
    thinks("F06", "other-rivers-count", adds=others_winning),
    thinks("F07", "only-after-tenpai", overlooks=_before_tenpai),
    thinks(
        "F08",
        "once-always",
        adds=lambda found: _own_discards(found, {*found.former} - {*found.waits}),
        for_ever=DISCARD,
    ),
    thinks("F09", "riichi-tile-exempt", overlooks=_riichi_tile),
    thinks("F10", "passing-is-free", 3, overlooks=_passed_discard),
    thinks("F11", "same-tile-only-temporary", 1, overlooks=_other_passed_discard),
    thinks("F12", "temporary-forever", adds=_over, for_ever=TEMPORARY),
    thinks("F13", "temporary-too-short", overlooks=_somebody_went_on),
    thinks("F14", "riichi-pass-temporary", 3, overlooks=_in_riichi, adds=_as_temporary),
    misjudge("F14", "riichi-furiten-ends", _riichi_furiten_ends, 3),
    thinks("F15", "declined-own-draw", overlooks=_drawn),
    thinks("F16", "robbed-kan-pass", 3, overlooks=lambda _, c: c.place is Place.KAKAN),
    thinks("F17", "suji-furiten", adds=lambda found: _own_discards(found, suji_of(found.waits))),
    thinks("F18", "red-is-another-tile", overlooks=_other_colour),
    thinks("F20", "unseen-wait-excused", 1, unseen=_let_go),
    misjudge("W21", "furiten-wait-dropped", _discarded_dropped),
)
"""The table of false rules, in the order of the catalogue."""
