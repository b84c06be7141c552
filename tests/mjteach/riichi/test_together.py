"""Two yaku in one hand: every pair that can be has a hand that shows it, no other is ever found."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from mjteach.api.hands import value
from mjteach.core.errors import GenerationError
from mjteach.core.readings import Shape
from mjteach.puzzles.situations.plans import chosen, made
from mjteach.puzzles.situations.yaku_hands import HANDS
from mjteach.riichi.win import Scored, evaluate_win
from mjteach.riichi.yaku import YAKU
from mjteach.riichi.yaku.together import NEEDS, REPLACES, Conflict, Needs, conflicts

SHOWN = Path(__file__).with_name("yaku_together.txt").read_text(encoding="utf-8").splitlines()
PAIRS = [frozenset(pair) for pair in combinations(NEEDS, 2)]
TRIED = 4_000


def shown() -> Iterator[tuple[frozenset[str], Scored]]:
    """Each pair that is shown, and the hand that shows it."""
    for row in SHOWN:
        names, hand = row.split(": ")
        yield frozenset(names.split(", ")), value(*hand.rsplit(", ", 2)).best


def test_every_pair_that_can_be_has_a_hand() -> None:
    seen = set()
    for pair, best in shown():
        assert pair <= set(best.yaku_ids), pair
        seen.add(pair)
    assert seen == {pair for pair in PAIRS if not conflicts(*pair)}


def test_a_hand_has_what_its_yaku_need() -> None:
    for pair, best in shown():
        groups = best.reading.groups
        triplets = [group for group in groups if group.kind in ("triplet", "quad")]
        tiles = [tile for group in groups for tile in group.tiles]
        sets = [group for group in groups if group.kind != "pair"] or groups
        has = Needs(
            runs=sum(group.kind == "run" for group in groups),
            triplets=len(triplets),
            numbers=sum(not group.tiles[0].is_honour for group in triplets),
            honour_sets=sum(group.tiles[0].is_honour for group in triplets),
            pairs=best.reading.shape is Shape.SEVEN_PAIRS,
            honours=any(tile.is_honour for tile in tiles),
            ends=any(tile.is_yaochuu for tile in tiles),
            inside=any(not any(tile.is_yaochuu for tile in group.tiles) for group in sets),
            suits=len({tile.suit for tile in tiles if not tile.is_honour}),
        )
        for needs in map(NEEDS.__getitem__, pair):
            for name in ("runs", "triplets", "numbers", "honour_sets", "pairs"):
                assert getattr(has, name) >= getattr(needs, name), (pair, name)
            for name in ("honours", "ends", "inside"):
                assert getattr(needs, name) in (None, getattr(has, name)), (pair, name)
            assert needs.suits in (None, has.suits), pair


@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ("sanshoku_doujun", "sanshoku_doukou", [Conflict.SETS]),
        ("honroutou", "chanta", [Conflict.REPLACED, Conflict.TILES]),
        ("honroutou", "iipeikou", [Conflict.TILES]),  # without runs
        ("chiitoitsu", "toitoi", [Conflict.PAIRS]),
        ("chiitoitsu", "tanyao", []),
        ("toitoi", "pinfu", [Conflict.SETS]),
        ("ryanpeikou", "ittsuu", [Conflict.SETS]),
    ],
)
def test_why_two_do_not_go_together(a: str, b: str, why: list[Conflict]) -> None:
    assert [*conflicts(a, b)] == why


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
