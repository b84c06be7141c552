"""All answers as one file: taken away, brought back, from two computers, spoilt, foreign."""

import errno
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.study import handed, in_page, keeping, lines, this_program
from mjteach.study.answer import DONE
from mjteach.study.aside import line_aside
from mjteach.study.folder import FILE
from mjwidgets._puzzle.widget import key_of
from support.study.samples import answered


@pytest.fixture
def computers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict]:
    """Two folders in one where something lies already, and the one in use."""
    (tmp_path / "notes").touch()

    def use(name: str) -> keeping.Keeper:
        monkeypatch.setenv(this_program.FOLDER, str(tmp_path / name))
        this_program.keeper.cache_clear()
        return this_program.keeper()

    yield {"use": use, "file": tmp_path / "answers.jsonl"}
    this_program.keeper.cache_clear()


def test_two_computers_have_all_answers_after_one_exchange(computers: dict) -> None:
    shared, hers, his = answered(1), answered(2), answered(3)
    use, file = computers["use"], computers["file"]
    use("laptop").take_in((shared, hers))
    assert mjw.take_out(file).text.startswith("2 answers are in the file")
    use("desk").take_in((shared, his))
    assert mjw.take_in(file).text == "One new answer was added."
    assert mjw.take_in(file).text == "Nothing in the file was new."
    mjw.take_out(file)
    whole = file.read_bytes()
    assert use("laptop").take_in(lines.read(file.read_text()).answers) == 1
    mjw.take_out(file)
    assert file.read_bytes() == whole


def test_marks_are_carried_over_and_are_no_answers(computers: dict) -> None:
    """That a cell of a lesson is done comes along; it was no question of a set."""
    use, file = computers["use"], computers["file"]
    use("laptop").take_in((answered(1), answered(2, outcome=DONE)))
    assert mjw.take_out(file).text.startswith("One answer is in the file")
    desk = use("desk")
    assert mjw.take_in(file).text == "One new answer was added."
    assert len(desk.answers()) == 2
    assert mjw.forget(everything=True).text.startswith("One answer has been deleted")


def test_a_file_may_lie_in_ones_own_folder(
    computers: dict, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(computers["file"].parent))
    computers["use"]("desk").take_in((answered(1),))
    assert "~/answers.jsonl" in mjw.take_out("~/answers.jsonl").text
    assert computers["file"].is_file()
    assert mjw.take_in("~/answers.jsonl").text == "Nothing in the file was new."


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_that_another_program_has_saved_is_taken_in(encoding: str, computers: dict) -> None:
    file = computers["file"]
    computers["use"]("desk")
    file.write_bytes(lines.text_of([answered(1)]).encode(encoding))
    assert mjw.take_in(file).text == "One new answer was added."
    assert mjw.take_out(file).text.startswith("One answer is in the file")


@pytest.mark.parametrize("is_ours", [False, True])
def test_what_is_in_another_file_is_not_written_over(is_ours: bool, computers: dict) -> None:
    memory, file, known = computers["use"]("desk"), computers["file"], answered(1)
    memory.take_in((known,))
    text = lines.text_of([known, answered(9)]) if is_ours else "notes of mine"
    file.write_text(text)
    with pytest.raises(StudyError, match="something else in"):
        mjw.take_out(file)
    assert file.read_text() == text


def test_a_copy_survives_that_everything_is_forgotten(computers: dict) -> None:
    memory, file = computers["use"]("desk"), computers["file"]
    memory.take_in((answered(1),))
    mjw.take_out(file)
    mjw.forget(everything=True)
    with pytest.raises(StudyError, match="something else in"):
        mjw.take_out(file)
    assert mjw.take_in(file).text == "One new answer was added."


def test_a_spoilt_line_spoils_no_other(computers: dict) -> None:
    file = computers["file"]
    computers["use"]("desk")
    text = lines.text_of([answered(n) for n in range(5)]).splitlines()
    text[3] = text[3][:40]
    file.write_text("\n".join(text))
    assert mjw.take_in(file).text.splitlines() == [
        "4 new answers were added.",
        "Line 4 couldn't be read and was left out.",
    ]


def of_whole_lines(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:4])


def in_a_line(text: str) -> str:
    return of_whole_lines(text) + text.splitlines()[4][:40]


def zeros_behind(text: str) -> str:
    return in_a_line(text) + "\0" * 4096


def header_alone(text: str) -> str:
    return text.splitlines()[0]


@pytest.mark.parametrize(
    ("cut", "new", "missing"),
    [(of_whole_lines, 3, 5), (in_a_line, 3, 4), (zeros_behind, 3, 4), (header_alone, 0, 8)],
)
def test_of_a_file_that_was_copied_in_part_it_is_told_how_much_is_missing(
    cut: Callable[[str], str], new: int, missing: int, computers: dict
) -> None:
    text = lines.text_of(answered(number) for number in range(8))
    memory, file = computers["use"]("desk"), computers["file"]
    file.write_text(cut(text))
    assert f"{missing} lines are missing from the file" in mjw.take_in(file).text
    assert len(memory.answers()) == new
    file.write_text(text)
    assert mjw.take_in(file).text == f"{8 - new} new answers were added."


