"""What can be counted at a table: tiles in sight, what is safe, how far a yaku is."""

import pytest

from mjteach.core.seats import Seat
from mjteach.core.tiles import counts_of, parse_tiles, tile
from mjteach.riichi.players.sight import danger, dora_held, safe_kinds, sight_of, to_yaku
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.view import view
from support.rounds.play import WAITING, rules

FILL = "1199m1199p1199s1z"
RIICHI = {"hands": ["1z", WAITING], "draws": "1z 9m 4s", "indicators": "7z"}
"""B declares riichi with its first discard, 9m."""


def seen(seat="A", **made):
    return sight_of(view(deal(**made), Seat[seat]))


def kinds(text):
    return {one.kind for one in parse_tiles(text)}


def test_every_tile_in_sight_is_counted_once():
    sight = seen(hands=["", "55m9p"], draws="5m 1z", script="A -, B pon 55m, B 9p", indicators="4m")
    at = sight.elsewhere
    assert at[tile("5m")] == 3, "the called tile lies in the set, no longer in the river"
    assert at[tile("4m")] == 1
    assert at[tile("9p")] == 1
    assert sum(at) == 5
    assert sum(sight.counts) == 13


def test_dora_and_red_fives_are_held():
    assert dora_held(seen(hands=["05m55p"], indicators="4p")) == 3
    assert dora_held(seen(hands=["0m"], indicators="4m")) == 2
    assert dora_held(seen(hands=["1z"], indicators="1z")) == 0


def test_own_discards_and_what_passed_after_riichi_are_safe():
    sight = seen(**RIICHI, script="A 1z, B riichi 9m, C 4s, D 7p")
    threat = next(sight.in_riichi)
    assert threat.seat is Seat.B
    assert safe_kinds(sight.view, threat) == kinds("9m 4s 7p")
    nobody = sight.view.players[Seat.C]
    assert safe_kinds(sight.view, nobody) == kinds("4s")


@pytest.mark.parametrize(
    ("safe", "safer", "riskier"),
    [
        ("4m", "4m", "1m"),
        ("4m", "1m", "2m"),  # 1m is suji
        ("4m", "7m", "8m"),
        ("4m 8m", "5m", "6m"),  # one end is out, with 6m none
        ("", "9m", "5m"),
        ("", "1z", "5m"),
    ],
)
def test_the_safer_of_two_tiles(safe, safer, riskier):
    sight = seen(hands=[FILL])
    known = frozenset(kinds(safe))
    assert danger(sight, known, tile(safer).kind) < danger(sight, known, tile(riskier).kind)


def test_a_wait_that_lacks_a_tile_is_out():
    open_, shut = seen(hands=[FILL]), seen(hands=["3333m"])
    assert danger(shut, frozenset(), tile("2m")) < danger(open_, frozenset(), tile("2m"))


def test_an_honour_is_safer_the_more_are_seen():
    alone, three = seen(hands=["5z"]), seen(hands=["555z"])
    assert danger(three, frozenset(), tile("5z")) < danger(alone, frozenset(), tile("5z"))


@pytest.mark.parametrize(
    ("concealed", "sets", "far"),
    [
        ("234p567s33p", ["678m"], 0),  # all simples
        ("234p567s99p", ["678m"], 2),
        ("234p567s99p", ["555z"], 0),  # a triplet of dragons
        ("234p55z678s", ["678m"], 1),  # a pair of them
        ("123m456m9p", ["789m", "111z"], 0),  # East, for the dealer
        ("123m456m9p", ["789m", "444z"], 1),  # one suit, but for 9p
        ("2255p8s", ["333m", "444z"], 0),  # triplets, but for the last single tile
        ("12378p", ["123m", "789s"], 0),  # an end in each set
        ("45688p", ["123m", "789s"], 3),
    ],
)
def test_tiles_in_the_way_of_a_yaku(concealed, sets, far):
    sight = seen()
    counts = counts_of(parse_tiles(concealed))
    assert to_yaku(sight, counts, [parse_tiles(text) for text in sets]) == far


def test_no_yaku_is_far_where_none_is_asked_for():
    counts, sets = counts_of(parse_tiles("45688p")), [parse_tiles("123m"), parse_tiles("789s")]
    assert to_yaku(seen(), counts, sets) == 3
    assert to_yaku(seen(rules=rules(min_han=0)), counts, sets) == 0


def test_simples_are_no_way_where_an_open_hand_may_not():
    counts, sets = counts_of(parse_tiles("234p567s33p")), [parse_tiles("678m")]
    assert to_yaku(seen(rules=rules(kuitan=False)), counts, sets) > 0
