"""Every rule option of riichi mahjong as one frozen value; its defaults are the tutorial's rules.

An option whose values are words has a :class:`~enum.StrEnum` with exactly these words; yes or no
is a ``bool``, an amount an ``int``. Code reads an option where its rule is applied
(``rules.kuitan``) and nowhere else. Named rule sets are in :mod:`mjteach.riichi.presets`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import Any, TypeAlias

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
from .options import uma_bonus, uma_rows, yaku_ids

# ruff: noqa: RUF009 - option() is dataclasses.field() with metadata

# --- words shared by several options


class Switch(StrEnum):
    OFF = "off"
    ON = "on"


class LocalYakuman(StrEnum):
    OFF = "off"
    YAKUMAN = "yakuman"


class Ruling(StrEnum):
    DEAD_HAND = "dead_hand"
    CHOMBO = "chombo"


class KanDoraTiming(StrEnum):
    IMMEDIATE = "immediate"
    AFTER_DISCARD = "after_discard"
    """With the next discard, or before it with the next kan, which opens what is still to open."""
    NOT_USED = "not_used"


# --- words of one option each, in the order of the options


class RedFives(StrEnum):
    NONE = "none"
    THREE = "three"
    FOUR = "four"


class GameLength(StrEnum):
    EAST_ONLY = "east_only"
    HANCHAN = "hanchan"
    FULL = "full"


class Oka(StrEnum):
    NONE = "none"
    TO_FIRST = "to_first"
    FOLDED_INTO_UMA = "folded_into_uma"


class UmaWord(StrEnum):
    BY_PLUS_COUNT = "by_plus_count"
    NONE = "none"


class TieBreak(StrEnum):
    SEAT_ORDER = "seat_order"
    SPLIT_UMA = "split_uma"


class KanDoraOrder(StrEnum):
    FLIP_THEN_DRAW = "flip_then_draw"
    DRAW_THEN_FLIP = "draw_then_flip"


class OwnFourWait(StrEnum):
    NOTEN = "noten"
    TENPAI = "tenpai"


class TempFuritenEnd(StrEnum):
    OWN_TURN = "own_turn"
    OWN_DRAW = "own_draw"


class RiichiBelow1000(StrEnum):
    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"
    FORBIDDEN_IF_TOBI = "forbidden_if_tobi"


class AnkanAfterRiichi(StrEnum):
    FORBIDDEN = "forbidden"
    SHAPE_UNCHANGED = "shape_unchanged"
    WAIT_UNCHANGED = "wait_unchanged"


class KakanWithHeldTile(StrEnum):
    ALLOWED = "allowed"
    DRAWN_TILE_ONLY = "drawn_tile_only"


class FifthKan(StrEnum):
    FORBIDDEN = "forbidden"
    ABORTIVE_DRAW = "abortive_draw"


class KuikaePenalty(StrEnum):
    DEAD_HAND = "dead_hand"
    CHOMBO = "chombo"
    NOT_APPLICABLE = "not_applicable"


class MultipleRon(StrEnum):
    ATAMAHANE = "atamahane"
    ATAMAHANE_EXCEPT_YAKUMAN = "atamahane_except_yakuman"
    ATAMAHANE_DOUBLE_ABORT_TRIPLE = "atamahane_double_abort_triple"
    DOUBLE_WINS_TRIPLE_ABORTS = "double_wins_triple_aborts"
    ALL_WIN = "all_win"


class MultipleRonDealerRepeats(StrEnum):
    ALWAYS = "always"
    ONLY_IF_FIRST_IN_TURN_ORDER = "only_if_first_in_turn_order"
    NEVER = "never"


class MultipleRonBonusTaker(StrEnum):
    FIRST_IN_TURN_ORDER = "first_in_turn_order"


class PaoHonba(StrEnum):
    AS_PAYMENT = "as_payment"
    """The discarder on ron, the liable player on tsumo."""
    JPML = "jpml"
    """With a multiple yakuman the liable player on ron, everybody on tsumo."""


class Renchan(StrEnum):
    TENPAI = "tenpai"
    AGARI = "agari"


class AbortDealerKeepsDeal(StrEnum):
    ALWAYS = "always"
    PASSES_ON_SUUFON_AND_KYUUSHU = "passes_on_suufon_and_kyuushu"


class SuukaikanTiming(StrEnum):
    ON_DECLARATION = "on_declaration"
    AFTER_SAFE_DISCARD = "after_safe_discard"


class DepositAtGameEnd(StrEnum):
    TO_FIRST = "to_first"
    STAYS = "stays"


class Tobi(StrEnum):
    OFF = "off"
    BELOW_ZERO = "below_zero"
    ZERO_OR_BELOW = "zero_or_below"


class Extension(StrEnum):
    NONE = "none"
    SUDDEN_DEATH = "sudden_death"


class Renhou(StrEnum):
    NONE = "none"
    MANGAN = "mangan"
    BAIMAN = "baiman"
    YAKUMAN = "yakuman"


class OpenRiichi(StrEnum):
    OFF = "off"
    TWO_HAN = "2_han"


class Daisharin(StrEnum):
    OFF = "off"
    PINZU = "pinzu"
    ANY_SUIT = "any_suit"


class ScoringMethod(StrEnum):
    FU_HAN = "fu_han"
    HAN_ONLY = "han_only"


class ChomboPayment(StrEnum):
    MANGAN = "mangan"
    ALL_3000 = "3000_all"
    ALL_2000 = "2000_all"
    AFTER_GAME_DEDUCTION = "after_game_deduction"


class WrongCallVoiceOnly(StrEnum):
    DEPOSIT_1000 = "deposit_1000"
    DEAD_HAND = "dead_hand"


class NotenRiichi(StrEnum):
    CHOMBO_AT_DRAW = "chombo_at_draw"
    NONE = "none"


class RiichiThenDeadHand(StrEnum):
    CHOMBO_AT_DRAW = "chombo_at_draw"
    NOTEN_ONLY = "noten_only"


class RyanhanShibari(StrEnum):
    OFF = "off"
    FROM_5_HONBA = "from_5_honba"


UmaRow: TypeAlias = tuple[int, int, int, int]
"""Placement bonus for 1st, 2nd, 3rd and 4th place, in points of 1000."""

UmaTable: TypeAlias = tuple[UmaRow, UmaRow, UmaRow]
"""One row for each number of players (1, 2, 3) at or above the return points."""

DOUBLE_YAKUMAN_CAPABLE = ("suuankou_tanki", "kokushi_13", "daisuushii", "junsei_chuuren")  # R3.6-b
PAO_CAPABLE = ("daisangen", "daisuushii", "suukantsu")  # R2.8.3-d, -e, -f

_POINTS = range(0, 1_000_001, 100)  # the smallest stick is worth 100 points


LISTS = 'mj.rules("ourclub")'
"""A rule set that shows every option by its name."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class RuleSet:
    """The rules of one table; without arguments, the tutorial's.

    Raises RuleSetError for a value an option does not have. Equal choices are equal and hash
    alike; the hash is computed once, so a rule set is a cheap key of a cache.

    >>> RuleSet(kuitan=False, tobi=Tobi.OFF)
    RuleSet(tobi='off', kuitan=False)
    """

    # --- equipment
    red_fives: RedFives = option(RedFives.THREE, "equipment", "R1.2.1-i")

    # --- format
    game_length: GameLength = option(
        GameLength.HANCHAN, "format", "R1.4.1-a", "R1.4.2-a", "R1.4.2-b"
    )
    start_points: int = option(25000, "format", "R1.2.3-c", "R4.3.2-b", allowed=_POINTS)
    return_points: int = option(30000, "format", "R4.3.1-c", "R4.3.2-a", allowed=_POINTS)
    oka: Oka = option(Oka.TO_FIRST, "format", "R4.3.2-b", "R4.3.2-c")
    uma: UmaRow | UmaWord = option(
        (20, 10, -10, -20),
        "format",
        "R4.3.1-a",
        "R4.3.1-b",
        "R4.3.1-d",
        allowed=tuple(UmaWord),
        read=uma_bonus,
    )
    uma_table: UmaTable | None = option(None, "format", "R4.3.1-e", allowed=(), read=uma_rows)
    tie_break: TieBreak = option(TieBreak.SEAT_ORDER, "format", "R4.4-a", "R4.4-b")

    # --- setup
    kiicha_dice_rolls: int = option(2, "setup", "R2.1-d", "R2.1-g", allowed=(1, 2))
    wall_break_rolls: int = option(1, "setup", "R2.3.1-a", "R2.3.1-g", allowed=(1, 2))
    wall_stacks_per_player: int = option(17, "setup", "R2.2-a", "R2.2-c", allowed=(13, 17, 18))
    dead_wall_tiles: int = option(14, "setup", "R2.3.2-a", "R2.3.2-f", allowed=(0, 14))

    # --- dora
    kan_dora: bool = option(True, "dora", "R2.4-e")
    ura_dora: bool = option(True, "dora", "R2.4-g")
    kan_ura_dora: bool = option(True, "dora", "R2.4-h")
    kan_dora_timing_concealed: KanDoraTiming = option(KanDoraTiming.IMMEDIATE, "dora", "R2.4-f")
    kan_dora_timing_open: KanDoraTiming = option(KanDoraTiming.IMMEDIATE, "dora", "R2.4-f")
    kan_dora_order: KanDoraOrder = option(KanDoraOrder.FLIP_THEN_DRAW, "dora", "R2.4-f")

    # --- tenpai
    keishiki_tenpai: bool = option(True, "tenpai", "R2.9-c")
    own_four_wait: OwnFourWait = option(OwnFourWait.NOTEN, "tenpai", "R2.9-d", "R2.9-e")
    declare_noten_in_tenpai: bool = option(True, "tenpai", "R2.9-h")

    # --- furiten
    temp_furiten_end: TempFuritenEnd = option(
        TempFuritenEnd.OWN_TURN, "furiten", "R2.6.2-h", "R2.6.2-i"
    )
    temp_furiten_on_yakuless_tile: bool = option(False, "furiten", "R2.6.2-g")

    # --- riichi
    furiten_riichi: bool = option(True, "riichi", "R2.6.3-i")
    riichi_below_1000: RiichiBelow1000 = option(
        RiichiBelow1000.FORBIDDEN_IF_TOBI, "riichi", "R2.6.3-l", "R2.6.3-m"
    )
    riichi_without_draw_left: Permission = option(Permission.FORBIDDEN, "riichi", "R2.6.3-n")
    riichi_on_last_tile: Permission = option(Permission.FORBIDDEN, "riichi", "R2.6.3-o")
    ankan_after_riichi: AnkanAfterRiichi = option(
        AnkanAfterRiichi.SHAPE_UNCHANGED, "riichi", "R2.7.2.1-e", "R2.7.2.1-f", "R2.7.2.1-g"
    )

    # --- calls
    chi: bool = option(True, "calls", "R2.7.3-a", "RK2-a")
    call_last_discard: Permission = option(Permission.FORBIDDEN, "calls", "R2.7.4-d")
    kan_on_last_draw: Permission = option(Permission.FORBIDDEN, "calls", "R2.7.2-e")
    kakan_with_held_tile: KakanWithHeldTile = option(
        KakanWithHeldTile.ALLOWED, "calls", "R2.7.2.2-d"
    )
    fifth_kan: FifthKan = option(FifthKan.FORBIDDEN, "calls", "R2.7.2-d", "R2.9-q")
    kuikae_genbutsu: Permission = option(Permission.FORBIDDEN, "calls", "R2.7.4-f")
    kuikae_suji: Permission = option(Permission.FORBIDDEN, "calls", "R2.7.4-g")
    kuikae_penalty: KuikaePenalty = option(KuikaePenalty.DEAD_HAND, "calls", "R2.7.4-i")

    # --- winning
    multiple_ron: MultipleRon = option(MultipleRon.ATAMAHANE, "winning", "R2.8.1-f", "R2.8.1-g")
    multiple_ron_dealer_repeats: MultipleRonDealerRepeats = option(
        MultipleRonDealerRepeats.ALWAYS, "winning", "R2.8.1-h"
    )
    multiple_ron_bonus_taker: MultipleRonBonusTaker = option(
        MultipleRonBonusTaker.FIRST_IN_TURN_ORDER, "winning", "R2.8.1-i"
    )
    pao_yakuman: tuple[str, ...] = option(
        PAO_CAPABLE,
        "winning",
        "R2.8.3-a",
        "R2.8.3-d",
        "R2.8.3-e",
        "R2.8.3-f",
        allowed=PAO_CAPABLE,
        read=yaku_ids,
    )
    pao_daiminkan_rinshan: bool = option(False, "winning", "R2.8.3-i")
    pao_honba: PaoHonba = option(PaoHonba.AS_PAYMENT, "winning", "R2.8.3-l", "R2.8.3-o")
    pao_suukantsu_live_tile_only: bool = option(True, "winning", "R2.8.3-f")

    # --- draws
    tenpai_payment: int = option(3000, "draws", "R2.9-b", allowed=range(0, 60_001, 600))
    renchan: Renchan = option(Renchan.TENPAI, "draws", "R2.10-e", "R2.10-f")
    all_noten_dealer_repeats: bool = option(False, "draws", "R2.10-h")
    honba_value: int = option(300, "draws", "R2.10-d", allowed=range(0, 30_001, 300))
    honba_reset_when_agari_renchan_fails: bool = option(True, "draws", "R2.10-i")
    abort_kyuushu_kyuuhai: bool = option(True, "draws", "R2.9-p")
    abort_suufon_renda: bool = option(True, "draws", "R2.9-o")
    abort_suukaikan: bool = option(True, "draws", "R2.9-q")
    abort_suucha_riichi: bool = option(True, "draws", "R2.9-s")
    abort_sanchahou: bool = option(False, "draws", "R2.9-t")
    abort_dealer_keeps_deal: AbortDealerKeepsDeal = option(
        AbortDealerKeepsDeal.ALWAYS, "draws", "R2.9-m"
    )
    suukaikan_timing: SuukaikanTiming = option(
        SuukaikanTiming.AFTER_SAFE_DISCARD, "draws", "R2.9-r"
    )
    nagashi_mangan: bool = option(True, "draws", "R3.5-a")
    nagashi_mangan_needs_menzen: bool = option(False, "draws", "R3.5-c")
    deposit_at_game_end: DepositAtGameEnd = option(DepositAtGameEnd.TO_FIRST, "draws", "R2.6.3-s")

    # --- game_end
    agari_yame: bool = option(False, "game_end", "R2.11.1-d")
    tenpai_yame: bool = option(False, "game_end", "R2.11.1-e")
    tobi: Tobi = option(Tobi.BELOW_ZERO, "game_end", "R2.11.2-a", "R2.11.2-b", "R2.11.2-c")
    extension: Extension = option(Extension.SUDDEN_DEATH, "game_end", "R4.3.2-e")

    # --- yaku
    min_han: int = option(1, "yaku", "R3.0-a", "RK2-e", allowed=(0, 1, 2, 3))
    kuitan: bool = option(True, "yaku", "R3.1-e")
    atozuke: bool = option(True, "yaku", "R3.0-f")
    ippatsu: bool = option(True, "yaku", "R3.1-i")
    pinfu_with_tsumo: PinfuWithTsumo = option(PinfuWithTsumo.BOTH, "yaku", "R4.2.2-d", "RK4-c")
    rinshan_with_haitei: bool = option(False, "yaku", "R3.1-p")
    chankan_with_ippatsu: bool = option(True, "yaku", "R3.1-r")
    kokushi_robs_ankan: bool = option(False, "yaku", "R3.1-s")
    chiitoitsu_four_of_a_kind: bool = option(False, "yaku", "R3.2-m", "RK4-j")
    ryuuiisou_needs_hatsu: bool = option(False, "yaku", "R3.6-m")
    chuuren_suits: ChuurenSuits = option(ChuurenSuits.ANY, "yaku", "R3.6-k")
    chuuren_forms: ChuurenForms = option(ChuurenForms.ALL, "yaku", "R3.6-l", "RK4-s")
    chuuren_furiten_allowed: bool = option(True, "yaku", "RK4-t")
    renhou: Renhou = option(Renhou.YAKUMAN, "yaku", "R3.6-q")
    open_riichi: OpenRiichi = option(OpenRiichi.OFF, "yaku", "R3.7-a")
    daisharin: Daisharin = option(Daisharin.OFF, "yaku", "R3.7-c")
    paarenchan: LocalYakuman = option(LocalYakuman.OFF, "yaku", "R3.7-d")
    shiisanputou: LocalYakuman = option(LocalYakuman.OFF, "yaku", "R3.7-e")

    # --- scoring
    scoring_method: ScoringMethod = option(ScoringMethod.FU_HAN, "scoring", "R4.1-a", "R4.1-k")
    renpuu_pair_fu: int = option(4, "scoring", "R4.2.2-f", allowed=(2, 4))
    rinshan_tsumo_fu: int = option(2, "scoring", "R4.2.2-e", allowed=(0, 2))
    open_no_fu_hand: int = option(30, "scoring", "R4.2.2-l", allowed=(20, 30))
    kiriage_mangan: bool = option(False, "scoring", "R4.2.1-f")
    kazoe_yakuman: bool = option(True, "scoring", "R4.2.1-e")
    # Of no source that the named rule sets follow: asked for by clubs, and counted so by programs.
    kazoe_yakuman_stacking: bool = option(False, "scoring", "R4.2.1-e")
    yakuman_stacking: bool = option(True, "scoring", "R3.6-a")
    double_yakuman_hands: tuple[str, ...] = option(
        (), "scoring", "R3.6-b", allowed=DOUBLE_YAKUMAN_CAPABLE, read=yaku_ids
    )
    aotenjou: Switch = option(Switch.OFF, "scoring", "R6.1-b")

    # --- penalties
    penalty_deposit: int = option(1000, "penalties", "R5.2-a", allowed=_POINTS)
    chombo_payment: ChomboPayment = option(
        ChomboPayment.MANGAN, "penalties", "R5.4-b", "R5.4-c", "R5.4-d"
    )
    chombo_after_game_points: int = option(0, "penalties", "R5.4-d", allowed=range(1001))
    wrong_call_voice_only: WrongCallVoiceOnly = option(
        WrongCallVoiceOnly.DEPOSIT_1000, "penalties", "R5.2-a", "R5.3-c"
    )
    wrong_call_exposed: Ruling = option(Ruling.DEAD_HAND, "penalties", "R5.3-c")
    false_win_voice_only: Ruling = option(Ruling.DEAD_HAND, "penalties", "R5.3-g")
    tahai: Ruling = option(Ruling.DEAD_HAND, "penalties", "R5.3-d")
    shouhai: Ruling = option(Ruling.DEAD_HAND, "penalties", "R5.3-d")
    wall_collapse_chombo_tiles: int = option(5, "penalties", "R5.4-h", allowed=range(1, 137))
    noten_riichi: NotenRiichi = option(NotenRiichi.CHOMBO_AT_DRAW, "penalties", "R5.4-i")
    # Reported of one online game.
    all_noten_riichi_unpunished: bool = option(False, "penalties", "R5.4-q")
    riichi_then_dead_hand: RiichiThenDeadHand = option(
        RiichiThenDeadHand.CHOMBO_AT_DRAW, "penalties", "R5.3-b"
    )

    # --- house
    wareme: Switch = option(Switch.OFF, "house", "R6.1-a")
    yakitori: Switch = option(Switch.OFF, "house", "R6.1-c")
    ryanhan_shibari: RyanhanShibari = option(RyanhanShibari.OFF, "house", "R6.1-d")

    _chosen: tuple[object, ...] = field(init=False)
    _hash: int = field(init=False, compare=False)

    def __new__(cls, *_: Any, **options: Any) -> "RuleSet":
        """A rule set to be filled; raises RuleSetError for an option that does not exist."""
        check_keys(LISTS, OPTIONS, options)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        take_options(self, OPTIONS)
        if self.uma is UmaWord.BY_PLUS_COUNT and self.uma_table is None:
            raise RuleSetError("uma_table_missing")  # R4.3.1-e
        chosen = tuple(getattr(self, key) for key in OPTIONS)
        object.__setattr__(self, "_chosen", chosen)
        object.__setattr__(self, "_hash", hash(chosen))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RuleSet):
            return NotImplemented
        return self is other or (self._hash == other._hash and self._chosen == other._chosen)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[], "RuleSet"], tuple[()]]:
        # A hash of words holds in one process only, so a copy is made from the choices.
        return partial(RuleSet, **self._changes()), ()

    def __repr__(self) -> str:
        return shown_options("RuleSet", self._changes())

    def _changes(self) -> dict[str, Any]:
        values = zip(OPTIONS.values(), self._chosen, strict=True)
        return {choice.key: value for choice, value in values if value != choice.default}


OPTIONS: Mapping[str, Option] = options_of(RuleSet)
"""Every option under its key, in the order of the groups."""


def diff(a: RuleSet, b: RuleSet) -> tuple[Difference, ...]:
    """The options in which ``a`` and ``b`` differ, in the order of :data:`OPTIONS`.

    >>> diff(RuleSet(), RuleSet(kuitan=False))
    (Difference(option='kuitan', a=True, b=False),)
    """
    return differences(OPTIONS, a, b)


def replace_options(rules: RuleSet, /, **changes: Any) -> RuleSet:
    """``rules`` with ``changes``; words may be plain text, tuples may be lists.

    Raises RuleSetError for an option or a value that does not exist.

    >>> replace_options(RuleSet(), tobi="off", min_han=2)
    RuleSet(tobi='off', min_han=2)
    """
    check_keys(LISTS, OPTIONS, changes)
    return replace(rules, **changes)
