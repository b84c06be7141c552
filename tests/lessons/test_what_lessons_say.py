"""Numbers and names that lessons give in their own words are those the engine gives."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from importlib.resources import files

import nbformat
import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.message import msg
from mjteach.korean.values import HAN, HanTable
from mjteach.puzzles.kinds.yaku_mark import TOPICS
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.context import WinBy
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.variant import why
from mjteach.riichi.rules import OPTIONS
from mjteach.riichi.score import Terms, score_of
from mjteach.riichi.yaku.table import YAKU
from mjteach.text import render
from mjwidgets._yaku_map import MAP
from support.course.facts import sentences
from support.course.lessons import LESSONS

FIRST = "234567m4588p678s"
SOME = ("tutorial_default", "club", "jpml_a", "wrc", "saikouisen", "npm", "tenhou")


def says(lesson: str, sentence: str) -> bool:
    """Whether a lesson holds the sentence as it stands, in its text or after a question."""
    cells = nbformat.read(LESSONS[lesson], 4).cells
    return any(sentence in cell.source for cell in cells)


def answers(found: Comparison, fact: str) -> dict[str, object]:
    """The fact under each rule set."""
    return {row.ruleset: row.outcome.fact(fact) for row in found.rulesets}


@pytest.mark.parametrize(
    ("step", "call", "sentence"),
    [
        (20, "pon", "At step 20 West takes a tile from your river"),
        (41, "riichi", "At step 41 you lay a tile sideways"),
        (44, "chi", "At step 44 West takes a tile again, this time from South"),
    ],
)
def test_the_round_is_called_where_the_lesson_says(step: int, call: str, sentence: str) -> None:
    told = mjw.step_through(mj.recorded_deal("first"), "A").go(step)
    assert f"West calls {call}" in told or call == "riichi" in told
    assert says("2-02", sentence)


def test_chi_at_step_13_has_two_reasons_against_it() -> None:
    verdict = why(mj.recorded_deal("first")[12], action("A chi 2s with 15s"))
    assert {finding.check for finding in verdict.failures} == {"chi_kamicha", "chi_run"}
    assert says(
        "2-02", "Two, and one would be enough. South isn't on your left. And 1, 2, 5 isn't a run."
    )


@pytest.mark.parametrize(
    ("shape", "row"),
    [
        ("45p", "| 4 5 | two-sided (ryanmen) | 3, 6 |"),
        ("46p", "| 4 6 | gap (kanchan) | 5 |"),
        ("12p", "| 1 2 | edge (penchan) | 3 |"),
        ("9p", "| 9 | pair wait (tanki) | 9 |"),
        ("11m99p", "| 1 1 and 9 9 | double pair (shanpon) | 1, 9 |"),
        ("2345m", "| 2 3 4 5 | four-tile straight (nobetan) | 2, 5 |"),
        ("34567m", "| 3 4 5 6 7 | three-sided | 2, 5, 8 |"),
    ],
)
def test_a_shape_waits_for_what_the_table_says(shape: str, row: str) -> None:
    waits = ", ".join(str(tile)[0] for tile in mj.waits(shape).tiles)
    assert row.endswith(f"| {waits} |")
    assert says("2-04", row)


def test_five_in_a_row_wait_on_three_tiles() -> None:
    rows = ["12345", "23456", "34567", "45678", "56789"]
    waits = [len(mj.waits(f"{row}m22p789s111z").tiles) for row in rows]
    assert waits == [2, 3, 3, 3, 2]
    assert says("2-04", "If the row begins with a 1 or ends with a 9, you're waiting on only two.")


@pytest.mark.parametrize(("kiriage", "points"), [(False, 7900), (True, 8000)])
def test_an_own_draw_without_pinfu(kiriage: bool, points: int) -> None:
    rules = mj.RuleSet(pinfu_with_tsumo="exclusive", kiriage_mangan=kiriage)
    won = mj.value(FIRST, "3p", by="tsumo", flags="riichi", dora="4m", rules=rules)
    assert won.best.score is not None
    assert won.best.score.value == points
    assert says("6-1", "four han and 30 fu are left: 7,900.")
    assert says("6-1", "A table with kiriage mangan still pays 8,000.")


def test_what_is_left_of_a_lucky_win() -> None:
    found = mj.compare(
        "345m34789p55s678s", "5p", flags="riichi ippatsu", dora="1z", ura="4s", presets=SOME
    )
    assert answers(found, "han")["jpml_a"] == 2
    assert (answers(found, "han")["wrc"], answers(found, "points")["wrc"]) == (4, 8000)
    assert says("6-1", "In the A rules of the Japan Professional Mahjong League two han are left.")
    assert says("6-1", "four han remain, and kiriage mangan makes that 8,000.")


def test_who_states_that_open_tanyao_wins() -> None:
    names = ["tutorial_default", "club", "jpml_a", "tenhou"]
    found = mj.compare("23467m567p88s + pon 22*2p", "8m", presets=names)
    silent = [row.ruleset for row in found.rulesets if not row.settled]
    assert all(answers(found, "win").values())
    assert silent == ["tenhou"]
    assert says("6-1", "Tenhou's source doesn't say. The other three tables allow open tanyao.")


def test_who_rounds_up_to_a_mangan() -> None:
    found = mj.compare(FIRST, "3p", flags="riichi")
    assert {answers(found, "points")[row.ruleset] for row in found.rulesets} == {3900}
    assert says("6-1", "the ron is worth 3,900 at every table")


COUNTED = json.loads(files("mjwidgets._chart").joinpath("counted.json").read_text("utf-8"))
"""What was counted in recorded games."""


def test_wins_are_counted_as_the_lessons_say() -> None:
    wins = sum(COUNTED["wins"].values())
    yakuman = wins - sum(COUNTED["fu"].values())  # whose fu nobody counts
    share = 100 * COUNTED["yaku"]["first_eight"] / wins
    assert (wins, yakuman, round(share, 1)) == (26255, 43, 96.5)
    assert says(
        "3-1", "More than 96 of every 100 real wins have at least one of the eight yaku you know."
    )
    assert says("for-teachers", "965 have at least one of the first eight yaku.")
    assert says("for-teachers", "In 26,255 recorded wins there were 43 yakuman")


def test_two_winners_in_five_games() -> None:
    winners = answers(mj.compare(mj.questions.several_ron("A", "BD")), "winners")
    assert sum(found == ("B", "D") for found in winners.values()) == 5
    assert says("6-1", "In five of the computer games on this list, both players win")


def test_results_are_reckoned_as_shown() -> None:
    results = answers(mj.compare(mj.questions.final_points(42300, 28600, 18100, 11000)), "results")
    here, a_rules = results["tutorial_default"], results["jpml_a"]
    assert here[:2] == (Fraction("52.3"), Fraction("8.6"))  # type: ignore[index]
    assert a_rules[1] == Fraction("-2.4")  # type: ignore[index]
    assert says("6-1", "28.6 − 30 + 10 = +8.6 here")
    assert says("6-1", "28.6 − 30 − 1 = −2.4")
    assert says("6-1", "42.3 − 30 + 20 + 20 = +52.3")


def table(lesson: str, head: str) -> list[list[str]]:
    """The rows below the head of a table, cell by cell."""
    (found,) = (one.text for one in sentences(lesson) if one.text.startswith(head))
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in found.splitlines()[2:]]


def yaku_called(name: str) -> list[str]:
    """The yaku that a table calls by this name; those of value tiles go by one."""
    plain = name.partition(" (")[0]
    if plain == "value tiles":
        return [yaku for yaku in YAKU if yaku.startswith("yakuhai")]
    return [yaku for yaku in YAKU if plain in (yaku.replace("_", " "), yaku_name(yaku).casefold())]


def yaku_name(yaku: str) -> str:
    """Its English name, without the one in brackets."""
    return render(msg(f"yaku.{yaku}.name")).partition(" (")[0]


@pytest.mark.parametrize("lesson", ["3-1", "3-3", "3-4"])
def test_a_yaku_is_worth_what_the_tables_say(lesson: str) -> None:
    for name, _, closed, opened in table(lesson, "| Yaku | What it is | Closed | Open |"):
        rows = [YAKU[yaku] for yaku in yaku_called(name)]
        assert rows, name
        for row in rows:
            assert str(row.closed) == closed.removesuffix(" each"), name
            assert str(row.open or "–") == opened.removesuffix(" each"), name


def test_the_map_has_as_many_yaku_as_the_lesson_says() -> None:
    value = {yaku for yaku in YAKU if yaku.startswith("yakuhai")}
    ordinary = {yaku for family in MAP.values() for yaku in family}
    first, third = (set(TOPICS[topic].choices) - value for topic in ("first8", "patterns"))
    taught = set(TOPICS["one_han"].choices) - value
    assert (len(MAP), len(ordinary - value) + 1, len(first) + 1) == (7, 26, 8)
    assert len(third - taught) == 5
    assert says("3-1", "There are about forty yaku, and 26 of them are ordinary.")
    assert says("3-1", "you get seven families")
    assert says("3-1", "name the eight yaku behind almost every win")
    assert says("3-3", "Now the map has five more names.")


def paid(han: int, fu: int, by: WinBy = WinBy.RON) -> str:
    """What a player who is not the dealer is paid, as the tables write it."""
    score = score_of(han, fu, Terms(by), mj.RuleSet())
    shares = sorted({part.points for part in score.payments})
    return str(score.limit or "/".join(map(str, shares)))


def test_payments_below_mangan_are_those_of_the_tables() -> None:
    for row, *cells in table("4-1", "| Fu | 1 han |"):
        fu, by = int(row.split()[0]), WinBy.TSUMO if row.endswith("tsumo") else WinBy.RON
        for han, cell in enumerate(cells, 1):
            assert cell == "–" or paid(han, fu, by) == cell, (row, han)
    (grown,) = table("4-1", "| Han | 1 |")
    assert [cell.replace(",", "") for cell in grown[1:]] == [paid(han, 30) for han in range(1, 5)]
    by_heart = [[paid(han, fu) for han in range(1, most)] for fu, most in ((30, 5), (40, 4))]
    lines = [" – ".join(f"{int(points):,}" for points in line) for line in by_heart]
    assert says("4-1", f"Learn two lines by heart: {lines[0]} and {lines[1]}.")
    assert says("4-1", "With four han, 30 fu are worth 7,700.")
    assert says("4-1", "One han with 30 fu is worth 1,000. Two han are worth 2,000.")


def test_limits_are_those_of_the_tables() -> None:
    for row, others, dealer in table("4-1", "| Limit (han) |"):
        for han in map(int, re.findall(r"\d+", row)):
            scores = [
                score_of(han, 30, Terms(dealer=deals), mj.RuleSet()) for deals in (False, True)
            ]
            assert [str(score.value) for score in scores] == [others, dealer]
            assert row.startswith(str(scores[0].limit).removeprefix("kazoe_"))


@pytest.mark.parametrize(("indicators", "han"), [("4p4p4m4s", 35), ("4p4p4m4m4s", 43)])
def test_the_most_dora_that_a_hand_can_have(indicators: str, han: int) -> None:
    """As R2.4-j has it; with the kan of another player a fifth indicator lies open."""
    hand = "2z789p + ankan 5505p + ankan 5505m + ankan 5505s"
    won = mj.value(hand, "2z", flags="riichi", dora=indicators, ura=indicators)
    assert won.best.han - won.best.yaku_han == han
    assert says("4-1", "can give one hand 35 han of dora")
    assert says("4-1", "If another player's kan turns over an indicator too, that makes 43.")


def test_a_hand_comes_to_five_han_in_both_games() -> None:
    hand, tile = "11m99m + pon 44*4m + pon 666*z + pon 777*m", "9m"
    assert mj.value(hand, tile).best.han == mj.korean.count(hand, tile).best.base_han == 5
    assert says("7-1", "The yaku come to five han in both games.")


def test_how_much_the_sources_state_of_m_league() -> None:
    preset = mj.preset("mleague")
    assert sum(preset.states(option) for option in OPTIONS) == 3
    assert says("6-1", "For M.League, the course knows only three of the rules.")


@pytest.mark.parametrize("head", ["| Riichi | Korean | 한국어 |", "| Bonus | Korean | 한국어 |"])
def test_korean_yaku_are_worth_what_the_tables_say(head: str) -> None:
    named = {render(msg(f"korean.yaku.{yaku}.name")): yaku for yaku in HAN}
    for _, korean, _, *values in table("7-1", head):
        (yaku,) = (id for name, id in named.items() if f"({korean})" in name)
        assert [str(HAN[yaku][at].han or "–") for at in HanTable] == values, korean


def test_korean_tables_differ_in_two_yaku() -> None:
    def han(table: str) -> dict[str, int]:
        counted = mj.korean.count("111m999m111p55z66z", "6z", table=table)
        return {item.yaku: item.han for item in counted.best.yaku}

    nagari, samsik, coffee = map(han, ("nagari", "samsik", "coffee"))
    differing = {yaku for yaku in nagari if not nagari[yaku] == samsik[yaku] == coffee[yaku]}
    assert differing == {"kr_honnodu", "kr_samanko"}
    assert [table["kr_honnodu"] for table in (nagari, samsik, coffee)] == [8, 6, 4]
    assert [table["kr_samanko"] for table in (nagari, samsik, coffee)] == [4, 2, 2]
    assert says("7-1", "has a different value at each table: 8, 6 and 4 han.")
    assert says("7-1", "is worth 4 at Nagari and 2 at the others.")


@pytest.mark.parametrize(("third", "wins"), [("678p", False), ("888p", True)])
def test_open_simples_need_one_yaku_more(third: str, wins: bool) -> None:
    counted = mj.korean.count(f"22m33p{third} + pon 66*6m + pon 5*55m", "3p")
    assert counted.can_win is wins
    assert says("7-1", "This open hand has one base yaku: all simples.")
