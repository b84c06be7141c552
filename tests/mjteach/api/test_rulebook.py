"""The rulebook: every id that is named anywhere is there, and each rule can be told."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import mjteach as mj
from mjteach.api import rulebook
from mjteach.api.rulebook import PAGE, rules_by_id
from mjteach.core.decision import Check
from mjteach.core.errors import GivenError, RuleSetError
from mjteach.core.tiles import parse_tiles
from mjteach.korean import rules as korean
from mjteach.riichi import rules as riichi
from mjteach.riichi.context import WinBy
from mjteach.riichi.round.variant import RULES as ACTIONS
from mjteach.riichi.score import Terms, score_of
from mjteach.riichi.yaku import YAKU
from support.spec import specified

OPTIONS = (*riichi.OPTIONS.values(), *korean.OPTIONS.values())
SPECIAL = {"korean_nagari", "korean_samsik", "korean_coffee"}
"""Rule sets that the entries name."""
ROOT = Path(__file__).parents[3]
ID = re.compile(r"\bR(?:A\.|K)?\d[\d.]*-[a-z]{1,2}\b")
SECTION = re.compile(r"\bR(?:\d+\.|A\.|K)[\d.]*\d\b(?![-\w])")
ENTRIES = rules_by_id()
RULES = {id: rule for id, rule in ENTRIES.items() if id.startswith("R")}
DISAGREE = {id: rule for id, rule in ENTRIES.items() if id not in RULES}
TEXT = PAGE.read_text(encoding="utf-8")
SUFFIXES = {".py", ".ftl", ".toml", ".tsv", ".ipynb", ".md", ".mjs", ".json", ".txt"}
FOLDERS = ("mjteach", "widgets", "tests", "lessons", ".ci")


@cache
def said_in_files() -> dict[Path, str]:
    """What this project says in code, tests, lessons and pages.

    This file gives wrong ids, and the recipes of CONTRIBUTING.md new ones.
    """
    inside = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")))
    found = (path for path in (*ROOT.glob("*.md"), *inside) if path.suffix in SUFFIXES)
    return {
        path: path.read_text(encoding="utf-8")
        for path in found
        if path not in (PAGE, Path(__file__), ROOT / "CONTRIBUTING.md")
        and "node_modules" not in path.parts
    }


def cited(pattern: re.Pattern[str]) -> dict[str, Path]:
    """What fits a pattern in any file, with one file that has it."""
    return {
        found: path for path, text in said_in_files().items() for found in pattern.findall(text)
    }


# --- the page and what names its rules


def test_every_id_that_is_named_anywhere_is_in_the_rulebook() -> None:
    found = cited(ID)
    assert len(found) > 500
    lost = {id: str(path) for id, path in found.items() if id not in RULES}
    assert lost == {"RK2-k": str(ROOT / "tests/lessons/test_lesson_map.py")}  # it reads any id


def test_every_section_that_is_named_has_rules() -> None:
    found = cited(SECTION)
    assert {"R2.6.2", "R2.10"} <= set(found)
    lost = {
        section: str(path)
        for section, path in found.items()
        if not any(id.startswith((f"{section}-", f"{section}.")) for id in RULES)
    }
    assert not lost


def test_every_rule_is_named_outside_the_rulebook() -> None:
    """That a lesson tells each of them, ``tests/lessons/test_facts.py`` holds."""
    assert set(RULES) <= set(cited(ID))


def test_what_the_rulebook_names_is_there() -> None:
    rules = {id for id in ID.findall(TEXT) if id not in RULES}
    assert not rules


@pytest.mark.parametrize("id", [*YAKU])
def test_the_rule_of_a_yaku_can_be_told(id: str) -> None:
    assert mj.rule(YAKU[id].ref).id == YAKU[id].ref


def test_the_rule_of_a_check_can_be_told() -> None:
    checks: set[Check] = {each for row in ACTIONS.values() for each in (*row.shared, *row.checks)}
    assert checks
    assert all(mj.rule(check.ref).id == check.ref for check in checks)


# --- what an entry says

WORDS = {"handbook", "wikipedia", "club", "namuwiki", "korean", "derived", "ours"}


def test_every_rule_is_a_text_with_sources_and_prints() -> None:
    for id, rule in RULES.items():
        assert rule.text[0].isupper(), id
        assert rule.text[-1] in ".)", id
        assert set(rule.sources) <= WORDS, id
        assert ("ours" in rule.sources) == (rule.sources == ("ours",)), id
        told = str(rule)
        assert told.startswith(f"{id}: {rule.section}\n")
        assert len(told.splitlines()) == 3 + 2 * len(rule.settled), id
        assert not set("[`{") & set(told), id


def test_the_page_explains_the_words_of_its_sources() -> None:
    assert set(re.findall(r"^  \| (\w+) \| ", TEXT, re.MULTILINE)) - {"Word"} == WORDS


def test_contradictions_are_numbered_and_told_with_the_rules_they_are_about() -> None:
    assert [*DISAGREE] == [f"C{number}" for number in range(1, len(DISAGREE) + 1)]
    assert all(one.text[-1] == "." and one.here[-1] == "." for one in DISAGREE.values())
    about = re.findall(r"^- \*\*(C\d+)\*\* .+ \*\[(.+)\]\*$", TEXT, re.MULTILINE)
    named = {(id, rule) for id, rules in about for rule in rules.split(", ") if rule != "none"}
    assert named == {(id, rule) for id, one in DISAGREE.items() for rule in one.about}
    assert named == {(one.id, rule.id) for rule in RULES.values() for one in rule.settled}


def test_what_stands_between_backticks_is_an_option_a_value_a_rule_set_or_tiles() -> None:
    entries = "\n".join(re.findall(r"^- \*\*[RC].+$", TEXT, re.MULTILINE))
    values = {str(value) for option in OPTIONS for value in option.allowed}
    known = {option.key for option in OPTIONS} | values | SPECIAL
    for word in set(re.findall(r"`([^`]+)`", entries)):
        assert word in known or parse_tiles(word), word


def test_an_option_stands_in_a_rule_that_decides_it() -> None:
    def said(ref: str) -> str:
        return mj.rule(ref).text + mj.rule(ref).here

    for option in OPTIONS:
        assert any(f"`{option.key}`" in said(ref) for ref in option.refs), option.key


def test_ids_sources_and_contradictions_are_those_of_the_specification() -> None:
    spec = specified("rules.md")
    files = dict(re.findall(r"(handbook|kwiki|club|namuwiki|korean) = (\w+\.txt)", spec))
    words = {file: {"kwiki": "wikipedia"}.get(word, word) for word, file in files.items()}
    given = {}
    for id, seeds in re.findall(r"^- \*\*(R\S+)\*\* .*\n  \*Seeds: (.*)\*$", spec, re.MULTILINE):
        named = [words[file] for file in re.findall(r"\w+\.txt", seeds)]
        given[id] = (*named, *(["derived"] if "derived" in seeds else [])) or ("ours",)
    beyond = {id for id, rule in RULES.items() if rule.sources == ("ours",)} - given.keys()
    assert {id: rule.sources for id, rule in RULES.items() if id not in beyond} == given
    assert len(re.findall(r"^- \*\*C\d+ ", spec, re.MULTILINE)) == len(DISAGREE)


# --- the tables of payments


def _table(title: str) -> Iterator[tuple[int, int, str, str]]:
    """Han, fu, ron or tsumo, and what the page prints there, for what can happen."""
    part = TEXT.partition(f"**{title}:**")[2].partition("**")[0]
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].isdecimal():
            for (han, by), cell in zip(product(range(1, 5), WinBy), cells[1:], strict=True):
                if cell != "-":
                    yield han, int(cells[0]), by, cell


@pytest.mark.parametrize(("title", "dealer"), [("Not the dealer", False), ("Dealer", True)])
def test_the_tables_of_payments_are_counted_right(title: str, dealer: bool) -> None:
    cells = list(_table(title))
    assert len(cells) > 70
    for han, fu, by, cell in cells:
        score = score_of(han, fu, Terms(WinBy(by), dealer=dealer), riichi.RuleSet())
        paid = sorted({payment.points for payment in score.payments})
        printed = [int(number) for number in re.findall(r"\d+", cell.partition("(")[0])]
        assert printed == paid, (title, han, fu, by)


@pytest.mark.parametrize(
    ("limit", "han", "yakuman"),
    [
        ("mangan", 5, 0),
        ("haneman", 7, 0),
        ("baiman", 10, 0),
        ("sanbaiman", 12, 0),
        ("yakuman", 13, 0),
        ("double yakuman", 0, 2),
    ],
)
def test_the_table_of_limits_is_counted_right(limit: str, han: int, yakuman: int) -> None:
    (line,) = re.findall(rf"^\| {limit} \| [^|]+ \| (.+) \|$", TEXT, re.MULTILINE)
    base, *cells = line.split(" | ")
    for (dealer, by), cell in zip(product((False, True), WinBy), cells, strict=True):
        score = score_of(han, 30, Terms(by, dealer=dealer), riichi.RuleSet(), yakuman)
        assert score.base == int(base)
        assert sorted({payment.points for payment in score.payments}) == [
            int(number) for number in re.findall(r"\d+", cell)
        ]


# --- one rule


def test_a_rule_tells_its_text_its_sources_and_what_was_settled() -> None:
    furiten = mj.rule("R2.6.2-d")
    assert (furiten.section, furiten.sources) == ("Furiten", ("handbook", "namuwiki"))
    assert furiten.text.startswith("Discard furiten goes by the wait you have now.")
    (settled,) = furiten.settled
    assert settled is mj.rule("C5")
    assert settled.about == ("R2.6.2-d",)
    first, _, source, disagree, here = str(furiten).splitlines()
    assert first == "R2.6.2-d: Furiten"
    assert source == "  You'll find it in the handbook of the Korean Mahjong League and Namuwiki."
    assert disagree.startswith("  Where sources disagree (C5): How long discard furiten lasts.")
    assert here.startswith("    Here: It goes by the wait you have at the moment.")
    assert repr(furiten) == f"<Rule R2.6.2-d: {furiten.text}>"


def test_a_contradiction_has_an_id_as_well() -> None:
    head, said, here, about = str(mj.rule("C5")).splitlines()
    assert head == "C5: Where sources disagree"
    assert said.startswith("  How long discard furiten lasts. The handbook says")
    assert here.startswith("  Here: It goes by the wait")
    assert about == "  It's about R2.6.2-d."
    assert len(str(mj.rule("C47")).splitlines()) == 3, "it is about no rule"


@pytest.mark.parametrize(
    ("id", "source"),
    [
        (
            "R2.3.1-f",
            "It follows from what you'll find in the handbook of the Korean Mahjong League.",
        ),
        ("R2.8.3-o", "No source says this: it's how this course plays."),
        ("RK4-a", "You'll find it in an article on Korean mahjong."),
    ],
)
def test_a_rule_says_where_it_is_from(id: str, source: str) -> None:
    assert str(mj.rule(id)).splitlines()[2].strip() == source


@pytest.mark.parametrize("id", [" R4.2.2-f", "r4.2.2-F", "(R4.2.2-f)", "R4.2.2-f."])
def test_an_id_is_read_as_it_was_copied(id: str) -> None:
    assert mj.rule(id) is RULES["R4.2.2-f"]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("R2.62-b", "There's no rule “R2.62-b”. Did you mean R2.6.2-b"),
        ("R2.6.2-z", "Did you mean R2.6.2-"),
        ("U07", "There's no rule “U07”. An id looks like R2.6.2-b"),
        ("", "An id looks like"),
        (
            "R2.6.2",
            (
                "“R2.6.2” is a section, not a single rule. "
                "Choose one of its rules, from R2.6.2-a to R2.6.2-p."
            ),
        ),
        ("R2.11", "Choose one of its rules, from R2.11.1-a to R2.11.2-e."),
        ("RK4", "Choose one of its rules, from RK4-a to RK4-x."),
    ],
)
def test_an_id_that_no_rule_has_is_met_with_the_near_ones(id: str, said: str) -> None:
    with pytest.raises(RuleSetError) as raised:
        mj.rule(id)
    assert said in str(raised.value)


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(GivenError, match="isn't the id of a rule"):
        mj.rule(3)  # type: ignore[arg-type]


def test_a_rule_cannot_be_changed() -> None:
    rule = mj.rule("R1.1-a")
    with pytest.raises(FrozenInstanceError):
        rule.text = "Bring five dice."  # type: ignore[misc]


def test_the_page_is_read_when_the_first_rule_is_asked_for() -> None:
    code = (
        "import mjteach as mj; from mjteach.api.rulebook import rules_by_id as read;"
        "print(read.cache_info().currsize); mj.rule('R1.1-a'); print(read.cache_info().currsize)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["0", "1"]


@pytest.mark.parametrize(
    "line", ["- **R1.1-a** A rule without brackets.", "- **C1** x *[]*", "- **R1.1-a** x *[club*"]
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"rulebook\.md, line 3: write"):
        list(rulebook._entries(f"# The rules\n\n{line}\n"))


def test_an_id_stands_in_one_line() -> None:
    line = "- **R1.1-a** A rule. *[club]*\n"
    with pytest.raises(ValueError, match="line 2"):
        list(rulebook._entries(line * 2))
