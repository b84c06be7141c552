"""What is said after an answer, on a sheet of two numbers and their sum: 4, 2 and 6 are right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from mjteach.core.message import msg
from mjteach.core.tiles import Tile
from mjteach.puzzles.base import (
    AnswerFinding,
    Diagnosis,
    Grade,
    Outcome,
    Part,
    RuleDifference,
    Suspect,
)
from mjteach.puzzles.diagnose import judge
from mjteach.puzzles.diagnosis.tracker import Tracked
from mjteach.puzzles.feedback import (
    Checked,
    Feedback,
    on_blank,
    on_hint,
    on_right,
    on_why,
    on_wrong,
)
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.mistakes import miswrite
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import EnterNumber, Field, PickSpots, PickTiles, Question, Value
from mjteach.puzzles.scenes import RowKind, Scene
from mjteach.puzzles.situations.tables import as_one, tile_row
from support.puzzles.sheet import EXAMPLE, WORKING, false, question_of, sheet

SHEET = sheet(false("X1", pair=0), false("X2", wait=0))
ALIKE = sheet(false("X1", pair=0), false("X5", pair=0))
SILENT = sheet(miswrite("X3", "x3", lambda key: {**key, "pair": 0}))
HOUSE = sheet(false("X1", pair=0), options=("renpuu_pair_fu",))


def telling(kind: Kind, **tells: object) -> Kind:
    """The kind with other things to say."""
    return replace(kind, tells=kind.tells._replace(**tells))


TOLD = telling(SHEET, wrong=lambda _, part: (msg(part.field),))
NO_EXAMPLE = telling(SHEET, example=None)
X1, X2 = "mistake.X1.nudge", "mistake.X2.nudge"
HINT = "puzzle.sheet.hint"


def checked(
    kind: Kind, text: str, same: int = 1, total: int = 0, before: tuple[str, ...] = ()
) -> Checked:
    """An answer such as ``0 2 -``, with how often it went wrong so, and at all."""
    tracked, puzzle = Tracked(kind), question_of(kind)
    for each in (*before, text):
        words = zip(("pair", "wait", "sum"), each.split(), strict=True)
        response = {id: int(word) for id, word in words if word != "-"}
        grade, found, tracked = judge(puzzle, response, tracked)
    return Checked(kind, puzzle, response, grade, found, same, total or same)


def said(feedback: Feedback) -> list[str]:
    """The ids of the lines, those of the place to look at left out."""
    return [line.id for line in feedback.lines if line.id not in PLACES]


PLACES = {"feedback.look", "feedback.right_parts"}


@pytest.mark.parametrize(
    ("kind", "text", "same", "lines"),
    [
        # a question to think about, the rule, another hand, the working
        (SHEET, "0 2 2", 1, [X1]),
        (SHEET, "0 2 2", 2, ["mistake.X1.rule"]),
        (SHEET, "0 2 2", 3, ["hint.example"]),
        (SHEET, "0 2 2", 4, ["feedback.worked"]),
        # where no false rule is likely: a question, the hints, another hand, the working
        (SHEET, "9 2 15", 1, [f"{HINT}.ask"]),
        (SHEET, "9 2 15", 2, [f"{HINT}.rule"]),
        (SHEET, "9 2 15", 3, ["hint.example"]),
        (SHEET, "9 2 15", 4, ["feedback.worked"]),
        (SHEET, "4 2 8", 1, ["feedback.slip"]),
        # two that are as likely, and two at once
        (ALIKE, "0 2 2", 1, [f"{HINT}.ask"]),
        (ALIKE, "0 2 2", 2, [f"{HINT}.rule"]),
        (SHEET, "0 0 0", 1, [X1, X2]),
        # another rule is named after what there is to think about, and doesn't close the matter
        (HOUSE, "2 2 4", 1, [f"{HINT}.ask", "feedback.elsewhere"]),
        (HOUSE, "2 2 4", 2, [f"{HINT}.rule", "feedback.elsewhere"]),
        (HOUSE, "2 2 4", 4, ["feedback.worked"]),
        (NO_EXAMPLE, "0 2 2", 3, ["first"]),
        # what the kind has to say; of a line left blank there is only the question
        (TOLD, "9 2 15", 1, ["pair"]),
        (TOLD, "- 2 -", 1, [f"{HINT}.ask"]),
        (SHEET, "- 2 -", 1, [f"{HINT}.ask"]),
    ],
)
def test_the_ladder(kind: Kind, text: str, same: int, lines: list[str]) -> None:
    feedback = on_wrong(checked(kind, text, same))
    assert said(feedback) == lines
    assert feedback.revealed is (lines == ["feedback.worked"])
    assert feedback.tree == {"feedback.worked": WORKING, "hint.example": EXAMPLE}.get(lines[0])
    assert feedback.verdict.id in ("verdict.partial", "verdict.wrong")


@pytest.mark.parametrize(
    ("same", "lines"),
    [
        (1, ["feedback.rule_difference"]),
        (2, ["feedback.rule_difference", f"{HINT}.rule"]),
        (4, ["feedback.worked"]),
    ],
)
def test_where_house_rules_are_played_the_other_rule_comes_first(
    same: int, lines: list[str]
) -> None:
    seen = checked(HOUSE, "2 2 4", same)
    feedback = on_wrong(seen._replace(puzzle=seen.puzzle._replace(ruleset="wrc")))
    assert said(feedback) == lines
    assert (feedback.verdict.id == "verdict.rule_difference") is (same < 4)


@pytest.mark.parametrize(("same", "total", "revealed"), [(1, 4, False), (1, 5, True)])
def test_after_many_different_errors_the_working_is_shown(
    same: int, total: int, *, revealed: bool
) -> None:
    assert on_wrong(checked(SHEET, "0 2 2", same, total)).revealed is revealed


def test_a_rule_is_stated_once_it_is_found() -> None:
    fits = ("0 2 2",) * 2
    assert said(on_wrong(checked(SHEET, "0 2 2", before=fits))) == [
        "feedback.found",
        "mistake.X1.rule",
    ]


@pytest.mark.parametrize(
    ("text", "verdict", "right", "look"),
    [
        ("0 2 2", "partial", ("wait",), "pair"),
        ("4 0 4", "partial", ("pair",), "wait"),
        ("4 2 8", "partial", ("pair", "wait"), "sum"),
        ("0 0 0", "wrong", (), "pair"),
        ("9 0 9", "wrong", (), "pair"),
        ("- 2 -", "partial", ("wait",), "pair"),
    ],
)
def test_what_is_right_is_said_before_where_to_look(
    text: str, verdict: str, right: tuple[str, ...], look: str
) -> None:
    feedback = on_wrong(checked(SHEET, text))
    assert feedback.verdict.id == f"verdict.{verdict}"
    lines = [msg("feedback.right_parts", places=tuple(map(msg, right)))] if right else []
    lines.append(msg("feedback.look", place=msg(look)))
    assert [*feedback.lines[: len(lines)]] == lines
    assert feedback.look == look


@pytest.mark.parametrize(("same", "parts"), [(1, ["pair", "sum"]), (4, ["pair", "wait", "sum"])])
def test_of_parts_that_contradict_each_other_only_one_is_judged(
    same: int, parts: list[str]
) -> None:
    at_odds = telling(SHEET, clash=lambda _: ("pair", "wait"))
    feedback = on_wrong(checked(at_odds, "0 2 2", same))
    assert feedback.verdict.id == "verdict.wrong"
    assert feedback.lines[0] == msg("feedback.clash", places=(msg("pair"), msg("wait")))
    assert [part.field for part in feedback.parts] == parts


def test_what_differs_there_is_named() -> None:
    differs = telling(HOUSE, differs={("renpuu_pair_fu", "pair"): "kuitan"})
    named = [on_wrong(checked(kind, "2 2 4")).lines[-1].get("option") for kind in (HOUSE, differs)]
    assert named == [msg("rule.renpuu_pair_fu.name"), msg("rule.kuitan.name")]


def test_an_empty_sheet_is_not_judged() -> None:
    blank = on_blank(checked(SHEET, "0 2 2").puzzle)
    assert (blank.finding, blank.outcome) == (AnswerFinding.NOT_ATTEMPTED, Outcome.BLANK)
    assert blank.lines == ()


def test_where_an_empty_line_counts_it_is_said_how_all_of_them_may() -> None:
    """Nobody gains or loses anything: that's an answer, and an empty sheet isn't."""
    state, said = single(generate("payer", level=2, seed="a")).check({})
    assert (state.attempts, [line.id for line in said.lines]) == (0, ["feedback.all_zero"])


@pytest.mark.parametrize(
    ("kind", "text", "same", "lines"),
    [
        (SHEET, "4 2 6", 1, ["working"]),
        (SHEET, "- - 6", 1, ["feedback.bare"]),
        (SILENT, "0 2 6", 1, ["feedback.silent", "mistake.X3.nudge"]),
        (SILENT, "0 2 6", 2, ["feedback.silent", "mistake.X3.rule"]),
    ],
)
def test_a_right_result(kind: Kind, text: str, same: int, lines: list[str]) -> None:
    seen = checked(kind, text, same)
    feedback = on_right(seen)
    assert said(feedback) == lines
    assert feedback.look == ("pair" if lines[0] == "feedback.silent" else None)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("- - 6", msg("feedback.bare", count=2)),
        ("0 2 6", msg("feedback.silent", count=1)),
        ("0 0 6", msg("feedback.silent", count=2)),
    ],
)
def test_lines_that_are_empty_or_do_not_fit_are_counted(text: str, line: object) -> None:
    assert on_right(checked(SILENT, text)).lines[0] == line


def test_hints_one_after_the_other() -> None:
    ladder = SHEET.hints(question_of(SHEET))
    words = [f"{HINT}.look", f"{HINT}.ask", f"{HINT}.rule", "hint.example", "first"]
    assert [hint.message.id for hint in ladder] == words
    for number, word in enumerate([*words, "first"], 1):
        hint = on_hint(ladder, number)
        assert [line.id for line in hint.lines] == [word]
        assert hint.verdict == msg("feedback.hint", number=min(number, 5), of=5)
        assert hint.tree == (EXAMPLE if word == "hint.example" else None)


def test_the_working_is_shown_with_every_part() -> None:
    parts = (Part("pair", Outcome.WRONG, 0, 4),)
    feedback = on_why(SHEET, question_of(SHEET), parts)
    assert (feedback.tree, feedback.revealed, feedback.parts) == (WORKING, True, parts)
    assert feedback.marks == ()


# ---- answers of several things, on a form of their own

TILES, SPOTS = (
    PickTiles("set", msg("set"), msg("none")),
    PickSpots("set", msg("set"), (), msg("no")),
)
NUMBER = EnterNumber("set", msg("set"))


def of_a_set(
    field: Field,
    given: Value,
    missing: Iterable[str],
    extra: Iterable[str],
    *others: str,
    same: int = 1,
) -> Checked:
    """An answer whose first field is partly wrong, and the others right."""
    fields = (field, *(EnterNumber(id, msg(id)) for id in others))
    puzzle = question_of(SHEET)._replace(question=Question(fields))
    wrong = Part("set", Outcome.PARTIAL, given, None, tuple(missing), tuple(extra), ("a", "b"))
    parts = (wrong, *(Part(id, Outcome.CORRECT, 1, 1) for id in others))
    grade = Grade(Outcome.PARTIAL, parts)
    found = Diagnosis(AnswerFinding.UNEXPLAINED, first_wrong="set")
    response = {"set": given, **dict.fromkeys(others, 1)}
    return Checked(SHEET, puzzle, response, grade, found, same, same)


@pytest.mark.parametrize("field", [TILES, SPOTS])
@pytest.mark.parametrize(
    ("given", "missing", "extra", "lines"),
    [
        (["x", "y"], "z", "", [msg("feedback.some_found", right=2, of=3)]),
        (["x"], "yz", "", [msg("feedback.some_found", right=1, of=3)]),
        (["x", "y", "w"], "", "w", [msg("feedback.all_found", extra=1)]),
        (["x", "v", "w"], "", "vw", [msg("feedback.all_found", extra=2)]),
        (
            ["x", "v", "w"],
            "z",
            "vw",
            [msg("feedback.some_found", right=1, of=2), msg("feedback.extra", extra=2)],
        ),
        # of none right there is nothing to count
        (["v"], "z", "v", []),
        ("none", "z", "", []),
    ],
)
def test_of_a_set_it_is_said_how_many_are_right(
    field: Field, given: Value, missing: str, extra: str, lines: list[object]
) -> None:
    feedback = on_wrong(of_a_set(field, given, missing, extra))
    assert [*feedback.lines] == [*lines, msg(f"{HINT}.ask")]
    assert feedback.marks == (("a", "look"), ("b", "look"))


def test_what_is_no_set_is_not_counted() -> None:
    feedback = on_wrong(of_a_set(NUMBER, ["x", "y"], "z", ""))
    assert [*feedback.lines] == [msg(f"{HINT}.ask")]


@pytest.mark.parametrize(
    ("others", "line"),
    [
        ("p", msg("feedback.right_parts", places=(msg("p"),))),
        ("pqr", msg("feedback.right_parts", places=(msg("p"), msg("q"), msg("r")))),
        ("pqrs", msg("feedback.right_count", right=4, of=5)),
    ],
)
def test_more_than_three_right_parts_are_counted(others: str, line: object) -> None:
    feedback = on_wrong(of_a_set(NUMBER, 3, "", "", *others))
    assert [*feedback.lines[:2]] == [line, msg("feedback.look", place=msg("set"))]


def test_parts_that_are_rightly_empty_are_not_counted() -> None:
    seen = of_a_set(NUMBER, 3, "", "", *"pqrst")
    empty = seen._replace(response={**seen.response, "t": None})
    assert on_wrong(empty).lines[0] == msg("feedback.right_count", right=4, of=5)
    wrong = seen.grade.parts[0]._replace(outcome=Outcome.BLANK)
    blank = seen.grade._replace(parts=(wrong, *seen.grade.parts[1:]))
    assert on_wrong(seen._replace(grade=blank, response={**seen.response, "set": None})).lines[
        0
    ] == msg("feedback.right_count", right=5, of=6)


@pytest.mark.parametrize(
    ("field", "marks"),
    [
        (SPOTS, (("x", "right"), ("y", "missed"), ("z", "missed"), ("v", "extra"), ("w", "extra"))),
        (TILES, ()),
    ],
)
def test_the_working_marks_what_was_tapped(field: Field, marks: tuple[object, ...]) -> None:
    seen = of_a_set(field, ["x", "v", "w"], "yz", "vw")
    feedback = on_why(SHEET, seen.puzzle, seen.grade.parts)
    assert feedback.marks == marks
    nothing = seen.grade.parts[0]._replace(given="none", extra=())
    assert on_why(SHEET, seen.puzzle, (nothing,)).marks == tuple(m for m in marks if "missed" in m)


def test_the_working_marks_every_tile_of_a_row_that_is_one_place() -> None:
    seen = of_a_set(SPOTS, ["left.0"], ["right.0"], ["left.0"])
    rows = (
        as_one(tile_row(id, RowKind.GROUP, [Tile.M1, Tile.M2], msg(id))) for id in ("left", "right")
    )
    puzzle = seen.puzzle._replace(scene=Scene(tuple(rows)))
    assert set(on_why(SHEET, puzzle, seen.grade.parts).marks) == {
        *(("right.0", "missed"), ("right.1", "missed")),
        *(("left.0", "extra"), ("left.1", "extra")),
    }


@pytest.mark.parametrize(
    ("finding", "codes", "lines"),
    [
        (AnswerFinding.MISCONCEPTION, ("X1",), [X1]),
        (AnswerFinding.AMBIGUOUS, ("X1", "X2"), [f"{HINT}.ask"]),
        (AnswerFinding.MISCONCEPTION, ("X1", "X2"), [X1, X2]),
        (AnswerFinding.CORRECT_SILENT, ("X1",), [X1]),
        (AnswerFinding.CORRECT_SILENT, ("X1", "X2"), [f"{HINT}.ask"]),
        (AnswerFinding.SLIP, (), ["feedback.slip"]),
        (AnswerFinding.UNEXPLAINED, (), [f"{HINT}.ask"]),
    ],
)
def test_a_question_for_a_cause_that_is_likely_alone(
    finding: AnswerFinding, codes: tuple[str, ...], lines: list[str]
) -> None:
    seen = of_a_set(NUMBER, 3, "", "")
    suspects = tuple(Suspect(code, ("set",)) for code in codes)
    found = seen.found._replace(finding=finding, codes=suspects)
    assert [line.id for line in on_wrong(seen._replace(found=found)).lines] == lines


def test_of_the_tables_with_another_rule_three_are_named() -> None:
    tables = ("club", "wrc", "npm", "mleague")
    differences = (
        RuleDifference("renpuu_pair_fu", 2, tables),
        RuleDifference("kuitan", False, ("wrc",)),
    )
    seen = of_a_set(NUMBER, 3, "", "")
    found = seen.found._replace(finding=AnswerFinding.RULE_DIFFERENCE, differences=differences)
    line = on_wrong(seen._replace(found=found)).lines[-1]
    titles = tuple(SHEET.game.preset(id).title for id in tables[:3])
    assert (line.id, line.get("rulesets")) == ("feedback.elsewhere", titles)
    assert line.get("option") == msg("rule.renpuu_pair_fu.name")


def test_where_no_part_is_wrong_there_is_nowhere_to_look() -> None:
    seen = of_a_set(NUMBER, None, "", "", "p")
    parts = tuple(part._replace(outcome=Outcome.BLANK) for part in seen.grade.parts)
    nowhere = seen._replace(
        grade=Grade(Outcome.PARTIAL, parts), found=Diagnosis(AnswerFinding.UNEXPLAINED)
    )
    feedback = on_wrong(nowhere)
    assert (feedback.look, feedback.marks) == (None, ())
    assert [*feedback.lines] == [msg(f"{HINT}.ask")]


@pytest.mark.parametrize("same", [1, 3, 4])
def test_the_working_comes_after_the_example_alone(same: int) -> None:
    seen = of_a_set(NUMBER, 3, "", "", same=same)
    assert seen.is_at_end is (same == 4)
    assert seen._replace(same=1, total=4).is_at_end is False
    assert seen._replace(same=1, total=5).is_at_end is True
