from __future__ import annotations

from dataclasses import replace

import pytest

from mjteach.core.errors import CodeError, GenerationError, MjteachError, PuzzleError, RuleSetError
from mjteach.core.message import Message
from mjteach.puzzles import generate as module
from mjteach.puzzles.base import Mix
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.kinds.fu_count import KIND as FU_COUNT
from mjteach.puzzles.kinds.wait_finder import KIND


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"level": 2, "seed": "81k2", "mix": Mix.NATURAL}, "wait_finder-2-81k2"),
        ({"level": 2, "seed": "81k2", "mix": Mix.BALANCED}, "wait_finder-2b-81k2"),
        ({"level": 2, "seed": "81k2"}, "wait_finder-2b-81k2"),
        (
            {"level": 1, "seed": "0", "mix": Mix.NATURAL, "ruleset": "mleague"},
            "wait_finder-1-0-mleague",
        ),
        ({"level": 5, "seed": "z", "ruleset": "jpml_a"}, "wait_finder-5b-z-jpml_a"),
    ],
)
def test_a_code_names_a_question(facts: dict[str, object], code: str) -> None:
    puzzle = generate("wait_finder", **facts)
    assert code_of(puzzle) == code
    assert open_code(code) == puzzle


def test_a_code_may_name_its_version() -> None:
    assert open_code("wait_finder.1-2b-81k2") == open_code(" Wait_Finder-2B-81K2 ")


def _renewed(monkeypatch: pytest.MonkeyPatch) -> Kind:
    """The wait finder as if its generator had changed twice."""
    newer = replace(KIND, version=3)
    monkeypatch.setattr(module, "kind", lambda _id: newer)
    return newer


@pytest.mark.parametrize("code", ["wait_finder-2b-81k2-wrc", "wait_finder.2-2b-81k2-wrc"])
def test_an_older_code_offers_the_same_level(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    _renewed(monkeypatch)
    with pytest.raises(CodeError) as raised:
        open_code(code)
    assert raised.value.message.id == "error.code.older_version"
    assert raised.value.message.get("current") == 3
    assert raised.value.message.get("offer") == "wait_finder.3-2b-81k2-wrc"


def test_what_an_older_code_offers_can_be_opened() -> None:
    with pytest.raises(CodeError) as raised:
        open_code("fu_count-1b-7~pair.gone")
    assert raised.value.message.get("offer") == f"fu_count.{FU_COUNT.version}-1b-7~pair"
    with pytest.raises(PuzzleError) as refused:
        open_code("fu_count-9b-7")
    assert refused.value.message.id == "error.puzzle.no_such_level"


def test_a_newer_version_makes_other_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    old = generate("wait_finder", level=2, seed="81k2")
    new = generate(_renewed(monkeypatch), level=2, seed="81k2")
    assert code_of(new) == "wait_finder.3-2b-81k2"
    assert new.content != old.content


def test_a_code_of_a_newer_version_is_refused() -> None:
    with pytest.raises(CodeError) as raised:
        open_code("wait_finder.9-2-81k2")
    assert raised.value.message.id == "error.code.newer_version"
    assert raised.value.message.get("offer") == "wait_finder-2-81k2"


@pytest.mark.parametrize(
    ("code", "error", "problem"),
    [
        ("wait_finder", CodeError, "error.code.no_code"),
        ("wait_finder-2", CodeError, "error.code.no_code"),
        ("wait_finder-b2-81k2", CodeError, "error.code.no_code"),
        ("wait_finder-2c-81k2", CodeError, "error.code.no_code"),
        ("wait_finder-2-81!2", CodeError, "error.code.no_code"),
        ("wait_finder-2-81k2-mleague-x", CodeError, "error.code.no_code"),
        ("wait_loser-2-81k2", PuzzleError, "error.puzzle.no_such_kind"),
        ("wait_finder-9-81k2", PuzzleError, "error.puzzle.no_such_level"),
        ("wait_finder-2-81k2-nobody", RuleSetError, "error.rules.no_such_rule_set"),
    ],
)
def test_what_a_code_cannot_name(code: str, error: type[MjteachError], problem: str) -> None:
    with pytest.raises(error) as raised:
        open_code(code)
    assert raised.value.message.id == problem


@pytest.mark.parametrize("seed", ["", "ABC", "a-b", "ä", "a b"])
def test_seeds_are_written_in_base_36(seed: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        generate("wait_finder", level=1, seed=seed)
    assert raised.value.message.id == "error.puzzle.no_such_seed"


def test_rule_set_and_mix_are_part_of_the_seed() -> None:
    facts = [(Mix.NATURAL, "wrc"), (Mix.NATURAL, "mleague"), (Mix.BALANCED, "wrc")]
    hands = {
        tuple(
            generate("wait_finder", level=3, seed=seed, mix=mix, ruleset=ruleset).content.hand
            for seed in "12345"
        )
        for mix, ruleset in facts
    }
    assert len(hands) == len(facts)


def test_a_generator_that_finds_nothing_says_for_which_question() -> None:
    def hopeless(*_: object) -> None:
        raise GenerationError("attempts", what="a hand", attempts=1000)

    sorts = tuple(sort._replace(deal=hopeless) for sort in KIND.sorts)
    with pytest.raises(GenerationError) as raised:
        generate(replace(KIND, sorts=sorts), level=4, seed="81k2")
    said: Message = raised.value.message
    assert [said.get(name) for name in ("kind", "level", "seed")] == ["wait_finder", 4, "81k2"]
