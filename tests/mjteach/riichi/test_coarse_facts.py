"""What coarse facts decide about the yaku is what all facts would decide."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.api.hands import readings as read
from mjteach.core.patterns import HandFacts, ReadingFacts, hand_facts, reading_facts
from mjteach.core.readings import readings
from mjteach.core.tiles import counts_of
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yaku import yaku_of_hand, yaku_of_reading
from mjteach.riichi.yaku.coarse_facts import CoarseFacts, FineFactError
from mjteach.riichi.yaku.counting import OF_READING, coarse_yaku_of_reading, judged
from mjteach.riichi.yaku.table import ROWS
from support.hands.strategies import CompleteHand, complete_hands

FLAGS = st.sampled_from(("", "riichi", "last"))


def test_coarse_facts_are_the_first_ones_only() -> None:
    coarse = CoarseFacts(("one", "two"), (1,))
    assert coarse.one == 1
    with pytest.raises(FineFactError):
        assert coarse.two


@pytest.mark.parametrize(
    ("text", "winning", "asked"),
    [
        ("123m456m789p23s55p", "4s", {"pinfu"}),
        ("111m456m789p23s55p", "4s", set()),
        ("111m456m789p23s55z", "4s", set()),
        ("111m456m66677z23s", "4s", {"yakuhai_hatsu"}),
    ],
)
def test_few_rows_need_finer_facts(text: str, winning: str, asked: set[str]) -> None:
    (reading, *_) = read(text, winning)
    *_, undecided = coarse_yaku_of_reading(
        reading_facts(reading, by_discard=True)[OF_READING], True
    )
    assert {row.id for row in undecided} == asked


@given(
    complete_hands(),
    st.sampled_from(WinBy),
    FLAGS,
    st.booleans(),
    st.sampled_from([*(preset.rules for preset in PRESETS.values())]),
)
def test_coarse_facts_decide_what_all_facts_would(
    made: CompleteHand, by: WinBy, words: str, mixed_in: bool, rules: RuleSet
) -> None:
    closed = made.hand.is_closed
    context = WinContext(by, riichi=words == "riichi", last_tile=words == "last", mixed_in=mixed_in)
    tiles = (*made.hand.tiles, made.winning)
    hand = hand_facts(counts_of(tiles), closed, tiles, made.winning.kind)

    def looked(facts: HandFacts | ReadingFacts, of_groups: bool) -> set[object]:
        rows = [row for row in ROWS if (row.looks_at == "groups") is of_groups]
        there = [(row, row.detect(facts, context)) for row in rows]
        return {judged(row, sign, facts, closed, context, rules) for row, sign in there if sign}

    items, dropped = yaku_of_hand(hand, context, rules)
    assert {*items, *dropped} == looked(hand, of_groups=False)
    for reading in readings(
        counts_of((*made.hand.concealed, made.winning)), made.hand.melds, made.winning.kind
    ):
        way = reading_facts(reading, by is WinBy.RON)
        items, dropped = yaku_of_reading(way, closed, context, rules)
        assert {*items, *dropped} == looked(way, of_groups=True)
