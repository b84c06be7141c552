"""What can be asked about: everything that is legal, and what one might want besides."""

import pytest

from mjteach.core.hand import hand
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Asked, Phase
from mjteach.riichi.round.variant import legal_actions, start_round, why
from mjteach.riichi.rules import OpenRiichi, RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjwidgets._table.asks import asks
from support.rounds.samples import played_with

KIND = ActionKind
NOT_ASKED = {KIND.DRAW, KIND.PASS}
"""What nobody needs a reason for."""


def actions(state, seat):
    return [ask.action for found in asks(state, seat).values() for ask in found]


def state_with(text, rules=None, **changes):
    """A round in which East holds this hand."""
    rules = rules or RuleSet()
    state = start_round(rules, shuffled_wall("a wall", rules))
    east = state.seats[0]._replace(hand=hand(text))
    return state._replace(seats=(east, *state.seats[1:]), **changes)


def offered(tile, by=Seat.D):
    return Asked(by, parse_tiles(tile)[0], KIND.DISCARD)


@pytest.mark.parametrize(
    "kinds",
    [(KIND.RIICHI, KIND.RON), (KIND.ANKAN,), (KIND.KAKAN,), (KIND.DAIMINKAN,), (KIND.TSUMO,)],
)
def test_everything_legal_can_be_asked_and_has_words(kinds):
    for state in played_with(*kinds):
        for seat in SEATS:
            legal = {a for a in legal_actions(state, seat) if a.kind not in NOT_ASKED}
            offer = actions(state, seat)
            assert legal <= set(offer)
            assert len(offer) == len(set(offer))
            assert all(action.seat is seat for action in offer)


def test_every_question_has_an_answer_with_words():
    """A message without words would be a warning, and that an error here."""
    from mjwidgets._table.reasons import reasons

    for state in played_with(KIND.RIICHI, KIND.PON)[::23]:
        for action in actions(state, Seat.B):
            said = reasons(why(state, action))
            assert said.legal is not any(line.answer == "no" for line in said.lines)
            assert said.lines


def test_every_own_tile_can_be_discarded_and_declared_with():
    state = state_with("123m456p789s1122z5m")
    for kind in (KIND.DISCARD, KIND.RIICHI):
        found = [ask.action for ask in asks(state, Seat.A)[kind]]
        assert [action.tile for action in found if not action.drawn] == [
            *dict.fromkeys(state.seats[0].hand.concealed)
        ]
        assert [action.tile for action in found if action.drawn] == [Tile.M5]
    assert KIND.OPEN_RIICHI not in asks(state, Seat.A)
    open_rules = RuleSet(open_riichi=next(v for v in OpenRiichi if v is not OpenRiichi.OFF))
    assert KIND.OPEN_RIICHI in asks(state_with("123m456p789s1122z5m", open_rules), Seat.A)


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
    found = [ask.action for ask in asks(state_with(text), Seat.A).get(kind, [])]
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
        ("456p789s11223344z", "5m", KIND.PON, [""]),
        ("055m456p789s112z3s", "5m", KIND.DAIMINKAN, ["055m"]),
        ("34m67m99p789s1122z", "5m", KIND.CHI, ["34m", "46m", "67m"]),
        ("3m99p789s112233z1p", "5m", KIND.CHI, ["34m"]),
        ("3m05m99p789s11223z", "4m", KIND.CHI, ["23m", "30m", "35m", "06m", "56m"]),
        ("99p789s112233z11p", "5m", KIND.CHI, []),
        ("99p789s112233z11p", "1z", KIND.CHI, []),
    ],
)
def test_calls_that_could_be_wanted(text, tile, kind, using):
    state = state_with(text, asked=offered(tile), phase=Phase.CALL)
    found = [ask.action.using for ask in asks(state, Seat.A).get(kind, [])]
    assert found == [parse_tiles(tiles) for tiles in using]


def test_nobody_calls_the_own_tile():
    state = state_with("05m456p789s1122z3s", asked=offered("5m", Seat.A))
    assert not {KIND.RON, KIND.PON, KIND.CHI} & set(asks(state, Seat.A))
    assert KIND.RON in asks(state, Seat.B)


def test_show_and_noten_only_at_the_end_of_the_wall():
    state = state_with("123m456p789s1122z")
    assert KIND.SHOW not in asks(state, Seat.A)
    assert {KIND.SHOW, KIND.NOTEN} <= set(asks(state._replace(phase=Phase.SHOW), Seat.A))


def test_labels_tell_two_questions_apart():
    state = state_with("055m456p789s1122z5m", asked=offered("1z"), phase=Phase.CALL)
    labels = [ask.label for found in asks(state, Seat.A).values() for ask in found]
    assert len(labels) == len(set(labels))
    assert Action(KIND.DISCARD, Seat.A, Tile.M5, drawn=True) in actions(state, Seat.A)
