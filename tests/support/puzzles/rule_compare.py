"""Comparison questions with known answers."""

from __future__ import annotations

from typing import Any, NamedTuple

from mjteach.api.hands import value
from mjteach.core.hand import Hand, hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.questions import NONE
from mjteach.puzzles.rule_compare import KIND, question_on
from mjteach.puzzles.rule_compare_cases import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    Since,
    SwapDiscard,
    chi,
)
from mjteach.puzzles.rule_compare_facts import (
    About,
    Asked,
    RuleContent,
)
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import TUTORIAL

RUNS = "234567m4588p678s"


def paid(*won: str, **more: Any) -> FinishedHand:
    """A hand told as in ``mj.value``."""
    found = value(*won, **more)
    return FinishedHand(found.hand, found.winning_tile, found.context)


class Row(NamedTuple):
    """A question, the rule sets, and the key: the letters and the option."""

    asked: Asked
    rulesets: str
    best: str
    option: str
    shows: tuple[str, ...] = ()
    """Codes of false rules that show here."""


FOUR_HAN = paid(RUNS, "3p", flags="riichi", dora="4m")
HANEMAN = paid("234m555p678s23s88m", "4s", "tsumo", flags="riichi ippatsu", dora="4p")
DOUBLE_WIND = paid("234m456p23999s11z", "4s", flags="riichi", seat="E")
HIDDEN_FU = paid("123m456p23999s11z", "4s", "tsumo", flags="riichi", seat="E")
THIRTEEN = paid("2233445566778m", "8m", "tsumo", flags="riichi")
TWELVE = paid("2233445566778m", "8m", flags="riichi")
AFTER_KAN = paid("555p678s23s99p + ankan 2222m", "4s", "tsumo", flags="rinshan", dora="1z 2z")

SWAP = Hand(parse_tiles("228m456p789s55z"), (chi(Tile.M5, parse_tiles("67m")),))
ORPHANS = hand("9m19p19s12345677z")
ONE_SIDED = hand("23p234s777s345m88m")
NOBETAN = hand("3456m456p678s555z")
CHI = Since(called=Tile.M7, using=parse_tiles("56m"), discard=Tile.M3)

