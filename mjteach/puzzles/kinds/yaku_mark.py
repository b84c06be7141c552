"""``yaku_mark``: which yaku a finished hand has (R3).

Level 1 lists the ordinary yaku, level 2 all of them, level 3 asks their han as well, level 4
deals more hands that can be read in several ways and asks what keeps a yaku away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_win
from mjteach.riichi.near import near_misses
from mjteach.riichi.near.explain import explain_near
from mjteach.riichi.result import WinResult
from mjteach.riichi.yaku import YAKU

from ..base import Key, Part
from ..fields import label, many_of, number, one_of
from ..kind import Kind
from ..mistakes.yaku import YAKU_MARKED, han_of
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..situations import plans
from ..situations.misses import fault_of, missed, reasons
from ..situations.own_wins import OWN_WIN
from ..situations.plans import Plan, PlanOf
from ..situations.wins import Fits, Win, found, planned, read_otherwise, win_scene
from ..situations.yaku_hands import (
    AFTER,
    FAMILIES,
    HANDS,
    NEAR,
    NEW_SETS,
    ORDINARY,
    RARE,
    YAKUMAN,
    family,
    is_played,
)
from ..sorts import Share, Sort
from ..words import because, rule_per_field

ID: Final = "yaku_mark"


def write(win: Win, result: WinResult) -> dict[str, Value]:
    """The yaku that count, their han, and what keeps away the one that is just missed."""
    near = missed(win, result)
    return {**_counts(win, result), "why_not": near.condition if near else None}


def _counts(_win: Win, result: WinResult) -> dict[str, Value]:
    return {"yaku": sorted(result.best.yaku_ids) or NONE, "han": han_of(result)}


def accepts(win: Win, result: WinResult, key: Key) -> Iterator[Key]:
    """What counts by a reading that is worth as much; whatever else alone keeps that one away."""
    yield from read_otherwise(_counts)(win, result, key)
    near = missed(win, result)
    yield from ({"why_not": condition} for condition, _ in near.others) if near else ()


# ---- what is dealt


def just_misses(name: str) -> Fits:
    """Hands without any yaku of the family, but with all that one asks for except one thing."""
    yaku = FAMILIES[name]

    def fits(won: WinResult) -> bool:
        here = set(won.best.yaku_ids)
        return here.isdisjoint(yaku) and any(fault_of(won, id) for id in yaku)

    return fits


def _has(yaku: str) -> Fits:
    return lambda won: yaku in won.best.yaku_ids


def _third_by_ron(won: WinResult) -> bool:
    fault = fault_of(won, "sanankou")
    return fault is not None and fault.condition == "finished_by_ron"


def _other_yaku(won: WinResult) -> bool:
    return any(set(other.yaku_ids) != set(won.best.yaku_ids) for other in won.others)


def taught(topics: tuple[str, ...]) -> frozenset[str] | None:
    """The yaku that topics teach; None without topics: all."""
    return frozenset(id for name in topics for id in TOPICS[name].choices) if topics else None


def _sort(name: str, plan: PlanOf, fits: Fits, share: Share, natural: int = 0) -> Sort:
    dealer = planned(plan, fits, taught, spoilt=name.startswith("near."))
    return Sort(name, dealer, share, natural, is_played(name))


SORTS: Final = (
    *(
        _sort(yaku, plan, _has(yaku), share, natural)
        for yaku, (plan, share, natural) in HANDS.items()
    ),
    *(
        _sort(f"near.{name}", plan, just_misses(name), RARE if name in YAKUMAN else 5)
        for name, plan in NEAR.items()
    ),
    _sort("near.sanankou", HANDS["sanankou"][0], _third_by_ron, 0),
    _sort("readings", Plan(plans.three_in_a_row, open=0.2), _other_yaku, (0, 3, 6, 20)),
    _sort("none", Plan(open=0.7), lambda won: not won.best.yaku, 9),
)

HARD_ALONE: Final = frozenset(
    {"ippatsu", "honroutou", "shousangen", "sankantsu", "renhou", "daisharin"}
)
"""Yaku that hardly come without those of another family; dealt where both are taught."""


def _topic(yaku: tuple[str, ...], near: tuple[str, ...], new: tuple[str, ...] = ()) -> Topic:
    """Hands with these yaku, or the new ones of them; just missed families; a few with nothing.

    A third of them has none, more where there is one yaku alone: either is right as often. What
    just misses a yakuman has ordinary yaku: it is dealt where these are taught as well.
    """
    alone = [id for id in new or yaku if id in HANDS and id not in HARD_ALONE]
    misses = [f"near.{name}" for name in near if name in NEAR and name in ORDINARY]
    sorts = {id: (450 if len(alone) == 1 else 650) // len(alone) for id in alone}
    sorts |= {name: 300 // len(misses) for name in misses} | {"none": 40 if misses else 300}
    return Topic(choices=yaku, sorts=sorts)


EASY: Final = ("riichi", "value", "simples", "pinfu")
TOPICS: Final[Mapping[str, Topic]] = {
    **{name: _topic(FAMILIES[name], (name,)) for name in (*ORDINARY, *YAKUMAN)},
    # all that is known after a lesson
    "first8": _topic(AFTER["first8"], EASY),
    "one_han": _topic(AFTER["one_han"], (*EASY, "runs")),
    "patterns": _topic(
        AFTER["patterns"], ("runs", "triplets"), (*NEW_SETS, "toitoi", "chiitoitsu")
    ),
    "third_tile": Topic(choices=AFTER["patterns"], sorts={"sanankou": 1, "near.sanankou": 1}),
    "ordinary": _topic(AFTER["ordinary"], ORDINARY),
    "yakuman": _topic(family(*YAKUMAN), YAKUMAN),
}
LISTED: Final = {
    level: tuple(yaku for yaku in YAKU if yaku in family(*names))
    for level, names in ((1, ORDINARY), (2, (*ORDINARY, *YAKUMAN)))
}
"""The yaku to choose from at level 1, and from level 2 on; there those of a local rule follow."""


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """The list of yaku; then their han; then one reason."""
    listed = _listed(posed)
    yield many_of(ID, "yaku", ((yaku, msg(f"yaku.{yaku}.name")) for yaku in listed))
    if posed.level >= 3:
        word = "yakuman" if set(listed) & set(family(*YAKUMAN)) else "plain"
        yield number(ID, "han", unit="han")._replace(label=msg(f"puzzle.{ID}.han.{word}"))
    near = missed(posed.situation, posed.result) if posed.level == 4 else None
    if near and near.yaku in listed:
        why = one_of(ID, "why_not", ((id, msg(f"near.{id}.name")) for id in reasons(near.yaku)))
        yield why._replace(label=label(ID, "why_not", yaku=near.yaku))


def _listed(posed: Posed) -> tuple[str, ...]:
    """The yaku to choose from; a topic brings its own."""
    known = taught(posed.topics)
    if known is not None:
        return tuple(yaku for yaku in YAKU if yaku in known)
    local = (yaku for yaku in FAMILIES["local"] if posed.level > 1 and is_played(yaku)(posed.rules))
    return (*LISTED[min(posed.level, 2)], *local)


def explain(posed: Posed) -> Explanation:
    """The yaku line by line, those that do not count, and what was close; nothing untaught."""
    parts = explain_win(posed.result).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    known = taught(posed.topics)
    told = ("win.reading", "win.dropped", "win.others")
    more = [part for part in parts if part.message.id.startswith(told)]
    if known is not None and "pinfu" not in known:  # waits have names once it is taught
        more = [part for part in more if part.message.get("yaku") in known]
    near = [near for near in near_misses(posed.result) if known is None or near.yaku in known]
    ids = posed.result.best.yaku_ids
    needed = posed.rules.min_han > 0
    said = msg(f"puzzle.{ID}.right", count=len(ids), yaku=ids, needed=needed)
    return Explanation(said, (*more[:1], yaku, *more[1:], explain_near(near)))


def line(posed: Posed) -> Message:
    """One of several yaku with its reason; of fewer, what else is known of the hand, or of sets."""
    parts = explain(posed).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    other = next(part for part in parts if part is not yaku)
    said = next(iter(yaku.children if len(yaku.children) > 1 else other.children), other).message
    return said if said.id != "near.none" else parts[0].message  # else it would sound like no yaku


def about(posed: Posed) -> str:
    """How it was won, where that gives a yaku; else open or closed."""
    ids = set(posed.result.best.yaku_ids)
    if ids & set(family(*YAKUMAN)):
        return "yakuman"
    if ids & set(family("moments")):
        return "moments"
    return "closed" if posed.result.hand.is_closed else "open"


WHERE: Final = {
    "won": family("riichi", "moments", "yakuman_moments"),
    "tiles": family("simples", "suits", "yakuman_suits", "pairs", "yakuman_orphans"),
}
"""Where to look for a yaku that was not seen; for the others, at the sets."""


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What stands against a yaku that is too many; where one is missing, what to look at."""
    word = f"puzzle.{ID}.wrong"
    if part.field != "yaku":
        yield msg(f"{word}.{part.field}")
        return
    fault = fault_of(posed.result, part.extra[0]) if part.extra else None
    if fault:
        here = msg("yaku.here", by=None)
        yield msg(f"near.{fault.condition}", yaku=part.extra[0], tiles=fault.tiles, why=here)
    elif part.extra:
        yield msg(f"{word}.extra", yaku=part.extra[0])
    else:
        looks = (look for look, yaku in WHERE.items() if {*part.missing} & {*yaku})
        yield msg(f"{word}.missing.{next(looks, 'sets')}")


KIND: Final = Kind(
    id=ID,
    version=2,
    section="3.1",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    from_facts=OWN_WIN,
    steps=Steps(found, write, accepts),
    asks=Asks(ask, lambda posed: win_scene(posed.situation)),
    tells=Tells(
        explain,
        right=because(explain),
        line=line,
        about=about,
        wrong=wrong,
        rule=rule_per_field(ID, about, han=("yakuman",)),
    ),
    bound=0.5,
    headline=("yaku",),
    mistakes=YAKU_MARKED,
    options=(
        *("kuitan", "pinfu_with_tsumo", "chiitoitsu_four_of_a_kind", "ippatsu", "renhou"),
        *("rinshan_with_haitei", "chankan_with_ippatsu", "ryuuiisou_needs_hatsu"),
        *("chuuren_suits", "chuuren_forms", "chuuren_furiten_allowed", "open_riichi"),
        "daisharin",
    ),
    topics=TOPICS,
)
