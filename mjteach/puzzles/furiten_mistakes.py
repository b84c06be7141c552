"""False rules about furiten, one row each: topic F and, where the waits are asked, W20 and W21.

Most rows overlook tiles that block the ron, or see one that does not; the rest of the answer
follows from these tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from mjteach.core.tiles import Tile
from mjteach.riichi.furiten import Until
from mjteach.riichi.furiten.events import OwnTurn, TheirCall, TheirDiscard
from mjteach.riichi.furiten.state import Cause, FuritenKind, Harmless, Place
from mjteach.riichi.rules import RuleSet

from .base import Key, Mistake
from .furiten_facts import (
    BOTH,
    NOTHING,
    FuritenContent,
    FuritenFacts,
    facts_of,
    key_of,
    spot_of,
    suji_of,
    ways_of,
)

Tiles = tuple[Tile, ...]
Belief: TypeAlias = Callable[[FuritenFacts], Key | None]
"""The answer under a false rule, or None where it has nothing to say."""

Overlooks: TypeAlias = Callable[[FuritenFacts, Cause], bool]
"""Whether a tile that blocks the ron is thought not to."""


def _row(code: str, slug: str, common: int, belief: Belief) -> Mistake:
    def answer(content: FuritenContent, rules: RuleSet) -> Key | None:
        return belief(facts_of(content, rules))

    return Mistake(code, slug, answer, common)


def _without(overlooks: Overlooks) -> Belief:
    """Everything right, but for the tiles that are overlooked."""

    def belief(facts: FuritenFacts) -> Key | None:
        kept = [cause for cause in facts.causes if not overlooks(facts, cause)]
        return None if len(kept) == len(facts.causes) else key_of(facts, kept)

    return belief


def _in_river(cause: Cause) -> bool:
    return cause.kind is FuritenKind.DISCARD


def _is_asked(facts: FuritenFacts, tile: Tile) -> bool:
    return tile.kind is facts.asked.kind


# --- own discards


def _only_that_tile(facts: FuritenFacts) -> Key | None:
    """F01: each discard blocks its own kind, so the other waits stay open."""
    if not facts.causes or not all(map(_in_river, facts.causes)):
        return None
    kept = [cause for cause in facts.causes if _is_asked(facts, cause.tile)]
    discarded = {cause.tile.kind for cause in facts.causes}
    free = [wait for wait in facts.waits if wait not in discarded]
    return key_of(facts, kept, wins=BOTH if free else None)


def _yakuless_dropped(facts: FuritenFacts) -> Key | None:
    """F04: a tile without yaku is no wait, so its discard is harmless."""
    seen = tuple(wait for wait in facts.waits if wait not in facts.yakuless)
    kept = [c for c in facts.causes if not (_in_river(c) and c.tile.kind in facts.yakuless)]
    return None if len(kept) == len(facts.causes) else key_of(facts, kept, waits=seen)


def _chosen_way(place: int) -> Belief:
    """F05: only the waits of one way to read the hand, one that takes the tile asked about."""

    def belief(facts: FuritenFacts) -> Key | None:
        ways = [way for way in ways_of(facts.hand) if facts.asked.kind in way]
        if place >= len(ways) or not all(map(_in_river, facts.causes)):
            return None
        way = ways[place]
        kept = [c for c in facts.causes if c.tile.kind in way]
        return None if len(kept) == len(facts.causes) else key_of(facts, kept, waits=way)

    return belief


def _seen_as_well(
    facts: FuritenFacts, spots: Iterable[str], until: Until | None = None
) -> Key | None:
    """Further tiles are thought to block like own discards."""
    more = tuple(spots)
    return key_of(facts, facts.causes, spots=more, until=until) if more else None


def _other_rivers(facts: FuritenFacts) -> Key | None:
    """F06: the winning tiles in other players' rivers count too."""
    spots = (
        f"river.{river.by}.{place}"
        for river in facts.content.others
        for place, tile in enumerate(river.tiles)
        if tile.kind in facts.waits
    )
    return _seen_as_well(facts, spots)


def _own_spots(facts: FuritenFacts, tiles: Iterable[Tile]) -> list[str]:
    wanted = tuple(tiles)
    return [
        spot_of(facts.content, Cause(FuritenKind.DISCARD, own.tile, Place.RIVER, place))
        for place, own in enumerate(facts.river)
        if own.tile.kind in wanted
    ]


def _former_wait(facts: FuritenFacts) -> Key | None:
    """F08: what blocked the former wait blocks for ever."""
    gone = (tile for tile in facts.former if tile not in facts.waits)
    return _seen_as_well(facts, _own_spots(facts, gone), Until.HAND_END)


def _suji(facts: FuritenFacts) -> Key | None:
    """F17: a discard three away from a wait blocks it."""
    return _seen_as_well(facts, _own_spots(facts, suji_of(facts.waits)))


def _before_tenpai(facts: FuritenFacts, cause: Cause) -> bool:
    first = facts.content.tenpai_from
    return first is not None and _in_river(cause) and cause.position < first


def _declaration_tile(facts: FuritenFacts, cause: Cause) -> bool:
    return _in_river(cause) and facts.river[cause.position].riichi


def _other_colour(facts: FuritenFacts, cause: Cause) -> bool:
    """A red five beside a wait for plain ones, and the reverse."""
    if not _in_river(cause):
        return False
    if facts.asked.is_red:
        return cause.tile is facts.asked.kind
    return cause.tile.is_red


