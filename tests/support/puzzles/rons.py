"""Discards that may or may not be ronned, from a few words: as cases by hand describe them."""

from __future__ import annotations

from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.puzzles.kinds.furiten_judge.situation import RonQuestion
from mjteach.riichi.furiten.events import (
    Event,
    OwnCall,
    OwnDiscard,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)


def ron_asked(
    held: str,
    asked: str,
    river: str = "1z 9p 3z",
    events: str = "",
    *,
    by: str = "toimen",
    other: str = "",
    tenpai_from: int | None = None,
) -> RonQuestion:
    """A player in South, in East 1; ``other`` is the earlier river of who discards.

    In ``river`` a ``^`` was called away and ``*`` was the riichi tile. The events, between
    semicolons: ``shimocha 4m``, ``shimocha adds 4m``, ``shimocha pon 9s kamicha`` (whose discard),
    ``draw 8m 5m`` (and discard), ``pon 8s shimocha 6s`` (an own call and discard).
    """
    own = tuple(OwnDiscard(tile(word[:2]), "^" in word, "*" in word) for word in river.split())
    return RonQuestion(
        hand(held),
        own,
        tuple(_event(words.split()) for words in events.split("; ") if words),
        TheirDiscard(Source(by), tile(asked), passed=False),
        Tile.SOUTH,
        Tile.EAST,
        parse_tiles(other),
        tenpai_from,
    )


def _event(words: list[str]) -> Event:
    match words:
        case ["draw", drawn, *discard]:
            return OwnTurn(tile(drawn), tile(discard[0] if discard else drawn))
        case ["pon", called, source, discard]:
            pair = (tile(called),) * 2
            return OwnCall(MeldKind.PON, tile(called), pair, Source(source), tile(discard))
        case [by, "adds", added]:
            return TheirKakan(Source(by), tile(added))
        case [by, "pon", called, source]:
            return TheirCall(Source(by), MeldKind.PON, tile(called), Source(source))
        case [by, thrown]:
            return TheirDiscard(Source(by), tile(thrown))
    raise ValueError(words)
