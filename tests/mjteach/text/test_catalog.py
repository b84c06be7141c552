"""The catalogs are complete, hold nothing unused, and every sentence of them can be formatted."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache, lru_cache, partial
from itertools import chain, product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mjteach.korean
import mjteach.riichi
from mjteach.core import errors
from mjteach.core.decision import MOOT_LINES, Check
from mjteach.core.message import msg
from mjteach.core.readings import GroupKind, Shape, WaitKind
from mjteach.core.tiles import parse_tiles
from mjteach.core.waits import WaitShape
from mjteach.record.pasted import MAGIC, SIGNS
from mjteach.riichi.contradictions import CONTRADICTIONS
from mjteach.riichi.fu import FuItem
from mjteach.riichi.furiten import Until
from mjteach.riichi.furiten.state import FuritenKind, FuritenPlace
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.variant import RULES
from mjteach.riichi.score import Limit
from mjteach.riichi.yaku import YAKU, DropReason
from mjteach.text import render
from mjteach.text.bundles import CATALOG, files_of, fluent_id, languages, topic_of
from mjteach.text.glossary import yaku_ids

ROOT = Path(__file__).parents[3]


class Source(NamedTuple):
    """A module, read once."""

    path: Path
    calls: list[ast.Call]
    assigned: dict[str, list[ast.expr]]
    """What the variables are set to."""
    literals: set[str]


@lru_cache(maxsize=1)
def sources() -> list[Source]:
    """Every module of the engine and of the widgets."""
    folders = ("mjteach", "widgets/mjwidgets")
    return [read(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def read(path: Path) -> Source:
    found = Source(path, [], {}, set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call():
                found.calls.append(node)
            case ast.Assign(targets=[ast.Name(id=name), *_]):
                found.assigned.setdefault(name, []).append(node.value)
            case ast.Constant(value=str() as literal):
                found.literals.add(literal)
    return found


# --- the catalogs, read independently of the renderer


def entries(lang: str) -> dict[str, tuple[Path, ftl.Message]]:
    """Every message of a language by its id, with its file; fails on what Fluent cannot read."""
    found: dict[str, tuple[Path, ftl.Message]] = {}
    for path in sorted((CATALOG / lang).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = (path, entry)
    return found


@cache
def in_english() -> dict[str, tuple[Path, ftl.Message]]:
    """The messages that all other languages follow, read once and only where they are wanted."""
    return entries("en")


@cache
def ids() -> set[str]:
    """The ids of all messages, as the program has them."""
    return {id.replace("-", ".") for id in in_english()}


class Uses(Visitor):
    """What a message asks for: its variables, each with the functions and choices it feeds."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.families: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set()).add("shown")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given, word = node.arguments.positional, node.id.name
        if word == "NAME":
            self.families.add(given[0].value)
            word = f"NAME {given[0].value}"
        for argument in given:
            if isinstance(argument, ftl.VariableReference):
                self.variables.setdefault(argument.id.name, set()).add(word)
            elif not isinstance(argument, ftl.StringLiteral):
                self.visit(argument)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", "") or variant.key.value for variant in node.variants}
        self.variables.setdefault(node.selector.id.name, set()).update(f"={key}" for key in keys)
        for variant in node.variants:
            self.visit(variant.value)


def uses(message: ftl.Message) -> Uses:
    seen = Uses()
    seen.visit(message.value)
    return seen


@pytest.mark.parametrize("lang", languages())
def test_ids_are_in_the_file_of_their_topic(lang: str) -> None:
    for id, (path, _) in entries(lang).items():
        assert path in files_of(id.partition("-")[0], lang), f"{id} in {path.name}"


def parsed(text: str) -> ftl.Message:
    (message,) = FluentParser().parse(text).body
    assert isinstance(message, ftl.Message)
    return message


def plurals(message: ftl.Message) -> set[str]:
    """The variables that only choose between one and many; a language may do without them."""
    return {name for name, ways in uses(message).variables.items() if ways == {"=one", "=other"}}


def test_functions_of_other_languages_are_read() -> None:
    seen = uses(parsed('a = { JOSA(NAME("wait", $kind), "은") } { JOSA($tile, "이") }'))
    assert seen.families == {"wait"}
    assert seen.variables == {"kind": {"NAME wait"}, "tile": {"JOSA"}}


