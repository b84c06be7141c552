"""``tenpai_judge``: is a hand tenpai, and what does it count as at a draw (R2.6.1, R2.9)?

Level 1 asks for a tile that proves it, level 2 how many tiles are missing and whether the hand is
closed, level 3 what it counts as when the wall has run out, and why.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.partial import partial_split
from mjteach.core.readings import WaitKind
from mjteach.core.shanten import shanten
from mjteach.core.tiles import WINDS
from mjteach.core.waits import waits
from mjteach.riichi.draw_status import draw_status
from mjteach.riichi.explain import explain_waits
from mjteach.riichi.rules import replace_options

from ..base import Key
from ..canonical import codes
from ..fields import label, number, one_of, yes_no
from ..kind import Kind, Posed, Topic
from ..mistakes_of.standing import STANDINGS
from ..questions import NONE, Field, PickTiles, Value
from ..situations.hands import Deal, Maker, fifth_only, noten, plain, seven_pairs, several, simple
from ..situations.standing import Standing, standing
from ..situations.waiting import Trap, Waiting, at_a_table, waiting_scene
from ..situations.walls import Wall, called, tenpai_hand
from ..sorts import Sort, Wish, at, dealing

ID: Final = "tenpai_judge"
MANY_PAIRS: Final = 5
STATUS: Final = ("yaku", "formal", "noten")
REASONS: Final = ("waits", "no_yaku", "own_four", "short")


def write(_waiting: Waiting, found: Standing) -> dict[str, Value]:
    """Tenpai or not with a proof; the steps; what it counts as, and why."""
    status = found.status
    counted = found.live.tiles or (found.live.exhausted if status.tenpai else ())
    is_formal = bool(counted) and {*counted} <= {*status.yakuless}
    why = "own_four" if found.live.exhausted else "short"
    if counted:
        why = "no_yaku" if is_formal else "waits"
    return {
        "tenpai": "tenpai" if status.tenpai else "noten",
        "proof": codes(found.live.tiles[:1]) if status.tenpai else NONE,
        "steps": found.steps,
        "closed": "yes" if found.hand.is_closed else "no",
        "status": "noten" if not status.tenpai else "formal" if is_formal else "yaku",
        "reason": why,
    }


def accepts(waiting: Waiting, key: Key) -> Iterator[Key]:
    """Any of the winning tiles proves it."""
    if key["tenpai"] == "tenpai":
        yield from ({"proof": codes((tile,))} for tile in waits(waiting.hand).tiles[1:])


def ask(posed: Posed) -> Iterator[Field]:
    """A verdict and a tile; steps and the sets; or what the hand counts as and why."""
    match posed.level:
        case 1:
            words = ((id, msg(f"puzzle.{ID}.is.{id}")) for id in ("tenpai", "noten"))
            yield one_of(ID, "tenpai", words)
            yield PickTiles("proof", label(ID, "proof"), msg(f"puzzle.{ID}.no_tile"))
        case 2:
            yield number(ID, "steps", unit="tiles")
            yield yes_no(ID, "closed")
        case _:
            yield one_of(ID, "status", ((id, msg(f"puzzle.{ID}.status.{id}")) for id in STATUS))
            yield one_of(ID, "reason", ((id, msg(f"puzzle.{ID}.reason.{id}")) for id in REASONS))


def explain(posed: Posed) -> Explanation:
    """What completes the hand, or what is left over of it."""
    found: Standing = posed.result
    tree = explain_waits(found.live)
    lines = list(tree.children)
    if not found.live.tiles and not found.live.exhausted:
        groups, loose = partial_split(found.hand.counts)
        lines = [Explanation(msg(f"puzzle.{ID}.left", groups=groups, loose=loose))]
    if posed.level == 3 and found.status.yakuless:
        lines.append(Explanation(msg(f"puzzle.{ID}.yakuless", tiles=found.status.yakuless)))
    return Explanation(right(posed), tuple(lines))


def right(posed: Posed) -> Message:
    """What the hand is."""
    key = write(posed.situation, posed.result)
    if posed.level == 2:
        closed = key["closed"] == "yes"
        return msg(f"puzzle.{ID}.right.steps", steps=posed.result.steps, closed=closed)
    word = key["tenpai"] if posed.level == 1 else key["status"]
    return msg(f"puzzle.{ID}.right.{word}", why=str(key["reason"]))


def line(posed: Posed) -> Message:
    """A part that stands; where there are many pairs, how many."""
    hand = posed.result.hand
    pairs = hand.counts.count(2)
    if pairs >= MANY_PAIRS and not hand.melds:
        return msg(f"puzzle.{ID}.pairs", count=pairs)
    groups, loose = partial_split(hand.counts)
    return msg(f"puzzle.{ID}.left", groups=groups, loose=loose)


# ---- what is dealt


@dealing
def hands(
    rng: random.Random,
    wish: Wish,
    maker: Maker,
    melds: tuple[int, ...] = (0,),
    table: Trap | bool = False,
) -> Iterator[Waiting]:
    """Hands of a maker; with a table around them for the last level."""
    hand = maker(Deal(Wall(rng), rng.choice(melds), wish.rules))
    if hand is None:
        raise GenerationError("attempts", what="hand", attempts=1)
    waiting = Waiting(hand)
    if isinstance(table, Trap):
        waiting = at_a_table(rng, waiting, waits(hand).tiles, table)
    elif table:
        tiles = waits(hand).tiles or hand.concealed
        waiting = at_a_table(rng, waiting, tiles)._replace(seat=WINDS[0], round=WINDS[0])
    yield waiting


def further(deal: Deal) -> Hand | None:
    """A hand that lacks two tiles to tenpai: one of its sets is loose."""
    wall = deal.wall
    sets = [tile for _ in range(2) for tile in wall.set()]
    hand = make_hand((*sets, *wall.draw(7)))
    return hand if shanten(hand.counts, 0) == 2 else None


def plain_kan(deal: Deal) -> Hand | None:
    """A tenpai hand whose only set on the table is a concealed kan."""
    quad = called(deal.rng, deal.wall.alike(4), MeldKind.ANKAN)
    ready = tenpai_hand(deal.wall, deal.rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), melds=1)
    return make_hand(ready.hand.concealed, (quad,))


def formal(deal: Deal) -> Hand | None:
    """An open hand without a yaku on any wait, as seen by the dealer of the East round."""
    hand = plain(deal._replace(melds=deal.rng.choice((1, 2))))
    status = draw_status(hand, replace_options(deal.rules, keishiki_tenpai=True)) if hand else None
    return hand if status and status.waits and status.yakuless == status.waits else None


SHANPON: Final = simple(WaitKind.SHANPON)
KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    levels=(1, 2, 3),
    sorts=(
        Sort("plain", hands(plain, (0, 0, 1)), (20, 16, 0)),
        Sort("shanpon", hands(SHANPON, (0, 0, 1)), (12, 8, 0)),
        Sort("seven_pairs", hands(seven_pairs), (14, 8, 0)),
        Sort("noten", hands(noten, (0, 0, 1)), (44, 28, 0)),
        *at(1, Sort("own_four.shape", hands(fifth_only), 8)),
        *at(2, Sort("further", hands(further), 22), Sort("kan", hands(plain_kan), 18)),
        *at(3, Sort("yaku", hands(plain, (0,), True), 24)),
        *at(3, Sort("formal", hands(formal, (1,), True), 24)),
        *at(3, Sort("short", hands(noten, (0, 1), True), 22)),
        *at(3, Sort("own_four", hands(fifth_only, (0, 1), True), 16)),
        *at(3, Sort("dead", hands(several, (0,), Trap.DEAD), 14)),
    ),
    topics={
        "shape": Topic(levels=(1,), sorts={"plain": 2, "shanpon": 1, "noten": 3}),
        "pairs": Topic(levels=(1,), sorts={"seven_pairs": 1, "noten": 1}),
        "steps": Topic(levels=(2,)),
        "formal": Topic(levels=(3,), sorts={"formal": 1, "yaku": 1, "short": 1}),
        "own_four": Topic(levels=(3,), sorts={"own_four": 1, "yaku": 1}),
    },
    find=standing,
    write=write,
    accepts=accepts,
    ask=ask,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt.{posed.level}"),
    scene=lambda posed: waiting_scene(posed.situation),
    explain=explain,
    right=right,
    line=line,
    about=lambda posed: str(posed.level),
    bound=0.55,
    headline=("tenpai", "proof", "steps", "status", "reason"),
    mistakes=STANDINGS,
    left_out={
        "W15": "tiles that only help are asked for by wait_finder",
        "W20": "a wait without a yaku is asked by wait_finder",
        "F19": "who pays in furiten is asked by payer",
        "G05": "dead hands are asked about by win_check",
        "H09": "called sets taken apart show in wait_finder",
    },
    options=("own_four_wait", "keishiki_tenpai"),
)
