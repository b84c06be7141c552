"""``furiten_judge``: may I ron this tile, which tiles forbid it, and what still wins (R2.6.2).

Level 1 has own discards and simple waits; level 2 more waits, discards that were called away, and
another river; level 3 tiles that were let go, before and after riichi; level 4 everything mixed,
with waits that changed, red fives and the declaration tile.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, hand
from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Suit, Tile
from mjteach.core.waits import Wait, waits
from mjteach.riichi.furiten import Until, furiten_verdict
from mjteach.riichi.furiten.events import Discard, FuritenCase, OwnTurn, TheirDiscard
from mjteach.riichi.furiten.state import FuritenKind
from mjteach.riichi.rules import RuleSet

from . import canonical
from .base import HandmadeKind, Hint, Key, Made, Mix, Puzzle
from .furiten_deals import draw_content
from .furiten_facts import (
    BOTH,
    NO,
    NOTHING,
    OWN_RIVER,
    TSUMO,
    YES,
    FuritenContent,
    FuritenFacts,
    case_of,
    facts_of,
    key_of,
    same_spots,
)
from .furiten_mistakes import LEFT_OUT, MISTAKES
from .furiten_scene import EVENTS, scene_of, tappable
from .questions import (
    NONE,
    Choice,
    Field,
    PickOne,
    PickSpots,
    PickTiles,
    Question,
    Response,
)
from .scenes import Scene

ASKED: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType(
    {
        1: ("ron", "cause"),
        2: ("waits", "ron", "cause", "wins"),
        3: ("ron", "cause", "kind", "until", "wins"),
        4: ("waits", "ron", "cause", "kind", "until", "wins"),
    }
)
"""The fields of every level, in the order of thinking; the waits may be left blank."""

CHOICES: Final = MappingProxyType(
    {
        "ron": (YES, NO),
        "kind": (NONE, *(kind.value for kind in FuritenKind)),
        "until": (NONE, *(until.value for until in Until)),
        "wins": (BOTH, TSUMO, NOTHING),
    }
)
"""The lists to choose from, the same in every question."""


def _make(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> Made:
    return question_on(draw_content(rng, level, rules, mix), level, rules)


def question_on(content: FuritenContent, level: int, rules: RuleSet) -> Made:
    """The question about some content, with the fields of a level."""
    facts = facts_of(content, rules)
    scene = scene_of(facts)
    prompt = msg("puzzle.furiten_judge.prompt", by=content.asked.by, tile=facts.asked)
    fields = (_field(id, facts, scene) for id in ASKED[level])
    return Made(content, scene, prompt, Question(tuple(fields)))


def _field(id: str, facts: FuritenFacts, scene: Scene) -> Field:
    label, none = msg(f"puzzle.furiten_judge.{id}"), msg(f"puzzle.furiten_judge.{id}.none")
    if id == "waits":
        held = {tile.suit for tile in facts.hand.tiles}
        return PickTiles(id, label, none, tuple(s for s in Suit if s in held), optional=True)
    if id == "cause":
        return PickSpots(id, label, tappable(scene), none)
    if id == "ron":
        label = msg("puzzle.furiten_judge.ron", tile=facts.asked)
    choices = (Choice(word, msg(f"puzzle.furiten_judge.{id}.{word}")) for word in CHOICES[id])
    return PickOne(id, label, tuple(choices))


def _key(content: FuritenContent, rules: RuleSet) -> Key:
    facts = facts_of(content, rules)
    return key_of(facts, facts.causes)


def _read(puzzle: Puzzle, response: Response) -> tuple[Response, tuple[str, ...]]:
    """An own discard may be tapped where it lies or among the events.

    Where a hand is furiten in two ways that both last to the end, either name is right.
    """
    given, forms = canonical.read(puzzle, response)
    read = dict(given)
    cause = read.get("cause")
    if isinstance(cause, list):
        same = same_spots(puzzle.content)
        read["cause"] = sorted({same.get(spot, spot) for spot in map(str, cause)})
    now = facts_of(puzzle.content, puzzle.rules).now
    if now.type is not None and read.get("kind") in now.kinds:
        read["kind"] = now.type.value
    return read, forms


# --- hints


def _hints(puzzle: Puzzle, _response: Response | None) -> tuple[Hint, ...]:
    facts = facts_of(puzzle.content, puzzle.rules)
    theme = _theme(facts)
    word = f"puzzle.furiten_judge.hint.{theme}"
    rows = (OWN_RIVER,) if theme == "river" else (OWN_RIVER, EVENTS)
    spots = (spot.id for row in puzzle.scene.rows if row.id in rows for spot in row.spots)
    return (
        Hint(msg(f"{word}.look"), tuple(spots)),
        Hint(msg(f"{word}.ask")),
        Hint(msg(f"{word}.rule")),
        Hint(msg("puzzle.furiten_judge.hint.example"), explanation=_example(theme, puzzle.rules)),
        Hint(msg("puzzle.furiten_judge.hint.line", tiles=facts.waits)),
    )


def _theme(facts: FuritenFacts) -> str:
    """What there is to look through, whether or not anything is found."""
    if not facts.content.events:
        return "river"
    return "riichi" if facts.state.riichi else "passed"


class _Example(NamedTuple):
    """Another hand, and the tile that was discarded or let go before the one asked about."""

    hand: Hand
    before: Tile
    asked: Tile


_EXAMPLES: Final = MappingProxyType(
    {
        "river": _Example(hand("34567m22p789s111z"), Tile.M2, Tile.M8),
        "passed": _Example(hand("56m123p456p789p11z"), Tile.M7, Tile.M4),
        "riichi": _Example(hand("56m123p456p789p11z"), Tile.M7, Tile.M4),
    }
)


def _example(theme: str, rules: RuleSet) -> Explanation:
    """Another hand, judged by the engine."""
    held, before, asked = _EXAMPLES[theme]
    let_go = TheirDiscard(Source.SHIMOCHA, before)
    case = {
        "river": FuritenCase(held, (Discard(before),), rules=rules),
        "passed": FuritenCase(held, (), (let_go,), rules=rules),
        "riichi": FuritenCase(
            held, (), (let_go, OwnTurn(Tile.S3, Tile.S3)), riichi=True, rules=rules
        ),
    }[theme]
    word = f"puzzle.furiten_judge.example.{theme}"
    situation = msg(word, tiles=held.tiles, before=before, asked=asked)
    return Explanation(situation, (furiten_verdict(case, asked).explain(),))


# --- after the answer


def _working(puzzle: Puzzle) -> Explanation:
    """Every check in order; below the first one, how each wait completes the hand."""
    facts = facts_of(puzzle.content, puzzle.rules)
    tree = furiten_verdict(case_of(puzzle.content, puzzle.rules)).explain()
    first, *rest = tree.children
    ways = tuple(map(_completes, waits(facts.hand).waits))
    return tree._replace(children=(first._replace(children=ways), *rest))


def _completes(wait: Wait) -> Explanation:
    groups = dict.fromkeys(way.groups[way.winning_group] for way in wait.readings)
    message = msg("puzzle.furiten_judge.working.wait", tile=wait.tile, groups=tuple(groups))
    return Explanation(message, (), (wait.tile,))


def _why_right(puzzle: Puzzle) -> Message:
    facts = facts_of(puzzle.content, puzzle.rules)
    kind = facts.now.type
    if kind is not None:
        tiles = tuple(cause.tile for cause in facts.causes if cause.kind is kind)
        fixed = kind is FuritenKind.DISCARD and facts.state.riichi
        word = "discard_riichi" if fixed else kind
        return msg(f"puzzle.furiten_judge.right.{word}", waits=facts.waits, tiles=tiles)
    if facts.harmless:
        last = facts.harmless[-1]
        return msg(f"puzzle.furiten_judge.right.{last.harmless}", tile=last.tile)
    return msg("puzzle.furiten_judge.right.clean", waits=facts.waits)


KIND: Final = HandmadeKind(
    id="furiten_judge",
    version=1,
    section="2.6.2",
    levels=tuple(ASKED),
    deal=_make,
    key=_key,
    headline=("ron", "cause", "kind", "until", "wins"),
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
    options=("temp_furiten_end", "temp_furiten_on_yakuless_tile"),
    read=_read,
    hints=_hints,
    working=_working,
    why_right=_why_right,
)
