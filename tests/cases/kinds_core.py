"""Kinds of case about tiles, sets and waits."""

from __future__ import annotations

from cases.loader import Case, Fields, hand_of, names, text_of, tiles_of

from mjteach.core.errors import HandError
from mjteach.core.melds import MeldKind, make_meld
from mjteach.core.readings import readings
from mjteach.core.tiles import counts_of, parse_tiles, tile
from mjteach.core.waits import is_complete, shape_waits, waits
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.win import WinResult, evaluate_win


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


def complete(case: Case) -> Fields:
    tiles = parse_tiles(case.given["tiles"])
    counts = counts_of(tiles)
    (reading, *_) = readings(counts, (), tiles[0].kind)
    *sets, pair = reading.groups
    return {
        "complete": is_complete(counts),
        "pair": text_of(pair.tiles),
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
