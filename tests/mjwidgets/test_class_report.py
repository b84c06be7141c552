"""Handing in and the report as pages: where the file lies, no names, nothing typed as HTML."""

import os
import re
from functools import cache, partial
from html import escape, unescape
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import GivenError, MjteachError, StudyError
from mjteach.puzzles.registry import ALL
from mjteach.study.clock import local, moment
from mjteach.study.handed import handed, handed_of, text_of
from mjteach.study.made import answered as answers_by_rule
from mjteach.study.made import by_rule
from mjteach.study.this_program import keeper
from support.classes import class_of, codes_of_set

CODES = codes_of_set("fu_count", 1, 5, "tuesday")
EVIL = "<script>alert(1)</script>"


@cache
def pupils():
    return class_of("fu_count", CODES, "tuesday", 12)


@pytest.fixture
def folder(tmp_path):
    for place, pupil in enumerate(pupils()):
        named = handed_of(pupil.file)._replace(learner=f"{EVIL}{place}")
        (tmp_path / f"{place}.jsonl").write_text(text_of(named))
    (tmp_path / f"{EVIL.replace('/', '')}.jsonl").write_text("damaged")
    return tmp_path


def test_the_report_has_a_picture_a_table_and_an_example(folder):
    page = mjw.report(folder)
    assert "<svg" in page.html
    assert f" of 12: {page.found.errors[0].name}" in repr(page)
    assert "Question " in page.html
    assert "One file doesn't count" in repr(page)


@pytest.mark.parametrize("names", [True, False])
def test_names_are_shown_only_where_they_are_asked_for_and_never_as_html(folder, names):
    page = mjw.report(folder, names=names)
    assert EVIL not in page.html
    assert ("alert(1)&lt;/script&gt;" in page.html) is names
    assert (f"{EVIL}0" in repr(page) or f"{EVIL}1" in repr(page)) is names


def _forged(text, mark):
    """The file with a mark in every text of its head and of its answers, one text at a time."""
    given = handed_of(text)
    yield given._replace(learner=f"Ann{mark}FORGED")
    yield given._replace(learner=f"Ann{mark}FORGED" * 5_000)
    word = f"{given.word}{mark}FORGED"
    answers = tuple(answer._replace(seed=word) for answer in given.answers)
    yield given._replace(word=word, answers=answers)
    first, *rest = given.answers
    for field, value in first._asdict().items():
        if isinstance(value, str):
            other = first._replace(**{"id": "x", field: f"{value}{mark}FORGED"})
            yield given._replace(answers=(other, *rest))
    for field in first.response:
        response = {**first.response, field: f"{mark}FORGED"}
        yield given._replace(answers=(first._replace(id="x", response=response), *rest))
    yield given._replace(answers=(first._replace(id="x", number=10**3000), *rest))


@pytest.mark.parametrize("mark", ["\n\r\x07\x1b[2J\u202e\u2066", "\u2028"], ids=ascii)
def test_nothing_forged_breaks_a_line_of_the_report_or_turns_it_round(mark, folder):
    for place, forged in enumerate(_forged(pupils()[0].file, mark)):
        (folder / f"forged {place}.jsonl").write_text(text_of(forged))
    page = mjw.report(folder, names=True)
    assert len(page.found.pupils) >= 11
    for shown in (page.text, page.html):
        odd = {each for each in shown if not each.isprintable()} - {"\n", "\xa0"}
        assert not odd, odd
        assert not [line for line in shown.splitlines() if line.startswith("FORGED")]
    assert not re.search(r"\[(error|list|report)\.", page.text)


def test_names_without_end_are_listed_all_the_same(tmp_path):
    for place in range(80):
        named = handed_of(pupils()[0].file)._replace(learner=f"{place} of a long name " * 2)
        answers = [one._replace(id=f"{place}{one.id}") for one in named.answers]
        (tmp_path / f"{place}.jsonl").write_text(text_of(named._replace(answers=tuple(answers))))
    page = mjw.report(tmp_path, names=True)
    assert "list." not in page.text
    assert all(f"{place} of a long name" in page.text for place in range(80))


@pytest.mark.parametrize("names", [True, False])
def test_what_can_be_checked_is_shown_of_every_file(names, folder):
    page = mjw.report(folder, names=names)
    lines = page.text.partition("What you can check\n")[2].splitlines()[:12]
    assert all("\xa0of\xa05 right the first time, in order" in line for line in lines)
    assert all(local(moment("2026-01-12T09:00:20")) in line for line in lines)
    named = [line for line in lines if EVIL in line]
    assert len(named) == (12 if names else 0)


def test_the_alternative_text_of_the_picture_says_the_finding(folder):
    page = mjw.report(folder)
    first = page.found.errors[0]
    assert f'aria-label="The most common mistake: {escape(str(first.name))}.' in page.html


def test_answers_to_questions_of_another_set_are_named(tmp_path):
    other = codes_of_set("fu_count", 1, 5, "monday")
    for name, codes in (("a", CODES), ("b", [*CODES[:2], *other[2:]])):
        given = handed(answers_by_rule(codes, "tuesday", partial(by_rule, row=None)))
        (tmp_path / f"{name}.jsonl").write_text(text_of(given))
    for page in (mjw.report(tmp_path).text, unescape(mjw.report(tmp_path).html)):
        assert "3 answers don't belong to this set and aren't counted" in page
        assert "“b.jsonl”: questions 3, 4, 5" in page


