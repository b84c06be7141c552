"""The page of misconceptions, held to the kinds, to the sentences and to the specification."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mjteach.core.message import Message
from mjteach.puzzles.registry import ALL, kind
from mjteach.text import render
from support.golden import compare
from support.puzzles.misconceptions import (
    LEFT_OUT,
    LINES,
    MISCONCEPTIONS,
    PAGE,
    Misconception,
    row_of,
)
from support.puzzles.samples import IDS
from support.spec import specified

ROWS = {id: {mistake.code for mistake in kind(id).mistakes} for id in IDS}
LOOKED_FOR = set().union(*ROWS.values())


def test_every_line_of_a_table_is_read() -> None:
    rows = [line for line in LINES if line.startswith("|") and "---" not in line]
    heads = {"| Code | Believed | True | Rules | Asked in |", "| Kind | Codes | Why |"}
    assert len(set(rows) - heads) == len(MISCONCEPTIONS) + len(LEFT_OUT) > 300
    assert all(str(row) in LINES for row in MISCONCEPTIONS)


def test_a_code_has_one_line() -> None:
    assert max(Counter(row.code for row in MISCONCEPTIONS).values()) == 1


@pytest.mark.parametrize("id", IDS)
def test_a_kind_has_a_row_for_every_code_the_page_gives_it_and_for_no_other(id: str) -> None:
    on_the_page = {row.code for row in MISCONCEPTIONS if id in row.kinds}
    assert sorted(ROWS[id] - on_the_page) == [], f'write {id} under "Asked in" of these'
    assert sorted(on_the_page - ROWS[id]) == [], f"{id} has no row for these"


@pytest.mark.parametrize("row", LEFT_OUT, ids=lambda row: f"{row.kind}-{row.codes[0]}")
def test_what_a_kind_leaves_out_has_no_row_there_and_a_reason(row) -> None:
    assert not set(row.codes) & ROWS[row.kind]
    assert set(row.codes) <= {known.code for known in MISCONCEPTIONS}
    assert len(row.why.split()) > 3


def test_a_kind_leaves_a_code_out_once() -> None:
    assert max(Counter((row.kind, code) for row in LEFT_OUT for code in row.codes).values()) == 1


def test_a_code_that_no_kind_looks_for_is_left_out_somewhere() -> None:
    nowhere = {row.code for row in MISCONCEPTIONS if not row.kinds}
    assert nowhere == {row.code for row in MISCONCEPTIONS} - LOOKED_FOR
    assert nowhere <= {code for row in LEFT_OUT for code in row.codes}


def test_kinds_stand_in_the_order_of_the_course() -> None:
    order = [row.id for row in ALL]
    wanted = {row.code: tuple(sorted(row.kinds, key=order.index)) for row in MISCONCEPTIONS}
    assert {row.code: row.kinds for row in MISCONCEPTIONS} == wanted, "as in puzzles/registry.py"


def _told(line: str) -> str:
    """A line with the sentences a learner reads in place of what stands there."""
    row = row_of(line)
    if not isinstance(row, Misconception) or row.code not in LOOKED_FOR:
        return line
    believed, true = (render(Message(f"mistake.{row.code}.{word}")) for word in ("name", "rule"))
    return str(row._replace(believed=believed, true=true))


def test_the_page_says_it_in_the_words_a_learner_reads(request: pytest.FixtureRequest) -> None:
    compare(PAGE, map(_told, LINES), request.config)


NAMED_BY_DOING = re.compile(r"((not|never|always) )?[a-z]+ing ")


def test_a_mistake_is_named_by_what_somebody_does() -> None:
    """A sentence such as "furiten bars tsumo" could be taken for the rule."""
    assert [row for row in MISCONCEPTIONS if not NAMED_BY_DOING.match(row.believed)] == []
    assert not NAMED_BY_DOING.match("furiten is thought to bar tsumo")


def test_no_two_mistakes_have_one_name() -> None:
    """A report would list the name twice."""
    assert max(Counter(row.believed for row in MISCONCEPTIONS).values()) == 1


SPECIFIED = re.compile(r"^\| \*\*([A-Z]+\d+)\*\*[^|]*\|[^|]*\|([^|]*)\|", re.MULTILINE)
RULE = re.compile(r"R[A-Z]?[\d.]+-[a-z]+")


def test_the_page_has_every_code_of_the_specification_with_its_rules() -> None:
    specified_rules = {
        code: tuple(RULE.findall(right))
        for code, right in SPECIFIED.findall(specified("misconceptions.md"))
    }
    assert len(specified_rules) > 200
    rules = {row.code: row.rules for row in MISCONCEPTIONS}
    assert {code: rules.get(code) for code in specified_rules} == specified_rules
