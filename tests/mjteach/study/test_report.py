"""The report of a class: it names what pupils believe, and leaves out what is not to be trusted."""

from functools import cache

import pytest

from mjteach.core.errors import StudyError
from mjteach.puzzles.base import Mix
from mjteach.puzzles.generate import alike, code_of, generate, open_code
from mjteach.puzzles.practice import PracticePhase, start
from mjteach.puzzles.registry import kind
from mjteach.study.answer import SKIPPED
from mjteach.study.classes import ClassQuestion, ClassSet, word_of
from mjteach.study.clock import moment
from mjteach.study.gathered import gathered
from mjteach.study.handed import handed, handed_of, text_of
from mjteach.study.lesson import HANDS, LessonOfHands, lesson_of
from mjteach.study.made import answered, by_rule, made_class
from mjteach.study.report import report_of
from mjteach.study.written import showing
from support.classes import class_of, codes_of_set, names_it

KIND = "fu_count"
CODES = codes_of_set(KIND, 3, 10, "wind")


@cache
def believers():
    return class_of(KIND, CODES, "wind")


@cache
def files():
    return tuple((f"{place:02}.jsonl", one.file) for place, one in enumerate(believers()))


@cache
def report():
    return report_of(files())


def test_nine_of_ten_who_met_their_error_are_named():
    shown = {code for code in CODES for code in showing(open_code(code))}
    met = [place for place, one in enumerate(believers()) if names_it(KIND, one.code, shown)]
    named = {
        place: {error.code for error in report().errors if place in error.who} for place in met
    }
    right = [place for place in met if names_it(KIND, believers()[place].code, named[place])]
    assert len(met) >= 20
    assert len(right) >= 0.9 * len(met)


def test_errors_come_by_frequency_and_each_has_an_example_that_shows_it():
    errors = report().errors
    assert [len(error.who) for error in errors] == sorted(
        (len(error.who) for error in errors), reverse=True
    )
    for error in errors:
        example = error.example
        assert error.code in showing(example.puzzle)
        assert example.told
        assert all(example.given[id] != example.key[id] for id in example.told)
        assert len(error.who) <= error.met <= len(report().pupils)
        assert error.sure <= len(error.who)


def test_questions_come_by_how_many_had_them_wrong():
    asked = report().asked
    assert {one.number for one in asked} == set(range(1, 11))
    assert [one.wrong for one in asked] == sorted((one.wrong for one in asked), reverse=True)
    assert [code_of(one.puzzles[0]) for one in sorted(asked)] == CODES
    assert sum(one.wrong for one in asked) > 0


def test_a_class_without_errors_has_none():
    right = text_of(next(iter(_right(1))))
    found = report_of([("one", right)])
    assert (found.errors, found.unknown, found.left_out) == ((), 0, ())
    with pytest.raises(StudyError):
        lesson_of(found)


def _right(count):
    for _ in range(count):
        yield handed(answered(CODES, "wind", lambda puzzle: by_rule(puzzle, None)))


def _changed(text, **changes):
    """A forged file: the first answer changed, and the check sum worked out again."""
    given = handed_of(text)
    first = given.answers[0]._replace(**changes)
    return text_of(given._replace(answers=(first, *given.answers[1:])))


OTHER_WORD = text_of(next(made_class(CODES[:2], "monday", 1)))
LEFT_OUT = {
    "error.study.damaged_file": lambda text: text[:-30],
    "error.study.foreign": lambda _text: "what a nice day",
    "error.study.other_word": lambda _text: OTHER_WORD,
    "error.study.same_pupil": lambda text: text,
    "error.study.not_agreeing": lambda text: _changed(
        text, id="x", outcome="partial", response={"total": 7}
    ),
    "error.study.other_version": lambda text: _changed(text, id="x", code="fu_count.2-3b-ifan"),
    "error.study.no_question": lambda text: _changed(text, id="x", code="chess-1-1"),
}


@pytest.mark.parametrize("why", LEFT_OUT)
def test_what_is_not_to_be_trusted_is_named_and_left_out(why):
    others = files()[:5]
    bad = LEFT_OUT[why](files()[0][1])
    if why in ("error.study.not_agreeing", "error.study.other_version", "error.study.no_question"):
        others = others[1:]
    found = report_of([*others, ("bad", bad)])
    assert [(left.file, left.why.id) for left in found.left_out] in (
        [("bad", why)],
        [("00.jsonl", why)],
    )
    assert len(found.pupils) == len(others)


