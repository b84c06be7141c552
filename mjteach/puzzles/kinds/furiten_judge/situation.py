"""A discard that may or may not be ronned: the hand, its river, and what happened before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core import given
from mjteach.core.errors import PuzzleError
from mjteach.core.hand import Hand, check_copies, hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile
from mjteach.core.waits import waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten import Furiten, furiten
from mjteach.riichi.furiten.events import (
    Event,
    FuritenCase,
    OwnCall,
    OwnDiscard,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.furiten.state import FuritenCause, FuritenPlace, FuritenState, follow
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yakuless import yakuless_waits

from ...facts import Facts, whole
from ...parts import FromFacts
from ...scenes import Row, RowKind, Scene, Spot
from ...situations.tables import own_rows, tile_row
from ...situations.waiting import ways_of
from ...situations.walls import Tiles

OWN_RIVER: Final = "river.self"
EVENTS: Final = "events"


class RonQuestion(NamedTuple):
    """A hand, its river, what happened since, and the discard that may or may not be ronned.

    ``hand`` and ``river`` are as they were before the events. Where the hand changes during them,
    its winning tiles before and after have a yaku, or none is let go.
    """

    hand: Hand
    river: tuple[OwnDiscard, ...]
    events: tuple[Event, ...]
    asked: TheirDiscard
    seat: Tile
    round: Tile
    others: Tiles = ()
    """Earlier discards of who discards now; the hand waited on none of them at the time."""
    tenpai_from: int | None = None
    """Where told: the place in the river of the discard that made the hand tenpai."""

    @property
    def on_table(self) -> Tiles:
        """The hand, the rivers, and what each event has added to them."""
        river = (discard.tile for discard in self.river)
        added = (tile for event in (*self.events, self.asked) for tile in _added(event))
        return (*self.hand.tiles, *river, *self.others, *added)


def _added(event: Event) -> Tiles:
    """The tiles that nobody has seen before; of another's chi the tiles are not told."""
    match event:
        case TheirDiscard(tile=tile):
            return (tile,)
        case TheirKakan(tile=tile):
            return (tile,) * 4
        case TheirCall(kind=kind, tile=tile) if kind is not MeldKind.CHI:
            return (tile,) * (2 if kind is MeldKind.PON else 3)
        case OwnTurn(drawn=tile) | OwnKan(drawn=tile):
            return (tile,)
        case _:
            return ()


class FuritenFound(NamedTuple):
    """What the engine finds of it."""

    asked: RonQuestion
    case: FuritenCase
    state: FuritenState
    now: Furiten
    hand: Hand
    """As it is now."""
    yakuless: Tiles
    """The waits on which a ron would have no yaku."""
    former: Tiles
    """The waits before the hand changed during the events; () where the wait is still the same."""

    @property
    def tile(self) -> Tile:
        """The tile that may or may not be ronned."""
        return self.asked.asked.tile

    @property
    def waits(self) -> Tiles:
        """The tiles that complete the hand."""
        return self.state.waits


def judged(asked: RonQuestion, rules: RuleSet) -> FuritenFound:
    """The furiten of the hand, and what it follows from."""
    riichi = any(discard.riichi for discard in asked.river)
    context = WinContext(seat_wind=asked.seat, round_wind=asked.round, riichi=riichi)
    events = (*asked.events, asked.asked)
    yakuless = yakuless_waits(asked.hand, context, rules)
    case = FuritenCase(asked.hand, asked.river, events, yakuless=yakuless, rules=rules)
    state, before = follow(case), follow(case._replace(events=())).waits
    assert isinstance(state.hand, Hand), "a whole hand is asked about"
    now_yakuless = yakuless_waits(state.hand, context, rules)
    former = () if before == state.waits else before
    return FuritenFound(asked, case, state, furiten(case), state.hand, now_yakuless, former)


def spot_of(asked: RonQuestion, cause: FuritenCause) -> str:
    """The spot of a tile that blocks ron; a drawn one lies in the river by now."""
    match cause.place:
        case FuritenPlace.RIVER | FuritenPlace.CALLED_AWAY:
            return f"river.{cause.by or 'self'}.{cause.position}"
        case FuritenPlace.DRAW:
            return _own_spot(asked, cause.position)
        case _:
            return f"event.{cause.position}"


def _own_spot(asked: RonQuestion, event: int) -> str:
    """Where the own discard of the event at position ``event`` lies in the river."""
    before = sum(isinstance(done, OwnTurn | OwnCall) for done in asked.events[:event])
    return f"{OWN_RIVER}.{len(asked.river) + before}"


# --- the scene


def ron_scene(found: FuritenFound) -> Scene:
    """Everything that is seen before the answer; winning tiles look like others."""
    return Scene(tuple(_rows(found)), tuple(_told(found)))


