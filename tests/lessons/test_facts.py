"""Every statement of a lesson is held to a rule or to the engine, and every rule is told by one.

``facts.toml`` says what each rests on. A rule that only a list names is not told; one that no
lesson tells stands in ``rules.toml`` with its reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from mjteach.api.rulebook import rules_by_id
from support.course.facts import ROWS, RULE, Sentence, held, sentences, told
from support.course.lessons import LESSONS, cells, for_teachers, predictions, rules_in

HERE = Path(__file__).parent
ANSWER = "answer "
ALONE = {"given", "course"}
"""What asks nothing of the rules: an example as it is given, and a page about itself."""
NUMBERED = [lesson for lesson in LESSONS if lesson[0].isdecimal()]
"""The lessons; the page of the day and that for teachers teach no rule."""
every_lesson = pytest.mark.parametrize("lesson", NUMBERED)


TESTS = re.findall(
    r"(?m)^def (test_\w+)", (HERE / "test_what_lessons_say.py").read_text(encoding="utf-8")
)
UNTOLD: dict[str, str] = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))
KNOWN = {id for id in rules_by_id() if RULE.fullmatch(id)}


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("Every win starts with **20 fu**.", True),
        ("A chi never does.", True),
        ("There are three suits.", True),
        ("May the 4 of characters win with 20 fu?", False),
        ("The 8 would not finish it, nor 2 and 5 of circles.", False),
        ("**Seven pairs** is a shape that you know.", False),
        ("Here the dealer stays (R2.10-e).", False),
    ],
)
def test_a_statement_is_known_by_its_words(text: str, states: bool) -> None:
    assert Sentence("", text).states is states


def test_rules_in_brackets_are_told_and_lists_are_not() -> None:
    assert Sentence("", "It costs 3,000 (R5.4-c, R5.4-d).").names == ("R5.4-c", "R5.4-d")
    assert Sentence("", "- **Rules** (R5.1-a, R5.1-b).").names == ()
    assert Sentence("", "It differs (R4.4-a to R4.4-d).").names == ()


@every_lesson
def test_a_statement_is_held(lesson: str) -> None:
    loose = [one.text for one in sentences(lesson) if one.states and not held(one)]
    assert not loose, "say in facts.toml what holds it"


@every_lesson
def test_a_row_has_its_sentence(lesson: str) -> None:
    texts = [one.text for one in sentences(lesson)]
    lost = [key for key in ROWS.get(lesson, {}) if not any(text.startswith(key) for text in texts)]
    assert not lost, "the sentence has gone, or begins in another way"


def test_a_row_belongs_to_a_lesson() -> None:
    assert set(ROWS) <= set(NUMBERED)


def _each() -> Iterator[str]:
    return (what for of in ROWS.values() for each in of.values() for what in each)


def test_a_row_names_a_rule_a_test_or_an_answer() -> None:
    named = {each for each in _each() if not RULE.fullmatch(each) and not each.startswith(ANSWER)}
    assert named <= ALONE | {*TESTS}


@every_lesson
def test_what_is_told_after_a_question_fits_the_answer_of_the_engine(lesson: str) -> None:
    answers = {source: asked.show().splitlines()[1] for source, asked in predictions(lesson)}
    for one in sentences(lesson):
        for each in held(one):
            if each.startswith(ANSWER):
                assert answers[one.cell] == each.removeprefix(ANSWER), one.text


def test_every_rule_is_told() -> None:
    """Where nothing tells it, ``rules.toml`` says why."""
    there = {rule for lesson in NUMBERED for rule in told(lesson)}
    untold = sorted(KNOWN - there - set(UNTOLD))
    assert untold == [], "tell it in a lesson, or say in rules.toml why none does"
    assert there | set(UNTOLD) == KNOWN
    assert not there & set(UNTOLD)
    assert all(len(reason.split()) > 5 for reason in UNTOLD.values())


@every_lesson
def test_a_list_names_what_the_lesson_tells(lesson: str) -> None:
    """A list for teachers names no rule that the lesson leaves out."""
    listed = rules_in("\n".join([*cells("markdown", lesson), for_teachers(lesson)]))
    assert not listed - told(lesson)