@pytest.mark.parametrize("names", [False, True])
def test_files_that_give_the_same_name_are_told(names, tmp_path):
    """One pupil may answer half at school and half at home; nobody without a name is one."""
    for place, (pupil, name) in enumerate(
        zip(pupils(), ("Ann", "", "ann ", "Bob", ""), strict=False)
    ):
        named = handed_of(pupil.file)._replace(learner=name)
        (tmp_path / f"{place}.jsonl").write_text(text_of(named))
    told = mjw.report(tmp_path, names=names).text.splitlines()
    assert told[told.index(next(line for line in told if "same name" in line)) + 1] == (
        "0.jsonl, 2.jsonl"
    )
    (tmp_path / "2.jsonl").unlink()
    assert "same name" not in mjw.report(tmp_path, names=names).text


def test_a_lesson_follows_from_a_report(folder):
    report = mjw.report(folder)
    lesson = mjw.lesson_from(report)
    assert repr(lesson).count("shows the mistake") == 5
    assert lesson.set.state.plan == lesson.hands.codes
    with pytest.raises(GivenError):
        mjw.lesson_from("report")


def test_a_lesson_is_handed_in_as_a_set_of_its_own(folder):
    before = mjw.report(folder).found
    lesson = mjw.lesson_from(mjw.report(folder)).set
    lesson.check(dict(by_rule(lesson.question, None)))
    given = mjw.hand_in(lesson, to=folder)
    found = mjw.report(folder).found
    assert found.word == "tuesday"
    assert (found.pupils, found.asked) == (before.pupils, before.asked)
    assert given.file.name in {left.file for left in found.left_out}
    (pupil,) = mjw.report(folder, word="Tuesday +").found.pupils
    assert pupil.file == given.file.name


def test_a_set_is_handed_in_where_the_learner_says(tmp_path):
    done = mjw.practice("fu_count", n=2, seed="tuesday")
    done.check(dict(by_rule(done.question, None)))
    given = mjw.hand_in(done, to=tmp_path)
    assert given.file.parent == tmp_path
    assert given.file.name in repr(given)
    assert "Nothing in the file says who you are." in repr(given)
    assert len(handed_of(given.file.read_text()).answers) == 1
    named = mjw.hand_in(done, name=EVIL, to=tmp_path / "mine.jsonl")
    assert handed_of(named.file.read_text()).learner == EVIL
    assert EVIL not in named.html
    twice = mjw.report(tmp_path).found
    assert (len(twice.pupils), len(twice.left_out)) == (1, 1)


def test_a_folder_may_have_a_dot_in_its_name(tmp_path):
    folder = tmp_path / "class 7.b"
    folder.mkdir()
    done = mjw.practice("fu_count", n=2, seed="tuesday")
    done.check(dict(by_rule(done.question, None)))
    assert mjw.hand_in(done, to=folder).file.parent == folder


def test_files_of_a_class_may_lie_under_ones_own_folder(tmp_path, monkeypatch):
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "class").mkdir()
    done = mjw.practice("fu_count", n=2, seed="tuesday")
    done.check(dict(by_rule(done.question, None)))
    assert mjw.hand_in(done, to="~/class").file.parent == tmp_path / "class"
    assert len(mjw.report("~/class").found.pupils) == 1
    mjw.worksheet(done).save("~/class.html")
    assert (tmp_path / "class.html").is_file()


def test_a_folder_of_nobody_is_told():
    done = mjw.practice("fu_count", n=2, seed="tuesday")
    done.check(dict(by_rule(done.question, None)))
    for do in (
        lambda: mjw.hand_in(done, to="~nobody-of-this-name/class/mine.jsonl"),
        lambda: mjw.report("~nobody-of-this-name/class"),
        lambda: mjw.worksheet(done).save("~nobody-of-this-name/class.html"),
    ):
        with pytest.raises(StudyError):
            do()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be"])
def test_a_file_that_another_program_has_saved_counts(encoding, tmp_path):
    done = mjw.practice("fu_count", n=2, seed="火曜日")
    done.check(dict(by_rule(done.question, None)))
    file = mjw.hand_in(done, to=tmp_path / "mine.jsonl").file
    mark = "\N{BOM}" if encoding == "utf-16-be" else ""
    file.write_bytes((mark + file.read_text(encoding="utf-8")).encode(encoding))
    found = mjw.report(tmp_path).found
    assert (len(found.pupils), found.left_out) == (1, ())
    mjw.hand_in(done, to=file)
    assert len(mjw.report(tmp_path).found.pupils) == 1