def test_a_line_that_was_changed_is_left_out(computers: dict) -> None:
    """Once it is in, the answer as it was would be none: it has the same name."""
    computers["use"]("desk")
    text = lines.text_of([answered(1), answered(2), answered(3)])
    first, changed, *rest = text.split("\n")
    computers["file"].write_text("\n".join((first, changed.replace("tuesday", "tuesdax"), *rest)))
    told = mjw.take_in(computers["file"]).text
    assert told.splitlines() == [
        "2 new answers were added.",
        "Line 2 couldn't be read and was left out.",
    ]
    computers["file"].write_text(text)
    assert mjw.take_in(computers["file"]).text == "One new answer was added."


def test_a_changed_file_of_a_version_without_sums_is_told_of(computers: dict) -> None:
    computers["use"]("desk")
    header, *rest = lines.text_of([answered(1), answered(2)]).split("\n")
    without = {name: value for name, value in json.loads(header).items() if name != "sums"}
    text = "\n".join((json.dumps(without), *rest))
    computers["file"].write_text(text.replace("tuesday", "tuesdax"))
    assert "was changed after the file was made" in mjw.take_in(computers["file"]).text


def test_a_file_that_was_handed_in_is_whole(computers: dict) -> None:
    computers["use"]("desk")
    computers["file"].write_text(handed.text_of(handed.handed([answered(1), answered(2)])))
    assert mjw.take_in(computers["file"]).text == "2 new answers were added."


def test_a_file_of_an_earlier_version_says_nothing_of_its_lines(computers: dict) -> None:
    computers["use"]("desk")
    _, *rest = lines.text_of([answered(1), answered(2)]).split("\n")
    header = '{"course": "mjteach", "form": 1, "holds": "all"}'
    computers["file"].write_text("\n".join((header, *rest)))
    assert mjw.take_in(computers["file"]).text == "2 new answers were added."


def test_of_many_spoilt_lines_one_short_sentence_is_said(computers: dict) -> None:
    file = computers["file"]
    computers["use"]("desk")
    header, _ = lines.text_of([]).split("\n")
    file.write_text("\n".join((header, *["spoilt"] * 100_000)))
    assert mjw.take_in(file).text.splitlines() == [
        "Nothing in the file was new.",
        "100,000 lines couldn't be read and were left out. The first is line 2.",
    ]


def test_a_line_with_an_impossible_time_never_gets_in(computers: dict) -> None:
    """It would stay, and everything that reckons with days would fail on it from then on."""
    computers["use"]("desk")
    odd = answered(1)._replace(checked_at="yesterday")
    computers["file"].write_text(lines.text_of([odd, answered(2)]))
    assert "One new answer" in mjw.take_in(computers["file"]).text
    assert mjw.progress().text


def test_a_line_with_an_endless_time_stops_no_page(computers: dict) -> None:
    """The answers stay; how long they took is not known."""
    computers["use"]("desk")
    odd = [answered(n)._replace(seconds=10**3999) for n in range(12)]
    computers["file"].write_text(lines.text_of(odd))
    assert "12 new answers" in mjw.take_in(computers["file"]).text
    for page in (mjw.progress, mjw.course_map, mjw.today):
        assert page()
    assert mjw.take_out(computers["file"]).text.startswith("12 answers")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "This course didn't write this file"),
        ("hello", "This course didn't write this file"),
        ('{"course": "mjteach", "form": 99}', "newer version"),
    ],
)
def test_another_file_is_refused(text: str, told: str, computers: dict) -> None:
    computers["use"]("desk")
    computers["file"].write_text(text)
    with pytest.raises(StudyError, match=told):
        mjw.take_in(computers["file"])


def test_a_file_that_is_not_there(computers: dict) -> None:
    computers["use"]("desk")
    with pytest.raises(StudyError, match="no file"):
        mjw.take_in(computers["file"])
    with pytest.raises(StudyError, match="can't be written"):
        mjw.take_out(computers["file"] / "x" / "y")


@pytest.mark.parametrize("file", [False, 5, "a\0b", ["x.jsonl"]], ids=repr)
def test_what_cannot_name_a_file_is_told(file: object, computers: dict) -> None:
    computers["use"]("desk")
    with pytest.raises(StudyError, match="no file"):
        mjw.take_in(file)
    with pytest.raises(StudyError, match="can't be written"):
        mjw.take_out(file)


