"""Records as files: every format opened, our own kept, nothing lost, and errors that say where."""

from __future__ import annotations

import errno
import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

import mjteach as mj
from mjteach.core.errors import RecordError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.record.any_format import Format, format_of
from mjteach.record.limits import LONGEST_TEXT
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import start_round, step
from mjteach.riichi.rules import replace_options
from mjteach.riichi.setup.wall import shuffled_wall
from mjteach.text import outline, render
from support.records.samples import RULES, SAMPLES, reason_of, sample

ENDINGS = {
    "own.jsonl": Format.OWN,
    "mjai.jsonl": Format.MJAI,
    "mjlog.xml": Format.TENHOU_XML,
    "tenhou.json": Format.TENHOU_JSON,
}
every_format = pytest.mark.parametrize("ending", ENDINGS)


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "record"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def refused(path: Path, **options: str) -> str:
    """The id of what is wrong with a file of which nothing can be read."""
    with pytest.raises(RecordError) as caught:
        mj.open_record(path, **options)
    return caught.value.message.id.removeprefix("error.record.")


# --- opening


def test_a_record_may_lie_in_ones_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    mj.save_record("~/mine.jsonl", mj.recorded_deal("first"))
    assert (tmp_path / "mine.jsonl").is_file()
    assert len(mj.open_record("~/mine.jsonl").rounds) == 1
    with pytest.raises(RecordError):
        mj.save_record("~/mine.jsonl", mj.recorded_deal("first"))


@every_format
def test_a_format_is_told_by_the_text(ending: str) -> None:
    assert format_of(sample(ending)) is ENDINGS[ending]
    assert format_of("\ufeff\n " + sample(ending)) is ENDINGS[ending]


def test_a_log_over_several_lines() -> None:
    assert format_of('{\n "title": ["a"],\n "log" : [\n[]\n]}') is Format.TENHOU_JSON


@every_format
def test_every_format_opens_to_the_same_game(ending: str) -> None:
    record = mj.open_record(SAMPLES / f"two_rounds.{ending}")
    assert record.problem is None
    assert record.names == ("Aoi", "Botan", "Chika", "Dan")
    same = mj.open_record(SAMPLES / "two_rounds.own.jsonl")
    told = [[state.history for state in moments] for moments in record.rounds]
    assert told == [[state.history for state in moments] for moments in same.rounds]
    assert [moments[-1].phase for moments in record.rounds] == [Phase.OVER] * 2
    first = record.rounds[0]
    assert [len(state.history) for state in first] == list(range(len(first)))
    assert [line.text for line in outline(mj.why(record))] == [
        "2 deals were read.",
        "East 1: East (A) wins by ron on 7p from West (C).",
        "East 1, 1 honba: West (C) wins by tsumo with 5p.",
    ]


@every_format
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_a_file_as_editors_leave_it(ending: str, ends: str, tmp_path: Path) -> None:
    text = "\ufeff" + sample(ending).replace("\n", ends) + ends
    found = mj.open_record(written(tmp_path, text))
    assert found == mj.open_record(SAMPLES / f"two_rounds.{ending}")
    assert found == mj.open_record(written(tmp_path, text[1:].encode("utf-16")))


def test_our_own_record_with_its_first_fields_in_another_order(tmp_path: Path) -> None:
    first, *others = sample("own.jsonl").splitlines()
    fields = json.loads(first)
    turned = json.dumps(dict(reversed(fields.items())), ensure_ascii=False)
    found = mj.open_record(written(tmp_path, "\n".join(("{ " + turned[1:], *others))))
    assert found == mj.open_record(SAMPLES / "two_rounds.own.jsonl")


@pytest.mark.parametrize("odd", ["\u2028", "\x85"])
def test_a_name_with_a_character_that_some_take_for_a_line_end(odd: str, tmp_path: Path) -> None:
    text = sample("mjai.jsonl").replace("Aoi", f"A{odd}oi")
    assert len(mj.open_record(written(tmp_path, text)).rounds) == 2


@every_format
def test_a_packed_file(ending: str, tmp_path: Path) -> None:
    packed = written(tmp_path, gzip.compress(sample(ending).encode()))
    assert mj.open_record(packed) == mj.open_record(SAMPLES / f"two_rounds.{ending}")


