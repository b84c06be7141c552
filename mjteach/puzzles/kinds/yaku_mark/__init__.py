"""``yaku_mark``: which yaku a finished hand has (R3).

Level 1 lists the ordinary yaku, level 2 all of them, level 3 asks their han as well, level 4
deals more hands that can be read in several ways and asks what keeps a yaku away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_win
from mjteach.riichi.near import near_misses
from mjteach.riichi.near.explain import explain_near
from mjteach.riichi.result import WinResult
from mjteach.riichi.yaku import YAKU

from ...base import Part
from ...fields import label, many_of, number, one_of
from ...kind import Kind, Posed
from ...mistakes_of.yaku import YAKU_MARKED, han_of
from ...questions import NONE, Field, Value
from ...situations.misses import fault_of, missing, reasons
from ...situations.wins import Win, found, win_scene
from .deals import FAMILIES, LISTED, SORTS, TOPICS, YAKUMAN, family, is_played, taught

ID: Final = "yaku_mark"


def write(win: Win, result: WinResult) -> dict[str, Value]:
    """The yaku that count, their han, and what keeps away the one that is just missed."""
    asked = missing(win)
    fault = fault_of(result, asked) if asked else None
    return {
        "yaku": sorted(result.best.yaku_ids) or NONE,
        "han": han_of(result),
        "why_not": fault.condition if fault else None,
    }


def ask(posed: Posed) -> Iterator[Field]:
    """The list of yaku; then their han; then one reason."""
    listed = _listed(posed)
    yield many_of(ID, "yaku", ((yaku, msg(f"yaku.{yaku}.name")) for yaku in listed))
    if posed.level >= 3:
        word = "yakuman" if set(listed) & set(family(*YAKUMAN)) else "plain"
        yield number(ID, "han", unit="han")._replace(label=msg(f"puzzle.{ID}.han.{word}"))
    asked = missing(posed.situation) if posed.level == 4 else None
    if asked in listed and fault_of(posed.result, asked):
        why = one_of(ID, "why_not", ((id, msg(f"near.{id}.name")) for id in reasons(asked)))
        yield why._replace(label=label(ID, "why_not", yaku=asked))


def _listed(posed: Posed) -> tuple[str, ...]:
    """The yaku to choose from; a topic brings its own."""
    known = taught(posed.topics)
    if known is not None:
        return tuple(yaku for yaku in YAKU if yaku in known)
    local = (yaku for yaku in FAMILIES["local"] if posed.level > 1 and is_played(yaku)(posed.rules))
    return (*LISTED[min(posed.level, 2)], *local)


def explain(posed: Posed) -> Explanation:
    """The yaku line by line, those that do not count, and what was close; nothing untaught."""
    parts = explain_win(posed.result).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    known = taught(posed.topics)
    told = ("win.reading", "win.dropped", "win.others")
    more = [part for part in parts if part.message.id.startswith(told)]
    if known is not None and "pinfu" not in known:  # waits have names once it is taught
        more = [part for part in more if part.message.get("yaku") in known]
    near = [near for near in near_misses(posed.result) if known is None or near.yaku in known]
    return Explanation(right(posed), (*more[:1], yaku, *more[1:], explain_near(near)))


def right(posed: Posed) -> Message:
    """How many there are."""
    ids = posed.result.best.yaku_ids
    return msg(f"puzzle.{ID}.right", count=len(ids), yaku=ids)


def line(posed: Posed) -> Message:
    """One of several yaku with its reason; of fewer, what else is known of the hand."""
    parts = explain(posed).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    other = next(part for part in parts if part is not yaku)
    return next(iter(yaku.children if len(yaku.children) > 1 else other.children), other).message


def about(posed: Posed) -> str:
    """How it was won, where that gives a yaku; else open or closed."""
    ids = set(posed.result.best.yaku_ids)
    if ids & set(family(*YAKUMAN)):
        return "yakuman"
    if ids & set(family("moments")):
        return "moments"
    return "closed" if posed.result.hand.is_closed else "open"


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What stands against a yaku that is too many; where one is missing, what to look at."""
    word = f"puzzle.{ID}.wrong"
    if part.field != "yaku":
        yield msg(f"{word}.{part.field}")
        return
    if part.extra:
        yaku = part.extra[0]
        fault = fault_of(posed.result, yaku)
        here = msg("yaku.here", by=None)
        if fault:
            yield msg(f"near.{fault.condition}", yaku=yaku, tiles=fault.tiles, why=here)
        else:
            yield msg(f"{word}.extra", yaku=yaku)
        return
    absent = {id for id in posed.result.best.yaku_ids if id not in _marked(part)}
    name = next((name for name, yaku in FAMILIES.items() if absent & set(yaku)), "riichi")
    yield msg(f"{word}.missing.{WHERE.get(name, 'sets')}")


def _marked(part: Part) -> set[str]:
    return set(map(str, part.given)) if isinstance(part.given, list) else set()


WHERE: Final = {
    "riichi": "won",
    "moments": "won",
    "yakuman_moments": "won",
    "simples": "tiles",
    "suits": "tiles",
    "yakuman_suits": "tiles",
    "pairs": "tiles",
    "yakuman_orphans": "tiles",
}
"""Where to look for a yaku of a family; for the others, at the sets."""


KIND: Final = Kind(
    id=ID,
    section="3.1",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    find=found,
    write=write,
    ask=ask,
    scene=lambda posed: win_scene(posed.situation),
    explain=explain,
    right=right,
    about=about,
    line=line,
    wrong=wrong,
    bound=0.5,
    headline=("yaku",),
    mistakes=YAKU_MARKED,
    left_out={
        "H10": "seen as the cheaper reading here, Y34",
    },
    options=(
        *("kuitan", "pinfu_with_tsumo", "chiitoitsu_four_of_a_kind", "ippatsu", "renhou"),
        *("rinshan_with_haitei", "chankan_with_ippatsu", "ryuuiisou_needs_hatsu"),
        *("chuuren_suits", "chuuren_forms", "chuuren_furiten_allowed", "open_riichi"),
        "daisharin",
    ),
    topics=TOPICS,
)