def test_answers_that_cannot_be_read_are_not_taken_out_as_none(
    computers: dict, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(*_: object, **__: object) -> None:
        raise StudyError("unreachable")

    memory = computers["use"]("desk")
    memory.take_in((answered(1),))
    monkeypatch.setattr(memory._store, "since", unread)
    with pytest.raises(StudyError, match="can't be reached"):
        mjw.take_out(computers["file"])
    assert not computers["file"].exists()


def test_everything_is_forgotten_only_when_that_is_said(computers: dict) -> None:
    memory = computers["use"]("desk")
    memory.take_in((answered(1),))
    calls = [((), {}), (("x",), {}), ((True,), {}), ((), {"all": True}), ((), {"everything": 1})]
    for given, named in [*calls, (("fu_count",), {"everything": True})]:
        with pytest.raises(StudyError, match="every answer for good"):
            mjw.forget(*given, **named)
    assert memory.answers()
    assert mjw.forget(everything=True).text == "One answer has been deleted."
    assert memory.answers() == ()


def test_where_nothing_is_remembered_there_is_nothing_to_take(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="answers aren't saved here"):
        mjw.take_out(tmp_path / "x.jsonl")


def _shown(widget: mjw.PuzzleWidget) -> mjw.PuzzleWidget:
    widget._repr_mimebundle_()
    return widget


@pytest.mark.parametrize("left", ["answers", None])
def test_a_full_disk_leaves_the_file_of_before_as_it_is(
    left: str | None, computers: dict, monkeypatch: pytest.MonkeyPatch
) -> None:
    use, file = computers["use"], computers["file"]
    use("desk").take_in((answered(1),))
    file.unlink(missing_ok=True)
    if left:
        mjw.take_out(file)
    before, beside = file.read_bytes() if left else b"", {*file.parent.iterdir()}

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    use("desk").take_in((answered(2),))
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StudyError, match="can't be written"):
        mjw.take_out(file)
    assert {*file.parent.iterdir()} == beside
    assert not left or file.read_bytes() == before


@pytest.fixture
def usual() -> Iterator[None]:
    """What most computers let others do with a new file: read it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual")
def test_a_file_of_answers_is_read_by_others_only_where_it_was_put_for_them(
    computers: dict, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A teacher may read what is handed in to a folder that all of a class write into."""
    computers["use"]("desk").take_in(tuple(answered(n, seed="tuesday") for n in range(2)))
    monkeypatch.chdir(tmp_path)
    mjw.take_out()
    shared = tmp_path / "shared"
    shared.mkdir()
    alone = [tmp_path / "my-answers.jsonl", mjw.hand_in("tuesday").file]
    read = [mjw.hand_in("tuesday", to=to).file for to in (shared, shared / "ann.jsonl")]
    for _ in range(2):
        assert [oct(file.stat().st_mode & 0o777) for file in alone] == ["0o600"] * 2
        assert [oct(file.stat().st_mode & 0o777) for file in read] == ["0o644"] * 2
        mjw.hand_in("tuesday")  # it is replaced


def test_half_of_a_set_is_not_handed_in(computers: dict) -> None:
    """Another program is using the file: what waits beside it is not all."""
    keeper = computers["use"]("desk")
    keeper.take_in(tuple(answered(number, seed="tuesday") for number in range(4)))
    store = sqlite3.connect(keeper.folder / FILE, isolation_level=None)
    with closing(store) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.remember(answered(5, seed="tuesday"))
        for _ in range(2):
            with pytest.raises(StudyError, match="Another program"):
                mjw.hand_in("tuesday", to=computers["file"].parent)


CALLS: dict[str, Callable[[Path], str]] = {
    "take_out": lambda file: str(mjw.take_out(file)),
    "take_in": lambda file: str(mjw.take_in(file)),
    "forget": lambda _: str(mjw.forget(everything=True)),
    "progress": lambda _: str(mjw.progress()),
    "course_map": lambda _: str(mjw.course_map()),
    "today": lambda _: str(_shown(mjw.today()).skip()),
    "hand_in": lambda file: str(mjw.hand_in("tuesday", to=file.parent)),
}


@pytest.mark.parametrize("called", CALLS)
def test_who_reads_the_answers_first_is_told_what_was_lost(called: str, computers: dict) -> None:
    """Whatever is called first opens the folder and mends it, and nobody after it could tell."""
    use, file = computers["use"], computers["file"]
    use("desk").take_in((answered(1),))
    file.write_text(lines.text_of([answered(1)]))
    if called == "take_out":
        file.unlink()
    line = line_aside(answered(2)).replace("tuesday", "tuesdax")
    (file.parent / "desk" / "pending-x.jsonl").write_text(f"{line}\n")
    use("desk")
    assert "One of your answers is damaged and can't be read." in CALLS[called](file)
    assert this_program.keeper().tell() == ()


def test_in_a_page_a_file_is_among_the_downloads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The place where Python wrote it is on nobody's computer."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(in_page, "_OPENED", [])
    this_program.keeper.cache_clear()
    try:
        in_page.begin(in_page.Nobody(), ())
        widget = mjw.class_set("win_check", "tuesday", n=1)
        widget.check(key_of(widget.state))
        written = mjw.hand_in("tuesday"), mjw.take_out(), mjw.worksheet(widget).save("sheet.html")
        for said in map(repr, written):
            assert "among your browser's downloads" in said
            assert str(tmp_path) not in said
        for file in tmp_path.glob("hand-in-*"):
            file.write_text("a letter")
        with pytest.raises(StudyError, match="hand-in-tuesday") as refused:
            mjw.hand_in("tuesday")
        assert str(tmp_path) not in str(refused.value)
    finally:
        this_program.keeper.cache_clear()
