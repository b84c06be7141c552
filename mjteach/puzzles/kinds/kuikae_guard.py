"""``kuikae_guard``: what may not be discarded in the turn of a chi or pon (R2.7.4-e to -h).

Level 1 asks for the tiles after a pon or a chi at the edge, level 2 after any chi, level 3 about
one tile and what decides, in the turn of the call or later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from mjteach.core.choices import Permission
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.core.tiles import TILES, Tile
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet

from ..base import Part
from ..fields import label, pick_among, pick_reason, settling, yes_no
from ..kind import Kind
from ..mistakes import believes
from ..mistakes.judged import Where, demanding, overlooking
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..situations import judged
from ..situations.judged import Judged, Telling, refused
from ..situations.moments import Moment, moment_scene, staging
from ..situations.offers import FITS, SHAPES, far_from
from ..situations.stages import Stage, StagePlayer
from ..situations.walls import Tiles, Undealt
from ..sorts import Sort, at, under
from ..words import because

# ---- what is dealt


def ends(called: Tile) -> Tiles:
    """Three steps up and down in the suit, as if it went on from 9 to 1; of an honour nothing."""
    suit, rank = divmod(called, 9)
    return () if suit == 3 else tuple(TILES[9 * suit + (rank + step) % 9] for step in (3, -3))


@staging
def after_call(wall: Undealt, ways: Sequence[str], *, later: bool = False) -> Stage:
    """A set just called, or called in an earlier turn, and tiles that may be barred after it."""
    rng = wall.rng
    fit = rng.choice(FITS[rng.choice(ways)])
    called, using = fit.tile, fit.beside or (fit.tile,) * 2
    near = [each for each in (called, *ends(called)) if rng.random() < 0.7]
    kind = MeldKind.CHI if fit.beside else MeldKind.PON
    source = Source.KAMICHA if fit.beside else rng.choice(tuple(Source))
    meld = make_meld(kind, wall.take((called, *using)), called, source)
    *held, drawn = wall.take(near) + far_from(called, wall, 11 - len(near))
    own = (
        StagePlayer(held, (meld,), drawn)
        if later
        else StagePlayer((*held, drawn), (meld,), just=True)
    )
    by = 3 if later else seat_of(SEATS[0], source)
    return Stage({0: own}, by=by, does=f"{{0}} {held[0]}")


# ---- the question


ID: Final = "kuikae_guard"
DISCARD: Final = ActionKind.DISCARD
SAME, OTHER = REASONS = ("discard_genbutsu", "discard_suji")
FORBIDDEN: Final = Permission.FORBIDDEN


def discards(state: RoundState, seat: Seat) -> Iterator[Action]:
    """Each tile of the hand, but for the one just drawn."""
    held = dict.fromkeys(state.seats[seat].hand.concealed)
    return (Action(DISCARD, seat, each) for each in held)


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every discard."""
    return judged.judge(moment, rules, discards)


def barred(result: Judged) -> Tiles:
    """The kinds in the hand that are refused."""
    free = {tile.kind for tile in result.tiles(DISCARD)}
    return tuple(sorted({each.tile.kind for each in result.listed(DISCARD) if each.tile} - free))


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """What may not go; of one tile whether it may, and what decides."""
    return {**judged.decision(result), "barred": [*map(str, barred(result))] or NONE}


# ---- what is dealt


PON: Final = ("any",)
ANY: Final = (*SHAPES, *PON)
sort = partial(judged.asking, find)
free = refused([DISCARD])
SAME_BARRED, OTHER_BARRED = under(kuikae_genbutsu=FORBIDDEN), under(kuikae_suji=FORBIDDEN)
SORTS: Final[tuple[Sort, ...]] = (
    Sort("pon", after_call(PON), (60,)),
    Sort("edge", after_call(("edge",)), (40, 20)),
    *at(
        2,
        *(Sort(way, after_call((way,)), 28) for way in ("low_end", "high_end")),
        Sort("gap", after_call(("gap",)), 24),
    ),
    *at(
        3,
        sort("same", after_call(ANY), refused([DISCARD], SAME), 28, SAME_BARRED),
        sort("other", after_call(("two_sided",)), refused([DISCARD], OTHER), 27, OTHER_BARRED),
        sort("free", after_call(SHAPES), free, 30),
        sort("later", after_call(ANY, later=True), free, 15),
    ),
)
TOPICS: Final = {
    "pon": Topic(levels=(1,), sorts={"pon": 1}),
    "edge": Topic(levels=(1, 2), sorts={"edge": 1}),
    "middle": Topic(levels=(2,), sorts={"gap": 1}),
    "two_sided": Topic(levels=(2,), sorts={"*_end": 1}),
    **{end: Topic.dealing(end, levels=(2,)) for end in ("low_end", "high_end")},
    "later_turn": Topic(levels=(3,), sorts={"later": 4, "same": 3, "other": 3}),
}


# ---- false rules


