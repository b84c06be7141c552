"""People who think of a kan: they look at their tiles and remember what may be in the way."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mjteach.core.tiles import TILES, Tile
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import PickAction, Response
from mjteach.riichi.round.state import RoundState

from .waits import Counts, _ways

BELIEFS: Final = {
    "only the left neighbour's tile makes a kan": "C17",
    "four alike in the hand are a kan already": "H06",
    "added and open kans are exchanged": "K03",
    "a concealed kan is an added one": "K03",
    "three alike are enough": "K03",
    "a discard goes onto a pon": "K04",
    "a kan may follow a call": "K05",
    "who has called makes no concealed kan": "K05",
    "the last draw does not matter": "K08",
    "near the end no kan may be": "K08",
    "a fifth kan is free": "K12",
    "a fourth kan is one too many": "K12",
    "a concealed kan opens the hand": "R02",
    "any kan is free in riichi": "R09",
    "a kan never changes the wait": "R09",
    "no kan is free in riichi": "R10",
}

OUTSIDE: Final = (
    "honours make no kan",
    "a kan of terminals is always free",
    "a hand with calls makes no kan",
    "a dealer makes no kan",
)

PLAYED: Final = {
    "R10": "ankan_after_riichi",
    "K08": "kan_on_last_draw",
    "K12": "fifth_kan",
}

LEVELS: Final = {
    **dict.fromkeys(BELIEFS, (3,)),
    **dict.fromkeys(
        (
            "only the left neighbour's tile makes a kan",
            "four alike in the hand are a kan already",
            "a discard goes onto a pon",
        ),
        (1,),
    ),
    "three alike are enough": (1, 3),
    "added and open kans are exchanged": (2,),
    "a concealed kan is an added one": (2,),
    "a concealed kan opens the hand": (2,),
    "any kan is free in riichi": (3, 4),
    "no kan is free in riichi": (3, 4),
    "a kan never changes the wait": (4,),
}


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    state, action = puzzle.content.state, puzzle.content.action
    if puzzle.level == 1:
        field = puzzle.question.field("kans")
        assert isinstance(field, PickAction)
        kans = [c.id for c in field.choices if _is_kan(state, action.seat, c.id.split(), beliefs)]
        return {"kans": kans or "none"}
    if puzzle.level == 2:
        return _kind(puzzle, beliefs)
    no = _in_the_way(puzzle, beliefs)
    if puzzle.level == 3:
        return {"may": "no" if no else "yes", "reason": (*no, "none")[0]}
    before, after = _around(puzzle)
    if "a kan never changes the wait" in beliefs:
        after = before
    no = [reason for reason in no if reason.startswith(("kan_in", "kan_keeps"))]
    names = [[str(TILES[tile]) for tile in tiles] or "none" for tiles in (before, after)]
    return {"before": names[0], "after": names[1], "reason": (*no, "none")[0]}


def _alike(state: RoundState, seat: int, tile: Tile) -> int:
    """How many of a kind lie concealed, the drawn tile with them."""
    concealed, _, drawn = state.seats[seat].hand
    tiles = (*concealed, *(() if drawn is None else (drawn,)))
    return sum(each.kind is tile.kind for each in tiles)


def _is_kan(state: RoundState, seat: int, words: list[str], beliefs: Set[str]) -> bool:
    kind, name = words[:2]
    tile = next(each for each in TILES if str(each.kind) == name.replace("0", "5"))
    held, melds = _alike(state, seat, tile), state.seats[seat].hand.melds
    is_pon = any(meld.kind == "pon" and meld.tiles[0].kind is tile for meld in melds)
    short = 1 if "three alike are enough" in beliefs else 0
    if "honours make no kan" in beliefs and tile >= 27:
        return False
    if "a hand with calls makes no kan" in beliefs and any(meld.called for meld in melds):
        return False
    if "a dealer makes no kan" in beliefs and state.dealer is seat:
        return False
    offered = state.asked is not None and state.asked.seat is not seat
    if kind == "ankan":
        return held >= 4 - short and "four alike in the hand are a kan already" not in beliefs
    if kind == "kakan":
        return is_pon and ("a discard goes onto a pon" in beliefs if offered else held > 0)
    left = (state.asked.seat - seat) % 4 == 3 if state.asked else False
    if "only the left neighbour's tile makes a kan" in beliefs and not left:
        return False
    return held >= 3 - short


def _kind(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    state, action = puzzle.content.state, puzzle.content.action
    melds = state.seats[action.seat].hand.melds
    if state.asked is not None and state.asked.tile is action.tile and state.turn != action.seat:
        kind = "daiminkan"
    elif _alike(state, action.seat, action.tile) == 4:
        kind = "ankan"
    else:
        kind = "kakan"
    closed = kind == "ankan" and not any(meld.called for meld in melds)
    if "added and open kans are exchanged" in beliefs:
        kind = {"kakan": "daiminkan", "daiminkan": "kakan"}.get(kind, kind)
    if "a concealed kan is an added one" in beliefs and kind == "ankan":
        kind, closed = "kakan", False
    if "a concealed kan opens the hand" in beliefs:
        closed = False
    return {"kind": kind, "closed": "yes" if closed else "no"}


def _in_the_way(puzzle: Puzzle, beliefs: Set[str]) -> list[str]:
    """What forbids a concealed kan, as this person sees it."""
    state, action = puzzle.content.state, puzzle.content.action
    own, rules, tile = state.seats[action.seat], puzzle.rules, action.tile.kind
    called = any(meld.called for meld in own.hand.melds)
    no = []
    if own.hand.drawn is None and "a kan may follow a call" not in beliefs:
        no.append("kan_after_draw")
    if called and "who has called makes no concealed kan" in beliefs:
        no.append("kan_after_draw")
    fifth = len(state.kans) >= 4 and rules.fifth_kan != "allowed"
    if fifth and "a fifth kan is free" not in beliefs:
        no.append("kan_limit")
    if len(state.kans) == 3 and "a fourth kan is one too many" in beliefs:
        no.append("kan_limit")
    last = state.live_left == 0 and rules.kan_on_last_draw != "allowed"
    if last and "the last draw does not matter" not in beliefs:
        no.append("kan_last_draw")
    if 0 < state.live_left <= 4 and "near the end no kan may be" in beliefs:
        no.append("kan_last_draw")
    enough = 3 if "three alike are enough" in beliefs else 4
    if _alike(state, action.seat, tile) < enough:
        no.append("ankan_four")
    if own.riichi:
        no += _in_riichi(puzzle, beliefs)
    return _outside(puzzle, no, called, beliefs)


def _in_riichi(puzzle: Puzzle, beliefs: Set[str]) -> list[str]:
    state, action = puzzle.content.state, puzzle.content.action
    own, how = state.seats[action.seat], puzzle.rules.ankan_after_riichi
    if "any kan is free in riichi" in beliefs:
        return []
    if "no kan is free in riichi" in beliefs or how == "forbidden":
        return ["kan_in_riichi"]
    no = []
    if own.hand.drawn is not None and own.hand.drawn.kind is not action.tile.kind:
        return ["kan_drawn_tile"]
    before, after = _around(puzzle)
    if before != after and "a kan never changes the wait" not in beliefs:
        no.append("kan_keeps_waits")
    if how == "shape_unchanged" and not _stands_alone(puzzle):
        no.append("kan_keeps_shape")
    return no


def _outside(puzzle: Puzzle, no: list[str], called: bool, beliefs: Set[str]) -> list[str]:
    tile = puzzle.content.action.tile.kind
    if "a kan of terminals is always free" in beliefs and tile < 27 and tile % 9 in (0, 8):
        return []
    barred = called and "a hand with calls makes no kan" in beliefs
    barred = barred or (tile >= 27 and "honours make no kan" in beliefs)
    dealer = puzzle.content.state.dealer is puzzle.content.action.seat
    if barred or (dealer and "a dealer makes no kan" in beliefs):
        return no or ["ankan_four"]
    return no


def _held(puzzle: Puzzle) -> list[int]:
    """The concealed tiles before the draw."""
    state, action = puzzle.content.state, puzzle.content.action
    counts = [0] * 34
    for tile in state.seats[action.seat].hand.concealed:
        counts[tile.kind] += 1
    return counts


def _completing(counts: Counts, full: Counts) -> list[int]:
    return [t for t in range(34) if full[t] < 4 and any(True for _ in _ways(counts, t))]


def _around(puzzle: Puzzle) -> tuple[list[int], list[int]]:
    """The waits before a kan with the drawn tile, and after it."""
    kind, held = puzzle.content.action.tile.kind, _held(puzzle)
    if held[kind] != 3:
        return [], []
    left = [*held]
    left[kind] = 0
    quad = [*held]
    quad[kind] = 4
    return _completing(tuple(held), tuple(held)), _completing(tuple(left), tuple(quad))


def _stands_alone(puzzle: Puzzle) -> bool:
    """Whether the three are a triplet of their own in every way to win."""
    kind, held = puzzle.content.action.tile.kind, tuple(_held(puzzle))
    return all(
        (kind,) * 3 in way.standing for tile in _completing(held, held) for way in _ways(held, tile)
    )