LIES = {
    "a false verdict": {"outcome": "partial"},
    "a false level": {"level": 2},
    "no question": {"code": "chess-1-1"},
    "another version": {"code": "fu_count.2-3b-ifan"},
}


@pytest.mark.parametrize("number", [1, 11])
@pytest.mark.parametrize("lie", LIES)
def test_a_file_that_lies_takes_nobody_else_out_of_the_report(lie, number):
    """It has all answers of an honest pupil, and one more."""
    honest = handed_of(files()[0][1])
    told = honest.answers[0]._replace(id="x", number=number, **LIES[lie])
    liar = text_of(honest._replace(answers=(*honest.answers, told)))
    found = report_of([*files(), ("liar", liar)])
    assert [pupil.file for pupil in found.pupils] == [name for name, _ in files()]
    assert [left.file for left in found.left_out] == ["liar"]


def test_what_an_earlier_version_graded_otherwise_is_graded_anew():
    """It's no lie: the verdict was true when it was written."""
    (wanted,) = report_of([files()[0]]).pupils
    older = _changed(files()[0][1], id="x", outcome="partial", program="0.0.1")
    (pupil,) = report_of([("older", older)]).pupils
    rights = [[first.is_right for first in one.firsts] for one in (pupil, wanted)]
    assert rights[0] == rights[1]


@pytest.mark.parametrize("change", [{"word": "monday"}, {"sort": 2}], ids=str)
def test_nor_does_a_file_of_another_set_with_the_same_answers(change):
    honest = handed_of(files()[0][1])
    changes = {"seed": change["word"]} if "word" in change else {"level": change["sort"]}
    answers = tuple(answer._replace(**changes) for answer in honest.answers)
    more = tuple(answers[0]._replace(id=f"x{n}") for n in range(3))
    word = change.get("word", honest.word)
    other = text_of(honest._replace(word=word, answers=(*answers, *more)))
    found = report_of([*files()[:3], ("other", other)])
    assert [pupil.file for pupil in found.pupils] == ["00.jsonl", "01.jsonl", "02.jsonl"]
    assert [left.file for left in found.left_out] == ["other"]


def test_nor_does_one_with_more_of_what_does_not_count():
    """A second answer to a question, true as it is, before the first; and a question of no set."""
    honest = handed_of(files()[0][1])
    wrong, *_ = answered(CODES, "wind", lambda puzzle: by_rule(puzzle, kind(KIND).mistakes[0]))
    for more in (wrong, wrong._replace(number=99)):
        told = more._replace(id="x", set_id=honest.set_id)
        longer = text_of(honest._replace(answers=(told, *honest.answers)))
        found = report_of([*files()[:3], ("0", longer)])
        assert [pupil.file for pupil in found.pupils] == ["00.jsonl", "01.jsonl", "02.jsonl"]


def test_of_two_true_files_that_disagree_the_other_is_named_and_says_so():
    honest = handed_of(files()[0][1])
    wrong = answered(CODES, "wind", lambda puzzle: by_rule(puzzle, kind(KIND).mistakes[0]))
    pairs = zip(wrong, honest.answers, strict=True)
    other = text_of(handed([one._replace(id=known.id) for one, known in pairs]))
    found = report_of([*files()[:3], ("99.jsonl", other)])
    assert len(found.pupils) == 3
    assert [(left.file, left.why.id) for left in found.left_out] == [
        ("99.jsonl", "error.study.same_but_other")
    ]


def test_a_long_file_has_no_more_voices_than_another():
    """One with hundreds of answers to a narrower set does not make that the set of the class."""
    usual = ClassSet(ClassQuestion("wait_finder", 2), "wind", 3)
    narrow = usual._replace(wanted=usual.wanted._replace(topics=("ryanmen",)))
    given = handed_of(_of(narrow.codes))
    many = tuple(
        answer._replace(id=f"{answer.id}{n}") for n in range(100) for answer in given.answers
    )
    long = text_of(given._replace(answers=many))
    found = report_of([("a", _of(usual.codes)), ("b", _of(usual.codes)), ("long", long)])
    assert [pupil.file for pupil in found.pupils] == ["a", "b"]


def test_what_can_be_checked_of_a_file():
    form = ClassSet(ClassQuestion("wait_finder", 2), "wind", 4, 3)
    given = handed_of(_of(form.codes))
    (pupil,) = report_of([("one", text_of(given))]).pupils
    assert (pupil.forms, pupil.right, pupil.said.seconds) == ((3,), 4, 20)
    begun, *_, ended = (moment(answer.checked_at) for answer in given.answers)
    assert (pupil.said.begun, pupil.said.ended, pupil.said.is_in_order) == (begun, ended, True)
    turned = text_of(given._replace(answers=given.answers[::-1]))
    (pupil,) = report_of([("one", turned)]).pupils
    assert not pupil.said.is_in_order
    (pupil,) = report_of([("one", _of(form.of_form(0).codes))]).pupils
    assert pupil.forms == (0,)


