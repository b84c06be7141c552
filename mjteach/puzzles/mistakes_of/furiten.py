"""False rules about furiten (topic F), and about the waits where these are asked beside it.

Most of them overlook tiles that block the ron, or see one that does not. What follows from these
tiles, the kind of furiten and its end, is the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from mjteach.core.hand import Hand
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import TILES, Tile
from mjteach.core.waits import waits
from mjteach.riichi.furiten import Until, until_of
from mjteach.riichi.furiten.events import OwnTurn, TheirCall, TheirDiscard
from mjteach.riichi.furiten.state import Cause, FuritenKind, Harmless, Place

from ..mistakes import Mistake, misjudge
from ..situations.rons import Judged, spot_of
from ..situations.walls import Tiles

Overlooks: TypeAlias = Callable[[Judged, Cause], bool]
"""Whether a tile that blocks the ron is thought not to."""


def blocked_by(
    found: Judged,
    causes: Iterable[Cause],
    *,
    waits: Tiles | None = None,
    until: Until | None = None,
) -> Judged:
    """The result of someone for whom ``causes`` block the ron.

    ``waits`` and ``until`` replace what the engine says.
    """
    blocking = tuple(causes)
    now = found.now._replace(causes=blocking, kinds=tuple(sorted({c.kind for c in blocking})))
    ends = None if now.type is None else until or until_of(found.state, now.type)
    seen = found.waits if waits is None else waits
    return found._replace(
        state=found.state._replace(waits=seen),
        now=now._replace(until=ends, blocked=seen if blocking else (), ron_allowed=not blocking),
    )


def overlooking(code: str, slug: str, overlooks: Overlooks, common: int = 2) -> Mistake:
    """Everything right, but for the tiles that are overlooked."""

    def change(found: Judged) -> Judged | None:
        causes = found.now.causes
        kept = [cause for cause in causes if not overlooks(found, cause)]
        return None if len(kept) == len(causes) else blocked_by(found, kept)

    return misjudge(code, slug, change, common)


def _in_river(cause: Cause) -> bool:
    """Whether it is an own discard."""
    return cause.kind is FuritenKind.DISCARD and cause.by is None


def _own_discards(found: Judged, tiles: Iterable[Tile]) -> list[Cause]:
    """The own discards of these kinds, as if they blocked the ron."""
    wanted = tuple(tiles)
    return [
        Cause(FuritenKind.DISCARD, own.tile, Place.RIVER, place)
        for place, own in enumerate(found.state.river)
        if own.tile.kind in wanted
    ]


def _with_more(found: Judged, causes: list[Cause]) -> Judged | None:
    return blocked_by(found, (*found.now.causes, *causes)) if causes else None


# --- what tempts


def ways_of(hand: Hand) -> tuple[Tiles, ...]:
    """The waits of each way to split a hand as it stands, in the order of its finished groups.

    >>> from mjteach.core.hand import hand
    >>> ways_of(hand("34567m22p789s111z"))
    ((<5m>, <8m>), (<2m>, <5m>))
    """
    ways: dict[tuple[Tiles, ...], list[Tile]] = {}
    for wait in waits(hand).waits:
        for reading in wait.readings:
            standing = list(reading.groups)
            del standing[reading.winning_group]
            if reading.wait is WaitKind.SHANPON:  # the other pair may become the triplet as well
                del standing[-1]
            finished = tuple(sorted(group.tiles for group in standing))
            ways.setdefault(finished, []).append(wait.tile)
    return tuple(tuple(ways[finished]) for finished in sorted(ways))


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


# --- own discards


def _only_that_tile(found: Judged) -> Judged | None:
    """F01: each discard blocks its own kind, so the other waits stay open."""
    causes = found.now.causes
    if not causes or not all(map(_in_river, causes)):
        return None
    wrong = blocked_by(found, [cause for cause in causes if cause.tile.kind is found.tile.kind])
    discarded = tuple(dict.fromkeys(cause.tile.kind for cause in causes))
    return wrong._replace(now=wrong.now._replace(blocked=discarded))


def _yakuless_dropped(found: Judged) -> Judged | None:
    """F04: a tile without yaku is no wait, so its discard is harmless."""
    seen = tuple(wait for wait in found.waits if wait not in found.yakuless)
    if seen == found.waits:
        return None
    kept = [c for c in found.now.causes if not _in_river(c) or c.tile.kind in seen]
    return blocked_by(found, kept, waits=seen)


def _chosen_way(place: int) -> Callable[[Judged], Judged | None]:
    """F05: only the waits of one way to read the hand, one that takes the tile asked about."""

    def change(found: Judged) -> Judged | None:
        ways = [way for way in ways_of(found.hand) if found.tile.kind in way]
        causes = found.now.causes
        if place >= len(ways) or not all(map(_in_river, causes)):
            return None
        kept = [cause for cause in causes if cause.tile.kind in ways[place]]
        if len(kept) == len(causes):
            return None
        return blocked_by(found, kept, waits=ways[place])

    return change


def others_winning(found: Judged) -> list[Cause]:
    """The winning tiles in other players' rivers, as if they blocked the ron."""
    return [
        Cause(FuritenKind.DISCARD, tile, Place.RIVER, place, river.by)
        for river in found.asked.others
        for place, tile in enumerate(river.tiles)
        if tile.kind in found.waits
    ]


