"""What a kind of puzzle is made of: a question is three steps, and a false rule is one false step.

    situation --find(rules)--> result --write--> answer
       |             |            |         |
    misread      believes      misjudge   miswrite

A page of :mod:`.kinds` declares a :class:`Kind`; everything else is done here, the same for all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field as of_its_own
from fnmatch import filter as fitting
from functools import lru_cache
from itertools import count
from typing import Final

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile

from . import balance, canonical
from .base import Hint, Key, Made, Mix, Part, Puzzle, Rules
from .games import RIICHI, Game
from .grading import agrees, differing
from .hints import ladder, narrowed
from .mistakes import Mistake, edited
from .parts import EVERYTHING, Asks, FromFacts, Posed, Result, Situation, Steps, Tells, Topic
from .possible import are_open, can_lie
from .questions import Field, NameEach, PickMany, PickOne, Question, Response, Value
from .sorts import Share, Sort, Wish, at_level, dealt, shares_of


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Kind:
    """A kind of puzzle: what is dealt, how it is answered, what it looks like, and what is said."""

    id: str
    section: str
    """The handbook section it belongs to."""
    levels: tuple[int, ...]
    sorts: tuple[Sort, ...]
    """What is dealt, and how often each of it."""
    steps: Steps
    asks: Asks
    tells: Tells
    bound: float
    """No constant answer is right more often, in the balanced mix of any level or single topic."""
    mistakes: tuple[Mistake, ...]
    """The false rules that an answer can show, as ``misconceptions.md`` lists them."""
    from_facts: FromFacts | None = None
    """How a question is made of what somebody tells; None: it cannot be told."""
    options: tuple[str, ...] = ()
    """Rule options that can change the key."""
    seconds: int = 45
    """What somebody needs for a question who has just learned it."""
    probes: Share = 12
    """Of so many questions the one is asked that tells most; fewer where making them takes long,
    if need be level by level."""
    headline: Container[str] = EVERYTHING
    """Fields that decide right or wrong; the others can only make an error silent."""
    follows: tuple[str, ...] = ()
    """Fields that are computed from the others on the form, such as a sum."""
    topics: Mapping[str, Topic] = of_its_own(default_factory=dict)
    mixes: tuple[Mix, ...] = tuple(Mix)
    """A mix in which nearly every answer would be the same is left out."""
    tempts: bool = False
    """A question is dealt only if at least one false rule shows in it."""
    version: int = 1
    game: Game = RIICHI
    can_be: Callable[[Situation, Rules, int], bool] = lambda _situation, _rules, _level: True
    """Whether what a level shows can happen under some rules; else they say nothing of it."""

    def found(self, situation: Situation, rules: Rules) -> Result:
        """What is found, remembered: a question asks for it often."""
        return _found(self, situation, rules)

    def key(self, situation: Situation, rules: Rules) -> dict[str, Value]:
        """The right value of every field the kind can ask for."""
        return dict(_key(self, situation, rules))

    def answer(self, situation: Situation, rules: Rules, *rows: Mistake) -> Key | None:
        """The whole answer of someone who follows these false rules and errs nowhere else.

        What is right in other words is told in those of the key. None where one of the rules has
        nothing to say.
        """
        result = self.misjudged(situation, rules, *rows)
        if result is None:
            return None
        key: Key | None = edited(
            dict(self.steps.write(situation, result)), [row.written for row in rows]
        )
        return None if key is None else self.settled(situation, rules, key)

    def misjudged(self, situation: Situation, rules: Rules, *rows: Mistake) -> Result | None:
        """What they find; None where one of the rules has nothing to say."""
        rows = tuple(sorted(rows, key=lambda row: row.last))
        if not all(row.when is None or row.when(situation) for row in rows):
            return None
        seen = edited(situation, [row.situation for row in rows])
        if seen is None:
            return None
        options = {option: value for row in rows for option, value in row.options}
        try:
            played = self.game.replace_options(rules, **options) if options else rules
            found = self.found(seen, played)
        except MjteachError:
            if seen is situation and not options:
                raise
            return None
        return edited(found, [row.result for row in rows])

    def posed(
        self, situation: Situation, rules: Rules, level: int, topics: tuple[str, ...] = ()
    ) -> Posed:
        """A question about ``situation`` as it is put at a level."""
        return Posed(situation, self.found(situation, rules), rules, level, topics)

    def make(
        self,
        rng: random.Random,
        level: int,
        rules: Rules,
        mix: Mix,
        topics: tuple[str, ...] = (),
        unsaid: tuple[str, ...] = (),
    ) -> Made:
        """A question of a level, narrowed to ``topics`` where there are any.

        Its key hangs on none of the options ``unsaid``, as far as such questions are found soon;
        else the scene says on which. Raises GenerationError, with the sort that could not be
        dealt, after bounded attempts.
        """
        wish = Wish(level, rules, mix, topics)
        shares = self.shares(wish)
        certain = self._certain(rng, wish, unsaid) if unsaid else ""
        refused = count()

        def fair(situation: Situation) -> tuple[Field, ...] | None:
            fields = self.fields_for(situation, wish)
            if not certain or fields is None or next(refused) >= PATIENCE:
                return fields
            return None if any(self.hanging_on(unsaid, situation, wish, fields)) else fields

        shares = {certain: 1} if certain else shares
        situation, fields = self._balanced(
            rng, wish, lambda: dealt(rng, wish, self.sorts, shares, fair)
        )
        posed = self.posed(situation, rules, level, topics)
        prompt = self.asks.prompt(posed) if self.asks.prompt else msg(f"puzzle.{self.id}.prompt")
        return Made(situation, self.asks.scene(posed), prompt, Question(fields))

    def _balanced(
        self,
        rng: random.Random,
        wish: Wish,
        deal: Callable[[], tuple[Situation, tuple[Field, ...]]],
    ) -> tuple[Situation, tuple[Field, ...]]:
        """A deal whose answer does not come too often; after some tries any."""
        kept, made = balance.chances(self.id, wish), deal()
        for _ in range(balance.TRIES if kept else 0):
            if rng.random() < balance.chance(kept, self.guesses(*made, wish.rules)):
                break
            made = deal()
        return made

    def guesses(
        self, situation: Situation, fields: Iterable[Field], rules: Rules
    ) -> Iterator[balance.Guess]:
        """What can be said without looking and is right: see :func:`.balance.guesses`."""
        key = self.key(situation, rules)
        asked = balance.deciding(fields, key, self.headline)
        others = self.others(situation, rules)
        return balance.guesses(asked, [{**key, **other} for other in ({}, *others)])

    def _certain(self, rng: random.Random, wish: Wish, unsaid: tuple[str, ...]) -> str:
        """A sort, drawn by its share, of which some keys hang on no such option; "" for none."""
        there = {sort.name: sort for sort in self.sorts if sort.exists(wish.rules)}
        shares = {name: each for name, each in self.shares(wish).items() if name in there}
        while shares:
            (name,) = rng.choices([*shares], [*shares.values()])
            if _is_certain(self, there[name], wish, unsaid):
                return name
            del shares[name]
        return ""

    def hanging_on(
        self, options: Iterable[str], situation: Situation, wish: Wish, fields: Iterable[Field]
    ) -> Iterator[str]:
        """Of some options those with another value of which other answers would be right.

        Also those with which the situation could not happen.
        """
        key, here = self.key(situation, wish.rules), wish.rules
        asked = [field.id for field in fields if field.given is None and field.id in key]

        def matters(option: str, value: object) -> bool:
            try:
                there = self.game.replace_options(here, **{option: value})
                is_there = self.can_be(situation, there, wish.level)
                return not is_there or bool(differing(self.key(situation, there), key, asked))
            except MjteachError:  # nobody plays that value with the others
                return False

        for option in options:
            others = (v for v in self.game.values(option) if v != getattr(here, option))
            if any(matters(option, value) for value in others):
                yield option

    def is_possible(self, situation: Situation, rules: Rules, level: int) -> bool:
        """Whether what a level shows of a situation can happen, with the tiles that are in play."""
        if not can_lie(situation, _in_play(self, rules)) or not self.can_be(
            situation, rules, level
        ):
            return False
        return self.game is not RIICHI or are_open(situation, rules)

    def has(self, rules: Rules, level: int, topics: tuple[str, ...] = ()) -> bool:
        """Whether there are questions of a level, narrowed or not, under some rules."""
        return _has(self, Wish(level, rules, topics=topics))

    def levels_under(self, rules: Rules) -> tuple[int, ...]:
        """The levels that have questions under some rules."""
        return tuple(level for level in self.levels if self.has(rules, level))

    def topics_under(self, rules: Rules, level: int) -> tuple[str, ...]:
        """The topics of a level that have questions under some rules."""
        narrowing = (name for name, topic in self.topics.items() if topic.narrows(level))
        return tuple(name for name in narrowing if self.has(rules, level, (name,)))

    def shares(self, wish: Wish) -> Mapping[str, float]:
        """The shares of the sorts, by the mix or by the topics."""
        of_the_mix = shares_of(self.sorts, wish)
        if not wish.topics:
            return of_the_mix
        named = {name for topic in self.topics.values() for name in self._sorts_of(topic)}
        free = {name: share for name, share in of_the_mix.items() if name not in named}
        total: dict[str, float] = {}
        for topic in wish.topics:
            of_topic = self._sorts_of(self.topics[topic])
            here = {name: at_level(share, wish.level) for name, share in of_topic.items()}
            own = {name: share for name, share in here.items() if share} or free
            for name, share in own.items():
                total[name] = total.get(name, 0) + share / sum(own.values())
        return total

    def _sorts_of(self, topic: Topic) -> dict[str, Share]:
        names = {sort.name: None for sort in self.sorts}
        return {
            name: share
            for pattern, share in topic.sorts.items()
            for name in ([pattern] if pattern in names else fitting(names, pattern))
        }

    def fields_for(self, situation: Situation, wish: Wish) -> tuple[Field, ...] | None:
        """The form for a situation; None where the question would not be a fair one."""
        if not self.is_possible(situation, wish.rules, wish.level):
            return None
        posed = self.posed(situation, wish.rules, wish.level, wish.topics)
        key = self.steps.write(situation, posed.result)
        fields = tuple(self.asks.ask(posed))
        if wish.topics:
            fields = tuple(self._narrowed(fields, key, wish.topics))
            if not can_say(fields, key) or self._needs_others(posed, fields, wish.topics):
                return None
        if self.tempts and not self._shows(situation, wish.rules, fields):
            return None
        return fields

    def _narrowed(
        self, fields: tuple[Field, ...], key: Key, topics: tuple[str, ...]
    ) -> Iterator[Field]:
        """Fields of other topics with their value given, lists without words not yet taught.

        What need not be answered and is of other topics is left away.
        """
        chosen = [self.topics[topic] for topic in topics]
        hidden = {id for topic in self.topics.values() for id in topic.choices}
        hidden -= {id for topic in chosen for id in topic.choices}
        for field in fields:
            is_named = any(topic.opens(field.id) for topic in self.topics.values())
            if is_named and not any(topic.opens(field.id) for topic in chosen):
                if not field.optional:
                    yield field._replace(given=key.get(field.id))
            elif isinstance(field, PickOne | PickMany | NameEach):
                taught = tuple(choice for choice in field.choices if choice.id not in hidden)
                yield field._replace(choices=taught)
            else:
                yield field

    def _needs_others(
        self, posed: Posed, fields: tuple[Field, ...], topics: tuple[str, ...]
    ) -> bool:
        """Whether the open part of a question needs a topic that was not chosen."""
        for name, topic in self.topics.items():
            if name in topics or topic.needed is None or not topic.narrows(posed.level):
                continue
            asked = [field for field in fields if topic.opens(field.id)]
            is_given = bool(asked) and all(field.given is not None for field in asked)
            if not is_given and topic.needed(posed):
                return True
        return False

    def _shows(self, situation: Situation, rules: Rules, fields: tuple[Field, ...]) -> bool:
        key = self.key(situation, rules)
        asked = [field.id for field in fields if field.id in key and field.given is None]
        answers = (self.answer(situation, rules, row) for row in self.mistakes)
        return any(answer is not None and differing(answer, key, asked) for answer in answers)

    def read(self, puzzle: Puzzle, response: Response) -> tuple[Response, tuple[str, ...]]:
        """The response in canonical form; another right answer becomes the key's."""
        given, forms = canonical.read(puzzle, response)
        return self.settled(puzzle.content, puzzle.rules, given), forms

    def others(self, situation: Situation, rules: Rules) -> tuple[Key, ...]:
        """Right answers beside the key, each for some of the fields."""
        return _others(self, situation, rules)

    def settled(self, situation: Situation, rules: Rules, given: Response) -> Response:
        """An answer with the key's words in place of others that are right as well.

        Nothing is filled into an empty one, though an empty line may be right beside others.
        """
        if all(map(canonical.is_blank, given.values())):
            return given
        right = {
            id
            for other in self.others(situation, rules)
            if all(id not in given or agrees(given[id], other[id]) for id in other)
            for id in other
        }
        if not right:
            return given
        key = self.key(situation, rules)
        return {id: key.get(id) if id in right else value for id, value in given.items()}

    def of(self, puzzle: Puzzle) -> Posed:
        """The question of a puzzle."""
        return self.posed(puzzle.content, puzzle.rules, puzzle.level, puzzle.topics)

    def working(self, puzzle: Puzzle) -> Explanation:
        """The full working, with the answer."""
        return self.tells.explain(self.of(puzzle))

    def why_right(self, puzzle: Puzzle) -> Message:
        """One line on why the right answer is right."""
        posed = self.of(puzzle)
        return self.tells.right(posed) if self.tells.right else self.tells.explain(posed).message

    def nudge(self, puzzle: Puzzle, code: str) -> Message:
        """What to think about where a false rule is likely."""
        own = self.tells.nudge(self.of(puzzle), code) if self.tells.nudge else None
        return own or Message(f"mistake.{code}.nudge")

    def rule_against(self, puzzle: Puzzle, code: str) -> Message:
        """The rule that a false rule breaks."""
        instead = self.tells.rule_instead
        own = instead(self.of(puzzle), code) if instead else None
        return own or Message(f"mistake.{code}.rule")

    def plainly(self, puzzle: Puzzle, response: Response, field: str) -> Message | None:
        """What explains a wrong field without any false rule, if anything does."""
        tell = self.tells.plain
        return tell(self.of(puzzle), response, field) if tell else None

    def about_wrong(self, puzzle: Puzzle, part: Part) -> tuple[Message, ...]:
        """What to say about a wrong part that no false rule explains.

        Nothing about a value that the field does not offer.
        """
        field = puzzle.question.field(part.field)
        if self.tells.wrong is None or (field and not can_say((field,), {part.field: part.given})):
            return ()
        return tuple(self.tells.wrong(self.of(puzzle), part))

    def rule_of(self, puzzle: Puzzle, part: Part | None) -> Message:
        """The rule of a part that is wrong again; else that of the whole question."""
        tell = self.tells.rule
        told = tell(self.of(puzzle), part) if tell and part else ()
        return next(iter(told), None) or self.hints(puzzle)[2].message

    def hints(self, puzzle: Puzzle, _response: Response | None = None) -> tuple[Hint, ...]:
        """The ladder, from what to look for to all but the last step."""
        left = narrowed(puzzle.question.fields, self.key(puzzle.content, puzzle.rules))
        return tuple(ladder(self.id, self.tells, self.of(puzzle), puzzle.scene, left))


