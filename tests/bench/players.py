"""How strong the players are that sit down beside a learner, and how long they think.

    python tests/bench/players.py [--deals 2000] [--seats "sound plain plain plain"]

Prints for each player, of the deals it was dealt: wins, deals it dealt into, riichi, open hands;
of all deals those that nobody won; and the CPU time of a decision in milliseconds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from sys import path
from time import process_time
from typing import Final

path[:0] = [str(Path(__file__).parents[2])]

from mjteach.core.seats import SEATS  # noqa: E402
from mjteach.riichi.players.choosing import PLAYERS, Player, seated  # noqa: E402
from mjteach.riichi.presets import preset  # noqa: E402
from mjteach.riichi.round.actions import Action  # noqa: E402
from mjteach.riichi.round.selfplay import played  # noqa: E402
from mjteach.riichi.round.state import RoundState  # noqa: E402
from mjteach.riichi.round.view import SeatView  # noqa: E402
from mjteach.riichi.setup.wall import shuffled_wall  # noqa: E402

_COLUMNS: Final = ("won", "dealt in", "riichi", "open", "points")


def timed(player: Player, times: list[float]) -> Player:
    """A player whose decisions between several actions are timed, in milliseconds."""

    def choose(view: SeatView, options: Sequence[Action]) -> Action:
        began = process_time()
        action = player(view, options)
        if len(options) > 1:
            times.append(1000 * (process_time() - began))
        return action

    return choose


def deals(names: list[str], number: int, times: dict[str, list[float]]) -> list[RoundState]:
    """The ends of some deals; the players move one seat on with each, and so does the deal."""
    rules = preset("tutorial_default").rules
    ends = []
    for deal in range(number):
        order = [names[(seat - deal) % 4] for seat in SEATS]
        choose = seated([timed(PLAYERS[name], times[name]) for name in order])
        wall = shuffled_wall(f"players {deal}", rules, SEATS[deal // 4 % 4])
        *_, last = played(Random(deal), rules, choose, wall=wall)
        ends.append(last.state)
    return ends


def figures(names: list[str], ends: list[RoundState]) -> dict[str, Counter[str]]:
    """What each player did, added up."""
    found = {name: Counter[str]() for name in names}
    for deal, state in enumerate(ends):
        assert state.end is not None
        for seat in SEATS:
            count, own = found[names[(seat - deal) % 4]], state.seats[seat]
            count["deals"] += 1
            wins = [win for win in state.end.wins if win.seat is seat]
            count["won"] += bool(wins)
            count["dealt in"] += any(win.by is seat is not win.seat for win in state.end.wins)
            count["riichi"] += own.riichi
            count["open"] += not own.hand.is_closed
            count["points"] += state.end.points[seat] - state.rules.start_points
            count["worth"] += sum(sum(max(0, change) for change in win.changes) for win in wins)
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seats", default="sound sound sound sound")
    given = parser.parse_args()
    names = given.seats.split()
    times: dict[str, list[float]] = {name: [] for name in names}
    ends = deals(names, given.deals, times)
    for name, count in figures(names, ends).items():
        of = count["deals"]
        shares = (f"{column} {100 * count[column] / of:.1f} %" for column in _COLUMNS[:-1])
        worth = count["worth"] / max(1, count["won"])
        print(f"{name}: {', '.join(shares)}, a win {worth:.0f}, a deal {count['points'] / of:+.0f}")
        parts = quantiles(times[name], n=100)
        print(f"  {len(times[name])} decisions: p50 {parts[49]:.2f}, p95 {parts[94]:.2f} ms")
    unwon = mean(not state.end.wins for state in ends if state.end)
    print(f"nobody won {100 * unwon:.1f} % of {len(ends)} deals")


if __name__ == "__main__":
    main()
