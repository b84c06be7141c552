"""Is it furiten: what the tests of every kind do not hold."""

from __future__ import annotations

from random import Random

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, counts_of
from mjteach.puzzles.base import AnswerFinding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kinds.furiten_judge import KIND
from mjteach.puzzles.kinds.furiten_judge.situation import RonQuestion
from mjteach.puzzles.questions import Question, Value
from mjteach.puzzles.scenes import Spot
from mjteach.puzzles.sorts import Wish, dealt
from mjteach.riichi.furiten.events import OwnCall, OwnTurn, TheirCall, TheirDiscard, TheirKakan
from mjteach.riichi.rules import RuleSet, TempFuritenEnd, replace_options
from mjteach.text import render
from support.errors import problem_is
from support.puzzles.rons import ron_asked
from support.puzzles.samples import answer_with, misled, sample

RULES = RuleSet()
TWO_SIDED = "56m345p678p234s88s"  # 4m and 7m; all simples
YAKULESS = "23p234s777s345m88m"  # 1p without yaku and 4p (R2.6.2-e)
ROUND = "shimocha 4m; toimen 1z; kamicha 9m; draw 9s"
DECLINED = ron_asked(TWO_SIDED, "7m", "1z 9p 1s*", "toimen 1z; kamicha 9m; draw 4m")
EVERY_TILE = ron_asked(TWO_SIDED, "4m", "1z 7m 9p 4m^ 7m 1z")
PASSED = ron_asked(TWO_SIDED, "4m", events="shimocha 4m")


def puzzle_on(asked: RonQuestion, level: int = 4, rules: RuleSet = RULES) -> Puzzle:
    posed = KIND.posed(asked, rules, level)
    shown = (KIND.asks.scene(posed), KIND.asks.prompt(posed), Question(tuple(KIND.asks.ask(posed))))
    return Puzzle(KIND.id, 1, level, "0", Mix.BALANCED, "tutorial_default", rules, asked, *shown)


# --- the answer


@pytest.mark.parametrize("asked", [DECLINED, EVERY_TILE, PASSED])
def test_each_part_is_graded_by_itself(asked: RonQuestion) -> None:
    puzzle, key = puzzle_on(asked), KIND.key(asked, RULES)
    others = {
        "ron": "yes",
        "cause": ["river.self.0"],
        "kind": "none",
        "until": "own_next_draw",
        "wins": "nothing",
    }
    for id, wrong in others.items():
        graded, found = diagnose(KIND, puzzle, {**key, id: wrong})
        assert graded.outcome is Outcome.PARTIAL, id
        assert [part.field for part in graded.parts if part.outcome is not Outcome.CORRECT] == [id]
        assert found.first_wrong == id


def test_a_missing_tile_is_partly_right_and_the_waits_may_be_left_blank() -> None:
    key = KIND.key(EVERY_TILE, RULES)
    graded, _ = diagnose(KIND, puzzle_on(EVERY_TILE), {**key, "waits": None})
    assert graded.outcome is Outcome.CORRECT
    given = {**key, "cause": ["river.self.1", "river.self.4"]}
    (part,) = [p for p in diagnose(KIND, puzzle_on(EVERY_TILE), given)[0].parts if p.missing]
    assert (part.outcome, part.missing, part.extra) == (Outcome.PARTIAL, ("river.self.3",), ())


def test_an_own_discard_may_be_tapped_among_the_events() -> None:
    key = KIND.key(DECLINED, RULES)
    for spots in (["event.2"], ["event.2", "river.self.3"]):
        _, found = diagnose(KIND, puzzle_on(DECLINED), {**key, "cause": spots})
        assert found.finding is AnswerFinding.CORRECT
    moved = ron_asked(TWO_SIDED, "7m", "1z 4m 9p", ROUND.replace("9s", "8m 5m"))
    read, _ = KIND.read(puzzle_on(moved), {"cause": ["event.3.discard", "event.3"]})
    assert read["cause"] == ["event.3", "river.self.3"], "the drawn tile is in the hand"


def test_two_names_for_one_furiten_are_both_right() -> None:
    key = KIND.key(DECLINED, RULES)
    for kind, finding in (
        ("discard", AnswerFinding.CORRECT),
        ("temporary", AnswerFinding.UNEXPLAINED),
    ):
        _, found = diagnose(KIND, puzzle_on(DECLINED), {**key, "kind": kind})
        assert found.finding is finding


def test_a_tile_that_completes_nothing_is_said_to() -> None:
    key = {**KIND.key(EVERY_TILE, RULES), "cause": ["river.self.0", "river.self.1"]}
    puzzle = puzzle_on(EVERY_TILE)
    (part,) = [p for p in diagnose(KIND, puzzle, key)[0].parts if p.field == "cause"]
    assert [m.get("tile") for m in KIND.about_wrong(puzzle, part)] == [Tile.EAST]
    assert KIND.about_wrong(puzzle, part._replace(extra=())) == ()


