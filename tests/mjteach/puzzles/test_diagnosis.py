"""How likely an answer is under each cause, what is believed after it, and what may be said.

All on a sheet of two numbers and their sum, where every chance can be worked out by hand: the key
is 4, 2 and 6, who takes no fu for the pair writes 0, 2 and 2, who takes none for the wait 4, 0, 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2

import pytest

from mjteach.core.message import msg
from mjteach.puzzles.base import Evidence
from mjteach.puzzles.diagnosis.answers import Given, Habit, size_of
from mjteach.puzzles.diagnosis.causes import NOTHING, UNKNOWN, Cause, prior_of
from mjteach.puzzles.diagnosis.choosing import told_by
from mjteach.puzzles.diagnosis.naming import (
    Conclusions,
    MisconceptionStanding,
    NamedMisconception,
    ahead,
    right_elsewhere,
    speaks,
    standing_of,
    told,
)
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.diagnosis.tracker import Tracked, Trait, after
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Choice, EnterNumber, Field, Flag, GroupTiles, PickOne, Value
from support.puzzles.sheet import false, question_of, sheet

SHEET = sheet(false("X1", pair=0), false("X2", wait=0))
NO_PAIR, NO_WAIT = Cause((0,)), Cause((1,))
BOTH = Cause((0, 1))

MISS = 1 - 0.85 ** (1 / 3)
"""The chance of a slip in one of three fields, so that none is in 85 % of all answers."""
RIGHT = 1 - MISS
ANY = 0.5 / 15
"""The chance of a number that nothing leads to, of about fifteen."""
PAIR, SUM = ANY + 0.5 / 2, ANY + 0.5 / 3
"""The chance of one to which the key or a row leads: of two for the pair, three for the sum."""


def written(text: str) -> Mapping[str, Value]:
    """``4 - 6`` is a sheet whose second number is left blank."""
    values = (None if word == "-" else int(word) for word in text.split())
    return dict(zip(("pair", "wait", "sum"), values, strict=True))


def given(text: str, kind: Kind = SHEET) -> Given:
    return Given(shown(kind, question_of(kind)), written(text))


# ---- one answer


@pytest.mark.parametrize(
    ("field", "size"),
    [
        (EnterNumber("a", msg("a")), 15),
        (Flag("a", msg("a")), 2),
        (PickOne("a", msg("a"), tuple(Choice(id, msg(id)) for id in "xyz")), 3),
        (GroupTiles("a", msg("a"), "hand"), 60),
    ],
)
def test_how_many_values_a_field_may_get(field: Field, size: int) -> None:
    assert size_of(field) == size


@pytest.mark.parametrize(
    ("rights", "wrongs", "rate"), [(0, 0, 1 / 2), (1, 0, 2 / 3), (0, 1, 1 / 3), (2, 1, 3 / 5)]
)
def test_how_often_somebody_is_right(rights: int, wrongs: int, rate: float) -> None:
    habit = Habit()
    for text in ("4 2 6",) * rights + ("4 2 8",) * wrongs:
        habit = habit.after(given(text))
    assert habit == Habit(rights, ({"sum": (False, 8)},) * wrongs)
    assert habit.rate == pytest.approx(rate)


@pytest.mark.parametrize(
    ("text", "cause", "chance"),
    [
        ("4 2 6", NOTHING, 0.85),
        ("4 2 6", NO_PAIR, MISS * PAIR * RIGHT * SUM / 2),
        ("0 2 2", NO_PAIR, 0.85),
        ("0 2 2", NOTHING, MISS * PAIR * RIGHT * SUM / 2),
        ("0 2 6", NOTHING, MISS * PAIR * RIGHT**2),
        ("9 2 6", NOTHING, MISS * ANY * RIGHT**2),
        ("4 2 8", NOTHING, RIGHT**2 * MISS * ANY),
        ("4 2 4", NOTHING, RIGHT**2 * MISS * SUM),
        ("0 0 0", NOTHING, (MISS * PAIR) ** 2 * ANY / 2),
        ("0 0 0", BOTH, 0.85),
        ("- - 6", NOTHING, 0.85),
        ("- - 8", NOTHING, 0.15 * ANY),
        ("4 2 -", NOTHING, 0.85),
    ],
)
def test_slips_are_rare_and_what_follows_from_one_is_none(
    text: str, cause: Cause, chance: float
) -> None:
    assert given(text).chance(cause, Habit()) == pytest.approx(chance)


AS_NO_PAIR = 1 / 2
"""Of two rows one errs just so."""


@pytest.mark.parametrize(
    ("before", "text", "chance"),
    [
        ("", "4 2 6", 1 / 2),
        ("", "0 2 2", 1 / 2 * (AS_NO_PAIR + 1 / 9 * PAIR * SUM) / 2),
        ("", "0 2 6", 1 / 2 * (1 / 9 * PAIR) / 2),
        ("", "9 8 8", 1 / 2 * (1 / 3 * ANY**3) / 2),
        ("4 2 6", "0 2 6", 1 / 3 * (1 / 9 * PAIR) / 2),
        # the same parts, once with the same pair and twice with other sums
        (
            "0 2 2, 4 2 8",
            "0 2 2",
            3 / 4 * ((AS_NO_PAIR + 1) / 3 + (1 / 9 + 1) / 3 * (PAIR + 1) / 2 * (SUM + 1) / 3) / 2,
        ),
    ],
)
def test_an_unknown_rule_errs_as_before(before: str, text: str, chance: float) -> None:
    habit = Habit()
    for each in filter(None, before.split(", ")):
        habit = habit.after(given(each))
    assert given(text).chance(UNKNOWN, habit) == pytest.approx(chance)


def test_a_false_rule_may_have_nothing_to_say_of_a_situation() -> None:
    rows = [false("X1", pair=0)._replace(when=lambda _, says=says: says) for says in (True, False)]
    asked = shown(sheet(*rows), question_of(sheet(*rows)))
    assert [asked.shows(asked.row(row)) for row in range(2)] == [True, False]


# ---- what is believed after several


PRIOR = {NOTHING: 0.55, UNKNOWN: 0.15, NO_PAIR: 0.15, NO_WAIT: 0.15}
STAYS, OLD = 1 - 0.005, 1 - 0.003
"""The chance that a belief lasts until the next question, and that nothing else takes its place."""


def believed(*texts: str, kind: Kind = SHEET) -> Tracked:
    tracked = Tracked(kind)
    for text in texts:
        tracked = after(tracked, question_of(kind), written(text))
    return tracked


def weighed(chances: Mapping[Cause, float], text: str, habit: Habit) -> dict[Cause, float]:
    """The chances times how likely an answer is; not scaled."""
    return {cause: w * given(text).chance(cause, habit) for cause, w in chances.items()}


def scaled(weights: Mapping[Cause, float]) -> Mapping[Cause, float]:
    return {cause: w / sum(weights.values()) for cause, w in weights.items()}


def test_before_any_answer_half_believe_nothing_false() -> None:
    assert dict(prior_of(SHEET, question_of(SHEET).rules)) == pytest.approx(PRIOR)


def test_a_blank_sheet_says_nothing() -> None:
    before = believed("0 2 2")
    assert after(before, question_of(SHEET), written("- - -")) is before


def test_a_belief_may_end_and_another_begin() -> None:
    first = believed("4 - -").chances
    lasts = {cause: first[cause] * STAYS for cause in (UNKNOWN, NO_PAIR, NO_WAIT)}
    drifted = {NOTHING: 1 - sum(lasts.values()), **lasts}
    drifted = {cause: w * OLD + (1 - OLD) * PRIOR[cause] for cause, w in drifted.items()}
    found = believed("4 - -", "- 2 -").chances
    assert found == pytest.approx(scaled(weighed(drifted, "- 2 -", believed("4 - -").habit)))


def test_two_beliefs_are_weighed_once_both_have_shown() -> None:
    """As if they had been thought of from the first answer on."""
    assert BOTH not in believed("0 - -").chances
    assert BOTH not in believed("4 2 6").chances
    once, habit = weighed(PRIOR, "0 - -", Habit()), believed("0 - -").habit
    pair = 0.15 * 0.15 / 0.55 * given("0 - -").chance(BOTH, Habit())
    pair *= STAYS * OLD / sum(once.values()) * given("- 0 -").chance(BOTH, habit)
    found = believed("0 - -", "- 0 -").chances
    alone = {cause: found[cause] for cause in PRIOR}
    assert found[BOTH] / sum(alone.values()) == pytest.approx(
        pair / sum(weighed(drifted_from("0 - -"), "- 0 -", habit).values())
    )


def drifted_from(*texts: str) -> dict[Cause, float]:
    """The chances at the next question."""
    chances = believed(*texts).chances
    found = dict.fromkeys(PRIOR, 0.0)
    for cause, chance in chances.items():
        ends = 0.0 if cause == NOTHING else chance * (1 - STAYS)
        found[cause] = found.get(cause, 0.0) + chance - ends
        for left in [NO_PAIR, NO_WAIT] if cause.is_pair else [NOTHING]:
            found[left] += ends / (2 if cause.is_pair else 1)
    return {cause: w * OLD + (1 - OLD) * PRIOR.get(cause, 0.0) for cause, w in found.items()}


def test_of_two_beliefs_one_may_end() -> None:
    before = believed("0 0 0")
    expected = scaled(weighed(drifted_from("0 0 0"), "- 2 -", before.habit))
    assert believed("0 0 0", "- 2 -").chances == pytest.approx(expected)


def test_beside_what_is_all_but_certain_everything_else_is_weighed() -> None:
    before = believed(*["0 2 -"] * 2)
    assert before.sure == {Trait("X1", "x1")}
    assert BOTH not in before.chances
    assert BOTH in believed(*["0 2 -"] * 3).chances


@pytest.mark.parametrize("rows", [range(1, 30), reversed(range(1, 30))])
def test_of_many_pairs_the_likeliest_are_weighed(rows: range) -> None:
    """As common as their place says: of 406 pairs the 200 of the commonest rows stay."""
    kind = sheet(*(false(f"X{place:02}", common=place, pair=40 + place) for place in rows))
    found = believed("9 9 9", kind=kind).chances
    pairs = {cause: chance for cause, chance in found.items() if cause.is_pair}
    common = {
        Cause((one, other)): kind.mistakes[one].common * kind.mistakes[other].common
        for one in range(29)
        for other in range(one + 1, 29)
    }
    left_out = {cause: w for cause, w in common.items() if cause not in pairs}
    assert len(pairs) == 200
    assert max(left_out.values()) <= min(common[cause] for cause in pairs)
    assert sum(found.values()) == pytest.approx(1)


# ---- what speaks for a rule


@pytest.mark.parametrize(
    ("text", "cause", "others", "speaks_for"),
    [
        ("0 2 2", NO_PAIR, (), True),
        ("4 2 6", NO_PAIR, (), False),
        ("9 2 6", NO_PAIR, (), None),
        ("- 2 -", NO_PAIR, (), None),
        ("0 2 6", NO_PAIR, (), True),
        ("4 2 2", NO_PAIR, (), False),
        ("- - 2", NO_PAIR, (), True),
        ("- - 6", NO_PAIR, (), False),
        ("0 0 0", BOTH, (0,), True),
        ("4 0 4", BOTH, (0,), True),
        ("0 2 2", BOTH, (0,), False),
        ("0 - -", BOTH, (0,), None),
        ("- - 0", BOTH, (0,), True),
        ("- - 2", BOTH, (0,), False),
        ("- - 6", BOTH, (0,), None),
    ],
)
def test_lines_speak_for_a_rule_or_against_it_and_only_without_them_the_sum(
    text: str, cause: Cause, others: tuple[int, ...], speaks_for: bool | None
) -> None:
    assert speaks(given(text), cause, others) is speaks_for


FITS, AGAINST, ASTRAY, OTHER = "0 2 2", "4 2 6", "0 9 2", "- 2 -"


@pytest.mark.parametrize(
    ("texts", "standing", "evidence"),
    [
        ([FITS], MisconceptionStanding.SUSPECTED, (1, 0)),
        ([FITS] * 2, MisconceptionStanding.SUSPECTED, (2, 0)),
        ([FITS] * 3, MisconceptionStanding.FOUND, (3, 0)),
        # an unknown rule might err so in one field three times, four times it is no longer asked
        (["0 - -"] * 3, MisconceptionStanding.SUSPECTED, (3, 0)),
        (["0 - -"] * 4, MisconceptionStanding.FOUND, (4, 0)),
        (["0 - -"] * 4 + ["4 - -"], MisconceptionStanding.SUSPECTED, (4, 1)),
        ([FITS] * 2 + [OTHER], MisconceptionStanding.SUSPECTED, (2, 0)),
        # beside one that went another way an unknown rule has to be all but ruled out
        ([FITS] * 3 + ["9 2 6"], MisconceptionStanding.SUSPECTED, (3, 0)),
        ([FITS] * 4 + ["9 2 6"], MisconceptionStanding.FOUND, (4, 0)),
        ([FITS] * 5 + ["9 2 6"] * 3, MisconceptionStanding.DOUBTED, (5, 0)),
        ([FITS] * 3 + [ASTRAY], MisconceptionStanding.SUSPECTED, (4, 0)),
        ([FITS] * 4 + [ASTRAY], MisconceptionStanding.FOUND, (5, 0)),
        (
            [FITS] * 2 + ["0 2 8"],
            MisconceptionStanding.FOUND,
            (3, 0),
        ),  # a slip in the sum is no other way
        ([FITS] * 3 + [AGAINST], MisconceptionStanding.DOUBTED, (3, 1)),
        ([FITS] * 4 + [AGAINST] * 2, MisconceptionStanding.DOUBTED, (4, 2)),
        ([FITS] * 4 + [AGAINST] * 3, MisconceptionStanding.CLEARED, (4, 3)),
        ([FITS] * 4 + [AGAINST] * 2 + [OTHER] * 9, MisconceptionStanding.DOUBTED, (4, 2)),
        (["0 - -", *["4 - -"] * 2], None, (1, 2)),
        (["0 - -", *["4 - -"] * 9], MisconceptionStanding.CLEARED, (1, 9)),
        (["9 2 2"] + [AGAINST] * 3, MisconceptionStanding.CLEARED, (0, 3)),  # it never fitted
    ],
)
def test_how_a_misconception_stands(
    texts: list[str], standing: MisconceptionStanding | None, evidence: tuple[int, int]
) -> None:
    tracked = believed(*texts)
    found = standing_of(tracked, "X1", tracked.chance("X1"))
    assert (found and found.standing) is standing
    if found:
        assert found == NamedMisconception(
            "X1", standing, tracked.chance("X1"), Evidence(*evidence)
        )


@pytest.mark.parametrize(
    ("chance", "fits", "then", "standing"),
    [
        (0.9, 3, [], MisconceptionStanding.FOUND),
        (0.89, 3, [], MisconceptionStanding.SUSPECTED),
        (0.3, 3, [], MisconceptionStanding.SUSPECTED),
        # twice as many have to fit as speak against it
        (0.9, 3, [AGAINST] * 2, MisconceptionStanding.SUSPECTED),
        (0.9, 4, [AGAINST] * 2, MisconceptionStanding.FOUND),
        (0.9, 5, [AGAINST] * 3, MisconceptionStanding.SUSPECTED),
        # three have to speak against it after the last that fits
        (0.03, 4, [AGAINST] * 3, MisconceptionStanding.CLEARED),
        (0.04, 4, [AGAINST] * 3, MisconceptionStanding.DOUBTED),
        (0.03, 4, [AGAINST] * 2 + [OTHER], MisconceptionStanding.DOUBTED),
        (0.03, 4, [AGAINST] * 3 + [FITS, AGAINST], MisconceptionStanding.DOUBTED),
        (0.03, 4, [AGAINST, FITS] + [AGAINST] * 3, MisconceptionStanding.CLEARED),
        (0.03, 1, [AGAINST] * 2, None),
    ],
)
def test_how_a_misconception_of_a_chance_stands(
    chance: float, fits: int, then: list[str], standing: MisconceptionStanding | None
) -> None:
    found = standing_of(believed(*[FITS] * fits, *then), "X1", chance)
    assert (found and found.standing) is standing


# ---- what an answer would tell


@pytest.mark.parametrize(
    ("causes", "bits"),
    [((NO_PAIR, NO_WAIT), 0.85), ((NO_PAIR, NOTHING), 0.85), ((NO_PAIR,), 0), ((UNKNOWN,), 0)],
)
def test_what_an_answer_tells_unless_there_is_a_slip(
    causes: tuple[Cause, ...], bits: float
) -> None:
    chances = {cause: 1 / len(causes) for cause in causes}
    assert told_by(Tracked(SHEET), question_of(SHEET), chances) == pytest.approx(bits)


def test_an_unknown_rule_is_told_from_a_known_one_by_half_of_its_errors() -> None:
    """It is right as often as not; of its errors half are like those of the two rows."""
    chances = {NO_PAIR: 0.5, UNKNOWN: 0.5}
    cells = [(0.425, 0.5 / 2 / 2), (0.0, 0.25), (0.075, 0.5 / 2 / 2)]
    bits = 1 - sum(weight * log2(sum(cell) / weight) for cell in cells for weight in cell if weight)
    assert told_by(Tracked(SHEET), question_of(SHEET), chances) == pytest.approx(bits)


# ---- which causes lead, and what is told


def named(*chances: float) -> tuple[NamedMisconception, ...]:
    return tuple(
        NamedMisconception(f"X{place}", MisconceptionStanding.SUSPECTED, chance, Evidence(1, 0))
        for place, chance in enumerate(chances)
    )


@pytest.mark.parametrize(
    ("chances", "leading"),
    [((0.6, 0.3), 2), ((0.6, 0.29), 1), ((0.4, 0.3, 0.3), 2), ((0.5,), 1), ((), 0)],
)
def test_the_second_leads_too_unless_the_first_is_twice_as_likely(
    chances: tuple[float, ...], leading: int
) -> None:
    assert ahead(named(*chances)) == named(*chances)[:leading]


def test_what_is_told_most_likely_first() -> None:
    found = told(believed("0 0 0", "0 2 2"))
    assert [each.code for each in found.named] == ["X1", "X2"]
    assert found.either == found.named[:1]
    assert not found.unknown
    (alone,) = told(believed(*[FITS] * 3)).either
    assert (alone.code, alone.standing) == ("X1", MisconceptionStanding.FOUND)


def test_beside_one_code_of_a_pair_stands_the_other() -> None:
    both = believed("0 0 0")
    assert [both.others(BOTH, code) for code in ("X1", "X2")] == [(1,), (0,)]
    assert both.others(NO_PAIR, "X1") == ()


TWICE = sheet(
    false("X6", slug="none", pair=0), false("X6", slug="two", pair=2), false("X7", pair=0)
)
"""A misconception of two false rules, of which another one says the same."""


def test_the_false_rule_of_a_misconception_by_its_name() -> None:
    once = believed("0 2 2", kind=TWICE)
    assert once.trait("X6") == Trait("X6", "none")
    assert once.leading("X6") == once.leading("X6", "none") == Cause((0,))
    assert once.leading("X6", "two") == Cause((1, 2)), "beside X7, which explains the answer"
    assert once.rows_of(Trait("X6", "two")) == {1}
    assert once.rows_of(Trait("X7", "x7")) == {2}
    assert once.rows_of(Trait("X7", "none")) == set()


def test_another_tables_rule_is_told_with_the_tables() -> None:
    house = sheet(false("X1", pair=0), options=("renpuu_pair_fu",))
    (difference,) = told(believed("2 2 4", kind=house)).differences
    assert (difference.option, difference.rulesets) == ("renpuu_pair_fu", ("club", "wrc", "npm"))
    assert told(believed("4 2 6", kind=house)) == Conclusions()
    assert told(believed("2 2 4", "2 2 8", kind=house)).differences == (difference,)
    assert not told(believed("2 2 4", *["4 2 6"] * 3, kind=house)).differences
    other = Cause(difference=difference)
    assert right_elsewhere(given("2 2 4", house), other) == difference
    for right in ("4 2 6", "- 2 -"):
        assert right_elsewhere(given(right, house), other) is None


def test_who_errs_by_no_rule_is_told_so() -> None:
    assert told(believed(*["9 2 11"] * 3)) == Conclusions(unknown=True)