PATIENCE: Final = 20
"""So many questions are looked at for one whose key hangs on nothing that a source leaves open."""
_LOOKS: Final = 3
"""So many questions of a sort are looked at to know whether there can be such."""


@lru_cache(maxsize=2_000)
def _is_certain(kind: Kind, sort: Sort, wish: Wish, unsaid: tuple[str, ...]) -> bool:
    """Whether the key of one of a few questions of a sort hangs on no such option."""
    rng = random.Random(f"{kind.id}/{sort.name}/{wish.level}")
    few = (sort._replace(attempts=20),)
    for _ in range(_LOOKS):
        with suppress(GenerationError):
            situation, fields = dealt(
                rng, wish, few, {sort.name: 1}, lambda s: kind.fields_for(s, wish)
            )
            if not any(kind.hanging_on(unsaid, situation, wish, fields)):
                return True
    return False


@lru_cache(maxsize=4_000)
def _has(kind: Kind, wish: Wish) -> bool:
    shares = kind.shares(wish)
    return any(sort.name in shares and sort.exists(wish.rules) for sort in kind.sorts)


@lru_cache(maxsize=256)
def _in_play(kind: Kind, rules: Rules) -> Mapping[Tile, int]:
    return Counter(kind.game.tiles(rules))


@lru_cache(maxsize=4_000)
def _found(kind: Kind, situation: Situation, rules: Rules) -> Result:
    return kind.steps.find(situation, rules)


@lru_cache(maxsize=4_000)
def _key(kind: Kind, situation: Situation, rules: Rules) -> Key:
    return kind.steps.write(situation, _found(kind, situation, rules))


@lru_cache(maxsize=4_000)
def _others(kind: Kind, situation: Situation, rules: Rules) -> tuple[Key, ...]:
    key = dict(_key(kind, situation, rules))
    return tuple(kind.steps.accepts(situation, _found(kind, situation, rules), key))


def can_say(fields: tuple[Field, ...], key: Key) -> bool:
    """Whether every list to choose from has what the key says."""
    for field in fields:
        if isinstance(field, PickOne | PickMany | NameEach) and field.given is None:
            offered = {"none", *(choice.id for choice in field.choices)}
            if not offered.issuperset(_said(key.get(field.id))):
                return False
    return True


def _said(value: Value) -> set[str]:
    """The ids that a value of a list field is made of."""
    if isinstance(value, dict):
        return set(map(str, value.values()))
    if isinstance(value, list | tuple):
        return set(map(str, value))
    return {value} if isinstance(value, str) else set()
