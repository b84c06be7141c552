"""Comparison questions from the words of a case by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mjteach.api.hands import value
from mjteach.core.hand import Hand, hand
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.kinds.rule_compare.compared import About, Asked, RuleContent
from mjteach.puzzles.situations.asked import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    Since,
    SwapDiscard,
    chi,
)
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked


def _tile(text: str) -> Tile:
    (tile,) = parse_tiles(text)
    return tile


def paid(*won: str, **more: Any) -> FinishedHand:
    """A hand told as in ``mj.value``."""
    found = value(*won, **more)
    return FinishedHand(found.hand, found.winning_tile, found.context)


def _win(hand: str, tile: str, by: str = "ron", **more: Any) -> FinishedHand:
    return paid(hand, tile, by, **more)


def _swap(held: str, called: str, using: str, discard: str) -> SwapDiscard:
    melds = (chi(_tile(called), parse_tiles(using)),)
    return SwapDiscard(Hand(parse_tiles(held), melds), _tile(discard))


def _let_go(
    held: str,
    passed: str,
    asked: str,
    *,
    drawn: str | None = None,
    called: str | None = None,
    using: str = "",
    discard: str | None = None,
) -> LetGo:
    own, taken, given = (None if text is None else _tile(text) for text in (drawn, called, discard))
    since = Since(own, taken, parse_tiles(using), given)
    return LetGo(hand(held), _tile(passed), since, _tile(asked))


_ASKED: Mapping[str, Callable[..., Asked]] = {
    "pays": _win,
    "win": _win,
    "late_riichi": lambda held, drawn, left: LateRiichi(hand(held), _tile(drawn), left),
    "swap": _swap,
    "kan": lambda held, drawn: RiichiKanAsked(hand(held), _tile(drawn)),
    "ron": lambda tile, before, after: SharedRon(_tile(tile), before, after),
    "nine_kinds": lambda tiles: NineKinds(parse_tiles(tiles)),
    "discards": lambda tiles: FourDiscards(parse_tiles(tiles)),
    "nagashi": lambda river, called="": NagashiAsked(parse_tiles(river), parse_tiles(called)),
    "let_go": _let_go,
}


def comparing(case: dict[str, Any]) -> RuleContent:
    """``tables`` under their ids, and one question: ``pays``, or whether something is allowed."""
    ((word, asked),) = ((key, told) for key, told in case.items() if key in _ASKED)
    about = About.POINTS if word == "pays" else About.VERDICT
    return RuleContent(about, tuple(case["tables"].split()), _ASKED[word](**asked))
