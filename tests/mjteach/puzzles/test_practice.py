"""The set as a state machine: what is asked next, what is told, what is kept."""

import pytest

from mjteach.core.message import Message
from mjteach.puzzles import practice as practices
from mjteach.puzzles.base import Finding, Mix, Outcome
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.generate import generate
from mjteach.puzzles.practice import Phase, Practice, Record, Result, seed_of, single, start
from mjteach.puzzles.registry import ALL, kind
from mjteach.riichi.rules import replace_options

KINDS = [row.id for row in ALL]


def key_of(practice):
    """The right answer to the question that is open."""
    puzzle = practice.puzzle
    key = practice.kind.key(puzzle.content, puzzle.rules)
    return {field.id: key[field.id] for field in puzzle.question.fields if field.id in key}


def find(kind_id, finding, level=1, headline_wrong=True):
    """A practice and an answer with this finding: what a false rule gives, by seed."""
    row = kind(kind_id)
    for number in range(1, 400):
        opened = single(generate(kind_id, level=level, seed=seed_of("find", number)))
        for _, _, answer, _row in predictions(row, opened.puzzle):
            given = {id: answer[id] for id in key_of(opened)}
            grade, found = diagnose(row, opened.puzzle, given)
            if (
                found.finding is finding
                and (grade.outcome is not Outcome.CORRECT) is headline_wrong
            ):
                return opened, given
    raise AssertionError(f"no {finding} of {kind_id} in 400 seeds")


def ids(feedback):
    return [line.id for line in feedback.lines]


@pytest.mark.parametrize("kind_id", KINDS)
def test_a_set_answered_right_ends_by_itself(kind_id):
    state = start(kind_id, n=3, seed="tuesday")
    for number in (1, 2, 3):
        assert (state.number, state.phase, state.actions[0]) == (number, Phase.ASKING, "check")
        state, said = state.check(key_of(state))
        assert (state.phase, said.finding) == (Phase.RIGHT, Finding.CORRECT)
        assert said.lines
        state, said = state.next()
    assert state.phase is Phase.FINISHED
    assert [record.result for record in state.records] == [Result.FIRST_TRY] * 3
    assert ids(said) == ["practice.count", "practice.all_right"]
    assert state.actions == ("again",)


@pytest.mark.parametrize("kind_id", KINDS)
def test_a_blank_answer_is_not_judged(kind_id):
    state, said = start(kind_id, seed="a").check({})
    assert (state.phase, state.attempts) == (Phase.ASKING, 0)
    assert said.finding is Finding.NOT_ATTEMPTED
    assert "hint" in said.actions


@pytest.mark.parametrize("kind_id", KINDS)
def test_advice_grows_with_the_same_mistake(kind_id):
    state, given = find(kind_id, Finding.MISCONCEPTION)
    state, said = state.check(given)
    (code,) = state.codes
    assert ids(said)[-1] == f"mistake.{code}.nudge"
    assert (state.phase, said.tree, said.revealed) == (Phase.WRONG, None, False)
    assert said.look is not None
    state, said = state.again()[0].check(given)
    assert ids(said)[-1] == f"mistake.{code}.rule"
    state, said = state.again()[0].check(given)
    assert said.tree is not None
    assert not said.revealed
    assert said.tree != state.kind.working(state.puzzle), "an example is another hand"
    state, said = state.again()[0].check(given)
    assert (said.revealed, said.tree) == (True, state.kind.working(state.puzzle))


@pytest.mark.parametrize("kind_id", KINDS)
def test_what_is_right_comes_before_what_is_not(kind_id):
    state, given = find(kind_id, Finding.MISCONCEPTION)
    _, said = state.check(given)
    order = [line.id.split(".")[0] + "." + line.id.split(".")[1] for line in said.lines]
    right = {"feedback.right_parts", "feedback.right_count", "feedback.some_found"}
    places = [place for place, id in enumerate(order) if id in right | {"feedback.all_found"}]
    looks = [place for place, id in enumerate(order) if id == "feedback.look"]
    assert looks or len(state.puzzle.question.fields) == 1
    assert all(place < look for place in places for look in looks)


@pytest.mark.parametrize("kind_id", KINDS)
def test_right_after_a_second_look(kind_id):
    state, given = find(kind_id, Finding.MISCONCEPTION)
    state, _ = state.check(given)
    wrong = state.said
    state, said = state.again()
    assert state.phase is Phase.ASKING
    assert said.lines == wrong.lines, "the advice still stands"
    state, _ = state.check(key_of(state))
    assert state.result is Result.LATER


def test_a_working_seen_first_counts_as_missed():
    state, given = find("fu_count", Finding.MISCONCEPTION)
    state, said = state.check(given)[0].why()
    assert said.revealed
    state, _ = state.again()[0].check(key_of(state))
    assert (state.phase, state.result) == (Phase.RIGHT, Result.MISSED)


def test_a_silent_error_is_right_with_a_line_to_look_at():
    state, given = find("fu_count", Finding.CORRECT_SILENT, headline_wrong=False)
    state, said = state.check(given)
    assert state.phase is Phase.RIGHT
    assert said.verdict == Message("verdict.correct_silent")
    assert ids(said)[-1] == "feedback.silent"
    assert said.look is not None


