"""Korean mahjong and comparisons by the names a lesson uses."""

from __future__ import annotations

import pytest

import mjteach as mj
from mjteach.core.errors import RuleSetError, SituationError
from mjteach.core.tiles import Tile
from mjteach.text import outline


def test_a_count_under_each_table() -> None:
    three = [
        mj.korean.count("111222333m55p77z", "7z", table=f"korean_{table}").best.han
        for table in ("nagari", "samsik", "coffee")
    ]
    assert len(set(three)) > 1


def test_circumstances_are_taken() -> None:
    plain = mj.korean.count("123m456m789p23p55p", "4p")
    better = mj.korean.count("123m456m789p23p55p", "4p", flags="eopeo", flowers="1f2f")
    assert better.context.eopeo
    assert better.context.flowers == (Tile.FLOWER1, Tile.FLOWER2)
    assert better.best.han > plain.best.han


def test_bulleo_is_an_eopeo_too() -> None:
    assert mj.korean.count("123m456m789p23p55p", "4p", flags="bulleo").context.eopeo


def test_eopeo_gives_its_reasons() -> None:
    verdict = mj.korean.eopeo("123456m22p67788p")
    assert verdict.legal
    assert outline(verdict.explain())


@pytest.mark.parametrize(("table", "legal"), [("nagari", True), ("samsik", False)])
def test_a_first_turn_helps_where_it_is_a_base_yaku(table: str, legal: bool) -> None:  # RK4-v
    unsafe = "222m456m22p67788p"
    for ask in (mj.korean.eopeo, mj.korean.bulleo):
        assert not ask(unsafe, table=table).legal
        assert ask(unsafe, table=table, first_turn=True).legal is legal


@pytest.mark.parametrize(
    ("held", "discards"), [("123456m22p67788p", "1z"), ("123456m6788p + pon 22*2p", "")]
)
def test_a_first_turn_comes_before_calls_and_discards(held: str, discards: str) -> None:
    for ask in (mj.korean.eopeo, mj.korean.bulleo):
        with pytest.raises(SituationError) as refused:
            ask(held, discards=discards, first_turn=True)
        assert refused.value.message.get("problem") == "not_the_first_turn"


def test_bulleo_gives_its_reasons() -> None:
    safe = "123456m22p67788p"
    assert mj.korean.bulleo(safe).legal
    assert [failed.ref for failed in mj.korean.bulleo(safe, discards="9p").failures] == ["RK5-g"]
    assert [failed.ref for failed in mj.korean.bulleo(safe, others_eopeo=True).failures] == [
        "RK5-h"
    ]


def test_a_table_in_every_form() -> None:
    table = mj.korean.table("samsik")
    counted = {
        mj.korean.count("111222333m55p77z", "7z", table=form).best.han
        for form in ("samsik", "korean_samsik", table, table.rules)
    }
    assert len(counted) == 1
    assert counted != {mj.korean.count("111222333m55p77z", "7z").best.han}
    assert not mj.korean.eopeo("222m456m22p67788p", table="coffee").legal


def test_a_table_that_is_not_there() -> None:
    for ask in (mj.korean.eopeo, mj.korean.bulleo):
        with pytest.raises(RuleSetError) as caught:
            ask("123456m22p67788p", table="seoul")
        assert "korean_samsik" in str(caught.value.message.get("known"))


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"by": "ron"}, "error.situation.no_such_win"),
        ({"flags": "riichi"}, "error.situation.no_such_flag"),
        ({"seat": "X"}, "error.situation.no_wind"),
    ],
)
def test_errors_name_the_fix(options: dict[str, str], problem: str) -> None:
    with pytest.raises(SituationError) as caught:
        mj.korean.count("123m456m789p23p55p", "4p", **options)
    assert caught.value.message.id == problem


def test_an_action_is_compared_too() -> None:
    state = mj.recorded_deal("first")[12]
    found = mj.compare(state, "A chi 2s with 15s", presets=["tutorial_default", "club"])
    assert found.alike
    assert found.of("club").outcome.fact("action") is False


def test_a_comparison_tells_which_option_it_is() -> None:
    found = mj.compare(
        "234567m4588p678s", "3p", flags="riichi", dora="4m", presets=["wrc", "jpml_a"]
    )
    assert [difference.options for difference in found.differences] == [("kiriage_mangan",)]
    assert outline(mj.why(found))
