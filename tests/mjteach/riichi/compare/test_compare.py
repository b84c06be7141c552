"""Comparisons with known answers, and what cannot be compared."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from mjteach.api.hands import value
from mjteach.core.errors import HandError, RuleSetError, SituationError
from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.compare import Comparison, compare
from mjteach.riichi.context import Liability, WinContext
from mjteach.riichi.presets import PRESETS, TUTORIAL, Preset, preset
from mjteach.riichi.rules import replace_options
from mjteach.riichi.win import evaluate_win

RUNS = "234567m4588p678s"


def house(**options: Any) -> Preset:
    """The tutorial's rules with some options changed, all of it stated."""
    return Preset("house", replace_options(TUTORIAL, **options), frozenset(), {}, frozenset())


class Known(NamedTuple):
    """A hand in which one option makes the difference: a fact here, and under the other rules."""

    option: str
    other: Preset | str
    won: tuple[str, ...]
    more: dict[str, Any]
    fact: str
    here: object
    there: object


KNOWN = [
    # R4.2.1-f
    Known(
        "kiriage_mangan",
        "wrc",
        (RUNS, "3p"),
        {"flags": "riichi", "dora": "4m"},
        "points",
        7700,
        8000,
    ),
    Known(
        "kiriage_mangan",
        "npm",
        (RUNS, "3p"),
        {"flags": "riichi", "dora": "4m"},
        "limit",
        None,
        "mangan",
    ),
    # R4.2.2-f: 42 fu or 40, before rounding
    Known(
        "renpuu_pair_fu",
        "wrc",
        ("234m456p23999s11z", "4s"),
        {"flags": "riichi", "seat": "E"},
        "fu",
        50,
        40,
    ),
    Known(
        "renpuu_pair_fu",
        "club",
        ("234m456p23999s11z", "4s"),
        {"flags": "riichi", "seat": "E"},
        "points",
        2400,
        2000,
    ),
    # R4.2.2-e
    Known(
        "rinshan_tsumo_fu",
        "jpml_a",
        ("555p678s23s99p + ankan 2222m", "4s", "tsumo"),
        {"flags": "rinshan"},
        "fu",
        50,
        40,
    ),
    # R4.2.1-e
    Known(
        "kazoe_yakuman",
        "wrc",
        ("2233445566778m", "8m", "tsumo"),
        {"flags": "riichi"},
        "limit",
        "kazoe_yakuman",
        "sanbaiman",
    ),
    # R3.6-b, R3.6-a
    Known(
        "double_yakuman_hands",
        house(double_yakuman_hands=["suuankou_tanki"]),
        ("111m222p333s444z5z", "5z"),
        {"flags": "riichi"},
        "points",
        32000,
        64000,
    ),
    Known(
        "yakuman_stacking",
        house(yakuman_stacking=False),
        ("222z333z444z1155z", "5z"),
        {"flags": "riichi"},
        "yakuman",
        2,
        1,
    ),
    # R3.1-e, R3.0-f, R3.0-a
    Known(
        "kuitan",
        house(kuitan=False),
        ("34m678p22s + chi 4*56s + chi 3*24p", "5m"),
        {},
        "win",
        True,
        False,
    ),
    Known("atozuke", house(atozuke=False), ("23p234s777s345m88m", "4p"), {}, "win", True, False),
    Known(
        "min_han",
        house(min_han=2),
        ("34m678p22s + chi 4*56s + chi 3*24p", "5m"),
        {},
        "win",
        True,
        False,
    ),
    Known(
        "ryanhan_shibari",
        house(ryanhan_shibari="from_5_honba"),
        ("34m678p22s + chi 4*56s + chi 3*24p", "5m"),
        {"honba": 5},
        "win",
        True,
        False,
    ),
    # R3.1-i, R2.4-d, R2.4-e, R2.4-g
    Known(
        "ippatsu",
        "jpml_a",
        (RUNS, "3p"),
        {"flags": "riichi ippatsu"},
        "yaku",
        ("riichi", "ippatsu", "tanyao", "pinfu"),
        ("riichi", "tanyao", "pinfu"),
    ),
    Known(
        "red_fives",
        house(red_fives="none"),
        ("234067m4588p678s", "3p"),
        {"flags": "riichi"},
        "dora",
        (("aka_dora", 1),),
        (),
    ),
    Known(
        "kan_dora",
        "jpml_a",
        ("567m4588p678s + ankan 2222m", "3p"),
        {"flags": "riichi", "dora": "4p 1m"},
        "dora",
        (("dora", 1), ("kan_dora", 4)),
        (("dora", 1),),
    ),
    Known(
        "ura_dora",
        "saikouisen_classic",
        (RUNS, "3p"),
        {"flags": "riichi", "dora": "7z", "ura": "4m"},
        "han",
        4,
        3,
    ),
    # R3.6-q, R3.6-m, R3.1-s, R3.7-a, R3.2-m
    Known("renhou", "club", (RUNS, "3p"), {"flags": "renhou"}, "points", 32000, 2000),
    Known(
        "ryuuiisou_needs_hatsu",
        "jpml_a",
        ("2223334446688s", "8s"),
        {"flags": "riichi"},
        "yakuman",
        1,
        0,
    ),
    Known(
        "kokushi_robs_ankan",
        "wrc",
        ("9m19p19s12345677z", "1m"),
        {"robbed": MeldKind.ANKAN},
        "win",
        False,
        True,
    ),
    Known("open_riichi", "kwiki_general", (RUNS, "3p"), {"flags": "open_riichi"}, "han", 3, 4),
    Known(
        "chiitoitsu_four_of_a_kind",
        house(chiitoitsu_four_of_a_kind=True),
        ("2222m2233p4455s6z", "6z"),
        {"flags": "riichi"},
        "win",
        False,
        True,
    ),
    # R2.8.3, R2.10-d
    Known(
        "pao_yakuman",
        "npm",
        ("23m99p + pon 5*55z + pon 66*6z + pon 77*7z", "4m"),
        {"liabilities": (Liability("daisangen", Source.TOIMEN),), "discarder": "kamicha"},
        "payments",
        ((Source.KAMICHA, 16000), (Source.TOIMEN, 16000)),
        ((Source.KAMICHA, 32000),),
    ),
    Known(
        "pao_daiminkan_rinshan",
        "jpml_a",
        ("345m4588p678s + daiminkan 2*222m", "3p", "tsumo"),
        {"flags": "rinshan", "liabilities": (Liability("rinshan", Source.TOIMEN),)},
        "payments",
        ((Source.SHIMOCHA, 500), (Source.TOIMEN, 500), (Source.KAMICHA, 1000)),
        ((Source.TOIMEN, 2000),),
    ),
    Known(
        "pao_honba",
        house(pao_honba="jpml"),
        ("2z + pon 5*55z + pon 66*6z + pon 77*7z + pon 1*11z", "2z"),
        {
            "liabilities": (Liability("daisangen", Source.TOIMEN),),
            "discarder": "kamicha",
            "honba": 1,
        },
        "payments",
        ((Source.KAMICHA, 48300), (Source.TOIMEN, 16000)),
        ((Source.KAMICHA, 48000), (Source.TOIMEN, 16300)),
    ),
    Known(
        "honba_value",
        house(honba_value=1500),
        (RUNS, "3p"),
        {"flags": "riichi", "honba": 1},
        "payments",
        ((None, 4200),),
        ((None, 5400),),
    ),
    Known(
        "scoring_method",
        house(scoring_method="han_only"),
        (RUNS, "3p"),
        {"flags": "riichi"},
        "fu",
        30,
        None,
    ),
    Known(
        "aotenjou",
        house(aotenjou="on"),
        (RUNS, "3p"),
        {"flags": "riichi ippatsu", "dora": "4m"},
        "limit",
        "mangan",
        None,
    ),
]