@pytest.mark.parametrize("seconds", [10**400, 1e300, -(10**400), 0], ids=str)
def test_no_time_in_a_file_breaks_a_report(seconds):
    odd = _changed(files()[0][1], id="x", seconds=seconds, checked_at="9999-12-31T23:59:59.999Z")
    (pupil,) = report_of([("odd", odd)]).pupils
    assert 0 <= pupil.said.seconds <= 24 * 60 * 60


@pytest.mark.parametrize(
    "response",
    [
        {"total": [[[]]]},
        {"total": {"a": 1}},
        {"total": "<script>"},
        {"sum": 10**400},
        {"groups": 3},
    ],
    ids=str,
)
def test_a_strange_answer_breaks_nothing(response):
    strange = _changed(files()[0][1], id="x", response=response)
    found = report_of([*files()[1:3], ("strange", strange)])
    assert len(found.pupils) + len(found.left_out) == 3
    assert len(found.pupils) >= 2


def test_a_question_without_an_answer_is_no_error():
    given = next(_right(1))
    left = [answer._replace(outcome=SKIPPED, response={}) for answer in given.answers[:3]]
    found = report_of([("one", text_of(handed([*left, *given.answers[3:]])))])
    assert len(found.asked) == len(CODES) - 3
    assert not found.errors


def test_what_comes_after_a_hint_tells_nothing_of_a_belief():
    given = handed_of(believers()[1].file)
    helped = [answer._replace(hints=1) for answer in given.answers]
    (left,) = report_of([("one", text_of(handed(helped)))]).left_out
    assert left.why.id == "error.study.no_first_answers"


def test_the_word_may_be_given():
    for word in ("monday", "Mon day"):
        found = report_of([*files()[:3], ("monday", OTHER_WORD)], word)
        assert (found.word, len(found.pupils)) == ("monday", 1)
    assert {left.why.id for left in found.left_out} == {"error.study.other_word"}


@pytest.mark.parametrize(("kind", "level"), [("wait_finder", 1), ("fu_count", 2)])
def test_two_sets_with_one_word_are_never_counted_together(kind, level):
    """Question 1 of one set is not question 1 of the other."""
    codes = codes_of_set(kind, level, 2, "wind")
    others = [(f"o{n}", text_of(one)) for n, one in enumerate(made_class(codes, "wind", 3))]
    found = report_of([*others, *files()[:5]])
    assert len(found.pupils) == 5
    assert [(left.file, left.why.id) for left in found.left_out] == [
        (f"o{n}", "error.study.other_sort") for n in range(3)
    ]
    assert report_of([*others, *files()[:2]]).asked[0].answered == 3


def _of(codes, word="wind"):
    return text_of(handed(answered(codes, word, lambda puzzle: by_rule(puzzle, None))))


def test_questions_of_no_form_of_the_set_are_named_and_not_counted():
    other = codes_of_set(KIND, 3, 10, "monday")
    mixed = [*CODES[:7], *other[7:]]
    found = report_of([*files()[:3], ("mixed", _of(mixed)), ("other", _of(other))])
    assert [(pupil.file, pupil.foreign) for pupil in found.foreign] == [("mixed", (8, 9, 10))]
    assert [(left.file, left.why.id) for left in found.left_out] == [
        ("other", "error.study.not_of_the_set")
    ]
    assert {code_of(puzzle) for one in found.asked for puzzle in one.puzzles} == {*CODES}


def test_every_form_of_a_set_belongs_to_it_whatever_its_length():
    wanted = ClassQuestion("wait_finder", 2)
    forms = [ClassSet(wanted, "wind", n, form) for n, form in ((3, 0), (2, 0), (3, 1), (3, 6))]
    found = report_of([(str(n), _of(form.codes)) for n, form in enumerate(forms)])
    assert len(found.pupils) == 4
    assert found.foreign == ()


