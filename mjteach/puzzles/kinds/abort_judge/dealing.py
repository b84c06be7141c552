"""What may end a deal before its wall runs out, and a river that may be paid at its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core.decision import Verdict
from mjteach.core.message import Message, msg
from mjteach.core.seats import AFTER, SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, DRAGONS, SIMPLES, WINDS, YAOCHUU, Tile, sort_tiles
from mjteach.riichi.aborts import Abort, AbortFacts, abort_verdict
from mjteach.riichi.match.repeats import NextHand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.nagashi import NagashiCase, nagashi_verdict
from mjteach.riichi.rules import RuleSet

from ...partly import partly
from ...scenes import Row, RowKind, Scene
from ...situations.finished import Finished, after
from ...situations.seatings import by_wind, some_of
from ...situations.tables import alike_once, called_away, tile_row
from ...sorts import Dealer, Wish, dealing


class Break(NamedTuple):
    """The early draw that is thought of, or a river, and what lies on the table."""

    asked: Abort | None
    """None: a river is asked for."""
    facts: AbortFacts = AbortFacts()
    dealer: Seat = Seat.A
    honba: int = 0
    sticks: int = 0
    river: tuple[Tile, ...] = ()
    called: tuple[int, ...] = ()
    """Places of discards that others took."""
    open: bool = False
    """The player of the river has called, too."""

    @property
    def on_table(self) -> tuple[Tile, ...]:
        """The hand, the first discards or the river, and the kans."""
        facts, kans = self.facts, (tile for _, tile in self.facts.kans for _ in range(4))
        return (*facts.tiles, *facts.first_discards, *self.river, *kans)

    @property
    def players(self) -> dict[Seat, Message]:
        """The players by the winds of this deal."""
        return by_wind(self.dealer)


class AbortFound(NamedTuple):
    """What the checks say, and the deal that follows an early end."""

    verdict: Verdict
    next: NextHand


def judged(case: Break, rules: RuleSet) -> AbortFound:
    """The checks of the early draw, or of the river; the deal after an early end."""
    abort = case.asked or Abort.SUUFON_RENDA
    lying, points = case.sticks + len(case.facts.riichi), (rules.start_points,) * 4
    result = HandResult(ResultKind.ABORTIVE_DRAW, points, lying, abort=abort)
    deal = Finished(Tile.EAST, case.dealer, case.honba, case.sticks, case.facts.riichi, result)
    if case.asked is not None:
        verdict = abort_verdict(case.asked, case.facts._replace(rules=rules))
    else:
        away = tuple(case.river[place] for place in case.called)
        verdict = nagashi_verdict(NagashiCase(case.river, away, not case.open, rules=rules))
    return AbortFound(verdict, after(deal, rules).next)


# ---- dealing

Make = Callable[[random.Random], AbortFacts]


@dealing
def thought_of(rng: random.Random, _wish: Wish, asked: Abort, make: Make) -> Iterator[Break]:
    """Moments at which an early draw is thought of."""
    facts = make(rng)
    yield Break(asked, facts, rng.choice(SEATS), rng.choice((0, 1, 2, 3)), rng.choice((0, 1, 2)))


@partly
def nine(
    rng: random.Random, kinds: tuple[int, ...], *, calls: int = 0, first: bool = True
) -> AbortFacts:
    """Fourteen tiles with so many kinds of terminals and honours, some of them twice."""
    held = rng.sample(YAOCHUU, rng.choice(kinds))
    twice = rng.sample(held, rng.randrange(min(4, 15 - len(held))))
    rest = rng.sample(SIMPLES, 14 - len(held) - len(twice))
    return AbortFacts(tiles=sort_tiles((*held, *twice, *rest)), first_draw=first, calls=calls)


@partly
def winds(
    rng: random.Random, *, same: bool = True, calls: int = 0, won: bool = False
) -> AbortFacts:
    """Four first discards, the same wind or nearly."""
    tiles = [rng.choice(WINDS)] * 4
    if not same and rng.random() < 0.4:
        tiles = [rng.choice(DRAGONS)] * 4
    elif not same:
        tiles[rng.randrange(4)] = rng.choice([t for t in (*WINDS, *DRAGONS) if t not in tiles])
    return AbortFacts(first_discards=tuple(tiles), calls=calls, won=won)


def declared(count: int, *, won: bool = False) -> Make:
    """So many players in riichi."""
    return lambda rng: AbortFacts(riichi=tuple(sorted(rng.sample(SEATS, count))), won=won)


@partly
def kans(rng: random.Random, *shares: tuple[int, ...], discarded: bool = True) -> AbortFacts:
    """Kans, so many by each of some players."""
    counts, tiles = rng.choice(shares), rng.sample(ALL_KINDS, 4)
    makers = [s for s, many in zip(rng.sample(SEATS, 4), counts, strict=False) for _ in range(many)]
    made = tuple(sorted(zip(makers, tiles, strict=False)))
    return AbortFacts(kans=made, discarded=discarded)


def rons(count: int) -> Make:
    """So many players who say ron on one tile."""
    return lambda rng: AbortFacts(ron=tuple(sorted(rng.sample(AFTER[rng.choice(SEATS)], count))))


@dealing
def rivers(
    rng: random.Random, _wish: Wish, *, simples: int = 0, called: int = 0, opened: bool = False
) -> Iterator[Break]:
    """A whole river of terminals and honours, but for some simples, or with discards called."""
    count = rng.choice((17, 18))
    tiles = rng.sample(YAOCHUU * 2, count - simples) + rng.sample(SIMPLES, simples)
    rng.shuffle(tiles)
    places = tuple(sorted(rng.sample(range(count), called)))
    yield Break(None, dealer=rng.choice(SEATS), river=tuple(tiles), called=places, open=opened)


TWO: Final = ((2, 2), (3, 1), (2, 1, 1), (1, 1, 1, 1))
MOMENTS: Final[Mapping[Abort, Mapping[str, tuple[Make, int]]]] = {
    Abort.KYUUSHU_KYUUHAI: {
        "yes": (nine((9, 9, 10, 11)), 12),
        "kinds": (nine((7, 8, 8)), 6),
        "no_call": (nine((9, 10), calls=1), 3),
        "first_draw": (nine((9, 10), first=False), 3),
    },
    Abort.SUUFON_RENDA: {
        "yes": (winds(), 10),
        "same_wind": (winds(same=False), 11),
        "no_call": (winds(calls=1), 2),
        "passes": (winds(won=True), 2),
    },
    Abort.SUUCHA_RIICHI: {
        "yes": (declared(4), 12),
        "four": (declared(3), 4),
        "passes": (declared(4, won=True), 6),
    },
    Abort.SUUKAIKAN: {
        "yes": (kans(*TWO), 12),
        "by_two": (kans((4,)), 6),
        "four": (kans((3,), (2, 1)), 3),
        "time": (kans(*TWO, discarded=False), 3),
    },
    Abort.SANCHAHOU: {"three": (rons(3), 4), "two": (rons(2), 3)},
    Abort.FIFTH_KAN: {"declared": (kans((4,)), 4)},
}
"""The moments of each early draw, with their shares."""

RIVERS: Final[Mapping[str, tuple[Dealer, int]]] = {
    "yes": (rivers(), 8),
    "simple": (rivers(simples=1), 6),
    "called": (rivers(called=1), 6),
    "open": (rivers(opened=True), 2),
}
"""Rivers that are paid or spoilt, with their shares."""


# ---- what is shown


def break_scene(case: Break, *, counters: bool) -> Scene:
    """The tiles that matter, and what has happened; the counters on the table where asked for."""
    facts = [*_happened(case)]
    if counters:
        lying = case.sticks + len(case.facts.riichi)
        facts.append(msg("scene.ended.lying", honba=case.honba, sticks=lying))
    return Scene(tuple(_rows(case)), tuple(facts))


def _rows(case: Break) -> Iterator[Row]:
    facts = case.facts
    if case.asked is None:
        river = tile_row("river", RowKind.RIVER, case.river, msg("scene.river.self"))
        yield called_away(river, case.called)
    if facts.tiles:
        yield alike_once(tile_row("hand", RowKind.HAND, facts.tiles))
    if facts.first_discards:
        label = msg("scene.break.first_discards")
        row = tile_row("first", RowKind.EVENTS, facts.first_discards, label)
        thrown = zip(row.spots, case.players.values(), strict=True)
        yield row._replace(spots=tuple(spot._replace(label=who) for spot, who in thrown))
    for number, (seat, tile) in enumerate(facts.kans):
        label = msg("scene.break.kan", who=case.players[seat])
        yield tile_row(f"kan.{number}", RowKind.MELD, (tile,) * 4, label)


def _happened(case: Break) -> Iterator[Message]:
    facts = case.facts
    if case.open:
        yield msg("scene.break.open")
    if facts.tiles:
        yield msg("scene.break.first_draw" if facts.first_draw else "scene.break.later_draw")
    if facts.tiles or facts.first_discards:
        yield msg("scene.break.called" if facts.calls else "scene.break.nobody_called")
    if facts.riichi:
        yield msg("scene.over.riichi", who=some_of(case.players, facts.riichi))
    if case.asked is Abort.SUUKAIKAN:
        yield msg("scene.break.discarded" if facts.discarded else "scene.break.not_discarded")
    if facts.ron:
        yield msg("scene.break.ron", who=some_of(case.players, facts.ron))
    elif case.asked is Abort.FIFTH_KAN:
        yield msg("scene.break.fifth_kan")
    elif case.asked not in (Abort.KYUUSHU_KYUUHAI, None):
        yield msg("scene.break.won" if facts.won else "scene.break.nobody_won")