# --- false rules

SILENT = [
    ("F01", PASSED, 4),
    ("F01", ron_asked(TWO_SIDED, "4m", "1z 4m 9p"), 1),  # what still wins is not asked there
    ("F09", ron_asked(TWO_SIDED, "4m", "1z 4m^ 9p"), 4),
    ("F10", ron_asked(TWO_SIDED, "4m", events="shimocha adds 7m", by="shimocha"), 4),
    ("F11", PASSED, 4),
    ("F12", ron_asked(TWO_SIDED, "7m", "1z 9p 1s*", ROUND), 4),
    ("F13", PASSED, 4),
    ("F15", ron_asked(TWO_SIDED, "7m", "1z 9p 1s*", ROUND), 4),
    ("F20", PASSED, 4),
    *((f"F{number:02}", ron_asked(TWO_SIDED, "4m"), 4) for number in range(1, 19)),
]


@pytest.mark.parametrize(("code", "asked", "level"), SILENT)
def test_a_false_rule_says_nothing_where_it_does_not_apply(
    code: str, asked: RonQuestion, level: int
) -> None:
    assert code not in dict(misled(KIND, puzzle_on(asked, level)))


ENDS = [
    ("F12", PASSED, "hand_end"),
    ("F08", EVERY_TILE, "hand_end"),
    ("F14", ron_asked(TWO_SIDED, "7m", "1z 9p 1s*", "shimocha 4m"), "own_next_turn"),
]


@pytest.mark.parametrize(("code", "asked", "until"), ENDS)
def test_a_wrong_end_alone_is_named(code: str, asked: RonQuestion, until: str) -> None:
    given = {**KIND.key(asked, RULES), "until": until}
    _, found = diagnose(KIND, puzzle_on(asked), given)
    assert (found.finding, found.codes[0].code) == (AnswerFinding.MISCONCEPTION, code)


def test_a_wait_without_yaku_left_out_is_one_belief_whatever_it_leads_to() -> None:
    clean = ron_asked(YAKULESS, "4p")
    _, found = diagnose(KIND, puzzle_on(clean), {**KIND.key(clean, RULES), "waits": ["4p"]})
    assert [suspect.code for suspect in found.codes] == ["F04"]


def test_a_tile_added_to_a_pon_is_not_taken_for_a_discard() -> None:
    discarded, added = (
        ron_asked(TWO_SIDED, "4m", events=event, by="shimocha")
        for event in ("shimocha 7m", "shimocha adds 7m")
    )
    assert discarded != added
    shown = [{code for code, _ in misled(KIND, puzzle_on(c))} for c in (discarded, added)]
    assert [shown[0] - shown[1], shown[1] - shown[0]] == [{"F10", "F11"}, {"F16"}]


NEED_A_SECOND_QUESTION = {"F11", "F20"}


def test_simulated_learners_are_found_out() -> None:
    shown: dict[str, list[bool]] = {row.code: [] for row in KIND.mistakes}
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 100):
            for code, answer in misled(KIND, puzzle):
                _, found = diagnose(KIND, puzzle, answer_with(puzzle, answer))
                shown[code].append([suspect.code for suspect in found.codes[:1]] == [code])
    for code, named in shown.items():
        assert named, code
        least = 0 if code in NEED_A_SECOND_QUESTION else 0.9 * len(named)
        assert sum(named) >= least, f"{code}: {sum(named)} of {len(named)}"


OTHER_RULES = [
    (
        ron_asked("56m666s345p678p88s", "7m", events="shimocha 4m; toimen 8s; pon 8s shimocha 6s"),
        4,
        "temp_furiten_end",
        TempFuritenEnd.OWN_DRAW,
        {"until": "own_next_draw"},
    ),
    (ron_asked(YAKULESS, "4p", events="shimocha 1p"), 2, "temp_furiten_on_yakuless_tile", True, {}),
]


@pytest.mark.parametrize(("asked", "level", "option", "value", "end"), OTHER_RULES)
def test_right_at_another_table_is_told(
    asked: RonQuestion, level: int, option: str, value: object, end: dict[str, Value]
) -> None:
    puzzle, here = puzzle_on(asked, level), KIND.key(asked, RULES)
    barred = {"ron": "no", "cause": ["event.0"], "kind": "temporary", "wins": "tsumo", **end}
    asked_for = [field.id for field in puzzle.question.fields]
    given = {field: {**here, **barred}[field] for field in asked_for}
    _, found = diagnose(KIND, puzzle, given)
    (difference,) = found.differences
    assert (difference.option, difference.value) == (option, value)
    assert "kwiki_general" in difference.rulesets
    there = puzzle_on(asked, level, replace_options(RULES, **{option: value}))
    assert diagnose(KIND, there, given)[1].finding is AnswerFinding.CORRECT
    _, found = diagnose(KIND, there, {field: here[field] for field in asked_for})
    assert found.differences[0].option == option


