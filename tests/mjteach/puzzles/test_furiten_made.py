"""Is it furiten: the mix, the turn order, and diagnosis over samples."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, counts_of
from mjteach.puzzles.base import Finding, Mix, Outcome
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.furiten import KIND
from mjteach.puzzles.furiten_deals import LOOKS, PLOTS, content_of
from mjteach.puzzles.furiten_facts import FuritenContent
from mjteach.riichi.furiten.events import (
    OwnCall,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.presets import PRESETS
from support.puzzles.furiten import LEFT, OPPOSITE, PLOT, RIGHT, RULES, puzzle_on
from support.puzzles.samples import answer_with, right_answer, sample

# --- what is made

EXPECTED = {
    "clean suji other_river yakuless_clean riichi_clean turn_came called_turn yakuless_pass "
    "changed_off": ("yes", "none", "none"),
    "same_tile other_tile called_away before_tenpai unchosen_reading yakuless_wait red_five "
    "changed_on": ("no", "discard", "wait_changes"),
    "riichi_discard declaration_tile": ("no", "discard", "hand_end"),
    "passed passed_twice skipped kakan pon_then_passed yakuless_other": (
        "no",
        "temporary",
        "own_next_turn",
    ),
    "riichi_passed riichi_kakan declined_draw": ("no", "riichi", "hand_end"),
}
VERDICTS = {name: verdict for names, verdict in EXPECTED.items() for name in names.split()}
SHOWS = {
    "suji": "F17",
    "other_tile": "F01",
    "other_river": "F06",
    "called_away": "F03",
    "before_tenpai": "F07",
    "unchosen_reading": "F05",
    "yakuless_wait": "F04",
    "declaration_tile": "F09",
    "red_five": "F18",
    "changed_off": "F08",
    "passed": "F10",
    "passed_twice": "F13",
    "skipped": "F13",
    "kakan": "F16",
    "turn_came": "F12",
    "riichi_passed": "F14",
    "riichi_kakan": "F16",
    "declined_draw": "F15",
}
"""The misconception each sort of case is built to show."""


@pytest.mark.parametrize("name", PLOT)
def test_each_sort_is_what_it_is_called(name: str) -> None:
    plot = PLOT[name]
    levels = [level for level in LOOKS if plot.shares[level - 1]]
    for level in levels:
        for number in range(8):
            made = content_of(Random(f"{name} {number}"), plot, level, RULES)
            key = KIND.key(made, RULES)
            assert tuple(key[id] for id in ("ron", "kind", "until")) == VERDICTS[name]
            shown = {row.code for row in predictions(KIND, puzzle_on(made, level))}
            assert name not in SHOWS or SHOWS[name] in shown


def test_the_quotas_are_shares() -> None:
    for level in LOOKS:
        assert sum(plot.shares[level - 1] for plot in PLOTS) == 100
    assert sum(plot.natural for plot in PLOTS) == 1000
    assert sum(plot.natural for plot in PLOTS if VERDICTS[plot.name][0] == "no") == 54


FURITEN_SHARE = {1: 0.56, 2: 0.55, 3: 0.56, 4: 0.55}


@pytest.mark.parametrize("level", KIND.levels)
def test_guessing_does_not_pay(level: int) -> None:
    """The best constant answer with its reason; and the mix is the one stated."""
    answers: Counter[str] = Counter()
    furiten = 0
    number = 300
    for puzzle in sample(KIND, level, number):
        key = KIND.key(puzzle.content, puzzle.rules)
        answers[str([key["ron"], key["cause"], key["kind"]])] += 1
        furiten += key["ron"] == "no"
    assert answers.most_common(1)[0][1] < 0.5 * number
    assert abs(furiten / number - FURITEN_SHARE[level]) < 0.08


def test_natural_questions_are_mostly_clean() -> None:
    keys = [
        KIND.key(puzzle.content, puzzle.rules)["ron"]
        for puzzle in sample(KIND, 2, 200, mix=Mix.NATURAL)
    ]
    assert 0.88 < keys.count("yes") / len(keys) < 1


def test_all_three_kinds_come_at_level_4() -> None:
    kinds = {KIND.key(p.content, p.rules)["kind"] for p in sample(KIND, 4, 200)}
    assert kinds == {"none", "discard", "temporary", "riichi"}


SEATS = (RIGHT, OPPOSITE, LEFT, None)


def _players(made: FuritenContent) -> list[tuple[str, Source | None]]:
    """What each event is to the order of play, and whose it is (None: the player)."""
    found: list[tuple[str, Source | None]] = []
    for event in (*made.events, made.asked):
        match event:
            case TheirDiscard(by, _):
                found.append(("discard", by))
            case TheirKakan(by, _):
                found.append(("kan", by))
            case TheirCall(by, _, _, source):
                assert found[-1] == ("discard", source)
                found.append(("call", by))
            case OwnTurn():
                found.append(("discard", None))
            case OwnCall(_, _, _, source, _):
                assert found[-1] == ("discard", source)
                found += [("call", None), ("discard", None)]
    return found


@pytest.mark.parametrize("level", [3, 4])
def test_everybody_plays_in_turn_and_no_fifth_tile_is_seen(level: int) -> None:
    for puzzle in sample(KIND, level, 150):
        made = puzzle.content
        expected: Source | None = RIGHT
        for what, who in _players(made):
            if what == "call":
                expected = who
                continue
            assert who == expected, puzzle.seed
            if what == "discard":
                expected = SEATS[(SEATS.index(who) + 1) % 4]
        assert max(counts_of(_seen(made))) <= 4, puzzle.seed


def _seen(made: FuritenContent) -> list[Tile]:
    """Every tile that is in the hand or has been shown, each once."""
    tiles = [*made.hand.tiles, *(own.tile for own in made.river), made.asked.tile]
    tiles += [thrown for other in made.others for thrown in other.tiles]
    for event in made.events:
        match event:
            case TheirDiscard(_, thrown):
                tiles.append(thrown)
            case TheirKakan(_, added):
                tiles += [added] * 4
            case TheirCall(_, _, called, _):
                tiles += [called] * 2
            case OwnTurn(drawn, _):
                tiles.append(drawn)
    return tiles


# --- diagnosis over samples

NEED_A_SECOND_QUESTION = {"F11", "F20"}


def test_simulated_learners_are_found_out() -> None:
    shown: Counter[str] = Counter()
    named: Counter[str] = Counter()
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 120):
            for prediction in predictions(KIND, puzzle):
                _, found = diagnose(KIND, puzzle, answer_with(puzzle, prediction.answer))
                shown[prediction.code] += 1
                named[prediction.code] += found.codes[:1] != () and (
                    found.codes[0].code == prediction.code
                )
    assert set(shown) == {row.code for row in KIND.mistakes}
    for code in sorted(set(shown) - NEED_A_SECOND_QUESTION):
        assert named[code] >= 0.9 * shown[code], f"{code}: {named[code]} of {shown[code]}"


@pytest.mark.parametrize("ruleset", PRESETS)
def test_right_answers_raise_no_alarm(ruleset: str) -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 12, start=40_000, ruleset=ruleset):
            graded, found = diagnose(KIND, puzzle, right_answer(KIND, puzzle))
            assert (graded.outcome, found.finding, found.codes) == (
                Outcome.CORRECT,
                Finding.CORRECT,
                (),
            )
