"""Kinds of case about furiten and concealed kans."""

from __future__ import annotations

from cases.loader import Case, Fields, hand_of, names, text_of, tiles_of
from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.core.waits import wait_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten import Until, furiten
from mjteach.riichi.furiten.events import (
    Event,
    FuritenCase,
    OwnDiscard,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.kans import ankan_after_riichi_verdict, is_okurikan, kan_leaves_over, kan_waits
from mjteach.riichi.rules import AnkanAfterRiichi, replace_options
from mjteach.riichi.yakuless import yakuless_waits

WORDS = {
    Until.OWN_NEXT_TURN: "own next turn",
    Until.HAND_END: "rest of the hand",
}
"""How the cases say when furiten ends."""


def furiten_state(case: Case) -> Fields:
    given = case.given
    hand = hand_of(given) if "hand" in given else tiles_of(given["waits"])
    asked = FuritenCase(
        hand,
        tuple(OwnDiscard(tile(text)) for text in given["own_discards"]),
        _events(given["events"]),
        given.get("riichi", False),
        yakuless_waits(hand, WinContext(), case.rules) if isinstance(hand, Hand) else (),
        case.rules,
    )
    found = furiten(asked)
    ends = WORDS.get(found.until) if found.until else None
    return {
        "type": found.type.value if found.type else "none",
        "ron_allowed": found.ron_allowed,
        "tsumo_allowed": found.tsumo_allowed,
        "blocked": names(found.blocked),
        "waits": names(_waits(hand)),
        "lifted_at": ends,
        "lasts": ends,
    }


def _waits(hand: Hand | tuple[Tile, ...]) -> tuple[Tile, ...]:
    return wait_tiles(hand.counts, hand.melds) if isinstance(hand, Hand) else hand


def _events(written: list[Fields]) -> tuple[Event, ...]:
    """The events in order; the tile of the last one may still be answered."""
    events: list[Event] = []
    for number, event in enumerate(written, 1):
        events += _event(event, passed=number < len(written))
    return tuple(events)


def _event(event: Fields, *, passed: bool) -> list[Event]:
    moved = tile(event["tile"])
    if event["by"] == "self":
        return [OwnTurn(moved, tile(event["discard"]))]
    by = Source(event["by"])
    if event["act"] == "discard":
        return [TheirDiscard(by, moved, passed)]
    if event["act"] == "kakan":
        return [TheirKakan(by, moved, passed)]
    call = TheirCall(by, MeldKind(event["act"]), moved, Source(event["from"]))
    return [call, TheirDiscard(by, tile(event["discard"]), passed)]


def ankan_after_riichi(case: Case) -> Fields:
    hand, drawn = hand_of(case.given), tile(case.given["drawn"])
    found: Fields = {"allowed": ankan_after_riichi_verdict(hand, drawn, case.rules).legal}
    for reading in (AnkanAfterRiichi.WAIT_UNCHANGED, AnkanAfterRiichi.SHAPE_UNCHANGED):
        rules = replace_options(case.rules, ankan_after_riichi=reading)
        found[reading.value] = ankan_after_riichi_verdict(hand, drawn, rules).legal
    before, after = kan_waits(hand, drawn, case.rules)
    return {**found, "waits_before": names(before), "waits_after": names(after)}


def okurikan(case: Case) -> Fields:
    given = case.given
    return {"allowed": not is_okurikan(tile(given["drawn"]), tile(given["kan_of"]))}


def ankan_shape_loss(case: Case) -> Fields:
    given = case.given
    concealed = parse_tiles(given["concealed_part"])
    left = kan_leaves_over(concealed, tile(given["drawn"]), tile(given["kan_of"]))
    return {"left_over": text_of(left)}
