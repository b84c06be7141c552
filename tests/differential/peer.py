"""The PyPI package ``mahjong`` asked in our words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import Daisharin, RedFives, Renhou, RuleSet

pytest.importorskip("mahjong", reason="the package mahjong is not installed")

from mahjong.agari import Agari
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld as PeerMeld

NO_YAKU = "no_yaku"

NAMES = {
    "Riichi": "riichi",
    "Double Riichi": "double_riichi",
    "Ippatsu": "ippatsu",
    "Menzen Tsumo": "menzen_tsumo",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Rinshan Kaihou": "rinshan",
    "Chankan": "chankan",
    "Yakuhai (haku)": "yakuhai_haku",
    "Yakuhai (hatsu)": "yakuhai_hatsu",
    "Yakuhai (chun)": "yakuhai_chun",
    "Tanyao": "tanyao",
    "Pinfu": "pinfu",
    "Iipeiko": "iipeikou",
    "Chantai": "chanta",
    "Honroutou": "honroutou",
    "Toitoi": "toitoi",
    "San Ankou": "sanankou",
    "Ittsu": "ittsuu",
    "Sanshoku Doujun": "sanshoku_doujun",
    "Sanshoku Doukou": "sanshoku_doukou",
    "Chiitoitsu": "chiitoitsu",
    "Shou Sangen": "shousangen",
    "San Kantsu": "sankantsu",
    "Junchan": "junchan",
    "Honitsu": "honitsu",
    "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu",
    "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou_tanki",
    "Daisangen": "daisangen",
    "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13",
    "Tsuu Iisou": "tsuuiisou",
    "Shousuushii": "shousuushii",
    "Dai Suushii": "daisuushii",
    "Chinroutou": "chinroutou",
    "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei_chuuren",
    "Ryuuiisou": "ryuuiisou",
    "Suu Kantsu": "suukantsu",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    "Renhou (yakuman)": "renhou",
    "Daisharin": "daisharin",
    "Daichikurin": "daisharin",
    "Daisuurin": "daisharin",
    "Dora": "dora",
    "Ura Dora": "ura_dora",
    "Aka Dora": "aka_dora",
}
WIND_NAMES = {"Yakuhai (seat wind": "yakuhai_jikaze", "Yakuhai (round wind": "yakuhai_bakaze"}


class Value(NamedTuple):
    """What a win is worth; ``fu`` is None for a yakuman, everything for a hand without yaku."""

    yaku: tuple[str, ...]
    han: int | None
    fu: int | None
    payments: tuple[int, ...]
    """What each payer pays, counters included, the smallest first."""


class _Copies:
    """Numbers tiles 0-135, four of a kind in a row, the red five first."""

    def __init__(self) -> None:
        self.used: Counter[int] = Counter()

    def number(self, tile: Tile) -> int:
        kind = int(tile.kind)
        if tile.is_red:
            return 4 * kind
        first = 1 if kind in (4, 13, 22) else 0  # the red five's place stays free
        self.used[kind] += 1
        return 4 * kind + first + self.used[kind] - 1

    def numbers(self, tiles: Iterable[Tile]) -> list[int]:
        return [self.number(tile) for tile in tiles]


def is_complete(counts: list[int]) -> bool:
    """Whether concealed tiles are complete."""
    return bool(Agari.is_agari(counts))


def value(hand: Hand, winning: Tile, context: WinContext, rules: RuleSet) -> Value:
    """The value of a win, by those options of ``rules`` that the other engine has."""
    copies = _Copies()
    last = copies.number(winning)
    melds = [_peer_meld(meld.kind, copies.numbers(meld.tiles)) for meld in hand.melds]
    tiles = [last, *copies.numbers(hand.concealed), *(t for meld in melds for t in meld.tiles)]
    answer = HandCalculator.estimate_hand_value(
        tiles,
        last,
        melds=melds,
        dora_indicators=[4 * int(tile.kind) + 1 for tile in context.indicators],
        ura_dora_indicators=[4 * int(tile.kind) + 1 for tile in context.ura_indicators],
        config=_config(context, rules),
    )
    if answer.error == NO_YAKU:
        return Value((), None, None, ())
    assert answer.error is None, answer.error
    yaku = tuple(sorted(filter(None, (_our_name(found.name) for found in answer.yaku))))
    yakuman = any(found.is_yakuman for found in answer.yaku)
    return Value(yaku, answer.han, None if yakuman else answer.fu, _payments(answer.cost, context))


def _our_name(name: str) -> str:
    found = next((ours for start, ours in WIND_NAMES.items() if name.startswith(start)), None)
    return found or NAMES[name]


def _peer_meld(kind: MeldKind, tiles: list[int]) -> PeerMeld:
    quad = PeerMeld.SHOUMINKAN if kind is MeldKind.KAKAN else PeerMeld.KAN
    word = {MeldKind.CHI: PeerMeld.CHI, MeldKind.PON: PeerMeld.PON}.get(kind, quad)
    return PeerMeld(word, tiles, opened=kind is not MeldKind.ANKAN)


def _options(rules: RuleSet) -> OptionalRules:
    return OptionalRules(
        has_open_tanyao=rules.kuitan,
        has_aka_dora=rules.red_fives is not RedFives.NONE,
        has_double_yakuman=bool(rules.double_yakuman_hands),
        kazoe_limit=_kazoe(rules),
        kiriage=rules.kiriage_mangan,
        renhou_as_yakuman=rules.renhou is Renhou.YAKUMAN,
        has_daisharin=rules.daisharin is not Daisharin.OFF,
        has_daisharin_other_suits=rules.daisharin is Daisharin.ANY_SUIT,
        limit_to_sextuple_yakuman=False,
    )


def _kazoe(rules: RuleSet) -> int:
    if not rules.kazoe_yakuman:
        return HandConstants.KAZOE_SANBAIMAN
    many = rules.kazoe_yakuman_stacking
    return HandConstants.KAZOE_NO_LIMIT if many else HandConstants.KAZOE_LIMITED


def _config(context: WinContext, rules: RuleSet) -> HandConfig:
    tsumo = context.by is WinBy.TSUMO
    first = context.first_turn
    return HandConfig(
        is_tsumo=tsumo,
        is_riichi=context.riichi,
        is_daburu_riichi=context.double_riichi,
        is_ippatsu=context.ippatsu,
        is_rinshan=context.after_kan,
        is_chankan=context.robbed is not None,
        is_haitei=tsumo and context.last_tile,
        is_houtei=not tsumo and context.last_tile,
        is_tenhou=first and tsumo and context.is_dealer,
        is_chiihou=first and tsumo and not context.is_dealer,
        is_renhou=first and not tsumo,
        player_wind=int(context.seat_wind),
        round_wind=int(context.round_wind),
        tsumi_number=context.honba,
        kyoutaku_number=context.deposits,
        options=_options(rules),
    )


def _payments(cost: dict[str, int], context: WinContext) -> tuple[int, ...]:
    main = cost["main"] + cost["main_bonus"]
    if context.by is WinBy.RON:
        return (main,)
    additional = cost["additional"] + cost["additional_bonus"]
    return (additional, additional, main) if not context.is_dealer else (main, main, main)
