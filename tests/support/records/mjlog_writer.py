"""Recorded games as Tenhou's XML logs, for the tests of the reader.

Written from the description of the bits, not from the reader: every tile of a round gets one of
the four ids of its kind, and keeps it.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import KIND, WINDS, Tile
from mjteach.record.events import DrawReason, RecordedGame, RecordedRound, RecordedWin
from mjteach.record.moves import hands_dealt, indicators, moves
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.rules import GameLength, RedFives

REASONS = {
    DrawReason.KYUUSHU_KYUUHAI: "yao9",
    DrawReason.SUUFON_RENDA: "kaze4",
    DrawReason.SUUCHA_RIICHI: "reach4",
    DrawReason.SUUKAIKAN: "kan4",
    DrawReason.SANCHAHOU: "ron3",
    DrawReason.NAGASHI_MANGAN: "nm",
}
_NUMBERED = """
    menzen_tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou
    seat_east seat_south seat_west seat_north round_east round_south round_west round_north
    yakuhai_haku yakuhai_hatsu yakuhai_chun double_riichi chiitoitsu chanta ittsuu
    sanshoku_doujun sanshoku_doukou sankantsu toitoi sanankou shousangen honroutou ryanpeikou
    junchan honitsu chinitsu renhou tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou
    ryuuiisou chinroutou chuuren junsei_chuuren kokushi kokushi_13 daisuushii shousuushii
    suukantsu dora ura_dora aka_dora
