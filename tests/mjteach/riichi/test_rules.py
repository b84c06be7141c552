"""The rule options, held to the specification's list, and what a rule set refuses."""

import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from enum import EnumMeta, StrEnum
from operator import attrgetter
from typing import Any

import pytest

import mjteach as mj
from mjteach.core.errors import RuleSetError
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import (
    OPTIONS,
    ChomboPayment,
    Difference,
    RuleSet,
    Tobi,
    UmaWord,
    diff,
    replace_options,
)
from support.ours import OURS, RULE_SETS
from support.spec import specified_yaml

UMA_TABLE = ((12, -1, -3, -8), (8, 4, -4, -8), (8, 3, 1, -12))


@pytest.fixture(scope="module")
def options() -> dict[str, Any]:
    listed = specified_yaml("rulesets.yaml")["options"].items()
    return {key: row for key, row in listed if row["group"] != "korean" and key != "tile_set"}


def test_options_groups_and_rule_ids(options: dict[str, Any]) -> None:
    ours = [
        (option.key, option.group, list(option.refs))
        for option in OPTIONS.values()
        if option.key not in OURS
    ]
    assert ours == [(key, row["group"], row["rules"]) for key, row in options.items()]


OFF = (False, "off", "none")
"""What an option says that is not played."""


def test_our_own_options_are_off_unless_somebody_asks_for_them(options: dict[str, Any]) -> None:
    """Their rule tells of them, and they change no named rule set."""
    assert OPTIONS.keys() - options.keys() == OURS.keys(), "name it in tests/support/ours.py"
    for key in OURS:
        assert all(f"`{key}`" in mj.rule(ref).text for ref in OPTIONS[key].refs), key
        assert getattr(RuleSet(), key) in OFF
        playing = {id for id, row in PRESETS.items() if getattr(row.rules, key) not in OFF}
        assert playing <= RULE_SETS.keys(), key


def test_allowed_values(options: dict[str, Any]) -> None:
    for key, row in options.items():
        option, words = OPTIONS[key], [v for v in row["values"] if not str(v).startswith("<")]
        if row["values"] == ["<integer>"]:
            assert option.type is int, key
            assert isinstance(option.allowed, range), key
        elif row["values"] == ["<list of yaku ids>"]:
            assert option.type == tuple[str, ...], key
        else:
            assert list(option.allowed) == words, key


def test_types_follow_the_values(options: dict[str, Any]) -> None:
    for key, row in options.items():
        found = {type(value) for value in row["values"] if not str(value).startswith("<")}
        kind = OPTIONS[key].type
        if found == {str} and key != "uma":
            assert isinstance(kind, EnumMeta), key
            assert issubclass(kind, StrEnum), key
            assert [*kind] == row["values"], key
        elif found in ({bool}, {int}):
            assert {kind} == found, key


def test_defaults_are_the_tutorial(options: dict[str, Any]) -> None:
    tutorial = specified_yaml("rulesets.yaml")["rulesets"]["tutorial_default"]["values"]
    rules = RuleSet()
    for key in options.keys() - {"uma_table"}:
        value = getattr(rules, key)
        assert (list(value) if isinstance(value, tuple) else value) == tutorial[key], key
        assert isinstance(value, tuple) or type(value) is OPTIONS[key].type, key
    assert rules.uma_table is None


