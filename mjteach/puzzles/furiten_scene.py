"""What a furiten question shows: the hand, the rivers, the events, the tile asked about."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.furiten.events import (
    Event,
    OwnCall,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)

from .furiten_facts import OWN_RIVER, FuritenContent, FuritenFacts, OtherRiver, river_spot
from .scenes import Row, RowKind, Scene, Spot, meld_row

EVENTS = "events"


def scene_of(facts: FuritenFacts) -> Scene:
    """Everything that is seen before the answer."""
    return Scene(tuple(_rows(facts)), tuple(_told(facts)))


def tappable(scene: Scene) -> tuple[str, ...]:
    """The rows with tiles that might decide: rivers and events."""
    kinds = (RowKind.RIVER, RowKind.EVENTS)
    return tuple(row.id for row in scene.rows if row.kind in kinds)


def _rows(facts: FuritenFacts) -> Iterator[Row]:
    content = facts.content
    tiles = facts.hand.concealed
    spots = tuple(Spot(f"hand.{place}", tile) for place, tile in enumerate(tiles))
    yield Row("hand", RowKind.HAND, msg("puzzle.furiten_judge.hand"), spots)
    for place, meld in enumerate(facts.hand.melds):
        yield meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name"))
    asked = (Spot("asked.0", facts.asked),)
    yield Row("asked", RowKind.WIN, msg("puzzle.furiten_judge.asked"), asked)
    own = tuple(
        Spot(river_spot(place), own.tile, sideways=own.riichi, called_away=own.called_away)
        for place, own in enumerate(facts.river)
    )
    yield Row(OWN_RIVER, RowKind.RIVER, msg("puzzle.furiten_judge.own_river"), own)
    yield from map(_other_river, content.others)
    if content.events:
        past = (spot for place, event in enumerate(content.events) for spot in _event(place, event))
        yield Row(EVENTS, RowKind.EVENTS, msg("puzzle.furiten_judge.events"), tuple(past))


def _other_river(river: OtherRiver) -> Row:
    id = f"river.{river.by}"
    spots = tuple(Spot(f"{id}.{place}", tile) for place, tile in enumerate(river.tiles))
    return Row(id, RowKind.RIVER, msg("puzzle.furiten_judge.other_river", by=river.by), spots)


def _event(place: int, event: Event) -> Iterator[Spot]:
    """The tiles of one event, each with what was done with it; winning tiles look like others."""
    id = f"event.{place}"
    match event:
        case TheirDiscard(by, tile):
            yield _said(id, tile, "discards", by)
        case TheirKakan(by, tile):
            yield _said(id, tile, "adds", by)
        case TheirCall(by, kind, tile):
            yield _said(id, tile, f"calls.{kind}", by)
        case OwnTurn(drawn, discard) if drawn is discard:
            yield _said(id, drawn, "you_draw_and_discard")
        case OwnTurn(drawn, discard):
            yield _said(id, drawn, "you_draw")
            yield _said(f"{id}.discard", discard, "you_discard")
        case OwnCall(kind, tile, discard=discard):
            yield _said(id, tile, f"you_call.{kind}")
            if discard is not None:
                yield _said(f"{id}.discard", discard, "you_discard")
        case OwnKan(_, tile):
            yield _said(id, tile, "you_kan")


def _said(id: str, tile: Tile, word: str, by: str | None = None) -> Spot:
    who = {} if by is None else {"by": by}
    return Spot(id, tile, label=msg(f"puzzle.furiten_judge.event.{word}", **who))


def _told(facts: FuritenFacts) -> Iterator[Message]:
    """The circumstances in words; none of them tells which tiles decide."""
    content = facts.content
    if facts.state.riichi:
        yield msg("puzzle.furiten_judge.riichi")
    if content.events or content.others:
        yield msg("puzzle.furiten_judge.seat", wind=content.seat)
        yield msg("puzzle.furiten_judge.round", wind=content.round)
    yield msg("puzzle.furiten_judge.yaku", tile=facts.asked)
    if facts.yakuless:
        yield msg("puzzle.furiten_judge.yakuless", tiles=facts.yakuless)
    if content.tenpai_from is not None:
        yield msg("puzzle.furiten_judge.tenpai_from", position=content.tenpai_from)
    if facts.former:
        yield msg("puzzle.furiten_judge.former", drawn=_last_drawn(content), tiles=facts.former)
    if content.others:
        yield msg("puzzle.furiten_judge.others")
    word = "before_events" if content.events else "no_pass"
    yield msg(f"puzzle.furiten_judge.{word}")


def _last_drawn(content: FuritenContent) -> Tile:
    """The tile with which the hand changed."""
    turns = [event for event in content.events if isinstance(event, OwnTurn)]
    return next(turn.drawn for turn in turns if turn.drawn is not turn.discard)
