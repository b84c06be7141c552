import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from mahjong.shanten import Shanten as Peer

from mjteach.core._shanten_table import PATH
from mjteach.core.errors import HandError
from mjteach.core.shanten import (
    Shanten,
    all_shanten,
    chiitoi,
    discards,
    kokushi,
    normal,
    shanten,
    useful_tiles,
)
from mjteach.core.tiles import KINDS, TILES, Counts, counts_of, parse_tiles, tile
from support.errors import problem_is
from support.scripts import script


def counts(text: str) -> Counts:
    return counts_of(parse_tiles(text))


# ---------------------------------------------------------------- hands worked out by hand
FORMS = [
    # text, melds, normal, chiitoi, kokushi
    ("123456789m12355z", 0, 1, 5, 6),  # 55z becomes a triplet, a single honour the pair
    ("123456789m11155z", 0, -1, 4, 8),
    ("123456789m1155z", 0, 0, 4, 8),
    ("147m147p147s1234z", 0, 8, 6, 6),  # nothing fits anything: eight tiles from tenpai at worst
    ("1122334455667m", 0, 0, 0, 11),
    ("11223344556677m", 0, -1, -1, 11),
    ("19m19p19s1234567z", 0, 8, 6, 0),
    ("19m19p19s12345677z", 0, 7, 5, -1),
    ("111122m33p44s5566z", 0, 2, 1, 9),  # 1111m is one pair, so a kind is missing: R3.2-m
    ("1111222233334m", 0, 0, 6, 11),  # 111 222 333 123 and a tanki on 4m
    ("22m", 4, -1, None, None),
    ("2m", 4, 0, None, None),
    ("24m55z", 3, 0, None, None),
    ("1111m", 3, 1, None, None),  # the tanki would be a fifth 1m
    ("1111z", 3, 1, None, None),
    ("11112m", 3, 0, None, None),
    ("11112222z", 2, 1, None, None),  # the pair must be drawn whole
]


@pytest.mark.parametrize(("text", "melds", "four_sets", "pairs", "orphans"), FORMS)
def test_each_form(
    text: str, melds: int, four_sets: int, pairs: int | None, orphans: int | None
) -> None:
    hand = counts(text)
    assert all_shanten(hand, melds) == Shanten(four_sets, pairs, orphans)
    assert (normal(hand, melds), chiitoi(hand), kokushi(hand)) == (four_sets, pairs, orphans)
    best = min(form for form in (four_sets, pairs, orphans) if form is not None)
    assert shanten(hand, melds) == all_shanten(hand, melds).best == best


# ---------------------------------------------------------------- census
def test_the_packed_table_is_what_the_definition_gives() -> None:
    assert PATH.read_bytes() == script("make_shanten").build()


def complete(kinds: int, *, runs: bool) -> dict[tuple[int, bool], set[Counts]]:
    """The holdings that are n sets, without and with a pair, found by adding groups together."""

    def group(*members: int) -> Counts:
        return tuple(members.count(kind) for kind in range(kinds))

    def add(holdings: set[Counts], groups: Iterable[Counts]) -> set[Counts]:
        sums = (tuple(map(sum, zip(*both, strict=True))) for both in product(holdings, groups))
        return {holding for holding in sums if max(holding) <= 4}

    sets = [group(kind, kind, kind) for kind in range(kinds)]
    if runs:
        sets += [group(low, low + 1, low + 2) for low in range(kinds - 2)]
    pairs = [group(kind, kind) for kind in range(kinds)]
    found = {}
    holdings = {group()}
    for number in range(5):
        found[number, False] = holdings
        found[number, True] = add(holdings, pairs)
        holdings = add(holdings, sets)
    return found


