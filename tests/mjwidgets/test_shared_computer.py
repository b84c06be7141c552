"""Several pupils at one computer with one account: nobody hands in another's answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.study import clock, keeping, this_program
from mjteach.study.answer import Answer
from mjteach.study.handed import Handed, handed_of
from mjteach.study.road import LessonMark, marks
from mjteach.study.whose import handed_in
from mjwidgets._class import handing
from mjwidgets._puzzle.widget import PuzzleWidget, key_of
from support.pages.learners import wrong_answer
from support.study.samples import answered


@pytest.fixture(autouse=True)
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[keeping.Keeper]:
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "study"))
    this_program.keeper.cache_clear()
    yield this_program.keeper()
    this_program.keeper.cache_clear()


def opened(**own: object) -> PuzzleWidget:
    return mjw.class_set("fu_count", "tuesday", n=2, **own)


def right(widget: PuzzleWidget) -> None:
    widget.check(key_of(widget.state))


def wrong(widget: PuzzleWidget) -> None:
    widget.check(wrong_answer(widget))


def handed(name: str | None, folder: Path, what: object = "tuesday") -> Handed:
    """What lies in the file of a pupil."""
    file = mjw.hand_in(what, name=name, to=folder / f"{name}.jsonl").file
    return handed_of(file.read_text(encoding="utf-8"))


def outcomes(given: Handed) -> list[str]:
    return [answer.outcome for answer in given.answers]


def test_nobody_forgets_what_others_answered_without_being_asked(keeper: keeping.Keeper) -> None:
    right(opened())
    right(opened(name="Ann"))
    right(opened(name="Zoe"))
    with pytest.raises(StudyError, match="2 pupils have answered here under their names"):
        mjw.forget(everything=True)
    with pytest.raises(StudyError, match="every answer for good"):
        mjw.forget(everybody=True)
    assert len(keeper.answers()) == 3
    assert mjw.forget(everything=True, everybody=True).text == "3 answers have been deleted."


@pytest.mark.parametrize("names", [("Ann", "ann "), ("", "")])
def test_who_is_alone_forgets_with_a_name_and_without(
    names: tuple[str, str], keeper: keeping.Keeper
) -> None:
    for name, word in zip(names, ("tuesday", "wednesday"), strict=True):
        right(mjw.class_set("fu_count", word, n=2, **({"name": name} if name else {})))
    mjw.forget(everything=True)
    assert not keeper.answers()


def test_nobody_with_a_name_forgets_unasked_what_was_answered_without_one(
    keeper: keeping.Keeper,
) -> None:
    """As at home: a parent gives no name."""
    right(opened())
    right(opened(name="Ann"))
    with pytest.raises(StudyError, match="under the name “ann”, and others under no name"):
        mjw.forget(everything=True)
    assert mjw.forget(everything=True, everybody=True).text == "2 answers have been deleted."
    assert not keeper.answers()


@pytest.mark.parametrize(
    ("first", "second"), [("Jo Anna", "Joanna"), ("Joanna", "Jo Anna"), ("Ann", "Ａｎｎ")]
)
def test_pupils_whose_names_are_nearly_the_same_have_a_set_of_their_own_each(
    first: str, second: str, keeper: keeping.Keeper, tmp_path: Path
) -> None:
    """Who is one pupil and writes the name otherwise hears where the answers are."""
    wrong(opened(name=first))
    assert keeper.tell() == ()
    theirs = opened(name=second)
    (told,) = map(str, keeper.tell())
    assert f"under the name “{first.lower()}”" in told
    right(theirs)
    assert outcomes(handed(second, tmp_path)) == ["correct"]
    assert outcomes(handed(first.upper(), tmp_path)) != ["correct"]


@pytest.mark.parametrize(("first", "second"), [("Anna Weiß", "ANNA  WEISS"), ("weiss", "Weiß")])
def test_one_pupil_writes_the_name_as_it_comes(first: str, second: str, tmp_path: Path) -> None:
    """As a database of a class takes it."""
    for before, after, word in ((first, second, "tuesday"), (second, first, "friday")):
        begun = mjw.class_set("fu_count", word, n=2, name=before)
        wrong(begun)
        begun.next()
        right(mjw.class_set("fu_count", word, n=2, name=after))
        file = mjw.hand_in(word, name=after, to=tmp_path / f"{word}.jsonl").file
        assert len(outcomes(handed_of(file.read_text("utf-8")))) == 2


@pytest.mark.parametrize(
    ("before", "now"), [("νίκος", "Νίκος"), ("anna weiß", "Anna Weiß"), ("anna weiß", "ANNA WEISS")]
)
def test_a_set_goes_on_whose_name_an_earlier_version_spelt_in_its_way(
    before: str, now: str, tmp_path: Path, keeper: keeping.Keeper
) -> None:
    older = opened(name="Ann")
    right(older)
    first = keeper.answers()[-1]
    keeper.erase()
    keeper.remember(first._replace(set_id=first.set_id.replace("@ann", f"@{before}")))
    after = opened(name=now)
    assert (after.state.number, keeper.tell()) == (1, ())
    after.next()
    right(after)
    assert outcomes(handed(now, tmp_path)) == outcomes(handed(before, tmp_path)) == ["correct"] * 2
    with pytest.raises(StudyError, match="Nobody here"):
        handed("Anna", tmp_path)


@pytest.mark.parametrize(("wrote", "asks"), [("Joanna", "Jo Anna"), ("Jo Anna", "JoAnna")])
def test_who_answered_nothing_takes_nothing_from_a_pupil_with_a_similar_name(
    wrote: str, asks: str, tmp_path: Path
) -> None:
    """An earlier course wrote names without spaces: whose answers they are only the pupil knows."""
    right(opened(name=wrote))
    with pytest.raises(StudyError, match=f"There are answers under “{wrote.lower()}”"):
        handed(asks, tmp_path)
    assert outcomes(handed(wrote, tmp_path)) == ["correct"]


def test_a_name_that_is_too_long_is_refused_and_not_cut_off(tmp_path: Path) -> None:
    """Two may begin alike: then one would see what the other has answered."""
    longest = "x" * 40
    right(opened(name=longest))
    with pytest.raises(StudyError, match="at most 40 letters"):
        opened(name=f"{longest}y")
    with pytest.raises(StudyError, match="at most 40 letters"):
        handed(f"{longest}y", tmp_path)
    assert outcomes(handed(longest, tmp_path)) == ["correct"]


@pytest.mark.parametrize("by_word", [True, False])
def test_what_one_pupil_has_handed_in_is_not_handed_in_by_another(
    by_word: bool, tmp_path: Path
) -> None:
    right(opened())
    what = "tuesday" if by_word else opened()
    assert outcomes(handed("Ann", tmp_path, what)) == ["correct"]
    with pytest.raises(StudyError, match='name="Zoe"'):
        handed("Zoe", tmp_path, what)
    with pytest.raises(StudyError, match="“Ann” has already"):
        handed(None, tmp_path, what)
    assert not (tmp_path / "Zoe.jsonl").exists()


def test_the_same_pupil_may_hand_in_again_and_more(tmp_path: Path) -> None:
    widget = opened()
    right(widget)
    assert len(handed("Ann", tmp_path).answers) == 1
    widget.next()
    wrong(widget)
    assert len(handed(" ann", tmp_path).answers) == 2


def test_who_begins_afresh_hands_in_what_came_after_the_pupil_before(tmp_path: Path) -> None:
    right(opened())
    first = handed("Ann", tmp_path)
    second = opened()
    second.afresh()
    wrong(second)
    assert outcomes(handed("Zoe", tmp_path)) != ["correct"]
    assert outcomes(handed("Ann", tmp_path)) == outcomes(first) == ["correct"]


@pytest.mark.parametrize("name", [None, "Ben"])
@pytest.mark.parametrize("by_word", [True, False])
def test_who_begins_afresh_after_somebody_without_a_name_hands_in_their_own(
    by_word: bool, name: str | None, tmp_path: Path
) -> None:
    """Ann gives no name. In the report each of them counts with their own first answers."""
    ann = opened()
    for _ in range(2):
        right(ann)
        ann.next()
    mjw.hand_in("tuesday", to=tmp_path)
    ben = opened()
    ben.afresh()
    what = "tuesday" if by_word else ben
    with pytest.raises(StudyError, match="were handed in already"):
        mjw.hand_in(what, name=name, to=tmp_path)
    wrong(ben)
    told = mjw.hand_in(what, name=name, to=tmp_path).text
    assert "One answer to the set" in told
    assert "2 answers aren't in the file: they were handed in already" in told
    pupils = mjw.report(tmp_path).found.pupils
    assert sorted((pupil.learner, len(pupil.firsts), pupil.right) for pupil in pupils) == [
        ("", 2, 2) if name else ("", 1, 0),
        ("Ben", 1, 0) if name else ("", 2, 2),
    ]


def test_who_hands_in_twice_and_goes_on_without_a_name_hands_in_all(tmp_path: Path) -> None:
    widget = opened()
    right(widget)
    first = mjw.hand_in("tuesday", to=tmp_path)
    widget.next()
    wrong(widget)
    again = mjw.hand_in("tuesday", to=tmp_path)
    assert again.file == first.file
    assert "2 answers to the set" in again.text
    assert "already" not in again.text


def test_who_has_a_set_apart_begins_it_afresh_and_hands_in_all(tmp_path: Path) -> None:
    zoe = opened(name="Zoe")
    wrong(zoe)
    handed(None, tmp_path)
    zoe.afresh()
    right(zoe)
    assert outcomes(handed(None, tmp_path)) == ["partial", "correct"]
    assert "somebody" not in mjw.hand_in("tuesday", name="Zoe", to=tmp_path).text


def test_who_hands_in_what_was_answered_before_the_set_was_begun_afresh_is_told(
    tmp_path: Path,
) -> None:
    """Ann forgot to hand in: her answers count first."""
    ann = opened()
    right(ann)
    ann.next()
    right(ann)
    assert "started the set over" not in mjw.hand_in(opened(), name="Zoe", to=tmp_path).text
    ann.afresh()
    right(ann)
    told = mjw.hand_in("tuesday", name="Zoe", to=tmp_path).text
    assert "2 of the answers are from before somebody started the set over" in told


def test_who_starts_over_before_handing_in_hands_in_all_and_once_more(tmp_path: Path) -> None:
    """Nobody gives a name. What goes into the file is not said to be left out of it."""
    ann = opened()
    for _ in range(2):
        right(ann)
        ann.next()
    ann.afresh()
    right(ann)
    said = [mjw.hand_in(what, to=tmp_path / "mine.jsonl").text for what in ("tuesday", opened())]
    ann.next()
    wrong(ann)
    said.append(mjw.hand_in("tuesday", to=tmp_path / "mine.jsonl").text)
    for told, count in zip(said, (3, 3, 4), strict=True):
        assert f"{count} answers to the set" in told
        assert "2 of the answers are from before somebody started the set over" in told
        assert "in the file: they were handed in already" not in told


@pytest.mark.parametrize("by_click", [False, True])
def test_at_the_end_of_a_class_set_it_is_started_over_and_what_follows_is_handed_in(
    by_click: bool, tmp_path: Path
) -> None:
    """Another set would ask the same, under a word that nobody has seen."""
    ann = opened(name="Ann")
    for _ in range(2):
        right(ann)
        ann.next()
    assert [each["id"] for each in ann.view["actions"]] == ["afresh"]
    if by_click:
        ann._on_message(ann, {"id": 1, "turn": ann.view["turn"], "action": "afresh"}, [])
    else:
        ann.again()
    assert (ann.state.number, ann.state.seed) == (1, "tuesday")
    wrong(ann)
    for what in ("tuesday", ann):
        assert outcomes(handed("Ann", tmp_path, what)) == ["correct", "correct", "partial"]


def test_who_starts_over_and_hands_in_at_once_may_do_so_again(tmp_path: Path) -> None:
    ann = opened()
    right(ann)
    ann.afresh()
    files = {mjw.hand_in("tuesday", to=tmp_path).file for _ in range(2)}
    right(ann)
    files.add(mjw.hand_in("tuesday", to=tmp_path).file)
    (file,) = files
    assert outcomes(handed_of(file.read_text(encoding="utf-8"))) == ["correct", "correct"]


def test_what_a_file_has_no_room_for_is_not_taken_as_handed_in(
    keeper: keeping.Keeper, tmp_path: Path
) -> None:
    """It's in the next one."""
    ann = opened()
    right(ann)
    (first,) = keeper.answers()
    more = (answered(n, set_id=first.set_id, code=first.code, tries=n) for n in range(501))
    keeper.take_in(tuple(more))
    assert "Your last 2 answers aren't in it" in mjw.hand_in("tuesday", to=tmp_path).text
    ann.afresh()
    right(ann)
    assert "3 answers to the set" in mjw.hand_in("tuesday", to=tmp_path).text


