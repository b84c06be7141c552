"""Still pictures of tiles and results; a bare hand at the end of a cell is drawn as tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mjteach.api.reasons import why
from mjteach.api.records import Record
from mjteach.api.rulebook import Rule
from mjteach.core.decision import MOOT_LINES, CheckAnswer, Verdict, answer_of
from mjteach.core.errors import GivenError
from mjteach.core.given import hand, tiles
from mjteach.core.hand import Hand
from mjteach.core.melds import Meld
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Group as ReadGroup
from mjteach.core.readings import Reading
from mjteach.core.tiles import KIND, TILES, Tile, format_tiles, parse_tiles
from mjteach.core.waits import Waits
from mjteach.korean.presets import KoreanPreset
from mjteach.korean.result import KoreanResult
from mjteach.korean.rules import KoreanRules
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.furiten import Furiten
from mjteach.riichi.presets import Preset
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import SeatView
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult
from mjteach.text import render

from ._faces import Mark, Placed, hand_svg, silent_img
from ._hands import Laid, hand_html, laid
from ._picture import FEW, SIGNS, Groups, Picture, River, picture
from ._settings import current

MOST: Final = 4 * 34 + 4
"""Tiles that are drawn at once: four of each kind, and the flowers."""
_SMALL: Final = 32
_LONG: Final = 10
"""Reasons of more lines than this are folded."""
HOLE: Final = "_"
"""In a notation the place of a tile that is missing."""
_MELD_WORDS: Final = ("chi ", "pon ", "kan ")


def show(what: object, *, frame: bool = True) -> Picture:
    """``what`` drawn: notation, tiles, a hand, a set, a reading, or a result with its reasons.

    In notation a space leaves a gap, and ``_`` is the place of a tile that is missing, as in
    ``"4_6p"``. Without ``frame`` white dragons are blank, as in many sets. Raises NotationError,
    HandError, and GivenError for what cannot be drawn.

    >>> show("23m 55p")
    23m 55p
    """
    if frame or not isinstance(what, str):
        return picture(what)
    return _drawn([tuple(map(_without_frame, group)) for group in _groups(what)], what.strip())


def groups_of(what: str | Hand | River | Tile | Iterable[Tile | str]) -> list[Laid]:
    """The groups in which tiles, a hand, a river or their notation are drawn."""
    if isinstance(what, River):
        return [*what.rows]
    if isinstance(what, str):
        return groups_of(hand(what)) if _has_sets(what) else _groups(what)
    if isinstance(what, Hand):
        drawn = [] if what.drawn is None else [_plain([what.drawn])]
        return [_plain(what.concealed), *drawn, *(laid(meld) for meld in what.melds)]
    return [_plain(tiles(what))]


@picture.register
def _notation(what: str) -> Picture:
    text = str(hand(what)) if _has_sets(what) else what.strip()
    return _drawn(groups_of(what), text)


def _has_sets(notation: str) -> bool:
    return any(word in notation for word in _MELD_WORDS)


def _groups(notation: str) -> list[Laid]:
    """The tiles between the spaces of a notation."""
    groups = [_group_in(piece) for piece in notation.split()]
    _all_from_one_set(sum(map(len, groups)))
    return groups


def _group_in(piece: str) -> Laid:
    """The tiles of a piece, and where one is missing an empty place beside the others."""
    before, hole, after = piece.partition(HOLE)
    tiles = _plain(parse_tiles(before + after))
    if not (hole and tiles):
        return tiles or _plain(parse_tiles(piece))
    at = sum(map(str.isdigit, before))
    return (*tiles[:at], tiles[0]._replace(missing=True), *tiles[at:])


@picture.register
def _tile(what: Tile) -> Picture:
    return _drawn([_plain([what])], str(what))


@picture.register(tuple)
@picture.register(list)
def _several(what: Sequence[object]) -> Picture:
    tiles = [item for item in what if isinstance(item, Tile)]
    _all_from_one_set(len(what))
    if len(tiles) == len(what):
        return _drawn([_plain(tiles)], format_tiles(tiles))
    pictures = [picture(item) for item in what]
    return Picture(
        "\n".join(made.html for made in pictures), "\n".join(made.text for made in pictures)
    )


@picture.register
def _hand(what: Hand) -> Picture:
    return _drawn(groups_of(what), str(what))


@picture.register
def _meld(what: Meld) -> Picture:
    return _drawn([laid(what)], str(what))


@picture.register
def _group(what: ReadGroup) -> Picture:
    return _drawn([_plain(what.tiles)], format_tiles(what.tiles))


@picture.register
def _reading(what: Reading) -> Picture:
    """The groups apart, the winning tile marked in the one it completed."""
    completed = msg(
        f"win.completed.{what.shape}",
        tile=what.winning_tile,
        group=what.groups[what.winning_group],
        wait=what.wait,
    )
    return _below(_drawn(_read(what), _groups_text(what)), Explanation(completed))


@picture.register
def _win(what: WinResult) -> Picture:
    """The hand as it counts, then what it is worth and why."""
    reading = what.best.reading
    concealed = (what.winning_tile, *what.hand.concealed)
    drawn = _drawn(_read(reading, concealed, what.hand.melds), _groups_text(reading))
    return _below(drawn, why(what))


@picture.register
def _waits(what: Waits) -> Picture:
    drawn = _drawn([_plain(what.tiles)], format_tiles(what.tiles)) if what.tiles else None
    return _below(drawn, why(what))


@picture.register
def _explanation(what: Explanation) -> Picture:
    return _below(None, what)


@picture.register
def _rule(what: Rule) -> Picture:
    return _below(None, what.explain())


@picture.register(Verdict)
@picture.register(Furiten)
@picture.register(Record)
def _reasons(what: Verdict | Furiten | Record) -> Picture:
    return _below(None, why(what))


def _all_from_one_set(count: int) -> None:
    """Raise GivenError for more tiles than a table can hold."""
    if count > MOST:
        raise GivenError("too_many", count=count, most=MOST)


def _without_frame(placed: Placed) -> Placed:
    return placed._replace(bare=placed.code == str(Tile.WHITE))


def _plain(tiles: Iterable[Tile]) -> Laid:
    return tuple(Placed(str(tile)) for tile in tiles)


def _groups_text(reading: Reading) -> str:
    return " ".join(format_tiles(group.tiles) for group in reading.groups)


def _read(
    reading: Reading,
    concealed: Iterable[Tile] = (),
    melds: Sequence[Meld] = (),
    *,
    has_last: bool = True,
) -> Groups:
    """The groups of a reading; sets on the table last, as they lie.

    The winning tile is marked where the hand ``has_last`` tile.
    """
    reds = [tile for tile in concealed if tile.is_red]
    standing = len(reading.groups) - len(melds)
    order = reading.groups[: standing - 1] + reading.groups[-1:] if melds else reading.groups
    winning: ReadGroup | None = reading.groups[reading.winning_group] if has_last else None
    groups: list[Laid] = []
    for group in order:
        tiles = [Placed(str(_with_red(tile, reds))) for tile in group.tiles]
        if group is winning:
            place = group.tiles.index(reading.winning_tile)
            tiles[place] = tiles[place]._replace(mark=Mark.WIN)
            winning = None
        groups.append(tuple(tiles))
    return [*groups, *map(laid, melds)]


def _with_red(tile: Tile, reds: list[Tile]) -> Tile:
    """The red five of this kind, taken from ``reds``, or the tile itself."""
    red = next((red for red in reds if KIND[red] == tile), None)
    if red is None:
        return tile
    reds.remove(red)
    return red


def _drawn(groups: Groups, text: str) -> Picture:
    """The tiles in pictures that wrap; their words are the tiles' names."""
    settings = current()
    drawn = hand_html(groups, settings.lang, index=settings.indices)
    return Picture(f"<p>{drawn}</p>", text)