@pytest.mark.parametrize(
    ("option", "value", "line"),
    [
        ("open_no_fu_hand", 20, "feedback.rule_difference_elsewhere"),  # no rule set states it
        ("renpuu_pair_fu", 2, "feedback.rule_difference"),
    ],
)
def test_right_under_other_rules_is_named_so_and_not_missed(option, value, line):
    row = kind("fu_count")
    for number in range(1, 2000):
        state = single(generate("fu_count", level=1, seed=seed_of("rules", number)))
        puzzle = state.puzzle
        other = replace_options(puzzle.rules, **{option: value})
        elsewhere = row.key(puzzle.content, other)
        if elsewhere["total"] != row.key(puzzle.content, puzzle.rules)["total"]:
            break
    given = {field.id: elsewhere.get(field.id) for field in puzzle.question.fields}
    state, said = state.check(given)
    assert said.finding is Finding.RULE_DIFFERENCE
    assert said.verdict == Message("verdict.rule_difference")
    assert ids(said)[-1] == line
    assert (state.phase, state.codes, state.result) == (Phase.WRONG, (), Result.OTHER_RULES)


def test_the_missed_ones_come_again_and_only_those():
    state = start("fu_count", n=3, seed="a")
    first = state.puzzle
    state = state.skip().practice
    state = state.check(key_of(state))[0].next().practice
    state, said = state.check(key_of(state))[0].next()
    assert (state.phase, state.actions) == (Phase.FINISHED, ("next", "again"))
    assert said.lines[0].get("right") == 2
    state = state.next().practice
    assert (state.reviewing, state.number, state.of, state.puzzle) == (True, 1, 1, first)
    state = state.check(key_of(state))[0].next().practice
    assert (state.phase, state.actions, len(state.records)) == (Phase.FINISHED, ("again",), 3)
    fresh = state.again().practice
    assert (fresh.number, fresh.of, fresh.records) == (1, 3, ())
    assert fresh.puzzle != first


def test_one_puzzle_goes_on_without_an_end():
    state = single(generate("fu_count", level=1, seed="81k2"))
    for number in range(2, 14):
        state = state.skip().practice
        assert (state.number, state.phase) == (number, Phase.ASKING)


def test_hints_go_up_the_ladder_and_stay_at_its_end():
    state = start("fu_count", seed="a")
    ladder = state.kind.hints(state.puzzle, None)
    for step in (*range(1, len(ladder) + 1), len(ladder)):
        state, said = state.hint()
        assert (said.hint, said.lines) == (step, (ladder[step - 1].message,))
    assert (state.attempts, state.phase) == (0, Phase.ASKING)


@pytest.mark.parametrize(
    ("phase", "actions"),
    [
        (Phase.ASKING, ("why", "again", "next")),
        (Phase.RIGHT, ("check", "hint", "again", "skip")),
    ],
)
def test_what_makes_no_sense_now_changes_nothing(phase, actions):
    state = start("fu_count", seed="a")
    if phase is Phase.RIGHT:
        state = state.check(key_of(state)).practice
    for action in actions:
        method = getattr(state, action)
        after, said = method({}) if action in ("check", "hint") else method()
        assert after is state
        assert said.verdict.id == "feedback.not_now"


@pytest.mark.parametrize("kind_id", KINDS)
def test_the_same_seed_and_answers_give_the_same_set(kind_id):
    def play():
        state, given = start(kind_id, n=4, seed="same"), {}
        seen = []
        for number in range(4):
            given = {} if number % 2 else key_of(state)
            state = state.check(given)[0]
            state = state.next()[0] if state.phase is Phase.RIGHT else state.skip()[0]
            seen.append(state)
        return seen

    assert play() == play()


def test_a_suspected_code_is_cleared_where_it_would_have_shown():
    state, given = find("fu_count", Finding.MISCONCEPTION)
    state = state.check(given).practice
    (code,) = state.codes
    shows = [
        puzzle
        for puzzle in (generate("fu_count", level=1, seed=seed_of("c", n)) for n in range(1, 200))
        if code in {row[0] for row in predictions(state.kind, puzzle)}
    ][:3]
    wrong = Record(state.puzzle, Result.LATER, 2, 0, (code,))
    right = [Record(puzzle, Result.FIRST_TRY, 1, 0) for puzzle in shows]
    later = Practice(puzzle=shows[0], of=10, seed="x", records=(wrong, *right[:2]))
    assert later.suspected == (code,)
    later = Practice(puzzle=shows[0], of=10, seed="x", records=(wrong, *right))
    assert later.suspected == ()


def test_a_suspicion_chooses_the_next_question(monkeypatch):
    asked = []

    def spy(row, level, _seed, suspected, *, mix, ruleset, topics):
        asked.append((row.id, level, tuple(suspected), mix, ruleset, topics))
        return "7"

    monkeypatch.setattr(practices, "next_seed", spy)
    state, given = find("fu_count", Finding.MISCONCEPTION)
    state = state.check(given)[0].next().practice
    assert state.puzzle.seed == "7"
    assert asked == [("fu_count", 1, state.records[0].codes, Mix.BALANCED, "tutorial_default", ())]


def test_any_word_is_the_seed_of_a_set() -> None:
    assert seed_of("\ud800", 1) == seed_of("\ud800", 1) != seed_of("\ud801", 1)
