"""``score_lookup``: from han and fu to what is paid (R4.1, R4.2.1, R3.6-r).

Level 1 has the score table beside it, level 2 goes without, level 3 asks for the limit too, level 4
goes back from the payment to han and basic points. One topic plays a house rule (R6.1-a, R6.1-b,
R4.1-k).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_points
from mjteach.riichi.score import LIMIT_HAN, Limit, Score

from ...base import Part
from ...counts import points_counted
from ...fields import label, number, one_of
from ...grading import agrees
from ...kind import Kind
from ...mistakes.scores import TABLE, paid
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...payments import in_words, one_share, respelling
from ...questions import EnterPayment, Field, Value
from ...scenes import Line, Scene, Table
from ...words import because, prompt_per_level, rule_per_field, wrong_per_field
from .dealing import CELL_SORTS, FIRST, FU, OWN, HanAndFu, find_score, is_cell

ID: Final = "score_lookup"
PAID: Final = f"puzzle.{ID}.paid"
"""The sentences that say what is paid."""


def write(_drill: HanAndFu, score: Score) -> dict[str, Value]:
    """The payment, the limit, and what leads there."""
    return {
        "pays": paid(score),
        "limit": str(score.limit or "below"),
        "han": score.han,
        "base": score.base,
    }


# ---- what is dealt

FORWARD: Final = (1, 2, 3)
TOPICS: Final = {
    "ron": Topic(sorts={"low.*.ron": 3, "seven*.ron": 1}),
    "tsumo": Topic(sorts={"low.*.tsumo": 3, "pinfu.*": 1}),
    "dealer": Topic(sorts={"low.dealer.*": 3, "seven.dealer.*": 1, "pinfu.dealer.*": 1}),
    "below_mangan": Topic(sorts={"low.*": 3, "seven*": 1, "pinfu.*": 1}),
    "capped": Topic(("limit",), (), FORWARD, {"capped.*": 1, "low.*": 1}),
    "limits": Topic(("limit",), (), FORWARD, {"limit.*": 1}),
    "seven_pairs": Topic(sorts={"seven*": 1}),
    "counted": Topic(levels=(2, 3), sorts={"counted.*": 1}),
    "yakuman": Topic(levels=(2, 3), sorts={"*yakuman.*": 1}),
    "kiriage": Topic(levels=(2, 3), sorts={"kiriage.*": 1}),
    "house": Topic(levels=(2,), sorts={"house.*": 1}),
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """The payment, at level 3 after the limit; at level 4 han and basic points."""
    if posed.level == 4:
        yield number(ID, "han", unit="han")
        yield number(ID, "base", unit="points")
        return
    if posed.level == 3:
        names = ((limit.value, msg(f"score.limit.{limit}.name")) for limit in Limit)
        yield one_of(ID, "limit", (("below", msg(f"puzzle.{ID}.below")), *names))
    yield EnterPayment("pays", label(ID, "pays", by=posed.situation.by))


def scene(posed: Posed) -> Scene:
    """Han, fu and who won how; the payment instead of the han where that is asked."""
    drill: HanAndFu = posed.situation
    won = msg(f"puzzle.{ID}.won.{drill.by}", dealer=drill.dealer)
    if posed.level == 4:
        return Scene((), (won, msg(f"puzzle.{ID}.fu", fu=drill.fu), in_words(drill.shown, PAID)))
    word = "yakuman" if drill.yakuman else "hand"
    hand = msg(f"puzzle.{ID}.{word}", count=drill.yakuman, han=drill.han, fu=drill.fu)
    house = [msg(f"puzzle.{ID}.house.{drill.house}")] if drill.house else []
    return Scene((), (*house, won, hand), table=_table(posed) if posed.level == 1 else None)


def _table(posed: Posed) -> Table:
    """The part of the score table that the hand is in, for dealer and non-dealer."""
    drill: HanAndFu = posed.situation
    by_limit = drill.yakuman or drill.han >= 5
    columns, lines = _limits(posed) if by_limit else _rows(posed)
    head = msg(f"puzzle.{ID}.head.{'han' if by_limit else 'fu'}")
    return Table(msg(f"puzzle.{ID}.title.{drill.by}"), head, columns, lines)


def _cell(posed: Posed, han: int, fu: int, yakuman: int, dealer: bool) -> Message:
    drill = HanAndFu(han, fu, yakuman, dealer, posed.situation.by)
    return in_words(paid(find_score(drill, posed.rules)), f"puzzle.{ID}.cell")


def _limits(posed: Posed) -> tuple[tuple[Message, ...], tuple[Line, ...]]:
    columns = tuple(msg(f"puzzle.{ID}.who", dealer=dealer) for dealer in (False, True))
    rows = [(msg(f"puzzle.{ID}.from", han=han), (han, 30, 0)) for han, _ in LIMIT_HAN[:0:-1]]
    rows.append((msg("score.limit.yakuman.name"), (0, 0, 1)))
    lines = tuple(
        Line(name, tuple(_cell(posed, *cell, dealer) for dealer in (False, True)))
        for name, cell in rows
    )
    return columns, lines


def _rows(posed: Posed) -> tuple[tuple[Message, ...], tuple[Line, ...]]:
    hans = (1, 2, 3, 4)
    columns = tuple(msg(f"puzzle.{ID}.han_column", han=han) for han in hans)
    lines = tuple(
        Line(
            msg(f"puzzle.{ID}.fu_row", fu=fu, dealer=dealer),
            tuple(
                _cell(posed, han, fu, 0, dealer)
                if is_cell(han, fu, posed.situation.by)
                else msg(f"puzzle.{ID}.no_cell")
                for han in hans
            ),
        )
        for fu in sorted({FIRST[posed.situation.by], 25, *FU, posed.situation.fu})
        for dealer in (False, True)
    )
    return columns, lines


# ---- what is told


def about(posed: Posed) -> str:
    """A house rule; else whether fu count, or the han alone; where a table is shown, its part."""
    if posed.level == 4:
        return "back"
    if posed.situation.house:
        return str(posed.situation.house)
    by_limit = posed.situation.yakuman or posed.situation.han >= 5
    if posed.level == 1:
        return "limit_cell" if by_limit else "cell"
    return "limit" if by_limit else "table"


def explain(posed: Posed) -> Explanation:
    """The arithmetic of the engine under what is paid; who sits where is not known here."""
    score: Score = posed.result
    head = in_words(paid(score), PAID)
    if posed.level == 4:
        head = msg(f"puzzle.{ID}.back", han=score.han, base=score.base)
    steps = (part for part in explain_points(score).children if part.message.id != "score.paid")
    return Explanation(head, tuple(steps))


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What the usual rules would have paid is called that; else what to look at."""
    usual = posed.situation._replace(house="")
    if posed.situation.house and agrees(part.given, paid(find_score(usual, posed.rules))):
        yield msg(f"puzzle.{ID}.wrong.house.{posed.situation.house}")
    else:
        yield from _of_the_field(posed, part)


