"""One word gives everybody one set; with forms, other hands in which the same errors can show."""

import subprocess
import sys
from itertools import pairwise

import pytest

from mjteach.core.errors import PuzzleError, StudyError
from mjteach.puzzles.practice import PracticePhase, seed_of
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.classes import FORMS, ClassQuestion, ClassSet, form_of, word_of
from mjteach.study.written import showing

MANY = [("fu_count", 1), ("wait_finder", 2), ("han_count", 1), ("score_lookup", 1), ("payer", 1)]
WAITS = ClassSet(ClassQuestion("wait_finder", 2), "tuesday", 5)


@pytest.mark.parametrize("written", ["Tuesday", " tues day ", "TUESDAY", "ｔuesday", "tuesday\n"])
def test_the_word_is_forgiven_its_capitals_and_spaces(written):
    assert word_of(written) == "tuesday"


@pytest.mark.parametrize("given", ["", "   ", "a" * 41, None, ["tuesday"], True])
def test_what_is_no_word_is_said_so(given):
    with pytest.raises(StudyError):
        word_of(given)


@pytest.mark.parametrize("given", [0, -3, None, "", "0", True, [7], 1.5])
def test_what_is_no_pupil_is_said_so(given):
    with pytest.raises(StudyError) as problem:
        form_of(given)
    assert problem.value.message.id == "error.study.no_pupil"


def test_neighbours_on_the_list_have_other_forms():
    forms = [form_of(number) for number in range(1, 31)]
    assert set(forms) == set(range(1, FORMS + 1))
    assert all(one != other for one, other in pairwise(forms))
    assert form_of("7") == form_of(7)


def test_a_name_may_be_longer_than_a_word_on_the_board():
    assert form_of("Anna Maria " * 9) == form_of("anna maria" * 9)


@pytest.mark.parametrize(("kind", "level"), MANY)
def test_no_question_comes_twice_and_no_form_repeats_the_model(kind, level):
    made = ClassSet(ClassQuestion(kind, level), "tuesday", 6)
    model = [one.puzzle.content for one in made.asked]
    form = [one.puzzle.content for one in made.of_form(2).asked]
    assert all(model.count(content) == 1 for content in model)
    assert all(form.count(content) == 1 and content not in model for content in form)


@pytest.mark.parametrize(("kind", "level"), MANY)
def test_the_same_errors_can_show_in_a_form(kind, level):
    made = ClassSet(ClassQuestion(kind, level), "tuesday", 6)
    of_model = [one.codes for one in made.asked]
    for form in (1, FORMS):
        asked = made.of_form(form).asked
        for codes, one in zip(of_model, asked, strict=True):
            assert one.missing == codes - one.codes
            rows = {row.code for row in kind_of(kind).mistakes}
            assert one.codes <= rows
        covered = frozenset().union(*(one.codes for one in asked))
        wanted = frozenset().union(*of_model)
        assert len(wanted - covered) <= len(wanted) / 4


@pytest.mark.parametrize(("kind", "level"), [("fu_count", 1), ("score_lookup", 1)])
def test_of_all_hands_looked_at_the_one_most_like_the_model_is_asked(kind, level):
    """What is ruled out without being judged to the end would not have been the best."""
    made = ClassSet(ClassQuestion(kind, level), "tuesday", 2).of_form(3)
    seen = [one.puzzle.content for one in made.of_form(0).asked]
    for number, (model, form) in enumerate(zip(made.of_form(0).asked, made.asked, strict=True), 1):
        seeds = (seed_of(f"class/tuesday/3/{number}", place) for place in range(80))
        hands = [hand for hand in map(made.wanted.made, seeds) if hand.content not in seen]
        assert form.puzzle == min(hands, key=lambda hand: likeness(model, hand))
        seen.append(form.puzzle.content)


def likeness(model, hand):
    """What the model shows and the hand does not, the fields that differ, and the reverse."""
    codes = showing(hand)
    unlike = len(something(model.puzzle) ^ something(hand))
    return len(model.codes - codes), unlike, len(codes - model.codes)


def something(puzzle):
    key = kind_of(puzzle.kind).key(puzzle.content, puzzle.rules)
    asked = [field.id for field in puzzle.question.fields if field.given is None]
    return {(id, key.get(id) not in (None, 0, False, "none")) for id in asked}


def test_where_hands_enough_show_the_same_errors_none_is_missing():
    paid = ClassSet(ClassQuestion("payer"), "tuesday", 5)
    for form in range(1, FORMS + 1):
        assert not any(one.missing for one in paid.of_form(form).asked)


@pytest.mark.parametrize(("kind", "level"), [("fu_count", 1), ("wait_finder", 2)])
def test_more_errors_can_show_than_in_any_hands(kind, level):
    wanted, word, n = ClassQuestion(kind, level), "tuesday", 3
    chosen = {code for one in ClassSet(wanted, word, n).asked for code in one.codes}
    seeds = (seed_of(f"class/{word}/{number}", 0) for number in range(1, n + 1))
    assert len(chosen) > len({code for seed in seeds for code in showing(wanted.made(seed))})


def test_no_answer_changes_what_is_asked():
    skipped, wrong = WAITS.begun(), WAITS.begun()
    while skipped.phase is not PracticePhase.FINISHED:
        assert skipped.puzzle == wrong.puzzle
        skipped = skipped.skip().practice
        wrong = wrong.check({"waits": ["1z"]}).practice.next().practice


def test_another_word_or_level_gives_another_set():
    others = (WAITS._replace(word="monday"), WAITS._replace(wanted=ClassQuestion("wait_finder", 1)))
    assert all(set(other.codes).isdisjoint(WAITS.codes) for other in others)


def test_another_run_of_the_program_gives_the_same_form():
    line = (
        "from mjteach.study.classes import *;"
        "print(*ClassSet(ClassQuestion('wait_finder', 2), 'tuesday', 5, 3).codes)"
    )
    said = subprocess.run(
        [sys.executable, "-c", line], capture_output=True, text=True, check=True, timeout=120
    )
    assert tuple(said.stdout.split()) == WAITS.of_form(3).codes


def test_what_is_no_question_is_said_so():
    with pytest.raises(PuzzleError):
        ClassSet(ClassQuestion("no_kind"), "tuesday", 5).codes  # noqa: B018 - it is worked out here
