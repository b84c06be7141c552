"""Custom rule sets: a published one with some options changed, and the short code that spells it.

``ourclub.club+kmangan=yes+rpfu=2`` is such a text: a name, the rule set it is based on, and what
differs. It says all, so it opens where nobody has heard of the name. An option is spelled by the
first letters of its words and its whole last word; so is a value that is a word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .errors import RuleSetError
from .message import Message, msg
from .options import Option, differences, no_such_value
from .printable import nearest, printable, shown

SPELLED: Final = r"(?:[a-z0-9_]*\.)?[a-z0-9_]+(?:\+[a-z0-9_]+=[a-z0-9_,.-]*)*"
"""How a rule set stands in the code of a question, its own or a published one."""
_PARTS: Final = re.compile(r"(?:(?P<word>[a-z0-9_]*)\.)?(?P<base>[a-z0-9_]+)(?P<changes>\+.*)?")
_LONGEST_WORD: Final = 20
"""Characters of a name in a code."""
_UNWRITTEN: Final = "own"
"""Stands in a code for a name without any plain letter."""
_NOTHING: Final = "none"
_YES_NO: Final = {"yes": True, "no": False}

Preset = TypeVar("Preset")
Rules = TypeVar("Rules")


class Own(NamedTuple):
    """What a custom rule set is: its name, what it is based on, and what differs."""

    name: str
    """Empty where nobody gave one."""
    base: str
    """The id of a published rule set."""
    options: tuple[str, ...]
    """The options that differ from it, in the order of all options."""

    def title(self, base: Message) -> Message:
        """Its name and what it is based on, as a message."""
        return msg("rules.own", name=self.name or None, base=base, count=len(self.options))


@dataclass(frozen=True, slots=True)
class NamedRules(Generic[Rules]):
    """A named rule set, with the options its source does not decide.

    One of one's own decides every option. Those with one id are equal.
    """

    id: str
    rules: Rules
    unstated: frozenset[str] = field(compare=False)
    """Options the source says nothing about."""
    varies: Mapping[str, tuple[Any, ...]] = field(compare=False)
    """Alternatives the source names without choosing, in its order."""

    def states(self, option: str) -> bool:
        """Whether the value of ``option`` is the source's own.

        >>> told = NamedRules("house", None, frozenset({"tobi"}), {"chi": (True, False)})
        >>> told.states("tobi"), told.states("chi"), told.states("uma")
        (False, False, True)
        """
        return option not in self.unstated and option not in self.varies


class RuleSets(NamedTuple, Generic[Preset]):
    """The rule sets of one game."""

    presets: Mapping[str, Preset]
    """The published ones."""
    options: Mapping[str, Option]
    replace: Callable[..., Any]
    """Rules with some options changed."""
    check: Callable[[Any], None]
    """Raises RuleSetError for rules that cannot be."""
    build: Callable[[str, Any, Own], Preset]
    """A rule set of one's own from its id, its rules, and what makes it one."""

    def own(self, name: object, base: str, rules: Any) -> Preset:
        """A custom rule set.

        Raises RuleSetError for rules that cannot be, for what is no name, and for the name of a
        published rule set.
        """
        told = printable(name.strip()) if isinstance(name, str) else ""
        if not told:
            raise RuleSetError("no_name", found=shown(name))
        return self._build(told, base, rules)

    def _build(self, name: str, base: str, rules: Any) -> Preset:
        """A custom rule set; without a name or a difference it is the published one."""
        self.check(rules)
        word = word_of(name) or (_UNWRITTEN if name else "")
        if word in self.presets:
            raise RuleSetError("name_taken", name=name)
        changes = differences(self.options, self._rules(base), rules)
        if not (word or changes):
            return self.presets[base]
        spelt = [f"{short(key)}={spelled(self.options[key], value)}" for key, _, value in changes]
        dotted = f"{word}.{base}" if word else base
        own = Own(name, base, tuple(key for key, _, _ in changes))
        return self.build("+".join((dotted, *spelt)), rules, own)

    def opened(self, text: str) -> Preset | None:
        """The custom rule set that a code spells; None for a text that spells none.

        Raises RuleSetError for a base, an option or a value that there is not.
        """
        found = _PARTS.fullmatch(text)
        if found is None or (found["word"] is None and found["changes"] is None):
            return None
        base = found["base"]
        if base not in self.presets:
            raise no_such_rule_set(base, self.presets)
        pairs = (pair.partition("=") for pair in (found["changes"] or "").split("+")[1:])
        options = {self._option(tag): value for tag, _, value in pairs}
        changes = {key: read(self.options[key], value) for key, value in options.items()}
        name = (found["word"] or "").replace("_", " ").strip()
        return self._build(name, base, self.replace(self._rules(base), **changes))

    def nearest(self, rules: Any) -> Preset:
        """The rule set with exactly these rules, or a nameless one based on the most similar."""
        counts = {id: len(differences(self.options, self._rules(id), rules)) for id in self.presets}
        base = min(counts, key=lambda id: counts[id])
        return self._build("", base, rules)

    def _rules(self, id: str) -> Any:
        return getattr(self.presets[id], "rules")  # noqa: B009 - whatever a game calls a rule set

    def _option(self, tag: str) -> str:
        """The option that a tag in a code stands for."""
        known = {short(key): key for key in self.options}
        if tag not in known:
            near = nearest(tag, known)
            raise RuleSetError("no_such_short", short=shown(tag), nearest=near)
        return known[tag]


