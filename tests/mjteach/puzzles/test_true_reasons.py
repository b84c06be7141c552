"""Whoever gives a true reason is right: the engine's own findings are asked one by one.

With ``--all-seeds`` of 400 questions of each level, of every rule set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from mjteach.core.decision import CheckAnswer
from mjteach.puzzles.base import AnswerFinding, Key, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.parts import Posed
from mjteach.puzzles.questions import PickOne
from mjteach.puzzles.registry import ALL, KINDS
from mjteach.puzzles.situations.finished import After
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.near import WAYS
from mjteach.riichi.near.look import Look
from mjteach.riichi.yaku.together import conflicts
from mjteach.text import render
from support.puzzles.samples import of_every_level, right_answer

Reasons = Callable[[Posed], Iterator[Key]]


def _of_checks(posed: Posed) -> Iterator[Key]:
    """Every check of the action thought of that says no, by its own name or its last words."""
    for finding in posed.result.verdict.failures:
        yield {"reason": finding.check}


def _of_wins(posed: Posed) -> Iterator[Key]:
    """Of a win the checks without the way of winning; a hand with yaku lacks more than one."""
    for finding in posed.result.verdict.failures:
        check = finding.check.partition("_")[2] or finding.check
        if check != "yaku" or not posed.result.yaku:
            yield {"reason": check}


def _of_aborts(posed: Posed) -> Iterator[Key]:
    for finding in posed.result.verdict.failures:
        yield {"reason": finding.check.rpartition(".")[2]}


_GOES_ON: Final = {
    "hands_left": "early",
    "undecided": "undecided",
    "dealer_repeats": "repeats",
    "below_return": "nobody_enough",
}
_ENDS: Final = {
    "nobody_bust": "bust",
    "hands_left": "last",
    "extension": "last",
    "below_return": "enough",
    "wind_left": "no_round_left",
}


def _of_games(posed: Posed) -> Iterator[Key]:
    """What the engine finds of the game after the deal, and what the deal itself shows."""
    found: After = posed.result
    wanted, words = (CheckAnswer.NO, _ENDS) if found.end.over else (CheckAnswer.YES, _GOES_ON)
    for finding in found.end.verdict.findings:
        word = words.get(finding.check.removeprefix("goes_on."))
        if finding.answer is wanted and word:
            yield from _as_asked(word)
    is_played = found.deal.result.kind in (ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW)
    rounds = "ESWN".index(str(found.deal.round_wind.name)[0])
    last = rounds * 4 + found.deal.dealer >= _DEALS[posed.rules.game_length] - 1
    if found.end.over and is_played and last and not found.next.repeats:
        yield from _as_asked("last")
    if not found.end.over and not last:
        yield from _as_asked("early")
    if not found.end.over and is_played and found.next.repeats:
        yield from _as_asked("repeats")
    is_short = max(found.deal.result.points) < posed.rules.return_points
    may_extend = posed.rules.extension == "sudden_death" and posed.rules.game_length != "full"
    if not found.end.over and last and may_extend and is_short:
        yield from _as_asked("nobody_enough")


_DEALS: Final = {"east_only": 4, "hanchan": 8, "full": 16}
"""How many deals a game has by plan, dealers that stay not counted."""


def _as_asked(word: str) -> Iterator[Key]:
    yield {"why": word}
    yield {"reason": "last" if word in ("enough", "no_round_left") else word}


def _of_furiten(posed: Posed) -> Iterator[Key]:
    yield from ({"kind": str(cause.kind)} for cause in posed.result.now.causes)


def _of_misses(posed: Posed) -> Iterator[Key]:
    """Each way to the yaku asked about, in the reading that pays most."""
    win, yaku = posed.situation, posed.result.yaku
    if posed.result.condition == "not_closed":
        return
    result = KINDS["yaku_mark"].found(win, posed.rules)
    look = Look(result.best.reading, result.context, result.best.yaku_ids)
    for way in WAYS:
        fault = way.one_fault(look) if way.yaku == yaku else None
        if fault:
            tiles = sorted({str(tile.kind) for tile in fault[1]})
            yield {"reason": fault[0], "tiles": tiles or "none"}


def _of_eopeo(posed: Posed) -> Iterator[Key]:
    if posed.situation.form != "eopeo":
        return
    if not posed.situation.hand.is_closed:
        yield {"why": "open"}
    if any(result.best.base_han < posed.rules.min_han for result in posed.result):
        yield {"why": "short"}


def _of_penalties(posed: Posed) -> Iterator[Key]:
    for finding in posed.result.ruled.verdict.failures:
        yield {"why": _NO_PENALTY[finding.check]}


_NO_PENALTY: Final = {
    "penalty.in_play": "idle",
    "penalty.no_win": "win",
    "penalty.forbidden": "harmless",
    "penalty.comes_to_light": "hid",
}


def _of_pairs(posed: Posed) -> Iterator[Key]:
    if posed.situation.asked == "together":
        yield from ({"together": str(each)} for each in conflicts(*posed.situation.yaku))


REASONS: Final[dict[str, Reasons]] = {
    **dict.fromkeys(("call_choice", "kan_choice", "riichi_choice", "kuikae_guard"), _of_checks),
    "win_check": _of_wins,
    "abort_judge": _of_aborts,
    "game_end_judge": _of_games,
    "furiten_judge": _of_furiten,
    "why_not": _of_misses,
    "korean_count": _of_eopeo,
    "penalty_sort": _of_penalties,
    "yaku_exclude": _of_pairs,
}
"""For each kind that asks for a reason what the engine finds, as answers."""
OF_OTHER_READINGS: Final = ("why_not",)
"""Where a reading that pays less may give reasons as well."""


def answers(row: Kind, puzzle: Puzzle) -> Iterator[tuple[str, Key, bool]]:
    """The key with each reason of the list in its place, and whether the engine finds it."""
    asked = {field.id: field for field in puzzle.question.fields}
    found = [*REASONS[row.id](row.of(puzzle))]
    key = right_answer(row, puzzle)
    for id in sorted({id for reason in found for id in reason if id in asked}):
        field = asked[id]
        for choice in field.choices if isinstance(field, PickOne) else ():
            true = [reason for reason in found if reason.get(id) == choice.id]
            told = {name: value for name, value in true[0].items() if name in asked} if true else {}
            yield choice.id, {**key, id: choice.id, **told}, bool(true)


@pytest.mark.parametrize("id", REASONS)
def test_every_true_reason_is_right_and_no_other(id: str, pytestconfig: pytest.Config) -> None:
    """No true one is called wrong, or right at another table only."""
    row, count = KINDS[id], 400 if pytestconfig.getoption("--all-seeds") else 1
    tried = 0
    for place, ruleset in enumerate(row.game.presets):
        for puzzle in of_every_level(row, count, start=count * place, ruleset=ruleset):
            for reason, answer, is_true in answers(row, puzzle):
                graded, found = diagnose(row, puzzle, answer)
                where = (code_of(puzzle), reason, render(puzzle.prompt))
                if is_true:
                    assert graded.outcome is Outcome.CORRECT, where
                    assert found.finding is AnswerFinding.CORRECT, where
                elif id not in OF_OTHER_READINGS:
                    assert graded.outcome is not Outcome.CORRECT, where
                tried += is_true
    assert tried


@pytest.mark.parametrize(
    ("code", "field", "reasons"),
    [
        # South 4, another player wins, and first place has 45,700: the last deal, and enough points
        ("game_end_judge.5-3b-18", "why", ("last", "enough")),
        # the straight: its third run lies in another suit, so that of its own suit is missing
        ("why_not.3-1b-17", "reason", ("other_suit", "third_run")),
    ],
)
def test_two_reasons_are_true_at_once(code: str, field: str, reasons: tuple[str, ...]) -> None:
    puzzle = open_code(code)
    row = KINDS[puzzle.kind]
    key = right_answer(row, puzzle)
    choices = [choice.id for choice in puzzle.question.field(field).choices]
    right = [
        choice
        for choice in choices
        if diagnose(row, puzzle, {**key, field: choice})[0].outcome is Outcome.CORRECT
    ]
    assert sorted(right) == sorted(reasons)


def test_every_list_of_reasons_is_tried() -> None:
    """A kind with a field for a reason has its findings above, or hand-written reasons."""
    asking = {
        row.id
        for row in ALL
        for puzzle in of_every_level(row, 6)
        if {"reason", "why", "why_not"} & {field.id for field in puzzle.question.fields}
    }
    assert asking - REASONS.keys() == ONE_REASON.keys()


ONE_REASON: Final = {
    "tenpai_judge": "its four reasons exclude each other",
    "yaku_mark": "asks as why_not does, by the same function",
    "etiquette_quiz": "manners are written by hand, with one reason each",
    "set_builder": "each group is made with one fault",
    "find_the_mistake": "no other idea that is listed fills the sheet in alike",
}
