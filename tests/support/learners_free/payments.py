"""People who settle a deal: a small purse of their own, with false ideas of who pays what."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Response
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import step

BELIEFS: Final = {
    "the others' table is the dealer's": "P01",
    "everybody pays the whole": "P02",
    "the dealer pays one share, the others two": "P03",
    "one of those who pay the dealer pays double": "P04",
    "all three pay a ron": "P05",
    "counters are forgotten": "S01",
    "everybody pays three hundred a counter": "S02",
    "a ron earns a hundred a counter": "S03",
    "who deals in pays the sticks": "S05",
    "the own stick is gone": "S06",
    "the sticks stay": "S07",
    "every winner takes counters and sticks": "S08",
    "every noten player pays a thousand to each": "S09",
    "every noten player pays three thousand to each": "S09",
    "all noten all pay": "S10",
    "the sticks go to who is tenpai": "S13",
    "the next player is the dealer": "S15",
    "plus and minus are exchanged": "S19",
    "the stick of the last tile is paid": "R15",
    "everybody takes the own stick back": "R16",
    "a draw after a fed kan is a ron": "K11",
    "only the first wins": "C15",
    "who waits on an own discard is noten": "F19",
}

OUTSIDE: Final = (
    "a win earns a thousand more",
    "the dealer never pays",
    "the neighbour pays as well",
    "two thousand are paid by noten players",
)

SAME: Final = {"S06": ("S07",), "S07": ("S06",)}
"""Where only the own stick lies these say the same."""

PLAYED: Final = {"C15": "multiple_ron"}

_ALL: Final = (1, 2, 3)
LEVELS: Final = {
    **dict.fromkeys(BELIEFS, (2, 3)),
    "the others' table is the dealer's": _ALL,
    "all three pay a ron": (1, 3),
    "counters are forgotten": (3,),
    "everybody pays three hundred a counter": (3,),
    "a ron earns a hundred a counter": (3,),
    "who deals in pays the sticks": (1, 3),
    "the own stick is gone": _ALL,
    "the sticks stay": _ALL,
    "every winner takes counters and sticks": (3,),
    "the sticks go to who is tenpai": (3,),
    "plus and minus are exchanged": _ALL,
    "the stick of the last tile is paid": (3,),
    "everybody takes the own stick back": (3,),
    "a draw after a fed kan is a ron": (4,),
    "only the first wins": (3,),
    "who waits on an own discard is noten": (3,),
}


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    before: RoundState = puzzle.content.state
    over = step(before, puzzle.content.action)
    assert over.end is not None
    moved, sticks = list(over.end.changes), over.end.deposits
    plain = not any(own.liabilities for own in over.seats)
    if len(over.end.wins) == 1 and plain:
        moved, sticks = _won(over, before, beliefs)
    elif over.end.kind == "exhaustive_draw" and not over.end.nagashi:
        moved, sticks = _drawn(over, sticks, beliefs)
    elif len(over.end.wins) > 1:
        moved, sticks = _several(over, before, moved, sticks, beliefs)
    if "everybody takes the own stick back" in beliefs and over.end.kind in (
        "win",
        "exhaustive_draw",
    ):
        moved, sticks = _taken_back(over, moved, sticks)
    points = [p - a + b for p, a, b in zip(over.end.points, over.end.changes, moved, strict=True)]
    if "plus and minus are exchanged" in beliefs:
        moved = [-each for each in moved]
    found: dict[str, object] = {"sticks": sticks}
    for place, letter in enumerate("ABCD"):
        found |= {f"seat.{letter}": moved[place], f"points.{letter}": points[place]}
    return {field.id: found[field.id] for field in puzzle.question.fields}


def _up(points: float) -> int:
    """Rounded up to hundreds."""
    return int(-(-points // 100) * 100)


def _won(over: RoundState, before: RoundState, beliefs: Set[str]) -> tuple[list[int], int]:
    """One win: the bill, then the sticks."""
    assert over.end is not None
    (win,) = over.end.wins
    score = win.result.best.score
    assert score is not None
    base, dealer = score.base, over.dealer
    if "the next player is the dealer" in beliefs and win.seat == win.by and win.seat != dealer:
        dealer = next(seat for seat in _after(win.seat) if seat != dealer)
    is_dealer = win.seat == dealer
    if "the others' table is the dealer's" in beliefs:
        is_dealer = not is_dealer
        dealer = win.seat if is_dealer else (win.seat + 1) % 4
    counter = over.rules.honba_value * over.honba
    if "counters are forgotten" in beliefs:
        counter = 0
    tsumo = win.seat == win.by
    fed = tsumo and win.result.context.after_kan and _fed(over, win.seat)
    pays = [0, 0, 0, 0]
    if tsumo:
        each = counter // 3
        if "everybody pays three hundred a counter" in beliefs:
            each = counter
        for seat in _after(win.seat):
            double = is_dealer or seat == dealer
            if "the dealer pays one share, the others two" in beliefs and not is_dealer:
                double = not double
            pays[seat] = _up(base * (2 if double else 1)) + each
        if is_dealer and "one of those who pay the dealer pays double" in beliefs:
            share = _up(sum(pays) // 4)
            pays = [share if pay else 0 for pay in pays]
            pays[(win.seat + 1) % 4] *= 2
        if "everybody pays the whole" in beliefs:
            pays = [sum(pays) if pay else 0 for pay in pays]
    else:
        each = counter // 3 if "a ron earns a hundred a counter" in beliefs else counter
        pays[win.by] = _up(base * (6 if is_dealer else 4)) + each
        if "all three pay a ron" in beliefs:
            share = _up(sum(pays) // 3)
            pays = [0 if seat == win.seat else share for seat in range(4)]
    if fed and "a draw after a fed kan is a ron" in beliefs:
        whole = sum(pays)
        pays = [0, 0, 0, 0]
        pays[_fed(over, win.seat) - 1] = whole
    return _with_sticks(over, before, pays, beliefs)


def _after(seat: int) -> tuple[int, ...]:
    return tuple((seat + steps) % 4 for steps in (1, 2, 3))


def _fed(over: RoundState, seat: int) -> int:
    """One more than the player whose discard the last kan took; 0 where there is none."""
    melds = over.seats[seat].hand.melds
    if not melds or melds[-1].kind != "daiminkan":
        return 0
    steps = {"shimocha": 1, "toimen": 2, "kamicha": 3}[str(melds[-1].source)]
    return (seat + steps) % 4 + 1


def _with_sticks(
    over: RoundState, before: RoundState, pays: list[int], beliefs: Set[str]
) -> tuple[list[int], int]:
    assert over.end is not None
    (win,) = over.end.wins
    lying = 1000 * before.deposits
    discarder = over.seats[win.by]
    is_last = win.seat != win.by and not discarder.riichi and discarder.river[-1].riichi
    if is_last and "the stick of the last tile is paid" in beliefs:
        pays[win.by] += 1000
    if "a win earns a thousand more" in beliefs:
        pays[win.by if win.by != win.seat else _after(win.seat)[0]] += 1000
    if "the dealer never pays" in beliefs:
        pays[over.dealer] = 0
    if "the neighbour pays as well" in beliefs:
        near = (win.seat + 1) % 4
        pays[near] = pays[near] or max(pays)
    moved = [-pay for pay in pays]
    moved[win.seat] += sum(pays) + lying
    if win.seat != win.by and "who deals in pays the sticks" in beliefs:
        moved[win.by] -= lying
    if over.seats[win.seat].deposited and "the own stick is gone" in beliefs:
        moved[win.seat] -= 1000
    if "the sticks stay" in beliefs:
        moved[win.seat] -= lying
        return moved, before.deposits
    return moved, 0


def _drawn(over: RoundState, sticks: int, beliefs: Set[str]) -> tuple[list[int], int]:
    """A draw: three thousand pass from those who are noten to those who are tenpai."""
    assert over.end is not None
    ready = list(over.end.tenpai)
    if "who waits on an own discard is noten" in beliefs:
        thrown = {s: {one.tile.kind for one in over.seats[s].river} for s in ready}
        ready = [s for s in ready if not thrown[s] & {w.kind for w in over.seats[s].waits}]
    rest = [seat for seat in range(4) if seat not in ready]
    whole = 2000 if "two thousand are paid by noten players" in beliefs else 3000
    moved = [0, 0, 0, 0]
    if ready and rest:
        for seat in range(4):
            moved[seat] = whole // len(ready) if seat in ready else -whole // len(rest)
    for each, belief in (
        (1000, "every noten player pays a thousand to each"),
        (3000, "every noten player pays three thousand to each"),
    ):
        if belief in beliefs:
            moved = [each * len(rest) if seat in ready else -each * len(ready) for seat in range(4)]
    if "all noten all pay" in beliefs and len(ready) in (0, 4):
        moved = [1000 if ready else -1000] * 4
    if "the sticks go to who is tenpai" in beliefs and ready:
        share, left = divmod(sticks, len(ready))
        moved = [each + 1000 * share * (seat in ready) for seat, each in enumerate(moved)]
        return moved, left
    return moved, sticks


def _several(
    over: RoundState, before: RoundState, moved: list[int], sticks: int, beliefs: Set[str]
) -> tuple[list[int], int]:
    """Two wins on one tile."""
    assert over.end is not None
    counter, lying = over.honba * over.rules.honba_value, 1000 * before.deposits
    first, *others = over.end.wins
    if "only the first wins" in beliefs:
        return list(first.changes), sticks
    if "every winner takes counters and sticks" in beliefs:
        for win in others:
            moved[win.seat] += counter + lying
            moved[win.by] -= counter
    return moved, sticks


def _taken_back(over: RoundState, moved: list[int], sticks: int) -> tuple[list[int], int]:
    assert over.end is not None
    own = [1000 * seat.deposited for seat in over.seats]
    moved = [a + b for a, b in zip(moved, own, strict=True)]
    if over.end.wins:
        moved[over.end.wins[0].seat] -= sum(own)
        return moved, sticks
    return moved, sticks - sum(own) // 1000
