"""The catalogs on disk: which files hold an id, read when it is first asked for.

``catalog/<language>`` is Project Fluent. An id of the code (``fu.pair.dragon``) is written there
with ``-`` for every dot (``fu-pair-dragon``). Its first word is its topic; the words of a topic are
in ``<topic>.ftl`` or, where they are many, in the files of the folder ``<topic>/``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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


@cache
def bundle(
    lang: str, topic: str, functions: Callable[[str], Mapping[str, Callable[..., Any]]]
) -> FluentBundle:
    """The words of one topic; ``functions`` gives the functions a language's sentences may call.

    Raises ValueError for a language without catalogs.
    """
    if lang not in languages():
        raise ValueError(f"no words in {lang!r}; there are {', '.join(languages())}")
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when needed

    # Isolation would put invisible marks around every parameter.
    made = FluentBundle([lang], functions=dict(functions(lang)), use_isolating=False)
    for path in files_of(topic, lang):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made
