"""Kans after riichi: tables by hand, and every verdict held to a splitter written from R2.7.2.1."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.decision import CheckAnswer
from mjteach.core.errors import HandError
from mjteach.core.hand import Hand, hand, make_hand
from mjteach.core.readings import Group
from mjteach.core.tiles import TILES, Tile, counts_of, format_tiles, parse_tiles, sort_tiles, tile
from mjteach.riichi.kans import (
    ankan_after_riichi_verdict,
    declare_kan,
    is_okurikan,
    kan_leaves_over,
    kan_waits,
    tenpai_tiles,
)
from mjteach.riichi.rules import AnkanAfterRiichi, OwnFourWait, RuleSet
from support.errors import problem_is

FORBIDDEN = RuleSet(ankan_after_riichi=AnkanAfterRiichi.FORBIDDEN)
LOOSE = RuleSet(ankan_after_riichi=AnkanAfterRiichi.WAIT_UNCHANGED)
STRICT = RuleSet(ankan_after_riichi=AnkanAfterRiichi.SHAPE_UNCHANGED)


@pytest.mark.parametrize(
    ("text", "drawn", "before", "after", "loose", "strict"),
    [
        # 222s stands alone whether 333m is a triplet, or 33m the pair beside 345m
        ("33345m678p222s11z", "2s", "36m1z", "36m1z", True, True),
        # 3m itself is a wait, and 1z waits with 33m as the other pair
        ("33345m678p222s11z", "3m", "36m1z", "6m", False, False),
        # the same shape of honours cannot be read as runs
        ("111222333z45p66s", "1z", "36p", "36p", True, True),
        # 234m three times: 3m 4m and 2m alike
        ("222333444m45p66s", "3m", "36p", "36p", True, False),
        # a red five among the three, an earlier kan on the table
        ("055m23s88s999p + ankan 1111z", "5m", "14s", "14s", True, True),
    ],
)
def test_verdicts(
    text: str, drawn: str, before: str, after: str, loose: bool, strict: bool
) -> None:
    held, fourth = hand(text), tile(drawn)
    assert kan_waits(held, fourth, LOOSE) == (parse_tiles(before), parse_tiles(after))
    assert ankan_after_riichi_verdict(held, fourth, LOOSE).legal is loose
    assert ankan_after_riichi_verdict(held, fourth, STRICT).legal is strict
    assert not ankan_after_riichi_verdict(held, fourth, FORBIDDEN).legal  # R2.7.2.1-h


@pytest.mark.parametrize(
    ("text", "drawn", "kan", "expected"),
    [
        (
            "33345m678p222s11z", "3m", "3m",
            [
                "kan_in_riichi yes: 3m",
                "kan_four_alike yes: 3333m count=4",
                "kan_drawn_tile yes: 3m drawn=3m left=45m678p222s11z",
                "kan_keeps_waits no: 3m1z before=36m1z after=6m lost=3m1z",
                "kan_keeps_shape no: 33345m wait=1z",
            ],
        ),
        (
            "055m23s88s999p + ankan 1111z", "5m", "5m",
            [
                "kan_in_riichi yes: 5m",
                "kan_four_alike yes: 0555m count=4",
                "kan_drawn_tile yes: 5m drawn=5m left=999p2388s",
                "kan_keeps_waits yes:  before=14s after=14s lost=",
                "kan_keeps_shape yes: 0555m",
            ],
        ),
        (
            "1111z23m456p789s9p", "5s", "1z",
            [
                "kan_in_riichi yes: 1z",
                "kan_four_alike yes: 1111z count=4",
                "kan_drawn_tile no: 5s drawn=5s left=23m4569p5789s",
                "kan_keeps_waits moot: ",
                "kan_keeps_shape moot: ",
            ],
        ),
    ],
)  # fmt: skip
def test_what_is_told_of_a_kan(text: str, drawn: str, kan: str, expected: list[str]) -> None:
    """Of each question the answer, the tiles it is about, and the facts besides the kan's kind."""
    told = []
    for finding in ankan_after_riichi_verdict(hand(text), tile(drawn), STRICT, tile(kan)).findings:
        assert finding.answer is CheckAnswer.MOOT or finding.fact("tile") is tile(kan)
        facts = [
            f"{name}={format_tiles(sort_tiles(fact)) if isinstance(fact, tuple) else fact}"
            for name, fact in finding.facts
            if name not in ("tile", "groups")
        ]
        about = f"{finding.answer}: {format_tiles(sort_tiles(finding.highlight))}"
        told.append(" ".join([finding.check, about, *facts]))
    assert told == expected


