"""The cards: every number counted again, and what they say under other rules."""

import re
from html import unescape
from pathlib import Path

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.choices import PinfuWithTsumo
from mjteach.core.errors import GivenError, RuleSetError
from mjteach.core.message import Message
from mjteach.puzzles.games import RIICHI
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.rules import RuleSet
from mjteach.text import render
from mjwidgets._card import CARDS, FU, HAN
from support.puzzles.samples import sample


def hundreds(points: int) -> int:
    return -(-points // 100) * 100


def counted(han: int, fu: int, *, dealer: bool) -> str:
    """A field of the card, by the arithmetic of R4.1."""
    base = fu * 2 ** (han + 2)
    if base >= 2000:
        return "mangan"
    ron = str(hundreds(base * (6 if dealer else 4)))
    tsumo = f"{hundreds(2 * base)} all"
    if not dealer:
        tsumo = f"{hundreds(base)}/{hundreds(2 * base)}"
    if fu == 20:
        ron = "–"
    if (fu, han) in {(20, 1), (25, 1), (25, 2)}:
        tsumo = "–"
    if (fu, han) == (25, 1):
        ron = "–"
    return "–" if ron == tsumo == "–" else f"{ron} · {tsumo}"


@pytest.mark.parametrize("dealer", [False, True])
def test_every_field_is_right(dealer: bool) -> None:
    lines = mjw.card("payments").text.splitlines()
    begins = [place for place, line in enumerate(lines) if line.startswith("When ")][dealer]
    for fu, line in zip(FU, lines[begins + 1 :], strict=False):
        fields = [counted(han, fu, dealer=dealer) for han in HAN]
        assert line == f"{fu} fu: {', '.join(fields)}"


def test_limits_have_their_han_and_their_payments() -> None:
    lines = mjw.card("payments").text.splitlines()
    assert "haneman: 6–7, 12000 · 3000/6000" in lines
    assert "haneman: 6–7, 18000 · 6000 all" in lines
    assert "counted yakuman (kazoe yakuman): 13+, 48000 · 16000 all" in lines


def test_it_goes_by_the_rules_that_are_asked_for() -> None:
    def field(*, kiriage: bool) -> str:
        rules = mj.rules("ourclub", based_on="club", kiriage_mangan=kiriage)
        lines = mjw.card("payments", rules=rules).text.splitlines()
        return next(line for line in lines if line.startswith("30 fu"))

    assert field(kiriage=False).endswith("7700 · 2000/3900")
    assert field(kiriage=True).endswith("mangan")


def test_it_is_saved_as_a_page_that_runs_nothing(tmp_path: Path) -> None:
    file = tmp_path / "card.html"
    mjw.card("payments").save(file)
    page = file.read_text("utf-8")
    assert page.count("<table>") == 4
    assert "<script" not in page
    assert "1000 · 300/500" in page


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(GivenError, match="payments"):
        mjw.card("fish")
    for of in CARDS:
        with pytest.raises(RuleSetError):
            mjw.card(of, rules="fish")


def cells(of: str, rules: object = None) -> dict[str, list[str]]:
    """The rows of a card as it is read: by their first cell, the others as they stand."""
    html = mjw.card(of, rules=rules).page.split("<body>")[1]
    told = {}
    for row in re.findall("<tr>(<th scope=.row.*?)</tr>", html):
        first, *rest = [unescape(re.sub("<.*?>", "", cell)) for cell in row.split("<td")]
        told[first] = [cell.partition(">")[2] for cell in rest]
    return told


def name_of(yaku: str) -> str:
    is_value = yaku.startswith("yakuhai")
    return render(Message("sheet.value_tiles" if is_value else f"yaku.{yaku}.name"))


@pytest.mark.parametrize("ruleset", RIICHI.presets)
def test_hands_have_the_han_of_the_card(ruleset: str) -> None:
    """Every yaku of some hundred hands, as the engine values them, is on the card with its han."""
    told, kind, seen = cells("yaku", ruleset), kind_of("han_count"), set()
    for level in (1, 4):
        for puzzle in sample(kind, level, 40, ruleset=ruleset):
            won = kind.found(puzzle.content, puzzle.rules)
            for item in won.best.yaku:
                *_, closed, opened = told[name_of(item.yaku)]
                worth = closed if won.hand.is_closed else opened
                yakuman = {1: "yakuman", 2: "double yakuman"}
                assert worth == (yakuman.get(item.yakuman) or str(item.han)), item
                seen.add(item.yaku)
    assert len(seen) > 15


@pytest.mark.parametrize("ruleset", RIICHI.presets)
def test_hands_have_the_fu_of_the_card(ruleset: str) -> None:
    told, kind = cells("fu", ruleset), kind_of("fu_count")
    rows = {
        "pair.none": "number tiles",
        "pair.guest_wind": "a wind that's neither yours nor the round's",
        "pair.dragon": "dragons",
        "pair.seat_wind": "your wind, or the round's",
        "pair.round_wind": "your wind, or the round's",
        "pair.double_wind": "your wind that's also the round's",
        "win.closed_ron": "a closed ron",
        "win.open_ron": "a ron with an open hand",
        "win.tsumo": "tsumo",
        "win.pinfu_tsumo": "tsumo with pinfu",
        "win.rinshan": "tsumo after a kan",
        "chiitoitsu": "seven pairs",
        "base": "every win",
        "set.run": "Run",
    }
    for puzzle in sample(kind, 4, 80, ruleset=ruleset):
        fu = kind.found(puzzle.content, puzzle.rules).best.fu
        if fu.items[-1].id == "open_no_fu":
            assert told["an open hand with no extra fu"] == [str(fu.total)]
            continue
        for item in fu.items:
            name, _, rest = item.id.partition(".")
            if name == "wait":
                assert told[render(Message(f"wait.{rest}.name"))] == [str(item.fu)]
            elif name == "set" and rest != "run":
                shape, openness, tiles = rest.split(".")
                word = "2 to 8" if tiles == "simple" else "1, 9 or honours"
                row = told[f"{shape.capitalize()} of {word}"]
                assert row[openness == "closed"] == str(item.fu)
            else:
                assert told[rows[item.id]][0] == str(item.fu)


def test_what_is_switched_off_is_not_on_the_card_and_what_is_otherwise_is() -> None:
    usual = cells("yaku")
    rules = mj.rules(
        "ourclub",
        based_on="tutorial_default",
        kuitan=False,
        ippatsu=False,
        open_riichi="2_han",
        renhou="mangan",
        daisharin="pinzu",
        double_yakuman_hands=("daisuushii",),
        chuuren_forms="nine_sided_only",
        min_han=2,
        kan_dora=False,
        kan_ura_dora=False,
        kan_dora_timing_concealed="not_used",
        kan_dora_timing_open="not_used",
        red_fives="none",
    )
    ours = cells("yaku", rules)
    assert usual["All simples (tanyao)"][1:] == ["1", "1"]
    assert ours["All simples (tanyao)"][1:] == ["1", "–"]
    gone = {"Ippatsu", "Nine gates (chuuren poutou)", "Kan dora", "Red fives"}
    assert gone <= set(usual)
    assert not gone & set(ours)
    assert ours["Open riichi"][1:] == ["2", "–"]
    assert ours["Blessing of man (renhou)"][1:] == ["mangan", "–"]
    assert ours["Big four winds (daisuushii)"][1:] == ["double yakuman", "double yakuman"]
    assert ours["Minimum han"] == ["2"]
    assert "Minimum han" not in usual
    assert "Open riichi" not in usual


def test_fu_go_by_the_rules_that_are_asked_for() -> None:
    rules = mj.rules(
        "ourclub",
        based_on="tutorial_default",
        renpuu_pair_fu=2,
        rinshan_tsumo_fu=0,
        open_no_fu_hand=20,
        pinfu_with_tsumo=PinfuWithTsumo.EXCLUSIVE,
    )
    usual, ours = cells("fu"), cells("fu", rules)
    assert usual["your wind that's also the round's"] == ["4"]
    assert ours["your wind that's also the round's"] == ["2"]
    assert ours["tsumo after a kan"] == ["0"]
    assert "tsumo after a kan" not in usual
    assert ours["an open hand with no extra fu"] == ["20"]
    assert not {"tsumo with pinfu", "pinfu with tsumo"} & set(ours)
    assert "by han alone" in mjw.card("fu", rules=RuleSet(scoring_method="han_only")).text


@pytest.mark.browser
@pytest.mark.parametrize("of", CARDS)
@pytest.mark.parametrize("ruleset", [None, "jpml_a"])
def test_a_card_is_one_page_of_paper(of: str, ruleset: str | None, tmp_path: Path) -> None:
    file = tmp_path / "card.pdf"
    mjw.card(of, rules=ruleset).save(file)
    assert len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())) == 1


def test_what_a_source_leaves_out_is_told_as_the_courses_own() -> None:
    """World Riichi says nothing of red fives; what it published later is named above the card."""
    told = cells("yaku", "wrc")
    assert told["Red fives"] == [
        "one in each suit (these rules don't say; this is the course's rule)"
    ]
    assert told["Kan dora"] == ["yes"]
    assert "published more since then" in mjw.card("yaku", rules="wrc").text
    assert "published" not in mjw.card("yaku").text
    assert "these rules don't say" not in mjw.card("yaku").text
