"""Named rule sets: what each source states, leaves open, or does not mention.

A row lists what its source says: where it agrees with the tutorial's rules, where it differs,
and where it names alternatives without choosing. An option in none of the three is unstated. For
whatever is open or unstated the rule set plays by the tutorial's value, which must not be
presented as that organisation's rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..core.errors import RuleSetError
from ..core.message import Message, msg
from ..core.own import NamedRules, Own, RuleSets, no_such_rule_set
from .contradictions import check_rules
from .rules import OPTIONS, RuleSet, replace_options

TUTORIAL = RuleSet()
"""The rules of the lessons, unless they say otherwise."""

TUTORIAL_ID = "tutorial_default"
"""The name of the rule set with these rules."""


@dataclass(frozen=True, slots=True)
class Preset(NamedRules[RuleSet]):
    """A named rule set, or one of one's own: see :func:`rules`.

    >>> preset("tenhou").states("multiple_ron"), preset("tenhou").states("kuitan")
    (True, False)
    """

    open_ended: frozenset[str] = field(compare=False)
    """Keys of ``varies`` for which the source allows more than it names."""
    uncertain: Mapping[str, str] = field(default_factory=dict, compare=False)
    """Options read from what the source leaves out, with the rule id that tells of the doubt."""
    own: Own | None = field(default=None, compare=False)
    """Its name and what it is based on, where it is somebody's own."""

    @property
    def title(self) -> Message:
        """The name of the rule set, as a message."""
        if self.own is not None:
            return self.own.title(title_of(self.own.base))
        return msg(f"ruleset.{self.id}")

    def __repr__(self) -> str:
        return f"<Preset {self.id}: {self.rules}>"


RulesLike: TypeAlias = str | RuleSet | Preset
"""A rule set: its name or what :attr:`Preset.id` is, its rules, or itself."""


def title_of(id: str) -> Message:
    """The name of a rule set; an unknown one goes by its id.

    >>> title_of("wrc").id, title_of("ourclub.wrc").id, title_of("house").id
    ('ruleset.wrc', 'rules.own', 'compare.own_rules')
    """
    try:
        return preset(id).title
    except RuleSetError:
        return msg("compare.own_rules", id=id)


def preset(named: RulesLike) -> Preset:
    """The rule set of a name, of rules, or of the code of a custom rule set.

    Rules without a name go by the rule set that is most like them. Raises RuleSetError with the
    known names, and for rules by which nobody can play.

    >>> preset("mleague").rules
    RuleSet(riichi_without_draw_left='allowed')
    >>> preset("club+rpfu=4").rules.renpuu_pair_fu, preset(RuleSet(kuitan=False)).id
    (4, 'tutorial_default+kuitan=no')
    """
    if isinstance(named, Preset):
        return named
    if isinstance(named, RuleSet):
        return _SETS.nearest(named)
    if type(named) is not str:
        raise no_such_rule_set(named, PRESETS)
    return PRESETS.get(named) or _opened(named)


@lru_cache(maxsize=256)
def _opened(text: str) -> Preset:
    """The custom rule set that a text spells."""
    found = _SETS.opened(text)
    if found is None:
        raise no_such_rule_set(text, PRESETS)
    return found


def rules(name: str, based_on: RulesLike = TUTORIAL_ID, **options: Any) -> Preset:
    """A custom rule set: ``options`` are what differs from the one it is ``based_on``.

    It goes wherever the name of a rule set goes, and its ``id`` opens it on every computer.
    Whatever is not given is as in ``based_on``, and all of it counts as decided. Raises
    RuleSetError for an option or a value that does not exist, for options that contradict each
    other, and for the name of a published rule set.

    >>> ours = rules("ourclub", based_on="club", kiriage_mangan=False, renpuu_pair_fu=4)
    >>> ours.id, ours.rules.renpuu_pair_fu, ours.states("uma")
    ('ourclub.club+rpfu=4+kmangan=no', 4, True)
    """
    base = preset(based_on)
    return _SETS.own(
        name, base.own.base if base.own else base.id, replace_options(base.rules, **options)
    )


