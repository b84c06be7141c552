"""What every offence costs: read by hand from the specification, under every rule set."""

from __future__ import annotations

from itertools import product

import pytest

from mjteach.riichi.penalties.category import CHECKS, Ruled, category, comes_to_light
from mjteach.riichi.penalties.explain import explain_penalty
from mjteach.riichi.penalties.offences import (
    OFFENCES,
    REVEALED_AT,
    Category,
    HandEnd,
    KuikaeTile,
    Offence,
    OffenceFacts,
    Reveal,
)
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options
from mjteach.text import outline, render

RULES = RuleSet()
NONE, DEPOSIT, DEAD, CHOMBO = Category

TUTORIAL = {
    Offence.CALL_VOICE_ONLY: DEPOSIT,  # R5.2-a
    Offence.WRONG_CALL_EXPOSED: DEAD,  # R5.3-c
    Offence.WRONG_WORD: NONE,  # R5.3-k
    Offence.UNMARKED_CALL: NONE,  # C53
    Offence.EARLY_DRAW: DEAD,  # R5.3-j
    Offence.TAHAI: DEAD,  # C19
    Offence.SHOUHAI: DEAD,  # C19
    Offence.KUIKAE: DEAD,  # C23
    Offence.RIICHI_WITHDRAWN: DEAD,  # R5.3-h
    Offence.RIICHI_WITHOUT_DRAW_LEFT: DEAD,  # R5.3-n, C22
    Offence.NOTEN_RIICHI: CHOMBO,  # R5.4-i
    Offence.RIICHI_THEN_DEAD_HAND: CHOMBO,  # C17
    Offence.ILLEGAL_KAN_AFTER_RIICHI: CHOMBO,  # R5.4-m
    Offence.FALSE_WIN_VOICE_ONLY: DEAD,  # C18
    Offence.FALSE_WIN_OPENED_NO_YAKU: CHOMBO,  # R5.4-j
    Offence.FALSE_WIN_OPENED_FURITEN: CHOMBO,  # R5.4-j
    Offence.FALSE_WIN_OPENED_INCOMPLETE: CHOMBO,  # R5.4-r
    Offence.ACT_WITH_DEAD_HAND: CHOMBO,  # R5.4-o
    Offence.WALL_TILES_VISIBLE: DEPOSIT,  # one tile; R5.4-h
    Offence.WALL_INTO_MACHINE: CHOMBO,  # R5.4-n
    Offence.OTHER_HAND_EXPOSED: CHOMBO,  # R5.4-k
    Offence.OTHER_HAND_LOOKED_AT: CHOMBO,  # R5.4-l
    Offence.LEFT_SEAT: CHOMBO,  # R5.4-n
    Offence.PLAY_IMPOSSIBLE: CHOMBO,  # R5.4-a
}
"""The penalties of the tutorial's rules."""

_JPML = {
    Offence.CALL_VOICE_ONLY: DEAD,  # R5.3-m
    Offence.WRONG_CALL_EXPOSED: CHOMBO,
    Offence.TAHAI: CHOMBO,
    Offence.SHOUHAI: CHOMBO,
    Offence.FALSE_WIN_VOICE_ONLY: CHOMBO,  # R5.4-s
    Offence.RIICHI_WITHOUT_DRAW_LEFT: NONE,  # R2.6.3-n
}

DIFFERENT: dict[str, dict[Offence, Category]] = {
    "tutorial_default": {},
    "kml_handbook": {},
    "kwiki_general": {},
    "club": {
        Offence.CALL_VOICE_ONLY: NONE,  # penalty_deposit is 0
        Offence.WALL_TILES_VISIBLE: NONE,
        Offence.RIICHI_THEN_DEAD_HAND: DEAD,  # R5.3-b
        Offence.RIICHI_WITHOUT_DRAW_LEFT: NONE,
    },
    "namuwiki_general": {Offence.RIICHI_THEN_DEAD_HAND: DEAD},  # R5.3-b
    "jpml_a": _JPML,
    "wrc": _JPML,
    "saikouisen": {},
    "saikouisen_classic": {
        Offence.NOTEN_RIICHI: NONE,  # R5.4-i
        Offence.RIICHI_THEN_DEAD_HAND: DEAD,  # as it counts as noten riichi (R2.6.3-t)
        Offence.KUIKAE: NONE,  # R2.7.4-j
    },
    "npm": {
        Offence.CALL_VOICE_ONLY: DEAD,  # R5.3-m
        Offence.RIICHI_WITHOUT_DRAW_LEFT: NONE,
    },
    "mleague": {Offence.RIICHI_WITHOUT_DRAW_LEFT: NONE},
    "tenhou": {},
    "mahjongsoul": {},
    "jakuryumon_m": {},
    "mahjong_fight_club": {},
    "sega_mj": {},
    "maru_jan": {},
}
"""Where a rule set's stated values lead to another penalty than the tutorial's."""


