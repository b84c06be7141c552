"""Questions under every rule set: the well-known answers, and what can change them."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import pytest

from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Param
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.aborts import Abort, AbortFacts
from mjteach.riichi.compare.cases import (
    ActionAsked,
    FinishedHand,
    FuritenRiichiAsked,
    HandAtDraw,
    NagashiAsked,
    RiichiKanAsked,
    RonAsked,
    SeveralRon,
)
from mjteach.riichi.compare.cases_game import (
    AbortAsked,
    ChomboAsked,
    NextAsked,
    NotenPayments,
    OffenceAsked,
    SettlementAsked,
)
from mjteach.riichi.compare.compare import compare_verdicts
from mjteach.riichi.compare.difference import named_values, switched
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.riichi.compare.outcome import RuleSetQuestion
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten import Until
from mjteach.riichi.furiten.events import FuritenCase, OwnCall, OwnDiscard, TheirDiscard
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.settlement import FinalScore
from mjteach.riichi.match.state import start_match
from mjteach.riichi.penalties.offences import Offence, OffenceFacts
from mjteach.riichi.presets import PRESETS, TUTORIAL, preset
from mjteach.riichi.round.rig import act, action, deal
from mjteach.riichi.rules import OPTIONS, replace_options
from mjteach.text import outline

A, B, C, D = SEATS
ACROSS = Source.TOIMEN

TWO_WAYS = hand("56m123p456p789p11z")
"""Tenpai for 4m and 7m."""

PASSED = TheirDiscard(ACROSS, Tile.M7)
FURITEN = FuritenCase(TWO_WAYS, (OwnDiscard(Tile.M4),))

NOBETAN = "3456m456p678s222s"
"""Tenpai for 3m and 6m; after a chi of 7m with 56m and 3m discarded, for 4m."""

CHI = OwnCall(MeldKind.CHI, Tile.M7, parse_tiles("56m"), Source.KAMICHA, Tile.M3)
CHI_LATER = FuritenCase(hand(NOBETAN), (), (TheirDiscard(ACROSS, Tile.M6), CHI))
"""A winning tile let go, then an own call."""

RIICHI = ["234456m45622p67s"]
"""Tenpai for 5s and 8s."""

NINE = AbortFacts(tiles=parse_tiles("19m19p19s123z45678m"))
FOUR_EAST = AbortFacts(first_discards=(Tile.EAST,) * 4)
THREE_RON = AbortFacts(ron=(B, C, D))


def late(left: int) -> ActionAsked:
    """Riichi with so many tiles left in the wall."""
    state = act(deal(RIICHI, "", f"until {left + 1}"), "A draw")
    return ActionAsked(state, action(state, "A riichi -"))


def swap(tile: str) -> ActionAsked:
    """A discard in the turn of a chi of 5m with 67m."""
    state = deal(["", "678m5m112233445z"], "5m", "A -, B chi 67m, pass")
    return ActionAsked(state, action(state, f"B {tile}"))


def below(points: int) -> ActionAsked:
    """Riichi with so few points."""
    state = deal(RIICHI, "1z", "A draw", points=(points, 33000, 33000, 34000 - points))
    return ActionAsked(state, action(state, "A riichi -"))


class Row(NamedTuple):
    """A question, one fact of its answer, and what some rule sets say; the option that decides."""

    question: RuleSetQuestion
    fact: str
    says: dict[str, Param]
    decides: str


ORPHANS = hand("9m19p19s12345677z")
ROBBED = WinContext(robbed=MeldKind.ANKAN)

ROWS = {
    "renhou without yaku": Row(
        FinishedHand(
            hand("123m456p11178s99s"),
            Tile.S9,
            WinContext(first_turn=True),
        ),
        "win",
        {"tutorial_default": True, "club": False, "npm": False},
        "renhou",
    ),
    "a robbed concealed kan": Row(
        FinishedHand(ORPHANS, Tile.M1, ROBBED),
        "win",
        {"tutorial_default": False, "club": False, "jpml_a": True, "wrc": True},
        "kokushi_robs_ankan",
    ),
    # R2.6.2-h
    "a call ends temporary furiten": Row(
        RonAsked(CHI_LATER, Tile.M4),
        "ron",
        {"tutorial_default": True, "kml_handbook": True, "kwiki_general": False},
        "temp_furiten_end",
    ),
    # R2.6.2-g
    "a tile without yaku let go": Row(
        RonAsked(
            FuritenCase(hand("23p234s777s345m88m"), (), (TheirDiscard(ACROSS, Tile.P1),)),
            Tile.P4,
            WinContext(),
        ),
        "ron",
        {"tutorial_default": True, "kwiki_general": False},
        "temp_furiten_on_yakuless_tile",
    ),
    # R2.7.2.1
    "kan after riichi": Row(
        RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED),
        "kan",
        {"tutorial_default": True, "npm": True, "wrc": True, "saikouisen_classic": False},
        "ankan_after_riichi",
    ),
    # R2.6.3-n
    "riichi without a draw left": Row(
        late(1),
        "action",
        {"tutorial_default": False, "club": True, "wrc": True, "mleague": True},
        "riichi_without_draw_left",
    ),
    # R2.7.4-f, R2.7.4-g
    "the other end of the run": Row(
        swap("8m"),
        "action",
        {"tutorial_default": False, "tenhou": False, "jpml_a": True, "wrc": True},
        "kuikae_suji",
    ),
    "the called kind": Row(
        swap("5m"),
        "action",
        {"tutorial_default": False, "wrc": False, "saikouisen_classic": True},
        "kuikae_genbutsu",
    ),
    # R2.8.1-g
    "two ron": Row(
        SeveralRon(A, (B, D)),
        "winners",
        {"tutorial_default": ("B",), "wrc": ("B",), "tenhou": ("B", "D"), "sega_mj": ("B", "D")},
        "multiple_ron",
    ),
    "nagashi mangan": Row(
        NagashiAsked(parse_tiles("19m1z9s7z")),
        "nagashi",
        {"tutorial_default": True, "kwiki_general": True, "club": False, "npm": False},
        "nagashi_mangan",
    ),
    "nine terminals": Row(
        AbortAsked(Abort.KYUUSHU_KYUUHAI, NINE),
        "abort",
        {"tutorial_default": True, "wrc": True, "club": False, "npm": False},
        "abort_kyuushu_kyuuhai",
    ),
    "four winds": Row(
        AbortAsked(Abort.SUUFON_RENDA, FOUR_EAST),
        "abort",
        {"tutorial_default": True, "jpml_a": True, "saikouisen": False},
        "abort_suufon_renda",
    ),
    "noten payments": Row(
        NotenPayments((A,)),
        "changes",
        {
            "tutorial_default": (3000, -1000, -1000, -1000),
            "saikouisen_classic": (0, 0, 0, 0),
        },
        "tenpai_payment",
    ),
    "too many tiles": Row(
        OffenceAsked(Offence.TAHAI),
        "category",
        {"tutorial_default": "dead_hand", "club": "dead_hand", "wrc": "chombo"},
        "tahai",
    ),
    "noten riichi": Row(
        OffenceAsked(Offence.NOTEN_RIICHI),
        "category",
        {"tutorial_default": "chombo", "npm": "chombo", "saikouisen_classic": "none"},
        "noten_riichi",
    ),
    "a deposit": Row(
        OffenceAsked(Offence.CALL_VOICE_ONLY),
        "deposit",
        {"tutorial_default": 1000, "npm": 0},
        "wrong_call_voice_only",
    ),
    "chombo": Row(
        ChomboAsked(B),
        "changes",
        {"tutorial_default": (4000, -8000, 2000, 2000), "npm": (0, 0, 0, 0)},
        "chombo_payment",
    ),
    # R2.10-f
    "after a draw": Row(
        NextAsked(
            start_match(TUTORIAL),
            HandResult(ResultKind.EXHAUSTIVE_DRAW, (26500, 26500, 23500, 23500), 0, tenpai=(A, B)),
        ),
        "next_hand",
        {},
        "renchan",
    ),
    # R2.11.2-a
    "below zero": Row(
        NextAsked(
            start_match(TUTORIAL),
            HandResult(ResultKind.WIN, (58000, 25000, 25000, -8000), 0, winners=(A,)),
        ),
        "game_over",
        {"tutorial_default": True, "club": True, "npm": False},
        "tobi",
    ),
    # R4.4-b, R4.3.2-b: shared first place and oka
    "a shared first place": Row(
        SettlementAsked(FinalScore((40000, 40000, 10000, 10000))),
        "settled",
        {"tutorial_default": True, "npm": False},
        "tie_break",
    ),
    "results": Row(
        SettlementAsked(FinalScore((42300, 28600, 18100, 11000))),
        "results",
        {"club": tuple(map(Fraction, ("27.3", "8.6", "-11.9", "-24")))},
        "uma",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_well_known_verdicts(row: Row) -> None:
    found = compare_verdicts(row.question)
    for ruleset, expected in row.says.items():
        assert found.of(ruleset).outcome.fact(row.fact) == expected, ruleset
    decisive = [options for options in found.differences if row.decides in options.options]
    assert len(decisive) == 1
    assert decisive[0].options[0] == row.decides
    assert any(row.fact in effect.changed for effect in decisive[0].effects)


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_every_effect_is_the_result_of_its_switch(row: Row) -> None:
    found = compare_verdicts(row.question)
    assert found.differences
    for difference in found.differences:
        for effect in difference.effects:
            changes = dict(zip(difference.options, effect.values, strict=True))
            rules = replace_options(preset(effect.ruleset).rules, **changes)
            assert row.question.under(rules).outcome == effect.after
            assert effect.before != effect.after


OTHERS: list[RuleSetQuestion] = [
    FuritenRiichiAsked(FURITEN),
    RonAsked(FURITEN),
    HandAtDraw(hand("123m456p789s3333z")),
    HandAtDraw(hand("23p234m777s345m88p")),
    HandAtDraw(hand("19m19p19s1234567z")),
    HandAtDraw(hand("1379m1379p1379s1z")),
    NagashiAsked(parse_tiles("19m1z9s7z"), closed=False),
    AbortAsked(Abort.SANCHAHOU, THREE_RON),
    AbortAsked(Abort.SUUCHA_RIICHI, AbortFacts(riichi=tuple(Seat))),
    SeveralRon(A, (B, C, D), yakuman=(D,)),
    OffenceAsked(Offence.KUIKAE),
    OffenceAsked(Offence.RIICHI_WITHOUT_DRAW_LEFT),
    OffenceAsked(Offence.WALL_TILES_VISIBLE, OffenceFacts(visible=3)),
    SettlementAsked(FinalScore((25000,) * 4, wins=(0, 1, 1, 1))),
    SettlementAsked(FinalScore((42300, 28600, 18100, 10000), deposits=1), start=25000),
]
QUESTIONS = [*(row.question for row in ROWS.values()), *OTHERS]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_nothing_outside_the_scope_changes_the_answer(question: RuleSetQuestion) -> None:
    for rules in (TUTORIAL, preset("jpml_a").rules):
        own = question.under(rules).outcome
        for option in OPTIONS.keys() - question.scope:
            for value in named_values(option):
                other = switched(rules, (option,), (value,))
                assert other is None or question.under(other).outcome == own, option


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_every_comparison_has_words(
    question: RuleSetQuestion, recwarn: pytest.WarningsRecorder
) -> None:
    for presets in (None, ["tutorial_default", "wrc"], ["mleague"]):
        lines = outline(explain_comparison(compare_verdicts(question, presets)))
        assert all(line.text for line in lines)
    assert not recwarn.list


def test_what_nobody_settles_is_told_with_the_reason() -> None:
    """C28, C58: the table of uma has no row for nobody in plus; a shared oka is undefined."""
    tied = compare_verdicts(SettlementAsked(FinalScore((25000,) * 4)), ["jpml_a", "npm"])
    assert tied.alike
    reasons = {own: [why.id for why in said] for (own,), said in tied.groups[0].reasons}
    assert reasons == {
        "jpml_a": ["check.settle.plus_count.no"],
        "npm": ["check.settle.oka_shared.no"],
    }
    lines = [line.text for line in outline(explain_comparison(tied))]
    own = lines.index("Nihon Pro Mahjong Kyoukai:")
    assert "oka" in lines[own + 1]


def test_points_are_counted_from_each_start_score() -> None:
    final = FinalScore((42300, 28600, 18100, 11000))
    found = compare_verdicts(SettlementAsked(final, start=25000), ["saikouisen"])
    results = found.groups[0].outcome.fact("results")
    assert results == tuple(map(Fraction, ("47.3", "13.6", "-16.9", "-44")))
    assert sum(results) == 0


def test_until_when_a_furiten_lasts_is_part_of_the_answer() -> None:
    case = FuritenCase(TWO_WAYS, (), (PASSED,))
    found = compare_verdicts(RonAsked(case), ["tutorial_default", "kwiki_general"])
    assert [group.outcome.fact("until") for group in found.groups] == [
        Until.OWN_NEXT_TURN,
        Until.OWN_NEXT_DRAW,
    ]
    assert [d.options for d in found.differences] == [("temp_furiten_end",)]


def test_waits_without_yaku_are_looked_up_under_every_rule_set() -> None:
    """Open tanyao: without it the tile let go had no yaku, and such a tile may pass here."""
    held = hand("34m678p22s + chi 4*56s + chi 3*24p")
    case = FuritenCase(held, (), (TheirDiscard(ACROSS, Tile.M5),))
    asked = RonAsked(case, Tile.M2, WinContext())
    rules = replace_options(TUTORIAL, kuitan=False)
    assert asked.under(TUTORIAL).outcome.fact("ron") is False
    assert asked.under(rules).outcome.fact("ron") is True
    assert RonAsked(case, Tile.M2).under(rules).outcome.fact("ron") is False


# --- rounds


PASSED_THEN_CHI = "A -, B -, C 6m, B pass, D -, A 7m, B chi 56m, B 3m, C 4m"


def test_a_round_is_played_again_under_the_other_rules() -> None:
    """C6: where only a draw ends temporary furiten, an own call leaves it standing."""
    state = deal(["7m", NOBETAN, "6m4m"], "1z2z3z4z6z6z", PASSED_THEN_CHI)
    asked = ActionAsked(state, action(state, "B ron"))
    found = compare_verdicts(asked, ["tutorial_default", "kwiki_general"])
    assert [group.outcome.fact("action") for group in found.groups] == [True, False]
    assert [difference.options for difference in found.differences] == [("temp_furiten_end",)]
    ((names, (reason,)),) = found.groups[1].reasons
    assert (names, reason.id) == (("kwiki_general",), "check.ron_furiten_temporary.no")


ONE_HAN = "23p234s777s345m88m"
"""Tenpai: 4p gives all simples, 1p nothing."""


def test_who_was_not_asked_lets_the_tile_go() -> None:
    """One han wins elsewhere, so that player would have been asked; the record has no answer."""
    rules = replace_options(TUTORIAL, min_han=2)
    hands = ["4p", "147m9m19p19s12345z", ONE_HAN]
    state = deal(hands, "5z6z7z5z", "A 5z, B 6z, C 7z, D 5z, A 4p, B draw", rules=rules)
    there = state_under(state, TUTORIAL)
    assert (there.phase, there.turn, there.rules) == (state.phase, state.turn, TUTORIAL)
    assert [str(done) for done in state.history[-2:]] == ["A discard 4p", "B draw"]
    assert [str(done) for done in there.history[-3:]] == ["A discard 4p", "C pass 4p", "B draw"]


@pytest.mark.parametrize("option", ["abort_suufon_renda", "chi", "kan_dora"])
def test_what_has_no_memory_is_exchanged_alone(option: str) -> None:
    """Four winds would have ended the hand elsewhere; it has not ended here."""
    rules = replace_options(TUTORIAL, abort_suufon_renda=False)
    state = deal(["1z", "1z", "1z", "1z"], "9m", "A 1z, B 1z, C 1z, D 1z, A draw", rules=rules)
    other = replace_options(rules, **{option: not getattr(rules, option)})
    assert state_under(state, other) == state._replace(rules=other)


def test_a_round_without_history_is_asked_as_it_stands() -> None:
    pairs = "1111m2233p4455s6z"
    state = deal([pairs], "6z")
    bare = state._replace(history=(), rules=TUTORIAL)
    four = replace_options(TUTORIAL, chiitoitsu_four_of_a_kind=True)
    assert state_under(bare, four).seats[A].waits == (Tile.GREEN,)
    assert state_under(bare, TUTORIAL).seats[A].waits == ()


@pytest.mark.parametrize(("points", "allowed"), [(1000, True), (900, False)])
def test_riichi_without_the_points(points: int, allowed: bool) -> None:
    found = compare_verdicts(below(points), ["tutorial_default", "club", "npm"])
    says = {row.ruleset: row.outcome.fact("action") for row in found.rulesets}
    assert says == {"tutorial_default": allowed, "club": allowed, "npm": True}
    if not allowed:
        assert ("tobi",) in [difference.options for difference in found.differences]


@pytest.mark.parametrize("ruleset", PRESETS)
def test_another_rule_set_and_back_is_the_same_round(ruleset: str) -> None:
    rules = preset(ruleset).rules
    state = deal(RIICHI, "1z2z3z4z", "A -, B -, C -, D draw")
    assert state_under(state, TUTORIAL) is state
    there = state_under(state, rules)
    assert there.rules == rules
    assert state_under(there, TUTORIAL) == state
