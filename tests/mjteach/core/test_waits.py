"""Waits, their kinds and names (R2.6.1) and the copies left (R2.9)."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import HandError
from mjteach.core.hand import Hand, hand
from mjteach.core.tiles import (
    ALL_KINDS,
    Tile,
    count_all,
    counts_of,
    format_tiles,
    parse_tiles,
    tile,
)
from mjteach.core.waits import is_complete, shape_waits, wait_tiles, waits
from support.hands.strategies import CompleteHand, complete_hands, hands, tiles


@pytest.mark.parametrize(
    ("text", "winning", "shape"),
    [
        ("45m456p789s11122z", "36m", "ryanmen"),
        ("12m456p789s11122z", "3m", "penchan"),
        ("79m456p789s11122z", "8m", "kanchan"),
        ("11m456p789s11122z", "1m2z", "shanpon"),
        ("456p789s1112223z", "3z", "tanki"),
        ("1199m2288p3377s5z", "5z", "tanki"),  # R2.6.1-g
        ("2345m456p789s111z", "25m", "nobetan"),
        ("123m456s789s3334p", "245p", "multi_sided"),
        ("23456m456p789s22z", "147m", "three_sided"),
        ("2345678m456p111z", "258m", "multi_sided"),
        ("7z + pon 22*2m + chi 3*45p + pon 666*z + chi 8*79s", "7z", "hadaka_tanki"),
        ("0m + ankan 1111z + ankan 2222z + ankan 3333z + ankan 4444z", "5m", "hadaka_tanki"),
        ("1112345678999m", "123456789m", "multi_sided"),
        ("19m19p19s1234567z", "19m19p19s1234567z", "thirteen_sided"),
        ("119m19p19s123456z", "7z", "orphan"),
        ("119m119p19s12345z", "", None),  # two kinds are missing
        ("223344m667788p5s", "5s", "tanki"),
        ("123m456p789s1123z", "", None),
        ("1111m2233p44s55z7z", "", None),  # R3.2-m
        # as seven pairs it waits on 8m alone, as four sets and a pair on all three
        ("2233445566778m", "258m", "multi_sided"),
    ],
)
def test_waits_and_their_name(text: str, winning: str, shape: str | None) -> None:
    found = waits(hand(text))
    assert (format_tiles(found.tiles), found.shape) == (winning, shape)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("34m456p789s11122z", {"2m": "ryanmen", "5m": "ryanmen"}),
        ("11m456p789s11122z", {"1m": "shanpon", "2z": "shanpon"}),
        ("3334p123m456s789s", {"2p": "ryanmen", "4p": "tanki", "5p": "ryanmen"}),
        ("4445666p123m789s", {"3p": "ryanmen", "4p": "ryanmen shanpon", "5p": "tanki",
                              "6p": "ryanmen shanpon", "7p": "ryanmen"}),
        ("2233445566778m", dict.fromkeys(["2m", "5m", "8m"], "ryanmen tanki")),
    ],
)  # fmt: skip
def test_the_kinds_of_each_wait(text: str, expected: dict[str, str]) -> None:
    found = {str(wait.tile): " ".join(sorted(wait.kinds)) for wait in waits(hand(text)).waits}
    assert found == expected


@pytest.mark.parametrize(
    ("text", "visible", "left"),
    [
        ("34m456p789s11122z", "", {"2m": 4, "5m": 4}),
        ("34m406p789s11122z", "02m225m", {"2m": 1, "5m": 2}),
        ("34m456p789s11122z", "2222m0555m", {"2m": 0, "5m": 0}),  # R2.9-f: still a wait
        ("11m456p789s11122z", "1m", {"1m": 1, "2z": 2}),
        ("4p + pon 44*4m + chi 2*34p + pon 666*z + chi 8*79s", "", {"4p": 2}),
    ],
)
def test_copies_left(text: str, visible: str, left: dict[str, int]) -> None:
    found = waits(hand(text), visible=parse_tiles(visible))
    assert {str(wait.tile): wait.left for wait in found.waits} == left


@pytest.mark.parametrize(
    ("text", "winning", "exhausted"),
    [  # R2.9-d, R2.9-e: a kind whose four copies the player holds is no wait
        ("123m456p789s5z + pon 55*5z", "", "5z"),
        ("24p123m789s55z + ankan 3333p", "", "3p"),
        ("45m456p789s55z + pon 33*3m", "36m", ""),
        ("45m456p789s55z + ankan 3333m", "6m", "3m"),
        ("1111m456p789s555z", "", "1m"),
        ("1111m23m456p789s5z", "5z", ""),
    ],
)
def test_a_fifth_copy_is_no_wait(text: str, winning: str, exhausted: str) -> None:
    found = waits(hand(text))
    assert format_tiles(found.tiles) == winning
    assert format_tiles(found.exhausted) == exhausted


def test_four_alike_as_two_pairs_only_where_allowed() -> None:
    made = hand("1111m2233p44s55z7z")
    assert waits(made, four_as_two_pairs=True).tiles == (Tile.RED,)
    # the fourth copy of a triplet is the missing pair
    missing = hand("111m2233p44s5566z")
    assert waits(missing, four_as_two_pairs=True).tiles == (Tile.M1,)
    assert waits(missing).tiles == ()


@pytest.mark.parametrize(
    ("shape", "winning", "name"),
    [
        ("45m", "36m", "ryanmen"),
        ("89s", "7s", "penchan"),
        ("46p", "5p", "kanchan"),
        ("88p11z", "8p1z", "shanpon"),
        ("2p", "2p", "tanki"),
        ("2345m", "25m", "nobetan"),
        ("23456m", "147m", "three_sided"),
        ("19m", "", None),
        ("11z", "1z", "shanpon"),
        ("11123m", "14m", "multi_sided"),
        # eleven tiles are no seven pairs and no orphans yet
        ("1155m99p2288s3z", "", None),
        ("19m19p19s12345z", "", None),
    ],
)
def test_a_part_of_a_hand(shape: str, winning: str, name: str | None) -> None:
    found = shape_waits(parse_tiles(shape))
    assert (format_tiles(found.tiles), found.shape) == (winning, name)


@pytest.mark.parametrize(
    ("shape", "visible", "expected"),
    [
        ("23m", "44m", {"1m": "123m ryanmen 4", "4m": "234m ryanmen 2"}),
        ("789p35s", "", {"4s": "789p 345s kanchan 4"}),
        ("88p11z", "", {"8p": "888p 11z shanpon 2", "1z": "111z 88p shanpon 2"}),
        ("2345m", "5m", {"2m": "345m 22m tanki 3", "5m": "234m 55m tanki 2"}),
    ],
)  # fmt: skip
def test_a_part_reads_as_its_own_tiles(shape: str, visible: str, expected: dict[str, str]) -> None:
    """Nothing is lent to it that it does not hold."""
    found = {}
    for wait in shape_waits(parse_tiles(shape), visible=parse_tiles(visible)).waits:
        (reading,) = wait.readings
        groups = " ".join(format_tiles(group.tiles) for group in reading.groups)
        found[str(wait.tile)] = f"{groups} {reading.wait} {wait.left}"
    assert found == expected


def test_three_tiles_wait_for_nothing() -> None:
    with pytest.raises(HandError) as caught:
        shape_waits(parse_tiles("123m"))
    assert caught.value.message.id == "error.hand.wrong_count"


@given(complete_hands())
def test_the_tile_taken_from_a_complete_hand_is_waited_for(made: CompleteHand) -> None:
    found = waits(made.hand)
    assert made.winning.kind in found.tiles
    assert is_complete(counts_of((*made.hand.concealed, made.winning)))


@given(st.one_of(hands(drawn=False), complete_hands().map(lambda made: made.hand)), st.booleans())
def test_a_wait_is_a_kind_that_completes_the_hand(made: Hand, four: bool) -> None:
    own = made.own_counts
    # Only a hand without melds may be seven pairs or orphans; with fewer tiles none is.
    expected = [
        kind
        for kind in ALL_KINDS
        if own[kind] < 4 and is_complete(counts_of((*made.concealed, kind)), four_as_two_pairs=four)
    ]
    assert list(wait_tiles(made.counts, made.melds, four_as_two_pairs=four)) == expected
    found = waits(made, four_as_two_pairs=four)
    assert list(found.tiles) == expected
    assert (found.shape is None) == (not expected)
    assert all(wait.left == 4 - own[wait.tile] and wait.kinds for wait in found.waits)


@given(complete_hands(), st.lists(tiles, max_size=20))
def test_visible_tiles_change_no_wait(made: CompleteHand, visible: list[Tile]) -> None:
    counts, reds = count_all(made.hand.tiles)
    there = []  # without what cannot lie there beside the hand
    for one in visible:
        after, red = count_all((*made.hand.tiles, *there, one))
        if max(after) < 5 and red == reds:
            there.append(one)
            counts = after
    seen = waits(made.hand, visible=tuple(there))
    assert seen.tiles == waits(made.hand).tiles
    for wait in seen.waits:
        assert wait.left == 4 - counts[wait.tile]


FULL = parse_tiles("34m406p789s11122z")


@pytest.mark.parametrize(
    "call",
    [
        lambda: waits(Hand(FULL), visible=parse_tiles("222z")),
        lambda: waits(Hand(FULL), visible=parse_tiles("00p")),
        lambda: shape_waits(parse_tiles("23m"), visible=parse_tiles("22223m")),
        lambda: shape_waits(parse_tiles("23m"), visible=parse_tiles("11111m")),
    ],
)
def test_a_fifth_copy_is_not_visible(call: Callable[[], object]) -> None:
    with pytest.raises(HandError) as caught:
        call()
    assert caught.value.message.id in ("error.hand.five_copies", "error.hand.too_many_red")


def test_a_part_beside_every_kind() -> None:
    found = shape_waits(
        parse_tiles("23m"), visible=parse_tiles("123456789m123456789p123456789s1234567z")
    )
    assert [wait.left for wait in found.waits] == [3, 3]


@pytest.mark.parametrize(
    ("text", "complete"),
    [
        ("22p111z111m345m789p", True),
        ("119m19p19s1234567z", True),
        ("1199m2288p3377s55z", True),
        ("55z", True),
        ("123m55z", True),
        ("1111m2233p44s5577z", False),
        ("123m45z", False),
        ("19m", False),
    ],
)
def test_complete_hands(text: str, complete: bool) -> None:
    assert is_complete(counts_of(parse_tiles(text))) is complete


def test_a_wait_on_a_red_five_is_a_wait_on_its_kind() -> None:
    assert waits(hand("34m456p789s11122z")).tiles == (tile("2m"), tile("5m"))


def test_four_alike_as_two_pairs_lose_no_other_wait() -> None:
    """Read as sets the hand waits on 2s, 5s and 6s; as seven pairs on 6s."""
    held = hand("33334444666s66z")
    assert waits(held).tiles == (tile("2s"), tile("5s"))
    assert waits(held, four_as_two_pairs=True).tiles == (tile("2s"), tile("5s"), tile("6s"))
