"""Nagashi mangan in play: rivers of terminals and honours at the end of the wall (R3.5)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.core.tileset import tile_difference
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.state import start_match
from mjteach.riichi.round.explain_end import explain_round_end
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, replace_options
from support.rounds.play import WAITING

A, B, C, D = SEATS
RULES = RuleSet()
DRAWS = 70
"""Tenpai, and nothing but simples."""


def split(used: str) -> tuple[list[Tile], list[Tile]]:
    """The other tiles: terminals and honours, and simples."""
    left = tile_difference(tiles_in_play(RULES), parse_tiles(used)).surplus
    return [t for t in left if t.is_yaochuu], [t for t in left if not t.is_yaochuu]


def draws(earning: str, used: str) -> str:
    """Seventy draws: terminals and honours for the players named, simples for the others."""
    return placed({n for n in range(DRAWS) if "ABCD"[n % 4] in earning}, used)


def placed(places: set[int], used: str) -> str:
    """Seventy draws: terminals and honours at these places, simples at the others."""
    yaochuu, simples = map(iter, split(used))
    return "".join(str(next(yaochuu if n in places else simples)) for n in range(DRAWS))


def ended(earning: str, hands: list[str], script: str = "end", **start: object) -> RoundState:
    """The end of the wall, everybody having discarded what they drew."""
    return deal(hands, draws(earning, "".join(hands)), script, **start)  # type: ignore[arg-type]


def rules(**options: object) -> RuleSet:
    return replace_options(RULES, **options)


NOBODY_SHOWS = "A noten, B noten, C noten, D noten"
ONLY_A_SHOWS = "A show, B noten, C noten, D noten"


@pytest.mark.parametrize(
    ("earning", "announced", "options", "changes"),
    [
        # R3.5-b: like a mangan by tsumo
        ("A", NOBODY_SHOWS, {}, (12000, -4000, -4000, -4000)),
        ("B", NOBODY_SHOWS, {}, (-4000, 8000, -2000, -2000)),
        # R3.5-e: in the place of the noten payments, without honba
        ("A", ONLY_A_SHOWS, {}, (12000, -4000, -4000, -4000)),
        ("B", ONLY_A_SHOWS, {}, (-4000, 8000, -2000, -2000)),
        # two of them, each paid
        ("AB", NOBODY_SHOWS, {}, (8000, 4000, -6000, -6000)),
        # R3.5-a: by option
        ("A", ONLY_A_SHOWS, {"nagashi_mangan": False}, (3000, -1000, -1000, -1000)),
        ("", ONLY_A_SHOWS, {}, (3000, -1000, -1000, -1000)),
        # R6.1-a: the wall before A was broken
        ("A", NOBODY_SHOWS, {"wareme": "on"}, (24000, -8000, -8000, -8000)),
        ("B", NOBODY_SHOWS, {"wareme": "on"}, (-8000, 12000, -2000, -2000)),
    ],
)
def test_payments(
    earning: str, announced: str, options: dict[str, object], changes: tuple[int, ...]
) -> None:
    state = ended(earning, [WAITING], rules=rules(**options), honba=2, deposits=1)
    state = act(state, announced)
    assert state.end is not None
    assert state.end.changes == changes
    assert state.deposits == 1
    paid = [str(nagashi.seat) for nagashi in state.end.nagashi]
    assert paid == (list(earning) if options.get("nagashi_mangan", True) else [])
    told = [node.message.id for _, node in explain_round_end(state.end, state).walk()]
    assert told.count("draw.wareme") == ("wareme" in options)


@pytest.mark.parametrize(("announced", "repeats"), [(ONLY_A_SHOWS, True), (NOBODY_SHOWS, False)])
@pytest.mark.parametrize("earning", ["A", "B"])
def test_the_deal_goes_on_as_after_any_draw(announced: str, repeats: bool, earning: str) -> None:
    """R3.5-e, R2.10-e: a tenpai dealer repeats, whoever earned the mangan."""
    state = act(ended(earning, [WAITING], honba=1), announced)
    assert state.end is not None
    coming = next_hand(start_match(RULES)._replace(honba=1), state.end.result)
    assert (coming.dealer is A) is repeats
    assert coming.honba == 2


def test_under_agari_renchan_the_deal_passes_all_the_same() -> None:  # R2.10-f
    chosen = rules(renchan="agari")
    state = act(ended("A", [WAITING], rules=chosen), ONLY_A_SHOWS)
    assert state.end is not None
    assert next_hand(start_match(chosen), state.end.result).dealer is B


@pytest.mark.parametrize(("call", "first"), [("B pon 11z, B 2m, ", 3), ("", 4)])
def test_a_called_discard_spoils_the_river(call: str, first: int) -> None:  # R3.5-a
    """After B's pon A draws one place earlier; either way the river has no simple."""
    hands = ["1z234m5678p2468s3m", "11z2m"]
    places = {0, *range(first, DRAWS, 4)}
    state = deal(hands, placed(places, "".join(hands)), f"A 1z, {call}end")
    assert all(discard.tile.is_yaochuu for discard in state.seats[A].river)
    state = act(state, NOBODY_SHOWS)
    assert state.end is not None
    assert [nagashi.seat for nagashi in state.end.nagashi] == ([] if call else [A])


@pytest.mark.parametrize(("option", "earns"), [(False, True), (True, False)])
def test_an_open_hand_by_option(option: bool, earns: bool) -> None:  # R3.5-c, C16
    chosen = rules(nagashi_mangan_needs_menzen=option)
    script = "A 7z, B 5m, A pon 55m, A 1z, end"
    later = {0, *range(5, DRAWS, 4)}  # A calls B's first discard, so A draws one place later
    state = deal(["55m7z1z", "5m"], placed(later, "55m7z1z5m"), script, rules=chosen)
    assert not state.seats[A].hand.is_closed
    state = act(state, NOBODY_SHOWS)
    assert state.end is not None
    assert [nagashi.seat for nagashi in state.end.nagashi] == ([A] if earns else [])
