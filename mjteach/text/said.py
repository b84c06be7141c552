"""What an error and an explanation say when they are printed: sentences, in the language in use."""

from __future__ import annotations

from typing import Final

from ..core.errors import GivenError
from ..core.message import Explanation, Message
from ..core.printable import shown
from .bundles import languages
from .render import outline, render

_INDENT: Final = "  "


class _Use:
    """The language that is spoken where nobody asks for another."""

    lang = "en"


def use_language(lang: str) -> str:
    """Speak ``lang`` from now on; returns it.

    Raises GivenError, with the languages that there are, for one without words.

    >>> use_language("en")
    'en'
    """
    if lang not in languages():
        raise GivenError("no_language", found=shown(lang), known=languages())
    _Use.lang = lang
    return lang


def said(what: Message | Explanation) -> str:
    """The sentence of a message; of an explanation all its lines, each under what it supports.

    >>> from mjteach.core.message import msg
    >>> said(Explanation(msg("near.none")))
    'No yaku was close.'
    """
    if isinstance(what, Message):
        return render(what, _Use.lang)
    return "\n".join(_INDENT * line.depth + line.text for line in outline(what, _Use.lang))