def test_a_clock_that_was_set_back_gives_nobody_the_answers_of_the_next_pupil(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(clock.GIVEN, "2026-11-27T12:00")
    right(opened())
    assert outcomes(handed("Ann", tmp_path)) == ["correct"]
    monkeypatch.setenv(clock.GIVEN, "2026-11-27T10:00")
    widget = opened()
    widget.afresh()
    wrong(widget)
    assert outcomes(handed("Bob", tmp_path)) == ["partial"]
    monkeypatch.setenv(clock.GIVEN, "2026-11-27T12:30")
    assert outcomes(handed("Ann", tmp_path)) == ["correct"]


def test_what_an_earlier_version_noted_as_handed_in_belongs_to_that_pupil(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It named no answers: all before it were meant."""
    monkeypatch.setattr(handing, "handed_in", lambda *given: _as_before(handed_in(*given)))
    widget = opened()
    right(widget)
    handed("Ann", tmp_path)
    with pytest.raises(StudyError, match="“Ann” has already handed in"):
        handed("Bob", tmp_path)
    widget.next()
    wrong(widget)
    assert outcomes(handed("Bob", tmp_path)) == ["partial"]
    assert outcomes(handed("Ann", tmp_path)) == ["correct"]


def _as_before(mark: Answer) -> Answer:
    return mark._replace(response={"name": mark.response["name"]})


def test_under_a_name_a_set_is_ones_own_from_its_first_question(tmp_path: Path) -> None:
    right(opened(name="Ann"))
    zoe = opened(name="Zoe")
    assert zoe.view["phase"] == "asking"
    wrong(zoe)
    assert opened(name="ann").view["phase"] == "answered_right"
    assert outcomes(handed("Ann", tmp_path)) == ["correct"]
    (answer,) = handed("Zoe", tmp_path).answers
    assert answer.outcome != "correct"
    assert "zoe" not in (tmp_path / "Zoe.jsonl").read_text().replace('"Zoe"', "")
    with pytest.raises(StudyError, match='such as name="ann"'):
        handed(None, tmp_path)
    assert len(mjw.report(tmp_path).found.pupils) == 2


@pytest.mark.parametrize("is_handed_in", [False, True])
def test_who_forgets_the_name_at_the_end_does_not_hand_in_what_has_none(
    is_handed_in: bool, tmp_path: Path
) -> None:
    """Ann gives no name, Zoe gives hers in the line of the set alone."""
    right(opened())
    if is_handed_in:
        handed(None, tmp_path)
    wrong(opened(name="Zoe"))
    with pytest.raises(StudyError, match='such as name="zoe"'):
        mjw.hand_in("tuesday", to=tmp_path)
    assert outcomes(handed("Zoe", tmp_path)) == ["partial"]
    assert outcomes(handed(None, tmp_path, opened())) == ["correct"]
    with pytest.raises(StudyError, match=r'Did you give no name .* mjw.hand_in\(s, name="Ann"'):
        handed("Ann", tmp_path)
    assert outcomes(handed("Ann", tmp_path, opened())) == ["correct"]


def test_a_name_that_is_mistyped_takes_no_answers_of_anybody(tmp_path: Path) -> None:
    wrong(opened())
    right(opened(name="Zoe"))
    with pytest.raises(StudyError, match="Nobody here has answered this set as “Zöe”"):
        handed("Zöe", tmp_path)
    assert outcomes(handed("Zoe", tmp_path)) == ["correct"]
    assert outcomes(handed(None, tmp_path, opened())) == ["partial"]


def test_who_hands_in_with_no_name_hears_under_which_the_answers_were_given(tmp_path: Path) -> None:
    right(opened(name="Zoe"))
    for what in ("tuesday", opened(name="Zoe")):
        told = mjw.hand_in(what, to=tmp_path).text
        assert "These answers were given under the name “zoe”." in told
    assert "under the name" not in mjw.hand_in("tuesday", name="Zoe", to=tmp_path).text


def test_what_was_handed_in_under_a_name_and_is_left_out_is_said(tmp_path: Path) -> None:
    right(widget := opened())
    handed("Ann", tmp_path)
    widget.next()
    right(widget)
    told = mjw.hand_in("tuesday", to=tmp_path).text
    assert told.startswith("One answer to the set")
    assert "One answer isn't in the file: it was handed in before, under the name “Ann”." in told
    assert "isn't in the file" not in mjw.hand_in("tuesday", name="Ann", to=tmp_path).text


def test_who_has_written_the_name_into_the_set_may_leave_it_out_of_the_file(tmp_path: Path) -> None:
    right(opened(name="Ann"))
    given = handed(None, tmp_path)
    assert (given.learner, len(given.answers)) == ("", 1)
    assert "Ann" not in (tmp_path / "None.jsonl").read_text()


def test_the_pupil_is_told_how_many_sittings_the_answers_are_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T09:05")
    widget = opened()
    right(widget)
    assert "in one sitting" in mjw.hand_in("tuesday", to=tmp_path).text
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T10:40")
    widget.next()
    right(widget)
    told = mjw.hand_in("tuesday", to=tmp_path).text
    assert "in 2 sittings" in told
    assert "with your own name in its line" in told


def test_that_something_was_handed_in_is_no_answer(keeper: keeping.Keeper, tmp_path: Path) -> None:
    right(opened())
    handed("Ann", tmp_path)
    *_, mark = keeper.answers()
    assert not mark.is_checked
    assert {*marks([mark]).values()} == {LessonMark.NEW}
    assert opened().view["phase"] == "answered_right"
    assert mjw.progress().text


@pytest.mark.parametrize("name", [b"Ann", ["Ann"]])
def test_what_is_no_name_is_told(name: object) -> None:
    with pytest.raises(StudyError, match="isn't a name"):
        opened(name=name)


def test_a_name_under_which_nobody_has_answered_is_told(tmp_path: Path) -> None:
    right(opened(name="Çem"))
    with pytest.raises(StudyError, match="Nobody here has answered this set as “Cem”"):
        handed("Cem", tmp_path)
    assert handed("çem", tmp_path).learner == "çem"


def test_where_nothing_is_kept_each_pupil_has_answers_of_their_own(tmp_path: Path) -> None:
    """In one program, and under a name, or after the set was begun afresh."""
    with mjw.demonstration():
        ann = opened(name="Ann")
        right(ann)
        twice = [handed("Ann", tmp_path, ann).answers for _ in range(2)]
        assert len({one.id for answers in twice for one in answers}) == 1
        ben = opened(name="Ben")
        right(ben)
        handed("Ben", tmp_path, ben)
        ben.afresh()
        right(ben)
        handed("Zoe", tmp_path, ben)
    assert len(mjw.report(tmp_path).found.pupils) == 3
