"""Which false rules a step of a dojo has ruled out, and the hand that would rule out most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple, Protocol

from mjteach.api.rule_lines import AnyRules
from mjteach.core.message import Message, msg
from mjteach.core.readings import Shape
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.diagnosis.choosing import in_play, told_by
from mjteach.puzzles.diagnosis.tracker import Tracked
from mjteach.puzzles.registry import kind as kind_of
from mjteach.puzzles.sorts import at_level
from mjteach.riichi.context import WinBy
from mjteach.riichi.result import WinResult

from .figures import KindLevel
from .narrowed import ANY_HAND, Narrowed
from .written import showing

ENOUGH: Final = 2
"""So many right answers in which a false rule would have shown rule it out."""
_NAMED: Final = 4
"""So many parts that are not tested are named at once."""
_LOOKED_AT: Final = 3
"""For every question that a diagnosis looks at so many hands are."""
_AGAIN: Final = 0.05
"""What a false rule that was ruled out once counts beside one that never had a chance to show."""


class Shown(Protocol):
    """A hand that was answered, as far as it rules anything out."""

    @property
    def is_right(self) -> bool:
        """Whether it was right at once."""

    @property
    def tests(self) -> tuple[str, ...]:
        """The misconceptions that would show in an answer."""

    @property
    def blamed(self) -> tuple[str, ...]:
        """Those that explain the answer."""


class Tested(NamedTuple):
    """The parts of a step: those of which every false rule is ruled out, and the others."""

    sure: tuple[str, ...]
    open: tuple[str, ...]

    @property
    def said(self) -> Message | None:
        """What is tested, by name, and what is not yet; None where nothing is."""
        sure, left = (tuple(Message(f"dojo.about.{part}") for part in parts) for parts in self)
        if not sure:
            return None
        if not left:
            return msg("dojo.all_tested", sure=sure)
        return msg("dojo.tested", sure=sure, open=left[:_NAMED], more=len(left[_NAMED:]))


def ruled_out(hands: Iterable[Shown]) -> Mapping[str, int]:
    """For each false rule how many right answers, since it last explained a wrong one, lack it."""
    found: dict[str, int] = {}
    for hand in hands:
        if hand.blamed:
            found.update(dict.fromkeys(hand.blamed, 0))
        elif hand.is_right:
            found.update((code, found.get(code, 0) + 1) for code in hand.tests)
    return found


def tested(step: KindLevel, hands: Iterable[Shown]) -> Tested:
    """What the hands of a step have tested."""
    known, parts = ruled_out(hands), parts_of(step)
    is_sure = {p: all(known.get(code, 0) >= ENOUGH for code in parts[p]) for p in parts}
    sure = tuple(part for part in parts if is_sure[part])
    return Tested(sure, tuple(part for part in parts if not is_sure[part]))


def telling(
    step: KindLevel,
    seed: str,
    hands: Iterable[Shown],
    tracked: Tracked,
    rules: AnyRules | None,
    *,
    beyond_habit: bool,
    wanted: Narrowed = ANY_HAND,
) -> Puzzle | None:
    """The hand, of those of a seed, that would test most.

    While something may lie behind wrong answers, it is the hand whose answer tells most of that.
    Else it is one in which many open false rules would show, above all what is common among
    beginners and shows seldom; ``beyond_habit`` asks for one that a guess by habit gets wrong.
    """
    kind = kind_of(step.kind)
    mix = Mix.BALANCED if Mix.BALANCED in kind.mixes else kind.mixes[0]
    many = _LOOKED_AT * at_level(kind.probes, step.level)
    dealt = [*islice(wanted.hands(kind, step.level, seed, mix, rules), many)]
    if not dealt:
        return None
    if weights := in_play(tracked):
        return max(dealt, key=lambda one: round(told_by(tracked, one, weights), 9))
    dealt = [one for one in dealt if _is_guessed(one) is not beyond_habit] or dealt
    known, codes = ruled_out(hands), {code for own in parts_of(step).values() for code in own}
    left = {code for code in codes if known.get(code, 0) < ENOUGH} or codes
    shown = [showing(one) & left for one in dealt]
    often = Counter(code for own in shown for code in own)
    common = {row.code: row.common for row in tracked.kind.mistakes}
    worth = {
        code: common[code] * (_AGAIN if known.get(code) else 1) / many
        for code, many in often.items()
    }
    told = [round(sum(worth[code] for code in sorted(own)), 9) for own in shown]
    return dealt[told.index(max(told))]


def _is_guessed(puzzle: Puzzle) -> bool:
    """Whether the fu of a hand are those that its way of winning nearly always has."""
    if (puzzle.kind, puzzle.level) != ("fu_count", 4):
        return False
    won: WinResult = kind_of(puzzle.kind).found(puzzle.content, puzzle.rules)
    is_tsumo, is_closed = won.context.by is WinBy.TSUMO, won.hand.is_closed
    guess = 40 if is_closed and not is_tsumo else 30
    if won.best.reading.shape is Shape.SEVEN_PAIRS:
        guess = 25
    elif "pinfu" in won.best.yaku_ids:
        guess = 20 if is_tsumo else 30
    return won.best.fu.total == guess


@lru_cache(maxsize=32)
def parts_of(step: KindLevel) -> Mapping[str, tuple[str, ...]]:
    """The parts of a step, each with its false rules, but for those that hardly ever show there."""
    seldom = SELDOM.get(step, frozenset())
    rows = kind_of(step.kind).mistakes
    codes = dict.fromkeys(row.code for row in rows if row.code not in seldom)
    found: dict[str, tuple[str, ...]] = {}
    for part, own in PARTS.items():
        name = _WHOLE.get(part, part) if step.kind == "score_full" else part
        if here := tuple(code for code in own.split() if code in codes):
            found[name] = (*found.get(name, ()), *here)
    return found


_OF_FU: Final[Mapping[str, str]] = {
    "start": "U28",
    "closed_ron": "U04 U05 U17",
    "tsumo": "U06 U07 U08 U09",
    "concealed_triplets": "U10 U12",
    "called_triplets": "U11",
    "terminals": "U13 U14 U26",
    "quads": "U15 U16",
    "runs": "U27",
    "pair": "U23 U24",
    "waits": "U18 U19 U20 U21 U22",
    "rounding": "U01 U02 U03",
    "open_no_fu": "U29",
    "seven_pairs": "U30",
    "two_readings": "U31",
}
_OF_HAN: Final[Mapping[str, str]] = {
    "winds": "Y16 Y17",
    "after_calls": "Y30 Y31",
    "three_concealed": "Y28 Y29",
    "higher_yaku": "Y22 Y33 Y35 Y36 Y39",
    "readings_of_yaku": "Y34",
    "unseen_yaku": "Y42 Y43",
    "riichi": "R05 R17",
    "ippatsu": "R11 R12",
    "dora": "D01 D06 D07 D08 D10",
    "kan_and_ura_dora": "K02 R13 R14",
}
PARTS: Final[Mapping[str, str]] = {
    **_OF_FU,
    **_OF_HAN,
    "dealer": "P01 P03 P04",
    "tsumo_shares": "P02 P06",
    "who_pays_ron": "P05",
    "rounding_up": "P07 P08",
    "doublings": "P09 P10",
    "limits": "P11 P13 P14 U32 D09",
    "pinfu_tsumo": "P15",
    "row_of_seven_pairs": "P16",
    "honba": "S01 S02 S03 S04",
    "sticks": "S06 S07",
    "value_first": "P19",
    "tenpai": "W15 W16",
    "suits": "T01",
    "two_sided": "W01",
    "gaps_and_ends": "W03 W04",
    "two_pairs": "W05 W06",
    "pair_waits": "W08",
    "honour_waits": "W22",
    "rows": "W02 W07",
    "three_alike": "W09 W10",
    "splits": "W11 H09 H10",
    "names": "W24 W25",
    "seven_pair_waits": "W12 W13",
    "orphans": "W14",
    "copies": "W18 W19 W23",
    "no_yaku": "W20",
    "own_discards": "W21 F01 F03 F07 F09 F17 F18",
    "all_waits": "F04 F05 F08",
    "others_discards": "F06",
    "furiten_tsumo": "F02",
    "passing_up": "F10 F11 F16 F20",
    "how_long": "F12 F13 F14",
    "in_riichi": "F15",
    "up_to_tenpai": "W27",
    "near_seven_pairs": "W28",
    "pair_counts": "H07",
    "one_place": "W29",
    "five_groups": "W30",
    "every_split": "W31",
}
"""What a step can be sure of, and the false rules about it."""
_WHOLE: Final = {**dict.fromkeys(_OF_FU, "fu"), **dict.fromkeys(_OF_HAN, "han")}
"""Where hands are counted to the end, fu and han are one part each."""

_SELDOM: Final = {
    ("fu_count", 3): "U22",
    ("fu_count", 4): "U22",
    ("score_full", 4): "Y28 Y17 Y29 Y36 Y39 Y42 R11 R12 R17 D07 D10 U14 U16 U17 U22 U30 P16 S06 S07"
    " U10",
    ("wait_finder", 1): "W02 W07 W09 W10 W11 W12 W13 W14 W18 W19 W20 W21 W23 W24 W25 H09 H10",
    ("wait_finder", 2): "W02 W10 W11 W12 W13 W14 W18 W19 W20 W21 W23 W25 H10",
    ("wait_finder", 3): "W01 W04 W05 W06 W12 W13 W14 W18 W19 W20 W21 W22 W23",
    ("wait_finder", 4): "W02 W07 W24 W25",
    ("wait_finder", 5): "W01 W02 W04 W05 W06 W07 W12 W13 W14 W19 W20 W21 W22 W24 W25 H09",
    ("han_count", 1): "Y29 Y39 D01 D07 R14 K02 D06 D08 R13 D10 P13 P14",
    ("han_count", 2): "Y17 Y29 Y36 Y39 Y42 R14 D06 R13 D10 P13 P14 D07",
    ("han_count", 3): "Y17 Y29 Y36 Y39 D07 D10 Y42",
    ("han_count", 4): "Y17 Y29 Y36 D07 P13 P14 R12",
    ("announce", 2): "P05 P14 P16 P19 S01 S02 S03 S04",
    ("announce", 3): "P14",
    ("shanten", 1): "W31 W01 W23",
    ("shanten", 2): "W27 H07 W29 W30",
    ("furiten_judge", 1): "F02 F03 F04 F05 F06 F07 F08 F09 F10 F11 F12 F13 F14 F15 F16 F18 F20 W21",
    ("furiten_judge", 2): "F08 F09 F10 F11 F12 F13 F14 F15 F16 F18 F20",
    ("furiten_judge", 3): "F01 F03 F04 F05 F06 F07 F08 F09 F17 F18 W21",
}
SELDOM: Final[Mapping[KindLevel, Set[str]]] = {
    KindLevel(*step): frozenset(codes.split()) for step, codes in _SELDOM.items()
}
"""False rules that show in less than about one hand of a hundred: nobody waits for those."""
