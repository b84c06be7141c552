"""Parts of an explanation that every game needs: how a hand reads, and on which tiles."""

from __future__ import annotations

from collections.abc import Iterable

from .message import Explanation, msg
from .patterns import WHOLE_HAND, YakuEvidence
from .readings import Group, Reading, Shape
from .shanten import Shanten
from .tiles import Tile


def section(id: str, lines: Iterable[Explanation]) -> tuple[Explanation, ...]:
    """The lines under a title, or nothing if there are none.

    >>> section("win.dropped", [])
    ()
    """
    below = tuple(lines)
    return (Explanation(msg(id), below),) if below else ()


def explain_reading(reading: Reading) -> Explanation:
    """The groups, and below them the group that the winning tile completed.

    >>> from .readings import readings
    >>> from .tiles import counts_of, parse_tiles
    >>> (reading,) = readings(counts_of(parse_tiles("23455m")), (), Tile.M5)
    >>> [node.message.id for _, node in explain_reading(reading).walk()]
    ['win.reading.standard', 'win.completed.standard']
    """
    *sets, last = reading.groups
    standard = reading.shape is Shape.STANDARD
    message = msg(
        f"win.reading.{reading.shape}", sets=tuple(sets) if standard else reading.groups, pair=last
    )
    completed = msg(
        f"win.completed.{reading.shape}",
        tile=reading.winning_tile,
        group=reading.groups[reading.winning_group],
        wait=reading.wait,
    )
    return Explanation(message, (Explanation(completed, (), (reading.winning_tile,)),))


def explain_readings(readings: Iterable[Reading]) -> Explanation:
    """Every way to read a finished hand, each with its groups.

    >>> from .readings import readings
    >>> from .tiles import counts_of, parse_tiles
    >>> told = explain_readings(readings(counts_of(parse_tiles("22334455m")), (), Tile.M5))
    >>> told.message.get("count"), [line.message.id for line in told.children]
    (2, ['win.reading.standard', 'win.reading.standard'])
    """
    lines = tuple(map(explain_reading, readings))
    return Explanation(msg("win.readings", count=len(lines)), lines)


def explain_shanten(shanten: Shanten) -> Explanation:
    """How many tiles are missing for tenpai, in all and for each form within reach.

    >>> told = explain_shanten(Shanten(normal=3, chiitoi=2, kokushi=None))
    >>> told.message.get("count"), [line.message.get("form") for line in told.children]
    (2, ['normal', 'chiitoi'])
    """
    lines = tuple(
        Explanation(msg("shanten.form", form=form, count=count))
        for form, count in shanten._asdict().items()
        if count is not None
    )
    return Explanation(msg("shanten.best", count=shanten.best), lines)


def shown_groups(evidence: YakuEvidence, reading: Reading) -> tuple[Group, ...]:
    """The groups some evidence names."""
    return tuple(reading.groups[index] for index in evidence.groups)


def shown_tiles(evidence: YakuEvidence, reading: Reading) -> tuple[Tile, ...]:
    """The tiles that some evidence is about; for seven pairs that is the whole hand."""
    whole = evidence.groups == WHOLE_HAND
    groups = reading.groups if whole else shown_groups(evidence, reading)
    return tuple(tile for group in groups for tile in group.tiles) or evidence.tiles
