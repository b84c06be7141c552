"""``yaku_builder``: one other tile, and the hand has the yaku (R3.1, R3.2).

Level 1 has several exchanges that do it, level 2 only one; level 3 asks the han after it as well.
Now and then no exchange does it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import WINDS, Tile, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.explain import explain_win
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from ..base import Key, Mix
from ..fields import label, number, suits_of
from ..kind import Kind
from ..mistakes import Mistake, misjudge
from ..mistakes.yaku import GRANTED, han_of, with_yaku
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, PickSpots, PickTiles, Value
from ..scenes import Scene
from ..situations.misses import fault_of
from ..situations.plans import chosen, made
from ..situations.tables import alike_once
from ..situations.wins import Win, found, win_scene
from ..situations.yaku_hands import HANDS
from ..situations.yaku_lists import taught
from ..sorts import Sort, Wish, dealing
from ..words import rule_per_field, wrong_per_field

# ---- what is dealt


MOST_WAYS: Final = 3
"""So many exchanges give the yaku at the most."""


class WantedYaku(NamedTuple):
    """A finished hand, and the yaku that it shall have by one other tile."""

    win: Win
    yaku: str


class Exchange(NamedTuple):
    """A tile that goes, by its place among the own tiles, what comes for it, and the new win."""

    place: int
    out: Tile
    into: Tile
    won: WinResult


class Changed(NamedTuple):
    """What one exchange can make of a hand."""

    won: WinResult
    ways: tuple[Exchange, ...]
    """Those that give the yaku, the most han first."""
    others: tuple[Exchange, ...]
    """Those that leave a finished hand without it."""


def change(wanted: WantedYaku, rules: RuleSet) -> Changed:
    """Every exchange, by whether it gives the yaku."""
    every = sorted(exchanges(wanted.win, rules), key=lambda way: -way.won.best.han)
    ways = tuple(way for way in every if wanted.yaku in way.won.best.yaku_ids)
    others = tuple(way for way in every if wanted.yaku not in way.won.best.yaku_ids)
    return Changed(found(wanted.win, rules), ways, others)


@lru_cache(maxsize=2_000)
def exchanges(win: Win, rules: RuleSet) -> tuple[Exchange, ...]:
    """Every tile that may go, the winning one last, and every kind that may come for it."""
    return tuple(_exchanges(win, rules))


def _exchanges(win: Win, rules: RuleSet) -> Iterator[Exchange]:
    own = (*win.hand.concealed, win.tile)
    last = len(own) - 1
    for place, out in enumerate(own):
        if place < last and out in own[:place]:
            continue
        rest = [*own[:place], *own[place + 1 :]]
        for into in _finishing(win.hand, rest, rules):
            if into is not out.kind:
                new = win._replace(tile=into)
                if place < last:
                    held = make_hand((*rest[:-1], into), win.hand.melds)
                    new = win._replace(hand=held)
                yield Exchange(place, out, into, found(new, rules))


def _finishing(hand: Hand, rest: list[Tile], rules: RuleSet) -> Iterator[Tile]:
    """What finishes the rest of a hand, of tiles of which a copy is left."""
    four = rules.chiitoitsu_four_of_a_kind
    held = counts_of((*rest, *(tile for meld in hand.melds for tile in meld.tiles)))
    waits = wait_tiles(counts_of(rest), hand.melds, four_as_two_pairs=four)
    yield from (tile for tile in waits if held[tile] < 4)


@dealing
def without(
    rng: random.Random, wish: Wish, yaku: str, unknown: tuple[str, ...] = (), *, never: bool = False
) -> Iterator[WantedYaku]:
    """A hand of the yaku, one tile of it exchanged so that the yaku is lost.

    At level 1 several exchanges bring it back, later on one only; with ``never`` two tiles are
    exchanged, and none does.

    Mostly another one tempts somebody to whom some conditions are ``unknown``.
    """
    known, tempts = taught(wish), bool(unknown) and rng.random() < 0.8
    many = range(1) if never else range(2, MOST_WAYS + 1) if wish.level == 1 else range(1, 2)
    hand, tile = made(rng, chosen(rng, HANDS[yaku][0]))
    win = Win(hand, tile, _plain(rng, hand))
    if yaku not in found(win, wish.rules).best.yaku_ids:
        return
    spoilt = _spoilt(rng, WantedYaku(win, yaku), wish.rules)
    if never:
        spoilt = (twice for once in spoilt for twice in _spoilt(rng, once, wish.rules))
    for wanted in spoilt:
        changed = change(wanted, wish.rules)
        if tempts and not tempting(changed, unknown):
            continue
        won = (changed.won, *(way.won for way in changed.ways))
        seen = {id for each in won for id in each.best.yaku_ids}
        if len(changed.ways) in many and seen <= set(known):
            yield wanted


def _spoilt(rng: random.Random, wanted: WantedYaku, rules: RuleSet) -> Iterator[WantedYaku]:
    """Some exchanges after which the hand has not got the yaku."""
    win, yaku = wanted
    without = [way.won for way in exchanges(win, rules) if yaku not in way.won.best.yaku_ids]
    for won in rng.sample(without, min(3, len(without))):
        yield WantedYaku(win._replace(hand=won.hand, tile=won.winning_tile), yaku)


def seems(won: WinResult, ways: tuple[str, ...]) -> bool:
    """Whether a yaku seems to be there where conditions such as ``pinfu/wait_*`` are not known."""
    faults = (fault_of(won, yaku) for yaku in {way.partition("/")[0] for way in ways})
    found = [f"{fault.yaku}/{fault.condition}" for fault in faults if fault]
    return any(fnmatchcase(fault, way) for fault in found for way in ways)


def tempting(changed: Changed, ways: tuple[str, ...]) -> Exchange | None:
    """The first exchange after which the yaku seems to be there, where it did not before."""
    seeming = (way for way in changed.others if seems(way.won, ways))
    return None if seems(changed.won, ways) else next(seeming, None)


def _plain(rng: random.Random, hand: Hand) -> WinContext:
    """Won by a discard or a draw, with riichi or without; nothing else."""
    by = WinBy.TSUMO if rng.random() < 0.4 else WinBy.RON
    riichi = hand.is_closed and rng.random() < 0.5
    return WinContext(by, riichi, seat_wind=rng.choice(WINDS), round_wind=rng.choice(WINDS[:2]))


# ---- the question


ID: Final = "yaku_builder"


def write(_wanted: WantedYaku, found: Changed) -> dict[str, Value]:
    """The exchange that is worth most."""
    return next(map(_written, found.ways), {"out": NONE, "into": NONE, "han": 0})


def _written(way: Exchange) -> dict[str, Value]:
    return {"out": [f"hand.{way.place}"], "into": [str(way.into)], "han": han_of(way.won)}


def accepts(_wanted: WantedYaku, found: Changed, _key: Key) -> Iterator[Key]:
    """Every other exchange that gives the yaku; and all tiles that may go, or come, at once."""
    ways = found.ways
    yield from map(_written, ways[1:])
    every = {"out": {f"hand.{way.place}" for way in ways}, "into": {str(way.into) for way in ways}}
    yield from (
        {**_written(ways[0]), id: sorted(them)} for id, them in every.items() if len(them) > 1
    )


def ask(posed: Posed) -> Iterator[Field]:
    """The tile that goes and the tile that comes; at level 3 the han after it."""
    win = posed.situation.win
    none = msg(f"puzzle.{ID}.no_tile")
    suits = suits_of((*win.hand.concealed, win.tile))
    yield PickSpots("out", label(ID, "out"), ("hand",), none, one=True)
    yield PickTiles("into", label(ID, "into"), none, suits, one=True)
    if posed.level == 3:
        yield number(ID, "han", unit="han")


def scene(posed: Posed) -> Scene:
    """The finished hand; equal tiles of the hand are one, the winning tile stays by itself."""
    shown = win_scene(posed.situation.win)
    own, *melds = shown.rows
    *spots, won = own.spots
    tied = alike_once(own._replace(spots=tuple(spots)), reds=True)
    return shown._replace(rows=(tied._replace(spots=(*tied.spots, won)), *melds))


def explain(posed: Posed) -> Explanation:
    """What every exchange makes of the hand, and its yaku."""
    ways = posed.result.ways
    last = len(posed.situation.win.hand.concealed)
    return Explanation(right(posed), tuple(_told(way, way.place == last) for way in ways))


def _told(way: Exchange, is_winning: bool) -> Explanation:
    parts = explain_win(way.won).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    told = msg(f"puzzle.{ID}.exchange", out=way.out, into=way.into, winning=is_winning)
    return Explanation(told, yaku.children)


def right(posed: Posed) -> Message:
    """The exchange that is worth most."""
    yaku = posed.situation.yaku
    for way in posed.result.ways:
        return msg(f"puzzle.{ID}.right", out=way.out, into=way.into, yaku=yaku)
    return msg(f"puzzle.{ID}.cannot", yaku=yaku)


def line(posed: Posed) -> Message | None:
    """The one thing that the hand lacks, where it is one."""
    yaku = posed.situation.yaku
    fault = fault_of(posed.result.won, yaku)
    if fault is None:
        return None
    here = msg("yaku.here", by=None)
    return msg(f"near.{fault.condition}", yaku=yaku, tiles=fault.tiles, why=here)


# ---- false rules


@partly
def _granted(found: Changed, *ways: str) -> Changed | None:
    """An exchange after which the yaku seems to be there."""
    first = tempting(found, ways)
    if first is None:
        return None
    granted = {*first.won.best.yaku_ids, ways[0].partition("/")[0]}
    return found._replace(ways=(first._replace(won=with_yaku(first.won, frozenset(granted))),))


@partly
def _wants(wanted: WantedYaku, *ways: str) -> bool:
    """Whether it is this yaku that is wanted."""
    return any(fnmatchcase(wanted.yaku, way.partition("/")[0]) for way in ways)


GIVEN: Final = {named: ways for named, ways in GRANTED.items() if named[0] in "Y09 Y13 Y20 Y25"}
"""Each thinks the yaku is there although one condition fails, where that shows in an exchange."""
UNKNOWN: Final = {ways[0].partition("/")[0]: ways for ways in GIVEN.values()}
"""By the yaku what somebody may not know of it."""
MISTAKES: Final[tuple[Mistake, ...]] = tuple(
    misjudge(*named, _granted(*ways), when=_wants(*ways)) for named, ways in GIVEN.items()
)

AFTER_ONE_HAN: Final = ("tanyao", "pinfu", "iipeikou")
AFTER_PATTERNS: Final = (*AFTER_ONE_HAN, "ittsuu", "sanshoku_doujun")
BUILT: Final = (*AFTER_PATTERNS, "chanta", "junchan")


def _sorts(yaku: str) -> Iterator[Sort]:
    """Hands that one exchange gives the yaku; and a few that none does."""
    unknown = UNKNOWN.get(yaku, ())
    yield Sort(yaku, without(yaku, unknown), 12)
    yield Sort(f"{yaku}.never", without(yaku, unknown, never=True), 1)


def _topic(*yaku: str) -> Topic:
    return Topic(sorts={sort.name: sort.share(1, Mix.BALANCED) for y in yaku for sort in _sorts(y)})


KIND: Final = Kind(
    id=ID,
    version=2,
    section="3.1",
    levels=(1, 2, 3),
    sorts=tuple(sort for yaku in BUILT for sort in _sorts(yaku)),
    topics={
        "one_han": _topic(*AFTER_ONE_HAN),
        "patterns": _topic(*AFTER_PATTERNS),
        "ordinary": _topic(*BUILT),
    },
    steps=Steps(change, write, accepts=accepts),
    asks=Asks(ask, scene, lambda posed: msg(f"puzzle.{ID}.prompt", yaku=posed.situation.yaku)),
    tells=Tells(
        explain,
        line=line,
        wrong=wrong_per_field(ID, "yaku"),
        rule=rule_per_field(ID, han=()),
    ),
    bound=0.15,
    probes=(8, 5, 6),
    mistakes=MISTAKES,
    options=("kuitan",),
)
