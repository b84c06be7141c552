"""Counting and walking rounds in two ways at once: the machine, and the oracle beside it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from mjteach.core.seats import SEATS
from mjteach.core.tiles import KIND, sort_tiles
from mjteach.riichi.furiten.state import FuritenKind
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import legal_actions, start_round, step, to_act
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import Wall, shuffled_wall
from support.oracle.round import End, Move, Oracle
from support.oracle.round import start as start_oracle

Points = tuple[int, int, int, int]


def move_of(action: Action) -> Move:
    """The same action as the oracle writes it."""
    using = sort_tiles(action.using)
    return Move(str(action.kind), int(action.seat), action.tile, using, action.drawn)


# --- perft


class Game(Protocol):
    """A round that can be counted: the first of those who are asked is the next to act."""

    def moves(self) -> list[Move]:
        """What that player may do."""

    def after(self, move: Move) -> Game:
        """The round after one of them."""

    def children(self) -> Iterator[Game]:
        """The rounds after each of them."""


class Machine:
    """The engine's round."""

    def __init__(self, state: RoundState) -> None:
        self.state = state

    def _actions(self) -> list[Action]:
        waiting = to_act(self.state)
        return legal_actions(self.state, waiting[0]) if waiting else []

    def moves(self) -> list[Move]:
        return [move_of(action) for action in self._actions()]

    def after(self, move: Move) -> Machine:
        action = next(action for action in self._actions() if move_of(action) == move)
        return Machine(step(self.state, action))

    def children(self) -> Iterator[Machine]:
        return (Machine(step(self.state, action)) for action in self._actions())


class Written:
    """The oracle's round."""

    def __init__(self, state: Oracle) -> None:
        self.state = state

    def moves(self) -> list[Move]:
        waiting = self.state.to_act()
        return sorted(self.state.moves(waiting[0]), key=repr) if waiting else []

    def after(self, move: Move) -> Written:
        return Written(self.state.after(move))

    def children(self) -> Iterator[Written]:
        return (self.after(move) for move in self.moves())


def perft(game: Game, depth: int) -> int:
    """How many sequences of ``depth`` actions there are; a round that is over has none."""
    if depth == 1:
        return len(game.moves())
    return sum(perft(child, depth - 1) for child in game.children())


LIVE = 70
"""Draws of a round without kans (R2.3.2-g)."""


def led(game: Game, left: int) -> Game:
    """The round before a draw with ``left`` live tiles: all discard what they draw."""
    for _ in range(LIVE - left):
        game = _quietly(_quietly(game))  # a draw and a discard
        while any(move.kind == "pass" for move in game.moves()):
            game = _quietly(game)
    return game


def _quietly(game: Game) -> Game:
    return game.after(next(move for move in game.moves() if _is_quiet(move)))


def _is_quiet(move: Move) -> bool:
    return move.kind in ("draw", "pass") or (move.kind == "discard" and move.drawn)


class Row(NamedTuple):
    """Counts of one position: a wall, played on until so many live tiles are left."""

    rules: str
    wall: str
    left: int
    counts: tuple[int, ...]
    """For one action, two, and so on."""

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> Row:
        return cls(row["rules"], row["wall"], row["left"], tuple(row["counts"]))

    def machine(self) -> Game:
        """The position by the machine."""
        return led(Machine(start_round(self._rules, self._wall)), self.left)

    def oracle(self) -> Game:
        """The same by the oracle."""
        wall = self._wall
        return led(Written(start_oracle(self._rules, wall.tiles, int(wall.dealer))), self.left)

    @property
    def _rules(self) -> RuleSet:
        return PRESETS[self.rules].rules

    @property
    def _wall(self) -> Wall:
        return shuffled_wall(self.wall, self._rules)

    def difference(self, depth: int) -> str:
        """The counts of both for each first action, those that differ marked."""
        games = self.machine(), self.oracle()
        lines = [f"sequences of {depth} by the machine, by the oracle:"]
        for move in sorted({*games[0].moves(), *games[1].moves()}, key=repr):
            counts = [_count_after(game, move, depth) for game in games]
            lines.append(f"{'*' if len({*counts}) > 1 else ' '} {counts} {move}")
        return "\n".join(lines)


def _count_after(game: Game, move: Move, depth: int) -> int:
    if move not in game.moves():
        return 0
    return perft(game.after(move), depth - 1) if depth > 1 else 1


LONGEST = {70: 8, 36: 7, 2: 9}
"""How many actions are counted from a position with so many live tiles left."""


def counted_rows() -> Iterator[Row]:
    """Every row counted by both; raises AssertionError where they differ."""
    for rules in PRESETS:
        for left, longest in LONGEST.items():
            row = Row(rules, f"perft {rules}", left, ())
            machine, oracle = row.machine(), row.oracle()
            for depth in range(1, longest + 1):
                count = perft(machine, depth)
                assert count == perft(oracle, depth), row.difference(depth)
                row = row._replace(counts=(*row.counts, count))
            yield row