def _once_always(found: Judged) -> Judged | None:
    """F08: what blocked any wait, a former one too, blocks for ever."""
    gone = _own_discards(found, (tile for tile in found.former if tile not in found.waits))
    causes = (*found.now.causes, *gone)
    if not any(map(_in_river, causes)):
        return None
    return blocked_by(found, causes, until=Until.HAND_END)


def _before_tenpai(found: Judged, cause: Cause) -> bool:
    first = found.asked.tenpai_from
    return first is not None and _in_river(cause) and cause.position < first


def _declaration_tile(found: Judged, cause: Cause) -> bool:
    return _in_river(cause) and found.state.river[cause.position].riichi


def _other_colour(found: Judged, cause: Cause) -> bool:
    """A red five beside a wait for plain ones, and the reverse."""
    if not _in_river(cause):
        return False
    return cause.tile is found.tile.kind if found.tile.is_red else cause.tile.is_red


# --- tiles that were let go


def _passed_discard(_found: Judged, cause: Cause) -> bool:
    return cause.kind is FuritenKind.TEMPORARY and cause.place is Place.DISCARD


def _other_passed_discard(found: Judged, cause: Cause) -> bool:
    return _passed_discard(found, cause) and cause.tile.kind is not found.tile.kind


def _somebody_went_on(found: Judged, cause: Cause) -> bool:
    """F13: the next discard or call of anybody ends it."""
    if cause.kind is not FuritenKind.TEMPORARY:
        return False
    later = found.asked.events[cause.position + 1 :]
    return any(isinstance(event, TheirDiscard | TheirCall) for event in later)


def _for_ever(found: Judged) -> Judged | None:
    """F12: the own turn does not end it, and will not."""
    over = [c for c in found.now.harmless if c.harmless is Harmless.TURN_CAME]
    causes = (*found.now.causes, *(cause._replace(harmless=None) for cause in over))
    if all(cause.kind is not FuritenKind.TEMPORARY for cause in causes):
        return None
    return blocked_by(found, causes, until=Until.HAND_END)


def _passed_in_riichi(found: Judged) -> Iterator[Cause]:
    for cause in found.now.causes:
        if cause.kind is FuritenKind.RIICHI and cause.place is not Place.DRAW:
            yield cause


def _still_temporary(found: Judged) -> tuple[list[Cause], list[Cause]]:
    """Where the own turn ends riichi furiten, too: other causes, and tiles let go since."""
    passed = tuple(_passed_in_riichi(found))
    since = [
        cause
        for cause in passed
        if not any(isinstance(done, OwnTurn) for done in found.asked.events[cause.position :])
    ]
    return [cause for cause in found.now.causes if cause not in passed], since


