"""Korean counts: false rules one by one, and answers that are right at another table."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from mjteach.puzzles.base import Finding
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.korean import KIND
from mjteach.puzzles.korean_facts import Form, KoreanContent
from mjteach.puzzles.practice import single
from mjteach.text import render
from support.puzzles.korean import (
    OPEN_STRAIGHT,
    PINGHU,
    TABLES,
    TRIPLETS,
    answered,
    content,
    puzzle_on,
)
from support.puzzles.samples import answer_with, right_answer, sample


@pytest.mark.parametrize(
    ("code", "asked", "changes"),
    [
        ("KR01", PINGHU, {"line__closed": 0, "base": 1}),
        ("KR02", OPEN_STRAIGHT, {"line__draw": 1, "base": 5}),
        (
            "KR03",
            content(Form.LINES, "123456789m5p + pon 444z", "5p"),
            {"line__values": 1, "base": 3},
        ),
        ("KR04", OPEN_STRAIGHT, {"line__values": 1, "base": 3}),
        ("KR05", OPEN_STRAIGHT, {"line__values": 0, "base": 2}),
        ("KR06", OPEN_STRAIGHT, {"line__straight": 1, "base": 3}),
        (
            "KR07",
            content(Form.LINES, "222m888m44p66p + pon 333p", "6p"),
            {"line__simples": 0, "base": 2},
        ),
        ("KR08", TRIPLETS, {"line__concealed": 4, "base": 5}),
        ("KR09", PINGHU, None),
        (
            "KR09",
            content(Form.LINES, "222m888m5p678p + pon 777z", "5p"),
            {"line__concealed": 4, "base": 5},
        ),
        (
            "KR10",
            content(Form.LINES, "1234556678999m", "7m"),
            {"line__suit": 10, "base": 14},
        ),
        (
            "KR11",
            content(Form.LINES, "112233m678m45p99p", "6p"),
            {"line__other": 1, "base": 3},
        ),
        (
            "KR12",
            content(Form.LINES, "123m789m12p99p777z", "3p"),
            {"line__other": 2, "base": 4},
        ),
        (
            "KR13",
            content(Form.LINES, "123456789m46p99p", "5p"),
            {"line__runs": 1, "base": 4},
        ),
        (
            "KR14",
            content(Form.LINES, "123m567m78m99m777z", "9m"),
            {"line__suit": 3, "base": 5},
        ),
        (
            "KR15",
            content(Form.MINIMUM, "234m678m55p34p + pon 333p", "5p", "last_tile"),
            {"sort__kr_haitei_ssoa": "base", "base": 6, "win": "yes"},
        ),
        (
            "KR16",
            content(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"),
            {"sort__kr_eopeo": "base", "base": 2, "win": "yes"},
        ),
        (
            "KR15",
            content(Form.EOPEO, "222m456m22p67788p", "", "flowers:1f"),
            {"short": "none", "fewest": 4, "eopeo": "yes", "why": "none"},
        ),
        (
            "KR17",
            content(Form.EOPEO, "222m456m22p67788p"),
            {"short": "none", "fewest": 2, "eopeo": "yes", "why": "none"},
        ),
        ("KR18", content(Form.EOPEO, "222m456m22p67788p"), {"eopeo": "yes", "why": "none"}),
        (
            "KR19",
            content(Form.EOPEO, "123m456m77m55z + pon 666z"),
            {"eopeo": "yes", "why": "none"},
        ),
        (
            "KR20",
            content(Form.FULL, "123456m88p66778p", "8p", "flowers:1f"),
            {"gensho": 1, "total": 4},
        ),
        (
            "KR21",
            content(Form.FULL, "123456m22p67788p", "6p", "flowers:12f"),
            {"flowers": 0, "total": 4},
        ),
    ],
)
def test_a_false_rule_is_named(
    code: str, asked: KoreanContent, changes: dict[str, object] | None
) -> None:
    """``changes`` None: the false rule has the right answer here and shows nothing."""
    puzzle = puzzle_on(asked)
    shown = [row for row in predictions(KIND, puzzle) if row.code == code]
    if changes is None:
        assert not shown
        return
    found = answered(puzzle, **changes)
    assert found.finding is Finding.MISCONCEPTION
    assert found.codes[0].code == code
    right = right_answer(KIND, puzzle)
    wanted = {**right, **{id.replace("__", "."): value for id, value in changes.items()}}
    assert wanted in [answer_with(puzzle, row.answer) for row in shown]


SHOWN_BY = dict.fromkeys((f"KR{number:02}" for number in range(1, 15)), 1) | {
    "KR15": 2,
    "KR16": 2,
    **{f"KR{number}": 3 for number in range(17, 22)},
}


def test_every_false_rule_shows_and_hides() -> None:
    shown: dict[str, Counter[bool]] = defaultdict(Counter)
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 200, start=300):
            codes = {row.code for row in predictions(KIND, puzzle)}
            for code in (code for code, first in SHOWN_BY.items() if first == level):
                shown[code][code in codes] += 1
    assert set(shown) == {mistake.code for mistake in KIND.mistakes}
    for code, times in shown.items():
        assert times[True] >= 3, code
        assert times[False] >= 1, code


@pytest.mark.parametrize("table", TABLES)
def test_learners_with_one_false_rule(table: str) -> None:
    """The first code is theirs in nine of ten visible errors, under every table."""
    hidden = (Finding.RULE_DIFFERENCE, Finding.CORRECT_SILENT)
    first: Counter[bool] = Counter()
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 60, start=900, ruleset=table):
            for code, _, answer, _row in predictions(KIND, puzzle):
                _, found = diagnose(KIND, puzzle, answer_with(puzzle, answer))
                assert found.finding is not Finding.CORRECT, f"{code_of(puzzle)} {code}"
                if found.finding not in hidden:
                    first[bool(found.codes) and found.codes[0].code == code] += 1
    assert first[True] >= 0.9 * first.total()
    assert first.total() > 300


# --- other rules


@pytest.mark.parametrize(
    ("option", "table", "asked", "changes"),
    [
        # the han of samanko in two other tables
        (
            "han_table",
            "korean_nagari",
            content(Form.LINES, "222m444m666p78p99m", "9p"),
            {"line__concealed": 2, "base": 3},
        ),
    ],
)
def test_right_under_other_rules(
    option: str, table: str, asked: KoreanContent, changes: dict[str, object]
) -> None:
    found = answered(puzzle_on(asked, table), **changes)
    assert found.finding is Finding.RULE_DIFFERENCE
    assert found.differences[0].option == option
    assert not found.codes


@pytest.mark.parametrize(
    ("table", "asked", "changes"),
    [
        # pinghu beside ssumu
        (
            "korean_nagari",
            content(Form.LINES, "123456m22p67788p", "6p", "ssumu"),
            {"line__runs": 1, "base": 3},
        ),
        # one han only
        (
            "korean_coffee",
            content(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"),
            {"win": "yes"},
        ),
        # gensho without the winning tile
        (
            "korean_samsik",
            content(Form.FULL, "123456m22p67788p", "6p"),
            {"gensho": 1, "total": 3},
        ),
        # the bigger yaku in place of the smaller ones
        (
            "korean_nagari",
            content(Form.LINES, "234m66z78p + pon 555z + pon 777z", "9p"),
            {"line__values": 0, "base": 6},
        ),
        # all four flowers 8 in the text (C37)
        (
            "korean_nagari",
            content(Form.FULL, "123456m22p67788p", "6p", "flowers:1234f"),
            {"flowers": 12, "total": 16},
        ),
    ],
)
def test_what_no_table_states_is_right_at_none(
    table: str, asked: KoreanContent, changes: dict[str, object]
) -> None:
    """All three tables state these options alike."""
    found = answered(puzzle_on(asked, table), **changes)
    assert found.finding is not Finding.RULE_DIFFERENCE
    assert not found.differences


@pytest.mark.parametrize(
    ("table", "facts", "changes"),
    [
        # the flowers beside hwamangwan, in both readings of the source (RK5-d, C37)
        ("korean_nagari", "flowers:1234f", {"flowers": 4, "total": 8}),
        ("korean_coffee", "flowers:1234f", {"flowers": 6, "total": 10}),
        # eopeo beside bulleo, in both readings (RK5-g, C39)
        ("korean_nagari", "eopeo bulleo", {"bonus": 1, "total": 5}),
        ("korean_coffee", "eopeo bulleo", {"bonus": 3, "total": 7}),
    ],
)
def test_what_nobody_plays_is_right_nowhere(
    table: str, facts: str, changes: dict[str, object]
) -> None:
    asked = content(Form.FULL, "123456m22p67788p", "6p", facts)
    found = answered(puzzle_on(asked, table), **changes)
    assert found.finding not in (Finding.RULE_DIFFERENCE, Finding.CORRECT)


def test_a_rule_difference_names_the_tables_that_play_it() -> None:
    asked = content(Form.LINES, "222m444m666p78p99m", "9p")
    practice = single(puzzle_on(asked))
    answer = {**right_answer(KIND, practice.puzzle), "line.concealed": 2, "base": 3}
    _, said = practice.check(answer)
    told = render(said.lines[-1])
    assert "Samsik" in told
    assert "Nagari" in told
    assert "[" not in told
