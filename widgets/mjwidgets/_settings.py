"""How tiles are drawn for this reader: corner indices, size, language."""

from __future__ import annotations

from typing import NamedTuple

import traitlets

from mjteach.core.given import flag
from mjteach.text import use_language


class Settings(NamedTuple):
    """The settings; everything drawn later follows them."""

    indices: bool = True
    """Whether a small number or letter stands in the corner of each tile."""
    projector: bool = False
    """Everything twice as large, for a room."""
    lang: str = "en"
    confidence: bool = False
    """Whether each answer is given as sure or as a guess, before the verdict."""
    answers: bool = True
    """Whether a lesson that is saved or printed holds answers, folded; without, it is homework."""


class _Shared(traitlets.HasTraits):
    settings = traitlets.Instance(Settings, Settings())


_SHARED = _Shared()


def current() -> Settings:
    """The settings in force."""
    now: Settings = _SHARED.settings
    return now


def settings(
    *,
    indices: bool | None = None,
    projector: bool | None = None,
    lang: str | None = None,
    confidence: bool | None = None,
    answers: bool | None = None,
) -> Settings:
    """Change what is given, for everything drawn from now on; returns the settings in force.

    With ``answers=False`` a lesson is homework: what is saved of it holds no answer, and neither
    does what is printed. On the page everything can be asked for as before.

    Raises GivenError, with the languages that there are, for a ``lang`` without words;
    SituationError for what is neither True nor False.

    >>> settings().projector
    False
    """
    if lang is not None:
        use_language(lang)
    flags = {
        "indices": indices,
        "projector": projector,
        "confidence": confidence,
        "answers": answers,
    }
    for fact, wanted in flags.items():
        if wanted is not None:
            flag(fact, wanted)
    given = {**flags, "lang": lang}
    changes = {name: value for name, value in given.items() if value is not None}
    _SHARED.settings = Settings(**{**current()._asdict(), **changes})
    return current()
