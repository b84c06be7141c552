"""``why_not``: a hand just misses a yaku; which one condition keeps it away? (R3)

Level 1 asks the condition, level 2 the tiles it is about as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.near.explain import explain_near
from mjteach.riichi.near.misses import NearMiss
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yaku import YAKU

from ..base import Key, Part
from ..fields import label, one_of, suits_of
from ..kind import Kind
from ..mistakes import Mistake, miswrite
from ..mistakes.yaku import GRANTED
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, PickTiles, Value
from ..situations import plans
from ..situations.misses import MANY, Fault, fault_of, missed, reasons
from ..situations.plans import Plan, PlanOf
from ..situations.wins import Win, found, planned, win_scene
from ..situations.yaku_hands import HANDS
from ..sorts import Dealer, Sort, Wish

ID: Final = "why_not"


def find(win: Win, rules: RuleSet) -> Fault | None:
    """The yaku asked about, and what alone keeps it away."""
    return missed(win, found(win, rules))


def write(_win: Win, fault: Fault | None) -> dict[str, Value]:
    """The yaku asked about, the condition and its tiles."""
    yaku, condition, tiles, _ = fault or (None, None, (), ())
    return {"yaku": yaku, "reason": condition, "tiles": _kinds(tiles)}


def _kinds(tiles: tuple[Tile, ...]) -> list[str] | str:
    return sorted({str(tile.kind) for tile in tiles}) or NONE


def accepts(_win: Win, fault: Fault | None, _key: Key) -> Iterator[Key]:
    """What alone keeps it away as well: by another way to the yaku, or in another reading."""
    for condition, tiles in fault.others if fault else ():
        yield {"reason": condition, "tiles": _kinds(tiles)}


def ask(posed: Posed) -> Iterator[Field]:
    """One of the conditions, always the same list for a yaku; then the tiles.

    A set that is missing can be of a suit that the hand doesn't have.
    """
    listed = reasons(posed.result.yaku)
    yield one_of(ID, "reason", ((id, msg(f"near.{id}.name")) for id in listed))
    if posed.level == 2:
        win: Win = posed.situation
        suits = suits_of((*TILES[:27], *win.hand.tiles, win.tile))
        yield PickTiles("tiles", label(ID, "tiles"), msg(f"puzzle.{ID}.no_tiles"), suits)


def explain(posed: Posed) -> Explanation:
    """What keeps the yaku away."""
    yaku, condition, tiles, _ = posed.result
    near = NearMiss(yaku, condition, tiles, None, None, YAKU[yaku].ref)
    return explain_near([near]).children[0]


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """About the condition that was chosen, or the tiles."""
    yield msg(f"puzzle.{ID}.wrong.{part.field}", yaku=posed.result.yaku, reason=str(part.given))


# ---- what is dealt


CASES: Final[Mapping[str, Mapping[str, str]]] = {
    "pinfu": {
        "pinfu": "pair_dragon pair_seat_wind pair_round_wind wait_kanchan wait_penchan wait_tanki"
        " no_run not_closed"
    },
    "simples": {"tanyao": "outside_pair outside_called outside_set"},
    "value": {"yakuhai_*": "value_pair", "yakuhai_jikaze": "guest_wind"},
    "runs": {
        "iipeikou": "two_suits",
        "ittsuu": "other_suit third_run unsplit",
        "sanshoku_doujun": "third_suit",
    },
    "outside": {"chanta": "inside_group", "junchan": "honour_group"},
    "triplets": {"sanankou": "finished_by_ron called_triplet", "toitoi": "a_run"},
    "suits": {"honitsu": "other_suit_group"},
}
"""What the yaku are about, the yaku, and the conditions that keep them away."""

_TRIPLETS: Final = Plan(runs=0.2, open=0.2)
PLANS: Final[Mapping[str, PlanOf]] = {
    "pair_dragon": plans.ALL_RUNS._replace(pair=DRAGONS),
    "pair_seat_wind": plans.ALL_RUNS._replace(pair=WINDS),
    "pair_round_wind": plans.ALL_RUNS._replace(pair=WINDS),
    "not_closed": Plan(runs=1.0, open=1.0, quads=0.0),
    "value_pair": Plan(pair=(*DRAGONS, *WINDS), runs=0.6),
    "unsplit": Plan(plans.runs_at(0, 2, 4, 6)),
    "inside_group": plans.CHANTA,
    "honour_group": plans.CHANTA,
    "finished_by_ron": _TRIPLETS,
    "called_triplet": _TRIPLETS._replace(open=0.8),
}
"""How hands are made that miss a yaku so; the others like hands that have it."""


def misses(yaku: str, condition: str) -> Dealer:
    """A dealer of hands that miss one of the yaku by this condition, under the rules played."""

    def is_it(fault: Fault | None) -> bool:
        return bool(fault and fault.condition == condition and fnmatchcase(fault.yaku, yaku))

    def fits(result: WinResult) -> bool:
        return any(is_it(fault_of(result, id)) for id in YAKU)

    made = planned(PLANS.get(condition) or HANDS[yaku][0], fits, spoilt=True)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Win]:
        return (win for win in made(rng, wish) if is_it(find(win, wish.rules)))

    return deal


# ---- false rules


def _blind(code: str, slug: str, ways: tuple[str, ...]) -> Iterator[Mistake]:
    """Rows that name each of the other reasons where one of these conditions decides."""

    @partly
    def naming(key: dict[str, Any], place: int) -> dict[str, Any] | None:
        yaku, reason = key["yaku"], key["reason"]
        if reason is None or not any(fnmatchcase(f"{yaku}/{reason}", way) for way in ways):
            return None
        others = [other for other in reasons(yaku) if other != reason]
        return key | {"reason": others[place]} if place < len(others) else None

    return (miswrite(code, slug, naming(place)) for place in range(MANY + 1))


BLIND: Final = {**GRANTED, ("Y11", "pinfu-open"): ("pinfu/not_closed",)}
"""Conditions that are not known: any other of the list may be named then."""

KIND: Final = Kind(
    id=ID,
    version=3,
    section="3.1",
    levels=(1, 2),
    sorts=tuple(
        Sort(f"{topic}.{condition}", misses(yaku, condition), 10)
        for topic, cases in CASES.items()
        for yaku, conditions in cases.items()
        for condition in conditions.split()
    ),
    steps=Steps(find, write, accepts),
    asks=Asks(
        ask,
        lambda posed: win_scene(posed.situation),
        lambda posed: msg(f"puzzle.{ID}.prompt", yaku=posed.result.yaku),
    ),
    tells=Tells(explain, wrong=wrong),
    bound=0.45,
    probes=(5, 4),
    headline=("reason",),
    mistakes=tuple(row for named, ways in BLIND.items() for row in _blind(*named, ways)),
    topics={
        **{name: Topic(sorts={f"{name}.*": 1}) for name in ("pinfu", "simples", "runs")},
        "triplets": Topic(
            # a triplet is called in some hands that ron finishes, too
            sorts={
                "triplets.finished_by_ron": 5,
                "triplets.called_triplet": 4,
                "triplets.a_run": 5,
            }
        ),
    },
)
