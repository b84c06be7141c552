"""Abortive draws (R2.9-k to R2.9-u): tables by hand, and predicates held to the checks."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.decision import Verdict
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, TILES, WINDS, YAOCHUU, Tile, parse_tiles
from mjteach.riichi.aborts import (
    CHECKS,
    Abort,
    AbortFacts,
    abort_verdict,
    dealer_keeps_deal,
    explain_abort,
    is_abort,
    is_fifth_kan,
    is_kyuushu_kyuuhai,
    is_played,
    is_sanchahou,
    is_suucha_riichi,
    is_suufon_renda,
    is_suukaikan,
    shows_hands,
    yaochuu_kinds,
)
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import (
    AbortDealerKeepsDeal,
    FifthKan,
    MultipleRon,
    NotenRiichi,
    RuleSet,
    SuukaikanTiming,
)
from mjteach.text import outline

A, B, C, D = SEATS
RULES = RuleSet()
ALL_ON = RuleSet(abort_sanchahou=True, fifth_kan=FifthKan.ABORTIVE_DRAW)
ALL_OFF = RuleSet(
    abort_kyuushu_kyuuhai=False,
    abort_suufon_renda=False,
    abort_suukaikan=False,
    abort_suucha_riichi=False,
)

KYUUSHU = AbortFacts(ALL_ON, parse_tiles("19m19p19s123z45678m"))
SUUFON = AbortFacts(ALL_ON, first_discards=(Tile.NORTH,) * 4)
SUUCHA = AbortFacts(ALL_ON, riichi=SEATS)
KANS = ((A, Tile.M1), (C, Tile.EAST), (A, Tile.P5), (A, Tile.S9))
SUUKAIKAN = AbortFacts(ALL_ON, kans=KANS, discarded=True)
SANCHAHOU = AbortFacts(ALL_ON, ron=(B, C, D))
FIFTH = AbortFacts(ALL_ON, kans=tuple((A, tile) for _, tile in KANS))

HOLDS = {
    Abort.KYUUSHU_KYUUHAI: KYUUSHU,
    Abort.SUUFON_RENDA: SUUFON,
    Abort.SUUCHA_RIICHI: SUUCHA,
    Abort.SUUKAIKAN: SUUKAIKAN,
    Abort.SANCHAHOU: SANCHAHOU,
    Abort.FIFTH_KAN: FIFTH,
}
"""For every abortive draw, facts under which it holds."""


def failed(verdict: Verdict) -> list[str]:
    return [finding.check.rpartition(".")[2] for finding in verdict.failures]


def test_of_what_is_not_said_nothing_is_special() -> None:
    assert {name for name, fact in AbortFacts()._asdict().items() if fact} == {
        "first_draw",
        "rules",
    }


def test_every_abortive_draw_has_its_row() -> None:
    assert HOLDS.keys() == CHECKS.keys() == set(Abort)


@pytest.mark.parametrize("abort", Abort)
def test_it_holds(abort: Abort) -> None:
    assert failed(abort_verdict(abort, HOLDS[abort])) == []


@pytest.mark.parametrize(
    ("abort", "changes", "failures"),
    [
        (Abort.KYUUSHU_KYUUHAI, {"first_draw": False}, ["first_draw"]),
        (Abort.KYUUSHU_KYUUHAI, {"calls": 1}, ["no_call"]),
        (Abort.KYUUSHU_KYUUHAI, {"tiles": parse_tiles("1469m1589p1s11223z")}, ["kinds"]),
        # ten kinds qualify as well, and so does a finished kokushi (R2.9-u)
        (Abort.KYUUSHU_KYUUHAI, {"tiles": parse_tiles("19m19p19s1234z4567m")}, []),
        (Abort.KYUUSHU_KYUUHAI, {"tiles": parse_tiles("19m19p19s12345677z")}, []),
        (
            Abort.KYUUSHU_KYUUHAI,
            {"rules": ALL_OFF, "first_draw": False, "calls": 2, "tiles": parse_tiles("55z")},
            ["played", "first_draw", "no_call", "kinds"],
        ),
        (Abort.SUUFON_RENDA, {"first_discards": parse_tiles("444z")}, ["four"]),
        (Abort.SUUFON_RENDA, {"first_discards": parse_tiles("4441z")}, ["same_wind"]),
        (Abort.SUUFON_RENDA, {"first_discards": parse_tiles("5555z")}, ["same_wind"]),
        (Abort.SUUFON_RENDA, {"first_discards": parse_tiles("1111m")}, ["same_wind"]),
        (Abort.SUUFON_RENDA, {"first_discards": ()}, ["four", "same_wind"]),
        (Abort.SUUFON_RENDA, {"calls": 1, "won": True}, ["no_call", "passes"]),
        (Abort.SUUCHA_RIICHI, {"riichi": (A, B, D)}, ["four"]),
        (Abort.SUUCHA_RIICHI, {"won": True}, ["passes"]),
        (Abort.SUUKAIKAN, {"kans": KANS[:3]}, ["four"]),
        # four kans by one player (R2.9-q)
        (Abort.SUUKAIKAN, {"kans": FIFTH.kans}, ["by_two"]),
        (Abort.SUUKAIKAN, {"discarded": False}, ["time"]),
        (Abort.SUUKAIKAN, {"won": True}, ["passes"]),
        (Abort.SUUKAIKAN, {"kans": ()}, ["four", "by_two"]),
        (Abort.SANCHAHOU, {"ron": (B, C)}, ["three"]),
        (Abort.FIFTH_KAN, {"kans": KANS[:3]}, ["four"]),
        (Abort.FIFTH_KAN, {"rules": RULES, "kans": ()}, ["played", "four"]),
    ],
)
def test_all_reasons_against(abort: Abort, changes: dict[str, Any], failures: list[str]) -> None:
    assert failed(abort_verdict(abort, HOLDS[abort]._replace(**changes))) == failures


@pytest.mark.parametrize(
    ("abort", "check", "facts", "highlight"),
    [
        (
            Abort.KYUUSHU_KYUUHAI,
            "kyuushu.kinds",
            {"kinds": parse_tiles("19m19p19s123z"), "count": 9},
            parse_tiles("19m19p19s123z"),
        ),
        (
            Abort.SUUFON_RENDA,
            "suufon.same_wind",
            {"tiles": parse_tiles("4444z"), "count": 4},
            parse_tiles("4444z"),
        ),
        (Abort.SUUCHA_RIICHI, "suucha.four", {"players": ("A", "B", "C", "D"), "count": 4}, ()),
        (
            Abort.SUUKAIKAN,
            "suukaikan.four",
            {"tiles": parse_tiles("1m1z5p9s"), "count": 4},
            parse_tiles("1m1z5p9s"),
        ),
        (Abort.SUUKAIKAN, "suukaikan.by_two", {"players": ("A", "C"), "count": 2}, ()),
        (Abort.SANCHAHOU, "sanchahou.three", {"players": ("B", "C", "D"), "count": 3}, ()),
    ],
)
def test_findings_name_tiles_and_players(
    abort: Abort, check: str, facts: dict[str, object], highlight: tuple[Tile, ...]
) -> None:
    findings = {found.check: found for found in abort_verdict(abort, HOLDS[abort]).findings}
    found = findings[f"abort.{check}"]
    assert dict(found.facts) == facts
    assert found.highlight == highlight


def test_four_kans_end_the_hand_when_the_option_says() -> None:
    """R2.9-r."""
    at_once = RuleSet(suukaikan_timing=SuukaikanTiming.ON_DECLARATION)
    for rules, discarded, holds in (
        (at_once, False, True),
        (at_once, True, True),
        (RULES, False, False),
        (RULES, True, True),
    ):
        facts = SUUKAIKAN._replace(rules=rules, discarded=discarded)
        assert is_abort(Abort.SUUKAIKAN, facts) is holds


@pytest.mark.parametrize(
    ("id", "kyuushu", "suufon", "suucha", "suukaikan", "sanchahou"),
    [
        ("tutorial_default", True, True, True, True, False),
        ("kwiki_general", True, True, True, True, False),
        ("club", False, False, False, False, False),
        ("jpml_a", True, True, True, True, False),  # all but three ron (R2.9-n)
        ("wrc", True, True, True, True, False),
        ("saikouisen", False, False, False, False, False),
        ("saikouisen_classic", False, False, False, False, False),
        ("npm", False, False, False, False, False),
        ("tenhou", True, True, True, True, True),  # R2.8.1-j
        ("jakuryumon_m", True, True, True, True, True),
        ("mahjongsoul", True, True, True, True, False),
    ],
)
def test_which_rule_sets_play_them(
    id: str, kyuushu: bool, suufon: bool, suucha: bool, suukaikan: bool, sanchahou: bool
) -> None:
    rules = preset(id).rules
    played = [is_played(abort, rules) for abort in Abort]
    assert played == [kyuushu, suufon, suucha, suukaikan, sanchahou, False]


@pytest.mark.parametrize("multiple_ron", MultipleRon)
@pytest.mark.parametrize("abort_sanchahou", [False, True])
def test_either_option_makes_three_ron_a_draw(
    multiple_ron: MultipleRon, abort_sanchahou: bool
) -> None:
    """R2.8.1-g, R2.9-t."""
    rules = RuleSet(multiple_ron=multiple_ron, abort_sanchahou=abort_sanchahou)
    expected = abort_sanchahou or multiple_ron in (
        "atamahane_double_abort_triple",
        "double_wins_triple_aborts",
    )
    assert is_played(Abort.SANCHAHOU, rules) is expected


# --- the predicates of a round agree with the checks


MIXED = st.sampled_from((*TILES[:37], *YAOCHUU * 4))
"""Any tile, and often a terminal or honour, so that nine kinds come up."""


@given(st.lists(MIXED, min_size=14, max_size=14))
def test_nine_kinds(tiles: list[Tile]) -> None:
    kinds = {tile for tile in tiles if str(tile)[1] == "z" or str(tile)[0] in "19"}
    assert set(yaochuu_kinds(tiles)) == kinds
    assert is_kyuushu_kyuuhai(tiles) is (len(kinds) >= 9)
    facts = AbortFacts(tiles=tuple(tiles))
    assert is_abort(Abort.KYUUSHU_KYUUHAI, facts) is is_kyuushu_kyuuhai(tiles)


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_four_equal_discards(kind: Tile) -> None:
    assert is_suufon_renda([kind] * 4) is (kind in WINDS)
    assert not is_suufon_renda([kind] * 3)
    facts = AbortFacts(first_discards=(kind,) * 4)
    assert is_abort(Abort.SUUFON_RENDA, facts) is (kind in WINDS)


def test_four_winds_must_be_one() -> None:
    for discards in product(WINDS, repeat=4):
        facts = AbortFacts(first_discards=discards)
        assert is_suufon_renda(discards) is (len(set(discards)) == 1)
        assert is_abort(Abort.SUUFON_RENDA, facts) is is_suufon_renda(discards)


@given(st.lists(st.sampled_from(SEATS), max_size=4))
def test_four_kans(makers: list[Seat]) -> None:
    facts = AbortFacts(ALL_ON, kans=tuple(zip(makers, ALL_KINDS, strict=False)), discarded=True)
    assert is_suukaikan(makers) is (len(makers) == 4 and len({*makers}) >= 2)
    assert is_abort(Abort.SUUKAIKAN, facts) is is_suukaikan(makers)
    assert is_fifth_kan(makers) is (len(makers) == 4)
    assert is_abort(Abort.FIFTH_KAN, facts) is is_fifth_kan(makers)


@given(st.sets(st.sampled_from(SEATS)))
def test_players_together(seats: set[Seat]) -> None:
    together = tuple(sorted(seats))
    assert is_suucha_riichi(together) is (len(seats) == 4)
    assert is_abort(Abort.SUUCHA_RIICHI, AbortFacts(riichi=together)) is is_suucha_riichi(together)
    three = AbortFacts(ALL_ON, ron=together)
    assert is_sanchahou(together) is (len(seats) == 3)
    assert is_abort(Abort.SANCHAHOU, three) is is_sanchahou(together)


@given(
    st.sampled_from(list(Abort)),
    st.sampled_from([*(preset.rules for preset in PRESETS.values()), ALL_ON, ALL_OFF]),
    st.integers(0, 3),
    st.booleans(),
    st.booleans(),
    st.integers(0, 4),
)
def test_yes_or_no_is_the_verdict(
    abort: Abort, rules: RuleSet, calls: int, discarded: bool, won: bool, count: int
) -> None:
    facts = AbortFacts(
        rules,
        tiles=parse_tiles("19m19p19s123z45678m")[14 - 3 * count :],
        calls=calls,
        first_discards=(Tile.WEST,) * count,
        riichi=SEATS[:count],
        kans=KANS[:count],
        discarded=discarded,
        won=won,
        ron=SEATS[:count],
    )
    verdict = abort_verdict(abort, facts)
    assert verdict.legal is is_abort(abort, facts)
    assert [finding.check for finding in verdict.findings] == [check.id for check in CHECKS[abort]]
    assert not [line for line in outline(verdict.explain()) if "[" in line.text]


# --- what follows


@pytest.mark.parametrize("abort", Abort)
def test_the_deal_passes_only_where_the_option_says(abort: Abort) -> None:
    """R2.9-m."""
    passing = RuleSet(abort_dealer_keeps_deal=AbortDealerKeepsDeal.PASSES_ON_SUUFON_AND_KYUUSHU)
    assert dealer_keeps_deal(abort, RULES)
    stays = abort not in (Abort.SUUFON_RENDA, Abort.KYUUSHU_KYUUHAI)
    assert dealer_keeps_deal(abort, passing) is stays
    told = [line.message.id for line in explain_abort(abort, passing).children]
    assert ("draw.abort.deal_stays" in told) is stays
    assert ("draw.abort.deal_passes" in told) is not stays


@pytest.mark.parametrize("abort", Abort)
def test_the_deal_never_passes_from_a_last_hand(abort: Abort) -> None:
    """R2.11.1-b."""
    passing = RuleSet(abort_dealer_keeps_deal=AbortDealerKeepsDeal.PASSES_ON_SUUFON_AND_KYUUSHU)
    assert dealer_keeps_deal(abort, passing, last=True)
    told = [line.message.id for line in explain_abort(abort, passing, last=True).children]
    assert "draw.abort.deal_stays" in told


@pytest.mark.parametrize("abort", Abort)
def test_only_four_riichi_have_the_hands_checked(abort: Abort) -> None:
    """R2.9-s, R5.4-u."""
    assert shows_hands(abort, RULES) is (abort is Abort.SUUCHA_RIICHI)
    assert not shows_hands(abort, RuleSet(noten_riichi=NotenRiichi.NONE))
    told = [line.message.id for line in explain_abort(abort, RULES).children]
    assert told[:3] == ["draw.abort.no_payment", "draw.abort.honba", "draw.abort.deposits"]
    assert ("draw.abort.hands_shown" in told) is shows_hands(abort, RULES)
    assert not [line for line in outline(explain_abort(abort, RULES)) if "[" in line.text]
