"""Nagashi mangan (R3.5): which rivers earn it, and what is paid."""

from __future__ import annotations

import pytest

from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.nagashi import NagashiCase, nagashi_score, nagashi_verdict
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import Limit, seat_changes
from mjteach.text import outline

RIVER = parse_tiles("19m1z9s7z")
CLOSED_ONLY = RuleSet(nagashi_mangan_needs_menzen=True)


@pytest.mark.parametrize(
    ("case", "failures"),
    [
        (NagashiCase(RIVER), []),
        (NagashiCase(()), ["nagashi.discards"]),
        (NagashiCase((*RIVER, *parse_tiles("28p"))), ["nagashi.only_yaochuu"]),
        (NagashiCase(RIVER, called=parse_tiles("9s")), ["nagashi.none_called"]),
        (NagashiCase(RIVER, closed=False), []),
        (NagashiCase(RIVER, closed=False, rules=CLOSED_ONLY), ["nagashi.closed"]),  # R3.5-c
        (NagashiCase(RIVER, rules=CLOSED_ONLY), []),
        (NagashiCase(RIVER, dead_hand=True), ["nagashi.alive"]),  # R3.5-d
        (NagashiCase(RIVER, rules=preset("club").rules), ["nagashi.played"]),
        (
            NagashiCase(parse_tiles("5m"), called=parse_tiles("5m"), dead_hand=True),
            ["nagashi.only_yaochuu", "nagashi.none_called", "nagashi.alive"],
        ),
    ],
)
def test_which_rivers_earn_it(case: NagashiCase, failures: list[str]) -> None:
    verdict = nagashi_verdict(case)
    assert [finding.check for finding in verdict.failures] == failures
    assert verdict.legal == (not failures)
    assert all("[" not in line.text for line in outline(verdict.explain()))


def test_the_findings_name_the_tiles() -> None:
    spoilt = NagashiCase((*RIVER, *parse_tiles("28p")), called=parse_tiles("9s"))
    found = {finding.check: finding.highlight for finding in nagashi_verdict(spoilt).failures}
    assert found == {
        "nagashi.only_yaochuu": parse_tiles("28p"),
        "nagashi.none_called": parse_tiles("9s"),
    }


RIGHT, ACROSS, LEFT = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA


@pytest.mark.parametrize(
    ("seat_wind", "paid"),
    [
        (Tile.EAST, {RIGHT: 4000, ACROSS: 4000, LEFT: 4000}),
        (Tile.SOUTH, {RIGHT: 2000, ACROSS: 2000, LEFT: 4000}),
        (Tile.WEST, {RIGHT: 2000, ACROSS: 4000, LEFT: 2000}),
        (Tile.NORTH, {RIGHT: 4000, ACROSS: 2000, LEFT: 2000}),
    ],
)
def test_it_is_paid_like_a_mangan_by_tsumo(seat_wind: Tile, paid: dict[Source, int]) -> None:
    score = nagashi_score(seat_wind)  # R3.5-b, R3.5-e
    assert {payment.payer: payment.points for payment in score.payments} == paid
    assert score.limit is Limit.MANGAN
    assert sum(seat_changes(score)) == 0


@pytest.mark.parametrize(
    ("wareme", "paid"),
    [("self", [4000, 4000, 8000]), (ACROSS, [2000, 4000, 4000]), (LEFT, [2000, 2000, 8000])],
)
def test_wareme_doubles(wareme: Source | str, paid: list[int]) -> None:  # R6.1-a
    score = nagashi_score(Tile.SOUTH, wareme)
    assert [payment.points for payment in score.payments] == paid
