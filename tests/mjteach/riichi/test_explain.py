"""Explanations hold every part of a result exactly once, and all of it can be said."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from mjteach.api.hands import value
from mjteach.core.decision import Verdict
from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Explanation, msg
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.core.waits import waits
from mjteach.riichi.context import Liability, WinBy, WinContext
from mjteach.riichi.explain import explain_fu, explain_furiten, explain_waits, explain_win
from mjteach.riichi.furiten import furiten
from mjteach.riichi.furiten.events import FuritenCase, OwnDiscard, TheirDiscard
from mjteach.riichi.reasons import explain
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import WinResult, evaluate_win
from mjteach.text import outline, render

TSUMO = WinContext(by=WinBy.TSUMO)
RIICHI = TSUMO._replace(
    riichi=True, ippatsu=True, indicators=parse_tiles("4p"), ura_indicators=parse_tiles("6s")
)
FOUR_HAN = WinContext(riichi=True, indicators=parse_tiles("4p"))
LIABLE = WinContext(discarder=Source.TOIMEN, liabilities=(Liability("daisangen", Source.KAMICHA),))

WINS = {
    "pinfu by ron": ("123m456m789p23s55p", "4s", WinContext(), {}),
    "two readings of one value": ("112233m445566p7s", "7s", RIICHI, {}),
    "rounded up": ("222333444m55p66s", "6s", WinContext(), {}),
    "seven pairs": ("1133m5577p2244s6z", "6z", RIICHI, {}),
    "thirteen orphans": ("19m19p19s1234567z", "7z", TSUMO, {}),
    "an open hand without fu": ("23m456p22s + chi 2*34p + chi 4*56s", "4m", WinContext(), {}),
    "no yaku": ("23p234s777s345m88m", "1p", WinContext(), {}),
    "switched off": ("2345p22m4p + chi 2*34m + pon 2*22s", "3p", TSUMO, {"kuitan": False}),
    "liability": ("3m + pon 5*55z + pon 66*6z + pon 77*7z + pon 22*2m", "3m", LIABLE, {}),
    "mixed in": ("123m456m789p23s55p", "4s", TSUMO._replace(mixed_in=True), {}),
    "a robbed ankan": (
        "123m456m789p23s55p", "4s", WinContext(robbed=MeldKind.ANKAN), {"kokushi_robs_ankan": True}
    ),
    "counted yakuman": ("11122233p345p99p", "3p", RIICHI, {}),
    "renhou as mangan": (
        "123m456m789p23s55p", "4s", WinContext(first_turn=True), {"renhou": "mangan"}
    ),
    "wareme and honba": (
        "123m456m789p23s55p",
        "4s",
        WinContext(honba=2, deposits=1, wareme="self", discarder=Source.TOIMEN),
        {"wareme": "on"},
    ),
    "wareme and liability": (
        "3m + pon 5*55z + pon 66*6z + pon 77*7z + pon 22*2m",
        "3m",
        LIABLE._replace(wareme=Source.TOIMEN),
        {"wareme": "on"},
    ),
    "liability without limits": (
        "3m + pon 5*55z + pon 66*6z + pon 77*7z + pon 22*2m", "3m", LIABLE, {"aotenjou": "on"}
    ),
    "han only": ("123m456m789p23s55p", "4s", TSUMO, {"scoring_method": "han_only"}),
    "no limit": ("19m19p19s1234567z", "7z", RIICHI._replace(ippatsu=False), {"aotenjou": "on"}),
    "kiriage": ("123m456m789p23s55p", "4s", FOUR_HAN, {"kiriage_mangan": True}),
    "mangan by the cap": ("111z456m789p23s55p", "4s", FOUR_HAN, {}),
    "two yakuman": ("222333z4455z666z", "5z", TSUMO, {}),
    "unconnected": (
        "147m258p369s1234z", "4z", TSUMO._replace(first_turn=True), {"shiisanputou": "yakuman"}
    ),
}  # fmt: skip


@pytest.fixture(params=WINS)
def result(request: pytest.FixtureRequest) -> WinResult:
    tiles, winning, context, options = WINS[request.param]
    return evaluate_win(hand(tiles), tile(winning), context, replace_options(RuleSet(), **options))


def ids(tree: Explanation) -> list[str]:
    return [node.message.id for _, node in tree.walk()]


def test_every_part_of_a_win_appears_once(result: WinResult) -> None:
    best, tree = result.best, explain_win(result)
    items = [node.message for _, node in tree.walk() if node.message.id.startswith("win.item.")]
    said = [message.get("yaku") for message in items]
    assert said == [*best.yaku_ids, *(bonus.id for bonus in best.bonus)]
    fu = Counter(f"fu.{item.id}" for item in best.fu.items)
    assert Counter(id for id in ids(tree) if id in fu) == fu
    steps = [f"score.step.{step.id}" for step in best.score.steps] if best.score else []
    assert [id for id in ids(tree) if id.startswith("score.step.")] == steps
    dropped = [f"yaku.dropped.{drop.reason}" for drop in best.dropped]
    assert [id for id in ids(tree) if id.startswith("yaku.dropped.")] == dropped
    others = [id for id in ids(tree) if id.startswith("win.other.")]
    assert len(others) == len(result.others)


def test_every_part_of_a_win_can_be_said(result: WinResult) -> None:
    """What lacks words raises a TextWarning; nothing is left unfilled."""
    for line in outline(explain_win(result)):
        assert not re.search(r"[\[{]", line.text), line.text


@pytest.mark.parametrize(
    ("tiles", "winning", "yaku", "sets"),
    [
        ("11m112233p45679p", "8p", "ittsuu", "123p, 456p and 789p"),
        ("23m123123p123s99s", "1m", "sanshoku_doujun", "123m, 123p and 123s"),
        ("11m112233p45679p", "8p", "iipeikou", "123p and 123p"),
        ("11223323m789p99s", "1m", "iipeikou", "123m and 123m"),
        ("11122233312m99s", "3m", "ryanpeikou", "123m, 123m, 123m and 123m"),
    ],
)
def test_a_yaku_of_runs_names_no_run_too_many(
    tiles: str, winning: str, yaku: str, sets: str
) -> None:
    tree = explain_win(evaluate_win(hand(tiles), tile(winning), TSUMO, RuleSet()))
    (item,) = (
        node.message
        for _, node in tree.walk()
        if node.message.id.startswith("win.item.") and node.message.get("yaku") == yaku
    )
    assert f": {sets}." in render(item)


@pytest.mark.parametrize(
    ("name", "headline", "fu"),
    [
        ("pinfu by ron", "win.worth.points", "fu.total"),
        ("mangan by the cap", "win.worth.capped", "fu.total"),
        ("kiriage", "win.worth.capped", "fu.total"),
        ("two readings of one value", "win.worth.limit", "fu.total_unused"),
        ("renhou as mangan", "win.worth.floor", "fu.total_unused"),
        ("thirteen orphans", "win.worth.yakuman", "fu.total_unused"),
        ("han only", "win.worth.han", "fu.total_unused"),
        ("no limit", "win.worth.points", "fu.total"),
        ("no yaku", "win.worth.nothing", "fu.total"),
    ],
)
def test_the_first_line_and_whether_fu_matter(name: str, headline: str, fu: str) -> None:
    tiles, winning, context, options = WINS[name]
    rules = replace_options(RuleSet(), **options)
    found = ids(explain_win(evaluate_win(hand(tiles), tile(winning), context, rules)))
    assert found[0] == headline
    assert fu in found


THREE_DRAGONS = "3m + pon 5*55z + pon 66*6z + pon 77*7z + pon 22*2m"
FED_KAN = TSUMO._replace(
    seat_wind=Tile.WEST,
    after_kan=True,
    liabilities=(Liability("rinshan", Source.TOIMEN),),
)


@pytest.mark.parametrize(
    ("tiles", "winning", "context", "options", "said"),
    [
        # who is liable, for what and why, and what that player pays (R2.8.3)
        (
            THREE_DRAGONS, "3m", LIABLE, {},
            ("The player on your left gave you the tile for the set that made Big three "
            "dragons (daisangen) certain. That player and the discarder each pay half "
            "of 32,000: 16,000."),
        ),
        (
            THREE_DRAGONS, "3m", LIABLE._replace(by=WinBy.TSUMO), {},
            ("The player on your left gave you the tile for the set that made Big three "
            "dragons (daisangen) certain. That player alone pays for that yakuman: 32,000."),
        ),
        (
            "456m23s99p + chi 1*23m + daiminkan 3*333z", "4s", FED_KAN,
            {"pao_daiminkan_rinshan": True, "rinshan_tsumo_fu": 0},
            ("The player across from you gave you the tile for your kan. That player pays "
            "for all three: 700, 700 and 1,300 make 2,700."),
        ),
        # what a yakuman counts without limits (R6.1-b)
        (
            "222333z4455z666z", "5z", TSUMO, {"aotenjou": "on"},
            "Without a limit, each yakuman counts as 13 han, so that's 26 han.",
        ),
        (
            THREE_DRAGONS, "3m", WinContext(), {"aotenjou": "on"},
            "Without a limit, a yakuman counts as 13 han.",
        ),
        (
            "555z666z777z123m9p", "9p", WinContext(), {"aotenjou": "on"},
            "Yaku: one yakuman, plus 4 han.",
        ),
        # whose tile it was, and what was mixed in (R3.1-s, R2.8.2-c)
        (
            "9m19p19s12345677z", "1m", WinContext(robbed=MeldKind.ANKAN),
            {"kokushi_robs_ankan": True},
            ("You took 1m from another player's concealed kan (ankan). "
            "You can do that only with thirteen orphans."),
        ),
        (
            "123m456m789p23s55p", "4s", TSUMO._replace(mixed_in=True), {},
            ("Pinfu doesn't count. "
            "It depends on the wait, and you mixed the drawn tile into the hand."),
        ),
        # the sentence is true of the hand; what wareme adds comes after (R6.1-a)
        (
            "123m456m789p23s55p", "4s", WinContext(wareme="self"), {"wareme": "on"},
            ("1 han and 30 fu are worth 1,000 points. "
            "Whoever sits in front of the broken wall pays or gets double (wareme). "
            "That makes 2,000."),
        ),
    ],
)  # fmt: skip
def test_it_is_said(
    tiles: str, winning: str, context: WinContext, options: dict[str, Any], said: str
) -> None:
    rules = replace_options(RuleSet(), **options)
    won = evaluate_win(hand(tiles), tile(winning), context, rules)
    assert said in [plain(line.text) for line in outline(explain_win(won))]


def plain(text: str) -> str:
    """Without the marks that Fluent puts around what it fills in."""
    return re.sub("[\u2068\u2069]", "", text)


def test_a_triplet_finished_by_ron_says_why_it_is_open() -> None:
    best = evaluate_win(hand("22m55p678s345m678p"), Tile.M2).best
    tree = explain_fu(best.fu, best.reading)
    below = [node.children for node in tree.children if node.children]
    assert [[child.message.id for child in children] for children in below] == [["fu.by_ron"]]


def test_waits_name_what_they_complete() -> None:
    tree = explain_waits(waits(hand("2223m567p789s111z")))
    assert tree.message == msg("waits.tenpai", tiles=parse_tiles("134m"), shape="multi_sided")
    groups = [child.message.get("groups") for child in tree.children]
    completed = [[str(group.tiles) for group in found] for found in groups]
    assert completed == [["(<1m>, <2m>, <3m>)"], ["(<3m>, <3m>)"], ["(<2m>, <3m>, <4m>)"]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1199m2288p3377s5z", [["waits.seven_pairs"]]),
        # the pair of 5s ends seven pairs and four runs alike
        ("223344m667788p5s", [["waits.reading", "waits.seven_pairs"]]),
        ("34567m22p789s111z", [["waits.reading"]] * 3),
    ],
)
def test_a_wait_of_seven_pairs_says_so(text: str, said: list[list[str]]) -> None:
    tree = explain_waits(waits(hand(text)))
    assert [[line.message.id for line in child.children] for child in tree.children] == said


def test_a_hand_that_holds_its_last_waits_is_told_so() -> None:
    tree = explain_waits(waits(hand("123m456p789s5z + pon 55*5z")))
    assert ids(tree) == ["waits.noten", "waits.exhausted"]


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (FuritenCase(parse_tiles("25p")), ["furiten.none"]),
        (FuritenCase(()), ["furiten.noten"]),
        (
            FuritenCase(
                parse_tiles("25p"),
                (OwnDiscard(Tile.P2, called_away=True),),
                (TheirDiscard(Source.TOIMEN, Tile.P5),),
            ),
            ["furiten.blocked", "furiten.cause.called_away", "furiten.cause.discard"],
        ),
    ],
)
def test_furiten(case: FuritenCase, expected: list[str]) -> None:
    tree = explain_furiten(furiten(case, Tile.P2))
    assert ids(tree) == expected
    assert all("[" not in line.text for line in outline(tree))


def test_explain_takes_every_kind_of_result() -> None:
    win = evaluate_win(hand("123m456m789p23s55p"), Tile.S4)
    waiting, free = waits(hand("123m456m789p23s55p")), furiten(FuritenCase(parse_tiles("25p")))
    verdict = Verdict(msg("check.ron.question", tile=None), ())
    tree = Explanation(msg("furiten.none"))
    found = [explain(what).message.id for what in (win, win.best.fu, waiting, free, verdict, tree)]
    assert found == [
        "win.worth.points", "fu.total", "waits.tenpai", "furiten.none", "check.ron.question",
        "furiten.none",
    ]  # fmt: skip


def test_counted_yakuman_more_than_once_are_told_with_their_number() -> None:
    """26 han: 14 of yaku, 2 of each 2m by four indicators, 2 of each 4m by two."""
    result = value(
        "2233445566778m",
        "8m",
        "tsumo",
        flags="riichi ippatsu",
        dora="1m1m1m1m",
        ura="3m3m",
        rules=RuleSet(kazoe_yakuman_stacking=True),
    )
    lines = [line.text for line in outline(explain_win(result))]
    assert lines[0] == "26 han make 2 counted yakuman here: 64,000 points."
    assert "26 han make 2 counted yakuman here, one for every 13 han: 16,000 basic points." in [
        line.strip() for line in lines
    ]
