"""People who answer a discard: they look whether the tile fits, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from mjteach.core.hand import make_hand
from mjteach.core.melds import Source, make_meld
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.core.waits import wait_tiles
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import PickAction, Response
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.variant import legal_actions
from mjteach.riichi.win import evaluate_win

BELIEFS: Final = {
    "a chi comes from anyone": "C01",
    "one alike makes a pon": "C03",
    "two alike make a kan": "C03",
    "riichi bars no call": "C04",
    "the called tile may be discarded": "C05",
    "the last discard may be called": "C08",
    "riichi is left after a call": "C12",
    "the draw counts after a call": "C12",
    "pinfu counts after a call": "C12",
    "any complete hand wins": "C13",
    "every call comes from the left": "C17",
    "there is always chi": "C18",
    "left and right are exchanged": "G03",
    "runs cross the suits": "H01",
    "runs go round the end": "H02",
    "honours make runs": "H03",
    "four kans bar no call": "K12",
    "a discard goes onto a pon": "K04",
    "a red five is kept out": "T06",
}

OUTSIDE: Final = (
    "honours are not called",
    "nobody calls from across",
    "terminals are not called",
    "a gap is no chi",
)

PLAYED: Final = {
    "C05": "kuikae_genbutsu",
    "C08": "call_last_discard",
    "K12": "abort_suukaikan",
}

_ONE: Final = (2,)
_FROM: Final = (1, 2, 3)
LEVELS: Final = {
    "a chi comes from anyone": _FROM,
    "one alike makes a pon": _FROM,
    "two alike make a kan": (2, 3),
    "riichi bars no call": _ONE,
    "the called tile may be discarded": _ONE,
    "the last discard may be called": _ONE,
    "riichi is left after a call": (4,),
    "the draw counts after a call": (4,),
    "pinfu counts after a call": (4,),
    "any complete hand wins": (4,),
    "every call comes from the left": _FROM,
    "there is always chi": _ONE,
    "left and right are exchanged": _FROM,
    "runs cross the suits": (1, 3),
    "runs go round the end": _FROM,
    "honours make runs": _FROM,
    "four kans bar no call": _ONE,
    "a discard goes onto a pon": (3,),
    "a red five is kept out": (3,),
}


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    if puzzle.level in (1, 3):
        (field,) = puzzle.question.fields
        assert isinstance(field, PickAction)
        kept = [c.id for c in field.choices if not any(_refusals(puzzle, c.id, beliefs))]
        if "a red five is kept out" in beliefs:
            kept = [id for id in kept if "0" not in id]
        return {field.id: kept or "none"}
    thought = str(puzzle.content.action).partition(" ")[2]
    no = next(_refusals(puzzle, thought, beliefs), None)
    if puzzle.level == 2:
        return {"may": "no" if no else "yes", "reason": no or "none"}
    yaku = () if no else _yaku(puzzle, beliefs)
    worth = bool(yaku) or (not no and "any complete hand wins" in beliefs)
    return {
        "may": "no" if no else "yes",
        "after": [*yaku] or "none",
        "worth": "yes" if worth else "no",
    }


def _refusals(puzzle: Puzzle, thought: str, beliefs: Set[str]) -> Iterator[str]:
    """What is in the way of saying this, as this person sees it."""
    state, seat = puzzle.content.state, puzzle.content.seat
    own, asked = state.seats[seat], state.asked
    kind, _, rest = thought.partition(" ")
    name, _, using = rest.partition(" with ")
    (tile,), used = parse_tiles(name), parse_tiles(using) if using else ()
    if kind == "ron":
        if not any(a.kind == "ron" for a in legal_actions(state, seat)):
            yield "ron"
        return
    if kind == "kakan":
        pon = any(m.kind == "pon" and m.tiles[0].kind is tile.kind for m in own.hand.melds)
        if not pon or "a discard goes onto a pon" not in beliefs:
            yield "turn"
        return
    steps = (asked.seat - seat) % 4
    if "left and right are exchanged" in beliefs:
        steps = -steps % 4
    needed = {"pon": 2, "daiminkan": 3, "chi": 0}[kind]
    needed -= kind == "pon" and "one alike makes a pon" in beliefs
    needed -= kind == "daiminkan" and "two alike make a kan" in beliefs
    if sum(each.kind is tile.kind for each in used) < needed:
        yield f"{kind}_tiles"
    if kind == "chi":
        if not _is_run(tile, used, beliefs):
            yield "chi_run"
        if steps != 3 and "a chi comes from anyone" not in beliefs:
            yield "chi_kamicha"
        if not state.rules.chi and "there is always chi" not in beliefs:
            yield "chi_played"
    elif steps != 3 and "every call comes from the left" in beliefs:
        yield "chi_kamicha"
    yield from _at_the_table(puzzle, kind, tile, used, beliefs)
    yield from _outside(kind, tile, used, steps, beliefs)


def _is_run(tile: Tile, used: tuple[Tile, ...], beliefs: Set[str]) -> bool:
    kinds = sorted(int(each.kind) for each in (tile, *used))
    suits = {kind // 9 for kind in kinds}
    if suits == {3}:
        families = ({27, 28, 29, 30}, {31, 32, 33})
        three = len(set(kinds)) == 3 and any(set(kinds) <= each for each in families)
        return three and "honours make runs" in beliefs
    ranks = sorted(kind % 9 for kind in kinds)
    in_a_row = ranks[1] - ranks[0] == ranks[2] - ranks[1] == 1
    if 3 in suits:
        return False
    if len(suits) > 1:
        return in_a_row and "runs cross the suits" in beliefs
    return in_a_row or (ranks in ([0, 7, 8], [0, 1, 8]) and "runs go round the end" in beliefs)


def _at_the_table(
    puzzle: Puzzle, kind: str, tile: Tile, used: tuple[Tile, ...], beliefs: Set[str]
) -> Iterator[str]:
    state, rules = puzzle.content.state, puzzle.rules
    own = state.seats[puzzle.content.seat]
    if own.riichi and "riichi bars no call" not in beliefs:
        yield "call_riichi"
    last = state.live_left == 0 and rules.call_last_discard != "allowed"
    if last and "the last discard may be called" not in beliefs:
        yield "call_last"
    if kind in ("chi", "pon") and "the called tile may be discarded" not in beliefs:
        left = list(own.hand.concealed)
        for each in used:
            if each in left:
                left.remove(each)
        if left and {each.kind for each in left} <= _barred(puzzle, tile, used):
            yield "call_leaves_discard"
    if len(state.kans) >= 4 and kind in ("chi", "pon") and "four kans bar no call" not in beliefs:
        yield "call_four_kans"


def _barred(puzzle: Puzzle, tile: Tile, used: tuple[Tile, ...]) -> set[Tile]:
    """The kinds that may not be discarded after a call."""
    rules = puzzle.rules
    barred = {tile.kind} if rules.kuikae_genbutsu == "forbidden" else set()
    low, high = min(each.kind for each in used), max(each.kind for each in used)
    if high - low == 1 and rules.kuikae_suji == "forbidden":
        other = high + 1 if tile.kind < low else low - 1
        if 0 <= other < 27 and other // 9 == tile.kind // 9:
            barred.add(Tile(other))
    return barred


def _yaku(puzzle: Puzzle, beliefs: Set[str]) -> tuple[str, ...]:
    """The yaku that somebody hopes to win with after the call."""
    state, action = puzzle.content.state, puzzle.content.action
    seat = action.seat
    concealed, melds, _ = state.seats[seat].hand
    rest = list(concealed)
    for each in action.using:
        rest.remove(each)
    source = Source.KAMICHA if action.kind == "chi" else Source.TOIMEN
    meld = make_meld(action.kind, (action.tile, *action.using), action.tile, source)
    barred = _barred(puzzle, action.tile, action.using)
    found: set[str] = set()
    context = WinContext(seat_wind=state.wind(seat), round_wind=state.round_wind)
    for place, thrown in enumerate(rest):
        if thrown.kind in barred:
            continue
        hand = make_hand((*rest[:place], *rest[place + 1 :]), (*melds, meld))
        for tile in wait_tiles(hand.counts, hand.melds):
            won = evaluate_win(hand, tile, context, puzzle.rules)
            if won.can_win:
                found.update(won.best.yaku_ids)
    if "riichi is left after a call" in beliefs:
        found.add("riichi")
    if "the draw counts after a call" in beliefs:
        found.add("menzen_tsumo")
    if "pinfu counts after a call" in beliefs:
        found.add("pinfu")
    return tuple(sorted(found))


def _outside(
    kind: str, tile: Tile, used: tuple[Tile, ...], steps: int, beliefs: Set[str]
) -> Iterator[str]:
    if "honours are not called" in beliefs and tile >= 27:
        yield "pon_tiles"
    if "terminals are not called" in beliefs and tile < 27 and tile.kind % 9 in (0, 8):
        yield "pon_tiles" if kind == "pon" else "chi_run"
    if "nobody calls from across" in beliefs and steps == 2:
        yield "chi_kamicha"
    if "a gap is no chi" in beliefs and kind == "chi":
        low, high = sorted(each.kind for each in used)
        if high - low == 2:
            yield "chi_run"
