"""Every way to read a complete hand (R2.6-b, R3.0-c) and what the winning tile completed."""

import pytest
from hypothesis import given

from mjteach.core.hand import Hand, hand
from mjteach.core.readings import Group, GroupKind, Reading, Shape, WaitKind, readings
from mjteach.core.tiles import counts_of, format_tiles, parse_tiles, tile
from support.hands.strategies import CompleteHand, complete_hands, hands, standard_hands


def win(text: str, winning: str, **options: bool) -> tuple[Reading, ...]:
    made = hand(text)
    tile_won = tile(winning)
    return readings(counts_of((*made.concealed, tile_won)), made.melds, tile_won.kind, **options)


def written(reading: Reading) -> str:
    """Groups in the reading's order, the completed one in brackets, then the wait."""
    groups = [format_tiles(group.tiles) for group in reading.groups]
    groups[reading.winning_group] = f"[{groups[reading.winning_group]}]"
    return " ".join((*groups, reading.wait))


@pytest.mark.parametrize(
    ("text", "winning", "expected"),
    [
        # R2.6.1-c to -g: one hand for each wait
        ("34m456p789s11122z", "5m", ["[345m] 456p 789s 111z 22z ryanmen"]),
        ("34m456p789s11122z", "2m", ["[234m] 456p 789s 111z 22z ryanmen"]),
        ("24m456p789s11122z", "3m", ["[234m] 456p 789s 111z 22z kanchan"]),
        ("12m456p789s11122z", "3m", ["[123m] 456p 789s 111z 22z penchan"]),
        ("89m456p789s11122z", "7m", ["[789m] 456p 789s 111z 22z penchan"]),
        ("23m456p789s11122z", "1m", ["[123m] 456p 789s 111z 22z ryanmen"]),
        ("11m456p789s11122z", "1m", ["[111m] 456p 789s 111z 22z shanpon"]),
        ("1m456p789s111222z", "1m", ["456p 789s 111z 222z [11m] tanki"]),
        # R2.6.1-h: nobetan is a tanki on either end
        ("2345m456p789s111z", "2m", ["345m 456p 789s 111z [22m] tanki"]),
        # R3.0-c: one tile, two groups
        ("789s55s99s + chi 1*23s + pon 66*6z", "9s",
         ["[789s] 999s 123s 666z 55s ryanmen", "789s [999s] 123s 666z 55s shanpon"]),
        ("2344m456p789s111z", "4m",
         ["[234m] 456p 789s 111z 44m ryanmen", "234m 456p 789s 111z [44m] tanki"]),
        # three equal runs are also three triplets
        ("111222333m78p55s", "9p",
         ["111m 222m 333m [789p] 55s ryanmen", "123m 123m 123m [789p] 55s ryanmen"]),
        # two equal runs are one answer to where the winning tile went
        ("2234444m567s + pon 111z", "3m", ["[234m] 234m 567s 111z 44m kanchan"]),
        # R2.6-e: four alike without a kan are no set; three of them may be, beside a run
        ("1111m23m456p789s5z", "5z", ["111m 123m 456p 789s [55z] tanki"]),
        # melds keep their place, a quad counts as a set, an ankan stays concealed
        ("7z + pon 22*2m + ankan 0555p + chi 7*89s + kakan 111*1s", "7z",
         ["222m 5555p 789s 1111s [77z] tanki"]),
        # R3.2-k: seven pairs; two pairs of two runs each are also four sets
        ("1199m2288p3377s5z", "5z", ["11m 99m 22p 88p 33s 77s [55z] tanki"]),
        ("223344m667788p5s", "5s",
         ["234m 234m 678p 678p [55s] tanki", "22m 33m 44m 66p 77p 88p [55s] tanki"]),
        # without a simple, but no orphans
        ("111m999p111s999s4z", "4z", ["111m 999p 111s 999s [44z] tanki"]),
        # R3.6-f: thirteen orphans
        ("19m19p19s1234567z", "4z", ["[19m19p19s12344567z] thirteen_sided"]),
        ("119m19p19s123456z", "7z", ["[119m19p19s1234567z] orphan"]),
        # red fives are fives
        ("340m456p789s11122z", "5m", []),
        ("34m406p789s11122z", "0m", ["[345m] 456p 789s 111z 22z ryanmen"]),
        # no hand
        ("123m456p789s11223z", "3z", []),
        ("891m456p789s11122z", "1m", []),  # R2.6-c: 9 and 1 do not connect
        ("1111m2233p44s55z7z", "7z", []),  # R3.2-m: four alike are not two pairs
        ("19m19p19s1234567z", "2m", []),
    ],
)  # fmt: skip
def test_readings(text: str, winning: str, expected: list[str]) -> None:
    assert sorted(map(written, win(text, winning))) == sorted(expected)


