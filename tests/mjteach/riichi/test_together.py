"""Two yaku in one hand: every pair that can be has a hand that shows it, no other is ever found."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

from mjteach.api.hands import value
from mjteach.core.errors import GenerationError
from mjteach.puzzles.situations.plans import chosen, made
from mjteach.puzzles.situations.yaku_hands import HANDS
from mjteach.riichi.win import evaluate_win
from mjteach.riichi.yaku import YAKU
from mjteach.riichi.yaku.together import NEEDS, REPLACES, conflicts

SHOWN = Path(__file__).with_name("yaku_together.txt").read_text(encoding="utf-8").splitlines()
PAIRS = [frozenset(pair) for pair in combinations(NEEDS, 2)]
TRIED = 4_000


def test_every_pair_that_can_be_has_a_hand() -> None:
    shown = set()
    for row in SHOWN:
        names, hand = row.split(": ")
        pair = frozenset(names.split(", "))
        tiles, tile, by = hand.rsplit(", ", 2)
        assert pair <= set(value(tiles, tile, by).best.yaku_ids), row
        shown.add(pair)
    assert shown == {pair for pair in PAIRS if not conflicts(*pair)}


def test_no_hand_has_a_pair_that_cannot_be() -> None:
    rng = random.Random("together")
    found = 0
    for _ in range(TRIED):
        plan = chosen(rng, HANDS[rng.choice(list(NEEDS))][0])
        try:
            best = evaluate_win(*made(rng, plan)).best
        except GenerationError:
            continue
        for pair in combinations([id for id in best.yaku_ids if id in NEEDS], 2):
            assert not conflicts(*pair), (pair, best.reading)
            found += 1
    assert found > TRIED / 4


def test_the_order_of_two_does_not_matter() -> None:
    assert all(conflicts(a, b) == conflicts(b, a) for a, b in map(tuple, PAIRS))


def test_what_the_table_of_yaku_replaces_is_replaced_here() -> None:
    for row in YAKU.values():
        if row.id in NEEDS:
            assert {*row.supersedes} <= {*REPLACES.get(row.id, ())}
