"""Kinds of case about the tables: score, limits, fu, announcements."""

from __future__ import annotations

from cases.loader import Case, Fields
from mjteach.core.hand import hand
from mjteach.core.readings import GroupKind, WaitKind
from mjteach.core.tiles import Tile, tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.fu import round_up, set_fu
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import OTHERS, Limit, Score, Terms, score_of
from mjteach.riichi.win import evaluate_win


def scored(rules: RuleSet, han: int, fu: int, by: str, *, dealer: bool, honba: int = 0) -> Score:
    """A plain win; the dealer, where it is another player, sits on the winner's left."""
    dealer_is = None if dealer else OTHERS[-1]
    return score_of(han, fu, Terms(WinBy(by), dealer, dealer_is, honba=honba), rules)


def tsumo_shares(found: Score, *, dealer: bool) -> Fields:
    """What is paid on tsumo, in the words of the cases."""
    amounts = sorted(payment.points for payment in found.payments)
    if dealer:
        assert len(set(amounts)) == 1
        return {"each": amounts[0]}
    assert amounts[0] == amounts[1]
    return {"non_dealer_each": amounts[0], "dealer": amounts[-1]}


def score_table(case: Case) -> Fields:
    """Every cell that is asked for; a cell without ron or tsumo does not ask for it."""
    tables = ("cells", "not_rounded")
    return {
        table: [_cell(cell, case.rules) for cell in case.expect[table]]
        for table in tables
        if table in case.expect
    }


def _cell(asked: Fields, rules: RuleSet) -> Fields:
    where = {"han": asked["han"], "fu": asked["fu"]}
    dealer = asked["dealer"]
    found = {"dealer": dealer, **where}
    if "ron" in asked:
        found["ron"] = scored(rules, **where, by="ron", dealer=dealer).total
    if "tsumo" in asked:
        won = scored(rules, **where, by="tsumo", dealer=dealer)
        found["tsumo"] = tsumo_shares(won, dealer=dealer)
    return found


LIMIT_WORD = {Limit.KAZOE_YAKUMAN: "yakuman"}
"""The case table calls a counted yakuman a yakuman."""


def limit_table(case: Case) -> Fields:
    found: Fields = {"cells": [_limit(cell["han"], case.rules) for cell in case.expect["cells"]]}
    beyond = {_limit(han, case.rules)["limit"] for han in range(13, 40)}
    assert len(beyond) == 1
    return {**found, "han_13_or_more": beyond.pop()}


def _limit(han: int, rules: RuleSet) -> Fields:
    won = {
        (by, dealer): scored(rules, han, 30, by, dealer=dealer)
        for by in ("ron", "tsumo")
        for dealer in (False, True)
    }
    shares = tsumo_shares(won["tsumo", False], dealer=False)
    limit = won["ron", False].limit
    return {
        "han": han,
        "limit": LIMIT_WORD.get(limit, limit),
        "non_dealer_ron": won["ron", False].total,
        "non_dealer_tsumo": [shares["non_dealer_each"], shares["dealer"]],
        "dealer_ron": won["ron", True].total,
        "dealer_tsumo_each": tsumo_shares(won["tsumo", True], dealer=True)["each"],
    }


def han_only_table(case: Case) -> Fields:
    return {
        role: {
            han: scored(case.rules, han, 30, "ron", dealer=role == "dealer").total
            for han in range(1, 14)
        }
        for role in ("non_dealer", "dealer")
    }


def payments(case: Case) -> Fields:
    found: Fields = {}
    for role in ("non_dealer", "dealer"):
        dealer = role == "dealer"
        won = scored(case.rules, case.given["han"], 30, case.given["win_by"], dealer=dealer)
        found[role] = {**tsumo_shares(won, dealer=dealer), "total": won.total}
    return found


def fu_sets(_case: Case) -> Fields:
    names = {"triplet": GroupKind.TRIPLET, "quad": GroupKind.QUAD}
    return {
        word: {
            f"{side}_{name}": set_fu(kind, example, concealed=side == "concealed")
            for side in ("open", "concealed")
            for name, kind in names.items()
        }
        for word, example in (("simple", Tile.P2), ("yaochuu", Tile.EAST))
    }


WAITING = {
    WaitKind.RYANMEN: ("34m456p789s11122z", "5m"),
    WaitKind.SHANPON: ("33m456p789s11122z", "3m"),
    WaitKind.PENCHAN: ("12m456p789s11122z", "3m"),
    WaitKind.KANCHAN: ("24m456p789s11122z", "3m"),
    WaitKind.TANKI: ("3m456p789s111222z", "3m"),
}
"""A hand for each wait, with its winning tile."""


def fu_waits(case: Case) -> Fields:
    found = {}
    for kind, (text, winning) in WAITING.items():
        won = evaluate_win(hand(text), tile(winning), WinContext(WinBy.TSUMO), case.rules)
        (item,) = (item for item in won.best.fu.items if item.id.startswith("wait."))
        found[kind.value] = item.fu
    return found


def fu_rounding(case: Case) -> Fields:
    return {"fu": round_up(case.given["raw_fu"])}


def announce(case: Case) -> Fields:
    """RA.4-a: non-dealers' payment first; RA.4-b: then both with the counters."""
    given = dict(case.given)
    by, honba = given.pop("win_by"), given.pop("honba")
    return {
        "spoken": _spoken(scored(case.rules, by=by, **given)),
        "with_honba": _spoken(scored(case.rules, by=by, honba=honba, **given)),
    }


def _spoken(found: Score) -> list[str]:
    return [str(points) for points in sorted({payment.points for payment in found.payments})]