def main() -> None:
    """Writes the counts that the tests hold both to."""
    file = Path(__file__).parents[2] / "data" / "perft.json"
    rows = ",\n".join(f"    {json.dumps(row._asdict())}" for row in counted_rows())
    what = "Sequences of 1, 2, 3 ... actions, counted alike by the machine and by the oracle."
    text = f'{{\n  "what": {json.dumps(what)},\n  "rows": [\n{rows}\n  ]\n}}\n'
    file.write_text(text, encoding="utf-8")


# --- walking


class Walk:
    """A round played by both, compared at every decision; counts what was offered and done."""

    def __init__(self, rules: RuleSet, wall: Wall, **start: object) -> None:
        self.state = start_round(rules, wall, **start)  # type: ignore[arg-type]
        self.oracle = start_oracle(rules, wall.tiles, int(wall.dealer), **start)  # type: ignore[arg-type]
        self.seen: Counter[str] = Counter()

    def compare(self) -> None:
        """Fails unless both ask the same players, keep the same book and list the same actions."""
        assert to_act(self.state) == self.oracle.to_act(), self._where()
        assert book_of(self.state) == self.oracle.book(), self._where()
        for seat in SEATS:
            listed = [move_of(action) for action in legal_actions(self.state, seat)]
            assert len(listed) == len({*listed}), self._where()
            expected = self.oracle.moves(seat)
            assert {*listed} == expected, (
                f"{self._where()}\nonly listed: {sorted({*listed} - expected)}"
                f"\nonly by the rules: {sorted(expected - {*listed})}"
            )
            self.seen.update({f"offered {move.kind}" for move in listed})
            self.seen.update(self._rare(seat, listed))
        self.seen["several are asked"] += len(to_act(self.state)) > 1

    def _rare(self, seat: int, listed: list[Move]) -> Iterator[str]:
        """What of a seat's actions is out of the ordinary."""
        own, oracle = self.oracle.players[seat], self.oracle
        kinds = {move.kind for move in listed}
        if "ron" in kinds and oracle.offer:
            yield f"ron on a {oracle.offer.by}"
            yield from ("ron on the last discard",) * (not oracle.left)
        elif "pass" in kinds and oracle.is_furiten_on_offer(seat):
            yield "furiten"
        if "tsumo" in kinds:
            yield from ("tsumo after a kan",) * oracle.rinshan
            yield from ("tsumo on the last tile",) * (not oracle.left)
        if "ankan" in kinds and own.riichi:
            yield "ankan in riichi"
        if "riichi" in kinds and not own.river:
            yield "riichi on the first draw" + " after a call" * oracle.interrupted
        if oracle.call and oracle.phase == "act" and seat == oracle.turn:
            held = {KIND[tile] for tile in own.tiles}
            allowed = {KIND[move.tile] for move in listed if move.kind == "discard"}
            yield from ("kuikae",) * (held != allowed)
        if len(
            {(move.kind, move.tile, *map(KIND.__getitem__, move.using)) for move in listed}
        ) < len(listed):
            yield "red five or not"

    def step(self, action: Action) -> None:
        self.seen[f"done {action.kind}"] += 1
        self.state = step(self.state, action)
        self.oracle = self.oracle.after(move_of(action))

    def finish(self) -> None:
        """Fails unless both ended in the same way."""
        assert end_of(self.state) == self.oracle.end, self._where()
        end = self.oracle.end
        assert end is not None
        self.seen[f"end {end.abort or end.kind}"] += 1
        self.seen["two winners"] += len(end.winners) > 1

    def _where(self) -> str:
        history = " ".join(repr(action) for action in self.state.history)
        return f"{self.state.rules}\n{history}\nwaits for {to_act(self.state)}"


def book_of(state: RoundState) -> list[tuple[object, ...]]:
    """What the machine knows of every player, as :meth:`oracle.Oracle.book` tells it."""
    book: list[tuple[object, ...]] = []
    for seat in SEATS:
        own = state.seats[seat]
        hand, river = own.hand, tuple(thrown.tile for thrown in own.river)
        flags = (own.riichi, own.deposited, own.double, own.ippatsu)
        against = {cause.kind for cause in own.passes if not cause.harmless}
        furiten = (
            any(tile.kind in own.waits for tile in river),
            FuritenKind.TEMPORARY in against,
            FuritenKind.RIICHI in against,
        )
        book.append((*hand, river, state.points[seat], flags, furiten))
    return book


def end_of(state: RoundState) -> End | None:
    """How the machine's round ended, in the oracle's words."""
    if state.end is None:
        return None
    match state.end.kind:
        case ResultKind.WIN:
            return End("win", tuple(sorted(int(win.seat) for win in state.end.wins)))
        case ResultKind.ABORTIVE_DRAW:
            return End("abort", abort=str(state.end.abort))
        case _:
            return End("draw", tenpai=tuple(map(int, state.end.tenpai)))


Choose = Callable[[random.Random, RoundState, list[Action]], Action]


def walk(rules: RuleSet, wall: Wall, choose: Choose, rng: random.Random, **start: object) -> Walk:
    """A whole round walked; any of those who are asked may be the next to answer."""
    both = Walk(rules, wall, **start)
    while waiting := to_act(both.state):
        both.compare()
        seat = rng.choice(waiting)
        both.step(choose(rng, both.state, legal_actions(both.state, seat)))
    both.finish()
    return both


if __name__ == "__main__":
    main()