def _away(steps: int, *, later: bool = False) -> Where:
    """So many steps from the tile of a chi, where that is not barred; with ``later`` no more."""

    def where(state: RoundState, action: Action) -> bool:
        meld = state.seats[action.seat].hand.melds[-1]
        assert action.tile is not None
        assert meld.called is not None
        tile, called = action.tile.kind, meld.called.kind
        is_near = abs(tile - called) == steps and tile // 9 == called // 9
        is_run = steps == 0 or meld.kind is MeldKind.CHI
        return is_near and is_run and later is not bool(state.barred)

    return where


MISTAKES: Final = (
    overlooking("C05", "called-kind-discarded", SAME, common=3),
    overlooking("C06", "other-end-discarded", OTHER, common=3),
    demanding("C07", "end-of-any-run", OTHER, where=_away(3)),
    demanding("C07", "called-kind-for-good", SAME, where=_away(0, later=True)),
    demanding("C07", "other-end-for-good", OTHER, where=_away(3, later=True)),
    believes("C07", "swap-thought-barred", kuikae_genbutsu=FORBIDDEN, kuikae_suji=FORBIDDEN),
    demanding("H02", "run-around-the-end", OTHER, where=_away(6)),
)


# ---- what is asked and shown


TOLD: Final = Telling(ID, REASONS, lambda _posed: ())


def ask(posed: Posed) -> Iterator[Field]:
    """The tiles; or one of them, and what decides."""
    if posed.level < 3:
        own, none = posed.situation.own.hand.concealed, msg(f"puzzle.{ID}.no_tile")
        yield pick_among(own, "barred", label(ID, "barred"), none)
    else:
        yield settling(yes_no(ID), "yes", "reason")
        yield pick_reason(ID, REASONS, f"puzzle.{ID}.against.{{}}")


def prompt(posed: Posed) -> Message:
    """The tile that was called; at level 3 the one that is thought of."""
    state, action = posed.situation
    called = posed.situation.own.hand.melds[-1].called
    word = "tiles" if posed.level < 3 else "now" if state.barred else "later"
    return msg(f"puzzle.{ID}.prompt.{word}", called=called, tile=action.tile)


def explain(posed: Posed) -> Explanation:
    """Why each tile is barred, or which would be; or what decides about one."""
    state = posed.situation.state
    if posed.level == 3 and state.barred:
        return TOLD.explain(posed)._replace(message=right(posed))
    refused = (found for _, verdict in posed.result.verdicts for found in verdict.failures)
    lines = [*dict.fromkeys(found.message for found in refused)]
    if state.barred and not lines:
        held = {*state.barred} & {t.kind for t in posed.situation.own.hand.concealed}
        allowed = [msg(f"puzzle.{ID}.right.allowed", tile=tile) for tile in sorted(held)]
        lines = allowed or [msg(f"puzzle.{ID}.kinds", tiles=state.barred)]
    return Explanation(right(posed), tuple(map(Explanation, lines)))


def right(posed: Posed) -> Message:
    """The tiles that are barred, or what decides about one."""
    state, action = posed.situation
    if not state.barred:
        return msg(f"puzzle.{ID}.right.later")
    if posed.level < 3:
        tiles = barred(posed.result)
        word = "some" if tiles else "none"
        return msg(f"puzzle.{ID}.right.{word}", tiles=tiles, count=len(tiles))
    if not posed.result.no:
        fits = action.tile.kind in state.barred
        return msg(f"puzzle.{ID}.right.{'allowed' if fits else 'free'}", tile=action.tile)
    return TOLD.right(posed)


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """Tiles that are not in the hand, or what to ask of those that are."""
    held = {str(tile.kind) for tile in posed.situation.own.hand.concealed}
    word = "held" if part.field == "barred" and {*part.extra} - held else part.field
    yield msg(f"puzzle.{ID}.wrong.{word}")


def nudge(posed: Posed, code: str) -> Message | None:
    """Of a ban carried too far: its time, whether the table has it, or what it is about."""
    if code != "C07":
        return None
    rules = posed.rules
    is_played = rules.kuikae_genbutsu is rules.kuikae_suji is FORBIDDEN
    way = "later" if not posed.situation.state.barred else "barred" if is_played else "allowed"
    return msg(f"puzzle.{ID}.nudge", way=way)


def line(posed: Posed) -> Message:
    """Every tile that is barred in this turn, held or not; or that the turn is another."""
    kinds = tuple(sorted({each.kind for each in posed.situation.state.barred}))
    return msg(f"puzzle.{ID}.{'all_barred' if kinds else 'called_before'}", tiles=kinds)


KIND: Final = Kind(
    id=ID,
    version=4,
    section="2.7.4",
    levels=(1, 2, 3),
    seconds=30,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write, judged.reasons),
    asks=Asks(ask, lambda posed: moment_scene(posed.situation), prompt),
    tells=Tells(
        explain,
        right=because(explain, 1, 2),
        wrong=wrong,
        line=line,
        nudge=nudge,
        about=lambda posed: "one" if posed.level == 3 else "tiles",
    ),
    bound=0.45,
    tempts=True,
    mistakes=MISTAKES,
    options=("kuikae_genbutsu", "kuikae_suji"),
)