def _preset(
    id: str,
    *,
    agrees: str,
    differs: Mapping[str, Any] = MappingProxyType({}),
    varies: Mapping[str, tuple[Any, ...]] = MappingProxyType({}),
    open_ended: frozenset[str] = frozenset(),
    uncertain: Mapping[str, str] = MappingProxyType({}),
) -> Preset:
    said = {*agrees.split(), *differs, *varies}
    alternatives = {
        key: tuple(OPTIONS[key].typed(value) for value in values) for key, values in varies.items()
    }
    return Preset(
        id=id,
        rules=replace_options(TUTORIAL, **differs),
        unstated=frozenset(OPTIONS) - said,
        varies=MappingProxyType(alternatives),
        open_ended=open_ended,
        uncertain=MappingProxyType(uncertain),
    )


_YES_NO = (True, False)
_NO_YES = (False, True)

_ROWS = (
    # Decides everything; the table of uma by plus-count is not used.
    _preset(TUTORIAL_ID, agrees=" ".join(key for key in OPTIONS if key != "uma_table")),
    # Names the alternatives where it leaves the choice to the players.
    _preset(
        "kml_handbook",
        agrees="""
        return_points kiicha_dice_rolls wall_break_rolls wall_stacks_per_player dead_wall_tiles
        ura_dora kan_dora_timing_concealed kan_dora_order keishiki_tenpai own_four_wait
        temp_furiten_end temp_furiten_on_yakuless_tile furiten_riichi riichi_below_1000 chi
        call_last_discard fifth_kan kuikae_genbutsu kuikae_suji kuikae_penalty pao_yakuman
        pao_suukantsu_live_tile_only tenpai_payment all_noten_dealer_repeats honba_value
        honba_reset_when_agari_renchan_fails nagashi_mangan_needs_menzen deposit_at_game_end
        min_han kuitan ippatsu pinfu_with_tsumo chiitoitsu_four_of_a_kind chuuren_forms
        scoring_method open_no_fu_hand penalty_deposit wrong_call_voice_only wrong_call_exposed
        false_win_voice_only tahai shouhai wall_collapse_chombo_tiles noten_riichi
        riichi_then_dead_hand
        """,
        varies={
            "red_fives": ("none", "three", "four"),
            "game_length": ("east_only", "hanchan"),
            "start_points": (25000, 30000),
            "oka": ("none", "to_first"),
            "uma": ((20, 10, -10, -20), (30, 10, -10, -30)),
            "tie_break": ("seat_order", "split_uma"),
            "kan_dora": _YES_NO,
            "kan_dora_timing_open": ("immediate", "after_discard"),
            "ankan_after_riichi": ("wait_unchanged", "shape_unchanged"),
            "multiple_ron": ("atamahane", "double_wins_triple_aborts", "all_win"),
            "pao_daiminkan_rinshan": _NO_YES,
            "renchan": ("tenpai", "agari"),
            "abort_kyuushu_kyuuhai": _YES_NO,
            "abort_suufon_renda": _YES_NO,
            "abort_suukaikan": _YES_NO,
            "abort_suucha_riichi": _YES_NO,
            "abort_sanchahou": _YES_NO,
            "abort_dealer_keeps_deal": ("always", "passes_on_suufon_and_kyuushu"),
            "nagashi_mangan": _YES_NO,
            "agari_yame": _NO_YES,
            "tenpai_yame": _NO_YES,
            "tobi": ("below_zero", "off"),
            "extension": ("none", "sudden_death"),
            "ryuuiisou_needs_hatsu": _NO_YES,
            "chuuren_suits": ("any", "manzu_only"),
            "renhou": ("yakuman", "baiman", "none"),
            "renpuu_pair_fu": (4, 2),
            "rinshan_tsumo_fu": (2, 0),
            "kiriage_mangan": _NO_YES,
            "kazoe_yakuman": _YES_NO,
            "double_yakuman_hands": (
                (),
                ("suuankou_tanki", "kokushi_13", "daisuushii", "junsei_chuuren"),
            ),
            "chombo_payment": ("mangan", "3000_all"),
        },
    ),
    # Start and return points are those of the article's settlement example.
    _preset(
        "kwiki_general",
        agrees="""
        start_points return_points oka wall_stacks_per_player dead_wall_tiles kan_dora ura_dora
        keishiki_tenpai chi tenpai_payment abort_kyuushu_kyuuhai abort_suufon_renda abort_suukaikan
        abort_suucha_riichi nagashi_mangan min_han ippatsu chiitoitsu_four_of_a_kind chuuren_forms
        noten_riichi
        """,
        differs={
            "kiicha_dice_rolls": 1,
            "wall_break_rolls": 2,
            "kan_dora_order": "draw_then_flip",
            "temp_furiten_end": "own_draw",
            "temp_furiten_on_yakuless_tile": True,
            "riichi_below_1000": "forbidden",
            "nagashi_mangan_needs_menzen": True,
            "open_riichi": "2_han",
        },
        varies={
            "red_fives": ("none",),
            "game_length": ("east_only", "hanchan", "full"),
            "uma": ("none",),
            "kan_ura_dora": _YES_NO,
            "multiple_ron": (
                "atamahane",
                "atamahane_except_yakuman",
                "double_wins_triple_aborts",
                "all_win",
            ),
            "pao_daiminkan_rinshan": _YES_NO,
            "renchan": ("tenpai", "agari"),
            "abort_sanchahou": _YES_NO,
            "tobi": ("off", "zero_or_below"),
            "extension": ("none", "sudden_death"),
            "kuitan": _YES_NO,
            "ryuuiisou_needs_hatsu": _NO_YES,
            "chuuren_suits": ("manzu_only", "any"),
            "renhou": ("none", "mangan", "yakuman"),
            "daisharin": ("off", "pinzu", "any_suit"),
            "paarenchan": ("off", "yakuman"),
            "shiisanputou": ("off", "yakuman"),
            "scoring_method": ("fu_han", "han_only"),
            "kazoe_yakuman": _YES_NO,
            "yakuman_stacking": _YES_NO,
            "double_yakuman_hands": (
                (),
                ("kokushi_13", "suuankou_tanki", "daisuushii", "junsei_chuuren"),
            ),
            "aotenjou": ("off", "on"),
            "wareme": ("off", "on"),
            "yakitori": ("off", "on"),
            "ryanhan_shibari": ("off", "from_5_honba"),
        },
        open_ended=frozenset({"red_fives", "uma"}),
    ),
    # No points move except for wins, noten payments and chombo, so the deposit is 0. Which kinds
    # kuikae covers is not known; the same kind as the called tile is the least it can mean.
    _preset(
        "club",
        agrees="""
        game_length start_points tie_break kan_dora kan_dora_timing_concealed kan_dora_timing_open
        kan_dora_order keishiki_tenpai own_four_wait declare_noten_in_tenpai furiten_riichi
        riichi_on_last_tile ankan_after_riichi chi call_last_discard kan_on_last_draw
        kakan_with_held_tile fifth_kan kuikae_genbutsu kuikae_penalty multiple_ron pao_yakuman
        pao_daiminkan_rinshan tenpai_payment renchan all_noten_dealer_repeats honba_value
        abort_sanchahou deposit_at_game_end agari_yame tenpai_yame tobi min_han kuitan atozuke
        ippatsu chankan_with_ippatsu kokushi_robs_ankan chiitoitsu_four_of_a_kind
        ryuuiisou_needs_hatsu open_riichi paarenchan scoring_method yakuman_stacking
        double_yakuman_hands chombo_payment wrong_call_exposed false_win_voice_only tahai shouhai
        yakitori
        """,
        differs={
            "return_points": 25000,
            "oka": "none",
            "uma": (10, 5, -5, -10),
            "kiicha_dice_rolls": 1,
            "riichi_below_1000": "forbidden",
            "riichi_without_draw_left": "allowed",
            "pao_suukantsu_live_tile_only": False,
            "abort_kyuushu_kyuuhai": False,
            "abort_suufon_renda": False,
            "abort_suukaikan": False,
            "abort_suucha_riichi": False,
            "nagashi_mangan": False,
            "extension": "none",
            "renhou": "none",
            "renpuu_pair_fu": 2,
            "kiriage_mangan": True,
            "kazoe_yakuman": False,
            "penalty_deposit": 0,
            "riichi_then_dead_hand": "noten_only",
        },
    ),
    _preset(
        "namuwiki_general",
        agrees="""
        red_fives return_points kan_dora ura_dora kan_dora_timing_concealed declare_noten_in_tenpai
        chi kakan_with_held_tile multiple_ron_bonus_taker tenpai_payment honba_value min_han
        ippatsu chiitoitsu_four_of_a_kind kazoe_yakuman yakuman_stacking penalty_deposit
        wrong_call_voice_only wrong_call_exposed shouhai noten_riichi
        """,
        differs={
            "temp_furiten_end": "own_draw",
            "honba_reset_when_agari_renchan_fails": False,
            "wall_collapse_chombo_tiles": 3,
            "riichi_then_dead_hand": "noten_only",
        },
        varies={
            "game_length": ("east_only", "hanchan"),
            "start_points": (25000, 27000, 30000),
            "oka": ("none", "to_first"),
            "uma": ((9, 3, -3, -9), (10, 5, -5, -10), (20, 10, -10, -20), (30, 10, -10, -30)),
            "kan_ura_dora": _YES_NO,
            "kan_dora_timing_open": ("immediate", "after_discard"),
            "kan_dora_order": ("flip_then_draw", "draw_then_flip"),
            "riichi_without_draw_left": ("forbidden", "allowed"),
            "ankan_after_riichi": ("wait_unchanged", "forbidden"),
            "fifth_kan": ("forbidden", "abortive_draw"),
            "kuikae_genbutsu": ("forbidden", "allowed"),
            "kuikae_suji": ("forbidden", "allowed"),
            "kuikae_penalty": ("chombo", "dead_hand"),
            "multiple_ron": (
                "atamahane",
                "atamahane_except_yakuman",
                "atamahane_double_abort_triple",
                "all_win",
                "double_wins_triple_aborts",
            ),
            "multiple_ron_dealer_repeats": ("always", "only_if_first_in_turn_order", "never"),
            "renchan": ("tenpai", "agari"),
            "all_noten_dealer_repeats": _NO_YES,
            "abort_kyuushu_kyuuhai": _YES_NO,
            "abort_suufon_renda": _YES_NO,
            "abort_suukaikan": _YES_NO,
            "abort_suucha_riichi": _YES_NO,
            "abort_sanchahou": _YES_NO,
            "abort_dealer_keeps_deal": ("always", "passes_on_suufon_and_kyuushu"),
            "suukaikan_timing": ("after_safe_discard", "on_declaration"),
            "chombo_payment": ("mangan", "2000_all", "3000_all", "after_game_deduction"),
            "false_win_voice_only": ("chombo", "dead_hand"),
            "tahai": ("dead_hand", "chombo"),
            "paarenchan": ("off", "yakuman"),
            "ryanhan_shibari": ("off", "from_5_honba"),
            "all_noten_riichi_unpunished": _NO_YES,
        },
    ),
    # The reference score of the plus-count is normally 30000.
    _preset(
        "jpml_a",
        agrees="""
        wall_break_rolls dead_wall_tiles keishiki_tenpai furiten_riichi riichi_on_last_tile
        ankan_after_riichi chi kuikae_genbutsu multiple_ron pao_yakuman tenpai_payment renchan
        abort_kyuushu_kyuuhai abort_suufon_renda abort_suukaikan abort_suucha_riichi
        abort_sanchahou agari_yame min_han kuitan atozuke rinshan_with_haitei scoring_method
        renpuu_pair_fu kiriage_mangan yakuman_stacking noten_riichi
        """,
        differs={
            "uma": "by_plus_count",
            "uma_table": ((12, -1, -3, -8), (8, 4, -4, -8), (8, 3, 1, -12)),
            "tie_break": "split_uma",
            "kiicha_dice_rolls": 1,
            "kan_dora": False,
            "ura_dora": False,
            "kan_ura_dora": False,
            "kan_dora_timing_concealed": "not_used",
            "kan_dora_timing_open": "not_used",
            "riichi_without_draw_left": "allowed",
            "kuikae_suji": "allowed",
            "pao_daiminkan_rinshan": True,
            "pao_honba": "jpml",
            "deposit_at_game_end": "stays",
            "ippatsu": False,
            "kokushi_robs_ankan": True,
            "ryuuiisou_needs_hatsu": True,
            "rinshan_tsumo_fu": 0,
            "kazoe_yakuman": False,
            "wrong_call_voice_only": "dead_hand",
            "wrong_call_exposed": "chombo",
            "false_win_voice_only": "chombo",
            "tahai": "chombo",
            "shouhai": "chombo",
        },
    ),
    # Listed as differences from jpml_a. Ippatsu is not among them and so is off.
    _preset(
        "wrc",
        agrees="""
        wall_break_rolls dead_wall_tiles kan_dora ura_dora kan_ura_dora kan_dora_timing_concealed
        kan_dora_timing_open keishiki_tenpai furiten_riichi riichi_on_last_tile ankan_after_riichi
        chi kuikae_genbutsu multiple_ron pao_yakuman tenpai_payment renchan abort_kyuushu_kyuuhai
        abort_suufon_renda abort_suukaikan abort_suucha_riichi abort_sanchahou agari_yame min_han
        kuitan atozuke rinshan_with_haitei ryuuiisou_needs_hatsu scoring_method yakuman_stacking
        noten_riichi
        """,
        differs={
            "uma": (15, 5, -5, -15),
            "tie_break": "split_uma",
            "kiicha_dice_rolls": 1,
            "riichi_without_draw_left": "allowed",
            "kuikae_suji": "allowed",
            "pao_daiminkan_rinshan": True,
            "deposit_at_game_end": "stays",
            "ippatsu": False,
            "kokushi_robs_ankan": True,
            "renpuu_pair_fu": 2,
            "rinshan_tsumo_fu": 0,
            "kiriage_mangan": True,
            "kazoe_yakuman": False,
            "wrong_call_voice_only": "dead_hand",
            "wrong_call_exposed": "chombo",
            "false_win_voice_only": "chombo",
            "tahai": "chombo",
            "shouhai": "chombo",
        },
        uncertain={"ippatsu": "C29"},
    ),
    # Recognises double yakuman without listing the hands.
    _preset(
        "saikouisen",
        agrees="""
        return_points kan_dora ura_dora kan_ura_dora chi pao_daiminkan_rinshan tenpai_payment
        renchan abort_sanchahou agari_yame tenpai_yame min_han kuitan atozuke ippatsu
        kokushi_robs_ankan scoring_method yakuman_stacking
        """,
        differs={
            "start_points": 30000,
            "oka": "none",
            "uma": (30, 10, -10, -30),
            "pao_yakuman": (),
            "abort_kyuushu_kyuuhai": False,
            "abort_suufon_renda": False,
            "abort_suukaikan": False,
            "abort_suucha_riichi": False,
            "kiriage_mangan": True,
            "kazoe_yakuman": False,
        },
        varies={"double_yakuman_hands": ()},
        open_ended=frozenset({"double_yakuman_hands"}),
    ),
    # Otherwise as saikouisen. A riichi hand that does not win is not shown, so noten riichi is no
    # offence.
    _preset(
        "saikouisen_classic",
        agrees="""
        return_points chi pao_daiminkan_rinshan abort_sanchahou agari_yame tenpai_yame min_han
        kuitan atozuke kokushi_robs_ankan scoring_method kiriage_mangan yakuman_stacking
        """,
        differs={
            "start_points": 30000,
            "oka": "none",
            "uma": (12, 4, -4, -12),
            "kan_dora": False,
            "ura_dora": False,
            "kan_ura_dora": False,
            "kan_dora_timing_concealed": "not_used",
            "kan_dora_timing_open": "not_used",
            "ankan_after_riichi": "forbidden",
            "kuikae_genbutsu": "allowed",
            "kuikae_suji": "allowed",
            "kuikae_penalty": "not_applicable",
            "pao_yakuman": (),
            "tenpai_payment": 0,
            "renchan": "agari",
            "abort_kyuushu_kyuuhai": False,
            "abort_suufon_renda": False,
            "abort_suukaikan": False,
            "abort_suucha_riichi": False,
            "ippatsu": False,
            "kazoe_yakuman": False,
            "noten_riichi": "none",
        },
        varies={"double_yakuman_hands": ()},
        open_ended=frozenset({"double_yakuman_hands"}),
    ),
    # The uma already contains the oka of 20.
    _preset(
        "npm",
        agrees="""
        game_length start_points return_points kiicha_dice_rolls wall_break_rolls kan_dora ura_dora
        kan_ura_dora keishiki_tenpai ankan_after_riichi chi kuikae_genbutsu kuikae_suji
        multiple_ron pao_daiminkan_rinshan tenpai_payment renchan abort_sanchahou agari_yame
        tenpai_yame min_han kuitan atozuke ippatsu scoring_method rinshan_tsumo_fu yakuman_stacking
        double_yakuman_hands noten_riichi ryanhan_shibari
        """,
        differs={
            "oka": "folded_into_uma",
            "uma": (50, 10, -10, -30),
            "tie_break": "split_uma",
            "riichi_without_draw_left": "allowed",
            "pao_yakuman": (),
            "abort_kyuushu_kyuuhai": False,
            "abort_suufon_renda": False,
            "abort_suukaikan": False,
            "abort_suucha_riichi": False,
            "nagashi_mangan": False,
            "deposit_at_game_end": "stays",
            "tobi": "off",
            "renhou": "none",
            "renpuu_pair_fu": 2,
            "kiriage_mangan": True,
            "chombo_payment": "after_game_deduction",
            "chombo_after_game_points": 40,
            "wrong_call_voice_only": "dead_hand",
        },
    ),
    # From here on: a few facts mentioned in passing, nearly everything is unstated.
    _preset(
        "mleague",
        agrees="declare_noten_in_tenpai pao_daiminkan_rinshan",
        differs={"riichi_without_draw_left": "allowed"},
    ),
    _preset(
        "tenhou",
        agrees="uma kan_dora_timing_concealed kuikae_genbutsu kuikae_suji",
        differs={
            "kan_dora_timing_open": "after_discard",
            "multiple_ron": "double_wins_triple_aborts",
            "abort_sanchahou": True,
        },
    ),
    _preset(
        "mahjongsoul",
        agrees="""
        kan_dora_timing_concealed kuikae_genbutsu kuikae_suji all_noten_dealer_repeats
        abort_sanchahou
        """,
        differs={
            "kan_dora_timing_open": "after_discard",
            "multiple_ron": "all_win",
        },
    ),
    _preset(
        "jakuryumon_m",
        agrees="kan_dora_timing_concealed kan_dora_timing_open kuikae_genbutsu kuikae_suji",
        differs={
            "multiple_ron": "double_wins_triple_aborts",
            "abort_sanchahou": True,
        },
    ),
    _preset(
        "mahjong_fight_club",
        agrees="kuikae_genbutsu kuikae_suji abort_sanchahou",
        differs={"multiple_ron": "all_win"},
    ),
    _preset(
        "sega_mj",
        agrees="kuikae_genbutsu kuikae_suji abort_sanchahou",
        differs={"multiple_ron": "all_win"},
    ),
    _preset("maru_jan", agrees="kuikae_genbutsu kuikae_suji"),
)

PRESETS: Mapping[str, Preset] = MappingProxyType({row.id: row for row in _ROWS})
"""Every named rule set under its id, the tutorial's first."""


_SETS: Final = RuleSets(
    presets=PRESETS,
    options=OPTIONS,
    replace=replace_options,
    check=check_rules,
    build=lambda id, rules, own: Preset(id, rules, frozenset(), {}, frozenset(), own=own),
)
