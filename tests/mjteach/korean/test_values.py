"""The values of the three tables and the rows of yaku, held to yaku.yaml."""

from typing import Any

import pytest

from mjteach.korean.rules import KoreanRules
from mjteach.korean.values import HAN, HanTable, NoValue, Value
from mjteach.korean.yaku import ROWS, value_of
from support.spec import specified_yaml

PER_TILE = {"kr_gensho", "kr_hwapae"}


@pytest.fixture(scope="module")
def specified() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in specified_yaml("yaku.yaml")["korean_yaku"]}


def as_written(yaku: str, value: Value) -> Any:
    """A value as yaku.yaml writes it."""
    if value.han is None:
        return {NoValue.NOT_IN_TABLE: "-"}.get(value.missing, str(value.missing))
    per_tile = " per tile" if yaku in PER_TILE else ""
    return f"+{value.han}{per_tile}" if value.bonus else value.han


def test_every_yaku_has_the_han_of_the_file(specified: dict[str, dict[str, Any]]) -> None:
    found = {
        id: {table.value: as_written(id, value) for table, value in row.items()}
        for id, row in HAN.items()
    }
    assert found == {id: row["han"] for id, row in specified.items()}
    assert [*HAN] == [*specified]


def test_every_yaku_is_detected_in_the_order_of_the_file(
    specified: dict[str, dict[str, Any]],
) -> None:
    assert [*dict.fromkeys(row.id for row in ROWS)] == [*specified]
    assert {(row.id, row.ref) for row in ROWS} == {
        (id, row["rules"][0]) for id, row in specified.items()
    }
    assert {row.id for row in ROWS if row.per_tile} == PER_TILE


def test_base_and_bonus_are_those_of_the_file(specified: dict[str, dict[str, Any]]) -> None:
    """The words of the file; a yaku without a value is what it is in the other tables."""
    words = {
        "base": [False] * 3,
        "base, regional": [False] * 3,
        "bonus": [True] * 3,
        "base in Nagari and Coffee, bonus in Samsik": [False, True, False],
    }
    for id, row in specified.items():
        assert [HAN[id][table].bonus for table in HanTable] == words[row["kind"]], id


def test_only_value_tiles_have_several_rows() -> None:
    ids = [row.id for row in ROWS]
    assert len(HAN) == 38
    assert {id for id in ids if ids.count(id) > 1} == {"kr_gwolli"}
    assert ids.count("kr_gwolli") == 5  # three dragons, round wind, seat wind


def test_other_yaku_are_named_by_their_ids() -> None:
    named = {id for row in ROWS for id in (*row.excludes, *row.contains)}
    assert named <= HAN.keys()


@pytest.mark.parametrize(
    ("yaku", "rules", "value"),
    [
        ("kr_bulleo", KoreanRules(), (1, True)),
        ("kr_bulleo", KoreanRules(bulleo_value="2_han"), (2, True)),  # C39
        ("kr_bulleo", KoreanRules(han_table="coffee", bulleo_value="2_han"), (2, True)),
        ("kr_hwamangwan", KoreanRules(hwamangwan_value="8_han"), (8, True)),  # C37
        ("kr_jihwa", KoreanRules(first_turn_yaku="bonus"), (16, True)),  # RK4-r
        ("kr_eopeo", KoreanRules(han_table="samsik", agreed_han={"kr_eopeo": 1}), (1, True)),
        ("kr_chanta", KoreanRules(agreed_han={"kr_chanta": 2}), (2, False)),
        ("kr_bulleo", KoreanRules(bulleo_value="2_han", agreed_han={"kr_bulleo": 5}), (5, True)),
        ("kr_buji_eopeo", KoreanRules(han_table="samsik"), (2, True)),
        ("kr_samkkang", KoreanRules(samkkang="doubles"), (0, False)),
        ("kr_samkkang", KoreanRules(samkkang="doubles", agreed_han={"kr_samkkang": 4}), (4, False)),
    ],
)
def test_values_under_options(yaku: str, rules: KoreanRules, value: tuple[int, bool]) -> None:
    assert value_of(yaku, rules) == (*value, None)
