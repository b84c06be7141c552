"""Which rules the header of a Tenhou log states, as options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ...core.errors import RecordError
from ...riichi.presets import preset
from ...riichi.rules import GameLength, RedFives, RuleSet, replace_options

WITHOUT_RED = 1 << 1
WITHOUT_KUITAN = 1 << 2
TWO_WINDS = 1 << 3
MOST_TYPE: Final = 1 << 16

DEFAULT_RULES: Final = replace_options(
    preset("tenhou").rules,
    kan_dora_timing_open="after_discard",
    ankan_after_riichi="wait_unchanged",
    riichi_below_1000="forbidden",
    pao_yakuman=("daisangen", "daisuushii"),
    agari_yame=True,
    tenpai_yame=True,
    renhou="none",
    temp_furiten_on_yakuless_tile=True,
)
"""What a log is read with unless other rules are given: what its source states, and what logs show.

The preset keeps to what the source states; a log that is opened shows more, such as a concealed kan
after riichi that leaves the waits unchanged.
"""

Options = Mapping[str, object]


def options_of_type(flags: int) -> Options:
    """The options in the ``type`` of a ``GO`` element.

    >>> {option: str(value) for option, value in options_of_type(9).items()}
    {'red_fives': 'three', 'kuitan': 'True', 'game_length': 'hanchan'}
    """
    return {
        "red_fives": RedFives.NONE if flags & WITHOUT_RED else RedFives.THREE,
        "kuitan": not flags & WITHOUT_KUITAN,
        "game_length": GameLength.HANCHAN if flags & TWO_WINDS else GameLength.EAST_ONLY,
    }


def options_of_words(words: str) -> Options:
    """The options in the rule words of a JSON log, such as 般南喰赤; an event's name may be there.

    >>> options_of_words("般東喰")["game_length"], options_of_words("東京の会")
    (<GameLength.EAST_ONLY: 'east_only'>, {})
    """
    found = max(_RULE_WORDS.finditer(words), key=lambda each: len(each[0]), default=None)
    if found is None:
        return {}
    length = {"東": GameLength.EAST_ONLY, "南": GameLength.HANCHAN}
    return {"kuitan": "喰" in found[0], "game_length": length[found[0][0]]}


_RULE_WORDS: Final = re.compile(r"[東南]喰?赤?(?=[速祝\uff0d\s]|$)")
"""The length of the game, open tanyao, red fives; a rate of play may follow."""


def options_of_counts(red: tuple[int, int, int]) -> Options:
    """The red fives of characters, circles and bamboo; raises RecordError for other numbers.

    >>> options_of_counts((1, 2, 1))
    {'red_fives': <RedFives.FOUR: 'four'>}
    """
    if red not in _RED_FIVES:
        raise RecordError("red_fives", found=red)
    return {"red_fives": _RED_FIVES[red]}


_RED_FIVES: Final = {
    (0, 0, 0): RedFives.NONE,
    (1, 1, 1): RedFives.THREE,
    (1, 2, 1): RedFives.FOUR,
}

RED_COUNTS: Final = {option: counts for counts, option in _RED_FIVES.items()}
"""How many red fives of each suit an option has."""


def words_of(rules: RuleSet) -> str:
    """The rule words of a JSON log.

    >>> words_of(RuleSet())
    '南喰赤'
    """
    length = "東" if rules.game_length is GameLength.EAST_ONLY else "南"
    red = "" if rules.red_fives is RedFives.NONE else "赤"
    return f"{length}{'喰' if rules.kuitan else ''}{red}"


def with_options(rules: RuleSet, options: Options) -> RuleSet:
    """``rules`` with what the header states.

    >>> with_options(RuleSet(), {"kuitan": False})
    RuleSet(kuitan=False)
    """
    return replace_options(rules, **options)
