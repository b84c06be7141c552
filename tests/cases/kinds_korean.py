"""Kinds of case about Korean mahjong; where a case gives only words, it gets its hand here."""

from __future__ import annotations

from typing import NamedTuple

from cases.loader import Case, Fields, hand_of, names
from mjteach.core.hand import Hand, hand, make_hand
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate, preset
from mjteach.korean.counting import waits_of
from mjteach.korean.declare import COSTS, eopeo_verdict, worth_of_waits
from mjteach.korean.equipment import tile_counts
from mjteach.korean.result import CountedReading
from mjteach.korean.rules import OPTIONS, replace_options

CIRCUMSTANCES = {"kr_menzen", "kr_ssumu", "kr_gensho"}
"""Yaku that a case about the tiles leaves out of its answer."""


def rules_of(case: Case) -> KoreanRules:
    """The rules of the table a case names, with the options of its input."""
    rules = preset(f"korean_{case.input.get('table', 'nagari')}").rules
    named = {key: value for key, value in case.input.items() if key in OPTIONS}
    return replace_options(rules, **named)


def counts(case: Case) -> Fields:
    found = tile_counts(rules_of(case))
    return {
        "tiles": found.tiles,
        "suited": found.suited,
        "honours": found.honours,
        "flowers": found.flowers,
        "stacks_per_player": found.stacks_per_player,
        "dead_wall": found.dead_wall,
    }


def eopeo(case: Case) -> Fields:
    held, rules = hand_of(case.given), rules_of(case)
    verdict = eopeo_verdict(held, rules=rules)
    found: Fields = {
        "eopeo_allowed": verdict.legal,
        "per_wait": {
            str(wait.tile): {
                "yaku": [item.yaku for item in wait.counted.base],
                "han": wait.counted.base_han,
            }
            for wait in worth_of_waits(held, rules=rules)
        },
    }
    if not verdict.legal:
        assert [finding.check for finding in verdict.failures] == ["korean.every_wait"]
        cost = COSTS["wrong_eopeo"]
        found["if_declared_anyway"] = {
            "hand": "dead" if cost.dead_hand else "alive",
            "on_win": cost.on_win,
            "at_draw": cost.at_draw,
            "if_other_wins_first": cost.if_other_wins_first,
        }
    return found


WAITS_FOR_ROBBED = "123456m44p789p12p"
"""A hand for the case that names only the tile robbed from a kan, 3p."""

CONTEXTS = {
    "ssumu": KoreanContext(KoreanWinBy.SSUMU),
    "kkang ssoa": KoreanContext(KoreanWinBy.SSOA, robbed_kan=True),
}


def gensho(case: Case) -> Fields:
    held = hand(case.given.get("hand", WAITS_FOR_ROBBED))
    won = evaluate(held, tile(case.given["win_tile"]), CONTEXTS[case.given["win_by"]])
    return {"gensho": won.best.han_of("kr_gensho")}


def korean_hand(case: Case) -> Fields:
    """What a hand of one yaku waits for, with which waits the yaku counts, and its conditions."""
    if "shapes" in case.given:
        return nine_gates(case.given["shapes"], case.given["yaku"])
    if "tiles" in case.given:
        return {"han": {table: of_tiles(case, table) for table in case.expect["han"]}}
    held, yaku = hand_of(case.given), case.given["yaku"]
    waits = waits_of(held, KoreanRules())
    valid = {
        by: {wait for wait in waits if counts_on(held, wait, yaku, KoreanContext(by))}
        for by in KoreanWinBy
    }
    four = KoreanRules(chiitoitsu_four_of_a_kind=True), KoreanRules(chiitoitsu_four_of_a_kind=False)
    return {
        "waits": names(waits),
        "valid_waits": names(tuple(valid[KoreanWinBy.SSOA])),
        "won_by": "both" if valid[KoreanWinBy.SSUMU] else "ssoa only",
        "four_of_a_kind_allowed": [bool(waits_of(held, rules)) for rules in four] == [True, False],
    }


def counts_on(held: Hand, wait: Tile, yaku: str, context: KoreanContext) -> bool:
    return yaku in evaluate(held, wait, context).best.yaku_ids


