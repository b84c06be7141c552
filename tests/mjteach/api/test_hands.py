"""The names a lesson uses: notation or values in, results that explain themselves out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mjteach as mj
from mjteach.api import hands as api
from mjteach.core.errors import (
    HandError,
    MjteachError,
    NotationError,
    RuleSetError,
    SituationError,
)
from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile, format_tiles, parse_tiles
from mjteach.riichi.context import Liability
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.rules import RuleSet
from mjteach.text import outline

RUNS = "123m456m789p23s55p"
ONE_SIDED = "23p234s777s345m88m"


def test_every_public_name_is_there() -> None:
    assert all(getattr(mj, name) is not None for name in mj.__all__)
    assert dir(mj) == sorted(mj.__all__)
    with pytest.raises(AttributeError, match="no_such_name"):
        mj.no_such_name  # type: ignore[attr-defined]  # noqa: B018


# --- notation or values


@pytest.mark.parametrize("given", ["258m", parse_tiles("258m"), iter(parse_tiles("258m"))])
def test_tiles(given: Any) -> None:
    assert api.tiles(given) == parse_tiles("258m")


def test_one_tile_is_tiles_too() -> None:
    assert api.tiles(Tile.P5) == (Tile.P5,)


def test_a_hand_is_a_hand() -> None:
    made = hand(RUNS)
    assert api.hand(made) is made
    assert api.hand(RUNS) == made


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (RUNS, "14s"),
        (hand(RUNS), "14s"),
        (parse_tiles(RUNS), "14s"),
        (f"{RUNS}1z", "14s"),  # the fourteenth tile is the drawn one
        ("34m678p99s + chi 4*56s + chi 3*24p", "25m"),
        ("23m", "14m"),
        (parse_tiles("23m"), "14m"),
        ("2333m", "124m"),
        ("23456m", "147m"),
        ("4m + chi 4*56s + chi 3*24p + pon 22*2s + pon 5*55z", "4m"),
    ],
)
def test_waits(given: Any, expected: str) -> None:
    assert format_tiles(api.waits(given).tiles) == expected


@pytest.mark.parametrize("given", [RUNS, "23s"])
def test_visible_tiles_leave_fewer(given: str) -> None:
    assert [wait.left for wait in api.waits(given, visible="44s").waits] == [4, 2]


def test_the_rules_decide_what_is_waited_for() -> None:
    four_alike = "1111m2233p44s55z7z"
    assert not api.waits(four_alike).tiles
    assert api.waits(four_alike, rules=RuleSet(chiitoitsu_four_of_a_kind=True)).tiles == (Tile.RED,)


def test_shanten_and_readings() -> None:
    assert api.shanten(RUNS).best == 0
    assert api.shanten(f"{RUNS}4s").best == -1
    assert api.shanten("34m678p99s + chi 4*56s + chi 3*24p").best == 0
    assert len(api.readings("223344m667788p55s")) == 2
    assert len(api.readings("223344m667788p5s", "5s")) == 2
    assert api.readings(f"{RUNS}1z") == ()


# --- the value of a hand


@pytest.mark.parametrize(
    ("text", "winning"),
    [(RUNS, "4s"), (f"{RUNS}4s", "4s"), (f"{RUNS}4s", None), (RUNS, Tile.S4)],
)
def test_the_winning_tile_may_be_in_the_hand_or_not(text: str, winning: Any) -> None:
    result = mj.value(text, winning)
    assert (result.hand, result.winning_tile) == (hand(RUNS), Tile.S4)


def test_the_circumstances_arrive() -> None:
    context = mj.value(
        RUNS,
        "4s",
        "tsumo",
        seat="N",
        round="South",
        flags="riichi, ippatsu",
        dora="1m9s",
        ura=parse_tiles("1p"),
        honba=2,
        deposits=1,
        wareme="self",
    ).context
    assert context.seat_wind is Tile.NORTH
    assert context.round_wind is Tile.SOUTH
    assert (context.riichi, context.ippatsu, context.by) == (True, True, "tsumo")
    assert context.indicators == parse_tiles("1m9s")
    assert context.ura_indicators == parse_tiles("1p")
    assert (context.honba, context.deposits, context.wareme) == (2, 1, "self")


def test_winds_and_flags_as_values() -> None:
    context = mj.value(RUNS, "4s", seat=Tile.EAST, flags=["riichi", "houtei"]).context  # type: ignore[arg-type]
    assert context.seat_wind is Tile.EAST
    assert context.riichi
    assert context.last_tile


@pytest.mark.parametrize("word", ["W", "w", "west", "West", "WEST", "3z", " west ", Tile.WEST])
def test_a_wind_in_words(word: Any) -> None:
    context = mj.value(RUNS, "4s", seat=word, round=word).context
    assert (context.seat_wind, context.round_wind) == (Tile.WEST, Tile.WEST)


def test_other_facts_in_words() -> None:
    context = mj.value(
        RUNS, "4s", robbed="kakan", wareme="self", liabilities=[("daisangen", "toimen")]
    ).context
    assert context.robbed is MeldKind.KAKAN
    both = mj.value("9m19p19s12345677z", "1m", robbed="ankan", flags="chankan", rules="jpml_a")
    assert both.context.robbed is MeldKind.ANKAN
    assert context.wareme == "self"
    assert context.liabilities == (Liability("daisangen", Source.TOIMEN),)
    assert context.liabilities[0].player is Source.TOIMEN


@pytest.mark.parametrize(
    ("call", "error", "problem"),
    [
        (lambda: mj.hand("12x"), NotationError, None),
        (lambda: mj.value(RUNS), HandError, "no_winning_tile"),
        (lambda: mj.value(f"{RUNS}4s", "9s"), HandError, "tile_not_in_hand"),
        (lambda: mj.value(RUNS, "5s"), HandError, "not_complete"),
        (lambda: mj.value(RUNS, "4s", "luck"), SituationError, "no_such_win"),
        (lambda: mj.value(RUNS, "4s", seat="Q"), SituationError, "no_wind"),
        (lambda: mj.value(RUNS, "4s", seat=None), SituationError, "no_wind"),  # type: ignore[arg-type]
        (lambda: mj.value(RUNS, "4s", seat="Sheep"), SituationError, "no_wind"),
        (lambda: mj.value(RUNS, "4s", round="5z"), SituationError, "no_wind"),
        (lambda: mj.value(RUNS, "4s", last_tile="no"), SituationError, "no_yes_or_no"),
        (lambda: mj.value(RUNS, "4s", robbed="pon"), SituationError, "no_robbed_kan"),
        (lambda: mj.value(RUNS, "4s", robbed=True), SituationError, "no_robbed_kan"),
        (lambda: mj.value(RUNS, "4s", liabilities="rinshan"), SituationError, "no_liability"),
        (lambda: mj.value(RUNS, "4s", liabilities=3), SituationError, "no_liability"),
        (lambda: mj.value(RUNS, "4s", wareme="uncle"), SituationError, "no_such_player"),
        (lambda: mj.furiten(RUNS, "9p", called=[2]), SituationError, "no_such_discard"),
        (lambda: mj.furiten(RUNS, "9p", called=[0]), SituationError, "no_such_discard"),
        (lambda: mj.furiten(RUNS, called=[1]), SituationError, "no_such_discard"),
        (lambda: mj.waits("23m", visible="11111m"), HandError, "five_copies"),
        (lambda: mj.value(RUNS, "4s", round=Tile.P1), SituationError, "no_wind"),  # type: ignore[arg-type]
        (lambda: mj.value(RUNS, "4s", flags="ipatsu"), SituationError, "no_such_flag"),
        (lambda: mj.value(RUNS, "4s", ipatsu=True), SituationError, "no_such_flag"),
        (lambda: mj.value(RUNS, "4s", honba=-1), SituationError, "no_count"),
        (lambda: mj.value(RUNS, "4s", honba="2"), SituationError, "no_count"),  # type: ignore[arg-type]
        (lambda: mj.value(RUNS, "4s", deposits=1.5), SituationError, "no_count"),  # type: ignore[arg-type]
        (lambda: mj.value(RUNS, "4s", wins_in_row=0), SituationError, "no_count"),
        (lambda: mj.value(RUNS, "4s", discarder="uncle"), SituationError, "no_such_player"),
        (lambda: mj.value(RUNS, "4s", rules="home"), RuleSetError, "no_such_rule_set"),
        (lambda: mj.waits(RUNS, rules=7), RuleSetError, "no_such_rule_set"),  # type: ignore[arg-type]
        (lambda: mj.readings(RUNS), HandError, "no_winning_tile"),
    ],
)
def test_errors_say_what_is_wrong(
    call: Callable[[], object], error: type[MjteachError], problem: str | None
) -> None:
    with pytest.raises(error) as raised:
        call()
    assert problem is None or raised.value.message.id.endswith(f".{problem}")


# --- furiten


@pytest.mark.parametrize(
    ("river", "more", "kind"),
    [
        ("", {}, None),
        ("9p", {}, None),
        ("1s", {}, "discard"),  # R2.6.2-b: not only the tile that was discarded
        ([OwnDiscard(Tile.S1, called_away=True)], {}, "discard"),
        ([Tile.S1], {}, "discard"),
        ("", {"passed": "1s"}, "temporary"),
        ("", {"passed": "1s", "riichi": True}, "riichi"),
        ("", {"passed": "9s"}, None),
    ],
)
def test_furiten(river: Any, more: dict[str, Any], kind: str | None) -> None:
    found = mj.furiten(RUNS, river, "4s", **more)
    assert found.type == kind
    assert found.ron_allowed is (kind is None)


def test_a_tile_without_yaku_may_be_passed() -> None:
    """R2.6.2-g: 1p gives that hand no yaku as long as it is not in riichi."""
    assert mj.furiten(ONE_SIDED, passed="1p").type is None
    strict = RuleSet(temp_furiten_on_yakuless_tile=True)
    assert mj.furiten(ONE_SIDED, passed="1p", rules=strict).type == "temporary"
    assert mj.furiten(ONE_SIDED, passed="1p", riichi=True).type == "riichi"


# --- reasons


@pytest.mark.parametrize(
    ("what", "first"),
    [
        (mj.value(RUNS, "4s"), "win.worth.points"),
        (mj.value(RUNS, "4s").best.fu, "fu.total"),
        (mj.value(RUNS, "4s").best.score, "score.points"),
        (mj.waits(RUNS), "waits.tenpai"),
        (mj.furiten(RUNS), "furiten.none"),
        (mj.near_misses(mj.value(ONE_SIDED, "1p")), "near.title"),
        ((), "near.nothing"),
    ],
)
def test_why(what: Any, first: str) -> None:
    tree = mj.why(what)
    assert tree.message.id == first
    assert mj.why(tree) is tree
    assert all("[" not in line.text for line in outline(tree))


@pytest.mark.parametrize(
    ("what", "line"),
    [
        (
            mj.value(RUNS, "4s"),
            "<WinResult 123456m55789p23s 4s ron: pinfu, 1 han, 30 fu, 1000 points>",
        ),
        (mj.waits("23m"), "<Waits 14m>"),
        (mj.waits("13579m13579p135s"), "<Waits none>"),
        (mj.preset("mleague"), "<Preset mleague: RuleSet("),
        (mj.start_deal("monday"), "<RoundState"),
        (
            mj.compare(mj.questions.exhaustive_draw("A"), presets=["club", "wrc"]),
            "<Comparison rulesets=2 answers=1: The wall has run out",
        ),
    ],
)
def test_a_result_is_one_line(what: object, line: str) -> None:
    assert repr(what).startswith(line)
    assert "\n" not in repr(what)
    assert len(repr(what)) < 200


# --- dora as a number


def test_dora_may_be_a_number() -> None:
    hand = "123m406m789p23s55p"
    plain = mj.value(hand, "4s", flags="riichi")
    counted = mj.value(hand, "4s", flags="riichi", dora=2, ura=1)
    assert counted.best.han == plain.best.han + 3
    lines = {line.text for line in outline(mj.why(counted))}
    why = "You gave this number yourself; there's no indicator to look at."
    assert f"Dora, 2 han. {why}" in lines
    assert f"Ura dora, 1 han. {why}" in lines
    silent = mj.value(hand, "4s", dora=2, ura=1, by="tsumo")
    assert silent.best.han == mj.value(hand, "4s", by="tsumo").best.han + 2  # no ura without riichi
    assert mj.value(hand, "4s", flags="riichi", dora=0) == plain


@pytest.mark.parametrize(("dora", "said"), [(-1, "number of dora"), (True, "isn't a tile")])
def test_what_is_no_number_of_dora(dora: Any, said: str) -> None:
    with pytest.raises(MjteachError, match=said):
        mj.value("123m456m789p23s55p", "4s", flags="riichi", dora=dora)
