"""Whatever is given to a public name, it works or one sentence says what to give instead."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mjteach as mj
from mjteach.core.errors import (
    GivenError,
    MjteachError,
    NotationError,
    RuleSetError,
    SituationError,
)
from mjteach.core.shanten import Shanten
from mjteach.text import render

HAND = "123m456m789p23s55p"
LONG = 10**5000
STATE = mj.start_deal("monday")
anything: Any = None


@pytest.mark.parametrize(
    ("ask", "error", "said"),
    [
        (lambda: mj.furiten(HAND, "25m", ""), NotationError, "“” doesn't name a tile"),
        (lambda: mj.furiten(HAND, ["2m", 3]), GivenError, "“3” isn't a tile"),
        (lambda: mj.furiten(HAND, "2m", called="x"), GivenError, "“x” doesn't say which discards"),
        (lambda: mj.furiten(HAND, "2m", events=[3]), GivenError, "“[3]” isn't a list of what"),
        (lambda: mj.value(HAND, "4s", flags=None), GivenError, "“None” isn't a list of words"),
        (lambda: mj.value(HAND, "4s", by=3), SituationError, "can't win by “3”"),
        (lambda: mj.value(HAND, "4s", honba=LONG), SituationError, "“10^5000” can't be"),
        (lambda: mj.value(HAND, "4s", rules=7), RuleSetError, "no rule set “7”"),
        (lambda: mj.tiles(7), GivenError, "“7” isn't a tile. Write tiles as text"),
        (lambda: mj.tiles(b"1m"), GivenError, "“b'1m'” isn't a tile"),
        (lambda: mj.tiles(None), GivenError, "“None” isn't a tile"),
        (lambda: mj.Tile("9z"), NotationError, "no tile 9z"),
        (lambda: mj.hand(LONG), GivenError, "“10^5000” isn't a tile"),
        (lambda: mj.tiles("1" * 5000), NotationError, "5,000 characters"),
        (lambda: mj.hand("1m" * 10**5), NotationError, "200,000 characters"),
        (lambda: mj.why("text"), GivenError, "nothing to explain about “text”"),
        (lambda: mj.why(("text",)), GivenError, "nothing to explain"),
        (lambda: mj.RuleSet(foo=1), RuleSetError, "no option “foo”"),
        (lambda: mj.RuleSet(kuitann=True), RuleSetError, "Did you mean kuitan?"),
        (lambda: mj.korean.KoreanRules(foo=1), RuleSetError, "no option “foo”"),
        (lambda: mj.near_misses(3), GivenError, "“3” isn't a finished hand"),
        (lambda: mj.step(3, "A discard 5p"), GivenError, "“3” isn't a deal"),
        (lambda: mj.step(STATE, 7), GivenError, "“7” isn't an action"),
        (lambda: mj.legal_actions("x"), GivenError, "“x” isn't a deal"),
        (lambda: mj.start_deal(LONG), GivenError, "“10^5000” can't be the name of a wall"),
        (lambda: mj.start_deal([]), GivenError, "“[]” can't be the name of a wall"),
        (lambda: mj.compare(HAND, "4s", presets=7), RuleSetError, "no rule set “7”"),
        (lambda: mj.questions.exhaustive_draw(7), SituationError, "“7” isn't a player"),
        (lambda: mj.open_record(7), GivenError, "“7” isn't the name of a file"),
        (lambda: mj.save_record(7, STATE), GivenError, "“7” isn't the name of a file"),
    ],
)
def test_one_sentence_names_the_fix(ask: Any, error: type[MjteachError], said: str) -> None:
    with pytest.raises(error) as caught:
        ask()
    sentence = str(caught.value)
    assert said in sentence
    assert sentence == render(caught.value.message)
    assert "\n" not in sentence


def test_lists_of_texts_are_tiles_too() -> None:
    assert mj.waits(["1m", "2m"]) == mj.waits("12m")
    assert mj.furiten("34567m22p789s111z", ["2m", "5p"]) == mj.furiten("34567m22p789s111z", "2m5p")
    dora = mj.value(HAND, "4s", flags="riichi", dora=["2m", "5p"])
    assert dora == mj.value(HAND, "4s", flags="riichi", dora="2m5p")
    assert mj.hand([*mj.tiles(HAND)]) == mj.hand(HAND)


def test_why_explains_shanten_readings_and_rules() -> None:
    away = mj.why(Shanten(normal=3, chiitoi=2, kokushi=None))
    assert str(away).splitlines() == [
        "The hand is 2 tiles away from tenpai.",
        "  Sets and a pair: 3 tiles away from tenpai.",
        "  Seven pairs: 2 tiles away from tenpai.",
    ]
    assert str(mj.why(mj.shanten(HAND))).startswith("The hand is tenpai.")
    assert str(mj.why(mj.shanten("123m456m789p234s55p"))).startswith("The hand is finished.")
    ways = mj.why(mj.readings("2234455m", "3m"))
    assert str(ways.message) == "You can read these tiles in 2 ways."
    assert len(ways.children) == 2
    assert "aren't complete" in str(mj.why(mj.readings("2234455m", "9m")))
    assert str(mj.why(mj.RuleSet())) == "These are the rules of this course."
    assert "in one rule" in str(mj.why(mj.RuleSet(kuitan=False)))


GOOD: dict[str, Any] = {
    "what": HAND, "win": "4s", "by": "tsumo", "seat": "E", "round": "S", "flags": "riichi",
    "dora": "1m", "ura": "2m", "honba": 1, "deposits": 1, "discarder": None, "rules": "club",
    "text": "123m", "visible": "9m", "river": "1z", "tile": "4s", "passed": "1s", "called": [1],
    "events": (), "state": STATE, "action": "A discard 3m", "wall": "a", "dealer": "B",
    "presets": ["club", "wrc"], "named": "wrc", "based_on": None, "name": "samsik",
    "table": "samsik", "flowers": "1f", "discards": "1z", "discarder_": "A",
    "winners": "BD", "tenpai": "AC", "indicators": "1m",
    "a": 25000, "b": 25000, "c": 25000, "d": 25000, "path": "no such file", "result": None,
    "id": "R2.6.2-b",
}  # fmt: skip
"""What works, by the name of the parameter."""

TEXTS = st.text(max_size=12) | st.text("0123456789mpszf chiponkan*+ABCDEW", max_size=30)
ATOMS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([LONG, -LONG, 0.5, float("nan"), float("inf"), b"1m", ..., int, len])
    | st.sampled_from([*mj.Tile])
    | TEXTS
    | st.sampled_from(["\ud800", "1" * 5000, "²m", "\0", "5ｍ", mj.RuleSet(), mj.hand(HAND)])
    | st.sampled_from([mj.preset("wrc"), STATE, mj.korean.table("samsik"), mj.value(HAND, "4s")])
)
JUNK = (
    ATOMS
    | st.lists(ATOMS, max_size=3)
    | st.tuples(ATOMS, ATOMS)
    | st.dictionaries(st.text(max_size=3) | st.integers(), ATOMS, max_size=2)
)


def functions_of(module: ModuleType, names: list[str]) -> dict[str, Callable[..., Any]]:
    found = {f"{module.__name__}.{name}": getattr(module, name) for name in names}
    return {name: f for name, f in found.items() if inspect.isfunction(f)}


FUNCTIONS = {
    **functions_of(mj, mj.__all__),
    **functions_of(mj.korean, ["bulleo", "count", "eopeo", "preset", "table"]),
    **functions_of(mj.questions, mj.questions.__all__),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(data=st.data())
def test_junk_works_or_is_refused_in_a_sentence(name: str, data: st.DataObject) -> None:
    function = FUNCTIONS[name]
    parameters = inspect.signature(function).parameters.values()
    is_bad = st.sets(st.sampled_from([parameter.name for parameter in parameters]), max_size=2)
    bad = data.draw(is_bad if parameters else st.just(set[str]()))
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in parameters:
        junk = JUNK
        if name.startswith("mjteach.save_") and parameter.name == "path":  # it must not write
            junk = JUNK.filter(lambda path: not isinstance(path, str))
            bad.add("path")
        value = data.draw(junk) if parameter.name in bad else GOOD.get(parameter.name, "")
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional.append(value)
        elif parameter.kind is parameter.KEYWORD_ONLY:
            if parameter.name in bad or data.draw(st.booleans()):
                named[parameter.name] = value
        elif parameter.kind is not parameter.VAR_KEYWORD:
            positional.append(value)
    try:
        function(*positional, **named)
    except MjteachError as error:
        assert str(error)  # noqa: PT017 - what may be raised is all that is asked