def test_the_tables_are_complete() -> None:
    assert TUTORIAL.keys() == OFFENCES.keys() == set(Offence)
    assert DIFFERENT.keys() == PRESETS.keys()


@pytest.mark.parametrize("id", DIFFERENT)
@pytest.mark.parametrize("offence", Offence)
def test_penalty_under_every_rule_set(id: str, offence: Offence) -> None:
    expected = DIFFERENT[id].get(offence, TUTORIAL[offence])
    assert category(offence, PRESETS[id].rules).category is expected


@pytest.mark.parametrize(
    ("id", "visible", "expected"),
    [
        # R5.4-h, C20: five in the handbook, three in namuwiki, a deposit below
        ("tutorial_default", 0, NONE),
        ("tutorial_default", 1, DEPOSIT),
        ("tutorial_default", 4, DEPOSIT),
        ("tutorial_default", 5, CHOMBO),
        ("tutorial_default", 34, CHOMBO),
        ("namuwiki_general", 2, DEPOSIT),
        ("namuwiki_general", 3, CHOMBO),
        ("club", 4, NONE),  # no deposits there
        ("club", 5, CHOMBO),
    ],
)
def test_visible_tiles(id: str, visible: int, expected: Category) -> None:
    found = category(Offence.WALL_TILES_VISIBLE, PRESETS[id].rules, OffenceFacts(visible=visible))
    assert found.category is expected


@pytest.mark.parametrize(
    ("changes", "kuikae", "expected", "option"),
    [
        ({}, KuikaeTile.GENBUTSU, DEAD, "kuikae_penalty"),
        ({}, KuikaeTile.SUJI, DEAD, "kuikae_penalty"),
        ({"kuikae_penalty": "chombo"}, KuikaeTile.SUJI, CHOMBO, "kuikae_penalty"),
        ({"kuikae_penalty": "not_applicable"}, KuikaeTile.SUJI, NONE, "kuikae_penalty"),
        # JPML: all but genbutsu is allowed (R2.7.4-j)
        ({"kuikae_suji": "allowed"}, KuikaeTile.SUJI, NONE, "kuikae_suji"),
        ({"kuikae_suji": "allowed"}, KuikaeTile.GENBUTSU, DEAD, "kuikae_penalty"),
        ({"kuikae_genbutsu": "allowed"}, KuikaeTile.GENBUTSU, NONE, "kuikae_genbutsu"),
    ],
)
def test_kuikae(
    changes: dict[str, str], kuikae: KuikaeTile, expected: Category, option: str
) -> None:
    rules = replace_options(RULES, **changes)
    found = category(Offence.KUIKAE, rules, OffenceFacts(kuikae=kuikae))
    assert (found.category, found.option) == (expected, option)


