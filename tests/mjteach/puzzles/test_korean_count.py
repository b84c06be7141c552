"""Korean counts: how they are balanced, what is told, and what is right at another table."""

from __future__ import annotations

from collections import Counter

import pytest

from mjteach.core.errors import PuzzleError, RuleSetError
from mjteach.core.tiles import Tile
from mjteach.puzzles.base import AnswerFinding, Diagnosis, Mix, Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.games import KOREAN, RIICHI
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.kinds.korean_count import KIND
from mjteach.puzzles.kinds.korean_count.situation import Form, KoreanWin
from mjteach.puzzles.practice import single
from mjteach.text import render
from support.puzzles.korean import PINGHU, TABLES, answered, puzzle_on, won
from support.puzzles.samples import misled, right_answer, sample

# --- what is dealt


@pytest.mark.parametrize("table", TABLES)
def test_verdicts_are_balanced(table: str) -> None:
    wins = Counter(
        right_answer(KIND, puzzle)["win"] for puzzle in sample(KIND, 2, 150, ruleset=table)
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
    """Flowers lie beside the hand, and a tile that won is marked."""
    forms: Counter[Form] = Counter()
    for puzzle in [*sample(KIND, 2, 40), *sample(KIND, 3, 100)]:
        asked, scene = puzzle.content, puzzle.scene
        forms[asked.form] += 1
        flowers = scene.row("flowers")
        shown = tuple(spot.tile for spot in flowers.spots) if flowers else ()
        assert shown == asked.context.flowers
        labelled = [spot.tile for spot in scene.spots() if spot.label is not None]
        assert labelled == ([] if asked.tile is None else [asked.tile])
    assert min(forms[form] for form in (Form.MINIMUM, Form.FULL, Form.EOPEO)) > 30


@pytest.mark.parametrize("table", TABLES)
def test_the_table_knows_the_values_of_what_is_asked(table: str) -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 40, start=77, ruleset=table):
            told = KIND.working(puzzle)
            is_eopeo = puzzle.content.form is Form.EOPEO
            assert told.message.id.startswith("check.korean.eopeo" if is_eopeo else "korean.worth.")
            ids = {node.message.id for _, node in told.walk()}
            assert is_eopeo or "korean.unknown" not in ids, code_of(puzzle)


def test_no_tile_is_there_five_times_and_none_is_of_bamboo() -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 60, start=40):
            last = () if puzzle.content.tile is None else (puzzle.content.tile,)
            tiles = (*puzzle.content.hand.tiles, *last)
            assert max(Counter(tiles).values()) <= 4
            assert not any(Tile.S1 <= seen <= Tile.S9 for seen in tiles)


def test_bulleo_is_asked_for_by_its_topic_only() -> None:
    for topic in ("bonus", "bulleo"):
        for seed in map(str, range(15)):
            puzzle = generate("korean_count", level=3, seed=seed, topics=topic)
            assert puzzle.content.context.bulleo == (topic == "bulleo")


def test_a_topic_that_a_table_does_not_have_is_refused_with_those_it_has() -> None:
    """The han of eopeo are not known at the Samsik table (RK2-g)."""
    with pytest.raises(PuzzleError) as raised:
        generate(
            "korean_count", level=3, seed="0", ruleset="korean_samsik", topics=("bonus", "bulleo")
        )
    said = str(raised.value)
    assert said.startswith(
        "Under “Korean mahjong, Samsik table” there are no korean_count questions"
    )
    assert "on the topic bulleo." in said
    assert said.endswith("Choose gensho, flowers, bonus or eopeo, or another rule set.")


# --- hints

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
    for puzzle in sample(KIND, 2, 60, ruleset=table):
        told = render(KIND.hints(puzzle, None)[1].message)
        assert "bonus yaku, unless the han table says otherwise" in told
        for field, place in right_answer(KIND, puzzle).items():
            if field.startswith("sort.") and field != "sort.kr_buji_eopeo":
                assert (place == "bonus") is (field in DECLARED_OR_LUCKY) or place == "none"


