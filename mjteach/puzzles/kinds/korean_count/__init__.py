"""``korean_count``: han under a Korean table, the minimum, and the right to eopeo (chapter K).

Level 1 counts the base yaku line by line; level 2 tells base from bonus yaku and asks whether the
hand may win; level 3 counts all han with gensho and flowers, or asks whether eopeo may be declared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import tile
from mjteach.korean import KoreanContext, KoreanRules
from mjteach.korean.declare import eopeo_verdict, worth_of_waits
from mjteach.korean.explain import explain_count, explain_declaration
from mjteach.korean.yaku import value_of

from ...base import Mix, Part
from ...fields import label, number, pick_tiles, word_of, yes_no
from ...games import KOREAN as GAME
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Choice, Field, PickOne
from ...scenes import Scene
from ...situations.plans import so_open
from ...words import rule_per_field
from .dealing import (
    LINES,
    PLACES,
    accepts,
    base_han,
    copies,
    counts_base,
    declares_bulleo,
    has_bonus,
    open_waits,
    places_of,
    plans_of,
    shown_in,
    sort_of,
    waits_by,
    write,
)
from .mistakes import KOREAN
from .situation import PLANS, Form, KoreanWin, found, korean_scene, too_cheap

ID: Final = "korean_count"
_number = partial(number, ID, unit="han")


# fmt: off
NATURAL: Final = {
    "runs": 4, "simples": 4, "values": 4, "wind": 1, "honours": 2, "straight": 2, "edges": 1,
    "half_flush": 3, "flush": 1, "triplets": 2, "pairs": 2, "mixed": 4,
}
# fmt: on
"""The plans by which level 1 deals in the natural mix; the balanced one has nearly all alike."""

WEAK: Final = "weak simples values edges runs kan"
SHORT, ENOUGH = plans_of(WEAK), plans_of(f"{WEAK} outside triplets")
FULL: Final = plans_of("simples values runs straight triplets kan")
TENPAI: Final = plans_of("runs simples values mixed concealed straight half_flush")
CLOSED, OPENED = so_open(TENPAI, 0.0), so_open(TENPAI, 0.8)

SORTS: Final = (
    *(
        sort_of(name, Form.LINES, plan, counts_base, name != "mixed", NATURAL.get(name, 0))
        for name, plan in PLANS.items()
        if name not in ("weak", "kan")
    ),
    # base yaku enough to win, one han, none
    sort_of("enough", Form.MINIMUM, ENOUGH, base_han(int.__ge__), 52, 14),
    sort_of("one", Form.MINIMUM, SHORT, base_han(lambda base, least: base == 1 < least), 30, 5),
    sort_of("nothing", Form.MINIMUM, SHORT, base_han(lambda base, least: base == 0 < least), 18, 1),
    # all han, by the copies of the winning tile
    sort_of("full.1", Form.FULL, FULL, copies(1), 23, 23),
    sort_of("full.2", Form.FULL, FULL, copies(2), 11, 11),
    sort_of("full.3", Form.FULL, FULL, copies(3), 11, 11),
    # eopeo: with no winning tile below the minimum, with some, with all; with an open hand
    sort_of("eopeo.several", Form.EOPEO, CLOSED, waits_by(lambda n, short: n > 1 > short), 13, 18),
    sort_of("eopeo.single", Form.EOPEO, CLOSED, waits_by(lambda n, short: n == 1 > short), 10, 15),
    sort_of("eopeo.some", Form.EOPEO, CLOSED, waits_by(lambda n, short: 0 < short < n), 18, 11),
    sort_of("eopeo.all", Form.EOPEO, CLOSED, waits_by(lambda n, short: n == short), 6, 6),
    sort_of("eopeo.open", Form.EOPEO, OPENED, open_waits(short=False), 7, 4),
    sort_of("eopeo.open.short", Form.EOPEO, OPENED, open_waits(short=True), 1, 1),
    # for topics only
    sort_of("bonus", Form.FULL, FULL, has_bonus),
    sort_of("bulleo", Form.FULL, FULL, lambda f: f[0].context.bulleo and has_bonus(f))._replace(
        exists=lambda rules: value_of("kr_eopeo", rules).han is not None
    ),
)
COPIES: Final = {"full.1": 2, "full.2": 1, "full.3": 1}
ASKED: Final = {
    sort.name: sort.share(3, Mix.BALANCED) for sort in SORTS if sort.name.startswith("eopeo")
}
TOPICS: Final[Mapping[str, Topic]] = {
    "base": Topic(("line.*", "sum", "base"), levels=(1,)),
    "minimum": Topic(("sort.*", "base", "win"), levels=(2,)),
    "gensho": Topic(("gensho",), levels=(3,), sorts=COPIES),
    "flowers": Topic(("flowers",), levels=(3,), sorts=COPIES),
    "bonus": Topic(("bonus",), levels=(3,), sorts={"bonus": 1}),
    "bulleo": Topic(("bonus",), levels=(3,), sorts={"bulleo": 1}, needed=declares_bulleo),
    "eopeo": Topic(("waits", "short", "fewest", "eopeo", "why"), levels=(3,), sorts=ASKED),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """Lines and sum; yaku, sum and verdict; the parts of the whole; winning tiles and verdict."""
    match posed.situation.form:
        case Form.LINES:
            for line in LINES:
                named = msg(f"puzzle.{ID}.line.{line}")
                yield _number(f"line.{line}")._replace(label=named, empty=0)
            yield _number("sum")
        case Form.MINIMUM:
            places = tuple(Choice(place, msg(f"puzzle.{ID}.place.{place}")) for place in PLACES)
            for yaku in shown_in(posed.result[0].best):
                yield PickOne(f"sort.{yaku}", msg(f"korean.yaku.{yaku}.name"), places)
            yield _number("base")
            yield yes_no(ID, "win")
        case Form.FULL:
            yield from map(_number, ("base", "gensho", "flowers", "bonus", "total"))
        case Form.EOPEO:
            for id in ("waits", "short"):
                own, none = posed.situation.hand, msg(f"puzzle.{ID}.{id}.none")
                yield pick_tiles(own, id, label(ID, id), none)
            yield _number("fewest")
            yield yes_no(ID, "eopeo")
            yield word_of(ID, "why", (NONE, "open", "short"))


def scene(posed: Posed) -> Scene:
    """The hand as it was won, and what is not asked for."""
    shown, form = korean_scene(posed.situation), posed.situation.form
    left = {Form.LINES: "base_only", Form.MINIMUM: "without_gensho"}
    facts = (msg(f"puzzle.{ID}.{left[form]}"),) if form in left else ()
    return shown._replace(facts=(*shown.facts, *facts))


def explain(posed: Posed) -> Explanation:
    """The whole count, or the verdict with what every winning tile gives."""
    return _explained(posed.situation, posed.rules)


def _explained(win: KoreanWin, rules: KoreanRules) -> Explanation:
    if win.tile is not None:
        return explain_count(*found(win, rules))
    verdict = eopeo_verdict(win.hand, win.context, rules)
    worth = worth_of_waits(win.hand, win.context, rules) if win.hand.is_closed else ()
    return explain_declaration(verdict, worth)


def right(posed: Posed) -> Message:
    """What the base yaku and the others come to, or what decides about the eopeo."""
    best, least = posed.result[0].best, posed.rules.min_han
    short, word = too_cheap(posed.result), posed.situation.form
    match word:
        case Form.EOPEO:
            why = write(posed.situation, posed.result)["why"]
            return msg(f"puzzle.{ID}.right.eopeo.{why}", least=least, tiles=short)
        case Form.MINIMUM:
            word = "short" if short else "enough"
    yaku = tuple(dict.fromkeys(item.yaku for item in best.base))
    sums = {"base": best.base_han, "bonus": best.bonus_han, "total": best.han}
    return msg(f"puzzle.{ID}.right.{word}", yaku=yaku, least=least, **sums)


EXAMPLES: Final = {
    Form.LINES: ("234567m22p45p777z", "6p"),
    Form.MINIMUM: ("234m678m55p34p + pon 333p", "5p"),
    Form.FULL: ("123456m22p67788p", "6p"),
    Form.EOPEO: ("222m456m22p67788p", ""),
}
"""A hand for every form, unlike the one being asked about."""


def example(posed: Posed) -> Explanation:
    """Another hand, counted to the end; the reading shows its tiles."""
    form = posed.situation.form
    text, won = EXAMPLES[form]
    win = KoreanWin(form, hand(text), tile(won) if won else None, KoreanContext())
    return _explained(win, posed.rules)


ALONE: Final = ("line", "sum", "base", "gensho", "bonus", "total")
"""Parts that the question to think about does not speak of."""


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to look at for this very part."""
    name = part.field.partition(".")[0]
    word = f"wrong.{name}" if name in ALONE else f"hint.{posed.situation.form}.ask"
    yield msg(f"puzzle.{ID}.{word}")


