"""What the scene of a win tells."""

from __future__ import annotations

import pytest

from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import Tile
from mjteach.puzzles.situations.wins import SHOWN, TOLD, Win, win_scene
from mjteach.riichi.context import WinBy, WinContext
from mjteach.text import render

HAND = hand("123m456m789p23s55p")


@pytest.mark.parametrize("told", TOLD)
def test_what_seems_to_matter_is_told(told: str) -> None:
    plain = win_scene(Win(HAND, Tile.S4, WinContext())).facts
    (fact,) = win_scene(Win(HAND, Tile.S4, WinContext(), (told,))).facts[len(plain) :]
    assert render(fact)[0].isupper()


@pytest.mark.parametrize("name", [*SHOWN, "riichi"])
def test_every_circumstance_is_told(name: str) -> None:
    context = WinContext(by=WinBy.TSUMO)
    plain = win_scene(Win(HAND, Tile.S4, context)).facts
    (fact,) = win_scene(Win(HAND, Tile.S4, context._replace(**{name: True}))).facts[len(plain) :]
    assert render(fact)[0].isupper()


def test_a_robbed_tile_is_told_and_double_riichi_is_no_second_riichi() -> None:
    robbed = WinContext(robbed=MeldKind.KAKAN)
    ids = [fact.id for fact in win_scene(Win(HAND, Tile.S4, robbed)).facts]
    assert ids == ["scene.by.ron", "scene.robbed", "scene.seat", "scene.round"]
    both = WinContext(riichi=True, double_riichi=True)
    ids = [fact.id for fact in win_scene(Win(HAND, Tile.S4, both)).facts]
    assert ids == ["scene.by.ron", "scene.seat", "scene.round", "scene.double_riichi"]
