"""Kinds of case about drawn hands and penalties."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cases.loader import Case, Fields, tiles_of
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS
from mjteach.riichi.aborts import Abort, AbortFacts, is_abort, yaochuu_kinds
from mjteach.riichi.draws import noten_pairing, tenpai_payments
from mjteach.riichi.penalties.category import category
from mjteach.riichi.penalties.chombo import (
    RIICHI_STICK,
    ChomboPaid,
    Deposits,
    chombo_effect,
    chombo_payments,
)
from mjteach.riichi.penalties.offences import Category, HandEnd, Offence, OffenceFacts

WINDS = ("east", "south", "west", "north")


def tenpai_payment(case: Case) -> Fields:
    """Flags in seat order; an exhausted wait is among the noten ones already."""
    tenpai = {seat for seat, flag in zip(SEATS, case.given["tenpai"], strict=True) if flag}
    return {"changes": list(tenpai_payments(tenpai, case.rules).changes)}


def pairing(case: Case) -> Fields:
    seat_of = dict(zip(case.given["turn_order"], SEATS, strict=True))
    name_of = {seat: name for name, seat in seat_of.items()}
    pairs = noten_pairing({seat_of[name] for name in case.given["tenpai"]})
    return {"pays": {name_of[payer]: name_of[payee] for payer, payee in pairs}}


# --- abortive draws


def _suufon_renda(case: Case) -> tuple[Abort, AbortFacts]:
    first = tiles_of(case.given["first_discards"])
    return Abort.SUUFON_RENDA, AbortFacts(
        case.rules, first_discards=first, calls=case.given["calls_before"]
    )


def _kyuushu_kyuuhai(case: Case) -> tuple[Abort, AbortFacts]:
    return Abort.KYUUSHU_KYUUHAI, AbortFacts(
        case.rules,
        tiles_of(case.given["hand"]),
        first_draw=case.given["first_draw"],
        calls=case.given["calls_before"],
    )


def _suukaikan(case: Case) -> tuple[Abort, AbortFacts]:
    """The question is asked once the discard after the fourth kan has passed."""
    makers = [
        Seat(WINDS.index(wind)) for wind, count in case.given["kans"].items() for _ in range(count)
    ]
    kans = tuple(zip(makers, ALL_KINDS, strict=False))
    return Abort.SUUKAIKAN, AbortFacts(case.rules, kans=kans, discarded=True)


def _suucha_riichi(case: Case) -> tuple[Abort, AbortFacts]:
    riichi = tuple(Seat(WINDS.index(wind)) for wind in case.given["riichi"])
    return Abort.SUUCHA_RIICHI, AbortFacts(
        case.rules, riichi=riichi, won=case.given["last_tile_ronned"]
    )


ASKED_BY: Mapping[str, Callable[[Case], tuple[Abort, AbortFacts]]] = {
    "first_discards": _suufon_renda,
    "hand": _kyuushu_kyuuhai,
    "kans": _suukaikan,
    "riichi": _suucha_riichi,
}
"""Which field of the input tells which abortive draw is meant."""


def abort(case: Case) -> Fields:
    (ask,) = (ask for field, ask in ASKED_BY.items() if field in case.given)
    asked, facts = ask(case)
    name = str(asked) if is_abort(asked, facts) else None
    return {"abort": name, "may_declare": name, "kinds": len(yaochuu_kinds(facts.tiles))}


# --- penalties


def chombo_payment(case: Case) -> Fields:
    by_dealer = case.given["offender"] == "dealer"
    offender, dealer = (SEATS[0] if by_dealer else SEATS[1]), SEATS[0]
    paid = chombo_payments(offender, dealer, case.rules)
    effect = chombo_effect(Deposits(), case.rules)
    return {
        "pays": _pays(paid),
        "total": -paid.changes[offender],
        "honba_added": effect.honba_added,
        "hand_replayed": effect.replayed,
        "after_game_points": paid.after_game,
        "received_by_others": bool(paid.transfers),
    }


def _pays(paid: ChomboPaid) -> Fields:
    """In the words of the cases: one number where all others get the same."""
    each = {points for _, payee, points in paid.transfers if payee != paid.dealer}
    to_dealer = {points for _, payee, points in paid.transfers if payee == paid.dealer}
    if not to_dealer or to_dealer == each:
        return {"each": max(each, default=0)}
    return {"dealer": max(to_dealer), "non_dealer_each": max(each)}


def effect_of_chombo(case: Case) -> Fields:
    """In sticks, as the case counts them."""
    given = case.given
    deposits = Deposits(
        riichi=SEATS[: given["riichi_this_hand"]],
        penalties=SEATS[: given["penalty_deposits_this_hand"]],
        earlier=given["deposits_from_earlier"] * RIICHI_STICK,
    )
    found = chombo_effect(deposits, case.rules)
    return {
        "returned": sum(found.returned) // RIICHI_STICK,
        "stay_on_table": found.stays // RIICHI_STICK,
    }


_DRAW, _LOST = OffenceFacts(end=HandEnd.EXHAUSTIVE_DRAW), OffenceFacts(end=HandEnd.OTHER_WINS)

SITUATIONS: Mapping[str, tuple[Offence, OffenceFacts]] = {
    "noten_riichi_at_draw": (Offence.NOTEN_RIICHI, _DRAW),
    "noten_riichi_other_wins": (Offence.NOTEN_RIICHI, _LOST),
    "riichi_then_tahai_at_draw": (Offence.RIICHI_THEN_DEAD_HAND, _DRAW),
    "call_with_dead_hand": (Offence.ACT_WITH_DEAD_HAND, OffenceFacts()),
    "wall_tiles_visible_4": (Offence.WALL_TILES_VISIBLE, OffenceFacts(visible=4)),
    "wall_tiles_visible_5": (Offence.WALL_TILES_VISIBLE, OffenceFacts(visible=5)),
}
"""The situations of the cases that say more than the offence; any other is an offence."""


def penalty_category(case: Case) -> Fields:
    situation = case.given["situation"]
    offence, facts = SITUATIONS.get(situation) or (Offence(situation), OffenceFacts())
    found = category(offence, case.rules, facts)
    excluded = {str(other) for other in Category if other is not found.category}
    asked = case.expect.get("category_is_not")
    return {
        "category": str(found.category),
        "category_is_not": asked if asked in excluded else None,
        "at_draw": "noten" if found.is_noten else None,
    }
