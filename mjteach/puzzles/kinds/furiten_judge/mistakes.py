"""False rules about furiten (topic F), and about the waits where these are asked beside it.

Most of them overlook tiles that block the ron, or see one that does not. What follows from these
tiles, the kind of furiten and its end, is the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Final

from mjteach.core.melds import Source
from mjteach.core.tiles import Tile
from mjteach.core.waits import waits
from mjteach.riichi.furiten import Until, until_of
from mjteach.riichi.furiten.events import OwnTurn, TheirCall, TheirDiscard
from mjteach.riichi.furiten.state import FuritenCause, FuritenKind, FuritenPlace, Harmless

from ...mistakes import Mistake, misjudge
from ...partly import partly
from ...situations.waiting import ways_of
from ...situations.walls import Tiles, beside
from .situation import FuritenFound, spot_of

DISCARD, TEMPORARY, RIICHI = FuritenKind


def blocked_by(
    found: FuritenFound,
    causes: Iterable[FuritenCause],
    seen: Tiles | None = None,
    until: Until | None = None,
) -> FuritenFound:
    """The result of someone who finds the waits ``seen``, and for whom ``causes`` block the ron.

    ``until`` replaces the end that follows.
    """
    blocking = tuple(causes)
    state = found.state if seen is None else found.state._replace(waits=seen)
    now = found.now._replace(causes=blocking, kinds=tuple(sorted({c.kind for c in blocking})))
    ends = None if now.type is None else until or until_of(state, now.type)
    blocked = state.waits if blocking else ()
    now = now._replace(until=ends, blocked=blocked, ron_allowed=not blocking)
    return found._replace(state=state, now=now)


def thinks(
    code: str,
    slug: str,
    common: int = 2,
    *,
    overlooks: Callable[[FuritenFound, FuritenCause], bool] = lambda _found, _cause: False,
    adds: Callable[[FuritenFound], list[FuritenCause]] = lambda _found: [],
    unseen: Callable[[FuritenFound], Container[Tile]] = lambda _found: (),
    for_ever: FuritenKind | None = None,
) -> Mistake:
    """Tiles that block are overlooked, others are thought to block, waits are not seen.

    ``for_ever``: where this kind blocks, it is thought never to end; else nothing is said.
    """

    def change(found: FuritenFound) -> FuritenFound | None:
        hidden, before = unseen(found), found.now.causes
        seen = tuple(wait for wait in found.waits if wait not in hidden)
        kept = (c for c in before if c.tile.kind not in hidden and not overlooks(found, c))
        causes = (*kept, *adds(found))
        if for_ever is None:
            is_same = causes == before and seen == found.waits
            return None if is_same else blocked_by(found, causes, seen)
        is_said = any(cause.kind is for_ever for cause in causes)
        return blocked_by(found, causes, seen, Until.HAND_END) if is_said else None

    return misjudge(code, slug, change, common)


# --- own discards


def _own(cause: FuritenCause) -> bool:
    return cause.kind is DISCARD and cause.by is None


def _discarded(
    found: FuritenFound, wanted: Container[Tile], by: Source | None = None
) -> list[FuritenCause]:
    """The discards of these kinds in the own river, or in another, as if they blocked the ron."""
    tiles = found.asked.others if by else (own.tile for own in found.state.river)
    lie = enumerate(tiles)
    return [
        FuritenCause(DISCARD, t, FuritenPlace.RIVER, at, by) for at, t in lie if t.kind in wanted
    ]


def others_winning(found: FuritenFound) -> list[FuritenCause]:
    """The winning tiles in the other river, as if they blocked the ron."""
    return _discarded(found, found.waits, found.asked.asked.by)


def suji_of(tiles: Tiles) -> Tiles:
    """The tiles three away in the same suit, as far as they are not among ``tiles`` themselves.

    >>> suji_of((Tile.M4, Tile.M7, Tile.EAST))
    (<1m>,)
    """
    near = (tile for wait in tiles for tile in beside(wait, -3, 3))
    return tuple(dict.fromkeys(tile for tile in near if tile not in tiles))


def _three_away(found: FuritenFound) -> list[FuritenCause]:
    """F17: discards three away from a wait; a wait among them is one that another rule let off."""
    known = {cause.position for cause in found.now.causes if _own(cause)}
    near = {tile for wait in found.waits for tile in beside(wait, -3, 3)}
    return [cause for cause in _discarded(found, near) if cause.position not in known]


def _only_that_tile(found: FuritenFound) -> FuritenFound | None:
    """F01: each discard blocks its own kind, so the other waits stay open."""
    causes = found.now.causes
    if not causes or not all(map(_own, causes)):
        return None
    others = {*found.waits} - {found.tile.kind}
    wrong = blocked_by(found, [cause for cause in causes if cause.tile.kind not in others])
    discarded = tuple(dict.fromkeys(cause.tile.kind for cause in causes))
    return wrong._replace(now=wrong.now._replace(blocked=discarded))


def _nothing_wins(found: FuritenFound) -> FuritenFound | None:
    """F02: furiten blocks tsumo as well."""
    wrong = found._replace(now=found.now._replace(tsumo_allowed=False))
    return wrong if found.now.causes else None


@partly
def _not_in_way(found: FuritenFound, place: int) -> Container[Tile]:
    """F05: the waits that one way to read the hand has not, where they alone would block."""
    causes, ways = found.now.causes, ways_of(waits(found.hand), found.tile)
    if place >= len(ways) or not all(map(_own, causes)):
        return ()
    others = {*found.waits} - {*ways[place]}
    return others if any(cause.tile.kind in others for cause in causes) else ()


# --- tiles that were let go


def _passed(cause: FuritenCause) -> bool:
    """Whether it is another player's discard that was let go without riichi."""
    return cause.kind is TEMPORARY and cause.place is FuritenPlace.DISCARD


