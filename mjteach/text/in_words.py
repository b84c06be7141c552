"""Messages and explanations as they are printed: sentences in the language in use."""

from __future__ import annotations

from typing import Final

from ..core.errors import GivenError
from ..core.message import Explanation, Message
from ..core.printable import shown
from .bundles import languages
from .render import outline, render

_INDENT: Final = "  "


class _Use:
    """The language that is used where nobody asks for another."""

    lang = "en"


def use_language(lang: str) -> str:
    """Print everything in ``lang`` from now on; returns it.

    Raises GivenError, which lists the languages, for one without a catalog.

    >>> use_language("en")
    'en'
    """
    if lang not in languages():
        raise GivenError("no_language", found=shown(lang), known=languages())
    _Use.lang = lang
    return lang


def in_words(what: Message | Explanation) -> str:
    """The sentence of a message, or the lines of an explanation, each indented under its parent.

    >>> from mjteach.core.message import msg
    >>> in_words(Explanation(msg("near.none")))
    'No yaku was close.'
    """
    if isinstance(what, Message):
        return render(what, _Use.lang)
    return "\n".join(_INDENT * line.depth + line.text for line in outline(what, _Use.lang))