# --- tiles that were let go


def _passed_discard(_facts: FuritenFacts, cause: Cause) -> bool:
    return cause.kind is FuritenKind.TEMPORARY and cause.place is Place.DISCARD


def _other_passed_discard(facts: FuritenFacts, cause: Cause) -> bool:
    return _passed_discard(facts, cause) and not _is_asked(facts, cause.tile)


def _somebody_went_on(facts: FuritenFacts, cause: Cause) -> bool:
    """F13: the next discard or call of anybody ends it."""
    if cause.kind is not FuritenKind.TEMPORARY:
        return False
    later = facts.content.events[cause.position + 1 :]
    return any(isinstance(event, TheirDiscard | TheirCall) for event in later)


def _for_ever(facts: FuritenFacts) -> Key | None:
    """F12: the own turn does not end it."""
    lasting = [
        cause._replace(harmless=None)
        for cause in facts.harmless
        if cause.harmless is Harmless.TURN_CAME
    ]
    if not lasting:
        return None
    return key_of(facts, (*facts.causes, *lasting), until=Until.HAND_END)


def _riichi_as_temporary(facts: FuritenFacts) -> Key | None:
    """F14: in riichi, too, the own turn ends it."""
    passed = [c for c in facts.causes if c.kind is FuritenKind.RIICHI and c.place is not Place.DRAW]
    if not passed:
        return None
    rest = [cause for cause in facts.causes if cause not in passed]
    kept = [
        cause._replace(kind=FuritenKind.TEMPORARY)
        for cause in passed
        if not any(isinstance(done, OwnTurn) for done in facts.content.events[cause.position :])
    ]
    return key_of(facts, (*rest, *kept))


def _own_draw(facts: FuritenFacts) -> Key | None:
    """F15: a winning tile drawn in riichi and discarded is thought to change nothing."""
    content = facts.content
    drawn = {spot_of(content, cause) for cause in facts.causes if cause.place is Place.DRAW}
    if not drawn:
        return None
    return key_of(facts, [c for c in facts.causes if spot_of(content, c) not in drawn])


def _unseen(facts: FuritenFacts) -> Key | None:
    """F20: a wait that was not noticed does not count as let go."""
    passed = [cause for cause in facts.causes if not _in_river(cause) and cause.by is not None]
    missed = {cause.tile.kind for cause in passed}
    if not passed or facts.asked.kind in missed:
        return None
    seen = tuple(wait for wait in facts.waits if wait not in missed)
    return key_of(facts, [c for c in facts.causes if c not in passed], waits=seen)


# --- the answer about tsumo, and the waits


def _nothing_wins(facts: FuritenFacts) -> Key | None:
    """F02: furiten blocks tsumo as well."""
    return key_of(facts, facts.causes, wins=NOTHING) if facts.causes else None


def _waits_without(dropped: Callable[[FuritenFacts], Tiles]) -> Belief:
    """W20, W21: a wait is left out, and the verdict is right all the same."""

    def belief(facts: FuritenFacts) -> Key | None:
        seen = tuple(wait for wait in facts.waits if wait not in dropped(facts))
        return None if seen == facts.waits else key_of(facts, facts.causes, waits=seen)

    return belief


def _discarded(facts: FuritenFacts) -> Tiles:
    return tuple(discard.tile.kind for discard in facts.river)


MISTAKES: Final = (
    _row("F01", "only-the-discarded-tile", 3, _only_that_tile),
    _row("F02", "blocks-tsumo", 2, _nothing_wins),
    _row("F03", "called-away-is-gone", 3, _without(lambda _, c: c.place is Place.CALLED_AWAY)),
    _row("F04", "yakuless-wait-ignored", 2, _yakuless_dropped),
    *(_row("F05", "i-choose-my-wait", 2, _chosen_way(place)) for place in range(3)),
    _row("F06", "other-rivers-count", 2, _other_rivers),
    _row("F07", "only-after-tenpai", 2, _without(_before_tenpai)),
    _row("F08", "once-always", 2, _former_wait),
    _row("F09", "riichi-tile-exempt", 2, _without(_declaration_tile)),
    _row("F10", "passing-is-free", 3, _without(_passed_discard)),
    _row("F11", "same-tile-only-temporary", 1, _without(_other_passed_discard)),
    _row("F12", "temporary-forever", 2, _for_ever),
    _row("F13", "temporary-too-short", 2, _without(_somebody_went_on)),
    _row("F14", "riichi-pass-temporary", 3, _riichi_as_temporary),
    _row("F15", "declined-own-draw", 2, _own_draw),
    _row("F16", "robbed-kan-pass", 3, _without(lambda _, c: c.place is Place.KAKAN)),
    _row("F17", "suji-furiten", 2, _suji),
    _row("F18", "red-is-another-tile", 2, _without(_other_colour)),
    _row("F20", "unseen-wait-excused", 1, _unseen),
    _row("W20", "yakuless-wait-dropped", 2, _waits_without(lambda facts: facts.yakuless)),
    _row("W21", "furiten-wait-dropped", 2, _waits_without(_discarded)),
)

LEFT_OUT: Final = {
    "F19": "shows in the right to declare riichi and in the payment at a draw, not asked here",
    "F21": "shows in the penalty for a false ron, which is not asked here",
    "F22": "right under the other value of temp_furiten_on_yakuless_tile: a rule difference",
}