@pytest.mark.parametrize(
    "other", [{"topics": ("ryanmen",)}, {"mix": Mix.NATURAL}, {"ruleset": "tenhou"}], ids=str
)
def test_the_same_word_with_other_topics_is_another_set(other):
    usual = ClassSet(ClassQuestion("wait_finder", 2), "wind", 2)
    narrow = usual._replace(wanted=usual.wanted._replace(**other))
    found = report_of([("a", _of(usual.codes)), ("b", _of(usual.codes)), ("c", _of(narrow.codes))])
    assert [pupil.file for pupil in found.pupils] == ["a", "b"]
    assert [left.why.id for left in found.left_out] == ["error.study.not_of_the_set"]


def test_of_a_set_that_adapts_only_what_most_were_asked_counts():
    def asked(row):
        state, codes = start("fu_count", n=6, seed="wind"), []
        while state.phase is not PracticePhase.FINISHED:
            codes.append(code_of(state.puzzle))
            state = state.check(by_rule(state.puzzle, row)).practice.next().practice
        return codes

    right, wrong = asked(None), asked(kind(KIND).mistakes[0])
    pairs = zip(right, wrong, strict=True)
    differing = tuple(n for n, (one, other) in enumerate(pairs, 1) if one != other)
    assert differing
    found = report_of([("a", _of(right)), ("b", _of(right)), ("c", _of(wrong))])
    assert [pupil.foreign for pupil in found.pupils] == [(), (), differing]
    assert all(len(one.puzzles) == 1 for one in found.asked)


def test_a_lesson_shows_the_three_commonest_errors_in_new_hands():
    lesson = lesson_of(report())
    commonest = report().errors[:3]
    assert len(lesson.hands) == HANDS
    assert {hand.errors[0].code for hand in lesson.hands} == {error.code for error in commonest}
    for hand in lesson.hands:
        shown = showing(open_code(hand.code))
        assert [error.code for error in hand.errors if error.code not in shown] == []
        assert hand.code not in CODES
    assert len(set(lesson.codes)) == HANDS
    assert lesson_of(report()) == lesson


@pytest.mark.parametrize(
    "word", ["tuesday", "火曜日", "x" * 39, "x" * 40, "x" * 39 + "+", "x" * 80]
)
def test_the_word_of_a_lesson_is_a_new_one_that_a_board_takes(word):
    first = LessonOfHands(word, ())
    second = LessonOfHands(first.own_word, ())
    assert len({word, first.own_word, second.own_word}) == 3
    assert word_of(first.own_word) == first.own_word
    assert word_of(second.own_word) == second.own_word


def test_files_are_gathered_from_a_folder(tmp_path):
    (tmp_path / "one.jsonl").write_text("one")
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "two.txt").write_text("two")
    (tmp_path / "Ann" / "files" / "sent").mkdir(parents=True)
    (tmp_path / "Ann" / "files" / "sent" / "three").write_text("three")
    (tmp_path / ".git" / "x").mkdir(parents=True)
    (tmp_path / ".git" / "x" / "four").write_text("four")
    (tmp_path / ".hidden").write_text("three")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    (tmp_path / "class.zip").write_bytes(b"PK\x03\x04\xff")
    (tmp_path / "huge").write_bytes(b" " * 1_000_001)
    (tmp_path / ".p0.jsonl.icloud").write_bytes(b"bplist00")
    found = dict(gathered(tmp_path))
    assert {name for name, text in found.items() if isinstance(text, str)} == {
        "one.jsonl",
        "inside/two.txt",
        "Ann/files/sent/three",
    }
    assert {name for name, text in found.items() if isinstance(text, StudyError)} == {
        "picture.png",
        "class.zip",
        "huge",
        ".p0.jsonl.icloud",
    }
    assert found[".p0.jsonl.icloud"].message.id == "error.study.not_downloaded"
    assert found["class.zip"].message.id == "error.study.packed"


def test_a_folder_that_cannot_be_one_is_told(tmp_path):
    strange = ("", "a\0b", "a" * 5_000, None, 7, ["files"])
    for folder in (tmp_path / "none", tmp_path, *strange):
        with pytest.raises(StudyError):
            list(gathered(folder))


@pytest.mark.parametrize("topics", ["sets pair", "wait"])
def test_a_made_pupil_takes_a_given_line_as_it_is(topics: str) -> None:
    own = generate(KIND, level=1, seed="tuesday", topics=tuple(topics.split()))
    for number in range(8):
        puzzle = alike(own, f"made{number}")
        given = {one.id: one.given for one in puzzle.question.fields if one.given is not None}
        assert given
        for mistake in kind(KIND).mistakes:
            wrong = kind(KIND).answer(puzzle.content, puzzle.rules, mistake) or {}
            if any(wrong.get(id, value) != value for id, value in given.items()):
                assert by_rule(puzzle, mistake) == by_rule(puzzle, None)
