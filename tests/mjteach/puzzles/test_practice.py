"""The set as a state machine: what is asked next, what is told, what is kept."""

from dataclasses import replace

import pytest

from mjteach.core.message import Message, msg
from mjteach.puzzles import practice as practices
from mjteach.puzzles.base import AnswerFinding, Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.diagnosis.naming import MisconceptionStanding
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.mistakes import misjudge
from mjteach.puzzles.practice import PracticePhase, Result, seed_of, single, start
from mjteach.puzzles.registry import ALL, kind
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import replace_options
from support.puzzles.samples import misled, of_every_level

KINDS = [row.id for row in ALL]
WITH_FALSE_RULES = [row.id for row in ALL if row.mistakes]


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
        for _, answer in misled(row, opened.puzzle):
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
        assert (state.number, state.phase, state.actions[0]) == (
            number,
            PracticePhase.ASKING,
            "check",
        )
        state, said = state.check(key_of(state))
        assert (state.phase, said.finding) == (PracticePhase.RIGHT, AnswerFinding.CORRECT)
        assert said.lines
        state, said = state.next()
    assert state.phase is PracticePhase.FINISHED
    assert [record.result for record in state.records] == [Result.FIRST_TRY] * 3
    assert said.verdict == msg("practice.count", right=3, of=3)
    assert ids(said) == []
    assert state.actions == ("again",)


@pytest.mark.parametrize("kind_id", KINDS)
def test_a_blank_answer_is_not_judged(kind_id):
    for puzzle in of_every_level(kind(kind_id), 9):
        state, said = single(puzzle).check({})
        assert (state.phase, state.attempts) == (PracticePhase.ASKING, 0), code_of(puzzle)
        assert said.finding is AnswerFinding.NOT_ATTEMPTED
        assert "hint" in said.actions


def _advice(said):
    """What is said last of the answer itself; other tables come after that."""
    return [id for id in ids(said) if id != "feedback.elsewhere"][-1]


@pytest.mark.parametrize("kind_id", WITH_FALSE_RULES)
def test_advice_grows_with_the_same_mistake(kind_id):
    state, given = find(kind_id, AnswerFinding.MISCONCEPTION)
    code = diagnose(state.kind, state.puzzle, given)[1].codes[0].code
    state, said = state.check(given)
    assert _advice(said) == f"mistake.{code}.nudge"
    assert (state.phase, said.tree, said.revealed) == (PracticePhase.WRONG, None, False)
    assert said.look is not None
    state, said = state.again()[0].check(given)
    assert _advice(said) == f"mistake.{code}.rule"
    state, said = state.again()[0].check(given)
    has_example = any(hint.explanation for hint in state.kind.hints(state.puzzle, given))
    assert (said.tree is not None) == has_example
    assert not said.revealed
    assert said.tree != state.kind.working(state.puzzle), "an example is another hand"
    state, said = state.again()[0].check(given)
    assert (said.revealed, said.tree) == (True, state.kind.working(state.puzzle))


@pytest.mark.parametrize("kind_id", WITH_FALSE_RULES)
def test_what_is_right_comes_before_what_is_not(kind_id):
    state, given = find(kind_id, AnswerFinding.MISCONCEPTION)
    _, said = state.check(given)
    order = [line.id.split(".")[0] + "." + line.id.split(".")[1] for line in said.lines]
    right = {"feedback.right_parts", "feedback.right_count", "feedback.some_found"}
    places = [place for place, id in enumerate(order) if id in right | {"feedback.all_found"}]
    looks = [place for place, id in enumerate(order) if id == "feedback.look"]
    assert looks or len(state.puzzle.question.fields) == 1
    assert all(place < look for place in places for look in looks)


@pytest.mark.parametrize("kind_id", WITH_FALSE_RULES)
def test_right_after_a_second_look(kind_id):
    state, given = find(kind_id, AnswerFinding.MISCONCEPTION)
    state, _ = state.check(given)
    wrong = state.said
    state, said = state.again()
    assert state.phase is PracticePhase.ASKING
    assert said.lines == wrong.lines, "the advice still stands"
    state, _ = state.check(key_of(state))
    assert state.result is Result.LATER


def test_a_working_seen_first_counts_as_missed():
    state, given = find("fu_count", AnswerFinding.MISCONCEPTION)
    state, said = state.check(given)[0].why()
    assert said.revealed
    state, _ = state.again()[0].check(key_of(state))
    assert (state.phase, state.result) == (PracticePhase.RIGHT, Result.MISSED)


