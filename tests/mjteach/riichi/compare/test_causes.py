"""The options behind two different answers: alone, together, and nothing that does not matter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.riichi.compare.causes import after_switch, causes
from mjteach.riichi.compare.outcome import RuleSetOutcome, outcome
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options

SWITCHES = ("chi", "kuitan", "ippatsu", "atozuke", "kan_dora", "ura_dora")
NONE = RuleSet()
ALL = replace_options(NONE, **dict.fromkeys(SWITCHES, False))


def asking(value: Callable[..., object]) -> Callable[[RuleSet], RuleSetOutcome]:
    """A question whose answer is a function of whether each option was switched off."""

    def ask(rules: RuleSet) -> RuleSetOutcome:
        off = {key: not getattr(rules, key) for key in SWITCHES}
        return outcome(answer=str(value(off)))

    return ask


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (len, []),
        (lambda off: off["chi"], ["chi"]),
        (lambda off: (off["chi"], off["atozuke"]), ["chi", "atozuke"]),
        # in one of the two each alone matters, in the other none does
        (lambda off: off["chi"] and off["kuitan"], ["chi", "kuitan"]),
        (lambda off: off["chi"] or off["kuitan"], ["chi", "kuitan"]),
        # two of three: none alone, whichever way
        (lambda off: sum(off[key] for key in SWITCHES[:3]) >= 2, ["kuitan ippatsu"]),
        (
            lambda off: (off["ura_dora"], sum(off[key] for key in SWITCHES[:3]) >= 2),
            ["ura_dora", "kuitan ippatsu"],
        ),
    ],
)
def test_causes(value: Callable[..., object], expected: list[str]) -> None:
    found = causes(asking(value), NONE, ALL, SWITCHES)
    assert [" ".join(options) for options in found] == expected


def test_options_outside_the_scope_are_not_looked_at() -> None:
    assert causes(asking(lambda off: off["chi"]), NONE, ALL, SWITCHES[1:]) == ()


@given(st.lists(st.integers(0, 3), min_size=64, max_size=64))
def test_the_causes_lead_from_one_answer_to_the_other(table: list[int]) -> None:
    """Whatever the answers are: all causes together, or the last one, explain the difference."""

    def value(off: dict[str, bool]) -> int:
        return table[sum(2**place for place, key in enumerate(SWITCHES) if off[key])]

    ask = asking(value)
    found = causes(ask, NONE, ALL, SWITCHES)
    assert bool(found) == (ask(NONE) != ask(ALL))
    if found:
        together = tuple(key for options in found for key in options)
        ways = (tuple(dict.fromkeys(together)), found[-1])
        assert ask(ALL) in [after_switch(ask, NONE, ALL, options) for options in ways]


def test_a_table_of_uma_goes_with_its_word() -> None:
    def ask(rules: RuleSet) -> RuleSetOutcome:
        return outcome(uma=str(rules.uma), table=str(rules.uma_table))

    found = causes(ask, NONE, preset("jpml_a").rules, tuple(OPTIONS))
    assert found == (("uma", "uma_table"),)
