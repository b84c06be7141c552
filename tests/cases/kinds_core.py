"""Kinds of case about tiles, sets and waits."""

from __future__ import annotations

from cases.loader import Case, Fields, hand_of, names, text_of, tiles_of
from mjteach.core.errors import HandError
from mjteach.core.melds import MeldKind, make_meld
from mjteach.core.readings import readings
from mjteach.core.tiles import counts_of, parse_tiles, tile
from mjteach.core.waits import is_complete, shape_waits, waits
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.draw_status import draw_status
from mjteach.riichi.equipment import (
    DEALT,
    STARTING_STICKS,
    STARTING_STICKS_WITHOUT_500,
    tile_counts,
)
from mjteach.riichi.win import WinResult, evaluate_win


def counts(case: Case) -> Fields:
    found = tile_counts(case.rules)
    sticks = {f"start_sticks_{points}": dict(of) for points, of in STARTING_STICKS.items()}
    return {
        "tiles": found.tiles,
        "kinds": found.kinds,
        "suited_tiles": found.suited,
        "honour_tiles": found.honours,
        "dead_wall": found.dead_wall,
        "others_start": DEALT,
        "dealer_start": DEALT + 1,
        "live_draws_without_kan": found.live_draws,
        **sticks,
        "start_sticks_25000_without_500": dict(STARTING_STICKS_WITHOUT_500[25_000]),
    }


def wait_shape(case: Case) -> Fields:
    found = shape_waits(parse_tiles(case.given["shape"]))
    return {"type": found.shape, "waits": names(found.tiles)}


def waits_of_hand(case: Case) -> Fields:
    hand = hand_of(case.given)
    found = waits(hand)
    rons = {text: _ron(case, text) for text in names(found.tiles)}
    wanted = {"tanyao", "sanshoku_doujun"}
    return {
        "tenpai": bool(found.tiles),
        "waits": names(found.tiles),
        "type": found.shape,
        "ron_has_yaku": {text: won.can_win for text, won in rons.items()},
        "gives_tanyao_and_sanshoku": {
            text for text, won in rons.items() if wanted <= set(won.best.yaku_ids)
        },
    }


def _ron(case: Case, winning: str) -> WinResult:
    return evaluate_win(hand_of(case.given), tile(winning), WinContext(WinBy.RON), case.rules)


def draw_status_of_hand(case: Case) -> Fields:
    found = draw_status(hand_of(case.given), case.rules)
    return {
        "tenpai_at_draw": found.tenpai,
        "waits": names(found.waits),
        "exhausted_waits": names(found.exhausted),
    }


def complete(case: Case) -> Fields:
    tiles = parse_tiles(case.given["tiles"])
    counts = counts_of(tiles)
    (reading, *_) = readings(counts, (), tiles[0].kind)
    *sets, pair = reading.groups
    return {
        "complete": is_complete(counts),
        "pair": str(pair.tiles[0]),
        "sets": {text_of(group.tiles) for group in sets},
    }


def set_check(case: Case) -> Fields:
    candidates = case.given["candidates"]
    return {"valid": {text for text in candidates if _is_group(text)}}


def _is_group(text: str) -> bool:
    """Whether some tiles are a run, a triplet, a quad or a pair."""
    tiles = tiles_of(text)
    if len(tiles) == 2:
        return is_complete(counts_of(tiles))
    for kind in (MeldKind.CHI, MeldKind.PON, MeldKind.ANKAN):
        try:
            make_meld(kind, tiles)
        except HandError:
            continue
        return True
    return False