def _riichi_as_temporary(found: Judged) -> Judged | None:
    """F14: a tile let go in riichi makes the hand furiten like any other."""
    if not any(_passed_in_riichi(found)):
        return None
    rest, since = _still_temporary(found)
    renamed = (cause._replace(kind=FuritenKind.TEMPORARY) for cause in since)
    return blocked_by(found, (*rest, *renamed))


def _riichi_furiten_ends(found: Judged) -> Judged | None:
    """F14: riichi furiten is known by its name, and thought to end with the own turn."""
    if not any(_passed_in_riichi(found)):
        return None
    rest, since = _still_temporary(found)
    until = until_of(found.state, FuritenKind.TEMPORARY) if since and not rest else None
    return blocked_by(found, (*rest, *since), until=until)


def _own_draw(found: Judged) -> Judged | None:
    """F15: a winning tile drawn in riichi and discarded is thought to change nothing."""
    causes, asked = found.now.causes, found.asked
    drawn = {spot_of(asked, cause) for cause in causes if cause.place is Place.DRAW}
    if not drawn:
        return None
    return blocked_by(found, [c for c in causes if spot_of(asked, c) not in drawn])


def _unseen(found: Judged) -> Judged | None:
    """F20: a wait that was not noticed does not count as let go."""
    causes = found.now.causes
    passed = [cause for cause in causes if not _in_river(cause) and cause.by is not None]
    missed = {cause.tile.kind for cause in passed}
    if not passed or found.tile.kind in missed:
        return None
    seen = tuple(wait for wait in found.waits if wait not in missed)
    return blocked_by(found, [c for c in causes if c not in passed], waits=seen)


# --- the answer about tsumo, and the waits


def _nothing_wins(found: Judged) -> Judged | None:
    """F02: furiten blocks tsumo as well."""
    if not found.now.causes:
        return None
    return found._replace(now=found.now._replace(tsumo_allowed=False))


def _discarded_dropped(found: Judged) -> Judged | None:
    """W21: what was discarded is no wait, though the verdict is right."""
    discarded = {discard.tile.kind for discard in found.state.river}
    seen = tuple(wait for wait in found.waits if wait not in discarded)
    return None if seen == found.waits else found._replace(state=found.state._replace(waits=seen))


FURITEN: Final[tuple[Mistake, ...]] = (
    misjudge("F01", "only-the-discarded-tile", _only_that_tile, 3),
    misjudge("F02", "blocks-tsumo", _nothing_wins),
    overlooking("F03", "called-away-is-gone", lambda _, c: c.place is Place.CALLED_AWAY, 3),
    misjudge("F04", "yakuless-wait-ignored", _yakuless_dropped),
    *(misjudge("F05", "i-choose-my-wait", _chosen_way(place)) for place in range(3)),
    misjudge("F06", "other-rivers-count", lambda j: _with_more(j, others_winning(j))),
    overlooking("F07", "only-after-tenpai", _before_tenpai),
    misjudge("F08", "once-always", _once_always),
    overlooking("F09", "riichi-tile-exempt", _declaration_tile),
    overlooking("F10", "passing-is-free", _passed_discard, 3),
    overlooking("F11", "same-tile-only-temporary", _other_passed_discard, 1),
    misjudge("F12", "temporary-forever", _for_ever),
    overlooking("F13", "temporary-too-short", _somebody_went_on),
    misjudge("F14", "riichi-pass-temporary", _riichi_as_temporary, 3),
    misjudge("F14", "riichi-furiten-ends", _riichi_furiten_ends, 3),
    misjudge("F15", "declined-own-draw", _own_draw),
    overlooking("F16", "robbed-kan-pass", lambda _, c: c.place is Place.KAKAN, 3),
    misjudge("F17", "suji-furiten", lambda j: _with_more(j, _own_discards(j, suji_of(j.waits)))),
    overlooking("F18", "red-is-another-tile", _other_colour),
    misjudge("F20", "unseen-wait-excused", _unseen, 1),
    misjudge("W21", "furiten-wait-dropped", _discarded_dropped),
)
"""The table of false rules, in the order of the catalogue."""
