"""Puzzles from a seed, and the short code that brings a puzzle back.

A code such as ``wait_finder-2-81k2`` is kind, level and seed. What is not usual is added:
``fu_count.3-2b-81k2-mleague`` has the version of the generator after the kind (usual: the first),
``b`` for the balanced mix after the level, and a rule set after the seed (usual: the tutorial's,
in Korean mahjong the Nagari table). A rule set of one's own is spelled out there, as in
``fu_count.3-2b-81k2-ourclub.club+rpfu=4`` (:mod:`mjteach.core.own`). A question narrowed to some
topics names them at the end: ``fu_count.3-1b-81k2~way.pair``. In place of a seed a hand may be told
(:mod:`.asking`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, TypeAlias

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import CodeError, GenerationError, PuzzleError, RuleSetError
from mjteach.core.given import words_of
from mjteach.core.message import Message, Param, msg
from mjteach.core.own import SPELLED, nameless
from mjteach.core.printable import shown

from .asking import asked
from .base import Mix, Puzzle, Rules
from .facts import TEXT
from .games import AnyPreset
from .kind import Kind
from .registry import kind
from .sorts import Wish

Topics: TypeAlias = "str | Iterable[str]"
"""What a question is narrowed to: the name of a topic, or several."""

_FIRST_VERSION: Final = 1
_SEED: Final = re.compile(r"[0-9a-z]+")
_CODE: Final = re.compile(
    r"(?P<kind>[a-z_]+)(?:\.(?P<version>\d{1,4}))?-(?P<level>\d{1,4})(?P<mix>b?)"
    rf"-(?P<seed>[0-9a-z]+|{TEXT})"
    rf"(?:-(?P<ruleset>{SPELLED}))?(?:~(?P<topics>[a-z0-9_.]+))?"
)
_MIXES: Final = {"": Mix.NATURAL, "b": Mix.BALANCED}


def mix_named(word: str) -> Mix:
    """The mix that a word names; raises PuzzleError with the known words.

    >>> mix_named("natural")
    <Mix.NATURAL: 'natural'>
    """
    if word not in tuple(Mix):
        raise PuzzleError("no_such_mix", found=shown(word), known=tuple(map(str, Mix)))
    return Mix(word)


def generate(
    kind_id: str | Kind,
    *,
    level: int,
    seed: str,
    mix: Mix = Mix.BALANCED,
    ruleset: AnyRules | None = None,
    topics: Topics = (),
) -> Puzzle:
    """The question that kind, level, seed, mix, rule set and topics name, the same everywhere.

    Without ``ruleset`` it is played by the usual one of its game; what one's own is called changes
    no question. Without ``topics`` everything of the level is asked. Raises PuzzleError for a kind,
    a level, a mix, a seed or a topic that cannot be, RuleSetError for a rule set, GenerationError
    when the generator finds nothing (a defect).
    """
    row = kind_id if isinstance(kind_id, Kind) else kind(kind_id)
    check_level(row, level)
    if mix not in row.mixes:
        raise PuzzleError("no_mix_of_kind", kind=row.id, known=tuple(map(str, row.mixes)))
    if not _SEED.fullmatch(seed):
        raise PuzzleError("no_such_seed", seed=seed)
    played = row.game.preset(row.game.usual if ruleset is None else ruleset)
    rules, chosen = played.rules, chosen_topics(row, level, topics)
    _check_dealt(row, chosen, level, played)
    played_by = nameless(played.id)
    rng = random.Random(
        f"{row.id}/v{row.version}/L{level}/{mix}/{played_by}/#{seed}{_mark(chosen)}"
    )
    try:
        made = row.make(rng, level, rules, mix, chosen, _unsaid(row, played))
    except GenerationError as error:
        raise GenerationError(
            "nothing_found",
            kind=row.id,
            level=level,
            seed=seed,
            ruleset=played.id,
            cause=error.message,
        ) from error
    puzzle = Puzzle(row.id, row.version, level, seed, mix, played.id, rules, *made, chosen)
    return saying_what_is_unsaid(row, puzzle)


def saying_what_is_unsaid(row: Kind, puzzle: Puzzle) -> Puzzle:
    """The puzzle, whose scene says where its key rests on what the rule set does not state.

    >>> made = generate("penalty_sort", level=4, seed="0", ruleset="mleague")
    >>> made.scene.facts[-1].id
    'scene.unsaid'
    """
    wish = Wish(puzzle.level, puzzle.rules, puzzle.mix, puzzle.topics)
    played, fields = row.game.preset(puzzle.ruleset), puzzle.question.fields
    unsaid = _unsaid(row, played)
    options = [*row.hanging_on(unsaid, puzzle.content, wish, fields)] if unsaid else []
    if not options:
        return puzzle
    names = tuple(map(row.game.option_name, options))
    said = msg("scene.unsaid", ruleset=played.title, options=names, count=len(names))
    return puzzle._replace(scene=puzzle.scene._replace(facts=(*puzzle.scene.facts, said)))


def _unsaid(row: Kind, played: AnyPreset) -> tuple[str, ...]:
    """The options of a kind that a rule set leaves to the course; its own leaves none."""
    is_usual = played.id == row.game.usual
    return () if is_usual else tuple(o for o in row.options if not played.states(o))


def chosen_topics(row: Kind, level: int, topics: Topics) -> tuple[str, ...]:
    """The topics in the kind's own order, each once; raises PuzzleError with those there are.

    >>> chosen_topics(kind("fu_count"), 1, ("wait", "pair", "wait"))
    ('pair', 'wait')
    """
    asked = words_of(topics)
    there = _topics_at(row, level)
    for topic in asked:
        if topic not in there:
            raise PuzzleError("no_such_topic", kind=row.id, level=level, topic=topic, topics=there)
    return tuple(topic for topic in there if topic in asked)


def _check_dealt(row: Kind, topics: tuple[str, ...], level: int, played: AnyPreset) -> None:
    """Refuse what a rule set has no questions of: say what it has instead, and what decides."""
    facts: dict[str, Param] = {"kind": row.id, "ruleset": played.title}
    if not row.has(played.rules, level):
        levels, options = row.levels_under(played.rules), _deciding(row, played.rules, level)
        raise PuzzleError("no_level_under", level=level, levels=levels, options=options, **facts)
    there = row.topics_under(played.rules, level)
    for topic in topics:
        if topic not in there:
            options = _deciding(row, played.rules, level, (topic,))
            raise PuzzleError("no_topic_under", topic=topic, topics=there, options=options, **facts)


def _deciding(
    row: Kind, rules: Rules, level: int, topics: tuple[str, ...] = ()
) -> tuple[Message, ...]:
    """The options of which another value alone would give questions there."""
    game, found = row.game, []
    for option in game.options:
        for value in game.values(option):
            with suppress(RuleSetError):  # a value that others must go with
                if row.has(game.replace_options(rules, **{option: value}), level, topics):
                    found.append(game.option_name(option))
                    break
    return tuple(found)


def check_level(row: Kind, level: object) -> None:
    """Raise PuzzleError for a level that the kind does not have."""
    if type(level) is not int:
        raise PuzzleError("level_no_number", level=shown(level), levels=row.levels)
    if level not in row.levels:
        raise PuzzleError("no_such_level", kind=row.id, level=level, levels=row.levels)


def _topics_at(row: Kind, level: int) -> tuple[str, ...]:
    return tuple(name for name, topic in row.topics.items() if topic.narrows(level))


def _mark(topics: tuple[str, ...]) -> str:
    return f"~{'.'.join(topics)}" if topics else ""


def alike(puzzle: Puzzle, seed: str) -> Puzzle:
    """The question of the same sort that another seed names.

    >>> first = generate("wait_finder", level=2, seed="81k2", mix=Mix.NATURAL)
    >>> code_of(alike(first, "7"))
    'wait_finder-2-7'
    """
    return generate(
        puzzle.kind,
        level=puzzle.level,
        seed=seed,
        mix=puzzle.mix,
        ruleset=puzzle.ruleset,
        topics=puzzle.topics,
    )


def code_of(puzzle: Puzzle) -> str:
    """The short code of a puzzle; :func:`open_code` brings it back.

    >>> code_of(generate("wait_finder", level=2, seed="81k2", mix=Mix.NATURAL))
    'wait_finder-2-81k2'
    """
    ruleset = _unusual(kind(puzzle.kind), puzzle.ruleset)
    level = f"{puzzle.level}{_letter(puzzle.mix)}"
    return _code(puzzle.kind, puzzle.version, level, puzzle.seed, ruleset) + _mark(puzzle.topics)


def code_to(row: Kind, level: int, seed: str, mix: Mix, ruleset: AnyRules | None = None) -> str:
    """The code of a question that is not made yet.

    >>> code_to(kind("wait_finder"), 2, "81k2", Mix.NATURAL)
    'wait_finder-2-81k2'
    """
    played = None if ruleset is None else row.game.preset(ruleset).id
    return _code(row.id, row.version, f"{level}{_letter(mix)}", seed, _unusual(row, played))


def _unusual(row: Kind, ruleset: str | None) -> str | None:
    """A rule set as far as a code has to name it."""
    return None if ruleset == row.game.usual else ruleset


def _letter(mix: Mix) -> str:
    return next(letter for letter, named in _MIXES.items() if named is mix)


def _code(kind_id: str, version: int, level: str, seed: str, ruleset: str | None) -> str:
    """The parts of a code, without those that are the usual ones."""
    dotted = "" if version == _FIRST_VERSION else f".{version}"
    last = "" if ruleset is None else f"-{ruleset}"
    return f"{kind_id}{dotted}-{level}-{seed}{last}"


def open_code(code: str) -> Puzzle:
    """The puzzle that ``code`` names.

    Raises CodeError where the code cannot be read or belongs to another version of the kind (the
    error then has the same level of this version to offer); PuzzleError or RuleSetError where it
    names a kind, a level or a rule set that does not exist.
    """
    found = _CODE.fullmatch(re.sub(r"\s", "", code).lower())
    if found is None:
        raise CodeError("no_code", code=shown(code))
    row, seed, ruleset = kind(found["kind"]), found["seed"], found["ruleset"]
    ruleset = _unusual(row, ruleset)
    version, level = int(found["version"] or _FIRST_VERSION), int(found["level"])
    mix, topics = _MIXES[found["mix"]], tuple(filter(None, (found["topics"] or "").split(".")))
    check_level(row, level)
    if version != row.version:
        word = "older" if version < row.version else "newer"
        offer = _code(row.id, row.version, found["level"] + found["mix"], seed, ruleset)
        offer += _mark(tuple(topic for topic in _topics_at(row, level) if topic in topics))
        raise CodeError(
            f"{word}_version", code=shown(code), version=version, current=row.version, offer=offer
        )
    if seed.startswith("("):
        return saying_what_is_unsaid(row, asked(row, level, seed, ruleset))
    return generate(row, level=level, seed=seed, mix=mix, ruleset=ruleset, topics=topics)
