"""What the speed comparison calls: rows of the corpora in, answers out.

Each task has ``prep_<task>``, run before the clock starts, which turns a row into primitive values
(tiles, numbers, words), and ``run_<task>``, which is measured: it builds every object that
describes the question and asks for the answer with all its reasons.
"""

from __future__ import annotations

from itertools import starmap
from random import Random
from time import perf_counter
from typing import Any

from mjteach.core.hand import make_hand
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.shanten import shanten
from mjteach.core.tiles import TILES, WINDS, Counts, Tile, counts_of, parse_tiles, tile
from mjteach.core.waits import wait_tiles
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.round.variant import Auto, advance, legal_actions, start_round, step, to_act
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import shuffled_wall
from mjteach.riichi.win import evaluate_win

Corpus = dict[str, Any]
"""One row of a corpus."""

MeldWords = list[tuple[MeldKind, tuple[Tile, ...]]]
"""What a meld is made from."""

WaitsQuestion = tuple[Counts, MeldWords]
ScoreQuestion = tuple[tuple[Tile, ...], MeldWords, Tile, dict[str, Any], RuleSet]

SEATS = {1: Source.SHIMOCHA, 2: Source.TOIMEN, 3: Source.KAMICHA}
CODES = tuple(str(tile) for tile in TILES)


def prep_shanten(row: Corpus) -> Counts:
    """The counts of the concealed tiles."""
    return counts_of(parse_tiles(row["closed"]))


def run_shanten(questions: list[Counts]) -> list[int]:
    """The shanten of each hand."""
    return [shanten(counts) for counts in questions]


def prep_waits(row: Corpus) -> WaitsQuestion:
    """The counts of the concealed tiles, and what the melds are made from."""
    return prep_shanten(row), _melds(row)


def run_waits(questions: list[WaitsQuestion]) -> list[set[str]]:
    """The winning tiles of each hand."""
    return [
        {CODES[tile] for tile in wait_tiles(counts, tuple(starmap(make_meld, melds)))}
        for counts, melds in questions
    ]


def prep_score(row: Corpus) -> ScoreQuestion:
    """The tiles, the circumstances by name and the rules of the table."""
    flags = set(row["flags"])
    circumstances = {
        "by": WinBy.TSUMO if row["tsumo"] else WinBy.RON,
        "seat_wind": WINDS[row["seat_wind"] - 1],
        "round_wind": WINDS[row["round_wind"] - 1],
        "riichi": bool(flags & {"riichi", "double_riichi"}),
        "double_riichi": "double_riichi" in flags,
        "ippatsu": "ippatsu" in flags,
        "last_tile": bool(flags & {"haitei", "houtei"}),
        "after_kan": "rinshan" in flags,
        "robbed": MeldKind.KAKAN if "chankan" in flags else None,
        "first_turn": bool(flags & {"tenhou", "chiihou"}),
        "indicators": tuple(map(tile, row["dora_indicators"])),
        "ura_indicators": tuple(map(tile, row["ura_indicators"])),
        "honba": row["honba"],
        "deposits": row["kyotaku"],
        "discarder": SEATS.get(row["from"]),
    }
    return parse_tiles(row["closed"]), _melds(row), tile(row["win"]), circumstances, RULES


def run_score(questions: list[ScoreQuestion]) -> list[tuple[int, int, int]]:
    """Han, fu and points of each hand; every reading, yaku, fu item and payment is made."""
    answers = []
    for concealed, melds, winning, circumstances, rules in questions:
        hand = make_hand(concealed, starmap(make_meld, melds))
        best = evaluate_win(hand, winning, WinContext(**circumstances), rules).best
        answers.append((best.han, best.fu.total, best.score.value if best.score else 0))
    return answers


def _melds(row: Corpus) -> MeldWords:
    return [(MeldKind(meld["type"]), parse_tiles(meld["tiles"])) for meld in row["melds"]]


RULES = replace_options(RuleSet(), double_yakuman_hands=(), renhou="none")
"""The rules under which the recorded hands were valued, as far as they matter here."""


def run_game(seconds: float, seed: int) -> tuple[int, int, float]:
    """Rounds of uniform random play in about ``seconds``: rounds, decisions, seconds needed.

    Every choice is one of ``legal_actions``; draws happen by themselves.
    """
    chance = Random(seed)
    rounds = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        wall = shuffled_wall(chance.getrandbits(40), ROUND_RULES)
        state = advance(start_round(ROUND_RULES, wall), DRAWING)
        while waiting := to_act(state):
            action = chance.choice(legal_actions(state, waiting[0]))
            state = advance(step(state, action), DRAWING)
            decisions += 1
        rounds += 1
    return rounds, decisions, perf_counter() - start


ROUND_RULES = RuleSet()
DRAWING = frozenset({Auto.DRAW})
