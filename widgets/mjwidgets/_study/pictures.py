"""The charts of a learner: their figures, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Final

from mjteach.core.message import Message, Param, msg
from mjteach.study import figures
from mjteach.study.dojo import LADDERS
from mjteach.study.figures import MANY_FU, MANY_HAN, Day, KindLevel, Run, Share
from mjteach.study.past import Known

from .._chart.bars import part_of, plain, side_by_side
from .._chart.charts import Chart, ChartLine, real_shares
from .._chart.page import chart_picture
from .._picture import Picture

LINES: Final = ("set", "pair", "wait", "win", "sum", "total")
FEW: Final = 10
"""Below so many hands nothing is drawn of them."""
ENOUGH: Final = 5
"""Of a line or wait that was asked less often no sentence speaks."""
CURVES: Final = 3
"""Of so many steps the days are drawn, each by itself."""
_RIGHT: Final = (msg("progress.chart.right"), msg("progress.chart.asked"))
_BESIDE: Final = (msg("progress.chart.met"), msg("progress.chart.real"))


def charts(known: Known, at: datetime) -> Iterator[Chart]:
    """The charts for which there are enough answers, those about the learner's progress first."""
    past, answers = known
    runs = figures.by_step(answers, at, past.runs)
    for step, run in islice(_of_several_days(runs), CURVES):
        yield from _curves(step, run.last)
    hands = figures.last_hands(answers, past.hands)
    wins = figures.wins_of(hands, past.wins)
    by = {
        "lines": figures.by_line(answers, past.lines),
        "waits": figures.by_wait(hands, wins),
    }
    for id, shares in by.items():
        if max((share.of for share in shares.values()), default=0) >= FEW:
            yield _by(id, shares)
    real, met = real_shares(), figures.met(hands, wins)
    if sum(run.many for step, run in runs.items() if step.kind == "fu_count") >= FEW:
        for what, shares_met in met.items():
            yield _beside(what, real[what], shares_met)


def _on(day: Day) -> Message:
    return msg("progress.chart.day", day=day.on.day, month=f"{day.on.month:02}")


def _right_by_day(step: KindLevel, days: Sequence[Day]) -> Chart:
    lines = tuple(ChartLine(_on(day), _values(day.share)) for day in days)
    last, before = days[-1].share, days[:-1]
    facts: dict[str, Param] = {
        "what": _step_name(step),
        "right": last.right,
        "of": last.of,
        "before": sum(day.share.right for day in before),
        "asked": sum(day.share.of for day in before),
    }
    return Chart("progress_days", lines, _RIGHT, tuple(facts.items()))


def _of_several_days(runs: Mapping[KindLevel, Run]) -> Iterator[tuple[KindLevel, Run]]:
    """The steps that were answered on more than one of their last days."""
    return ((step, run) for step, run in runs.items() if len(run.last) > 1)


def _curves(step: KindLevel, days: Sequence[Day]) -> Iterator[Chart]:
    """How often a step was right on its days, and the seconds of those with a right answer."""
    yield _right_by_day(step, days)
    quick = [day for day in days if day.seconds]
    if len(quick) > 1:
        yield _seconds_by_day(step, quick)


def _step_name(step: KindLevel) -> Message:
    rungs = (rung for ladder in LADDERS.values() for rung in ladder.rungs)
    in_dojo = next((rung.said for rung in rungs if (rung.kind, rung.level) == step), None)
    name = Message(f"puzzle.{step.kind}.name")
    return in_dojo or msg("progress.chart.step", what=name, level=step.level)


def _seconds_by_day(step: KindLevel, days: Sequence[Day]) -> Chart:
    lines = tuple(ChartLine(_on(day), (round(day.seconds, 1),)) for day in days)
    facts: dict[str, Param] = {
        "what": _step_name(step),
        "first": round(days[0].seconds),
        "last": round(days[-1].seconds),
    }
    columns = (msg("progress.chart.seconds"),)
    return Chart("progress_seconds", lines, columns, tuple(facts.items()))


def _by(id: str, shares: Mapping[str, Share]) -> Chart:
    names = {
        "lines": {line: Message(f"progress.line.{line}") for line in LINES},
        "waits": {wait: Message(f"wait.{wait}.name") for wait in real_shares()["wait"]},
    }[id]
    known = {one: shares[one] for one in names if one in shares}
    lines = tuple(ChartLine(names[one], _values(share)) for one, share in known.items())
    told = [one for one in known if known[one].of >= ENOUGH]
    least = min(told, key=lambda one: known[one].right / known[one].of)
    facts: dict[str, Param] = {
        "what": names[least],
        "right": known[least].right,
        "of": known[least].of,
        "wrong": known[least].of - known[least].right,
    }
    return Chart(f"progress_{id}", lines, _RIGHT, tuple(facts.items()))


def _beside(what: str, real: Mapping[str, float], met: Mapping[str, float]) -> Chart:
    ids = sorted(real, key=int) if what in ("fu", "han") else sorted(real, key=lambda id: -real[id])
    lines = tuple(ChartLine(_named(what, id), (met.get(id, 0.0), real[id])) for id in ids)
    most = max(ids, key=lambda id: real[id])
    facts: dict[str, Param] = {
        "what": _named(what, most),
        "real": round(real[most]),
        "met": round(met.get(most, 0.0)),
    }
    return Chart(f"progress_{what}", lines, _BESIDE, tuple(facts.items()))


def _named(what: str, id: str) -> Message:
    if what == "fu":
        return msg("chart.fu_more" if int(id) == MANY_FU else "chart.fu", fu=int(id))
    if what == "han":
        return msg("progress.chart.han_more" if int(id) == MANY_HAN else "chart.han", han=int(id))
    return Message(f"chart.yaku.{id}" if what == "yaku" else f"wait.{id}.name")


def _values(share: Share) -> tuple[float, ...]:
    return float(share.right), float(share.of)


def pictures(asked: Iterable[Chart]) -> Iterator[Picture]:
    """Each chart, drawn."""
    for chart in asked:
        is_pair = len(chart.columns) > 1
        draw = side_by_side if chart.columns == _BESIDE else part_of if is_pair else plain
        shown = chart_picture(chart, draw(chart))
        yield Picture(f'<div style="margin-top:1.5em">{shown.html}</div>', shown.text)
