"""Rule sets of somebody's own, of either game, as Hypothesis draws them."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from mjteach.core.errors import RuleSetError
from mjteach.core.options import Option
from mjteach.korean import presets as korean
from mjteach.korean.presets import KoreanPreset
from mjteach.korean.rules import OPTIONS as KOREAN_OPTIONS
from mjteach.korean.values import HAN
from mjteach.riichi import presets as riichi
from mjteach.riichi.presets import Preset
from mjteach.riichi.rules import OPTIONS

ROWS = st.tuples(*[st.integers(-99, 99)] * 3).map(lambda row: (*row, -sum(row)))
SPECIAL: dict[str, st.SearchStrategy[Any]] = {
    "uma": ROWS | st.sampled_from(["none", "by_plus_count"]),
    "uma_table": st.none() | st.tuples(ROWS, ROWS, ROWS),
    "agreed_han": st.dictionaries(st.sampled_from([*HAN]), st.integers(0, 1000), max_size=4),
}
"""Options whose values are not all in their list."""


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Any value of an option."""
    if option.key in SPECIAL:
        return SPECIAL[option.key]
    allowed = st.sampled_from(option.allowed)
    return st.lists(allowed, max_size=4) if isinstance(option.default, tuple) else allowed


@st.composite
def own_rules(draw: st.DrawFn) -> Preset | KoreanPreset:
    """A rule set of one's own that can be, with any name."""
    name = draw(st.text(min_size=1, max_size=30))
    is_korean = draw(st.booleans())
    options = KOREAN_OPTIONS if is_korean else OPTIONS
    base = draw(st.sampled_from([*(korean.PRESETS if is_korean else riichi.PRESETS)]))
    chosen = draw(st.lists(st.sampled_from([*options]), max_size=6, unique=True))
    changes = {key: draw(values_of(options[key])) for key in chosen}
    try:
        if is_korean:
            return korean.own_table(name, based_on=base, **changes)
        return riichi.rules(name, based_on=base, **changes)
    except RuleSetError:
        assume(False)
        raise
