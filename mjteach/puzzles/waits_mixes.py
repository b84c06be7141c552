"""Which sorts of wait questions come at which level, and how often: the stated mixes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .base import Mix

Shares = Mapping[str, float]

NATURAL_SHAPES: Final[Shares] = {
    "ryanmen": 57.5, "kanchan": 17.0, "shanpon": 14.6, "tanki": 6.9, "penchan": 4.0,
}  # fmt: skip
"""What completed 26,251 recorded wins, in per cent."""

NATURAL_KINDS: Final = {1: 25.2, 2: 67.0, 3: 7.8}
"""How many kinds of tiles those hands waited for, in per cent; 3 stands for three and more."""

MIXES: Final[Mapping[int, Mapping[Mix, Shares]]] = {
    1: {
        Mix.NATURAL: NATURAL_SHAPES,
        Mix.BALANCED: dict.fromkeys(NATURAL_SHAPES, 20),
    },
    2: {
        Mix.NATURAL: {
            "ryanmen": 51.6, "shanpon": 13.9, "nobetan": 1.5,
            "kanchan": 16.2, "tanki": 5.2, "penchan": 3.8,
            "three_sided": 4.4, "triplet": 2.0, "overlap": 1.4,
        },
        Mix.BALANCED: {
            "ryanmen": 14, "kanchan": 14, "shanpon": 14, "tanki": 14, "penchan": 14,
            "nobetan": 14, "noten": 16,
        },
    },
    3: {
        Mix.NATURAL: {"three_sided": 36, "nobetan": 14, "triplet": 34, "overlap": 16},
        Mix.BALANCED: {
            "three_sided": 18, "nobetan": 18, "triplet": 30, "overlap": 22, "noten": 12,
        },
    },
    4: {
        Mix.NATURAL: {"plain": 91, "seven_pairs": 3.7, "river": 5.3},
        Mix.BALANCED: {
            "plain": 20, "seven_pairs": 12, "orphans": 6, "fifth": 10, "fifth_only": 10,
            "dead": 12, "river": 8, "yakuless": 10, "noten": 12,
        },
    },
    5: {
        Mix.NATURAL: {"suit_3": 71, "suit_4": 11, "suit_5": 11, "suit_6": 7},
        Mix.BALANCED: {
            "suit_3": 16, "suit_4": 16, "suit_5": 16, "suit_6": 14, "suit_7": 10, "suit_8": 8,
            "suit_9": 5, "suit_noten": 15,
        },
    },
}  # fmt: skip
"""How often each sort of question comes, in per cent, by level and mix.

Natural: level 1 has the published shapes, level 2 also the published numbers of kinds. Levels 3
to 5 have their sorts as often, one against the other, as 12,000 recorded hands had them; traps
that hardly occur by themselves come in the balanced mix only, where no answer comes often.
"""

ASKS: Final[Mapping[int, Shares]] = {
    1: {}, 2: {"kinds": 1}, 3: {"kinds": 0.5}, 4: {"left": 1}, 5: {"left": 1},
}  # fmt: skip
"""How often a level asks for more than the waits; names only where each tile has one."""

MELDS: Final[Mapping[int, tuple[int, ...]]] = {
    1: (1,), 2: (4, 3, 2, 1), 3: (6, 3, 1), 4: (5, 3, 2), 5: (1,),
}  # fmt: skip
"""Weights of 0, 1, 2, 3 sets on the table, by level."""

WIDEST: Final[Mapping[int, tuple[str, ...]]] = {
    7: (
        "000222223", "000311332", "000312223", "000313330", "000322213", "000333130", "001111333",
        "001224130", "001413220", "001421113", "002222230", "002223130", "002231410", "002331130",
        "003111241", "003111430", "003112240", "003113320", "003114130", "003132220", "003133300",
        "003141130", "003142210", "003222220", "003311113", "003331300", "003411130", "004221130",
        "011111332", "011111413", "011113330", "011211133", "011214130", "011333110", "011414110",
        "012241300", "014111410", "014132200", "022222300", "022231300", "022311130", "022314100",
        "023311300", "030311113", "031113220", "031114300", "031122400", "031133200", "031141300",
        "031322200", "031333000", "031411111", "031411300", "031412110", "031422100", "032222200",
        "033311110", "033313000", "034111300", "042211300", "111111133", "111114130", "111311113",
        "142111300", "233111110", "233113000", "300311113", "311113003", "311113030", "311113111",
        "311113300", "311124100", "312223000", "314111110", "322213000", "322222000", "331111111",
        "331112110", "333111100",
    ),
    8: (
        "003111133", "003122230", "003222130", "011411113", "014211130", "031111303", "031111330",
        "031111411", "031112410", "031222300", "032221300", "033111130", "114111130", "303111130",
        "311114110", "331111300",
    ),
    9: (
        "311111113",
    ),
}  # fmt: skip
"""Every hand of one suit that waits for seven, eight or nine kinds: copies of 1 to 9."""
