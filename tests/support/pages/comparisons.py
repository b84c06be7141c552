"""Comparisons of several kinds: hands, verdicts, a finished game, all alike, one refused."""

from __future__ import annotations

from functools import cache
from typing import Any

from mjteach.core.hand import hand
from mjteach.core.message import Message
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.cases import FinishedHand, SeveralRon
from mjteach.riichi.compare.cases_game import ChomboAsked, NotenPayments, SettlementAsked
from mjteach.riichi.compare.compare import Comparison, compare, compare_verdicts
from mjteach.riichi.compare.difference import DecidingOption, plays
from mjteach.riichi.context import WinContext
from mjteach.riichi.match.settlement import FinalScore
from mjteach.riichi.presets import TUTORIAL, Preset, preset
from mjteach.riichi.rules import replace_options
from mjteach.text import render


def ruleset_name(id: str) -> str:
    """How a rule set is called."""
    return render(Message(f"ruleset.{id}"))


def option_name(id: str) -> str:
    """How an option is called."""
    return render(Message(f"rule.{id}.name"))


def other_club(**options: Any) -> Preset:
    """A rule set under the club's name, with some options changed and all of them stated."""
    return Preset("club", replace_options(TUTORIAL, **options), frozenset(), {}, frozenset())


@cache
def kiriage() -> Comparison:
    """A hand whose points depend on one option (R4.2.1-f)."""
    context = WinContext(riichi=True, indicators=(Tile.M4,))
    return compare(hand("234567m4588p678s"), Tile.P3, context)


@cache
def dora() -> Comparison:
    """A hand with a kan; five options change it, fu count for some rule sets only."""
    context = WinContext(
        riichi=True,
        ippatsu=True,
        indicators=(Tile.M4, Tile.P7),
        ura_indicators=(Tile.S5, Tile.M1),
    )
    return compare(hand("567m4588p678s + ankan 2222m"), Tile.P3, context)


@cache
def several_ron() -> Comparison:
    """Two players say ron; the sources leave open, state or do not say who wins (R2.8.1-f)."""
    return compare_verdicts(SeveralRon(Seat.A, (Seat.B, Seat.D)))


@cache
def settlement() -> Comparison:
    """The results of a game, with amounts among the options (R4.3)."""
    final = FinalScore((42300, 28600, 18100, 11000))
    return compare_verdicts(SettlementAsked(final, start=25000))


@cache
def noten() -> Comparison:
    """Two rule sets, both with a source that settles it."""
    return compare_verdicts(NotenPayments((Seat.A,)), ["club", "saikouisen_classic"])


@cache
def alike() -> Comparison:
    """Two rule sets that agree."""
    return compare_verdicts(ChomboAsked(Seat.A), ["club", "tutorial_default"])


@cache
def refused() -> Comparison:
    """A hand that one of two rule sets lets win (R3.0-a)."""
    return compare(
        hand("34m678p22s + chi 4*56s + chi 3*24p"),
        Tile.M5,
        None,
        ["tutorial_default", other_club(min_han=2)],
    )


@cache
def incomplete() -> Comparison:
    """Tiles that one of two rule sets calls complete (R3.2-m)."""
    context = WinContext(riichi=True)
    presets = ["tutorial_default", other_club(chiitoitsu_four_of_a_kind=True)]
    return compare(hand("1111m2233p4455s7z"), Tile.RED, context, presets)


@cache
def together() -> Comparison:
    """Two options told as deciding only together (R3.1-e, R3.0-a)."""
    held = hand("55p23678s + chi 2*34m + chi 2*34p")
    presets = [preset("tutorial_default"), other_club(kuitan=False, min_han=2)]
    asked = FinishedHand(held, Tile.S4, WinContext())
    found = compare_verdicts(asked, presets, about=["win"])
    options = ("min_han", "kuitan")
    return found._replace(differences=(DecidingOption(options, plays(presets, options), ()),))


SAMPLES = (kiriage, dora, several_ron, settlement, noten, alike, refused, incomplete, together)
