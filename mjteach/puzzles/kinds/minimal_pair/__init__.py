"""``minimal_pair``: two won hands that differ in one thing, and what changes with it (R4.2.2).

Level 1 asks which lines of the count change, level 2 by how many han and fu too, level 3 what is
paid for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
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
from ...words import prompt_per_level, with_reason, wrong_per_field
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
TRIPLETS: Final = Taste(runs=0.35, quads=0.0, seven_pairs=0.0, open=0.5)
WINDY: Final = USUAL._replace(honours=0.9)
OPEN: Final = Taste(runs=0.6, open=1.0, quads=0.0, seven_pairs=0.0)
CLOSED: Final = Taste(runs=0.6, open=0.0, quads=0.0, seven_pairs=0.0, honours=0.6)
SORTS: Final = (
    Sort("ron_tsumo", pairs(USUAL, other_way), 14),
    Sort("third_tile", pairs(TRIPLETS, other_way, "set"), 14),
    Sort("winds", pairs(WINDY, other_seat, "any", fu=0.8), 12),
    Sort("wait", pairs(USUAL, other_tile, "wait", fu=0.9), 14),
    Sort("same_wait", pairs(USUAL, other_tile), 4),
    Sort("riichi", pairs(CLOSED, without_riichi), 9),
    Sort("closed_open", pairs(OPEN, uncalled), 14),
    Sort("dora", pairs(USUAL, other_indicator, "dora"), 9),
    Sort("suits", pairs(USUAL, other_suits), 4),
    Sort("idle_seat", pairs(WINDY, other_seat, "none"), 3),
    Sort("idle_indicator", pairs(USUAL, other_indicator, "none"), 3),
    Sort("honba", pairs(USUAL, other_honba)),
    Sort("way_with_honba", pairs(USUAL, other_way, honba=True)),
    Sort("call_with_honba", pairs(OPEN, uncalled, honba=True)),
)
DEALT: Final[Mapping[str, Mapping[str, int]]] = {
    "ron_tsumo": {"ron_tsumo": 15, "third_tile": 3, "suits": 1, "idle_indicator": 1},
    "third_tile": {"third_tile": 10, "ron_tsumo": 6, "suits": 4},
    "winds": {"winds": 10, "ron_tsumo": 4, "closed_open": 2, "idle_seat": 4},
    "wait": {"wait": 10, "ron_tsumo": 4, "dora": 3, "same_wait": 3},
    "riichi": {"riichi": 7, "dora": 6, "suits": 4, "idle_indicator": 3},
    "closed_open": {"closed_open": 16, "suits": 2, "idle_indicator": 2},
    "dora": {"dora": 7, "riichi": 6, "idle_indicator": 7},
    "honba": {"honba": 5, "way_with_honba": 10, "call_with_honba": 5},
}
"""What a topic deals; beside its own pairs such that change other lines, or none.

With its own alone one answer would be right too often.
"""
HAN_ONLY: Final = ("riichi", "dora")
"""Topics in which the fu never change: they are given."""
TOPICS: Final = {
    name: Topic(
        fields=() if name in HAN_ONLY else ("fu",),
        levels=(3,) if name == "honba" else (),
        sorts=sorts,
    )
    for name, sorts in DEALT.items()
}


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
        "seat": msg(f"puzzle.{ID}.tile", tile=context.seat_wind),
        "round": msg(f"puzzle.{ID}.tile", tile=context.round_wind),
        "riichi": msg("field.yes" if context.riichi else "field.no"),
        "indicator": msg(f"puzzle.{ID}.tile", tile=context.indicators[0]),
        **honba,
    }


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


def first_of_both(posed: Posed) -> Message:
    """What is paid for the first hand."""
    return explain(posed).children[0].message


def both(posed: Posed) -> Message:
    """What changes, and what is paid for each hand."""
    tree = explain(posed)
    return reduce(with_reason, (hand.message for hand in tree.children), tree.message)


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
    version=2,
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
    tells=Tells(explain, right=both, line=first_of_both, wrong=wrong_per_field(ID)),
    bound=0.45,
    mistakes=MISTAKES,
    options=("renpuu_pair_fu", "open_no_fu_hand", "pinfu_with_tsumo", "kuitan"),
)
