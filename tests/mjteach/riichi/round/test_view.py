"""Who sees what: hands, answers, indicators (R2.4, R2.9-g)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import to_act
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import LIVE_END
from support.rounds.play import WAITING

A, B, C, D = SEATS


def shown(state: RoundState, viewer: Seat | None) -> str:
    """The seats whose hands a viewer sees."""
    return "".join(str(player.seat) for player in view(state, viewer).players if player.hand)


# --- hands


@pytest.mark.parametrize("viewer", SEATS)
def test_everybody_sees_the_own_hand_alone(viewer: Seat) -> None:
    state = deal(script="A -, B -, C draw")
    seen = view(state, viewer)
    assert shown(state, viewer) == str(viewer)
    assert seen.players[viewer].hand == state.seats[viewer].hand
    assert [player.concealed for player in seen.players] == [13, 13, 14, 13]
    assert [player.has_drawn for player in seen.players] == [False, False, True, False]


def test_an_onlooker_sees_all_hands_but_no_wall() -> None:
    state = deal(script="A draw")
    assert shown(state, None) == "ABCD"
    tiles = state.wall.tiles
    undrawn = tiles[state.taken : LIVE_END]
    turned = (*tiles[: state.taken], *reversed(undrawn), *tiles[LIVE_END:])
    other = state._replace(wall=state.wall._replace(tiles=turned))
    assert other != state
    assert view(other, None) == view(state, None)


@pytest.mark.parametrize(
    ("script", "open_riichi", "visible"),
    [
        ("A riichi -, B -", "off", "B"),
        ("A open_riichi -, B -", "2_han", "AB"),  # R3.7-a
        ("A -, C 5s, A ron, pass", "off", "AB"),
        ("A -, B -, C -, D -, A tsumo", "off", "AB"),
        ("end, A show", "off", "AB"),  # R2.9-g
        ("end, A noten", "off", "B"),
        ("end, A show, B noten, C noten, D noten", "off", "AB"),
    ],
)
def test_hands_that_were_shown(script: str, open_riichi: str, visible: str) -> None:
    rules = replace_options(RuleSet(), open_riichi=open_riichi)
    script = script.replace("A -, C 5s", "A -, B -, C 5s")
    state = deal([WAITING, "", "5s"], "1z9m9p9s8s", script, rules=rules)
    assert shown(state, B) == visible


# --- what is asked and answered

ASKED = {"hands": ["5s", "67s", "55s", WAITING], "draws": "1z"}


def test_only_who_is_asked_knows_it() -> None:
    """B may call chi, C pon, D ron."""
    state = deal(script="A 5s", **ASKED)  # type: ignore[arg-type]
    assert set(to_act(state)) == {B, C, D}
    for seat in (B, C, D):
        asked = view(state, seat).asked
        assert asked is not None
        assert (asked.seat, asked.waiting, asked.answers) == (A, (seat,), ())
        assert view(state, seat).phase is Phase.CALL
    assert view(state, A).asked is None
    assert view(state, A).phase is not Phase.CALL


def test_an_open_answer_is_not_heard_yet() -> None:
    state = deal(script="A 5s, C pon 55s", **ASKED)  # type: ignore[arg-type]
    heard = {seat: [done.kind for done in view(state, seat).history] for seat in SEATS}
    for seat in (A, B, D):
        assert ActionKind.PON not in heard[seat]
    assert ActionKind.PON in heard[C]
    asked = view(state, B).asked
    assert asked is not None
    assert asked.answers == ()
    done = act(state, "B chi 67s, D pass")
    assert {ActionKind.PON, ActionKind.CHI} <= {said.kind for said in view(done, A).history}


def test_nobody_hears_a_pass() -> None:
    state = act(deal(script="A 5s", **ASKED), "pass")  # type: ignore[arg-type]
    for viewer in (*SEATS, None):
        assert all(done.kind is not ActionKind.PASS for done in view(state, viewer).history)


# --- the wall


def test_indicators_as_they_open() -> None:  # R2.4-a, R2.4-e
    state = deal(["1111m"], indicators="1p2p", ura="3p4p", script="A draw")
    assert view(state, B).indicators == parse_tiles("1p")
    state = act(state, "A ankan 1111m, A draw")
    assert view(state, B).indicators == parse_tiles("1p2p")
    assert view(state, B).ura_indicators == ()


@pytest.mark.parametrize(("turn", "ura"), [("A riichi -", "3p"), ("A -", "")])
def test_ura_once_a_riichi_has_won(turn: str, ura: str) -> None:  # R2.4-g
    state = deal([WAITING, "5s"], "1z", f"{turn}, B 5s, A ron, pass", ura="3p4p")
    assert view(state, C).ura_indicators == parse_tiles(ura)


def test_a_view_tells_what_lies_on_the_table() -> None:
    state = deal(["5z"], script="A 5z, pass", honba=2, deposits=1)
    seen = view(state, C)
    assert (seen.dealer, seen.honba, seen.deposits, seen.live_left) == (A, 2, 1, 69)
    assert seen.players[A].river == state.seats[A].river
    assert [player.points for player in seen.players] == [25000] * 4
    assert [str(player.wind) for player in seen.players] == ["1z", "2z", "3z", "4z"]
