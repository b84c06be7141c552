"""A puzzle with every field that no kind of today uses, on a table, as kinds to come ask them."""

from __future__ import annotations

from mjteach.core.message import msg
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.questions import (
    Choice,
    EnterNumber,
    EnterPayment,
    Field,
    OrderItems,
    PickAction,
    PickMany,
    PickPlaces,
    Question,
)
from mjteach.puzzles.scenes import Board, Scene
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall

YAKU = ("riichi", "ippatsu", "iipeikou", "tanyao", "pinfu", "chanta", "toitoi")
ACTIONS = ("chi 5m with 34m", "pon 5m with 55m", "pass")
STEPS = ("drawing", "calling", "paying")
SEATS = (("A", 1), ("B", 2), ("C", 3), ("D", 4))

FIELDS: dict[str, Field] = {
    "many": PickMany(
        "many",
        msg("yaku.tanyao.name"),
        tuple(Choice(id, msg(f"yaku.{id}.name")) for id in YAKU),
    ),
    "action": PickAction(
        "action", msg("widget.why"), tuple(Choice(id, msg("widget.hint")) for id in ACTIONS)
    ),
    "seat": PickPlaces(
        "seat",
        msg("widget.next"),
        tuple(Choice(f"seat.{seat}", msg(f"seat.{wind}z.name")) for seat, wind in SEATS),
    ),
    "seats": PickPlaces(
        "seats",
        msg("widget.hint"),
        tuple(Choice(f"seat.{seat}", msg(f"seat.{wind}z.name")) for seat, wind in SEATS),
        many=True,
    ),
    "order": OrderItems(
        "order",
        msg("widget.review"),
        tuple(
            Choice(id, msg(f"widget.{name}"))
            for id, name in zip(STEPS, ("hint", "why", "next"), strict=True)
        ),
    ),
    "pay": EnterPayment("pay", msg("widget.check")),
    "fu": EnterNumber("fu", msg("widget.finish"), unit=msg("widget.group"), given=8),
}
ANSWER = {
    "many": ["pinfu", "tanyao"],
    "action": ["chi 5m with 34m"],
    "seat": "seat.B",
    "seats": ["seat.A", "seat.C"],
    "order": ["calling", "drawing", "paying"],
    "pay": "1300/2600",
}


def puzzle(*names: str) -> Puzzle:
    """A puzzle with the named fields, of no kind: it can be filled in but not graded."""
    rules = RuleSet()
    start = start_round(rules, shuffled_wall("a wall", rules))
    board = Board(view(start, None))
    question = Question(tuple(FIELDS[name] for name in names or FIELDS))
    scene = Scene((), board=board)
    prompt = msg("widget.typed")
    return Puzzle(
        "fu_count", 1, 1, "a", Mix.BALANCED, "tutorial_default", rules, (), scene, prompt, question
    )