_of_the_field: Final = wrong_per_field(ID, "by", "dealer")
ELSEWHERE: Final = {
    **dict.fromkeys(("P06", "P10"), ("wareme",)),  # half is paid, as by who forgets it
    "P09": ("han_only",),  # fu are not doubled there
    **dict.fromkeys(("P13", "P14"), ("aotenjou", "han_only")),  # limits begin elsewhere, or nowhere
}
"""Codes with the house rules under which their question or rule would say what is not so."""


def _played_as_usual(*houses: str) -> Callable[[HanAndFu], bool]:
    return lambda drill: drill.house not in houses


KIND: Final = Kind(
    id=ID,
    version=2,
    section="4.1",
    levels=(1, 2, 3, 4),
    seconds=20,
    sorts=CELL_SORTS,
    topics=TOPICS,
    from_facts=OWN,
    steps=Steps(find_score, write, accepts=respelling("pays")),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=because(explain),
        about=about,
        wrong=wrong,
        rule=rule_per_field(ID, about, limit=("limit",), pays=("table",)),
        plain=one_share(write),
        counts=lambda score: points_counted(score, paid(score)),
    ),
    bound=0.2,
    mistakes=tuple(
        row._replace(when=_played_as_usual(*ELSEWHERE.get(row.code, ()))) for row in TABLE
    ),
    options=("kiriage_mangan", "kazoe_yakuman", "scoring_method", "aotenjou"),
    can_be=lambda drill, rules, _level: drill.shown in ("", paid(find_score(drill, rules))),
)
