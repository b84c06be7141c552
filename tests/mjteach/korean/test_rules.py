"""The options and named tables of Korean mahjong, held to rulesets.yaml, and what they refuse."""

from dataclasses import FrozenInstanceError
from enum import StrEnum
from typing import Any

import pytest

from mjteach.core.errors import RuleSetError
from mjteach.core.message import msg
from mjteach.korean.presets import PRESETS, VARIES, preset
from mjteach.korean.rules import OPTIONS, Gensho, KoreanRules, diff, replace_options
from mjteach.korean.values import HanTable
from mjteach.text import render
from support.spec import specified_yaml

IN_WORDS_ONLY = {
    "han_table",
    "agreed_han",
    "first_turn_yaku",
    "furiten_ssumu",
    "furiten_bulleo",
    "haitei_ssoa_tile",
    "samkkang",
    "honnodu_total",
    "hwamangwan_value",
    "bulleo_value",
}
"""Options that rulesets.yaml does not have; rulebook.md tells the choice in a sentence."""


@pytest.fixture(scope="module")
def written() -> Any:
    return specified_yaml("rulesets.yaml")


def test_options_are_those_the_rule_sets_state(written: Any) -> None:
    for id in PRESETS:
        values = written["rulesets"][id]["values"]
        stated = [key for key, value in values.items() if value != "unspecified"]
        assert sorted(OPTIONS.keys() - IN_WORDS_ONLY) == sorted(stated)


def test_groups_rule_ids_and_values(written: Any) -> None:
    for key in OPTIONS.keys() - IN_WORDS_ONLY:
        ours, row = OPTIONS[key], written["options"][key]
        assert (ours.group, list(ours.refs)) == (row["group"], row["rules"]), key
        order = [value for value in row["values"] if value in ours.allowed]
        assert list(ours.allowed) == order, key
        assert {type(value) for value in ours.allowed} <= {ours.type}, key


def test_every_value_of_the_korean_group_is_allowed(written: Any) -> None:
    for key, row in written["options"].items():
        if row["group"] == "korean":
            assert list(OPTIONS[key].allowed) == row["values"], key


def test_rule_ids_of_the_choices_told_in_words() -> None:
    refs = {key: OPTIONS[key].refs for key in IN_WORDS_ONLY}
    assert all(ref.startswith(("RK", "C3")) for own in refs.values() for ref in own)
    assert {ref for own in refs.values() for ref in own if ref.startswith("C")} == {
        "C36",
        "C37",
        "C39",
    }


@pytest.mark.parametrize("id", PRESETS)
def test_values(id: str, written: Any) -> None:
    source = written["rulesets"][id]
    for key in OPTIONS.keys() - IN_WORDS_ONLY:
        value = source["values"][key]
        if value == "varies":
            assert list(preset(id).varies[key]) == source["varies"][key], key
            assert getattr(preset(id).rules, key) == source["varies"][key][0], key
        else:
            assert getattr(preset(id).rules, key) == value, key
        assert preset(id).states(key) is (value != "varies"), key


def test_the_tables_are_the_rule_sets_of_the_104_tiles(written: Any) -> None:
    korean = [
        id for id, row in written["rulesets"].items() if row["values"]["tile_set"] == "korean_104"
    ]
    assert [*PRESETS] == korean == [row.id for row in PRESETS.values()]


def test_the_tables_differ_in_their_values_only() -> None:
    assert [row.rules.han_table for row in PRESETS.values()] == [*HanTable]
    for row in PRESETS.values():
        assert replace_options(row.rules, han_table="nagari") == KoreanRules()
        assert not row.states("agreed_han")


def test_the_first_of_several_alternatives_is_played() -> None:
    for key, values in VARIES.items():
        assert OPTIONS[key].default == values[0], key
        assert set(values) == set(OPTIONS[key].allowed), key


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"min_han": 4}, "no_such_value"),
        ({"min_han": True}, "no_such_value"),
        ({"chi": True}, "no_such_value"),
        ({"kan_dora": True}, "no_such_value"),
        ({"dead_wall_tiles": 14}, "no_such_value"),
        ({"ankan_after_riichi": "wait_unchanged"}, "no_such_value"),
        ({"flower_tiles": 8}, "no_such_value"),
        ({"gensho": True}, "no_such_value"),
        ({"genshoo": "off"}, "no_such_option"),
        ({"kuitan": False}, "no_such_option"),
        ({"agreed_han": {"kr_riichi": 1}}, "no_agreed_han"),
        ({"agreed_han": {"kr_chanta": -1}}, "no_agreed_han"),
        ({"agreed_han": {"kr_chanta": "2"}}, "no_agreed_han"),
        ({"agreed_han": {"kr_chanta": True}}, "no_agreed_han"),
        ({"agreed_han": ["kr_chanta"]}, "no_agreed_han"),
        ({"agreed_han": "kr_chanta"}, "no_agreed_han"),
    ],
)
def test_refusals(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        replace_options(KoreanRules(), **changes)
    assert caught.value.message.id == f"error.rules.{problem}"
    assert caught.value.message.get("option") == next(iter(changes))


def test_an_unknown_table_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RuleSetError) as caught:
        preset("korean_seoul")
    assert caught.value.message.get("known") == tuple(PRESETS)


def test_plain_words_and_lists_become_typed() -> None:
    rules = replace_options(
        KoreanRules(), gensho="off", agreed_han=[["kr_samkkang", 4], ("kr_chanta", 1)]
    )
    assert rules.gensho is Gensho.OFF
    assert rules.agreed_han == (("kr_chanta", 1), ("kr_samkkang", 4))  # as in the tables
    assert rules == KoreanRules(gensho=Gensho.OFF, agreed_han={"kr_chanta": 1, "kr_samkkang": 4})  # type: ignore[arg-type]


def single_changes() -> list[tuple[str, Any]]:
    """Every option with every value that is not its default."""
    listed: list[tuple[str, Any]] = [("agreed_han", (("kr_chanta", 1),))]
    for key, choice in OPTIONS.items():
        values = () if key == "agreed_han" else choice.allowed
        listed += [(key, value) for value in values if value != choice.default]
    return listed


@pytest.mark.parametrize(("key", "value"), single_changes())
def test_one_change(key: str, value: Any) -> None:
    plain, changed = KoreanRules(), replace_options(KoreanRules(), **{key: value})
    assert [(found.option, found.b) for found in diff(plain, changed)] == [(key, value)]
    assert eval(repr(changed), {"KoreanRules": KoreanRules}) == changed
    assert {changed: "found"}[replace_options(plain, **{key: value})] == "found"


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        KoreanRules().min_han = 1  # type: ignore[misc]


def test_every_option_and_value_has_its_words() -> None:
    """Different values have different names; a missing one would be a warning, thus an error."""
    for key, choice in OPTIONS.items():
        assert render(msg(f"korean.rule.{key}.name"))
        what = render(msg(f"korean.rule.{key}.what"))
        assert what.endswith(".")
        assert len(what.split()) < 20
        words = choice.allowed if isinstance(choice.default, StrEnum) else ()
        named = [render(msg(f"korean.rule.{key}.value.{word}.name")) for word in words]
        assert len(named) == len(set(named)), key
    for row in PRESETS.values():
        assert render(row.title)
