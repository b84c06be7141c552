"""The named rule sets, held to the specification, and the words for options and rule sets."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from mjteach.core.errors import RuleSetError
from mjteach.riichi.presets import PRESETS, TUTORIAL, preset
from mjteach.riichi.rules import OPTIONS, RuleSet, diff
from mjteach.text.bundles import files_of
from support.ours import OURS, RULE_SETS
from support.spec import specified_yaml

TOLD = [key for key in OPTIONS if key not in OURS]
"""The options of rulesets.yaml."""
SPECIFIED = [id for id in PRESETS if id not in RULE_SETS]
"""The rule sets of rulesets.yaml."""


@pytest.fixture(scope="module")
def rulesets() -> dict[str, Any]:
    """The rule sets played with 136 tiles; a few sources do not say which tiles they use."""
    listed = specified_yaml("rulesets.yaml")["rulesets"].items()
    return {id: row for id, row in listed if row["values"]["tile_set"] != "korean_104"}


def plain(value: Any) -> Any:
    """A value as the file writes it, a table of uma by the number of players."""
    if isinstance(value, tuple):
        rows = [plain(part) for part in value]
        return dict(enumerate(rows, 1)) if rows and isinstance(rows[0], list) else rows
    return value


def test_the_rule_sets_are_those_of_the_file(rulesets: dict[str, Any]) -> None:
    assert [*rulesets] == SPECIFIED
    assert [row.id for row in PRESETS.values()] == [*PRESETS]
    assert len(SPECIFIED) == 17


@pytest.mark.parametrize("id", SPECIFIED)
def test_values(id: str, rulesets: dict[str, Any]) -> None:
    source = rulesets[id]["values"]
    for key in TOLD:
        silent = source[key] in ("unspecified", "varies")
        expected = plain(getattr(TUTORIAL, key)) if silent else source[key]
        assert plain(getattr(preset(id).rules, key)) == expected, key
        assert preset(id).states(key) is not silent, key


@pytest.mark.parametrize("id", SPECIFIED)
def test_what_the_source_leaves_open(id: str, rulesets: dict[str, Any]) -> None:
    source, named = rulesets[id]["values"], rulesets[id].get("varies", {})
    assert preset(id).unstated - OURS.keys() == {k for k in TOLD if source[k] == "unspecified"}
    ours = {key: values for key, values in preset(id).varies.items() if key in TOLD}
    assert [*ours] == [*named]
    for key, values in named.items():
        closed = [value for value in values if not str(value).startswith("<")]
        expected = tuple(OPTIONS[key].typed(value) for value in closed)
        assert ours[key] == expected, key
        assert [type(value) for value in ours[key]] == [type(value) for value in expected], key
        assert (key in preset(id).open_ended) is (closed != values), key


@pytest.mark.parametrize("id", PRESETS)
def test_only_stated_options_differ_from_the_tutorial(id: str) -> None:
    source = preset(id)
    undecided = source.unstated | source.varies.keys()
    assert undecided <= OPTIONS.keys()
    assert not undecided & {difference.option for difference in diff(TUTORIAL, source.rules)}


def test_only_namuwiki_tells_of_our_own_options_and_leaves_the_choice() -> None:
    """R5.4-q."""
    told = {
        (id, key)
        for id in SPECIFIED
        for key in OURS
        if preset(id).states(key) or key in preset(id).varies
    }
    course = {("tutorial_default", key) for key in OURS}
    assert told == course | {("namuwiki_general", "all_noten_riichi_unpunished")}
    assert not preset("namuwiki_general").states("all_noten_riichi_unpunished")


def test_the_tutorial_is_the_default() -> None:
    assert preset("tutorial_default").rules == TUTORIAL == RuleSet()


def test_an_unknown_rule_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RuleSetError) as caught:
        preset("house_rules")
    assert caught.value.message.get("ruleset") == "house_rules"
    assert caught.value.message.get("known") == tuple(PRESETS)


def wanted_ids() -> Iterator[str]:
    for key, option in OPTIONS.items():
        yield f"rule.{key}.name"
        yield f"rule.{key}.what"
        words = option.allowed if isinstance(option.default, StrEnum) or key == "uma" else ()
        yield from (f"rule.{key}.value.{word}" for word in words)
    yield from (row.title.id for row in PRESETS.values())


@pytest.fixture(scope="module")
def english() -> dict[str, str]:
    """The text of every message of the English catalog of rules; unreadable lines fail."""
    paths = (*files_of("rule", "en"), *files_of("ruleset", "en"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids))
    return {
        message.id.name: "".join(
            part.value
            for part in (message.value.elements if message.value else [])
            if isinstance(part, ast.TextElement)
        )
        for message in messages
    }


def test_every_option_value_and_rule_set_has_its_words(english: dict[str, str]) -> None:
    wanted = {id.replace(".", "-") for id in wanted_ids()}
    assert sorted(wanted - english.keys()) == [], "write these in catalog/en/rule.ftl, ruleset.ftl"
    assert sorted(english.keys() - wanted) == [], "no option, value or rule set needs these"


def test_what_an_option_changes_is_one_short_sentence(english: dict[str, str]) -> None:
    for id, text in english.items():
        if id.endswith("-what"):
            assert text.endswith("."), id
            assert len(text.split()) < 20, id
        assert text.count(".") == (id.endswith("-what") or id == "ruleset-mleague"), id
        assert "!" not in text, id


def test_the_values_of_an_option_have_different_names(english: dict[str, str]) -> None:
    for key in OPTIONS:
        names = [text for id, text in english.items() if id.startswith(f"rule-{key}-value-")]
        assert len(names) == len(set(names)), key
