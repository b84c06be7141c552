"""Korean counts: keys by hand, false rules one by one, rule differences, balance, what is read."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from mjteach.core.errors import RuleSetError
from mjteach.core.hand import hand
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanRules, WinBy
from mjteach.puzzles.base import Diagnosis, Finding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.games import KOREAN, RIICHI
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.korean import KIND, question_on
from mjteach.puzzles.korean_facts import LINES, Form, KoreanContent
from mjteach.puzzles.practice import Phase, single, start
from mjteach.text import render
from puzzle_samples import answer_with, right_answer, sample

TABLES = tuple(KOREAN.presets)
FLAGS = ("eopeo", "bulleo", "buji_eopeo", "last_tile", "after_kan")


def content(form: Form, text: str, won: str = "", facts: str = "") -> KoreanContent:
    """``facts`` are words: ``ssumu``, flags, ``seat:W``, ``round:S``, ``flowers:12f``."""
    words = facts.split()
    named = dict(word.split(":") for word in words if ":" in word)
    winds = dict(zip("ESWN", parse_tiles("1234z"), strict=True))
    context = KoreanContext(
        by=WinBy.SSUMU if "ssumu" in words else WinBy.SSOA,
        seat_wind=winds[named.get("seat", "S")],
        round_wind=winds[named.get("round", "E")],
        flowers=parse_tiles(named["flowers"]) if "flowers" in named else (),
        **{flag: True for flag in FLAGS if flag in words},
    )
    return KoreanContent(form, hand(text), tile(won) if won else None, context)


def puzzle_on(asked: KoreanContent, table: str = "korean_nagari", **options: object) -> Puzzle:
    rules = KOREAN.replace_options(KOREAN.preset(table).rules, **options)
    made = question_on(asked, rules)
    return Puzzle(KIND.id, 1, 1, "0", Mix.BALANCED, table, rules, *made)


def answered(puzzle: Puzzle, **changes: object) -> Diagnosis:
    """The finding on the right answer with some fields changed; ``__`` stands for a dot."""
    changed = {id.replace("__", "."): value for id, value in changes.items()}
    return diagnose(KIND, puzzle, {**right_answer(KIND, puzzle), **changed})[1]


# --- keys by hand


@pytest.mark.parametrize(
    ("text", "won", "facts", "han"),
    [
        # menzen 1 + pinghu 1
        ("123456m22p67788p", "6p", "", "closed 1 runs 1"),
        # menzen 1 + ssumu 1; pinghu gives way to ssumu (RK4-c)
        ("123456m22p67788p", "6p", "ssumu", "closed 1 draw 1"),
        # open: no menzen, no ssumu; round wind East is also the seat: 2
        ("234m678m55p34p + pon 111z", "5p", "ssumu seat:E", "values 2"),
        # two dragon sets 1 + 1, sosamwon 6
        ("234m66z78p + pon 555z + pon 777z", "9p", "", "values 2 honours 6"),
        # cheongilsaek 8 alone: honilsaek is not added (RK3-d); straight 2, menzen 1, ssumu 1
        ("1234556678999m", "7m", "ssumu", "closed 1 draw 1 straight 2 suit 8"),
        # childae 4, menzen 1, honilsaek 2; four alike are two pairs (RK4-j)
        ("1111m3355m77z99m2m", "2m", "", "closed 1 suit 2 alike 4"),
        # the third triplet came by ssoa: two concealed ones only; doldori 2, menzen 1
        ("222m444m666p88p99m", "9m", "", "closed 1 alike 2 concealed 4"),
        # by own draw all four are: saanko 6 and doldori 2, menzen 1, ssumu 1
        ("222m444m666p88p99m", "9m", "ssumu", "closed 1 draw 1 alike 2 concealed 6"),
        # honnodu 8 and doldori 2 (RK4-o)
        ("99m11p999p + pon 111m + pon 222z", "9m", "seat:N", "alike 2 outside 8"),
        # nine gates 24 and cheongilsaek 8, menzen 1, ssumu 1; read as 111 234 55 678 999
        ("1112345678999m", "5m", "ssumu", "closed 1 draw 1 suit 8 other 24"),
    ],
)
def test_lines_by_hand(text: str, won: str, facts: str, han: str) -> None:
    words = han.split()
    given = {line: int(number) for line, number in zip(words[::2], words[1::2], strict=True)}
    key = KIND.key(content(Form.LINES, text, won, facts), KoreanRules())
    assert key == {
        **{f"line.{line}": given.get(line, 0) for line in LINES},
        "base": sum(given.values()),
    }


@pytest.mark.parametrize(
    ("table", "base", "honours", "concealed"),
    [("korean_nagari", 9, 6, 0), ("korean_samsik", 7, 4, 0), ("korean_coffee", 9, 6, 0)],
)
def test_lines_by_table(table: str, base: int, honours: int, concealed: int) -> None:
    """Menzen 1, two dragon sets 2, and sosamwon."""
    asked = content(Form.LINES, "234m55566z777z78p", "9p")
    key = KIND.key(asked, KOREAN.preset(table).rules)
    assert (key["base"], key["line.honours"]) == (base, honours)
    assert key["line.concealed"] == concealed


@pytest.mark.parametrize(
    ("text", "won", "facts", "places", "base", "win"),
    [
        # 1 base han; haitei 5 does not help (RK5-a)
        ("234m678m55p34p + pon 333p", "5p", "last_tile", "dangyo=base haitei_ssoa=bonus", 1, "no"),
        # open own draw gives nothing
        (
            "234m678m55p34p + pon 333p",
            "5p",
            "ssumu last_tile",
            "dangyo=base haitei_olla=bonus ssumu=none",
            1,
            "no",
        ),
        # menzen 1 and eopeo: still one short
        ("123m678m55p46p777p", "5p", "eopeo", "eopeo=bonus menzen=base", 1, "no"),
        # Nagari counts bujibu eopeo as a base yaku of 5 (RK4-v)
        (
            "123m678m55p46p777p",
            "5p",
            "eopeo buji_eopeo",
            "buji_eopeo=base eopeo=bonus menzen=base",
            6,
            "yes",
        ),
        # chanta is in no table
        (
            "123m789m99p13p + pon 777z",
            "2p",
            "last_tile",
            "chanta=none gwolli=base haitei_ssoa=bonus",
            1,
            "no",
        ),
    ],
)
def test_the_minimum_by_hand(
    text: str, won: str, facts: str, places: str, base: int, win: str
) -> None:
    key = dict(KIND.key(content(Form.MINIMUM, text, won, facts), KoreanRules()))
    assert (key.pop("base"), key.pop("win")) == (base, win)
    given = {id.removeprefix("sort.kr_"): place for id, place in key.items()}
    assert given == dict(pair.split("=") for pair in places.split())


@pytest.mark.parametrize(
    ("table", "facts", "parts"),
    [
        # base menzen 1 + pinghu 1; 6p twice; two flowers
        ("korean_nagari", "flowers:12f", (2, 2, 2, 0, 6)),
        # four flowers 4 + hwamangwan 4
        ("korean_nagari", "flowers:1234f", (2, 2, 8, 0, 12)),
        # four flowers 4 + hwamangwan 6, eopeo 2
        ("korean_coffee", "flowers:1234f eopeo", (2, 2, 10, 2, 16)),
        # bulleo 1 + eopeo 1 + haitei 5
        ("korean_nagari", "eopeo bulleo last_tile", (2, 2, 0, 7, 11)),
    ],
)
def test_the_whole_count_by_hand(table: str, facts: str, parts: tuple[int, ...]) -> None:
    asked = content(Form.FULL, "123456m22p67788p", "6p", facts)
    key = KIND.key(asked, KOREAN.preset(table).rules)
    fields = ("base", "gensho", "flowers", "bonus", "total")
    assert tuple(key[field] for field in fields) == parts


@pytest.mark.parametrize(
    ("text", "facts", "waits", "short", "fewest", "why"),
    [
        # menzen and pinghu with every wait: 3p has no run, but 6p and 9p make four
        ("123456m22p67788p", "", "6p 9p", "", 2, "none"),
        # 9p ends the all simples
        ("222m456m22p67788p", "", "6p 9p", "9p", 1, "short"),
        # menzen alone, and flowers do not help
        ("123m678m55p46p999p", "flowers:123f", "5p", "5p", 1, "short"),
        # the dragon reaches the minimum, the other pair does not
        ("123m456m789p99m55z", "", "9m 5z", "9m", 1, "short"),
        # value set and half flush, but a set was called
        ("123m456m77m55z + pon 666z", "", "7m 5z", "", 3, "open"),
        # open, and short besides
        ("123m456p77m88p + pon 666z", "", "7m 8p", "7m 8p", 1, "open"),
    ],
)
def test_eopeo_by_hand(
    text: str, facts: str, waits: str, short: str, fewest: int, why: str
) -> None:
    key = KIND.key(content(Form.EOPEO, text, "", facts), KoreanRules())
    assert key == {
        "waits": waits.split(),
        "short": short.split() or "none",
        "fewest": fewest,
        "eopeo": "yes" if why == "none" else "no",
        "why": why,
    }


# --- false rules

PINGHU = content(Form.LINES, "123456m22p67788p", "6p")
OPEN_STRAIGHT = content(Form.LINES, "123456789m5p + pon 111z", "5p", "ssumu seat:E")
TRIPLETS = content(Form.LINES, "222m444m99m678p88p", "9m")


@pytest.mark.parametrize(
    ("code", "asked", "changes"),
    [
        ("KR01", PINGHU, {"line__closed": 0, "base": 1}),
        ("KR02", OPEN_STRAIGHT, {"line__draw": 1, "base": 5}),
        (
            "KR03",
            content(Form.LINES, "123456789m5p + pon 444z", "5p"),
            {"line__values": 1, "base": 3},
        ),
        ("KR04", OPEN_STRAIGHT, {"line__values": 1, "base": 3}),
        ("KR05", OPEN_STRAIGHT, {"line__values": 0, "base": 2}),
        ("KR06", OPEN_STRAIGHT, {"line__straight": 1, "base": 3}),
        (
            "KR07",
            content(Form.LINES, "222m888m44p66p + pon 333p", "6p"),
            {"line__simples": 0, "base": 2},
        ),
        ("KR08", TRIPLETS, {"line__concealed": 4, "base": 5}),
        ("KR09", PINGHU, None),
        (
            "KR09",
            content(Form.LINES, "222m888m5p678p + pon 777z", "5p"),
            {"line__concealed": 4, "base": 5},
        ),
        (
            "KR10",
            content(Form.LINES, "1234556678999m", "7m"),
            {"line__suit": 10, "base": 14},
        ),
        (
            "KR11",
            content(Form.LINES, "112233m678m45p99p", "6p"),
            {"line__other": 1, "base": 3},
        ),
        (
            "KR12",
            content(Form.LINES, "123m789m12p99p777z", "3p"),
            {"line__other": 2, "base": 4},
        ),
        (
            "KR13",
            content(Form.LINES, "123456789m46p99p", "5p"),
            {"line__runs": 1, "base": 4},
        ),
        (
            "KR14",
            content(Form.LINES, "123m567m78m99m777z", "9m"),
            {"line__suit": 3, "base": 5},
        ),
        (
            "KR15",
            content(Form.MINIMUM, "234m678m55p34p + pon 333p", "5p", "last_tile"),
            {"sort__kr_haitei_ssoa": "base", "base": 6, "win": "yes"},
        ),
        (
            "KR16",
            content(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"),
            {"sort__kr_eopeo": "base", "base": 2, "win": "yes"},
        ),
        (
            "KR15",
            content(Form.EOPEO, "222m456m22p67788p", "", "flowers:1f"),
            {"short": "none", "fewest": 4, "eopeo": "yes", "why": "none"},
        ),
        (
            "KR17",
            content(Form.EOPEO, "222m456m22p67788p"),
            {"short": "none", "fewest": 2, "eopeo": "yes", "why": "none"},
        ),
        ("KR18", content(Form.EOPEO, "222m456m22p67788p"), {"eopeo": "yes", "why": "none"}),
        (
            "KR19",
            content(Form.EOPEO, "123m456m77m55z + pon 666z"),
            {"eopeo": "yes", "why": "none"},
        ),
        (
            "KR20",
            content(Form.FULL, "123456m88p66778p", "8p", "flowers:1f"),
            {"gensho": 1, "total": 4},
        ),
        (
            "KR21",
            content(Form.FULL, "123456m22p67788p", "6p", "flowers:12f"),
            {"flowers": 0, "total": 4},
        ),
    ],
)
def test_a_false_rule_is_named(
    code: str, asked: KoreanContent, changes: dict[str, object] | None
) -> None:
    """``changes`` None: the false rule has the right answer here and shows nothing."""
    puzzle = puzzle_on(asked)
    shown = [row for row in predictions(KIND, puzzle) if row.code == code]
    if changes is None:
        assert not shown
        return
    found = answered(puzzle, **changes)
    assert found.finding is Finding.MISCONCEPTION
    assert found.codes[0].code == code
    right = right_answer(KIND, puzzle)
    wanted = {**right, **{id.replace("__", "."): value for id, value in changes.items()}}
    assert wanted in [answer_with(puzzle, row.answer) for row in shown]


SHOWN_BY = dict.fromkeys((f"KR{number:02}" for number in range(1, 15)), 1) | {
    "KR15": 2,
    "KR16": 2,
    **{f"KR{number}": 3 for number in range(17, 22)},
}


def test_every_false_rule_shows_and_hides() -> None:
    shown: dict[str, Counter[bool]] = defaultdict(Counter)
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 200, start=300):
            codes = {row.code for row in predictions(KIND, puzzle)}
            for code in (code for code, first in SHOWN_BY.items() if first == level):
                shown[code][code in codes] += 1
    assert set(shown) == {mistake.code for mistake in KIND.mistakes}
    for code, times in shown.items():
        assert times[True] >= 3, code
        assert times[False] >= 1, code


@pytest.mark.parametrize("table", TABLES)
def test_learners_with_one_false_rule(table: str) -> None:
    """The first code is theirs in nine of ten visible errors, under every table."""
    hidden = (Finding.RULE_DIFFERENCE, Finding.CORRECT_SILENT)
    first: Counter[bool] = Counter()
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 60, start=900, ruleset=table):
            for code, _, answer in predictions(KIND, puzzle):
                _, found = diagnose(KIND, puzzle, answer_with(puzzle, answer))
                assert found.finding is not Finding.CORRECT, f"{code_of(puzzle)} {code}"
                if found.finding not in hidden:
                    first[bool(found.codes) and found.codes[0].code == code] += 1
    assert first[True] >= 0.9 * first.total()
    assert first.total() > 300


# --- other rules


@pytest.mark.parametrize(
    ("option", "table", "asked", "changes"),
    [
        # the han of samanko in two other tables
        (
            "han_table",
            "korean_nagari",
            content(Form.LINES, "222m444m666p78p99m", "9p"),
            {"line__concealed": 2, "base": 3},
        ),
        # pinghu beside ssumu
        (
            "pinfu_with_tsumo",
            "korean_nagari",
            content(Form.LINES, "123456m22p67788p", "6p", "ssumu"),
            {"line__runs": 1, "base": 3},
        ),
        # some places ask for one han only
        (
            "min_han",
            "korean_coffee",
            content(Form.MINIMUM, "123m678m55p46p777p", "5p", "eopeo"),
            {"win": "yes"},
        ),
        # gensho without the winning tile
        (
            "gensho",
            "korean_samsik",
            content(Form.FULL, "123456m22p67788p", "6p"),
            {"gensho": 1, "total": 3},
        ),
        # the bigger yaku in place of the smaller ones
        (
            "lower_yaku_accumulate",
            "korean_nagari",
            content(Form.LINES, "234m66z78p + pon 555z + pon 777z", "9p"),
            {"line__values": 0, "base": 6},
        ),
        # all four flowers 8 in the text (C37)
        (
            "hwamangwan_value",
            "korean_nagari",
            content(Form.FULL, "123456m22p67788p", "6p", "flowers:1234f"),
            {"flowers": 12, "total": 16},
        ),
    ],
)
def test_right_under_other_rules(
    option: str, table: str, asked: KoreanContent, changes: dict[str, object]
) -> None:
    found = answered(puzzle_on(asked, table), **changes)
    assert found.finding is Finding.RULE_DIFFERENCE
    assert found.differences[0].option == option
    assert not found.codes


def test_a_rule_difference_names_the_tables_that_play_it() -> None:
    asked = content(Form.LINES, "222m444m666p78p99m", "9p")
    practice = single(puzzle_on(asked))
    answer = {**right_answer(KIND, practice.puzzle), "line.concealed": 2, "base": 3}
    _, said = practice.check(answer)
    told = render(said.lines[-1])
    assert "Samsik" in told
    assert "Nagari" in told
    assert "[" not in told


# --- questions


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
    assert diagnose(KIND, puzzle, {"base": "2"})[1] == Diagnosis(Finding.CORRECT)
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
        open_code(f"{kind}-1-81k2-{ruleset}")
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
