"""A rule by its id, out of the page ``rulebook.md``; it is read when the first is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from ..core.errors import GivenError, RuleSetError
from ..core.message import Explanation, Message, msg
from ..core.printable import shown

PAGE: Final = Path(__file__).parents[1] / "rulebook.md"
_HEADING: Final = re.compile(r"#{2,} \S+ (.+)")
_ENTRY: Final = re.compile(r"- \*\*(?P<id>[^*]+)\*\* (?P<text>.+) \*\[(?P<words>[^\]]+)\]\*")
_HERE: Final = " **Here:** "
_EXAMPLE: Final = "R2.6.2-b"
_DERIVED: Final = "derived"
_NO_SOURCE: Final = (_DERIVED, "ours")


@dataclass(frozen=True, slots=True, repr=False)
class Rule:
    """A rule with its id and what it rests on; ``print`` it to read it.

    Where sources contradict each other there is an entry as well, such as ``C5``: its text is what
    they say, ``here`` what the course plays, and ``about`` the rules it is about.
    """

    id: str
    section: str
    """The title of its section."""
    text: str
    """The rule, with options and tiles between backticks."""
    sources: tuple[str, ...] = ()
    """The words of the page for who states it, such as ``handbook``."""
    settled: tuple[Rule, ...] = ()
    """The contradictions of its sources."""
    here: str = ""
    about: tuple[str, ...] = ()

    def explain(self) -> Explanation:
        """The rule as a tree: its id and section, then the rule, its sources, what was settled."""
        head = msg("rulebook.rule", id=self.id, section=self.section)
        told = [msg("rulebook.text", text=_plain(self.text)), *self._rests_on()]
        disagree = [
            Explanation(
                msg("rulebook.settled", id=one.id, text=_plain(one.text)),
                (Explanation(msg("rulebook.here", text=_plain(one.here))),),
            )
            for one in self.settled
        ]
        return Explanation(head, (*map(Explanation, told), *disagree))

    def _rests_on(self) -> Iterator[Message]:
        if self.here:
            yield msg("rulebook.here", text=_plain(self.here))
        if self.about:
            yield msg("rulebook.about", rules=self.about)
        if named := tuple(word for word in self.sources if word not in _NO_SOURCE):
            is_derived = _DERIVED in self.sources
            yield msg("rulebook.derived" if is_derived else "rulebook.source", sources=named)
        elif self.sources:
            yield msg("rulebook.ours")

    def __str__(self) -> str:
        return str(self.explain())

    def __repr__(self) -> str:
        return f"<Rule {self.id}: {self.text}>"


def _plain(text: str) -> str:
    return text.replace("`", "")


def rule(id: str) -> Rule:
    """The rule with an id, as verdicts, explanations and lessons name it.

    Raises RuleSetError for an id that no rule has, with the nearest ones or the ids of a section;
    GivenError for what is no text.

    >>> print(rule("R4.2.2-f").text)  # doctest: +ELLIPSIS
    A pair of dragons, of the round wind or of your seat wind adds 2 fu. ...
    >>> rule("R2.6.2-d").settled == (rule("C5"),)
    True
    """
    if type(id) is not str:
        raise GivenError("no_rule", found=shown(id), example=_EXAMPLE)
    section, dash, letter = id.strip(" ().,").upper().partition("-")
    asked, known = f"{section}{dash}{letter.lower()}", rules_by_id()
    if asked in known:
        return known[asked]
    inside = [each for each in known if asked and each.startswith((f"{asked}-", f"{asked}."))]
    if inside:
        raise RuleSetError("no_rule_but_section", id=id, first=inside[0], last=inside[-1])
    nearest = tuple(get_close_matches(asked, known, cutoff=0.7))
    raise RuleSetError("no_such_rule", id=id, nearest=nearest, example=_EXAMPLE)


@cache
def rules_by_id() -> dict[str, Rule]:
    """Every entry of the page, in its order. Raises ValueError for one that cannot be read."""
    found: dict[str, Rule] = {}
    for section, id, text, words in _entries(PAGE.read_text(encoding="utf-8")):
        said, is_settled, here = text.partition(_HERE)
        if not is_settled:
            found[id] = Rule(id, section, text, words)
            continue
        about = tuple(filter(found.get, words))
        found[id] = Rule(id, section, said, here=here, about=about)
        for each in about:
            settled = (*found[each].settled, found[id])
            found[each] = replace(found[each], settled=settled)
    return found


def _entries(page: str) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Each entry: the title of its section, its id, its text, and the words in its brackets."""
    section, seen = "", set[str]()
    for number, line in enumerate(page.splitlines(), 1):
        if heading := _HEADING.fullmatch(line):
            section = heading[1]
        if not line.startswith(("- **R", "- **C")):
            continue
        entry = _ENTRY.fullmatch(line)
        if entry is None or entry["id"] in seen:
            raise ValueError(f"{PAGE.name}, line {number}: write “- **id** text *[words]*” once")
        seen.add(entry["id"])
        yield section, entry["id"], entry["text"], tuple(entry["words"].split(", "))
