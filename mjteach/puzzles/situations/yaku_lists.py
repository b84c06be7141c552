"""Yaku by their names: what a call does to them, and which of them count for one hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yaku import YAKU, DropReason
from mjteach.riichi.yaku.together import NEEDS, REPLACES, Conflict, conflicts

from ..sorts import Wish, dealing
from .wins import Win, found, planned
from .yaku_hands import AFTER, FAMILIES, HANDS, SHRINKING, YAKUMAN, family

DOUBLED: Final = ("suuankou_tanki", "kokushi_13", "junsei_chuuren")
"""Yakuman that are another one with a better wait."""
MOST: Final = 6
"""So many yaku are read out for one hand at the most."""


class Listed(NamedTuple):
    """Yaku that are named, what is asked of them, and a hand that has those that count."""

    asked: str
    yaku: tuple[str, ...]
    win: Win | None = None


class Doors(NamedTuple):
    """What becomes of yaku by a call, or beside each other."""

    yaku: tuple[str, ...]
    gone: frozenset[str] = frozenset()
    less: frozenset[str] = frozenset()
    counts: frozenset[str] = frozenset()
    conflicts: tuple[Conflict, ...] = ()
    won: WinResult | None = None


def find(listed: Listed, rules: RuleSet) -> Doors:
    """What the table of yaku says of them, and of the hand the engine."""
    ids = listed.yaku
    won = found(listed.win, rules) if listed.win else None
    if listed.asked == "call":
        gone = {id for id in ids if YAKU[id].open is None or (id == "tanyao" and not rules.kuitan)}
        return Doors(ids, frozenset(gone), SHRINKING & set(ids))
    if listed.asked == "together":
        return Doors(ids, conflicts=conflicts(*ids), won=won)
    best = won.best.yaku_ids if won else ()
    return Doors(ids, counts=frozenset(best) & set(ids), won=won)


def taught(wish: Wish) -> tuple[str, ...]:
    """The yaku that a question may name; a topic is all that is known after a lesson."""
    return tuple(id for topic in wish.topics for id in AFTER[topic]) or AFTER["ordinary"]


def _in_order(ids: Iterable[str]) -> tuple[str, ...]:
    wanted = set(ids)
    return tuple(id for id in YAKU if id in wanted)


@dealing
def opened(rng: random.Random, wish: Wish) -> Iterator[Listed]:
    """Five yaku: at least one each that a call takes away, makes smaller, and lets be."""
    doors: dict[object, list[str]] = {}
    for id in taught(wish):
        doors.setdefault((YAKU[id].open is None) - (id in SHRINKING), []).append(id)
    first = [rng.choice(ids) for ids in doors.values()]
    rest = [id for id in taught(wish) if id not in first]
    yield Listed("call", _in_order((*first, *rng.sample(rest, 5 - len(first)))))


@dealing
def read_out(rng: random.Random, wish: Wish, *, yakuman: bool) -> Iterator[Listed]:
    """The yaku of a hand, and those that others of them replace."""
    known = {*taught(wish), *(family(*YAKUMAN) if yakuman else ())}
    higher = family(*YAKUMAN) if yakuman else tuple(id for id in REPLACES if id in known)
    id = rng.choice([one for one in higher if one not in DOUBLED])
    for win in planned(HANDS[id][0], lambda won: id in won.best.yaku_ids)(rng, wish):
        best = found(win, wish.rules).best
        beside = {drop.yaku for drop in best.dropped if drop.reason is not DropReason.NOT_CLOSED}
        lower = {low for one in best.yaku_ids for low in REPLACES.get(one, ())}
        named = _in_order((*best.yaku_ids, *beside, *lower))
        if (known - {*DOUBLED}).issuperset(named) and 3 <= len(named) <= MOST:
            yield Listed("counts", named, win)


@dealing
def both(rng: random.Random, wish: Wish) -> Iterator[Listed]:
    """Two yaku that a hand has."""
    known = [id for id in taught(wish) if id in NEEDS]
    id = rng.choice(known)
    for win in planned(HANDS[id][0], lambda won: not won.best.yakuman)(rng, wish):
        ids = [one for one in found(win, wish.rules).best.yaku_ids if one in known]
        pairs = [pair for pair in combinations(ids, 2) if not {*pair} <= {*FAMILIES["value"]}]
        if pairs:
            yield Listed("together", rng.choice(pairs), win)


@dealing
def never(rng: random.Random, wish: Wish) -> Iterator[Listed]:
    """Two yaku that no hand has, one reason as often as another."""
    known = [id for id in taught(wish) if id in NEEDS]
    by_reason: dict[Conflict, list[tuple[str, str]]] = {}
    for pair in combinations(known, 2):
        for reason in conflicts(*pair)[:1]:
            by_reason.setdefault(reason, []).append(pair)
    yield Listed("together", _in_order(rng.choice(rng.choice(list(by_reason.values())))))
