"""Walls and play made to order."""

from itertools import pairwise

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import MjteachError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import format_tiles, parse_tiles, sort_tiles
from mjteach.riichi.round.rig import act, action, deal, mixed, rigged_wall, written
from mjteach.riichi.round.state import Phase
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import make_wall
from mjteach.text import render

QUIET = ["147m258p369s1234z", "147m258p369s1234z", "258m369p147s5567z", "369m147p258s5567z"]


def test_every_hand_draw_and_indicator_is_where_it_was_asked_for():
    state = deal(
        QUIET, "5m5p", rinshan="9m", indicators="1s2s", ura="3s", last="78p", dealer=Seat.C
    )
    hands = [state.seats[SEATS[(2 + right) % 4]].hand for right in range(4)]
    assert [format_tiles(hand.concealed) for hand in hands] == QUIET
    tiles = state.wall.tiles
    assert tiles[52:54] == parse_tiles("5m5p")
    assert tiles[120:122] == parse_tiles("78p")
    assert (tiles[134], tiles[130], tiles[128], tiles[131]) == parse_tiles("9m1s2s3s")


@pytest.mark.parametrize("rules", [RuleSet(), replace_options(RuleSet(), red_fives="none")])
def test_the_rest_of_the_wall_is_the_rest_of_the_tiles(rules):
    wall = rigged_wall(["123m", "", "9s"], "1z", rules=rules)
    assert make_wall(wall.tiles, rules) == wall


def test_tiles_are_mixed_however_many_there_are():
    tiles = make_wall(rigged_wall().tiles, RuleSet()).tiles
    for count in range(len(tiles) + 1):
        assert sort_tiles(mixed(tiles[:count])) == sort_tiles(tiles[:count])
    alike = [one is other for one, other in pairwise(mixed(tiles))]
    assert not any(alike)


def test_a_script_goes_without_draws_and_passes():
    state = deal(QUIET, "5m5p", "A -, B 1m, C 2m")
    assert [str(one) for one in state.history if one.kind == "draw"] == [
        "A draw",
        "B draw",
        "C draw",
    ]
    assert act(state, "until 4").live_left == 4
    assert act(state, "end").phase is Phase.SHOW


def test_until_so_many_are_left_whoever_has_drawn_discards():
    state = deal(QUIET, "5m5p", "A draw")
    after = act(state, f"until {state.live_left}")
    assert [str(one) for one in after.history] == ["A draw", "A discard 5m drawn"]
    assert after.phase is Phase.DRAW


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("A 5m", "A discard 5m drawn"),
        ("A -", "A discard 5m drawn"),
        ("A riichi 1m", "A riichi 1m"),
        ("A open_riichi -", "A open_riichi 5m drawn"),
        ("A tsumo", "A tsumo"),
        ("A ankan 0555m", "A ankan 5m with 0555m"),
        ("A kakan 1z", "A kakan 1z"),
        ("A noten", "A noten"),
        ("B pon 11m", "B pon with 11m"),
    ],
)
def test_a_step_is_an_action(text, meant):
    assert str(action(deal(QUIET, "5m", "A draw"), text)) == meant


@pytest.mark.parametrize(
    "text",
    ["draw", "tsumo", "ron", "pon 55m", "pass", "ankan 0555m", "kakan 1z", "riichi 1m", "noten"],
)
def test_an_action_is_written_as_it_is_read(text):
    assert written(action(deal(QUIET, "5m", "A draw"), f"B {text}")) == text


@pytest.mark.parametrize("answer", ["ron", "pon 55m", "daiminkan 555m", "chi 46m", "pass"])
def test_an_answer_is_about_the_open_tile(answer):
    kind, _, using = answer.partition(" ")
    meant = f"B {kind} 0m" + (f" with {using}" if using else "")
    assert str(action(deal(QUIET, "0m", "A -"), f"B {answer}")) == meant


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: rigged_wall(["1m" * 14]), "“1m1m1m1m1m1m1m1m1m1m1m1m1m1m” has 14 tiles, but"),
        (lambda: rigged_wall(["11m", "111m"]), "There's one tile too many: 1m. Leave it out"),
        (
            lambda: rigged_wall(["111z", "1111z"]),
            "There are too many of these tiles: 1z, 1z and 1z. Leave them out",
        ),
        (lambda: deal(script="A 1x"), "“1x”"),
        (lambda: deal(script="tsumo"), "“tsumo” isn't a step. Write a player and an action"),
        (lambda: deal(script="until four"), "“until four” doesn't say who does what"),
        (lambda: deal(script="X 1m"), "“X 1m” doesn't say who does what"),
        (lambda: deal(script="A riichi"), "“A riichi” doesn't name a tile"),
        (lambda: deal(script="A kakan"), "“A kakan” doesn't name a tile"),
    ],
)
def test_what_cannot_be_read_is_named(make, sentence):
    with pytest.raises(MjteachError) as caught:
        make()
    assert sentence in render(caught.value.message)


def test_what_the_rules_refuse_is_refused():
    with pytest.raises(IllegalActionError):
        deal(QUIET, "5m", "A tsumo")
