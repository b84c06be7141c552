"""People who count a Korean hand: the engine's list of yaku, with what they believe of each."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mjteach.core.readings import Group
from mjteach.korean import KoreanWinBy, evaluate
from mjteach.korean.counting import waits_of
from mjteach.korean.result import CountedReading
from mjteach.korean.yaku import value_of
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Response

BELIEFS: Final = {
    "a closed hand earns nothing": "KR01",
    "an open hand earns its draw": "KR02",
    "every wind has value": "KR03",
    "a double wind counts once": "KR04",
    "only dragons have value": "KR05",
    "open hands lose a han": "KR06",
    "all simples must be closed": "KR07",
    "a triplet by ssoa is concealed": "KR08",
    "a called triplet is concealed": "KR09",
    "both flushes count": "KR10",
    "equal runs earn one": "KR11",
    "four runs will do": "KR13",
    "a closed half flush is three": "KR14",
    "every han reaches the minimum": "KR15",
    "eopeo reaches the minimum": "KR16",
    "the tile will be drawn": "KR17",
    "short tiles do not matter": "KR18",
    "an open hand may declare": "KR19",
    "gensho is one han": "KR20",
    "only all four flowers count": "KR21",
}

SAME: Final = {"KR15": ("KR16",), "KR16": ("KR15", "KR17"), "KR17": ("KR16", "KR15")}
"""Where a hand has no other bonus yaku these say the same."""

LEVELS: Final = {
    "all simples must be closed": (1, 2),
    "both flushes count": (1, 3),
    "every han reaches the minimum": (2, 3),
    "eopeo reaches the minimum": (2, 3),
    "the tile will be drawn": (3,),
    "short tiles do not matter": (3,),
    "an open hand may declare": (3,),
    "gensho is one han": (3,),
    "only all four flowers count": (3,),
}

OUTSIDE: Final = (
    "runs earn one each",
    "honours spoil a flush",
    "the dealer counts one more",
    "nothing is above three",
)

EOPEO: Final = ("kr_eopeo", "kr_bulleo", "kr_oeja_bulleo", "kr_buji_eopeo")
FLOWERS: Final = ("kr_hwapae", "kr_hwamangwan")
LINE: Final = {
    "kr_menzen": "closed",
    "kr_ssumu": "draw",
    "kr_pinghu": "runs",
    "kr_dangyo": "simples",
    "kr_gwolli": "values",
    "kr_ilgitonggwan": "straight",
    "kr_honilsaek": "suit",
    "kr_cheongilsaek": "suit",
    "kr_doldori": "alike",
    "kr_childae": "alike",
    "kr_samanko": "concealed",
    "kr_saanko": "concealed",
    "kr_sosamwon": "honours",
    "kr_daesamwon": "honours",
    "kr_sosahui": "honours",
    "kr_daesahui": "honours",
    "kr_honnodu": "outside",
    "kr_jailsaek": "outside",
}
Yaku = dict[str, int]


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    win, ids = puzzle.content, [field.id for field in puzzle.question.fields]
    if win.tile is None:
        found = _declares(puzzle, beliefs)
    else:
        result = evaluate(win.hand, win.tile, win.context, puzzle.rules)
        base, bonus = _counted(puzzle, result.best, beliefs)
        found = _written(puzzle, base, bonus, beliefs)
    return {id: found.get(id, "none") for id in ids}


def _written(puzzle: Puzzle, base: Yaku, bonus: Yaku, beliefs: Set[str]) -> dict[str, object]:
    gensho = bonus.get("kr_gensho", 0)
    flowers = sum(bonus.get(yaku, 0) for yaku in FLOWERS)
    if "gensho is one han" in beliefs:
        gensho = min(gensho, 1)
    if "only all four flowers count" in beliefs and flowers < 4:
        flowers = 0
    others = sum(han for yaku, han in bonus.items() if yaku not in ("kr_gensho", *FLOWERS))
    lines: dict[str, object] = {f"line.{name}": 0 for name in {*LINE.values(), "other"}}
    for yaku, han in base.items():
        line = f"line.{LINE.get(yaku, 'other')}"
        lines[line] = int(str(lines[line])) + han
    total = sum(base.values())
    return {
        **{f"sort.{yaku}": "bonus" for yaku in bonus},
        **{f"sort.{yaku}": "base" for yaku in base},
        **lines,
        "sum": total,
        "base": total,
        "win": "yes" if total >= puzzle.rules.min_han else "no",
        "gensho": gensho,
        "flowers": flowers,
        "bonus": others,
        "total": total + gensho + flowers + others,
    }


def _counted(puzzle: Puzzle, best: CountedReading, beliefs: Set[str]) -> tuple[Yaku, Yaku]:
    """Base and bonus yaku with their han."""
    base = {item.yaku: 0 for item in best.yaku if not item.bonus}
    for item in best.yaku:
        if not item.bonus:
            base[item.yaku] += item.han
    bonus = {item.yaku: item.han for item in best.yaku if item.bonus}
    for change in (_openness, _values, _concealed, _suits, _runs, _others):
        base = change(puzzle, best, dict(base), beliefs)
    for yaku in [*bonus]:
        moved = "every han reaches the minimum" in beliefs and yaku not in ("kr_gensho", *FLOWERS)
        moved = moved or ("eopeo reaches the minimum" in beliefs and yaku in EOPEO)
        if moved and puzzle.level == 2:
            base[yaku] = bonus.pop(yaku)
    return base, bonus


def _is_open(puzzle: Puzzle) -> bool:
    return any(meld.is_open for meld in puzzle.content.hand.melds)


def _openness(puzzle: Puzzle, _best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    if "a closed hand earns nothing" in beliefs:
        base.pop("kr_menzen", None)
    drawn = puzzle.content.context.by is KoreanWinBy.SSUMU
    if _is_open(puzzle) and drawn and "an open hand earns its draw" in beliefs:
        base["kr_ssumu"] = 1
    if _is_open(puzzle) and "all simples must be closed" in beliefs:
        base.pop("kr_dangyo", None)
    if _is_open(puzzle) and "open hands lose a han" in beliefs:
        for yaku in ("kr_ilgitonggwan", "kr_honilsaek", "kr_cheongilsaek"):
            if yaku in base:
                base[yaku] -= 1
    return base


def _alike(best: CountedReading) -> list[Group]:
    return [g for g in best.reading.groups if len(g.tiles) > 2 and g.tiles[0] == g.tiles[1]]


def _values(puzzle: Puzzle, best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    context = puzzle.content.context
    winds = [context.round_wind, context.seat_wind]
    found = 0
    for group in _alike(best):
        tile = group.tiles[0]
        if tile >= 31:
            found += 1
        elif tile >= 27:
            han = winds.count(tile)
            if "every wind has value" in beliefs:
                han = max(han, 1)
            if "a double wind counts once" in beliefs:
                han = min(han, 1)
            if "only dragons have value" in beliefs:
                han = 0
            found += han
    if "kr_gwolli" in base or found:
        base["kr_gwolli"] = found
    return {yaku: han for yaku, han in base.items() if yaku != "kr_gwolli" or han}


def _concealed(puzzle: Puzzle, best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    by_ssoa = puzzle.content.context.by is KoreanWinBy.SSOA
    seen = 0
    for place, group in enumerate(best.reading.groups):
        if group not in _alike(best):
            continue
        finished = by_ssoa and place == best.reading.winning_group and len(group.tiles) == 3
        hidden = not group.open and not finished
        hidden = hidden or (finished and "a triplet by ssoa is concealed" in beliefs)
        hidden = hidden or (group.open and "a called triplet is concealed" in beliefs)
        seen += hidden
    if {"a triplet by ssoa is concealed", "a called triplet is concealed"} & beliefs:
        base.pop("kr_samanko", None)
        base.pop("kr_saanko", None)
        if seen >= 3:
            yaku = "kr_samanko" if seen == 3 else "kr_saanko"
            base[yaku] = _worth(puzzle, yaku)
    return base


def _worth(puzzle: Puzzle, yaku: str) -> int:
    return value_of(yaku, puzzle.rules).han or 0


def _suits(puzzle: Puzzle, _best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    if "kr_cheongilsaek" in base and "both flushes count" in beliefs:
        base["kr_honilsaek"] = _worth(puzzle, "kr_honilsaek")
    half = "kr_honilsaek" in base and "kr_cheongilsaek" not in base and not _is_open(puzzle)
    if half and "a closed half flush is three" in beliefs:
        base["kr_honilsaek"] = 3
    if half and "honours spoil a flush" in beliefs:
        base.pop("kr_honilsaek")
    return base


def _runs(puzzle: Puzzle, best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    runs = [g.tiles for g in best.reading.groups if g.tiles[0] != g.tiles[1]]
    if best.reading.shape != "standard":
        return base
    if len(set(runs)) < len(runs) and not _is_open(puzzle) and "equal runs earn one" in beliefs:
        base["equal"] = 1
    by_ssoa = puzzle.content.context.by is KoreanWinBy.SSOA
    if len(runs) == 4 and by_ssoa and "four runs will do" in beliefs:
        base["kr_pinghu"] = _worth(puzzle, "kr_pinghu")
    if "runs earn one each" in beliefs and runs:
        base["more"] = len(runs)
    return base


def _others(puzzle: Puzzle, _best: CountedReading, base: Yaku, beliefs: Set[str]) -> Yaku:
    if "the dealer counts one more" in beliefs and puzzle.content.context.seat_wind == 27:
        base["more"] = base.get("more", 0) + 1
    if "nothing is above three" in beliefs:
        base = {yaku: min(3, han) for yaku, han in base.items()}
    return base


def _declares(puzzle: Puzzle, beliefs: Set[str]) -> dict[str, object]:
    """Whether eopeo may be declared, by what every winning tile gives."""
    win, rules = puzzle.content, puzzle.rules
    context = win.context._replace(eopeo=win.hand.is_closed)
    if "the tile will be drawn" in beliefs:
        context = context._replace(by=KoreanWinBy.SSUMU)
    worth: dict[object, int] = {}
    for tile in waits_of(win.hand, rules):
        best = evaluate(win.hand, tile, context, rules).best
        base, bonus = _counted(puzzle, best, beliefs)
        worth[tile] = sum(base.values())
        if "every han reaches the minimum" in beliefs:
            worth[tile] += sum(h for y, h in bonus.items() if y not in ("kr_gensho", *FLOWERS))
        if "eopeo reaches the minimum" in beliefs:
            worth[tile] += sum(h for y, h in bonus.items() if y in EOPEO)
    short = [str(tile) for tile, han in worth.items() if han < rules.min_han]
    bars = short and "short tiles do not matter" not in beliefs
    is_open = _is_open(puzzle) and "an open hand may declare" not in beliefs
    why = "open" if is_open else "short" if bars else "none"
    return {
        "waits": [str(tile) for tile in worth],
        "short": short or "none",
        "fewest": min(worth.values()),
        "eopeo": "yes" if why == "none" else "no",
        "why": why,
    }
