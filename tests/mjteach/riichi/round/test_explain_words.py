"""Sentences of the checks of a round that choose their words by what was found."""

from __future__ import annotations

import pytest

from mjteach.riichi.round.rig import act, action, deal, passed
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import advance, why
from mjteach.text import render
from support.rounds.play import DRAWING, WAITING, rules

# --- furiten

MIXED = "222m567s345s66p23p"
"""Waits on 1p and 4p; only 4p gives a yaku, tanyao."""

PINFU = "123m567s345s66p23p"
"""Waits on the same, with pinfu alone."""

CLEAN = "You haven't passed up a winning tile since your last turn."
FREE = "No tile you passed up stops you from calling ron now."
TURN = "You passed up {}, but you've had a turn since then."
NO_YAKU = (
    "You passed up {}, but you'd have had no yaku. "
    "Under these rules, that doesn't make you furiten."
)
TOO_FEW = (
    "You passed up {}, but you'd have had too few han to win. "
    "Under these rules, that doesn't make you furiten."
)
NO_ATOZUKE = (
    "You passed up {}, but your yaku wouldn't have counted. "
    "Under these rules, that doesn't make you furiten."
)


def let_go(hand: str, draws: str, script: str, **options: object) -> RoundState:
    """B lets tiles go; at last A or D discards another one."""
    honba = options.pop("honba", 0)
    return deal(["", hand], draws, script, rules=rules(**options), honba=honba)


@pytest.mark.parametrize(
    ("state", "sentences"),
    [
        (let_go(MIXED, "1z2z9s4p", "A -, B -, C -, D -"), [CLEAN]),
        (let_go(MIXED, "1z2z1p4p", "A -, B -, C -, pass, D -"), [FREE, NO_YAKU.format("1p")]),
        (
            let_go(MIXED, "4p1z9s2z4p", "A -, pass, B -, C -, D -, A -"),
            [FREE, TURN.format("4p")],
        ),
        (
            let_go(MIXED, "4p1z1p2z4p", "A -, pass, B -, C -, pass, D -, pass, A -"),
            [FREE, TURN.format("4p"), NO_YAKU.format("1p")],
        ),
        (
            let_go(MIXED, "1z2z1p1p4p", "A -, B -, C -, pass, D -, pass, A -"),
            [FREE, NO_YAKU.format("1p")],
        ),
        (
            let_go(PINFU, "1z2z1p4p", "A -, B -, C -, pass, D -", min_han=2),
            [FREE, TOO_FEW.format("1p")],
        ),
        (
            let_go(
                PINFU,
                "1z2z1p4p",
                "A -, B -, C -, pass, D -",
                ryanhan_shibari="from_5_honba",
                honba=5,
            ),
            [FREE, TOO_FEW.format("1p")],
        ),
        (
            let_go(MIXED, "1z2z1p4p", "A -, B -, C -, pass, D -", min_han=2),
            [FREE, NO_YAKU.format("1p")],
        ),
        (
            let_go(MIXED, "1z2z4p4p", "A -, B -, C -, pass, D -", atozuke=False),
            [FREE, NO_ATOZUKE.format("4p")],
        ),
    ],
)
def test_each_tile_let_go_has_its_own_reason(state: RoundState, sentences: list[str]) -> None:
    assert said(state, "B ron 4p", "ron_furiten_temporary") == " ".join(sentences)


CLOSED = " You can't call ron on 5s or 8s until {}. You can still win by tsumo."
RIVER = CLOSED.format("you're waiting on something else")


@pytest.mark.parametrize(
    ("state", "check", "sentence"),
    [
        (
            deal(["", WAITING, "5s"], "1z8s2z3z3z8s", "A -, B -, C -, D -, A -, B 8s, C 5s"),
            "ron_furiten_discard",
            "You discarded 8s, and that would complete your hand." + RIVER,
        ),
        (
            deal(["", WAITING, "5s"], "1z8s2z3z3z5s", "A -, B -, C -, D -, A -, B 5s, C 5s"),
            "ron_furiten_discard",
            "You discarded 8s and 5s, and each of them would complete your hand." + RIVER,
        ),
        (
            deal(
                ["", WAITING, "88s1p", "55s8s"],
                "1z8s3z4z5s",
                "A -, B -, C pon 88s, C 1p, D -, A -, B -, D pon 55s, D 8s",
            ),
            "ron_furiten_discard",
            "You discarded 8s and 5s, and each of them would complete your hand. "
            "8s and 5s were called by somebody else, but they still count as your discards."
            + RIVER,
        ),
        (
            deal(["", WAITING, "5s", "5s8s"], "1z2z", "A -, B -, C 5s, pass, D 5s, pass, A 8s"),
            "ron_furiten_temporary",
            "You passed up 5s." + CLOSED.format("your next turn"),
        ),
    ],
)
def test_each_tile_is_named_once(state: RoundState, check: str, sentence: str) -> None:
    assert said(state, "B ron", check) == sentence


# --- what was drawn, called and held


@pytest.mark.parametrize(
    ("state", "text", "check", "sentence"),
    [
        (
            passed(deal([WAITING], "9m6z7z8m", "A riichi 9m, B -, C -, D -")),
            "A 2m",
            "discard_riichi",
            "After riichi your hand can't change. You have to draw a tile first, and keep 2m.",
        ),
        (
            deal([WAITING], "9m6z7z8m1z", "A riichi 9m, B -, C -, D -, A draw"),
            "A 2m",
            "discard_riichi",
            (
                "After riichi your hand can't change. "
                "You must discard the tile you've just drawn, 1z, and keep 2m."
            ),
        ),
        (
            deal(["", "5667m46p789s195p"], "0m", "A -, B chi 67m"),
            "B 5m",
            "discard_genbutsu",
            "You called 0m. So you can't discard 5m in the same turn (kuikae).",
        ),
        (
            deal(["", "678m46p789s1159p"], "0m", "A -, B chi 67m"),
            "B 8m",
            "discard_suji",
            (
                "You could have made your run with 8m instead of 0m. "
                "So you can't discard 8m in the same turn (kuikae)."
            ),
        ),
        (
            deal(["1111m234p567p789s"], "5z", "A draw"),
            "A riichi 5z",
            "riichi_own_four",
            (
                "You hold all four copies of 1m yourself, so no tile can complete your hand. "
                "Under these rules that's noten."
            ),
        ),
        (
            deal(["1111m19p19s123z7s5m"], "4z", "A ankan 1111m, A draw", rinshan="7z"),
            "A kyuushu_kyuuhai",
            "abort.kyuushu.first_draw",
            "This isn't your first draw.",
        ),
        (
            deal(["1111m19p19s123z7s5m"], "4z", "A ankan 1111m, A draw", rinshan="7z"),
            "A kyuushu_kyuuhai",
            "abort.kyuushu.no_call",
            "Somebody has already called a tile or declared a kan. Concealed kans count too.",
        ),
        (
            advance(act(deal(), "until 1"), DRAWING),
            "B show",
            "show_turn",
            (
                "You show your hand only when there are no tiles left to draw "
                "and nobody wants the last discard."
            ),
        ),
    ],
)
def test_what_is_said(state: RoundState, text: str, check: str, sentence: str) -> None:
    assert said(state, text, check) == sentence


def said(state: RoundState, text: str, check: str) -> str:
    findings = why(state, action(state, text)).findings
    return next(render(finding.message) for finding in findings if finding.check == check)
