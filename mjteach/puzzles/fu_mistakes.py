"""False rules of counting fu, one row each: the answer of someone who follows that rule alone.

Codes are those of the catalogue of misconceptions, topic U.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.readings import WaitKind
from mjteach.core.waits import WaitShape
from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet

from .base import Key, Mistake
from .fu_lines import (
    BASE,
    FuContent,
    FuFacts,
    Lines,
    SetFacts,
    facts_of,
    facts_of_reading,
    total_of,
    value_of,
)
from .questions import Value

Twist = Callable[[FuFacts], Lines | None]
"""The lines under a false rule, or None where the rule has nothing to say."""

NARROW: Final = (WaitKind.TANKI, WaitKind.KANCHAN, WaitKind.PENCHAN)


def key_of(facts: FuFacts, lines: Lines, total: int) -> dict[str, Value]:
    """Every field a fu puzzle can ask for, from lines and total."""
    key: dict[str, Value] = {f"set.{place}": fu for place, fu in enumerate(lines.sets)}
    if lines.fixed is None:
        key |= {
            "sets": sum(lines.sets),
            "pair": lines.pair,
            "wait": lines.wait,
            "win": lines.win,
        }
    groups: Value = [list(group) for group in facts.groups]
    return key | {
        "groups": groups,
        "sum": lines.sum,
        "total": total,
        "irrelevant": facts.limit_by_han,
    }


def _under(twist: Twist) -> Callable[[FuContent, RuleSet], Key | None]:
    """The whole key when the lines are twisted and everything else is done right."""

    def answer(content: FuContent, rules: RuleSet) -> Key | None:
        facts = facts_of(content, rules)
        lines = twist(facts)
        if lines is None:
            return None
        total = total_of(lines, facts.closed, facts.by, rules)
        return key_of(facts, lines, total)

    return answer


def _each_set(change: Callable[[SetFacts], int]) -> Twist:
    """A false rule about sets: the fu it gives to each of them."""

    def twist(facts: FuFacts) -> Lines | None:
        if not facts.sets:
            return None
        return facts.lines._replace(sets=tuple(change(group) for group in facts.sets))

    return twist


def _sets_with_facts(change: Callable[[SetFacts, FuFacts], int]) -> Twist:
    def twist(facts: FuFacts) -> Lines | None:
        if not facts.sets:
            return None
        return facts.lines._replace(sets=tuple(change(group, facts) for group in facts.sets))

    return twist


def _line(name: str, value: Callable[[FuFacts], int | None]) -> Twist:
    """A false rule about one line: its fu, or None where the rule does not apply."""

    def twist(facts: FuFacts) -> Lines | None:
        found = None if facts.seven_pairs or not facts.sets else value(facts)
        return None if found is None else Lines(**{**facts.lines._asdict(), name: found})

    return twist


def _rounding(rounded: Callable[[int], int]) -> Callable[[FuContent, RuleSet], Key | None]:
    def answer(content: FuContent, rules: RuleSet) -> Key | None:
        facts = facts_of(content, rules)
        if facts.seven_pairs:
            return None
        return key_of(facts, facts.lines, rounded(facts.lines.sum))

    return answer


def _cheaper_reading(content: FuContent, rules: RuleSet) -> Key | None:
    """U31: another reading of the same tiles, counted right (R4.2.2-j)."""
    result = value_of(content, rules)
    best = facts_of(content, rules)
    for other in result.others:
        facts = facts_of_reading(content, other, rules)
        if facts.lines.sum != best.lines.sum or facts.total != best.total:
            key = key_of(facts, facts.lines, facts.total)
            if other.reading.groups == result.best.reading.groups:
                return key
            return {id: value for id, value in key.items() if not id.startswith("set.")}
    return None


def _seven_pairs_counted(content: FuContent, rules: RuleSet) -> Key | None:
    """U30: seven pairs built from parts like any other hand."""
    facts = facts_of(content, rules)
    if not facts.seven_pairs:
        return None
    pairs = value_of(content, rules).best.reading.groups
    value = sum(2 for pair in pairs if pair.tiles[0] in facts.value_kinds)
    win = 10 if facts.by is WinBy.RON else 2
    counted = BASE + value + 2 + win
    return key_of(facts, Lines((), 0, 0, 0, fixed=counted), -(-counted // 10) * 10)


def _seven_pairs_rounded(content: FuContent, rules: RuleSet) -> Key | None:
    """U30: 25 rounded up like a sum."""
    facts = facts_of(content, rules)
    return key_of(facts, facts.lines, 30) if facts.seven_pairs else None


def _win_if(applies: Callable[[FuFacts], bool], fu: int) -> Twist:
    return _line("win", lambda facts: fu if applies(facts) else None)


def _nothing(_facts: FuFacts) -> int:
    return 0


def _ron(facts: FuFacts) -> bool:
    return facts.by is WinBy.RON


def _tsumo(facts: FuFacts) -> bool:
    return facts.by is WinBy.TSUMO


_ROWS: Final[tuple[tuple[str, str, int, Twist], ...]] = (
    ("U04", "closed-ron-forgotten", 3, _win_if(lambda f: _ron(f) and f.closed, 0)),
    ("U05", "closed-ron-on-open", 2, _win_if(lambda f: _ron(f) and not f.closed, 10)),
    (
        "U06",
        "closed-ten-on-tsumo",
        2,
        _line("win", lambda f: f.lines.win + 10 if _tsumo(f) and f.closed else None),
    ),
    ("U07", "tsumo-forgotten", 3, _win_if(lambda f: _tsumo(f) and not f.pinfu, 0)),
    ("U08", "tsumo-on-pinfu", 3, _win_if(lambda f: _tsumo(f) and f.pinfu, 2)),
    ("U09", "tsumo-only-closed", 2, _win_if(lambda f: _tsumo(f) and not f.closed, 0)),
    ("U10", "ron-triplet-concealed", 3, _each_set(lambda s: s.fu * 2 if s.by_ron else s.fu)),
    (
        "U11",
        "called-triplet-concealed",
        3,
        _each_set(lambda s: s.fu * 2 if s.is_triplet and s.called else s.fu),
    ),
    (
        "U12",
        "concealed-as-open",
        2,
        _each_set(lambda s: s.fu // 2 if s.is_triplet and not s.called and not s.by_ron else s.fu),
    ),
    (
        "U13",
        "terminals-not-doubled",
        3,
        _each_set(lambda s: s.fu // 2 if s.tile.is_yaochuu else s.fu),
    ),
    (
        "U14",
        "ones-nines-as-simples",
        2,
        _each_set(lambda s: s.fu // 2 if s.tile.is_terminal else s.fu),
    ),
    ("U15", "quad-as-triplet", 2, _each_set(lambda s: s.fu // 4 if s.is_quad else s.fu)),
    (
        "U16",
        "quad-openness",
        2,
        _each_set(lambda s: (s.fu * 2 if s.called else s.fu // 2) if s.is_quad else s.fu),
    ),
    ("U17", "ankan-opens-hand", 2, _win_if(lambda f: _ron(f) and f.closed and f.ankan, 0)),
    ("U18", "wait-forgotten", 3, _line("wait", _nothing)),
    (
        "U19",
        "shanpon-plus-two",
        3,
        _line("wait", lambda f: 2 if f.wait is WaitKind.SHANPON else None),
    ),
    ("U20", "tanki-zero", 2, _line("wait", lambda f: 0 if f.wait is WaitKind.TANKI else None)),
    (
        "U21",
        "two-sided-plus-two",
        2,
        _line("wait", lambda f: 2 if f.wait is WaitKind.RYANMEN else None),
    ),
    (
        "U22",
        "nobetan-two-sided",
        2,
        _line("wait", lambda f: 0 if f.shape is WaitShape.NOBETAN else None),
    ),
    ("U23", "value-pair-forgotten", 3, _line("pair", _nothing)),
    (
        "U24",
        "guest-wind-pair",
        2,
        _line("pair", lambda f: 2 if f.pair_id == "pair.guest_wind" else None),
    ),
    (
        "U26",
        "yakuhai-triplet-twice",
        2,
        _sets_with_facts(lambda s, f: s.fu * 2 if s.tile in f.value_kinds else s.fu),
    ),
    (
        "U26",
        "yakuhai-triplet-plus-two",
        1,
        _sets_with_facts(lambda s, f: s.fu + 2 if s.fu and s.tile in f.value_kinds else s.fu),
    ),
    ("U27", "runs-earn", 1, _each_set(lambda s: s.fu or 2)),
    ("U28", "base-forgotten", 1, lambda f: f.lines._replace(base=0) if f.sets else None),
)

MISTAKES: Final[tuple[Mistake, ...]] = (
    Mistake("U01", "no-rounding", _rounding(lambda raw: raw), 2),
    Mistake("U02", "rounds-down", _rounding(lambda raw: raw // 10 * 10), 2),
    Mistake("U03", "rounds-nearest", _rounding(lambda raw: (raw + 5) // 10 * 10), 3),
    *(Mistake(code, slug, _under(twist), common) for code, slug, common, twist in _ROWS),
    Mistake("U30", "chiitoi-counted", _seven_pairs_counted, 2),
    Mistake("U30", "chiitoi-rounded", _seven_pairs_rounded, 3),
    Mistake("U31", "cheaper-wait-reading", _cheaper_reading, 2),
)

LEFT_OUT: Final = {
    "U25": "right under the other value of renpuu_pair_fu: told as a rule difference",
    "U29": "right under the other value of open_no_fu_hand: told as a rule difference",
    "U32": "shows in the payment, which this kind does not ask for",
    "U33": "right under the other value of rinshan_tsumo_fu: told as a rule difference",
    "U34": "is no false rule but the outcome correct_silent",
}
