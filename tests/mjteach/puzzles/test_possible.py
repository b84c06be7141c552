"""What is dealt under a rule set can happen under it, and its key is in what that one states.

A few questions of each kind, level and topic; of every rule set and mix, and many more, with::

    python -m pytest tests/mjteach/puzzles/test_possible.py --all-seeds
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from mjteach.core.errors import MjteachError, PuzzleError
from mjteach.core.tiles import Tile
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.possible import tables
from mjteach.puzzles.registry import KINDS, kind
from mjteach.puzzles.sorts import Wish
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import step
from mjteach.text import render
from support.puzzles.samples import each_kind, sample

HOUSES = ("call_choice", "priority", "win_check", "rule_compare")
"""Kinds about a table that plays something otherwise than its rule set, and says so."""


def dealt_under(row: Kind, config: pytest.Config) -> Iterator[Puzzle]:
    """Questions of each level by one rule set after the other; of everything with --all-seeds."""
    is_all = config.getoption("--all-seeds")
    for place, (ruleset, preset) in enumerate(row.game.presets.items()):
        for level in row.levels_under(preset.rules):
            if not is_all and (place + level) % 4:
                continue
            for mix in row.mixes if is_all else (Mix.BALANCED,):
                for topics in ((), *((topic,) for topic in row.topics_under(preset.rules, level))):
                    count = 10 if is_all else 1 - bool(topics)
                    yield from sample(row, level, count, mix=mix, ruleset=ruleset, topics=topics)


@each_kind
def test_no_tile_lies_there_more_often_than_it_is_in_play(
    row: Kind, pytestconfig: pytest.Config
) -> None:
    """Red fives are counted apart: of four fives one or two are red."""
    for puzzle in dealt_under(row, pytestconfig):
        in_play = Counter(row.game.tiles(puzzle.rules))
        for tiles in tables(puzzle.content):
            assert Counter(tiles) <= in_play, code_of(puzzle)
        for state in _rounds(puzzle.content):
            assert Counter(state.wall.tiles) == Counter(tiles_in_play(state.rules))
            assert row.id in HOUSES or state.rules == puzzle.rules, code_of(puzzle)


def _rounds(value: Any) -> Iterator[RoundState]:
    if isinstance(value, RoundState):
        yield value
    elif isinstance(value, tuple):
        for member in value:
            yield from _rounds(member)


@each_kind
def test_a_round_that_was_played_can_be_played_by_its_rules(
    row: Kind, pytestconfig: pytest.Config
) -> None:
    for puzzle in dealt_under(row, pytestconfig):
        for state in _rounds(puzzle.content):
            assert state_under(state, state.rules) == state
            if state.origin is None and not state.breaches:
                again = opening_of(state)
                for action in state.history:
                    again = step(again, action)
                assert again.seats == state.seats, code_of(puzzle)


@each_kind
def test_a_finished_hand_has_the_indicators_that_its_kans_have_opened(
    row: Kind, pytestconfig: pytest.Config
) -> None:
    for puzzle in dealt_under(row, pytestconfig):
        for hand, context in _wins(puzzle.content) if row.id != "rule_compare" else ():
            where, rules = code_of(puzzle), puzzle.rules
            if not context.indicators:
                continue
            kans = sum(meld.is_quad for meld in hand.melds) - context.after_kan
            assert len(context.indicators) == 1 or rules.kan_dora, where
            assert not rules.kan_dora or len(context.indicators) > kans, where
            below = len(context.indicators) if rules.kan_ura_dora else 1
            assert len(context.ura_indicators) in (0, below * rules.ura_dora), where


def _wins(value: Any) -> Iterator[tuple[Any, Any]]:
    if hasattr(value, "hand") and hasattr(getattr(value, "context", None), "indicators"):
        yield value.hand, value.context
    elif isinstance(value, tuple):
        for member in value:
            yield from _wins(member)


# ---- what a rule set does not have, and what it does not say


@each_kind
def test_a_level_is_dealt_or_refused_with_what_decides_it(row: Kind) -> None:
    for ruleset, preset in row.game.presets.items():
        there = row.levels_under(preset.rules)
        for level in (level for level in row.levels if level not in there):
            with pytest.raises(PuzzleError) as raised:
                generate(row, level=level, seed="0", ruleset=ruleset)
            message = raised.value.message
            assert message.id == "error.puzzle.no_level_under"
            assert message.get("levels") == there
            assert message.get("options")
            assert "{" not in render(message)


@pytest.mark.parametrize(
    ("id", "level", "rulesets"),
    [
        ("abort_judge", 3, ("club", "saikouisen", "npm", "saikouisen_classic")),
        ("abort_judge", 4, ("club", "npm")),
        ("dice_seat", 3, ("club", "jpml_a", "wrc", "kwiki_general")),
        ("dora_pick", 4, ("jpml_a", "saikouisen_classic")),
    ],
)
def test_what_a_table_does_not_play_is_not_dealt_there(
    id: str, level: int, rulesets: tuple[str, ...]
) -> None:
    row = kind(id)
    for ruleset, preset in row.game.presets.items():
        assert (level in row.levels_under(preset.rules)) is (ruleset not in rulesets), ruleset


def test_a_starting_set_is_that_of_the_rules() -> None:
    for ruleset, points in (("saikouisen", 30_000), ("club", 25_000)):
        puzzle = generate("stick_sum", level=4, seed="5", ruleset=ruleset, topics="starting_set")
        assert puzzle.content.amount == points


def test_an_oka_that_the_uma_holds_is_not_given_twice() -> None:
    """The results of a game sum to nothing (R4.3.2-b)."""
    for puzzle in sample(kind("settle"), 2, 12, ruleset="npm"):
        key = kind("settle").key(puzzle.content, puzzle.rules)
        results = [key[f"result.{seat}"] for seat in "ABCD"]
        assert sum(round(10 * float(str(result))) for result in results) == 0


@each_kind
def test_a_key_rests_on_what_the_rule_set_states_or_the_scene_says_so(
    row: Kind, pytestconfig: pytest.Config
) -> None:
    for puzzle in dealt_under(row, pytestconfig):
        preset, told = row.game.preset(puzzle.ruleset), [f.id for f in puzzle.scene.facts]
        if puzzle.ruleset == row.game.usual:
            assert "scene.unsaid" not in told
            continue
        open_ones = [option for option in row.options if not preset.states(option)]
        assert ("scene.unsaid" in told) is any(
            _changes(row, puzzle, option) for option in open_ones
        ), code_of(puzzle)


def _changes(row: Kind, puzzle: Puzzle, option: str) -> bool:
    """Whether another value gives another right answer, or makes the question impossible."""
    key = row.key(puzzle.content, puzzle.rules)
    asked = [f.id for f in puzzle.question.fields if f.given is None and f.id in key]
    for value in row.game.values(option):
        try:
            there = row.game.replace_options(puzzle.rules, **{option: value})
            if not row.can_be(puzzle.content, there, puzzle.level):
                return True
            other = row.key(puzzle.content, there)
        except MjteachError:
            continue
        if any(str(other.get(id)) != str(key[id]) for id in asked):
            return True
    return False


def test_a_rule_set_that_says_little_is_asked_about_what_it_says() -> None:
    """Where a level has both, what hangs on an open option is left away."""
    for puzzle in sample(kind("score_full"), 4, 8, ruleset="mleague"):
        assert "scene.unsaid" not in [fact.id for fact in puzzle.scene.facts]


def test_reds_in_a_heap_are_those_in_play() -> None:
    row, rules = KINDS["tile_sort"], KINDS["tile_sort"].game.preset("tutorial_default").rules
    deals = (
        heap
        for seed in range(300)
        for heap in row.sorts[0].deal(random.Random(seed), Wish(3, rules))
    )
    reds = [Counter(tile for tile in heap.tiles if tile.is_red) for heap in deals]
    assert any(reds)
    assert all(max(each.values(), default=0) <= 1 for each in reds)
    assert {tile for each in reds for tile in each} == {Tile.RED_M5, Tile.RED_P5, Tile.RED_S5}


@pytest.mark.parametrize("topic", ["", "keeps_yaku", "first_yaku"])
def test_what_comes_after_a_call_is_asked_only_where_the_call_is_allowed(
    topic: str, pytestconfig: pytest.Config
) -> None:
    """Whether it is allowed is then told, not asked."""
    count = 200 if pytestconfig.getoption("--all-seeds") else 20
    row, topics = kind("call_choice"), (topic,) if topic else ()
    levels = (4,) if topic else row.levels
    asked = 0
    for puzzle in (each for level in levels for each in sample(row, level, count, topics=topics)):
        fields = {field.id for field in puzzle.question.fields}
        if fields & {"after", "worth"}:
            assert row.key(puzzle.content, puzzle.rules)["may"] == "yes", code_of(puzzle)
            assert "may" not in fields
            asked += 1
    assert asked == count


def test_indicators_are_dealt_where_none_of_the_wanted_sort_is_left() -> None:
    """A hand of this seed holds so many terminals that no last tile of a row is free below."""
    assert generate("han_count", level=4, seed="p", ruleset="jakuryumon_m").scene.rows
