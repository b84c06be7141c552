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
from mjteach.riichi.furiten.verdict import standing
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.wins import furiten_state
from mjteach.riichi.rules import RuleSet

from ...base import Key
from ...fields import many_of, pick_reason, settling, yes_no
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, Value
from ...scenes import RowKind, Scene
from ...situations.judged import Judged, Telling
from ...situations.moments import Moment, lying, moment_scene
from ...situations.own_moments import OWN_MOMENT
from ...situations.tables import own_rows, tile_row
from ...words import rule_per_field, wrong_per_field
from .dealing import WINS, YAKU, find_win, tile_of
from .mistakes import CLAIMS

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
CHECKS: Final = (BOTH, (*BOTH, *FURITEN), (*BOTH, "call_offered", "ron_robs_ankan"), BOTH)
TOLD: Final = {level: Telling(ID, checks, lambda _: ()) for level, checks in enumerate(CHECKS, 1)}
"""The checks that a level tells of, besides those that fail."""


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """Whether it may win, the first thing against it, and its yaku."""
    against = _against(result)
    return {
        "may": "no" if against else "yes",
        "reason": (*against, NONE)[0],
        "yaku": list(result.yaku) if result.yaku and not against else NONE,
    }


def _against(result: Judged) -> list[str]:
    """All that stands against the win, in the words of the question."""
    against = [check.partition("_")[2] or check for check in result.no]
    if "yaku" not in against or not result.yaku:
        return against
    more = "han" if result.state.rules.atozuke else "atozuke"  # it has some: the table asks for it
    return [more if check == "yaku" else check for check in against]


def accepts(_moment: Moment, result: Judged, _key: Key) -> Iterator[Key]:
    """Everything else that stands against it."""
    yield from ({"reason": check} for check in _against(result)[1:])


# ---- what is dealt