def test_a_plural_may_be_left_out_and_a_choice_may_not() -> None:
    assert plurals(in_english()["round-end-ron"][1]) == {"count"}
    assert (
        plurals(in_english()["round-end-honba"][1]) == set()
    )  # [1] says that nobody else takes them
    assert plurals(in_english()["match-deposits"][1]) == set()  # it is shown


@pytest.mark.parametrize("lang", languages())
def test_a_language_says_what_english_says_with_the_same_parameters(lang: str) -> None:
    """What it leaves out is said in English; ``.ci/untranslated.py`` lists that."""
    own = entries(lang)
    assert sorted(own.keys() - in_english().keys()) == [], (
        "English has no such message: is it misspelt?"
    )
    for id, (_, here) in own.items():
        english = in_english()[id][1]
        asked, named = uses(english).variables.keys(), uses(here).variables.keys()
        assert asked - plurals(english) <= named <= asked, id


# --- what the source can ask for


def modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def instances(value: Any, kind: type) -> Iterator[Any]:
    """Every ``kind`` within tuples and mappings."""
    if isinstance(value, kind):
        yield value
    elif type(value) is tuple:
        for part in value:
            yield from instances(part, kind)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from instances(part, kind)


def in_engine(kind: type) -> set[Any]:
    """Every constant of the engine's modules that is a ``kind``."""
    engine = chain(modules(mjteach.riichi), modules(mjteach.korean))
    return {
        found
        for module in engine
        for name, value in vars(module).items()
        if not name.startswith("__")
        for found in instances(value, kind)
    }


def words(source: Source, node: ast.expr) -> set[str]:
    """The words an argument can be: written out, chosen by ``if``, or assigned to a variable."""
    match node:
        case ast.Constant(value=str() as word):
            return {word}
        case ast.IfExp():
            return words(source, node.body) | words(source, node.orelse)
        case ast.Name():
            values = source.assigned.get(node.id, ())
            return {word for value in values for word in words(source, value)}
        case ast.JoinedStr():
            parts = [
                words(source, part.value if isinstance(part, ast.FormattedValue) else part)
                for part in node.values
            ]
            return {"".join(chosen) for chosen in product(*parts)}
    return set()


def calls(*names: str) -> Iterator[tuple[str, ast.Call, set[str]]]:
    """Every call of one of ``names``: the name, the call, and what its first argument can be."""
    for source in sources():
        for node in source.calls:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if node.args and name in names:
                yield name, node, words(source, node.args[0])


def first_words(name: str) -> set[str]:
    """What the calls of ``name`` give first."""
    return {word for _, _, said in calls(name) for word in said}


RAISED = {
    cls.__name__: cls.topic
    for cls in vars(errors).values()
    if isinstance(cls, type) and issubclass(cls, errors.MjteachError)
}


def error_ids() -> set[str]:
    contradictions = {f"error.rules.contradiction.{row.id}" for row in CONTRADICTIONS}
    signs = {f"error.record.{problem}" for _, problem, *_ in (*SIGNS, *MAGIC)}
    return (
        contradictions
        | signs
        | {"error.action.illegal"}
        | {  # it has one problem, and knows it
            f"error.{RAISED[name]}.{problem}"
            for name, _, said in calls(*RAISED)
            for problem in said
        }
    )


def check_ids() -> set[str]:
    """Both answers of every check, moot where it has needs, and the refusals without a check.

    The checks of an action have names, too: they are listed as reasons to choose from.
    """
    found = {f"check.{refusal}.no" for refusal in first_words("Finding")}
    for check in in_engine(Check):
        answers = ("yes", "no", "moot") if check.needs else ("yes", "no")
        found |= {f"check.{check.id}.{answer}" for answer in answers}
    asked = members("check.action.{}", ActionKind)
    for rule in RULES.values():
        found |= {f"check.{check.id}.name" for check in (*rule.shared, *rule.checks)}
    own = {id for id in first_words("msg") if topic_of(id) == "check"}
    return found | asked | own | {MOOT_LINES}


def members(pattern: str, *kinds: type[StrEnum]) -> set[str]:
    return {pattern.format(member.value) for kind in kinds for member in kind}


def yaku_texts() -> set[str]:
    own = {id for id in first_words("msg") if topic_of(id) == "yaku"}
    whole = {f"yaku.{id}.{part}" for id in {*yaku_ids(), *YAKU} for part in ("name", "why")}
    return own | whole | members("yaku.dropped.{}", DropReason)