def test_a_silent_error_is_told_like_any_error_and_can_be_tried_again():
    state, given = find("fu_count", AnswerFinding.CORRECT_SILENT, headline_wrong=False)
    state, said = state.check(given)
    assert (state.phase, state.result) == (PracticePhase.RIGHT, Result.SILENT)
    assert state.actions == ("next", "again", "why")
    assert said.verdict == Message("verdict.correct_silent")
    wrong = [part for part in said.parts if part.outcome is Outcome.WRONG]
    assert said.lines[0] == Message("feedback.silent", (("count", len(wrong)),))
    assert said.look == wrong[0].field
    assert ids(said)[-1].split(".")[-1] in ("nudge", "ask") or ids(said)[-1].startswith("puzzle.")
    assert state.tracked.has_errors
    again = state.again().practice
    assert again.phase is PracticePhase.ASKING
    right = again.check(key_of(again)).practice
    assert right.result is Result.LATER


def test_the_same_silent_error_again_is_told_the_rule():
    opened = (single(generate("furiten_judge", level=2, seed=seed_of("w21", n))) for n in range(80))
    for state in opened:
        key = key_of(state)
        row = next(row for row in state.kind.mistakes if row.code == "W21")
        believed = state.kind.answer(state.puzzle.content, state.puzzle.rules, row) or key
        step = state.check({**key, "waits": believed["waits"]})
        if "mistake.W21.nudge" in ids(step.feedback):
            break
    step = step.practice.again().practice.check({**key, "waits": believed["waits"]})
    assert ids(step.feedback)[-1] == "mistake.W21.rule"


@pytest.mark.parametrize(
    ("kind_id", "field"), [("furiten_judge", "waits"), ("why_not", "tiles"), ("fu_count", "groups")]
)
def test_a_line_that_is_partly_right_is_counted_as_well(kind_id, field):
    opened = (single(generate(kind_id, level=2, seed=seed_of("part", n))) for n in range(50))
    state, key = next((each, key) for each in opened if len((key := key_of(each))[field]) > 1)
    _, said = state.check({**key, field: key[field][1:]})
    assert said.verdict == Message("verdict.correct_silent")
    assert said.lines[0] == Message("feedback.silent", (("count", 1),))


def test_silent_errors_are_no_cause_for_praise():
    state, given = find("fu_count", AnswerFinding.CORRECT_SILENT, headline_wrong=False)
    state = replace(state, of=1)
    state, said = state.check(given)[0].next()
    assert "practice.all_right" not in ids(said)
    assert "practice.cleared" not in ids(said)
    assert said.verdict.get("right") == 0
    assert state.queue, "it can be gone through again"


@pytest.mark.parametrize("n", [1, 2])
def test_a_set_of_one_question_is_done_with_its_answer(n):
    """It stays open after a wrong answer, and done where the answer was right or was shown."""
    state = start("wait_finder", n=n, seed="one")
    key = key_of(state)
    wrong = state.check({field: ["1z"] for field in key}).practice
    right = state.check(key).practice
    assert [one.is_done for one in (state, wrong)] == [False, False]
    assert [one.is_done for one in (right, wrong.why().practice)] == [n == 1] * 2
    assert right.next().practice.is_done is (n == 1)


@pytest.mark.parametrize("kind_id", ["fu_count", "korean_count"])
def test_a_bare_total_is_right_and_its_lines_are_empty(kind_id):
    state = start(kind_id, n=1, seed="bare")
    last = "total" if kind_id == "fu_count" else "sum"
    key = key_of(state)
    state, said = state.check({last: key[last]})
    assert (state.phase, said.finding) == (PracticePhase.RIGHT, AnswerFinding.CORRECT_BARE)
    assert ids(said) == ["feedback.bare"]
    assert "again" in state.actions
    assert state.result is Result.SILENT


@pytest.mark.parametrize(
    ("option", "value", "finding"),
    [("open_no_fu_hand", 20, None), ("renpuu_pair_fu", 2, AnswerFinding.RULE_DIFFERENCE)],
)
def test_only_a_stated_rule_is_right_at_another_table(option, value, finding):
    """No rule set states 20 fu for an open hand: whoever answers so, errs."""
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
    assert (said.finding is AnswerFinding.RULE_DIFFERENCE) == (
        finding is AnswerFinding.RULE_DIFFERENCE
    )
    assert ("feedback.elsewhere" in ids(said)) == (finding is not None)
    if finding:
        assert (state.phase, state.result) == (PracticePhase.WRONG, Result.OTHER_RULES)


