"""The table of yaku: its rows stand in the order of yaku.yaml's ``korean_yaku``.

A row says how to detect a yaku, which yaku it never counts beside, which smaller ones it contains
and which options can switch it off. What it is worth is in :mod:`mjteach.korean.values`. Value
tiles have a row for each kind of set, all with one id: every set is counted by itself (RK4-e).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

from ...core import patterns
from ...core.patterns import DRAGONS, WINDS, HandFacts, YakuEvidence
from ...core.tiles import Tile
from ..flowers import hwamangwan, hwapae
from ..gensho import gensho, is_played
from ..rules import BulleoValue, FirstTurnYaku, HwamangwanValue, KoreanRules, Samkkang
from ..values import HAN, NoValue, Value
from ..win import KoreanReading
from . import by_groups, situation, switches

Detect: TypeAlias = Callable[[KoreanReading], YakuEvidence | None]
Switch: TypeAlias = tuple[str, Callable[[KoreanReading], bool]]


class KoreanYakuRow(NamedTuple):
    """One yaku."""

    id: str
    detect: Detect
    ref: str
    closed_only: bool = False
    excludes: tuple[str, ...] = ()
    """Yaku that never count beside it."""
    contains: tuple[str, ...] = ()
    """Yaku that always come with it; counted too where lower yaku accumulate (RK3-b).

    What is counted separately under every rule is none of them: eopeo beside bulleo (C39), the
    flowers beside hwamangwan (C37).
    """
    switches: tuple[Switch, ...] = ()
    """Options that can switch it off, each with the function that says whether it counts."""
    per_tile: bool = False
    """Whether every tile of the evidence is worth the han of the table."""
    by_wait: bool = False
    """Whether it can depend on which tile came last (RK5-m)."""


class KoreanYakuItem(NamedTuple):
    """A yaku that counts: its han, whether these are bonus, and what shows it."""

    yaku: str
    han: int
    bonus: bool
    evidence: YakuEvidence
    ref: str


class KoreanDropReason(StrEnum):
    """Why a yaku that the hand shows does not count; the last three are those of the tables."""

    NOT_CLOSED = "not_closed"
    SWITCHED_OFF = "switched_off"
    EXCLUDED = "excluded"
    CONTAINED = "contained"
    UNKNOWN = NoValue.UNKNOWN.value
    NOT_IN_TABLE = NoValue.NOT_IN_TABLE.value
    REGIONAL = NoValue.REGIONAL.value


class KoreanDropped(NamedTuple):
    """A yaku that the hand shows but that does not count; ``by`` is what is to blame."""

    yaku: str
    reason: KoreanDropReason
    by: str
    evidence: YakuEvidence
    ref: str


_PINGHU = (("pinfu_with_tsumo", switches.pinfu_with_tsumo),)
_NINE_GATES = (
    ("chuuren_suits", switches.chuuren_suits),
    ("chuuren_forms", switches.chuuren_forms),
    ("chuuren_furiten_allowed", switches.chuuren_furiten_allowed),
)
_GENSHO = (("gensho", is_played),)


def _row(id: str, detect: Detect, ref: str, **more: Any) -> KoreanYakuRow:
    return KoreanYakuRow(f"kr_{id}", detect, ref, **more)


def _tiles(pattern: Callable[[HandFacts], YakuEvidence | None]) -> Detect:
    return lambda win: pattern(win.hand)


def _groups(pattern: Callable[..., YakuEvidence | None], *wanted: int) -> Detect:
    return lambda win: pattern(win.way, *wanted)


_g, _p, _s = by_groups, patterns, situation
# fmt: off
ROWS: Final[tuple[KoreanYakuRow, ...]] = (
    _row("menzen", _s.menzen, "RK4-a"),
    _row("ssumu", _s.ssumu, "RK4-b", closed_only=True),
    _row("pinghu", _g.pinghu, "RK4-c",
         closed_only=True, switches=_PINGHU, by_wait=True),
    _row("dangyo", _tiles(_p.all_simples), "RK4-d"),
    _row("gwolli", _g.dragons(Tile.WHITE, "white"), "RK4-e"),
    _row("gwolli", _g.dragons(Tile.GREEN, "green"), "RK4-e"),
    _row("gwolli", _g.dragons(Tile.RED, "red"), "RK4-e"),
    _row("gwolli", _g.round_wind, "RK4-e"),
    _row("gwolli", _g.seat_wind, "RK4-e"),
    _row("ilgitonggwan", _groups(_p.straight), "RK4-f"),
    _row("honilsaek", _g.honilsaek, "RK4-g"),
    _row("doldori", _groups(_p.all_triplets), "RK4-h"),
    _row("samanko", _g.samanko, "RK4-i"),
    _row("childae", _g.childae, "RK4-j"),
    _row("sosamwon", _groups(_p.triplets_and_pair, DRAGONS), "RK4-k", contains=("kr_gwolli",)),
    _row("saanko", _groups(_p.concealed_triplets, 4), "RK4-l",
         excludes=("kr_samanko",), contains=("kr_doldori",)),
    _row("cheongilsaek", _tiles(_p.one_suit), "RK4-m", excludes=("kr_honilsaek",)),
    _row("daesamwon", _groups(_p.every_triplet_of, DRAGONS), "RK4-n", contains=("kr_gwolli",)),
    _row("honnodu", _tiles(_p.no_simples), "RK4-o", contains=("kr_doldori", "kr_childae")),
    _row("sosahui", _groups(_p.triplets_and_pair, WINDS), "RK4-p",
         contains=("kr_gwolli", "kr_honilsaek")),
    _row("daesahui", _groups(_p.every_triplet_of, WINDS), "RK4-p",
         contains=("kr_gwolli", "kr_honilsaek", "kr_doldori")),
    _row("jailsaek", _tiles(_p.honours_only), "RK4-q",
         excludes=("kr_honnodu",), contains=("kr_doldori", "kr_childae")),
    _row("cheonhwa", _s.cheonhwa, "RK4-r"),
    _row("jihwa", _s.jihwa, "RK4-r"),
    _row("inhwa", _s.inhwa, "RK4-r"),
    _row("guryeonbodeung", _tiles(_p.nine_gates), "RK4-s",
         closed_only=True, contains=("kr_cheongilsaek",), switches=_NINE_GATES,
         by_wait=True),
    _row("buji_eopeo", _s.buji_eopeo, "RK4-v", contains=("kr_eopeo",)),
    _row("eopeo", _s.eopeo, "RK5-e"),
    _row("bulleo", _s.bulleo, "RK5-g"),
    _row("oeja_bulleo", _s.oeja_bulleo, "RK5-i", contains=("kr_bulleo",)),
    _row("gensho", gensho, "RK5-b", switches=_GENSHO, per_tile=True),
    _row("hwapae", hwapae, "RK5-c", per_tile=True),
    _row("hwamangwan", hwamangwan, "RK5-d"),
    _row("kkang_olla", _s.kkang_olla, "RK5-j"),
    _row("kkangsang_5tong", _s.kkangsang_5tong, "RK5-j", contains=("kr_kkang_olla",)),
    _row("kkang_ssoa", _s.kkang_ssoa, "RK5-k"),
    _row("haitei_olla", _s.haitei_olla, "RK5-l"),
    _row("haitei_1tong", _s.haitei_1tong, "RK5-l", contains=("kr_haitei_olla",)),
    _row("haitei_ssoa", _s.haitei_ssoa, "RK5-l"),
    _row("haitei_9tong", _s.haitei_9tong, "RK5-l", contains=("kr_haitei_ssoa",)),
    _row("chanta", _g.chanta, "RK4-w"),
    _row("samkkang", _g.samkkang, "RK4-w"),
)
# fmt: on

FIRST_TURN: Final = frozenset({"kr_cheonhwa", "kr_jihwa", "kr_inhwa"})


def doubles(yaku: str, rules: KoreanRules) -> bool:
    """Whether a yaku doubles the han of the others (RK4-w); an agreed value takes precedence.

    >>> doubles("kr_samkkang", KoreanRules())
    False
    >>> doubles("kr_samkkang", KoreanRules(samkkang="doubles"))
    True
    """
    played = yaku == "kr_samkkang" and rules.samkkang is Samkkang.DOUBLES
    return played and yaku not in dict(rules.agreed_han)


def value_of(yaku: str, rules: KoreanRules) -> Value:
    """What a yaku is worth under ``rules``: its agreed value, else the table's.

    >>> value_of("kr_samanko", KoreanRules())
    Value(han=4, bonus=False, missing=None)
    """
    value = HAN[yaku][rules.han_table]
    if yaku in FIRST_TURN and rules.first_turn_yaku is FirstTurnYaku.BONUS:  # RK4-r
        value = value._replace(bonus=True)
    if yaku == "kr_hwamangwan" and rules.hwamangwan_value is HwamangwanValue.EIGHT_HAN:  # C37
        value = value._replace(han=8)
    if yaku == "kr_bulleo" and rules.bulleo_value is BulleoValue.TWO_HAN:  # C39
        value = value._replace(han=2)
    if doubles(yaku, rules):
        value = Value(0, value.bonus)  # by itself; what it adds are the han of the others
    agreed = dict(rules.agreed_han)
    return Value(agreed[yaku], value.bonus) if yaku in agreed else value
