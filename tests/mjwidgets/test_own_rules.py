"""A rule set of one's own goes wherever a name goes; its sheet; answers under it are kept."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.api.rule_lines import rule_lines
from mjteach.core.errors import RuleSetError
from mjteach.puzzles.generate import code_of
from mjteach.riichi.rules import OPTIONS
from mjteach.study import keeping, this_program
from mjwidgets._puzzle.widget import PuzzleWidget, key_of

NAME = "our <b>club</b>"
OURS = mj.rules(NAME, based_on="club", kiriage_mangan=False, renpuu_pair_fu=4)
TABLE = mj.korean.table("ourtable", based_on="samsik", min_han=3)
RIICHI = [OURS, OURS.id, OURS.rules, "wrc", mj.preset("wrc")]
KOREAN = [TABLE, TABLE.id, TABLE.rules, "samsik", mj.korean.preset("samsik")]
WRONG = ["wrx", 3, ["wrc", 3], mj.RuleSet(kan_dora=False)]
ALIASES = {"RulesLike": RIICHI, "AnyRules": RIICHI, "TableLike": KOREAN}
"""How a parameter for a rule set is annotated, and what is given there."""
GOOD: dict[str, Any] = {
    "what": "234m456p67s22p345s", "hand": "234m456p67s22p345s", "win": "8s", "kind": "fu_count",
    "code": "fu_count", "word": "tuesday", "text": "A: 234m456p34678s55p", "name": "ours",
}  # fmt: skip
"""What works for every other parameter that has to be given."""
KOREAN_HAND: dict[str, Any] = {"what": "123m456m789p23p55p", "win": "4p"}


@pytest.fixture(autouse=True)
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[keeping.Keeper]:
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "kept"))
    this_program.keeper.cache_clear()
    yield this_program.keeper()
    this_program.keeper.cache_clear()


def places() -> Iterator[Any]:
    """Every parameter of a public function that takes a rule set."""
    modules: dict[ModuleType, list[str]] = {
        module: module.__all__ for module in (mj, mj.korean, mj.questions, mjw)
    }
    for module, names in modules.items():
        for name in names:
            function = getattr(module, name)
            if not inspect.isfunction(function):
                continue
            for parameter in inspect.signature(function).parameters.values():
                for alias, given in ALIASES.items():
                    if alias in str(parameter.annotation):
                        told = f"{module.__name__}.{name}-{parameter.name}"
                        yield pytest.param(function, parameter.name, given, id=told)


PLACES = [*places()]


def called(function: Callable[..., Any], parameter: str, rules: Any, folder: Path) -> Any:
    """The function with a rule set, and with what else it has to be given."""
    record = folder / "x.mjai"
    mj.save_record(record, mj.recorded_deal("first"), replace=True)
    good = {**GOOD, "text_or_path": record, "path": folder / "x.toml"}
    if function.__module__.startswith("mjteach.korean"):
        good |= KOREAN_HAND if function is mj.korean.count else {"what": "123456m22p67788p"}
    given: dict[str, Any] = {}
    for each in inspect.signature(function).parameters.values():
        if each.name == parameter:
            given[each.name] = rules
        elif each.name in good and (each.default is each.empty or each.name in ("hand", "win")):
            given[each.name] = good[each.name]
    return function(**given)


def test_the_search_finds_the_places() -> None:
    found = {place.id for place in PLACES}
    ways = {"practice", "puzzle", "class_set", "ask", "dojo", "today"}
    assert {f"mjwidgets.{way}-rules" for way in ways} <= found
    assert {"mjteach.value-rules", "mjteach.compare-presets", "mjteach.korean.count-table"} <= found
    assert len(found) >= 18


def test_what_is_called_rules_says_that_it_takes_a_rule_set() -> None:
    for module in (mj, mjw):
        for function in filter(inspect.isfunction, (getattr(module, n) for n in module.__all__)):
            for parameter in inspect.signature(function).parameters.values():
                if parameter.name in ("rules", "presets"):
                    assert any(alias in str(parameter.annotation) for alias in ALIASES)


@pytest.mark.parametrize(("function", "parameter", "given"), PLACES)
def test_every_way_takes_a_rule_set_as_it_comes(
    function: Callable[..., Any], parameter: str, given: list[Any], tmp_path: Path
) -> None:
    for place, rules in enumerate(given):
        folder = tmp_path / str(place)
        folder.mkdir()
        found = called(function, parameter, rules, folder)
        if isinstance(found, PuzzleWidget):
            asked = found.question
            assert asked.rules == mj.preset(rules).rules
            assert code_of(mjw.puzzle(code_of(asked)).question) == code_of(asked)


@pytest.mark.parametrize(("function", "parameter", "given"), PLACES)
@pytest.mark.parametrize("wrong", WRONG, ids=["name", "number", "list", "contradiction"])
def test_every_way_refuses_a_wrong_one_in_a_sentence(
    function: Callable[..., Any], parameter: str, given: list[Any], wrong: Any, tmp_path: Path
) -> None:
    is_engine = function.__module__ in ("mjteach.api.hands", "mjteach.api.deals")
    if isinstance(wrong, mj.RuleSet) and (is_engine or function is mj.open_record):
        return  # a single hand may be asked about under any rules
    if given is KOREAN and isinstance(wrong, mj.RuleSet):
        wrong = mj.preset("wrc")
    with pytest.raises(RuleSetError) as caught:
        called(function, parameter, wrong, tmp_path)
    assert str(caught.value)


# --- what is made of it


def test_a_class_set_opens_where_nobody_knows_the_name() -> None:
    made: Any = mjw.class_set("fu_count", "tuesday", rules=OURS, n=2)
    again = eval(made.opens, {"mjw": mjw})
    assert again.asked.codes == made.asked.codes
    assert all(code.endswith("-our_b_club_b.club+rpfu=4+kmangan=no") for code in made.asked.codes)
    assert "“our b club b” (Club rulebook, with 2 changes)" in mjw.worksheet(made).page
    assert repr(mjw.projector(made))


def test_answers_are_kept_and_reported(tmp_path: Path, keeper: keeping.Keeper) -> None:
    pupil: Any = mjw.class_set("fu_count", "tuesday", rules=OURS, n=2)
    pupil.check(key_of(pupil.state))
    (answer,) = keeper.answers()
    assert answer.code == code_of(pupil.question)
    resumed: Any = mjw.class_set("fu_count", "tuesday", rules=OURS.id, n=2)
    assert resumed.state.phase == pupil.state.phase
    (tmp_path / "in").mkdir()
    mjw.hand_in("tuesday", to=tmp_path / "in" / "one.jsonl")
    found = mjw.report(tmp_path / "in").found
    assert [one.right for one in found.asked] == [1]
    assert not found.left_out


def test_a_dojo_and_today_by_other_rules_are_other_sets() -> None:
    assert mjw.dojo("fu", seed="1", rules=OURS).dojo.seed == "1"
    by_ours, usual = mjw.dojo("fu", seed="1", rules=OURS), mjw.dojo("fu", seed="1")
    assert by_ours.state.seed != usual.state.seed
    assert mjw.dojo("fu", seed="1", rules=OURS.id).question == by_ours.question
    assert mjw.today(5, rules=OURS).state.seed != mjw.today(5).state.seed
    for code in mjw.today(5, rules=TABLE).state.plan:  # nothing of its game was learned yet
        assert "korean" not in code


def test_the_name_is_never_html() -> None:
    told: Any = mjw.practice("fu_count", rules=OURS)
    compared = mjw.comparison(mj.compare("234m456p67s22p345s", "8s", presets=[OURS, "wrc"]))
    pages = [
        mjw.show(OURS).html,
        mjw.show(OURS.rules).html,
        mjw.worksheet(told).page,
        compared._repr_mimebundle_()[0]["text/html"],
    ]
    assert all("<b>club" not in page for page in pages)
    assert "our &lt;b&gt;club&lt;/b&gt;" in pages[0]
    assert "<b>" not in json.dumps(told.view["ruleset"] or {})


# --- its sheet


def test_the_sheet_has_every_option_with_its_id_and_its_source(tmp_path: Path) -> None:
    sheet: Any = mjw.show(OURS)
    lines = sheet.text.splitlines()
    for line in rule_lines(OURS):
        assert f"<code>{line.option}</code>" in sheet.html
        assert sum(f"({line.option}): " in text for text in lines) == 1
    assert sheet.html.count('class="mj-own"') == 2
    (own,) = (text for text in lines if "(renpuu_pair_fu)" in text)
    assert own.endswith("(renpuu_pair_fu): 4 [our own; Club rulebook: 2]")
    sheet.save(tmp_path / "ourclub.html")
    page = (tmp_path / "ourclub.html").read_text()
    assert page.count("<code>") == len(OPTIONS)
    assert "http" not in page
    assert "<script" not in page


def test_a_korean_sheet_says_how_to_open_it() -> None:
    assert f'mj.korean.table("{TABLE.id}")' in mjw.show(TABLE).text
    assert mj.korean.table(TABLE.id) == TABLE


def test_a_published_set_is_told_by_what_its_source_says() -> None:
    assert mjw.show(mj.RuleSet()).text == mjw.show(mj.preset("tutorial_default")).text
    assert "compared with the rules of this course" in mjw.show(mj.preset("wrc")).text