def test_a_rule_is_not_named_where_its_table_has_another_rule_too() -> None:
    """At that table the same furiten ends with the draw, so the whole answer is right nowhere."""
    asked = ron_asked(YAKULESS, "4p", events="shimocha 1p")
    barred = {"ron": "no", "cause": ["event.0"], "kind": "temporary", "wins": "tsumo"}
    given = {**KIND.key(asked, RULES), **barred, "until": "own_next_turn"}
    _, found = diagnose(KIND, puzzle_on(asked), given)
    assert not found.differences


# --- what is dealt

EXPECTED = {
    "clean suji other_river yakuless_clean riichi_clean turn_came called_turn yakuless_pass "
    "changed_off": ("yes", "none", "none"),
    "same_tile other_tile called_away before_tenpai unchosen_reading yakuless_wait red_five "
    "changed_on": ("no", "discard", "wait_changes"),
    "riichi_discard declaration_tile": ("no", "discard", "hand_end"),
    "passed passed_twice skipped kakan pon_then_passed yakuless_other": (
        "no",
        "temporary",
        "own_next_turn",
    ),
    "riichi_passed riichi_kakan declined_draw": ("no", "riichi", "hand_end"),
}
VERDICTS = {name: verdict for names, verdict in EXPECTED.items() for name in names.split()}
SHOWS = {
    "suji": "F17",
    "other_tile": "F01",
    "other_river": "F06",
    "called_away": "F03",
    "before_tenpai": "F07",
    "unchosen_reading": "F05",
    "yakuless_wait": "F04",
    "declaration_tile": "F09",
    "red_five": "F18",
    "changed_off": "F08",
    "passed": "F10",
    "passed_twice": "F13",
    "skipped": "F13",
    "kakan": "F16",
    "turn_came": "F12",
    "riichi_passed": "F14",
    "riichi_kakan": "F16",
    "declined_draw": "F15",
}
"""The misconception each sort of case is built to show."""


@pytest.mark.parametrize("sort", KIND.sorts, ids=lambda sort: sort.name)
def test_each_sort_is_what_it_is_called(sort) -> None:
    for level in KIND.levels:
        if not sort.share(level, Mix.BALANCED):
            continue
        alone = {sort.name: 1.0}
        for number in range(6):
            rng = Random(f"{sort.name} {number}")
            made, _ = dealt(rng, Wish(level, RULES), KIND.sorts, alone, lambda asked: asked)
            key = KIND.key(made, RULES)
            assert tuple(key[id] for id in ("ron", "kind", "until")) == VERDICTS[sort.name]
            shown = dict(misled(KIND, puzzle_on(made, level)))
            assert sort.name not in SHOWS or SHOWS[sort.name] in shown


def test_either_of_two_fives_may_have_been_discarded() -> None:
    alone, wish, asked = {"red_five": 1.0}, Wish(4, RULES), set()
    for number in range(12):
        made, _ = dealt(Random(f"five {number}"), wish, KIND.sorts, alone, lambda asked: asked)
        asked.add(made.asked.tile.is_red)
    assert asked == {False, True}


def test_there_is_no_mix_of_which_nearly_every_answer_is_the_same() -> None:
    with pytest.raises(PuzzleError, check=problem_is("no_mix_of_kind")) as raised:
        generate(KIND.id, level=1, seed="1", mix=Mix.NATURAL)
    assert str(raised.value).endswith("Choose balanced.")


SEATS = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA, None)


def _players(made: RonQuestion) -> list[tuple[str, Source | None]]:
    """What each event is to the order of play, and whose it is (None: the player)."""
    found: list[tuple[str, Source | None]] = []
    for event in (*made.events, made.asked):
        match event:
            case TheirDiscard(by, _):
                found.append(("discard", by))
            case TheirKakan(by, _):
                found.append(("kan", by))
            case TheirCall(by, _, _, source):
                assert found[-1] == ("discard", source)
                found.append(("call", by))
            case OwnTurn():
                found.append(("discard", None))
            case OwnCall(_, _, _, source, _):
                assert found[-1] == ("discard", source)
                found += [("call", None), ("discard", None)]
    return found