def line(posed: Posed) -> Message:
    """One line or number of the answer."""
    best, word = posed.result[0].best, f"puzzle.{ID}.hint"
    match posed.situation.form:
        case Form.EOPEO:
            return msg(f"{word}.waits", tiles=tuple(r.winning_tile for r in posed.result))
        case Form.FULL:
            return msg(f"{word}.base", han=best.base_han)
        case Form.LINES:
            yaku = best.base[0].yaku
            return msg(f"{word}.line", yaku=yaku, han=best.han_of(yaku))
    yaku = shown_in(best)[-1]
    return msg(f"{word}.item", yaku=yaku, place=places_of(best)[yaku])


KIND: Final = Kind(
    id=ID,
    version=4,
    section="K",
    levels=(1, 2, 3),
    game=GAME,
    seconds=75,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(found, write, accepts=accepts),
    asks=Asks(
        ask,
        scene,
        lambda posed: msg(
            f"puzzle.{ID}.prompt.{posed.situation.form}", table=posed.rules.han_table
        ),
    ),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=lambda posed: str(posed.situation.form),
        wrong=wrong,
        rule=rule_per_field(
            ID,
            lambda posed: str(posed.situation.form),
            waits=(),
            short=(),
            fewest=(),
            base=("minimum",),
            bonus=(),
            total=(),
        ),
        look=lambda _, shown: tuple(spot.id for spot in shown.spots() if spot.label),
        example=example,
    ),
    headline=("sum", "base", "win", "total", "waits", "short", "eopeo", "why"),
    follows=("sum", "total", "win"),
    bound=0.35,
    mistakes=KOREAN,
    options=(
        *("min_han", "pinfu_with_tsumo", "han_table", "gensho", "lower_yaku_accumulate"),
        *("honnodu_total", "hwamangwan_value", "bulleo_value"),
    ),
)