def comparison(known: Known) -> Comparison:
    """The hand of a row under the tutorial's rules and the others."""
    rules = "tutorial_default"
    if known.option == "chiitoitsu_four_of_a_kind":  # not complete under the tutorial's
        rules = replace_options(TUTORIAL, chiitoitsu_four_of_a_kind=True)
    found = value(*known.won, rules=rules, **known.more)
    return compare(found.hand, found.winning_tile, found.context, ["tutorial_default", known.other])


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known.option}-{known.fact}")
def test_well_known_differences(known: Known) -> None:
    found = comparison(known)
    assert [difference.options for difference in found.differences] == [(known.option,)]
    here, there = found.groups
    assert (here.outcome.fact(known.fact), there.outcome.fact(known.fact)) == (
        known.here,
        known.there,
    )
    assert here.rulesets == ("tutorial_default",)
    other = known.other if isinstance(known.other, str) else known.other.id
    assert there.rulesets == (other,)
    (difference,) = found.differences
    assert difference.play_of(other).states == (other,)
    assert [effect.after for effect in difference.effects] == [there.outcome, here.outcome]


def test_a_refusal_gives_its_reasons() -> None:
    found = compare(
        hand("34m678p22s + chi 4*56s + chi 3*24p"), Tile.M5, None, [house(kuitan=False)]
    )
    ((names, (reason,)),) = found.groups[0].reasons
    assert (names, reason.id) == (("house",), "check.win.yaku.no")
    assert found.alike