def _below(drawn: Picture | None, reasons: Explanation) -> Picture:
    """The reasons under a picture: the first line, then the others, folded when they are many."""
    lang = current().lang
    reasons = _without_moot(reasons)
    nodes = list(reasons.walk())
    said = " ".join(filter(None, (render(reasons.message, lang), _answer(reasons, lang))))
    head = (
        f"<p><strong>{escape(said)}</strong></p>" if reasons.children else f"<p>{escape(said)}</p>"
    )
    parts = [drawn.html] if drawn else []
    parts += [head, _list(reasons.children, lang, fold=len(nodes) > _LONG)]
    lines = [said, *("  " * depth + _signed(node, lang) for depth, node in nodes[1:])]
    text = "\n".join(lines)
    return Picture("\n".join(filter(None, parts)), f"{drawn.text}\n{text}" if drawn else text)


def _list(nodes: Iterable[Explanation], lang: str, *, fold: bool) -> str:
    """Statements as a list; what one rests on is a list inside, open or to be opened."""
    items = "".join(f"<li>{_item(node, lang, fold=fold)}</li>" for node in nodes)
    return f'<ul style="list-style:none;padding-left:1.25em">{items}</ul>' if items else ""


def _item(node: Explanation, lang: str, *, fold: bool) -> str:
    said = escape(_signed(node, lang)) + _beside(node)
    if not node.children:
        return said
    inner = _list(node.children, lang, fold=fold)
    return f"<details><summary>{said}</summary>{inner}</details>" if fold else said + inner


def _signed(node: Explanation, lang: str) -> str:
    """A line, and before it whether it speaks for or against."""
    answer, said = answer_of(node.message), render(node.message, lang)
    return f"{SIGNS[answer]} {said}" if answer in SIGNS else said


def _answer(reasons: Explanation, lang: str) -> str:
    """Yes or no, after the question of a verdict; nothing after any other message."""
    found = [answer_of(child.message) for child in reasons.children]
    if not reasons.message.id.startswith("check.") or not any(found):
        return ""
    count = found.count(CheckAnswer.NO)
    return render(msg("table.verdict.no", count=count) if count else Message("widget.yes"), lang)


def _without_moot(reasons: Explanation) -> Explanation:
    """The reasons without those that make no sense after a no."""
    left = (
        part
        for part in reasons.children
        if part.message.id != MOOT_LINES and answer_of(part.message) is not CheckAnswer.MOOT
    )
    return reasons._replace(children=tuple(left))


def _beside(node: Explanation) -> str:
    """The tiles that a line is about, small; the line names them."""
    if not 0 < len(node.highlight) <= FEW:
        return ""
    svg = hand_svg([_plain(TILES[number] for number in node.highlight)], height=_SMALL)
    return f" {silent_img(svg, style='vertical-align:middle')}"


_DRAWN: Final = (
    Tile,
    Hand,
    Meld,
    ReadGroup,
    Reading,
    Waits,
    WinResult,
    Furiten,
    Explanation,
    Verdict,
    KoreanResult,
    Comparison,
    Preset,
    Rule,
    KoreanPreset,
    RuleSet,
    KoreanRules,
    Record,
    RoundState,
    SeatView,
)
"""What is drawn by itself at the end of a cell."""


def register() -> None:
    """Draw bare values at the end of a notebook cell; without a notebook, nothing happens."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None:
        return
    page = shell.display_formatter.formatters["text/html"]
    plain = shell.display_formatter.formatters["text/plain"]
    for type_ in _DRAWN:
        page.for_type(type_, lambda value: picture(value).html)
        plain.for_type(type_, lambda value, printer, _: printer.text(picture(value).text))