@pytest.mark.parametrize(
    ("text", "waits"),
    [
        ("23m123p789s55z + ankan 4444m", "1m"),  # 4m is no wait beside another
        ("24m123p789s55z + ankan 3333m", "3m"),
        ("123m456p789s1123z", ""),
    ],
)
def test_a_wait_held_four_times_counts_where_it_is_the_only_one(text: str, waits: str) -> None:
    counted = RuleSet(own_four_wait=OwnFourWait.TENPAI)  # R2.9-d
    assert tenpai_tiles(hand(text), counted) == parse_tiles(waits)


@pytest.mark.parametrize(
    ("text", "drawn", "melds"),
    [
        # beside a triplet of another kind, and a run that begins with the same tile
        ("456p789s2p + pon 55*5z + pon 11*1m", "1m", "pon 55*5z + kakan 11*11m"),
        ("111m789s2p + pon 55*5z + chi 4*56p", "1m", "pon 55*5z + chi 4*56p + ankan 1111m"),
        ("444p789s2p + chi 1*23m + pon 11*1z", "4p", "chi 1*23m + pon 11*1z + ankan 4444p"),
    ],
)
def test_what_an_own_kan_makes(text: str, drawn: str, melds: str) -> None:  # R2.7.2-a
    made = declare_kan(hand(text), tile(drawn), tile(drawn))
    assert " + ".join(map(str, made.melds)) == melds


@pytest.mark.parametrize(
    ("rules", "text", "drawn", "kan_of", "failed", "facts"),
    [
        (FORBIDDEN, "777z234m567p23s88s", "7z", "7z", "kan_in_riichi", {}),
        (LOOSE, "777z234m567p23s88s", "8s", "8s", "kan_four_alike", {"count": 3}),
        (
            LOOSE,
            "111123m567p23s88s",
            "4m",
            "1m",
            "kan_drawn_tile",
            {"drawn": Tile.M4, "left": parse_tiles("23m567p23s88s4m")},
        ),
        (
            STRICT,
            "5557m123p456p999s",
            "5m",
            "5m",
            "kan_keeps_waits",
            {"before": (Tile.M6, Tile.M7), "after": (Tile.M7,), "lost": (Tile.M6,)},
        ),
        (STRICT, "111222333m45p66s", "1m", "1m", "kan_keeps_shape", {"wait": Tile.P3}),
    ],
)
def test_first_reason_and_its_facts(
    rules: RuleSet, text: str, drawn: str, kan_of: str, failed: str, facts: dict[str, object]
) -> None:
    verdict = ankan_after_riichi_verdict(hand(text), tile(drawn), rules, tile(kan_of))
    first = verdict.failures[0]
    assert first.check == failed
    assert {name: first.fact(name) for name in facts} == facts


def test_broken_triplet_shows_the_runs() -> None:
    finding = ankan_after_riichi_verdict(hand("111222333m45p66s"), Tile.M1, STRICT).failures[0]
    groups = finding.fact("groups")
    assert isinstance(groups, tuple)
    shown = [format_tiles(group.tiles) for group in groups if isinstance(group, Group)]
    assert shown == ["123m"] * 3 + ["345p", "66s"]
    assert finding.highlight == parse_tiles("123123123m")


def test_later_questions_are_moot_after_a_no() -> None:
    verdict = ankan_after_riichi_verdict(hand("777z234m567p23s88s"), Tile.S8, STRICT)
    assert [finding.answer for finding in verdict.findings] == [
        CheckAnswer.YES,
        CheckAnswer.NO,
        CheckAnswer.MOOT,
        CheckAnswer.MOOT,
        CheckAnswer.MOOT,
    ]


