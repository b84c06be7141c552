"""``minimal_pair``: two won hands that differ in one thing, and what changes with it (R4.2.2).

Level 1 asks which lines of the count change, level 2 by how many han and fu too, level 3 what is
paid for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.explain import explain_win
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from ...fields import label, many_of, number
from ...kind import Kind
from ...mistakes import Mistake, misread
from ...mistakes.fu import FU
from ...mistakes.han import HAN
from ...mistakes.reckoned import Reckoned
from ...mistakes.scores import honba_each, paid, with_more
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...payments import in_words, respelling
from ...questions import NONE, EnterPayment, Field, Value
from ...scenes import Line, Row, Scene, Table
from ...situations.tables import own_rows
from ...situations.wins import Taste, Win, found
from ...sorts import Sort
from ...words import nothing, prompt_per_level, wrong_per_field
from .dealing import (
    LINES,
    HandPair,
    other_honba,
    other_indicator,
    other_seat,
    other_suits,
    other_tile,
    other_way,
    pairs,
    parts_of,
    uncalled,
    without_honba,
    without_riichi,
)

ID: Final = "minimal_pair"


class Both(NamedTuple):
    """The values of the two."""

    first: WinResult
    second: WinResult


def write(_pair: HandPair, both: Both) -> dict[str, Value]:
    """What changes, by how much, and what each is paid."""
    first, second = map(parts_of, both)
    one, other = both.first.best, both.second.best
    return {
        "lines": [line for line in LINES if first[line] != second[line]] or NONE,
        "han": _han(both.second) - _han(both.first),
        "fu": other.fu.total - one.fu.total,
        "first": _paid(both.first),
        "second": _paid(both.second),
    }


def _han(won: WinResult) -> int:
    return Reckoned(won).score.han


def _paid(won: WinResult) -> str:
    """What is paid, honba and all."""
    score = Reckoned(won).score
    return paid(with_more(score, honba_each(score)))


# ---- what is dealt

USUAL: Final = Taste(runs=0.75, quads=0.02, seven_pairs=0.0)
TRIPLETS: Final = Taste(runs=0.35, quads=0.0, seven_pairs=0.0, open=0.2)
WINDY: Final = USUAL._replace(honours=0.9)
OPEN: Final = Taste(runs=0.6, open=1.0, quads=0.0, seven_pairs=0.0)
CLOSED: Final = Taste(runs=0.6, open=0.0, quads=0.0, seven_pairs=0.0, honours=0.6)
SORTS: Final = (
    Sort("ron_tsumo", pairs(USUAL, other_way), 14),
    Sort("third_tile", pairs(TRIPLETS, other_way, "set"), 12),
    Sort("winds", pairs(WINDY, other_seat, "any"), 12),
    Sort("wait", pairs(USUAL, other_tile, "wait"), 14),
    Sort("same_wait", pairs(USUAL, other_tile), 8),
    Sort("riichi", pairs(CLOSED, without_riichi), 10),
    Sort("closed_open", pairs(OPEN, uncalled), 12),
    Sort("dora", pairs(USUAL, other_indicator, "dora"), 12),
    Sort("suits", pairs(USUAL, other_suits), 16),
    Sort("honba", pairs(USUAL, other_honba)),
)
TOPICS: Final = {
    name: Topic(sorts={name: 1, "suits": 1})
    for name in ("ron_tsumo", "third_tile", "winds", "wait", "riichi", "closed_open", "dora")
} | {"honba": Topic(levels=(3,), sorts={"honba": 1, "suits": 1})}
"""Half of the pairs of a topic change nothing, or one answer would always be right."""


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The lines that change, by how much, and what is paid."""
    yield many_of(ID, "lines", ((line, msg(f"puzzle.{ID}.line.{line}")) for line in LINES))
    if posed.level >= 2:
        yield number(ID, "han", unit="han")._replace(change=True)
        yield number(ID, "fu", unit="fu")._replace(change=True)
    if posed.level == 3:
        yield EnterPayment("first", label(ID, "first"))
        yield EnterPayment("second", label(ID, "second"))