KEYS = {
    "kiriage": Row(FOUR_HAN, "jpml_a wrc", "b", "kiriage_mangan", ("P12",)),
    "kiriage, the same": Row(FOUR_HAN, "npm wrc", "ab", NONE),
    "ippatsu": Row(
        paid("123m456m789p23s55p", "4s", flags="riichi ippatsu"),
        "jpml_a npm",
        "b",
        "ippatsu",
        ("Y43",),
    ),
    "a han within a limit": Row(HANEMAN, "tutorial_default jpml_a", "ab", NONE, ()),
    "double wind": Row(DOUBLE_WIND, "wrc jpml_a npm", "b", "renpuu_pair_fu", ("U25",)),
    "fu that are rounded away": Row(HIDDEN_FU, "wrc tutorial_default", "ab", NONE, ("U01",)),
    "thirteen han": Row(THIRTEEN, "wrc tutorial_default", "b", "kazoe_yakuman", ("P14",)),
    "twelve han": Row(TWELVE, "wrc tutorial_default", "ab", NONE, ("P14",)),
    "after a kan": Row(AFTER_KAN, "npm jpml_a wrc", "a", "rinshan_tsumo_fu", ("U33",)),
    "ura": Row(
        paid(RUNS, "3p", flags="riichi", dora="1z", ura="7p"),
        "npm jpml_a",
        "a",
        "ura_dora",
        ("R14",),
    ),
    "kan dora": Row(
        paid("567m4588p678s + ankan 2222m", "3p", flags="riichi", dora="1z 4p", ura="1z 1z"),
        "jpml_a wrc npm",
        "bc",
        "kan_dora",
        ("K02",),
    ),
    "late riichi": Row(
        LateRiichi(hand(RUNS), Tile.EAST, 2),
        "tutorial_default club wrc",
        "bc",
        "riichi_without_draw_left",
        ("R07",),
    ),
    "riichi in time": Row(
        LateRiichi(hand(RUNS), Tile.EAST, 4), "tutorial_default club wrc", "abc", NONE, ()
    ),
    "the other end": Row(
        SwapDiscard(SWAP, Tile.M8),
        "jpml_a npm tenhou",
        "a",
        "kuikae_suji",
        ("C06",),
    ),
    "kan after riichi": Row(
        RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED),
        "npm wrc saikouisen_classic",
        "ab",
        "ankan_after_riichi",
        ("R10",),
    ),
    "kan that changes the wait": Row(
        RiichiKanAsked(hand("5557m123p456p999s"), Tile.M5),
        "npm wrc saikouisen_classic",
        NONE,
        NONE,
        ("R09",),
    ),
    "two ron": Row(SharedRon(Tile.P5, 1, 0), "wrc tenhou sega_mj", "bc", "multiple_ron", ("C15",)),
    "three ron": Row(SharedRon(Tile.P5, 1, 1), "wrc npm sega_mj", "c", "multiple_ron", ("C15",)),
    "first of two": Row(SharedRon(Tile.P5, 0, 1), "wrc tenhou sega_mj", "abc", NONE),
    "nine kinds": Row(
        NineKinds(parse_tiles("19m19p19s123z23456p")),
        "wrc club jpml_a",
        "ac",
        "abort_kyuushu_kyuuhai",
        ("G06",),
    ),
    "nine tiles": Row(
        NineKinds(parse_tiles("119m19p19s12z234566p")), "wrc club jpml_a", NONE, NONE, ("G06",)
    ),
    "four winds": Row(
        FourDiscards((Tile.NORTH,) * 4), "npm wrc club", "b", "abort_suufon_renda", ("G06",)
    ),
    "four dragons": Row(FourDiscards((Tile.RED,) * 4), "npm wrc club", NONE, NONE, ("G06",)),
    "nagashi": Row(
        NagashiAsked(parse_tiles("19m1z9s7z")), "tutorial_default npm", "a", "nagashi_mangan"
    ),
    "nagashi, one called": Row(
        NagashiAsked(parse_tiles("19m1z9s7z"), parse_tiles("9s")),
        "tutorial_default npm",
        NONE,
        NONE,
        ("Y41",),
    ),
    "robbed ankan": Row(
        FinishedHand(ORPHANS, Tile.M1, WinContext(robbed=MeldKind.ANKAN)),
        "wrc club jpml_a",
        "ac",
        "kokushi_robs_ankan",
        ("K06",),
    ),
    "robbed kakan": Row(
        FinishedHand(ORPHANS, Tile.M1, WinContext(robbed=MeldKind.KAKAN)),
        "wrc club jpml_a",
        "abc",
        NONE,
    ),
    "first turn, no yaku": Row(
        FinishedHand(hand("123m456p11178s99s"), Tile.S9, WinContext(first_turn=True)),
        "club tutorial_default npm",
        "b",
        "renhou",
    ),
    "yakuless tile": Row(
        LetGo(ONE_SIDED, Tile.P1, Since(), Tile.P4),
        "tutorial_default kwiki_general kml_handbook",
        "ac",
        "temp_furiten_on_yakuless_tile",
        ("F22",),
    ),
    "own call": Row(
        LetGo(NOBETAN, Tile.M6, CHI, Tile.M4),
        "tutorial_default kwiki_general",
        "a",
        "temp_furiten_end",
        ("F10", "F12"),
    ),
    "own draw": Row(
        LetGo(NOBETAN, Tile.M6, Since(drawn=Tile.EAST), Tile.M3),
        "tutorial_default kwiki_general",
        "ab",
        NONE,
        ("F12",),
    ),
    "nothing since": Row(
        LetGo(NOBETAN, Tile.M6, Since(), Tile.M3),
        "tutorial_default kwiki_general",
        NONE,
        NONE,
        ("F10",),
    ),
}
"""Rule sets stand by their letters: the first is a."""


def content_of(row: Row) -> RuleContent:
    about = About.POINTS if _is_paid(row) else About.VERDICT
    return RuleContent(about, tuple(row.rulesets.split()), row.asked)


def _is_paid(row: Row) -> bool:
    asked = row.asked
    return (
        isinstance(asked, FinishedHand)
        and asked.context.robbed is None
        and not asked.context.first_turn
    )


def puzzle_on(content: RuleContent) -> Puzzle:
    level = 3 if content.about is About.VERDICT else len(content.rulesets) - 1
    made = question_on(content, level)
    return Puzzle(
        KIND.id, KIND.version, level, "1", Mix.BALANCED, "tutorial_default", TUTORIAL, *made
    )
