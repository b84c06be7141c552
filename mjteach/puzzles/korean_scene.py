"""What a Korean question shows: the hand, its sets, the flowers, and how it was won."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.korean import WinBy

from .korean_facts import Form, KoreanContent
from .scenes import Row, RowKind, Scene, Spot, meld_row

WON = msg("puzzle.korean_count.won_tile")


def scene_of(content: KoreanContent) -> Scene:
    """Everything that is seen before the answer."""
    return Scene(tuple(_rows(content)), tuple(_told(content)))


def _rows(content: KoreanContent) -> Iterator[Row]:
    held, won = content.hand, content.tile
    spots = [Spot(f"hand.{place}", tile) for place, tile in enumerate(held.concealed)]
    if won is not None:
        spots.append(Spot(f"hand.{len(spots)}", won, label=WON))
    word = "hand" if won is None else "hand_won"
    yield Row("hand", RowKind.HAND, msg(f"puzzle.korean_count.{word}"), tuple(spots))
    for place, meld in enumerate(held.melds):
        yield meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name"))
    if content.context.flowers:
        flowers = enumerate(content.context.flowers)
        aside = tuple(Spot(f"flower.{place}", tile) for place, tile in flowers)
        yield Row("flowers", RowKind.MELD, msg("puzzle.korean_count.flowers_aside"), aside)


def _told(content: KoreanContent) -> Iterator[Message]:
    """The circumstances, in the order of reading; the question names the table."""
    context = content.context
    if content.tile is not None:
        yield msg(f"puzzle.korean_count.by.{context.by}", tile=content.tile)
    yield msg("puzzle.korean_count.seat", wind=context.seat_wind)
    yield msg("puzzle.korean_count.round", wind=context.round_wind)
    if context.eopeo:
        word = "bulleo" if context.bulleo else "eopeo"
        yield msg(f"puzzle.korean_count.declared.{word}", first=context.buji_eopeo)
    if context.after_kan:
        yield msg("puzzle.korean_count.after_kan")
    if context.last_tile:
        word = "draw" if context.by is WinBy.SSUMU else "discard"
        yield msg(f"puzzle.korean_count.last.{word}")
    if content.form is Form.LINES:
        yield msg("puzzle.korean_count.base_only")
    if content.form is Form.MINIMUM:
        yield msg("puzzle.korean_count.without_gensho")
