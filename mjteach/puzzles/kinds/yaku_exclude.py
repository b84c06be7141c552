"""``yaku_exclude``: what a call does to yaku, and which of them count for one hand (R3.0).

Level 1 asks which yaku a call takes away, level 2 also which lose a han, level 3 which of those
that somebody reads out count together, level 4 whether one hand can have two of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_win
from mjteach.riichi.yaku import YAKU
from mjteach.riichi.yaku.together import REPLACES, Conflict

from ..base import Key, Part
from ..fields import many_of, one_of
from ..kind import Kind
from ..mistakes import Mistake, believes, misjudge
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..scenes import Scene
from ..situations.yaku_hands import AFTER
from ..situations.yaku_lists import Doors, Listed, both, find, never, opened, read_out
from ..sorts import Sort

ID: Final = "yaku_exclude"
CAN: Final = "can"
ALL_LEVELS: Final = (1, 2, 3, 4)


def write(listed: Listed, doors: Doors) -> dict[str, Value]:
    """The yaku behind each door; or the first reason why two cannot be in one hand."""
    if listed.asked == "together":
        return {"together": str(next(iter(doors.conflicts), CAN))}
    names = ("gone", "less") if listed.asked == "call" else ("counts",)
    return {name: sorted(getattr(doors, name)) or NONE for name in names}


def accepts(listed: Listed, doors: Doors, _key: Key) -> Iterator[Key]:
    """Every other reason that holds as well."""
    if listed.asked == "together":
        yield from ({"together": str(conflict)} for conflict in doors.conflicts[1:])


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """The yaku to mark, once or twice; or the answers to whether two go together."""
    listed: Listed = posed.situation
    if listed.asked == "together":
        answers = (CAN, *Conflict)
        yield one_of(ID, "together", ((id, msg(f"puzzle.{ID}.answer.{id}")) for id in answers))
        return
    doors = {1: ("gone",), 2: ("gone", "less")}.get(posed.level, ("counts",))
    for door in doors:
        yield many_of(ID, door, ((id, msg(f"yaku.{id}.name")) for id in listed.yaku))


def prompt(posed: Posed) -> Message:
    """What becomes of the yaku; the two that are compared are named."""
    return msg(f"puzzle.{ID}.prompt.{posed.situation.asked}", yaku=posed.situation.yaku)


def explain(posed: Posed) -> Explanation:
    """Every yaku with its door; and a hand that has those that count."""
    listed, doors = posed.situation, posed.result
    if listed.asked == "together":
        return Explanation(right(posed), (*_why_apart(doors), *_hand(doors)))
    lines = (_line(posed, id) for id in listed.yaku)
    return Explanation(right(posed), (*map(Explanation, lines), *_hand(doors)))


def _line(posed: Posed, id: str) -> Message:
    """What becomes of one yaku, and by which other."""
    doors: Doors = posed.result
    if posed.situation.asked == "call":
        door = "gone" if id in doors.gone else "less" if id in doors.less else "stays"
        return msg(f"puzzle.{ID}.line.{door}", yaku=id, closed=YAKU[id].closed, open=YAKU[id].open)
    if id in doors.counts:
        return msg(f"puzzle.{ID}.line.counts", yaku=id)
    over = (y for y in doors.counts if id in (*REPLACES.get(y, ()), *YAKU[y].supersedes))
    by = next(iter(sorted(over)), None)
    way = "beside_yakuman" if by is None else "replaced"
    return msg(f"puzzle.{ID}.line.{way}", yaku=id, by=by)


def _why_apart(doors: Doors) -> Iterator[Explanation]:
    """Every reason that keeps two yaku apart, beyond the first, which is the headline."""
    for conflict in doors.conflicts[1:]:
        yield Explanation(msg(f"puzzle.{ID}.right.{conflict}", yaku=doors.yaku))


def _hand(doors: Doors) -> Iterator[Explanation]:
    """A hand that has them."""
    if doors.won is not None:
        parts = (part.message for part in explain_win(doors.won).children)
        read = next(part for part in parts if part.id.startswith("win.reading"))
        yield Explanation(msg(f"puzzle.{ID}.for_example"), (Explanation(read),))


def about(posed: Posed) -> str:
    """A call, two yaku of one hand, or what is read out; a yakuman is told apart."""
    is_yakuman = any(YAKU[id].yakuman for id in posed.result.counts)
    return "yakuman" if is_yakuman else str(posed.situation.asked)


def right(posed: Posed) -> Message:
    """The rule that decides."""
    listed, doors = posed.situation, posed.result
    if listed.asked == "together":
        way = next(iter(doors.conflicts), CAN)
    elif listed.asked == "call":
        way = "gone" if posed.level == 1 else "call"
    elif about(posed) == "yakuman":
        way = "yakuman"
    else:
        way = "all" if len(doors.counts) == len(listed.yaku) else "higher"
    return msg(f"puzzle.{ID}.right.{way}", yaku=listed.yaku)


def line(posed: Posed) -> Message | None:
    """What becomes of one yaku of several; nothing where that is all that is asked."""
    return None if posed.situation.asked == "together" else _line(posed, posed.situation.yaku[0])


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to ask about a yaku behind the wrong door."""
    del posed
    yaku = next(iter((*part.extra, *part.missing)), None) if part.field != "together" else None
    yield msg(f"puzzle.{ID}.wrong.{part.field}", yaku=yaku)


