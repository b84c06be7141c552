"""False rules of what is tenpai, and what it counts as at a draw (topics W, F, G)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.hand import make_hand
from mjteach.core.readings import Shape
from mjteach.core.shanten import shanten
from mjteach.core.tiles import Tile
from mjteach.core.waits import Waits, WaitShape, waits
from mjteach.riichi.rules import OwnFourWait

from ..partly import partly
from ..questions import Value
from ..situations.standing import AtDraw, HandStanding
from ..situations.waiting import useful
from . import Mistake, believes, misjudge, misread, miswrite


@partly
def noten_where(found: HandStanding, fits: Callable[[HandStanding], bool]) -> HandStanding | None:
    """The hand is thought to be noten."""
    return _taken(found, ()) if found.status.tenpai and fits(found) else None


def _taken(found: HandStanding, proofs: tuple[Tile, ...], steps: int | None = None) -> HandStanding:
    """These tiles are thought to complete the hand, and no others; each gives a yaku."""
    live = found.live if proofs else found.live._replace(waits=(), exhausted=())
    status = found.status._replace(tenpai=bool(proofs), waits=proofs, yakuless=())
    return found._replace(
        live=live,
        steps=found.steps if steps is None else steps,
        proofs=proofs,
        status=status,
        counts=bool(proofs),
    )


def are_pairs(live: Waits) -> bool:
    """Whether the hand waits for nothing but the seventh pair."""
    readings = [reading for wait in live.waits for reading in wait.readings]
    return bool(readings) and all(reading.shape is Shape.SEVEN_PAIRS for reading in readings)


def _all_gone(found: HandStanding) -> bool:
    return not any(wait.left for wait in found.live.waits)


def _in_river(found: HandStanding) -> bool:
    """Furiten by an own discard."""
    return any(tile.kind in found.live.tiles for tile in found.asked.waiting.river)


@partly
def helped(found: HandStanding, place: int) -> HandStanding | None:
    """W15: a tile that only brings the hand to tenpai is taken for proof."""
    is_near = found.steps == 1 and not found.live.exhausted
    near = useful(found.asked.waiting.hand) if is_near else ()
    return _taken(found, near[place : place + 1], 0) if place < len(near) else None


def _dissolved(found: HandStanding) -> HandStanding | None:
    """H09: called sets are taken apart, and other tiles complete the hand."""
    hand = found.asked.waiting.hand
    quads = tuple(meld for meld in hand.melds if meld.is_quad)
    loose = [tile for meld in hand.melds if not meld.is_quad for tile in meld.tiles]
    freed = make_hand((*hand.concealed, *loose), quads)
    tiles, steps = waits(freed).tiles, shanten(freed.counts, len(quads))
    same = (bool(tiles), steps) == (bool(found.proofs), found.steps)
    return None if same else _taken(found, tiles, steps)


def _kan_opens(key: dict[str, Value]) -> dict[str, Value] | None:
    return {**key, "closed": "no"} if key["closed"] == "yes" else None


def _has_kan_only(asked: AtDraw) -> bool:
    hand = asked.waiting.hand
    return bool(hand.melds) and hand.is_closed


def _all_alike(asked: AtDraw) -> AtDraw | None:
    """S10: points move even where all are tenpai, or none."""
    ready = {0: 1, 3: 2}.get(asked.ready)
    return None if ready is None else asked._replace(ready=ready)


STANDINGS: Final[tuple[Mistake, ...]] = (
    misjudge("W16", "one-step-off", lambda found: found._replace(steps=found.steps + 1), 1),
    misjudge("W12", "seven-pairs-unseen", noten_where(lambda found: are_pairs(found.live))),
    misjudge(
        "W06",
        "two-pairs-are-done",
        noten_where(lambda found: found.live.shape is WaitShape.SHANPON),
    ),
    *(misjudge("W15", "improvement-not-win", helped(place)) for place in range(12)),
    misjudge("H09", "melds-reusable", _dissolved, 1),
    believes("W18", "own-four-is-tenpai", own_four_wait=OwnFourWait.TENPAI),
    misjudge("W19", "no-copy-left", noten_where(_all_gone)),
    believes("W26", "formal-tenpai-is-noten", keishiki_tenpai=False),
    misjudge("F19", "furiten-means-noten", noten_where(_in_river)),
    misread(
        "G05", "dead-hand-counts", lambda asked: asked._replace(dead=False) if asked.dead else None
    ),
    misread("S10", "payments-anyway", _all_alike),
    miswrite("R02", "concealed-kan-opens", _kan_opens, when=_has_kan_only),
)
"""The table of false rules."""
