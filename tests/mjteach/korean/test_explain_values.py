"""A table of Korean mahjong tells what its yaku are worth, each once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjteach.core.message import Explanation
from mjteach.korean import KoreanRules
from mjteach.korean.explain import explain_rules
from mjteach.korean.presets import PRESETS
from mjteach.korean.values import HAN, HanTable
from mjteach.text import outline


@pytest.mark.parametrize("table", HanTable)
def test_every_yaku_of_a_table_is_told_once_with_its_value(table: HanTable) -> None:
    base, bonus, *_ = explain_rules(PRESETS[f"korean_{table}"]).children
    told = {line.message.get("yaku"): line.message for line in (*base.children, *bonus.children)}
    assert len(told) == len(base.children) + len(bonus.children) == len(HAN)
    for part, is_bonus in ((base, False), (bonus, True)):
        for line in part.children:
            value = HAN[str(line.message.get("yaku"))][table]
            assert value.bonus is is_bonus
            assert line.message.get("han") == value.han
            assert line.message.id == f"korean.values.{value.missing or measure(line)}"


def measure(line: Explanation) -> str:
    return {"kr_gwolli": "per_set", "kr_gensho": "per_tile", "kr_hwapae": "per_tile"}.get(
        str(line.message.get("yaku")), "han"
    )


def test_a_table_in_words() -> None:
    lines = [line.text for line in outline(explain_rules(PRESETS["korean_samsik"]))]
    assert "Nine gates (guryeonbodeung): 12 han." in lines
    assert "Closed declaration (eopeo): the source doesn't give a value." in lines
    assert "Open declaration on a single tile (oeja bulleo): not in this table." in lines
    assert "Three quads (samkkang): as agreed, wherever it's played." in lines
    assert "Winning-tile bonus (gensho): 1 han for each tile." in lines  # RK5-b
    assert "Flower tile (hwapae): 1 han for each tile." in lines  # RK5-c
    assert "Value tile set (gwollipae): 1 han for each set." in lines  # RK4-e


def test_a_table_where_three_quads_double_the_han() -> None:
    table = PRESETS["korean_nagari"]
    rules = KoreanRules(samkkang="doubles")
    lines = [line.text for line in outline(explain_rules(replace(table, rules=rules)))]
    assert "Three quads (samkkang): doubles the han." in lines
