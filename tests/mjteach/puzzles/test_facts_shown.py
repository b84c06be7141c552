"""What decides a question, or is counted in its working, is shown by the question.

Every fact of a situation is changed by itself; with ``--all-seeds`` in forty questions of each
level and mix and ten of each topic, each fact eight times.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from itertools import zip_longest
from typing import Final

import pytest

from mjteach.puzzles.asking import asked
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.facts import text_of
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.kinds import score_full
from mjteach.puzzles.parts import Posed
from mjteach.puzzles.registry import KINDS
from mjteach.puzzles.scenes import Counters, Scene
from mjteach.text import render
from support.puzzles.samples import each_kind, sample
from support.puzzles.varied import hidden_in, pool_of

FOLLOWING: Final[Mapping[str, str]] = {
    "abort_judge/asked": "the early draw that the table nearly has",
    "announce/dealer": "the seat of the winner",
    "find_the_mistake/codes*": "what was written follows from them, and is shown",
    "find_the_mistake/situation.codes*": "what was written follows from them, and is shown",
    "kan_choice/action": "the kan of the tile that is asked about",
    "korean_count/context.by": "before eopeo nobody has won: it is always another player's tile",
    "kuikae_guard/action": "the discard of a tile just called, or of any other",
    "next_hand/result.deposits": "the sticks on the table, which are shown, or none after a win",
    "next_hand/result": "the sticks on the table are in it; its other members are changed alone",
    "next_hand/said*": "who said ron on a discard, where there was one",
    "priority/late": "who spoke late, and said what the others had said",
    "riichi_choice/action": "a discard from the hand, drawn or held",
    "rule_compare/asked*": "the deal that is told, and the options that it is about",
    "score_lookup/han": "the payment that is shown was made of it",
    "settle/house.chombo_payment": "told where there was a chombo",
    "win_check/action": "the win with the tile that lies there",
    "yaku_exclude/win*": "a hand that has the yaku read out, told as an example",
    "order_cycle/circle*": "the tiles in the order that is asked for",
    "order_cycle/what": "the tiles that are shown",
    "meld_layout/meld*": "a set as it is laid",
}
"""Members of a situation that follow from what is shown: changed alone, they contradict it."""


def questions(row: Kind, level: int, count: int) -> Iterator[Puzzle]:
    """Of every mix, and some of each topic."""
    for mix in row.mixes:
        yield from sample(row, level, count, mix=mix)
    for name, topic in row.topics.items():
        if topic.narrows(level):
            yield from sample(row, level, -(-count // 4), topics=(name,))


def hidden(row: Kind, count: int, most: int) -> dict[tuple[int, str], str]:
    """For each level and fact that is hidden a question that hides it, and what it changes."""
    found: dict[tuple[int, str], str] = {}
    for level in row.levels:
        puzzles = [*questions(row, level, count)]
        pool = pool_of(puzzles)
        for puzzle in puzzles:
            for case in hidden_in(row, puzzle, pool, most):
                where = f"{row.id}/{case.fact}"
                if not any(fnmatchcase(where, kept) for kept in FOLLOWING):
                    pairs = zip_longest(case.before, case.after)
                    one = next(pair for pair in pairs if pair[0] != pair[1])
                    found[level, case.fact] = f"{code_of(puzzle)}: {one}"
    return found


@each_kind
def test_what_decides_is_shown(row: Kind, pytestconfig: pytest.Config) -> None:
    count, most = (40, 8) if pytestconfig.getoption("--all-seeds") else (3, 2)
    assert hidden(row, count, most) == {}


def test_a_hidden_fact_is_found() -> None:
    """The same question without what lies on the table hides honba and sticks."""

    def bare(posed: Posed) -> Scene:
        shown = score_full.scene(posed)
        facts = tuple(fact for fact in shown.facts if fact.id != "scene.ended.lying")
        return shown._replace(facts=facts, board=None)

    row = score_full.KIND
    hiding = replace(row, asks=row.asks._replace(scene=bare))
    found = {fact for level, fact in hidden(hiding, 3, 2) if level == 4}
    assert found == {"context.honba", "context.deposits"}


# ---- what lies on the table beside a hand


WON: Final = {"hand": "34567m22p789s111z", "win": "2m"}
LYING: Final = {"honba": 2, "sticks": 1}


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        (id, level)
        for id in ("fu_count", "han_count", "score_full", "yaku_mark")
        for level in (1, 4)
    ],
)
def test_a_hand_of_ones_own_shows_its_honba_and_sticks(kind: str, level: int) -> None:
    puzzle = asked(KINDS[kind], level, text_of({**WON, **LYING}), "tutorial_default")
    assert puzzle.scene.board == Counters(2, 1)
    assert "On the table: 2 honba, 1 stick" in map(render, puzzle.scene.facts)
    usual = asked(KINDS[kind], level, text_of(WON), "tutorial_default")
    assert usual.scene.board is None


# South by ron, 1 han 40 fu: 1,300; with two honba 1,900; with a stick 2,900.
@pytest.mark.parametrize(
    ("level", "key", "last"),
    [
        (1, {"pays": "1300"}, 1300),
        (2, {"pays": "1300"}, 1300),
        (3, {"pays": "1300", "total": 2900}, 2900),
        (4, {"with_honba": "1900"}, 1900),
    ],
)
def test_the_working_ends_with_what_is_asked_for(
    level: int, key: Mapping[str, object], last: int
) -> None:
    row = KINDS["score_full"]
    text = text_of({**WON, **LYING})
    puzzle = asked(row, level, text, "tutorial_default")
    found = row.key(puzzle.content, puzzle.rules)
    ids = {field.id for field in puzzle.question.fields}
    assert {id: found[id] for id in ids & {"pays", "with_honba", "total"}} == key
    lines = [render(node.message) for _, node in row.working(puzzle).walk()]
    assert [line for line in lines if line.startswith("You get")] == [f"You get {last:,} points."]
