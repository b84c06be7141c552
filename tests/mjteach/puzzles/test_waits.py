"""The wait finder: its mixes, levels, hints and words."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from mjteach.core.hand import hand, make_hand
from mjteach.core.readings import Shape
from mjteach.core.shanten import shanten
from mjteach.core.tiles import Tile, format_tiles, parse_tiles
from mjteach.core.waits import Waits, wait_tiles, waits
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.hints import ladder
from mjteach.puzzles.kinds.wait_finder import KIND as WAITS
from mjteach.puzzles.questions import PickTiles
from mjteach.puzzles.situations.hands import NATURAL, WIDEST
from mjteach.puzzles.situations.waiting import Waiting
from mjteach.riichi.rules import RuleSet
from mjteach.text import outline, render
from support.puzzles.samples import sample

NATURAL_KINDS = {1: 25.2, 2: 67.0, 3: 7.8}
"""How many kinds of tiles the hands of 26,251 recorded wins waited for, in per cent."""

CHI_SQUARE = {2: 13.8, 4: 18.5}
"""What a true mix exceeds once in a thousand samples, by degrees of freedom."""


def _chi_square(seen: dict[object, float], shares: dict[object, float]) -> float:
    total = sum(seen.values())
    expected = {sort: total * share / sum(shares.values()) for sort, share in shares.items()}
    return sum((seen.get(sort, 0) - wanted) ** 2 / wanted for sort, wanted in expected.items())


def _live(puzzle: Puzzle) -> Waits:
    return WAITS.found(puzzle.content, puzzle.rules).waits


def _waits(puzzle: Puzzle) -> tuple[Tile, ...]:
    return _live(puzzle).tiles


# --- the mixes


@pytest.mark.parametrize("level", [1, 2])
def test_the_natural_mix_has_the_published_shapes(level: int) -> None:
    """Every tile of a wait completes it equally often."""
    seen: Counter[object] = Counter()
    for puzzle in sample(WAITS, level, 800, start=9000, mix=Mix.NATURAL):
        every = _live(puzzle).waits
        for wait in every:
            seen[wait.kinds[0].value] += 1 / len(every)
    assert set(seen) == set(NATURAL)
    assert _chi_square(seen, dict(NATURAL)) < CHI_SQUARE[4]


def test_the_natural_mix_has_the_published_numbers_of_kinds() -> None:
    puzzles = sample(WAITS, 2, 800, start=9000, mix=Mix.NATURAL)
    seen = Counter(min(3, len(_waits(puzzle))) for puzzle in puzzles)
    assert _chi_square(seen, dict(NATURAL_KINDS)) < CHI_SQUARE[2]


# --- the levels


def _sorts(level: int, count: int = 300) -> Iterator[Puzzle]:
    yield from sample(WAITS, level, count, start=500)


def test_level_1_is_split_by_eye() -> None:
    for puzzle in _sorts(1, 100):
        live = _live(puzzle)
        assert not puzzle.content.hand.melds
        assert [len(wait.readings) for wait in live.waits] in ([1], [1, 1]), code_of(puzzle)
        assert [field.id for field in puzzle.question.fields] == ["waits"]
        for wait in live.waits:
            groups = sorted(group.tiles for group in wait.readings[0].groups)
            left_over = [group for group in groups if wait.tile not in group]
            assert all(a[-1] < b[0] for a, b in itertools.pairwise(left_over)), code_of(puzzle)


def test_names_are_asked_only_where_each_tile_has_one() -> None:
    for level in (2, 3):
        asked = [p for p in _sorts(level) if p.question.field("kinds")]
        assert len(asked) > 100
        for puzzle in asked:
            every = _live(puzzle).waits
            assert all(len(wait.kinds) == 1 for wait in every), code_of(puzzle)


def test_level_4_has_every_trap_and_shows_a_table() -> None:
    seen: Counter[str] = Counter()
    for puzzle in _sorts(4):
        content, live = puzzle.content, _live(puzzle)
        shapes = {reading.shape for wait in live.waits for reading in wait.readings}
        seen["fifth copy beside a wait"] += bool(live.exhausted and live.waits)
        seen["only fifth copies"] += bool(live.exhausted and not live.waits)
        seen["no copy left"] += any(not wait.left for wait in live.waits)
        seen["in the own river"] += any(tile in content.river for tile in live.tiles)
        seen["seven pairs"] += shapes == {Shape.SEVEN_PAIRS}
        seen["thirteen orphans"] += shapes == {Shape.ORPHANS}
        seen["called"] += bool(content.hand.melds)
        seen["noten, one step away"] += not live.waits and not live.exhausted
        assert all((content.river, content.others, content.indicators, content.seat))
        tiles = [spot.tile.kind for spot in puzzle.scene.spots()]
        assert max(Counter(tiles).values()) <= 4, code_of(puzzle)
        assert tuple(sorted(tiles)) == tuple(
            sorted(t.kind for t in (*content.hand.tiles, *content.visible))
        )
    assert all(number >= 6 for number in seen.values()), seen


def test_level_5_is_one_suit_with_three_to_nine_kinds() -> None:
    seen = Counter()
    for puzzle in _sorts(5):
        assert len({tile.suit for tile in puzzle.content.hand.tiles}) == 1
        seen[len(_waits(puzzle))] += 1
    assert set(seen) == {0, *range(3, 10)}


def test_noten_hands_look_nearly_ready() -> None:
    noten = [
        puzzle
        for level in (2, 3, 4)
        for puzzle in _sorts(level)
        if not _waits(puzzle) and not _live(puzzle).exhausted
    ]
    assert len(noten) > 60
    for puzzle in noten:
        hand = puzzle.content.hand
        assert shanten(hand.counts, len(hand.melds)) == 1, code_of(puzzle)


def test_the_widest_waits_wait_for_so_many_kinds() -> None:
    for kinds, hands in WIDEST.items():
        assert len({*hands.split()}) == len(hands.split())
        for copies in hands.split():
            assert len(wait_tiles((*map(int, copies), *(0,) * 25))) == kinds, copies


@pytest.mark.census
def test_no_wide_wait_is_missing() -> None:
    found = {
        "".join(map(str, copies))
        for copies in itertools.product(range(5), repeat=9)
        if sum(copies) == 13 and len(wait_tiles((*copies, *(0,) * 25))) >= 7
    }
    assert found == {copies for hands in WIDEST.values() for copies in hands.split()}


# --- the key under other rules


def test_exhausted_tiles_are_waits_only_where_the_table_says_so() -> None:
    shown = [p for p in _sorts(4) if _live(p).exhausted]
    assert shown
    for puzzle in shown:
        live = _live(puzzle)
        key = WAITS.key(puzzle.content, RuleSet(own_four_wait="tenpai"))
        right = live.tiles or live.exhausted
        assert parse_tiles("".join(key["waits"])) == right
        assert key["left"] == sum(wait.left for wait in live.waits)


# --- hints and words


def _told(puzzle: Puzzle) -> list[str]:
    """Every word of the hints, the example with its own tiles left out."""
    return [render(hint.message) for hint in WAITS.hints(puzzle, None) if not hint.explanation]


@pytest.mark.parametrize("level", WAITS.levels)
def test_the_ladder_never_gives_the_key(level: int) -> None:
    for puzzle in _sorts(level, 80):
        ladder = WAITS.hints(puzzle, None)
        assert len(ladder) == 5
        look, ask, *later = ladder
        assert not look.spots + look.finished, "the first only says what to do"
        assert not ask.spots
        done, left = ask.finished, later[0].spots
        assert left
        assert all((hint.finished, hint.spots) == (done, left) for hint in later)
        assert not {*done} & {*left}
        assert {*done, *left} <= {spot.id for spot in puzzle.scene.spots()}
        hand = puzzle.scene.row("hand")
        assert {spot.id for spot in hand.spots} <= {*done, *left}, code_of(puzzle)
        words = " ".join(_told(puzzle))
        assert "noten" not in words
        for tile in _waits(puzzle):
            assert f" {tile} " not in words, code_of(puzzle)
        example = next(hint.explanation for hint in ladder if hint.explanation)
        (told,) = example.children
        assert set(told.highlight) == {*waits(make_hand(example.highlight)).tiles}
        assert told.highlight != _waits(puzzle), code_of(puzzle)
        if level == 1:  # kinds of wait have no names yet
            assert not [line.text for line in outline(example) if "wait (" in line.text]


@pytest.mark.parametrize("level", WAITS.levels)
def test_the_working_shows_every_reading_of_every_wait(level: int) -> None:
    for puzzle in _sorts(level, 60):
        live = waits(puzzle.content.hand, visible=puzzle.content.visible)
        text = [line.text for line in outline(WAITS.working(puzzle))]
        assert len(text) > 1, code_of(puzzle)
        for wait in live.waits:
            assert any(line.startswith(f"{wait.tile} completes") for line in text), code_of(puzzle)
            for reading in wait.readings:
                groups = [format_tiles(group.tiles) for group in reading.groups]
                shown = [line for line in text if all(group in line for group in groups)]
                assert shown or reading.shape is not Shape.STANDARD, code_of(puzzle)


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("123m13678p12355s", "123m678p123s"),
        ("789m33p234678s44z", "789m234678s"),
        ("111444777m222p9s", "111444777m222p"),
        ("112233m789p4566s", "112233m789p"),
    ],
)
def test_the_second_hint_of_level_1_marks_the_finished_sets(text: str, marked: str) -> None:
    posed = WAITS.posed(Waiting(hand(text)), RuleSet(), 1)
    assert posed.result.tiles
    scene = WAITS.asks.scene(posed)
    look, ask, *later = ladder(WAITS.id, WAITS.tells, posed, scene)
    assert render(look.message) == "Look for finished sets first, and set them aside."
    assert look.finished == ()
    assert render(ask.message).startswith("What's left apart from the finished sets")
    for hint in (ask, *later):
        tiles = [spot.tile for spot in scene.spots() if spot.id in hint.finished]
        assert tuple(tiles) == parse_tiles(marked)


def test_noten_is_no_word_of_level_1() -> None:
    for level, said in ((1, "No tile"), (2, "None (noten)")):
        (field, *_) = next(sample(WAITS, level, 1)).question.fields
        assert isinstance(field, PickTiles)
        assert render(field.none) == said


def test_a_noten_hand_is_told_what_would_bring_it_nearer() -> None:
    noten = next(p for p in _sorts(2) if not _waits(p))
    tree = WAITS.working(noten)
    assert tree.message.id == "waits.noten"
    assert all(
        shanten(noten.content.hand.draw(tile).counts, len(noten.content.hand.melds)) == 0
        for tile in tree.children[0].highlight
    )
