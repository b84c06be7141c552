"""Questions of somebody's own: as good as dealt ones, brought back by their text, or refused."""

import pytest

from mjteach.core.errors import MjteachError
from mjteach.core.melds import MeldKind
from mjteach.core.seats import Seat
from mjteach.puzzles.asking import asked
from mjteach.puzzles.base import AnswerFinding
from mjteach.puzzles.diagnosis.disputed import warnings_of
from mjteach.puzzles.facts import facts_of, text_of
from mjteach.puzzles.generate import alike, code_of, generate, open_code
from mjteach.puzzles.practice import single
from mjteach.puzzles.registry import ALL, kind
from mjteach.puzzles.situations.own_moments import moment_facts
from mjteach.riichi.round.opening import moments_of
from mjteach.riichi.round.rig import deal
from mjteach.text import render

TUTORIAL = "tutorial_default"
RYANMEN = {"hand": "234m567p22s67s345m", "win": "8s", "flags": "riichi"}
CALLED = {"hand": "234m567p22s67s + pon 555z", "win": "8s", "tsumo": True}
DOUBLE_WIND = {"hand": "234m567p78s222s11z", "win": "9s", "seat": "E", "flags": "riichi"}
WAITING = {"hand": "34567m22p789s111z", "win": "2m", "river": "9m"}
*_, BEFORE_LAST, LAST = moments_of(
    deal(["", "123m456p789s1122z"], script="end, A noten, B show, C noten, D noten")
)
NEARLY_OVER = (BEFORE_LAST, LAST.history[-1], Seat.B)
SEEN = {"a": "/ 9m 5s?", "b": "234m567m345p22s67s / 9s", "dealer": "a", "does": "B ron 5s"}
DRAWN = {"a": "123m456p78s11p444z 1z / 9m' 8p", "dora": "3s", "does": "A riichi 1z drawn"}
OFFERED = {"a": "/ 9m 5s?", "b": "55s34m67m345p2277s / 9s", "does": "B pon 5s with 55s"}
WON = {"a": "/ 9m 5s?", "b": "234m567m345p22s67s / 9s", "honba": 1, "does": "B ron 5s"}
DRAWN_OUT = moment_facts(*NEARLY_OVER)
OVER = {"dealer": "b", "honba": 1, "points": "20000 30000 25000 25000", "winners": "b"}
"""Moments of a deal, as a player sees them, and what that one thinks of."""
QUESTIONS = (
    *(("fu_count", level, facts) for level in (1, 2, 3, 4) for facts in (RYANMEN, CALLED)),
    ("fu_count", 3, {"hand": "1122m3344p556677s", "flags": "riichi"}),
    *(("han_count", level, {**RYANMEN, "dora": "3m"}) for level in (1, 2, 3, 4)),
    *(("score_full", level, {**RYANMEN, "dora": "3m", "honba": 2}) for level in (1, 2, 3, 4)),
    *(("yaku_mark", level, RYANMEN) for level in (1, 2, 3, 4)),
    *(("wait_finder", level, {"hand": "2345678m234p555s"}) for level in (1, 2, 3)),
    *(("wait_finder", level, {"hand": "1111222233334m"}) for level in (1, 2)),
    ("wait_finder", 1, {"hand": "1111m567p234s789s"}),
    ("score_lookup", 1, {"han": 2, "fu": 20, "tsumo": True}),
    ("wait_finder", 4, {"hand": "23m456p789s22z111m", "river": "1m", "dora": "9p"}),
    *(
        ("furiten_judge", level, {"hand": "34567m22p789s111z", "win": "2m", "river": "9m8m1p"})
        for level in (1, 2, 3, 4)
    ),
    ("furiten_judge", 3, {"hand": "34567m22p789s111z", "win": "2m", "passed": "8m"}),
    ("score_lookup", 1, {"han": 3, "fu": 40, "seat": "E", "tsumo": True}),
    ("score_lookup", 3, {"yakuman": 1}),
    *(("payer", level, RYANMEN) for level in (1, 3)),
    ("payer", 2, {**RYANMEN, "tsumo": True}),
    ("payer", 3, {**CALLED, "seat": "E", "honba": 2}),
    *(("payer", level, WON) for level in (1, 3)),
    ("payer", 3, DRAWN_OUT),
    *(("next_hand", level, OVER) for level in (1, 2, 3, 4)),
    ("next_hand", 2, {"points": "26500 25500 23500 24500", "tenpai": "a,b"}),
    *(("settle", level, {"points": "40000 30000 20000 10000"}) for level in (1, 2)),
    ("settle", 2, {"points": "39000 30000 20000 10000", "sticks": 1}),
    *(("win_check", level, SEEN) for level in (1, 2, 4)),
    *(("riichi_choice", level, DRAWN) for level in (1, 2, 3)),
    *(("call_choice", level, OFFERED) for level in (1, 2, 3, 4)),
)


