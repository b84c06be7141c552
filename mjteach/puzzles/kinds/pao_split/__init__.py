"""``pao_split``: who is liable for a yakuman, and who pays how much (R2.8.3).

Level 1 asks who is liable, level 2 for the payments of a tsumo, level 3 of a ron; level 4 adds a
second yakuman, and honba.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS
from mjteach.riichi.round.liability import RINSHAN
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, replace_options

from ...fields import gain_or_loss, label, pick_seats
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, PickSpots, Value
from ...scenes import Board, BoardPart, Row, Scene, seat_place
from ...situations.ended import (
    asked_of_each,
    end_of,
    ending_scene,
    explain_payments,
    happened,
    players,
)
from ...situations.endings import ended, over, won_after_daiminkan
from ...situations.moments import Moment
from ...situations.tables import as_one, set_rows
from ...sorts import Sort
from .dealing import SETS, certain, fed, feeder, liable
from .mistakes import LIABILITY

ID: Final = "pao_split"


def write(_ending: Moment, over: RoundState) -> dict[str, Value]:
    """Who is liable, the set that made it certain, and what everybody gains or loses."""
    changes, place = end_of(over).changes, certain(over)
    paid: dict[str, Value] = {f"seat.{seat}": changes[seat] for seat in SEATS}
    decided = NONE if place is None else [f"set.{place}.0"]
    return {**paid, "liable": [*map(seat_place, liable(over))] or NONE, "set": decided}


# ---- what is dealt


WINDS, DRAGONS = "daisuushii", "daisangen"


def sort(name: str, yaku: str, share: tuple[int, ...], **how: bool) -> Sort:
    """Wins with a yakuman that another player has fed, or nobody."""
    is_fed = how.get("by_others", True) and not how.get("held")

    def exists(rules: RuleSet) -> bool:
        return is_fed or yaku in rules.pao_yakuman

    return Sort(f"{name}.{yaku}", over(fed(yaku, **how)), share, exists=exists)


def _each(name: str, share: int, among: Iterable[str], **how: bool) -> Iterator[Sort]:
    """Both ways to win with each of the yakuman."""
    for yaku in among:
        yield sort(f"tsumo.{name}", yaku, (share, share), tsumo=True, **how)
        yield sort(f"ron.{name}", yaku, (share, 0, share), tsumo=False, **how)


SORTS: Final[tuple[Sort, ...]] = (
    *_each("fed", 22, SETS),
    *_each("own", 6, SETS, by_others=False),
    *_each("held", 7, (WINDS, DRAGONS), held=True),
    Sort("rinshan", over(won_after_daiminkan(sticks=False))),
    sort("two.tsumo", WINDS, (0, 0, 0, 25), tsumo=True, honours=True),
    sort("two.dealer", WINDS, (0, 0, 0, 20), tsumo=True, honours=True, dealer=True),
    sort("two.ron", WINDS, (0, 0, 0, 25), tsumo=False, honours=True),
    sort("honba.tsumo", DRAGONS, (0, 0, 0, 15), tsumo=True, sticks=True),
    sort("honba.ron", DRAGONS, (0, 0, 0, 15), tsumo=False, sticks=True),
)
WAYS: Final = {"fed": 4, "own": 1, "held": 1}


def _topic(yaku: str, ways: Mapping[str, int]) -> Topic:
    """One yakuman, won as the level has it."""
    sorts = {
        f"{won}.{way}.{yaku}": tuple(share if level in levels else 0 for level in (1, 2, 3))
        for won, levels in (("tsumo", (1, 2)), ("ron", (1, 3)))
        for way, share in ways.items()
    }
    return Topic(levels=(1, 2, 3), sorts=sorts)


TOPICS: Final = {
    yaku: _topic(yaku, ways)
    for yaku, ways in ((WINDS, WAYS), (DRAGONS, WAYS), ("suukantsu", {"fed": 4, "own": 2}))
} | {
    "rinshan": Topic.dealing("rinshan", levels=(2,)),
    "combined": Topic(levels=(4,), sorts={"two.*": 1}),
    "honba": Topic(levels=(4,), sorts={"honba.*": 1}),
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """Who is liable, and by which set; from level 2 on what everybody gains or loses."""
    over: RoundState = posed.result
    called = players(over)
    if posed.level == 1:
        yield pick_seats(ID, "liable", called.items(), many=True)
        rows = tuple(row.id for row in _sets(over))
        yield PickSpots("set", label(ID, "set"), rows, msg(f"puzzle.{ID}.no_set"))
    else:
        for seat, who in called.items():
            yield gain_or_loss(ID, f"seat.{seat}", who)


def _is_kan(over: RoundState) -> bool:
    """The replacement tile of an open kan has won."""
    known = over.seats[end_of(over).wins[0].seat].liabilities
    return RINSHAN in dict(known)


def _asked(posed: Posed) -> str:
    return "liable" if posed.level == 1 else "kan" if _is_kan(posed.result) else "pays"


def _about(posed: Posed) -> str:
    """What hints are about: where a set stays in the hand, there is none to look for."""
    asked = _asked(posed)
    return "held" if asked == "liable" and certain(posed.result) is None else asked


def scene(posed: Posed) -> Scene:
    """The table after the deal; at level 1 the seats, and the winner's sets to point at."""
    over: RoundState = posed.result
    shown = ending_scene(posed.situation, over, facts(posed))
    if posed.level > 1 or not isinstance(shown.board, Board):
        return shown
    seen = shown.board.view
    bare = tuple(player._replace(river=()) for player in seen.players)
    board = shown.board._replace(
        view=seen._replace(players=bare),  # type: ignore[arg-type]
        hidden=(*shown.board.hidden, BoardPart.TILES, BoardPart.POINTS),
    )
    return shown._replace(rows=tuple(_sets(over)), board=board)


