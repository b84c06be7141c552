"""Recorded wins: a row as a question to the engine, and both answers in the same words."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from mjteach.core.errors import MjteachError
from mjteach.core.hand import Hand
from mjteach.core.tiles import WINDS, Tile, counts_of, tile
from mjteach.riichi.context import Liability, WinBy, WinContext, with_flags
from mjteach.riichi.presets import TUTORIAL
from mjteach.riichi.rules import DOUBLE_YAKUMAN_CAPABLE, RuleSet, replace_options
from mjteach.riichi.score import seat_changes
from mjteach.riichi.win import Scored, WinResult, evaluate_win
from support.hands.corpus import SEATS, Row, hand_of

Answer: TypeAlias = dict[str, Any]

RECORDED = replace_options(
    TUTORIAL, renhou="none", pao_yakuman=("daisangen", "daisuushii"), kiriage_mangan=False
)
"""What the rows play by unless they say otherwise, as far as it touches the value of a win."""

YAKU = {
    "haku": "yakuhai_haku",
    "hatsu": "yakuhai_hatsu",
    "chun": "yakuhai_chun",
    "ittsu": "ittsuu",
    "renhou_yakuman": "renhou",
    "daichikurin": "daisharin",
    "daisuurin": "daisharin",
}
"""Ids of the rows that are called otherwise in the table of yaku."""

WIND_YAKU = {"round_wind": "yakuhai_bakaze", "seat_wind": "yakuhai_jikaze"}


def rules_of(row: Row) -> RuleSet:
    """The rule set of a row; an option that only the rows have changes nothing here."""
    written = row["rules"]
    changes: dict[str, Any] = {
        "red_fives": "three" if written["aka"] else "none",
        "kuitan": written["kuitan"],
        "double_yakuman_hands": DOUBLE_YAKUMAN_CAPABLE if written["double_yakuman"] else (),
        "kazoe_yakuman": written.get("kazoe", "yakuman") == "yakuman",
        "kiriage_mangan": written.get("kiriage", False),
        "open_no_fu_hand": 30 if written.get("fu_for_open_pinfu", True) else 20,
        "aotenjou": "on" if written.get("aotenjou") else "off",
        "renhou": "yakuman" if written.get("renhou_as_yakuman") else "none",
        "paarenchan": "yakuman" if written.get("paarenchan") else "off",
        "open_riichi": "2_han" if "open_riichi" in row["flags"] else "off",
    }
    if written.get("daisharin"):
        changes["daisharin"] = "any_suit" if written["daisharin_other_suits"] else "pinzu"
    return replace_options(RECORDED, **changes)


def context_of(row: Row, hand: Hand) -> WinContext:
    """The circumstances of a row; raises SituationError when they are impossible."""
    discarder = SEATS.get(row["from"])
    liable = SEATS.get(row.get("pao"))
    pao = [yaku["id"] for yaku in row["expected"].get("yaku", ()) if "yakuman" in yaku]
    seat_wind, round_wind = _winds(row, hand)
    context = WinContext(
        WinBy.TSUMO if row["tsumo"] else WinBy.RON,
        seat_wind=seat_wind,
        round_wind=round_wind,
        indicators=tuple(map(tile, row["dora_indicators"])),
        ura_indicators=tuple(map(tile, row["ura_indicators"])),
        honba=row["honba"],
        deposits=row["kyotaku"],
        discarder=discarder,
        liabilities=tuple(Liability(yaku, liable) for yaku in pao) if liable else (),
    )
    if row["rules"].get("paarenchan"):
        context = context._replace(wins_in_row=8)  # R3.7-d
    return with_flags(context, row["flags"])


def _winds(row: Row, hand: Hand) -> tuple[Tile, Tile]:
    """Seat and round wind; where none is given, winds the hand does not hold, and no dealer."""
    held = counts_of((*hand.tiles, tile(row["win"])))
    strange = [wind for wind in WINDS if not held[wind]]
    seat, prevalent = row["seat_wind"], row["round_wind"]
    no_dealer = [wind for wind in strange if wind is not Tile.EAST] or [Tile.SOUTH]
    return (
        WINDS[seat - 1] if seat else no_dealer[0],
        WINDS[prevalent - 1] if prevalent else (strange or WINDS)[0],
    )


def evaluated(row: Row) -> WinResult:
    """The engine's answer to a row; raises HandError or SituationError where it refuses."""
    hand = hand_of(row)
    return evaluate_win(hand, tile(row["win"]), context_of(row, hand), rules_of(row))


def yaku_of(row: Row) -> dict[str, int | None]:
    """The yaku and dora of a row by our ids, with their han or number of yakuman where given."""
    found = {}
    for yaku in row["expected"]["yaku"]:
        name = _our_id(yaku["id"], row)
        found[name] = yaku.get("yakuman", yaku.get("han"))
    return found


def _our_id(name: str, row: Row) -> str:
    if name == "riichi" and "open_riichi" in row["flags"]:
        return "open_riichi"
    place, _, wind = name.rpartition("_")
    if place in WIND_YAKU:
        given = row[place]
        assert wind == ("east", "south", "west", "north")[given - 1], "the row contradicts itself"
        return WIND_YAKU[place]
    return YAKU.get(name, name)


def expected_of(row: Row) -> Answer:
    """What a row says, as far as it says it."""
    expected = row["expected"]
    answer: Answer = {"yaku": yaku_of(row), "yakuman": expected["yakuman"]}
    if expected["han"] is not None:  # a yakuman is 13 han there and none here
        answer["han"] = expected["han"] - 13 * expected["yakuman"]
    if not expected["yakuman"]:
        answer["fu"] = expected["fu"]
    if expected["points"] is not None:
        answer["points"] = expected["points"]
    if expected["payments"] is not None:
        answer["payments"] = tuple(expected["payments"])
    if "cost" in expected:
        cost = expected["cost"]
        answer["cost"] = (cost["main"], cost["additional"], cost["total"])
    return answer


def found_in(row: Row) -> Answer:
    """What the engine says, in every word a row may use."""
    try:
        won = evaluated(row)
    except MjteachError as error:
        return {"refused": str(error)}
    best = won.best
    if best.score is None:
        return {"refused": won.refusals}
    paid = [payment.points for payment in best.score.payments]
    return {
        "yaku": yaku_found(best),
        "yakuman": best.yakuman,
        "han": best.han,
        "fu": best.fu.total,
        "points": best.score.value,
        "payments": seat_changes(best.score),
        "cost": (max(paid), min(paid) if row["tsumo"] else 0, best.score.total),
    }


def yaku_found(best: Scored) -> dict[str, int]:
    """Yaku with han or number of yakuman; dora of one sort added up, those that count for 0 not."""
    found = {item.yaku: item.yakuman or item.han for item in best.yaku}
    bonus = Counter[str]()
    for item in best.bonus:
        bonus["dora" if item.id == "kan_dora" else item.id] += item.han
    counted = best.han - best.yaku_han
    assert counted in (0, bonus.total()), "dora count all or, beside a yakuman, not at all"
    return found | ({name: han for name, han in bonus.items() if han} if counted else {})


def difference(row: Row) -> str:
    """How the engine's answer differs from the row's; empty when it does not."""
    expected, found = expected_of(row), found_in(row)
    if "yaku" in found and None in expected["yaku"].values():
        found["yaku"] = dict.fromkeys(found["yaku"])  # a row without han for each yaku
    if all(found.get(field) == value for field, value in expected.items()):
        return ""
    return f"{row}\n  expected {expected}\n  found {found}"