def fu_ids() -> set[str]:
    own = {id for id in first_words("msg") if topic_of(id) == "fu"}
    items = {item.id for item in in_engine(FuItem)} | first_words("FuItem")
    items -= {"wait.orphan", "wait.thirteen_sided"}  # thirteen orphans are counted without items
    return own | {f"fu.{id}" for id in items} | {"fu.total", "fu.total_unused"}


def step_ids() -> set[str]:
    shares = {f"share.{role}" for role in ("ron", "each", "dealer", "non_dealer")}
    own = {id for id in first_words("msg") if topic_of(id) == "score"}
    steps = {f"score.step.{id}" for id in first_words("ScoreStep") | shares}
    return own | steps | members("score.limit.{}.name", Limit)


TABLES = {
    "error": error_ids,
    "check": check_ids,
    "yaku": yaku_texts,
    "fu": fu_ids,
    "score": step_ids,
    "group": partial(members, "group.{}.name", GroupKind),
}
"""All ids of a topic, from the tables and the code they belong to."""

PARTS = {
    "furiten": members("furiten.{}.name", FuritenKind),
    "ends of furiten": members("furiten.until.{}.name", Until),
    "causes of furiten": members("furiten.cause.{}", FuritenPlace),
    "names of waits": members("wait.{}.name", WaitKind, WaitShape),
    "readings": members("win.reading.{}", Shape) | members("win.completed.{}", Shape),
    "actions": members("round.action.{}", ActionKind),
    "ends of a round": {
        f"round.end.{id}" for id in ("honba", "deposits", "gains", "loses", "keeps")
    },
}
"""Some ids of a topic; the others are written out in the source."""

HELD_ELSEWHERE = {"rule", "ruleset"}
"""Topics whose ids are held to their tables by the tests of those tables."""


@pytest.mark.parametrize("topic", TABLES)
def test_a_topic_has_exactly_the_ids_of_its_tables(topic: str) -> None:
    assert {id for id in ids() if topic_of(id) == topic} == TABLES[topic]()


@pytest.mark.parametrize("part", PARTS)
def test_ids_of_tables_exist(part: str) -> None:
    assert PARTS[part] <= ids()


def test_the_searches_see_the_source() -> None:
    """Ids known to be there, each written in another way."""
    assert {"check.win.yaku.no", "check.win.shibari.no"} <= TABLES["check"]()
    assert {"error.hand.no_quad", "error.hand.no_triplet"} <= TABLES["error"]()
    assert {"score.step.kiriage", "score.step.liable.half"} <= TABLES["score"]()
    assert {"fu.set.quad.closed.yaochuu", "fu.pair.double_wind"} <= TABLES["fu"]()


