"""A win at the table as questions: the learner counts it before the table does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.errors import MjteachError, SituationError
from ..core.hand import Hand
from ..core.printable import shown
from ..puzzles.asking import asked
from ..puzzles.facts import text_of
from ..puzzles.generate import code_of
from ..puzzles.registry import kind as kind_of
from ..puzzles.situations.wins import Win, found
from ..riichi.context import WinBy
from ..riichi.result import WinResult, worth
from ..riichi.rules import RuleSet

COUNTS: Final = {
    "": (),
    "yaku": ("yaku_mark",),
    "han": ("yaku_mark", "han_count"),
    "fu": ("fu_count",),
    "points": ("han_count", "fu_count", "score_full"),
}
"""What a learner may be asked to count, and by which kinds of puzzles."""
_FLAGS: Final = ("riichi", "ippatsu")
"""What a question can tell of how a hand was won, beside the tiles."""


def count_named(name: str) -> tuple[str, ...]:
    """The kinds that ask for a count; raises SituationError with the counts there are.

    >>> count_named("fu")
    ('fu_count',)
    """
    if type(name) is not str or name not in COUNTS:
        known = tuple(filter(None, COUNTS))
        raise SituationError("no_such_count", found=shown(name), known=known)
    return COUNTS[name]


def codes_of_win(result: WinResult, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The codes of questions about a win, one for each kind that can ask about it.

    They tell the hand, and open anywhere. What a question cannot tell, such as a win on the last
    tile or a double riichi, is not asked about.
    """
    return tuple(code for kind in kinds for code in _first_code(result, kind))


def _first_code(result: WinResult, kind: str) -> Iterator[str]:
    row, text = kind_of(kind), text_of(_facts(result))
    for level in row.levels:
        try:
            puzzle = asked(row, level, text, result.rules)
        except MjteachError:
            continue
        if _is_same(puzzle.content, result, puzzle.rules):
            yield code_of(puzzle)
            return


def _is_same(content: object, result: WinResult, rules: object) -> bool:
    """Whether what is asked about is worth what was won."""
    if not isinstance(content, Win) or not isinstance(rules, RuleSet):
        return False
    return worth(found(content, rules).best) == worth(result.best)


def _facts(result: WinResult) -> dict[str, object]:
    context = result.context
    hand = Hand(result.hand.concealed, result.hand.melds)
    return {
        "hand": hand,
        "win": result.winning_tile,
        "tsumo": context.by is WinBy.TSUMO,
        "seat": "eswn"[context.seat_wind - 27],
        "round": "eswn"[context.round_wind - 27],
        "flags": tuple(flag for flag in _FLAGS if getattr(context, flag)),
        "dora": context.indicators,
        "ura": context.ura_indicators,
        "honba": context.honba,
        "sticks": context.deposits,
    }