CLOSED_YES: Final = ("yes.riichi", "yes.drawn", "yes.simples", "yes.value")
UNFINISHED: Final = ("around", "around.drawn", "near", "near.drawn")
KANS: Final = {"kan.added": 6, "kan.closed": 2, "kan.orphans": 3, "no.closed": 2}
TOPICS: Final = {
    "yaku": Topic((), (), (1, 2), dict.fromkeys(CLOSED_YES, 2) | {"no.closed": 4, "no.wind": 4}),
    "open": Topic(levels=(1, 2), sorts={"yes.open": 5, "no.open": 3, "no.open.drawn": 3}),
    "closed_tsumo": Topic.dealing("yes.drawn", "no.closed", levels=(1, 2)),
    "open_tsumo": Topic.dealing("no.open.drawn", "yes.open", levels=(1, 2)),
    "dora_only": Topic.dealing("no.dora", "yes.open", levels=(2,)),
    "shape": Topic.dealing(*UNFINISHED, *CLOSED_YES, levels=(1, 2)),
    "own_river": Topic((), ("furiten_discard",), (2,), {"furiten": 5, "furiten.drawn": 5}),
    "passed": Topic(
        (),
        ("furiten_temporary", "furiten_riichi"),
        (2,),
        {"passed": 6, "passed.riichi*": 2, "passed.over": 5, "passed.yakuless": 3},
    ),
    "robbed_kan": Topic((), ("robs_ankan", "chankan", "kokushi"), (3,), KANS),
    "late": Topic((), ("offered",), (3,), {"late": 4, "yes.drawn": 4, "no.closed": 2}),
    "two_han": Topic((), ("han",), (4,), {"han.*": 1, "counters*": 1}),
    "atozuke": Topic((), ("atozuke",), (4,), {"call": 2, "call.yes": 3}),
    "dead_hand": Topic(
        (), ("alive",), (3,), {"dead": 2, "dead.drawn": 2, "yes.drawn": 4, "no.closed": 1}
    ),
    "last_tile": Topic(
        (), ("haitei", "houtei"), (3,), {"last": 4, "last.drawn": 3, "no.closed": 5}
    ),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """Yes or no, and the reason; at level 3 the yaku."""
    yield settling(yes_no(ID), "yes", "reason")
    yield pick_reason(ID, REASONS[posed.level], f"puzzle.{ID}.against.{{}}")
    if posed.level == 3:
        yield many_of(ID, "yaku", ((id, msg(f"yaku.{id}.name")) for id in YAKU))


def prompt(posed: Posed) -> Message:
    """Whose tile it is, and what the player thinks of saying."""
    moment: Moment = posed.situation
    asked = moment.state.asked
    is_tsumo = moment.action.kind is ActionKind.TSUMO
    word = "tsumo" if is_tsumo else str(asked.by) if asked else "late"
    return msg(f"puzzle.{ID}.prompt.{word}", **lying(moment) | {"tile": tile_of(moment)})


def scene(posed: Posed) -> Scene:
    """At level 1 the hand and what counts; then the table, with what it does not show in words."""
    moment: Moment = posed.situation
    own = moment.own
    if posed.level > 1:
        return moment_scene(moment, (*_past(moment), *_house(moment.state)))
    facts = [
        msg("scene.seat", wind=moment.state.wind(moment.seat)),
        msg("scene.round", wind=moment.state.round_wind),
        *[msg("scene.ron.riichi")] * own.riichi,
    ]
    tile = tile_row("asked", RowKind.WIN, (tile_of(moment),), msg("scene.discarded_now"))
    open_one = (tile,) if own.hand.drawn is None else ()
    return Scene((*own_rows(own.hand), *open_one), tuple(facts))


def _past(moment: Moment) -> Iterator[Message]:
    """What was let go, and whether the hand is dead."""
    own = moment.own
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
        more = _too_few(result)
    else:
        more = _in_spite(result) if posed.level == 2 else iter(())
        more = _house(result.state, "kept") if posed.level == 4 else more
    return tree._replace(children=(*tree.children, *map(Explanation, more)))


def _in_spite(result: Judged) -> Iterator[Message]:
    """That furiten doesn't stop a tsumo, where there is any."""
    state, seat = result.state, result.action.seat
    if result.action.kind is ActionKind.TSUMO and standing(furiten_state(state, seat)).kinds:
        yield msg(f"puzzle.{ID}.in_spite")


def _whole(result: Judged) -> Hand:
    """The hand with the tile."""
    hand = result.own.hand
    return hand if hand.drawn else hand.draw(tile_of(result))


def _yaku(result: Judged, word: str) -> Message:
    return msg(f"puzzle.{ID}.{word}", yaku=tuple(msg(f"yaku.{id}.name") for id in result.yaku))


def _too_few(result: Judged) -> Iterator[Message]:
    """The yaku that are not enough at this table, or why the hand has none of the first."""
    if result.yaku:
        yield _yaku(result, "has")
        return
    state, seat, word = result.state, result.action.seat, f"puzzle.{ID}.lacks"
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
        return _yaku(result, "right.yes")
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
    """The level; of a tsumo furiten is asked apart, and a yaku that must be certain of han."""
    if posed.level == 2 and posed.situation.action.kind is ActionKind.TSUMO:
        return "drawn"
    return str(posed.level) if posed.situation.state.rules.atozuke else "early"


KIND: Final = Kind(
    id=ID,
    version=5,
    section="2.8.1",
    levels=(1, 2, 3, 4),
    sorts=WINS,
    topics=TOPICS,
    steps=Steps(find_win, write, accepts),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        explain,
        line=line,
        wrong=wrong_per_field(ID, only=("yaku",)),
        about=about,
        rule=rule_per_field(ID, yaku=()),
    ),
    bound=0.55,
    mistakes=CLAIMS,
    from_facts=OWN_MOMENT,
    options=("kokushi_robs_ankan", "temp_furiten_on_yakuless_tile", "temp_furiten_end"),
)
