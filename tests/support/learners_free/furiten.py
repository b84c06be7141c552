"""People who judge a ron: they walk through what happened and keep in mind what bars it."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import make_meld
from mjteach.core.tiles import Tile
from mjteach.core.waits import wait_tiles
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Response
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.furiten.events import (
    OwnCall,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.win import evaluate_win

BELIEFS: Final = {
    "only the discarded tile is barred": "F01",
    "furiten bars the tsumo too": "F02",
    "a tile called away is gone": "F03",
    "a tile without yaku is no wait": "F04",
    "winning tiles in other rivers bar": "F06",
    "only discards since tenpai bar": "F07",
    "the riichi tile does not bar": "F09",
    "letting a discard go is free": "F10",
    "what was let go bars to the end": "F12",
    "the next discard ends it": "F13",
    "in riichi, too, the own turn ends it": "F14",
    "a draw may be declined in riichi": "F15",
    "a tile of a kan may be let go": "F16",
    "a discard bars three away": "F17",
    "a red five is another tile": "F18",
    "a discarded wait is none": "W21",
}

SAME: Final = {"F04": ("W20",)}

_RIVER: Final = (2, 4)
_STORY: Final = (3, 4)
LEVELS: Final = {
    "only the discarded tile is barred": (1, 2, 4),
    "furiten bars the tsumo too": (2, 3, 4),
    "a tile called away is gone": _RIVER,
    "a tile without yaku is no wait": _RIVER,
    "winning tiles in other rivers bar": _RIVER,
    "only discards since tenpai bar": _RIVER,
    "the riichi tile does not bar": (4,),
    "letting a discard go is free": _STORY,
    "what was let go bars to the end": _STORY,
    "the next discard ends it": _STORY,
    "in riichi, too, the own turn ends it": _STORY,
    "a draw may be declined in riichi": _STORY,
    "a tile of a kan may be let go": _STORY,
    "a discard bars three away": (1, 2, 4),
    "a red five is another tile": (4,),
    "a discarded wait is none": _RIVER,
}

OUTSIDE: Final = (
    "only three alike in the river bar",
    "the last discard does not bar",
    "discards of honours do not bar",
    "a dealer is never furiten",
)


class Barring(NamedTuple):
    """A tile that bars the ron: what it is, where it lies, and what sort of bar it is."""

    tile: Tile
    spot: str
    sort: str
    lasts: bool = True


class Own(NamedTuple):
    """A tile of the own river."""

    tile: Tile
    riichi: bool
    away: bool
    declined: bool = False
    """Whether it is a winning tile that was drawn in riichi."""


class Walk(NamedTuple):
    """Where the events have led so far."""

    hand: Hand
    river: tuple[Own, ...]
    riichi: bool
    passed: tuple[Barring, ...] = ()


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    asked = puzzle.content
    river = tuple(Own(d.tile, d.riichi, d.called_away) for d in asked.river)
    walk = Walk(asked.hand, river, any(d.riichi for d in asked.river))
    for place, event in enumerate(asked.events):
        walk = _walked(puzzle, walk, place, event, beliefs)
    waits = _waits(walk.hand)
    if "a tile without yaku is no wait" in beliefs:
        worthless = _worthless(puzzle, walk.hand, walk.riichi, waits)
        waits = tuple(w for w in waits if w not in worthless)
    bars = [*_own(puzzle, walk, waits, beliefs), *walk.passed]
    if puzzle.content.seat is Tile.EAST and "a dealer is never furiten" in beliefs:
        bars = []
    found = _written(puzzle, walk, waits, bars, beliefs)
    return {field.id: found[field.id] for field in puzzle.question.fields}


def _waits(hand: Hand) -> tuple[Tile, ...]:
    return wait_tiles(hand.counts, hand.melds)


def _worthless(
    puzzle: Puzzle, hand: Hand, riichi: bool, waits: tuple[Tile, ...]
) -> tuple[Tile, ...]:
    asked = puzzle.content
    context = WinContext(by=WinBy.RON, seat_wind=asked.seat, round_wind=asked.round, riichi=riichi)
    return tuple(
        tile for tile in waits if not evaluate_win(hand, tile, context, puzzle.rules).can_win
    )


def _walked(puzzle: Puzzle, walk: Walk, place: int, event: object, beliefs: Set[str]) -> Walk:
    match event:
        case TheirDiscard(_, tile):
            return _let_go(puzzle, walk, tile, f"event.{place}", "discard", beliefs)
        case TheirKakan(_, tile):
            return _let_go(puzzle, walk, tile, f"event.{place}", "kan", beliefs)
        case TheirCall(source=None):
            return walk._replace(river=(*walk.river[:-1], walk.river[-1]._replace(away=True)))
        case TheirCall():
            return _went_on(walk, beliefs)
        case OwnTurn():
            return _own_turn(walk, event, beliefs)
        case OwnCall():
            if puzzle.rules.temp_furiten_end == "own_turn":
                walk = _turn(walk, beliefs)
            return _own_call(walk, event)
    raise AssertionError(event)


def _own_turn(walk: Walk, event: OwnTurn, beliefs: Set[str]) -> Walk:
    walk = _turn(walk, beliefs)
    declined = walk.riichi and event.drawn.kind in _waits(walk.hand)
    if declined and "a draw may be declined in riichi" not in beliefs:
        bar = Barring(event.drawn, f"river.self.{len(walk.river)}", "riichi")
        walk = walk._replace(passed=(*walk.passed, bar))
    hand = walk.hand.draw(event.drawn).discard(event.discard)
    own = Own(event.discard, event.riichi, away=False, declined=declined)
    river = (*walk.river, own)
    return walk._replace(hand=hand, river=river, riichi=walk.riichi or event.riichi)


def _own_call(walk: Walk, event: OwnCall) -> Walk:
    rest = list(walk.hand.concealed)
    thrown = () if event.discard is None else (event.discard,)
    for gone in (*event.using, *thrown):
        rest.remove(gone)
    meld = make_meld(event.kind, (event.tile, *event.using), event.tile, event.source)
    river = (*walk.river, *(Own(tile, riichi=False, away=False) for tile in thrown))
    return walk._replace(hand=make_hand(rest, (*walk.hand.melds, meld)), river=river)


def _let_go(puzzle: Puzzle, walk: Walk, tile: Tile, spot: str, how: str, beliefs: Set[str]) -> Walk:
    walk = _went_on(walk, beliefs) if how == "discard" else walk
    waits = _waits(walk.hand)
    if tile.kind not in waits:
        return walk
    if not walk.riichi:
        free = not puzzle.rules.temp_furiten_on_yakuless_tile and how == "discard"
        if free and tile.kind in _worthless(puzzle, walk.hand, walk.riichi, waits):
            return walk
        if how == "discard" and "letting a discard go is free" in beliefs:
            return walk
    if how == "kan" and "a tile of a kan may be let go" in beliefs:
        return walk
    sort = "riichi" if walk.riichi else "temporary"
    lasts = walk.riichi
    if walk.riichi and "in riichi, too, the own turn ends it" in beliefs:
        sort, lasts = "temporary", False
    return walk._replace(passed=(*walk.passed, Barring(tile, spot, sort, lasts)))


def _turn(walk: Walk, beliefs: Set[str]) -> Walk:
    if "what was let go bars to the end" in beliefs:
        return walk
    return walk._replace(passed=tuple(bar for bar in walk.passed if bar.lasts))


def _went_on(walk: Walk, beliefs: Set[str]) -> Walk:
    if "the next discard ends it" not in beliefs:
        return walk
    return walk._replace(passed=tuple(b for b in walk.passed if b.sort != "temporary"))


def _own(puzzle: Puzzle, walk: Walk, waits: tuple[Tile, ...], beliefs: Set[str]) -> list[Barring]:
    asked = puzzle.content.asked.tile
    bars = []
    tiles = [own.tile.kind for own in walk.river]
    suji = {w + step for w in waits for step in (-3, 3) if w < 27 and (w + step) // 9 == w // 9}
    if "a discard bars three away" not in beliefs:
        suji = set()
    for place, own in enumerate(walk.river):
        kind = own.tile.kind
        beside = kind in suji and kind < 27
        if beside or (kind in waits and _bars(puzzle, walk, place, asked, tiles, beliefs)):
            bars.append(Barring(own.tile, f"river.self.{place}", "discard"))
    if "winning tiles in other rivers bar" in beliefs:
        bars += [
            Barring(tile, f"river.{puzzle.content.asked.by}.{place}", "discard")
            for place, tile in enumerate(puzzle.content.others)
            if tile.kind in waits
        ]
    return bars


def _bars(
    puzzle: Puzzle, walk: Walk, place: int, asked: Tile, tiles: list[Tile], beliefs: Set[str]
) -> bool:
    """Whether an own discard of a wait is thought to bar the ron."""
    own, first = walk.river[place], puzzle.content.tenpai_from
    red = own.tile.is_red != asked.is_red and own.tile.kind is asked.kind
    red = red or (own.tile.is_red and own.tile.kind is not asked.kind)
    doubts = {
        "only the discarded tile is barred": own.tile.kind is not asked.kind,
        "a tile called away is gone": own.away,
        "only discards since tenpai bar": first is not None and place < first,
        "the riichi tile does not bar": own.riichi,
        "a draw may be declined in riichi": own.declined,
        "a red five is another tile": red,
        "only three alike in the river bar": tiles.count(own.tile.kind) < 3,
        "the last discard does not bar": place == len(walk.river) - 1,
        "discards of honours do not bar": own.tile >= 27,
    }
    return not any(holds and belief in beliefs for belief, holds in doubts.items())


_LONGEST: Final = ("riichi", "discard", "temporary")


def _written(
    puzzle: Puzzle,
    walk: Walk,
    waits: tuple[Tile, ...],
    bars: list[Barring],
    beliefs: Set[str],
) -> dict[str, object]:
    sorts = {bar.sort for bar in bars}
    kind = next((sort for sort in _LONGEST if sort in sorts), "none")
    draw = puzzle.rules.temp_furiten_end == "own_draw"
    ends = {
        "none": "none",
        "riichi": "hand_end",
        "discard": "hand_end" if walk.riichi else "wait_changes",
        "temporary": "own_next_draw" if draw else "own_next_turn",
    }
    until = ends[kind]
    if kind == "temporary" and "what was let go bars to the end" in beliefs:
        until = "hand_end"
    wins = "both" if not bars else "tsumo"
    if bars and "furiten bars the tsumo too" in beliefs:
        wins = "nothing"
    if "only the discarded tile is barred" in beliefs and sorts <= {"discard"}:
        own = {tile.tile.kind for tile in walk.river}
        wins = "both" if any(wait not in own for wait in waits) else "tsumo"
    seen = waits
    if "a discarded wait is none" in beliefs:
        seen = tuple(w for w in waits if w not in {own.tile.kind for own in walk.river})
    return {
        "waits": [str(wait) for wait in seen] or "none",
        "ron": "no" if bars else "yes",
        "cause": sorted({bar.spot for bar in bars}) or "none",
        "kind": kind,
        "until": until,
        "wins": wins,
    }