ALIKE = [
    # rounding hides the two fu; within one limit a han moves nothing
    (("123m456p23999s11z", "4s", "tsumo"), {"flags": "riichi", "seat": "E"}, "wrc", "points"),
    (
        ("234m555p678s23s88m", "4s", "tsumo"),
        {"flags": "riichi ippatsu", "dora": "4p"},
        "jpml_a",
        "limit",
    ),
]


@pytest.mark.parametrize(("won", "more", "other", "fact"), ALIKE)
def test_what_changes_on_the_way_may_leave_the_points_alone(
    won: tuple[str, ...], more: dict[str, Any], other: str, fact: str
) -> None:
    found = value(*won, **more)
    compared = compare(found.hand, found.winning_tile, found.context, ["tutorial_default", other])
    assert len({row.outcome.fact(fact) for row in compared.rulesets}) == 1
    ours, theirs = (
        evaluate_win(found.hand, found.winning_tile, found.context, preset(id).rules).best
        for id in ("tutorial_default", other)
    )
    assert (ours.han, ours.fu) != (theirs.han, theirs.fu), "something changes on the way"


def test_all_rule_sets_are_compared_by_default() -> None:
    found = compare(hand(RUNS), Tile.P3, WinContext(riichi=True, indicators=(Tile.M4,)))
    assert [row.ruleset for row in found.rulesets] == [*PRESETS]
    assert sorted(id for group in found.groups for id in group.rulesets) == sorted(PRESETS)
    assert {group.outcome.fact("points"): len(group.rulesets) for group in found.groups} == {
        7700: 13,
        8000: 4,
    }


def test_what_a_source_does_not_state_is_named() -> None:
    found = compare(hand(RUNS), Tile.P3, WinContext(riichi=True, indicators=(Tile.M4,)))
    (difference,) = found.differences
    no, yes = difference.plays
    assert (no.values, yes.values) == ((False,), (True,))
    assert yes.states == ("club", "wrc", "saikouisen", "npm")
    assert no.states == ("tutorial_default", "jpml_a", "saikouisen_classic")
    assert no.open == ("kml_handbook",)
    assert "mleague" in no.silent
    assert found.of("wrc").undecided == ()
    assert found.of("kml_handbook").undecided == ("kiriage_mangan",)
    assert "kiriage_mangan" in found.of("mleague").undecided
    first = found.groups[0].rulesets
    sure = [id for id in first if not found.of(id).undecided]
    assert list(first[: len(sure)]) == sure, "those whose sources say enough come first"


def test_a_rule_set_is_compared_once() -> None:
    found = compare(hand(RUNS), Tile.P3, None, ["wrc", preset("wrc"), "club"])
    assert [row.ruleset for row in found.rulesets] == ["wrc", "club"]


@pytest.mark.parametrize(
    ("presets", "id"), [([], "nothing_to_compare"), (["x"], "no_such_rule_set")]
)
def test_what_cannot_be_compared(presets: list[str], id: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        compare(hand(RUNS), Tile.P3, None, presets)
    assert caught.value.message.id == f"error.rules.{id}"


def test_a_hand_that_nobody_calls_complete_is_refused() -> None:
    with pytest.raises(HandError):
        compare(hand(RUNS), Tile.EAST)
    with pytest.raises(SituationError):
        compare(hand(RUNS), Tile.P3, WinContext(ippatsu=True))


def test_unknown_rule_sets_of_a_comparison() -> None:
    found = compare(
        hand(RUNS),
        Tile.P3,
        WinContext(riichi=True, indicators=(Tile.M4,)),
        ["wrc", "club", "jpml_a"],
    )
    with pytest.raises(KeyError):
        found.of("npm")
    with pytest.raises(KeyError):
        found.differences[0].play_of("npm")
