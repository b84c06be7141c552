"""What the checks of a round find: the facts beside each yes and no."""

import pytest

from mjteach.core.decision import CheckAnswer
from mjteach.core.melds import Source
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import step, why

KANS = "C: 123m456p7s + ankan 5555z + ankan 6666z | D: 123p456s7m + ankan 1111z + ankan 2222z"


def findings(state, text):
    return {finding.check: finding for finding in why(state, action(state, text)).findings}


@pytest.mark.parametrize("text", ["B pon 55m", "B daiminkan 555m", "B chi 34m", "B ron"])
@pytest.mark.parametrize("before", ["A: 123m", f"{KANS} | A: 123m"])
def test_without_an_open_tile_nothing_else_is_asked(text, before):
    found = findings(position(before), text)
    asked = {check for check, finding in found.items() if finding.answer is not CheckAnswer.MOOT}
    assert found["call_offered"].answer is CheckAnswer.NO
    assert asked <= {"call_offered", "alive", "kan_limit", "chi_played"}


@pytest.mark.parametrize(
    ("seat", "source"), [("B", Source.SHIMOCHA), ("C", Source.TOIMEN), ("D", Source.KAMICHA)]
)
def test_a_chi_names_where_the_tile_came_from(seat, source):
    state = position(f"A: 34m55m | {seat}: / 9p 5m?")
    found = findings(state, "A chi 34m")["chi_kamicha"]
    assert (found.fact("tile"), found.fact("by")) == (Tile.M5, source)
    assert found.highlight == (Tile.M5,)
    assert found.answer is (CheckAnswer.YES if source is Source.KAMICHA else CheckAnswer.NO)


def test_a_call_that_leaves_nothing_to_discard_is_a_wrong_call():
    sets = "pon 111*z + pon 222*z + pon 333*z"
    state = position(f"B: 3345m + {sets} | A: / 9p 3m?", table=True)
    assert state.phase is Phase.CALL
    (breach,) = step(state, action(state, "B chi 45m")).breaches
    assert breach.offence == "wrong_call_exposed"
    assert [finding.check for finding in breach.findings] == ["call_leaves_discard"]


@pytest.mark.parametrize(
    ("held", "own"), [("0555m", "0555m"), ("055m7z", "055m"), ("5m777z", "5m")]
)
def test_a_concealed_kan_finds_the_own_tiles(held, own):
    state = position(f"A: {held}123456p789s 1z")
    found = findings(state, f"A ankan {own}")["ankan_four"]
    assert found.fact("tiles") == parse_tiles(own)
    assert found.highlight == (Tile.M5, *parse_tiles(own))
    assert found.answer is (CheckAnswer.YES if own == "0555m" else CheckAnswer.NO)


def test_an_open_tile_is_told_only_while_it_can_be_answered():
    asking = position("B: 55m | A: / 5m?")
    gone = step(asking, action(asking, "B pass"))
    assert (asking.phase, gone.phase) == (Phase.CALL, Phase.DRAW)
    for state, tile in ((asking, Tile.M5), (gone, None)):
        assert findings(state, "C tsumo")["turn"].fact("asked") is tile


def test_after_a_call_the_called_tile_stands_for_the_drawn_one():
    state = position("A: 123m456p78s + pon 111*z + pon 22*2z!")
    found = findings(state, "A tsumo")["tsumo_drawn"]
    assert (found.fact("drawn"), found.fact("called")) == (None, Tile.SOUTH)
    assert found.highlight == (Tile.SOUTH,)


def test_the_last_called_tile_is_the_one_that_may_not_go_again():
    state = position("A: 123m456p7s2z + pon 111*z + pon 22*2z!")
    asked = findings(state, "A discard 2z")
    assert asked["discard_genbutsu"].fact("called") is Tile.SOUTH


def test_a_drawn_tile_is_pointed_at_by_its_wait():
    state = position("A: 123m456p789s1122z 5m")
    found = findings(state, "A tsumo")["tsumo_wait"]
    assert found.highlight == (Tile.M5,)
    assert found.fact("waits") == parse_tiles("12z")


@pytest.mark.parametrize(
    ("sets", "called", "liable"),
    [
        ("pon 555*z + pon 666*z + pon 77*7z", "1m", ()),
        ("pon 555*z + pon 666*z", "7z", (("daisangen", Seat.D),)),
        ("pon 111*m + pon 555*z + pon 666*z", "7z", (("daisangen", Seat.D),)),
        ("pon 555*z", "7z", ()),
    ],
)
def test_only_the_last_set_makes_somebody_liable(sets, called, liable):
    state = position(f"A: {called}{called} + {sets} | D: / 9p {called}?")
    assert step(state, action(state, f"A pon {called}{called}")).seats[0].liabilities == liable


@pytest.mark.parametrize(
    ("held", "tile", "run"),
    [("12m", "3m", True), ("12z", "3z", False), ("67z", "5z", False), ("89m", "1m", False)],
)
def test_honours_make_no_run(held, tile, run):
    state = position(f"B: {held} | A: / 9p {tile}?")
    found = findings(state, f"B chi {held}")["chi_run"]
    assert found.answer is (CheckAnswer.YES if run else CheckAnswer.NO)


def test_a_run_stays_in_its_suit():
    state = position("B: 9m1p | A: / 8m?")
    assert findings(state, "B chi 9m1p")["chi_run"].answer is CheckAnswer.NO
