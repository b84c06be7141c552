"""The fu of a hand as the lines a learner fills in, right or under one false rule.

Lines are what the counting produces: one number for each set, the pair, the wait and the way of
winning. Sum and rounded fu follow from them, so a false rule changes a line and the rest follows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.readings import GroupKind, Reading, Shape, WaitKind
from mjteach.core.tiles import Tile
from mjteach.core.waits import WaitShape, waits
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.fu import FuBreakdown, round_up
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import limit_of
from mjteach.riichi.win import Scored, WinResult, evaluate_win

BASE = 20
SEVEN_PAIRS = 25


class FuContent(NamedTuple):
    """What a fu puzzle is about: a hand without its winning tile, that tile, how it was won."""

    hand: Hand
    tile: Tile
    context: WinContext


class Lines(NamedTuple):
    """Fu line by line. ``fixed`` is 25 for seven pairs, which have no lines."""

    sets: tuple[int, ...]
    pair: int
    wait: int
    win: int
    base: int = BASE
    fixed: int | None = None

    @property
    def sum(self) -> int:
        """The fu before rounding."""
        if self.fixed is not None:
            return self.fixed
        return self.base + sum(self.sets) + self.pair + self.wait + self.win


class SetFacts(NamedTuple):
    """What decides the fu of one set."""

    kind: GroupKind
    tile: Tile
    called: bool
    """Lies on the table with another player's tile in it."""
    by_ron: bool
    """A triplet that the discard completed."""
    fu: int

    @property
    def is_triplet(self) -> bool:
        """Three alike, not four."""
        return self.kind is GroupKind.TRIPLET

    @property
    def is_quad(self) -> bool:
        """Four alike."""
        return self.kind is GroupKind.QUAD


class FuFacts(NamedTuple):
    """Everything the fu of one reading depend on."""

    lines: Lines
    total: int
    sets: tuple[SetFacts, ...]
    pair: Tile | None
    pair_id: str
    wait: WaitKind
    shape: WaitShape | None
    by: WinBy
    closed: bool
    pinfu: bool
    ankan: bool
    value_kinds: frozenset[Tile]
    seven_pairs: bool
    han: int
    groups: tuple[tuple[str, ...], ...]
    """The codes of each group that does not lie on the table, sorted."""
    limit_by_han: bool
    """Fu do not matter: the han alone, or a yakuman, fix the points (R4.1-j)."""


@lru_cache(maxsize=4_000)
def value_of(content: FuContent, rules: RuleSet) -> WinResult:
    """The value of the hand, remembered: a puzzle asks for it often."""
    return evaluate_win(content.hand, content.tile, content.context, rules)


def facts_of(content: FuContent, rules: RuleSet) -> FuFacts:
    """The facts of the best reading."""
    return facts_of_reading(content, value_of(content, rules).best, rules)


@lru_cache(maxsize=4_000)
def facts_of_reading(content: FuContent, scored: Scored, rules: RuleSet) -> FuFacts:
    """The facts of one reading."""
    reading, context = scored.reading, content.context
    standard = reading.shape is Shape.STANDARD
    pair_id = next((item.id for item in scored.fu.items if item.id.startswith("pair.")), "")
    return FuFacts(
        lines=_lines(scored.fu, reading),
        total=scored.fu.total,
        sets=_sets(scored.fu, reading, context) if standard else (),
        pair=reading.groups[-1].tiles[0] if standard else None,
        pair_id=pair_id,
        wait=reading.wait,
        shape=waits(content.hand).shape,
        by=context.by,
        closed=content.hand.is_closed,
        pinfu="pinfu" in scored.yaku_ids,
        ankan=any(not meld.is_open for meld in content.hand.melds),
        value_kinds=frozenset((*_DRAGONS, context.seat_wind, context.round_wind)),
        seven_pairs=reading.shape is Shape.SEVEN_PAIRS,
        han=scored.han,
        groups=_groups(reading, content.hand),
        limit_by_han=bool(scored.yakuman or limit_of(scored.han, rules)),
    )


_DRAGONS = (Tile.WHITE, Tile.GREEN, Tile.RED)


def _groups(reading: Reading, hand: Hand) -> tuple[tuple[str, ...], ...]:
    first = len(reading.groups) - 1 - len(hand.melds)
    concealed = (*reading.groups[:first], *reading.groups[-1:])
    return tuple(sorted(tuple(str(tile) for tile in group.tiles) for group in concealed))


def _lines(breakdown: FuBreakdown, reading: Reading) -> Lines:
    if reading.shape is not Shape.STANDARD:
        return Lines((), 0, 0, 0, fixed=breakdown.total)
    fu = {item.id.partition(".")[0]: item.fu for item in breakdown.items}
    sets = tuple(item.fu for item in breakdown.items if item.id.startswith("set."))
    return Lines(sets, fu["pair"], fu["wait"], fu["win"])


def _sets(breakdown: FuBreakdown, reading: Reading, context: WinContext) -> tuple[SetFacts, ...]:
    items = [item for item in breakdown.items if item.id.startswith("set.")]
    return tuple(
        SetFacts(
            group.kind,
            group.tiles[0],
            group.open,
            context.by is WinBy.RON
            and place == reading.winning_group
            and group.kind is GroupKind.TRIPLET,
            item.fu,
        )
        for place, (group, item) in enumerate(zip(reading.groups[:-1], items, strict=True))
    )


def total_of(lines: Lines, closed: bool, by: WinBy, rules: RuleSet) -> int:
    """The fu that count for such a sum: rounded up, seven pairs fixed, no open hand at 20."""
    if lines.fixed is not None:
        return lines.fixed
    if lines.sum == BASE and not closed and by is WinBy.RON:  # R4.2.2-l
        return rules.open_no_fu_hand
    return round_up(lines.sum)
