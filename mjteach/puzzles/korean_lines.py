"""What false rules of Korean counting do to single lines of a count (level 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from mjteach.core.readings import GroupKind, Reading, WaitKind
from mjteach.core.tiles import DRAGONS, Tile
from mjteach.korean import KoreanRules, WinBy
from mjteach.korean.yaku import value_of

from .base import Key
from .korean_facts import Form, KoreanContent, key_of_lines, lines_of
from .korean_facts import value_of as counted_of

Belief: TypeAlias = Callable[[KoreanContent, KoreanRules], Key | None]
"""The whole answer under a false rule, or None where it has nothing to say."""


class Count(NamedTuple):
    """A finished hand as a false rule about its base yaku sees it."""

    lines: dict[str, int]
    reading: Reading
    content: KoreanContent
    rules: KoreanRules

    @property
    def is_open(self) -> bool:
        """Whether a discard was called."""
        return not self.content.hand.is_closed

    @property
    def ssoa(self) -> bool:
        """Whether another player brought the winning tile."""
        return self.content.context.by is WinBy.SSOA

    def worth(self, yaku: str) -> int:
        """The han of a yaku in this table."""
        return value_of(yaku, self.rules).han or 0

    def triplets(self) -> tuple[Tile, ...]:
        """The kind of every triplet and quad."""
        alike = (GroupKind.TRIPLET, GroupKind.QUAD)
        return tuple(group.tiles[0] for group in self.reading.groups if group.kind in alike)


def line(id: str, han: Callable[[Count], int | None]) -> Belief:
    """A false rule about one line: its han, or None where the rule does not apply."""

    def belief(content: KoreanContent, rules: KoreanRules) -> Key | None:
        if content.form is not Form.LINES:
            return None
        best = counted_of(content, rules).best
        lines = lines_of(best)
        said = han(Count(lines, best.reading, content, rules))
        return None if said is None else key_of_lines({**lines, id: said})

    return belief


def values(kinds: Callable[[Count], Iterable[Tile]]) -> Belief:
    """A false rule about value tiles: every set of one of these kinds gives a han."""
    return line("values", lambda count: sum(map(count.triplets().count, kinds(count))))


def winds(count: Count) -> tuple[Tile, Tile]:
    """The round wind and the seat wind."""
    return count.content.context.round_wind, count.content.context.seat_wind


def concealed(also: Callable[[Count, int], bool]) -> Belief:
    """Triplets that are not concealed, such as those ``also`` names, are thought to be."""

    def han(count: Count) -> int | None:
        alike = (GroupKind.TRIPLET, GroupKind.QUAD)
        groups = count.reading.groups
        places = [place for place, group in enumerate(groups) if group.kind in alike]
        seen = sum(_is_concealed(count, place) or also(count, place) for place in places)
        yaku = {3: "kr_samanko", 4: "kr_saanko"}.get(seen)
        return count.worth(yaku) if yaku else 0

    return line("concealed", han)


def _is_concealed(count: Count, place: int) -> bool:
    return not count.reading.groups[place].open and not by_ssoa(count, place)


def by_ssoa(count: Count, place: int) -> bool:
    """Whether another player's discard completed the triplet at a place of the reading."""
    group = count.reading.groups[place]
    is_triplet = group.kind is GroupKind.TRIPLET and not group.open
    return count.ssoa and is_triplet and place == count.reading.winning_group


def is_called(count: Count, place: int) -> bool:
    """Whether the group at a place of the reading took a discard."""
    return count.reading.groups[place].open


def open_lowers(content: KoreanContent, rules: KoreanRules) -> Key | None:
    """KR06: an open hand loses a han of its straight and of its flush, as in riichi."""
    if content.form is not Form.LINES or content.hand.is_closed:
        return None
    lines = lines_of(counted_of(content, rules).best)
    lowered = {line: lines[line] - 1 for line in ("straight", "suit") if lines[line]}
    return key_of_lines({**lines, **lowered}) if lowered else None


def equal_runs(count: Count) -> int | None:
    """KR11: two equal runs of a closed hand."""
    runs = [group.tiles for group in count.reading.groups if group.kind is GroupKind.RUN]
    is_there = not count.is_open and len(set(runs)) < len(runs)
    return count.lines["other"] + 1 if is_there else None


def four_runs(count: Count) -> int | None:
    """KR13: four runs will do for pinghu, whatever the pair and the wait."""
    runs = sum(group.kind is GroupKind.RUN for group in count.reading.groups)
    narrow = count.reading.wait is not WaitKind.RYANMEN
    pair = count.reading.pair
    value = pair is not None and pair.tiles[0] in (*DRAGONS, *winds(count))
    return count.worth("kr_pinghu") if runs == 4 and count.ssoa and (narrow or value) else None
