"""Kinds of case about the value of a win: dora, yaku, score, liability."""

from __future__ import annotations

from itertools import chain

from cases.loader import Case, Fields, hand_of, meld_of, tiles_of
from mjteach.core.hand import hand, make_hand
from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, counts_of, parse_tiles, tile
from mjteach.riichi.context import Liability, WinBy, WinContext, with_flags
from mjteach.riichi.dora import BonusItem, bonus_items, dora_from
from mjteach.riichi.rules import RedFives, replace_options
from mjteach.riichi.score import Score
from mjteach.riichi.win import evaluate_win

WIND = {"E": Tile.EAST, "S": Tile.SOUTH, "W": Tile.WEST, "N": Tile.NORTH}


def dora_from_indicator(case: Case) -> Fields:
    return {"dora": str(dora_from(tile(case.given["indicator"])))}


def dora_count(case: Case) -> Fields:
    given = case.given
    context = WinContext(
        riichi=given["riichi"],
        indicators=tiles_of(given["indicators"]),
        ura_indicators=tiles_of(given["ura_indicators"]),
    )
    tiles = tuple(chain.from_iterable(meld_of(meld).tiles for meld in given.get("melds", ())))
    tiles += tiles_of(given.get("tile", ""))
    reds = sum(tile.is_red for tile in tiles)
    items = bonus_items(counts_of(tiles), reds, context, case.rules)
    found = {
        "red": _han(items, "aka_dora"),
        "dora": _han(items, "dora"),
        "kan_dora": _han(items, "kan_dora"),
        "ura_dora": sum(item.han for item in _ura(items)[:1]),
        "kan_ura_dora": sum(item.han for item in _ura(items)[1:]),
        "total_dora": sum(item.han for item in items),
    }
    if "tile" in given:
        found["han_per_tile"] = found["total_dora"]
    if len(given.get("melds", ())) == 3:
        found |= _quads_in_a_hand(case, context)
    return found


def _han(items: tuple[BonusItem, ...], wanted: str) -> int:
    return sum(item.han for item in items if item.id == wanted)


def _ura(items: tuple[BonusItem, ...]) -> list[BonusItem]:
    return [item for item in items if item.id == "ura_dora"]


def _quads_in_a_hand(case: Case, context: WinContext) -> Fields:
    """The han of a ron with these three quads; what fills the hand adds no yaku."""
    quads = make_hand(parse_tiles("78s11z"), map(meld_of, case.given["melds"]))
    no_red = replace_options(case.rules, red_fives=RedFives.NONE)
    whole = evaluate_win(quads, Tile.S9, context, case.rules).best
    assert set(whole.yaku_ids) == {"riichi", "sankantsu", "sanankou", "sanshoku_doukou"}
    return {
        "with_riichi_sankantsu_sanankou_sanshoku_doukou": whole.han,
        "without_red": evaluate_win(quads, Tile.S9, context, no_red).best.han,
    }


def score(case: Case) -> Fields:
    given = case.given
    context = WinContext(
        WinBy(given["win_by"]),
        seat_wind=WIND[given["seat"]],
        round_wind=WIND[given["round"]],
        indicators=tiles_of(given.get("dora_indicators", "")),
        ura_indicators=tiles_of(given.get("ura_indicators", "")),
        honba=given.get("honba", 0),
        deposits=given.get("deposits", 0),
    )
    context = with_flags(context, given["flags"])
    won = evaluate_win(hand_of(given), tile(given["win_tile"]), context, case.rules)
    best = won.best
    assert best.score is not None, won.refusals
    found: Fields = {
        "dora": _han(best.bonus, "dora") + _han(best.bonus, "kan_dora"),
        "ura": _han(best.bonus, "ura_dora"),
        "aka": _han(best.bonus, "aka_dora"),
        "payments": _payments(context, best.score),
        "total": best.score.total,
    }
    if best.yakuman:
        return {**found, "yakuman": set(best.yaku_ids)}
    yaku = {item.yaku: item.han for item in best.yaku}
    return {**found, "yaku": yaku, "han": best.han, "fu": best.fu.total}


def _payments(context: WinContext, found: Score) -> Fields:
    """Who pays what, in the words of the cases; payers of one kind pay alike."""
    by_role: dict[str, set[int]] = {}
    for payment in found.payments:
        by_role.setdefault(_role(context, payment.payer), set()).add(payment.points)
    assert all(len(amounts) == 1 for amounts in by_role.values()), found.payments
    return {role: amounts.pop() for role, amounts in by_role.items()}


def _role(context: WinContext, payer: Source | None) -> str:
    if context.by is WinBy.RON:
        return "discarder"
    if context.is_dealer:
        return "each"
    return "dealer" if payer is _dealer_as_seen_from(context.seat_wind) else "non_dealer_each"


def _dealer_as_seen_from(seat: Tile) -> Source:
    """Turns go to the right: East is kamicha of South, toimen of West, shimocha of North."""
    return {Tile.SOUTH: Source.KAMICHA, Tile.WEST: Source.TOIMEN, Tile.NORTH: Source.SHIMOCHA}[seat]


def yaku_only(case: Case) -> Fields:
    given = case.given
    context = WinContext(WinBy(given["win_by"]))
    won = evaluate_win(hand_of(given), tile(given["win_tile"]), context, case.rules)
    found: Fields = {"can_win": won.can_win}
    if won.best.yakuman:
        return {**found, "yakuman": set(won.best.yaku_ids), "multiplier": won.best.yakuman}
    return {**found, "yaku": set(won.best.yaku_ids)} if won.can_win else found


LIABLE_HANDS = {
    ("daisuushii", "tsuuiisou"): ("5z + pon 111z + pon 222z + pon 333z + pon 444z", "5z"),
    ("daisangen", "tsuuiisou"): ("1z + pon 222z + pon 555z + pon 666z + pon 777z", "1z"),
    ("daisangen",): ("23m11s + pon 555z + pon 666z + pon 777z", "4m"),
}
"""A hand and the tile that completes it for each combination of yakuman that occurs."""


def pao(case: Case) -> Fields:
    given = case.given
    seat_of = _seats(given)
    text, last = LIABLE_HANDS[tuple(given["yakuman"])]
    won = evaluate_win(hand(text), tile(last), _liable_context(given, seat_of), case.rules)
    assert sorted(won.best.yaku_ids) == sorted(given["yakuman"])
    assert won.best.score is not None
    paid = {payment.payer: payment.points for payment in won.best.score.payments}
    return {
        "payments": {player: paid.get(seat, 0) for player, seat in seat_of.items()},
        "total": won.best.score.total,
    }


def _seats(given: Fields) -> dict[str, Source]:
    """Where A, B and C sit; a dealer among them is on the winner's left."""
    players = sorted("ABC", key=lambda player: player == given.get("dealer"))
    return dict(sorted(zip(players, Source, strict=True)))


def _liable_context(given: Fields, seat_of: dict[str, Source]) -> WinContext:
    liable = tuple(Liability(yaku, seat_of[given["liable"]]) for yaku in given["pao_for"])
    return WinContext(
        WinBy(given["win_by"]),
        seat_wind=Tile.EAST if given["winner"] == "dealer" else Tile.SOUTH,
        discarder=seat_of.get(given.get("discarder", "")),
        liabilities=liable,
    )