def _seen(made: RonQuestion) -> list[Tile]:
    """Every tile that is in the hand or has been shown, each once."""
    tiles = [*made.hand.tiles, *(own.tile for own in made.river), made.asked.tile]
    tiles += made.others
    for event in made.events:
        match event:
            case TheirDiscard(_, thrown):
                tiles.append(thrown)
            case TheirKakan(_, added):
                tiles += [added] * 4
            case TheirCall(_, _, called, _):
                tiles += [called] * 2
            case OwnTurn(drawn, _):
                tiles.append(drawn)
    return tiles


@pytest.mark.parametrize("level", [3, 4])
def test_everybody_plays_in_turn_and_no_fifth_tile_is_seen(level: int) -> None:
    for puzzle in sample(KIND, level, 100):
        made = puzzle.content
        expected: Source | None = SEATS[0]
        for what, who in _players(made):
            if what == "call":
                expected = who
                continue
            assert who == expected, puzzle.seed
            if what == "discard":
                expected = SEATS[(SEATS.index(who) + 1) % 4]
        assert max(counts_of(_seen(made))) <= 4, puzzle.seed


# --- what is told


def test_the_question_does_not_depend_on_the_answer() -> None:
    """Rules under which the answer is another one show the very same question."""
    changed = 0
    other = replace_options(
        RULES, temp_furiten_end=TempFuritenEnd.OWN_DRAW, temp_furiten_on_yakuless_tile=True
    )
    for puzzle in sample(KIND, 3, 80):
        there = puzzle_on(puzzle.content, 3, other)
        assert (there.scene, there.prompt, there.question) == (
            puzzle.scene,
            puzzle.prompt,
            puzzle.question,
        )
        changed += KIND.key(puzzle.content, other) != KIND.key(puzzle.content, RULES)
    assert changed


def test_winning_tiles_look_like_others() -> None:
    """Ids count the tiles of a row; what is said of a discard names the player and no more."""
    for puzzle in sample(KIND, 4, 60):
        for row in puzzle.scene.rows:
            if row.id == "events":
                events = puzzle.content.events
                ids = [f"event.{place}" for place in range(len(events))]
                assert [spot.id for spot in row.spots if spot.id.count(".") == 1] == ids
                for spot in row.spots:
                    assert spot.label is not None
                    assert spot._replace(label=None, same=None) == Spot(spot.id, spot.tile)
                    event = events[int(spot.id.split(".")[1])]
                    by = getattr(event, "by", None)
                    assert spot.label.params == (() if by is None else (("by", by),))
            else:
                assert [spot.id for spot in row.spots] == [
                    f"{row.id}.{place}" for place in range(len(row.spots))
                ]
                assert row.id.startswith("meld") or all(s.label is None for s in row.spots)


@pytest.mark.parametrize("level", KIND.levels)
def test_hints_point_at_whole_rows_and_end_with_one_line(level: int) -> None:
    for puzzle in sample(KIND, level, 20):
        look, ask, rule, example, line = KIND.hints(puzzle, None)
        by_row = [{spot.id for spot in row.spots} for row in puzzle.scene.rows]
        assert all(not row & set(look.spots) or row <= set(look.spots) for row in by_row)
        assert [step.message.params for step in (look, ask, rule)] == [()] * 3
        assert example.explanation is not None
        assert example.explanation.message.get("tiles") != puzzle.content.hand.tiles
        assert line.message.get("tiles")


WHY = [
    (
        ron_asked(TWO_SIDED, "4m"),
        (
            "You're waiting on 4m and 7m. "
            "You haven't discarded any of them, and you haven't passed up a winning tile."
        ),
    ),
    (
        ron_asked(TWO_SIDED, "7m", events=ROUND),
        "You passed up 4m, but you've had a turn since then. That furiten is over.",
    ),
    (
        ron_asked(YAKULESS, "4p", events="shimocha 1p"),
        (
            "You passed up 1p, but you'd have had no yaku. "
            "Under these rules, that doesn't make you furiten."
        ),
    ),
    (
        ron_asked(TWO_SIDED, "4m", "1z 7m 9p"),
        (
            "You're waiting on 4m and 7m, and you discarded 7m. "
            "Discarding one of your waits blocks ron on all of them."
        ),
    ),
    (
        ron_asked(TWO_SIDED, "4m", "1z 9p 4m* 1s"),
        "You're waiting on 4m and 7m, and you discarded 4m. After riichi your wait can't change.",
    ),
    (
        PASSED,
        "You passed up 4m, and you haven't had a turn since then. That blocks ron on every wait.",
    ),
    (
        ron_asked(TWO_SIDED, "7m", "1z 9p 1s*", ROUND),
        "You passed up 4m after your riichi. That blocks ron on every wait until the deal ends.",
    ),
]


@pytest.mark.parametrize(("asked", "text"), WHY)
def test_why_it_is_right_in_one_line(asked: RonQuestion, text: str) -> None:
    assert render(KIND.why_right(puzzle_on(asked))) == text