def two_fu_for_a_pinfu_tsumo():
    """Practices, an answer of U08 that other tables give as well, and what is found in it."""
    row = kind("fu_count")
    for number in range(1, 4000):
        state = single(generate("fu_count", level=3, seed=seed_of("pinfu", number)))
        content, rules = state.puzzle.content, state.puzzle.rules
        shown = dict(misled(row, state.puzzle))
        other = row.key(content, replace_options(rules, pinfu_with_tsumo="exclusive"))
        if "U08" in shown and shown["U08"]["total"] == other["total"] != key_of(state)["total"]:
            given = {id: shown["U08"][id] for id in ("sum", "total")}
            yield state, given, diagnose(row, state.puzzle, given)[1]


def test_another_tables_rule_stands_beside_a_likely_misconception():
    """Two fu for a tsumo with pinfu: a rule of some tables, and a usual error at all others."""
    state, given, found = next(
        each for each in two_fu_for_a_pinfu_tsumo() if len(each[2].codes) == 1
    )
    assert [suspect.code for suspect in found.codes] == ["U08"]
    assert "mistake.U08.nudge" in ids(state.check(given)[1])


def test_of_two_likely_misconceptions_neither_is_spoken_of():
    """Two fu may be for the tsumo or for the wait: the line is pointed at, then the rule of it."""
    state, given, found = next(
        each for each in two_fu_for_a_pinfu_tsumo() if len(each[2].codes) == 2
    )
    assert found.finding is AnswerFinding.AMBIGUOUS
    assert [suspect.code for suspect in found.codes] == ["U08", "U21"]
    for line in ("puzzle.fu_count.wrong.sum", "puzzle.fu_count.rule.sum"):
        state, said = state.check(given)
        assert said.verdict == Message("verdict.wrong")
        assert ids(said) == ["feedback.look", line]
        assert said.look == "sum"


def test_the_missed_ones_come_again_and_only_those():
    state = start("fu_count", n=3, seed="a")
    first = state.puzzle
    state = state.skip().practice
    state = state.check(key_of(state))[0].next().practice
    state, said = state.check(key_of(state))[0].next()
    assert (state.phase, state.actions) == (PracticePhase.FINISHED, ("next", "again"))
    assert said.verdict.get("right") == 2
    state = state.next().practice
    assert (state.reviewing, state.number, state.of, state.puzzle) == (True, 1, 1, first)
    state, said = state.check(key_of(state))[0].next()
    assert (state.phase, state.actions, len(state.records)) == (
        PracticePhase.FINISHED,
        ("again",),
        3,
    )
    assert (said.verdict.id, *said.lines) == (
        "practice.review_done",
        msg("practice.regained", right=1, of=1),
    )
    fresh = state.again().practice
    assert (fresh.number, fresh.of, fresh.records) == (1, 3, ())
    assert fresh.puzzle != first


def test_one_puzzle_goes_on_without_an_end():
    state = single(generate("fu_count", level=1, seed="81k2"))
    for number in range(2, 14):
        told, said = state.skip()
        assert (told.number, told.phase) == (number - 1, PracticePhase.WRONG)
        assert said.revealed
        assert said.tree == state.kind.working(state.puzzle)
        state = told.next().practice
        assert (state.number, state.phase) == (number, PracticePhase.ASKING)


def test_hints_go_up_the_ladder_and_stay_at_its_end():
    state = start("fu_count", seed="a")
    ladder = state.kind.hints(state.puzzle, None)
    for step in (*range(1, len(ladder) + 1), len(ladder)):
        state, said = state.hint()
        assert (said.hint, said.lines) == (step, (ladder[step - 1].message,))
    assert (state.attempts, state.phase) == (0, PracticePhase.ASKING)


@pytest.mark.parametrize(
    ("phase", "actions"),
    [
        (PracticePhase.ASKING, ("why", "again", "next")),
        (PracticePhase.RIGHT, ("check", "hint", "again", "skip")),
    ],
)
def test_what_makes_no_sense_now_changes_nothing(phase, actions):
    state = start("fu_count", seed="a")
    if phase is PracticePhase.RIGHT:
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
            state = state.next()[0] if state.phase is PracticePhase.RIGHT else state.skip()[0]
            seen.append(state)
        return seen

    assert play() == play()