def _rows(found: FuritenFound) -> Iterator[Row]:
    asked, by = found.asked, found.asked.asked.by
    yield from own_rows(found.hand)
    yield tile_row("asked", RowKind.WIN, (found.tile,), msg("scene.discarded_now"))
    own = tuple(
        Spot(f"{OWN_RIVER}.{at}", own.tile, sideways=own.riichi, called_away=own.called_away)
        for at, own in enumerate(found.state.river)
    )
    yield Row(OWN_RIVER, RowKind.RIVER, msg("scene.river.self"), own)
    if asked.others:
        yield tile_row(f"river.{by}", RowKind.RIVER, asked.others, msg("scene.other_river", by=by))
    if asked.events:
        past = (spot for place in range(len(asked.events)) for spot in _event(asked, place))
        yield Row(EVENTS, RowKind.EVENTS, msg("scene.events"), tuple(past))


def _event(asked: RonQuestion, place: int) -> Iterator[Spot]:
    """The tiles of one event, each with what was done with it; an own discard lies in the river."""
    event, id, word = asked.events[place], f"event.{place}", "scene.event"
    own, discarded = _own_spot(asked, place), msg(f"{word}.you_discard")
    match event:
        case TheirDiscard(by, tile):
            yield Spot(id, tile, label=msg(f"{word}.discards", by=by))
        case TheirKakan(by, tile):
            yield Spot(id, tile, label=msg(f"{word}.adds", by=by))
        case TheirCall(by, kind, tile):
            yield Spot(id, tile, label=msg(f"{word}.calls.{kind}", by=by))
        case OwnTurn(tile, thrown) if tile is thrown:
            yield Spot(id, tile, label=msg(f"{word}.you_draw_and_discard"), same=own)
        case OwnTurn(tile, thrown):
            yield Spot(id, tile, label=msg(f"{word}.you_draw"))
            yield Spot(f"{id}.discard", thrown, label=discarded, same=own)
        case OwnCall(kind, tile, discard=Tile() as thrown):
            yield Spot(id, tile, label=msg(f"{word}.you_call.{kind}"))
            yield Spot(f"{id}.discard", thrown, label=discarded, same=own)


def _told(found: FuritenFound) -> Iterator[Message]:
    """The circumstances in words; none of them tells which tiles decide."""
    asked, word = found.asked, "scene.ron"
    if found.state.riichi:
        yield msg(f"{word}.riichi")
    if asked.events or asked.others:
        yield msg("scene.seat", wind=asked.seat)
        yield msg("scene.round", wind=asked.round)
    yield msg(f"{word}.yaku", tile=found.tile)
    if found.yakuless:
        yield msg(f"{word}.yakuless", tiles=found.yakuless)
    if asked.tenpai_from is not None:
        yield msg(f"{word}.tenpai_from", position=asked.tenpai_from)
    if found.former:
        turns = (event for event in asked.events if isinstance(event, OwnTurn))
        drawn = next(turn.drawn for turn in turns if turn.drawn is not turn.discard)
        yield msg(f"{word}.former", drawn=drawn, tiles=found.former)
    if asked.others:
        yield msg(f"{word}.others")
    yield msg(f"{word}.before_events" if asked.events else f"{word}.no_pass")


def another_way(found: FuritenFound) -> bool:
    """Whether some way to read the hand that takes the tile asked about has none of the causes."""
    barring = {cause.tile.kind for cause in found.now.causes}
    ways = ways_of(waits(found.hand), found.tile)
    return bool(barring) and any(barring.isdisjoint(way) for way in ways)


_LEFT: Final = TheirDiscard(Source.SHIMOCHA, Tile.M7)
EXAMPLES: Final[
    Mapping[str, tuple[Hand, tuple[OwnDiscard, ...], tuple[Event, ...], Tile, Tile]]
] = {
    "river": (hand("34567m22p789s111z"), (OwnDiscard(Tile.M2),), (), Tile.M2, Tile.M8),
    "passed": (hand("56m123p456p789p11z"), (), (_LEFT,), Tile.M7, Tile.M4),
}
"""A hand with a wait in its river, and one that let a wait go: that tile, and one to ron."""


def _place(text: str, river: Tiles) -> int:
    return whole({"called": text}, "called", len(river))


def _ron(facts: Facts, _rules: RuleSet) -> RonQuestion:
    held, tile = given.hand(facts.get("hand", "")), given.one_tile(facts.get("win", ""))
    if tile.kind not in waits(held).tiles:
        raise PuzzleError("no_wait", tile=tile)
    river = given.tiles(facts.get("river", ""))
    passed = given.tiles(facts.get("passed", ""))
    check_copies((*held.tiles, tile, *river, *passed))
    called = {_place(place, river) for place in facts.get("called", "").split(",") if place}
    riichi = whole(facts, "riichi", len(river))
    return RonQuestion(
        held,
        tuple(
            OwnDiscard(tile, called_away=place in called, riichi=place == riichi)
            for place, tile in enumerate(river, 1)
        ),
        tuple(TheirDiscard(Source.SHIMOCHA, tile) for tile in passed),
        TheirDiscard(Source.TOIMEN, tile, passed=False),
        given.wind_named("seat", facts.get("seat", "s")),
        given.wind_named("round", facts.get("round", "e")),
    )


OWN: Final = FromFacts(
    _ron, ("hand", "win", "river", "called", "riichi", "passed", "seat", "round")
)
"""How a question is made of what is told of a hand, its river and what was passed."""
