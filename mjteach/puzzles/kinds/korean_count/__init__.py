"""``korean_count``: han under a Korean table, the minimum, and the right to eopeo (chapter K).

Level 1 counts the base yaku line by line; level 2 tells base from bonus yaku and asks whether the
hand may win; level 3 counts all han with gensho and flowers, or asks whether eopeo may be declared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import tile
from mjteach.korean import KoreanContext, KoreanRules
from mjteach.korean.declare import eopeo_verdict, worth_of_waits
from mjteach.korean.explain import explain_count, explain_declaration

from ...base import Part
from ...fields import label, number, word_of, yes_no
from ...games import KOREAN as GAME
from ...kind import Asks, Kind, Posed, Steps, Tells
from ...mistakes_of.korean import KOREAN
from ...questions import NONE, Choice, Field, PickOne, PickTiles
from ...scenes import Scene
from ...situations.korean_wins import Form, KoreanWin, found, korean_scene, too_cheap
from .answer import LINES, PLACES, accepts, places_of, shown_in, write
from .deals import SORTS, TOPICS

ID: Final = "korean_count"
_number = partial(number, ID, unit="han")


# ---- what is asked and shown


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
                yield PickTiles(id, label(ID, id), msg(f"puzzle.{ID}.{id}.none"), GAME.suits)
            yield _number("fewest")
            yield yes_no(ID, "eopeo")
            yield word_of(ID, "why", (NONE, "open", "short"))


def scene(posed: Posed) -> Scene:
    """The hand as it was won, and what is not asked for."""
    shown, form = korean_scene(posed.situation), posed.situation.form
    left = {Form.LINES: "base_only", Form.MINIMUM: "without_gensho"}
    facts = (msg(f"puzzle.{ID}.{left[form]}"),) if form in left else ()
    return shown._replace(facts=(*shown.facts, *facts))


# ---- what is told


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
        look=lambda _, shown: tuple(spot.id for spot in shown.spots() if spot.label),
        example=example,
    ),
    headline=("sum", "base", "win", "total", "waits", "short", "eopeo", "why"),
    follows=("sum", "total", "win"),
    bound=0.35,
    mistakes=KOREAN,
    left_out={"KR24": "right at another table: told as a rule difference of han_table"},
    options=(
        *("min_han", "pinfu_with_tsumo", "han_table", "gensho", "lower_yaku_accumulate"),
        *("honnodu_total", "hwamangwan_value", "bulleo_value"),
    ),
)
