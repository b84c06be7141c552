"""What may be done in a round of riichi, written from the rules alone (see :mod:`.round`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.core.choices import Permission
from mjteach.core.melds import Meld, MeldKind, Source
from mjteach.core.tiles import KIND, TILES, WINDS, Tile, sort_tiles
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import (
    FifthKan,
    KakanWithHeldTile,
    MultipleRon,
    NotenRiichi,
    OpenRiichi,
    RiichiBelow1000,
    RuleSet,
    Tobi,
)
from support.oracle.hands import (
    ORPHANS,
    has_yaku,
    has_yaku_were_it_left,
    is_tenpai,
    may_kan_after_riichi,
    may_rob_concealed_kan,
    tenpai_for,
    waits,
    without,
)

Tiles = tuple[Tile, ...]

ALLOWED: Final = Permission.ALLOWED
SOURCES: Final = (None, *Source)
TRIPLE_ABORTS: Final = (
    MultipleRon.ATAMAHANE_DOUBLE_ABORT_TRIPLE,
    MultipleRon.DOUBLE_WINS_TRIPLE_ABORTS,
)
HEAD_BUMP: Final = (MultipleRon.ATAMAHANE, MultipleRon.ATAMAHANE_DOUBLE_ABORT_TRIPLE)


class Move(NamedTuple):
    """An action: what, who, and with which tiles."""

    kind: str
    seat: int
    tile: Tile | None = None
    using: Tiles = ()
    drawn: bool = False


class Offer(NamedTuple):
    """A tile put down, which the others may answer."""

    seat: int
    tile: Tile
    by: str


@dataclass
class Player:
    """One player; a copy shares nothing that changes."""

    tiles: Tiles
    """The concealed ones without the tile just drawn."""
    points: int
    drawn: Tile | None = None
    fresh: Tiles = ()
    """Drawn in this turn."""
    melds: tuple[Meld, ...] = ()
    river: Tiles = ()
    called_away: bool = False
    """One of the discards was called."""
    riichi: bool = False
    stick: bool = False
    double: bool = False
    open: bool = False
    ippatsu: bool = False
    missed: bool = False
    """Let a winning tile go since the last turn (R2.6.2-f)."""
    missed_in_riichi: bool = False
    """R2.6.2-k."""

    @property
    def all_tiles(self) -> Tiles:
        return self.tiles if self.drawn is None else (*self.tiles, self.drawn)

    @property
    def closed(self) -> bool:
        return all(meld.kind is MeldKind.ANKAN for meld in self.melds)


class End(NamedTuple):
    """How a round ended; seats in the order A to D."""

    kind: str
    winners: tuple[int, ...] = ()
    tenpai: tuple[int, ...] = ()
    abort: str | None = None


@dataclass
class Position:
    """A round at one moment, and what may be done in it."""

    rules: RuleSet
    wall: Tiles
    dealer: int
    players: list[Player]
    round_wind: Tile
    turn: int
    phase: str = "draw"
    taken: int = 52
    kans: tuple[int, ...] = ()
    """Who declared them."""
    rinshan: bool = False
    """The next draw, or the tile just drawn, replaces one of a kan."""
    interrupted: bool = False
    """Somebody called or declared a kan."""
    call: Move | None = None
    """The chi or pon after which the caller now discards."""
    offer: Offer | None = None
    waiting: tuple[int, ...] = ()
    answers: tuple[Move, ...] = ()
    shown: tuple[Move, ...] = ()
    end: End | None = None

    @property
    def left(self) -> int:
        """Tiles that can still be drawn from the live wall (R2.3.2-d)."""
        return max(0, 122 - len(self.kans) - self.taken)

    # --- what the rules ask

    def to_act(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        return self.waiting if self.phase == "call" else (self.turn,)

    def moves(self, seat: int) -> set[Move]:
        """Everything a seat may do."""
        if seat not in self.to_act():
            return set()
        if self.phase == "draw":
            return {Move("draw", seat)}
        if self.phase == "act":
            return {*self._own_turn(seat)}
        if self.phase == "call":
            return {*self._replies(seat), Move("pass", seat, self._offered.tile)}
        return {*self._showing(seat)}

    @property
    def _offered(self) -> Offer:
        assert self.offer is not None
        return self.offer

    # --- the own turn

    def _own_turn(self, seat: int) -> Iterator[Move]:
        own = self.players[seat]
        yield from (move for move in self._discards(seat) if not self._is_kuikae(move))
        if own.drawn is None:  # after chi or pon nothing else is possible (R2.7.2-c)
            return
        if self._can_tsumo(seat):
            yield Move("tsumo", seat)
        if self._has_nine_kinds(seat):
            yield Move("kyuushu_kyuuhai", seat)
        if self._may_riichi(seat):
            words = ["riichi"]
            if self.rules.open_riichi is not OpenRiichi.OFF:  # R3.7-a
                words.append("open_riichi")
            for move in self._discards(seat):
                if self._is_riichi_discard(seat, move):
                    yield from (move._replace(kind=word) for word in words)
        if self._may_kan():
            yield from self._own_kans(seat)

    def _discards(self, seat: int) -> Iterator[Move]:
        own = self.players[seat]
        if not own.riichi:  # R2.6.3-d
            for tile in set(own.tiles):
                yield Move("discard", seat, tile)
        if own.drawn is not None:
            yield Move("discard", seat, own.drawn, drawn=True)

    def _is_kuikae(self, move: Move) -> bool:
        return self.call is not None and KIND[move.tile] in self._barred(self.call)

    def _barred(self, call: Move) -> set[int]:
        """R2.7.4-f, R2.7.4-g, R2.7.4-h."""
        barred = set()
        called = KIND[call.tile]
        if self.rules.kuikae_genbutsu is not ALLOWED:
            barred.add(called)
        if call.kind == "chi" and self.rules.kuikae_suji is not ALLOWED:
            run = sorted([called, *(KIND[tile] for tile in call.using)])
            if called == run[0] and run[2] % 9 < 8:
                barred.add(called + 3)
            if called == run[2] and run[0] % 9 > 0:
                barred.add(called - 3)
        return barred

    def _can_tsumo(self, seat: int) -> bool:
        """R2.8.2-a; the local yakuman R3.7-e is left out."""
        own = self.players[seat]
        assert own.drawn is not None
        if KIND[own.drawn] not in self._waits(seat):
            return False
        context = self._context(seat)._replace(
            by=WinBy.TSUMO, after_kan=self.rinshan, last_tile=self.left == 0
        )
        return has_yaku(own.tiles, own.melds, own.drawn, context, self.rules)

    def _has_nine_kinds(self, seat: int) -> bool:
        """R2.9-p."""
        own = self.players[seat]
        kinds = {tile for tile in own.all_tiles if tile in ORPHANS}
        undisturbed = not own.river and not any(player.melds for player in self.players)
        return self.rules.abort_kyuushu_kyuuhai and undisturbed and len(kinds) >= 9

    def _may_riichi(self, seat: int) -> bool:
        """What does not depend on the discard (R2.6.3-a, -l, -n, -o)."""
        own, rules = self.players[seat], self.rules
        poor = (
            own.points < 1000
            and {
                RiichiBelow1000.FORBIDDEN: True,
                RiichiBelow1000.ALLOWED: False,
                RiichiBelow1000.FORBIDDEN_IF_TOBI: rules.tobi is not Tobi.OFF,
            }[rules.riichi_below_1000]
        )
        late = self.left < 4 and rules.riichi_without_draw_left is not ALLOWED
        last = self.left == 0 and rules.riichi_on_last_tile is not ALLOWED
        return own.closed and not own.riichi and not poor and not late and not last

    def _is_riichi_discard(self, seat: int, move: Move) -> bool:
        own = self.players[seat]
        assert move.tile is not None
        rest = without(own.all_tiles, [move.tile])
        if not is_tenpai(rest, own.melds, self.rules):
            return False
        if self.rules.furiten_riichi:  # R2.6.3-i
            return True
        return not {KIND[tile] for tile in (*own.river, move.tile)} & waits(
            rest, own.melds, self.rules
        )

    # --- kans

    def _are_four_kans(self, kans: Sequence[int]) -> bool:
        """R2.9-q."""
        return len(kans) == 4 and len(set(kans)) > 1

    def _may_be_one_more(self) -> bool:
        """R2.7.2-d."""
        return len(self.kans) < 4 or self.rules.fifth_kan is FifthKan.ABORTIVE_DRAW

    def _may_kan(self) -> bool:
        """R2.7.2-d, R2.7.2-e."""
        last = self.left == 0 and self.rules.kan_on_last_draw is not ALLOWED
        return self._may_be_one_more() and not last

    def _own_kans(self, seat: int) -> Iterator[Move]:
        own = self.players[seat]
        assert own.drawn is not None
        for kind in {tile.kind for tile in own.all_tiles}:
            four = sort_tiles(tile for tile in own.all_tiles if tile.kind == kind)
            if len(four) == 4 and (
                not own.riichi
                or may_kan_after_riichi(own.tiles, own.melds, own.drawn, kind, self.rules)
            ):
                yield Move("ankan", seat, kind, four)
        held = self.rules.kakan_with_held_tile is KakanWithHeldTile.ALLOWED  # R2.7.2.2-d
        for tile in {*own.all_tiles} if held else {*own.all_tiles} & {*own.fresh}:
            if any(meld.kind is MeldKind.PON and meld.first == KIND[tile] for meld in own.melds):
                yield Move("kakan", seat, tile)

    # --- answers to another player's tile

    def _replies(self, seat: int) -> Iterator[Move]:
        """Everything but letting the tile go."""
        offer = self._offered
        if self._can_ron(seat):
            yield Move("ron", seat, offer.tile)
        if offer.by == "discard" and self._may_call(seat):
            yield from self._alike(seat, "pon", 2)
            if self._may_be_one_more():
                yield from self._alike(seat, "daiminkan", 3)
            if self.rules.chi and seat == (offer.seat + 1) % 4:  # R2.7.3-a
                yield from self._runs(seat)

    def _may_call(self, seat: int) -> bool:
        """R2.6.3-d, R2.7.4-d; the discard after four kans is won on or ends the hand (R2.9-r)."""
        last = self.left == 0 and self.rules.call_last_discard is not ALLOWED
        drawn_hand = self.rules.abort_suukaikan and self._are_four_kans(self.kans)
        return not self.players[seat].riichi and not last and not drawn_hand

    def _alike(self, seat: int, kind: str, count: int) -> Iterator[Move]:
        tile = self._offered.tile
        own = [held for held in self.players[seat].tiles if KIND[held] == KIND[tile]]
        for using in {*combinations(own, count)}:
            move = Move(kind, seat, tile, sort_tiles(using))
            if kind == "daiminkan" or self._leaves_discard(move):
                yield move

    def _runs(self, seat: int) -> Iterator[Move]:
        """R2.7.3-b."""
        tile = self._offered.tile
        for using in {*combinations(self.players[seat].tiles, 2)}:
            run = sorted(KIND[held] for held in (tile, *using))
            low = run[0]
            if run == [low, low + 1, low + 2] and low < 27 and low % 9 <= 6:
                move = Move("chi", seat, tile, sort_tiles(using))
                if self._leaves_discard(move):
                    yield move

    def _leaves_discard(self, move: Move) -> bool:
        rest = without(self.players[move.seat].tiles, move.using)
        return any(KIND[tile] not in self._barred(move) for tile in rest)

    def _can_ron(self, seat: int) -> bool:
        if KIND[self._offered.tile] not in self._waits(seat) or self._is_furiten(seat):
            return False
        return self._ron_has_yaku(seat) and self._may_rob(seat)

    def _ron_has_yaku(self, seat: int) -> bool:
        own, offer = self.players[seat], self._offered
        robbed = {"kakan": MeldKind.KAKAN, "ankan": MeldKind.ANKAN}.get(offer.by)
        context = self._context(seat)
        context = context._replace(
            by=WinBy.RON,
            robbed=robbed,
            first_turn=context.first_turn and robbed is None,
            last_tile=robbed is None and self.left == 0,
            discarder=SOURCES[(offer.seat - seat) % 4],
        )
        return has_yaku(own.tiles, own.melds, offer.tile, context, self.rules)

    def _may_rob(self, seat: int) -> bool:
        offer = self._offered
        if offer.by != "ankan":
            return True
        return may_rob_concealed_kan(self.players[seat].tiles, offer.tile, self.rules)

    def _is_furiten(self, seat: int) -> bool:
        return any(self._furiten(seat))

    def _furiten(self, seat: int) -> tuple[bool, bool, bool]:
        """By the own discards, until the next turn, to the end (R2.6.2-b, -n, -f, -k)."""
        own = self.players[seat]
        thrown = {KIND[tile] for tile in own.river} & self._waits(seat)
        return bool(thrown), own.missed, own.missed_in_riichi

    def book(self) -> list[tuple[object, ...]]:
        """Of every player: tiles, sets, drawn tile, river, points, riichi and furiten."""
        return [
            (
                own.tiles,
                own.melds,
                own.drawn,
                own.river,
                own.points,
                (own.riichi, own.stick, own.double, own.ippatsu),
                self._furiten(seat),
            )
            for seat, own in enumerate(self.players)
        ]

    def is_furiten_on_offer(self, seat: int) -> bool:
        """Whether nothing but furiten keeps a player from winning on the tile."""
        if KIND[self._offered.tile] not in self._waits(seat):
            return False
        return self._is_furiten(seat) and self._ron_has_yaku(seat) and self._may_rob(seat)

    def _waits(self, seat: int) -> frozenset[int]:
        own = self.players[seat]
        return waits(own.tiles, own.melds, self.rules)

    def _context(self, seat: int) -> WinContext:
        own = self.players[seat]
        return WinContext(
            seat_wind=self._wind(seat),
            round_wind=self.round_wind,
            riichi=own.riichi,
            double_riichi=own.double,
            open_riichi=own.open,
            ippatsu=own.ippatsu,
            first_turn=not own.river and not self.interrupted and self.left > 0,
        )

    def _wind(self, seat: int) -> Tile:
        return WINDS[(seat - self.dealer) % 4]

    # --- the wall has run out

    def _showing(self, seat: int) -> Iterator[Move]:
        """R2.9-g, R2.9-h, R2.6.3-h, R5.4-i."""
        own, rules = self.players[seat], self.rules
        tenpai = self._counts_as_tenpai(seat)
        if tenpai or own.riichi:
            yield Move("show", seat)
        if own.riichi:
            if rules.noten_riichi is NotenRiichi.NONE:
                yield Move("noten", seat)
        elif not tenpai or rules.declare_noten_in_tenpai:
            yield Move("noten", seat)

    def _counts_as_tenpai(self, seat: int) -> bool:
        own, rules = self.players[seat], self.rules
        if rules.keishiki_tenpai:
            return is_tenpai(own.tiles, own.melds, rules)
        context = WinContext(
            seat_wind=self._wind(seat), round_wind=self.round_wind, riichi=own.riichi
        )  # R2.9-c
        hand = own.tiles, own.melds
        return any(
            has_yaku_were_it_left(*hand, TILES[kind], context._replace(by=by), rules)
            for kind in tenpai_for(*hand, rules)
            for by in WinBy
        )
