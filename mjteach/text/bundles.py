"""The catalogs on disk: which files hold an id; an entry is parsed when it is first asked for.

``catalog/<language>`` is Project Fluent. An id of the code (``fu.pair.dragon``) is written there
with ``-`` for every dot (``fu-pair-dragon``). Its first word is its topic; the words of a topic are
in ``<topic>.ftl`` or, where they are many, in the files of the folder ``<topic>/``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

CATALOG: Final = Path(__file__).parent / "catalog"
FULL: Final = "en"
"""The language that has words for everything; it stands in for words that another one lacks."""


class TextError(LookupError):
    """A message without words, or words that need a parameter the message does not have."""


def languages() -> tuple[str, ...]:
    """The languages that have catalogs.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(folder.name for folder in CATALOG.iterdir() if folder.is_dir()))


def fluent_id(id: str) -> str:
    """The id as the catalogs write it.

    >>> fluent_id("fu.pair.dragon")
    'fu-pair-dragon'
    """
    return id.replace(".", "-")


def topic_of(id: str) -> str:
    """The first word of an id; it names the files that hold the id's words.

    >>> topic_of("fu.pair.dragon")
    'fu'
    """
    return id.partition(".")[0]


def files_of(topic: str, lang: str) -> tuple[Path, ...]:
    """The files with the words of a topic.

    >>> [path.name for path in files_of("score", "en")]
    ['score.ftl']
    """
    folder = CATALOG / lang
    return (*folder.glob(f"{topic}.ftl"), *sorted(folder.glob(f"{topic}/*.ftl")))


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry begins; whatever belongs to it and stands on a line of its own is set in."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class TopicWords:
    """The entries of one topic. A page needs a few of its hundreds, and parsing takes the time."""

    def __init__(self, bundle: FluentBundle, texts: Iterable[str]) -> None:
        self._bundle = bundle
        self._unparsed: dict[str, str] = {}
        for text in texts:
            starts = [*_ENTRY.finditer(text)]
            ends = (*(start.start() for start in starts[1:]), len(text))
            for start, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(start[1], text[start.start() : end])

    def pattern(self, id: str) -> Pattern | None:
        """What an entry says, by its Fluent id; None if there is no such entry."""
        if id in self._unparsed:
            self._parse(id)
        return self._bundle.get_message(id).value if self._bundle.has_message(id) else None

    def format(
        self, pattern: Pattern, params: Mapping[str, object]
    ) -> tuple[object, Sequence[Exception]]:
        """The sentence of a pattern, and what went wrong with it."""
        return self._bundle.format_pattern(pattern, dict(params))

    def _parse(self, id: str) -> None:
        """An entry and all that it refers to, at once: another thread must not see half of it."""
        from fluent.runtime import FluentResource

        found, waiting = dict[str, str](), [id]
        while waiting:
            each = waiting.pop()
            if each in self._unparsed and each not in found:
                found[each] = self._unparsed[each]
                waiting += _NAME.findall(found[each])
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for each in found:
            self._unparsed.pop(each, None)


@cache
def words(
    lang: str, topic: str, functions: Callable[[str], Mapping[str, Callable[..., Any]]]
) -> TopicWords:
    """The words of one topic; ``functions`` gives the functions a language's sentences may call.

    Raises ValueError for a language without catalogs.
    """
    if lang not in languages():
        raise ValueError(f"no words in {lang!r}; there are {', '.join(languages())}")
    from fluent.runtime import FluentBundle  # slow to import: only when needed

    # Isolation would put invisible marks around every parameter.
    bundle = FluentBundle([lang], functions=dict(functions(lang)), use_isolating=False)
    return TopicWords(bundle, (path.read_text(encoding="utf-8") for path in files_of(topic, lang)))
