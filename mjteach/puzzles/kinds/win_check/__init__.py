"""``win_check``: may this hand win now, and what stands against it (R2.8)?

Level 1 asks about shape and yaku, level 2 about furiten as well, level 3 about robbed kans, late
words and dead hands, and for the yaku, level 4 about house rules. Hands have a few yaku only, those
of the first lessons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.partial import partial_split
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.wins import furiten_state
from mjteach.riichi.rules import RuleSet

from ...base import Part
from ...fields import many_of, one_of, yes_no
from ...kind import Asks, Kind, Posed, Steps, Tells
from ...mistakes_of.claims import CLAIMS
from ...questions import NONE, Field, Value
from ...scenes import RowKind, Scene
from ...situations.judged import Judged, Telling
from ...situations.moments import Moment, moment_scene
from ...situations.tables import own_rows, tile_row
from .deals import SORTS, TOPICS, YAKU, find, tile_of

ID: Final = "win_check"
REASONS: Final = {
    1: ("wait", "yaku"),
    2: ("wait", "yaku", "furiten_discard", "furiten_temporary", "furiten_riichi"),
    3: ("wait", "yaku", "offered", "robs_ankan", "alive"),
    4: ("wait", "yaku", "han", "atozuke"),
}
"""What can stand against a win: the checks of ron and tsumo without their first word."""
BOTH: Final = ("ron_wait", "ron_yaku", "tsumo_wait", "tsumo_yaku")
FURITEN: Final = ("ron_furiten_discard", "ron_furiten_temporary", "ron_furiten_riichi")
CHECKS: Final = {
    1: BOTH,
    2: (*BOTH, *FURITEN),
    4: BOTH,
    3: (*BOTH, "call_offered", "ron_robs_ankan"),
}
TOLD: Final = {level: Telling(ID, checks, lambda _: ()) for level, checks in CHECKS.items()}
"""The checks that a level tells of, besides those that fail."""


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """Whether it may win, the first thing against it, and its yaku."""
    reasons = [check.partition("_")[2] or check for check in result.no]
    if reasons == ["yaku"] and result.yaku:  # the hand has some, and the table asks for more
        reasons = ["han" if result.state.rules.atozuke else "atozuke"]
    return {
        "may": "no" if reasons else "yes",
        "reason": (*reasons, NONE)[0],
        "yaku": list(result.yaku) if result.yaku and not reasons else NONE,
    }


def ask(posed: Posed) -> Iterator[Field]:
    """Yes or no, and the reason; at level 3 the yaku."""
    yield yes_no(ID)
    reasons = [(id, msg(f"puzzle.{ID}.against.{id}")) for id in REASONS[posed.level]]
    yield one_of(ID, "reason", [*reasons, (NONE, msg("field.nothing_against"))])
    if posed.level == 3:
        yield many_of(ID, "yaku", ((id, msg(f"yaku.{id}.name")) for id in YAKU))


def prompt(posed: Posed) -> Message:
    """Whose tile it is, and what the player thinks of saying."""
    moment: Moment = posed.situation
    asked = moment.state.asked
    word = "tsumo"
    if moment.action.kind is ActionKind.RON:
        word = str(asked.by) if asked else "late"
    by = moment.state.wind(asked.seat) if asked else None
    return msg(f"puzzle.{ID}.prompt.{word}", tile=tile_of(moment), wind=by)


def scene(posed: Posed) -> Scene:
    """At level 1 the hand and what counts; then the table, with what it does not show in words."""
    moment: Moment = posed.situation
    own = moment.state.seats[moment.seat]
    if posed.level > 1:
        return moment_scene(moment, (*_past(moment), *_house(moment.state)))
    facts = [
        msg("scene.seat", wind=moment.state.wind(moment.seat)),
        msg("scene.round", wind=moment.state.round_wind),
        *([msg("scene.ron.riichi")] if own.riichi else ()),
    ]
    rows = own_rows(own.hand)
    if own.hand.drawn is None:
        tile = tile_row("asked", RowKind.WIN, (tile_of(moment),), msg("scene.discarded_now"))
        rows = (*rows, tile)
    return Scene(rows, tuple(facts))


def _past(moment: Moment) -> Iterator[Message]:
    """What was let go, and whether the hand is dead."""
    own = moment.state.seats[moment.seat]
    is_late = moment.state.asked is None and own.hand.drawn is None
    for cause in () if is_late else furiten_state(moment.state, moment.seat).passes:
        came = "riichi" if own.riichi else str(cause.harmless == "turn_came")
        yield msg(f"puzzle.{ID}.passed", tile=cause.tile, came=came)
    if own.dead:
        yield msg(f"puzzle.{ID}.dead")


def _house(state: RoundState, word: str = "house") -> Iterator[Message]:
    """What this table plays otherwise; or that it was kept to."""
    rules, usual = state.rules, RuleSet()
    for option in ("min_han", "ryanhan_shibari", "atozuke"):
        if getattr(rules, option) != getattr(usual, option):
            yield msg(f"puzzle.{ID}.{word}.{option}", honba=state.honba)


def explain(posed: Posed) -> Explanation:
    """The checks that decide; what follows of the yaku or of the house rule; what is left over."""
    result: Judged = posed.result
    tree = TOLD[posed.level].explain(posed)._replace(message=right(posed))
    failed = {check.partition("_")[2] for check in result.no}
    if "wait" in failed:
        groups, loose = partial_split(_whole(result).counts)
        left = msg(f"puzzle.{ID}.left", groups=groups, loose=loose)
        return tree._replace(children=(Explanation(left),))
    if "yaku" in failed:
        more = _has_yaku(result) if result.yaku else _without_yaku(result)
    else:
        more = _house(result.state, "kept") if posed.level == 4 else iter(())
    return tree._replace(children=(*tree.children, *map(Explanation, more)))


def _whole(result: Judged) -> Hand:
    """The hand with the tile."""
    hand = result.state.seats[result.action.seat].hand
    return hand if hand.drawn else hand.draw(tile_of(result))


def _has_yaku(result: Judged) -> Iterator[Message]:
    """The yaku that are not enough at this table."""
    yield msg(f"puzzle.{ID}.has", yaku=tuple(msg(f"yaku.{id}.name") for id in result.yaku))


def _without_yaku(result: Judged) -> Iterator[Message]:
    """Why the hand has none of the first yaku."""
    state, seat = result.state, result.action.seat
    word = f"puzzle.{ID}.lacks"
    yield msg(f"{word}.riichi")
    yield msg(f"{word}.{'open' if state.seats[seat].hand.drawn else 'drawn'}")
    outside = {tile.kind for tile in _whole(result).tiles if tile.is_yaochuu}
    if outside:
        yield msg(f"{word}.simples", tiles=tuple(sorted(outside)))
    yield msg(f"{word}.value", winds=tuple(sorted({state.wind(seat), state.round_wind})))


def right(posed: Posed) -> Message:
    """The yaku it wins with, or the first thing that is in the way."""
    result: Judged = posed.result
    if not result.no:
        names = tuple(msg(f"yaku.{id}.name") for id in result.yaku)
        return msg(f"puzzle.{ID}.right.yes", yaku=names)
    if posed.level == 1 and result.no[0] in ("ron_yaku", "tsumo_yaku"):
        return msg(f"puzzle.{ID}.right.yaku")
    if result.no[0] == "call_offered":
        return msg(f"puzzle.{ID}.right.late")
    return result.verdict.failures[0].message


def line(posed: Posed) -> Message | None:
    """What a check says that does not decide, or a group that is finished; of no late word."""
    if "call_offered" in posed.result.no:
        return None
    told = explain(posed).children
    if len(told) > 1:
        return told[0].message
    groups, _ = partial_split(_whole(posed.result).counts)
    return msg(f"puzzle.{ID}.line", group=groups[0])


def about(posed: Posed) -> str:
    """The level; at level 4 a yaku that must be certain is another matter than han."""
    return str(posed.level) if posed.situation.state.rules.atozuke else "early"


def wrong(_posed: Posed, part: Part) -> Iterator[Message]:
    """How to find the yaku; of the rest the hints ask."""
    if part.field == "yaku":
        yield msg(f"puzzle.{ID}.wrong.yaku")


KIND: Final = Kind(
    id=ID,
    version=4,
    section="2.8.1",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(explain, right=right, line=line, wrong=wrong, about=about),
    bound=0.55,
    mistakes=CLAIMS,
    left_out={**dict.fromkeys(("Y03", "Y04", "Y05", "C13"), "the same answer as Y01 here")},
    options=("kokushi_robs_ankan", "temp_furiten_on_yakuless_tile", "temp_furiten_end"),
)