def _since(found: FuritenFound, cause: FuritenCause, *events: type) -> bool:
    """Whether something has happened since a tile was let go."""
    return any(isinstance(event, events) for event in found.asked.events[cause.position + 1 :])


def _in_riichi(_found: FuritenFound, cause: FuritenCause) -> bool:
    """Whether it was let go in riichi."""
    return cause.kind is RIICHI and cause.place is not FuritenPlace.DRAW


def _since_turn(found: FuritenFound) -> list[FuritenCause]:
    """What was let go in riichi since the last own turn."""
    causes = (cause for cause in found.now.causes if _in_riichi(found, cause))
    return [cause for cause in causes if not _since(found, cause, OwnTurn)]


def _riichi_furiten_ends(found: FuritenFound) -> FuritenFound | None:
    """F14: riichi furiten is known by its name, and thought to end with the own turn."""
    causes, lasting = found.now.causes, _since_turn(found)
    if not any(_in_riichi(found, cause) for cause in causes):
        return None
    kept = [cause for cause in causes if cause in lasting or not _in_riichi(found, cause)]
    until = until_of(found.state, TEMPORARY) if kept == lasting else None
    return blocked_by(found, kept, until=until)


def _drawn(found: FuritenFound, cause: FuritenCause) -> bool:
    """F15: a winning tile drawn in riichi and discarded is thought to change nothing."""
    draws = (c for c in found.now.causes if c.place is FuritenPlace.DRAW)
    return spot_of(found.asked, cause) in (spot_of(found.asked, draw) for draw in draws)


def _let_go(found: FuritenFound) -> Container[Tile]:
    """F20: waits that were let go were not noticed; the tile asked about is."""
    passed = {cause.tile.kind for cause in found.now.causes if cause.by is not None}
    return () if found.tile.kind in passed else passed


def _discarded_dropped(found: FuritenFound) -> FuritenFound | None:
    """W21: what was discarded is no wait, though the verdict is right."""
    discarded = {discard.tile.kind for discard in found.state.river}
    seen = tuple(wait for wait in found.waits if wait not in discarded)
    return None if seen == found.waits else blocked_by(found, found.now.causes, seen)


# One line a rule: f is what is found, c a tile that blocks the ron.
# fmt: off
FURITEN: Final[tuple[Mistake, ...]] = (
    misjudge("F01", "only-the-discarded-tile", _only_that_tile, 3),
    misjudge("F02", "blocks-tsumo", _nothing_wins),
    thinks(
        "F03",
        "called-away-is-gone",
        3,
        overlooks=lambda _, c: c.place is FuritenPlace.CALLED_AWAY,
    ),
    thinks("F04", "yakuless-wait-ignored", unseen=lambda f: f.yakuless),
    *(thinks("F05", "i-choose-my-wait", unseen=_not_in_way(place)) for place in range(3)),
    thinks("F06", "other-rivers-count", adds=others_winning),
    thinks("F07", "only-after-tenpai",
           overlooks=lambda f, c: _own(c) and c.position < (f.asked.tenpai_from or 0)),
    thinks("F08", "once-always", for_ever=DISCARD,
           adds=lambda f: _discarded(f, {*f.former} - {*f.waits})),
    thinks("F09", "riichi-tile-exempt",
           overlooks=lambda f, c: _own(c) and f.state.river[c.position].riichi),
    thinks("F10", "passing-is-free", 3, overlooks=lambda _, c: _passed(c)),
    thinks("F11", "same-tile-only-temporary", 1,
           overlooks=lambda f, c: _passed(c) and c.tile.kind is not f.tile.kind),
    thinks("F12", "temporary-forever", for_ever=TEMPORARY, adds=lambda f: [
        c._replace(harmless=None) for c in f.now.harmless if c.harmless is Harmless.TURN_CAME]),
    thinks("F13", "temporary-too-short",
           overlooks=lambda f, c: c.kind is TEMPORARY and _since(f, c, TheirDiscard, TheirCall)),
    thinks("F14", "riichi-pass-temporary", 3, overlooks=_in_riichi,
           adds=lambda f: [c._replace(kind=TEMPORARY) for c in _since_turn(f)]),
    misjudge("F14", "riichi-furiten-ends", _riichi_furiten_ends, 3),
    thinks("F15", "declined-own-draw", overlooks=_drawn),
    thinks("F16", "robbed-kan-pass", 3, overlooks=lambda _, c: c.place is FuritenPlace.KAKAN),
    thinks("F17", "suji-furiten", adds=_three_away),
    # a red five beside a wait for plain ones, or the reverse
    thinks("F18", "red-is-another-tile", overlooks=lambda f, c: _own(c) and (
        c.tile is f.tile.kind if f.tile.is_red else c.tile.is_red)),
    thinks("F20", "unseen-wait-excused", 1, unseen=_let_go),
    misjudge("W21", "furiten-wait-dropped", _discarded_dropped),
)
# fmt: on
"""The table of false rules, in the order of the catalogue."""
