"""What stands against a win at a moment, and the sorts of wins that are asked about."""

from __future__ import annotations

from functools import partial
from typing import Final

from mjteach.core.melds import MeldKind
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.wins import ron_result, tsumo_result
from mjteach.riichi.rules import RuleSet, RyanhanShibari

from ...partly import partly
from ...situations import plans
from ...situations.judged import Judged, asking, judge
from ...situations.moments import Moment
from ...situations.plans import Plan, one_of, some_alike
from ...situations.yaku_hands import family
from ...sorts import at, not_under, under
from .situation import holds_dora, let_go, let_go_without_yaku, robbed, too_late, unfinished, won

FIRST: Final = family("riichi", "value", "simples")
"""The yaku that the hands have."""
YAKU: Final = (*FIRST, "haitei", "houtei", "chankan", "kokushi")
"""The yaku to choose from at level 3."""


def find_win(moment: Moment, rules: RuleSet) -> Judged:
    """What stands against the win, and the yaku of a complete hand."""
    found = judge(moment, rules, lambda _state, _seat: ())
    if {"ron_wait", "tsumo_wait", "call_offered"} & {*found.no}:
        return found
    state, seat = found.state, moment.seat
    if moment.action.kind is ActionKind.TSUMO:
        result = tsumo_result(state, seat)
    else:
        assert state.asked is not None, "an open tile"
        result = ron_result(state, seat, state.asked)
    return found._replace(yaku=tuple(sorted(result.best.yaku_ids)))


def tile_of(moment: Moment | Judged) -> Tile:
    """The tile to win with; one that is gone is the last discard."""
    state, seat = moment.state, moment.action.seat
    drawn = state.seats[seat].hand.drawn
    if drawn is not None:
        return drawn
    if state.asked is not None:
        return state.asked.tile
    before = next(each for each in state.seats if each.hand.drawn is not None)
    place = state.seats.index(before) - 1
    return state.seats[place].river[-1].tile


@partly
def says(found: Judged, *checks: str, yaku: tuple[str, ...] = YAKU) -> tuple[Action, ...]:
    """Just these checks refuse the win, and the hand has no other yaku than these."""
    return (found.action,) if found.no == checks and {*found.yaku} <= {*yaku} else ()


def in_vain(found: Judged) -> tuple[Action, ...]:
    """Only that the kan is concealed refuses a win with a yaku of its own."""
    return says("ron_robs_ankan")(found) if {*found.yaku} & {*FIRST} else ()


def dora_only(found: Judged) -> tuple[Action, ...]:
    """There are dora in the hand, and no yaku."""
    is_tempting = holds_dora(found.state, found.action.seat)
    return says("ron_yaku")(found) if is_tempting else ()


def refused_by_house(found: Judged) -> tuple[Action, ...]:
    """The hand has yaku, which are not enough at this table."""
    is_short = found.no in (("ron_yaku",), ("tsumo_yaku",)) and found.yaku
    return (found.action,) if is_short and {*found.yaku} <= {*FIRST} else ()


CLOSED: Final = Plan(open=0.0, quads=0.0)
OPENED: Final = CLOSED._replace(open=1.0)
SIMPLES, VALUED, GUEST = (
    plan._replace(open=0.0, quads=0.0)
    for plan in (plans.SIMPLE, plans.VALUED, Plan(some_alike(1, WINDS)))
)
OPEN_YAKU: Final = one_of(SIMPLES._replace(open=1.0), VALUED._replace(open=1.0))
ANY_YAKU: Final = one_of(SIMPLES, VALUED, OPEN_YAKU)
ORPHANS: Final = robbed(MeldKind.ANKAN, Plan(whole=plans.orphans, open=0.0))
ROBS: Final = {"kokushi_robs_ankan": True}
EITHER: Final = one_of(CLOSED, OPENED)
sort = partial(asking, find_win)
YES, NO_YAKU, NO_TSUMO = says(yaku=FIRST), says("ron_yaku"), says("tsumo_yaku")
RIICHI, DRAWN = says(yaku=("riichi",)), says(yaku=("menzen_tsumo",))
FURITEN, PASSED, IN_RIICHI = (
    says(f"ron_furiten_{kind}") for kind in ("discard", "temporary", "riichi")
)