def test_what_cannot_be_handed_in_is_told(tmp_path):
    unanswered = mjw.practice("fu_count", n=2, seed="tuesday")
    for what in (unanswered, "no such word", 7, ""):
        with pytest.raises(StudyError):
            mjw.hand_in(what, to=tmp_path)
    unanswered.check(dict(by_rule(unanswered.question, None)))
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    strange = (None, 7, "a\0b.jsonl", "a\0b", "a" * 5_000)
    for place in (tmp_path / "none" / "file.jsonl", notes, *strange):
        with pytest.raises(StudyError):
            mjw.hand_in(unanswered, to=place)
    assert notes.read_text() == "mine"
    for name in (None, 7):
        mjw.hand_in(unanswered, name=name, to=tmp_path / "mine.jsonl")
    with pytest.raises(StudyError, match="isn't a name"):
        mjw.hand_in(unanswered, name=b"Ann", to=tmp_path)


def answered(word):
    """A set of a word with one answer."""
    done = mjw.practice("fu_count", n=2, seed=word)
    done.check(dict(by_rule(done.question, None)))
    return done


def test_a_file_of_another_set_or_learner_stays(tmp_path):
    file = tmp_path / "same.jsonl"
    mjw.hand_in(answered("tuesday"), name="Ann", to=file)
    kept = file.read_text()
    with pytest.raises(StudyError, match="a different file"):
        mjw.hand_in(answered("wednesday"), name="Ann", to=file)
    again = mjw.practice("fu_count", n=2, seed="tuesday")
    again.skip()
    again.check(dict(by_rule(again.question, None)))
    with pytest.raises(StudyError, match="a different file"):
        mjw.hand_in(again, name="Bob", to=file)
    with pytest.raises(StudyError, match="answers by Ann that aren't kept here"):
        mjw.hand_in(again, name="Ann", to=file)
    assert file.read_text() == kept


def test_who_hands_in_more_of_a_set_hands_it_in_under_the_same_name(tmp_path):
    file, done = tmp_path / "same.jsonl", answered("tuesday")
    mjw.hand_in(done, name="Ann", to=file)
    done.next()
    done.check(dict(by_rule(done.question, None)))
    mjw.hand_in(done, name="Ann", to=file)
    assert len(handed_of(file.read_text()).answers) == 2


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_name_in_another_encoding_spoils_no_report(tmp_path):
    mjw.hand_in(answered("tuesday"), to=tmp_path)
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + "이름.txt".encode("cp949"))).write_text("x")
    found = mjw.report(tmp_path)
    assert len(found.found.pupils) == 1
    assert (found.html + found.text).encode()


def test_what_is_kept_is_handed_in_by_its_word(tmp_path, monkeypatch):
    monkeypatch.setenv("MJTEACH_STUDY", str(tmp_path / "study"))
    keeper.cache_clear()
    try:
        for answer in handed_of(pupils()[0].file).answers:
            keeper().remember(answer)
        given = mjw.hand_in("Tues day", to=tmp_path)
    finally:
        keeper.cache_clear()
    assert handed_of(given.file.read_text()).answers == handed_of(pupils()[0].file).answers


def test_a_made_class_is_labelled_and_can_be_reported_on():
    done = mjw.practice("fu_count", n=6, seed="tuesday")
    folder = mjw.made_class(done, pupils=20)
    report = mjw.report(folder, names=True)
    assert len(report.found.pupils) == 20
    assert not report.found.left_out
    assert "made-up pupil" in repr(report)
    assert repr(report) == repr(mjw.report(mjw.made_class(done, pupils=20), names=True))
    for what, pupils in (("tuesday", 20), (done, 0), (done, "many")):
        with pytest.raises(MjteachError):
            mjw.made_class(what, pupils=pupils)


def test_a_set_goes_in_whole_from_its_review_and_after_it_was_begun_afresh(tmp_path, monkeypatch):
    """By who gives a name; without one somebody else may have begun it afresh."""
    monkeypatch.setenv("MJTEACH_STUDY", str(tmp_path / "study"))
    keeper.cache_clear()
    try:
        done = mjw.practice("wait_finder", n=2, seed="tuesday")
        for _ in range(2):
            done.check("7z")
            done.next()
        done.next()
        done.check(dict(by_rule(done.question, None)))
        in_review = handed_of(
            mjw.hand_in(done, name="Zoe", to=tmp_path / "a.jsonl").file.read_text()
        )
        done.afresh()
        done.check(dict(by_rule(done.question, None)))
        again = handed_of(mjw.hand_in(done, name="Zoe", to=tmp_path / "b.jsonl").file.read_text())
    finally:
        keeper.cache_clear()
    assert [(a.number, a.is_review) for a in in_review.answers] == [
        (1, False),
        (2, False),
        (1, True),
    ]
    assert len(again.answers) == 4
    (pupil,) = mjw.report(tmp_path).found.pupils
    assert [first.is_right for first in pupil.firsts] == [False, False]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_a_class_of_every_kind_is_reported_on_in_words(kind):
    level = kind.levels[-1]
    done = mjw.practice(kind.id, level=level, n=2, seed="tuesday", mix=kind.mixes[-1])
    report = mjw.report(mjw.made_class(done, pupils=6))
    assert len(report.found.pupils) == 6
    assert not report.found.left_out
    assert not re.search(
        r"\b(hand|river|event|heap)\.\w+\.?\d", re.sub("<svg.*?</svg>", "", report.html)
    )
