"""People who compare rule sets: they ask every table, with false ideas of what its rules do."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mjteach.core.errors import RuleSetError
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Response
from mjteach.riichi.aborts import Abort
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import WinResult, evaluate_win

BELIEFS: Final = {
    "nobody rounds up to mangan": "P12",
    "a double wind pair is four fu everywhere": "U25",
    "a rinshan draw is two fu everywhere": "U33",
    "nobody counts up to a yakuman": "P14",
    "nobody counts ura dora": "R14",
    "nobody opens kan dora": "K02",
    "nobody counts ippatsu": "Y43",
    "every four han are rounded up to mangan": "P12",
    "eleven han are a yakuman": "P14",
    "five han are haneman": "P13",
    "fu go on doubling above mangan": "P11",
    "dora above a limit are paid": "D09",
    "fu above a limit are paid": "U32",
    "fu are not rounded": "U01",
    "riichi never needs a draw": "R07",
    "riichi always needs a draw": "R07",
    "any kan is free in riichi": "R09",
    "no kan is free in riichi": "R10",
    "the called tile may be discarded": "C05",
    "the called tile may nowhere be discarded": "C05",
    "the other end may be discarded": "C06",
    "the other end may nowhere be discarded": "C06",
    "everybody wins on a shared tile": "C15",
    "only the first wins on a shared tile": "C15",
    "nine tiles are nine kinds": "G06",
    "four dragons are four winds": "G06",
    "every table ends at nine kinds": "G06",
    "no table ends at nine kinds": "G06",
    "every table ends at four winds": "G06",
    "no table ends at four winds": "G06",
    "a called tile does not spoil the river": "Y41",
}

OUTSIDE: Final = (
    "the first line decides",
    "no line ever decides",
    "the first table comes out best",
    "the shortest name comes out best",
)

_VERDICTS: Final = ("R07", "R09", "R10", "C05", "C06", "C15", "G06", "Y41")
LEVELS: Final = {belief: (3,) if code in _VERDICTS else (1, 2) for belief, code in BELIEFS.items()}

_EVERYWHERE: Final[dict[str, tuple[str, object]]] = {
    "nobody rounds up to mangan": ("kiriage_mangan", False),
    "a double wind pair is four fu everywhere": ("renpuu_pair_fu", 4),
    "a rinshan draw is two fu everywhere": ("rinshan_tsumo_fu", 2),
    "nobody counts up to a yakuman": ("kazoe_yakuman", False),
    "nobody counts ura dora": ("ura_dora", False),
    "nobody opens kan dora": ("kan_dora", False),
    "nobody counts ippatsu": ("ippatsu", False),
    "riichi never needs a draw": ("riichi_without_draw_left", "allowed"),
    "riichi always needs a draw": ("riichi_without_draw_left", "forbidden"),
    "no kan is free in riichi": ("ankan_after_riichi", "forbidden"),
    "the called tile may be discarded": ("kuikae_genbutsu", "allowed"),
    "the called tile may nowhere be discarded": ("kuikae_genbutsu", "forbidden"),
    "the other end may be discarded": ("kuikae_suji", "allowed"),
    "the other end may nowhere be discarded": ("kuikae_suji", "forbidden"),
    "everybody wins on a shared tile": ("multiple_ron", "all_win"),
    "only the first wins on a shared tile": ("multiple_ron", "atamahane"),
    "every table ends at nine kinds": ("abort_kyuushu_kyuuhai", True),
    "no table ends at nine kinds": ("abort_kyuushu_kyuuhai", False),
    "every table ends at four winds": ("abort_suufon_renda", True),
    "no table ends at four winds": ("abort_suufon_renda", False),
}
"""What somebody thinks that every table plays."""


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    poll = puzzle.content
    tables = [preset(id).rules for id in poll.rulesets]
    says = [_says(puzzle, rules, beliefs) for rules in tables]
    most = max(says)
    best = "".join(x for x, own in zip("abc", says, strict=False) if own == most)
    lines = [key for key in poll.sheet if len(set(says)) > 1]
    differ = [key for key in lines if _decides(puzzle, tables, key, beliefs)]
    option = next(
        iter(differ or (key for key in lines if _moves(puzzle, tables, key, beliefs))), "none"
    )
    found = {"best": best if most else "none", "option": option}
    return _besides(puzzle, found, beliefs)


def _says(puzzle: Puzzle, rules: RuleSet, beliefs: Set[str]) -> object:
    """What a table answers, as this person sees it."""
    asked = puzzle.content.asked
    for belief, (option, value) in _EVERYWHERE.items():
        if belief in beliefs:
            rules = _with(rules, option, value) or rules
    if asked.fact == "points":
        question = asked.question
        return _paid(evaluate_win(question.hand, question.tile, question.context, rules), beliefs)
    if asked.word == "kan" and "any kan is free in riichi" in beliefs:
        return rules.ankan_after_riichi != "forbidden"
    question = asked.question
    if asked.word == "nine_kinds" and "nine tiles are nine kinds" in beliefs:
        outside = [tile for tile in question.facts.tiles if tile >= 27 or tile.kind % 9 in (0, 8)]
        return rules.abort_kyuushu_kyuuhai and len(outside) >= 9
    four = question.abort is Abort.SUUFON_RENDA if asked.word == "four_discards" else False
    if four and "four dragons are four winds" in beliefs:
        thrown = {tile.kind for tile in question.facts.first_discards}
        return rules.abort_suufon_renda and len(thrown) == 1
    if asked.word == "nagashi" and "a called tile does not spoil the river" in beliefs:
        outside = [tile for tile in question.river if tile >= 27 or tile.kind % 9 in (0, 8)]
        return rules.nagashi_mangan and len(outside) == len(question.river)
    return asked.answer(rules)


def _with(rules: RuleSet, option: str, value: object) -> RuleSet | None:
    try:
        return replace_options(rules, **{option: value})
    except RuleSetError:
        return None


def _decides(puzzle: Puzzle, tables: list[RuleSet], option: str, beliefs: Set[str]) -> bool:
    """Whether all tables would answer alike if all of them played this line alike."""
    values = {getattr(rules, option) for rules in tables}
    for value in values:
        changed = [_with(rules, option, value) for rules in tables]
        if None in changed:
            return False
        if len({_says(puzzle, rules, beliefs) for rules in changed if rules}) > 1:
            return False
    return len(values) > 1


def _moves(puzzle: Puzzle, tables: list[RuleSet], option: str, beliefs: Set[str]) -> bool:
    """Whether a table would answer otherwise if it played this line as another does."""
    changed = (
        (own, _with(own, option, getattr(rules, option))) for own in tables for rules in tables
    )
    return any(
        other is not None and _says(puzzle, own, beliefs) != _says(puzzle, other, beliefs)
        for own, other in changed
    )


def _paid(won: WinResult, beliefs: Set[str]) -> object:
    """Points, with whatever is thought to be paid on top."""
    best, rules = won.best, won.rules
    assert best.score is not None
    value, base = best.score.value, best.score.base
    if best.yakuman:
        return (value, 0)
    dora = sum(item.han for item in best.bonus)
    limit = best.han >= 5 or base >= 2000
    han, fu, raw = best.han, best.fu.total, best.fu.raw
    if "every four han are rounded up to mangan" in beliefs and rules.kiriage_mangan:
        base = max(base, 2000 if han == 4 or (han == 3 and fu >= 50) else 0)
    if "eleven han are a yakuman" in beliefs and han in (11, 12):
        base = 8000 if rules.kazoe_yakuman else base
    if "five han are haneman" in beliefs:
        base = {5: 3000, 7: 4000, 10: 6000}.get(han, base)
    if "fu go on doubling above mangan" in beliefs and han < 5:
        base = max(base, fu * 2 ** (han + 2))
    more = 0
    if "dora above a limit are paid" in beliefs and limit:
        more = dora
    if "fu above a limit are paid" in beliefs and limit:
        more = raw
    if "fu are not rounded" in beliefs and not limit:
        more = raw
    return (base, more)


def _besides(puzzle: Puzzle, found: dict[str, object], beliefs: Set[str]) -> Response:
    poll = puzzle.content
    if "the first line decides" in beliefs:
        return {**found, "option": poll.sheet[0]}
    if "no line ever decides" in beliefs:
        return {**found, "option": "none"}
    if "the first table comes out best" in beliefs:
        return {**found, "best": "a"}
    if "the shortest name comes out best" in beliefs:
        short = min(range(len(poll.rulesets)), key=lambda place: len(poll.rulesets[place]))
        return {**found, "best": "abc"[short]}
    return found
