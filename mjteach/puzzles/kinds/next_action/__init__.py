"""``next_action``: who is next, and what does that player do? (R2.5, R2.7)

Level 1 asks who, level 2 what and with how many tiles; level 3 who, and what the player at the
bottom may choose from, level 4 how many tiles are left to draw besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER
from mjteach.riichi.round.view import view

from ...base import Part
from ...fields import many_of, number, pick_seats, word_of
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Choice, Field, Value
from ...scenes import Board, BoardPart, Scene, seat_place
from ...sorts import Sort
from ...words import because, rule_before
from .dealing import (
    DISCARDED,
    LAST,
    Next,
    TurnMoment,
    after,
    answers,
    find_next,
    last_discards,
    moment_of,
    offers,
    own_turns,
    sort_of,
    told,
    turns,
)
from .mistakes import TURNS

ID: Final = "next_action"
HELD: Final = 13
"""The tiles of a hand before a draw, a kan counted as three."""
EVENTS: Final = 3
"""So many things that happened are told in words."""
IN_TURN: Final = ("draw", "discard", "drawn", "riichi", "tsumo", "ankan", "kakan", "replace")
ANSWERS: Final = ("chi", "pon", "daiminkan", "ron", "pass")
CHOICES: Final = (*IN_TURN, *ANSWERS)
"""What may be chosen from, the same list for every question."""
LAST_DISCARD: Final = "last_discard"
"""The topic of which the deal may be over."""
TOLD: Final = ("does", "holds")
"""What follows by itself where nobody calls: no topic that has no more asks for it."""
DOES: Final = ("draw", "discard", "replace", "answer", "over")
"""What somebody may do next; the last one is nobody's."""


