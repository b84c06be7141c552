"""What every kind of puzzle owes: codes of the catalogue, words for each, levels, options."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.core.message import Message
from mjteach.puzzles.registry import ALL, KINDS, kind
from mjteach.text import render
from support.puzzles.samples import IDS


def _codes(topic: str, last: int) -> set[str]:
    return {f"{topic}{number:02}" for number in range(1, last + 1)}


def _each(letter: str, *numbers: int) -> set[str]:
    """The codes of a letter with these numbers."""
    return {f"{letter}{number:02}" for number in numbers}


RULE_SET_CODES = {
    *_each("Y", 14, 10),
    *_each("P", 12, 14, 18),
    *_each("U", 25, 33, 29),
    *_each("W", 18),
    *_each("F", 12, 13, 22, 19),
    *_each("R", 6, 7, 9, 10, 11, 12, 13, 14),
    *_each("K", 2, 6, 8),
    *_each("C", 5, 6, 8, 15),
    *_each("S", 8, 9, 11, 1, 2, 3, 17, 18),
    *_each("H", 6),
    *_each("G", 6),
}
"""The codes that rule sets can bring about."""


def _these(codes: str) -> set[str]:
    return set(codes.split())


CATALOGUE = {
    "wait_finder": _codes("W", 25) | {"H09", "H10", "T01"},
    "furiten_judge": _codes("F", 22),
    "fu_count": _codes("U", 34),
    "rule_compare": RULE_SET_CODES,
    "korean_count": _codes("KR", 26),
    "yaku_mark": _these("""
        G01 G02 H06 H10 R05 R11 R12 R17 T03 Y03 Y04 Y07 Y08 Y09 Y10 Y11 Y12 Y13 Y14 Y15 Y16 Y18
        Y19 Y20 Y21 Y22 Y23 Y24 Y25 Y26 Y27 Y28 Y29 Y32 Y33 Y34 Y35 Y36 Y37 Y38 Y39 Y40 Y42 Y43
    """),
    "yaku_builder": _these("H02 W15 Y07 Y08 Y09 Y13 Y18 Y20 Y21 Y23 Y25 Y26"),
    "yaku_exclude": _these("C12 Y10 Y11 Y19 Y22 Y30 Y31 Y32 Y33 Y36 Y39 Y44 Y45"),
    "han_count": _these("""
        D01 D02 D03 D04 D05 D06 D07 D08 D10 D11 K02 P13 P14 R05 R13 R14 Y16 Y17 Y22 Y28 Y29 Y30
        Y31 Y33 Y34 Y35 Y36 Y39 Y43
    """),
    "call_choice": _these("C01 C03 C04 C05 C08 C12 C13 C17 G03 G05 H01 H02 H03 K04 T06"),
    "kan_choice": _these("H06 K03 K04 K05 K08 K12 R02 R09 R10"),
    "payer": _these("""
        C15 F19 K11 P01 P02 P03 P04 P05 P10 P18 R15 R16 S01 S02 S03 S04 S05 S06 S07 S08 S09 S10
        S11 S13 S15 S18 S19 S22 S23 W18
    """),
    "priority": _these("C02 C14 C15 G03 S08"),
    "kuikae_guard": _these("C05 C06 C07 H02"),
    "pao_split": _these("G03 P01 P05 P18 P20 S01 S15"),
    "meld_layout": _these("C11 C16 G03 K03 T06"),
    "seat_label": _these("G01 G02 G03 S11 T03 Y16"),
    "tile_name": _these("T01 T02 T03 T04 T06"),
    "tile_sort": _these("T01 T02 T03 T04 T05 T06 W23"),
    "stick_sum": _these("T07 S19 S14 P07 P17"),
    "dice_seat": _these("G01 G03 G07"),
    "abort_judge": _these("C14 G06 K12 R15 T05 W16 Y41"),
    "next_hand": _these("G01 G02 R16 S11 S12 S13 S18 S20"),
    "game_end_judge": _these("G02 S11 S18 S20 S21"),
    "settle": _these("P07 S06 S16 S17 S18"),
    "penalty_sort": _these("C05 C06 F21 G05 R03 R07 R09 S18 S22 S24 S25 S26 Y01"),
    "wall_click": _these("G03 G04 G07 G08 G09 G10 K01 K09"),
    "step_order": _these("C09 G11 G12 G13 K01 K02 K03 R18"),
    "etiquette_quiz": set(),
    "next_action": _these("C09 C10 G03 G04 G05 H08 K01 K09 R08"),
    "dora_pick": _these("D01 D02 D03 D04 D05 D06 D07 D08 D11 K02 K07 R13 R14"),
    "order_cycle": _these("D01 D02 D03 D04 D05 G03 T02 T03"),
    "why_not": _these("""
        C01 C03 C04 C08 F01 F04 F10 F14 F15 F16 H07 K04 K05 K08 R01 R03 R06 R07 R09 Y01 Y02 Y05
        Y07 Y09 Y13 Y18 Y20 Y23 Y25 Y26 Y28 Y40
    """),
    "riichi_choice": _these("F19 R01 R02 R03 R04 R05 R06 R07 R08 W12 W16 W17 W18"),
    "tenpai_judge": _these("F19 G05 H09 R02 W06 W12 W15 W16 W18 W19 W20 W26"),
    "wait_name": _these("H10 U22 U31 W24 W25 Y12"),
    "set_builder": _these("H01 H02 H03 H04 H05 H06 H07 H09 H10 K10"),
    "score_full": (
        _codes("D", 11)
        | _codes("P", 16)
        | _codes("U", 33)
        | _codes("Y", 31) - _codes("Y", 27)
        | _these("K11 R05 R13 R14 S01 S02 S03 S04 S06 S07 Y16 Y17 Y22 Y33 Y34 Y35 Y36 Y39 Y43")
    ),
    "find_the_mistake": set(),
    "minimal_pair": _these("D08 H06 P01 R13 S01 U07 U09 U10 U12 U17 U18 U24 Y28 Y30 Y31 Y32"),
    "announce": _these("P01 P02 P03 P04 P15 P19 S01 S02 S03 S06"),
    "score_lookup": _codes("P", 17) | {"D09", "U29", "U32"},
    "win_check": _these("""
        C13 C14 F01 F02 F10 F12 F22 G05 H02 K06 W15 Y01 Y02 Y03 Y04 Y05 Y06 Y14
    """),
}
"""The codes that misconceptions gives to each kind: section 2.3, for rule sets section 7."""


def test_every_kind_is_found_by_its_id() -> None:
    assert list(KINDS) == IDS
    assert all(kind(row.id) is row for row in ALL)
    with pytest.raises(PuzzleError) as raised:
        kind("wait_loser")
    assert raised.value.message.get("known") == tuple(IDS)


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [("fucount", "fu_count"), ("fu_cont", "fu_count"), ("Kan choise", "kan_choice"), ("chess", "")],
)
def test_a_misspelt_kind_is_met_with_the_nearest_one(misspelt: str, meant: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        kind(misspelt)
    said = str(raised.value)
    assert f"Did you mean {meant}" in said if meant else all(id in said for id in IDS)
    assert len(said) < 120 or not meant


@pytest.mark.parametrize("id", IDS)
def test_a_kind_has_every_code_of_its_topics_or_says_why_not(id: str) -> None:
    row = kind(id)
    rows = {mistake.code for mistake in row.mistakes}
    assert rows | set(row.left_out) >= CATALOGUE[id]
    assert not rows & set(row.left_out)
    assert all(len(reason.split()) > 3 for reason in row.left_out.values())


NO_ROW = {
    "U34": "no false rule but an outcome: the result is right, and a line is wrong",
    "P17": "another way to write the same number",
    "S14": "a check of the learner's own numbers, which the page shows before",
}
"""Codes of the catalogue that no kind looks for, and why."""
SPEC = Path(
    os.environ.get("MJTEACH_MISCONCEPTIONS")
    or Path(__file__).parents[4] / "shared" / "spec" / "misconceptions.md"
)


@pytest.mark.skipif(
    not SPEC.is_file(),
    reason=f"the catalogue is not beside the project ({SPEC}); name it in MJTEACH_MISCONCEPTIONS",
)
def test_every_code_of_the_catalogue_is_a_row_of_some_kind() -> None:
    codes = set(re.findall(r"^\| \*\*([A-Z]+\d+)\*\*", SPEC.read_text("utf-8"), re.MULTILINE))
    assert len(codes) > 200
    assert codes - set(SPOKEN) == set(NO_ROW)


@pytest.mark.parametrize("id", IDS)
def test_options_and_levels_exist(id: str) -> None:
    row = kind(id)
    assert set(row.options) <= set(row.game.options)
    assert row.levels == tuple(range(1, len(row.levels) + 1))
    assert render(Message(f"puzzle.{id}.name"))


SPOKEN = sorted({mistake.code for row in ALL for mistake in row.mistakes})
TILE = re.compile(r"\b\d+[mpsz]\b")
RULE = re.compile(r"\(RK?\d[^)]*\)\.$")
LOUD = re.compile(r"!|\b(simply|obviously|just|of course)\b", re.IGNORECASE)


@pytest.mark.parametrize("code", SPOKEN)
def test_every_false_rule_has_its_words(code: str) -> None:
    name, nudge, rule = (render(Message(f"mistake.{code}.{w}")) for w in ("name", "nudge", "rule"))
    assert name
    assert "?" in nudge or nudge.endswith("."), nudge
    assert not TILE.search(nudge), "a nudge points at the place, never at the tile"
    assert rule.endswith("."), "a rule is a sentence"
    for text in (name, nudge, rule):
        assert not LOUD.search(text), text
        for sentence in re.split(r"(?<=[.?]) ", RULE.sub("", text)):
            assert len(sentence.split()) < 20, sentence
