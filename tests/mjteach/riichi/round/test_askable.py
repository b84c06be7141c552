"""What can be asked about: everything that is legal, and what one might want besides."""

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, Tile, parse_tiles
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.askable import NEAR, askable, mistaken
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import ANSWERS, written
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, why
from mjteach.riichi.rules import OpenRiichi, RuleSet
from support.rounds.samples import played_with

KIND = ActionKind


def asked(state, kind, seat=Seat.A):
    return [action for action in askable(state, seat) if action.kind is kind]


def offered(text, tile, by="D"):
    """A round in which A holds this hand, and somebody has discarded a tile."""
    return position(f"A: {text} | D: / {tile}?" if by == "D" else f"A: {text} / {tile}?")


@pytest.mark.parametrize(
    "kinds",
    [(KIND.RIICHI, KIND.RON), (KIND.ANKAN,), (KIND.KAKAN,), (KIND.DAIMINKAN,), (KIND.TSUMO,)],
)
def test_everything_legal_can_be_asked(kinds):
    for state in played_with(*kinds):
        for seat in SEATS:
            offer = askable(state, seat)
            assert {*legal_actions(state, seat)} <= {*offer}
            assert len(offer) == len({*offer})
            assert all(action.seat is seat for action in offer)


def test_every_own_tile_can_be_discarded_and_declared_with():
    state = position("A: 123m456p789s1122z5m")
    for kind in (KIND.DISCARD, KIND.RIICHI):
        found = asked(state, kind)
        assert [action.tile for action in found if not action.drawn] == [
            *dict.fromkeys(state.seats[0].hand.concealed)
        ]
        assert [action.tile for action in found if action.drawn] == [Tile.M5]
    assert not asked(state, KIND.OPEN_RIICHI)
    open_rules = RuleSet(open_riichi=next(v for v in OpenRiichi if v is not OpenRiichi.OFF))
    assert asked(position("A: 123m456p789s1122z5m", open_rules), KIND.OPEN_RIICHI)


@pytest.mark.parametrize(
    ("text", "kind", "tiles"),
    [
        ("1111m456p789s112z", KIND.ANKAN, ["1111m"]),
        ("111m456p789s1122z", KIND.ANKAN, ["111m"]),
        ("11m456p789s11223z", KIND.ANKAN, []),
        ("05m456p789s11z + pon 77*7z", KIND.KAKAN, ["7z"]),
        ("5m456p789s112z + pon 05*5m", KIND.KAKAN, ["5m"]),
    ],
)
def test_kans_that_could_be_wanted(text, kind, tiles):
    found = asked(position(f"A: {text}"), kind)
    if kind is KIND.ANKAN:
        assert [action.using for action in found] == [parse_tiles(text) for text in tiles]
    else:
        assert [action.tile for action in found] == [parse_tiles(text)[0] for text in tiles]


@pytest.mark.parametrize(
    ("text", "tile", "kind", "using"),
    [
        ("05m456p789s1122z3s", "5m", KIND.PON, ["05m"]),
        ("055m456p789s112z3s", "5m", KIND.PON, ["05m", "55m"]),
        ("5m456p789s11223z3s", "5m", KIND.PON, ["5m"]),
        ("456p789s1122334z", "5m", KIND.PON, [""]),
        ("055m456p789s112z3s", "5m", KIND.DAIMINKAN, ["055m"]),
        ("34m67m99p789s1122z", "5m", KIND.CHI, ["34m", "46m", "67m"]),
        ("3m99p789s112233z", "5m", KIND.CHI, ["34m"]),
        ("3m05m99p789s11223z", "4m", KIND.CHI, ["23m", "30m", "35m", "06m", "56m"]),
        ("99p789s112233z11p", "5m", KIND.CHI, []),
        ("99p789s112233z11p", "1z", KIND.CHI, []),
    ],
)
def test_calls_that_could_be_wanted(text, tile, kind, using):
    state = offered(text, tile)
    found = [action.using for action in asked(state, kind)]
    assert found == [parse_tiles(tiles) for tiles in using]


def test_nobody_calls_the_own_tile():
    state = offered("05m456p789s1122z3s", "5m", by="A")
    assert not [one for one in askable(state, Seat.A) if one.kind in ANSWERS]
    assert asked(state, KIND.RON, Seat.B)
    assert asked(state, KIND.PASS, Seat.B)


def test_show_and_noten_only_at_the_end_of_the_wall():
    state = position("A: 123m456p789s1122z")
    assert not asked(state, KIND.SHOW)
    shown = state._replace(phase=Phase.SHOW)
    assert asked(shown, KIND.SHOW)
    assert asked(shown, KIND.NOTEN)


@pytest.mark.parametrize(
    ("text", "tile", "asked"),
    [
        ("34p67m99p789s1122z", "5m", []),
        ("3m6m9m99p789s1122z1p", "4m", ["chi 36m"]),
        ("38m99p789s112233z", "4m", []),
        ("37m99p789s112233z", "5m", ["chi 37m"]),
        ("89m99p789s112233z", "1m", ["chi 89m"]),
        ("29m99p789s112233z", "1m", ["chi 29m"]),
        ("67z99p789s112233m", "5z", ["chi 67z"]),
        ("99p789s1122z1p + pon 05*5m", "5m", ["kakan 5m"]),
        ("99p789s1122z1p + pon 55*5m", "0m", ["kakan 0m"]),
        ("99p789s1122z1p + pon 55*5m", "5p", []),
    ],
)
def test_what_is_asked_though_no_rule_knows_it(text, tile, asked):
    state = offered(text, tile)
    found = mistaken(state, Seat.A)
    words = [written(one) if one.using else f"{one.kind} {one.tile}" for one in found]
    assert words == asked
    assert not any(why(state, one).legal for one in found)


def test_near_is_within_two_ranks_and_around_the_end_of_a_suit():
    rows = ["123456789" * 2, "1234567"]  # the tiles after 9 are 1 and 2 again
    for kind in ALL_KINDS:
        suit = kind.suit
        row = rows[suit == "z"]
        near = {
            f"{one}{suit}"
            for start in range(len(row))
            if str(kind)[0] in (three := row[start : start + 3])
            for one in three
        }
        assert {str(ALL_KINDS[one]) for one in NEAR[kind]} == near


def test_nobody_mistakes_the_own_discard():
    state = offered("89m99p789s112233z", "1m", by="A")
    assert mistaken(state, Seat.A) == ()