def _sets(over: RoundState) -> Iterator[Row]:
    """The sets of the winner as they lie; all tiles of one are one place to point at."""
    return map(as_one, set_rows(end_of(over).wins[0].result.hand.melds, "set"))


def facts(posed: Posed) -> Iterator[Message]:
    """How the deal ended, in which order the sets were laid, and what the hand is worth."""
    over: RoundState = posed.result
    yield from happened(over)
    win = end_of(over).wins[0]
    who, melds = players(over)[win.seat], win.result.hand.melds
    if _is_kan(over):
        usual = replace_options(posed.rules, pao_daiminkan_rinshan=False)
        plain = ended(posed.situation, usual)
        yield msg("scene.ended.after_kan", who=who, tile=melds[-1].tiles[0])
        yield asked_of_each(plain, end_of(plain).wins[0])
        return
    named = (tuple(dict.fromkeys(meld.tiles)) for meld in melds)
    yield msg("scene.ended.sets", sets=tuple(msg("scene.ended.set", tiles=of) for of in named))
    yield msg("scene.ended.yakuman", who=who, count=win.result.best.yakuman)
    if posed.level == 4:
        yield msg("scene.ended.lying", honba=over.honba, sticks=posed.situation.state.deposits)


def explain(posed: Posed) -> Explanation:
    """From whom each set came; from level 2 on the end as the engine tells it."""
    over: RoundState = posed.result
    if posed.level > 1:
        tree = explain_payments(over, worth_known=posed.level < 4)
        return tree._replace(children=(Explanation(right(posed)), *tree.children))
    win, called = end_of(over).wins[0], players(over)
    lines = []
    for meld in win.result.hand.melds:
        seat = feeder(win.seat, meld)
        who = None if seat is None else called[seat]
        lines.append(Explanation(msg(f"puzzle.{ID}.set_of", tile=meld.tiles[0], who=who)))
    return Explanation(right(posed), tuple(lines))


def right(posed: Posed) -> Message:
    """Who is liable for what, or why nobody is."""
    over: RoundState = posed.result
    win, called = end_of(over).wins[0], players(over)
    for seat in liable(over):
        way = "both" if seat is win.by else "tsumo" if win.by is win.seat else "ron"
        part = "_part" if len(win.result.best.yaku_ids) > 1 and way != "both" else ""
        what = f"{way}{part}" if _asked(posed) == "pays" else _asked(posed)
        return msg(f"puzzle.{ID}.right.{what}", who=called[seat], by=called[win.by])
    return _nobody(over)


def _nobody(over: RoundState) -> Message:
    """Why nobody is liable: own tiles, too few sets on the table, or the rules."""
    word, place, win = f"puzzle.{ID}.nobody", certain(over), end_of(over).wins[0]
    if place is None:
        return msg(f"{word}.{'kan' if _is_kan(over) else 'held'}")
    last = win.result.hand.melds[place]
    return msg(f"{word}.{'rules' if last.source else 'own'}", tile=last.tiles[0])


def line(posed: Posed) -> Message | None:
    """Where the tiles of one set came from; where points are asked, what the winner receives."""
    told = ("puzzle.pao_split.set_of", "round.end.receives")
    return next((p.message for p in explain(posed).children if p.message.id in told), None)


def look(_posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The called tiles: they point to who discarded them."""
    return tuple(spot.id for spot in scene.spots() if spot.sideways)


KIND: Final = Kind(
    id=ID,
    version=6,
    section="2.8.3",
    levels=(1, 2, 3, 4),
    seconds=55,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(ended, write),
    asks=Asks(ask, scene, lambda posed: msg(f"puzzle.{ID}.prompt", asked=_asked(posed))),
    tells=Tells(explain, right=right, line=line, look=look, about=_about),
    bound=0.35,
    probes=(6, 12, 12, 12),
    tempts=True,
    mistakes=LIABILITY,
    options=(
        *("pao_yakuman", "pao_honba", "pao_daiminkan_rinshan"),
        *("yakuman_stacking", "double_yakuman_hands"),
    ),
)
