"""Korean counts: what is asked, how it is balanced, how answers are read."""

from __future__ import annotations

from collections import Counter

import pytest

from mjteach.core.errors import RuleSetError
from mjteach.core.tiles import Tile
from mjteach.puzzles.base import Diagnosis, Finding, Mix, Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.games import KOREAN, RIICHI
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.korean import KIND
from mjteach.puzzles.korean_facts import Form, KoreanContent
from mjteach.puzzles.practice import Phase, single, start
from mjteach.text import render
from support.puzzles.korean import PINGHU, TABLES, answered, content, puzzle_on
from support.puzzles.samples import right_answer, sample


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", KIND.levels)
def test_no_constant_answer_pays(level: int, table: str) -> None:
    given: Counter[tuple[str, ...]] = Counter()
    for puzzle in sample(KIND, level, 200, ruleset=table):
        right = right_answer(KIND, puzzle)
        given[tuple(f"{id} {right[id]}" for id in KIND.headline if id in right)] += 1
    assert given.most_common(1)[0][1] < 0.4 * given.total()


@pytest.mark.parametrize("table", TABLES)
def test_verdicts_are_balanced(table: str) -> None:
    wins = Counter(
        right_answer(KIND, puzzle)["win"] for puzzle in sample(KIND, 2, 200, ruleset=table)
    )
    why = Counter(
        right_answer(KIND, puzzle)["why"]
        for puzzle in sample(KIND, 3, 300, ruleset=table)
        if puzzle.content.form is Form.EOPEO
    )
    assert 0.4 < wins["yes"] / wins.total() < 0.6
    assert 0.3 < why["none"] / why.total() < 0.55
    assert why["open"] > 0.05 * why.total()


def test_a_question_shows_what_it_counts() -> None:
    """Flowers lie beside the hand, a won tile is marked, and every sort of yaku is asked for."""
    forms: Counter[Form] = Counter()
    for puzzle in [*sample(KIND, 2, 60), *sample(KIND, 3, 120)]:
        asked, scene = puzzle.content, puzzle.scene
        forms[asked.form] += 1
        flowers = scene.row("flowers")
        shown = tuple(spot.tile for spot in flowers.spots) if flowers else ()
        assert shown == asked.context.flowers
        labelled = [spot.tile for spot in scene.spots() if spot.label is not None]
        assert labelled == ([] if asked.tile is None else [asked.tile])
        assert all(render(fact) for fact in scene.facts)
        assert all(render(field.label) for field in puzzle.question.fields)
    assert min(forms[form] for form in (Form.MINIMUM, Form.FULL, Form.EOPEO)) > 30


def test_all_tables_know_the_values_of_what_is_asked() -> None:
    for table in TABLES:
        for level in (1, 2, 3):
            for puzzle in sample(KIND, level, 40, start=77, ruleset=table):
                if puzzle.content.form is not Form.EOPEO:
                    result = KIND.working(puzzle)
                    ids = {node.message.id for _, node in result.walk()}
                    assert "korean.unknown" not in ids, code_of(puzzle)


def test_the_working_of_every_form_ends_in_the_verdict() -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 20, start=60):
            told = KIND.working(puzzle).message.id
            is_eopeo = puzzle.content.form is Form.EOPEO
            assert told.startswith("check.korean.eopeo" if is_eopeo else "korean.worth.")
            assert len(KIND.hints(puzzle, None)) == 5
            assert all(render(hint.message) for hint in KIND.hints(puzzle, None))


# --- hints and verdicts

DECLARED_OR_LUCKY = {
    f"sort.kr_{yaku}"
    for yaku in [
        "eopeo",
        "bulleo",
        "oeja_bulleo",
        "kkang_olla",
        "kkangsang_5tong",
        "kkang_ssoa",
        "haitei_olla",
        "haitei_1tong",
        "haitei_ssoa",
        "haitei_9tong",
    ]
}


@pytest.mark.parametrize("table", TABLES)
def test_the_hint_on_the_minimum_is_true(table: str) -> None:
    """A declaration, a kan or the last tile make a bonus yaku; bujibu eopeo differs (RK4-v)."""
    for puzzle in sample(KIND, 2, 150, ruleset=table):
        told = render(KIND.hints(puzzle, None)[1].message)
        assert "bonus yaku. Only for bujibu eopeo look at the table" in told
        for field, place in right_answer(KIND, puzzle).items():
            if field.startswith("sort.") and field != "sort.kr_buji_eopeo":
                assert (place == "bonus") is (field in DECLARED_OR_LUCKY) or place == "none"


@pytest.mark.parametrize(
    ("text", "won", "smaller", "bigger"),
    [
        ("1234556678999m", "7m", "kr_honilsaek", "kr_cheongilsaek"),
        ("222m444m666p88p99m", "9m", "kr_samanko", "kr_saanko"),
    ],
)
def test_the_hint_on_adding_names_what_is_replaced(
    text: str, won: str, smaller: str, bigger: str
) -> None:
    puzzle = puzzle_on(content(Form.LINES, text, won, "ssumu"))
    told = render(KIND.hints(puzzle, None)[2].message)
    assert "full flush replaces half flush" in told
    assert "four concealed triplets replace three" in told
    dropped = [
        node.message
        for _, node in KIND.working(puzzle).walk()
        if node.message.id == "korean.dropped.excluded"
    ]
    assert (smaller, bigger) in [(drop.get("yaku"), drop.get("by")) for drop in dropped]


