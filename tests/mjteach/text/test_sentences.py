"""Sentences as they are read: each was once wrong in a way that only reading it shows."""

from __future__ import annotations

import pytest

import mjteach as mj
from mjteach.core.decision import MOOT_LINES
from mjteach.core.errors import MjteachError
from mjteach.core.melds import Source
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.furiten import furiten, furiten_verdict
from mjteach.riichi.furiten.events import FuritenCase, TheirDiscard
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.variant import why
from mjteach.text import outline, render


def told(what: object) -> str:
    return "\n".join(line.text for line in outline(mj.why(what)))  # type: ignore[arg-type]


MESSAGES = [
    (msg("win.worth.yakuman", yakuman=1, points=32000), "The hand is a yakuman: 32,000 points."),
    (
        msg("win.worth.yakuman", yakuman=3, points=96000),
        "The hand is worth 3 yakuman: 96,000 points.",
    ),
    (
        msg("check.abort.kyuushu.kinds.no", count=1, kinds=parse_tiles("1m")),
        "You hold only one terminal or honour: 1m. You need at least nine.",
    ),
    (
        msg("check.abort.kyuushu.kinds.no", count=0, kinds=()),
        "You don't hold any terminals or honours. You need at least nine.",
    ),
    (
        msg("check.pon_tiles.no", enough=False, count=0, tile=Tile.M5, tiles=()),
        "There's no 5m in your hand. You need two for a pon.",
    ),
    (
        msg("check.kan_four_alike.no", count=0, tile=Tile.M5),
        "There's no 5m in your hand. For a concealed kan you need four.",
    ),
    (
        msg("check.stop.first.no", dealer="B", points=24000, place=4),
        (
            "The dealer, B, has 24,000 points and is in fourth place. "
            "Only a dealer in first place can stop."
        ),
    ),
    (
        msg("furiten.blocked", tiles=parse_tiles("25p"), until="wait_changes"),
        (
            "The hand is furiten. You can't call ron on 2p or 5p until you're waiting on something "
            "else. You can still win by tsumo."
        ),
    ),
    (
        msg("korean.yaku.kr_hwapae.why", tiles=parse_tiles("13f")),
        "You set aside spring flower and autumn flower, and each flower counts.",
    ),
]


@pytest.mark.parametrize(("message", "sentence"), MESSAGES, ids=[m.id for m, _ in MESSAGES])
def test_a_message_reads_well(message: Message, sentence: str) -> None:
    assert render(message) == sentence


HERE = {
    "only closed": (
        ("2345p22m4p + chi 2*34m + pon 2*22s", "3p"),
        {"kuitan": False},
        (
            "All simples (tanyao) doesn't count. At this table it needs a closed hand, "
            "and you called a tile."
        ),
    ),
    "not added": (
        ("123m456m789p23s55p", "4s"),
        {"pinfu_with_tsumo": "exclusive"},
        (
            "Pinfu doesn't count. At this table it isn't added when you draw the winning tile "
            "yourself."
        ),
    ),
    "unknown": (
        ("22334455667788p", None),
        {"daisharin": "off"},
        "Big wheels (daisharin) doesn't count. This table doesn't play it.",
    ),
}


@pytest.mark.parametrize("case", HERE)
def test_a_yaku_that_does_not_count_says_what_this_table_asks(case: str) -> None:
    (tiles, winning), options, sentence = HERE[case]
    rules = mj.RuleSet(**options)
    assert sentence in told(mj.value(tiles, winning, by="tsumo", rules=rules))


def test_a_set_without_tiles_is_named() -> None:
    for text in ("123m + pon", "123m + chi"):
        with pytest.raises(MjteachError) as caught:
            mj.hand(text)
        said = render(caught.value.message)
        named = f"“{text[-3:]}” doesn't name any tiles."
        assert said == f"{named} Write them after the kind of set, as in pon 555z."


def test_questions_that_do_not_matter_are_folded() -> None:
    """After the one that says no, six more would only say so."""
    verdict = why(mj.recorded_deal()[0], action("A pon 5m with 55m"))
    folded = [child for child in verdict.explain().children if child.message.id == MOOT_LINES]
    moot = [finding for finding in verdict.findings if finding.answer == "moot"]
    assert len(moot) > 1
    assert [len(line.children) for line in folded] == [len(moot)]
    assert render(folded[0].message) == f"These {len(moot)} questions don't matter here:"


def test_a_harmless_pass_is_told() -> None:
    rules = mj.RuleSet(temp_furiten_on_yakuless_tile=False)
    case = FuritenCase(
        parse_tiles("36p"),
        events=(TheirDiscard(Source.TOIMEN, Tile.P3),),
        yakuless=parse_tiles("3p"),
        rules=rules,
    )
    said = (
        "You passed up 3p, but you'd have had no yaku. "
        "Under these rules, that doesn't make you furiten."
    )
    assert said in told(furiten_verdict(case))
    assert told(furiten(case)) == f"The hand isn't furiten.\n{said}"


def test_nine_gates_while_furiten_name_the_discard() -> None:
    won = mj.korean.count("1112345678999p", "9p", discards="5p", by="ssumu")
    dropped = next(line for line in told(won).splitlines() if "while furiten" in line)
    assert dropped.endswith("says “no”. You discarded 5p.")
