"""A second round of riichi, written from the rules alone: small, slow, and its own bookkeeping.

It knows nothing of :mod:`mjteach.riichi.round`; what is legal there must be legal here, and what
is legal here must be listed there. Dora and payments are left out, as nothing rests on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.core.choices import Permission
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
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
    SuukaikanTiming,
    TempFuritenEnd,
    Tobi,
)
from oracle_hands import (
    ORPHANS,
    has_yaku,
    is_tenpai,
    may_kan_after_riichi,
    may_rob_concealed_kan,
    waits,
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
class Oracle:
    """A round at one moment."""

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
        rest = _without(own.all_tiles, [move.tile])
        if not is_tenpai(rest, own.melds, self.rules):
            return False
        if self.rules.furiten_riichi:  # R2.6.3-i
            return True
        return not {KIND[tile] for tile in (*own.river, move.tile)} & waits(
            rest, own.melds, self.rules
        )

    # --- kans

    def _may_kan(self) -> bool:
        """R2.7.2-d, R2.7.2-e."""
        fifth = len(self.kans) >= 4 and self.rules.fifth_kan is not FifthKan.ABORTIVE_DRAW
        last = self.left == 0 and self.rules.kan_on_last_draw is not ALLOWED
        return not fifth and not last

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
        for tile in set(own.all_tiles if held else (own.drawn,)):
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
            if self._may_kan():
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
        rest = _without(self.players[move.seat].tiles, move.using)
        return any(KIND[tile] not in self._barred(move) for tile in rest)

    def _can_ron(self, seat: int) -> bool:
        if KIND[self._offered.tile] not in self._waits(seat) or self._is_furiten(seat):
            return False
        return self._ron_has_yaku(seat) and self._may_rob(seat)

    def _ron_has_yaku(self, seat: int) -> bool:
        own, offer = self.players[seat], self._offered
        robbed = {"kakan": MeldKind.KAKAN, "ankan": MeldKind.ANKAN}.get(offer.by)
        context = self._context(seat)._replace(
            by=WinBy.RON,
            robbed=robbed,
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
            first_turn=not own.river and not self.interrupted,
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
        return any(
            has_yaku(own.tiles, own.melds, TILES[kind], context._replace(by=by), rules)
            for kind in self._waits(seat)
            for by in WinBy
        )

    # --- what an action does

    def after(self, move: Move) -> Oracle:
        """The round after an action."""
        new = copy(self)
        new.players = [copy(player) for player in self.players]
        getattr(new, f"_{move.kind}")(move)
        return new

    def _draw(self, move: Move) -> None:
        own = self.players[move.seat]
        if self.rinshan:
            place = (134, 135, 132, 133)[len(self.kans) - 1]  # R2.3.2-c
        else:
            place = self.taken
            self.taken += 1
        own.drawn = self.wall[place]
        own.missed = False  # R2.6.2-h
        self.phase = "act"

    def _discard(self, move: Move) -> None:
        own, tile = self.players[move.seat], move.tile
        assert tile is not None
        if own.riichi and own.drawn is not None and KIND[own.drawn] in self._waits(move.seat):
            own.missed_in_riichi = True  # R2.6.2-k
        own.tiles, own.drawn = sort_tiles(_without(own.all_tiles, [tile])), None
        own.river = (*own.river, tile)
        own.ippatsu = False
        self.rinshan, self.call = False, None
        self._offered_to_others(Offer(move.seat, tile, "discard"))

    def _riichi(self, move: Move) -> None:
        own = self.players[move.seat]
        own.double = not own.river and not self.interrupted  # R3.2-o
        own.open = move.kind == "open_riichi"
        self.players[move.seat].riichi = True
        drawn, own.drawn = own.drawn, None  # no win is let go by declaring
        own.tiles = sort_tiles((*own.tiles, *(() if drawn is None else (drawn,))))
        self._discard(move)

    _open_riichi = _riichi

    def _tsumo(self, move: Move) -> None:
        self._over(End("win", (move.seat,)))

    def _kyuushu_kyuuhai(self, _move: Move) -> None:
        self._over(End("abort", abort="kyuushu_kyuuhai"))

    def _ankan(self, move: Move) -> None:
        meld = make_meld(MeldKind.ANKAN, move.using)
        self._own_kan(move, (*self.players[move.seat].melds, meld), move.using)

    def _kakan(self, move: Move) -> None:
        tile = move.tile
        assert tile is not None
        melds = tuple(
            make_meld(MeldKind.KAKAN, (*meld.tiles, tile), meld.called, meld.source)
            if meld.kind is MeldKind.PON and meld.first == KIND[tile]
            else meld
            for meld in self.players[move.seat].melds
        )
        self._own_kan(move, melds, (tile,))

    def _own_kan(self, move: Move, melds: tuple[Meld, ...], used: Tiles) -> None:
        if self._ends_by_kan(move.seat):
            return
        own = self.players[move.seat]
        own.tiles, own.drawn = sort_tiles(_without(own.all_tiles, used)), None
        own.melds = melds
        assert move.tile is not None
        self._offered_to_others(Offer(move.seat, move.tile, move.kind))

    def _ends_by_kan(self, seat: int) -> bool:
        """R2.7.2-d, R2.9-r."""
        if len(self.kans) == 4:
            self._over(End("abort", abort="fifth_kan"))
        elif (
            self.rules.abort_suukaikan
            and self.rules.suukaikan_timing is SuukaikanTiming.ON_DECLARATION
            and self._are_four_kans((*self.kans, seat))
        ):
            self._over(End("abort", abort="suukaikan"))
        return self.end is not None

    def _are_four_kans(self, kans: Sequence[int]) -> bool:
        """R2.9-q."""
        return len(kans) == 4 and len(set(kans)) > 1

    def _kan_stands(self, seat: int) -> None:
        self.kans = (*self.kans, seat)
        self.rinshan = True
        self._interrupt()
        self.turn, self.phase = seat, "draw"

    def _interrupt(self) -> None:
        self.interrupted = True
        for player in self.players:
            player.ippatsu = False  # R3.1-j

    def _offered_to_others(self, offer: Offer) -> None:
        self.offer, self.answers, self.phase = offer, (), "call"
        others = [(offer.seat + step) % 4 for step in (1, 2, 3)]
        self.waiting = tuple(seat for seat in others if any(self._replies(seat)))
        if not self.waiting:
            self._resolve()

    def _pass(self, move: Move) -> None:
        self.answers = (*self.answers, move)
        self.waiting = tuple(seat for seat in self.waiting if seat != move.seat)
        if not self.waiting:
            self._resolve()

    _ron = _pon = _chi = _daiminkan = _pass

    def _resolve(self) -> None:
        """R2.7.4-a."""
        offer = self._offered
        rons = self._said("ron")
        if rons:
            self._won_by(rons)
            return
        self._missed_by_others()
        if offer.by != "discard":
            self._kan_stands(offer.seat)
            return
        self._pay_stick(offer.seat)
        calls = self._said("pon") or self._said("daiminkan") or self._said("chi")
        if calls:
            self._take(calls[0])
        elif abort := self._abort():
            self._over(End("abort", abort=abort))
        elif self.left:
            self.turn, self.phase = (offer.seat + 1) % 4, "draw"
        else:
            self.turn, self.phase = self.dealer, "show"

    def _said(self, kind: str) -> list[Move]:
        """In turn order after who put the tile down."""
        spoken = [move for move in self.answers if move.kind == kind]
        return sorted(spoken, key=lambda move: (move.seat - self._offered.seat) % 4)

    def _won_by(self, rons: list[Move]) -> None:
        """R2.8.1-f, R2.8.1-g, R2.9-t."""
        rules = self.rules
        if len(rons) == 3 and (rules.abort_sanchahou or rules.multiple_ron in TRIPLE_ABORTS):
            self._over(End("abort", abort="sanchahou"))
            return
        if rules.multiple_ron in HEAD_BUMP:
            rons = rons[:1]
        self._over(End("win", tuple(sorted(ron.seat for ron in rons))))

    def _missed_by_others(self) -> None:
        """R2.6.2-f, R2.6.2-g, R2.6.2-k, R2.6.2-l."""
        offer = self._offered
        for seat in range(4):
            own = self.players[seat]
            if seat == offer.seat or KIND[offer.tile] not in self._waits(seat):
                continue
            if not self._may_rob(seat):
                continue
            if own.riichi:
                own.missed_in_riichi = True
            elif self.rules.temp_furiten_on_yakuless_tile or self._ron_has_yaku(seat):
                own.missed = True

    def _pay_stick(self, seat: int) -> None:
        """R2.6.3-g."""
        own = self.players[seat]
        if own.riichi and not own.stick:
            own.stick = own.ippatsu = True
            own.points -= 1000

    def _take(self, move: Move) -> None:
        offer, own = self._offered, self.players[move.seat]
        if move.kind == "daiminkan" and self._ends_by_kan(move.seat):
            return
        self.players[offer.seat].called_away = True
        source = SOURCES[(offer.seat - move.seat) % 4]
        meld = make_meld(MeldKind(move.kind), (offer.tile, *move.using), offer.tile, source)
        own.tiles = sort_tiles(_without(own.tiles, move.using))
        own.melds = (*own.melds, meld)
        if self.rules.temp_furiten_end is TempFuritenEnd.OWN_TURN:  # R2.6.2-h, C6
            own.missed = False
        if move.kind == "daiminkan":
            self._kan_stands(move.seat)
            return
        self._interrupt()
        self.turn, self.phase, self.call = move.seat, "act", move

    def _abort(self) -> str | None:
        """R2.9-o, R2.9-r, R2.9-s."""
        rules, players = self.rules, self.players
        if rules.abort_suukaikan and self._are_four_kans(self.kans):
            return "suukaikan"
        if rules.abort_suufon_renda and not self.interrupted:
            first = {player.river for player in players}
            if len(first) == 1 and len(players[0].river) == 1 and players[0].river[0] in WINDS:
                return "suufon_renda"
        if rules.abort_suucha_riichi and all(player.stick for player in players):
            return "suucha_riichi"
        return None

    def _show(self, move: Move) -> None:
        self.shown = (*self.shown, move)
        self.turn = (self.turn + 1) % 4
        if len(self.shown) == 4:
            shown = sorted(move.seat for move in self.shown if move.kind == "show")
            tenpai = tuple(seat for seat in shown if self._counts_as_tenpai(seat))
            self._over(End("draw", tenpai=tenpai))

    _noten = _show

    def _over(self, end: End) -> None:
        self.end, self.phase, self.waiting = end, "over", ()


def _without(tiles: Iterable[Tile], used: Iterable[Tile]) -> Tiles:
    rest = list(tiles)
    for tile in used:
        rest.remove(tile)
    return tuple(rest)


def start(
    rules: RuleSet,
    wall: Sequence[Tile],
    dealer: int = 0,
    round_wind: Tile = Tile.EAST,
    points: Sequence[int] | None = None,
) -> Oracle:
    """A round after the deal: four tiles each, three times, then one each (R2.3.1-c).

    The dealer's last two are taken together, so the dealer's fourteenth tile is the one after the
    others' last (R2.3.1-d), and the first draw of the round.
    """
    players = []
    for right in range(4):
        blocks = [wall[4 * turn : 4 * turn + 4] for turn in range(right, 12, 4)]
        tiles = [tile for block in blocks for tile in block] + [wall[48 + right]]
        players.append(sort_tiles(tiles))
    owned = points or (rules.start_points,) * 4
    return Oracle(
        rules=rules,
        wall=tuple(wall),
        dealer=dealer,
        players=[Player(players[(seat - dealer) % 4], owned[seat]) for seat in range(4)],
        round_wind=round_wind,
        turn=dealer,
    )