def write(_turn: TurnMoment, found: Next) -> dict[str, Value]:
    """The seat as a place, what it does and may do, and the two numbers."""
    return {
        "who": NONE if found.who is None else seat_place(found.who),
        "does": found.does,
        "may": [*found.may] or NONE,
        "holds": found.holds,
        "left": found.left,
    }


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table, what is done there or what the player at the bottom may do, tiles."""
    turn: TurnMoment = posed.situation
    seats = (turn.bottom, *AFTER[turn.bottom])
    names = ((seat, turn.players[seat]) for seat in seats)
    who = pick_seats(ID, "who", names, own=turn.own)
    if posed.level == 2 and (not posed.topics or LAST_DISCARD in posed.topics):
        nobody = Choice(NONE, msg(f"puzzle.{ID}.nobody"))
        who = who._replace(choices=(*who.choices, nobody))
    yield who
    if turn.own:
        yield many_of(ID, "may", ((id, msg(f"puzzle.{ID}.may.{id}")) for id in CHOICES))
    elif posed.level == 2:
        yield word_of(ID, "does", DOES)
    if turn.own or (posed.level == 2 and not _is_late(posed)):
        yield number(ID, "holds", unit="tiles", own=turn.own)
    if posed.level > 3:
        yield number(ID, "left", unit="tiles")


def _is_late(posed: Posed) -> bool:
    """Whether hardly a tile is left after a discard, so that the hand may be over."""
    late: bool = posed.result.left <= LAST and after(posed.situation.state) in DISCARDED
    return late and not posed.situation.own


def scene(posed: Posed) -> Scene:
    """The table and what happened last; tiles left where there are few, at level 4 those taken."""
    turn, found = posed.situation, posed.result
    facts = [*told(turn, EVENTS)]
    if posed.level == 2 and _is_late(posed):
        facts.append(msg(f"puzzle.{ID}.few", count=found.left))
    if turn.dead:
        facts.append(msg(f"puzzle.{ID}.dead"))
    if posed.level > 3:
        kans = len(found.state.kans)
        facts.append(msg(f"puzzle.{ID}.taken", taken=found.state.taken, kans=kans))
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT)
    return Scene((), tuple(facts), board=Board(view(found.state, turn.bottom), turn.bottom, hidden))


def explain(posed: Posed) -> Explanation:
    """Who is next and why, or what may be done; then tiles of that player, and of the wall."""
    turn, found = posed.situation, posed.result
    asked = {field.id for field in ask(posed)}
    lines = [msg(f"puzzle.{ID}.why.{_why(posed)}")]
    if turn.own:
        may = tuple(msg(f"puzzle.{ID}.may.{id}") for id in CHOICES if id in found.may)
        said = msg(f"puzzle.{ID}.so_may", may=may, count=len(may))
        lines.append(_so(turn, found, "if_passed" if answers(turn) else found.does))
    else:
        said = _so(turn, found, found.does)
    if "holds" in asked:
        own = found.state.seats[found.whose].hand
        kans = sum(meld.is_quad for meld in own.melds)
        word = "between" if found.holds - kans == HELD else "own_turn"
        lines.append(msg(f"puzzle.{ID}.count.{word}", count=found.holds, kans=kans))
    if "left" in asked:
        facts = {"taken": found.state.taken, "kans": len(found.state.kans), "left": found.left}
        lines.append(msg(f"puzzle.{ID}.live", **facts))
    return Explanation(said, tuple(map(Explanation, lines)))


def _so(turn: TurnMoment, found: Next, word: str) -> Message:
    who = None if found.who is None else turn.players[found.who]
    return msg(f"puzzle.{ID}.so.{word}", who=who)


def about(posed: Posed) -> str:
    """What has happened last; where choices are asked, what the moment is about."""
    turn: TurnMoment = posed.situation
    if turn.own:
        moment = moment_of(turn)
        is_late = moment in ("own", "chance") and sort_of(turn) == "last"
        return "own.last" if is_late else f"own.{moment}"
    if turn.offered:
        return "offer"
    return "late" if posed.level == 2 and _is_late(posed) else after(turn.state)


def _why(posed: Posed) -> str:
    """What the answer rests on: what the question is about, as it turned out."""
    turn, does = posed.situation, posed.result.does
    if turn.offered and does != "answer":
        return "no_offer"
    last = after(turn.state) if about(posed) == "late" else about(posed)
    return "over" if does == "over" else last


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """About the player only where a tile was taken that nobody has discarded for yet."""
    if part.field in ("does", "holds") or (part.field == "who" and about(posed) in TAKEN):
        yield msg(f"puzzle.{ID}.wrong.{part.field}")


def rule(posed: Posed, part: Part) -> Iterator[Message]:
    """The rule of tiles in hand or in the wall; of a turn where hints are about something else."""
    now = about(posed)
    if part.field == "holds":
        yield BEFORE(posed, "H08") or Message("mistake.H08.rule")
    elif part.field == "left":
        yield msg(f"puzzle.{ID}.rule.left")
    elif now == "offer" and part.field in ("who", "does"):
        yield msg(f"puzzle.{ID}.rule.offered")
    elif part.field == "who" and (now in TAKEN or posed.situation.own):
        yield msg(f"puzzle.{ID}.rule.who")
    elif part.field == "does" and now in ("discard", "after_call"):
        yield msg(f"puzzle.{ID}.rule.does")


def prompt(posed: Posed) -> Message:
    """Who and what; where it matters who sits at the bottom, that it is the learner."""
    word = "offered" if posed.situation.offered else min(posed.level, 3)
    return msg(f"puzzle.{ID}.prompt.{word}")


BEFORE: Final = rule_before(ID, H08="after_kan")
TAKEN: Final = ("called", "kan", "replaced")
"""After these somebody has taken a tile, or is about to."""
OWN: Final = {
    "draws": 4,
    "own": 12,
    "others": 60,
    "last": 9,
    "called": 13,
    "answer": 10,
    "chance": 14,
    "locked": 6,
    "kan": 4,
    "replaced": 5,
}
"""Moments at which choices are asked, with their shares."""


def _own_topic(*choices: str, **moments: int) -> Topic:
    """What may be done at some moments, and what can be chosen there."""
    sorts = {f"own.{name}": share for name, share in moments.items()}
    return Topic(choices=choices, levels=(3, 4), sorts=sorts)


KIND: Final = Kind(
    id=ID,
    version=6,
    section="2.5",
    levels=(1, 2, 3, 4),
    seconds=25,
    sorts=(
        Sort("discard", turns("discard"), (35, 20)),
        Sort("after_call", turns("after_call"), (40, 20)),
        Sort("called", turns("called"), (25, 30)),
        Sort("kan", turns("kan"), (0, 12)),
        Sort("replaced", turns("replaced"), (0, 12)),
        Sort("offer", offers(taken=True), (0, 8)),
        Sort("no_offer", offers(taken=False), (0, 6)),
        Sort("late", last_discards(), (0, 8)),
        *(
            Sort(f"own.{name}", own_turns(name), (0, 0, share, share))
            for name, share in OWN.items()
        ),
        Sort("own.dead", own_turns("answer", "chance", dead=True), (0, 0, 4, 4)),
    ),
    topics={
        "turns": Topic(levels=(1, 2), sorts={"discard": 1}),
        "after_call": Topic(TOLD, (), (1, 2), {"after_call": 50, "called": 50}),
        "after_kan": Topic(TOLD, ("replace",), (2,), {"kan": 50, "replaced": 50}),
        "offers": Topic(("does",), ("answer",), (2,), {"offer": 2, "no_offer": 3}),
        LAST_DISCARD: Topic(TOLD, ("over",), (2,), {"late": 1}),
        "own_turns": _own_topic(draws=1, own=5, others=5),
        "kans": _own_topic("replace", "ankan", "kakan", kan=4, replaced=3, draws=1, others=7),
        "passes": _own_topic(*ANSWERS, answer=5, others=8, called=9),
        "riichi": _own_topic("riichi", "tsumo", "drawn", chance=5, locked=3, own=2, others=9),
        "dead_hand": _own_topic(*IN_TURN[3:7], *ANSWERS, dead=2, own=3, others=3),
        "last_tiles": _own_topic("pass", last=8, own=4, others=10),
    },
    steps=Steps(find_next, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        right=because(explain),
        about=about,
        wrong=wrong,
        rule=rule,
        rule_instead=BEFORE,
    ),
    bound=0.35,
    probes=(9, 9, 3, 4),
    mistakes=TURNS,
)
