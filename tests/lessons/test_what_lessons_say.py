"""Numbers and names that lessons give in their own words are those the engine gives."""

from __future__ import annotations

import json
from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import nbformat
import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.variant import why

FOLDER = Path(__file__).parents[2] / "lessons" / "en"
FIRST = "234567m4588p678s"
SOME = ("tutorial_default", "club", "jpml_a", "wrc", "saikouisen", "npm", "tenhou")


def says(lesson: str, sentence: str) -> bool:
    """Whether a lesson holds the sentence as it stands, in its text or after a question."""
    (path,) = FOLDER.glob(f"{lesson}-*.ipynb")
    cells = nbformat.read(path, 4).cells
    return any(sentence in cell.source for cell in cells)


def answers(found: Comparison, fact: str) -> dict[str, object]:
    """The fact under each rule set."""
    return {row.ruleset: row.outcome.fact(fact) for row in found.rulesets}


@pytest.mark.parametrize(
    ("step", "call", "sentence"),
    [
        (20, "pon", "At step 20 West takes a tile from your river"),
        (44, "chi", "At step 44 West takes a tile again, this time from South"),
    ],
)
def test_the_round_is_called_where_the_lesson_says(step: int, call: str, sentence: str) -> None:
    told = mjw.step_through(mj.recorded_deal("first"), "A").go(step)
    assert f"West calls {call}" in told
    assert says("2-02", sentence)


def test_chi_at_step_13_has_two_reasons_against_it() -> None:
    verdict = why(mj.recorded_deal("first")[12], action("A chi 2s with 15s"))
    assert {finding.check for finding in verdict.failures} == {"chi_kamicha", "chi_run"}
    assert says(
        "2-02", "Two, and either would do. South is not on your left. And 1, 2, 5 are no run."
    )


@pytest.mark.parametrize(
    ("shape", "row"),
    [
        ("45p", "| 4 5 | two-sided (ryanmen) | 3, 6 |"),
        ("46p", "| 4 6 | gap (kanchan) | 5 |"),
        ("12p", "| 1 2 | edge (penchan) | 3 |"),
        ("9p", "| 9 | pair wait (tanki) | 9 |"),
        ("11m99p", "| 1 1 and 9 9 | double pair (shanpon) | 1, 9 |"),
        ("2345m", "| 2 3 4 5 | nobetan | 2, 5 |"),
        ("34567m", "| 3 4 5 6 7 | three-sided | 2, 5, 8 |"),
    ],
)
def test_a_shape_waits_for_what_the_table_says(shape: str, row: str) -> None:
    waits = ", ".join(str(tile)[0] for tile in mj.waits(shape).tiles)
    assert row.endswith(f"| {waits} |")
    assert says("2-04", row)


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
    assert says("6-1", "four han remain, and kiriage mangan lifts them to 8,000.")


def test_who_states_that_open_tanyao_wins() -> None:
    names = ["tutorial_default", "club", "jpml_a", "tenhou"]
    found = mj.compare("23467m567p88s + pon 22*2p", "8m", presets=names)
    silent = [row.ruleset for row in found.rulesets if not row.settled]
    assert all(answers(found, "win").values())
    assert silent == ["tenhou"]
    assert says("6-1", "None that says so. Tenhou's source is silent.")


def test_who_rounds_up_to_a_mangan() -> None:
    found = mj.compare(FIRST, "3p", flags="riichi")
    assert {answers(found, "points")[row.ruleset] for row in found.rulesets} == {3900}
    assert says("6-1", "the discard is worth 3,900 at every table")


def test_the_first_eight_are_in_nearly_every_win() -> None:
    counted = json.loads(files("mjwidgets._chart").joinpath("counted.json").read_text("utf-8"))
    share = 100 * counted["yaku"]["first_eight"] / sum(counted["wins"].values())
    assert 96 < share < 97
    assert says("3-1", "At least one of these eight is in more than 96 of 100 real wins.")


def test_two_winners_in_five_games() -> None:
    winners = answers(mj.compare(mj.questions.several_ron("A", "BD")), "winners")
    assert sum(found == ("B", "D") for found in winners.values()) == 5
    assert says("6-1", "five game sources in this list")


def test_results_are_reckoned_as_shown() -> None:
    results = answers(mj.compare(mj.questions.final_points(42300, 28600, 18100, 11000)), "results")
    here, a_rules = results["tutorial_default"], results["jpml_a"]
    assert here[:2] == (Fraction("52.3"), Fraction("8.6"))  # type: ignore[index]
    assert a_rules[1] == Fraction("-2.4")  # type: ignore[index]
    assert says("6-1", "28.6 − 30 + 10 = +8.6 here")
    assert says("6-1", "28.6 − 30 − 1 = −2.4")
    assert says("6-1", "42.3 − 30 + 20 + 20 = +52.3")


def test_korean_tables_differ_in_two_yaku() -> None:
    def han(table: str) -> dict[str, int]:
        counted = mj.korean.count("111m999m111p55z66z", "6z", table=table)
        return {item.yaku: item.han for item in counted.best.yaku}

    nagari, samsik, coffee = map(han, ("nagari", "samsik", "coffee"))
    differing = {yaku for yaku in nagari if not nagari[yaku] == samsik[yaku] == coffee[yaku]}
    assert differing == {"kr_honnodu", "kr_samanko"}
    assert [table["kr_honnodu"] for table in (nagari, samsik, coffee)] == [8, 6, 4]
    assert [table["kr_samanko"] for table in (nagari, samsik, coffee)] == [4, 2, 2]
    assert says("7-1", "differs in all three: 8, 6 and 4 han.")
    assert says("7-1", "is worth 4 at Nagari and 2 at the others.")


@pytest.mark.parametrize(("third", "wins"), [("678p", False), ("888p", True)])
def test_open_simples_need_one_yaku_more(third: str, wins: bool) -> None:
    counted = mj.korean.count(f"22m33p{third} + pon 66*6m + pon 5*55m", "3p")
    assert counted.can_win is wins
    assert says("7-1", "This open hand has one base yaku: all simples.")