@pytest.mark.parametrize(
    ("asked", "silent"),
    [
        (PINGHU, {"line.closed": 2}),
        (content(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"), {"sort.kr_eopeo": "none"}),
        (content(Form.FULL, "123456m22p67788p", "6p"), {"gensho": 1}),
        (content(Form.EOPEO, "222m456m22p67788p"), {"fewest": 0}),
    ],
)
def test_the_verdict_on_a_silent_error_fits_every_form(
    asked: KoreanContent, silent: dict[str, object]
) -> None:
    """Not every form asks for a total."""
    practice = single(puzzle_on(asked))
    _, said = practice.check({**right_answer(KIND, practice.puzzle), **silent})
    assert said.finding is Finding.CORRECT_SILENT
    assert render(said.verdict) == "The result is right."


# --- answers as they are typed


def test_blank_lines_are_nothing_where_others_are_filled_in() -> None:
    puzzle = puzzle_on(PINGHU)
    graded, found = diagnose(KIND, puzzle, {"line.closed": 1, "line.runs": "1 han", "base": 2})
    assert graded.outcome is Outcome.CORRECT
    assert found == Diagnosis(Finding.FORM, forms=("line.runs",))


def test_what_cannot_be_read_is_not_nothing() -> None:
    given = {"line.closed": 1, "line.runs": 1, "line.draw": "x", "base": 2}
    graded, _ = diagnose(KIND, puzzle_on(PINGHU), given)
    outcomes = {part.field: part.outcome for part in graded.parts}
    assert outcomes["line.draw"] is Outcome.BLANK
    assert outcomes["line.values"] is Outcome.CORRECT


def test_the_sum_alone_is_an_answer() -> None:
    puzzle = puzzle_on(PINGHU)
    assert diagnose(KIND, puzzle, {"base": "2"})[1] == Diagnosis(Finding.CORRECT_BARE)
    graded, found = diagnose(KIND, puzzle, {"base": 2, "line.closed": 2})
    assert graded.outcome is Outcome.CORRECT
    assert found.finding is Finding.CORRECT_SILENT


def test_a_wrong_sum_of_right_lines_is_a_slip() -> None:
    assert answered(puzzle_on(PINGHU), base=9).finding is Finding.SLIP


def test_either_reason_against_an_open_and_short_hand() -> None:
    twice = puzzle_on(content(Form.EOPEO, "123m456p77m88p + pon 666z"))
    assert answered(twice, why="short").finding is Finding.CORRECT
    once = puzzle_on(content(Form.EOPEO, "123m456m77m55z + pon 666z"))
    assert answered(once, why="short").finding is not Finding.CORRECT


# --- codes and rule sets


@pytest.mark.parametrize(
    ("code", "table"),
    [
        ("korean_count-2-81k2", "korean_nagari"),
        ("korean_count-2b-81k2", "korean_nagari"),
        ("korean_count-1-81k2-korean_samsik", "korean_samsik"),
        ("korean_count-3b-0-korean_coffee", "korean_coffee"),
    ],
)
def test_a_code_names_a_table(code: str, table: str) -> None:
    puzzle = open_code(code)
    assert puzzle.ruleset == table
    assert puzzle.rules == KOREAN.preset(table).rules
    assert code_of(puzzle) == code


def test_the_usual_table_may_be_named() -> None:
    named = open_code("korean_count-2-81k2-korean_nagari")
    assert code_of(named) == "korean_count-2-81k2"
    assert named == generate("korean_count", level=2, seed="81k2", mix=Mix.NATURAL)


@pytest.mark.parametrize(
    ("kind", "ruleset"),
    [("korean_count", "tutorial_default"), ("korean_count", "wrc"), ("fu_count", "korean_nagari")],
)
def test_a_rule_set_belongs_to_its_game(kind: str, ruleset: str) -> None:
    with pytest.raises(RuleSetError) as raised:
        generate(kind, level=1, seed="81k2", ruleset=ruleset)
    assert raised.value.message.id == "error.rules.no_such_rule_set"
    assert ruleset not in raised.value.message.get("known")


@pytest.mark.parametrize("game", [RIICHI, KOREAN])
def test_a_game_names_its_rule_sets_and_options(game: object) -> None:
    assert game.usual in game.presets
    for row in game.presets.values():
        assert render(row.title)
        assert all(hasattr(row.rules, option) for option in game.options)
    assert all(render(game.option_name(option)) for option in game.options)


def test_a_set_of_korean_questions_runs_to_its_end() -> None:
    state = start("korean_count", level=2, n=3, seed="tuesday", ruleset="korean_coffee")
    while state.phase is not Phase.FINISHED:
        assert state.puzzle.ruleset == "korean_coffee"
        state, said = state.check(right_answer(KIND, state.puzzle))
        assert said.finding is Finding.CORRECT
        state = state.next().practice
    assert len(state.records) == 3


def test_no_tile_is_there_five_times_and_none_is_of_bamboo() -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 100, start=40):
            won = () if puzzle.content.tile is None else (puzzle.content.tile,)
            tiles = (*puzzle.content.hand.tiles, *won)
            assert max(Counter(tiles).values()) <= 4
            assert not any(Tile.S1 <= seen <= Tile.S9 for seen in tiles)