@pytest.mark.parametrize(
    ("text", "tile", "smaller", "bigger"),
    [
        ("1234556678999m", "7m", "kr_honilsaek", "kr_cheongilsaek"),
        ("222m444m666p88p99m", "9m", "kr_samanko", "kr_saanko"),
    ],
)
def test_the_hint_on_adding_names_what_is_replaced(
    text: str, tile: str, smaller: str, bigger: str
) -> None:
    puzzle = puzzle_on(won(Form.LINES, text, tile, "ssumu"))
    told = render(KIND.hints(puzzle, None)[2].message)
    assert "full flush replaces half flush" in told
    assert "four concealed triplets replace three" in told
    dropped = [
        node.message
        for _, node in KIND.working(puzzle).walk()
        if node.message.id == "korean.dropped.excluded"
    ]
    assert (smaller, bigger) in [(drop.get("yaku"), drop.get("by")) for drop in dropped]


# --- answers


@pytest.mark.parametrize(
    ("asked", "silent"),
    [
        (PINGHU, {"line.closed": 2}),
        (won(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"), {"sort.kr_eopeo": "none"}),
        (won(Form.FULL, "123456m22p67788p", "6p"), {"gensho": 1}),
        (won(Form.EOPEO, "222m456m22p67788p"), {"fewest": 0}),
    ],
)
def test_the_verdict_on_a_silent_error_fits_every_form(
    asked: KoreanWin, silent: dict[str, object]
) -> None:
    """Not every form asks for a total."""
    practice = single(puzzle_on(asked))
    _, said = practice.check({**right_answer(KIND, practice.puzzle), **silent})
    assert said.finding is AnswerFinding.CORRECT_SILENT
    assert render(said.verdict) == "The result is right."


def test_blank_lines_are_nothing_where_others_are_filled_in() -> None:
    given = {"line.closed": 1, "line.runs": 1, "sum": 2}
    graded, found = diagnose(KIND, puzzle_on(PINGHU), given)
    assert graded.outcome is Outcome.CORRECT
    assert found == Diagnosis(AnswerFinding.CORRECT)


def test_the_sum_alone_is_an_answer() -> None:
    puzzle = puzzle_on(PINGHU)
    assert diagnose(KIND, puzzle, {"sum": "2"})[1] == Diagnosis(AnswerFinding.CORRECT_BARE)
    graded, found = diagnose(KIND, puzzle, {"sum": 2, "line.closed": 2})
    assert graded.outcome is Outcome.CORRECT
    assert found.finding is AnswerFinding.CORRECT_SILENT


def test_a_wrong_sum_of_right_lines_is_a_slip() -> None:
    assert answered(puzzle_on(PINGHU), sum=9).finding is AnswerFinding.SLIP


def test_either_reason_against_an_open_and_short_hand() -> None:
    twice = puzzle_on(won(Form.EOPEO, "123m456p77m88p + pon 666z"))
    assert answered(twice, why="short").finding is AnswerFinding.CORRECT
    once = puzzle_on(won(Form.EOPEO, "123m456m77m55z + pon 666z"))
    assert answered(once, why="short").finding is not AnswerFinding.CORRECT


# --- false rules, and other tables'


def test_of_two_false_rules_with_one_answer_the_smaller_is_named_first() -> None:
    """That eopeo counts towards the minimum goes before that every bonus yaku does."""
    puzzle = puzzle_on(won(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"))
    told = dict(misled(KIND, puzzle))
    assert told["KR15"] == told["KR16"]
    found = diagnose(KIND, puzzle, {**right_answer(KIND, puzzle), **told["KR15"]})[1]
    assert "KR16" in [suspect.code for suspect in found.codes]


def test_a_forgotten_closed_hand_shows_in_the_whole_count() -> None:
    puzzle = puzzle_on(won(Form.FULL, "123456m22p67788p", "6p"))
    found = answered(puzzle, base=1, total=3)
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert found.codes[0].code == "KR01"


STATED_ALIKE = [
    # pinghu beside ssumu
    ("korean_nagari", won("lines", "123456m22p67788p", "6p", "ssumu"), "KR23"),
    # one han only
    ("korean_coffee", won("minimum", "123m678m55p46p777p", "5p", "eopeo"), "KR26"),
    # gensho without the winning tile
    ("korean_samsik", won("full", "123456m22p67788p", "6p"), "KR25"),
    # the bigger yaku in place of the smaller ones
    ("korean_nagari", won("lines", "234m66z78p + pon 555z + pon 777z", "9p"), "KR22"),
]


@pytest.mark.parametrize(("table", "asked", "code"), STATED_ALIKE)
def test_what_all_tables_state_alike_is_a_false_rule(
    table: str, asked: KoreanWin, code: str
) -> None:
    """There is no table at which it would be right."""
    puzzle = puzzle_on(asked, table)
    (wrong,) = (answer for shown, answer in misled(KIND, puzzle) if shown == code)
    found = diagnose(KIND, puzzle, {**right_answer(KIND, puzzle), **wrong})[1]
    assert not found.differences
    assert code in [suspect.code for suspect in found.codes]


@pytest.mark.parametrize(
    ("table", "facts", "changes"),
    [
        # all four flowers 8 in the text (C37)
        ("korean_nagari", "flowers:1234f", {"flowers": 12, "total": 16}),
        # the flowers beside hwamangwan, in both readings of the source (RK5-d, C37)
        ("korean_nagari", "flowers:1234f", {"flowers": 4, "total": 8}),
        ("korean_coffee", "flowers:1234f", {"flowers": 6, "total": 10}),
        # eopeo beside bulleo, in both readings (RK5-g, C39)
        ("korean_nagari", "eopeo bulleo", {"bonus": 1, "total": 5}),
        ("korean_coffee", "eopeo bulleo", {"bonus": 3, "total": 7}),
    ],
)
def test_what_no_table_states_is_right_at_none(
    table: str, facts: str, changes: dict[str, object]
) -> None:
    found = answered(puzzle_on(won("full", "123456m22p67788p", "6p", facts), table), **changes)
    assert found.finding not in (AnswerFinding.RULE_DIFFERENCE, AnswerFinding.CORRECT)
    assert not found.differences


def test_a_rule_difference_names_the_tables_that_play_it() -> None:
    """The han of samanko in the two other tables."""
    practice = single(puzzle_on(won(Form.LINES, "222m444m666p78p99m", "9p")))
    answer = {**right_answer(KIND, practice.puzzle), "line.concealed": 2, "sum": 3}
    _, said = practice.check(answer)
    assert said.finding is AnswerFinding.RULE_DIFFERENCE
    told = render(said.lines[-1])
    assert "Samsik" in told
    assert "[" not in told


# --- codes and rule sets


@pytest.mark.parametrize(
    ("code", "table"),
    [
        ("korean_count.4-2-81k2", "korean_nagari"),
        ("korean_count.4-2b-81k2", "korean_nagari"),
        ("korean_count.4-1-81k2-korean_samsik", "korean_samsik"),
        ("korean_count.4-3b-0-korean_coffee", "korean_coffee"),
    ],
)
def test_a_code_names_a_table(code: str, table: str) -> None:
    puzzle = open_code(code)
    assert puzzle.ruleset == table
    assert puzzle.rules == KOREAN.preset(table).rules
    assert code_of(puzzle) == code


def test_the_usual_table_may_be_named() -> None:
    named = open_code("korean_count.4-2-81k2-korean_nagari")
    assert code_of(named) == "korean_count.4-2-81k2"
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
