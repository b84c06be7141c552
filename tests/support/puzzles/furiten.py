"""Furiten questions written by hand: how they are put, and those with keys and false rules."""

from __future__ import annotations

from typing import NamedTuple

from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.furiten import question_on
from mjteach.puzzles.furiten_deals import PLOTS
from mjteach.puzzles.furiten_facts import FuritenContent, OtherRiver
from mjteach.riichi.furiten.events import (
    Discard,
    Event,
    OwnCall,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.rules import RuleSet

RIGHT, OPPOSITE, LEFT = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA
RULES = RuleSet()
PLOT = {plot.name: plot for plot in PLOTS}


def river(text: str) -> tuple[Discard, ...]:
    """Discards such as ``1z 0p^ 3s*``: ``^`` was called away, ``*`` was the riichi tile."""
    return tuple(Discard(tile(word[:2]), "^" in word, "*" in word) for word in text.split())


def they(by: Source, code: str) -> TheirDiscard:
    return TheirDiscard(by, tile(code))


def turn(drawn: str, discard: str = "") -> OwnTurn:
    return OwnTurn(tile(drawn), tile(discard or drawn))


def pon(by: Source, code: str, source: Source) -> TheirCall:
    return TheirCall(by, MeldKind.PON, tile(code), source)


def content(
    held: str,
    asked: str,
    own: str = "1z 9p 3z",
    events: tuple[Event, ...] = (),
    *,
    by: Source = OPPOSITE,
    other: str = "",
    tenpai_from: int | None = None,
) -> FuritenContent:
    return FuritenContent(
        hand(held),
        river(own),
        events,
        TheirDiscard(by, tile(asked), passed=False),
        Tile.SOUTH,
        Tile.EAST,
        (OtherRiver(by, parse_tiles(other)),) if other else (),
        tenpai_from,
    )


def puzzle_on(asked: FuritenContent, level: int = 4, rules: RuleSet = RULES) -> Puzzle:
    made = question_on(asked, level, rules)
    return Puzzle("furiten_judge", 1, level, "0", Mix.BALANCED, "tutorial_default", rules, *made)


TWO_SIDED = "56m345p678p234s88s"  # 4m and 7m; all simples
GAP = "68m345p678p234s88s"  # 7m
THREE = "34567m345p678p88s"  # 2m, 5m and 8m; as 34+567m it takes 2m and 5m
YAKULESS = "23p234s777s345m88m"  # 1p without yaku and 4p (R2.6.2-e)
TRIPLET = "56m666s345p678p88s"  # 4m and 7m, before and after a pon of 8s and a discard of 6s
PON_TURN = OwnCall(MeldKind.PON, Tile.S8, parse_tiles("88s"), RIGHT, Tile.S6)
CALLED_TURN = (they(RIGHT, "4m"), they(OPPOSITE, "1z"), they(LEFT, "9m"), turn("9s"))


class Case(NamedTuple):
    """A question and its answer: ron, spots, kind, until; what wins follows from ron."""

    id: str
    content: FuritenContent
    answer: str

    @property
    def key(self) -> dict[str, object]:
        ron, cause, kind, until = self.answer.split()
        return {
            "ron": ron,
            "cause": "none" if cause == "none" else cause.split("+"),
            "kind": kind,
            "until": until,
            "wins": "both" if ron == "yes" else "tsumo",
        }


CLEAN = "yes none none none"
CASES = [
    Case("clean", content(TWO_SIDED, "4m"), CLEAN),
    Case(
        "same tile",
        content(TWO_SIDED, "4m", "1z 4m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "other tile",
        content(TWO_SIDED, "4m", "1z 7m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "every tile",
        content(TWO_SIDED, "4m", "1z 7m 9p 4m^ 7m 1z"),
        "no river.self.1+river.self.3+river.self.4 discard wait_changes",
    ),
    Case("gap, and 4m is out", content(GAP, "7m", "1z 4m 9p"), CLEAN),
    Case("another river", content(TWO_SIDED, "4m", other="4m9p7m"), CLEAN),
    Case(
        "called away",
        content(TWO_SIDED, "4m", "1z 4m^ 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "before tenpai",
        content(TWO_SIDED, "4m", "1z 4m 9p 1s", tenpai_from=2),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "unchosen reading",
        content(THREE, "2m", "1z 8m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "wait without yaku",
        content(YAKULESS, "4p", "1z 1p 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "red five",
        content("34p345m678m234s88s", "5p", "1z 0p 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "declaration tile",
        content(TWO_SIDED, "4m", "1z 9p 4m* 1s"),
        "no river.self.2 discard hand_end",
    ),
    Case(
        "wait moved off the river",
        content(TWO_SIDED, "7m", "1z 4m 9p", (*CALLED_TURN[:3], turn("8m", "5m"))),
        CLEAN,
    ),
    Case(
        "wait moved onto the river",
        content(GAP, "7m", "1z 4m 9p", (*CALLED_TURN[1:3], turn("5m", "8m"))),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "passed",
        content(TWO_SIDED, "4m", events=(they(RIGHT, "4m"),)),
        "no event.0 temporary own_next_turn",
    ),
    Case(
        "passed another wait",
        content(TWO_SIDED, "4m", events=(they(RIGHT, "7m"),)),
        "no event.0 temporary own_next_turn",
    ),
    Case(
        "turn skipped by a pon",
        content(
            TWO_SIDED,
            "4m",
            events=(
                they(RIGHT, "4m"),
                they(OPPOSITE, "1z"),
                they(LEFT, "9s"),
                pon(RIGHT, "9s", LEFT),
                they(RIGHT, "7m"),
            ),
        ),
        "no event.0+event.4 temporary own_next_turn",
    ),
    Case(
        "added tile passed",
        content(TWO_SIDED, "4m", events=(TheirKakan(RIGHT, Tile.M7),), by=RIGHT),
        "no event.0 temporary own_next_turn",
    ),
    Case("own turn came", content(TWO_SIDED, "7m", events=CALLED_TURN), CLEAN),
    Case(
        "own call came",
        content(TRIPLET, "7m", events=(they(RIGHT, "4m"), they(OPPOSITE, "8s"), PON_TURN)),
        CLEAN,
    ),
    Case("passed without yaku", content(YAKULESS, "4p", events=(they(RIGHT, "1p"),)), CLEAN),
    Case(
        "riichi, passed",
        content(TWO_SIDED, "7m", "1z 9p 1s*", CALLED_TURN),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, passed at once",
        content(TWO_SIDED, "7m", "1z 9p 1s*", CALLED_TURN[:1]),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, added tile passed",
        content(TWO_SIDED, "4m", "1z 9p 1s*", (TheirKakan(RIGHT, Tile.M7),), by=RIGHT),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, own draw declined",
        content(TWO_SIDED, "7m", "1z 9p 1s*", (*CALLED_TURN[1:3], turn("4m"))),
        "no river.self.3 riichi hand_end",
    ),
]
BY_ID = {case.id: case for case in CASES}
