"""Rule sets of one's own: what they are made of, their code, their file, and what cannot be."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mjteach as mj
from mjteach.api.rule_files import rules_of_text, text_of
from mjteach.api.rule_lines import ValueSource, rule_lines, rule_set
from mjteach.core.errors import MjteachError, RuleSetError
from mjteach.core.options import Option
from mjteach.core.own import read, short, spelled
from mjteach.korean.presets import PRESETS as TABLES
from mjteach.korean.presets import KoreanPreset
from mjteach.korean.rules import OPTIONS as KOREAN_OPTIONS
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.registry import ALL
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.contradictions import CONTRADICTIONS, check_rules
from mjteach.riichi.presets import PRESETS, Preset
from mjteach.riichi.rules import OPTIONS
from support.own_rules import own_rules

ROOT = Path(__file__).parents[3]
OURS = mj.rules("ourclub", based_on="club", kiriage_mangan=False, renpuu_pair_fu=4)
OUR_TABLE = mj.korean.table("ourtable", based_on="samsik", min_han=3, agreed_han={"kr_chanta": 1})
GAMES = {"riichi": OPTIONS, "korean": KOREAN_OPTIONS}


def refused(call: Any) -> str:
    with pytest.raises(RuleSetError) as caught:
        call()
    assert str(caught.value)
    return caught.value.message.id.removeprefix("error.rules.")


# --- what one is


def test_what_is_not_given_is_as_in_the_base_and_all_of_it_is_decided() -> None:
    club = mj.preset("club")
    for key in OPTIONS:
        given = {"kiriage_mangan": False, "renpuu_pair_fu": 4}
        assert getattr(OURS.rules, key) == given.get(key, getattr(club.rules, key))
        assert OURS.states(key)
    assert not club.states("red_fives")
    assert all(OUR_TABLE.states(key) for key in KOREAN_OPTIONS)


def test_one_can_be_based_on_another() -> None:
    second = mj.rules("second", based_on=OURS, kuitan=False, renpuu_pair_fu=2)
    assert second.id == "second.club+kuitan=no+kmangan=no"
    assert mj.rules("third", based_on=OURS.id).rules == OURS.rules


def test_the_name_says_what_it_is_based_on() -> None:
    assert str(OURS.title) == "“ourclub” (Club rulebook, with 2 changes)"
    assert str(mj.rules("x", based_on="wrc").title) == "“x” (World Riichi Championship)"
    assert str(mj.preset(mj.RuleSet(kuitan=False)).title) == "Rules of this course, with one change"
    assert str(mj.korean.table(OUR_TABLE.id).title) == (
        "“ourtable” (Korean mahjong, Samsik table, with 2 changes)"
    )


def test_rules_without_a_name_go_by_those_most_alike() -> None:
    assert mj.preset(mj.preset("wrc").rules) is PRESETS["wrc"]
    assert mj.preset(OURS.rules).id == "club+rpfu=4+kmangan=no"
    assert mj.korean.preset(OUR_TABLE.rules).id == "korean_samsik+mhan=3+ahan=kchanta.1"


@pytest.mark.parametrize("name", ["", "  ", None, 3, ["x"]])
def test_a_name_is_needed(name: Any) -> None:
    assert refused(lambda: mj.rules(name, based_on="club", kuitan=False)) == "no_name"
    assert refused(lambda: mj.korean.table(name, based_on="samsik")) == "no_name"


@pytest.mark.parametrize("name", ["wrc", "WRC", " club ", "Tutorial default"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert refused(lambda: mj.rules(name, kuitan=False)) == "name_taken"
    assert refused(lambda: mj.preset("wrc.club+kuitan=no")) == "name_taken"


# --- its code


@pytest.mark.parametrize("game", GAMES)
def test_a_code_spells_no_two_options_or_values_alike(game: str) -> None:
    options = GAMES[game]
    assert Counter(map(short, options)).most_common(1)[0][1] == 1
    for option in options.values():
        if isinstance(option.allowed, tuple):
            words = [spelled(option, word) for word in option.allowed]
            assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("option", "played"),
    [
        *((option, PRESETS) for option in OPTIONS.values()),
        *((option, TABLES) for option in KOREAN_OPTIONS.values()),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_every_value_is_read_as_it_is_spelled(option: Option, played: Mapping[str, Any]) -> None:
    """Of each option every word, the ends of its range, and what the rule sets have."""
    ends = (*option.allowed[:3], *option.allowed[-2:])
    if option.key == "agreed_han":
        ends = (((option.allowed[0], 3),), ((option.allowed[0], 3), (option.allowed[-1], 0)))
    elif isinstance(option.default, tuple) and option.key != "uma":
        ends = ((), *((yaku,) for yaku in ends), tuple(option.allowed))
    for value in (*ends, *(getattr(each.rules, option.key) for each in played.values())):
        typed = option.typed(value)
        text = spelled(option, typed)
        assert read(option, text) == typed
        assert re.fullmatch(r"[a-z0-9_.,-]+", text)


@settings(max_examples=200, deadline=None)
@given(own_rules())
def test_any_can_be_opened_from_its_code_and_from_its_file(ours: Preset | KoreanPreset) -> None:
    assert rule_set(ours.id) == ours
    loaded = rules_of_text(text_of(ours))
    assert (loaded, loaded.own) == (ours, ours.own)
    assert tomllib.loads(text_of(ours)).keys() - {"name", "based_on"} == set(
        ours.own.options if ours.own else ()
    )


def asked_under(rules: Preset | KoreanPreset) -> list[Any]:
    """The kinds of its game; those about several rule sets are the same under each."""
    is_korean = isinstance(rules, KoreanPreset)
    return [kind for kind in ALL if (kind.game.usual in TABLES) is is_korean]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(own_rules(), st.data(), st.integers(0, 99))
def test_any_asks_the_same_after_its_code_and_its_file(
    ours: Preset | KoreanPreset, data: st.DataObject, number: int
) -> None:
    kind = data.draw(st.sampled_from(asked_under(ours)))
    level, seed = data.draw(st.sampled_from(kind.levels)), f"{number}"
    mix = kind.mixes[0]
    try:
        asked = generate(kind, level=level, seed=seed, mix=mix, ruleset=ours)
    except mj.MjteachError:  # some house rules leave nothing of a level to ask
        return
    assert open_code(code_of(asked)) == asked
    loaded = rules_of_text(text_of(ours))
    again = generate(kind, level=level, seed=seed, mix=mix, ruleset=loaded)
    assert again == asked


def test_without_a_least_han_nobody_is_asked_about_a_hand_without_yaku() -> None:
    """Every complete hand may win then, so that none is tenpai in form only (R3.0-a, R2.9-c)."""
    ours = mj.rules("ours", min_han=0)
    for seed in range(30):
        asked = generate("tenpai_judge", level=3, seed=f"{seed}", ruleset=ours)
        assert kind_of("tenpai_judge").key(asked.content, asked.rules)["status"] != "formal"


def test_what_it_is_called_changes_no_question() -> None:
    other = mj.rules("Jürgen's", based_on="club", renpuu_pair_fu=4, kiriage_mangan=False)
    for level in (1, 4):
        one, two = (
            generate("fu_count", level=level, seed="81k2", ruleset=each) for each in (OURS, other)
        )
        assert one.content == two.content
        assert "jurgens.club+rpfu=4+kmangan=no" in code_of(two)


def test_a_code_may_be_typed_in_capitals_and_over_two_lines() -> None:
    code = code_of(generate("fu_count", level=2, seed="81k2", ruleset=OURS))
    half = len(code) // 2
    typed = f"  {code[:half].upper()}\n {code[half:]} "
    assert open_code(typed) == open_code(code)


@pytest.mark.parametrize(
    ("text", "problem", "told"),
    [
        ("klub+rpfu=4", "no_such_rule_set", "klub"),
        ("club+rpfo=4", "no_such_short", "rpfu"),
        ("club+rpfu=3", "no_such_value", "2 or 4"),
        ("club+rpfu", "no_such_value", "renpuu_pair_fu"),
        ("club+spoints=abc", "no_such_amount", "start_points"),
        ("club+utable=x", "not_three_rows", "uma_table"),
        ("club+uma=20,10,0,-20", "uma_sum", "add up to 0"),
        ("club+kdora=no", "contradiction.no_kan_dora_to_open", "not_used"),
        ("ourclub", "no_such_rule_set", "ourclub"),
        ("+rpfu=4", "no_such_rule_set", "rpfu"),
        ("club+rpfu=4+", "no_such_short", "“”"),
    ],
)
def test_a_code_that_spells_nothing_says_where(text: str, problem: str, told: str) -> None:
    with pytest.raises(RuleSetError, match=re.escape(told)):
        mj.preset(text)
    assert refused(lambda: mj.preset(text)) == problem


@settings(max_examples=300, deadline=None)
@given(
    st.text()
    | st.from_regex(r"[a-z]{0,3}\.?club(\+[a-z]{2,6}=[a-z0-9,.-]{0,9}){1,3}", fullmatch=True)
)
def test_any_text_names_a_rule_set_or_is_refused(text: str) -> None:
    for function in (mj.preset, mj.korean.table, rule_set):
        try:
            function(text)
        except RuleSetError as error:
            assert str(error)  # noqa: PT017 - what may be raised is all that is asked


# --- its file


def test_a_file_tells_what_differs_and_how_to_change_it() -> None:
    lines = text_of(OURS).splitlines()
    assert [line for line in lines if line and line[0] != "#"] == [
        'name = "ourclub"',
        'based_on = "club"',
        "renpuu_pair_fu = 4",
        "kiriage_mangan = false",
    ]
    above = lines[lines.index("renpuu_pair_fu = 4") - 3 : lines.index("renpuu_pair_fu = 4")]
    assert above[0].startswith("# Fu for a double-wind pair.")
    assert above[1:] == ["# Without this line: 2.", "# It can be 2 or 4."]


def test_a_file_is_written_once_unless_it_is_to_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "ourclub.toml"
    mj.save_rules(OURS, path)
    assert refused(lambda: mj.save_rules(OUR_TABLE, path)) == "file.is_there"
    assert mj.load_rules(path) == OURS
    mj.save_rules(OUR_TABLE, str(path), replace=True)
    assert mj.load_rules(str(path)) == OUR_TABLE
    assert refused(lambda: mj.save_rules(OURS, tmp_path / "no" / "x.toml")) == "file.cannot_write"
    assert refused(lambda: mj.save_rules(OURS, tmp_path)) in ("file.cannot_write", "file.is_there")


def test_a_file_from_another_program_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ourclub.toml"
    path.write_bytes(text_of(OURS).replace("\n", "\r\n").encode("utf-8-sig"))
    assert mj.load_rules(path) == OURS


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\x00\xfe", "file.no_text"),
        (b"# x\n" * 30_000, "file.too_long"),
        (None, "file.cannot_read"),
    ],
)
def test_what_is_no_file_of_rules_is_refused(
    tmp_path: Path, content: bytes | None, problem: str
) -> None:
    path = tmp_path / "x.toml"
    if content is not None:
        path.write_bytes(content)
    assert refused(lambda: mj.load_rules(path)) == problem
    assert refused(lambda: mj.load_rules("/dev/zero")) == "file.cannot_read"
    assert refused(lambda: mj.load_rules("a\0b")) == "file.cannot_read"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('name = "x"\nbased_on = "club"\n\nkiriage_mangn = true', "Line 4.*kiriage_mangan"),
        ('name = "x"\nbased_onn = "club"', "based_on"),
        ('name = "x"\nbased_on = "klub"', "Line 2.*klub.*club"),
        ('based_on = "club"\nname = "x"\n"tobi" = "of"', "Line 3.*tobi.*off"),
        ('based_on = "club"\nname = "x"\numa = [20, 10, 0, -20]', "Line 3.*uma"),
        ('based_on = "club"\nname = "x"\nkan_dora = false', "Line 3.*kan_dora"),
        ('based_on = "club"\nname = "wrc"\nkuitan = false', "Line 2.*wrc"),
        ('based_on = "club"\nname = 3', "Line 2.*3"),
        ('based_on = "club"\nkuitan = yes', "Line 2.*kuitan = yes"),
        ('based_on = "club"\nkuitan = true\nkuitan = false', "Line 3"),
        ('based_on = "club"\n[kuitan]\na = 1', "Line 2.*kuitan"),
        ("based_on = 3", "based_on"),
        ("", "based_on"),
        (f'based_on = "club"\nkuitan = {"[" * 9_000}', "can't be read"),
        (f'based_on = "club"\nstart_points = {"1" * 5_000}', "Line 2"),
        ('based_on = "club"\nstart_points = 25000.0', "Line 2.*25000.0"),
        ('based_on = "club"\nstart_points = 1979-05-27', "Line 2.*start_points"),
        ('based_on = "korean_samsik"\nkuitan = true', "Line 2.*kuitan"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_of_text(text)
    assert re.search(told, str(caught.value), re.DOTALL), str(caught.value)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.text('ab"=\n[]{}#\\.,0-', max_size=60), st.booleans())
def test_any_file_is_a_rule_set_or_is_refused(text: str, is_based: bool) -> None:
    try:
        rules_of_text(f'based_on = "club"\n{text}' if is_based else text)
    except MjteachError as error:
        assert str(error)  # noqa: PT017 - what may be raised is all that is asked


# --- what cannot be

CANNOT: dict[str, tuple[str, dict[str, Any]]] = {
    "uneven_uma": ("club", {"oka": "folded_into_uma", "return_points": 30000}),
    "no_kan_dora_to_open": ("club", {"kan_dora": False}),
    "kan_dora_never_opened": ("club", {"kan_dora_timing_open": "not_used"}),
    "no_kan_ura": ("club", {"ura_dora": False}),
    "no_kuikae_to_punish": (
        "club",
        {"kuikae_genbutsu": "allowed", "kuikae_suji": "allowed"},
    ),
    "kuikae_unpunished": ("club", {"kuikae_penalty": "not_applicable"}),
    "riichi_on_last_tile": ("tutorial_default", {"riichi_on_last_tile": "allowed"}),
    "triple_ron": ("club", {"multiple_ron": "double_wins_triple_aborts"}),
    "all_noten_under_agari_renchan": (
        "club",
        {"renchan": "agari", "all_noten_dealer_repeats": True},
    ),
    "start_above_return": ("tutorial_default", {"start_points": 35000}),
    "bust_at_the_start": ("club", {"tobi": "zero_or_below", "start_points": 0}),
    "chombo_costs_nothing": ("club", {"chombo_payment": "after_game_deduction"}),
    "deposit_of_no_sticks": ("tutorial_default", {"penalty_deposit": 500}),
    "limits_without_limits": ("club", {"aotenjou": "on"}),
}
"""A base and what makes each contradiction; with each rule of the game in it once."""


def test_every_contradiction_is_tried() -> None:
    assert CANNOT.keys() == {row.id for row in CONTRADICTIONS}


@pytest.mark.parametrize("row", CONTRADICTIONS, ids=lambda row: row.id)
def test_what_contradicts_itself_is_refused_with_the_options_and_their_rule(row: Any) -> None:
    base, options = CANNOT[row.id]
    with pytest.raises(RuleSetError) as caught:
        mj.rules("ours", based_on=base, **options)
    assert caught.value.message.id == f"error.rules.contradiction.{row.id}"
    assert dict(caught.value.message.params)["rule"] == row.rule
    assert set(row.options) <= OPTIONS.keys()
    assert any(option in str(caught.value) for option in row.options)
    assert mj.rule(row.rule).id == row.rule


def test_another_game_s_wall_is_refused() -> None:
    assert refused(lambda: mj.rules("ours", wall_stacks_per_player=13)) == "wall_stacks"
    assert refused(lambda: mj.rules("ours", dead_wall_tiles=0)) == "dead_wall"


def test_an_uma_with_the_oka_in_it_adds_up_to_the_oka() -> None:
    """What NPM pays: 25,000 and 30,000 make an oka of 20, and 50 + 10 - 10 - 30 is 20."""
    npm: Any = mj.preset("npm").rules
    assert (sum(npm.uma), npm.oka) == (20, "folded_into_uma")
    assert mj.rules("ours", based_on="npm", uma=(45, 15, -10, -30)).rules.uma[0] == 45
    uneven: dict[str, Any] = {"uma": (20, 10, -10, -20)}
    assert refused(lambda: mj.rules("ours", based_on="npm", **uneven)) == "contradiction.uneven_uma"
    assert mj.rules("ours", based_on="npm", oka="none", **uneven).rules.uma == uneven["uma"]


def test_what_is_refused_is_refused_wherever_people_play() -> None:
    wrong = mj.RuleSet(kan_dora=False)
    for call in (
        lambda: mj.preset(wrong),
        lambda: generate("fu_count", level=1, seed="1", ruleset=wrong),
    ):
        assert refused(call) == "contradiction.no_kan_dora_to_open"


@pytest.mark.parametrize("id", PRESETS)
def test_the_published_rule_sets_stay(id: str) -> None:
    check_rules(PRESETS[id].rules)
    assert mj.rules("ours", based_on=id).rules == PRESETS[id].rules


def test_every_two_options_that_are_refused_are_known() -> None:
    """Of all pairs of other values in the rules of this course, those in a contradiction."""
    values: dict[str, list[Any]] = {
        key: [value for value in option.allowed if value != option.default]
        for key, option in OPTIONS.items()
        if isinstance(option.allowed, tuple) and not isinstance(option.default, tuple)
    }
    known = {frozenset(pair) for row in CONTRADICTIONS for pair in combinations(row.options, 2)}
    alone = set()
    for key, others in values.items():
        for value in others:
            try:
                mj.rules("ours", **{key: value})
            except RuleSetError:
                alone.add((key, value))
    for one, two in combinations(values, 2):
        if frozenset((one, two)) in known:
            continue
        for a in values[one]:
            for b in values[two]:
                if (one, a) not in alone and (two, b) not in alone:
                    mj.rules("ours", **{one: a, two: b})


# --- its sheet


def test_every_option_has_its_line_and_where_it_is_from() -> None:
    lines = {line.option: line for line in rule_lines(OURS)}
    assert [*lines] == [*OPTIONS]
    assert {key for key, line in lines.items() if line.source is ValueSource.OWN} == {
        "kiriage_mangan",
        "renpuu_pair_fu",
    }
    club = mj.preset("club")
    for key, line in lines.items():
        if line.source is not ValueSource.OWN:
            assert (line.source is ValueSource.BASE) is club.states(key)
    mine = rule_lines(mj.rules("mine", kuitan=False))
    assert {line.source for line in mine} == {ValueSource.OWN, ValueSource.COURSE}
    assert [line.option for line in rule_lines(OUR_TABLE)] == [*KOREAN_OPTIONS]


def as_typed(told: str) -> str:
    return f'name = "ourclub"\nbased_on = "club"\n{told}\n'


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("kiriage_mangan = False", "kiriage_mangan = false"),
        ("kiriage_mangan = no", "kiriage_mangan = false"),
        ("kiriage_mangan: true", "kiriage_mangan = true"),
        ("Kiriage mangan = false", "kiriage_mangan = false"),
        ("renpuu_pair_fu = 4,", "renpuu_pair_fu = 4"),
        ("start_points = 30,000", "start_points = 30000"),
        ("start_points = 30 000  # each", "start_points = 30000"),
        ("uma = 20 10 -10 -20", "uma = [20, 10, -10, -20]"),
        ("uma = (20, 10, -10, -20)", "uma = [20, 10, -10, -20]"),
        ("uma = 20/10/-10/-20", "uma = [20, 10, -10, -20]"),
        ("tobi = off", 'tobi = "off"'),
        ("tobi = “below_zero”", 'tobi = "below_zero"'),
        ("// ours since spring", "# ours since spring"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_as_it_was_meant(told: str, meant: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_of_text(as_typed(told))
    assert str(caught.value).startswith("Line 3 ")
    assert str(caught.value).endswith(f"Write: {meant}")
    if not meant.startswith("#"):
        assert rules_of_text(as_typed(meant)).own is not None


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ('kiriage_mangan = "false"', 'can\'t be "false". Choose true or false.'),
        ('start_points = "30000"', 'can\'t be "30000". Choose a whole number'),
        ("start_points = 30.000", "can't be 30.000. Choose a whole number"),
        ('tobi = "of"', 'can\'t be "of". Choose "off"'),
        ('pao_yakuman = "daisangen"', 'Give a list such as ["daisangen"]'),
        (
            "kuitan = true\nippatsu = true\nkuitan = false",
            "Line 5 sets kuitan again",
        ),
    ],
)
def test_a_value_is_told_as_the_file_spells_it(told: str, sentence: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_of_text(as_typed(told))
    assert sentence in str(caught.value)


def test_what_a_file_lacks_or_has_too_much_is_told() -> None:
    for text, sentence in (
        ('based_on = "club"\nkuitan = false', 'Add a line such as name = "ourclub".'),
        (f"[rules]\n{as_typed('kuitan = false')}", "Line 1: “rules” starts a part of its own"),
    ):
        with pytest.raises(RuleSetError) as caught:
            rules_of_text(text)
        assert sentence in str(caught.value)


def test_a_file_that_an_older_editor_saved_is_read(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    text = as_typed("kuitan = false  # für uns").replace("ourclub", "Köln")
    file.write_bytes(text.encode("latin-1"))
    loaded = mj.load_rules(file)
    assert loaded.own
    assert loaded.own.name == "Köln"


def test_a_text_in_place_of_a_number_or_a_truth_value_shows_its_quotation_marks() -> None:
    for option, value in (("kiriage_mangan", "False"), ("start_points", "30000")):
        with pytest.raises(RuleSetError, match=f"can't be .{value}."):
            mj.rules("ourclub", "club", **{option: value})


def test_the_usual_uma_is_told_where_a_text_is_given() -> None:
    with pytest.raises(RuleSetError, match=r"\[20, 10, -10, -20\]"):
        mj.rules("ourclub", "club", uma="20 10 -10 -20")


def test_a_rule_set_that_there_is_not_is_told_with_those_near_it() -> None:
    for known, name in (("club", "clubs"), ("tenhou", "Tenhou")):
        with pytest.raises(RuleSetError, match=f"Did you mean {known}"):
            mj.preset(name)
