"""Still pages of a lesson: a river as it lies; fu, yaku and payments line by line as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from mjteach.api.reasons import why
from mjteach.core.errors import GivenError
from mjteach.core.given import TilesLike
from mjteach.core.given import tiles as read_tiles
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.readings import GroupKind
from mjteach.core.tiles import Tile, format_tiles
from mjteach.riichi.explain import explain_fu, explain_points
from mjteach.riichi.fu import set_fu
from mjteach.riichi.win import WinResult
from mjteach.text import listed, render

from ._faces import RIVER_ROW, Placed, hand_svg, img, river_svg, silent_img
from ._html import safe
from ._picture import Picture, River
from ._settings import current

_SMALL = 36


def river(
    tiles: TilesLike, *, riichi: int | None = None, called: int | Iterable[int] = ()
) -> River:
    """Discards in rows of six: the one at place ``riichi`` lies sideways (R2.6.3-b).

    Places count from 1. The discards at the places ``called`` were taken by others.

    >>> river("19m5p", riichi=3)
    19m5p
    """
    discards = read_tiles(tiles)
    taken = {*called} if isinstance(called, Iterable) else {called}
    for place in (*taken, *([] if riichi is None else [riichi])):
        if not isinstance(place, int):
            raise GivenError("no_places", found=shown(place))
        if not 1 <= place <= len(discards):
            raise GivenError("no_discard", place=place, count=len(discards))
    placed = [
        Placed(str(tile), sideways=place == riichi, called_away=place in taken)
        for place, tile in enumerate(discards, 1)
    ]
    settings = current()
    spoken = listed(
        (
            _spoken(tile, place, riichi, taken, settings.lang)
            for place, tile in enumerate(discards, 1)
        ),
        settings.lang,
    )
    svg = river_svg(placed, index=settings.indices)
    rows = tuple(tuple(placed[at : at + RIVER_ROW]) for at in range(0, len(placed), RIVER_ROW))
    return River(img(svg, spoken), format_tiles(discards), rows)


def _spoken(tile: Tile, place: int, riichi: int | None, taken: set[int], lang: str) -> str:
    if place == riichi:
        return render(msg("sheet.discard.riichi", tile=tile), lang)
    id = "sheet.discard.called" if place in taken else "sheet.discard.plain"
    return render(msg(id, tile=tile), lang)


def fu_sheet(result: WinResult) -> Picture:
    """The fu of a win as a table: one row for every part, then the sum and the fu that count.

    >>> import mjteach as mj
    >>> print(fu_sheet(mj.value("123m456m789p23s55p", "4s", by="tsumo")).text.splitlines()[-1])
    The fu that count: 20
    """
    lang, fu = current().lang, _won(result).best.fu
    told = explain_fu(fu, result.best.reading).children
    rows = [
        SheetRow(
            item.tiles,
            render(line.message, lang).rpartition(":")[0] or render(line.message, lang),
            item.fu,
        )
        for item, line in zip(fu.items, told, strict=False)
    ]
    return _sheet("sheet.fu", rows, [("sheet.sum", fu.raw), ("sheet.total", fu.total)])


def yaku_sheet(result: WinResult) -> Picture:
    """The yaku and dora of a win as a table, with the tiles that show them and their han (R3.0-b).

    Nothing is said of fu and points. A win refused says what it lacks.

    >>> import mjteach as mj
    >>> won = mj.value("123m456m789p23s55p", "4s", flags="riichi")
    >>> print(yaku_sheet(won).text.splitlines()[-1])
    Total han: 2
    """
    if not _won(result).can_win:
        return _refused(result)
    items = [node for _, node in why(result).walk() if node.message.id.startswith("win.item.")]
    rows = [
        SheetRow(tuple(map(Tile, item.highlight)), _named(item.message), _worth(item.message))
        for item in items
    ]
    best = result.best
    ends = [] if best.yakuman else [("sheet.han_in_all", best.han)]
    return _sheet("sheet.han", rows, ends)


def payment(result: WinResult) -> Picture:
    """What a win is worth as a table: from han and fu, a given number, to what each pays (R4.1-a).

    A win refused says what it lacks.

    >>> import mjteach as mj
    >>> print(payment(mj.value("34m678p345s678s22p", "5m", flags="riichi")).text.splitlines()[1])
    The discarder pays 960 × 4 = 3,840, rounded up to 3,900: 3900
    """
    lang, score = current().lang, _won(result).best.score
    if score is None:
        return _refused(result)
    told = explain_points(score).children
    *steps, whole = score.steps
    rows = [
        SheetRow((), render(line.message, lang), step.result)
        for step, line in zip(steps, told, strict=False)
    ]
    return _sheet("field.unit.points", rows, [("sheet.receives", whole.result)], drawn=False)


def _refused(result: WinResult) -> Picture:
    """What a refused win lacks."""
    told = render(why(result).children[0].message, current().lang)
    return Picture(f"<p>{escape(told)}</p>", told)


def _named(item: Message) -> str:
    told = msg("sheet.item", yaku=item.get("yaku"), why=item.get("why"))
    return render(told, current().lang)


def _worth(item: Message) -> str:
    """The han of a yaku, or the word yakuman."""
    if item.get("yakuman"):
        return _word("score.limit.yakuman.name", current().lang)
    return str(item.get("han"))


def _won(result: WinResult) -> WinResult:
    if not isinstance(result, WinResult):
        raise GivenError("no_win", found=shown(result))
    return result


class SheetRow(NamedTuple):
    """A line of a sheet: its tiles, a text about them, and a number."""

    tiles: Sequence[Tile]
    words: str
    number: int | str


def _sheet(
    number: str, rows: Sequence[SheetRow], ends: Sequence[tuple[str, int]], *, drawn: bool = True
) -> Picture:
    """A table of rows, its numbers headed by ``number``, and what they come to.

    Without a column of tiles where none are ``drawn``.
    """
    lang = current().lang
    body = "".join(_row(row, drawn=drawn) for row in rows)
    foot = "".join(
        f'<tr><th scope="row" colspan="{1 + drawn}" style="text-align:left">{_word(id, lang)}</th>'
        f'<td style="text-align:right"><strong>{total}</strong></td></tr>'
        for id, total in ends
    )
    heads = "".join(
        f'<th scope="col" style="text-align:left">{_word(id, lang)}</th>'
        for id in (*(("sheet.part",) if drawn else ()), "sheet.why", number)
    )
    html = (
        f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody><tfoot>{foot}</tfoot></table>"
    )
    lines = [f"{row.words.rstrip('.')}: {row.number}" for row in rows]
    lines += [f"{render(Message(id), lang)}: {total}" for id, total in ends]
    return Picture(html, "\n".join(lines))


_SETS = (
    ("sheet.set.triplet.simple", GroupKind.TRIPLET, Tile.P5),
    ("sheet.set.triplet.yaochuu", GroupKind.TRIPLET, Tile.P9),
    ("sheet.set.quad.simple", GroupKind.QUAD, Tile.P5),
    ("sheet.set.quad.yaochuu", GroupKind.QUAD, Tile.P9),
)
"""The sets that earn fu; one tile stands for all of its class."""

_COLUMNS = ("sheet.set", "sheet.set.open", "sheet.set.closed")


def set_table() -> Picture:
    """The fu of every set, open and concealed, as a table computed by the engine (R4.2.2-g)."""
    lang = current().lang
    rows = [
        (id, [set_fu(kind, tile, concealed=concealed) for concealed in (False, True)])
        for id, kind, tile in _SETS
    ]
    heads = "".join(f'<th scope="col">{_word(id, lang)}</th>' for id in _COLUMNS)
    body = "".join(
        f'<tr><th scope="row" style="text-align:left">{_word(id, lang)}</th>'
        + "".join(f'<td style="text-align:right">{fu}</td>' for fu in numbers)
        + "</tr>"
        for id, numbers in rows
    )
    lines = [f"{render(Message(id), lang)}: {', '.join(map(str, fu))}" for id, fu in rows]
    html = f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    return Picture(html, "\n".join(lines))


def _word(id: str, lang: str) -> str:
    return safe(Message(id), lang)


def _row(row: SheetRow, *, drawn: bool) -> str:
    tiles = ""
    if row.tiles:
        tiles = silent_img(hand_svg([[str(tile) for tile in row.tiles]], height=_SMALL))
    first = f'<td style="text-align:left">{tiles}</td>' if drawn else ""
    return (
        f"<tr>{first}"
        f'<td style="text-align:left">{escape(row.words)}</td>'
        f'<td style="text-align:right;font-variant-numeric:tabular-nums">{row.number}</td></tr>'
    )
