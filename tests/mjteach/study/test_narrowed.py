"""A dojo narrowed to some hands: which come, how many, and what cannot be asked for."""

from itertools import islice
from typing import Any

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.result import WinResult
from mjteach.study.dojo import Dojo, opened
from mjteach.study.narrowed import ANY_HAND, ONLY, Narrowed, narrowed
from support.puzzles.samples import right_answer

FU = kind_of("fu_count")


def asked(wanted: Narrowed, hands: int) -> tuple[Dojo, list[tuple[Puzzle, WinResult]]]:
    """The wins of some hands, each answered right."""
    dojo = opened("fu", seed="n", wanted=wanted)
    won: list[tuple[Puzzle, WinResult]] = []
    for _ in range(hands):
        puzzle = dojo.practice.puzzle
        won.append((puzzle, FU.found(puzzle.content, puzzle.rules)))
        dojo = dojo.after(dojo.practice.check(right_answer(FU, puzzle)).practice)
        dojo = dojo.after(dojo.practice.next().practice)
    return dojo, won


@pytest.mark.parametrize("mix", ["weak", "real", "even"])
def test_each_hand_has_what_is_wanted_and_a_set_is_as_long_as_it_is_asked_for(mix: str) -> None:
    dojo, won = asked(Narrowed(5, mix, ("pair", "quads"), limits=False), 5)
    assert dojo.is_over
    for puzzle, result in won:
        ids = [item.id for item in result.best.fu.items if item.fu]
        assert any(id.startswith(("pair.", "set.quad")) for id in ids)
        assert result.best.han < 5
        assert puzzle.mix is (Mix.NATURAL if mix == "real" else Mix.BALANCED)


@pytest.mark.parametrize(("mix", "of"), [("real", Mix.NATURAL), ("even", Mix.BALANCED)])
def test_without_a_wish_for_what_is_untested_every_hand_is_of_one_mix(mix: str, of: Mix) -> None:
    assert {puzzle.mix for puzzle, _ in asked(Narrowed(12, mix), 12)[1]} == {of}


@pytest.mark.parametrize("word", ONLY)
def test_there_are_hands_for_every_word(word: str) -> None:
    wanted = Narrowed(only=(word,))
    found = [*islice(wanted.hands(FU, 4, "w", Mix.BALANCED, None), 2)]
    assert len(found) == 2


def test_other_wishes_are_other_sets_and_the_usual_ones_are_as_before() -> None:
    wishes = [ANY_HAND, Narrowed(20), Narrowed(mix="real"), Narrowed(only=("pair",))]
    seeds = [opened("fu", seed="a", wanted=wanted).practice.seed for wanted in wishes]
    assert seeds[0] == "a/fu_count.4/ten1"
    assert len({*seeds}) == len(wishes)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "n"),
        ({"n": True}, "n"),
        ({"mix": "fish"}, "weak, real or even"),
        ({"only": "fish"}, "pair, wait, triplets"),
        ({"kinds": ["wait_finder"], "only": "pair"}, "is for fu"),
        ({"kinds": ["wait_finder"], "limits": False}, "is for fu"),
    ],
)
def test_what_cannot_be_asked_for_is_said(given: dict[str, Any], said: str) -> None:
    wish = {"kinds": ["fu_count"], "n": 10, "mix": "weak", "only": (), "limits": True, **given}
    kinds = wish.pop("kinds")
    with pytest.raises(PuzzleError, match=said):
        narrowed(kinds, wish["n"], wish["mix"], wish["only"], limits=wish["limits"])