TWO_HAN: Final = {"min_han": 2}
SHIBARI: Final = {"ryanhan_shibari": RyanhanShibari.FROM_5_HONBA}
EARLY: Final = {"atozuke": False}
"""What tables may play otherwise: the house rules."""
FEW, MANY = (2, 3, 4), (5, 6, 7)
"""How many counters."""
RICHER: Final = one_of(SIMPLES, VALUED)
PASSES: Final = under(temp_furiten_on_yakuless_tile=False)
"""A tile that would have had no yaku may be let go (R2.6.2-g)."""
WINS: Final = (
    # the yaku
    sort("yes.riichi", won(CLOSED, riichi=True), RIICHI, (7, 3, 2)),
    sort("yes.drawn", won(CLOSED, tsumo=True), DRAWN, (14, 5, 4)),
    sort("yes.simples", won(SIMPLES), YES, (8,)),
    sort("yes.value", won(VALUED), YES, (8,)),
    sort("yes.open", won(OPEN_YAKU), YES, (8, 3)),
    sort("no.closed", won(CLOSED), NO_YAKU, (11, 5, 5)),
    sort("no.wind", won(GUEST), NO_YAKU, (8, 3, 3)),
    sort("no.open", won(OPENED), NO_YAKU, (8, 4, 4)),
    sort("no.open.drawn", won(OPENED, tsumo=True), NO_TSUMO, (8, 4, 4)),
    sort("no.dora", won(EITHER), dora_only),
    # the shape
    sort("around", unfinished(around=True, riichi=True), says("ron_wait"), (4, 2, 2)),
    sort("around.drawn", unfinished(around=True, tsumo=True), says("tsumo_wait"), (4, 2, 2)),
    sort("near", unfinished(around=False, riichi=True), says("ron_wait"), (6, 3, 2)),
    sort("near.drawn", unfinished(around=False, tsumo=True), says("tsumo_wait"), (6, 3, 2)),
    # furiten
    sort("furiten", won(ANY_YAKU, furiten=True), FURITEN, (0, 9)),
    sort("furiten.drawn", won(CLOSED, tsumo=True, furiten=True), YES, (0, 9)),
    sort("passed", let_go(ANY_YAKU), PASSED, (0, 8)),
    sort("passed.riichi", let_go(CLOSED, riichi=True), IN_RIICHI, (0, 2)),
    sort("passed.riichi.on", let_go(CLOSED, riichi=True, turn_came=True), IN_RIICHI, (0, 3)),
    sort("passed.over", let_go(ANY_YAKU, turn_came=True), YES, (0, 12)),
    sort("passed.yakuless", let_go_without_yaku(), YES, (0, 8), PASSES),
    # other players' kans, late words, dead hands, the last tile
    sort("kan.added", robbed(MeldKind.KAKAN), says(), (0, 0, 16)),
    sort("kan.closed", robbed(MeldKind.ANKAN, ANY_YAKU), in_vain, (0, 0, 10)),
    sort("kan.orphans", ORPHANS, says("ron_robs_ankan"), (0, 0, 8), not_under(**ROBS)),
    sort("kan.orphans.yes", ORPHANS, says(), (0, 0, 8), under(**ROBS)),
    sort("late", too_late(ANY_YAKU), says("call_offered"), (0, 0, 12)),
    sort("dead", won(ANY_YAKU, dead=True), says("alive"), (0, 0, 7)),
    sort("dead.drawn", won(CLOSED, tsumo=True, dead=True), says("alive"), (0, 0, 5)),
    sort("last", won(EITHER, last=True), says(), (0, 0, 10)),
    sort("last.drawn", won(EITHER, last=True, tsumo=True), says(), (0, 0, 10)),
    # house rules: two han at least, always or from five honba on; no atozuke
    *at(
        4,
        sort("han.riichi", won(CLOSED, riichi=True, house=TWO_HAN), refused_by_house, 8),
        sort("han.open", won(OPEN_YAKU, house=TWO_HAN), refused_by_house, 10),
        sort("han.drawn", won(CLOSED, tsumo=True, house=TWO_HAN), refused_by_house, 8),
        sort("han.yes", won(RICHER, riichi=True, house=TWO_HAN), YES, 12),
        sort("han.yes.drawn", won(RICHER, tsumo=True, house=TWO_HAN), YES, 10),
        sort("counters", won(OPEN_YAKU, honba=MANY, house=SHIBARI), refused_by_house, 8),
        sort("counters.few", won(OPEN_YAKU, honba=FEW, house=SHIBARI), YES, 10),
        sort("call", won(VALUED._replace(open=1.0), house=EARLY), refused_by_house, 14),
        sort("call.yes", won(OPEN_YAKU, house=EARLY), YES, 16),
    ),
)