def of_tiles(case: Case, table: str) -> Fields:
    """The yaku that the tiles give in one table, each with its han."""
    *rest, last = parse_tiles(case.given["tiles"])
    won = evaluate(make_hand(rest), last, rules=preset(f"korean_{table}").rules).best
    return {id: won.han_of(id) for id in won.yaku_ids if id not in CIRCUMSTANCES}


NOT_NINE_SIDED = ("1122345678999m", "1112345578999m", "1112345678899p")
"""Other hands that end as 1112345678999 and one tile, with their last tiles."""

LAST_OF_OTHERS = ("1m", "6m", "9p")


def nine_gates(shapes: list[str], yaku: str) -> Fields:
    """Each shape with each of its waits; then with a discard of the suit; then other shapes."""
    valid, furiten, others = [], [], set()
    for text in shapes:
        held = hand(text)
        waits = waits_of(held, KoreanRules())
        assert len(waits) == 9
        for wait in waits:
            river = KoreanContext(KoreanWinBy.SSUMU, discards=(waits[4],))
            valid.append(counts_on(held, wait, yaku, KoreanContext()))
            furiten.append(counts_on(held, wait, yaku, river))
    for text, last in zip(NOT_NINE_SIDED, LAST_OF_OTHERS, strict=True):
        won = evaluate(hand(text), tile(last)).best
        assert yaku in [drop.yaku for drop in won.dropped]
        others.update(set(won.yaku_ids) - CIRCUMSTANCES)
    return {
        "valid": all(valid),
        "furiten_allowed": any(furiten),
        "other_shapes": " ".join(sorted(others)),
    }


PINGHU = (hand("123456m22p67788p"), Tile.P6)
"""A hand for the case that says only "pinghu hand"."""


def han(_case: Case) -> Fields:
    """The base yaku of one hand, won in either way."""
    found: Fields = {}
    for by in KoreanWinBy:
        won = evaluate(*PINGHU, KoreanContext(by)).best
        found[by.value] = {item.yaku: item.han for item in won.base} | {"total": won.base_han}
    return found


class Total(NamedTuple):
    """A hand for a total that the source states, and the yaku it adds up."""

    hand: str
    tile: str
    yaku: tuple[str, ...]
    by: KoreanWinBy = KoreanWinBy.SSOA
    seat: Tile = Tile.SOUTH


TOTALS = {
    # 6 + 2 dragons
    "sosamwon": Total("67m55566677z + pon 22*2p", "8m", ("kr_sosamwon", "kr_gwolli")),
    # 6 + 2
    "saanko": Total("222m444m666p888p5p", "5p", ("kr_saanko", "kr_doldori")),
    # 8 + 3 dragons
    "daesamwon": Total("67m22p555666777z", "8m", ("kr_daesamwon", "kr_gwolli")),
    # 8 + 2; East, the only value wind of an East seat in the East round, is the pair
    "sosahui_with_honilsaek": Total(
        "11222333444z23m", "4m", ("kr_sosahui", "kr_gwolli", "kr_honilsaek"), seat=Tile.EAST
    ),
    # 12 + 2 winds + 2 + 2
    "daesahui": Total(
        "111222333444z5m", "5m", ("kr_daesahui", "kr_gwolli", "kr_honilsaek", "kr_doldori")
    ),
    # 12 + 2
    "jailsaek_with_doldori": Total("222333444555z6z", "6z", ("kr_jailsaek", "kr_doldori")),
    # 24 + 8
    "guryeonbodeung": Total(
        "1112345678999m", "5m", ("kr_guryeonbodeung", "kr_cheongilsaek")
    ),
}  # fmt: skip


def totals(case: Case) -> Fields:
    return {name: _total(total, rules_of(case)) for name, total in TOTALS.items()}


def _total(total: Total, rules: KoreanRules) -> int:
    context = KoreanContext(total.by, seat_wind=total.seat)
    won: CountedReading = evaluate(hand(total.hand), tile(total.tile), context, rules).best
    return sum(won.han_of(yaku) for yaku in total.yaku)