"""
YAKU = _NUMBERED.split()
"""Tenhou's numbers, written down apart from the reader's table."""


WIND_NAMES = ("east", "south", "west", "north")


def mjlog_of(game: RecordedGame) -> str:
    """The whole log, one element in each line."""
    red = game.rules.red_fives is not RedFives.NONE
    names = game.names or ("A", "B", "C", "D")
    flags = 1 | (not red) << 1 | (not game.rules.kuitan) << 2
    flags |= (game.rules.game_length is GameLength.HANCHAN) << 3
    lines = [
        '<mjloggm ver="2.3">',
        f'<GO type="{flags}" lobby="0"/>',
        "<UN " + " ".join(f'n{seat:d}="{quote(names[seat])}"' for seat in SEATS) + "/>",
        '<TAIKYOKU oya="0"/>',
    ]
    for number, recorded in enumerate(game.rounds, 1):
        owari = game.final if number == len(game.rounds) else None
        lines += _Round(recorded, red).lines(owari)
    return "\n".join([*lines, "</mjloggm>"])


class _Round:
    def __init__(self, recorded: RecordedRound, red: bool) -> None:
        self.recorded = recorded
        kinds = range(37 if red else 34)
        self.free = {Tile(kind): self._ids(Tile(kind), red) for kind in kinds}
        self.hands = [[(tile, self.take(tile)) for tile in hand] for hand in hands_dealt(recorded)]
        self.points = list(recorded.points)
        self.drawn: int | None = None
        self.last: int = -1
        self.pons: dict[tuple[Seat, int], tuple[int, int]] = {}

    @staticmethod
    def _ids(tile: Tile, red: bool) -> list[int]:
        first = 4 * KIND[tile]
        if tile.is_red:
            return [first]
        has_red = red and tile in (Tile.M5, Tile.P5, Tile.S5)
        return list(range(first + has_red, first + 4))

    def take(self, tile: Tile) -> int:
        return self.free[tile].pop(0)

    def lines(self, owari: Iterable[int] | None) -> Iterable[str]:
        recorded = self.recorded
        shown = [self.take(tile) for tile in indicators(recorded)]
        number = 4 * WINDS.index(recorded.round_wind) + recorded.dealer
        hands = " ".join(
            f'hai{seat:d}="{",".join(str(id) for _, id in hand)}"'
            for seat, hand in zip(SEATS, self.hands, strict=True)
        )
        yield (
            f'<INIT seed="{number},{recorded.honba},{recorded.deposits},1,2,{shown[0]}" '
            f'ten="{self.hundreds()}" oya="{recorded.dealer:d}" {hands}/>'
        )
        kan_indicators = iter(shown[1:])
        previous: Action | None = None
        wins = iter(recorded.wins)
        ura: list[int] | None = None
        actions = list(moves(recorded))
        for place, action in enumerate([*actions, None]):
            for _ in range(recorded.turned.count(place)):
                yield f'<DORA hai="{next(kan_indicators)}"/>'
            if action is None:
                break
            if action.kind in (ActionKind.RON, ActionKind.TSUMO):
                win = next(wins)
                if win.ura and ura is None:
                    ura = [self.take(tile) for tile in win.ura]
                is_last = place == len(actions) - 1
                yield self.agari(win, ura or [], owari if is_last else None)
            else:
                yield from self.element(action, previous)
            after = actions[place + 1] if place + 1 < len(actions) else None
            if action.kind is ActionKind.RIICHI and not (after and after.kind is ActionKind.RON):
                self.points[action.seat] -= 1000
                yield f'<REACH who="{action.seat:d}" ten="{self.hundreds()}" step="2"/>'
            previous = action
        if recorded.draw is not None:
            yield self.ryuukyoku(owari)

    def hundreds(self) -> str:
        return ",".join(str(points // 100) for points in self.points)

    def element(self, action: Action, previous: Action | None) -> Iterable[str]:
        kind, seat, tile, using = action[:4]
        hand = self.hands[seat]
        if kind is ActionKind.DRAW:
            assert tile is not None
            self.drawn = self.last = self.take(tile)
            hand.append((tile, self.drawn))
            yield f"<{'TUVW'[seat]}{self.drawn}/>"
        elif kind in (ActionKind.DISCARD, ActionKind.RIICHI):
            if kind is ActionKind.RIICHI:
                yield f'<REACH who="{seat:d}" step="1"/>'
            ids = [id for held, id in hand if held is tile and id != self.drawn]
            self.last = self.drawn if action.drawn and self.drawn is not None else ids[0]
            self.drop(seat, self.last)
            self.drawn = None
            yield f"<{'DEFG'[seat]}{self.last}/>"
        elif kind is not ActionKind.KYUUSHU_KYUUHAI:
            assert tile is not None
            source = (previous.seat - seat) % 4 if previous else 0
            yield f'<N who="{seat:d}" m="{self.bits(kind, seat, tile, using, source)}"/>'

    def drop(self, seat: Seat, id: int) -> None:
        self.hands[seat] = [held for held in self.hands[seat] if held[1] != id]

    def own(self, seat: Seat, tiles: Iterable[Tile]) -> list[int]:
        """The ids of some tiles of a hand, which leave it."""
        ids = []
        for tile in tiles:
            ids.append(next(id for held, id in self.hands[seat] if held is tile))
            self.drop(seat, ids[-1])
        return ids

    def bits(
        self, kind: ActionKind, seat: Seat, tile: Tile, using: tuple[Tile, ...], source: int
    ) -> int:
        called = self.last
        own = self.own(seat, (tile,) if kind is ActionKind.KAKAN else using)
        if kind is ActionKind.CHI:
            ids = sorted([*own, called])
            low = KIND[ids[0] // 4]
            run = 7 * (low // 9) + low % 9
            copies = sum((id % 4) << (3 + 2 * place) for place, id in enumerate(ids))
            return (3 * run + ids.index(called)) << 10 | copies | 4 | source
        if kind is ActionKind.PON:
            ids = sorted([*own, called])
            unused = 6 - sum(id % 4 for id in ids)
            self.pons[seat, called // 4] = (source, ids.index(called))
            return (3 * (called // 4) + ids.index(called)) << 9 | unused << 5 | 8 | source
        if kind is ActionKind.KAKAN:
            self.last = own[0]
            source, place = self.pons[seat, own[0] // 4]
            return (3 * (own[0] // 4) + place) << 9 | own[0] % 4 << 5 | 16 | source
        if kind is ActionKind.DAIMINKAN:
            return called << 8 | source
        self.last = own[0]
        return own[0] << 8

    def change(self, changes: Iterable[int]) -> str:
        """The ``sc`` of an end: points before and their changes; and the points are changed."""
        changes = list(changes)
        pairs = zip(self.points, changes, strict=True)
        text = ",".join(f"{points // 100},{change // 100}" for points, change in pairs)
        self.points = [old + new for old, new in zip(self.points, changes, strict=True)]
        return text

    def agari(self, win: RecordedWin, ura: list[int], owari: Iterable[int] | None) -> str:
        numbers = [self.number(item.id, win) for item in win.yaku]
        if win.yakuman:
            yaku = f'yakuman="{",".join(map(str, numbers))}"'
        else:
            pairs = zip(numbers, win.yaku, strict=True)
            yaku = f'yaku="{",".join(f"{number},{item.han}" for number, item in pairs)}"'
        more = f' doraHaiUra="{",".join(map(str, ura))}"' if win.ura else ""
        more += f' paoWho="{win.liable:d}"' if win.liable is not None else ""
        return (
            f'<AGARI ba="0,0" machi="{self.last}" ten="{win.fu},{win.value},0" {yaku}{more} '
            f'who="{win.seat:d}" fromWho="{win.by:d}" sc="{self.change(win.changes or ())}"'
            f"{_owari(owari)}/>"
        )

    def number(self, yaku: str, win: RecordedWin) -> int:
        if yaku == "yakuhai_jikaze":
            yaku = f"seat_{WIND_NAMES[(win.seat - self.recorded.dealer) % 4]}"
        if yaku == "yakuhai_bakaze":
            yaku = f"round_{WIND_NAMES[WINDS.index(self.recorded.round_wind)]}"
        return YAKU.index(yaku)

    def ryuukyoku(self, owari: Iterable[int] | None) -> str:
        draw = self.recorded.draw
        assert draw is not None
        reason = REASONS.get(draw.reason) if draw.reason else None
        kind = f'type="{reason}" ' if reason else ""
        shown = " ".join(
            f'hai{seat:d}="{",".join(str(id) for _, id in self.hands[seat])}"'
            for seat in draw.tenpai or ()
        )
        return f'<RYUUKYOKU {kind}{shown} sc="{self.change(draw.changes or ())}"{_owari(owari)}/>'


def _owari(final: Iterable[int] | None) -> str:
    if final is None:
        return ""
    return f' owari="{",".join(f"{points // 100},0.0" for points in final)}"'
