"""A second round of riichi, written from the rules alone: small, slow, and its own bookkeeping.

It knows nothing of :mod:`mjteach.riichi.round`; what is legal there must be legal here, and what
is legal here must be listed there. Dora and payments are left out, as nothing rests on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from mjteach.core.melds import Meld, MeldKind, make_meld
from mjteach.core.tiles import KIND, WINDS, Tile, sort_tiles
from mjteach.riichi.rules import (
    RuleSet,
    SuukaikanTiming,
    TempFuritenEnd,
)
from support.oracle.hands import without
from support.oracle.moves import (
    HEAD_BUMP,
    SOURCES,
    TRIPLE_ABORTS,
    End,
    Move,
    Offer,
    Player,
    Position,
    Tiles,
)


class Oracle(Position):
    """A round at one moment, what may be done, and what becomes of it."""

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
        own.fresh = (*own.fresh, own.drawn)
        own.missed = False  # R2.6.2-h
        self.phase = "act"

    def _discard(self, move: Move) -> None:
        own, tile = self.players[move.seat], move.tile
        assert tile is not None
        if own.riichi and own.drawn is not None and KIND[own.drawn] in self._waits(move.seat):
            own.missed_in_riichi = True  # R2.6.2-k
        own.tiles, own.drawn = sort_tiles(without(own.all_tiles, [tile])), None
        own.river = (*own.river, tile)
        own.fresh = ()
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
        own.tiles, own.drawn = sort_tiles(without(own.all_tiles, used)), None
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
        own.tiles = sort_tiles(without(own.tiles, move.using))
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
