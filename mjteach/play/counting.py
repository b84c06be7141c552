"""A win at the table as questions: the learner counts it before the table does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from ..core.errors import MjteachError, SituationError
from ..core.hand import Hand
from ..core.printable import shown
from ..core.seats import SEATS, Seat
from ..core.tiles import format_tiles
from ..puzzles.asking import asked
from ..puzzles.base import Puzzle
from ..puzzles.facts import text_of
from ..puzzles.generate import code_of
from ..puzzles.registry import kind as kind_of
from ..puzzles.situations.finished import finished_facts
from ..puzzles.situations.own_moments import moment_facts
from ..puzzles.situations.wins import Win, found
from ..riichi.context import WinBy
from ..riichi.match.ending import GameOver, after_hand
from ..riichi.match.state import Match
from ..riichi.result import WinResult, worth
from ..riichi.round.actions import ActionKind
from ..riichi.round.ending import RoundEnd
from ..riichi.round.state import RoundState
from ..riichi.rules import RuleSet

COUNTS: Final = {
    "": (),
    "yaku": ("yaku_mark",),
    "han": ("yaku_mark", "han_count"),
    "fu": ("fu_count",),
    "points": ("han_count", "fu_count", "score_full"),
    "all": ("han_count", "fu_count", "score_full", "payer", "next_hand", "settle"),
}
"""What a learner may be asked to count, and by which kinds of puzzles.

``all`` is anybody's win, who pays what, who deals next, and at the end of a game the places.
"""
_OF_AN_END: Final = ("payer", "next_hand", "settle")
_PASS: Final = ActionKind.PASS
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
    of_a_win = (kind for kind in kinds if kind not in _OF_AN_END)
    return tuple(code for kind in of_a_win for code in _first_code(result, kind))


def codes_of_end(
    match: Match, states: Sequence[RoundState], seat: Seat, kinds: tuple[str, ...]
) -> tuple[str, ...]:
    """The codes of questions about the end of a deal, as its player saw it.

    ``match`` is the game before the deal. Of a win those that ask about it, anybody's where who
    pays is asked as well; then who pays what, and who deals next or, after a game, the places. The
    last two speak to the first dealer, and are asked of that one alone.
    """
    end = states[-1].end
    if end is None:
        return ()
    anybody = "payer" in kinds
    wins = [won.result for won in end.wins if anybody or won.seat is seat]
    return (
        *(code for result in wins for code in codes_of_win(result, kinds)),
        *(_payments(states, seat, end) if anybody else ()),
        *(_after_deal(match, states[-1], end) if anybody and seat is SEATS[0] else ()),
    )


def _asked(kind: str, levels: Sequence[int], text: str, rules: RuleSet) -> Iterator[Puzzle]:
    """The question of the first level that can ask."""
    for level in levels:
        with suppress(MjteachError):
            yield asked(kind_of(kind), level, text, rules)
            return


def _payments(states: Sequence[RoundState], seat: Seat, end: RoundEnd) -> Iterator[str]:
    """Who pays what, made of the last moment as everybody sees it in the end."""
    over = states[-1]
    last = next(n for n in range(len(states) - 1, 0, -1) if states[n].history[-1].kind is not _PASS)
    before, does = states[last - 1], states[last].history[-1]
    shown = [done.seat for done in over.shown if done.kind is ActionKind.SHOW]
    with suppress(MjteachError):  # an offence that is not settled
        winners = [won.seat for won in end.wins]
        facts = moment_facts(before, does, seat, *winners, *shown)
        if any(over.seats[winner].riichi for winner in winners):
            facts["ura"] = format_tiles(over.ura_indicators)
        for puzzle in _asked("payer", (3, 2, 1), text_of(facts), over.rules):
            key = kind_of("payer").key(puzzle.content, puzzle.rules)
            if tuple(key[f"seat.{each}"] for each in SEATS) == end.changes:
                yield code_of(puzzle)


def _after_deal(match: Match, over: RoundState, end: RoundEnd) -> Iterator[str]:
    following = after_hand(match, end.result)
    if isinstance(following, GameOver):
        final = following.match
        facts = {"points": " ".join(map(str, final.points)), "sticks": final.deposits}
        for level in (1, 2):
            yield from map(code_of, _asked("settle", (level,), text_of(facts), match.rules))
        return
    riichi = [each for each in SEATS if over.seats[each].deposited]
    with suppress(MjteachError):  # an end that no question tells
        told = text_of(finished_facts(match, riichi, end.result))
        yield from map(code_of, _asked("next_hand", (2,), told, over.rules))


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
