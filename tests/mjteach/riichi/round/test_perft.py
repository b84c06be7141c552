"""Two derivations of riichi side by side: the machine, and an oracle written from the rules.

Fixed walls are counted: how many sequences of actions there are. The counts are pinned in
``tests/data/perft.json``, which ``python -m support.oracle.perft``, run in ``tests``, writes once
both agree. Random rounds are walked: at every decision both list the same actions.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import RuleSet
from support.oracle.perft import Row, perft, walk
from support.oracle.walls import CHOICES, HOUSE, WALLS, house_rules

PINNED = Path(__file__).parents[3] / "data" / "perft.json"
ROWS = [Row.read(row) for row in json.loads(PINNED.read_text(encoding="utf-8"))["rows"]]
QUICK = 6
"""Actions that are counted under every rule set in a short run."""
BRIEF = ("tutorial_default", "jpml_a", "mleague")
"""Rule sets that are counted and walked to the end in a short run; the others have their turn in a
long one, but for the options that no other test of rounds sees, which :data:`HOUSE` has.
"""


def _id(row: Row) -> str:
    return f"{row.rules} {row.left}"


# --- perft


def test_every_rule_set_is_pinned() -> None:
    assert {row.rules for row in ROWS} == {*PRESETS}


@pytest.mark.parametrize("row", ROWS, ids=_id)
def test_both_count_what_is_pinned(row: Row) -> None:
    machine, oracle = row.machine(), row.oracle()
    for depth, pinned in enumerate(row.counts[:QUICK], start=1):
        assert perft(machine, depth) == pinned, row.difference(depth)
        assert perft(oracle, depth) == pinned, row.difference(depth)


@pytest.mark.parametrize("row", [row for row in ROWS if row.rules in BRIEF], ids=_id)
def test_the_machine_counts_the_longest_sequences(row: Row) -> None:
    _count_longest(row)


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row.rules not in BRIEF], ids=_id)
def test_the_machine_counts_the_longest_sequences_of_every_rule_set(row: Row) -> None:
    _count_longest(row)


def _count_longest(row: Row) -> None:
    machine = row.machine()
    for depth, pinned in enumerate(row.counts[QUICK:], start=QUICK + 1):
        assert perft(machine, depth) == pinned, row.difference(depth)


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=_id)
def test_the_oracle_counts_the_longest_sequences(row: Row) -> None:
    depth = len(row.counts)
    assert perft(row.oracle(), depth) == row.counts[-1], row.difference(depth)


# --- walks

RULES: dict[str, RuleSet] = {id: preset.rules for id, preset in PRESETS.items()}
RULES |= {name: house_rules(name) for name in HOUSE}
TO_BE_WON = ("three ron", "kakan")
"""Walls that are walked in every way, as what they are made for is over soon."""
POOR = (900, 1000, 1900, 96200)
"""Points with which riichi is not always open (R2.6.3-l)."""


@cache
def _walked(name: str) -> Counter[str]:
    """What was met in a round of each wall under some rules; fails where the two differ."""
    first = [*RULES].index(name)
    walks = [(wall, number % len(CHOICES)) for number, wall in enumerate(WALLS, first)]
    walks += [(wall, number) for wall in TO_BE_WON for number in range(len(CHOICES))]
    return sum((_walk(name, *one) for one in walks), Counter())


def _walk(name: str, wall: str, choice: int) -> Counter[str]:
    rules, rng = RULES[name], random.Random(f"{name} {wall} {choice}")
    start = {"points": POOR} if rng.random() < 0.2 else {}
    return walk(rules, WALLS[wall](rules, rng), CHOICES[choice], rng, **start).seen


WALKED = (*BRIEF, *HOUSE)


@pytest.mark.parametrize("name", WALKED)
def test_both_list_the_same_actions(name: str) -> None:
    assert _walked(name)["offered discard"]


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_both_list_the_same_actions_in_many_rounds(name: str) -> None:
    for wall in WALLS:
        for choice in range(len(CHOICES)):
            assert _walk(name, wall, choice)


RARE = [
    *(f"offered {kind}" for kind in ("tsumo", "ankan", "kakan", "kyuushu_kyuuhai", "ron")),
    *(f"offered {kind}" for kind in ("riichi", "open_riichi", "pon", "daiminkan", "chi")),
    *(f"done {kind}" for kind in ("tsumo", "ankan", "kakan", "kyuushu_kyuuhai", "ron")),
    *(f"done {kind}" for kind in ("riichi", "open_riichi", "pon", "daiminkan", "chi")),
    *(f"done {kind}" for kind in ("show", "noten", "pass")),
    *(f"end {kind}" for kind in ("win", "draw", "kyuushu_kyuuhai", "suufon_renda")),
    *(f"end {kind}" for kind in ("suucha_riichi", "suukaikan", "sanchahou", "fifth_kan")),
    "ron on a kakan",
    "ron on a ankan",
    "ron on the last discard",
    "tsumo on the last tile",
    "tsumo after a kan",
    "two winners",
    "furiten",
    "ankan in riichi",
    "riichi on the first draw",
    "riichi on the first draw after a call",
    "kuikae",
    "red five or not",
    "several are asked",
]


@pytest.mark.parametrize("what", RARE)
def test_the_walks_meet_what_is_rare(what: str) -> None:
    assert sum(_walked(name)[what] for name in WALKED)
