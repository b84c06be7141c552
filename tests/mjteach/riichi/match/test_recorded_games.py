"""Recorded games: every next hand, every end of a game and every last score agree."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import WINDS
from mjteach.riichi.match.ending import GameOver, after_hand, game_end
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.settlement import final_score, settle
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.rules import RuleSet, replace_options
from support.hands.corpus import Row, report, rows

pytestmark = pytest.mark.corpora

FILES = ("games_tenhou_gpl", "games_tenhou_nolicence", "games_tenhou_permissive")

RECORDED = replace_options(
    RuleSet(),
    multiple_ron="double_wins_triple_aborts",
    abort_sanchahou=True,
    agari_yame=True,
    tenpai_yame=True,
)
"""What the recorded games play by, as far as it matters between hands."""

LENGTHS = {"tonpuu": "east_only", "hanchan": "hanchan"}

NOT_AS_LABELLED = {
    "MahjongPantheon/pantheon/doubleron_and_riichi.xml": {"game_length": "hanchan"},
    "dnovikoff/tenhou/bye.xml": {"uma": (10, 5, -5, -10)},
    "dnovikoff/tenhou/shuffle.xml": {"uma": (10, 5, -5, -10)},
}
"""One game is called East-only and plays South 2 with 41,600; two old ones have another uma."""


def rules_of(row: Row) -> RuleSet:
    changes = NOT_AS_LABELLED.get(row["id"], {})
    return replace_options(RECORDED, **{"game_length": LENGTHS[row["rules"]["length"]], **changes})


def hands_of(row: Row) -> Iterator[tuple[Row, HandResult]]:
    """The start of every hand, and how it ended."""
    start: Row = {}
    ends: list[Row] = []
    deposits = 0
    for event in row["events"]:
        match event["type"]:
            case "start_kyoku":
                start, ends, deposits = event, [], event["kyotaku"]
            case "reach_accepted":
                deposits += 1
            case "hora" | "ryukyoku":
                ends.append(event)
            case "end_kyoku":
                yield start, result_of(ends, deposits)


def result_of(ends: list[Row], deposits: int) -> HandResult:
    points: Any = tuple(ends[-1]["scores"])
    if ends[0]["type"] == "hora":
        winners = tuple(Seat(end["actor"]) for end in ends)
        return HandResult(ResultKind.WIN, points, 0, winners=winners)
    reason = ends[0]["reason"]
    if reason in ("exhaustive", "nagashi_mangan"):
        tenpai = tuple(seat for seat in SEATS if ends[0]["tenpai"][seat])
        return HandResult(ResultKind.EXHAUSTIVE_DRAW, points, deposits, tenpai=tenpai)
    return HandResult(ResultKind.ABORTIVE_DRAW, points, deposits, abort=reason)


def as_recorded(match: Match) -> Row:
    return {
        "bakaze": "ESWN"[WINDS.index(match.round_wind)],
        "kyoku": match.number,
        "honba": match.honba,
        "kyotaku": match.deposits,
        "oya": int(match.dealer),
        "scores": list(match.points),
    }


def difference(row: Row) -> str:
    """The first hand that is not the recorded one, or a wrong end; empty when all agree."""
    after: Match | GameOver = start_match(rules_of(row), repeat_before_end=True)
    for start, result in hands_of(row):
        if isinstance(after, GameOver):
            return f"{row['id']}: over before {start['bakaze']}{start['kyoku']}"
        expected = as_recorded(after)
        if expected != {key: start[key] for key in expected}:
            return f"{row['id']}: {expected}"
        stops = game_end(after, result).may_stop  # they stop by themselves
        after = after_hand(after, result, dealer_stops=stops)
    if isinstance(after, Match):
        return f"{row['id']}: goes on with {as_recorded(after)}"
    settled = settle(final_score(after.match), after.match.rules)
    ended = row["events"][-1]
    if list(settled.points) != ended["scores"]:
        return f"{row['id']}: {settled.points}"
    recorded = [Fraction(str(value)) for value in ended["uma"]]  # older ones are rounded
    apart = [abs(ours - theirs) for ours, theirs in zip(settled.results, recorded, strict=True)]
    if max(apart) > Fraction(3, 2):
        return f"{row['id']}: {[*map(float, settled.results)]}"
    return ""


@pytest.mark.parametrize("name", FILES)
def test_recorded_games(name: str) -> None:
    checked, differences = 0, []
    for row in rows(name):
        checked += 1
        if found := difference(row):
            differences.append(found)
    assert not differences, report(differences, checked)
