"""What organisations have published about their rules since, beside what the presets state.

Nothing is played by it: a named rule set plays what its own source states, and the course's rules
for the rest. It is shown beside them, with where it was published.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from .rules import (
    OPTIONS,
    MultipleRon,
    Oka,
    RedFives,
    TieBreak,
    Tobi,
)

_NO_ABORTIVE_DRAWS: Final = dict.fromkeys(
    ("abort_kyuushu_kyuuhai", "abort_suufon_renda", "abort_suukaikan", "abort_suucha_riichi"), False
)
_ABORTIVE_DRAWS: Final = dict.fromkeys(_NO_ABORTIVE_DRAWS, True)

_ROWS: Final[Mapping[str, Mapping[str, Any]]] = {
    "wrc": {
        "red_fives": RedFives.NONE,
        "start_points": 30000,
        "return_points": 30000,
        "oka": Oka.NONE,
        "ippatsu": True,
        "kuikae_suji": "forbidden",
        "double_yakuman_hands": (),
        **_NO_ABORTIVE_DRAWS,
    },
    "mleague": {
        "red_fives": RedFives.THREE,
        "start_points": 25000,
        "return_points": 30000,
        "oka": Oka.FOLDED_INTO_UMA,
        "uma": (50, 10, -10, -30),
        "tie_break": TieBreak.SPLIT_UMA,
        "kan_dora_timing_open": "immediate",
        "multiple_ron": MultipleRon.ATAMAHANE,
        "tobi": Tobi.OFF,
        "agari_yame": False,
        "renpuu_pair_fu": 2,
        "kiriage_mangan": True,
        "kazoe_yakuman": False,
        "double_yakuman_hands": (),
        **_NO_ABORTIVE_DRAWS,
    },
    "tenhou": {
        "red_fives": RedFives.THREE,
        "start_points": 25000,
        "return_points": 30000,
        "renpuu_pair_fu": 4,
        "kiriage_mangan": False,
        "kazoe_yakuman": True,
        "double_yakuman_hands": (),
        "tobi": Tobi.BELOW_ZERO,
        **_ABORTIVE_DRAWS,
    },
    "mahjongsoul": {
        "red_fives": RedFives.THREE,
        "start_points": 25000,
        "renpuu_pair_fu": 4,
        "kiriage_mangan": False,
        "kazoe_yakuman": True,
        "double_yakuman_hands": ("kokushi_13", "suuankou_tanki", "daisuushii", "junsei_chuuren"),
        "tobi": Tobi.BELOW_ZERO,
        **_ABORTIVE_DRAWS,
    },
}

PUBLISHED: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        id: MappingProxyType({key: OPTIONS[key].typed(value) for key, value in row.items()})
        for id, row in _ROWS.items()
    }
)
"""By rule set: options as published. Where is said by the message ``compare.published.<id>``."""