def asks(kind_id, level, facts, ruleset=TUTORIAL):
    return asked(kind(kind_id), level, text_of(facts), ruleset)


@pytest.mark.parametrize(("kind_id", "level", "facts"), QUESTIONS)
def test_a_question_can_be_answered_hinted_at_and_explained(kind_id, level, facts):
    puzzle = asks(kind_id, level, facts)
    row = kind(kind_id)
    key = row.key(puzzle.content, puzzle.rules)
    fields = [field for field in puzzle.question.fields if field.id in key]
    right = single(puzzle).check({field.id: key[field.id] for field in fields})
    assert right.feedback.finding in (AnswerFinding.CORRECT, AnswerFinding.FORM)
    wrong = single(puzzle).check({fields[0].id: "nonsense"}).practice
    assert wrong.hint().feedback.lines
    assert wrong.why().feedback.tree is not None
    assert row.hints(puzzle)
    assert not right.feedback.details


@pytest.mark.parametrize(("kind_id", "level", "facts"), QUESTIONS)
def test_its_code_brings_it_back(kind_id, level, facts):
    puzzle = asks(kind_id, level, facts)
    assert open_code(code_of(puzzle)) == puzzle
    assert open_code(f" {code_of(puzzle).upper()} ") == puzzle
    assert alike(puzzle, "7").seed == "7"


def test_every_kind_that_can_be_asked_is_tried():
    assert {kind_id for kind_id, _, _ in QUESTIONS} == {row.id for row in ALL if row.from_facts}


@pytest.mark.parametrize("kind_id", ["fu_count", "score_full"])
@pytest.mark.parametrize("seed", [f"s{number}" for number in range(15)])
def test_what_is_dealt_is_answered_the_same_when_it_is_asked(kind_id, seed):
    dealt = generate(kind_id, level=1, seed=seed)
    win = dealt.content
    context = win.context
    if any(meld.kind not in (MeldKind.CHI, MeldKind.PON) for meld in win.hand.melds):
        pytest.skip("a kan may be a robbed one")
    names = {"riichi": context.riichi, "ippatsu": context.ippatsu}
    again = asks(
        kind_id,
        1,
        {
            "hand": str(win.hand),
            "win": str(win.tile),
            "tsumo": context.by == "tsumo",
            "seat": str(context.seat_wind),
            "round": str(context.round_wind),
            "flags": " ".join(name for name, is_so in names.items() if is_so),
            "dora": "".join(map(str, context.indicators)),
        },
    )
    row = kind(kind_id)
    assert row.key(again.content, again.rules) == row.key(dealt.content, dealt.rules)