@pytest.mark.parametrize(
    ("offence", "option", "value", "expected"),
    [
        (Offence.CALL_VOICE_ONLY, "wrong_call_voice_only", "deposit_1000", DEPOSIT),
        (Offence.CALL_VOICE_ONLY, "wrong_call_voice_only", "dead_hand", DEAD),
        (Offence.WRONG_CALL_EXPOSED, "wrong_call_exposed", "dead_hand", DEAD),
        (Offence.WRONG_CALL_EXPOSED, "wrong_call_exposed", "chombo", CHOMBO),
        (Offence.FALSE_WIN_VOICE_ONLY, "false_win_voice_only", "dead_hand", DEAD),
        (Offence.FALSE_WIN_VOICE_ONLY, "false_win_voice_only", "chombo", CHOMBO),
        (Offence.TAHAI, "tahai", "dead_hand", DEAD),
        (Offence.TAHAI, "tahai", "chombo", CHOMBO),
        (Offence.SHOUHAI, "shouhai", "dead_hand", DEAD),
        (Offence.SHOUHAI, "shouhai", "chombo", CHOMBO),
        (Offence.NOTEN_RIICHI, "noten_riichi", "chombo_at_draw", CHOMBO),
        (Offence.NOTEN_RIICHI, "noten_riichi", "none", NONE),
        (Offence.RIICHI_THEN_DEAD_HAND, "riichi_then_dead_hand", "chombo_at_draw", CHOMBO),
        (Offence.RIICHI_THEN_DEAD_HAND, "riichi_then_dead_hand", "noten_only", DEAD),
        (Offence.RIICHI_WITHOUT_DRAW_LEFT, "riichi_without_draw_left", "forbidden", DEAD),
        (Offence.RIICHI_WITHOUT_DRAW_LEFT, "riichi_without_draw_left", "allowed", NONE),
    ],
)
def test_option_values(offence: Offence, option: str, value: str, expected: Category) -> None:
    found = category(offence, replace_options(RULES, **{option: value}))
    assert (found.category, found.option) == (expected, option)


def test_every_word_of_every_deciding_option_is_in_the_table_above() -> None:
    """Beyond these there are the number of tiles and kuikae, which have tables of their own."""
    asked = {
        (option, value)
        for mark in test_option_values.pytestmark  # type: ignore[attr-defined]
        for _, option, value, _ in mark.args[1]
    }
    options = {option for option, _ in asked}
    assert asked == {
        (option, str(value)) for option in options for value in OPTIONS[option].allowed
    }


@pytest.mark.parametrize("points", [0, 500, 1000])
def test_the_deposit_is_the_options(points: int) -> None:
    found = category(Offence.CALL_VOICE_ONLY, RuleSet(penalty_deposit=points))
    assert found.points == points
    assert found.category is (DEPOSIT if points else NONE)
    assert category(Offence.TAHAI, RuleSet(penalty_deposit=points)).points == 0


# --- when it comes to light

DRAWS = {HandEnd.EXHAUSTIVE_DRAW, HandEnd.SUUCHA_RIICHI}

LIGHT = {
    # R2.6.3-h: unpunished if another player wins; R5.4-u: four riichi have the hands checked
    Offence.NOTEN_RIICHI: DRAWS,
    Offence.RIICHI_THEN_DEAD_HAND: DRAWS,
    # R2.7.2.1-k: when the offender wins or the hand ends in a draw
    Offence.ILLEGAL_KAN_AFTER_RIICHI: DRAWS | {HandEnd.OFFENDER_WINS},
    # R5.3-n: when somebody deals into that riichi
    Offence.RIICHI_WITHOUT_DRAW_LEFT: {HandEnd.OFFENDER_WINS},
}


@pytest.mark.parametrize("offence", Offence)
@pytest.mark.parametrize("end", HandEnd)
def test_which_end_of_a_hand_shows_it(offence: Offence, end: HandEnd) -> None:
    shown = end in LIGHT.get(offence, set(HandEnd))
    assert comes_to_light(offence, end) is shown
    found = category(offence, RULES, OffenceFacts(end=end))
    assert found.category is (TUTORIAL[offence] if shown else NONE)


def test_every_time_of_discovery_occurs() -> None:
    assert {row.reveal for row in OFFENCES.values()} == set(Reveal) == REVEALED_AT.keys()


# --- circumstances


def failed(found: Ruled) -> list[str]:
    return [finding.check for finding in found.verdict.failures]


@pytest.mark.parametrize("offence", Offence)
@pytest.mark.parametrize(
    ("facts", "check"),
    [
        (OffenceFacts(in_play=False), "penalty.in_play"),  # R5.1-a
        (OffenceFacts(with_win=True), "penalty.no_win"),  # R5.1-b
    ],
)
def test_no_penalty_outside_play_or_together_with_a_win(
    offence: Offence, facts: OffenceFacts, check: str
) -> None:
    found = category(offence, RULES, facts)
    assert found.category is NONE
    assert found.points == 0
    assert check in failed(found)


