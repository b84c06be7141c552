"""Replaying recorded games: every action legal, every number as recorded.

The rules are those that the corpora's README lists for the recorded games. What is finer than the
options there: an open kan's indicator turns before the discard can be ronned, which the machine
does; an extension lasts one wind; a last dealer who leads with the return score stops by himself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from corpora.furiten_fold import folded
from corpora.wins import yaku_found
from mjteach.core.seats import SEATS, Seat
from mjteach.record.events import RecordedGame, RecordedRound, RecordedWin
from mjteach.record.mjai import read_game
from mjteach.record.playing import play
from mjteach.riichi.aborts import shows_hands
from mjteach.riichi.furiten import furiten
from mjteach.riichi.match.ending import GameOver, after_hand, game_end
from mjteach.riichi.match.standing import order
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.ending import RoundEnd, Won
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import legal_actions
from mjteach.riichi.round.view import SeatView, view
from mjteach.riichi.round.wins import furiten_state
from mjteach.riichi.rules import RuleSet, replace_options
from support.hands.corpus import Row

RECORDED = replace_options(
    RuleSet(),
    multiple_ron="double_wins_triple_aborts",
    multiple_ron_dealer_repeats="always",
    abort_sanchahou=True,
    kan_dora_timing_open="after_discard",
    ankan_after_riichi="wait_unchanged",
    riichi_below_1000="forbidden",
    riichi_without_draw_left="forbidden",
    tobi="below_zero",
    agari_yame=True,
    tenpai_yame=True,
    extension="sudden_death",
    deposit_at_game_end="to_first",
    renhou="none",
    pao_yakuman=("daisangen", "daisuushii"),
    double_yakuman_hands=(),
    yakuman_stacking=True,
    kazoe_yakuman=True,
    kiriage_mangan=False,
    renpuu_pair_fu=4,
    temp_furiten_on_yakuless_tile=True,
)
"""The rules of the recorded games; the last value is one that they cannot decide."""


class Replayed(NamedTuple):
    """What replaying a game found."""

    differences: list[str]
    counts: Counter[str]


def rules_of(row: Row) -> RuleSet:
    """The rules of one recorded game."""
    told = row["rules"]
    return replace_options(
        RECORDED,
        red_fives="three" if told["aka"] else "none",
        kuitan=told["kuitan"],
        game_length={"tonpuu": "east_only", "hanchan": "hanchan"}[told["length"]],
    )


def replay_game(row: Row, every: int = 7) -> Replayed:
    """Everything in which the machine and a recorded game differ; ``every`` how many states the
    slower questions are asked."""
    counts: Counter[str] = Counter(games=1)
    game = read_game(row["events"], rules_of(row))
    differences = [f"{row['id']}: {line}" for line in _game(game, row, every, counts)]
    return Replayed(differences, counts)


def _game(game: RecordedGame, row: Row, every: int, counts: Counter[str]) -> Iterator[str]:
    match: Match | GameOver = start_match(game.rules, repeat_before_end=True)
    for number, recorded in enumerate(game.rounds, 1):
        where = f"hand {number}"
        if isinstance(match, GameOver):
            yield f"{where}: the game should have ended: {match.end.reasons}"
            return
        yield from _named(where, _start(match, recorded))
        state = None
        for state in _states(recorded, game.rules, every, counts):
            if isinstance(state, str):
                yield f"{where}: {state}"
        assert isinstance(state, RoundState)
        if state.end is None:
            yield f"{where}: not over"
            return
        yield from _named(where, _end(state.end, recorded, counts))
        stops = game_end(match, state.end.result).may_stop
        match = after_hand(match, state.end.result, dealer_stops=stops)
    if not isinstance(match, GameOver):
        yield f"the game should go on with {match.name}"
    elif game.final is not None:
        yield from _final(match.match, game, row)


def _named(where: str, lines: Iterator[str]) -> Iterator[str]:
    return (f"{where}: {line}" for line in lines)


def _start(match: Match, recorded: RecordedRound) -> Iterator[str]:
    for field in ("round_wind", "dealer", "honba", "deposits", "points"):
        ours, theirs = getattr(match, field), getattr(recorded, field)
        if ours != theirs:
            yield f"{field} {ours}, recorded {theirs}"


def _states(
    recorded: RecordedRound, rules: RuleSet, every: int, counts: Counter[str]
) -> Iterator[RoundState | str]:
    """The states of a round, and what is wrong with them; the last one is the last."""
    counts["rounds"] += 1
    before = None
    total = sum(recorded.points) + 1000 * recorded.deposits
    for number, state in enumerate(play(recorded, rules)):
        if sum(state.points) + 1000 * state.deposits != total:
            yield f"points lost after {state.history[-1]}"
        if before is not None:
            action = state.history[-1]
            counts[action.kind.value] += 1
            if action not in legal_actions(before, action.seat):
                yield f"{action} is played but not listed"
            yield from _let_go(before, state)
        if number % every == 0:
            yield from _hidden(state)
            yield from _same_furiten(state, counts)
        before = state
    yield from _turned(recorded, before)
    if before is not None:
        yield before


def _let_go(before: RoundState, state: RoundState) -> Iterator[str]:
    """Whoever let a winning tile go is furiten (R2.6.2-f, R2.6.2-k)."""
    asked = before.asked
    if before.phase is not Phase.CALL or asked is None or state.phase in (Phase.CALL, Phase.OVER):
        return
    for seat in SEATS:
        old = before.seats[seat]
        if seat is not asked.seat and asked.tile.kind in old.waits:
            new = state.seats[seat]
            if len(new.passes) <= len(old.passes):
                yield f"{seat} let {asked.tile} go and is not furiten"


def _hidden(state: RoundState) -> Iterator[str]:
    """What a view shows that it must not."""
    for seat in SEATS:
        seen = view(state, seat)
        for player in seen.players:
            shown = any(
                action.seat is player.seat and action.kind is ActionKind.SHOW
                for action in state.shown
            )
            won = state.end and any(win.seat is player.seat for win in state.end.wins)
            abort = state.end.abort if state.end else None
            shown |= abort is not None and shows_hands(abort, state.rules)
            if player.seat is not seat and player.hand is not None and not (shown or won):
                yield f"{seat} sees the hand of {player.seat}"
        yield from _leaks(seen, seat)


def _leaks(seen: SeatView, seat: Seat) -> Iterator[str]:
    heard = [action for action in seen.history if action.kind is ActionKind.PASS]
    if any(action.seat is not seat for action in heard):
        yield f"{seat} hears a pass"
    if seen.asked is not None and seen.asked.waiting != (seat,):
        yield f"{seat} sees who is asked"


def _same_furiten(state: RoundState, counts: Counter[str]) -> Iterator[str]:
    """The machine's bookkeeping against the events of the round, folded from its beginning."""
    if state.phase is Phase.OVER:
        return
    for seat in SEATS:
        if not state.seats[seat].waits:
            continue
        ours, theirs = furiten_state(state._replace(asked=None), seat), folded(state, seat)
        if theirs is None:
            continue
        counts["furiten"] += 1
        found = furiten(theirs)
        here = _kinds(ours)
        if {str(kind) for kind in found.kinds} != here:
            yield f"{seat} after {len(state.history)}: furiten {here}, folded {found.kinds}"