def test_only_yaku_that_can_be_are_listed() -> None:
    rows = {row["id"]: str(row).lower() for row in specified_yaml("yaku.yaml")["yaku"]}
    double = {id for id, row in rows.items() if "double_yakuman_hands" in row}
    liable = {id for id, row in rows.items() if "pao" in row}
    assert set(OPTIONS["double_yakuman_hands"].allowed) == double
    assert set(OPTIONS["pao_yakuman"].allowed) == liable


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"tobi": "sometimes"}, "no_such_value"),
        ({"tobi": False}, "no_such_value"),
        ({"kuitan": 1}, "no_such_value"),
        ({"kuitan": "yes"}, "no_such_value"),
        ({"min_han": True}, "no_such_value"),
        ({"min_han": 4}, "no_such_value"),
        ({"renpuu_pair_fu": 2.0}, "no_such_value"),
        ({"start_points": 25050}, "no_such_amount"),
        ({"start_points": -100}, "no_such_amount"),
        ({"start_points": "25000"}, "no_such_amount"),
        ({"wall_collapse_chombo_tiles": 0}, "no_such_amount"),
        ({"double_yakuman_hands": "kokushi_13"}, "no_list"),
        ({"double_yakuman_hands": ("kokushi_13", "kokushi")}, "no_such_value"),
        ({"pao_yakuman": ("tsuuiisou",)}, "no_such_value"),
        ({"uma": "by_rank"}, "not_four_numbers"),
        ({"uma": (20, 10, -30)}, "not_four_numbers"),
        ({"uma": (20, 10, -10, "-20")}, "not_four_numbers"),
        ({"uma": (20, 10, 0, -20)}, "uma_sum"),
        ({"uma": (10, 0, -10, -20)}, "uma_sum"),
        ({"uma_table": (*UMA_TABLE[:2], (8, 3, 1, -11))}, "uma_sum"),
        ({"uma_table": UMA_TABLE[:2]}, "not_three_rows"),
        ({"uma_table": (*UMA_TABLE[:2], (8, 3, 1))}, "not_four_numbers"),
        ({"uma": "by_plus_count"}, "uma_table_missing"),
        ({"kuitann": False}, "no_such_option"),
    ],
)
def test_refusals(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        replace_options(RuleSet(), **changes)
    assert caught.value.message.id == f"error.rules.{problem}"
    if problem != "uma_table_missing":
        assert caught.value.message.get("option") == next(iter(changes))


@pytest.mark.parametrize("name", ["RuleSet", "korean.KoreanRules"])
def test_an_option_that_resembles_none_says_where_all_are(name: str) -> None:
    with pytest.raises(RuleSetError, match=r"mjw\.show\(mj\.\S+\(.*\)\) lists all the options"):
        attrgetter(name)(mj)(xyz=1)


def test_the_constructor_refuses_too() -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet(tobi="sometimes")  # type: ignore[arg-type]
    assert caught.value.message.get("allowed") == ("off", "below_zero", "zero_or_below")


def test_a_refusal_says_what_would_do() -> None:
    with pytest.raises(RuleSetError) as caught:
        replace_options(RuleSet(), kuitann=False)
    assert caught.value.message.get("nearest") == ("kuitan",)
    with pytest.raises(RuleSetError) as caught:
        replace_options(RuleSet(), double_yakuman_hands=["kokushi"])
    assert caught.value.message.get("value") == "kokushi"


def test_plain_words_and_lists_become_typed() -> None:
    rules = replace_options(
        RuleSet(),
        tobi="off",
        chombo_payment="3000_all",
        double_yakuman_hands=["kokushi_13", "suuankou_tanki", "kokushi_13"],
        uma="by_plus_count",
        uma_table=[list(row) for row in UMA_TABLE],
    )
    assert rules.tobi is Tobi.OFF
    assert rules.chombo_payment is ChomboPayment.ALL_3000
    assert rules.double_yakuman_hands == ("suuankou_tanki", "kokushi_13")
    assert (rules.uma, rules.uma_table) == (UmaWord.BY_PLUS_COUNT, UMA_TABLE)


def single_changes() -> list[tuple[str, Any]]:
    """Every option with every value that is not its default; two amounts for a range."""
    changes: list[tuple[str, Any]] = [("uma", (30, 10, -10, -30)), ("uma_table", UMA_TABLE)]
    for key, option in OPTIONS.items():
        if isinstance(option.allowed, range):
            values: list[Any] = [option.allowed[0], option.allowed[-1]]
        elif isinstance(option.default, tuple) and key != "uma":
            values = [(), *((yaku,) for yaku in option.allowed), option.allowed]
        else:
            values = [value for value in option.allowed if value is not UmaWord.BY_PLUS_COUNT]
        changes += [(key, value) for value in values if value != option.default]
    return changes


@pytest.mark.parametrize(("key", "value"), single_changes())
def test_one_change(key: str, value: Any) -> None:
    plain, changed = RuleSet(), replace_options(RuleSet(), **{key: value})
    assert getattr(changed, key) == value
    assert changed != plain
    assert diff(plain, changed) == (Difference(key, OPTIONS[key].default, value),)
    assert eval(repr(changed), {"RuleSet": RuleSet}) == changed
    back = replace_options(changed, **{key: OPTIONS[key].default})
    assert (back, hash(back), repr(back)) == (plain, hash(plain), "RuleSet()")


def test_no_word_is_taken_for_rules() -> None:
    assert RuleSet() != "RuleSet()"


@pytest.mark.parametrize("name", ["kuitan", "_hash"])
def test_rules_cannot_be_changed(name: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(RuleSet(), name, False)
    assert not hasattr(RuleSet(), "__dict__")


def test_rules_from_another_process_hash_alike() -> None:
    """Words hash differently in every process, so a stored hash must not travel."""
    code = (
        "import pickle, sys; from mjteach.riichi.rules import RuleSet, Tobi\n"
        "sys.stdout.buffer.write(pickle.dumps(RuleSet(tobi=Tobi.OFF, min_han=2)))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    sent = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=environment
    )
    arrived = pickle.loads(sent.stdout)
    assert {arrived: "found"}[RuleSet(tobi=Tobi.OFF, min_han=2)] == "found"