def test_four_alike_serve_as_two_pairs_where_the_rules_say_so() -> None:
    (found,) = win("1111m2233p44s55z7z", "7z", four_as_two_pairs=True)
    assert written(found) == "11m 11m 22p 33p 44s 55z [77z] tanki"


def test_a_meld_is_open_and_an_ankan_is_not() -> None:
    (found,) = win("7z + pon 22*2m + ankan 0555p + chi 7*89s + kakan 111*1s", "7z")
    assert [group.open for group in found.groups] == [True, False, True, True, False]


@pytest.mark.parametrize(
    ("text", "winning", "pair"),
    [("34m456p789s11122z", "5m", "22z"), ("1199m2288p3377s5z", "5z", None)],
)
def test_only_a_standard_reading_has_a_pair(text: str, winning: str, pair: str | None) -> None:
    (found,) = win(text, winning)
    assert (found.pair and format_tiles(found.pair.tiles)) == pair


def kinds_of(groups: tuple[Group, ...]) -> list[tuple[int, ...]]:
    return sorted(tuple(map(int, group.tiles)) for group in groups)


def all_readings(made: CompleteHand) -> tuple[Reading, ...]:
    counts = counts_of((*made.hand.concealed, made.winning))
    return readings(counts, made.hand.melds, made.winning.kind)


@given(complete_hands())
def test_the_groups_a_hand_was_made_of_are_among_its_readings(made: CompleteHand) -> None:
    assert sorted(made.groups) in [kinds_of(reading.groups) for reading in all_readings(made)]


@given(complete_hands())
def test_every_reading_uses_every_tile_once(made: CompleteHand) -> None:
    kinds = sorted(tile.kind for tile in (*made.hand.tiles, made.winning))
    found = all_readings(made)
    assert len(set(found)) == len(found)
    for reading in found:
        assert sorted(tile for group in reading.groups for tile in group.tiles) == kinds
        assert reading.winning_tile in reading.groups[reading.winning_group].tiles


@given(standard_hands())
def test_the_wait_is_what_the_group_was_without_the_winning_tile(made: CompleteHand) -> None:
    for reading in all_readings(made):
        if reading.shape is Shape.STANDARD:
            assert reading.wait is wait_before(reading.groups[reading.winning_group], reading)


def wait_before(group: Group, reading: Reading) -> WaitKind:
    """The wait by R2.6.1-c to -g, from the ranks the group had before."""
    if group.kind is not GroupKind.RUN:
        return WaitKind.TANKI if group.kind is GroupKind.PAIR else WaitKind.SHANPON
    left = [tile.rank for tile in group.tiles if tile != reading.winning_tile]
    if left[1] - left[0] == 2:
        return WaitKind.KANCHAN
    return WaitKind.PENCHAN if left in ([1, 2], [8, 9]) else WaitKind.RYANMEN


@given(standard_hands())
def test_each_concealed_group_with_the_winning_tile_gets_its_reading(made: CompleteHand) -> None:
    places = {
        (reading.groups, reading.winning_group)
        for reading in all_readings(made)
        if reading.shape is Shape.STANDARD
    }
    called = len(made.hand.melds)
    for groups, _ in set(places):
        concealed = (*groups[: 4 - called], groups[-1])
        holding = {group for group in concealed if made.winning.kind in group.tiles}
        assert {groups[place] for other, place in places if other == groups} == holding


@given(hands(drawn=True))
def test_a_melded_hand_is_read_in_the_standard_shape_only(made: Hand) -> None:
    assert made.drawn is not None
    found = readings(made.counts, made.melds, made.drawn.kind)
    if made.melds:
        assert all(reading.shape is Shape.STANDARD for reading in found)


def test_an_unfinished_hand_has_no_reading() -> None:
    assert readings(counts_of(parse_tiles("123m456p789s1122z")), (), tile("1m")) == ()