def written_ids() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every id the source writes as ``msg("a.b")`` or ``Message(f"a.{b}")``, as a pattern."""
    for source in sources():
        for node in source.calls:
            if node.args and getattr(node.func, "id", "") in ("msg", "Message"):
                for text in id_patterns(node.args[0]):
                    yield f"{source.path.name}:{node.lineno}", re.compile(text)


def id_patterns(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str() as word):
            return [re.escape(word)]
        case ast.IfExp():
            return id_patterns(node.body) + id_patterns(node.orelse)
        case ast.JoinedStr():
            parts = (
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+"
                for part in node.values
            )
            return ["".join(parts)]
    return []


def test_every_id_in_the_source_has_words() -> None:
    missing = {
        f"{place} {pattern.pattern}"
        for place, pattern in written_ids()
        if not any(pattern.fullmatch(id) for id in ids())
    }
    assert not missing


def test_every_id_is_used() -> None:
    named = {family for _, entry in in_english().values() for family in uses(entry).families}
    patterns = [pattern for _, pattern in written_ids()]
    patterns += [re.compile(rf"{re.escape(family)}\.\w+\.name") for family in named]
    literals = {literal for source in sources() for literal in source.literals}
    unused = {
        id
        for id in ids() - literals
        if topic_of(id) not in {*TABLES, *HELD_ELSEWHERE, "list"}
        and not any(pattern.fullmatch(id) for pattern in patterns)
    }
    assert not unused


# --- formatting


def samples(wanted: set[str]) -> list[Any]:
    """Values that a variable may have, by what the message does with it."""
    choices = {key[1:] for key in wanted if key.startswith("=")}
    if "SAID" in wanted:
        return [parse_tiles("234p"), parse_tiles("33z"), *([None] if "none" in choices else [])]
    if "one" in choices or any(choice.isdigit() for choice in choices):
        numbers = {"one": 1, "other": 3} | {each: int(each) for each in choices if each.isdigit()}
        return [numbers.get(choice, choice) for choice in sorted(choices)]
    if choices:
        return sorted(choices)
    for word in sorted(wanted):
        if word.startswith("NAME "):
            family = word.removeprefix("NAME ")
            names = [id for id in ids() if re.fullmatch(rf"{re.escape(family)}\.\w+\.name", id)]
            return [min(names).removeprefix(f"{family}.").removesuffix(".name")]
        if word in ("TILE", "NOTATION"):
            return [parse_tiles("234p")]
        if word == "ANY":
            return [("first", "second")]
    return [0]


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_formatted(lang: str) -> None:
    """With every choice it offers; a problem would raise a TextWarning."""
    for id, (_, entry) in entries(lang).items():
        seen = uses(entry).variables
        for values in product(*(samples(wanted) for wanted in seen.values())):
            text = render(msg(id.replace("-", "."), **dict(zip(seen, values, strict=True))), lang)
            assert text, id
            assert not re.search(r"[{}\[\]\u2066-\u2069]", text), f"{id}: {text}"


def test_errors_ask_only_for_what_they_are_given() -> None:
    for name, call, problems in calls(*RAISED):
        given = {keyword.arg for keyword in call.keywords}
        for problem in problems:
            id = fluent_id(f"error.{RAISED[name]}.{problem}")
            asked = {*uses(in_english()[id][1]).variables}
            assert None in given or asked <= given, f"{id}: {asked - given}"


# --- voice

BANNED = re.compile(r"\b(simply|obviously|of course|easily|everyone knows)\b|!", re.IGNORECASE)


def test_no_sentence_has_the_id_of_a_rule() -> None:
    """Ids such as R1.2.1-h stay in the data; a learner reads what they say."""
    rule_id = re.compile(r"\$rule\b|\b(R\d+\.\d|R[A-Z]?\d+-|RK\d|C\d+\b)")
    written = {
        id: FluentSerializer().serialize_entry(entry) for id, (_, entry) in in_english().items()
    }
    texts = {id: text.partition("=")[2] for id, text in written.items()}
    assert [id for id, text in texts.items() if rule_id.search(text)] == []
    assert rule_id.search("Simples are 2 to 8 (R1.2.1-h).")


def test_voice() -> None:
    """Short sentences that do not talk down; a parameter counts as one word."""
    for id, (_, entry) in in_english().items():
        text = " ".join(sentences_of(entry.value))
        assert not BANNED.search(text), id
        for sentence in re.split(r"(?<=[.?:])\s", text):
            assert len(sentence.split()) <= 20, f"{id}: {sentence}"


ASKS = re.compile(r"(What|Which|Who|Whose|Where|Why|How|Can|Is|Are|Does|Do)\b")


def test_a_title_that_asks_ends_in_a_question_mark() -> None:
    """ "What's the next deal" without its mark reads as a slip beside "Is it furiten?"."""
    titles = {id: " ".join(sentences_of(entry.value)) for id, (_, entry) in in_english().items()}
    asking = {id: text for id, text in titles.items() if id.endswith("-name") and ASKS.match(text)}
    assert len(asking) > 10
    assert {id: text for id, text in asking.items() if not text.endswith("?")} == {}


class Beginnings(Visitor):
    """The sentences that begin with a name which may be written small."""

    def __init__(self) -> None:
        self.small: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        first, last = node.elements[0], node.elements[-1]
        word = getattr(getattr(first, "expression", None), "id", None)
        is_sentence = isinstance(last, ftl.TextElement) and last.value.rstrip()[-1:] in ".?:"
        if is_sentence and word is not None and word.name in ("SAID", "TILE"):
            self.small.append(last.value)
        self.generic_visit(node)


def test_no_sentence_begins_with_a_small_letter_where_it_begins_with_a_tile() -> None:
    """Dragons are written small in the middle of a sentence."""
    for id, (_, entry) in in_english().items():
        seen = Beginnings()
        seen.visit(entry)
        assert seen.small == [], id


def sentences_of(pattern: ftl.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            longest = max(
                (" ".join(sentences_of(variant.value)) for variant in element.expression.variants),
                key=len,
            )
            yield longest
        else:
            yield "X"
