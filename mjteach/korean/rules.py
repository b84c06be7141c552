"""The rule options of Korean mahjong as one frozen value.

The first options are those the Korean rule sets of rulesets.yaml state, spelled as there; where
the Korean game has only one of an option's values, only that one is allowed. The last ones, from
``han_table`` on, are choices the rules speak of in words only (rulebook.md, chapter K), among them
the places where the source contradicts itself (C36, C37, C39). Named tables are in
:mod:`mjteach.korean.presets`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from ..core.choices import ChuurenForms, ChuurenSuits, Permission, PinfuWithTsumo
from ..core.errors import RuleSetError
from ..core.options import (
    Difference,
    Option,
    check_keys,
    differences,
    option,
    options_of,
    shown_options,
    take_options,
)
from ..core.printable import shown
from .values import HAN, HanTable

# ruff: noqa: RUF009 - option() is dataclasses.field() with metadata


class TileSet(StrEnum):
    """The values of ``tile_set``: which tiles are in play (RK1-a)."""

    KOREAN_104 = "korean_104"


class KanAfterEopeo(StrEnum):
    """The values of ``ankan_after_riichi``: here a kan after eopeo (RK5-e)."""

    FORBIDDEN = "forbidden"


class KoreanScoring(StrEnum):
    """The values of ``scoring_method``: how far a hand is counted (RK6-a)."""

    HAN_ONLY = "han_only"


class Gensho(StrEnum):
    """The values of ``gensho``: which copies of the winning tile give a han (RK5-b)."""

    OFF = "off"
    COUNT_WITH_WINNING_TILE = "count_with_winning_tile"
    COUNT_WITHOUT_WINNING_TILE = "count_without_winning_tile"


class FirstTurnYaku(StrEnum):
    """The values of ``first_turn_yaku``: base or bonus han for a win on the first turn (RK4-r)."""

    BASE = "base"
    BONUS = "bonus"


class HaiteiSsoaTile(StrEnum):
    """The values of ``haitei_ssoa_tile``: the last discard that gives a yaku (RK5-l)."""

    NINE = "9p"
    ONE = "1p"


class Samkkang(StrEnum):
    """``samkkang``: doubled base han count towards the minimum, doubled bonus han do not."""

    NOT_PLAYED = "not_played"
    DOUBLES = "doubles"


class HonnoduTotal(StrEnum):
    """The values of ``honnodu_total``: added up, or as the source states it (C36)."""

    BY_ADDITION = "by_addition"
    AS_STATED = "as_stated"


class HwamangwanValue(StrEnum):
    """The values of ``hwamangwan_value``: as the table has it, or eight han (C37)."""

    TABLE = "table"
    EIGHT_HAN = "8_han"


class BulleoValue(StrEnum):
    """The values of ``bulleo_value``: as the table has it, or two han (C39)."""

    TABLE = "table"
    TWO_HAN = "2_han"


MOST_HAN = 1000
"""The most han a yaku can be agreed to be worth; higher than any table's."""


def agreed_values(option: Option, value: object) -> object:
    """Pairs of a yaku and its han, in the order of the tables; a mapping is accepted as well."""
    pairs = tuple(value.items()) if isinstance(value, Mapping) else value
    if not isinstance(pairs, tuple | list):
        raise _no_agreed_han(option, value)
    for pair in pairs:
        if not (isinstance(pair, tuple | list) and len(pair) == 2 and pair[0] in option.allowed):
            raise _no_agreed_han(option, pair)
        if type(pair[1]) is not int or not 0 <= pair[1] <= MOST_HAN:
            raise _no_agreed_han(option, pair)
    agreed = dict(pairs)
    return tuple((yaku, agreed[yaku]) for yaku in HAN if yaku in agreed)


def _no_agreed_han(option: Option, value: object) -> RuleSetError:
    return RuleSetError("no_agreed_han", option=option.key, value=shown(value), most=MOST_HAN)


