"""The table of yaku: one row each, in the order in which they are read out.

A row says what it looks at, how to detect it, its han closed and open, what it supersedes and
which options can switch it off. The dora, kazoe yakuman and nagashi mangan are no rows: they are
counted elsewhere (:mod:`~mjteach.riichi.dora`, :mod:`~mjteach.riichi.score`,
:mod:`~mjteach.riichi.nagashi`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from ...core import patterns
from ...core.patterns import DRAGONS, WINDS, YakuEvidence
from ...core.readings import Shape
from ...core.tiles import Tile
from ..context import WinContext
from ..rules import RuleSet
from ..score import Limit
from . import by_groups, by_tiles, situation, switches


class LooksAt(StrEnum):
    """What a yaku depends on; the first two are checked once a hand, the last for each reading."""

    SITUATION = "situation"
    TILES = "tiles"
    GROUPS = "groups"


Detect: TypeAlias = Callable[[Any, Any], YakuEvidence | None]
Counts: TypeAlias = Callable[[Any, WinContext, RuleSet], bool]


@dataclass(frozen=True, slots=True, eq=False)
class YakuRow:
    """One yaku. ``open`` is None where it exists in closed hands only (R3.0-e).

    A yakuman has 0 han and ``yakuman`` 1; which are doubled is an option (R3.6-b).
    """

    looks_at: LooksAt
    id: str
    detect: Detect
    closed: int
    open: int | None
    ref: str
    yakuman: int = 0
    supersedes: tuple[str, ...] = ()
    switches: tuple[tuple[str, Counts], ...] = ()
    """Options that can switch it off, each with the function that says whether it counts."""
    by_wait: bool = False
    """Whether it depends on the kind of wait, so on which tile was drawn (R2.8.2-c)."""


class YakuItem(NamedTuple):
    """A yaku that counts: its han, or how many yakuman it is, and what shows it.

    ``limit`` is set where the hand is worth at least that limit (renhou, R3.6-q).
    """

    yaku: str
    han: int
    yakuman: int
    evidence: YakuEvidence
    ref: str
    limit: Limit | None = None


class DropReason(StrEnum):
    """Why a yaku that the hand shows does not count."""

    NOT_CLOSED = "not_closed"
    SWITCHED_OFF = "switched_off"
    SUPERSEDED = "superseded"
    BESIDE_YAKUMAN = "beside_yakuman"
    MIXED_IN = "mixed_in"
    """It depends on the wait, but the drawn tile was mixed into the hand (R2.8.2-c)."""


class Dropped(NamedTuple):
    """A yaku that the hand shows but that does not count; ``by`` is the option or yaku to blame."""

    yaku: str
    reason: DropReason
    by: str | None
    evidence: YakuEvidence
    ref: str


def _shows(pattern: Callable[..., YakuEvidence | None], wanted: object = None) -> Detect:
    """A detector that needs no circumstances, from a pattern and what it looks for, if anything."""
    if wanted is None:
        return lambda facts, _context: pattern(facts)
    return lambda facts, _context: pattern(facts, wanted)


_NINE_GATES = (
    ("chuuren_suits", switches.chuuren_suits),
    ("chuuren_forms", switches.chuuren_forms),
    ("chuuren_furiten_allowed", switches.chuuren_furiten_allowed),
)
_IPPATSU = (
    switches.in_force("ippatsu"),
    ("chankan_with_ippatsu", switches.chankan_with_ippatsu),
)
_OPEN_RIICHI = (switches.in_force("open_riichi"),)
_HAITEI = (("rinshan_with_haitei", switches.rinshan_with_haitei),)
_PINFU = (("pinfu_with_tsumo", switches.pinfu_with_tsumo),)
_GREEN = (("ryuuiisou_needs_hatsu", switches.ryuuiisou_needs_hatsu),)
_SET_YAKU = ("toitoi", "sanankou")
_DRAGONS = ("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun")

_situation = partial(YakuRow, LooksAt.SITUATION)
_tiles = partial(YakuRow, LooksAt.TILES)
_groups = partial(YakuRow, LooksAt.GROUPS)
_s, _t, _g, _p = situation, by_tiles, by_groups, patterns
# fmt: off
ROWS: Final[tuple[YakuRow, ...]] = (
    _situation("riichi", _s.circumstance("riichi"), 1, None, "R3.1-a"),
    _situation("double_riichi", _s.circumstance("double_riichi"), 2, None, "R3.2-o",
               supersedes=("riichi",)),
    _situation("open_riichi", _s.circumstance("open_riichi"), 2, None, "R3.7-a",
               supersedes=("riichi", "double_riichi"), switches=_OPEN_RIICHI),
    _situation("ippatsu", _s.circumstance("ippatsu"), 1, None, "R3.1-i", switches=_IPPATSU),
    _situation("menzen_tsumo", _s.menzen_tsumo, 1, None, "R3.1-h"),
    _situation("haitei", _s.haitei, 1, 1, "R3.1-l", switches=_HAITEI),
    _situation("houtei", _s.houtei, 1, 1, "R3.1-m"),
    _situation("rinshan", _s.rinshan, 1, 1, "R3.1-n"),
    _situation("chankan", _s.chankan, 1, 1, "R3.1-q"),
    _groups("yakuhai_haku", _shows(_p.triplet_of, Tile.WHITE), 1, 1, "R3.1-b"),
    _groups("yakuhai_hatsu", _shows(_p.triplet_of, Tile.GREEN), 1, 1, "R3.1-b"),
    _groups("yakuhai_chun", _shows(_p.triplet_of, Tile.RED), 1, 1, "R3.1-b"),
    _groups("yakuhai_bakaze", _g.round_wind, 1, 1, "R3.1-b"),
    _groups("yakuhai_jikaze", _g.seat_wind, 1, 1, "R3.1-b"),
    _tiles("tanyao", _shows(_p.all_simples), 1, 1, "R3.1-d",
           switches=(("kuitan", switches.kuitan),)),
    _groups("pinfu", _g.pinfu, 1, None, "R3.1-f", switches=_PINFU, by_wait=True),
    _groups("iipeikou", _shows(_p.equal_run_pairs, 1), 1, None, "R3.1-k"),
    _groups("chanta", _g.chanta, 2, 1, "R3.2-a"),
    _tiles("honroutou", _t.honroutou, 2, 2, "R3.2-c"),
    _groups("toitoi", _shows(_p.all_triplets), 2, 2, "R3.2-e"),
    _groups("sanankou", _shows(_p.concealed_triplets, 3), 2, 2, "R3.2-f"),
    _groups("ittsuu", _shows(_p.straight), 2, 1, "R3.2-h"),
    _groups("sanshoku_doujun", _shows(_p.same_runs), 2, 1, "R3.2-i"),
    _groups("sanshoku_doukou", _shows(_p.same_triplets), 2, 2, "R3.2-j"),
    _groups("chiitoitsu", _shows(_p.whole, Shape.SEVEN_PAIRS), 2, None, "R3.2-k"),
    _groups("shousangen", _shows(_p.triplets_and_pair, DRAGONS), 2, 2, "R3.2-n"),
    _groups("sankantsu", _shows(_p.some_quads, 3), 2, 2, "R3.2-q"),
    _groups("junchan", _g.junchan, 3, 2, "R3.3-a"),
    _tiles("honitsu", _shows(_p.one_suit_and_honours), 3, 2, "R3.3-b"),
    _groups("ryanpeikou", _shows(_p.equal_run_pairs, 2), 3, None, "R3.3-c",
            supersedes=("iipeikou",)),
    _tiles("chinitsu", _shows(_p.one_suit), 6, 5, "R3.4-a"),
    _groups("suuankou", _shows(_p.concealed_triplets, 4), 0, None, "R3.6-c", yakuman=1,
            supersedes=_SET_YAKU),
    _groups("suuankou_tanki", _g.suuankou_tanki, 0, None, "R3.6-d", yakuman=1,
            supersedes=(*_SET_YAKU, "suuankou"), by_wait=True),
    _groups("daisangen", _shows(_p.every_triplet_of, DRAGONS), 0, 0, "R3.6-e", yakuman=1,
            supersedes=_DRAGONS),
    _groups("kokushi", _shows(_p.whole, Shape.ORPHANS), 0, None, "R3.6-f", yakuman=1),
    _groups("kokushi_13", _g.kokushi_13, 0, None, "R3.6-f", yakuman=1,
            supersedes=("kokushi",), by_wait=True),
    _tiles("tsuuiisou", _shows(_p.honours_only), 0, 0, "R3.6-g", yakuman=1,
           supersedes=("honroutou", "toitoi")),
    _groups("shousuushii", _shows(_p.triplets_and_pair, WINDS), 0, 0, "R3.6-h", yakuman=1),
    _groups("daisuushii", _g.daisuushii, 0, 0, "R3.6-h", yakuman=1, supersedes=("toitoi",)),
    _tiles("chinroutou", _t.chinroutou, 0, 0, "R3.6-i", yakuman=1,
           supersedes=("honroutou", "toitoi")),
    _tiles("chuuren", _shows(_p.nine_gates), 0, None, "R3.6-j", yakuman=1, supersedes=("chinitsu",),
           switches=_NINE_GATES),
    _tiles("junsei_chuuren", _shows(_p.nine_sided_gates), 0, None, "R3.6-l", yakuman=1,
           supersedes=("chuuren", "chinitsu"), switches=_NINE_GATES, by_wait=True),
    _tiles("ryuuiisou", _t.ryuuiisou, 0, 0, "R3.6-m", yakuman=1, switches=_GREEN),
    _groups("suukantsu", _shows(_p.some_quads, 4), 0, 0, "R3.6-n", yakuman=1,
            supersedes=("sankantsu", "toitoi")),
    _situation("tenhou", _s.tenhou, 0, None, "R3.6-o", yakuman=1),
    _situation("chiihou", _s.chiihou, 0, None, "R3.6-p", yakuman=1),
    _situation("renhou", _s.renhou, 0, None, "R3.6-q", yakuman=1,
               switches=(switches.in_force("renhou"),)),
    _tiles("daisharin", _t.daisharin, 0, None, "R3.7-c", yakuman=1,
           supersedes=("chiitoitsu", "ryanpeikou", "chinitsu"),
           switches=(("daisharin", switches.daisharin),)),
    _situation("paarenchan", _s.paarenchan, 0, 0, "R3.7-d", yakuman=1,
               switches=(switches.in_force("paarenchan"),)),
    _groups("shiisanputou", _shows(_p.whole, Shape.UNCONNECTED), 0, None, "R3.7-e", yakuman=1,
            switches=(switches.in_force("shiisanputou"),)),
)
# fmt: on

YAKU: Final[Mapping[str, YakuRow]] = MappingProxyType({row.id: row for row in ROWS})
"""Every row under its id, in the table's order."""
