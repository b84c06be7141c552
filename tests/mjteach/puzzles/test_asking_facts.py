"""What is made of the facts of a question of somebody's own: each where it belongs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from mjteach.core.errors import MjteachError
from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.asking import asked
from mjteach.puzzles.base import Mix
from mjteach.puzzles.diagnosis.disputed import warnings_of
from mjteach.puzzles.facts import facts_of, text_of
from mjteach.puzzles.kinds.score_lookup.dealing import HanAndFu
from mjteach.puzzles.registry import kind
from mjteach.puzzles.situations.endings import ended
from mjteach.riichi.context import WinBy
from mjteach.riichi.furiten.events import OwnDiscard, TheirDiscard

RON = {"hand": "34567m22p789s111z", "win": "2m"}
WIN = {"hand": "234m567p22s67s345m", "win": "8s", "flags": "riichi"}
TUTORIAL = "tutorial_default"


def content(kind_id: str, level: int, facts: Mapping[str, object]) -> Any:
    return asked(kind(kind_id), level, text_of(facts), TUTORIAL).content


# ---- the text


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        ({"hand": "234M + pon 555Z", "tsumo": True}, "(hand=234m_+_pon_555z;tsumo=yes)"),
        ({"tsumo": False, "win": "", "flags": "no", "honba": 0, "dora": "false"}, "()"),
        ({"honba": 1, "called": (2, 5), "river": ["1m", "2m"]}, "(honba=1;called=2,5;river=1m,2m)"),
        ({"hand": "  1m \t 2m "}, "(hand=1m_2m)"),
    ],
)
def test_what_is_usual_is_not_told(facts: Mapping[str, object], text: str) -> None:
    assert text_of(facts) == text


def test_a_text_without_a_value_tells_a_name() -> None:
    assert facts_of("(a=b_c;d;e=f=g)") == {"a": "b c", "d": "", "e": "f=g"}
    assert facts_of("()") == {}


# ---- a discard that may be ronned


def test_the_facts_of_a_ron() -> None:
    told = {"river": "9m8p1p", "called": "1,3", "riichi": 2, "passed": "9p1s", "round": "s"}
    found = content("furiten_judge", 3, {**RON, **told, "seat": "n"})
    nine, eight, one = parse_tiles("9m8p1p")
    assert found.river == (
        OwnDiscard(nine, called_away=True),
        OwnDiscard(eight, riichi=True),
        OwnDiscard(one, called_away=True),
    )
    assert found.events == tuple(
        TheirDiscard(Source.SHIMOCHA, tile) for tile in parse_tiles("9p1s")
    )
    assert found.asked == TheirDiscard(Source.TOIMEN, Tile.M2, passed=False)
    assert (found.seat, found.round) == (Tile.NORTH, Tile.SOUTH)


def test_the_usual_facts_of_a_ron() -> None:
    found = content("furiten_judge", 1, {**RON, "river": "9m"})
    assert (found.river, found.events) == ((OwnDiscard(Tile.M9),), ())
    assert (found.seat, found.round) == (Tile.SOUTH, Tile.EAST)


@pytest.mark.parametrize(
    ("told", "is_there"),
    [
        ({"river": "9m8p", "called": "2", "riichi": "2"}, True),
        ({"river": "9m8p", "called": "3"}, False),
        ({"river": "9m8p", "riichi": "3"}, False),
        ({"river": "9m8p", "called": "-1"}, False),
        ({"river": "2p", "passed": "2p"}, True),
        ({"river": "2p", "passed": "2p2p"}, False),
        ({"river": "2m2m", "passed": "2m"}, True),
        ({"river": "2m2m2m", "passed": "2m"}, False),
    ],
)
def test_no_more_is_told_than_there_is(told: Mapping[str, str], *, is_there: bool) -> None:
    if is_there:
        assert content("furiten_judge", 3, {**RON, **told})
    else:
        with pytest.raises(MjteachError):
            content("furiten_judge", 3, {**RON, **told})


# ---- a cell of the table


@pytest.mark.parametrize(
    ("facts", "drill"),
    [
        ({"han": 3, "fu": 40}, HanAndFu(3, 40, 0, False, WinBy.RON)),
        ({"han": 3, "fu": 40, "tsumo": True}, HanAndFu(3, 40, 0, False, WinBy.TSUMO)),
        ({"han": 3, "fu": 40, "seat": "e"}, HanAndFu(3, 40, 0, True, WinBy.RON)),
        ({"han": 3, "fu": 40, "seat": "w"}, HanAndFu(3, 40, 0, False, WinBy.RON)),
        ({"han": 2, "fu": 25}, HanAndFu(2, 25, 0, False, WinBy.RON)),
        ({"han": 2, "fu": 20, "tsumo": True}, HanAndFu(2, 20, 0, False, WinBy.TSUMO)),
        ({"han": 2, "fu": 170}, HanAndFu(2, 170, 0, False, WinBy.RON)),
        ({"yakuman": 6}, HanAndFu(0, 0, 6, False, WinBy.RON)),
        # no such fu, or too much
        ({"han": 2, "fu": 180}, None),
        ({"han": 2, "fu": 35}, None),
        ({"han": 2}, None),
        ({"yakuman": 7}, None),
        ({"han": 1001, "fu": 30}, None),
    ],
)
def test_the_facts_of_a_cell(facts: Mapping[str, object], drill: HanAndFu | None) -> None:
    level = 3 if "yakuman" in facts else 1
    if drill is not None:
        assert content("score_lookup", level, facts) == drill
        return
    with pytest.raises(MjteachError):
        content("score_lookup", level, facts)


# ---- a win


def test_the_facts_of_a_win() -> None:
    told = {"seat": "w", "round": "s", "dora": "3m", "ura": "1p", "honba": 2, "sticks": 3}
    win = content("score_full", 1, {**WIN, **told})
    context = win.context
    assert (win.tile, context.by) == (Tile.S8, WinBy.RON)
    assert (context.seat_wind, context.round_wind) == (Tile.WEST, Tile.SOUTH)
    assert (context.indicators, context.ura_indicators) == ((Tile.M3,), (Tile.P1,))
    assert (context.honba, context.deposits, context.riichi) == (2, 3, True)


def test_the_usual_facts_of_a_win() -> None:
    context = content("score_full", 1, WIN).context
    assert (context.seat_wind, context.round_wind) == (Tile.SOUTH, Tile.EAST)
    assert (context.indicators, context.honba, context.deposits) == ((), 0, 0)
    assert content("score_full", 1, {**WIN, "tsumo": "yes"}).context.by is WinBy.TSUMO


@pytest.mark.parametrize(("honba", "is_there"), [("1000", True), ("1001", False), ("1.5", False)])
def test_no_number_is_past_a_thousand(honba: str, *, is_there: bool) -> None:
    if is_there:
        assert content("score_full", 1, {**WIN, "honba": honba}).context.honba == 1000
    else:
        with pytest.raises(MjteachError):
            content("score_full", 1, {**WIN, "honba": honba})


@pytest.mark.parametrize(
    ("facts", "dealer", "by", "honba", "riichi"),
    [
        (WIN, False, WinBy.RON, 0, True),
        ({**WIN, "seat": "e", "honba": 2}, True, WinBy.RON, 2, True),
        ({**WIN, "tsumo": True, "flags": ""}, False, WinBy.TSUMO, 0, False),
    ],
)
def test_a_deal_that_ends_with_a_win(
    facts: Mapping[str, object], *, dealer: bool, by: WinBy, honba: int, riichi: bool
) -> None:
    puzzle = asked(kind("payer"), 3, text_of(facts), TUTORIAL)
    (won,) = ended(puzzle.content, puzzle.rules).end.wins
    context = won.result.context
    assert (context.is_dealer, context.by, context.honba) == (dealer, by, honba)
    assert context.riichi is riichi
    assert won.tile.kind is Tile.S8
    assert asked(kind("payer"), 3, text_of(facts), TUTORIAL) == puzzle, "the same again"


# ---- a hand that waits


@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("34567m22p789s111z", True),  # three times ryanmen
        ("22234m789p123s11z", False),  # 2m: shanpon and ryanmen
        ("1m2p3s4z5m6p7s8p9m1z2z3z4z", False),  # no wait
    ],
)
def test_waits_are_named_where_each_has_one_name(hand: str, *, named: bool) -> None:
    told = {"river": "1m", "others": "9s9s", "dora": "9p"}
    found = content("wait_finder", 1, {"hand": hand, **told})
    assert found.named is named
    assert (found.river, found.others) == ((Tile.M1,), (Tile.S9, Tile.S9))
    assert found.indicators == (Tile.P9,)


# ---- the question


def test_a_question_of_ones_own_is_of_the_balanced_mix_and_of_its_text() -> None:
    puzzle = asked(kind("fu_count"), 2, text_of(WIN), "tenhou")
    assert (puzzle.kind, puzzle.level, puzzle.mix) == ("fu_count", 2, Mix.BALANCED)
    assert (puzzle.seed, puzzle.ruleset) == (text_of(WIN), "tenhou")
    assert puzzle.rules == kind("fu_count").game.preset("tenhou").rules
    assert puzzle.prompt.id == "puzzle.fu_count.prompt.2"


def test_a_level_that_cannot_ask_names_those_that_can() -> None:
    orphans = {"hand": "19m19p19s1234567z", "win": "1m"}
    with pytest.raises(MjteachError) as problem:
        asked(kind("yaku_mark"), 1, text_of(orphans), TUTORIAL)
    message = problem.value.message
    assert (message.id, message.get("level")) == ("error.puzzle.not_at_this_level", 1)
    assert message.get("levels") == tuple(
        level for level in kind("yaku_mark").levels if _can(orphans, level)
    )
    assert message.get("levels")


def _can(facts: Mapping[str, object], level: int) -> bool:
    try:
        return bool(content("yaku_mark", level, facts))
    except MjteachError:
        return False


@pytest.mark.parametrize(
    ("hand", "win", "counts"),
    [
        # 7s ends 56, or fills 68 for two fu more: both are 40 fu once they are rounded
        ("123m123p56678s55z", "7s", [2]),
        ("234m567p22s67s345m", "8s", []),
    ],
)
def test_readings_that_are_worth_the_same_are_counted(
    hand: str, win: str, counts: list[int]
) -> None:
    puzzle = asked(kind("fu_count"), 3, text_of({**WIN, "hand": hand, "win": win}), TUTORIAL)
    found = [*warnings_of(kind("fu_count"), puzzle)]
    assert [said.get("count") for said in found if said.id == "ask.warning.readings"] == counts
