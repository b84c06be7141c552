"""Won hands by what their fu come from, and sorts of them by how many fu they count."""

from __future__ import annotations

from typing import Final

from mjteach.core.readings import Shape
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import limit_of

from ...mistakes.fu import finished_by_ron, other_readings
from ...situations.wins import Fits, Taste, wins
from ...sorts import Share, Sort


def is_limit(result: WinResult) -> bool:
    """Whether the han alone, or a yakuman, fix the points (R4.1-j)."""
    return bool(result.best.yakuman or limit_of(result.best.han, result.rules))


def plain(result: WinResult) -> bool:
    """Hands in which fu matter."""
    return _counted(result) and result.best.han < 5


def limit(result: WinResult) -> bool:
    """Hands of five han and more, below yakuman."""
    return _counted(result) and result.best.han >= 5


def _counted(result: WinResult) -> bool:
    return not result.best.yakuman and result.best.reading.shape is not Shape.ORPHANS


def anything(_result: WinResult) -> bool:
    """Every hand."""
    return True


def has_line(*ids: str) -> Fits:
    """Hands that count a line whose id begins so."""
    return lambda won: any(item.id.startswith(ids) for item in won.best.fu.items)


def third_tile(result: WinResult) -> bool:
    """A triplet that another player's tile finished (R4.2.2-m)."""
    sets = (item for item in result.best.fu.items if item.id.startswith("set.triplet"))
    return any(finished_by_ron(result, item) for item in sets)


def drawn_sets(result: WinResult) -> bool:
    """Triplets, none of which another player's tile finished."""
    return has_line("set.triplet")(result) and not third_tile(result)


def readings(result: WinResult) -> bool:
    """Another way to read the tiles counts otherwise."""
    return any(other_readings(result))


def has_pinfu(result: WinResult) -> bool:
    """Pinfu counts."""
    return "pinfu" in result.best.yaku_ids


def of_fu(
    name: str, fu: int, balanced: Share, natural: Share, taste: Taste, fits: Fits = plain
) -> Sort:
    """Hands that count so many fu; 60 stands for 60 and more."""

    def wanted(won: WinResult) -> bool:
        return min(won.best.fu.total, 60) == fu and fits(won)

    return Sort(name, wins(taste, wanted), balanced, natural)


def of_topic(name: str, fits: Fits, taste: Taste, *totals: int) -> tuple[Sort, ...]:
    """Sorts that only a topic deals, one for each number of fu."""
    return tuple(
        of_fu(f"{name}.{fu}", fu, 0, 0, taste, lambda won: plain(won) and fits(won))
        for fu in totals
    )


SETS: Final = Taste(runs=0.6, quads=0.0, seven_pairs=0.0)
QUADS: Final = SETS._replace(quads=0.7)
RUNS: Final = Taste(runs=1.0, open=0.0, tsumo=1.0, seven_pairs=0.0, honours=0.1)
HIGH: Final = SETS._replace(runs=0.4)
LIMIT: Final = Taste(runs=0.8, honours=0.7, seven_pairs=0.0)

BY_FU: Final = (
    # the fu of 26,251 recorded wins, per mille, and balanced
    of_fu("20", 20, 10, 86, RUNS),
    of_fu("25", 25, 10, 30, Taste(open=0.0, seven_pairs=1.0)),
    of_fu("30", 30, (22, 22, 20, 19), 575, SETS._replace(runs=0.85, quads=0.03)),
    of_fu("40", 40, (18, 18, 17, 17), 273, SETS._replace(quads=0.03)),
    of_fu("50", 50, (13, 13, 12, 12), 29, HIGH._replace(quads=0.1)),
    of_fu("60", 60, (9, 9, 8, 8), 8, HIGH._replace(quads=0.35)),
    # rare, and dealt on purpose
    Sort("double_wind", wins(SETS._replace(double_wind=True), plain), 6, 0),
    Sort("rinshan", wins(QUADS._replace(rinshan=True), plain), 4, 0),
    Sort("readings", wins(Taste(runs=0.95), lambda won: plain(won) and readings(won)), 8, 0),
    *(of_fu(f"limit.{fu}", fu, (0, 0, 3, 5), (0, 0, 37, 59), LIMIT, limit) for fu in (30, 40, 50)),
    # for topics only
    *of_topic("sets", drawn_sets, SETS, 30, 40, 50),
    *of_topic("quads", has_line("set.quad"), QUADS, 40, 50, 60),
    *of_topic("third_tile", third_tile, SETS, 30, 40, 50),
    *of_topic("pair", anything, SETS._replace(honours=0.75), 30, 40, 50),
    *of_topic("readings", readings, Taste(runs=0.95), 30, 40),
    *of_topic("open_no_fu", has_line("open_no_fu"), RUNS._replace(open=1.0, tsumo=0.0), 30),
    *of_topic("pinfu", has_pinfu, RUNS._replace(tsumo=0.0), 30),
)