# ---- false rules


@partly
def _kept(doors: Doors, *yaku: str) -> Doors | None:
    """Yaku that a call takes away are thought to stay; none named: all of them."""
    left = doors.gone - set(yaku) if yaku else frozenset[str]()
    return None if left == doors.gone else doors._replace(gone=left)


def _all_shrink(doors: Doors) -> Doors | None:
    """Y31: every yaku that a call does not take away loses a han."""
    lower = frozenset(doors.yaku) - doors.gone
    return doors._replace(less=lower) if lower else None


def _none_shrinks(doors: Doors) -> Doors | None:
    """Y30: what stays is worth as much as before."""
    return doors._replace(less=frozenset()) if doors.less else None


@partly
def _read_out(doors: Doors, *yaku: str, beside_yakuman: bool = False) -> Doors | None:
    """Yaku that are replaced are counted as well; none named: all of them."""
    has_yakuman = any(YAKU[id].yakuman for id in doors.counts)
    more = set(doors.yaku) & set(yaku) if yaku else set(doors.yaku)
    if not doors.counts or has_yakuman is not beside_yakuman or more <= doors.counts:
        return None
    return doors._replace(counts=doors.counts | more)


@partly
def _thought_apart(doors: Doors, conflict: Conflict, *yaku: str) -> Doors | None:
    """Two that go together are thought to exclude each other; of the yaku named, if any are."""
    names = {*yaku} & {*doors.yaku} if yaku else {*doors.yaku} - {"chiitoitsu"}
    if doors.won is None or doors.counts or doors.conflicts or not names:
        return None
    return doors._replace(conflicts=(conflict,))


@partly
def _thought_together(doors: Doors, *held: Conflict) -> Doors | None:
    """Two that exclude each other are thought to go together."""
    return doors._replace(conflicts=()) if {*doors.conflicts[:1]} & {*held} else None


MISTAKES: Final[tuple[Mistake, ...]] = (
    misjudge("C12", "plans-after-call", _kept("riichi", "menzen_tsumo", "pinfu")),
    misjudge("Y11", "pinfu-open", _kept("pinfu"), 3),
    believes("Y14", "tanyao-closed-only", kuitan=False),
    misjudge("Y19", "iipeikou-open", _kept("iipeikou", "ryanpeikou")),
    misjudge("Y22", "ryanpeikou-sum", _read_out("iipeikou")),
    misjudge("Y30", "open-reduction-forgotten", _none_shrinks, 3),
    misjudge("Y31", "open-reduction-overused", _all_shrink),
    misjudge("Y32", "closed-yaku-survive", _kept(), 3, yields_to=("Y11", "Y19", "C12")),
    misjudge("Y33", "lower-and-higher", _read_out(), yields_to=("Y22",)),
    misjudge("Y33", "both-forms-at-once", _thought_together(Conflict.REPLACED)),
    misjudge("Y36", "chiitoi-extras", _thought_together(Conflict.PAIRS)),
    misjudge("Y36", "chiitoi-nothing-else", _thought_apart(Conflict.PAIRS, "chiitoitsu")),
    misjudge("Y39", "yakuman-plus", _read_out(beside_yakuman=True)),
    misjudge("Y44", "pair-excluded", _thought_apart(Conflict.SETS)),
    misjudge("Y45", "pair-impossible", _thought_together(Conflict.SETS, Conflict.TILES)),
)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="3.0",
    levels=ALL_LEVELS,
    seconds=25,
    sorts=(
        Sort("call", opened(), (1, 1)),
        Sort("read_out", read_out(yakuman=False), (0, 0, 3)),
        Sort("yakuman", read_out(yakuman=True), (0, 0, 2)),
        Sort("both", both(), (0, 0, 0, 7)),
        Sort("never", never(), (0, 0, 0, 13)),
    ),
    topics={
        "one_han": Topic(choices=AFTER["one_han"], levels=(1, 2, 4)),
        "patterns": Topic(choices=AFTER["patterns"], levels=ALL_LEVELS),
        "ordinary": Topic(choices=AFTER["ordinary"], levels=ALL_LEVELS),
        "yakuman": Topic(choices=AFTER["yakuman"], levels=(3,), sorts={"yakuman": 1}),
    },
    steps=Steps(find, write, accepts=accepts),
    asks=Asks(ask, lambda _posed: Scene((), ()), prompt),
    tells=Tells(explain, line=line, about=about, wrong=wrong),
    bound=0.5,
    mistakes=MISTAKES,
    options=("kuitan",),
)