@pytest.mark.parametrize(
    ("concealed", "drawn", "kan_of", "left"),
    [
        ("22234m", "2m", "2m", "34m"),  # R2.7.2.1-l
        ("111123m", "4m", "1m", "234m"),  # R2.7.2.1-i
        ("055p6p", "5p", "5p", "6p"),
    ],
)
def test_kan_leaves_over(concealed: str, drawn: str, kan_of: str, left: str) -> None:
    assert kan_leaves_over(parse_tiles(concealed), tile(drawn), tile(kan_of)) == parse_tiles(left)


def test_three_alike_make_no_kan() -> None:
    with pytest.raises(HandError, check=problem_is("no_quad")):
        kan_leaves_over(parse_tiles("2234m"), Tile.M2, Tile.M2)


def test_declare_kan() -> None:
    assert str(declare_kan(hand("1112223334m055p"), Tile.M1, Tile.M1)) == (
        "2223334m055p + ankan 1111m"
    )
    added = declare_kan(hand("123m23p6788s5z + pon 5*55z"), Tile.S8, Tile.WHITE)
    assert str(added) == "123m23p67888s + kakan 5*555z"


@pytest.mark.parametrize(
    ("drawn", "kan_of", "okurikan"), [("4m", "1m", True), ("1m", "1m", False), ("0p", "5p", False)]
)
def test_okurikan(drawn: str, kan_of: str, okurikan: bool) -> None:
    assert is_okurikan(tile(drawn), tile(kan_of)) is okurikan


# --- held to a splitter of their own


def splits(counts: tuple[int, ...], banned: int | None = None, pair: bool = False) -> bool:
    """Whether tiles are sets and one pair, no triplet being of the kind ``banned``."""
    low = next((kind for kind in range(34) if counts[kind]), None)
    if low is None:
        return pair
    takes: list[tuple[int, ...]] = []
    if counts[low] >= 3 and low != banned:
        takes.append((low, low, low))
    if low < 27 and low % 9 < 7 and counts[low + 1] and counts[low + 2]:
        takes.append((low, low + 1, low + 2))
    if counts[low] >= 2 and not pair:
        takes.append((low, low))
    return any(splits(less(counts, take), banned, pair or len(take) == 2) for take in takes)


def less(counts: tuple[int, ...], take: Iterable[int]) -> tuple[int, ...]:
    rest = list(counts)
    for kind in take:
        rest[kind] -= 1
    return tuple(rest)


def plus(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def completing(counts: tuple[int, ...]) -> list[int]:
    return [kind for kind in range(34) if counts[kind] < 4 and splits(plus(counts, kind))]


KINDS = (*range(7), 27)
TRIPLETS = [(kind,) * 3 for kind in KINDS]
RUNS = [(low, low + 1, low + 2) for low in range(5)]
PAIRS = [(kind,) * 2 for kind in KINDS]


@st.composite
def triplets_in_tenpai(draw: st.DrawFn) -> tuple[Hand, Tile]:
    """A tenpai hand of few kinds that holds exactly three of one of them, and that kind."""
    kind = draw(st.integers(0, 6))
    tiles: list[int] = []
    for groups in ([*TRIPLETS, *RUNS],) * 3 + (PAIRS,):
        fitting = [g for g in groups if kind not in g and max(counts_of([*tiles, *g])) <= 4]
        tiles += draw(st.sampled_from(fitting))
    tiles.pop(draw(st.integers(0, len(tiles) - 1)))
    return make_hand(TILES[number] for number in [kind] * 3 + tiles), TILES[kind]


@settings(max_examples=300, deadline=None)
@given(triplets_in_tenpai())
def test_verdicts_agree_with_the_definition(found: tuple[Hand, Tile]) -> None:
    held, kind = found
    counts = counts_of(held.concealed)
    before = completing(counts)
    after = [wait for wait in completing(less(counts, [kind] * 3)) if wait != kind]
    alone = not any(splits(plus(counts, wait), banned=kind) for wait in before)
    assert ankan_after_riichi_verdict(held, kind, LOOSE).legal is (before == after)
    assert ankan_after_riichi_verdict(held, kind, STRICT).legal is (before == after and alone)