def test_rules_are_for_logs_only() -> None:
    told = mj.open_record(SAMPLES / "two_rounds.mjai.jsonl", rules="club")
    assert told.rules == mj.preset("club").rules
    assert refused(SAMPLES / "two_rounds.own.jsonl", rules="club") == "own_rules"


@pytest.mark.parametrize("ending", ["own.jsonl", "mjai.jsonl", "mjlog.xml"])
def test_of_a_broken_record_the_good_part_is_kept(ending: str, tmp_path: Path) -> None:
    whole = mj.open_record(SAMPLES / f"two_rounds.{ending}")
    lines = sample(ending).splitlines()
    record = mj.open_record(written(tmp_path, "\n".join(lines[: len(lines) * 4 // 5])))
    assert record.problem is not None
    assert record.rounds[0] == whole.rounds[0]
    kept = record.rounds[1]  # of a log, the tiles nobody has seen may lie otherwise
    assert len(kept) > 1
    assert kept[-1].history == whole.rounds[1][len(kept) - 1].history
    *_, unfinished, stopped = outline(mj.why(record))
    assert unfinished.text == "East 1, 1 honba: not played to the end."
    assert stopped.text.startswith("Something couldn't be read. Line ")


def test_what_the_rules_refuse_is_a_problem_with_its_place() -> None:
    record = mj.open_record(SAMPLES / "two_rounds.mjai.jsonl", rules=mj.RuleSet(min_han=2))
    assert len(record.rounds[0]) == 20
    assert record.problem is not None
    assert record.problem.message.get("round") == 1
    assert [moments[-1].end is None for moments in record.rounds] == [True, False]


CONTRADICTIONS = {
    "deltas of a win": (24, {"deltas": [8700, 0, -8700, 0]}, 24, 2),
    "points after a win": (24, {"scores": [25000] * 4}, 24, 2),
    "points after the game": (38, {"scores": [25000] * 4}, 38, 2),
}


@pytest.mark.parametrize(
    ("line", "told", "named", "rounds"), CONTRADICTIONS.values(), ids=CONTRADICTIONS
)
def test_points_that_the_rules_do_not_lead_to(
    line: int, told: Any, named: int, rounds: int, tmp_path: Path
) -> None:
    lines = sample("mjai.jsonl").splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | told)
    record = mj.open_record(written(tmp_path, "\n".join(lines)))
    assert reason_of(record.problem) == "other_result"
    assert record.problem is not None
    assert f"Line {named}: The " in render(record.problem.message)
    assert len(record.rounds) == rounds
    assert record.rounds[-1][-1].phase is Phase.OVER


@pytest.mark.parametrize("ending", ["mjlog.xml", "tenhou.json"])
def test_points_of_a_log_that_the_rules_do_not_lead_to(ending: str) -> None:
    rules = replace_options(RULES, honba_value=0)
    record = mj.open_record(SAMPLES / f"two_rounds.{ending}", rules=rules)
    assert reason_of(record.problem) == "other_result"
    assert [moments[-1].phase for moments in record.rounds] == [Phase.OVER] * 2


PLACES = {"mjai.jsonl": "Line 24", "mjlog.xml": "Element 27 of the file", "tenhou.json": "Move 1"}


@pytest.mark.parametrize(("ending", "place"), PLACES.items())
def test_a_place_is_what_the_format_counts(ending: str, place: str) -> None:
    record = mj.open_record(SAMPLES / f"two_rounds.{ending}", rules=mj.RuleSet(min_han=3))
    assert record.problem is not None
    assert place in render(record.problem.message)


@every_format
def test_of_two_games_in_one_file_the_first_is_kept(ending: str, tmp_path: Path) -> None:
    text = sample(ending).strip()
    record = mj.open_record(written(tmp_path, f"{text}\n{text}\n"))
    assert record.rounds == mj.open_record(SAMPLES / f"two_rounds.{ending}").rounds
    assert reason_of(record.problem) == "second_game"
    assert record.problem is not None
    assert record.problem.message.get("line") == text.count("\n") + 2


# --- what cannot be opened


def test_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "missing.xml") == "no_file"
    assert refused(tmp_path) == "no_file"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.xml", "There's no “{}”."),
        ("", "“{}” is a folder, but you need a file."),
        ("a\0b", "A file can't be called “{}”."),
    ],
)
def test_a_wrong_name_is_told_in_the_words_of_the_course(
    name: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(RecordError) as caught:
        mj.open_record(tmp_path / name if name else tmp_path)
    begins = said.partition("{}")[0]
    assert render(caught.value.message).startswith(begins)
    assert said.partition("{}")[2] in render(caught.value.message)


NO_RECORDS = {
    "nothing": (b"", "empty_file"),
    "nothing but ends of lines": (b"\xef\xbb\xbf\n \n", "empty_file"),
    "a word": (b"hello", "no_such_format"),
    "a list": (b"[1, 2]", "no_such_format"),
    "another object": (b'{"answer": 42}', "no_such_format"),
    "a page": (b"<!DOCTYPE html><html><body>404</body></html>", "web_page"),
    "other xml": (b"<svg/>", "no_such_format"),
    "half a tag": (b"<", "no_such_format"),
    "a package": (b'{"name": "x", "type": "module"}', "line"),
    "a cut log": (b'{"log": [', "round"),
    "many characters": ("\u00e9".encode() * (2 * LONGEST_TEXT + 1), "text_too_long"),
    "no text": (b"\x80\x81<\x00", "no_text"),
    "half of a wide character": (b"\xff\xfe<", "no_text"),
    "no gzip": (b"\x1f\x8b\x08 no gzip at all", "broken_gzip"),
    "cut gzip": (gzip.compress(b"<mjloggm>" * 9)[:-12], "broken_gzip"),
    "too long": (b" " * (LONGEST_TEXT + 1), "text_too_long"),
    "too long when unpacked": (gzip.compress(b" " * (5 * LONGEST_TEXT)), "text_too_long"),
}


@pytest.mark.parametrize(("content", "problem"), NO_RECORDS.values(), ids=NO_RECORDS)
def test_what_is_no_record(content: bytes, problem: str, tmp_path: Path) -> None:
    assert refused(written(tmp_path, content)) == problem


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_what_is_no_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refused(pipe) == "no_regular_file"
    with pytest.raises(RecordError) as caught:
        mj.save_record(pipe, mj.start_deal("a"), replace=True)
    assert caught.value.message.id == "error.record.no_regular_file"


def test_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        mj.open_record(written(tmp_path, ""))
    assert render(caught.value.message) == "The file is empty. Save or download it again."


# --- files in part


@pytest.mark.parametrize("part", [1, 2])
@pytest.mark.parametrize(("ending", "rounds"), [("tenhou.json", 1), ("mjai.jsonl", 1)])
def test_a_file_cut_within_a_character(ending: str, rounds: int, part: int, tmp_path: Path) -> None:
    content = sample(ending).replace("tanyao", "点").encode()
    cut = content.rindex("点".encode())
    before = mj.open_record(written(tmp_path, content[:cut]))
    record = mj.open_record(written(tmp_path, content[: cut + part]))
    assert record.rounds[:rounds] == before.rounds[:rounds] != ()
    assert record.problem is not None
    assert before.problem is not None
    assert reason_of(record.problem) == reason_of(before.problem) == "no_json"


@every_format
@pytest.mark.parametrize("name", ["ÄÖ".encode("latin-1"), "青い".encode("shift-jis")])
def test_a_name_in_another_encoding(ending: str, name: bytes, tmp_path: Path) -> None:
    content = sample(ending).encode().replace(b"Aoi", name)
    record = mj.open_record(written(tmp_path, content))
    assert record.problem is None
    assert "\ufffd" in record.names[0]
    assert record.rounds == mj.open_record(SAMPLES / f"two_rounds.{ending}").rounds


@every_format
def test_of_a_cut_package_the_good_part_is_kept(ending: str, tmp_path: Path) -> None:
    text = sample(ending) + " " * 5_000  # so that all that matters is unpacked
    packed = gzip.compress(text.encode())
    record = mj.open_record(written(tmp_path, packed[:-9]))
    assert record.rounds == mj.open_record(SAMPLES / f"two_rounds.{ending}").rounds
    assert record.problem is not None
    assert record.problem.message.get("line") == text.count("\n") + 1
    assert reason_of(record.problem) == "broken_gzip"


def test_a_package_cut_in_the_middle(tmp_path: Path) -> None:
    packed = gzip.compress(sample("own.jsonl").encode())
    record = mj.open_record(written(tmp_path, packed[: len(packed) * 4 // 5]))
    assert len(record.rounds) == 1
    assert reason_of(record.problem) == "broken_gzip"


def test_what_is_wrong_before_the_end_of_a_cut_package_is_named(tmp_path: Path) -> None:
    text = sample("own.jsonl").replace('"C discard 5z"', '"C discard 9m"')
    record = mj.open_record(written(tmp_path, gzip.compress(text.encode())[:-9]))
    assert reason_of(record.problem) != "broken_gzip"


def test_a_package_of_several_members(tmp_path: Path) -> None:
    lines = sample("own.jsonl").encode().splitlines(keepends=True)
    packed = b"".join(map(gzip.compress, lines))
    record = mj.open_record(written(tmp_path, packed))
    assert record == mj.open_record(SAMPLES / "two_rounds.own.jsonl")


# --- keeping


def test_what_is_kept_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    first = mj.recorded_deal("first")
    mj.save_record(path, first, first[20])
    record = mj.open_record(path)
    assert record.rounds == (first, first[:21])
    assert record.problem is None


def test_a_file_is_replaced_only_when_asked(tmp_path: Path) -> None:
    path = written(tmp_path, "my notes")
    with pytest.raises(RecordError) as caught:
        mj.save_record(path, mj.start_deal("a wall"))
    assert caught.value.message.id == "error.record.file_there"
    assert path.read_text() == "my notes"
    mj.save_record(path, mj.start_deal("a wall"), replace=True)
    assert len(mj.open_record(path).rounds) == 1


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("a.mjai", Format.MJAI),
        ("two.games.MJAI.jsonl", Format.MJAI),
        ("a.tenhou", Format.TENHOU_JSON),
        ("a.tenhou.json", Format.TENHOU_JSON),
        ("a.json", Format.OWN),
        ("mjai", Format.OWN),
    ],
)
def test_the_name_of_a_file_says_its_format(tmp_path: Path, name: str, wanted: Format) -> None:
    record = mj.open_record(SAMPLES / "two_rounds.mjai.jsonl")
    mj.save_record(tmp_path / name, record)
    assert format_of((tmp_path / name).read_text(encoding="utf-8")) is wanted
    rules = {} if wanted is Format.OWN else {"rules": record.rules}
    again = mj.open_record(tmp_path / name, **rules)
    assert again.problem is None
    assert again.names == record.names
    ends = [[moments[-1].end for moments in found.rounds] for found in (again, record)]
    assert ends[0] == ends[1]


def test_what_a_log_cannot_tell_is_refused(tmp_path: Path) -> None:
    state = mj.start_deal("a", table=True)
    left = mj.step(state, "A offend left_seat")
    with pytest.raises(RecordError) as caught:
        mj.save_record(tmp_path / "a.mjai", left)
    assert caught.value.message.id == "error.record.offences"
    assert not (tmp_path / "a.mjai").exists()


def test_a_record_is_kept_with_its_names(tmp_path: Path) -> None:
    record = mj.open_record(SAMPLES / "two_rounds.mjai.jsonl")
    mj.save_record(tmp_path / "mine.jsonl", record)
    assert mj.open_record(tmp_path / "mine.jsonl") == record


@pytest.mark.parametrize(
    ("what", "named"),
    [
        ((), "nothing to save"),
        (((),), "isn't a deal: tuple"),
        ((mj.open_record(SAMPLES / "two_rounds.own.jsonl").rounds,), "isn't a deal: tuple"),
        ((mj.start_deal("a"), "b"), "isn't a deal: str"),
    ],
)
def test_what_is_no_round(what: tuple[Any, ...], named: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        mj.save_record(tmp_path / "mine.jsonl", *what)
    assert named in render(caught.value.message)
    assert [*tmp_path.iterdir()] == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for name in (tmp_path, "a\0b"):
        with pytest.raises(RecordError) as caught:
            mj.save_record(name, mj.start_deal("a"))
        assert caught.value.message.id == "error.record.no_file"
        assert refused(Path(name)) == "no_file"


def test_a_log_over_several_lines_names_the_line(tmp_path: Path) -> None:
    log = json.dumps(json.loads(sample("tenhou.json")), indent=1)
    place = log.index('"log"')
    broken = log[:place] + '"log": [[oops'
    with pytest.raises(RecordError) as caught:
        mj.open_record(written(tmp_path, broken))
    assert caught.value.message.id == "error.record.line"
    assert caught.value.message.get("line") == broken.count("\n") + 1


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "Check the file's name and its folder."),
        (errno.ENOSPC, "There's no room left"),
        (errno.EACCES, "aren't allowed to open"),
        (errno.EIO, "Try again"),
    ],
)
def test_what_the_system_says_is_passed_on(
    number: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    state = mj.start_deal("a")
    for use in (mj.open_record, lambda path: mj.save_record(path, state)):
        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", fails)
            with pytest.raises(RecordError) as caught:
                use(tmp_path / "mine.jsonl")
        assert said in render(caught.value.message)


def test_an_action_with_more_in_it_than_its_text_says_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    rules = mj.RuleSet()
    start = start_round(rules, shuffled_wall("a", rules), table=True)
    drawn = step(start, Action(ActionKind.DRAW, Seat.A))
    surplus = [
        step(start, Action(ActionKind.DRAW, Seat.A, using=(Tile.M1,))),
        step(
            drawn, Action(ActionKind.DISCARD, Seat.A, drawn.seats[0].hand.drawn, (), True, None, 3)
        ),
        step(drawn, Action(ActionKind.OFFEND, Seat.B, Tile.M1, offence=Offence.LEFT_SEAT)),
    ]
    for state in surplus:
        with pytest.raises(RecordError) as caught:
            mj.save_record(path, state)
        assert reason_of(caught.value) == "surplus_in_action"
        assert not path.exists()


def test_nothing_is_written_of_rounds_that_cannot_be_kept_together(tmp_path: Path) -> None:
    path = tmp_path / "both.jsonl"
    with pytest.raises(RecordError):
        mj.save_record(path, mj.start_deal("a"), mj.start_deal("b", rules="club"))
    assert not path.exists()
    with pytest.raises(RecordError) as caught:
        mj.save_record(tmp_path / "no" / "folder", mj.start_deal("a"))
    assert caught.value.message.id == "error.record.no_file"


# --- whatever a file says can be printed


SPOILED = {
    "a long value": ({"rules": {"kuitan": "x" * 5000}}, []),
    "a value of no characters": ({"rules": {"kuitan": "\ud800\n\x1b[31m"}}, []),
    "a long option": ({"rules": {"k" * 5000: True}}, []),
    "an option of no characters": ({"rules": {"\ud800": True}}, []),
    "long rows": ({"rules": {"uma_table": [list(range(2000))] * 3}}, []),
    "long uma": ({"rules": {"uma": ["x" * 5000] * 4}}, []),
    "long names of yaku": ({"rules": {"pao_yakuman": ["y" * 5000]}}, []),
    "a long number": ({"rules": {"start_points": 10**300}}, []),
    "an action of no characters": ({}, ["A \ud800"]),
    "an action over two lines": ({}, ["A dis\ncard\x1b[31m 5p"]),
}


@pytest.mark.parametrize(("first", "actions"), SPOILED.values(), ids=SPOILED)
def test_an_error_can_be_printed(first: Any, actions: list[str], tmp_path: Path) -> None:
    head = {"format": "mjteach", "version": 1, **first}
    lines = [head, {"round": 1, "seed": "\ud800"}, *actions, {"rounds": 1}]
    path = written(tmp_path, "\n".join(json.dumps(line) for line in lines))
    try:
        problem = mj.open_record(path).problem
    except RecordError as error:
        problem = error
    assert problem is not None
    text = render(problem.message)
    assert text.isprintable(), text
    assert "[error" not in text
    assert len(text) < 500


def test_a_long_name_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        mj.open_record(tmp_path / ("x" * 5000))
    assert "[error" not in render(caught.value.message)


def test_half_a_character_as_a_seed() -> None:
    assert mj.start_deal("\ud800") == mj.start_deal("\ud800")