def _kinds(state: object) -> set[str]:
    from mjteach.riichi.furiten import FURITEN_CHECKS

    return {
        str(kind)
        for kind, check in FURITEN_CHECKS.items()
        if not check.test(state, None)  # type: ignore[arg-type]
    }


def _turned(recorded: RecordedRound, state: RoundState | None) -> Iterator[str]:
    """The indicators turned must be as many as recorded."""
    if state is None:
        return
    turned = 1 + len(recorded.turned)
    if state.opened != turned:
        yield f"{state.opened} indicators, recorded {turned}"


def _end(end: RoundEnd, recorded: RecordedRound, counts: Counter[str]) -> Iterator[str]:
    if recorded.after is not None and end.points != recorded.after:
        yield f"points {end.points}, recorded {recorded.after}"
    if len(end.wins) != len(recorded.wins):
        yield f"{len(end.wins)} wins, recorded {len(recorded.wins)}"
    for won, win in zip(end.wins, recorded.wins, strict=False):
        counts["wins"] += 1
        yield from _win(won, win)
    if recorded.draw is not None:
        counts[f"draw {recorded.draw.reason}"] += 1
        ours = "nagashi_mangan" if end.nagashi else str(end.abort or end.kind.value.split("_")[0])
        if recorded.draw.reason is not None and ours != recorded.draw.reason.value:
            yield f"{ours}, recorded {recorded.draw.reason}"
        told = recorded.draw.tenpai
        if told is not None and not end.abort and set(told) != set(end.tenpai):
            yield f"tenpai {end.tenpai}, recorded {told}"
        if recorded.draw.changes is not None and end.changes != recorded.draw.changes:
            yield f"changes {end.changes}, recorded {recorded.draw.changes}"


def _win(won: Won, recorded: RecordedWin) -> Iterator[str]:
    best = won.result.best
    pairs = {
        "seat": (won.seat, recorded.seat),
        "by": (won.by, recorded.by),
        "tile": (won.tile, recorded.tile),
        "changes": (won.changes, recorded.changes),
        "yakuman": (best.yakuman, recorded.yakuman or 0),
        "yaku": (yaku_found(best), _recorded_yaku(recorded)),
    }
    if not recorded.yakuman:
        pairs["han"] = (best.han, recorded.han)
        pairs["fu"] = (best.fu.total, recorded.fu)
    for field, (ours, theirs) in pairs.items():
        if ours != theirs:
            yield f"{field} {ours}, recorded {theirs}"


def _recorded_yaku(recorded: RecordedWin) -> dict[str, int]:
    """Yaku with their han, dora of one sort added up; a yakuman counts as one."""
    found: Counter[str] = Counter()
    for yaku in recorded.yaku:
        found[yaku.id] += 1 if yaku.han is None else yaku.han
    return {id: han for id, han in found.items() if han}


def _final(match: Match, game: RecordedGame, row: Row) -> Iterator[str]:
    points = list(match.points)
    points[order(match.points)[0]] += 1000 * match.deposits  # to_first
    if tuple(points) != game.final:
        yield f"final points {points}, recorded {game.final}"
    uma = row["events"][-1].get("uma")
    if uma is not None:
        ours, theirs = order(match.points), sorted(SEATS, key=lambda seat: -uma[seat])
        if list(ours) != theirs:
            yield f"ranking {ours}, recorded {theirs}"
