"""``call_choice``: what may be called when a tile is discarded (R2.7).

Level 1 asks for every pon and chi, level 2 about one action and what decides it, level 3 for
everything that can be said, level 4 for the yaku that a call leaves to win with.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.round.thinkable import CHI, DAIMINKAN, KAKAN

from ...fields import many_of, pick_reason, yes_no
from ...kind import Asks, Kind, Posed, Steps, Tells
from ...mistakes_of.calls import CALL_MISTAKES
from ...questions import NONE, Field, Value
from ...situations.judged import Judged, Telling, chosen, decision, named, pick_action
from ...situations.moments import Moment, lying, moment_scene
from ...words import per_level
from .deals import CALLS, SAID, SORTS, TOPICS, YAKU, chi_is_taught, find, kan_is_taught

ID: Final = "call_choice"
REASONS: Final = (
    *("pon_tiles", "daiminkan_tiles", "chi_run", "chi_kamicha", "chi_played"),
    *("call_riichi", "call_last", "call_leaves_discard", "call_four_kans"),
)
LISTS: Final = {1: ("calls", CALLS), 3: ("answers", SAID)}
"""The levels that ask for a list of actions: its field, and the kinds that are listed."""


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """What is possible, whether one action is and what decides, and what it leaves."""
    yaku = () if result.no else result.yaku
    lists = {field: chosen(result.legal(*kinds)) for field, kinds in LISTS.values()}
    after: list[str] | str = list(yaku) or NONE
    return {**lists, **decision(result), "after": after, "worth": "yes" if yaku else "no"}


def ask(posed: Posed) -> Iterator[Field]:
    """A list of actions, or whether one may be taken, and what decides or what it leaves."""
    if posed.level in LISTS:
        yield pick_action(ID, LISTS[posed.level][0], posed.result.listed(*_kinds(posed)))
        return
    yield yes_no(ID)
    if posed.level == 2:
        yield pick_reason(ID, REASONS)
    else:
        yield many_of(ID, "after", [(id, msg(f"yaku.{id}.name")) for id in YAKU])
        yield yes_no(ID, "worth")


def _kinds(posed: Posed) -> list[str]:
    """The kinds that a list asks about; no chi and no kan where only other topics are asked."""
    _, kinds = LISTS.get(posed.level, ("", ()))
    kans = kan_is_taught(posed.topics)
    taught = {CHI: chi_is_taught(posed.topics), DAIMINKAN: kans, KAKAN: kans}
    return [kind for kind in kinds if taught.get(kind, True)]


TOLD: Final = Telling(ID, REASONS, _kinds)


def prompt(posed: Posed) -> Message:
    """Who discards what, and the action that the player thinks of where one is asked about."""
    state, action = posed.situation
    thought = None if _kinds(posed) else named(action)
    return msg(f"puzzle.{ID}.prompt.{posed.level}", **lying(state), action=thought)


def explain(posed: Posed) -> Explanation:
    """The checks of every listed action, or of the one asked about and what it leaves."""
    tree = TOLD.explain(posed)
    left = _left(posed)
    return tree._replace(children=(*tree.children, Explanation(left))) if left else tree


def _left(posed: Posed) -> Message | None:
    """What the hand can win with after the call, at the level that asks it."""
    if posed.level < 4 or posed.result.no:
        return None
    yaku = tuple(msg(f"yaku.{id}.name") for id in posed.result.yaku)
    return msg(f"puzzle.{ID}.left.some", yaku=yaku) if yaku else msg(f"puzzle.{ID}.left.none")


def right(posed: Posed) -> Message:
    """What is possible, or what decides, or what is left."""
    return _left(posed) or TOLD.right(posed)


def line(posed: Posed) -> Message | None:
    """A yaku that is left, or what one check says."""
    if _left(posed) and posed.result.yaku:
        return msg(f"puzzle.{ID}.line", action=msg(f"yaku.{posed.result.yaku[0]}.name"))
    return TOLD.line(posed)


KIND: Final = Kind(
    id=ID,
    version=3,
    section="2.7",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write),
    asks=Asks(ask, lambda posed: moment_scene(posed.situation), prompt),
    tells=Tells(explain, right=right, line=line, about=per_level("calls", "one", "all", "yaku")),
    bound=0.5,
    tempts=True,
    mistakes=CALL_MISTAKES,
    left_out={
        "C02": "whose answer counts is asked by another kind",
        **dict.fromkeys(("C06", "C07"), "the discard after the call is not asked for"),
        "C14": "when an answer is too late is asked by other kinds",
        "G05": "no hand is dead here",
    },
    options=("call_last_discard", "kuikae_genbutsu", "kuikae_suji", "kuitan", "abort_suukaikan"),
)