LISTS = 'mj.korean.table("ourtable", based_on="nagari")'
"""A rule set that shows every option by its name."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class KoreanRules:
    """One value for each option; the defaults are those of the Nagari table.

    >>> KoreanRules(min_han=3)
    KoreanRules(min_han=3)
    """

    # --- equipment and setup
    tile_set: TileSet = option(TileSet.KOREAN_104, "equipment", "R1.2.1-a", "RK1-a")
    wall_stacks_per_player: int = option(13, "setup", "R2.2-a", "R2.2-c", allowed=(13,))
    dead_wall_tiles: int = option(0, "setup", "R2.3.2-a", "R2.3.2-f", allowed=(0,))

    # --- dora: without a dead wall there is no indicator
    kan_dora: bool = option(False, "dora", "R2.4-e", allowed=(False,))
    ura_dora: bool = option(False, "dora", "R2.4-g", allowed=(False,))
    kan_ura_dora: bool = option(False, "dora", "R2.4-h", allowed=(False,))

    # --- eopeo and calls
    ankan_after_riichi: KanAfterEopeo = option(
        KanAfterEopeo.FORBIDDEN, "riichi", "R2.7.2.1-e", "R2.7.2.1-f", "R2.7.2.1-g"
    )
    chi: bool = option(False, "calls", "R2.7.3-a", "RK2-a", allowed=(False,))

    # --- yaku
    min_han: int = option(2, "yaku", "R3.0-a", "RK2-e", allowed=(0, 1, 2, 3))
    pinfu_with_tsumo: PinfuWithTsumo = option(PinfuWithTsumo.EXCLUSIVE, "yaku", "R4.2.2-d", "RK4-c")
    chiitoitsu_four_of_a_kind: bool = option(True, "yaku", "R3.2-m", "RK4-j")
    chuuren_suits: ChuurenSuits = option(ChuurenSuits.ANY, "yaku", "R3.6-k")
    chuuren_forms: ChuurenForms = option(ChuurenForms.NINE_SIDED_ONLY, "yaku", "R3.6-l", "RK4-s")
    chuuren_furiten_allowed: bool = option(False, "yaku", "RK4-t")

    # --- scoring
    scoring_method: KoreanScoring = option(KoreanScoring.HAN_ONLY, "scoring", "R4.1-a", "R4.1-k")

    # --- korean
    flower_tiles: int = option(4, "korean", "RK1-a", "RK5-c", allowed=(0, 4))
    gensho: Gensho = option(Gensho.COUNT_WITH_WINNING_TILE, "korean", "RK5-b")
    lower_yaku_accumulate: bool = option(True, "korean", "RK3-b")
    bulleo_after_eopeo: Permission = option(Permission.FORBIDDEN, "korean", "RK5-h")

    # --- what the rules say in words only
    han_table: HanTable = option(HanTable.NAGARI, "korean", "RK2-g")
    agreed_han: tuple[tuple[str, int], ...] = option(
        (), "korean", "RK2-g", allowed=tuple(HAN), read=agreed_values
    )
    """Values agreed at the table in place of the source's, such as one that it does not tell."""
    first_turn_yaku: FirstTurnYaku = option(FirstTurnYaku.BASE, "korean", "RK4-r")
    furiten_ssumu: Permission = option(Permission.ALLOWED, "korean", "RK4-t")
    furiten_bulleo: Permission = option(Permission.FORBIDDEN, "korean", "RK5-g")
    haitei_ssoa_tile: HaiteiSsoaTile = option(HaiteiSsoaTile.NINE, "korean", "RK5-l")
    samkkang: Samkkang = option(Samkkang.NOT_PLAYED, "korean", "RK4-w")
    honnodu_total: HonnoduTotal = option(HonnoduTotal.BY_ADDITION, "korean", "C36")
    hwamangwan_value: HwamangwanValue = option(HwamangwanValue.TABLE, "korean", "C37")
    bulleo_value: BulleoValue = option(BulleoValue.TABLE, "korean", "C39")

    def __new__(cls, *_: Any, **options: Any) -> "KoreanRules":
        """Rules to be filled; raises RuleSetError for an option that does not exist."""
        check_keys(LISTS, OPTIONS, options)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        take_options(self, OPTIONS)

    def __repr__(self) -> str:
        changed = {change.option: change.b for change in diff(KoreanRules(), self)}
        return shown_options("KoreanRules", changed)


OPTIONS: Mapping[str, Option] = options_of(KoreanRules)
"""Every option under its key."""


def diff(a: KoreanRules, b: KoreanRules) -> tuple[Difference, ...]:
    """The options in which ``a`` and ``b`` differ, in the order of :data:`OPTIONS`.

    >>> diff(KoreanRules(), KoreanRules(min_han=3))
    (Difference(option='min_han', a=2, b=3),)
    """
    return differences(OPTIONS, a, b)


def replace_options(rules: KoreanRules, /, **changes: Any) -> KoreanRules:
    """``rules`` with ``changes``; words may be plain text, tuples may be lists.

    Raises RuleSetError for an option or a value that does not exist.

    >>> replace_options(KoreanRules(), gensho="off", agreed_han={"kr_chanta": 1})
    KoreanRules(gensho='off', agreed_han=(('kr_chanta', 1),))
    """
    check_keys(LISTS, OPTIONS, changes)
    return replace(rules, **changes)
