"""A table of Korean mahjong tells what its yaku are worth, each once."""

from __future__ import annotations

import pytest

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
            assert line.message.id == f"korean.values.{value.missing or 'han'}"


def test_a_table_in_words() -> None:
    lines = [line.text for line in outline(explain_rules(PRESETS["korean_samsik"]))]
    assert "Nine gates (guryeonbodeung): 12 han." in lines
    assert "Closed declaration (eopeo): the source does not know." in lines
    assert "Open declaration on a single tile (oeja bulleo): not in this table." in lines
    assert "Three quads (samkkang): as agreed, where it is played." in lines