def test_all_reasons_are_given() -> None:
    facts = OffenceFacts(end=HandEnd.OTHER_WINS, in_play=False, with_win=True)
    found = category(Offence.NOTEN_RIICHI, PRESETS["saikouisen_classic"].rules, facts)
    assert failed(found) == [check.id for check in CHECKS]


@pytest.mark.parametrize("offence", Offence)
def test_another_offence_with_a_dead_hand_is_a_chombo(offence: Offence) -> None:
    """R5.4-o; what is no offence stays none, and noten by R5.3-b is no second offence."""
    rules = RuleSet(riichi_then_dead_hand="noten_only")  # type: ignore[arg-type]
    before = category(offence, rules).category
    found = category(offence, rules, OffenceFacts(dead_hand=True))
    kept = before is NONE or offence is Offence.RIICHI_THEN_DEAD_HAND
    assert found.category is (before if kept else CHOMBO)
    assert found.worsened is (not kept and before is not CHOMBO)
    assert found.points == 0


@pytest.mark.parametrize("offence", Offence)
def test_only_a_dead_hand_is_noten(offence: Offence) -> None:
    found = category(offence, RULES)
    assert found.is_noten is (found.category is DEAD)


# --- words

_WORDS = [key for key, option in OPTIONS.items() if option.group == "penalties"] + [
    "kuikae_genbutsu",
    "kuikae_suji",
    "kuikae_penalty",
    "riichi_without_draw_left",
]
TABLES = [RULES] + [
    replace_options(RULES, **{key: value})
    for key in _WORDS
    for value in (
        (1, 3, 40)
        if isinstance(OPTIONS[key].allowed, range) and "deposit" not in key
        else (0, 500)
        if isinstance(OPTIONS[key].allowed, range)
        else OPTIONS[key].allowed
    )
]
"""The tutorial's rules with one option changed, through all its words."""

CASES = [
    OffenceFacts(),
    OffenceFacts(visible=4, kuikae=KuikaeTile.SUJI),
    OffenceFacts(dead_hand=True),
    OffenceFacts(in_play=False, with_win=True),
    *(OffenceFacts(end=end) for end in HandEnd),
]


@pytest.mark.parametrize("offence", Offence)
def test_every_penalty_has_words(offence: Offence) -> None:
    for rules, facts, riichi in product(TABLES, CASES, (False, True)):
        found = category(offence, rules, facts)
        explanation = explain_penalty(found, riichi=riichi)
        lines = [line.text for line in outline(explanation)]
        lines += [line.text for line in outline(found.verdict.explain())]
        assert not [line for line in lines if "[" in line]
        said = [node.message.id for _, node in explanation.walk()]
        assert said[0] == f"penalty.ruling.{found.category}"
        assert said[1] == f"penalty.{offence}.what"
        is_elsewhere = said[-1] == f"penalty.{offence}.elsewhere"
        assert is_elsewhere is not found.worsened  # what a dead hand makes worse is no slip


@pytest.mark.parametrize("offence", Offence)
def test_no_penalty_is_told_with_the_reasons_against_it(offence: Offence) -> None:
    found = category(offence, RULES, OffenceFacts(in_play=False))
    said = [child.message for child in explain_penalty(found).children]
    assert said[1:-1] == [finding.message for finding in found.verdict.failures]


def test_a_chombo_is_told_with_its_price() -> None:
    for payment in OPTIONS["chombo_payment"].allowed:
        rules = replace_options(RULES, chombo_payment=payment, chombo_after_game_points=40)
        said = explain_penalty(category(Offence.LEFT_SEAT, rules)).children
        (price,) = (line.message for line in said if line.message.id.startswith("penalty.price"))
        numbers = {
            "mangan": "4,000 to the dealer and 2,000",
            "3000_all": "3,000",
            "2000_all": "2,000",
            "after_game_deduction": "40,000",
        }
        assert numbers[str(payment)] in render(price)


def test_a_deposit_is_borrowed_where_busting_ends_the_game() -> None:
    """R5.2-c."""
    for tobi, borrowed in (("off", False), ("below_zero", True), ("zero_or_below", True)):
        found = category(Offence.CALL_VOICE_ONLY, replace_options(RULES, tobi=tobi))
        said = {node.message.id for _, node in explain_penalty(found).walk()}
        assert ("penalty.deposit.borrowed" in said) is borrowed