def no_such_rule_set(named: object, presets: Iterable[str]) -> RuleSetError:
    """The error for an unknown rule set: the names nearest to it, and all names."""
    word, known = shown(named), tuple(presets)
    return RuleSetError("no_such_rule_set", ruleset=word, nearest=nearest(word, known), known=known)


def word_of(name: str) -> str:
    """A name as it is written in a code: plain small letters and digits.

    >>> word_of("Jürgen's Club"), word_of("麻雀")
    ('jurgens_club', '')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return "_".join(words)[:_LONGEST_WORD].strip("_")


def nameless(id: str) -> str:
    """A code without the name in it, which says what the rules are.

    >>> nameless("ourclub.club+rpfu=4"), nameless("club")
    ('club+rpfu=4', 'club')
    """
    return re.sub(r"^[a-z0-9_]*\.", "", id)


def short(name: str) -> str:
    """An option or a word as it is written in a code.

    >>> short("kiriage_mangan"), short("tobi")
    ('kmangan', 'tobi')
    """
    *first, last = name.split("_")
    return "".join(word[:1] for word in first) + last


def spelled(option: Option, value: object) -> str:
    """The value of an option as it is written in a code; :func:`read` reads it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None | ():
            return _NOTHING
        case tuple():
            return ",".join(spelled(option, item).replace(",", ".") for item in value)
        case str():
            return _words_of(option).get(str(value), str(value))
        case _:
            return str(value)


def read(option: Option, text: str) -> object:
    """The value that a code spells; raises RuleSetError where the option has no such value."""
    refused: RuleSetError | None = None
    for value in _readings(option, text):
        try:
            return option.typed(value)
        except RuleSetError as error:
            refused = refused or error
    raise refused or no_such_value(option, text)


def _readings(option: Option, text: str) -> Iterator[object]:
    """What a text may mean, the likeliest first; an option accepts only one of these."""
    words = {tag: word for word, tag in _words_of(option).items()}
    items = [[_plain(words, each) for each in item.split(".")] for item in text.split(",")]
    if len(items) == 1:
        yield _plain(words, text)
    if text in _YES_NO:
        yield _YES_NO[text]
    if text == _NOTHING:
        yield from (None, ())
    if all(len(item) == 1 for item in items):
        yield [item[0] for item in items]
    yield items


def _plain(words: Mapping[str, str], text: str) -> str | int:
    """One number or one word."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else words.get(text, text)


def _words_of(option: Option) -> dict[str, str]:
    """The words of an option with their short forms; in full where two would be the same."""
    words = [str(word) for word in option.allowed if isinstance(word, str)]
    shorts = [short(word) for word in words]
    return {
        word: word if shorts.count(tag) > 1 else tag
        for word, tag in zip(words, shorts, strict=True)
    }