def play(row, level, believe, questions, seed="session", until=None):
    """A learner who follows one row where it shows and is right elsewhere; the states after it."""
    state = single(generate(row.id, level=level, seed=seed))
    for number in range(questions):
        key = key_of(state)
        answer = row.answer(state.puzzle.content, state.puzzle.rules, believe) or key
        held = until is None or number < until
        state = state.check({id: (answer if held else key).get(id) for id in key}).practice
        yield state
        state = state.next().practice


def row_of(row, slug):
    return next(mistake for mistake in row.mistakes if mistake.slug == slug)


FALSE_RULES = [
    ("fu_count", 1, "tsumo-forgotten"),
    pytest.param("fu_count", 3, "ron-triplet-concealed", marks=pytest.mark.slow),
    pytest.param("fu_count", 4, "terminals-not-doubled", marks=pytest.mark.slow),
    ("wait_finder", 1, "shanpon-pairs-finished"),
    pytest.param("furiten_judge", 2, "called-away-is-gone", marks=pytest.mark.slow),
    ("korean_count", 1, "open-lowers"),
]


@pytest.mark.parametrize(("kind_id", "level", "slug"), FALSE_RULES)
def test_a_false_rule_is_suspected_then_found_then_cleared(kind_id, level, slug):
    row = kind(kind_id)
    believe = row_of(row, slug)
    states = list(play(row, level, believe, 30))
    standing = [{n.code: n.standing for n in state.told.named} for state in states]
    assert standing[-1].get(believe.code) is MisconceptionStanding.FOUND
    assert all(s.get(believe.code) is not MisconceptionStanding.CLEARED for s in standing), (
        "it is still held"
    )
    learned = list(play(row, level, believe, 60, until=30))
    last = {n.code: n.standing for n in learned[-1].told.named}
    assert last.get(believe.code) in (MisconceptionStanding.CLEARED, MisconceptionStanding.DOUBTED)


def test_a_rule_is_said_once_it_is_found_and_with_its_evidence():
    row = kind("fu_count")
    believe = row_of(row, "tsumo-forgotten")
    states = play(row, 1, believe, 20)
    said = [state.said for state in states if state.finding is not AnswerFinding.CORRECT]
    rules = [f"mistake.{believe.code}.rule" in ids(step) for step in said]
    assert not rules[0], "one answer is not enough"
    assert any(rules)
    found = next(line for line in said[-1].lines if line.id == "feedback.found")
    assert found.get("fits") >= 2
    assert found.get("against") == 0


def test_an_answer_after_a_hint_or_a_second_one_tells_nothing_about_the_learner():
    state, given = find("fu_count", AnswerFinding.MISCONCEPTION)
    hinted = state.hint().practice.check(given).practice
    assert hinted.tracked.record == ()
    once = state.check(given).practice
    twice = once.again().practice.check(key_of(state)).practice
    assert twice.tracked == once.tracked
    assert len(once.tracked.record) == 1


def test_a_suspicion_chooses_the_next_question(monkeypatch):
    asked = []

    def spy(tracked, last, seed):
        asked.append((len(tracked.record), last, seed))
        return "7"

    monkeypatch.setattr(practices, "next_seed", spy)
    state, given = find("fu_count", AnswerFinding.MISCONCEPTION)
    answered = state.check(given).practice
    state = answered.next().practice
    assert state.puzzle.seed == "7"
    assert asked == [(1, answered.puzzle, seed_of(answered.seed, 2))]


def test_a_question_that_is_made_ahead_is_the_one_that_would_be_made():
    state, given = find("wait_finder", AnswerFinding.MISCONCEPTION)
    answered = state.check(given).practice
    ready = answered.prepared()
    assert ready.ahead == answered.next().practice.puzzle
    assert ready == answered, "it is no other state"
    assert ready.next() == answered.next()
    assert state.prepared() is state, "an open question needs no next one"


# --- when the course itself fails


def fails(*_arguments):
    """Fails like a defect would."""
    raise IndexError("tuple index out of range")


class Broken:
    """A kind of which something is another."""

    def __init__(self, kind, **other):
        self.whole = kind
        self.__dict__ |= other

    def __getattr__(self, name):
        return getattr(self.whole, name)