@pytest.mark.parametrize(
    ("kind_id", "level", "facts", "why"),
    [
        ("fu_count", 1, {"hand": "234m567p22s + pon 555z", "win": "3p"}, "error.hand."),
        ("fu_count", 1, {"hand": "x"}, "error.notation."),
        ("fu_count", 9, RYANMEN, "error.puzzle.no_such_level"),
        ("furiten_judge", "1", RYANMEN, "error.puzzle.no_such_level"),
        ("fu_count", 1, {}, "error.hand."),
        ("fu_count", 1, {"hand": "234m567p78s123s22z", "win": "9s"}, "error.puzzle.no_win"),
        ("fu_count", 1, {**RYANMEN, "river": "1m"}, "error.puzzle.no_such_fact"),
        ("fu_count", 1, {**RYANMEN, "seat": "up"}, "error.situation.no_wind"),
        ("fu_count", 1, {**RYANMEN, "flags": "lucky"}, "error.situation.no_such_flag"),
        ("fu_count", 1, {**RYANMEN, "honba": "many"}, "error.puzzle.no_such_number"),
        ("tile_name", 1, RYANMEN, "error.puzzle.not_to_be_asked"),
        ("wait_finder", 1, {"hand": "234m567p22s67s345m8s"}, "error.puzzle.one_tile_too_many"),
        (
            "furiten_judge",
            1,
            {"hand": "34567m22p789s111z", "win": "9p"},
            "error.puzzle.no_wait",
        ),
        ("furiten_judge", 1, {**WAITING, "river": "2m2m2m2m"}, "error.hand.five_copies"),
        ("furiten_judge", 1, {**WAITING, "called": "2"}, "error.puzzle.no_such_number"),
        ("furiten_judge", 1, {**WAITING, "called": "second"}, "error.puzzle.no_such_number"),
        ("score_lookup", 1, {"yakuman": 7}, "error.puzzle.too_many_yakuman"),
        ("score_lookup", 1, {"han": 3, "fu": 41}, "error.puzzle.no_han_and_fu"),
        ("score_lookup", 1, {"han": 2, "fu": 20}, "error.puzzle.no_han_and_fu"),
        ("score_lookup", 1, {"han": 1, "fu": 25, "tsumo": True}, "error.puzzle.no_han_and_fu"),
        ("yaku_mark", 1, {"hand": "19m19p19s1234567z", "win": "1m"}, "not_at_this_level"),
        ("payer", 1, {"hand": "19m19p19s1234567z", "win": "2m"}, "error."),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(kind_id, level, facts, why):
    with pytest.raises(MjteachError) as problem:
        asks(kind_id, level, facts)
    assert why in problem.value.message.id
    assert str(problem.value)


@pytest.mark.parametrize(
    "code", ["fu_count.3-1b-()", "fu_count.3-1b-(;;;=)", "fu_count.3-1b-(hand)", "payer.4-1b-(a=b)"]
)
def test_a_strange_text_is_refused(code):
    with pytest.raises(MjteachError):
        open_code(code)


def test_another_version_is_told():
    with pytest.raises(MjteachError) as problem:
        open_code("fu_count.2-1b-(hand=234m567p22s67s345m;win=8s;flags=riichi)")
    assert problem.value.message.id == "error.code.older_version"


@pytest.mark.parametrize(
    ("facts", "ruleset", "warned"),
    [
        (RYANMEN, TUTORIAL, []),
        (DOUBLE_WIND, TUTORIAL, []),
        (DOUBLE_WIND, "tenhou", ["ask.warning.silent"]),
        ({"hand": "22233344m56p789s", "win": "7p", "flags": "riichi"}, TUTORIAL, []),
    ],
)
def test_what_may_be_disputed_is_told(facts, ruleset, warned):
    puzzle = asks("fu_count", 3, facts, ruleset)
    assert [said.id for said in warnings_of(kind("fu_count"), puzzle)] == warned


def test_a_yakuman_is_called_one_and_not_by_its_han():
    puzzle = asks("score_full", 1, {"hand": "19m19p19s1234567z", "win": "1m", "tsumo": True})
    said = render(kind("score_full").working(puzzle).message)
    assert said.startswith("It's one yakuman")
    assert "0 han" not in said


def test_facts_survive_their_text():
    facts = {"hand": "234m + pon 555z", "called": "2,5", "honba": "2"}
    assert facts_of(text_of(facts)) == facts
    assert text_of({"called": (2, 5), "tsumo": False, "win": ""}) == "(called=2,5)"
