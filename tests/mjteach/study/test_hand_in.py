"""The file that is handed in: what goes in comes out, and whatever happens to it is noticed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import StudyError
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.practice import Practice, start
from mjteach.puzzles.registry import ALL
from mjteach.study.handed import answers_in, handed, handed_of, text_of
from mjteach.study.made import answered, by_rule
from mjteach.study.names import set_id_of
from mjteach.study.report import replayed

CODES = [code_of(generate("fu_count", level=1, seed=seed)) for seed in ("a", "b", "c")]
HANDED = handed(answered(CODES, "tuesday", lambda puzzle: by_rule(puzzle, None)))
TEXT = text_of(HANDED)


def test_what_is_handed_in_is_read_again():
    assert handed_of(TEXT) == HANDED
    assert [answer.code for answer in HANDED.answers] == CODES


@pytest.mark.parametrize(
    "carried",
    [TEXT.replace("\n", "\r\n"), "\N{BOM}" + TEXT, TEXT.rstrip(), f"\n{TEXT}\n\n"],
    ids=["line_ends", "mark", "no_last_line", "empty_lines"],
)
def test_what_mail_does_to_a_file_is_no_damage(carried):
    assert handed_of(carried) == HANDED


def test_nothing_says_whose_it_is_unless_a_name_is_given():
    answers = [answer._replace(learner="Ann", session="s1") for answer in HANDED.answers]
    assert "Ann" not in text_of(handed(answers))
    assert "s1" not in {answer.session for answer in handed(answers).answers}
    assert handed_of(text_of(handed(answers, "Ben"))).learner == "Ben"


def test_a_file_is_no_longer_than_a_set_can_be():
    first = HANDED.answers[0]
    tried = [first._replace(id=str(place), tries=place) for place in range(1, 502)]
    assert handed(tried).answers == handed(tried[:500]).answers
    assert handed_of(text_of(HANDED._replace(answers=tuple(tried[:500])))).answers
    asked = tuple(first._replace(id=str(place), number=place) for place in range(1, 102))
    assert handed_of(text_of(HANDED._replace(answers=asked[:100]))).answers == asked[:100]
    for too_many in (tuple(tried), asked):
        with pytest.raises(StudyError, match="at most 100 questions and 500 answers"):
            handed_of(text_of(HANDED._replace(answers=too_many)))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(min_codepoint=33, max_codepoint=126))
def test_every_changed_character_is_noticed(place, other):
    changed = TEXT[:place] + other + TEXT[place + 1 :]
    if changed != TEXT:
        with pytest.raises(StudyError):
            handed_of(changed)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_file_cut_short_is_noticed(length):
    with pytest.raises(StudyError):
        handed_of(TEXT[:length])


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "7", "hello", "[" * 100_000, '{"course": "chess"}', "\x00"]
)
def test_other_files_are_none_of_ours(text):
    with pytest.raises(StudyError) as problem:
        handed_of(text)
    assert problem.value.message.id == "error.study.foreign"


def test_a_file_of_a_newer_course_is_told_apart():
    header, *lines = TEXT.splitlines()
    newer = json.dumps(json.loads(header) | {"form": 2})
    with pytest.raises(StudyError) as problem:
        handed_of("\n".join((newer, *lines)))
    assert problem.value.message.id == "error.study.other_form"


def test_no_answers_are_no_file():
    with pytest.raises(StudyError):
        handed([])


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_the_right_answer_of_every_kind_survives_the_file(kind):
    codes = [
        code_of(generate(kind.id, level=level, seed="1", mix=kind.mixes[0]))
        for level in kind.levels
    ]
    given = handed(answered(codes, "word", lambda puzzle: by_rule(puzzle, None)))
    pupil = replayed(handed_of(text_of(given)))
    assert [first.is_right for first in pupil.firsts] == [True] * len(codes)


def test_a_set_on_the_screen_is_handed_in_where_nothing_is_kept():
    state: Practice = start("wait_finder", n=3, seed="tuesday")
    for correct in (True, False):
        key = by_rule(state.puzzle, None)
        state = state.check(key if correct else {"waits": "none"}).practice.next().practice
    answers = answers_in(state, set_id_of(state))
    assert [(answer.number, answer.outcome) for answer in answers] == [(1, "correct"), (2, "wrong")]
    assert {answer.seed for answer in answers} == {"tuesday"}
    assert len(replayed(handed(answers)).firsts) == 2
