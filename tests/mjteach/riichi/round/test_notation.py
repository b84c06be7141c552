"""Actions are read as they are written, and a text that is no action says where it goes wrong."""

from __future__ import annotations

import pytest

from mjteach.core.errors import GivenError, NotationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round import notation
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.rules import RuleSet
from support.errors import problem_is
from support.rounds.play import eager, played

WRITTEN = (
    ("B pon 5p with 05p", Action(ActionKind.PON, Seat.B, Tile.P5, (Tile.RED_P5, Tile.P5))),
    ("A discard 9m drawn", Action(ActionKind.DISCARD, Seat.A, Tile.M9, (), True)),
    ("D tsumo", Action(ActionKind.TSUMO, Seat.D)),
    (
        "C offend wall_tiles_visible 5",
        Action(ActionKind.OFFEND, Seat.C, offence=Offence.WALL_TILES_VISIBLE, number=5),
    ),
    ("C offend tahai", Action(ActionKind.OFFEND, Seat.C, offence=Offence.TAHAI)),
)

NO_ACTIONS = (
    ("", "action_seat"),
    ("B", "action_seat"),
    ("pon 5p", "action_seat"),
    ("E pon 5p", "action_seat"),
    ("B pung 5p", "action_kind"),
    ("B pon", "action_tile"),
    ("B tsumo 5p", "action_tile"),
    ("B pon 5p using 55p", "action_with"),
    ("B pon 5p with", "action_with"),
    ("B offend", "action_offence"),
    ("B offend swearing", "action_offence"),
    ("B offend tahai now", "action_offence"),
    ("B offend wall_tiles_visible 0", "action_offence"),
    ("B offend wall_tiles_visible 5 5", "action_offence"),
    ("B discard 5x", "character"),
)


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_reads_what_it_writes(text: str, action: Action) -> None:
    assert str(action) == text
    assert notation.action(text) == action


@pytest.mark.parametrize(("text", "problem"), NO_ACTIONS)
def test_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        notation.action(text)
    assert caught.value.message.id == f"error.notation.{problem}"


NAMES_NONE = ["draw", "tsumo", "kyuushu_kyuuhai", "show", "noten"]
NAMES_A_TILE = [kind.value for kind in ActionKind if kind not in (*NAMES_NONE, "offend")]


def test_what_an_action_is_done_with_is_named() -> None:
    for kind in (*NAMES_A_TILE, *NAMES_NONE):
        right, wrong = f"B {kind}", f"B {kind} 5p"
        if kind in NAMES_A_TILE:
            right, wrong = wrong, right
        assert str(notation.action(right)) == right
        with pytest.raises(NotationError, check=problem_is("action_tile")):
            notation.action(wrong)


def test_capitals_do_not_matter_and_an_action_stays_what_it_is() -> None:
    text, action = WRITTEN[0]
    assert notation.action(text.replace("B pon", "b PON")) == action
    assert notation.action(action) is action
    with pytest.raises(GivenError):
        notation.action(5)  # type: ignore[arg-type]


def test_every_action_of_a_round_comes_back() -> None:
    *_, last = played(RuleSet(), "notation", eager)
    assert len(last.history) > 20
    for action in last.history:
        assert notation.action(str(action)) == action