@pytest.fixture
def broken(monkeypatch):
    """Makes the kind of a practice another one."""

    def break_it(state, **other):
        row = Broken(state.kind, **other)
        monkeypatch.setattr(practices, "kind_of", lambda _: row)
        return state

    return break_it


KEY_OF_A = key_of(start("fu_count", n=3, seed="a"))


@pytest.mark.parametrize("name", ["read", "key", "why_right"])
def test_a_defect_in_a_kind_loses_neither_question_nor_answer(broken, name):
    state = broken(start("fu_count", n=3, seed="a"), **{name: fails})
    given = KEY_OF_A
    after, said = state.check(given)
    assert (after.phase, after.attempts, after.puzzle) == (PracticePhase.ASKING, 0, state.puzzle)
    assert said.verdict == Message("feedback.trouble")
    for told in ("fu_count", "check", "IndexError", "total"):
        assert told in said.details
    gone_on = after.skip().practice
    assert (gone_on.number, gone_on.phase) == (2, PracticePhase.ASKING)


def test_a_false_rule_that_fails_does_not_stop_a_set(broken):
    state = start("fu_count", n=3, seed="a")
    bad = misjudge("U99", "defect", fails)
    state = broken(state, mistakes=(bad, *state.kind.mistakes))
    after, said = state.check({"total": 90})
    assert (after.phase, said.verdict.id) == (PracticePhase.ASKING, "feedback.trouble")
    assert after.skip().practice.number == 2


@pytest.mark.parametrize(("action", "name"), [("hint", "hints"), ("why", "working")])
def test_help_that_fails_is_told_and_nothing_is_lost(broken, action, name):
    state, given = find("fu_count", AnswerFinding.MISCONCEPTION)
    if action == "why":
        state = state.check(given).practice
    state = broken(state, **{name: fails})
    after, said = getattr(state, action)()
    assert said.verdict == Message("feedback.trouble")
    assert (after.phase, after.puzzle) == (state.phase, state.puzzle)


def test_a_next_question_that_cannot_be_made_is_replaced_by_another(monkeypatch):
    made = practices.alike
    failed = []

    def some_fail(last, seed):
        if len(failed) < 2:
            failed.append(seed)
            raise IndexError("tuple index out of range")
        return made(last, seed)

    monkeypatch.setattr(practices, "alike", some_fail)
    state = start("fu_count", n=3, seed="a").skip().practice
    assert (state.number, state.phase, len(failed)) == (2, PracticePhase.ASKING, 2)


def test_where_none_can_be_made_the_answer_stays(monkeypatch):
    monkeypatch.setattr(practices, "alike", fails)
    state = start("fu_count", n=3, seed="a")
    right = state.check(key_of(state)).practice
    assert right.prepared() is right
    after, said = right.next()
    assert (after.phase, after.number, said.verdict.id) == (
        PracticePhase.RIGHT,
        1,
        "feedback.trouble",
    )
    assert "IndexError" in said.details


def test_any_word_is_the_seed_of_a_set() -> None:
    assert seed_of("\ud800", 1) == seed_of("\ud800", 1) != seed_of("\ud801", 1)


def answered_as(kind_id, level, topics, answer, n=6):
    """The end of a set in which every question is answered so, from its key and its puzzle."""
    state = start(kind_id, level=level, n=n, seed="elsewhere", topics=topics)
    while state.phase is not PracticePhase.FINISHED:
        state = state.check(answer(key_of(state), state.puzzle)).practice.next().practice
    return state


def test_a_set_answered_by_another_table_names_it():
    there = preset("saikouisen_classic")

    def as_there(_, puzzle):
        key = kind("next_hand").key(puzzle.content, there.rules)
        return {field.id: key[field.id] for field in puzzle.question.fields}

    state = answered_as("next_hand", 2, "draw", as_there)
    (told,) = (line for line in state.said.lines if line.id == "practice.other_rules")
    assert told.get("rulesets") == (there.title,)
    assert told.get("option") == Message("rule.renchan.name")


def test_a_table_where_no_answer_is_right_is_never_named():
    """With one rule of that table alone the answers would be right, with all its rules not."""
    state = answered_as("abort_judge", 3, "", lambda key, _: {**key, "honba": 0})
    assert state.told.differences == ()
    assert "practice.other_rules" not in ids(state.said)
