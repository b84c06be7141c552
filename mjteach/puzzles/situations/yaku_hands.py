"""The yaku by what they are about, and how hands for each of them are made, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from mjteach.core.melds import MeldKind
from mjteach.core.tiles import ALL_KINDS, DRAGONS, HONOURS, TERMINALS, TILES, WINDS, YAOCHUU, Tile
from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yaku import YAKU

from ..sorts import Share
from . import plans
from .plans import Plan, PlanOf, alike, chosen, one_of, some_alike

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "riichi": ("riichi", "menzen_tsumo"),
    "value": ("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun", "yakuhai_bakaze", "yakuhai_jikaze"),
    "simples": ("tanyao",),
    "pinfu": ("pinfu",),
    "runs": ("iipeikou", "ryanpeikou", "ittsuu", "sanshoku_doujun"),
    "outside": ("chanta", "junchan", "honroutou"),
    "triplets": ("toitoi", "sanankou", "sanshoku_doukou", "sankantsu", "shousangen"),
    "pairs": ("chiitoitsu",),
    "suits": ("honitsu", "chinitsu"),
    "moments": ("ippatsu", "double_riichi", "haitei", "houtei", "rinshan", "chankan"),
    "yakuman_sets": (
        *("suuankou", "suuankou_tanki", "daisangen"),
        *("shousuushii", "daisuushii", "suukantsu"),
    ),
    "yakuman_suits": ("tsuuiisou", "chinroutou", "chuuren", "junsei_chuuren", "ryuuiisou"),
    "yakuman_orphans": ("kokushi", "kokushi_13"),
    "yakuman_moments": ("tenhou", "chiihou", "renhou"),
    "local": ("open_riichi", "daisharin"),
}
"""The yaku by what they are about."""

YAKUMAN: Final = tuple(name for name in FAMILIES if name.startswith("yakuman"))
ORDINARY: Final = tuple(name for name in FAMILIES if name not in (*YAKUMAN, "local"))


def family(*names: str) -> tuple[str, ...]:
    """The yaku of these families."""
    return tuple(yaku for name in names for yaku in FAMILIES[name])


FIRST8: Final = (*family("riichi", "value", "simples", "pinfu"), "toitoi", "chiitoitsu", "honitsu")
ONE_HAN: Final = (*FIRST8, "ippatsu", "iipeikou", "haitei", "houtei", "rinshan", "chankan")
NEW_SETS: Final = ("ryanpeikou", "sanankou", "ittsuu", "sanshoku_doujun", "sanshoku_doukou")
AFTER: Final[Mapping[str, tuple[str, ...]]] = {
    "first8": FIRST8,
    "one_han": ONE_HAN,
    "patterns": (*ONE_HAN, *NEW_SETS),
    "ordinary": family(*ORDINARY),
    "yakuman": family(*ORDINARY, *YAKUMAN),
}
"""All the yaku that are known after a lesson."""
SHRINKING: Final = frozenset(row.id for row in YAKU.values() if row.open and row.open < row.closed)
"""The six that lose a han when the hand is open (R3.0-d)."""

Row: TypeAlias = tuple[PlanOf, Share, int]


RON, TSUMO = WinBy.RON, WinBy.TSUMO
RARE, NEVER = (0, 1, 1, 1), 0
LOCAL: Final = ((0, 4, 4, 4), 0)
CLOSED: Final = Plan(open=0.0)


def _when(plan: Plan, **facts: Any) -> Plan:
    """A hand of the plan won so."""
    return plan._replace(facts=facts)


def _first_turn(by: WinBy, seat: Tile) -> Row:
    plan = Plan(open=0.0, quads=0.0, facts={"by": by, "first_turn": True, "seat_wind": seat})
    return plan, RARE, NEVER


CHANTA: Final = plans.CHANTA._replace(runs=0.6)
JUNCHAN: Final = Plan(lows=plans.OUTSIDE_RUNS, kinds=TERMINALS)
ALL_HONOURS: Final = Plan(runs=0.0, kinds=HONOURS)
ALL_TERMINALS: Final = Plan(runs=0.0, kinds=TERMINALS)
ALL_GREEN: Final = Plan(lows=(Tile.S2,), kinds=plans.GREENS, runs=0.3)
OPEN: Final = Plan(open=0.45)
FLUSH: Final = plans.one_suit(OPEN, *HONOURS)
STRAIGHT: Final = plans.runs_at(0, 3, 6)
CONCEALED: Final = Plan(runs=0.0, open=0.0)
DRAGON_SETS: Final = Plan(lambda _: alike(*DRAGONS))
FOUR_WINDS: Final = Plan(some_alike(3, WINDS), pair=WINDS)
HANDS: Final[Mapping[str, Row]] = {
    # what it is made of, its share in the balanced mix, wins of a thousand with it
    "riichi": (_when(CLOSED, riichi=True), 5, 445),
    "menzen_tsumo": (CLOSED, 4, 190),
    "ippatsu": (_when(CLOSED, riichi=True, ippatsu=True), 3, 95),
    "double_riichi": (_when(CLOSED, riichi=True, double_riichi=True), 2, 2),
    "haitei": (_when(Plan(), by=TSUMO, last_tile=True), 2, 4),
    "houtei": (_when(Plan(), by=RON, last_tile=True), 2, 6),
    "rinshan": (_when(Plan(quads=0.7), by=TSUMO, after_kan=True), 2, 3),
    "chankan": (_when(Plan(), by=RON, robbed=MeldKind.KAKAN), 2, 1),
    **{f"yakuhai_{name}": (plans.VALUED, 2, 80) for name in ("haku", "hatsu", "chun")},
    **{f"yakuhai_{name}": (plans.VALUED, 4, 60) for name in ("bakaze", "jikaze")},
    "tanyao": (plans.SIMPLE, 6, 220),
    "pinfu": (plans.ALL_RUNS, 7, 205),
    "iipeikou": (Plan(plans.twice(1), open=0.0), 4, 45),
    "ryanpeikou": (Plan(plans.twice(2), open=0.0), (1, 2, 2, 2), 1),
    "ittsuu": (Plan(STRAIGHT), 4, 18),
    "sanshoku_doujun": (Plan(plans.same_runs), 4, 39),
    "chanta": (CHANTA, 3, 10),
    "junchan": (JUNCHAN, 3, 4),
    "honroutou": (Plan(runs=0.0, kinds=YAOCHUU, open=0.6), 2, 1),
    "toitoi": (plans.TRIPLETS, 4, 36),
    "sanankou": (Plan(some_alike(3, ALL_KINDS), open=0.3), 4, 8),
    "sanshoku_doukou": (Plan(plans.same_triplets), 2, 1),
    "sankantsu": (Plan(some_alike(3, ALL_KINDS, count=4), open=0.6), 2, 1),
    "shousangen": (Plan(some_alike(2, DRAGONS), pair=DRAGONS), 3, 1),
    "chiitoitsu": (Plan(whole=plans.seven_pairs, open=0.0), 5, 26),
    "honitsu": (FLUSH, 4, 62),
    "chinitsu": (plans.one_suit(OPEN), 3, 9),
    "suuankou": (CONCEALED, RARE, NEVER),
    "suuankou_tanki": (CONCEALED, RARE, NEVER),
    "daisangen": (DRAGON_SETS, RARE, NEVER),
    "shousuushii": (FOUR_WINDS, RARE, NEVER),
    "daisuushii": (Plan(lambda _: alike(*WINDS)), RARE, NEVER),
    "suukantsu": (Plan(some_alike(4, ALL_KINDS, count=4), open=0.7), RARE, NEVER),
    "tsuuiisou": (ALL_HONOURS, RARE, NEVER),
    "chinroutou": (ALL_TERMINALS, RARE, NEVER),
    "chuuren": (Plan(whole=plans.nine_gates, open=0.0), RARE, NEVER),
    "junsei_chuuren": (Plan(whole=plans.nine_gates, open=0.0), RARE, NEVER),
    "ryuuiisou": (ALL_GREEN, RARE, NEVER),
    "kokushi": (Plan(whole=plans.orphans, open=0.0), RARE, NEVER),
    "kokushi_13": (Plan(whole=plans.orphans, open=0.0), RARE, NEVER),
    "tenhou": _first_turn(TSUMO, Tile.EAST),
    "chiihou": _first_turn(TSUMO, Tile.WEST),
    "renhou": _first_turn(RON, Tile.NORTH),
    "open_riichi": (_when(CLOSED, riichi=True, open_riichi=True), *LOCAL),
    "daisharin": (
        Plan(lambda _: [plans.run(10)] * 2 + [plans.run(13)] * 2, pair=TILES[16:17], open=0.0),
        *LOCAL,
    ),
}
"""How hands for each yaku are made."""

RICH: Final = ("honitsu", "chinitsu", "ryanpeikou", "junchan", "shousangen", "double_riichi")
"""Yaku whose hands have many han."""


def made_for(*yaku: str) -> PlanOf:
    """Hands made for one of these yaku."""
    return lambda rng: chosen(rng, HANDS[rng.choice(yaku)][0])


NEAR: Final[Mapping[str, PlanOf]] = {
    "riichi": Plan(open=0.3),
    "value": plans.VALUED,
    "simples": plans.SIMPLE,
    "pinfu": plans.ALL_RUNS,
    "runs": one_of(Plan(plans.twice(1)), Plan(STRAIGHT), Plan(plans.same_runs)),
    "outside": one_of(CHANTA, JUNCHAN),
    "triplets": plans.TRIPLETS,
    "suits": FLUSH,
    "yakuman_sets": one_of(CONCEALED, DRAGON_SETS, FOUR_WINDS),
    "yakuman_suits": one_of(ALL_HONOURS, ALL_TERMINALS, ALL_GREEN),
}
"""Hands that just miss a yaku of a family."""


def is_played(yaku: str) -> Callable[[RuleSet], bool]:
    """Whether a rule set plays a yaku of those that not all do."""
    return lambda rules: getattr(rules, yaku, True) not in (False, "off", "none")
