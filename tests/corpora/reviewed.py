"""What a review says of recorded games, beside what the record has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from corpora.furiten_fold import folded
from corpora.known import GAMES as KNOWN
from corpora.replay import rules_of
from mjteach.core.seats import SEATS, Seat
from mjteach.core.shanten import shanten
from mjteach.core.tiles import counts_of
from mjteach.play.counting import codes_of_win
from mjteach.play.looking import Notice, Noticed, decisions, notices
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind
from mjteach.record.events import RecordedRound, RecordedWin
from mjteach.record.mjai import read_game
from mjteach.record.playing import play
from mjteach.riichi.furiten import furiten
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.ending import RoundEnd
from mjteach.riichi.round.state import Phase, RoundState
from support.hands.corpus import Row, rows

States = tuple[RoundState, ...]
DONE = {
    Noticed.RIICHI: {ActionKind.RIICHI},
    Noticed.CALL: {*CALLS, ActionKind.ANKAN, ActionKind.KAKAN},
}
"""What was done, by what is noticed of it."""


def spread(files: Mapping[str, int], wanted: int) -> Iterator[Row]:
    """About as many games as wanted, at equal distances over all files, without known faults."""
    every = max(1, sum(files.values()) // wanted)
    number = 0
    for name in files:
        for row in rows(name):
            number += 1
            if number % every == 0 and row["id"] not in KNOWN:
                yield row


def reviewed(row: Row, counts: Counter[str]) -> list[str]:
    """Where a review and the record of a game differ; counts what was compared."""
    game = read_game(row["events"], rules_of(row))
    counts["games"] += 1
    found = []
    for number, recorded in enumerate(game.rounds, 1):
        states = tuple(play(recorded, game.rules))
        counts["deals"] += 1
        lines = [line for seat in SEATS for line in _seat(states, recorded, seat, counts)]
        found += [
            f"{row['id']}, deal {number}, {line}"
            for line in (*lines, *_wins(states[-1].end, recorded, counts))
        ]
    return found


def _seat(
    states: States, recorded: RecordedRound, seat: Seat, counts: Counter[str]
) -> Iterator[str]:
    seen = notices(states, seat)
    counts.update(str(notice.what) for notice in seen)
    lines = (
        *_chosen(states, seat, counts),
        *_done(recorded, seen, seat),
        *_ended(recorded, seen, seat),
        *_waited(states, seen, seat, counts),
        *_furiten(states, seen, seat),
    )
    return (f"{seat}: {line}" for line in lines)


def _chosen(states: States, seat: Seat, counts: Counter[str]) -> Iterator[str]:
    """What was done is among what could be done, and every choice that was made is seen."""
    seen = {decision.place: decision for decision in decisions(states, seat)}
    counts["decisions"] += len(seen)
    for place, (before, after) in enumerate(pairwise(states)):
        action = after.history[-1]
        if action.seat is not seat or action.kind is ActionKind.DRAW:
            continue
        decision = seen.get(place)
        if decision is not None and (action != decision.done or action not in decision.options):
            yield f"{place}: {action} was done, not {decision.done}"
        if decision is None and action.kind in {*CALLS, ActionKind.RON, ActionKind.TSUMO}:
            yield f"{place}: {action} was no choice of {before}"


def _done(recorded: RecordedRound, seen: tuple[Notice, ...], seat: Seat) -> Iterator[str]:
    """Riichi and calls that were done are those of the record; nothing let go was done."""
    for what, kinds in DONE.items():
        theirs = [a for a in recorded.actions if a.seat is seat and a.kind in kinds]
        ours = [notice.done for notice in seen if notice.what is what and notice.done]
        if ours != theirs:
            yield f"{what} {_told(ours)}, recorded {_told(theirs)}"
    for notice in seen:
        if notice.what is Noticed.WIN_LET_GO and notice.done is not None:
            yield f"{notice.done} was let go"


def _told(actions: list[Action] | list[Action | None]) -> str:
    return ", ".join(map(str, actions))


def _ended(recorded: RecordedRound, seen: tuple[Notice, ...], seat: Seat) -> Iterator[str]:
    """Wins are those of the record, from the right seat's side."""
    ours = [(n.what, n.tile) for n in seen if n.won is not None]
    theirs = [
        (
            Noticed.OWN_WIN
            if win.seat is seat
            else Noticed.DEALT_IN
            if win.by is seat
            else Noticed.THEIR_WIN,
            win.tile,
        )
        for win in recorded.wins
    ]
    if sorted(map(str, ours)) != sorted(map(str, theirs)):
        yield f"wins {ours}, recorded {theirs}"


def _waited(
    states: States, seen: tuple[Notice, ...], seat: Seat, counts: Counter[str]
) -> Iterator[str]:
    """Who declares riichi, wins, or shows a hand at the end, was waiting for one tile."""
    for notice in seen:
        if (
            notice.what is Noticed.RIICHI
            and notice.done
            and _missing(states[notice.place + 1], seat)
        ):
            yield f"{notice.place}: riichi, but not waiting"
        if notice.what is Noticed.OWN_WIN and _missing(states[-2], seat):
            yield "a win, but not waiting"
        counts["waiting"] += notice.what in (Noticed.RIICHI, Noticed.OWN_WIN)
    end = states[-1].end
    if end and seat in end.tenpai and _missing(states[-1], seat):
        yield "tenpai at the end, but not waiting"


def _missing(state: RoundState, seat: Seat) -> int:
    """Shanten of the tiles that stay without the drawn one."""
    hand = state.seats[seat].hand
    return shanten(counts_of(hand.concealed), len(hand.melds))


def _furiten(states: States, seen: tuple[Notice, ...], seat: Seat) -> Iterator[str]:
    """Furiten begins between two moments where the events of the deal, folded, say so."""
    begins = {notice.place for notice in seen if notice.what is Noticed.FURITEN}
    told = ((place, _folded(state, seat)) for place, state in enumerate(states))
    known = [(place, kinds) for place, kinds in told if kinds is not None]
    for (first, old), (second, new) in pairwise(known):
        ours = not begins.isdisjoint(range(first, second))
        if bool(new - old) != ours:
            yield f"{first} to {second}: furiten begins {ours}, folded {old} then {new}"


def _folded(state: RoundState, seat: Seat) -> frozenset[str] | None:
    """How a seat is furiten, as the events say; None on its turn, or before a tile is answered."""
    if state.phase in (Phase.OVER, Phase.CALL):
        return None
    case = folded(state, seat)
    if case is None:
        return None
    return frozenset(furiten(case).kinds) if state.seats[seat].waits else frozenset()


def _wins(end: RoundEnd | None, recorded: RecordedRound, counts: Counter[str]) -> Iterator[str]:
    """The question about a win wants what the record has."""
    for won, theirs in zip(end.wins if end else (), recorded.wins, strict=True):
        codes = codes_of_win(won.result, ("score_full",))
        counts["wins"] += 1
        counts["wins asked about"] += len(codes)
        for code in codes:
            yield from _question(code, theirs)


def _question(code: str, win: RecordedWin) -> Iterator[str]:
    puzzle = open_code(code)
    key = kind(puzzle.kind).key(puzzle.content, puzzle.rules)
    ours = {"total": key["total"]}
    theirs: dict[str, object] = {"total": win.changes[win.seat]}
    if not win.yakuman:
        ours |= {"han": key["han"], "fu": key["fu"]}
        theirs |= {"han": win.han, "fu": win.fu}
    if ours != theirs:
        yield f"{code} wants {ours}, recorded {theirs}"
