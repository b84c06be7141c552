"""What happens in a round in words: captions of actions, answers that give way, and every end."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.message import Explanation, Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.reasons import explain
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.explain import captions, explain_action, explain_overruled
from mjteach.riichi.round.rig import act, action, deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import replay, start_round, step
from mjteach.riichi.round.view import view
from mjteach.riichi.setup.wall import shuffled_wall
from mjteach.text import outline, render
from support.errors import problem_is
from support.rounds.play import eager, played, rules

A, B, C, D = SEATS
Kind = ActionKind
ALL_SEE = None


# --- captions
#
# Of A's 9p, B could make a run and C a triplet; D could do nothing.

SPOKEN = ["123m456p23789s11z", "15m6789p159s2277z", "3367m1199p4s3366z", "2468m2244p5577s5z"]


def spoken(script: str = "A -") -> RoundState:
    return deal(SPOKEN, "9p1m2p3s", script)


def kinds(messages: tuple[Message, ...]) -> list[str]:
    return [message.id.removeprefix("round.action.") for message in messages]


@pytest.mark.parametrize(("viewer", "tile"), [(ALL_SEE, Tile.P9), (A, Tile.P9), (B, None)])
def test_a_drawn_tile_is_told_to_its_own_player(viewer: Seat | None, tile: Tile | None) -> None:
    message = explain_action(spoken(""), Action(Kind.DRAW, A), viewer)
    assert (message.get("wind"), message.get("tile")) == (Tile.EAST, tile)


@pytest.mark.parametrize(
    ("script", "text", "facts"),
    [
        ("A draw", "A 9p", {"tile": Tile.P9, "drawn": True}),
        ("A draw", "A 1z", {"tile": Tile.EAST, "drawn": False}),
        ("A draw", "A riichi 9p", {"wind": Tile.EAST, "tile": Tile.P9}),
        ("A draw", "A tsumo", {"tile": Tile.P9}),
        ("A -", "B chi 78p", {"wind": Tile.SOUTH, "by": Tile.EAST, "using": parse_tiles("78p")}),
        ("A -", "C pon 99p", {"wind": Tile.WEST, "by": Tile.EAST, "tile": Tile.P9}),
        ("end", "A show", {"waits": parse_tiles("14s")}),
        ("end", "A noten", {"waits": ()}),
    ],
)
def test_what_an_action_is_told_to_be(script: str, text: str, facts: dict[str, object]) -> None:
    state = spoken(script)
    message = explain_action(state, action(state, text))
    assert {name: message.get(name) for name in facts} == facts


@pytest.mark.parametrize(
    ("script", "text", "heard"),
    [
        # all see, A, B, C, D
        ("A -", "B pass", (["pass"], [], ["pass"], [], [])),
        ("A -", "B chi 78p", (["chi"], [], ["chi"], [], [])),
        ("A -, B chi 78p", "C pass", (["pass"], ["chi"], [], ["chi", "pass"], ["chi"])),
        ("A -, B chi 78p", "C pon 99p", (["pon"], ["chi", "pon"], ["pon"], *[["chi", "pon"]] * 2)),
        ("A -, C pass", "B pass", (["pass"], [], ["pass"], [], [])),
        ("A draw", "A 9p", (["discard"], *[["discard"]] * 4)),
    ],
)
def test_answers_are_heard_together(script: str, text: str, heard: tuple[list[str], ...]) -> None:
    state = spoken(script)
    told = [kinds(captions(state, action(state, text), viewer)) for viewer in (ALL_SEE, *SEATS)]
    assert told == list(heard)


@pytest.mark.parametrize("seed", range(12))
def test_captions_tell_what_a_view_shows(seed: int) -> None:
    """Over a round, each viewer hears the public history and the own passes, and no more."""
    preset = [*PRESETS.values()][seed % len(PRESETS)]
    *_, end = played(preset.rules, f"captions {seed}", eager)
    start = start_round(preset.rules, shuffled_wall(f"captions {seed}", preset.rules))
    states = list(replay(start, end.history))
    for viewer in (ALL_SEE, *SEATS):
        told = [
            message
            for state, one in zip(states, end.history, strict=False)
            for message in captions(state, one, viewer)
        ]
        for message in told:
            assert render(message).endswith(".")
            if message.id == "round.action.draw":
                sees = viewer is ALL_SEE or message.get("seat") == str(viewer)
                assert (message.get("tile") is not None) is sees
        passes = [
            one for one in end.history if one.kind is Kind.PASS and viewer in (ALL_SEE, one.seat)
        ]
        public = [*view(end, viewer).history, *passes]
        assert Counter(kinds(tuple(told))) == Counter(str(one.kind) for one in public)


# --- answers that give way
#
# In RONS the other three wait on 2s, in CLAIMS B, C and D could make a run of 5p, a triplet, a win.

RONS = ["1199m1199p1199s1z", "234m456m678p34s55p", "345m678m678p34s77z", "456m789m789p34s66z"]
CLAIMS = ["1199m1199p19s122z", "46p1p19m19s123456z", "55p2277m3388s33z1p", "234m456m678s46p55s"]


def overruled(state: RoundState) -> list[tuple[str, object, object, object, object]]:
    return [
        (
            node.message.id.removeprefix("round.overruled."),
            node.message.get("who").get("wind"),
            node.message.get("kind"),
            node.message.get("by").get("wind"),
            node.message.get("by_kind"),
        )
        for node in explain_overruled(state).children
    ]


E_, S_, W_, N_ = Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH


@pytest.mark.parametrize(
    ("hands", "draw", "script", "options", "expected"),
    [
        (SPOKEN, "9p", "B chi 78p, C pon 99p", {}, [("by_rank", S_, "chi", W_, "pon")]),
        (SPOKEN, "9p", "B pass, C pon 99p", {}, []),
        (
            CLAIMS,
            "5p",
            "B chi 46p, C pon 55p, D ron",
            {},
            [("by_rank", S_, "chi", N_, "ron"), ("by_rank", W_, "pon", N_, "ron")],
        ),
        (
            RONS,
            "2s",
            "D ron, C ron, B ron",
            {"multiple_ron": "atamahane"},
            [("atamahane", W_, "ron", S_, "ron"), ("atamahane", N_, "ron", S_, "ron")],
        ),
        (RONS, "2s", "D ron, C ron, B pass", {}, [("atamahane", N_, "ron", W_, "ron")]),
        (RONS, "2s", "D ron, C ron, B ron", {"multiple_ron": "all_win"}, []),
    ],
)
def test_who_gives_way_to_whom(
    hands: list[str], draw: str, script: str, options: dict[str, object], expected: object
) -> None:
    state = deal(hands, draw, f"A -, {script}", rules=rules(**options))
    assert overruled(state) == expected
    assert all(line.text.endswith(".") for line in outline(explain_overruled(state)))


def test_answers_of_an_earlier_tile_give_way_no_more() -> None:
    state = spoken("A -, B chi 78p, C pon 99p")
    assert overruled(state)
    assert explain_overruled(act(state, "C 3m, D draw")).message.id == "round.overruled.none"
    assert explain_overruled(act(state, "C 1p")).message.id == "round.overruled.none"


# --- ends

T = ["123m456m789m11z23s", "123p456p789p22z23s", "123s456s789s33z23p", "234m567m678p44z23p"]
"""Four tenpai hands."""

QUADS = ["111122223333m1z", "44446666m"]
KANS = "A ankan 1111m, A ankan 2222m, A ankan 3333m, A 1z, B ankan 4444m"
ORPHANS = ["19m19p19s1234z456m"]
SHOWS = "end, A show, B noten, C show, D noten"


def ids(tree: Explanation) -> list[str]:
    """The headline and what stands right below it; the four lines of points in one word."""
    found = [tree.message.id, *(child.message.id for child in tree.children)]
    points = [id for id in found if id in POINTS]
    return [id for id in found if id not in POINTS] + ["points"] * (len(points) == 4)


POINTS = {"round.end.gains", "round.end.loses", "round.end.keeps"}
ABORT = [
    "draw.abort.effect",
    "check.abort.question",
    "draw.abort.no_payment",
    "draw.abort.honba",
    "draw.abort.deposits",
    "draw.abort.deal_stays",
]
STICKS = "match.deposits"


@pytest.mark.parametrize(
    ("hands", "draws", "script", "given", "expected"),
    [
        (T, "4s", "A tsumo", {}, ["round.end.tsumo", "round.end.receives", "points"]),
        (
            T,
            "4s",
            "A tsumo",
            {"honba": 2, "deposits": 1},
            [
                "round.end.tsumo",
                "round.end.receives",
                "round.end.honba",
                "round.end.deposits",
                "points",
            ],
        ),
        (
            RONS,
            "2s",
            "A -, B ron, C ron, D pass",
            {"honba": 1},
            [
                "round.end.ron",
                "round.overruled.some",
                "round.end.receives",
                "round.end.honba",
                "points",
            ],
        ),
        (
            RONS,
            "2s",
            "A -, B ron, C ron, D pass",
            {"deposits": 1, "multiple_ron": "all_win"},
            [
                "round.end.ron",
                "round.end.receives",
                "round.end.receives",
                "round.end.deposits",
                "points",
            ],
        ),
        (
            T,
            "1s",
            "A riichi 1s, B ron",
            {},
            ["round.end.ron", "round.end.receives", "round.end.riichi_void", "points"],
        ),
        (
            T,
            "",
            SHOWS,
            {},
            [
                "round.end.exhausted",
                *["round.end.shown", "round.end.noten"] * 2,
                "draw.payments",
                "points",
            ],
        ),
        (ORPHANS, "5m", "A kyuushu_kyuuhai", {"deposits": 1}, [*ABORT, STICKS, "points"]),
        (["4z"] * 4, "1m2p3m5m", "A 4z, B 4z, C 4z, D 4z", {}, [*ABORT, "points"]),
        (
            T,
            "5z5z5z6z",
            "A riichi 5z, B riichi 5z, C riichi 5z, D riichi 6z",
            {},
            [*ABORT, "draw.abort.hands_shown", STICKS, "points"],
        ),
        (QUADS, "9p", f"{KANS}, B -", {}, [*ABORT, "points"]),
        (QUADS, "9p", KANS, {"suukaikan_timing": "on_declaration"}, [*ABORT, "points"]),
        (
            QUADS,
            "9p",
            f"{KANS}, B ankan 6666m",
            {"abort_suukaikan": False, "fifth_kan": "abortive_draw"},
            [*ABORT, "points"],
        ),
        (RONS, "2s", "A -, B ron, C ron, D ron", {"abort_sanchahou": True}, [*ABORT, "points"]),
    ],
)
def test_ends(
    hands: list[str], draws: str, script: str, given: dict[str, object], expected: list[str]
) -> None:
    start = {name: given[name] for name in ("honba", "deposits") if name in given}
    options = {name: value for name, value in given.items() if name not in start}
    state = deal(hands, draws, script, rinshan="2z3z5z6z", rules=rules(**options), **start)
    tree = explain(state)
    assert ids(tree) == expected
    reasons = [found.message.id for part in tree.children[:1] for found in part.children]
    if expected[0] == "draw.abort.effect":
        assert all(reason.endswith(".yes") for reason in reasons)
    assert all(re.search(r"[.?:)\w]$", line.text) for line in outline(tree))


def child(tree: Explanation, id: str) -> Explanation:
    return next(child for child in tree.children if child.message.id == id)


def letters(told: object) -> list[object]:
    """The seats of the players that a sentence names."""
    return [one.get("seat") for one in (told if type(told) is tuple else (told,))]  # type: ignore[attr-defined]


def test_a_win_tells_who_gets_what_from_whom() -> None:
    state = deal(
        RONS, "2s", "A -, B ron, C ron, D pass", rules=rules(multiple_ron="all_win"), honba=1
    )
    tree = explain(state)
    assert letters(tree.message.get("who")) == ["B", "C"]
    assert letters(tree.message.get("by")) == ["A"]
    assert tree.highlight == (Tile.S2,)
    worths = [
        (letters(part.message.get("who")), part.children[0].message.id)
        for part in tree.children
        if part.message.id == "round.end.receives"
    ]
    assert worths == [(["B"], "win.worth.yakuman"), (["C"], "win.worth.yakuman")]
    honba = child(tree, "round.end.honba").message
    assert (letters(honba.get("who")), honba.get("count"), honba.get("points")) == (["B"], 2, 300)


def test_the_points_of_every_player_are_told() -> None:
    state = deal(T, "", SHOWS, points=(24000, 26000, 30000, 20000))
    tree = explain(state)
    told = [
        (part.message.id, part.message.get("points"), part.message.get("after"))
        for part in tree.children
        if part.message.id in POINTS
    ]
    assert told == [
        ("round.end.gains", 1500, 25500),
        ("round.end.loses", 1500, 24500),
        ("round.end.gains", 1500, 31500),
        ("round.end.loses", 1500, 18500),
    ]
    assert child(tree, "round.end.shown").message.get("waits") == parse_tiles("14s")


def test_a_shown_hand_that_is_noten() -> None:
    state = deal(T, "", "end")
    a, *others = state.seats
    river = tuple(OwnDiscard(tile) for tile in parse_tiles("19m5z"))
    wild = deal(["1479m147p258s123z"]).seats[A]
    a = a._replace(hand=wild.hand, packed=wild.packed, waits=(), riichi=True, river=river)
    state = act(state._replace(seats=(a, *others)), "A show, B noten, C noten, D noten")  # type: ignore[arg-type]
    assert child(explain(state), "round.end.shown").message.get("waits") == ()


def test_nagashi_takes_the_place_of_noten_payments() -> None:
    state = deal(T, "", "end")
    a, *others = state.seats
    river = tuple(OwnDiscard(tile) for tile in parse_tiles("19m5z"))
    state = state._replace(seats=(a._replace(river=river), *others))  # type: ignore[arg-type]
    tree = explain(act(state, "A noten, B show, C noten, D noten"))
    assert ids(tree)[0] == "round.end.nagashi"
    paid = child(tree, "round.end.nagashi_paid")
    assert (paid.message.get("points"), paid.children[0].message.id) == (
        12000,
        "check.nagashi.question",
    )
    assert child(tree, "round.end.no_noten_payments")
    assert "draw.payments" not in ids(tree)


def test_a_void_hand_tells_the_offence() -> None:
    state = act(spoken(""), "A -")._replace(table=True)
    looked = Action(Kind.OFFEND, D, offence=Offence.OTHER_HAND_LOOKED_AT)
    state = step(act(state, "pass"), looked)
    tree = explain(state)
    assert letters(tree.message.get("who")) == ["D"]
    told = [line.text for line in outline(child(tree, "penalty.report"))]
    assert told[1] == "This is a chombo, the heaviest penalty."
    assert not any("you" in line.lower().split() or "As dealer" in line for line in told)
    assert [line for line in told if " pays " in line] == [
        (
            "North (D) pays 4,000 to the dealer and 2,000 to each of the others, "
            "the same as for a mangan."
        )
    ]
    assert child(tree, "round.end.loses").message.get("points") == 8000


def test_a_round_that_goes_on_has_no_end_to_explain() -> None:
    with pytest.raises(SituationError, check=problem_is("round_not_over")):
        explain(spoken())


@pytest.mark.parametrize("seed", range(30))
def test_ends_of_random_play(seed: int) -> None:
    """Every line has words, all points are told, and the reasons of an abortive draw hold."""
    preset = [*PRESETS.values()][seed % len(PRESETS)]
    *_, state = played(preset.rules, f"ends {seed}", eager)
    tree = explain(state)
    assert state.end is not None
    assert all(not line.text.startswith("[") for line in outline(tree))
    told = {part.message.get("after") for part in tree.children if part.message.id in POINTS}
    assert told == set(state.end.points)
    reasons = [part for part in tree.children if part.message.id == "check.abort.question"]
    assert len(reasons) == (state.end.abort is not None)
    for reason in reasons:
        assert all(found.message.id.endswith(".yes") for found in reason.children)
