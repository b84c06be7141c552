"""``tenpai_judge``: is a hand tenpai, and what does it count as at a draw (R2.6.1, R2.9)?

Level 1 asks for a tile that proves it, level 2 how many tiles are missing and whether the hand is
closed, level 3 what it counts as when the wall has run out, and why, level 4 whether it may stay
hidden, and who pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import WaitKind
from mjteach.core.waits import waits
from mjteach.riichi.explain import explain_waits

from ..base import Key
from ..canonical import codes
from ..fields import label, number, pick_tiles, settling, word_of, yes_no
from ..kind import Kind
from ..mistakes.standing import STANDINGS
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..scenes import Row, RowKind, Scene
from ..situations.hands import fifth_only, noten, plain, seven_pairs, several, simple
from ..situations.standing import (
    AtDraw,
    HandStanding,
    exchanges,
    formal,
    further,
    hands,
    plain_kan,
    standing,
)
from ..situations.waiting import Trap, completes, laid_out, waiting_scene
from ..sorts import Sort, at, not_under
from ..words import because, per_level, prompt_per_level, wrong_per_field

ID: Final = "tenpai_judge"
MANY_PAIRS: Final = 5
CHOICES: Final = {
    "tenpai": ("tenpai", "noten"),
    "closed": ("yes", "no"),
    "status": ("yaku", "formal", "noten"),
    "reason": ("waits", "no_yaku", "own_four", "short"),
    "due": ("gets", "pays", "nothing"),
}


def write(asked: AtDraw, found: HandStanding) -> dict[str, Value]:
    """Tenpai or not with a proof; the steps; what it counts as, and why; who pays."""
    status, proofs = found.status, found.proofs
    is_formal = {*proofs} <= {*status.yakuless}
    why = "no_yaku" if is_formal else "waits"
    if not proofs:
        why = "own_four" if found.live.exhausted else "short"
    return {
        "tenpai": "tenpai" if proofs else "noten",
        "proof": codes(proofs[:1]) if proofs else NONE,
        "steps": found.steps,
        "closed": "yes" if asked.waiting.hand.is_closed else "no",
        "status": "noten" if not status.tenpai else "formal" if is_formal else "yaku",
        "reason": why,
        "may_hide": "yes" if found.may_hide else "no",
        "due": "gets" if found.due > 0 else "pays" if found.due else "nothing",
    }


def accepts(asked: AtDraw, _found: HandStanding, key: Key) -> Iterator[Key]:
    """Any of the winning tiles proves it, and so do several together."""
    if key["tenpai"] == "tenpai":
        tiles = waits(asked.waiting.hand).tiles
        for others in range(len(tiles)):
            yield from ({"proof": codes(some)} for some in combinations(tiles, others + 1))


def ask(posed: Posed) -> Iterator[Field]:
    """A verdict and a tile; steps and the sets; what the hand counts as and why; who pays."""
    match posed.level:
        case 1:
            yield settling(word_of(ID, "tenpai", CHOICES["tenpai"]), "noten", "proof")
            none = msg(f"puzzle.{ID}.no_tile")
            hand = posed.situation.waiting.hand
            yield pick_tiles(hand, "proof", label(ID, "proof"), none, one=True)
        case 2:
            yield number(ID, "steps", unit="tiles")
            yield word_of(ID, "closed", CHOICES["closed"])
        case 3:
            yield word_of(ID, "status", CHOICES["status"])
            yield word_of(ID, "reason", CHOICES["reason"])
        case _:
            yield yes_no(ID, "may_hide")
            yield word_of(ID, "due", CHOICES["due"])


def scene(posed: Posed) -> Scene:
    """The hand and the table; at the last level what was declared, and how the others stand."""
    asked: AtDraw = posed.situation
    shown = waiting_scene(asked.waiting)
    rows = (_some(row) if row.kind is RowKind.RIVER else row for row in shown.rows)
    shown = shown._replace(rows=tuple(rows))
    if posed.level < 4:
        return shown
    told = [msg(f"puzzle.{ID}.fact.ready", count=asked.ready)]
    told += [msg(f"puzzle.{ID}.fact.{word}") for word in ("riichi", "dead") if getattr(asked, word)]
    return shown._replace(facts=(*shown.facts, *told))


def _some(row: Row) -> Row:
    """Discards of a deal that is over: not all of them are shown."""
    return row._replace(label=msg(f"scene.some.{row.id.partition('.')[2]}"))


def explain(posed: Posed) -> Explanation:
    """What completes the hand, or what is left over of it; what is shown at a draw."""
    found: HandStanding = posed.result
    hand = found.asked.waiting.hand
    lines = list(explain_waits(found.live).children)
    if posed.level >= 3:  # no tile is left to draw, and none to be counted
        told = zip(found.live.waits, lines, strict=False)
        lines[: len(found.live.waits)] = [
            line._replace(message=completes(wait)) for wait, line in told
        ]
    if not found.proofs and not found.live.exhausted:
        steps = exchanges(hand, found.steps) if posed.level == 2 else ()
        lines = [Explanation(line) for line in (laid_out(hand.counts), *steps)]
    if posed.level == 3 and found.proofs and hand.is_closed:
        lines.append(Explanation(msg(f"puzzle.{ID}.drawn", yaku="menzen_tsumo")))
    if posed.level >= 3 and found.status.yakuless:
        lines.append(Explanation(msg(f"puzzle.{ID}.yakuless", tiles=found.status.yakuless)))
    if posed.level == 4:
        words = [f"puzzle.{ID}.hide.{_hiding(found)}", f"puzzle.{ID}.total"]
        total = found.asked.ready + found.counts
        lines = [Explanation(msg(word, total=total)) for word in words] + lines
    return Explanation(right(posed), tuple(lines))


def _hiding(found: HandStanding) -> str:
    """Why the hand may stay hidden or not."""
    if found.asked.riichi:
        return "riichi_free" if found.may_hide else "riichi"
    if not found.counts:
        return "dead" if found.asked.dead else "noten"
    return "choice" if found.may_hide else "shown"


def right(posed: Posed) -> Message:
    """What the hand is."""
    key = write(posed.situation, posed.result)
    if posed.level == 2:
        closed = key["closed"] == "yes"
        return msg(f"puzzle.{ID}.right.steps", steps=posed.result.steps, closed=closed)
    if posed.level == 4:
        moves = bool(posed.rules.tenpai_payment)
        return msg(f"puzzle.{ID}.right.{key['due']}", counts=posed.result.counts, moves=moves)
    word = key["tenpai"] if posed.level == 1 else key["status"]
    facts = {"why": str(key["reason"]), "waits": posed.result.proofs, "closed": key["closed"]}
    return msg(f"puzzle.{ID}.right.{word}", **facts)


def line(posed: Posed) -> Message:
    """A part that stands; where there are many pairs, how many."""
    hand = posed.situation.waiting.hand
    pairs = hand.counts.count(2)
    if pairs >= MANY_PAIRS and not hand.melds:
        return msg(f"puzzle.{ID}.pairs", count=pairs)
    return laid_out(hand.counts)


SHANPON: Final = simple(WaitKind.SHANPON)
KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    version=3,
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("plain", hands(plain, (0, 0, 1)), (20, 16)),
        Sort("shanpon", hands(SHANPON, (0, 0, 1)), (12, 8)),
        Sort("seven_pairs", hands(seven_pairs), (14, 8)),
        Sort("noten", hands(noten, (0, 0, 1)), (30, 28)),
        *at(1, Sort("own_four.shape", hands(fifth_only), 8)),
        *at(2, Sort("further", hands(further), 22), Sort("kan", hands(plain_kan), 18)),
        *at(2, Sort("open", hands(plain, (1, 2)), 30)),
        Sort("yaku", hands(plain, (0,), True), (0, 0, 25, 16)),
        Sort("formal", hands(formal, (1,), True), (0, 0, 25, 8), exists=not_under(min_han=0)),
        Sort("short", hands(noten, (0, 1), True), (0, 0, 20, 12)),
        Sort("own_four", hands(fifth_only, (0, 1), True), (0, 0, 10, 6)),
        Sort("dead_wait", hands(several, (0,), Trap.DEAD), (0, 0, 10)),
        Sort("furiten", hands(plain, (0,), Trap.RIVER), (0, 0, 10, 10)),
        *at(4, Sort("riichi", hands(plain, (0,), True, riichi=True), 56)),
        *at(4, Sort("dead_hand", hands(plain, (0, 1), True, dead=True), 20)),
    ),
    topics={
        "shape": Topic(levels=(1,), sorts={"plain": 2, "shanpon": 1, "noten": 2}),
        "pairs": Topic(levels=(1,), sorts={"seven_pairs": 4, "noten": 3}),
        "steps": Topic(("steps",), (), (2,), {"plain": 1, "noten": 2, "further": 2}),
        "closed": Topic(("closed",), (), (2,), {"plain": 1, "kan": 1, "open": 2}),
        "formal": Topic(levels=(3,), sorts={"formal": 1, "yaku": 1, "short": 1}),
        "own_four": Topic(levels=(3,), sorts={"own_four": 1, "yaku": 1, "short": 1}),
        "dead_wait": Topic(levels=(3,), sorts={"dead_wait": 3, "short": 3, "formal": 2}),
        "furiten": Topic(levels=(3, 4), sorts={"furiten": 3, "short": 3, "formal": 2}),
        "riichi_must_show": Topic(("may_hide",), (), (4,), {"riichi": 2, "yaku": 1, "short": 1}),
        "dead_hand": Topic(levels=(4,), sorts={"dead_hand": 2, "yaku": 1, "short": 1}),
    },
    steps=Steps(standing, write, accepts=accepts),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=because(explain, 1, 2),
        line=line,
        about=per_level(),
        wrong=wrong_per_field(ID),
    ),
    bound=0.55,
    mistakes=STANDINGS,
    options=(
        *("own_four_wait", "keishiki_tenpai", "declare_noten_in_tenpai", "noten_riichi"),
        "chiitoitsu_four_of_a_kind",
    ),
)
