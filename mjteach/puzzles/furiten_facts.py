"""The facts of a furiten question, and its key: right, or as someone with a false rule sees it.

What blocks a ron are tiles; everything else that is asked follows from them. So a false rule is
mostly another set of tiles, and :func:`key_of` gives the whole answer for any such set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.melds import Source
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import TILES, Tile
from mjteach.core.waits import waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten import Furiten, Until, furiten, until_of
from mjteach.riichi.furiten.events import (
    Discard,
    Event,
    FuritenCase,
    OwnCall,
    OwnTurn,
    TheirDiscard,
)
from mjteach.riichi.furiten.state import Cause, FuritenKind, FuritenState, Place, follow
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yakuless import yakuless_waits

from .canonical import codes
from .questions import NONE, Value

Tiles = tuple[Tile, ...]

YES, NO = "yes", "no"
BOTH, TSUMO, NOTHING = "both", "tsumo", "nothing"
"""What can still win: ron and tsumo, tsumo only, nothing."""

OWN_RIVER: Final = "river.self"


class OtherRiver(NamedTuple):
    """Earlier discards of another player; the hand waited on none of them at the time."""

    by: Source
    tiles: Tiles


class FuritenContent(NamedTuple):
    """What a furiten question is about.

    ``hand`` and ``river`` are as they were before the events. Where the hand changes during them,
    its winning tiles before and after have a yaku, or none is let go.
    """

    hand: Hand
    river: tuple[Discard, ...]
    events: tuple[Event, ...]
    asked: TheirDiscard
    """The discard that may or may not be ronned."""
    seat: Tile
    round: Tile
    others: tuple[OtherRiver, ...] = ()
    tenpai_from: int | None = None
    """Where told: the place in the river of the discard that made the hand tenpai."""


class FuritenFacts(NamedTuple):
    """Everything the answer depends on."""

    content: FuritenContent
    state: FuritenState
    hand: Hand
    """The hand as it is now."""
    now: Furiten
    causes: tuple[Cause, ...]
    """The tiles that block ron now."""
    harmless: tuple[Cause, ...]
    """Winning tiles that were let go and block nothing."""
    yakuless: Tiles
    """The waits on which a ron would have no yaku."""
    former: Tiles
    """The waits before the hand changed during the events; () where the wait is still the same."""

    @property
    def asked(self) -> Tile:
        """The tile that may or may not be ronned."""
        return self.content.asked.tile

    @property
    def waits(self) -> Tiles:
        """The tiles that complete the hand."""
        return self.state.waits

    @property
    def river(self) -> tuple[Discard, ...]:
        """The own discards, those of the events included."""
        return self.state.river


def case_of(content: FuritenContent, rules: RuleSet) -> FuritenCase:
    """The question as the engine judges it."""
    return FuritenCase(
        content.hand,
        content.river,
        (*content.events, content.asked),
        yakuless=_yakuless(content, content.hand, rules),
        rules=rules,
    )


def _yakuless(content: FuritenContent, hand: Hand, rules: RuleSet) -> Tiles:
    riichi = any(discard.riichi for discard in content.river)
    context = WinContext(seat_wind=content.seat, round_wind=content.round, riichi=riichi)
    return yakuless_waits(hand, context, rules)


@lru_cache(maxsize=2_000)
def facts_of(content: FuritenContent, rules: RuleSet) -> FuritenFacts:
    """The facts of a question, remembered: diagnosing asks for them often."""
    case = case_of(content, rules)
    state, now = follow(case), furiten(case)
    assert isinstance(state.hand, Hand), "content has a whole hand"
    before = follow(case._replace(events=())).waits
    return FuritenFacts(
        content=content,
        state=state,
        hand=state.hand,
        now=now,
        causes=now.causes,
        harmless=tuple(cause for cause in state.passes if cause.harmless is not None),
        yakuless=_yakuless(content, state.hand, rules),
        former=() if before == state.waits else before,
    )


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


# --- places in the scene


def discard_place(content: FuritenContent, event: int) -> int:
    """Where the own discard of the event at position ``event`` lies in the river."""
    return len(content.river) + sum(has_discard(done) for done in content.events[:event])


def has_discard(event: Event) -> bool:
    """Whether the player discards in this event."""
    return isinstance(event, OwnTurn) or (isinstance(event, OwnCall) and event.discard is not None)


def river_spot(place: int) -> str:
    """The spot of an own discard."""
    return f"{OWN_RIVER}.{place}"


def spot_of(content: FuritenContent, cause: Cause) -> str:
    """The spot of a tile that blocks ron; a drawn one lies in the river by now."""
    match cause.place:
        case Place.RIVER | Place.CALLED_AWAY:
            return river_spot(cause.position)
        case Place.DRAW:
            return river_spot(discard_place(content, cause.position))
        case _:
            return f"event.{cause.position}"


def same_spots(content: FuritenContent) -> Mapping[str, str]:
    """Own discards that are shown a second time among the events, with their spot in the river."""
    found: dict[str, str] = {}
    for place, event in enumerate(content.events):
        if not has_discard(event):
            continue
        own = river_spot(discard_place(content, place))
        found[f"event.{place}.discard"] = own
        if isinstance(event, OwnTurn) and event.drawn is event.discard:
            found[f"event.{place}"] = own
    return found


# --- the key


def key_of(
    facts: FuritenFacts,
    causes: Iterable[Cause],
    *,
    spots: Iterable[str] = (),
    waits: Tiles | None = None,
    until: Until | None = None,
    wins: str | None = None,
) -> dict[str, Value]:
    """Every answer of someone for whom ``causes`` block the ron, and errs nowhere else.

    ``spots`` are further tiles, believed to count like own discards; ``waits``, ``until`` and
    ``wins`` replace what would follow.
    """
    blocking = tuple(causes)
    found = {spot_of(facts.content, cause) for cause in blocking}.union(spots)
    kinds = {cause.kind for cause in blocking} | ({FuritenKind.DISCARD} if spots else set())
    kind = facts.now._replace(kinds=tuple(sorted(kinds))).type
    ends = None if kind is None else until or until_of(facts.state, kind)
    return {
        "waits": codes(facts.waits if waits is None else waits),
        "ron": YES if kind is None else NO,
        "cause": sorted(found) or NONE,
        "kind": NONE if kind is None else kind.value,
        "until": NONE if ends is None else ends.value,
        "wins": wins or (BOTH if kind is None else TSUMO),
    }
