"""What each chart shows: figures counted from real wins, or worked out by the engine."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from mjteach.core.message import Message, Param, msg
from mjteach.riichi.match.settlement import FinalScore, settle
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import LIMIT_BASE, LIMIT_HAN, base_points

RULES: Final = RuleSet()
FIRST_EIGHT: Final = (
    *("riichi", "yakuhai", "menzen_tsumo", "tanyao", "pinfu"),
    *("honitsu", "chiitoitsu", "toitoi"),
)
"""The yaku of lesson 3-1, the commonest first."""
ANY_OF_EIGHT: Final = "first_eight"
"""Under this name wins with at least one of these are counted."""
FU: Final = (30, 40, 50, 60)
OTHERS: Final = (37_000, 27_000, 17_000)
"""The points of the three others while the own ones change."""
STEP: Final = 100
OWN: Final = (
    0,
    *(points + change for points in reversed(OTHERS) for change in (-STEP, STEP)),
    50_000,
)
"""Own points at the end of a game: from nothing to a clear first place, and at each overtaking."""


class ChartLine(NamedTuple):
    """One bar, curve or row of cells: its name and its figures."""

    name: Message
    values: tuple[float, ...]
    stands_out: bool = True


class Chart(NamedTuple):
    """A question and the figures that answer it; ``columns`` names the figures of each line.

    ``facts`` are the figures that the finding names; ``wins`` how many wins were counted, or None
    where nothing was; ``axis`` what the numbers below the picture are.
    """

    id: str
    lines: tuple[ChartLine, ...]
    columns: tuple[Message, ...]
    facts: tuple[tuple[str, Param], ...]
    wins: int | None = None
    axis: Message | None = None

    @property
    def question(self) -> Message:
        """The title."""
        return Message(f"chart.{self.id}.question")

    @property
    def finding(self) -> Message:
        """What the chart says, with its figures."""
        return Message(f"chart.{self.id}.finding", self.facts)

    @property
    def texts(self) -> tuple[Message, ...]:
        """The texts in the picture: names of lines and columns, and of the axis."""
        axis = (self.axis,) if self.axis else ()
        return (*(line.name for line in self.lines), *self.columns, *axis)


@cache
def _counts() -> Mapping[str, Mapping[str, int]]:
    stored = files(__package__).joinpath("counted.json").read_text(encoding="utf-8")
    counts: Mapping[str, Mapping[str, int]] = json.loads(stored)
    return counts


def _all_wins() -> int:
    return sum(_counts()["wins"].values())


def _shares(what: str, ids: Iterable[str], of: int) -> dict[str, float]:
    """How many of 100 each id has."""
    return {id: round(100 * _counts()[what].get(id, 0) / of, 1) for id in ids}


def _facts(shares: Mapping[str, float]) -> tuple[tuple[str, Param], ...]:
    return tuple((id, round(share)) for id, share in shares.items())


def _han(han: int) -> Message:
    return msg("chart.han", han=han)


_PER_HUNDRED: Final = (msg("chart.per_hundred"),)


def yaku_frequency() -> Chart:
    """In how many of 100 wins each of the first eight yaku is; the others as one bar."""
    wins = _all_wins()
    shares = _shares("yaku", FIRST_EIGHT, wins)
    rest = {id for id in _counts()["yaku"] if not id.startswith("yakuhai")} - {
        *FIRST_EIGHT,
        ANY_OF_EIGHT,
    }
    highest = max(_counts()["yaku"][id] for id in rest)
    below = -(-100 * highest // wins)
    lines = [ChartLine(Message(f"chart.yaku.{id}"), (share,)) for id, share in shares.items()]
    others = msg("chart.yaku.others", below=below)
    lines.append(ChartLine(others, (round(100 * highest / wins, 1),), stands_out=False))
    facts = (*_facts(shares)[:5], ("below", below))
    return Chart("yaku_frequency", tuple(lines), _PER_HUNDRED, facts, wins)


def score_curve() -> Chart:
    """The basic points of each han, one curve for each fu (R4.1-a, R4.1-d)."""
    han = range(1, LIMIT_HAN[0][0] + 1)
    lines = tuple(
        ChartLine(msg("chart.fu", fu=fu), tuple(base_points(n, fu, RULES).points for n in han))
        for fu in FU
    )
    facts: dict[str, Param] = {limit.value: least for least, limit in LIMIT_HAN}
    facts["base"] = LIMIT_BASE[LIMIT_HAN[-1][1]]
    columns = tuple(_han(n) for n in han)
    axis = msg("chart.axis.han")
    return Chart("score_curve", lines, columns, tuple(facts.items()), axis=axis)


MANY_FU: Final = 60
"""From here on wins are so few that they are counted together."""
SEVEN: Final = frozenset({(1, 30), (2, 30), (3, 30), (4, 30), (1, 40), (2, 40), (3, 40)})
"""The cells of the score table that a player learns first, as han and fu."""


def _fu_name(fu: int) -> Message:
    return msg("chart.fu_more" if fu == MANY_FU else "chart.fu", fu=fu)


def twelve_cells() -> Chart:
    """How many of 100 wins below five han lie in each cell of the score table (R4.1-j)."""
    cells = Counter[tuple[int, int]]()
    for id, count in _counts()["cells"].items():
        han, fu = map(int, id.split())
        cells[han, min(fu, MANY_FU)] += count
    wins, columns = cells.total(), range(1, 5)
    lines = tuple(
        ChartLine(_fu_name(fu), tuple(round(100 * cells[han, fu] / wins, 1) for han in columns))
        for fu in sorted({fu for _, fu in cells})
    )
    seven = sum(cells[cell] for cell in SEVEN)
    twelve = sum(count for _, count in cells.most_common(12))
    sums = {"seven": seven, "eight": seven + cells[4, 40], "twelve": twelve}
    facts = tuple((id, round(100 * count / wins)) for id, count in sums.items())
    return Chart("twelve_cells", lines, tuple(_han(n) for n in columns), facts, wins)


def fu_frequency() -> Chart:
    """How many of 100 wins have 20, 25, 30, 40, 50 fu, and more."""
    counts = Counter[int]()
    for fu, count in _counts()["fu"].items():
        counts[min(int(fu), MANY_FU)] += count
    wins = counts.total()
    shares = {fu: round(100 * count / wins, 1) for fu, count in sorted(counts.items())}
    lines = tuple(ChartLine(_fu_name(fu), (share,), fu in FU[:2]) for fu, share in shares.items())
    facts = tuple((f"fu{fu}", round(share)) for fu, share in shares.items())
    return Chart("fu_frequency", lines, _PER_HUNDRED, facts, wins)


def real_shares() -> Mapping[str, Mapping[str, float]]:
    """Of 100 wins at real tables how many have each fu, han, yaku of the first eight, and wait."""
    counts, wins = _counts(), _all_wins()
    fu, han = Counter[str](), Counter[str]()
    for id, count in counts["fu"].items():
        fu[str(min(int(id), MANY_FU))] += count
    for id, count in counts["cells"].items():
        han[id.split()[0]] += count
    han["5"] = wins - han.total()
    return {
        "fu": {id: round(100 * count / fu.total(), 1) for id, count in fu.items()},
        "han": {id: round(100 * count / wins, 1) for id, count in han.items()},
        "yaku": _shares("yaku", FIRST_EIGHT, wins),
        "wait": _shares("waits", counts["waits"], sum(counts["waits"].values())),
    }


EARNING: Final = ("kanchan", "tanki", "penchan")
"""The waits that earn fu (R4.2.2-f)."""


def wait_frequency() -> Chart:
    """On which wait 100 wins of four sets and a pair were completed."""
    counts = _counts()["waits"]
    wins = sum(counts.values())
    shares = _shares("waits", sorted(counts, key=lambda id: -counts[id]), wins)
    lines = tuple(
        ChartLine(Message(f"wait.{id}.name"), (share,), id in EARNING)
        for id, share in shares.items()
    )
    earning = round(100 * sum(counts[id] for id in EARNING) / wins)
    return Chart("wait_frequency", lines, _PER_HUNDRED, (*_facts(shares), ("fu", earning)), wins)


def place_steps() -> Chart:
    """The result of a game over the own points, the others' fixed (R4.3.1, R4.3.2)."""
    lines = tuple(
        ChartLine(
            msg("chart.points", points=own),
            (float(settle(FinalScore((own, *OTHERS)), RULES).results[0]),),
        )
        for own in OWN
    )
    jumps = [
        round(after.values[0] - before.values[0] - 2 * STEP / 1000)
        for before, after in zip(lines[1:-1:2], lines[2:-1:2], strict=True)
    ]
    facts = tuple((f"jump{place}", jump) for place, jump in enumerate(jumps, 1))
    axis = msg("chart.axis.points")
    return Chart("place_steps", lines, (msg("chart.result"),), facts, axis=axis)


CHARTS: Final[Mapping[str, Callable[[], Chart]]] = {
    make.__name__: make
    for make in (
        yaku_frequency,
        score_curve,
        twelve_cells,
        fu_frequency,
        wait_frequency,
        place_steps,
    )
}