def scene(posed: Posed) -> Scene:
    """Both hands, and beside each other how they were won; the difference is not marked."""
    pair: HandPair = posed.situation
    rows = (row for word, win in zip(pair._fields, pair, strict=True) for row in _rows(word, win))
    columns = tuple(msg(f"puzzle.{ID}.{word}_hand") for word in pair._fields)
    lying = without_honba(pair) is not None
    told = [_told(win, lying=lying) for win in pair]
    lines = tuple(
        Line(msg(f"puzzle.{ID}.told.{what}"), tuple(each[what] for each in told))
        for what in told[0]
    )
    table = Table(msg(f"puzzle.{ID}.title"), msg(f"puzzle.{ID}.head"), columns, lines)
    return Scene(tuple(rows), table=table)


def _rows(word: str, win: Win) -> Iterator[Row]:
    for row in own_rows(win.hand, win.tile):
        spots = tuple(spot._replace(id=f"{word}.{spot.id}") for spot in row.spots)
        name = msg(f"puzzle.{ID}.{word}_hand") if row.id == "hand" else row.label
        yield row._replace(id=f"{word}.{row.id}", label=name, spots=spots)


def _told(win: Win, *, lying: bool) -> dict[str, Message]:
    """How a hand was won, fact by fact; with ``lying`` honba are among them."""
    context = win.context
    honba = {"honba": msg(f"puzzle.{ID}.counted", count=context.honba)} if lying else {}
    return {
        "won": msg(f"scene.by.{context.by}", tile=win.tile),
        "seat": _wind(context.seat_wind),
        "round": _wind(context.round_wind),
        "riichi": msg("field.yes" if context.riichi else "field.no"),
        "indicator": msg(f"puzzle.{ID}.tile", tile=context.indicators[0]),
        **honba,
    }


def _wind(wind: Tile) -> Message:
    return msg(f"seat.{wind}.name")


def right(posed: Posed) -> Message:
    """Which lines change."""
    key = write(posed.situation, posed.result)
    if key["lines"] == NONE:
        changes = "only_honba" if without_honba(posed.situation) else "nothing_changes"
        return msg(f"puzzle.{ID}.{changes}")
    assert isinstance(key["lines"], list)
    lines = tuple(msg(f"puzzle.{ID}.line.{line}") for line in key["lines"])
    return msg(f"puzzle.{ID}.right", lines=lines)


def find(pair: HandPair, rules: RuleSet) -> Both:
    """What both hands are worth; who discarded changes nothing, and is not shown."""
    first, second = (win._replace(context=win.context._replace(discarder=None)) for win in pair)
    return Both(found(first, rules), found(second, rules))


def explain(posed: Posed) -> Explanation:
    """What each is worth, and why."""
    parts = (
        Explanation(msg(f"puzzle.{ID}.{word}_is", pays=_pays(won)), explain_win(won).children)
        for word, won in zip(posed.result._fields, posed.result, strict=True)
    )
    return Explanation(right(posed), tuple(parts))


def _pays(won: WinResult) -> Message:
    return in_words(_paid(won), "puzzle.score_full.paid")


# ---- false rules: those of one hand, believed of both

SHOWN: Final = (
    *("D08", "R13", "U07", "U09", "U10", "U12", "U17", "U18", "U19", "U20", "U21", "U23", "U24"),
    *("Y16", "Y28", "Y30", "Y31", "Y43"),
)
"""What tells two hands apart, or fails to."""


def _of_both(row: Mistake) -> Mistake:
    edit = row.result
    if edit is None:
        return row

    def judged(both: Both) -> Both | None:
        wrong = Both(*(edit(won) or won for won in both))
        return None if wrong == both else wrong

    return row._replace(result=judged)


MISTAKES: Final = (
    *(_of_both(row) for row in (*HAN, *FU) if row.code in SHOWN and not row.situation),
    misread("S01", "honba-forgotten", without_honba, 3),
)

KIND: Final = Kind(
    id=ID,
    section="4.2.2",
    levels=(1, 2, 3),
    seconds=60,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(
        find,
        write,
        respelling("first", "second"),
    ),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, line=nothing, wrong=wrong_per_field(ID)),
    bound=0.45,
    mistakes=MISTAKES,
    options=("renpuu_pair_fu", "open_no_fu_hand", "pinfu_with_tsumo", "kuitan"),
)