HEXADECIMAL = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def missing(kinds: int, nearest: set[Counts]) -> bytes:
    """The tiles each holding misses of the nearest complete one, in the order of ``product``.

    A set of holdings is one integer: bit n stands for the holding that is n in base 5. Complete
    holdings with tiles added miss nothing; those with n tiles taken away miss n at most.
    """
    size = 5**kinds
    weights = [5**place for place in reversed(range(kinds))]

    def every(digits: str, weight: int) -> int:
        """The holdings whose copies of one kind are marked in ``digits``, four copies first."""
        period = "".join(digit * weight for digit in digits)
        return int(period * (size // len(period)), 2)

    near = 0
    for holding in nearest:
        near |= 1 << sum(map(int.__mul__, holding, weights))
    for weight in weights:
        for _ in range(4):
            near |= (near & every("01111", weight)) << weight
    held = [(weight, every("11110", weight)) for weight in weights]
    tally = 0  # one hexadecimal digit for each holding; nothing misses more than 14
    everything = (1 << size) - 1
    while near != everything:
        tally += int(format(everything ^ near, "b"), 16)
        for fewer in [(near & one_held) >> weight for weight, one_held in held]:
            near |= fewer
    return format(tally, "x").zfill(size)[::-1].encode().translate(HEXADECIMAL)


def holdings(kinds: int) -> Iterator[tuple[int, Counts]]:
    """Every holding of up to 14 tiles with its number in the order of ``product``."""
    return (
        (number, holding)
        for number, holding in enumerate(product(range(5), repeat=kinds))
        if sum(holding) <= 14
    )


@pytest.mark.parametrize(
    ("first", "kinds", "runs", "size", "elsewhere"),
    [(0, 9, True, 405_350, 33), (27, 7, False, 43_130, 0)],
    ids=["suit", "honours"],
)
def test_every_holding_of_one_suit(
    first: int, kinds: int, runs: bool, size: int, elsewhere: int
) -> None:
    away = {key: missing(kinds, nearest) for key, nearest in complete(kinds, runs=runs).items()}
    empty = [0] * KINDS
    paired = empty.copy()
    paired[elsewhere] = 2
    before, after = tuple(empty[:first]), tuple(empty[first + kinds :])
    pair_before, pair_after = tuple(paired[:first]), tuple(paired[first + kinds :])
    checked, wrong = 0, []
    for number, holding in holdings(kinds):
        checked += 1
        alone = (*before, *holding, *after)
        beside_pair = (*pair_before, *holding, *pair_after)
        fewer = 99
        for sets in range(5):
            bare = away[sets, False][number]
            # The pair may also come from another suit, and the pair there may become a triplet.
            whole = min(away[sets, True][number], bare + 2)
            found = normal(alone, 4 - sets), normal(beside_pair, 4 - sets)
            if found != (whole - 1, min(bare, fewer + 1) - 1):
                wrong.append((holding, sets, found))
            fewer = whole
    assert checked == size
    assert wrong == []


def test_counts_of_complete_and_tenpai_holdings() -> None:
    """Counted twice by others: by searching every configuration and by adding groups together."""
    every, done, tenpai = Counter[int](), Counter[int](), Counter[int]()
    rest = (0,) * (KINDS - 9)
    for _, holding in holdings(9):
        tiles = sum(holding)
        every[tiles] += 1
        if tiles % 3:
            distance = normal(holding + rest, 4 - tiles // 3)
            done[tiles] += distance == -1
            tenpai[tiles] += distance == 0
    assert [every[tiles] for tiles in (2, 5, 8, 11, 14)] == [45, 1_278, 11_385, 48_879, 118_800]
    assert [done[tiles] for tiles in (2, 5, 8, 11, 14)] == [9, 135, 996, 4_475, 13_259]
    assert (every[7], tenpai[7]) == (6_030, 6_030 - 3_624)
    assert (every[13], tenpai[13]) == (93_600, 40_070)


# ---------------------------------------------------------------- another engine
def dealt(seed: str, wall: Sequence[int], hands: int) -> Iterator[Counts]:
    """Hands of every size from 1 to 14 tiles that can stand between turns or after a draw."""
    deal = random.Random(seed)
    for number in range(hands):
        yield counts_of(deal.sample(wall, (14, 13, 14, 13, 11, 10, 8, 7, 5, 4, 2, 1)[number % 12]))


WALLS = {
    "all": [kind for kind in range(KINDS) for _ in range(4)],
    "one suit": [kind for kind in range(9) for _ in range(4)],
    "half flush": [kind for kind in (*range(9, 18), *range(27, 34)) for _ in range(4)],
    "orphans": [kind for kind in (0, 1, 7, 8, 9, 17, 18, 26, *range(27, 34)) for _ in range(4)],
}


@pytest.mark.parametrize("wall", WALLS)
def test_same_as_another_engine(wall: str) -> None:
    peer = Peer()
    wrong = []
    for hand in dealt(wall, WALLS[wall], 3_000):
        theirs = peer.calculate_shanten(list(hand))
        if shanten(hand, melds=4 - sum(hand) // 3) != theirs:
            wrong.append((hand, theirs))
    assert wrong == []


def test_useful_tiles_are_those_that_bring_another_engine_nearer() -> None:
    peer = Peer()
    for hand in dealt("useful", WALLS["all"], 240):
        if sum(hand) % 3 != 1:
            continue
        here = peer.calculate_shanten(list(hand))
        expected = []
        for kind in range(KINDS):
            drawn = [copies + (kind == other) for other, copies in enumerate(hand)]
            if drawn[kind] <= 4 and peer.calculate_shanten(drawn) < here:
                expected.append((kind, 4 - hand[kind]))
        assert useful_tiles(hand, melds=4 - sum(hand) // 3) == tuple(expected)


# ---------------------------------------------------------------- properties
@st.composite
def hands(draw: st.DrawFn) -> tuple[list[int], int]:
    """Kinds of 13 tiles less three for each meld, and the number of melds."""
    melds = draw(st.integers(0, 4))
    suits = draw(st.sampled_from(list(WALLS.values())))
    size = 13 - 3 * melds
    places = st.lists(st.integers(0, len(suits) - 1), min_size=size, max_size=size, unique=True)
    return [suits[place] for place in draw(places)], melds


@given(hands(), st.integers(0, KINDS - 1))
def test_one_draw_changes_each_form_by_one_at_most(hand: tuple[list[int], int], kind: int) -> None:
    kinds, melds = hand
    assume(kinds.count(kind) < 4)
    before = all_shanten(counts_of(kinds), melds)
    after = all_shanten(counts_of([*kinds, kind]), melds)
    for old, new in zip((*before, before.best), (*after, after.best), strict=True):
        if old is None or new is None:
            assert old is new
        else:
            assert 0 <= old - new <= 1


@given(hands(), st.permutations(range(3)), st.booleans())
def test_suits_can_be_exchanged_and_mirrored(
    hand: tuple[list[int], int], order: list[int], mirror: bool
) -> None:
    def moved(kind: int) -> int:
        if kind >= 27:
            return kind
        suit, rank = divmod(kind, 9)
        return 9 * order[suit] + (8 - rank if mirror else rank)

    kinds, melds = hand
    assert all_shanten(counts_of(map(moved, kinds)), melds) == all_shanten(counts_of(kinds), melds)


# ---------------------------------------------------------------- useful tiles and discards
def test_copies_elsewhere_are_not_left() -> None:
    hand = counts("1123m")  # tanki or run: 1m twice in hand, 4m
    assert useful_tiles(hand, 3, counts("1m444m")) == ((tile("1m"), 1), (tile("4m"), 1))
    assert useful_tiles(hand, 3, counts("11m4444m")) == ((tile("1m"), 0), (tile("4m"), 0))


def test_a_fifth_copy_is_never_useful() -> None:
    assert useful_tiles(counts("24m33p"), 3, counts("3333m")) == ((tile("3m"), 0),)
    assert tile("1m") not in dict(useful_tiles(counts("1111m"), 3))


DISCARDS = [
    # text, melds, (discard, shanten, useful tiles with copies left), best first
    ("11235m", 3, ("5m", 0, {"1m": 2, "4m": 4})),  # 1123m: 1m or 4m
    ("11235m", 3, ("2m", 0, {"4m": 4})),  # 11m 35m
    ("11235m", 3, ("1m", 0, {"5m": 3})),  # 123m 5m
    ("12z", 4, ("1z", 0, {"2z": 3})),  # both tanki are equal: lower kind first
    ("12z", 4, ("2z", 0, {"1z": 3})),
]


@pytest.mark.parametrize(("text", "melds"), dict.fromkeys(row[:2] for row in DISCARDS))
def test_discards_best_first(text: str, melds: int) -> None:
    expected = [best for *key, best in DISCARDS if key == [text, melds]]
    found = [
        (str(TILES[kind]), distance, {str(TILES[other]): left for other, left in useful})
        for kind, distance, useful in discards(counts(text), melds)
    ]
    assert found[: len(expected)] == expected


def test_every_kind_can_be_discarded_once() -> None:
    assert [d.kind for d in discards(counts("11235m"), 3)] == list(parse_tiles("5213m"))


def test_a_discard_back_from_the_wall_is_one_copy_fewer() -> None:
    breaking = next(d for d in discards(counts("123m55z"), melds=3) if d.kind == tile("1m"))
    assert (breaking.shanten, dict(breaking.useful)) == (0, {tile("1m"): 3, tile("4m"): 4})


@pytest.mark.parametrize("text", ["12m", "123m"])
def test_useful_tiles_want_a_hand_between_turns(text: str) -> None:
    with pytest.raises(HandError, check=problem_is("wrong_count")):
        useful_tiles(counts(text), 4)


@pytest.mark.parametrize("text", ["1m", "123m"])
def test_discards_want_a_hand_after_a_draw(text: str) -> None:
    with pytest.raises(HandError, check=problem_is("wrong_count")):
        discards(counts(text), 4)


def test_five_copies_in_sight() -> None:
    with pytest.raises(HandError, check=problem_is("five_copies")):
        useful_tiles(counts("1123m"), 3, counts("111m"))
