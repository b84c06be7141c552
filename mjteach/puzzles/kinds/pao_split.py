"""``pao_split``: who is liable for a yakuman, and who pays how much (R2.8.3).

Level 1 asks who is liable, level 2 for the payments of a tsumo, level 3 of a ron; level 4 adds a
second yakuman, and honba.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER, NEXT, SEATS, Seat, seat_of
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.explain_end import player
from mjteach.riichi.round.state import RoundState, with_seat
from mjteach.riichi.rules import RuleSet

from ..fields import number, pick_seats
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, nothing
from ..mistakes import Mistake, believes, misjudge, misread
from ..mistakes_of.payments import PAYMENTS, settled
from ..questions import NONE, Field, Value
from ..scenes import seat_place
from ..situations.ended import end_of, ending_scene, explain_payments, happened
from ..situations.endings import ended, over
from ..situations.liable import SETS, fed
from ..situations.moments import Moment
from ..sorts import Sort

ID: Final = "pao_split"
WINDS, DRAGONS = "daisuushii", "daisangen"


def liable(over: RoundState) -> list[Seat]:
    """Who is liable for the win, under the rules of the deal."""
    known = over.seats[end_of(over).wins[0].seat].liabilities
    return [seat for yaku, seat in known if yaku in over.rules.pao_yakuman]


def write(_ending: Moment, over: RoundState) -> dict[str, Value]:
    """Who is liable, and what everybody gains or loses."""
    changes = end_of(over).changes
    paid: dict[str, Value] = {f"seat.{seat}": changes[seat] for seat in SEATS}
    return {**paid, "liable": [*map(seat_place, liable(over))] or NONE}


# ---- what is dealt


def sort(name: str, yaku: str, share: tuple[int, ...], **how: bool) -> Sort:
    """Wins with a yakuman that another player has fed, or nobody."""

    def exists(rules: RuleSet) -> bool:
        return how.get("by_others", True) or yaku in rules.pao_yakuman

    return Sort(f"{name}.{yaku}", over(fed(yaku, **how)), share, exists=exists)


def _each(name: str, share: int, **how: bool) -> Iterator[Sort]:
    """Both ways to win with each of the yakuman."""
    for yaku in SETS:
        yield sort(f"tsumo.{name}", yaku, (share, share), tsumo=True, **how)
        yield sort(f"ron.{name}", yaku, (share, 0, share), tsumo=False, **how)


SORTS: Final[tuple[Sort, ...]] = (
    *_each("fed", 22),
    *_each("free", 11, by_others=False),
    sort("two.tsumo", WINDS, (0, 0, 0, 25), tsumo=True, honours=True),
    sort("two.dealer", WINDS, (0, 0, 0, 20), tsumo=True, honours=True, dealer=True),
    sort("two.ron", WINDS, (0, 0, 0, 25), tsumo=False, honours=True),
    sort("honba.tsumo", DRAGONS, (0, 0, 0, 15), tsumo=True, sticks=True),
    sort("honba.ron", DRAGONS, (0, 0, 0, 15), tsumo=False, sticks=True),
)
TOPICS: Final = {
    **{yaku: Topic(levels=(1, 2, 3), sorts={f"*.f*.{yaku}": 1}) for yaku in SETS},
    "combined": Topic(levels=(4,), sorts={"two.*": 1}),
    "honba": Topic(levels=(4,), sorts={"honba.*": 1}),
}


# ---- false rules


def _known(ending: Moment) -> tuple[tuple[str, Seat], ...]:
    return ending.state.seats[ending.seat].liabilities


def _changed(ending: Moment, yaku: str, seat: Seat) -> Moment:
    seats = ending.state.seats
    own = seats[ending.seat]._replace(liabilities=((yaku, seat),))
    return ending._replace(state=ending.state._replace(seats=with_seat(seats, ending.seat, own)))


def _feeder(place: int, ending: Moment) -> Moment | None:
    """Who fed the first or the last of the called sets is liable, whatever else there is."""
    melds = ending.state.seats[ending.seat].hand.melds
    sources = [meld.source for meld in melds if meld.source]
    kinds = {meld.tiles[0] for meld in melds}
    yaku = next((name for name, of in SETS.items() if of and kinds >= {*of}), "suukantsu")
    return _changed(ending, yaku, seat_of(ending.seat, sources[place])) if sources else None


def _mirrored(ending: Moment) -> Moment | None:
    """G03: left and right exchanged in reading who fed the set."""
    for yaku, seat in _known(ending):
        return _changed(ending, yaku, SEATS[(2 * ending.seat - seat) % 4])
    return None


def _next_deals(ending: Moment) -> Moment:
    return ending._replace(state=ending.state._replace(dealer=NEXT[ending.state.dealer]))


def _share(of_all: int, over: RoundState) -> RoundState | None:
    """The liable player pays one of so many parts of all that is paid, the others the rest."""
    changes, payers = list(end_of(over).changes), liable(over)
    winner = end_of(over).wins[0].seat
    whole = -sum(points for points in changes if points < 0)
    for seat in AFTER[winner] if payers else ():
        left = whole - whole // of_all
        changes[seat] = -whole // of_all if seat is payers[0] else -left // 2
    return settled(over, changes) if payers else None


def _by_tsumo(ending: Moment) -> bool:
    return ending.action.kind is ActionKind.TSUMO


MISTAKES: Final[tuple[Mistake, ...]] = (
    *(row for row in PAYMENTS if row.slug in ("pao-ignored", "honba-forgotten", "signs-reversed")),
    believes("P18", "liable-at-any-table", pao_yakuman=tuple(SETS)),
    misread("P18", "last-feeder", partial(_feeder, -1), when=lambda e: not _known(e)),
    misread("P18", "first-feeder", partial(_feeder, 0), when=lambda e: bool(_known(e))),
    misread("G03", "feeder-mirrored", _mirrored),
    misread("P01", "dealer-elsewhere", _next_deals),
    misjudge("P18", "whole-hand", partial(_share, 1), when=_by_tsumo),
    misjudge("P20", "all-of-a-ron", partial(_share, 1), when=lambda e: not _by_tsumo(e)),
    misjudge("P20", "half-of-a-tsumo", partial(_share, 2), when=_by_tsumo),
)


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """Who is liable; from level 2 on what everybody gains or loses."""
    over: RoundState = posed.result
    seats = (over.dealer, *AFTER[over.dealer])
    if posed.level == 1:
        yield pick_seats(ID, "liable", ((seat, player(over, seat)) for seat in seats), many=True)
    else:
        for seat in seats:
            yield number(ID, f"seat.{seat}", unit="points", who=player(over, seat))


def facts(posed: Posed) -> Iterator[Message]:
    """How the deal ended, in which order the sets were laid, and how many yakuman there are."""
    over: RoundState = posed.result
    yield from happened(over)
    win = end_of(over).wins[0]
    tiles = (meld.tiles[0] for meld in win.result.hand.melds)
    yield msg("scene.ended.sets", sets=tuple(msg("scene.ended.set", tile=tile) for tile in tiles))
    yield msg("scene.ended.yakuman", who=player(over, win.seat), count=win.result.best.yakuman)
    if posed.level == 4:
        yield msg("scene.ended.lying", honba=over.honba, sticks=posed.situation.state.deposits)


def explain(posed: Posed) -> Explanation:
    """From whom each set came; from level 2 on the end as the engine tells it."""
    if posed.level > 1:
        return explain_payments(posed.result, worth_known=posed.level < 4)
    over: RoundState = posed.result
    win = end_of(over).wins[0]
    lines = []
    for meld in win.result.hand.melds:
        who = player(over, seat_of(win.seat, meld.source)) if meld.source else None
        lines.append(Explanation(msg(f"puzzle.{ID}.set", tile=meld.tiles[0], who=who)))
    return Explanation(right(posed), tuple(lines))


def right(posed: Posed) -> Message:
    """Who is liable; from level 2 on how the deal ended."""
    if posed.level > 1:
        return explain(posed).message
    who = [player(posed.result, seat) for seat in liable(posed.result)]
    return msg(f"puzzle.{ID}.right.{'liable' if who else 'free'}", who=who[0] if who else None)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.8.3",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(ended, write),
    asks=Asks(
        ask,
        lambda posed: ending_scene(posed.situation, posed.result, facts(posed)),
        lambda posed: msg(f"puzzle.{ID}.prompt", level=posed.level),
    ),
    tells=Tells(
        explain,
        right=right,
        line=nothing,
        about=lambda posed: "liable" if posed.level == 1 else "pays",
    ),
    bound=0.35,
    tempts=True,
    mistakes=MISTAKES,
    left_out={
        "P05": "no share of a ron is asked where nobody is liable",
        "S15": "the dealer of a win by tsumo is asked by payer",
    },
    options=("pao_yakuman", "pao_honba", "yakuman_stacking", "double_yakuman_hands"),
)
