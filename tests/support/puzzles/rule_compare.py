"""Comparison questions from the words of a case by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mjteach.api.hands import value
from mjteach.core.hand import hand
from mjteach.core.tiles import parse_tiles, tile
from mjteach.puzzles.kinds.rule_compare import questions as ask
from mjteach.puzzles.kinds.rule_compare.dealing import Poll
from mjteach.puzzles.kinds.rule_compare.questions import TableQuestion
from mjteach.puzzles.situations.wins import Win


def _won(*won: str, **more: Any) -> Win:
    found = value(*won, **more)
    return Win(found.hand, found.winning_tile, found.context)


def paid(*won: str, **more: Any) -> TableQuestion:
    """A hand told as in ``mj.value``."""
    return ask.paid(_won(*won, **more))


def _swap(held: str, called: str, using: str, discard: str) -> TableQuestion:
    return ask.swap(parse_tiles(held), tile(called), parse_tiles(using), tile(discard))


def _nagashi(river: str, called: str | None = None) -> TableQuestion:
    tiles = parse_tiles(river)
    return ask.nagashi(tiles, None if called is None else tiles.index(tile(called)))


_ASKED: Mapping[str, Callable[..., TableQuestion]] = {
    "pays": lambda hand, tile, by="ron", **more: paid(hand, tile, by, **more),
    "late_riichi": lambda held, drawn, left: ask.late_riichi(parse_tiles(held), tile(drawn), left),
    "swap": _swap,
    "kan": lambda held, drawn: ask.riichi_kan(hand(held), tile(drawn)),
    "ron": lambda **case: ask.shared_ron(tile(case["tile"]), case["before"], case["after"]),
    "nine_kinds": lambda tiles: ask.nine_kinds(parse_tiles(tiles)),
    "discards": lambda tiles: ask.four_discards(parse_tiles(tiles)),
    "nagashi": _nagashi,
}


def comparing(case: dict[str, Any]) -> Poll:
    """``tables`` under their ids, and one question: ``pays``, or whether something is allowed."""
    ((word, asked),) = ((key, told) for key, told in case.items() if key in _ASKED)
    return Poll(tuple(case["tables"].split()), _ASKED[word](**asked))
