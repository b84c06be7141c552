"""Nagashi mangan: a draw that pays like a mangan by tsumo (R3.5)."""

from __future__ import annotations

from typing import NamedTuple

from ..core.decision import Check, Found, Verdict, found, judge
from ..core.melds import Source
from ..core.message import msg
from ..core.tiles import Tile
from .context import DEALER_FROM, WinBy
from .rules import RuleSet, Switch
from .score import Score, Terms, score_of


class NagashiCase(NamedTuple):
    """A river at an exhaustive draw; ``called`` are the discards that others took."""

    river: tuple[Tile, ...]
    called: tuple[Tile, ...] = ()
    closed: bool = True
    dead_hand: bool = False
    rules: RuleSet = RuleSet()


def _is_played(case: NagashiCase, _: None) -> bool:
    return case.rules.nagashi_mangan


def _has_discards(case: NagashiCase, _: None) -> bool:
    return bool(case.river)


def _only_yaochuu(case: NagashiCase, _: None) -> bool:
    return all(tile.is_yaochuu for tile in case.river)


def _simples(case: NagashiCase, _: None) -> Found:
    simples = tuple(tile for tile in case.river if not tile.is_yaochuu)
    return found(simples, tiles=simples)


def _none_called(case: NagashiCase, _: None) -> bool:
    return not case.called


def _called(case: NagashiCase, _: None) -> Found:
    return found(case.called, tiles=case.called)


def _closed_enough(case: NagashiCase, _: None) -> bool:
    return case.closed or not case.rules.nagashi_mangan_needs_menzen


def _own_calls(case: NagashiCase, _: None) -> Found:
    return found(closed=case.closed)


def _alive(case: NagashiCase, _: None) -> bool:
    return not case.dead_hand


CHECKS: tuple[Check[NagashiCase, None], ...] = (
    Check("nagashi.played", "R3.5-a", _is_played),
    Check("nagashi.discards", "R3.5-a", _has_discards),
    Check("nagashi.only_yaochuu", "R3.5-a", _only_yaochuu, _simples),
    Check("nagashi.none_called", "R3.5-a", _none_called, _called),
    Check("nagashi.closed", "R3.5-c", _closed_enough, _own_calls),
    Check("nagashi.alive", "R3.5-d", _alive),
)


def nagashi_verdict(case: NagashiCase) -> Verdict:
    """Whether the river earns nagashi mangan, with every condition (R3.5-a, -c, -d).

    >>> from mjteach.core.tiles import parse_tiles
    >>> nagashi_verdict(NagashiCase(parse_tiles("19m1z9s"))).legal
    True
    """
    return judge(msg("check.nagashi.question"), CHECKS, case, None)


def nagashi_score(seat_wind: Tile, wareme: Source | str | None = None) -> Score:
    """What the player of that wind receives: a mangan by tsumo, without honba and deposits.

    No option changes it (R3.5-b, R3.5-e), except that ``wareme`` doubles where it is played.

    >>> [payment.points for payment in nagashi_score(Tile.SOUTH).payments]
    [2000, 2000, 4000]
    """
    dealer_is = DEALER_FROM.get(seat_wind)
    terms = Terms(WinBy.TSUMO, seat_wind is Tile.EAST, dealer_is, wareme=wareme)
    return score_of(5, 30, terms, RuleSet(wareme=Switch.ON))  # 5 han are a mangan (R4.1-d)
