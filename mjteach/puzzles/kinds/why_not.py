"""``why_not``: a hand just misses a yaku; which one condition keeps it away? (R3)

Level 1 asks the condition, level 2 the tiles it is about as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import DRAGONS, WINDS
from mjteach.riichi.near.explain import explain_near
from mjteach.riichi.near.misses import NearMiss
from mjteach.riichi.result import WinResult
from mjteach.riichi.yaku import YAKU

from ..base import Part
from ..fields import label, one_of
from ..kind import Kind, Posed, Topic
from ..mistakes_of.yaku import BLIND
from ..questions import NONE, Field, PickTiles, Value
from ..situations import plans
from ..situations.misses import Fault, fault_of, missing, reasons
from ..situations.plans import HONOURS, Plan, PlanOf
from ..situations.wins import Win, found, planned, win_scene
from ..sorts import Dealer, Sort, Wish

ID: Final = "why_not"


def _missed(win: Win, result: WinResult) -> tuple[str, Fault] | None:
    """The yaku asked about, and what alone keeps it away; None where it does not, or more does."""
    asked = missing(win)
    fault = fault_of(result, asked) if asked else None
    return (asked, fault) if asked and fault else None


def write(win: Win, result: WinResult) -> dict[str, Value]:
    """The yaku asked about, the condition and its tiles."""
    asked, fault = _missed(win, result) or (missing(win), None)
    tiles = sorted({str(tile.kind) for tile in fault.tiles}) if fault else []
    reason = fault.condition if fault else None
    return {"yaku": asked, "reason": reason, "tiles": list[str](tiles) or NONE}


def asked_of(posed: Posed) -> tuple[str, Fault]:
    """The yaku asked about and what keeps it away."""
    there = _missed(posed.situation, posed.result)
    assert there is not None
    return there


def ask(posed: Posed) -> Iterator[Field]:
    """One of the conditions, always the same list for a yaku; then the tiles."""
    asked, _ = asked_of(posed)
    yield one_of(ID, "reason", ((id, msg(f"near.{id}.name")) for id in reasons(asked)))
    if posed.level == 2:
        yield PickTiles("tiles", label(ID, "tiles"), msg(f"puzzle.{ID}.no_tiles"))


def explain(posed: Posed) -> Explanation:
    """What keeps the yaku away."""
    asked, (condition, tiles) = asked_of(posed)
    near = NearMiss(asked, condition, tiles, None, None, YAKU[asked].ref)
    return explain_near([near]).children[0]


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """About the condition that was chosen, or the tiles."""
    asked, _ = asked_of(posed)
    yield msg(f"puzzle.{ID}.wrong.{part.field}", yaku=asked, reason=str(part.given))


# ---- what is dealt


def misses(yaku: str, condition: str, plan: PlanOf) -> Dealer:
    """A dealer of hands that miss one of the yaku by this condition, under the rules played."""

    def is_it(result: WinResult) -> bool:
        near = ((id, fault_of(result, id)) for id in YAKU if fnmatchcase(id, yaku))
        return any(fault and fault.condition == condition for _, fault in near)

    made = planned(plan, is_it, spoilt=True)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Win]:
        for win in made(rng, wish):
            asked, fault = _missed(win, found(win, wish.rules)) or ("", None)
            if fault and fnmatchcase(asked, yaku) and fault.condition == condition:
                yield win

    return deal


_CALLED: Final = Plan(runs=1.0, open=1.0, quads=0.0)
_TRIPLETS: Final = Plan(runs=0.2, open=0.2)
_VALUED: Final = Plan(pair=(*DRAGONS, *WINDS), runs=0.6)

CASES: Final[Mapping[str, Mapping[str, tuple[str, PlanOf]]]] = {
    "pinfu": {
        "pair_dragon": ("pinfu", plans.ALL_RUNS._replace(pair=DRAGONS)),
        "pair_seat_wind": ("pinfu", plans.ALL_RUNS._replace(pair=WINDS)),
        "pair_round_wind": ("pinfu", plans.ALL_RUNS._replace(pair=WINDS)),
        "wait_kanchan": ("pinfu", plans.ALL_RUNS),
        "wait_penchan": ("pinfu", plans.ALL_RUNS),
        "wait_tanki": ("pinfu", plans.ALL_RUNS),
        "no_run": ("pinfu", plans.ALL_RUNS),
        "not_closed": ("pinfu", _CALLED),
    },
    "simples": {
        "outside_pair": ("tanyao", plans.SIMPLE),
        "outside_called": ("tanyao", plans.SIMPLE),
        "outside_set": ("tanyao", plans.SIMPLE),
    },
    "value": {
        "value_pair": ("yakuhai_*", _VALUED),
        "guest_wind": ("yakuhai_jikaze", plans.VALUED),
    },
    "runs": {
        "two_suits": ("iipeikou", Plan(plans.twice(1), open=0.0)),
        "other_suit": ("ittsuu", Plan(plans.runs_at(0, 3, 6))),
        "third_run": ("ittsuu", Plan(plans.runs_at(0, 3, 6))),
        "unsplit": ("ittsuu", Plan(plans.runs_at(0, 2, 4, 6))),
        "third_suit": ("sanshoku_doujun", Plan(plans.same_runs)),
    },
    "outside": {
        "inside_group": ("chanta", plans.CHANTA),
        "honour_group": ("junchan", plans.CHANTA),
    },
    "triplets": {
        "finished_by_ron": ("sanankou", _TRIPLETS),
        "called_triplet": ("sanankou", _TRIPLETS._replace(open=0.8)),
        "a_run": ("toitoi", plans.TRIPLETS),
    },
    "suits": {"other_suit_group": ("honitsu", plans.one_suit(Plan(open=0.45), *HONOURS))},
}
"""The conditions by what the yaku are about, each with the yaku and how its hands are made."""

_OF_THE_TABLE: Final = (
    *("C01", "C03", "C04", "C08", "K04", "K05", "K08"),
    *("R01", "R03", "R06", "R07", "R09"),
)
_OF_WAITS: Final = ("F01", "F04", "F10", "F14", "F15", "F16", "H07", "Y01", "Y02", "Y05")

KIND: Final = Kind(
    id=ID,
    section="3.1",
    levels=(1, 2),
    sorts=tuple(
        Sort(f"{name}.{condition}", misses(yaku, condition, plan), 10)
        for name, cases in CASES.items()
        for condition, (yaku, plan) in cases.items()
    ),
    find=found,
    write=write,
    ask=ask,
    scene=lambda posed: win_scene(posed.situation),
    explain=explain,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt", yaku=asked_of(posed)[0]),
    wrong=wrong,
    bound=0.45,
    headline=("reason",),
    mistakes=BLIND,
    left_out={
        "Y40": "the hands asked about lack an ordinary yaku",
        **dict.fromkeys(_OF_THE_TABLE, "about calls, kans and riichi, asked at the table"),
        **dict.fromkeys(_OF_WAITS, "about whether a hand may win, and its waits"),
    },
    topics={name: Topic(sorts={f"{name}.*": 1}) for name, cases in CASES.items() if len(cases) > 2},
)
